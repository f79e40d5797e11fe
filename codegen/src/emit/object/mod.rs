//! `object.rs`: the structures of the object format, with reader and writer.
//!
//! A member that only counts another is no member of the Rust struct: the table, string or bytes that it counts know their
//! length. It stays where the two are in different [parts](parts), since a part must be readable without the one before. A
//! member with enumerators keeps its number, which may have no meaning, and gets a function that gives the enumerator.

pub(crate) mod object_info;
pub(crate) mod object_vocabulary;
pub(crate) mod object_wire;

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::completeness::describes_object_format;
use crate::emit::support::docs::{doc, place, prose};
use crate::emit::support::naming::{camel, ident, snake, snake_ident, type_ident};
use crate::emit::support::rust_types::int_ident;
use crate::emit::support::type_assignment::{IntegerType, Owner};
use crate::emit::support::versions;
use crate::model::{
    Count, Field, FieldId, FieldKind, Gate, IntType, Model, OffsetTarget, Presence, Structure, StructureId,
    StructureOrigin, VersionRange,
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

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
        let items = structures.iter().map(|(id, structure)| Layout::new(context, *id, structure).emit());
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

/// The structures of the object format.
pub(crate) fn structures(model: &Model) -> impl Iterator<Item = (StructureId, &Structure)> {
    let all = model.structures.iter().enumerate().map(|(i, s)| (StructureId(i as u16), s));
    all.filter(|(_, s)| s.origin == StructureOrigin::ObjectFormat)
}

/// The first members of the parts of a structure: those that an offset leads to, and the first of all.
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

/// The name of a gated integer type: `ud{v3.4+}/uw{-v3.4}` is `UdV3_4UwV3_4`.
pub(crate) fn gated_ident(member: &Field) -> Ident {
    ident(&camel(&member.kind_source.value))
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

/// What a member is in Rust.
pub(crate) enum Shape {
    /// An integer of fixed width.
    Int(IntType),
    /// An integer whose width depends on the version.
    Gated(IntType),
    /// A structure.
    Nested(StructureId),
    /// Structures, counted by a member.
    Table(StructureId, FieldId),
    /// Bytes, counted by a member.
    Bytes(FieldId),
    /// Characters with a zero byte.
    Text,
    /// Nothing that can be generated.
    Unsupported(&'static str),
}

impl Shape {
    fn of(member: &Field) -> Self {
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

/// Whether a structure borrows from the bytes it is read from.
pub(crate) fn borrows(model: &Model, id: StructureId) -> bool {
    model[id].members.iter().any(|member| match Shape::of(member) {
        Shape::Table(..) | Shape::Bytes(_) | Shape::Text => true,
        Shape::Nested(inner) => borrows(model, inner),
        Shape::Int(_) | Shape::Gated(_) | Shape::Unsupported(_) => false,
    })
}

/// `VarInfo<'a>` or `InputInfo`.
fn structure_tokens(model: &Model, id: StructureId) -> TokenStream {
    let name = type_ident(&model[id].name.value);
    if borrows(model, id) { quote!(#name<'a>) } else { quote!(#name) }
}

/// A member with what it becomes.
pub(crate) struct Member<'a> {
    pub(crate) field: &'a Field,
    pub(crate) position: usize,
    pub(crate) shape: Shape,
    pub(crate) name: Ident,
    /// The member that it counts.
    pub(crate) counts: Option<usize>,
    /// It is no member of the Rust struct.
    pub(crate) hidden: bool,
}

/// `pub const MAGIC_NUMBER: u32 = 0x41534943;`: the only legal value, where it is not 0.
fn constant(member: &Member<'_>) -> Option<TokenStream> {
    let (Shape::Int(int), Some(only)) = (&member.shape, &member.field.must_be) else { return None };
    if only.value == 0 {
        return None;
    }
    let name = ident(&snake(&member.field.name.value).to_uppercase());
    let docs = doc([format!("What `{}` must be.", member.field.name.value)]);
    let (int, value) = (int_ident(*int), format!("{:#x}", only.value).parse::<Literal>().ok()?);
    Some(quote!(#docs pub const #name: #int = #value;))
}

/// A structure with its members.
pub(crate) struct Layout<'c, 'a> {
    pub(crate) context: &'c Context<'a>,
    pub(crate) id: StructureId,
    pub(crate) structure: &'c Structure,
    pub(crate) members: Vec<Member<'c>>,
    pub(crate) parts: Vec<usize>,
}

impl<'c, 'a> Layout<'c, 'a> {
    fn new(context: &'c Context<'a>, id: StructureId, structure: &'c Structure) -> Self {
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
            Member { field, position, shape: Shape::of(field), name, counts, hidden }
        });
        let members = members.collect();
        Self { context, id, structure, members, parts }
    }

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
            Shape::Unsupported(what) => Some(unsupported(m.field, what)),
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

    fn member_doc(&self, member: &Member<'_>) -> TokenStream {
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

    fn planned(&self, member: &Member<'_>) -> Option<IntegerType> {
        self.context.plan.integer(Owner::Structure(self.id), FieldId(member.position as u16))
    }

    /// The bit field that an integer is.
    pub(crate) fn bits(&self, member: &Member<'_>) -> Option<(Ident, Ident)> {
        match self.planned(member) {
            Some(IntegerType::Bits(index)) => {
                let plan = &self.context.plan.bit_fields[index];
                Some((ident(&plan.name), format_ident!("u{}", plan.int.bits())))
            }
            _ => None,
        }
    }

    fn member_type(&self, member: &Member<'_>) -> TokenStream {
        let model = self.context.model;
        match member.shape {
            Shape::Int(int) | Shape::Gated(int) => match self.bits(member) {
                Some((name, _)) => quote!(#name),
                None => {
                    let int = int_ident(int);
                    quote!(#int)
                }
            },
            Shape::Nested(id) => structure_tokens(model, id),
            Shape::Table(id, _) => {
                let entry = structure_tokens(model, id);
                quote!(Array<'a, #entry>)
            }
            Shape::Bytes(_) | Shape::Text => quote!(&'a [u8]),
            Shape::Unsupported(_) => quote!(()),
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
    fn enumerator(&self, member: &Member<'_>) -> Option<TokenStream> {
        let (Shape::Int(int) | Shape::Gated(int)) = member.shape else { return None };
        let (rust, bits) = match self.planned(member)? {
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
