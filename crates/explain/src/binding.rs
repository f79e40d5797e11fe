//! Names of enumerations, bit fields and instructions in the Rust, C and Python bindings. For
//! example, `LscDataSize`, `VISA_LSC_DATA_SIZE_D32` and `LscUntyped`.

use super::find::{DefinitionSite, Topic};
use openvisa_findings::reference::{Reference, SpecField, SpecName};

/// Returns the topics that a name of a binding is generated from.
pub(super) fn topics<'r>(reference: &'r Reference, word: &str) -> Vec<Topic<'r>> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | ':' | '.');
    if !word.starts_with(|c: char| c.is_ascii_alphabetic()) || !word.chars().all(is_part) {
        return Vec::new();
    }
    let bare = word.strip_suffix("_MASK").or_else(|| word.strip_suffix("_SHIFT")).unwrap_or(word);
    let keys = [plain(word), plain(bare)];
    let mut places: Vec<&'r str> = Vec::new();
    for of in &reference.bindings {
        let name = plain(&of.name);
        for key in &keys {
            places.extend(of.place.as_deref().filter(|_| *key == name));
            // A member of `InstKind` has the name of its instruction, so it is not looked up as a
            // field.
            let member = if of.name == "InstKind" { Some(key.as_str()) } else { None };
            let member = key.strip_prefix(name.as_str()).or(member);
            places.extend(
                of.members.iter().filter(|(name, _)| Some(plain(name).as_str()) == member).map(|(_, at)| &**at),
            );
        }
    }
    places.sort_unstable();
    places.dedup();
    places.into_iter().filter_map(|place| at(reference, place)).collect()
}

/// Returns whether a word is the very name of an enumeration or a bit field.
pub(super) fn is_type(reference: &Reference, word: &str) -> bool {
    reference.bindings.iter().any(|of| of.name == word)
}

/// Normalises a name, so that the spellings of all languages are equal: without the prefix of C,
/// underscores and path, in lower case.
fn plain(name: &str) -> String {
    let lower = name.to_ascii_lowercase();
    let bare = lower.strip_prefix("visa_").unwrap_or(&lower);
    // The C types of data types have a shorter name.
    let long = bare.strip_prefix("type_").map(|rest| format!("datatype{rest}"));
    long.as_deref().unwrap_or(bare).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Returns what the specification defines at `place`: a field, a bit group, a value, or a structure
/// member.
fn at<'r>(reference: &'r Reference, place: &'r str) -> Option<Topic<'r>> {
    let (file, line) = place.rsplit_once(':')?;
    let line: u32 = line.parse().ok()?;
    let named = |list: &'r [SpecName]| list.iter().find(|named| named.file == file && named.line == line);
    if let Some(data_type) = named(&reference.data_types) {
        return Some(Topic::Named("data type", data_type, Vec::new()));
    }
    if let Some(platform) = named(&reference.platforms) {
        return Some(super::find::platform_topic(reference, platform));
    }
    let shared = reference.shared_fields.iter().filter(|shared| shared.file == file);
    for shared in shared {
        if shared.line == line {
            return Some(super::find::shared_field_topic(reference, shared));
        }
        if let Some(part) = part_at("", file, shared, line) {
            return Some(Topic::Values([part].into()));
        }
    }
    for structure in reference.structures.iter().filter(|structure| structure.file == file) {
        for member in &structure.members {
            if member.line == line {
                return Some(Topic::Structure(structure));
            }
            if let Some(part) = part_at(&structure.name, file, member, line) {
                return Some(Topic::Values([part].into()));
            }
        }
    }
    let instruction = reference.instructions.iter().find(|instruction| instruction.file == file)?;
    if instruction.line == line || line == 1 {
        return Some(Topic::Instruction(instruction));
    }
    instruction.fields.iter().find_map(|field| match field.line == line {
        true => Some(Topic::Fields(&field.name, [(instruction, field)].into())),
        false => Some(Topic::Values([part_at(&instruction.name, file, field, line)?].into())),
    })
}

/// Returns the bit group or value of a field that is defined at `line` of the field's file.
fn part_at<'r>(owner: &'r str, file: &'r str, field: &'r SpecField, line: u32) -> Option<DefinitionSite<'r>> {
    let part = |group, value| DefinitionSite { owner, file, field, group, value };
    if let Some(value) = field.values.iter().find(|value| value.line == line) {
        return Some(part(None, Some(value)));
    }
    // The groups of a shared field are defined in another file.
    field.groups.iter().filter(|group| group.file.is_none()).find_map(|group| {
        let value = group.values.iter().find(|value| value.line == line);
        (value.is_some() || group.line == line).then(|| part(Some(group), value))
    })
}
