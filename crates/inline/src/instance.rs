//! A block as a program with chosen operands, for those who execute it.
//!
//! For example, `mov (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0>` in a kernel of 16 channels, with `%1` of
//! type `ud`, becomes a kernel that declares `operand0` and `operand1` with 16 elements each.

use crate::block::{Block, TemplateStyle};
use crate::candidates::{OperandCandidates, OperandValue};
use crate::check::{BlockChecker, CheckOptions};
use crate::constraint::{ConstraintKind, parse_constraint};
use crate::expression::Expression;
use crate::language::Language;
use crate::line_index::LineIndex;
use crate::names::{OuterNames, VariantNames};
use crate::render::Rendered;
use openvisa_findings::Finding;
use openvisa_isa::{DataType, Platform};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Range;

/// What the caller chooses of a block.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BlockChoices {
    /// The types of operands' variables, by the index of the operand.
    pub types: BTreeMap<usize, DataType>,
    /// The values of immediates, by the index of the operand.
    pub values: BTreeMap<usize, Expression>,
    /// The values of names in the expressions of immediates, such as template parameters.
    pub names: BTreeMap<String, i64>,
}

/// The reason why a place names no block.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum BlockSearchError {
    /// No block is there.
    None {
        /// The lines in which blocks of vISA begin, counted from 1.
        lines: Vec<usize>,
    },
    /// Several blocks are there, or a macro with several uses.
    Several {
        /// The line and the column of each, counted from 1.
        places: Vec<(usize, usize)>,
    },
    /// The text of the block is not known.
    Open {
        /// What was not found.
        reason: String,
    },
}

impl fmt::Display for BlockSearchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None { lines } if lines.is_empty() => f.write_str("there is no block of vISA in the file"),
            Self::None { lines } => {
                let noun = if lines.len() == 1 { "a block begins in line" } else { "blocks begin in lines" };
                let lines = lines.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
                write!(f, "there is no block of vISA in that line; {noun} {lines}")
            }
            Self::Several { places } => {
                let places = places.iter().map(|(line, column)| format!("{line}:{column}"));
                let places = places.collect::<Vec<_>>().join(", ");
                write!(f, "several blocks are there; LINE:COLUMN names one of them: {places}")
            }
            Self::Open { reason } => write!(f, "the text of the block is not known: {reason}"),
        }
    }
}

openvisa_isa_core::error_types!(BlockSearchError);

/// A block of a source, with what is needed to make a program of it.
#[derive(Debug)]
pub struct FoundBlock<'s> {
    source: &'s str,
    language: Language,
    options: CheckOptions,
    block: Block,
    outer: OuterNames,
}

/// Finds the block of vISA at a line of a source, and at a column if that is needed. Both
/// count from 1. A block in a macro is found by the line of a use of the macro.
///
/// # Errors
/// If no block or several are there, or the text of the block is not known.
pub fn find_block<'s>(
    source: &'s str,
    language: Language,
    options: &CheckOptions,
    line: usize,
    column: Option<usize>,
) -> Result<FoundBlock<'s>, BlockSearchError> {
    let lines = &LineIndex::new(source);
    let extraction = crate::find_blocks(source, language, &options.definitions);
    let (checker, _) = BlockChecker::new(lines, language, options, &extraction);
    let mut blocks: Vec<(&Block, OuterNames)> = Vec::new();
    for variant in &extraction.variants {
        let outer = VariantNames::new(variant).outer_names();
        for (block, outer) in variant.blocks.iter().zip(outer) {
            let is_known =
                blocks.iter().any(|(known, _)| known.place == block.place && known.template == block.template);
            if !is_known && checker.is_visa(block) {
                blocks.push((block, outer));
            }
        }
    }
    let has_line = |span: &Range<usize>| {
        let last = span.end.saturating_sub(1).max(span.start);
        (lines.line(span.start)..=lines.line(last)).contains(&line.saturating_sub(1))
    };
    let has_place = |block: &Block| has_line(&block.place) || block.macro_use.as_ref().is_some_and(has_line);
    let mut found: Vec<_> = blocks.iter().filter(|(block, _)| has_place(block)).collect();
    if found.is_empty() {
        found = blocks.iter().filter(|(block, _)| has_line(&block.span)).collect();
    }
    let place = |block: &Block| {
        let range = lines.range(block.macro_use.as_ref().unwrap_or(&block.place));
        (range.line as usize, range.column as usize)
    };
    if let (Some(column), 2..) = (column, found.len()) {
        found.retain(|(block, _)| place(block) == (line, column));
    }
    match found[..] {
        [&(block, _)] if !block.holes.is_empty() || block.is_fragment => {
            Err(BlockSearchError::Open { reason: "a program puts it together".to_owned() })
        }
        [&(block, ref outer)] => match &block.open {
            Some(reason) => Err(BlockSearchError::Open { reason: reason.clone() }),
            None => Ok(FoundBlock {
                source,
                language,
                options: options.clone(),
                block: block.clone(),
                outer: outer.clone(),
            }),
        },
        [] => {
            let lines: BTreeSet<usize> = blocks.iter().map(|(block, _)| place(block).0).collect();
            Err(BlockSearchError::None { lines: lines.into_iter().collect() })
        }
        _ => Err(BlockSearchError::Several { places: found.iter().map(|(block, _)| place(block)).collect() }),
    }
}

impl FoundBlock<'_> {
    /// Returns the block.
    #[must_use]
    pub const fn block(&self) -> &Block {
        &self.block
    }

    /// Returns the reference of the template to an operand, for example `%0`.
    #[must_use]
    pub fn reference(&self, index: usize) -> String {
        let sign = if self.block.style == TemplateStyle::Dollar { '$' } else { '%' };
        format!("{sign}{index}")
    }

    /// Returns the index of the operand with a name: `%0`, `$0`, `%[name]` or `name`.
    #[must_use]
    pub fn find_operand(&self, name: &str) -> Option<usize> {
        let operands = &self.block.operands;
        if let Some(number) = name.strip_prefix(['%', '$']).and_then(|number| number.parse().ok()) {
            return (number < operands.len()).then_some(number);
        }
        let name = name.strip_prefix("%[").and_then(|name| name.strip_suffix(']')).unwrap_or(name);
        operands.iter().position(|operand| operand.name.as_deref() == Some(name))
    }

    /// Returns whether the text that replaces an operand is a number.
    #[must_use]
    pub fn is_number(&self, index: usize) -> bool {
        let constraint = self.block.operands.get(index).and_then(|operand| parse_constraint(&operand.constraint));
        constraint.is_some_and(|found| matches!(found.kind, ConstraintKind::Immediate | ConstraintKind::Digits))
    }

    /// Returns the types that the variable of an operand may have. Empty if the source does not
    /// state the type.
    #[must_use]
    pub fn possible_types(&self, index: usize) -> &'static [DataType] {
        let operand = self.block.operands.get(index);
        operand.and_then(|operand| operand.value_type).map_or(&[], |value| value.element.data_types())
    }

    /// Returns the names whose values the source does not state, which the immediates need.
    #[must_use]
    pub fn unknown_names(&self) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for (index, operand) in self.block.operands.iter().enumerate().filter(|(index, _)| self.is_number(*index)) {
            match &operand.value {
                Some(value) => value.collect_names(&mut names),
                None => drop(names.insert(self.reference(index))),
            }
        }
        names
    }

    /// Makes a program of the block. What is neither chosen nor stated by the source gets the type
    /// or the value with the fewest findings.
    ///
    /// # Errors
    /// The errors that the checks find in the block.
    pub fn instantiate(&self, choices: &BlockChoices) -> Result<BlockInstance, Vec<Finding>> {
        let mut block = self.block.clone();
        for (index, operand) in block.operands.iter_mut().enumerate() {
            operand.register_type = choices.types.get(&index).copied();
            let value = choices.values.get(&index).cloned().or_else(|| operand.value.take());
            let number = |name: &str| choices.names.get(name).map(|value| Expression::Integer(*value));
            operand.value = value.map(|value| value.resolve(&number));
        }
        let lines = &LineIndex::new(self.source);
        let extraction = crate::find_blocks(self.source, self.language, &self.options.definitions);
        let (mut checker, _) = BlockChecker::new(lines, self.language, &self.options, &extraction);
        checker.findings.clear();
        checker.check(&block, &self.outer, false);
        let errors: Vec<Finding> = checker.findings.drain(..).filter(Finding::is_error).collect();
        if !errors.is_empty() {
            return Err(errors);
        }
        let operands = OperandCandidates::new(&block, &self.outer);
        let (outcome, simd_width) = checker.render(&operands);
        let described = (0..block.operands.len()).map(|index| {
            let storage = operands.storage(index);
            let name = outcome.rendered.operand_name(storage);
            let storage = match operands.replacement(storage, &outcome.choice, simd_width) {
                Some(OperandValue::Variable { data_type, elements }) => {
                    let is_size_known = operands.has_known_size(storage);
                    OperandStorage::Variable { name, data_type, elements, is_size_known }
                }
                Some(OperandValue::Address) => OperandStorage::Address { name },
                Some(OperandValue::Predicate) => OperandStorage::Predicate { name },
                Some(OperandValue::Number(number)) => OperandStorage::Number { digits: number.digits() },
                Some(OperandValue::Word(_)) | None => OperandStorage::Unknown,
            };
            let operand = &block.operands[index];
            InstanceOperand {
                reference: self.reference(index),
                name: operand.name.clone(),
                constraint: operand.constraint.clone(),
                is_output: operand.is_output,
                has_value_before: !operand.is_output || operand.constraint.starts_with('+') || operands.is_tied(index),
                storage,
            }
        });
        let operands = described.collect();
        let platform = checker.platforms[0];
        Ok(BlockInstance { platform, simd_width, operands, rendered: outcome.rendered })
    }
}

/// A block as a program, with an operand for each reference.
#[derive(Debug)]
pub struct BlockInstance {
    /// The platform that the block was checked for.
    pub platform: Platform,
    /// Number of channels of the kernel around the block.
    pub simd_width: u32,
    /// The operands in the order of their numbers.
    pub operands: Vec<InstanceOperand>,
    rendered: Rendered,
}

/// An operand of a block that is a program.
#[derive(Clone, Debug, PartialEq)]
pub struct InstanceOperand {
    /// The reference to it, for example `%0`.
    pub reference: String,
    /// The name in brackets.
    pub name: Option<String>,
    /// The constraint, for example `=rw`.
    pub constraint: String,
    /// Whether it is in the list of outputs.
    pub is_output: bool,
    /// Whether it has a value before the block.
    pub has_value_before: bool,
    /// The text that replaces it.
    pub storage: OperandStorage,
}

/// The text that replaces an operand.
#[derive(Clone, Debug, PartialEq)]
pub enum OperandStorage {
    /// A general variable.
    Variable {
        /// The name in the program. Tied operands have one variable.
        name: String,
        /// The type of its elements.
        data_type: DataType,
        /// Number of elements.
        elements: u32,
        /// Whether the source states the number of elements.
        is_size_known: bool,
    },
    /// An address variable.
    Address {
        /// The name in the program.
        name: String,
    },
    /// A predicate variable.
    Predicate {
        /// The name in the program.
        name: String,
    },
    /// A number.
    Number {
        /// Its digits.
        digits: String,
    },
    /// The constraint is unknown, or the value cannot be computed.
    Unknown,
}

impl BlockInstance {
    /// Returns the text of the program.
    #[must_use]
    pub fn text(&self) -> &str {
        self.rendered.program.text.as_str()
    }

    /// Returns the byte range of the block in the text of the program.
    #[must_use]
    pub fn body(&self) -> Range<usize> {
        self.rendered.program.body.clone()
    }

    /// Returns the byte range in the source of a byte range of the text.
    #[must_use]
    pub fn source_range(&self, range: Range<usize>) -> Option<Range<usize>> {
        self.rendered.program.text.source_range(range)
    }

    /// Replaces names of the program by the references of the source. For example, `operand0` by
    /// `%0`.
    #[must_use]
    pub fn restore_names(&self, text: &str) -> String {
        self.rendered.restore_names(text)
    }
}
