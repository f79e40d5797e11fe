//! `text_table.rs`: the templates of assembler text as tables, which the printer and the parser of
//! the runtime crate interpret.

use crate::emit::context::{Content, Context};
use crate::emit::support::completeness::describes_text;
use crate::emit::support::literals::optional;
use crate::emit::support::one_line::print_row;
use crate::emit::text::code_tables::write_codes;
use crate::emit::text::template_item::{field_or_none, label_kind, versions_expr};
use crate::emit::text::templates::{Template, Templates};
use crate::lines::write_line;
use crate::rust_view::naming::{ident, snake};
use crate::spec::model::{Count, Field, FieldKind, Instruction, LabelKind, Model, Presence};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};

/// Emits
/// ```ignore
/// static W_CMP_REL_OP: Words = words!(short "Rel_op", ["eq", ...]);
/// static F_ADD: &[Form] = &[
///     TextTemplate { format: Format::Add as u16, versions: Versions::ALL, predicate: 1, items: &[...], ... },
/// ];
/// static INSTRUCTIONS: [Instruction; 127] = [
///     Instruction { forms: F_ADD, alias: None },
/// ];
/// static MNEMONICS: [Mnemonic; 210] = [
///     Mnemonic { text: "add", now: None, forms: &[(&F_ADD[0], NONE)] },
/// ];
/// ```
///
/// Each table has the name of its instruction instead of a number, so that a new instruction
/// adds a few lines and changes hardly any other.
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let templates = Templates::new(context);
    let listed: Vec<_> = context.model.instructions.iter().filter(|i| i.is_encoded()).collect();
    let mut out = String::from(HEAD);
    write_words(&templates, &mut out);
    write_templates(&listed, &templates, &mut out);
    write_instructions(&listed, &mut out);
    write_mnemonics(&listed, &templates, &mut out);
    write_reserved(&reserved_in(context.model, &templates), &mut out);
    write_labels(&templates, &mut out);
    write_codes(context.model, &mut out);
    Content::Text(out)
}

const HEAD: &str = r#"//! The templates of assembler text as tables.
#![allow(clippy::unreadable_literal, dead_code, unused_imports, unused_macros)]
use crate::text::Format;
use Item::*;
use OperandSyntax::*;
use SymbolClass::{Sampler, Surface};
use openvisa_isa_core::Versions;
use openvisa_isa_core::text::template_table::*;
use openvisa_isa_core::text::{Arg, LabelKind, SymbolClass};

const INT: Arg = Arg::Int(0);
const NULL: Arg = Arg::NULL;
const RAW: Arg = Arg::Raw { offset: 0, id: 0 };

const NO_WORDS: Words = Words { what: "", texts: &[], packed: &[], others: &[], read: &[], former: &[], platforms: &[] };

/// Makes a table of words. Words of up to eight characters (`short`) are also packed in integers,
/// by which they are compared and printed.
macro_rules! words {
    (short $what:literal, $texts:tt $(, $list:ident: $items:tt)*) => {
        Words { what: $what, texts: &$texts, packed: &pack($texts), $($list: &$items,)* ..NO_WORDS }
    };
    (long $what:literal, $texts:tt $(, $list:ident: $items:tt)*) => {
        Words { what: $what, texts: &$texts, $($list: &$items,)* ..NO_WORDS }
    };
}

"#;

/// Returns the name of the templates of an instruction: `F_ADD`.
fn templates_name(instruction: &Instruction) -> String {
    format!("F_{}", snake(&instruction.name.value).trim_start_matches('_').to_uppercase())
}

fn write_words(templates: &Templates, out: &mut String) {
    for (name, table) in &templates.words {
        write_line!(out, "static {name}: Words = {};", table);
    }
}

fn write_templates(listed: &[&Instruction], templates: &Templates, out: &mut String) {
    for (position, instruction) in listed.iter().enumerate() {
        let defaults: Vec<_> = instruction.fields.iter().map(default_value).collect();
        write_line!(out, "static {}: &[TextTemplate] = &[", templates_name(instruction));
        for template in templates.templates.iter().filter(|template| template.instruction == position) {
            write_line!(out, "    {},", print_row(template_row(template, &defaults)));
        }
        write_line!(out, "];");
    }
}

/// Returns the row of a template. `defaults` are the values of the fields before the line is
/// parsed.
fn template_row(template: &Template, defaults: &[TokenStream]) -> TokenStream {
    let Template { format, when, items, .. } = template;
    let (format, range) = (ident(format), versions_expr(template.versions));
    let predicate = field_or_none(template.predicate);
    quote! {
        TextTemplate {
            format: Format::#format as u16, versions: #range, when: &[#(#when),*], predicate: #predicate,
            blank: &[#(#defaults),*], items: &[#(#items),*]
        }
    }
}

/// Returns the value of a field before the line is parsed: 0, or a null operand.
fn default_value(field: &Field) -> TokenStream {
    let is_list = !matches!(field.count, Count::One) || matches!(field.presence, Presence::CountedBy(_));
    match field.kind {
        Some(FieldKind::RawOperand) if !is_list => quote!(RAW),
        Some(FieldKind::VectorOperand | FieldKind::Scalar) => quote!(NULL),
        _ => quote!(INT),
    }
}

/// Writes one row for each instruction, in the order of `InstKind`.
fn write_instructions(listed: &[&Instruction], out: &mut String) {
    write_line!(out, "static INSTRUCTIONS: [Instruction; {}] = [", listed.len());
    for (position, instruction) in listed.iter().enumerate() {
        let forms = format_ident!("{}", templates_name(instruction));
        let twin = listed[position + 1..].iter().find_map(|other| find_twin(instruction, other));
        let alias = twin.map_or_else(
            || quote!(None),
            |Twin { field, kind, instruction }| {
                let field = proc_macro2::Literal::usize_unsuffixed(field);
                let (kind, forms) = (label_kind(kind), format_ident!("{}", templates_name(instruction)));
                quote!(Some((#field, #kind, #forms)))
            },
        );
        write_line!(out, "    {},", print_row(quote!(Instruction { forms: #forms, alias: #alias })));
    }
    write_line!(out, "];");
}

/// An instruction with the same bytes as another one, distinguished by the kind of a label.
struct Twin<'a> {
    /// Position of the label.
    field: usize,
    /// The kind of label that the twin has.
    kind: LabelKind,
    instruction: &'a Instruction,
}

/// Returns the other instruction as a twin, if both have the same opcode and labels of different
/// kinds.
fn find_twin<'a>(instruction: &Instruction, other: &'a Instruction) -> Option<Twin<'a>> {
    let code = |i: &Instruction| i.opcode.as_ref().map(|o| o.code.value);
    let kind = |f: &Field| f.label.as_ref().map(|l| l.value);
    let field = instruction.fields.iter().position(|f| f.label.is_some())?;
    let (own, its) = (kind(&instruction.fields[field])?, kind(other.fields.get(field)?)?);
    (code(instruction) == code(other) && own != its).then_some(Twin { field, kind: its, instruction: other })
}

/// Writes the first words, and a hash table over them.
fn write_mnemonics(listed: &[&Instruction], templates: &Templates, out: &mut String) {
    let mut words: BTreeMap<&str, Vec<TokenStream>> = BTreeMap::new();
    let mut former: BTreeMap<&str, &str> = BTreeMap::new();
    for (position, instruction) in listed.iter().enumerate() {
        let name = format_ident!("{}", templates_name(instruction));
        let own = templates.templates.iter().filter(|template| template.instruction == position);
        for (number, template) in own.enumerate() {
            former.extend(template.first_words.iter().filter_map(|first| Some((&*first.word, first.now.as_deref()?))));
            let number = proc_macro2::Literal::usize_unsuffixed(number);
            for first in &template.first_words {
                let code = first.code.map(proc_macro2::Literal::u64_unsuffixed);
                let code = code.map_or_else(|| quote!(NONE), |code| quote!(#code));
                words.entry(&first.word).or_default().push(quote!((&#name[#number], #code)));
            }
        }
    }
    write_line!(out, "static MNEMONICS: [Mnemonic; {}] = [", words.len());
    for (word, forms) in &words {
        let now = optional(former.get(word));
        write_line!(out, "    {},", print_row(quote!(Mnemonic { text: #word, now: #now, forms: &[#(#forms),*] })));
    }
    let size = (words.len() * 3).next_power_of_two();
    write_line!(out, "];\nstatic HASH: [u16; {size}] = hash_table(&MNEMONICS);");
}

/// Returns the words that assembler text cannot have as names: the first words of instructions,
/// with the exceptions and additions of the specification.
pub(crate) fn reserved_words(context: &Context<'_>) -> BTreeSet<String> {
    if describes_text(context.model) { reserved_in(context.model, &Templates::new(context)) } else { BTreeSet::new() }
}

fn reserved_in(model: &Model, templates: &Templates) -> BTreeSet<String> {
    let first = templates.templates.iter().flat_map(|template| &template.first_words);
    let first = first.filter(|first| first.now.is_none()).map(|first| first.word.clone());
    let mut words: BTreeSet<_> = first.filter(|word| !word.starts_with('.')).collect();
    for word in &model.reserved_words {
        match word.reserved {
            true => words.insert(word.word.value.clone()),
            false => words.remove(&word.word.value),
        };
    }
    words
}

fn write_reserved(words: &BTreeSet<String>, out: &mut String) {
    write_line!(out, "pub(crate) static RESERVED: [&str; {}] = [", words.len());
    for word in words {
        write_line!(out, "    {word:?},");
    }
    write_line!(out, "];");
}

fn write_labels(templates: &Templates, out: &mut String) {
    let labels = templates.labels.iter().map(|label| {
        let (kind, format) = (label_kind(label.kind), ident(&label.format));
        let field = proc_macro2::Literal::u16_unsuffixed(label.field);
        quote!(LabelFormat { kind: #kind, format: Format::#format as u16, field: #field })
    });
    let labels = print_row(quote!(&[#(#labels),*]));
    write_line!(out, "static LABELS: &[LabelFormat] = {labels};");
}
