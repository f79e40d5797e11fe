//! The formats of instructions. A format is a layout of fields that becomes a struct of the
//! generated crate.
//!
//! For example, ADD has one format, `Add`, with the members `exec_size`, `pred`, `dst`, `src0` and
//! `src1`. VME has one format for each group of values of its first field with the same members.

use crate::rust_view::naming::{camel, ident, snake_ident, variant};
use crate::rust_view::rust_types::{integer_type, list_name, structure_type};
use crate::rust_view::type_assignment::{Owner, TypeAssignment};
use crate::spec::model::{Count, Field, FieldId, FieldKind, Gate, Instruction, InstructionId, Presence, Variant};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::HashSet;

/// A member of a generated struct.
pub(crate) struct Member {
    /// Name of the member.
    pub(crate) ident: Ident,
    /// Rust type of the member.
    pub(crate) rust: TokenStream,
    /// The field that the member holds; the first field of a list.
    pub(crate) field: FieldId,
    /// Whether the member is a list, which borrows from the bytes of the instruction.
    pub(crate) list: bool,
}

/// A format: a layout that becomes a struct.
pub(crate) struct FormatPlan<'a> {
    /// Name of the struct.
    pub(crate) ident: Ident,
    /// Position of the instruction in the model.
    pub(crate) id: InstructionId,
    pub(crate) instruction: &'a Instruction,
    /// Variants of the instruction with this layout. The first one describes it.
    pub(crate) variants: Vec<&'a Variant>,
    /// Variants that older versions of the object format have in place of this layout.
    pub(crate) older: Vec<&'a Variant>,
    /// The members in wire order.
    pub(crate) members: Vec<Member>,
}

/// The bytes that an instruction begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct OpcodeBytes {
    /// The first byte.
    pub(crate) opcode: u8,
    /// The second byte, if it selects a sub-operation.
    pub(crate) sub_opcode: Option<u8>,
}

impl OpcodeBytes {
    /// Returns the number of bytes: 1 or 2.
    pub(crate) fn len(self) -> usize {
        1 + usize::from(self.sub_opcode.is_some())
    }
}

impl FormatPlan<'_> {
    /// Returns the bytes that instructions of this format begin with.
    pub(crate) fn opcode_bytes(&self) -> OpcodeBytes {
        OpcodeBytes {
            opcode: self.instruction.opcode.as_ref().map_or(0, |o| o.code.value),
            sub_opcode: self.instruction.sub_opcode.as_ref().map(|o| o.code.value),
        }
    }

    /// Returns whether the struct has a list, and so a lifetime.
    pub(crate) fn borrows(&self) -> bool {
        self.members.iter().any(|m| m.list)
    }

    /// Returns the type of the struct: `Switchjmp<'a>`, or `Add` without a list.
    pub(crate) fn type_tokens(&self) -> TokenStream {
        let ident = &self.ident;
        if self.borrows() { quote!(#ident<'a>) } else { quote!(#ident) }
    }
}

/// Returns the formats of all instructions, by opcode. Pages that only introduce sub-operations
/// have none.
pub(crate) fn formats<'a>(types: &TypeAssignment<'a>) -> Vec<FormatPlan<'a>> {
    let instructions = types.model.instructions().filter(|(_, i)| !i.container && i.opcode.is_some());
    instructions.flat_map(|(id, instruction)| instruction_formats(types, id, instruction)).collect()
}

fn instruction_formats<'a>(
    types: &TypeAssignment<'a>,
    id: InstructionId,
    instruction: &'a Instruction,
) -> Vec<FormatPlan<'a>> {
    let mut layouts: Vec<(Vec<String>, FormatPlan<'a>)> = Vec::new();
    for variant in instruction.format.variants.iter().filter(|v| Gate::is_newest(v.gate.as_ref())) {
        let members = variant_members(types, id, instruction, variant);
        let key: Vec<String> = members.iter().map(|m| format!("{}:{}", m.ident, m.rust)).collect();
        match layouts.iter_mut().find(|(known, _)| *known == key) {
            Some((_, format)) => format.variants.push(variant),
            None => {
                let (ident, variants) = (ident("_x"), vec![variant]);
                let plan = FormatPlan { ident, id, instruction, variants, older: Vec::new(), members };
                layouts.push((key, plan));
            }
        }
    }
    let several = layouts.len() > 1;
    let mut formats: Vec<_> = layouts.into_iter().map(|(_, format)| format).collect();
    for variant in instruction.format.variants.iter().filter(|v| !Gate::is_newest(v.gate.as_ref())) {
        // An older layout belongs to the format with the same conditions.
        let is_selected_alike = |f: &FormatPlan<'_>| f.variants.iter().any(|v| has_same_conditions(v, variant));
        let position = formats.iter().position(is_selected_alike).unwrap_or(0);
        if let Some(format) = formats.get_mut(position) {
            format.older.push(variant);
        }
    }
    for (number, format) in formats.iter_mut().enumerate() {
        let suffix = match &format.variants[0].name {
            _ if !several => String::new(),
            Some(name) => camel(&name.value),
            None => format!("{}", number + 1),
        };
        format.ident = ident(&(camel(&instruction.name.value) + &suffix));
    }
    formats
}

/// Returns whether the same values of the fields select two variants.
fn has_same_conditions(a: &Variant, b: &Variant) -> bool {
    let of = |v: &Variant| v.conditions.iter().map(|c| (c.key.clone(), c.codes.clone())).collect::<Vec<_>>();
    of(a) == of(b)
}

/// Returns the members for one variant. A list replaces the field that counts its elements.
fn variant_members(
    types: &TypeAssignment<'_>,
    id: InstructionId,
    instruction: &Instruction,
    variant: &Variant,
) -> Vec<Member> {
    let mut members: Vec<Member> = Vec::new();
    let mut counts = HashSet::new();
    for cell in &variant.fields {
        let field = instruction.field(cell.value);
        let counted = counted_by(field);
        let Some(single) = member_type(types, id, cell.value, field.kind) else { continue };
        let Some(count) = counted else {
            let ident = snake_ident(&field.name.value);
            members.push(Member { ident, rust: single, field: cell.value, list: false });
            continue;
        };
        // The first field of a counted list becomes the member for the whole list.
        if counts.insert(count) {
            let ident = snake_ident(&list_name(&instruction.field(count).name.value));
            members.push(Member { ident, rust: quote!(List<'a, #single>), field: cell.value, list: true });
        }
    }
    members.retain(|m| m.list || !counts.contains(&m.field));
    members
}

/// Returns the field with the number of elements of a repeated field, or of the list that the field
/// belongs to.
pub(crate) fn counted_by(field: &Field) -> Option<FieldId> {
    match (&field.presence, &field.count) {
        (Presence::CountedBy(count), _) | (_, Count::Field(count)) => Some(*count),
        _ => None,
    }
}

/// Returns the Rust type of one field, or of one element of a list. `None` for a kind that is no
/// member.
fn member_type(
    types: &TypeAssignment<'_>,
    id: InstructionId,
    field: FieldId,
    kind: Option<FieldKind>,
) -> Option<TokenStream> {
    match kind? {
        FieldKind::Int(int) => Some(integer_type(types, Owner::Instruction(id), field, int)),
        FieldKind::VectorOperand | FieldKind::Scalar => structure_type(types.model, "vec_operand"),
        FieldKind::RawOperand => structure_type(types.model, "raw_operand"),
        FieldKind::Structure(structure) => structure_type(types.model, &types.model[structure].name.value),
        FieldKind::String | FieldKind::Code | FieldKind::Unknown => None,
    }
}

/// Returns the variant of the generated `InstKind` for an instruction.
pub(crate) fn kind_ident(instruction: &Instruction) -> Ident {
    ident(&variant(&instruction.name.value))
}
