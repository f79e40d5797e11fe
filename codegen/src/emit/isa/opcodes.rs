//! `opcodes.rs`: the enumerations of opcodes and of sub-opcodes.
//!
//! The opcode is the first byte of an instruction. For some opcodes, the second byte selects a
//! sub-operation. If a page introduces them, its first field lists these bytes, and `enums.rs` has
//! its type, such as `SvmOp`. Otherwise an enumeration is made of the pages of the sub-operations.

use crate::emit::context::{Content, Context};
use crate::emit::isa::enumeration::{EnumRow, Enumeration};
use crate::emit::isa::former_names::{FormerMember, former_constants};
use crate::rust_view::docs::one_line;
use crate::rust_view::naming::{ident, type_ident, variant};
use crate::spec::model::{Instruction, Opcode};
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet, HashSet};

pub(crate) fn emit(context: &Context<'_>) -> Content {
    let mut text = String::from("//! Opcodes.\n\n");
    crate::emit::isa::enumeration::write_enumerations(&enumerations(context), &mut text);
    let former = former_opcodes(context);
    match former.is_empty() {
        true => Content::Text(text),
        false => Content::Parts(vec![Content::Text(text), Content::Rust(former)]),
    }
}

/// Returns the former names of opcodes that have the names of their pages.
fn former_members<'a>(context: &Context<'a>) -> Vec<FormerMember<'a>> {
    let named = context.model.instructions.iter().filter_map(|instruction| {
        let opcode = instruction.opcode.as_ref().filter(|opcode| opcode.name.value == instruction.name.value)?;
        Some((instruction.formerly.as_slice(), ident(&variant(&opcode.name.value))))
    });
    FormerMember::list(named)
}

/// Returns the deprecated constants of `Opcode`.
fn former_opcodes(context: &Context<'_>) -> TokenStream {
    let opcodes = context.model.instructions.iter().filter_map(|instruction| instruction.opcode.as_ref());
    let current: Vec<_> = opcodes.map(|opcode| ident(&variant(&opcode.name.value)).to_string()).collect();
    former_constants(&ident("Opcode"), &former_members(context), current.iter().map(String::as_str))
}

/// Returns `Opcode`, and an enumeration for each opcode whose sub-operations no field lists.
pub(super) fn enumerations(context: &Context<'_>) -> Vec<Enumeration> {
    let outer = context.model.instructions.iter().filter_map(|i| Some((i.opcode.as_ref()?, i)));
    let opcodes = opcode_enumeration(context, "Opcode", "The first byte of an instruction.", outer);
    let opcodes = Enumeration { noun: Some("an opcode"), ..opcodes }.with_spellings(unique_mnemonics(context));
    let former = former_members(context).iter().flat_map(FormerMember::spellings).collect::<Vec<_>>();
    let opcodes = opcodes.with_spellings(former);
    let mut enumerations = vec![opcodes];
    let mut subs: BTreeMap<(u8, &str), Vec<(&Opcode, &Instruction)>> = BTreeMap::new();
    for instruction in &context.model.instructions {
        if let (Some(outer), Some(sub)) = (&instruction.opcode, &instruction.sub_opcode) {
            subs.entry((outer.code.value, &outer.name.value)).or_default().push((sub, instruction));
        }
    }
    let is_listed = |code: u8| {
        let mut containers = context.model.instructions.iter().filter(|instruction| instruction.container);
        containers.any(|page| {
            let is_opcode = page.opcode.as_ref().is_some_and(|opcode| opcode.code.value == code);
            is_opcode && page.fields.first().is_some_and(|field| !field.enumerators.is_empty())
        })
    };
    let subs = subs.iter().filter(|((code, _), _)| !is_listed(*code));
    enumerations.extend(subs.map(|((code, name), list)| {
        let text = format!("The byte after the opcode `{code:#04x}` (`{name}`).");
        opcode_enumeration(context, &format!("{}Opcode", type_ident(name)), &text, list.iter().copied())
    }));
    enumerations
}

/// Returns the enumeration of some opcodes, sorted by code. Of several opcodes with the same name,
/// the first one counts.
fn opcode_enumeration<'a>(
    context: &Context<'_>,
    name: &str,
    text: &str,
    list: impl Iterator<Item = (&'a Opcode, &'a Instruction)>,
) -> Enumeration {
    let mut seen = HashSet::new();
    let (mut rows, mut aliases): (Vec<EnumRow>, _) = (Vec::new(), Vec::new());
    let mut list: Vec<_> = list.collect();
    list.sort_by_key(|(opcode, _)| opcode.code.value);
    let mut previous = None;
    for (opcode, instruction) in list {
        let rust = variant(&opcode.name.value);
        if !seen.insert(rust.clone()) {
            continue;
        }
        let place = context.place(opcode.code.span);
        let title = instruction.title.as_deref().filter(|_| instruction.sub_opcode.is_none() || name != "Opcode");
        let title = title.map(|t| format!(": {}", crate::rust_view::docs::prose(t))).unwrap_or_default();
        let row = EnumRow {
            doc: one_line(&format!("`{}`{title} {place}", opcode.name.value)),
            ident: ident(&rust).to_string(),
            code: format!("{:#04x}", opcode.code.value),
            name: opcode.name.value.clone(),
            text: None,
        };
        let known = previous.replace(opcode.code.value) == Some(opcode.code.value);
        match rows.last().filter(|_| known) {
            Some(first) => {
                let target = first.ident.clone();
                aliases.push((row, target));
            }
            None => rows.push(row),
        }
    }
    let (docs, name) = (vec![text.to_owned()], ident(name).to_string());
    Enumeration { docs, name, bits: 8, noun: None, rows, aliases, spellings: Vec::new() }
}

/// Returns the mnemonics of assembler text, each with the identifier of its opcode. Mnemonics of
/// several opcodes are left out.
fn unique_mnemonics(context: &Context<'_>) -> Vec<(String, String)> {
    let mut words: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for instruction in &context.model.instructions {
        let Some(opcode) = &instruction.opcode else { continue };
        let opcode = ident(&variant(&opcode.name.value)).to_string();
        for word in crate::spec::model::mnemonics::mnemonics(instruction) {
            words.entry(word).or_default().insert(opcode.clone());
        }
    }
    let alone = words.into_iter().filter(|(_, opcodes)| opcodes.len() == 1);
    alone.flat_map(|(word, opcodes)| opcodes.into_iter().map(move |opcode| (word.clone(), opcode))).collect()
}
