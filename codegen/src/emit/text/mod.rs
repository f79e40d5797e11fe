//! `text.rs`: the functions that print and parse the assembler text of instructions.
//!
//! The templates are tables, see [`text_table`], and `openvisa-isa-core` interprets them. The file
//! converts between members of instructions and the arguments of the tables. For example, `u8:
//! RelOp;` lets the parser convert the code of a relation.

mod code_tables;
mod first_words;
mod template_item;
mod templates;
pub(crate) mod text_table;
mod word_table;

use crate::emit::context::{Content, Context};
use crate::emit::isa::fields::list_variants;
use crate::emit::isa::operands::{CodeKind, OperandVariant, operand_variants};
use crate::rust_view::naming::{ident, snake_ident};
use crate::rust_view::rust_types::structure_type;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};

pub(crate) fn emit(context: &Context<'_>) -> Content {
    let (functions, operands) = (inst_functions(context), operand_conversions(context));
    Content::Parts(vec![
        Content::Rust(quote!(#functions #operands)),
        Content::Text("each_format!(openvisa_isa_core::inst_from_args);\n".to_owned()),
        Content::Text(from_arg_rows(context)),
    ])
}

/// Emits the functions that print and parse an instruction.
fn inst_functions(context: &Context<'_>) -> TokenStream {
    let inst = context.inst_type(&quote!('s));
    let life = (!list_variants(&context.formats).is_empty()).then(|| quote!('s));
    let generics = life.as_ref().map(|life| quote!(<#life>));
    quote! {
        //! Assembler text of instructions: conversion between the members of instructions and the
        //! arguments of the text tables, which the runtime crate interprets.
        #![allow(unused_imports)]
        use crate::bit_fields::*;
        use crate::enums::*;
        use crate::fields::{Visitor, each_format};
        use crate::instructions::*;
        use crate::operands::*;
        use crate::text_table::{RESERVED, TABLES};
        use crate::types::DataType;
        use openvisa_isa_core::List;
        use openvisa_isa_core::text::{
            Arg, Args, Cursor, FromArg, Names, PrintError, Printer, ReservedWords, Symbols, TextError,
            TextOptions,
        };

        /// Buffers for printing and parsing. Keep one value, and pass it for all lines.
        pub type TextScratch = openvisa_isa_core::text::TextScratch<RawOperand>;

        static RESERVED_WORDS: ReservedWords = ReservedWords::new(&RESERVED);

        /// Returns the first words of instructions, which
        /// [`Expected::Mnemonic`](openvisa_isa_core::text::Expected::Mnemonic) refers to.
        pub fn mnemonics() -> impl Iterator<Item = &'static str> {
            TABLES.mnemonics.iter().filter(|mnemonic| mnemonic.now.is_none()).map(|mnemonic| mnemonic.text)
        }

        /// Returns whether a word has a meaning in assembler text, so that no variable or label can
        /// have it as its name, for example `add`.
        #[inline]
        pub fn is_reserved(word: &[u8]) -> bool {
            RESERVED_WORDS.contains(word)
        }

        impl #generics #inst {
            /// Appends the text of the instruction to `out`, without indentation and line end.
            ///
            /// # Errors
            /// Returns an error, and appends nothing, if no template has the values of the
            /// instruction or a value has no word.
            pub fn print(
                &self,
                names: &dyn Names,
                options: TextOptions,
                scratch: &mut TextScratch,
                out: &mut Printer,
            ) -> Result<(), PrintError> {
                self.visit(&mut Arguments(&mut scratch.args));
                openvisa_isa_core::text::print(&TABLES, self.kind() as u16, &scratch.args, names, options, out)
            }

            /// Parses an instruction, or a label (`name:`), up to the end of the line. Lists of the
            /// result borrow from `scratch`.
            ///
            /// # Errors
            /// Returns an error if the line is not an instruction, with the position in the line
            /// and the expected text.
            pub fn parse(
                line: &mut Cursor<'_>,
                symbols: &mut dyn Symbols,
                options: TextOptions,
                scratch: &#life mut TextScratch,
            ) -> Result<Self, TextError> {
                let start = line.clone();
                let format = openvisa_isa_core::text::parse(&TABLES, line, symbols, options, &mut scratch.args)?;
                from_args(format, scratch, &start)
            }
        }
    }
}

/// Emits the conversions between operands and arguments. An argument has the members of the operand
/// by name, with codes in place of enumerations and bit fields:
/// ```ignore
/// Arg::Address { modifier, id, offset, width } =>
///     Self::Address { modifier: Modifier::from_bits(modifier)?, id, offset, width: AddrOpndWidth::from_bits(width)? },
/// ```
fn operand_conversions(context: &Context<'_>) -> TokenStream {
    let variants = operand_variants(context, "vec_operand");
    let (from_arms, to_arms): (Vec<_>, Vec<_>) = variants.iter().map(conversion_arms).unzip();
    let lists = list_variants(&context.formats);
    let life = (!lists.is_empty()).then(|| quote!(<'a>));
    let from_vector = (!variants.is_empty()).then(|| {
        quote! {
            impl FromArg for VecOperand {
                #[inline]
                fn from_arg(arg: Arg) -> Option<Self> {
                    Some(match arg {
                        #(#from_arms)*
                        Arg::Int(_) | Arg::Raw { .. } => return None,
                    })
                }
            }
        }
    });
    let visit_vector = (!variants.is_empty()).then(|| {
        quote! {
            #[inline]
            fn vec_operand(&mut self, field: u8, operand: &VecOperand) {
                self.0.values[usize::from(field)] = match *operand { #(#to_arms)* };
            }
        }
    });
    let has_raw = structure_type(context.model, "raw_operand").is_some();
    let from_raw = if has_raw {
        quote! {
            impl FromArg for RawOperand {
                #[inline]
                fn from_arg(arg: Arg) -> Option<Self> {
                    if let Arg::Raw { id, offset } = arg { Some(Self { id, offset }) } else { None }
                }
            }
        }
    } else {
        quote! {
            /// The elements of lists of raw operands, which no instruction has.
            type RawOperand = u16;
        }
    };
    let visit_raw = has_raw.then(|| {
        quote! {
            #[inline]
            fn raw_operand(&mut self, field: u8, operand: &RawOperand) {
                self.0.values[usize::from(field)] = raw(*operand);
            }
        }
    });
    let raw = has_raw.then(|| {
        quote! {
            fn raw(RawOperand { id, offset }: RawOperand) -> Arg {
                Arg::Raw { id, offset }
            }
        }
    });
    let visit_lists = lists.values().map(|list| match list.variant.as_str() {
        "RawOperands" => quote! {
            fn raw_operands(&mut self, _: u8, operands: List<'a, RawOperand>) {
                self.0.set_list(operands, raw);
            }
        },
        "U16s" => quote! {
            fn u16s(&mut self, _: u8, numbers: List<'a, u16>) {
                self.0.set_list(numbers, |number| Arg::Int(number.into()));
            }
        },
        // Templates print no other lists.
        _ => {
            let (method, rust) = (snake_ident(&list.variant), &list.rust);
            quote!(fn #method(&mut self, _: u8, _: #rust) {})
        }
    });
    let visit_lists: TokenStream = visit_lists.collect();
    quote! {
        #from_vector
        #from_raw

        /// A visitor that stores the members of an instruction as arguments, by field.
        struct Arguments<'s>(&'s mut Args);

        impl #life Visitor #life for Arguments<'_> {
            #[inline]
            fn int(&mut self, field: u8, value: i64) {
                self.0.values[usize::from(field)] = Arg::Int(value as u64);
            }

            #visit_vector
            #visit_raw
            #visit_lists
        }

        #raw
    }
}

/// Returns the arm that converts an argument to a variant of an operand, and the arm that converts
/// it back.
fn conversion_arms(variant: &OperandVariant) -> (TokenStream, TokenStream) {
    let OperandVariant { name, fields } = variant;
    let members: Vec<&TokenStream> = fields.iter().map(|field| &field.name).collect();
    let (mut codes, mut values, mut to_codes) = (Vec::new(), Vec::new(), Vec::new());
    for field in fields {
        let (member, rust) = (&field.name, &field.rust);
        let (code, value, to_code) = match field.code {
            CodeKind::Number => (quote!(#member), quote!(#member), quote!(#member)),
            CodeKind::Bits => {
                (quote!(#member), quote!(#member: #rust::from_bits(#member)?), quote!(#member: #member.bits()))
            }
            CodeKind::DataType => (
                quote!(data_type),
                quote!(#member: #rust::from_bits(data_type)?),
                quote!(data_type: #member.bits().unwrap_or(u8::MAX)),
            ),
        };
        codes.push(code);
        values.push(value);
        to_codes.push(to_code);
    }
    (
        quote!(Arg::#name { #(#codes),* } => Self::#name { #(#values),* },),
        quote!(VecOperand::#name { #(#members),* } => Arg::#name { #(#to_codes),* },),
    )
}

/// Returns the list of types that are made from numbers, by the integer that has their bits. Only
/// types of members are listed.
fn from_arg_rows(context: &Context<'_>) -> String {
    let mut types: BTreeMap<Ident, BTreeSet<String>> = BTreeMap::new();
    let enums = context.plan.enums.iter().map(|plan| (plan.bits, &plan.name));
    let bit_fields = context.plan.bit_fields.iter().map(|plan| (plan.int.bits(), &plan.name));
    let members = context.formats.iter().flat_map(|f| &f.members).map(|m| m.rust.to_string());
    let members: BTreeSet<String> = members.collect();
    for (bits, name) in enums.chain(bit_fields) {
        let name = ident(name).to_string();
        if members.contains(&name) {
            types.entry(format_ident!("u{bits}")).or_default().insert(name);
        }
    }
    let rows = types.iter().map(|(int, names)| {
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        format!("    {int}: {};\n", names.chunks(8).map(|names| names.join(" ")).collect::<Vec<_>>().join("\n        "))
    });
    format!("openvisa_isa_core::from_arg_bits! {{\n{}}}\n", rows.collect::<String>())
}
