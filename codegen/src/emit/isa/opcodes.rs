//! `opcodes.rs`: the opcode byte, and the byte after it of instructions that are split into sub-operations.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::isa::enumeration::{Enumeration, Row};
use crate::emit::support::docs::{one_line, place};
use crate::emit::support::naming::{ident, type_ident, variant};
use crate::model::{Instruction, Opcode};
use std::collections::{BTreeMap, HashSet};

pub(crate) struct Opcodes;

impl Emitter for Opcodes {
    fn path(&self) -> &'static str {
        "opcodes.rs"
    }

    fn emit(&self, context: &Context<'_>) -> Content {
        let outer = context.model.instructions.iter().filter_map(|i| Some((i.opcode.as_ref()?, i)));
        let mut enumerations = vec![codes(context, "Opcode", "The first byte of an instruction.", outer)];
        let mut subs: BTreeMap<(u8, &str), Vec<(&Opcode, &Instruction)>> = BTreeMap::new();
        for instruction in &context.model.instructions {
            if let (Some(outer), Some(sub)) = (&instruction.opcode, &instruction.sub_opcode) {
                subs.entry((outer.code.value, &outer.name.value)).or_default().push((sub, instruction));
            }
        }
        enumerations.extend(subs.iter().map(|((code, name), list)| {
            let text = format!("The byte after the opcode `{code:#04x}` (`{name}`).");
            codes(context, &format!("{}Opcode", type_ident(name)), &text, list.iter().copied())
        }));
        let mut text = String::from("//! Opcodes.\n\n");
        crate::emit::isa::enumeration::write(&enumerations, &mut text);
        Content::Text(text)
    }
}

fn codes<'a>(
    context: &Context<'_>,
    name: &str,
    text: &str,
    list: impl Iterator<Item = (&'a Opcode, &'a Instruction)>,
) -> Enumeration {
    let mut seen = HashSet::new();
    let (mut rows, mut aliases): (Vec<Row>, _) = (Vec::new(), Vec::new());
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
        let title = title.map(|t| format!(": {}", crate::emit::support::docs::prose(t))).unwrap_or_default();
        let row = Row {
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
    Enumeration { docs: vec![text.to_owned()], name: ident(name).to_string(), bits: 8, rows, aliases }
}
