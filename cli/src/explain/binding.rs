//! Names that enumerations, bit fields and instructions have in Rust, C and Python, such as `LscDataSize`, `VISA_LSC_DATA_SIZE_D32` and
//! `LscUntyped`.

use super::find::{Topic, Use};
use super::reference::{Field, Named, Reference};

/// Returns what a name of a binding is made from: what stands at its place in the specification.
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
            // A structure of an instruction has the name of its kind.
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

/// Returns a name as it is in all languages: without the prefix of C, underscores and paths, in small letters.
fn plain(name: &str) -> String {
    let lower = name.to_ascii_lowercase();
    let bare = lower.strip_prefix("visa_").unwrap_or(&lower);
    // The types of C have a shorter name.
    let long = bare.strip_prefix("type_").map(|rest| format!("datatype{rest}"));
    long.as_deref().unwrap_or(bare).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Returns what is defined at a place of the specification: a field, a bit group, a value, or a structure with such a member.
fn at<'r>(reference: &'r Reference, place: &'r str) -> Option<Topic<'r>> {
    let (file, line) = place.rsplit_once(':')?;
    let line: u32 = line.parse().ok()?;
    let named = |list: &'r [Named]| list.iter().find(|named| named.file == file && named.line == line);
    if let Some(data_type) = named(&reference.data_types) {
        return Some(Topic::Named("data type", data_type, Vec::new()));
    }
    if let Some(platform) = named(&reference.platforms) {
        return Some(super::find::platform(reference, platform));
    }
    let shared = reference.shared_fields.iter().filter(|shared| shared.file == file);
    for shared in shared {
        if shared.field.line == line {
            return Some(super::find::shared(reference, shared));
        }
        if let Some(part) = part_at("", file, &shared.field, line) {
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

/// Returns the bit group or value of a field that is defined in a line of the file of the field.
fn part_at<'r>(owner: &'r str, file: &'r str, field: &'r Field, line: u32) -> Option<Use<'r>> {
    let part = |group, value| Use { owner, file, field, group, value };
    if let Some(value) = field.values.iter().find(|value| value.line == line) {
        return Some(part(None, Some(value)));
    }
    // The groups of a shared field are defined in another file.
    field.groups.iter().filter(|group| group.file.is_none()).find_map(|group| {
        let value = group.values.iter().find(|value| value.line == line);
        (value.is_some() || group.line == line).then(|| part(Some(group), value))
    })
}
