//! `object.rs`: the structures of the object format, with reader and writer.
//!
//! The Rust struct has no member for a number that counts the elements of another member, since a
//! table or byte string knows its length. For example, `VarInfo` has `attribute_info`, but no
//! `attribute_count`. The number is kept if the two members are in different
//! [parts](structure::parts), since each part can be read without the previous one. A member with
//! enumerators holds its number, which may have no meaning, and has a method that returns the
//! enumerator.

pub(crate) mod object_info;
mod object_wire;
mod structure;
pub(crate) mod variables;

use crate::emit::context::{Content, Context};
use crate::emit::support::versions;
use crate::rust_view::docs::{doc, place, prose};
use crate::rust_view::naming::{ident, snake, type_ident};
use crate::rust_view::rust_types::int_ident;
use crate::rust_view::type_assignment::IntegerType;
use crate::spec::model::{Field, Gate, IntType, VersionRange};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;
use structure::{
    BitFieldType, MemberShape, ObjectMember, ObjectStructure, borrows, gated_ident, structure_tokens, structures,
};

pub(crate) fn emit(context: &Context<'_>) -> Content {
    let structures: Vec<_> = structures(context.model).collect();
    let mut gated = BTreeMap::new();
    for (id, structure) in &structures {
        for member in structure.members.iter().filter(|m| !m.alternatives.is_empty()) {
            gated.entry(member.kind_source.value.as_str()).or_insert((*id, member));
        }
    }
    let gated = gated.into_values().map(|(_, member)| gated_integer(member));
    let items = structures.iter().map(|(id, structure)| ObjectStructure::new(context, *id, structure).emit());
    Content::Rust(quote! {
        //! The structures of the object format.
        //!
        //! The specification describes the members. The legal values of each member are in
        //! [`Structure::INFO`].
        #![allow(unused_imports)]
        use crate::bit_fields::*;
        use crate::enums::*;
        use crate::object_info as info;
        pub use crate::object_info::members;
        use crate::types::DataType;
        use openvisa_isa_core::{Array, Reader, Structure, StructureInfo, Version, WireError, WriteError, Writer};
        #(#items)*
        #(#gated)*
    })
}

/// Emits a condition that `version` is in a range; `None` for all versions.
fn range_condition(range: VersionRange) -> Option<TokenStream> {
    let reached = |v| versions::at_least_expr(&quote!(version), v);
    match (range.from.map(reached), range.before.map(reached)) {
        (None, None) => None,
        (Some(from), None) => Some(from),
        (None, Some(before)) => Some(quote!(!#before)),
        (Some(from), Some(before)) => Some(quote!(#from && !#before)),
    }
}

/// Emits the functions for an integer whose width depends on the version:
/// ```ignore
/// /// `ud{v3.4+}/uw{-v3.4}`.
/// struct UdV3_4UwV3_4;
/// impl UdV3_4UwV3_4 {
///     const fn size(version: Version) -> u8 { if version.at_least(3, 4) { 4 } else { 2 } }
///     fn read(reader: &mut Reader<'_>) -> Result<u32, WireError> { ... }
/// }
/// ```
fn gated_integer(member: &Field) -> TokenStream {
    let (name, docs) = (gated_ident(member), doc([format!("`{}`.", member.kind_source.value)]));
    let ints: Vec<(&Gate, IntType)> =
        member.alternatives.iter().filter_map(|(gate, kind)| Some((gate, kind.int()?))).collect();
    let Some(widest) = ints.iter().map(|(_, int)| *int).max_by_key(|int| int.bytes()) else {
        return unsupported_error(member, "a gated type that is no integer");
    };
    let rust = int_ident(widest);
    let select = |value: &dyn Fn(IntType) -> TokenStream, absent: TokenStream| {
        let mut out = TokenStream::new();
        for (position, (gate, int)) in ints.iter().enumerate() {
            let value = value(*int);
            // The second of two alternatives needs no condition if its versions are all that the
            // first one leaves.
            let is_rest = position > 0
                && position + 1 == ints.len()
                && ints[0].0.versions.from == gate.versions.before
                && gate.versions.from.is_none();
            match range_condition(gate.versions).filter(|_| !is_rest) {
                Some(condition) => out.extend(quote!(if #condition { #value } else)),
                None => {
                    out.extend(quote!({ #value }));
                    return out;
                }
            }
        }
        out.extend(quote!({ #absent }));
        out
    };
    let size = select(
        &|int| {
            let bytes = Literal::u8_unsuffixed(int.bytes());
            quote!(#bytes)
        },
        quote!(0),
    );
    let read = select(
        &|int| {
            let method = int_ident(int);
            if int == widest { quote!(reader.#method()) } else { quote!(reader.#method().map(#rust::from)) }
        },
        quote!(Ok(0)),
    );
    quote! {
        #docs
        struct #name;
        impl #name {
            const fn size(version: Version) -> u8 { #size }
            #[inline]
            fn read(reader: &mut Reader<'_>) -> Result<#rust, WireError> {
                let version = reader.version();
                #read
            }
        }
    }
}

/// Emits a compile error for a member that this emitter does not support.
fn unsupported_error(member: &Field, what: &str) -> TokenStream {
    let message = format!("the member `{}` has {what}, which the object format cannot have", member.name.value);
    quote!(compile_error!(#message);)
}

/// Emits a constant for the only legal value of a member, unless it is 0:
/// `pub const MAGIC_NUMBER: u32 = 0x41534943;`.
fn legal_value_constant(member: &ObjectMember<'_>) -> Option<TokenStream> {
    let (MemberShape::Int(int), Some(only)) = (&member.shape, &member.field.must_be) else { return None };
    if only.value == 0 {
        return None;
    }
    let name = ident(&snake(&member.field.name.value).to_uppercase());
    let docs = doc([format!("The only legal value of `{}`.", member.field.name.value)]);
    let (int, value) = (int_ident(*int), format!("{:#x}", only.value).parse::<Literal>().ok()?);
    Some(quote!(#docs pub const #name: #int = #value;))
}

impl<'c, 'a> ObjectStructure<'c, 'a> {
    /// Emits the struct, its methods and its implementation of `Structure`:
    /// ```ignore
    /// /// A variable. `specs/4_visa_header.md:292`
    /// pub struct VarInfo<'a> { ..., pub attribute_info: Array<'a, AttributeInfo<'a>> }
    /// impl VarInfo<'_> { pub const fn alias_scope_specifier(&self) -> Option<AliasScope> { ... } }
    /// impl<'a> Structure<'a> for VarInfo<'a> { ... }
    /// ```
    fn emit(&self) -> TokenStream {
        let model = self.context.model;
        let rust = structure_tokens(model, self.id);
        let text = format!("`{}`. {}", self.structure.name.value, prose(&self.structure.description));
        let docs = doc([text, place(model, self.context.prefix, self.structure.span)]);
        let shown = || self.members.iter().filter(|m| !m.hidden);
        let members = shown().map(|m| {
            let (docs, name, rust) = (self.member_doc(m), &m.name, self.member_type(m));
            quote!(#docs pub #name: #rust,)
        });
        let problems = self.members.iter().filter_map(|m| match m.shape {
            MemberShape::Unsupported(what) => Some(unsupported_error(m.field, what)),
            _ => None,
        });
        let functions = self.inherent_impl();
        let implementation = self.structure_impl(&rust);
        quote! {
            #docs
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
            pub struct #rust { #(#members)* }
            #functions
            #implementation
            #(#problems)*
        }
    }

    /// Returns the documentation of a member.
    fn member_doc(&self, member: &ObjectMember<'_>) -> TokenStream {
        let field = member.field;
        let text = if field.description.is_empty() { &field.name.value } else { &field.description };
        let kept = match member.counts {
            Some(_) => " Set by the reader. The writer ignores it, and writes the number of elements.",
            None if self
                .members
                .iter()
                .any(|m| m.field.begins_at.is_some_and(|b| b.value.index() == member.position)) =>
            {
                " Set by the reader. The writer ignores it, and writes the actual position."
            }
            None => "",
        };
        doc([format!("{}{kept} {}", prose(text), self.context.place(field.span))])
    }

    /// Returns the Rust type of a member.
    fn member_type(&self, member: &ObjectMember<'_>) -> TokenStream {
        let model = self.context.model;
        match member.shape {
            MemberShape::Int(int) | MemberShape::Gated(int) => match self.bit_field(member) {
                Some(BitFieldType { name, .. }) => quote!(#name),
                None => {
                    let int = int_ident(int);
                    quote!(#int)
                }
            },
            MemberShape::Nested(id) => structure_tokens(model, id),
            MemberShape::Table(id, _) => {
                let entry = structure_tokens(model, id);
                quote!(Array<'a, #entry>)
            }
            MemberShape::Bytes(_) | MemberShape::Text => quote!(&'a [u8]),
            MemberShape::Unsupported(_) => quote!(()),
        }
    }

    /// Emits the constants of a structure, and the methods that return enumerators.
    fn inherent_impl(&self) -> TokenStream {
        let functions = self.members.iter().filter_map(|m| self.enumerator_method(m));
        let positions = self.parts.iter().skip(1).map(|position| {
            let field = &self.structure.members[*position];
            let name = ident(&snake(&field.name.value).to_uppercase());
            let docs = doc([format!("Position of `{}` in the description.", field.name.value)]);
            let position = Literal::usize_unsuffixed(*position);
            quote!(#docs pub const #name: usize = #position;)
        });
        let constants = self.members.iter().filter_map(legal_value_constant);
        let functions: Vec<_> = constants.chain(positions).chain(functions).collect();
        if functions.is_empty() {
            return TokenStream::new();
        }
        let name = type_ident(&self.structure.name.value);
        let generics = if borrows(self.context.model, self.id) { quote!(<'_>) } else { quote!() };
        quote!(impl #name #generics { #(#functions)* })
    }

    /// Emits the method that returns the enumerator of a member:
    /// ```ignore
    /// /// Kind of the label. `None` for a reserved value.
    /// pub const fn kind(&self) -> Option<LabelKind> { LabelKind::from_bits(self.kind) }
    /// ```
    fn enumerator_method(&self, member: &ObjectMember<'_>) -> Option<TokenStream> {
        let (MemberShape::Int(int) | MemberShape::Gated(int)) = member.shape else { return None };
        let (rust, bits) = match self.assigned_type(member)? {
            IntegerType::Enum(index) => {
                let plan = &self.context.plan.enums[index];
                (ident(&plan.name), plan.bits)
            }
            IntegerType::DataType => (ident("DataType"), 8),
            IntegerType::Plain(_) | IntegerType::Bits(_) => return None,
        };
        let name = &member.name;
        let text =
            if member.field.description.is_empty() { &member.field.name.value } else { &member.field.description };
        let docs = doc([format!("{} `None` for a reserved value.", prose(text))]);
        let same = int.bits() == bits && !int.signed();
        let bits = format_ident!("u{bits}");
        let value = if same { quote!(self.#name) } else { quote!(self.#name as #bits) };
        Some(quote!(#docs pub const fn #name(&self) -> Option<#rust> { #rust::from_bits(#value) }))
    }
}
