//! `instructions.rs`: one struct per instruction format, and `Inst` over them.

use super::bit_fields::integer_type;
use super::docs::{doc, place, prose};
use super::naming::{camel, ident, snake_ident, variant};
use super::operands::{list_name, structure_type};
use super::plan::Owner;
use super::{Content, Context, Emitter};
use crate::model::{Count, Field, FieldId, FieldKind, Instruction, InstructionId, Model, Presence, Variant};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::HashSet;

pub(super) struct Instructions;

impl Emitter for Instructions {
    fn path(&self) -> &'static str {
        "instructions.rs"
    }

    fn emit(&self, context: &Context<'_>) -> Content {
        let formats = &context.formats;
        let structs = formats.iter().map(|format| structure(context, format));
        let inst = inst(formats);
        Content::Rust(quote! {
            //! Instructions: one struct per format, and [`Inst`] over them.
            //!
            //! ```
            //! use openvisa_isa::{InstKind, Instructions, Version, WireError};
            //!
            //! /// How many instructions of a kind there are in some code.
            //! fn count(code: &[u8], version: Version, kind: InstKind) -> Result<usize, WireError> {
            //!     let mut count = 0;
            //!     for inst in Instructions::new(code, version) {
            //!         // A `match` on it gives the members, each with its type.
            //!         count += usize::from(inst?.kind() == kind);
            //!     }
            //!     Ok(count)
            //! }
            //! ```
            #![allow(unused_imports)]
            use crate::bit_fields::*;
            use crate::enums::*;
            use crate::info::InstKind;
            use crate::operands::*;
            use crate::types::DataType;
            use openvisa_codec::List;
            #(#structs)*
            #inst
        })
    }
}

/// A member of a generated struct.
pub(super) struct Member {
    /// Its name.
    pub(super) ident: Ident,
    /// Its type.
    pub(super) rust: TokenStream,
    /// The field it stands for; of a list, the first.
    pub(super) field: FieldId,
    /// Whether it is a list, and borrows.
    pub(super) list: bool,
}

/// A layout that gets a struct.
pub(super) struct FormatPlan<'a> {
    /// Name of the struct.
    pub(super) ident: Ident,
    /// The instruction.
    pub(super) id: InstructionId,
    /// The same.
    pub(super) instruction: &'a Instruction,
    /// Its variants that have this layout; the first describes it.
    pub(super) variants: Vec<&'a Variant>,
    /// What it was in older versions.
    pub(super) older: Vec<&'a Variant>,
    /// The members in wire order.
    pub(super) members: Vec<Member>,
}

impl FormatPlan<'_> {
    /// Whether it has a list.
    pub(super) fn borrows(&self) -> bool {
        self.members.iter().any(|m| m.list)
    }

    /// `Switchjmp<'a>` or `Add`.
    pub(super) fn type_tokens(&self) -> TokenStream {
        let ident = &self.ident;
        if self.borrows() { quote!(#ident<'a>) } else { quote!(#ident) }
    }
}

/// The layouts of all instructions, by opcode. Pages that only introduce sub-operations have none.
pub(super) fn formats<'a>(context: &Context<'a>) -> Vec<FormatPlan<'a>> {
    let model: &'a Model = context.model;
    let instructions = model.instructions().filter(|(_, i)| i.is_encoded());
    instructions.flat_map(|(id, instruction)| instruction_formats(context, id, instruction)).collect()
}

fn instruction_formats<'a>(
    context: &Context<'a>,
    id: InstructionId,
    instruction: &'a Instruction,
) -> Vec<FormatPlan<'a>> {
    let mut layouts: Vec<(Vec<String>, FormatPlan<'a>)> = Vec::new();
    for variant in instruction.format.variants.iter().filter(|v| is_current(v)) {
        let members = members(context, id, instruction, variant);
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
    for variant in instruction.format.variants.iter().filter(|v| !is_current(v)) {
        // An older layout was for the same values.
        let same = |f: &FormatPlan<'_>| f.variants.iter().any(|v| same_conditions(v, variant));
        let position = formats.iter().position(same).unwrap_or(0);
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

/// Whether two variants are for the same values.
fn same_conditions(a: &Variant, b: &Variant) -> bool {
    let of = |v: &Variant| v.conditions.iter().map(|c| (c.key.clone(), c.codes.clone())).collect::<Vec<_>>();
    of(a) == of(b)
}

/// Whether a variant exists in the newest version of the object format.
fn is_current(variant: &Variant) -> bool {
    variant.gate.as_ref().is_none_or(|g| g.versions.before.is_none())
}

/// The members for one variant. A count field gives way to the list it counts.
fn members(context: &Context<'_>, id: InstructionId, instruction: &Instruction, variant: &Variant) -> Vec<Member> {
    let mut members: Vec<Member> = Vec::new();
    let mut counts = HashSet::new();
    for cell in &variant.fields {
        let field = instruction.field(cell.value);
        let counted = counted_by(field);
        let Some(single) = member_type(context, id, cell.value, field.kind) else { continue };
        let Some(count) = counted else {
            let ident = snake_ident(&field.name.value);
            members.push(Member { ident, rust: single, field: cell.value, list: false });
            continue;
        };
        // The first of a counted list stands for the list; the others follow in it.
        if counts.insert(count) {
            let ident = snake_ident(&list_name(&instruction.field(count).name.value));
            members.push(Member { ident, rust: quote!(List<'a, #single>), field: cell.value, list: true });
        }
    }
    members.retain(|m| m.list || !counts.contains(&m.field));
    members
}

/// The field that says how many there are of this one, or of the list that it belongs to.
pub(super) fn counted_by(field: &Field) -> Option<FieldId> {
    match (&field.presence, &field.count) {
        (Presence::CountedBy(count), _) | (_, Count::Field(count)) => Some(*count),
        _ => None,
    }
}

fn member_type(
    context: &Context<'_>,
    id: InstructionId,
    field: FieldId,
    kind: Option<FieldKind>,
) -> Option<TokenStream> {
    match kind? {
        FieldKind::Int(int) => Some(integer_type(context, Owner::Instruction(id), field, int)),
        FieldKind::VectorOperand | FieldKind::Scalar => structure_type(context, "vec_operand"),
        FieldKind::RawOperand => structure_type(context, "raw_operand"),
        FieldKind::Structure(structure) => structure_type(context, &context.model[structure].name.value),
        FieldKind::String | FieldKind::Code | FieldKind::Unknown => None,
    }
}

/// ```ignore
/// /// `ADD`: addition.
/// ///
/// /// Adds the two sources.
/// ///
/// /// `specs/instructions/ADD.md:1`
/// pub struct Add {
///     /// `specs/instructions/ADD.md:25`
///     pub exec_size: ExecControl,
///     ...
/// }
/// ```
fn structure(context: &Context<'_>, format: &FormatPlan<'_>) -> TokenStream {
    let instruction = format.instruction;
    let variant = format.variants[0];
    let title = instruction.title.as_deref().unwrap_or("an instruction");
    let span = if instruction.format.variants.len() > 1 { variant.span } else { instruction.name.span };
    let docs = doc([
        format!("`{}`: {}", instruction.name.value, prose(title)),
        prose(instruction.description.split("\n\n").next().unwrap_or("")),
        conditions(format),
        place(context.model, context.prefix, span),
    ]);
    let rust = format.type_tokens();
    let members = format.members.iter().map(|member| {
        let field = instruction.field(member.field);
        let mut text = prose(&field.description);
        if member.list {
            let names = list_fields(instruction, variant, member.field);
            text = if names.len() > 1 { format!("In order: {}.", names.join(", ")) } else { text };
        }
        if let Presence::If(condition) = &field.presence {
            text = format!("{text} Present if `{}`.", condition.source.value);
        }
        let docs = doc([format!("{text} {}", place(context.model, context.prefix, field.span))]);
        let (name, rust) = (&member.ident, &member.rust);
        quote!(#docs pub #name: #rust,)
    });
    quote! {
        #docs
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct #rust { #(#members)* }
    }
}

/// The names of the fields in the same counted list.
fn list_fields(instruction: &Instruction, variant: &Variant, first: FieldId) -> Vec<String> {
    let presence = &instruction.field(first).presence;
    let fields = variant.fields.iter().map(|cell| instruction.field(cell.value));
    fields
        .filter(|f| matches!(presence, Presence::CountedBy(_)) && f.presence == *presence)
        .map(|f| format!("`{}`", f.name.value))
        .collect()
}

/// For which sub-operations a layout is: the conditions of its variants as written.
fn conditions(format: &FormatPlan<'_>) -> String {
    if format.instruction.format.variants.len() == format.variants.len() {
        return String::new();
    }
    let values = format.variants.iter().flat_map(|v| &v.conditions).map(|condition| {
        let values: Vec<_> = condition.values.iter().map(|v| format!("`{}`", v.value)).collect();
        format!("`{}` is {}", condition.source.value, values.join(" or "))
    });
    format!("Where {}.", values.collect::<Vec<_>>().join("; "))
}

/// ```ignore
/// pub enum Inst<'a> { Add(Add), ..., Switchjmp(Switchjmp<'a>) }
/// impl Inst<'_> { pub const fn kind(&self) -> InstKind { ... } }
/// formats! { Add ... Switchjmp<'a> ... }
/// ```
fn inst(formats: &[FormatPlan<'_>]) -> TokenStream {
    let borrows = formats.iter().any(FormatPlan::borrows);
    let (generics, elided) = if borrows { (quote!(<'a>), quote!(<'_>)) } else { (quote!(), quote!()) };
    let idents: Vec<_> = formats.iter().map(|f| &f.ident).collect();
    let types: Vec<_> = formats.iter().map(FormatPlan::type_tokens).collect();
    let docs = formats.iter().map(|f| doc([format!("`{}`.", f.instruction.name.value)]));
    let kinds: Vec<_> = formats.iter().map(|f| kind_ident(f.instruction)).collect();
    quote! {
        /// An instruction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Inst #generics { #(#docs #idents(#types),)* }

        impl Inst #elided {
            /// Which instruction it is.
            pub const fn kind(&self) -> InstKind {
                match self { #(Self::#idents(_) => InstKind::#kinds,)* }
            }
        }

        // Instructions are passed around by value; the widest format sets the size of all.
        const _: () = assert!(size_of::<Inst #elided>() <= 128);

        /// What all formats have.
        macro_rules! formats {
            ($($name:ident $(<$life:lifetime>)?)*) => {$(
                // The derivation would add a function that only asks what is known here: that members have it.
                impl $(<$life>)? Eq for $name $(<$life>)? {}

                impl #generics From<$name $(<$life>)?> for Inst #generics {
                    fn from(value: $name $(<$life>)?) -> Self {
                        Self::$name(value)
                    }
                }
            )*};
        }

        formats! { #(#types)* }
    }
}

/// The identifier of an instruction in [`InstKind`](super::info).
pub(super) fn kind_ident(instruction: &Instruction) -> Ident {
    ident(&variant(&instruction.name.value))
}
