//! Renders a block with chosen operands as a program.
//!
//! For example, `%0` becomes `operand0`, and a declaration of that name is added. `done%=` becomes
//! `done7001`. Messages get the references of the source back.

use crate::block::TemplateStyle;
use crate::candidates::{OperandCandidates, OperandValue};
use crate::constraint::ConstraintKind;
use crate::program::BlockProgram;
use crate::template::{PartKind, parse_template};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The name of an operand's variable begins with this word.
const PREFIX: &str = "operand";

/// The number that replaces `%=` begins with these digits.
const UNIQUE_NUMBER: &str = "7001";

/// A block as a program.
#[derive(Debug)]
pub(crate) struct Rendered {
    pub(crate) program: BlockProgram,
    /// The byte ranges in the text of the program that replace operands, with their indices.
    uses: Vec<(Range<usize>, usize)>,
    /// The beginning of the names of operands.
    prefix: String,
    /// The number that replaces `%=`, or another such reference.
    unique_number: String,
    style: TemplateStyle,
    /// The descriptions of holes, by the index of their operand.
    holes: BTreeMap<usize, String>,
}

impl Rendered {
    /// Renders a block. `choice` has the index of a candidate for each unknown.
    pub(crate) fn new(operands: &OperandCandidates<'_>, choice: &[usize], simd: u32) -> Self {
        let block = operands.block;
        let unused = |text: &str, filler: char| {
            let mut text = text.to_owned();
            while block.template.as_str().contains(&text) {
                text.push(filler);
            }
            text
        };
        let (prefix, unique_number) = (unused(PREFIX, '_'), unused(UNIQUE_NUMBER, '1'));
        let count = block.operands.len();
        let replacements: Vec<_> = (0..count).map(|index| operands.replacement(index, choice, simd)).collect();
        let mut program = BlockProgram::begin(simd);
        for (index, replacement) in replacements.iter().enumerate() {
            let attributes = match replacement {
                Some(OperandValue::Variable { data_type, elements }) => {
                    format!("v_type=G type={data_type} num_elts={elements} align=GRF")
                }
                Some(OperandValue::Address) => format!("v_type=A num_elts={simd}"),
                Some(OperandValue::Predicate) => format!("v_type=P num_elts={simd}"),
                _ => continue,
            };
            program.declare(&format!("{prefix}{index}"), &attributes);
        }
        for (name, attributes) in &operands.outer.variables {
            program.declare(name, attributes);
        }
        program.begin_body();
        let holes = block.operands.iter().enumerate().filter(|(_, operand)| operand.hole.is_some());
        let holes = holes.map(|(index, operand)| (index, operand.name.clone().unwrap_or_default())).collect();
        let mut rendered = Self { program, uses: Vec::new(), prefix, unique_number, style: block.style, holes };
        rendered.push_body(operands, &replacements);
        rendered.program.end_body(&operands.outer.labels);
        rendered
    }

    fn push_body(&mut self, operands: &OperandCandidates<'_>, replacements: &[Option<OperandValue>]) {
        let template = &operands.block.template;
        for part in parse_template(operands.block).0 {
            let source = template.source_range(part.range.clone()).unwrap_or(operands.block.span.clone());
            match part.kind {
                PartKind::Text => self.program.text.append_range(template, part.range),
                PartKind::Unique => self.program.text.push_replaced(&self.unique_number, source),
                PartKind::Percent => self.program.text.push_replaced("%", source),
                PartKind::Operand(index) => {
                    let text = self.operand_text(operands, replacements, index, &part.range);
                    let start = self.program.text.len();
                    self.program.text.push_replaced(&text, source);
                    self.uses.push((start..self.program.text.len(), index));
                }
            }
        }
    }

    /// Returns the text of a reference. `range` is its byte range in the template.
    fn operand_text(
        &self,
        operands: &OperandCandidates<'_>,
        replacements: &[Option<OperandValue>],
        index: usize,
        range: &Range<usize>,
    ) -> String {
        let template = operands.block.template.as_str();
        let storage = operands.storage(index);
        let kind = operands.constraints.get(storage).copied().flatten().map(|found| found.kind);
        let name = format!("{}{storage}", self.prefix);
        match (replacements.get(storage), kind) {
            (Some(Some(OperandValue::Number(number))), Some(ConstraintKind::Immediate))
                if !is_joined(template, range) =>
            {
                number.immediate()
            }
            (Some(Some(OperandValue::Number(number))), _) => number.digits(),
            (Some(Some(OperandValue::Word(word))), _) => word.clone(),
            // The compiler adds a region, unless the text has one.
            (_, Some(ConstraintKind::Region)) if !template[range.end..].starts_with(['(', '.']) => {
                let is_output = operands.block.operands.get(storage).is_some_and(|operand| operand.is_output);
                name + if is_output { "(0,0)<1>" } else { "(0,0)<1;1,0>" }
            }
            _ => name,
        }
    }

    /// Replaces the names of operands in a message by their references. For example, `operand0` by
    /// `%0`.
    pub(crate) fn restore_names(&self, message: &str) -> String {
        let sign = if self.style == TemplateStyle::Dollar { '$' } else { '%' };
        let unique = self.style.unique_reference().unwrap_or_default();
        let message = message.replace(&self.unique_number, unique);
        let (mut restored, mut rest) = (String::new(), message.as_str());
        while let Some((before, after)) = rest.split_once(&self.prefix) {
            restored.push_str(before);
            let digits = after.bytes().take_while(u8::is_ascii_digit).count();
            let hole = after[..digits].parse().ok().and_then(|index: usize| self.holes.get(&index));
            rest = after;
            match (hole, digits) {
                (Some(hole), _) => {
                    restored.push_str(hole);
                    rest = &after[digits..];
                }
                (None, 0) => restored.push_str(&self.prefix),
                (None, _) => restored.push(sign),
            }
        }
        restored + rest
    }

    /// Returns the name of an operand's variable.
    pub(crate) fn operand_name(&self, index: usize) -> String {
        format!("{}{index}", self.prefix)
    }

    /// Returns the place in the source of a line of the program, counted from 1.
    pub(crate) fn source_of_line(&self, line: usize) -> Option<usize> {
        let text = self.program.text.as_str();
        let start: usize = text.split_inclusive('\n').take(line.checked_sub(1)?).map(str::len).sum();
        self.program.text.source_range(start..start + 1).map(|source| source.start)
    }

    /// Returns the number of the line of the program that contains a byte, from 0.
    pub(crate) fn line_of(&self, at: usize) -> usize {
        let text = self.program.text.as_str().as_bytes();
        text[..at.min(text.len())].iter().filter(|byte| **byte == b'\n').count()
    }

    /// Returns the operands that a line depends on, directly or through declared aliases.
    pub(crate) fn operands_of_line(&self, line: usize) -> BTreeSet<usize> {
        let aliases = self.find_aliases();
        let text = self.program.text.as_str();
        let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        let line = text[start..].lines().next().unwrap_or_default();
        let mut operands = self.operands_in(&(start..start + line.len()));
        for word in words(line) {
            operands.extend(aliases.get(word).into_iter().flatten());
        }
        operands
    }

    /// Returns the operand whose storage a declared name has: the operand itself, or that of an
    /// alias.
    pub(crate) fn operand_of_name(&self, name: &str) -> Option<usize> {
        let number = name.strip_prefix(&self.prefix).and_then(|number| number.parse().ok());
        number.or_else(|| self.find_aliases().get(name)?.first().copied())
    }

    /// Returns the byte range in the source of the first word of a statement of the program that
    /// names an operand, or else that is `name`.
    pub(crate) fn source_of_name(&self, statement: &Range<usize>, name: &str) -> Option<Range<usize>> {
        let text = self.program.text.as_str().get(statement.clone())?;
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let found = text
            .match_indices(name)
            .map(|(at, _)| at)
            .find(|at| !text[..*at].ends_with(is_part) && !text[at + name.len()..].starts_with(is_part))?;
        let start = statement.start + found;
        self.program.text.source_range(start..start + name.len())
    }

    /// Returns the operands that are used in a byte range of the program.
    fn operands_in(&self, range: &Range<usize>) -> BTreeSet<usize> {
        let is_inside = |used: &Range<usize>| used.start >= range.start && used.end <= range.end;
        self.uses.iter().filter(|(used, _)| is_inside(used)).map(|(_, index)| *index).collect()
    }

    /// Maps the names that the block declares to the operands that their declarations use.
    fn find_aliases(&self) -> BTreeMap<&str, BTreeSet<usize>> {
        let text = self.program.text.as_str();
        let (mut aliases, mut start): (BTreeMap<&str, BTreeSet<usize>>, _) = (BTreeMap::new(), 0);
        for line in text.split_inclusive('\n') {
            let range = start..start + line.len();
            start = range.end;
            let mut declared = words(line).skip_while(|word| *word != "decl").skip(1);
            let Some(name) = declared.next() else { continue };
            let mut operands = self.operands_in(&range);
            // An alias of an alias has the storage of the first variable.
            declared.for_each(|word| operands.extend(aliases.get(word).cloned().into_iter().flatten()));
            aliases.entry(name).or_default().extend(operands);
        }
        aliases
    }
}

/// Iterates over the names and numbers of a line.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// Returns whether the characters beside a reference belong to the same word, as in `d%2.%3x%4`.
fn is_joined(template: &str, range: &Range<usize>) -> bool {
    let is_part =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | ':' | ',' | ';' | '=' | '(' | '<' | '[');
    template[..range.start].ends_with(is_part) || template[range.end..].starts_with(is_part)
}
