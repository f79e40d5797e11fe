//! `operands.rs`: the operand layouts.
//!
//! A structure whose first member has an enumerated bit group with values that select other structures becomes an enum, with
//! the selected structure's members in line (so that it stays small); any other structure of integers becomes a struct.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::docs::{doc, place, prose};
use crate::emit::support::field_exprs;
use crate::emit::support::naming::{ident, snake_ident, type_ident, variant};
use crate::emit::support::rust_types::integer_type;
use crate::emit::support::type_assignment::{GroupType, IntegerType, Owner};
use crate::emit::wire::{operand_wire, tagged_operand_wire};
use crate::model::{BitGroup, Count, Field, FieldId, FieldKind, Structure, StructureId, StructureOrigin};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

pub(crate) struct Operands;

impl Emitter for Operands {
    fn path(&self) -> &'static str {
        "operands.rs"
    }

    fn emit(&self, context: &Context<'_>) -> Content {
        let structures = context.model.structures.iter().enumerate();
        let operands = structures.filter(|(_, s)| s.origin == StructureOrigin::Operand);
        let items = operands.map(|(index, structure)| {
            let id = StructureId(index as u16);
            match selector(structure) {
                Some(group) => {
                    let items = tagged(context, id, structure, group);
                    let wire = tagged_operand_wire::tagged(context, id, structure, group)
                        .unwrap_or_else(|| undescribed(context, id, structure, group));
                    quote!(#items #wire)
                }
                None => plain(context, id, structure),
            }
        });
        Content::Rust(quote! {
            //! Operands.
            #![allow(unused_imports)]
            use crate::bit_fields::*;
            use crate::enums::*;
            use crate::types::DataType;
            use openvisa_codec::{Reader, Room, Version, Wire, WriteError, WriteErrorKind, Writer, Zero};
            #(#items)*
        })
    }
}

/// The bit group of the first member that selects the layout of the rest.
fn selector(structure: &Structure) -> Option<&BitGroup> {
    structure.members.first()?.groups.iter().find(|g| g.enumerators.iter().any(|e| e.layout.is_some()))
}

/// Room for what takes the rest of an operand: at most the type of an immediate and the widest integer. Only upstream documents
/// leave it at that; a strict specification describes every layout.
const REST_BYTES: usize = 1 + size_of::<u64>();

/// The members of a structure as fields.
fn members(context: &Context<'_>, id: StructureId) -> Vec<(TokenStream, TokenStream, TokenStream)> {
    let structure = &context.model[id];
    let fields = structure.members.iter().enumerate();
    fields
        .map(|(index, member)| {
            let docs = member_doc(context, member);
            let name = snake_ident(&member.name.value);
            let rust = match (member.kind, &member.count) {
                (Some(FieldKind::Int(int)), Count::One) => {
                    integer_type(context.plan, Owner::Structure(id), FieldId(index as u16), int)
                }
                _ => quote!([u8; #REST_BYTES]),
            };
            (docs, quote!(#name), rust)
        })
        .collect()
}

fn member_doc(context: &Context<'_>, member: &Field) -> TokenStream {
    let text = if member.description.is_empty() { &member.name.value } else { &member.description };
    doc([format!("{} {}", prose(text), place(context.model, context.prefix, member.span))])
}

/// ```ignore
/// /// A vector operand.
/// pub enum VecOperand {
///     /// A general variable.
///     General { modifier: Modifier, id: u32, row_offset: u8, col_offset: u8, region: Region },
///     ...
/// }
/// ```
fn tagged(context: &Context<'_>, id: StructureId, structure: &Structure, selector: &BitGroup) -> TokenStream {
    let name = type_ident(&structure.name.value);
    let docs = doc([prose(&structure.description), place(context.model, context.prefix, structure.span)]);
    let tags = tag_groups(context, id, selector);
    let variants = selector.enumerators.iter().filter_map(|e| Some((e, e.layout?))).map(|(e, layout)| {
        let rust = ident(&variant(&e.name.value));
        let text = if e.description.is_empty() { &e.name.value } else { &e.description };
        let docs = doc([format!("{} {}", prose(text), place(context.model, context.prefix, e.span))]);
        let (member_docs, names, types) = unzip(members(context, layout));
        let (tag_docs, tag_names, tag_types) = unzip(tags.clone());
        quote!(#docs #rust { #(#tag_docs #tag_names: #tag_types,)* #(#member_docs #names: #types,)* },)
    });
    // With a representation of its own, members stand in the order that they have in bytes, and can be moved together.
    quote! {
        #docs
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(openvisa_codec::reexport::serde::Serialize, openvisa_codec::reexport::serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(crate = "openvisa_codec::reexport::serde"))]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        #[repr(u8)]
        pub enum #name { #(#variants)* }
    }
}

/// What stands in the members of a structure where nothing was read.
fn zeros(context: &Context<'_>, id: StructureId) -> Vec<TokenStream> {
    let members = context.model[id].members.iter().enumerate();
    let zero = |(index, member): (usize, &Field)| match (member.kind, &member.count) {
        (Some(FieldKind::Int(_)), Count::One) => {
            let planned = context.plan.integer(Owner::Structure(id), FieldId(index as u16));
            planned.and_then(|planned| field_exprs::zero(context.plan, planned)).unwrap_or_else(|| quote!(0))
        }
        _ => quote!([0; #REST_BYTES]),
    };
    members.map(zero).collect()
}

/// The form of a tagged structure whose bytes the documents do not describe.
fn undescribed(context: &Context<'_>, id: StructureId, structure: &Structure, selector: &BitGroup) -> TokenStream {
    let first = selector.enumerators.iter().find_map(|e| Some((e, e.layout?)));
    let zero = first.map(|(e, layout)| {
        let (rust, tags) =
            (ident(&variant(&e.name.value)), tagged_operand_wire::tag_zeros(context, id).unwrap_or_default());
        let (tag_names, tag_zeros): (Vec<_>, Vec<_>) = tags.into_iter().unzip();
        let names = context.model[layout].members.iter().map(|m| snake_ident(&m.name.value));
        let zeros = zeros(context, layout);
        quote!(Self::#rust { #(#tag_names: #tag_zeros,)* #(#names: #zeros),* })
    });
    operand_wire::undescribed(&type_ident(&structure.name.value), &zero.unwrap_or_default())
}

type Columns = (Vec<TokenStream>, Vec<TokenStream>, Vec<TokenStream>);

fn unzip(rows: Vec<(TokenStream, TokenStream, TokenStream)>) -> Columns {
    let (mut a, mut b, mut c) = (vec![], vec![], vec![]);
    for row in rows {
        a.push(row.0);
        b.push(row.1);
        c.push(row.2);
    }
    (a, b, c)
}

/// The other groups of the first member, which every variant has.
fn tag_groups(
    context: &Context<'_>,
    id: StructureId,
    selector: &BitGroup,
) -> Vec<(TokenStream, TokenStream, TokenStream)> {
    let Some(IntegerType::Bits(index)) = context.plan.integer(Owner::Structure(id), FieldId(0)) else {
        return Vec::new();
    };
    let groups = context.plan.bit_fields[index].groups.iter();
    groups
        .filter(|g| g.group.low != selector.low)
        .map(|g| {
            let name = ident(&g.name);
            let docs = doc([format!(
                "{} {}",
                prose(&g.group.description),
                place(context.model, context.prefix, g.group.span)
            )]);
            let rust = match g.kind {
                GroupType::Flag => quote!(bool),
                GroupType::DataType => quote!(DataType),
                GroupType::Number => {
                    let int = format_ident!("u{}", g.group.width().next_power_of_two().max(8));
                    quote!(#int)
                }
                GroupType::Enum(index) => {
                    let name = ident(&context.plan.enums[index].name);
                    quote!(#name)
                }
            };
            (docs, quote!(#name), rust)
        })
        .collect()
}

/// ```ignore
/// /// Variable and byte offset.
/// pub struct RawOperand { pub id: u32, pub offset: u16 }
/// ```
fn plain(context: &Context<'_>, id: StructureId, structure: &Structure) -> TokenStream {
    // What is not made of integers exists only in line, in the enum that selects it.
    if structure.members.iter().any(|m| m.kind.and_then(|k| k.int()).is_none()) {
        return TokenStream::new();
    }
    let name = type_ident(&structure.name.value);
    let docs = doc([prose(&structure.description), place(context.model, context.prefix, structure.span)]);
    let (member_docs, names, types) = unzip(members(context, id));
    let wire = match operand_wire::Plain::new(context, id) {
        Some(form) => {
            let (wire, element) = (form.emit(), form.element());
            quote!(#wire #element)
        }
        None => {
            let (names, zeros) = (structure.members.iter().map(|m| snake_ident(&m.name.value)), zeros(context, id));
            operand_wire::undescribed(&name, &quote!(Self { #(#names: #zeros),* }))
        }
    };
    let planned = |i: usize| context.plan.integer(Owner::Structure(id), FieldId(i as u16));
    let numbers = |i: usize| matches!(planned(i), Some(IntegerType::Plain(_) | IntegerType::Bits(_)));
    let default = (0..structure.members.len()).all(numbers).then(|| quote!(Default,));
    quote! {
        #docs
        #[derive(Clone, Copy, Debug, #default PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(openvisa_codec::reexport::serde::Serialize, openvisa_codec::reexport::serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(crate = "openvisa_codec::reexport::serde"))]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        pub struct #name { #(#member_docs pub #names: #types,)* }
        #wire
    }
}
