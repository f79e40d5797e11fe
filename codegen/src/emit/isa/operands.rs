//! `operands.rs`: the types of operands.
//!
//! In some structures, an enumerated bit group of the first member selects the structure of the
//! rest. Such a structure becomes an enum; the members of the selected structures are inlined into
//! its variants, which keeps the enum small. Any other structure of integers becomes a struct. For
//! example, `vec_operand` becomes the enum `VecOperand` with the variants `General`, `Immediate`
//! and so on, and `raw_operand` the struct `RawOperand`.

use crate::emit::context::{Content, Context};
use crate::emit::support::field_exprs;
use crate::emit::wire::{operand_wire, tagged_operand_wire};
use crate::rust_view::docs::{doc, sentence};
use crate::rust_view::naming::{ident, snake_ident, type_ident, variant};
use crate::rust_view::rust_types::integer_type;
use crate::rust_view::type_assignment::{GroupType, IntegerType, Owner};
use crate::spec::model::{BitGroup, Count, Field, FieldId, FieldKind, Structure, StructureId, StructureOrigin};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

pub(crate) fn emit(context: &Context<'_>) -> Content {
    let structures = context.model.structures.iter().enumerate();
    let operands = structures.filter(|(_, s)| s.origin == StructureOrigin::Operand);
    let items = operands.map(|(index, structure)| {
        let id = StructureId(index as u16);
        match selector_group(structure) {
            Some(group) => {
                let items = tagged_enum(context, id, structure, group);
                let wire = tagged_operand_wire::tagged_wire(context, id, structure, group)
                    .unwrap_or_else(|| undescribed_enum_wire(context, id, structure, group));
                quote!(#items #wire)
            }
            None => plain_struct(context, id, structure),
        }
    });
    Content::Rust(quote! {
        //! The operands of instructions.
        #![allow(unused_imports)]
        use crate::bit_fields::*;
        use crate::enums::*;
        use crate::types::DataType;
        use openvisa_isa_core::{Reader, Room, Version, Wire, WriteError, WriteErrorKind, Writer, Zero};
        #(#items)*
    })
}

/// Returns the bit group of the first member that selects the structure of the rest.
fn selector_group(structure: &Structure) -> Option<&BitGroup> {
    structure.members.first()?.groups.iter().find(|g| g.enumerators.iter().any(|e| e.layout.is_some()))
}

/// Number of bytes for a member that takes the rest of an operand: at most the type of an immediate
/// and the widest integer. Only upstream documents have such members; a strict specification
/// describes every layout.
const REST_BYTES: usize = 1 + size_of::<u64>();

/// A field of a generated struct or variant.
#[derive(Clone)]
pub(crate) struct RustField {
    docs: TokenStream,
    /// Name of the field.
    pub(crate) name: TokenStream,
    /// Type of the field.
    pub(crate) rust: TokenStream,
    /// How a number becomes the field.
    pub(crate) code: CodeKind,
}

/// The relation between a field of an operand and its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CodeKind {
    /// The field is a number.
    Number,
    /// The field is an enumeration or a bit field with the functions `from_bits` and `bits`.
    Bits,
    /// The field is a data type, which may have no code.
    DataType,
}

/// A variant of the enum of a tagged structure.
pub(crate) struct OperandVariant {
    /// Name of the variant.
    pub(crate) name: Ident,
    /// The groups of the tag besides the selecting one, and the members of the selected structure.
    pub(crate) fields: Vec<RustField>,
}

/// Returns the variants of the enum of a tagged structure; none if the model has no such structure.
pub(crate) fn operand_variants(context: &Context<'_>, name: &str) -> Vec<OperandVariant> {
    let Some(id) = context.model.structure(name) else { return Vec::new() };
    let Some(selector) = selector_group(&context.model[id]) else { return Vec::new() };
    let tags = tag_groups(context, id, selector);
    let selecting = selector.enumerators.iter().filter_map(|e| Some((e, e.layout?)));
    let variants = selecting.map(|(e, layout)| OperandVariant {
        name: ident(&variant(&e.name.value)),
        fields: tags.iter().cloned().chain(rust_fields(context, layout)).collect(),
    });
    variants.collect()
}

impl RustField {
    /// Returns the field with a visibility in front: `pub id: u32,`.
    fn declaration(&self, visibility: &TokenStream) -> TokenStream {
        let Self { docs, name, rust, .. } = self;
        quote!(#docs #visibility #name: #rust,)
    }
}

/// Returns the fields for the members of a structure.
fn rust_fields(context: &Context<'_>, id: StructureId) -> Vec<RustField> {
    let structure = &context.model[id];
    let fields = structure.members.iter().enumerate();
    fields
        .map(|(index, member)| {
            let docs = member_docs(context, member);
            let name = snake_ident(&member.name.value);
            let (owner, field) = (Owner::Structure(id), FieldId(index as u16));
            let rust = match (member.kind, &member.count) {
                (Some(FieldKind::Int(int)), Count::One) => integer_type(context.plan, owner, field, int),
                _ => quote!([u8; #REST_BYTES]),
            };
            let code = match context.plan.integer(owner, field) {
                Some(IntegerType::Enum(_) | IntegerType::Bits(_)) => CodeKind::Bits,
                Some(IntegerType::DataType) => CodeKind::DataType,
                Some(IntegerType::Plain(_)) | None => CodeKind::Number,
            };
            RustField { docs, name: quote!(#name), rust, code }
        })
        .collect()
}

/// Returns the documentation of a member: its description and place.
fn member_docs(context: &Context<'_>, member: &Field) -> TokenStream {
    let text = if member.description.is_empty() { &member.name.value } else { &member.description };
    doc([format!("{} {}", sentence(text), context.place(member.span))])
}

/// Emits the enum of a tagged structure:
/// ```ignore
/// /// A vector operand.
/// pub enum VecOperand {
///     /// A general variable.
///     General { modifier: Modifier, id: u32, row_offset: u8, col_offset: u8, region: Region },
///     ...
/// }
/// ```
fn tagged_enum(context: &Context<'_>, id: StructureId, structure: &Structure, selector: &BitGroup) -> TokenStream {
    let name = type_ident(&structure.name.value);
    let docs = doc([sentence(&structure.description), context.place(structure.span)]);
    let tags = tag_groups(context, id, selector);
    let variants = selector.enumerators.iter().filter_map(|e| Some((e, e.layout?))).map(|(e, layout)| {
        let rust = ident(&variant(&e.name.value));
        let text = if e.description.is_empty() { &e.name.value } else { &e.description };
        let docs = doc([format!("{} {}", sentence(text), context.place(e.span))]);
        let members = rust_fields(context, layout);
        let fields = tags.iter().chain(&members).map(|field| field.declaration(&TokenStream::new()));
        quote!(#docs #rust { #(#fields)* },)
    });
    // `repr(u8)` keeps members in the order of the encoding, so that several are copied with one
    // access to memory.
    quote! {
        #docs
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(openvisa_isa_core::__private::reexport::serde::Serialize, openvisa_isa_core::__private::reexport::serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(crate = "openvisa_isa_core::__private::reexport::serde"))]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        #[repr(u8)]
        pub enum #name { #(#variants)* }
    }
}

/// Returns the default values of the members of a structure.
fn member_zeros(context: &Context<'_>, id: StructureId) -> Vec<TokenStream> {
    let members = context.model[id].members.iter().enumerate();
    let zero = |(index, member): (usize, &Field)| match (member.kind, &member.count) {
        (Some(FieldKind::Int(_)), Count::One) => {
            let planned = context.plan.integer(Owner::Structure(id), FieldId(index as u16));
            planned.and_then(|planned| field_exprs::zero_value(context.plan, planned)).unwrap_or_else(|| quote!(0))
        }
        _ => quote!([0; #REST_BYTES]),
    };
    members.map(zero).collect()
}

/// Emits the wire form of a tagged structure whose encoding the documents do not describe. Reading
/// and writing always fail.
fn undescribed_enum_wire(
    context: &Context<'_>,
    id: StructureId,
    structure: &Structure,
    selector: &BitGroup,
) -> TokenStream {
    let first = selector.enumerators.iter().find_map(|e| Some((e, e.layout?)));
    let zero = first.map(|(e, layout)| {
        let (rust, tags) =
            (ident(&variant(&e.name.value)), tagged_operand_wire::tag_zeros(context, id).unwrap_or_default());
        let (tag_names, tag_zeros): (Vec<_>, Vec<_>) = tags.into_iter().unzip();
        let names = context.model[layout].members.iter().map(|m| snake_ident(&m.name.value));
        let zeros = member_zeros(context, layout);
        quote!(Self::#rust { #(#tag_names: #tag_zeros,)* #(#names: #zeros),* })
    });
    operand_wire::undescribed_wire(&type_ident(&structure.name.value), &zero.unwrap_or_default())
}

/// Returns the fields for the groups of the first member besides the selector. Every variant has
/// them.
fn tag_groups(context: &Context<'_>, id: StructureId, selector: &BitGroup) -> Vec<RustField> {
    let Some(IntegerType::Bits(index)) = context.plan.integer(Owner::Structure(id), FieldId(0)) else {
        return Vec::new();
    };
    let groups = context.plan.bit_fields[index].groups.iter();
    groups
        .filter(|g| g.group.low != selector.low)
        .map(|g| {
            let name = ident(&g.name);
            let docs = doc([format!("{} {}", sentence(&g.group.description), context.place(g.group.span))]);
            let (rust, code) = match g.kind {
                GroupType::Flag => (quote!(bool), CodeKind::Number),
                GroupType::DataType => (quote!(DataType), CodeKind::DataType),
                GroupType::Number => {
                    let int = format_ident!("u{}", g.group.width().next_power_of_two().max(8));
                    (quote!(#int), CodeKind::Number)
                }
                GroupType::Enum(index) => {
                    let name = ident(&context.plan.enums[index].name);
                    (quote!(#name), CodeKind::Bits)
                }
            };
            RustField { docs, name: quote!(#name), rust, code }
        })
        .collect()
}

/// Emits the struct of a structure:
/// ```ignore
/// /// Variable and byte offset.
/// pub struct RawOperand { pub id: u32, pub offset: u16 }
/// ```
fn plain_struct(context: &Context<'_>, id: StructureId, structure: &Structure) -> TokenStream {
    // A structure with other members than integers exists only inlined, in the enum that selects
    // it.
    if structure.members.iter().any(|m| m.kind.and_then(|k| k.int()).is_none()) {
        return TokenStream::new();
    }
    let name = type_ident(&structure.name.value);
    let docs = doc([sentence(&structure.description), context.place(structure.span)]);
    let public = quote!(pub);
    let members: Vec<_> = rust_fields(context, id).iter().map(|field| field.declaration(&public)).collect();
    let wire = match operand_wire::PlainStructure::new(context, id) {
        Some(form) => {
            let (wire, element) = (form.emit(), form.element());
            quote!(#wire #element)
        }
        None => {
            let (names, zeros) =
                (structure.members.iter().map(|m| snake_ident(&m.name.value)), member_zeros(context, id));
            operand_wire::undescribed_wire(&name, &quote!(Self { #(#names: #zeros),* }))
        }
    };
    let planned = |i: usize| context.plan.integer(Owner::Structure(id), FieldId(i as u16));
    let has_default = |i: usize| matches!(planned(i), Some(IntegerType::Plain(_) | IntegerType::Bits(_)));
    let default = (0..structure.members.len()).all(has_default).then(|| quote!(Default,));
    quote! {
        #docs
        #[derive(Clone, Copy, Debug, #default PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(openvisa_isa_core::__private::reexport::serde::Serialize, openvisa_isa_core::__private::reexport::serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(crate = "openvisa_isa_core::__private::reexport::serde"))]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        pub struct #name { #(#members)* }
        #wire
    }
}
