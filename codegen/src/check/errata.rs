//! Errata: entries that say enough, and paths that the comparison can print.

use super::{Context, list, tables};
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::model::ErrataEntry;
use crate::rules;
use openvisa_cli_support::nearest;

/// What stands behind the name of an instruction.
const INSTRUCTION: [&str; 9] =
    ["opcode", "sub-opcode", "platforms", "type-maps", "text", "format", "field", "property", "title"];

/// What stands behind the name of a field.
const FIELD: [&str; 9] = ["type", "class", "types", "range", "elements", "present", "ignored", "bits", "enum"];

/// Keys of properties in paths.
const PROPERTY: [&str; 5] =
    ["Supported Types", "Saturation", "Source Modifier", "Out-of-bound Access", "SIMD Control Flow"];

pub(super) fn check(context: Context<'_>, out: &mut Diagnostics) {
    let errata = &context.model.errata;
    for entry in errata {
        complete(entry, out);
        for path in &entry.covers {
            if let Err(problem) = path_form(&path.value) {
                let finding =
                    Diagnostic::new(&rules::ERRATUM_PATH, path.span, problem).label("no path of a difference");
                out.push(finding.help("write it as `cargo xtask diff` prints it: `ADD/opcode`, `ADD/field/Dst/type`"));
            }
        }
    }
    let rule = &rules::DUPLICATE_ERRATUM;
    tables::unique(rule, "entries", errata.iter().map(|e| (e.title.value.clone(), e.title.span)), out);
    // One difference may have several causes, each with an entry of its own; within an entry, once is enough.
    for entry in errata {
        let paths = entry.covers.iter().map(|p| (p.value.clone(), p.span));
        tables::unique(rule, "mentions of", paths, out);
    }
}

fn complete(entry: &ErrataEntry, out: &mut Diagnostics) {
    let parts = [("Upstream", &entry.upstream), ("Here", &entry.here), ("Evidence", &entry.evidence)];
    let absent: Vec<&str> = parts.iter().filter(|(_, text)| text.trim().is_empty()).map(|(key, _)| *key).collect();
    if !absent.is_empty() {
        let message = format!("the entry does not say {}", list(absent.iter().copied(), 3));
        let finding = Diagnostic::new(&rules::ERRATUM_INCOMPLETE, entry.title.span, message).label("incomplete");
        out.push(finding.help(format!("add `- **{}:** ...`", absent[0])));
    }
}

/// Whether a path has one of the forms of `specs/README.md`, with `*` for any run of characters.
fn path_form(path: &str) -> Result<(), String> {
    let parts: Vec<&str> = path.split('/').collect();
    let word = |part: &str, words: &[&str]| {
        if part.contains('*') || words.contains(&part) {
            return Ok(());
        }
        let near = nearest(part, words.iter().copied());
        let near = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
        Err(format!("`{part}` is no part of a path{near}"))
    };
    if parts.iter().any(|part| part.is_empty()) {
        return Err("a part of the path is empty".to_owned());
    }
    // A star may stand for several parts, so what follows one can be anything.
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
        [_, "property", key, ..] => word(key, &PROPERTY).and_then(|()| deep(3)),
        [_, "field", _] => Ok(()),
        [_, "field", _, part] if !matches!(part, "bits" | "enum") => word(part, &FIELD),
        [_, "field", _, "enum", code] => {
            let hex =
                code.strip_prefix("0x").is_some_and(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_hexdigit()));
            if hex || code.contains('*') { Ok(()) } else { Err(format!("`{code}` is no code in hexadecimal")) }
        }
        [_, "field", _, "bits" | "enum", ..] => deep(6),
        [_, "field", ..] => Err("the name of the field is missing, or there is too much behind it".to_owned()),
        [_, part] => word(part, &INSTRUCTION),
        [_, part, ..] => word(part, &INSTRUCTION).and_then(|()| deep(2)),
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
            assert_eq!(path_form(path), Ok(()), "{path}");
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
            assert!(path_form(path).is_err(), "{path}");
        }
    }
}
