//! Names of bit groups, which upstream documents do not have.
//!
//! In this order: the name of the shared group; the name that a condition of the format uses; the name in double quotes that the
//! text of the group begins with; the noun that the text begins with, if it is short; `bits_7_4`. All but the first two are
//! proposals: the text beside them is a gap, so that the author sees them.

use super::shared::{SharedFields, partner};
use crate::model::{BitGroup, Field, Instruction, VariantKey};

/// The names of all bit groups of an owner's fields.
pub(super) struct GroupNames(Vec<Vec<String>>);

impl GroupNames {
    /// Names for an instruction.
    pub(super) fn of_instruction(instruction: &Instruction, shared: &SharedFields<'_>) -> Self {
        let mut names = Self::of_fields(&instruction.fields, shared);
        for condition in instruction.format.variants.iter().flat_map(|v| &v.conditions) {
            let VariantKey::Value { field, group: Some(group) } = condition.key else { continue };
            let Some((_, name)) = condition.source.value.split_once('.') else { continue };
            let slot = names.0.get_mut(field.index()).and_then(|groups| groups.get_mut(usize::from(group)));
            if let Some(slot) = slot {
                name.clone_into(slot);
            }
        }
        names
    }

    /// Names for shared fields or members.
    pub(super) fn of_fields(fields: &[Field], shared: &SharedFields<'_>) -> Self {
        Self(fields.iter().map(|f| of_field(f, shared.find(f))).collect())
    }

    /// The name of a group, by the positions of field and group.
    pub(super) fn get(&self, field: usize, group: usize) -> &str {
        self.0.get(field).and_then(|groups| groups.get(group)).map_or("", String::as_str)
    }
}

fn of_field(field: &Field, shared: Option<&Field>) -> Vec<String> {
    let of_shared = |group: &BitGroup| partner(shared?, group)?.name.as_ref().map(|n| n.value.clone());
    proposals(field).into_iter().zip(&field.groups).map(|(name, group)| of_shared(group).unwrap_or(name)).collect()
}

/// A name for each group of a field; no two are the same.
pub(super) fn proposals(field: &Field) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for group in &field.groups {
        let given = group.name.as_ref().map(|n| n.value.clone());
        let name = given.or_else(|| noun(&group.description)).filter(|name| !names.contains(name));
        names.push(name.unwrap_or_else(|| by_bits(group)));
    }
    names
}

fn by_bits(group: &BitGroup) -> String {
    if group.high == group.low { format!("bit_{}", group.low) } else { format!("bits_{}_{}", group.high, group.low) }
}

/// `s0a` of `"s0a" …`; `size` of `size of …`; `mask` of `execution mask (…)`. Longer texts have no such noun.
fn noun(text: &str) -> Option<String> {
    if let Some((quoted, _)) = text.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
        return identifier(quoted);
    }
    let end = [" of ", " (", ":", ",", ".", " for ", " - "].iter().filter_map(|sign| text.find(sign)).min();
    let head = text[..end.unwrap_or(text.len())].trim();
    match head.split_whitespace().count() {
        1 | 2 => identifier(head.rsplit(char::is_whitespace).next()?),
        _ => None,
    }
}

/// The word in lower case, if it is an identifier.
fn identifier(word: &str) -> Option<String> {
    let good = word.starts_with(|c: char| c.is_ascii_alphabetic());
    let good = good && word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    good.then(|| word.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::noun;

    #[test]
    fn a_short_text_gives_a_name() {
        for (text, name) in [
            ("\"oM\" whether a mask follows", Some("om")),
            ("size of the region", Some("size")),
            ("execution mask (which channels)", Some("mask")),
            ("stores V", Some("v")),
            ("Operation", Some("operation")),
            ("encodes the byte size of each block", None),
            ("16 bits", Some("bits")),
            ("bit 5", None),
            ("", None),
        ] {
            assert_eq!(noun(text).as_deref(), name, "{text}");
        }
    }
}
