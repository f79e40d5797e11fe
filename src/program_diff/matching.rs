//! Matches the declarations of two objects.
//!
//! Each pair of aligned instructions is a vote for matching what they refer to. The pairs with the
//! most votes win, and names decide between equal numbers of votes. Declarations that no aligned
//! instruction uses are matched by their parents, by name, and by their properties.

use super::Property;
use super::code_items::CodeItem;
use super::entities::{EntityTable, Properties, properties_of};
use crate::module::{KindBuf, ObjectBuf};
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::vec;
use alloc::vec::Vec;
use openvisa_isa::VariableClass;
use openvisa_isa::enums::InputClass;

/// An object with all that the comparison needs of it.
pub(super) struct Side<'o> {
    pub(super) object: &'o ObjectBuf,
    pub(super) version: openvisa_isa_core::Version,
    pub(super) entities: EntityTable,
    pub(super) properties: Vec<Properties>,
    /// Parent of each entity that is an alias.
    pub(super) parents: Vec<Option<usize>>,
    pub(super) items: Vec<CodeItem>,
    /// Entity of each input.
    pub(super) inputs: Vec<Option<usize>>,
}

impl<'o> Side<'o> {
    pub(super) fn new(
        object: &'o ObjectBuf,
        version: openvisa_isa_core::Version,
        shapes: &mut super::code_items::Interner,
    ) -> Self {
        let entities = EntityTable::new(object);
        let properties = (0..entities.len()).map(|entity| properties_of(object, &entities, entity)).collect();
        let parent = |entity: usize| match entities.id(entity) {
            (VariableClass::General, id) => {
                let index = object.variable(id).map_or(0, |variable| variable.alias_index);
                entities.find(VariableClass::General, index)
            }
            _ => None,
        };
        let inputs = match &object.kind {
            KindBuf::Kernel { inputs, .. } => {
                let class = |input: &openvisa_isa::object::InputInfo| match input.kind.class() {
                    Some(InputClass::Sampler) => VariableClass::Sampler,
                    Some(InputClass::Surface) => VariableClass::Surface,
                    _ => VariableClass::General,
                };
                inputs.iter().map(|input| entities.find(class(input), input.id)).collect()
            }
            KindBuf::Function { .. } => Vec::new(),
        };
        let parents = (0..entities.len()).map(parent).collect();
        let items = super::code_items::code_items(object, version, &entities, shapes);
        Self { object, version, properties, parents, inputs, items, entities }
    }

    /// Returns the name of an entity.
    fn name(&self, entity: usize) -> Option<&'o [u8]> {
        let (class, id) = self.entities.id(entity);
        self.object.name_of(class, id).map(|name| name.as_bytes())
    }
}

/// The matched declarations of two objects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Matching {
    /// For each entity of the first object, the one of the second.
    pub(super) forward: Vec<Option<usize>>,
    /// For each entity of the second object, the one of the first.
    pub(super) backward: Vec<Option<usize>>,
}

impl Matching {
    fn empty(before: &Side<'_>, after: &Side<'_>) -> Self {
        Self { forward: vec![None; before.entities.len()], backward: vec![None; after.entities.len()] }
    }

    /// Matches two entities, if both have no match yet. Returns whether they are matched now.
    fn add(&mut self, before: usize, after: usize) -> bool {
        let is_free = self.forward[before].is_none() && self.backward[after].is_none();
        if is_free {
            self.forward[before] = Some(after);
            self.backward[after] = Some(before);
        }
        is_free
    }

    /// Matches declarations by class and name.
    pub(super) fn by_name(before: &Side<'_>, after: &Side<'_>) -> Self {
        let mut matching = Self::empty(before, after);
        matching.add_by_name(before, after, &|_, _| true);
        matching.add_unused(before, after);
        matching
    }

    /// Matches declarations by votes. `pairs` are positions of aligned instructions.
    pub(super) fn by_votes(before: &Side<'_>, after: &Side<'_>, pairs: &[(usize, usize)]) -> Self {
        let mut votes: BTreeMap<(usize, usize), usize> = BTreeMap::new();
        for (a, b) in pairs {
            for (old, new) in before.items[*a].references.iter().zip(&after.items[*b].references) {
                if before.entities.id(old.entity).0 == after.entities.id(new.entity).0 {
                    *votes.entry((old.entity, new.entity)).or_default() += 1;
                }
            }
        }
        for pair in input_pairs(before, after) {
            *votes.entry(pair).or_default() += 1;
        }
        let mut ranked: Vec<_> = votes.into_iter().collect();
        ranked.sort_by_key(|((old, new), count)| {
            let is_same_name = before.name(*old) == after.name(*new);
            let is_alike = before.properties[*old] == after.properties[*new];
            (core::cmp::Reverse((*count, is_same_name, is_alike)), *old, *new)
        });
        let mut matching = Self::empty(before, after);
        for ((old, new), _) in ranked {
            matching.add(old, new);
        }
        matching.add_unused(before, after);
        matching
    }

    /// Matches the declarations that have no match yet.
    fn add_unused(&mut self, before: &Side<'_>, after: &Side<'_>) {
        for (old, new) in input_pairs(before, after) {
            self.add(old, new);
        }
        self.add_parents(before, after);
        let (old_colors, new_colors) = colors(before, after);
        self.add_by_name(before, after, &|old, new| old_colors[old] == new_colors[new]);
        self.add_parents(before, after);
        // Entities with equal colours have equal properties, and so have their parents and aliases.
        self.add_by_key(before, after, old_colors.into_iter().map(Some), new_colors.into_iter().map(Some));
        let properties = |side: &Side<'_>| -> Vec<_> {
            let key = |entity: usize| Some((side.entities.id(entity).0 as u8, side.properties[entity].clone()));
            (0..side.entities.len()).map(key).collect()
        };
        self.add_by_key(before, after, properties(before), properties(after));
        // Aliases of matched variables with the same type.
        let alias = |side: &Side<'_>, parent_of: &dyn Fn(usize) -> Option<usize>| -> Vec<_> {
            let key = |(entity, parent): (usize, &Option<usize>)| {
                let data_type = side.properties[entity].get(&Property::Type).cloned();
                Some((parent.and_then(parent_of)?, alloc::format!("{data_type:?}")))
            };
            side.parents.iter().enumerate().map(key).collect()
        };
        let (old, new) = (alias(before, &|parent| self.forward[parent]), alias(after, &Some));
        self.add_by_key(before, after, old, new);
        self.add_by_name(before, after, &|_, _| true);
    }

    /// Matches entities with equal keys in their order, and their parents.
    fn add_by_key<K: Ord>(
        &mut self,
        before: &Side<'_>,
        after: &Side<'_>,
        old_keys: impl IntoIterator<Item = Option<K>>,
        new_keys: impl IntoIterator<Item = Option<K>>,
    ) {
        let mut free: BTreeMap<K, VecDeque<usize>> = BTreeMap::new();
        for (new, key) in new_keys.into_iter().enumerate() {
            if let Some(key) = key.filter(|_| self.backward[new].is_none()) {
                free.entry(key).or_default().push_back(new);
            }
        }
        for (old, key) in old_keys.into_iter().enumerate() {
            let list = key.filter(|_| self.forward[old].is_none()).and_then(|key| free.get_mut(&key));
            if let Some(new) = list.and_then(|list| next_free(list, &self.backward)) {
                self.add(old, new);
                self.add_ancestors(before, after, old, new);
            }
        }
    }

    /// Matches the parents of matched aliases.
    fn add_parents(&mut self, before: &Side<'_>, after: &Side<'_>) {
        for old in 0..self.forward.len() {
            if let Some(new) = self.forward[old] {
                self.add_ancestors(before, after, old, new);
            }
        }
    }

    /// Matches the parents of two matched entities, and their parents in turn. Ends in a cycle of
    /// aliases too, since each step matches something.
    fn add_ancestors(&mut self, before: &Side<'_>, after: &Side<'_>, mut old: usize, mut new: usize) {
        while let (Some(old_parent), Some(new_parent)) = (before.parents[old], after.parents[new])
            && self.add(old_parent, new_parent)
        {
            (old, new) = (old_parent, new_parent);
        }
    }

    /// Matches entities of equal class and name that `may` be matched.
    fn add_by_name(&mut self, before: &Side<'_>, after: &Side<'_>, may: &dyn Fn(usize, usize) -> bool) {
        let mut named: BTreeMap<_, VecDeque<usize>> = BTreeMap::new();
        for new in (0..self.backward.len()).filter(|new| self.backward[*new].is_none()) {
            named.entry((after.entities.id(new).0 as u8, after.name(new))).or_default().push_back(new);
        }
        for old in 0..self.forward.len() {
            let key = (before.entities.id(old).0 as u8, before.name(old));
            if self.forward[old].is_none()
                && let Some(list) = named.get_mut(&key)
                && let Some(new) = next_free(list, &self.backward)
                && may(old, new)
            {
                self.add(old, new);
            }
        }
    }
}

/// Returns the variables of inputs at equal positions, if both objects have as many inputs.
fn input_pairs(before: &Side<'_>, after: &Side<'_>) -> Vec<(usize, usize)> {
    if before.inputs.len() != after.inputs.len() {
        return Vec::new();
    }
    let pairs = before.inputs.iter().zip(&after.inputs).filter_map(|(old, new)| old.zip(*new));
    pairs.filter(|(old, new)| before.entities.id(*old).0 == after.entities.id(*new).0).collect()
}

/// Returns the first entry of a list that is free. The list loses those before it.
fn next_free(list: &mut VecDeque<usize>, taken: &[Option<usize>]) -> Option<usize> {
    while let Some(first) = list.front() {
        if taken[*first].is_none() {
            return Some(*first);
        }
        list.pop_front();
    }
    None
}

/// Maximum number of rounds of the colour refinement. Deeper chains of aliases are not
/// distinguished.
const MAX_ROUNDS: usize = 16;

/// Returns a colour of each entity of both objects: equal for equal classes and properties of the
/// entity, its parent and its aliases (colour refinement).
fn colors(before: &Side<'_>, after: &Side<'_>) -> (Vec<u32>, Vec<u32>) {
    fn number<K: Ord>(known: &mut BTreeMap<K, u32>, key: K) -> u32 {
        let next = known.len() as u32;
        *known.entry(key).or_insert(next)
    }
    let mut known = BTreeMap::new();
    let mut start = |side: &Side<'_>| -> Vec<u32> {
        let key = |entity: usize| (side.entities.id(entity).0 as u8, alloc::format!("{:?}", side.properties[entity]));
        (0..side.entities.len()).map(|entity| number(&mut known, key(entity))).collect()
    };
    let (mut old, mut new) = (start(before), start(after));
    let mut count = known.len();
    for _ in 0..MAX_ROUNDS {
        let mut known = BTreeMap::new();
        let mut refine = |side: &Side<'_>, colors: &[u32]| -> Vec<u32> {
            let mut aliases: Vec<Vec<u32>> = vec![Vec::new(); colors.len()];
            for (entity, parent) in side.parents.iter().enumerate() {
                if let Some(parent) = parent {
                    aliases[*parent].push(colors[entity]);
                }
            }
            let next = aliases.into_iter().enumerate().map(|(entity, mut aliases)| {
                aliases.sort_unstable();
                let parent = side.parents[entity].map(|parent| colors[parent]);
                number(&mut known, (colors[entity], parent, aliases))
            });
            next.collect()
        };
        (old, new) = (refine(before, &old), refine(after, &new));
        if known.len() == count {
            break;
        }
        count = known.len();
    }
    (old, new)
}

/// Returns pairs of positions of blocks that have the same shapes of instructions and occur once in
/// both objects, as pairs of instructions.
pub(super) fn pair_equal_blocks(before: &[CodeItem], after: &[CodeItem]) -> Vec<(usize, usize)> {
    let blocks = |items: &[CodeItem]| {
        let mut found: BTreeMap<Vec<u32>, Vec<usize>> = BTreeMap::new();
        let mut starts: BTreeSet<usize> = (0..items.len()).filter(|index| items[*index].begins_block()).collect();
        starts.insert(0);
        let ends = starts.iter().skip(1).copied().chain([items.len()]);
        for (start, end) in starts.iter().zip(ends) {
            let shapes = items.get(*start..end).unwrap_or(&[]).iter().map(|item| item.shape).collect();
            found.entry(shapes).or_default().push(*start);
        }
        found
    };
    let (old, new) = (blocks(before), blocks(after));
    let mut pairs = Vec::new();
    for (shapes, starts) in &old {
        if let ([a], Some([b])) = (starts.as_slice(), new.get(shapes).map(Vec::as_slice)) {
            pairs.extend((0..shapes.len()).map(|index| (a + index, b + index)));
        }
    }
    pairs
}
