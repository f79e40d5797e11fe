//! Comparison of fields of instructions, and of members of structures.
//!
//! For example, a bit group that moved from `Bit[3..0]` to `Bit[4..1]` is one difference of the
//! kind `moved`.

use super::{ChangeKind, Comparison, Fact, Impact, slug, strict};
use crate::spec::model::{
    BitGroup, Bound, Count, Elements, Enumerator, Field, FieldKind, Gate, Ignored, Model, Presence, ValueRange,
};
use crate::spec::span::Span;

/// Returns the type of a field with the gates of its alternatives.
fn gated_kind_text(c: &Comparison<'_>, model: &Model, field: &Field) -> String {
    let newest = kind_text(model, field);
    if c.mixed || field.alternatives.is_empty() {
        return newest;
    }
    let gates = field.alternatives.iter().map(|(gate, _)| gate.source.as_str()).collect::<Vec<_>>().join("/");
    format!("{newest} of {} {gates}", field.kind_source.value)
}

/// Compares two fields that correspond to each other. `path` is the path of the field.
pub(super) fn compare(c: &mut Comparison<'_>, path: &str, old: &Field, new: &Field) {
    let (a, b) = (gated_kind_text(c, c.old, old), gated_kind_text(c, c.new, new));
    c.changed(format!("{path}/type"), (a, old.kind_source.span), (b, new.kind_source.span), Impact::Major);
    compare_facts(c, path, old, new);
    compare_presence(c, path, old, new);
    strict::compare_field(c, path, old, new);
    compare_bits(c, path, old, new);
    compare_enumerators(c, path, &old.enumerators, &new.enumerators);
}

/// Returns the type of a field in one spelling for both dialects.
fn kind_text(model: &Model, field: &Field) -> String {
    let kind = match field.kind {
        None => field.kind_source.value.to_lowercase(),
        Some(FieldKind::Int(int)) => int.name().to_owned(),
        Some(FieldKind::VectorOperand) => "vec_operand".to_owned(),
        Some(FieldKind::Scalar) => "scalar".to_owned(),
        Some(FieldKind::RawOperand) => "raw_operand".to_owned(),
        Some(FieldKind::Structure(id)) => model[id].name.value.clone(),
        Some(FieldKind::String) => "string".to_owned(),
        Some(FieldKind::Code) => "code".to_owned(),
        Some(FieldKind::Unknown) => "unknown".to_owned(),
    };
    let count = match &field.count {
        Count::One => "",
        Count::Fixed(_) | Count::Field(_) | Count::Unresolved(_) => "[n]",
        Count::Rest => "[]",
    };
    kind + count
}

/// Compares operand classes, types, range and elements, each of which is printed as one text.
fn compare_facts(c: &mut Comparison<'_>, path: &str, old: &Field, new: &Field) {
    let types = |model: &Model, f: &Field| {
        f.types.as_ref().map(|s| {
            let mut names: Vec<_> = s.value.iter().map(|id| model[*id].name.value.as_str()).collect();
            names.sort_unstable();
            (names.join(","), s.span)
        })
    };
    c.compare(format!("{path}/class"), old, new, Impact::Minor, |f| {
        f.classes.map(|s| (s.value.iter().map(|class| class.name()).collect::<Vec<_>>().join(","), s.span))
    });
    let (a, b) = (types(c.old, old), types(c.new, new));
    c.changed(format!("{path}/types"), a, b, Impact::Minor);
    c.compare(format!("{path}/range"), old, new, Impact::Minor, |f| f.range.as_ref().map(range_fact));
    c.compare(format!("{path}/elements"), old, new, Impact::Minor, |f| format_elements(&f.elements));
}

fn range_fact(range: &ValueRange) -> (String, Span) {
    let bound = |b: &Bound| match b {
        Bound::Number(n) => n.to_string(),
        Bound::Name(name) => name.clone(),
    };
    (format!("{}..{}", bound(&range.low), bound(&range.high)), range.span)
}

/// Formats the required numbers of elements. Conditions are words in one dialect and expressions in
/// the other, so that only the numbers are compared.
fn format_elements(list: &[Elements]) -> Fact {
    let counts: Vec<_> = list.iter().map(|e| e.count.to_string()).collect();
    Some((counts.join(","), list.first()?.span))
}

/// Compares the conditions of presence and of being ignored.
fn compare_presence(c: &mut Comparison<'_>, path: &str, old: &Field, new: &Field) {
    let mixed = c.mixed;
    c.compare(format!("{path}/present"), old, new, Impact::Major, |f| {
        let text = match &f.presence {
            Presence::If(_) if mixed => "conditional".to_owned(),
            Presence::If(condition) => format!("if {}", condition.source.value),
            // Upstream documents do not say that a list is counted.
            Presence::CountedBy(_) | Presence::Always => "always".to_owned(),
        };
        (text, f.span)
    });
    c.compare(format!("{path}/ignored"), old, new, Impact::Minor, |f| {
        let text = match &f.ignored {
            Ignored::No => "no".to_owned(),
            Ignored::Always => "always".to_owned(),
            Ignored::If(_) if mixed => "conditional".to_owned(),
            Ignored::If(condition) => format!("if {}", condition.source.value),
        };
        (text, f.span)
    });
}

/// Returns the current groups that are not reserved. Reserved bits are only the complement of all
/// others.
fn meaningful_groups(groups: &[BitGroup]) -> Vec<&BitGroup> {
    groups.iter().filter(|g| !g.reserved && Gate::is_newest(g.gate.as_ref())).collect()
}

/// Compares bit groups, paired by their bits. A group without a partner is paired with an
/// overlapping one, as moved.
fn compare_bits(c: &mut Comparison<'_>, path: &str, old: &Field, new: &Field) {
    let (a, b) = (meaningful_groups(&old.groups), meaningful_groups(&new.groups));
    let same = |x: &BitGroup, y: &BitGroup| (x.high, x.low) == (y.high, y.low);
    let bits_path = |g: &BitGroup| match g.high == g.low {
        true => format!("{path}/bits/{}", g.low),
        false => format!("{path}/bits/{}..{}", g.high, g.low),
    };
    let mut moved = Vec::new();
    for group in &a {
        if let Some(partner) = b.iter().find(|p| same(p, group)) {
            compare_group(c, path, &bits_path(group), group, partner);
            continue;
        }
        let overlapping = b.iter().position(|p| p.mask() & group.mask() != 0 && !a.iter().any(|x| same(x, p)));
        match overlapping.filter(|i| !moved.contains(i)) {
            Some(index) => {
                moved.push(index);
                let partner = b[index];
                let (x, y) = ((group_text(group), group.span), (group_text(partner), partner.span));
                c.differs(bits_path(group), ChangeKind::Moved, x, y, Impact::Major);
                compare_group(c, path, &bits_path(group), group, partner);
            }
            None => c.removed(bits_path(group), group_text(group), group.span, Impact::Major),
        }
    }
    for (index, group) in b.iter().enumerate() {
        if !moved.contains(&index) && !a.iter().any(|x| same(x, group)) {
            c.added(bits_path(group), group_text(group), group.span, Impact::Minor);
        }
    }
}

fn group_text(group: &BitGroup) -> String {
    let name = group.name.as_ref().map_or(group.description.as_str(), |n| &n.value);
    format!("[{}..{}] {name}", group.high, group.low)
}

fn compare_group(c: &mut Comparison<'_>, field_path: &str, path: &str, old: &BitGroup, new: &BitGroup) {
    let gates = ((c.gate_text(c.old, old.gate.as_ref()), old.span), (c.gate_text(c.new, new.gate.as_ref()), new.span));
    c.changed(path, gates.0, gates.1, Impact::Minor);
    strict::compare_group(c, path, old, new);
    c.compare(path.to_owned(), old, new, Impact::Minor, |g| g.range.as_ref().map(range_fact));
    compare_enumerators(c, field_path, &old.enumerators, &new.enumerators);
}

/// Compares enumerators, paired by code and, if a code has several, by name.
fn compare_enumerators(c: &mut Comparison<'_>, path: &str, old: &[Enumerator], new: &[Enumerator]) {
    let path = |e: &Enumerator| format!("{path}/enum/{:#x}", e.code.value);
    let show = |e: &Enumerator| e.name.value.clone();
    let current = |e: &&Enumerator| Gate::is_newest(e.gate.as_ref());
    let (old, new): (Vec<_>, Vec<_>) = (old.iter().filter(current).collect(), new.iter().filter(current).collect());
    let partner = |e: &Enumerator, list: &[&Enumerator]| {
        let same_code = || list.iter().enumerate().filter(|(_, x)| x.code.value == e.code.value);
        same_code().find(|(_, x)| have_same_name(e, x)).or_else(|| same_code().next()).map(|(index, _)| index)
    };
    let mut taken = vec![false; new.len()];
    for e in &old {
        let Some(index) = partner(e, &new) else {
            c.removed(path(e), show(e), e.span, Impact::Major);
            continue;
        };
        taken[index] = true;
        let p = new[index];
        if !have_same_name(e, p) {
            // The generated constant of a former name stays.
            let is_kept = p.formerly.iter().any(|former| former.name.value == e.name.value);
            let impact = if is_kept { Impact::Minor } else { Impact::Major };
            c.differs(path(e), ChangeKind::Renamed, (show(e), e.span), (show(p), p.span), impact);
        }
        let gates = (c.gate_text(c.old, e.gate.as_ref()), c.gate_text(c.new, p.gate.as_ref()));
        c.changed(path(e), (gates.0, e.span), (gates.1, p.span), Impact::Minor);
        strict::compare_enumerator(c, &path(e), e, p);
    }
    for (e, _) in new.iter().zip(taken).filter(|(_, taken)| !taken) {
        c.added(path(e), show(e), e.span, Impact::Minor);
    }
}

/// Returns whether two enumerators have the same name, or the name of one is the description of the
/// other.
fn have_same_name(a: &Enumerator, b: &Enumerator) -> bool {
    let (name_a, name_b) = (slug(&a.name.value), slug(&b.name.value));
    name_a == name_b
        || !name_b.is_empty() && name_b == slug(&a.description)
        || !name_a.is_empty() && name_a == slug(&b.description)
}
