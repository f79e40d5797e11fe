//! `opcodes.rs`: the enumerations of opcodes and of sub-opcodes.
//!
//! The opcode is the first byte of an instruction. For some opcodes, the second byte selects a
//! sub-operation. For example, `enum SvmOpcode` has the second bytes of the instructions with the
//! opcode `SVM`.

use crate::emit::context::{Content, Context, Emitter, emits};
use crate::emit::isa::enumeration::{EnumRow, Enumeration};
use crate::rust_view::docs::{one_line, place};
use crate::rust_view::naming::{ident, type_ident, variant};
use crate::spec::model::{Instruction, Opcode};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Emits `opcodes.rs`.
pub(crate) struct Opcodes;

impl Emitter for Opcodes {
    emits!("opcodes.rs");

    fn emit(&self, context: &Context<'_>) -> Content {
        let mut text = String::from("//! Opcodes.\n\n");
        crate::emit::isa::enumeration::write_enumerations(&enumerations(context), &mut text);
        Content::Text(text)
    }
}

/// Returns `Opcode`, and an enumeration for each opcode with sub-operations.
pub(super) fn enumerations(context: &Context<'_>) -> Vec<Enumeration> {
    let outer = context.model.instructions.iter().filter_map(|i| Some((i.opcode.as_ref()?, i)));
    let opcodes = opcode_enumeration(context, "Opcode", "The first byte of an instruction.", outer);
    let opcodes = Enumeration { noun: Some("an opcode"), ..opcodes }.with_spellings(unique_mnemonics(context));
    let mut enumerations = vec![opcodes];
    let mut subs: BTreeMap<(u8, &str), Vec<(&Opcode, &Instruction)>> = BTreeMap::new();
    for instruction in &context.model.instructions {
        if let (Some(outer), Some(sub)) = (&instruction.opcode, &instruction.sub_opcode) {
            subs.entry((outer.code.value, &outer.name.value)).or_default().push((sub, instruction));
        }
    }
    enumerations.extend(subs.iter().map(|((code, name), list)| {
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
        let place = place(context.model, context.prefix, opcode.code.span);
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
