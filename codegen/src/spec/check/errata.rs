//! Checks of errata: entries are complete, and their paths have the form that `cargo xtask diff`
//! prints.
//!
//! For example, `ADD/field/Dst/type` is a path of a difference, and `ADD/feild/Dst` is not.

use super::{RuleContext, format_names, tables};
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::warnings::WarningPath;
use crate::spec::model::{ErrataEntry, Model};
use crate::spec::rules;
use openvisa_cli_support::nearest;
use std::collections::{HashMap, HashSet};

/// Second parts of a path that begins with the name of an instruction.
const INSTRUCTION_PARTS: &[&str] =
    &["opcode", "sub-opcode", "platforms", "type-maps", "text", "mnemonic", "format", "field", "property", "title"];

/// Fourth parts of a path, after `INSTRUCTION/field/NAME`.
const FIELD_PARTS: [&str; 9] = ["type", "class", "types", "range", "elements", "present", "ignored", "bits", "enum"];

/// Keys of properties, after `INSTRUCTION/property`.
const PROPERTY_KEYS: [&str; 5] =
    ["Supported Types", "Saturation", "Source Modifier", "Out-of-bound Access", "SIMD Control Flow"];

pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    let errata = &context.model.errata;
    let names = PathNames::new(context.model);
    for entry in errata {
        check_complete(entry, out);
        for path in &entry.covers {
            if let Err(problem) = check_path(&path.value).and_then(|()| names.check(&path.value)) {
                let finding = rules::ERRATUM_PATH.at(path.span, problem).label("not a path of a difference");
                out.push(finding.help("write it as `cargo xtask diff` prints it: `ADD/opcode`, `ADD/field/Dst/type`"));
            }
        }
    }
    for path in errata.iter().flat_map(|entry| &entry.warns) {
        if let Err(problem) = check_warning(context, &path.value) {
            let finding = rules::ERRATUM_WARNING.at(path.span, problem).label("not a rule of an instruction");
            out.push(
                finding.help("write `INSTRUCTION/RULE/FIELD`: `WAIT/type/Mask`, `BFE/constraint/not-two-channels`"),
            );
        }
    }
    let rule = &rules::DUPLICATE_ERRATUM;
    tables::check_unique(rule, "entries", errata.iter().map(|e| (e.title.value.clone(), e.title.span)), out);
    // One difference may have several causes, each with its entry. Within an entry, a path appears
    // once.
    for entry in errata {
        let paths = entry.covers.iter().map(|p| (p.value.clone(), p.span));
        tables::check_unique(rule, "mentions of", paths, out);
    }
}

/// The names that paths of differences begin with.
struct PathNames<'m> {
    model: &'m Model,
    /// The names of each kind of items, by the first part of a path; instructions have none.
    by_kind: HashMap<&'static str, HashSet<&'m str>>,
}

impl<'m> PathNames<'m> {
    fn new(model: &'m Model) -> Self {
        let instructions = || model.instructions.iter().map(|i| i.name.value.as_str());
        let by_kind = [
            ("", instructions().collect()),
            ("index", instructions().collect()),
            ("platform", model.platforms.iter().map(|p| p.name.value.as_str()).collect()),
            ("type", model.data_types.iter().map(|t| t.name.value.as_str()).collect()),
            ("structure", model.structures.iter().map(|s| s.name.value.as_str()).collect()),
            ("attribute", model.attributes.iter().map(|a| a.name.value.as_str()).collect()),
        ];
        Self { model, by_kind: by_kind.into_iter().collect() }
    }

    /// Checks that a path names items that exist. A whole item may be one that only the vendor's
    /// documents have, unless its name is nearly one of ours.
    fn check(&self, path: &str) -> Result<(), String> {
        let parts: Vec<&str> = path.split('/').collect();
        let (kind, rest) = match parts.split_first() {
            Some((kind, rest)) if self.by_kind.contains_key(*kind) => (*kind, rest),
            _ => ("", parts.as_slice()),
        };
        let [name, inner @ ..] = rest else { return Ok(()) };
        let known = &self.by_kind[kind];
        if name.contains('*') || !kind.is_empty() && inner.is_empty() && known.is_empty() {
            return Ok(());
        }
        if !known.contains(name) {
            let what = if matches!(kind, "" | "index") { "page" } else { kind };
            return match nearest(name, known.iter().copied()) {
                Some(near) => Err(format!("there is no {what} `{name}`; did you mean `{near}`?")),
                None if inner.is_empty() => Ok(()),
                None if kind.is_empty() && parts.len() == 2 => Ok(()),
                None => Err(format!("there is no {what} `{name}`")),
            };
        }
        let (true, ["field", field, ..]) = (kind.is_empty(), inner) else { return Ok(()) };
        let fields = self.model.instruction(name).map(|i| &i.fields);
        let fields: Vec<&str> = fields.into_iter().flatten().map(|f| f.name.value.as_str()).collect();
        if field.contains('*') || fields.contains(field) || inner.len() == 2 {
            return Ok(());
        }
        Err(format!("`{name}` has no field `{field}`: it has {}", format_names(fields, 12)))
    }
}

/// Checks that an entry says what upstream has, what this repository has, and why.
fn check_complete(entry: &ErrataEntry, out: &mut Diagnostics) {
    let parts = [("Upstream", &entry.upstream), ("Here", &entry.here), ("Evidence", &entry.evidence)];
    let absent: Vec<&str> = parts.iter().filter(|(_, text)| text.trim().is_empty()).map(|(key, _)| *key).collect();
    if !absent.is_empty() {
        let message = format!("the entry does not say {}", format_names(absent.iter().copied(), 3));
        let finding = rules::ERRATUM_INCOMPLETE.at(entry.title.span, message);
        out.push(finding.label("incomplete").help(format!("add `- **{}:** ...`", absent[0])));
    }
}

/// Checks that a path names a rule that some instruction has.
fn check_warning(context: RuleContext<'_>, path: &str) -> Result<(), String> {
    let parsed = WarningPath::parse(path)?;
    for (_, instruction) in context.model.instructions() {
        if !parsed.rules_of(context.model, instruction)?.is_empty() {
            return Ok(());
        }
    }
    Err(format!("no instruction has what `{path}` names"))
}

/// Checks that a path has one of the forms of `specs/README.md`, where `*` matches any run of
/// characters. An error says which part is wrong.
fn check_path(path: &str) -> Result<(), String> {
    let parts: Vec<&str> = path.split('/').collect();
    let word = |part: &str, words: &[&str]| {
        if part.contains('*') || words.contains(&part) {
            return Ok(());
        }
        let near = nearest(part, words.iter().copied());
        let near = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
        Err(format!("`{part}` is not a part of a path{near}"))
    };
    if parts.iter().any(|part| part.is_empty()) {
        return Err("a part of the path is empty".to_owned());
    }
    // A star may match several parts, so that anything may follow it.
    let until_star = parts.iter().position(|part| part.contains('*'));
    let fixed = until_star.map_or(parts.len(), |star| star + 1);
    let deep = |most: usize| {
        if until_star.is_none() && parts.len() > most { Err(format!("more than {most} parts")) } else { Ok(()) }
    };
    match parts[..fixed] {
        ["type" | "platform" | "index" | "shared" | "predefined" | "attribute", ..] => deep(2),
        ["structure", _] => Ok(()),
        ["structure", _, part, ..] => word(part, &["member"]).and_then(|()| deep(6)),
        [_] => Ok(()),
        [_, "property", key, ..] => word(key, &PROPERTY_KEYS).and_then(|()| deep(3)),
        [_, "field", _] => Ok(()),
        [_, "field", _, part] if !matches!(part, "bits" | "enum") => word(part, &FIELD_PARTS),
        [_, "field", _, "enum", code] => {
            let hex =
                code.strip_prefix("0x").is_some_and(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_hexdigit()));
            if hex || code.contains('*') { Ok(()) } else { Err(format!("`{code}` is not a hexadecimal code")) }
        }
        [_, "field", _, "bits" | "enum", ..] => deep(6),
        [_, "field", ..] => Err("the name of the field is missing, or there is too much behind it".to_owned()),
        [_, part] => word(part, INSTRUCTION_PARTS),
        [_, part, ..] => word(part, INSTRUCTION_PARTS).and_then(|()| deep(2)),
        [] => Err("the path is empty".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_the_forms_that_the_comparison_prints_are_taken() {
        for path in [
            "ADD",
            "ADD/opcode",
            "ADD/field/Dst",
            "ADD/field/Dst/type",
            "ADD/field/Op/bits/7..4",
            "ADD/field/Op/enum/0x5",
            "ADD/property/Saturation",
            "type/BF",
            "platform/XE2",
            "structure/var_info",
            "structure/var_info/member/M",
            "index/ADD",
            "*",
            "LSC_*/field/*/type",
            "*/field/Pred",
            "ADD/field/*",
            "ADD/fi*",
        ] {
            assert_eq!(check_path(path), Ok(()), "{path}");
        }
    }

    #[test]
    fn other_paths_are_not() {
        for path in [
            "",
            "/ADD",
            "ADD/",
            "ADD/feild/Dst",
            "ADD/field",
            "ADD/field/Dst/typ",
            "ADD/field/Op/enum/5",
            "ADD/property/Sat",
            "ADD/opcode/x",
            "structure/var_info/mebmer/M",
            "type/BF/x",
            "ADD/field/Dst/type/x",
        ] {
            assert!(check_path(path).is_err(), "{path}");
        }
    }
}
