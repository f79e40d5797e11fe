//! Names of bit groups, which upstream documents do not have.
//!
//! The first available name is used: the name of the shared field's group, the name in a condition
//! of the format, the quoted name at the beginning of the text, the noun at the beginning of a
//! short text, or `bits_7_4`. For example, the text `size of the region` gives `size`. All names
//! except for the first two are proposals. The text next to them is a gap, so that the author sees
//! them.

use super::shared::{SharedFields, partner};
use crate::spec::model::{BitGroup, Field, Instruction, VariantKey};

/// The names of all bit groups, by field and group.
pub(super) struct GroupNames(Vec<Vec<String>>);

impl GroupNames {
    /// Returns the names for an instruction.
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

    /// Returns the names for shared fields or members.
    pub(super) fn of_fields(fields: &[Field], shared: &SharedFields<'_>) -> Self {
        Self(fields.iter().map(|f| names_of_field(f, shared.find(f))).collect())
    }

    /// Returns the name of a group, by the indices of field and group.
    pub(super) fn get(&self, field: usize, group: usize) -> &str {
        self.0.get(field).and_then(|groups| groups.get(group)).map_or("", String::as_str)
    }
}

fn names_of_field(field: &Field, shared: Option<&Field>) -> Vec<String> {
    let of_shared = |group: &BitGroup| partner(shared?, group)?.name.as_ref().map(|n| n.value.clone());
    propose_names(field).into_iter().zip(&field.groups).map(|(name, group)| of_shared(group).unwrap_or(name)).collect()
}

/// Proposes a unique name for each group of a field.
pub(super) fn propose_names(field: &Field) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for group in &field.groups {
        let given = group.name.as_ref().map(|n| n.value.clone());
        let name = given.or_else(|| leading_noun(&group.description)).filter(|name| !names.contains(name));
        names.push(name.unwrap_or_else(|| name_by_bits(group)));
    }
    names
}

fn name_by_bits(group: &BitGroup) -> String {
    if group.high == group.low { format!("bit_{}", group.low) } else { format!("bits_{}_{}", group.high, group.low) }
}

/// Returns the noun of a short text: `s0a` of `"s0a" …`, `size` of `size of …`, `mask` of
/// `execution mask (…)`.
fn leading_noun(text: &str) -> Option<String> {
    if let Some((quoted, _)) = text.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
        return as_identifier(quoted);
    }
    let end = [" of ", " (", ":", ",", ".", " for ", " - "].iter().filter_map(|sign| text.find(sign)).min();
    let head = text[..end.unwrap_or(text.len())].trim();
    match head.split_whitespace().count() {
        1 | 2 => as_identifier(head.rsplit(char::is_whitespace).next()?),
        _ => None,
    }
}

/// Returns the word in lower case, if it is an identifier.
fn as_identifier(word: &str) -> Option<String> {
    let good = word.starts_with(|c: char| c.is_ascii_alphabetic());
    let good = good && word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    good.then(|| word.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::leading_noun;

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
            assert_eq!(leading_noun(text).as_deref(), name, "{text}");
        }
    }
}
