//! The structures of the object format, and the Rust shapes of their members.
//!
//! For example, `var_info` becomes the struct `VarInfo`. Its member `attribute_count` is hidden:
//! the table `attribute_info` that it counts knows its length.

use crate::emit::context::Context;
use crate::rust_view::naming::{camel, ident, snake_ident, type_ident};
use crate::rust_view::type_assignment::{IntegerType, Owner};
use crate::spec::model::{
    Count, Field, FieldId, FieldKind, IntType, Model, OffsetTarget, Presence, Structure, StructureId, StructureOrigin,
};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// Returns the structures of the object format, in the order of the specification.
pub(crate) fn structures(model: &Model) -> impl Iterator<Item = (StructureId, &Structure)> {
    let all = model.structures.iter().enumerate().map(|(i, s)| (StructureId(i as u16), s));
    all.filter(|(_, s)| s.origin == StructureOrigin::ObjectFormat)
}

/// Returns the positions of the members that begin a part of a structure: member 0, and each that
/// an offset leads to. A part can be read without the parts before it.
pub(crate) fn parts(model: &Model, id: StructureId) -> Vec<usize> {
    let all = model.structures.iter().flat_map(|s| &s.members);
    let led_to = all.filter_map(|m| match m.offset_of.as_ref()?.value {
        OffsetTarget::Member { structure, member } if structure == id => Some(member.index()),
        _ => None,
    });
    let begin = model[id].members.iter().enumerate().filter(|(_, m)| m.begins_at.is_some()).map(|(index, _)| index);
    let mut parts: Vec<_> = led_to.chain(begin).chain([0]).collect();
    parts.sort_unstable();
    parts.dedup();
    parts
}

/// The shape that a member has in Rust.
pub(crate) enum MemberShape {
    /// An integer of fixed width.
    Int(IntType),
    /// An integer whose width depends on the version.
    Gated(IntType),
    Nested(StructureId),
    /// A table of structures, and the member with the number of entries.
    Table(StructureId, FieldId),
    /// A string of bytes; the member with the number of bytes.
    Bytes(FieldId),
    /// Characters up to a zero byte.
    Text,
    /// A shape that the emitter does not support, with the reason.
    Unsupported(&'static str),
}

impl MemberShape {
    /// Determines the shape of a member.
    fn from_member(member: &Field) -> Self {
        if member.presence != Presence::Always {
            return Self::Unsupported("a condition");
        }
        if member.gate.is_some() || member.alternatives.iter().any(|(_, kind)| kind.int().is_none()) {
            return Self::Unsupported("a gate");
        }
        match (member.kind, &member.count) {
            (Some(FieldKind::Int(int)), Count::One) if !member.alternatives.is_empty() => Self::Gated(int),
            (Some(FieldKind::Int(int)), Count::One) => Self::Int(int),
            (Some(FieldKind::Int(IntType::Ub) | FieldKind::Code), Count::Field(count)) => Self::Bytes(*count),
            (Some(FieldKind::Structure(id)), Count::One) => Self::Nested(id),
            (Some(FieldKind::Structure(id)), Count::Field(count)) => Self::Table(id, *count),
            (Some(FieldKind::String), Count::One) => Self::Text,
            _ => Self::Unsupported("a type or count"),
        }
    }
}

/// Returns whether the Rust struct of a structure borrows from the bytes that it is read from.
pub(crate) fn borrows(model: &Model, id: StructureId) -> bool {
    model[id].members.iter().any(|member| match MemberShape::from_member(member) {
        MemberShape::Table(..) | MemberShape::Bytes(_) | MemberShape::Text => true,
        MemberShape::Nested(inner) => borrows(model, inner),
        MemberShape::Int(_) | MemberShape::Gated(_) | MemberShape::Unsupported(_) => false,
    })
}

/// Returns the Rust type of a structure: `VarInfo<'a>`, or `InputInfo` without a lifetime.
pub(super) fn structure_tokens(model: &Model, id: StructureId) -> TokenStream {
    let name = type_ident(&model[id].name.value);
    if borrows(model, id) { quote!(#name<'a>) } else { quote!(#name) }
}

/// Returns the name of an integer type whose width depends on the version: `UdV3_4UwV3_4` for
/// `ud{v3.4+}/uw{-v3.4}`.
pub(crate) fn gated_ident(member: &Field) -> Ident {
    ident(&camel(&member.kind_source.value))
}

/// A member of a structure of the object format.
pub(crate) struct ObjectMember<'a> {
    /// The member in the model.
    pub(crate) field: &'a Field,
    /// Position among the members of the structure.
    pub(crate) position: usize,
    /// Shape of the member in Rust.
    pub(crate) shape: MemberShape,
    /// Name of the member in Rust.
    pub(crate) name: Ident,
    /// Position of the member whose elements this one counts.
    pub(crate) counts: Option<usize>,
    /// Whether the Rust struct does not have the member: the member that it counts knows its
    /// length.
    pub(crate) hidden: bool,
}

/// A bit field in Rust.
pub(crate) struct BitFieldType {
    /// Name of the type: `Predicate`.
    pub(crate) name: Ident,
    /// The unsigned integer that holds its bits: `u16`.
    pub(crate) int: Ident,
}

/// A structure of the object format with the shapes of its members.
pub(crate) struct ObjectStructure<'c, 'a> {
    /// What the emitter is given.
    pub(crate) context: &'c Context<'a>,
    pub(crate) id: StructureId,
    /// The structure in the model.
    pub(crate) structure: &'c Structure,
    pub(crate) members: Vec<ObjectMember<'c>>,
    /// Positions of the members that begin a part, see [`parts`].
    pub(crate) parts: Vec<usize>,
}

impl<'c, 'a> ObjectStructure<'c, 'a> {
    /// Determines the shapes of all members.
    pub(super) fn new(context: &'c Context<'a>, id: StructureId, structure: &'c Structure) -> Self {
        let parts = parts(context.model, id);
        let part = |position: usize| parts.iter().filter(|first| **first <= position).count();
        let counted = |position: usize| {
            let by = Count::Field(FieldId(position as u16));
            structure.members.iter().position(|m| m.count == by)
        };
        let members = structure.members.iter().enumerate().map(|(position, field)| {
            let counts = counted(position);
            let hidden = counts.is_some_and(|other| part(other) == part(position));
            let name = snake_ident(&field.name.value);
            ObjectMember { field, position, shape: MemberShape::from_member(field), name, counts, hidden }
        });
        let members = members.collect();
        Self { context, id, structure, members, parts }
    }

    pub(super) fn assigned_type(&self, member: &ObjectMember<'_>) -> Option<IntegerType> {
        self.context.plan.integer(Owner::Structure(self.id), FieldId(member.position as u16))
    }

    /// Returns the bit-field type of a member; `None` for another type.
    pub(crate) fn bit_field(&self, member: &ObjectMember<'_>) -> Option<BitFieldType> {
        match self.assigned_type(member) {
            Some(IntegerType::Bits(index)) => {
                let plan = &self.context.plan.bit_fields[index];
                Some(BitFieldType { name: ident(&plan.name), int: format_ident!("u{}", plan.int.bits()) })
            }
            _ => None,
        }
    }
}
