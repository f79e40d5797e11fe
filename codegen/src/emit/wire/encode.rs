//! `encode.rs`: from `Inst` to bytes.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::formats::{FormatPlan, OpcodeBytes};
use crate::emit::wire::operand_wire::Plain;
use crate::emit::wire::wire_fields::{FormCode, WireMode, wire_fields};
use crate::model::{StructureId, StructureOrigin, Version, VersionRange};
use std::fmt::Write;

pub(crate) struct Encode;

impl Emitter for Encode {
    fn path(&self) -> &'static str {
        "encode.rs"
    }

    /// ```ignore
    /// openvisa_codec::encodings! { Inst<'_>, since 3 4;
    ///     alike {
    ///         { exec_size, pred, dst, src0, src1 }: Add 0x01, Avg 0x02, ...;
    ///         ...
    ///     }
    ///     others {
    ///         Cmp 0x2c;
    ///         ...
    ///     }
    /// }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let formats = &context.formats;
        let inst = if formats.iter().any(FormatPlan::borrows) { "Inst<'_>" } else { "Inst" };
        let (mut rows, mut others) = (String::new(), String::new());
        for group in alike(context, formats) {
            // Writing to a string cannot fail, here and below.
            if let [format] = group.as_slice() {
                let _ = writeln!(others, "        {};", opcode(format));
                continue;
            }
            let members: Vec<_> = group[0].members.iter().map(|m| m.ident.to_string()).collect();
            let opcodes: Vec<_> = group.iter().map(|format| opcode(format)).collect();
            let _ = writeln!(rows, "        {{ {} }}: {};", members.join(", "), opcodes.join(", "));
        }
        let since = operands_since(context);
        Content::Text(format!(
            "{HEAD}\nopenvisa_codec::encodings! {{ {inst}, since {} {};\n    alike {{\n{rows}    }}\n    others {{\n{others}    }}\n}}\n",
            since.major, since.minor
        ))
    }
}

const HEAD: &str = "\
//! From instructions to bytes: the opcodes that formats begin with, in groups of formats with the same fields.
#![allow(unused_imports)]
use crate::instructions::*;
";

/// From which version on operands have the form they have today.
fn operands_since(context: &Context<'_>) -> Version {
    let structures = context.model.structures.iter().enumerate();
    let operands = structures.filter(|(_, s)| s.origin == StructureOrigin::Operand);
    let newest = |(index, _)| Plain::new(context, StructureId(index as u16))?.newest();
    operands.filter_map(newest).max().unwrap_or(Version::OLDEST)
}

/// `Add 0x01`
fn opcode(format: &FormatPlan<'_>) -> String {
    let OpcodeBytes { opcode, sub_opcode } = format.opcode_bytes();
    let mut text = format!("{} {opcode:#04x}", format.ident);
    if let Some(sub) = sub_opcode {
        let _ = write!(text, " {sub:#04x}");
    }
    text
}

/// Formats with the same members in the same layout, in groups, in the order of the first of each.
fn alike<'f, 'a>(context: &Context<'_>, formats: &'f [FormatPlan<'a>]) -> Vec<Vec<&'f FormatPlan<'a>>> {
    let mut groups: Vec<(Option<Vec<String>>, Vec<&FormatPlan<'_>>)> = Vec::new();
    for format in formats {
        let key = layout(context, format);
        match groups.iter_mut().find(|(known, _)| key.is_some() && *known == key) {
            Some((_, group)) => group.push(format),
            None => groups.push((key, vec![format])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// What formats have in common that are written alike; `None` for one that is like no other.
fn layout(context: &Context<'_>, format: &FormatPlan<'_>) -> Option<Vec<String>> {
    if format.borrows()
        || format.members.is_empty()
        || !format.older.is_empty()
        || format.opcode_bytes().sub_opcode.is_some()
    {
        return None;
    }
    let fields = wire_fields(context, format, format.variants[0], &mut FormCode::new());
    let plain = fields.len() == format.members.len() && fields.iter().all(|field| matches!(field.how, WireMode::Typed));
    let gated = format.variants[0].gate.as_ref().is_some_and(|g| g.versions != VersionRange::default());
    let members = format.members.iter().map(|m| format!("{}: {}", m.ident, m.rust));
    (plain && !gated).then(|| members.collect())
}
