//! Checks of the tables in shared documents: platforms, devices, data types and functions.

use super::RuleContext;
use crate::spec::diagnostics::Diagnostics;
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
            let finding = rule.at(span, format!("two {what} `{key}`"));
            out.push(finding.label("again").also(*first, "first here").help("correct or remove one"));
        } else {
            seen.insert(key, span);
        }
    }
}

/// Checks that registers have a power of two of bytes.
fn check_registers(context: RuleContext<'_>, out: &mut Diagnostics) {
    for platform in &context.model.platforms {
        let Some(bytes) = platform.register_bytes.filter(|bytes| !bytes.is_power_of_two()) else {
            continue;
        };
        let message = format!("a register of `{}` has {bytes} bytes", platform.name);
        let finding = rules::REGISTER_SIZE.at(platform.span, message);
        out.push(finding.label("no such size").help("a register has a power of two of bytes, such as 4, 32 or 64"));
    }
}

/// Checks that sign, exponent and fraction of a floating-point type have its width. Text-only types
/// may be padded.
fn check_float_format(data_type: &DataType, out: &mut Diagnostics) {
    let (Some(exponent), Some(fraction)) = (data_type.exponent_bits, data_type.fraction_bits) else { return };
    let (name, used) = (&data_type.name, 1 + u16::from(exponent) + u16::from(fraction));
    if used > data_type.bits || (data_type.code.is_some() && used < data_type.bits) {
        let message = format!("`{name}` is {} bits wide; sign, exponent and fraction have {used}", data_type.bits);
        let finding = rules::DATA_TYPE_SIZE.at(data_type.span, message);
        out.push(finding.label("another width").help("correct the width, the exponent or the fraction"));
    }
}

/// Checks that a signed type is as wide as the unsigned type of the same name behind a `U`.
fn check_pair(types: &[DataType], data_type: &DataType, out: &mut Diagnostics) {
    let name = &data_type.name;
    let is_other = |other: &&DataType| {
        other.kind == DataTypeKind::Unsigned && other.name.value.strip_prefix('U') == Some(name.value.as_str())
    };
    let other = types.iter().find(is_other).filter(|_| data_type.kind == DataTypeKind::Signed);
    if let Some(other) = other.filter(|other| other.bits != data_type.bits) {
        let message = format!("`{name}` is {} bits wide, and `{}` {}", data_type.bits, other.name, other.bits);
        let finding = rules::DATA_TYPE_SIZE.at(data_type.span, message).label("another width");
        out.push(finding.also(other.span, "than here").help("correct the width, the kind or the name"));
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
            let finding = rules::DATA_TYPE_SIZE.at(data_type.span, format!("`{name}` is {} bits wide", data_type.bits));
            out.push(finding.label("no such width").help("a data type has 1, 4, 8, 16, 32 or 64 bits"));
        }
        check_float_format(data_type, out);
        check_pair(types, data_type, out);
        let Some(code) = data_type.code else { continue };
        if code.value > 0xf {
            let message = format!("the code of `{name}` does not fit into four bits");
            let finding = rules::DATA_TYPE_SIZE.at(code.span, message);
            out.push(finding.label("too large").help("operands and declarations have four bits for it"));
        } else if let Some(first) = by_code.get(&code.value) {
            let message = format!("`{first}` and `{name}` have the same code");
            let finding = rules::DUPLICATE_TYPE_CODE.at(code.span, message).label("again");
            out.push(finding.also(first.span, format!("the code of `{first}`")).help("correct one of the codes"));
        } else {
            by_code.insert(code.value, name);
        }
    }
}
