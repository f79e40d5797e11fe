//! What is not known of a block, and the values that are tried for it.
//!
//! For example, the type of `%0` in a template function is unknown: each data type is tried.
//! A block has a mistake only if every combination that was tried has it.

use crate::block::{Block, Operand, ValueType};
use crate::constraint::{ConstraintKind, OperandConstraint, parse_constraint};
use crate::made_text::HoleKind;
use crate::names::OuterNames;
use openvisa_isa::DataType;
use openvisa_isa::object::{VarInfo, members};
use openvisa_isa_core::{MemberRule, Structure};
use std::collections::BTreeSet;

/// The types that are tried for an operand of unknown type, the most likely first.
const TYPES: [DataType; 12] = [
    DataType::D,
    DataType::F,
    DataType::Ud,
    DataType::W,
    DataType::Uw,
    DataType::Hf,
    DataType::B,
    DataType::Ub,
    DataType::Q,
    DataType::Uq,
    DataType::Df,
    DataType::Bf,
];

/// The mnemonics that are tried for an unknown one.
const MNEMONICS: [&str; 8] = ["add", "mov", "mad", "min", "cmp.lt", "and", "lsc_load.ugm", "lsc_store.ugm"];

/// The numbers that are tried for an unknown immediate.
const NUMBERS: [i64; 12] = [1, 2, 4, 8, 16, 32, 64, 0, 3, 128, 256, 255];

/// Something that is not known of a block.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Unknown {
    /// The type of an operand's variable.
    Type {
        /// Index of the operand.
        operand: usize,
        candidates: Vec<DataType>,
    },
    /// The value of a name in the expressions of immediates.
    Name(String),
    /// The value of an immediate.
    Value {
        /// Index of the operand.
        operand: usize,
    },
    /// The mnemonic in a hole.
    Mnemonic {
        /// Index of the operand of the hole.
        operand: usize,
    },
}

impl Unknown {
    /// Returns the number of values that are tried.
    pub(crate) fn candidate_count(&self) -> usize {
        match self {
            Self::Type { candidates, .. } => candidates.len(),
            Self::Name(_) | Self::Value { .. } => NUMBERS.len(),
            Self::Mnemonic { .. } => MNEMONICS.len(),
        }
    }
}

/// The operands of a block as they are declared or replaced.
#[derive(Debug)]
pub(crate) struct OperandCandidates<'b> {
    pub(crate) block: &'b Block,
    /// The constraints; `None` for one that is unknown.
    pub(crate) constraints: Vec<Option<OperandConstraint>>,
    pub(crate) unknowns: Vec<Unknown>,
    /// The names that other blocks of the kernel define.
    pub(crate) outer: &'b OuterNames,
}

/// The replacement of an operand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum OperandValue {
    /// A general variable.
    Variable {
        data_type: DataType,
        /// Number of elements.
        elements: u32,
    },
    /// An address variable.
    Address,
    /// A predicate variable.
    Predicate,
    /// A number.
    Number(ImmediateNumber),
    /// A word.
    Word(String),
}

/// The value of an immediate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum ImmediateNumber {
    Integer(i64, DataType),
    Float(f64, DataType),
}

impl<'b> OperandCandidates<'b> {
    /// Finds what is not known of a block.
    pub(crate) fn new(block: &'b Block, outer: &'b OuterNames) -> Self {
        let constraints: Vec<_> = block.operands.iter().map(Self::constraint_of).collect();
        let (mut unknowns, mut names) = (Vec::new(), BTreeSet::new());
        for (index, operand) in block.operands.iter().enumerate() {
            let Some(constraint) = constraints[index] else { continue };
            match constraint.kind {
                ConstraintKind::Variable { .. } | ConstraintKind::Region => {
                    let known = operand.value_type.map(|value| value.element.data_types());
                    let chosen = operand.register_type.as_ref().map(std::slice::from_ref);
                    let candidates = chosen.or(known).unwrap_or(&TYPES).to_vec();
                    if candidates.len() > 1 {
                        unknowns.push(Unknown::Type { operand: index, candidates });
                    }
                }
                ConstraintKind::Immediate | ConstraintKind::Digits => match &operand.value {
                    Some(value) => value.collect_names(&mut names),
                    None => unknowns.push(Unknown::Value { operand: index }),
                },
                ConstraintKind::Word => match operand.hole {
                    Some(HoleKind::Type) => {
                        unknowns.push(Unknown::Type { operand: index, candidates: TYPES.to_vec() });
                    }
                    Some(HoleKind::Mnemonic) => unknowns.push(Unknown::Mnemonic { operand: index }),
                    _ => {}
                },
                ConstraintKind::Address | ConstraintKind::Predicate | ConstraintKind::Tied(_) => {}
            }
        }
        unknowns.extend(names.into_iter().map(Unknown::Name));
        Self { block, constraints, unknowns, outer }
    }

    /// Returns the constraint of an operand. `None` if it is unknown.
    fn constraint_of(operand: &Operand) -> Option<OperandConstraint> {
        operand.hole.map(OperandConstraint::of_hole).or_else(|| parse_constraint(&operand.constraint))
    }

    /// Returns the index of the operand that has the storage of an operand: another one if it is
    /// tied to it.
    pub(crate) fn storage(&self, index: usize) -> usize {
        match self.constraints.get(index).copied().flatten().map(|constraint| constraint.kind) {
            Some(ConstraintKind::Tied(output)) if output < self.constraints.len() && output != index => output,
            _ => index,
        }
    }

    /// Returns whether an input is tied to an output, so that the output has a value before the
    /// block.
    pub(crate) fn is_tied(&self, output: usize) -> bool {
        let ties = |constraint: &OperandConstraint| constraint.kind == ConstraintKind::Tied(output);
        self.constraints.iter().flatten().any(ties)
    }

    /// Returns the replacement of an operand. `choice` has the index of a candidate for each
    /// unknown. Returns `None` if the constraint is unknown, or if the value cannot be computed.
    pub(crate) fn replacement(&self, index: usize, choice: &[usize], simd: u32) -> Option<OperandValue> {
        let operand = self.block.operands.get(index)?;
        match self.constraints.get(index).copied().flatten()?.kind {
            ConstraintKind::Variable { is_uniform } => {
                Some(variable(operand.value_type, self.chosen_type(index, choice, operand), is_uniform, simd))
            }
            ConstraintKind::Region => Some(variable(None, self.chosen_type(index, choice, operand), false, simd)),
            ConstraintKind::Address => Some(OperandValue::Address),
            ConstraintKind::Predicate => Some(OperandValue::Predicate),
            ConstraintKind::Immediate | ConstraintKind::Digits => {
                self.number(index, choice, operand).map(OperandValue::Number)
            }
            ConstraintKind::Tied(_) => None,
            ConstraintKind::Word => Some(OperandValue::Word(self.word(index, choice, operand))),
        }
    }

    /// Returns the word that fills a hole.
    fn word(&self, index: usize, choice: &[usize], operand: &Operand) -> String {
        match operand.hole {
            Some(HoleKind::Type) => self.chosen_type(index, choice, operand).to_string(),
            Some(HoleKind::Mnemonic) => {
                let is_wanted =
                    |unknown: &Unknown| matches!(unknown, Unknown::Mnemonic { operand } if *operand == index);
                let position = self.unknowns.iter().position(is_wanted);
                let chosen = position.and_then(|position| choice.get(position)).and_then(|index| MNEMONICS.get(*index));
                chosen.copied().unwrap_or(MNEMONICS[0]).to_owned()
            }
            Some(HoleKind::Declared) => format!("hole{index}"),
            _ => String::new(),
        }
    }

    fn chosen_type(&self, index: usize, choice: &[usize], operand: &Operand) -> DataType {
        let chosen = self.unknowns.iter().zip(choice).find_map(|(unknown, chosen)| match unknown {
            Unknown::Type { operand, candidates } if *operand == index => candidates.get(*chosen).copied(),
            _ => None,
        });
        let known = operand.value_type.and_then(|value| value.element.data_types().first().copied());
        operand.register_type.or(chosen).or(known).unwrap_or(DataType::D)
    }

    fn number(&self, index: usize, choice: &[usize], operand: &Operand) -> Option<ImmediateNumber> {
        let types = operand.value_type.map(|value| value.element.data_types());
        let data_type = types.and_then(|types| types.first().copied());
        let Some(value) = &operand.value else {
            let chosen = self
                .chosen_number(|unknown| matches!(unknown, Unknown::Value { operand } if *operand == index), choice)?;
            return Some(match data_type {
                Some(data_type @ (DataType::F | DataType::Df | DataType::Hf)) => {
                    ImmediateNumber::Float(chosen as f64, data_type)
                }
                other => ImmediateNumber::Integer(chosen, other.unwrap_or(DataType::D)),
            });
        };
        if let Some((value, is_single)) = value.as_float() {
            let literal = if is_single { DataType::F } else { DataType::Df };
            return Some(ImmediateNumber::Float(value, data_type.unwrap_or(literal)));
        }
        let value = value.evaluate(&|name| {
            self.chosen_number(|unknown| matches!(unknown, Unknown::Name(known) if known == name), choice)
        })?;
        Some(ImmediateNumber::Integer(value, data_type.unwrap_or(DataType::D)))
    }

    fn chosen_number(&self, is_wanted: impl Fn(&Unknown) -> bool, choice: &[usize]) -> Option<i64> {
        let position = self.unknowns.iter().position(is_wanted)?;
        NUMBERS.get(*choice.get(position)?).copied()
    }

    /// Returns the indices of the unknowns that the replacement of an operand depends on.
    pub(crate) fn unknowns_of(&self, index: usize) -> Vec<usize> {
        let mut names = BTreeSet::new();
        if let Some(value) = self.block.operands.get(index).and_then(|operand| operand.value.as_ref()) {
            value.collect_names(&mut names);
        }
        let depends = |unknown: &Unknown| match unknown {
            Unknown::Type { operand, .. } | Unknown::Value { operand } | Unknown::Mnemonic { operand } => {
                *operand == index
            }
            Unknown::Name(name) => names.contains(name),
        };
        (0..self.unknowns.len()).filter(|position| depends(&self.unknowns[*position])).collect()
    }

    /// Returns whether the source states the number of elements of an operand.
    pub(crate) fn has_known_size(&self, index: usize) -> bool {
        let operand = self.block.operands.get(self.storage(index));
        operand.and_then(|operand| operand.value_type).is_some_and(|value| value.components.is_some())
    }

    /// Describes the values of the names among some unknowns. For example, `M = 8`.
    pub(crate) fn describe(&self, unknowns: &BTreeSet<usize>, choice: &[usize]) -> Option<String> {
        let named = unknowns.iter().filter_map(|position| match self.unknowns.get(*position)? {
            Unknown::Name(name) => Some(format!("{name} = {}", NUMBERS.get(*choice.get(*position)?)?)),
            _ => None,
        });
        let named: Vec<String> = named.collect();
        (!named.is_empty()).then(|| named.join(", "))
    }
}

/// Returns the size in bytes of a variable whose size is unknown: that of a variable of bytes with
/// as many elements as the object format allows. It is large enough for every operand.
fn unknown_bytes() -> u32 {
    let rules = VarInfo::INFO.members[members::var_info::NUM_ELEMENTS.position].rules;
    let maximum = rules.iter().find_map(|rule| match rule {
        MemberRule::Range(_, maximum) => u32::try_from(*maximum).ok(),
        _ => None,
    });
    maximum.unwrap_or(u32::from(u16::MAX))
}

/// Returns the variable of a value. In each channel it has all components.
fn variable(value: Option<ValueType>, data_type: DataType, is_uniform: bool, simd: u32) -> OperandValue {
    let element_bytes = u32::from(data_type.width()).div_ceil(8).max(1);
    let is_pointer = value.is_some_and(|value| value.element == crate::block::ElementType::Pointer);
    // A uniform pointer can be the payload of a message, whose size the type does not say.
    let components = value.filter(|_| !(is_pointer && is_uniform)).and_then(|value| value.components);
    let channels = if is_uniform { 1 } else { simd };
    let unknown = unknown_bytes() / element_bytes;
    let elements = components.map_or(unknown, |components| components.saturating_mul(channels).min(unknown));
    OperandValue::Variable { data_type, elements: elements.max(1) }
}

impl ImmediateNumber {
    /// Returns the digits of the number, as for the constraint `P`.
    pub(crate) fn digits(self) -> String {
        match self {
            Self::Integer(value, _) => value.to_string(),
            Self::Float(value, _) => value.to_string(),
        }
    }

    /// Returns the number as an immediate operand: its bits and its type.
    pub(crate) fn immediate(self) -> String {
        match self {
            Self::Integer(value, data_type) => {
                let width = u32::from(data_type.width()).clamp(8, 64);
                let bits = value.cast_unsigned() & (u64::MAX >> (64 - width));
                format!("{bits:#x}:{data_type}")
            }
            Self::Float(value, DataType::Df) => format!("{:#x}:{}", value.to_bits(), DataType::Df),
            Self::Float(value, data_type) => format!(
                "{:#x}:{}",
                (value as f32).to_bits(),
                match data_type {
                    DataType::Hf => DataType::F,
                    other => other,
                }
            ),
        }
    }
}
