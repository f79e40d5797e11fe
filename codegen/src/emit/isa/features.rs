//! `features.rs`: `Debug` of bit fields, and the implementations that the features `serde` and
//! `arbitrary` add to bit fields, numbers of variables and instructions.
//!
//! For example, a `Predicate` is serialized as its groups `id`, `combine` and `invert`.
//! Enumerations have these implementations from their own macro, and operands derive them.

use crate::emit::context::{Content, Context};
use crate::lines::write_text;
use crate::rust_view::naming::ident;
use crate::rust_view::type_assignment::GroupType;

/// Emits
/// ```ignore
/// macro_rules! for_each_bit_field {
///     ($($callback:ident)::+) => { $($callback)::+! {
///         Predicate u16 { id with_id 0 12 number u16, ... }
///         ...
///     } };
/// }
/// for_each_bit_field!(openvisa_isa_core::bit_field_debug);
/// ...
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let (mut rows, mut numbers) = (String::new(), String::new());
    for plan in &context.plan.bit_fields {
        if plan.class.is_some() {
            write_text!(numbers, " {}", ident(&plan.name));
            continue;
        }
        write_text!(rows, "            {} u{} {{ ", ident(&plan.name), plan.int.bits());
        for group in &plan.groups {
            let int = format!("u{}", group.group.width().next_power_of_two().max(8));
            let (kind, rust) = match group.kind {
                GroupType::Flag => ("flag", "bool".to_owned()),
                GroupType::Number if group.group.signed => ("signed", int.replace('u', "i")),
                GroupType::Number => ("number", int),
                GroupType::Enum(index) => ("enumeration", ident(&context.plan.enums[index].name).to_string()),
                GroupType::DataType => ("data_type", "DataType".to_owned()),
            };
            let (get, with) = (ident(&group.name), group.name.trim_start_matches('_'));
            let (low, width) = (group.group.low, group.group.width());
            write_text!(rows, "{get} with_{with} {low} {width} {kind} {rust}, ");
        }
        rows.push_str("}\n");
    }
    let numbers = match numbers.is_empty() {
        true => String::new(),
        false => format!("{FEATURES}openvisa_isa_core::number_features! {{{numbers} }}\n"),
    };
    Content::Text(format!("{HEAD}{rows}{END}{numbers}"))
}

const FEATURES: &str = "\n#[cfg(any(feature = \"serde\", feature = \"arbitrary\"))]\n";

const HEAD: &str = r#"//! `Debug` of bit fields, and the implementations behind the features `serde` and `arbitrary`.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
#[cfg(feature = "instructions")]
use crate::instructions::*;
use crate::types::DataType;
#[cfg(feature = "instructions")]
use openvisa_isa_core::inst_features;

macro_rules! for_each_bit_field {
    ($($callback:ident)::+) => {
        $($callback)::+! {
"#;

const END: &str = r#"        }
    };
}

for_each_bit_field!(openvisa_isa_core::bit_field_debug);
#[cfg(any(feature = "serde", feature = "arbitrary"))]
for_each_bit_field!(openvisa_isa_core::bit_field_features);

#[cfg(any(feature = "serde", feature = "arbitrary"))]
openvisa_isa_core::name_features!(InstKind);

#[cfg(all(feature = "instructions", any(feature = "serde", feature = "arbitrary")))]
crate::for_each_instruction!(inst_features);
"#;
