//! `encode.rs`: the encoder of `Inst`.
//!
//! Formats with the same members in the same layout share one encoder. For example, ADD and AVG
//! differ in the opcode only.

use crate::emit::context::{Content, Context};
use crate::emit::wire::operand_wire::PlainStructure;
use crate::emit::wire::wire_fields::{FormCode, WireMode, wire_fields};
use crate::lines::{write_line, write_text};
use crate::rust_view::formats::{FormatPlan, OpcodeBytes};
use crate::spec::model::{StructureId, StructureOrigin, Version, VersionRange};
use quote::quote;

/// Emits
/// ```ignore
/// openvisa_isa_core::encodings! { Inst<'_>, since 3 4;
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
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let formats = &context.formats;
    let inst = context.inst_type(&quote!('_)).to_string().replace(' ', "");
    let (mut rows, mut others) = (String::new(), String::new());
    for group in group_by_layout(context, formats) {
        if let [format] = group.as_slice() {
            write_line!(others, "        {};", opcode_text(format));
            continue;
        }
        let members: Vec<_> = group[0].members.iter().map(|m| m.ident.to_string()).collect();
        let opcodes: Vec<_> = group.iter().map(|format| opcode_text(format)).collect();
        write_line!(rows, "        {{ {} }}: {};", members.join(", "), opcodes.join(", "));
    }
    let since = operands_since(context);
    let head = quote! {
        //! The encoder of instructions: the opcodes of the formats, in groups of formats with the same
        //! fields.
        #![allow(unused_imports)]
        use crate::instructions::*;
    };
    let text = format!(
        "openvisa_isa_core::encodings! {{ {inst}, since {} {};\n    alike {{\n{rows}    }}\n    others {{\n{others}    }}\n}}\n",
        since.major, since.minor
    );
    Content::Parts(vec![Content::Rust(head), Content::Text(text)])
}

/// Returns the first version with the newest form of all operands.
fn operands_since(context: &Context<'_>) -> Version {
    let structures = context.model.structures.iter().enumerate();
    let operands = structures.filter(|(_, s)| s.origin == StructureOrigin::Operand);
    let newest = |(index, _)| PlainStructure::new(context, StructureId(index as u16))?.newest_version();
    operands.filter_map(newest).max().unwrap_or(Version::OLDEST)
}

/// Returns a format with its opcode bytes: `Add 0x01`.
fn opcode_text(format: &FormatPlan<'_>) -> String {
    let OpcodeBytes { opcode, sub_opcode } = format.opcode_bytes();
    let mut text = format!("{} {opcode:#04x}", format.ident);
    if let Some(sub) = sub_opcode {
        write_text!(text, " {sub:#04x}");
    }
    text
}

/// Groups the formats with the same members in the same layout. Groups are in the order of their
/// first formats.
fn group_by_layout<'f, 'a>(context: &Context<'_>, formats: &'f [FormatPlan<'a>]) -> Vec<Vec<&'f FormatPlan<'a>>> {
    let mut groups: Vec<(Option<Vec<String>>, Vec<&FormatPlan<'_>>)> = Vec::new();
    for format in formats {
        let key = shared_layout(context, format);
        match groups.iter_mut().find(|(known, _)| key.is_some() && *known == key) {
            Some((_, group)) => group.push(format),
            None => groups.push((key, vec![format])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Returns the members of a format with their types, if another format with equal members has the
/// same encoding. `None` for a format with a list, a sub-opcode, optional fields or a layout that
/// depends on the version.
fn shared_layout(context: &Context<'_>, format: &FormatPlan<'_>) -> Option<Vec<String>> {
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
