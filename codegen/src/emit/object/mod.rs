//! `object.rs`: the structures of the object format, with reader and writer.
//!
//! A member that only counts another is no member of the Rust struct: the table, string or bytes that it counts know their
//! length. It stays where the two are in different [parts](structure::parts), since a part must be readable without the one before. A
//! member with enumerators keeps its number, which may have no meaning, and gets a function that gives the enumerator.

pub(crate) mod object_info;
pub(crate) mod object_vocabulary;
mod object_wire;
mod structure;

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::completeness::describes_object_format;
use crate::emit::support::docs::{doc, place, prose};
use crate::emit::support::naming::{ident, snake, type_ident};
use crate::emit::support::rust_types::int_ident;
use crate::emit::support::type_assignment::IntegerType;
use crate::emit::support::versions;
use crate::model::{Field, Gate, IntType, Model, VersionRange};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;
use structure::{
    BitFieldType, MemberShape, ObjectMember, ObjectStructure, borrows, gated_ident, structure_tokens, structures,
};

pub(crate) struct Object;

impl Emitter for Object {
    fn path(&self) -> &'static str {
        "object.rs"
    }

    fn applies(&self, model: &Model) -> bool {
        describes_object_format(model)
    }

    fn emit(&self, context: &Context<'_>) -> Content {
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
            //! Structures of the object format. What their members mean is in the specification; what the values must be is in
            //! [`Structure::INFO`].
            #![allow(unused_imports)]
            use crate::bit_fields::*;
            use crate::enums::*;
            use crate::object_info as info;
            use crate::types::DataType;
            use openvisa_codec::{Array, Reader, Structure, StructureInfo, Version, WireError, WriteError, Writer};
            #(#items)*
            #(#gated)*
        })
    }
}

/// The condition that a version is in a range; `None` is always.
fn condition(range: VersionRange) -> Option<TokenStream> {
    let bound = |v| versions::reaches(&quote!(version), v);
    match (range.from.map(bound), range.before.map(bound)) {
        (None, None) => None,
        (Some(from), None) => Some(from),
        (None, Some(before)) => Some(quote!(!#before)),
        (Some(from), Some(before)) => Some(quote!(#from && !#before)),
    }
}

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
        return unsupported(member, "a gated type that is no integer");
    };
    let rust = int_ident(widest);
    let choose = |value: &dyn Fn(IntType) -> TokenStream, absent: TokenStream| {
        let mut out = TokenStream::new();
        for (position, (gate, int)) in ints.iter().enumerate() {
            let value = value(*int);
            // What the alternatives before leave over is what the last one is for, if it says so.
            let rest = position > 0
                && position + 1 == ints.len()
                && ints[0].0.versions.from == gate.versions.before
                && gate.versions.from.is_none();
            match condition(gate.versions).filter(|_| !rest) {
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
    let size = choose(
        &|int| {
            let bytes = Literal::u8_unsuffixed(int.bytes());
            quote!(#bytes)
        },
        quote!(0),
    );
    let read = choose(
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

/// What this emitter cannot express must not be left out in silence.
fn unsupported(member: &Field, what: &str) -> TokenStream {
    let message = format!("the member `{}` has {what}, which the object format cannot have", member.name.value);
    quote!(compile_error!(#message);)
}

/// `pub const MAGIC_NUMBER: u32 = 0x41534943;`: the only legal value, where it is not 0.
fn constant(member: &ObjectMember<'_>) -> Option<TokenStream> {
    let (MemberShape::Int(int), Some(only)) = (&member.shape, &member.field.must_be) else { return None };
    if only.value == 0 {
        return None;
    }
    let name = ident(&snake(&member.field.name.value).to_uppercase());
    let docs = doc([format!("What `{}` must be.", member.field.name.value)]);
    let (int, value) = (int_ident(*int), format!("{:#x}", only.value).parse::<Literal>().ok()?);
    Some(quote!(#docs pub const #name: #int = #value;))
}

impl<'c, 'a> ObjectStructure<'c, 'a> {
    /// ```ignore
    /// /// A variable. `specs/4_visa_header.md:292`
    /// pub struct VarInfo<'a> { pub name_index: u32, ..., pub attribute_info: Array<'a, AttributeInfo<'a>> }
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
            MemberShape::Unsupported(what) => Some(unsupported(m.field, what)),
            _ => None,
        });
        let functions = self.functions();
        let implementation = self.implementation(&rust);
        quote! {
            #docs
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
            pub struct #rust { #(#members)* }
            #functions
            #implementation
            #(#problems)*
        }
    }

    fn member_doc(&self, member: &ObjectMember<'_>) -> TokenStream {
        let field = member.field;
        let text = if field.description.is_empty() { &field.name.value } else { &field.description };
        let kept = match member.counts {
            Some(_) => " As read: what is written is how many there are.",
            None if self
                .members
                .iter()
                .any(|m| m.field.begins_at.is_some_and(|b| b.value.index() == member.position)) =>
            {
                " As read: what is written is where it then lies."
            }
            None => "",
        };
        doc([format!("{}{kept} {}", prose(text), place(self.context.model, self.context.prefix, field.span))])
    }

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

    /// Functions that give enumerators and types, and the positions of members that offsets lead to.
    fn functions(&self) -> TokenStream {
        let functions = self.members.iter().filter_map(|m| self.enumerator(m));
        let positions = self.parts.iter().skip(1).map(|position| {
            let field = &self.structure.members[*position];
            let name = ident(&snake(&field.name.value).to_uppercase());
            let docs = doc([format!("Position of `{}` in the description.", field.name.value)]);
            let position = Literal::usize_unsuffixed(*position);
            quote!(#docs pub const #name: usize = #position;)
        });
        let constants = self.members.iter().filter_map(constant);
        let functions: Vec<_> = constants.chain(positions).chain(functions).collect();
        if functions.is_empty() {
            return TokenStream::new();
        }
        let name = type_ident(&self.structure.name.value);
        let generics = if borrows(self.context.model, self.id) { quote!(<'_>) } else { quote!() };
        quote!(impl #name #generics { #(#functions)* })
    }

    /// ```ignore
    /// /// What the label stands for. `None` for a reserved value.
    /// pub const fn kind(&self) -> Option<LabelKind> { LabelKind::from_bits(self.kind) }
    /// ```
    fn enumerator(&self, member: &ObjectMember<'_>) -> Option<TokenStream> {
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
