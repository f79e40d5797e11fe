//! Lowering of instruction documents.
//!
//! For example, `instructions/ADD.md` becomes an [`Instruction`] with its opcode, fields, format
//! and pseudo-code. Documents are lowered in parallel, and then sorted by opcode.

use super::Lowering;
use super::fields::Scope;
use super::format::FieldNames;
use super::repeated_columns;
use crate::parallel::run_parallel;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::raw::{RawConstraint, RawInstruction, RawText};
use crate::spec::model::mnemonics::renamed_mnemonic;
use crate::spec::model::{
    Constraint, Execution, Field, FieldKind, Format, FormerName, Instruction, Opcode, Program, Semantics,
};
use crate::spec::rules;
use crate::spec::span::{Name, Spanned};
use crate::spec::syntax::{SourceText, program, sentence};
use std::borrow::Cow;

impl Lowering<'_> {
    pub(super) fn lower_instructions(&mut self, raw: &[RawInstruction]) {
        let (sources, strict, known) = (self.sources, self.strict, &*self.known);
        let mut lowered = run_parallel(raw.len(), |i| {
            let mut diagnostics = Diagnostics::default();
            let mut one = Lowering { sources, strict, known: Cow::Borrowed(known), diagnostics: &mut diagnostics };
            let many = one.too_many(raw[i].fields.len(), raw[i].name.span);
            let instruction = (!many).then(|| one.lower_instruction(&raw[i]));
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

    fn lower_instruction(&mut self, raw: &RawInstruction) -> Instruction {
        let joined = if self.strict { None } else { repeated_columns::join_repetition(&raw.fields) };
        let (raw_fields, aliases) = match &joined {
            Some(joined) => (&joined.fields[..], &joined.aliases[..]),
            None => (&raw.fields[..], &[][..]),
        };
        let scope = Scope::new(raw_fields.iter().map(|f| f.name.value.as_str()), false);
        let mut fields: Vec<Field> = raw_fields.iter().map(|field| self.lower_field(field, &scope)).collect();
        if !self.strict {
            self.resolve_word_conditions(&mut fields);
        }
        let names = FieldNames::new(&fields, aliases);
        let format = self.lower_format(raw, &names);
        let text = self.lower_text_forms(&raw.text, &names);
        let description = raw.description.as_ref().map(|text| self.lower_description(text));
        let (description, formerly) = description.unwrap_or_default();
        let mut opcodes = raw.opcodes.iter();
        let mut instruction = Instruction {
            name: raw.name.clone(),
            file: raw.file,
            title: None,
            group: None,
            opcode: opcodes.next().and_then(|line| self.lower_opcode(line)),
            sub_opcode: opcodes.next().and_then(|line| self.lower_opcode(line)),
            container: is_container(&format, &fields),
            platforms: self.model.all_platforms(),
            gate: None,
            format,
            semantics: raw.semantics.as_ref().map(|text| self.lower_semantics(text)),
            description,
            formerly,
            properties: self.lower_properties(&raw.properties),
            type_maps: self.lower_type_maps(&raw.type_maps),
            constraints: raw.constraints.iter().map(|c| self.lower_constraint(c)).collect(),
            text,
            examples: raw.examples.as_ref().map(section_text),
            notes: raw.notes.as_ref().map(section_text),
            fields,
        };
        // The former mnemonic is the former name, if the mnemonic is the name.
        let mnemonic = renamed_mnemonic(&instruction);
        let follows = mnemonic.as_ref().is_some_and(|word| *word == instruction.name.value.to_lowercase());
        for former in &mut instruction.formerly {
            let derived = || Spanned::new(former.name.value.to_lowercase(), former.name.span);
            let text = former.text.take().or_else(|| follows.then(derived));
            former.text = text.filter(|text| mnemonic.as_ref().is_none_or(|word| *word != text.value));
        }
        instruction
    }

    /// Separates the former names at the end of a description from its free text.
    fn lower_description(&mut self, raw: &RawText) -> (String, Vec<FormerName>) {
        if !self.strict || !raw.text.contains("Formerly") {
            return (raw.text.trim().to_owned(), Vec::new());
        }
        let place = SourceText::section(self.sources, raw);
        self.take_former_names(&place)
    }

    /// Separates former names from the free text around them.
    pub(super) fn take_former_names(&mut self, place: &SourceText<'_>) -> (String, Vec<FormerName>) {
        let (free, names, problems) = sentence::take_former_names(place);
        for problem in problems {
            self.report_problem(&rules::FORMAL_SENTENCE, place, problem);
        }
        let names = names.into_iter().map(|(name, text)| FormerName {
            name: name.map(str::to_owned),
            text: text.map(|text| text.map(str::to_owned)),
        });
        (free, names.collect())
    }

    fn lower_opcode(&mut self, (name, value): &(Name, Spanned<u64>)) -> Option<Opcode> {
        let code = self.checked_byte(value.value, value.span)?;
        Some(Opcode { name: name.clone(), code: Spanned::new(code, value.span) })
    }

    fn lower_semantics(&mut self, raw: &RawText) -> Semantics {
        let mut semantics = Semantics { execution: None, program: None, source: raw.text.clone(), span: raw.span };
        if !self.strict {
            return semantics;
        }
        // The reader reports a missing or unknown word.
        if let Some(word) = &raw.info {
            semantics.execution = Execution::parse(&word.value).map(|execution| Spanned::new(execution, word.span));
        }
        semantics.program = self.parse_program(raw);
        semantics
    }

    /// Parses the code of a page or a function, and reports its problems.
    pub(super) fn parse_program(&mut self, raw: &RawText) -> Option<Program> {
        let place = SourceText::section(self.sources, raw);
        match program::parse(&place) {
            Ok(program) => Some(program),
            Err(problems) => {
                for problem in problems {
                    self.report_problem(&rules::PROGRAM_SYNTAX, &place, problem);
                }
                None
            }
        }
    }

    fn lower_constraint(&mut self, raw: &RawConstraint) -> Constraint {
        Constraint {
            name: raw.name.clone(),
            condition: self.lower_condition(&raw.expr),
            description: raw.text.clone(),
            span: raw.span,
        }
    }
}

fn section_text(raw: &RawText) -> Name {
    Spanned::new(raw.text.clone(), raw.span)
}

/// Returns whether a format ends in a field of unknown type: documents of sub-operations describe
/// the rest.
fn is_container(format: &Format, fields: &[Field]) -> bool {
    format.variants.iter().any(|variant| {
        let last = variant.fields.last().and_then(|id| fields.get(id.value.index()));
        last.is_some_and(|field| field.kind == Some(FieldKind::Unknown))
    })
}
