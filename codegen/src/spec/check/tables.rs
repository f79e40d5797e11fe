//! Checks of the tables in shared documents: platforms, devices, data types and functions.

use super::RuleContext;
use crate::spec::diagnostics::{Diagnostic, Diagnostics};
use crate::spec::model::{DataType, DataTypeKind};
use crate::spec::rules::{self, Rule};
use crate::spec::span::{Name, Span};
use std::collections::HashMap;

pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    let model = context.model;
    let rule = &rules::DUPLICATE_PLATFORM;
    check_unique(rule, "platforms", model.platforms.iter().map(|p| (p.name.value.clone(), p.name.span)), out);
    let texts = model.platforms.iter().filter_map(|p| Some((p.text.clone()?, p.span)));
    check_unique(rule, "platforms with the text", texts, out);
    check_unique(rule, "devices", model.devices.iter().map(|d| (d.name.value.to_lowercase(), d.name.span)), out);
    check_data_types(context, out);
    check_registers(context, out);
    let names = model.functions.iter().map(|f| &f.name).chain(model.state.iter().map(|s| &s.name));
    check_unique(&rules::DUPLICATE_FUNCTION, "functions or states", names.map(name_and_span), out);
}

fn name_and_span(name: &Name) -> (String, Span) {
    (name.value.clone(), name.span)
}

/// Reports each key that occurred before. `what` names the keys in the message: "two platforms
/// `XE2`".
pub(super) fn check_unique(
    rule: &'static Rule,
    what: &str,
    keys: impl Iterator<Item = (String, Span)>,
    out: &mut Diagnostics,
) {
    let mut seen: HashMap<String, Span> = HashMap::new();
    for (key, span) in keys {
        if let Some(first) = seen.get(&key) {
            let finding = Diagnostic::new(rule, span, format!("two {what} `{key}`")).label("again");
            out.push(finding.also(*first, "first here").help("correct or remove one"));
        } else {
            seen.insert(key, span);
        }
    }
}

/// Returns the width that the last letters of a name say: `B`, `W`, `D` and `Q` for integers of 8
/// to 64 bits; `F` for floats of 32 bits, `DF` for 64 and `HF` and `BF` for 16.
fn usual_bits(data_type: &DataType) -> Option<u16> {
    let name = data_type.name.value.as_str();
    match data_type.kind {
        DataTypeKind::Unsigned | DataTypeKind::Signed => match name.strip_prefix('U').unwrap_or(name) {
            "B" => Some(8),
            "W" => Some(16),
            "D" => Some(32),
            "Q" => Some(64),
            _ => None,
        },
        DataTypeKind::Float => match name {
            "HF" | "BF" => Some(16),
            "F" => Some(32),
            "DF" => Some(64),
            _ => None,
        },
        DataTypeKind::Packed | DataTypeKind::Boolean => None,
    }
}

/// Checks that registers have a power of two of bytes, from 16 on.
fn check_registers(context: RuleContext<'_>, out: &mut Diagnostics) {
    for platform in &context.model.platforms {
        let Some(bytes) = platform.register_bytes.filter(|bytes| !bytes.is_power_of_two() || *bytes < 16) else {
            continue;
        };
        let message = format!("a register of `{}` has {bytes} bytes", platform.name);
        let finding = Diagnostic::new(&rules::REGISTER_SIZE, platform.span, message).label("no such size");
        out.push(finding.help("a register has 16, 32, 64 or another power of two of bytes"));
    }
}

/// Checks names, sizes and codes of data types.
fn check_data_types(context: RuleContext<'_>, out: &mut Diagnostics) {
    let types = &context.model.data_types;
    check_unique(&rules::DUPLICATE_DATA_TYPE, "data types", types.iter().map(|t| name_and_span(&t.name)), out);
    let mut by_code: HashMap<u8, &Name> = HashMap::new();
    for data_type in types {
        let name = &data_type.name;
        if !matches!(data_type.bits, 1 | 4 | 8 | 16 | 32 | 64) {
            let message = format!("`{name}` is {} bits wide", data_type.bits);
            let finding = Diagnostic::new(&rules::DATA_TYPE_SIZE, data_type.span, message).label("no such width");
            out.push(finding.help("a data type has 1, 4, 8, 16, 32 or 64 bits"));
        }
        if context.strict
            && let Some(bits) = usual_bits(data_type)
            && bits != data_type.bits
        {
            let message = format!("`{name}` is {} bits wide; types of this name and kind have {bits}", data_type.bits);
            let finding = Diagnostic::new(&rules::DATA_TYPE_SIZE, data_type.span, message).label("another width");
            out.push(finding.help("correct the width, the kind or the name"));
        }
        let Some(code) = data_type.code else { continue };
        if code.value > 0xf {
            let message = format!("the code of `{name}` does not fit into four bits");
            let finding = Diagnostic::new(&rules::DATA_TYPE_SIZE, code.span, message).label("too large");
            out.push(finding.help("operands and declarations have four bits for it"));
        } else if let Some(first) = by_code.get(&code.value) {
            let message = format!("`{first}` and `{name}` have the same code");
            let finding = Diagnostic::new(&rules::DUPLICATE_TYPE_CODE, code.span, message).label("again");
            out.push(finding.also(first.span, format!("the code of `{first}`")).help("correct one of the codes"));
        } else {
            by_code.insert(code.value, name);
        }
    }
}
