//! Compares two objects of the same name.

use super::alignment::align;
use super::code_items::{CodeItem, Interner, changed_fields};
use super::entities::{Properties, add_attributes};
use super::matching::{Matching, Side, pair_equal_blocks};
use super::{CodeChange, DeclarationChange, Declared, ObjectDiff, Property, PropertyValue};
use crate::module::{BinaryBuf, KindBuf, ObjectBuf};
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_isa::object::InputInfo;
use openvisa_isa_core::Version;

/// Maximum number of rounds that refine a matching of declarations.
const MAX_ROUNDS: usize = 3;

/// Compares two objects, each with the version of its code. `indices` are their positions in the
/// modules.
pub(super) fn diff_objects(sides: [(&ObjectBuf, Version); 2], indices: [usize; 2]) -> ObjectDiff {
    let mut shapes = Interner::default();
    let [before, after] = sides.map(|(object, version)| Side::new(object, version, &mut shapes));
    let matching = best_matching(&before, &after);
    let mut renamed = Vec::new();
    for (old, new) in matching.forward.iter().enumerate() {
        let Some(new) = new else { continue };
        let ((class, old), (_, new)) = (before.entities.id(old), after.entities.id(*new));
        if before.object.name_of(class, old) != after.object.name_of(class, new) {
            renamed.push((class, old, new));
        }
    }
    ObjectDiff {
        before: indices[0],
        after: indices[1],
        renamed,
        declarations: diff_declarations(&before, &after, &matching),
        code: diff_code(&before, &after, &matching),
    }
}

/// Returns the matching of declarations with the fewest differences that was found.
fn best_matching(before: &Side<'_>, after: &Side<'_>) -> Matching {
    let [old, new] = [before, after].map(|side| side.items.iter().map(|item| item.shape).collect::<Vec<_>>());
    let mut shape_pairs = align(&old, &new);
    shape_pairs.extend(pair_equal_blocks(&before.items, &after.items));
    let starts = [Matching::by_name(before, after), Matching::by_votes(before, after, &shape_pairs)];
    let mut best: Option<(usize, Matching)> = None;
    for mut matching in starts {
        for _ in 0..MAX_ROUNDS {
            let [old, new] = exact_keys(before, after, &matching);
            let pairs = align(&old, &new);
            let unpaired = before.items.len() + after.items.len() - 2 * pairs.len();
            let cost = unpaired + diff_declarations(before, after, &matching).len();
            let votes: Vec<_> = pairs.iter().chain(&pairs).chain(&shape_pairs).copied().collect();
            let next = Matching::by_votes(before, after, &votes);
            let is_settled = next == matching || cost == 0;
            if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                best = Some((cost, matching));
            }
            if is_settled {
                break;
            }
            matching = next;
        }
        if best.as_ref().is_some_and(|(cost, ..)| *cost == 0) {
            break;
        }
    }
    best.map_or_else(|| Matching::by_name(before, after), |(_, matching)| matching)
}

/// Returns numbers of the instructions of both objects that are equal for equal instructions, whose
/// references are matched.
fn exact_keys(before: &Side<'_>, after: &Side<'_>, matching: &Matching) -> [Vec<u32>; 2] {
    let mut known: BTreeMap<(u32, Vec<usize>), u32> = BTreeMap::new();
    let first_unmatched = before.entities.len();
    let mut number = |items: &[CodeItem], entity: &dyn Fn(usize) -> usize| -> Vec<u32> {
        let keys = items.iter().map(|item| {
            let references = item.references.iter().map(|reference| entity(reference.entity)).collect();
            let next = known.len() as u32;
            *known.entry((item.shape, references)).or_insert(next)
        });
        keys.collect()
    };
    let old = number(&before.items, &|entity| entity);
    let new = number(&after.items, &|entity| matching.backward[entity].unwrap_or(first_unmatched + entity));
    [old, new]
}

/// Returns the differences of the code.
fn diff_code(before: &Side<'_>, after: &Side<'_>, matching: &Matching) -> Vec<CodeChange> {
    let [old_keys, new_keys] = exact_keys(before, after, matching);
    let mut changes: Vec<((usize, usize), CodeChange)> = Vec::new();
    let mut moved: [BTreeSet<usize>; 2] = Default::default();
    let mut add_moved = |old: Range<usize>, new: Range<usize>, moved: &mut [BTreeSet<usize>; 2]| {
        moved[0].extend(old.clone());
        moved[1].extend(new.clone());
        changes.push(((old.start, new.start), CodeChange::Moved { before: old, after: new }));
    };
    // Blocks that are at another place are left out first: their instructions would be paired with
    // equal ones of other blocks.
    for (old, new) in moved_blocks((&before.items, &old_keys), (&after.items, &new_keys)) {
        add_moved(old, new, &mut moved);
    }
    let gaps = exact_gaps(&old_keys, &new_keys, &moved);
    let mut candidates: BTreeMap<Vec<u32>, VecDeque<Range<usize>>> = BTreeMap::new();
    for run in gaps.iter().flat_map(|gap| runs(&gap.new, &BTreeSet::new())) {
        for segment in segments(&after.items, run) {
            candidates.entry(new_keys[segment.clone()].to_vec()).or_default().push_back(segment);
        }
    }
    for run in gaps.iter().flat_map(|gap| runs(&gap.old, &BTreeSet::new())) {
        for segment in segments(&before.items, run) {
            let found = candidates.get_mut(&old_keys[segment.clone()]).and_then(VecDeque::pop_front);
            if let Some(target) = found {
                add_moved(segment, target, &mut moved);
            }
        }
    }
    let kind = |item: &CodeItem, other: u32| item.kind.map_or(other, |kind| kind as u32);
    for Gap { old, new, end } in gaps {
        let old: Vec<usize> = old.into_iter().filter(|index| !moved[0].contains(index)).collect();
        let new: Vec<usize> = new.into_iter().filter(|index| !moved[1].contains(index)).collect();
        // Code that cannot be decoded is paired with nothing.
        let old_kinds: Vec<u32> = old.iter().map(|index| kind(&before.items[*index], u32::MAX)).collect();
        let new_kinds: Vec<u32> = new.iter().map(|index| kind(&after.items[*index], u32::MAX - 1)).collect();
        let same_kind: Vec<_> = align(&old_kinds, &new_kinds).into_iter().map(|(a, b)| (old[a], new[b])).collect();
        for (a, b) in &same_kind {
            let fields = changed_fields(
                (&before.items[*a], before.version),
                (&after.items[*b], after.version),
                &|entity| matching.forward[entity],
                (&before.entities, &after.entities),
            );
            changes.push(((*a, *b), CodeChange::Changed { before: *a, after: *b, fields }));
        }
        let paired: [BTreeSet<usize>; 2] =
            [same_kind.iter().map(|(a, _)| *a).collect(), same_kind.iter().map(|(_, b)| *b).collect()];
        for run in runs(&old, &paired[0]) {
            changes.push(((run.start, 0), CodeChange::Removed { before: run }));
        }
        for run in runs(&new, &paired[1]) {
            // Before the pair that follows.
            let place = same_kind.iter().find(|(_, b)| *b > run.start).map_or(end, |(a, _)| *a);
            changes.push(((place, run.start), CodeChange::Added { after: run }));
        }
    }
    changes.sort_by_key(|(place, _)| *place);
    changes.into_iter().map(|(_, change)| change).collect()
}

/// Returns the blocks that both sequences have at different places. Each is given by its
/// instructions and their keys.
fn moved_blocks(
    (old_items, old_keys): (&[CodeItem], &[u32]),
    (new_items, new_keys): (&[CodeItem], &[u32]),
) -> Vec<(Range<usize>, Range<usize>)> {
    let mut known: BTreeMap<Vec<u32>, u32> = BTreeMap::new();
    let [old, new] = [(old_items, old_keys), (new_items, new_keys)].map(|(items, keys)| {
        let blocks = segments(items, 0..items.len()).into_iter().map(|block| {
            let next = known.len() as u32;
            (*known.entry(keys[block.clone()].to_vec()).or_insert(next), block)
        });
        blocks.collect::<Vec<_>>()
    });
    let ids = |blocks: &[(u32, Range<usize>)]| blocks.iter().map(|(id, _)| *id).collect::<Vec<_>>();
    let pairs = align(&ids(&old), &ids(&new));
    let [old_paired, new_paired]: [BTreeSet<usize>; 2] =
        [pairs.iter().map(|(a, _)| *a).collect(), pairs.iter().map(|(_, b)| *b).collect()];
    let mut free: BTreeMap<u32, VecDeque<&Range<usize>>> = BTreeMap::new();
    for (index, (id, block)) in new.iter().enumerate() {
        if !new_paired.contains(&index) {
            free.entry(*id).or_default().push_back(block);
        }
    }
    let unpaired = old.iter().enumerate().filter(|(index, _)| !old_paired.contains(index));
    let moved = unpaired.filter_map(|(_, (id, block))| Some((block.clone(), free.get_mut(id)?.pop_front()?.clone())));
    moved.collect()
}

/// The instructions of both objects between two pairs of equal instructions.
struct Gap {
    old: Vec<usize>,
    new: Vec<usize>,
    /// Position of the pair after the gap in the first object.
    end: usize,
}

/// Aligns the instructions that are not moved by their keys. Returns what is between the pairs.
fn exact_gaps(old_keys: &[u32], new_keys: &[u32], moved: &[BTreeSet<usize>; 2]) -> Vec<Gap> {
    let stays = |keys: &[u32], moved: &BTreeSet<usize>| -> (Vec<usize>, Vec<u32>) {
        let stays = keys.iter().copied().enumerate().filter(|(index, _)| !moved.contains(index));
        stays.unzip()
    };
    let (old, old_stays) = stays(old_keys, &moved[0]);
    let (new, new_stays) = stays(new_keys, &moved[1]);
    let gaps = gaps_of(&align(&old_stays, &new_stays), old.len(), new.len()).into_iter();
    let end = |a: &Range<usize>| old.get(a.end).copied().unwrap_or(old_keys.len());
    gaps.map(|(a, b)| Gap { end: end(&a), old: old[a].to_vec(), new: new[b].to_vec() }).collect()
}

/// Returns the ranges between pairs, in both sequences.
fn gaps_of(pairs: &[(usize, usize)], before: usize, after: usize) -> Vec<(Range<usize>, Range<usize>)> {
    let (mut a, mut b) = (0, 0);
    let mut gaps = Vec::new();
    for (x, y) in pairs.iter().copied().chain([(before, after)]) {
        if a < x || b < y {
            gaps.push((a..x, b..y));
        }
        (a, b) = (x + 1, y + 1);
    }
    gaps
}

/// Splits a range of instructions where blocks begin.
fn segments(items: &[CodeItem], range: Range<usize>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = range.start;
    for index in range.clone().skip(1) {
        if items[index].begins_block() {
            found.push(start..index);
            start = index;
        }
    }
    if start < range.end {
        found.push(start..range.end);
    }
    found
}

/// Returns the ranges of consecutive positions that are not paired.
fn runs(positions: &[usize], paired: &BTreeSet<usize>) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for position in positions.iter().filter(|position| !paired.contains(position)) {
        match found.last_mut() {
            Some(run) if run.end == *position => run.end += 1,
            _ => found.push(*position..position + 1),
        }
    }
    found
}

/// Returns the differences outside of the code.
fn diff_declarations(before: &Side<'_>, after: &Side<'_>, matching: &Matching) -> Vec<DeclarationChange> {
    let mut changes = Vec::new();
    let [old, new] = [before.object, after.object].map(object_properties);
    diff_properties((Declared::Object, &old), (Declared::Object, &new), &mut changes);
    for (old, new) in matching.forward.iter().enumerate() {
        let (class, id) = before.entities.id(old);
        let item = Declared::Entity(class, id);
        let Some(new) = *new else {
            changes.push(DeclarationChange::Removed(item));
            continue;
        };
        let (class, id) = after.entities.id(new);
        let other = Declared::Entity(class, id);
        diff_properties((item, &before.properties[old]), (other, &after.properties[new]), &mut changes);
        let parents = (before.parents[old], after.parents[new]);
        if parents.0.map(|parent| matching.forward[parent]) != parents.1.map(Some) {
            let value = |side: &Side<'_>, parent: Option<usize>| {
                parent.map(|parent| side.entities.id(parent)).map(|(class, id)| PropertyValue::Reference(class, id))
            };
            changes.push(DeclarationChange::Changed {
                before: item,
                after: other,
                property: Property::Alias,
                old: value(before, parents.0),
                new: value(after, parents.1),
            });
        }
    }
    for (new, _) in matching.backward.iter().enumerate().filter(|(_, old)| old.is_none()) {
        let (class, id) = after.entities.id(new);
        changes.push(DeclarationChange::Added(Declared::Entity(class, id)));
    }
    diff_inputs(before, after, matching, &mut changes);
    let [old, new] = [before.object, after.object].map(binaries);
    for index in 0..old.len().max(new.len()) {
        let item = Declared::Binary(index);
        match (old.get(index), new.get(index)) {
            (Some(old), Some(new)) => {
                let [old, new] = [old, new].map(binary_properties);
                diff_properties((item, &old), (item, &new), &mut changes);
            }
            (Some(_), None) => changes.push(DeclarationChange::Removed(item)),
            _ => changes.push(DeclarationChange::Added(item)),
        }
    }
    changes
}

/// Adds the properties of two items that differ.
fn diff_properties(
    (before, old): (Declared, &Properties),
    (after, new): (Declared, &Properties),
    changes: &mut Vec<DeclarationChange>,
) {
    let names: BTreeSet<&Property> = old.keys().chain(new.keys()).collect();
    for property in names {
        let (old, new) = (old.get(property), new.get(property));
        if old != new {
            let (property, old, new) = (property.clone(), old.cloned(), new.cloned());
            changes.push(DeclarationChange::Changed { before, after, property, old, new });
        }
    }
}

/// Returns the properties of an object itself.
fn object_properties(object: &ObjectBuf) -> Properties {
    let number = |number: u8| PropertyValue::Number(i64::from(number));
    let name = object.strings.get(object.name_index).map(|name| name.as_bytes().to_vec());
    let mut found = Properties::from([(Property::VmeCount, number(object.vme_count))]);
    if let Some(name) = name {
        found.insert(Property::Name, PropertyValue::Bytes(name));
    }
    if let KindBuf::Function { linkage, input_size, return_value_size } = object.kind {
        found.insert(Property::Linkage, number(linkage));
        found.insert(Property::ArgumentRegisters, number(input_size));
        found.insert(Property::ReturnRegisters, number(return_value_size));
    }
    add_attributes(object, &object.attributes, &mut found);
    found
}

/// Returns the compiled binaries of an object.
fn binaries(object: &ObjectBuf) -> &[BinaryBuf] {
    match &object.kind {
        KindBuf::Kernel { binaries, .. } => binaries,
        KindBuf::Function { .. } => &[],
    }
}

fn binary_properties(binary: &BinaryBuf) -> Properties {
    let BinaryBuf { platform, code, position: _ } = binary;
    Properties::from([
        (Property::Platform, PropertyValue::Number(i64::from(*platform))),
        (Property::MachineCode, PropertyValue::Bytes(code.clone())),
    ])
}

/// Returns the inputs of an object.
fn inputs(object: &ObjectBuf) -> &[InputInfo] {
    match &object.kind {
        KindBuf::Kernel { inputs, .. } => inputs,
        KindBuf::Function { .. } => &[],
    }
}

fn input_properties(input: &InputInfo) -> Properties {
    let InputInfo { kind, id: _, offset, size } = *input;
    Properties::from([
        (Property::Kind, PropertyValue::Number(i64::from(kind.bits()))),
        (Property::Offset, PropertyValue::Number(i64::from(offset))),
        (Property::Size, PropertyValue::Number(i64::from(size))),
    ])
}

/// Adds the differences of inputs, which are matched by their variables.
fn diff_inputs(before: &Side<'_>, after: &Side<'_>, matching: &Matching, changes: &mut Vec<DeclarationChange>) {
    let (old, new) = (inputs(before.object), inputs(after.object));
    // An input without a declared variable is matched by the number of the variable.
    type InputKey = (Option<usize>, Option<u32>);
    let mut free: BTreeMap<InputKey, VecDeque<usize>> = BTreeMap::new();
    for (index, (input, entity)) in new.iter().zip(&after.inputs).enumerate() {
        free.entry((*entity, entity.is_none().then_some(input.id))).or_default().push_back(index);
    }
    let mut pairs = Vec::new();
    for (index, (input, entity)) in old.iter().zip(&before.inputs).enumerate() {
        let key = match entity {
            Some(entity) => matching.forward[*entity].map(|entity| (Some(entity), None)),
            None => Some((None, Some(input.id))),
        };
        match key.and_then(|key| free.get_mut(&key)).and_then(VecDeque::pop_front) {
            Some(other) => {
                let (item, after) = (Declared::Input(index), Declared::Input(other));
                let properties = (input_properties(input), input_properties(&new[other]));
                diff_properties((item, &properties.0), (after, &properties.1), changes);
                pairs.push((index, other));
            }
            None => changes.push(DeclarationChange::Removed(Declared::Input(index))),
        }
    }
    let added: BTreeSet<usize> = free.into_values().flatten().collect();
    changes.extend(added.into_iter().map(|index| DeclarationChange::Added(Declared::Input(index))));
    if !pairs.is_sorted_by_key(|(_, after)| *after) {
        let (old, new) = pairs.into_iter().unzip();
        changes.push(DeclarationChange::Changed {
            before: Declared::Object,
            after: Declared::Object,
            property: Property::InputOrder,
            old: Some(PropertyValue::Positions(old)),
            new: Some(PropertyValue::Positions(new)),
        });
    }
}
