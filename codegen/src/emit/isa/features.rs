//! `features.rs`: what the features `serde` and `arbitrary` add to bit fields and instructions. Enumerations get it from their own
//! macro, operands by derivation.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::naming::ident;
use crate::emit::support::type_assignment::GroupType;
use crate::model::Model;
use std::fmt::Write;

pub(crate) struct Features;

impl Emitter for Features {
    fn path(&self) -> &'static str {
        "features.rs"
    }

    fn applies(&self, _: &Model) -> bool {
        true
    }

    /// ```ignore
    /// openvisa_codec::bit_field_features! {
    ///     Predicate u16 { id with_id number u16, combine with_combine enumeration PredicateCombine, }
    ///     ...
    /// }
    /// crate::for_each_instruction!(inst_features);
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let mut text = String::from(HEAD);
        for plan in &context.plan.bit_fields {
            let _ = write!(text, "    {} u{} {{ ", ident(&plan.name), plan.int.bits());
            for group in &plan.groups {
                let int = format!("u{}", group.group.width().next_power_of_two().max(8));
                let (kind, rust) = match group.kind {
                    GroupType::Flag => ("flag", "bool".to_owned()),
                    GroupType::Number if group.group.signed => ("number", int.replace('u', "i")),
                    GroupType::Number => ("number", int),
                    GroupType::Enum(index) => ("enumeration", ident(&context.plan.enums[index].name).to_string()),
                    GroupType::DataType => ("data_type", "DataType".to_owned()),
                };
                let (get, with) = (ident(&group.name), group.name.trim_start_matches('_'));
                // Writing to a string cannot fail.
                let _ = write!(text, "{get} with_{with} {kind} {rust}, ");
            }
            text.push_str("}\n");
        }
        text.push_str(TAIL);
        Content::Text(text)
    }
}

const HEAD: &str = "\
//! What the features `serde` and `arbitrary` add.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
#[cfg(feature = \"instructions\")]
use crate::instructions::*;
use crate::types::DataType;
#[cfg(feature = \"instructions\")]
use openvisa_codec::inst_features;

openvisa_codec::name_features!(InstKind);

openvisa_codec::bit_field_features! {
";

const TAIL: &str = "\
}

#[cfg(feature = \"instructions\")]
crate::for_each_instruction!(inst_features);
";
