//! `enums.rs`: the enumerations of fields, bit groups and structure members.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::isa::enumeration::{Enumeration, Row};
use crate::emit::support::docs::{one_line, place, prose};
use crate::emit::support::naming::ident;
use crate::emit::support::type_assignment::{EnumPlan, Value};
use crate::emit::wire::integer_wire;
use std::fmt::Write;

pub(crate) struct Enums;

impl Emitter for Enums {
    fn path(&self) -> &'static str {
        "enums.rs"
    }

    fn emit(&self, context: &Context<'_>) -> Content {
        let enums: Vec<_> = context.plan.enums.iter().map(|plan| enumeration(context, plan)).collect();
        let mut text = String::from("//! Enumerated fields and bit groups.\n\n");
        crate::emit::isa::enumeration::write(&enums, &mut text);
        context.plan.enums.iter().for_each(|plan| spellings(plan, &mut text));
        Content::TextThenRust(text, integer_wire::of_enums(context))
    }
}

fn enumeration(context: &Context<'_>, plan: &EnumPlan<'_>) -> Enumeration {
    let (mut rows, mut aliases): (Vec<Row>, _) = (Vec::new(), Vec::new());
    for value in &plan.values {
        let row = row(context, value);
        match rows.last().filter(|_| value.alias) {
            Some(first) => {
                let target = first.ident.clone();
                aliases.push((row, target));
            }
            None => rows.push(row),
        }
    }
    let docs = vec![one_line(&prose(plan.description)), place(context.model, context.prefix, plan.span)];
    Enumeration { docs, name: ident(&plan.name).to_string(), bits: plan.bits, rows, aliases }
}

/// ```ignore
/// impl Align { pub const SPELLINGS: &'static [(&'static str, Self)] = &[("2GRF", Self::GrFx2), ...]; }
/// ```
fn spellings(plan: &EnumPlan<'_>, out: &mut String) {
    let also = plan.values.iter().flat_map(|v| v.enumerator.also.iter().map(|text| (&text.value, ident(&v.name))));
    let rows: Vec<_> = also.map(|(text, ident)| format!("({text:?}, Self::{ident})")).collect();
    if rows.is_empty() {
        return;
    }
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "\nimpl {} {{\n    /// Further words that text has for values, read and never written.\n    \
         pub const SPELLINGS: &'static [(&'static str, Self)] = &[{}];\n}}",
        ident(&plan.name),
        rows.join(", "),
    );
}

/// `8 elements. {PVC+} specs/fields.md:14`, with the code and the names of the value.
fn row(context: &Context<'_>, value: &Value<'_>) -> Row {
    let enumerator = value.enumerator;
    let description = if enumerator.description.is_empty() { &enumerator.name.value } else { &enumerator.description };
    let gate = enumerator.gate.as_ref().map(|g| format!("Only `{{{}}}`. ", g.source)).unwrap_or_default();
    let place = place(context.model, context.prefix, enumerator.span);
    Row {
        doc: one_line(&format!("{} {gate}{place}", prose(description))),
        ident: ident(&value.name).to_string(),
        code: value.code.to_string(),
        name: enumerator.name.value.clone(),
        text: enumerator.text.as_ref().map(|t| t.value.clone()),
    }
}
