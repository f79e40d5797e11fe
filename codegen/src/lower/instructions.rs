//! Instruction documents.

use super::Lowering;
use super::fields::Scope;
use super::format::Names;
use super::repeated;
use crate::diagnostics::Diagnostics;
use crate::dialect::raw::{RawConstraint, RawInstruction, RawText};
use crate::model::{Constraint, Execution, Field, FieldKind, Format, Instruction, Opcode, Program, Semantics};
use crate::rules;
use crate::span::{Name, Spanned};
use crate::syntax::{Place, program};
use crate::threads::side_by_side;
use std::borrow::Cow;

const SHAPES: [(&str, Execution); 3] =
    [("lane", Execution::Lane), ("instruction", Execution::Instruction), ("marker", Execution::Marker)];

impl Lowering<'_> {
    pub(super) fn instructions(&mut self, raw: &[RawInstruction]) {
        let (sources, strict, known) = (self.sources, self.strict, &*self.known);
        let mut lowered = side_by_side(raw.len(), |i| {
            let mut diagnostics = Diagnostics::default();
            let mut one = Lowering { sources, strict, known: Cow::Borrowed(known), diagnostics: &mut diagnostics };
            let many = one.too_many(raw[i].fields.len(), raw[i].name.span);
            let instruction = (!many).then(|| one.instruction(&raw[i]));
            (i, instruction, diagnostics)
        });
        lowered.sort_by_key(|(i, ..)| *i);
        for (_, instruction, found) in lowered {
            self.model.instructions.extend(instruction);
            self.diagnostics.append(found);
        }
        let code = |opcode: &Option<Opcode>| opcode.as_ref().map(|o| o.code.value);
        self.model.instructions.sort_by(|a, b| {
            let key = |i: &Instruction| (i.opcode.is_none(), code(&i.opcode), code(&i.sub_opcode));
            key(a).cmp(&key(b)).then_with(|| a.name.value.cmp(&b.name.value))
        });
    }

    fn instruction(&mut self, raw: &RawInstruction) -> Instruction {
        let joined = if self.strict { None } else { repeated::join(&raw.fields) };
        let (raw_fields, aliases) = match &joined {
            Some(joined) => (&joined.fields[..], &joined.aliases[..]),
            None => (&raw.fields[..], &[][..]),
        };
        let scope = Scope::new(raw_fields.iter().map(|f| f.name.value.as_str()), false);
        let mut fields: Vec<Field> = raw_fields.iter().map(|field| self.field(field, &scope)).collect();
        if !self.strict {
            self.resolve_words(&mut fields);
        }
        let names = Names::new(&fields, aliases);
        let format = self.format(raw, &names);
        let text = self.text_forms(&raw.text, &names);
        let mut opcodes = raw.opcodes.iter();
        Instruction {
            name: raw.name.clone(),
            file: raw.file,
            title: None,
            group: None,
            opcode: opcodes.next().and_then(|line| self.opcode(line)),
            sub_opcode: opcodes.next().and_then(|line| self.opcode(line)),
            container: is_container(&format, &fields),
            platforms: self.model.all_platforms(),
            gate: None,
            format,
            semantics: raw.semantics.as_ref().map(|text| self.semantics(text)),
            description: raw.description.as_ref().map_or_else(String::new, |text| text.text.trim().to_owned()),
            properties: self.properties(&raw.properties),
            type_maps: self.type_maps(&raw.type_maps),
            constraints: raw.constraints.iter().map(|c| self.constraint(c)).collect(),
            text,
            examples: raw.examples.as_ref().map(section),
            notes: raw.notes.as_ref().map(section),
            fields,
        }
    }

    fn opcode(&mut self, (name, value): &(Name, Spanned<u64>)) -> Option<Opcode> {
        let code = self.byte(value.value, value.span)?;
        Some(Opcode { name: name.clone(), code: Spanned::new(code, value.span) })
    }

    fn semantics(&mut self, raw: &RawText) -> Semantics {
        let mut semantics = Semantics { execution: None, program: None, source: raw.text.clone(), span: raw.span };
        if !self.strict {
            return semantics;
        }
        // A missing or unknown word is found by the reader.
        if let Some(word) = &raw.info {
            let shape = SHAPES.iter().find(|(name, _)| *name == word.value);
            semantics.execution = shape.map(|(_, shape)| Spanned::new(*shape, word.span));
        }
        semantics.program = self.program(raw);
        semantics
    }

    fn program(&mut self, raw: &RawText) -> Option<Program> {
        let place = Place::section(self.sources, raw);
        match program::parse(&place) {
            Ok(program) => Some(program),
            Err(problems) => {
                for problem in problems {
                    self.problem(&rules::PROGRAM_SYNTAX, &place, problem);
                }
                None
            }
        }
    }

    fn constraint(&mut self, raw: &RawConstraint) -> Constraint {
        Constraint {
            name: raw.name.clone(),
            condition: self.condition(&raw.expr),
            description: raw.text.clone(),
            span: raw.span,
        }
    }
}

fn section(raw: &RawText) -> Name {
    Spanned::new(raw.text.clone(), raw.span)
}

/// Whether the format ends in a field that is not described: it goes on in documents of sub-operations.
fn is_container(format: &Format, fields: &[Field]) -> bool {
    format.variants.iter().any(|variant| {
        let last = variant.fields.last().and_then(|id| fields.get(id.value.index()));
        last.is_some_and(|field| field.kind == Some(FieldKind::Unknown))
    })
}
