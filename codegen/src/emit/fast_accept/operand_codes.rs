//! Operand codes: numbers from 0 to 255, each for a class, a type and the nullness of an operand.
//!
//! The validator computes the code of an operand from its bytes and its variable, and looks up the
//! clauses that it satisfies. The constants of `openvisa_isa_core::rules::fast_accept::operand_code` define
//! the ranges. For example, a general operand has the position of its type as its code, and an
//! immediate 128 more.

use crate::emit::fast_accept::clause::{OTHER, UNKNOWN, ValueSet};
use crate::emit::rules::rule_expr::class_code;
use crate::model::{DataTypeKind, Field, FieldKind, Model, OperandClass};
use openvisa_isa_core::rules::fast_accept::operand_code;

const NULL: i64 = operand_code::NULL as i64;
const ABSENT: i64 = operand_code::ABSENT as i64;
const UNTYPED: i64 = operand_code::UNTYPED as i64;
const UNCLASSIFIED: i64 = operand_code::UNCLASSIFIED as i64;
const IMMEDIATE: i64 = operand_code::IMMEDIATE as i64;
const INDIRECT: i64 = operand_code::INDIRECT as i64;

/// The properties of an operand with a certain code.
#[derive(Clone, Copy)]
pub(super) struct OperandTraits {
    /// Code of the operand's class. Raw operands have none.
    pub(super) class: Option<u64>,
    /// Position of the operand's type.
    pub(super) data_type: Option<i64>,
    /// Whether the operand is null; `None` for an absent operand.
    pub(super) null: Option<bool>,
}

/// A query whose answer follows from the operand code. Answers are below 64.
#[derive(Clone, Copy)]
pub(super) enum TraitQuery {
    Type,
    Class,
    IsNull,
}

impl TraitQuery {
    const ALL: [Self; 3] = [Self::Type, Self::Class, Self::IsNull];

    fn answer(self, traits: &OperandTraits) -> i64 {
        match self {
            Self::Type => traits.data_type.unwrap_or(UNKNOWN),
            Self::Class => traits.class.map_or(UNKNOWN, |class| class as i64),
            Self::IsNull => traits.null.map_or(UNKNOWN, i64::from),
        }
    }
}

/// The traits of one kind of operand.
struct Codes {
    /// Traits by code; `None` for a code that no operand has.
    traits: Vec<Option<OperandTraits>>,
    /// By query and answer: the codes of the operands with that answer.
    with_answer: [Vec<ValueSet>; TraitQuery::ALL.len()],
}

/// The meaning of each operand code.
pub(super) struct OperandCodes {
    classes: Vec<(OperandClass, u64)>,
    vector: Codes,
    raw: Codes,
    /// The position of the type of predicates.
    boolean: Option<i64>,
}

impl OperandCodes {
    /// Tabulates the codes of vector and raw operands.
    pub(super) fn new(model: &Model) -> Self {
        let classes = [
            OperandClass::General,
            OperandClass::Address,
            OperandClass::Predicate,
            OperandClass::Indirect,
            OperandClass::Immediate,
            OperandClass::State,
        ];
        let classes = classes.into_iter().filter_map(|class| Some((class, class_code(model, class)?))).collect();
        let boolean = model.data_types.iter().position(|t| t.kind == DataTypeKind::Boolean).map(|at| at as i64);
        let none = || Codes { traits: Vec::new(), with_answer: Default::default() };
        let mut codes = Self { classes, vector: none(), raw: none(), boolean };
        let types = model.data_types.len() as i64;
        codes.vector = Codes::new(|code| codes.decode(types, false, code));
        codes.raw = Codes::new(|code| codes.decode(types, true, code));
        codes
    }

    /// Returns the codes of the operands of a field for which a query has one of the answers.
    pub(super) fn with_answers(&self, field: &Field, query: TraitQuery, answers: &ValueSet) -> ValueSet {
        let answered = (0..).zip(&self.of_field(field).with_answer[query as usize]);
        let answered = answered.filter(|(answer, _)| answers.contains(*answer));
        answered.fold(ValueSet::EMPTY, |all, (_, codes)| all.union(*codes))
    }

    /// Returns the code of an operand class.
    pub(super) fn class(&self, class: OperandClass) -> Option<u64> {
        self.classes.iter().find(|known| known.0 == class).map(|known| known.1)
    }

    /// Returns the position of the type of predicates.
    pub(super) fn boolean(&self) -> Option<i64> {
        self.boolean
    }

    /// Returns the properties of an operand of a field with a code; `None` for a code that no
    /// operand has.
    pub(super) fn traits(&self, field: &Field, code: i64) -> Option<OperandTraits> {
        *self.of_field(field).traits.get(usize::try_from(code).ok()?)?
    }

    /// Returns the codes of the kind of operand that a field holds.
    fn of_field(&self, field: &Field) -> &Codes {
        if field.kind == Some(FieldKind::RawOperand) { &self.raw } else { &self.vector }
    }

    /// Decodes an operand code. `types` is the number of data types.
    fn decode(&self, types: i64, raw: bool, code: i64) -> Option<OperandTraits> {
        let type_from = |first: i64| Some(code - first).filter(|at| *at < types);
        let general = self.class(OperandClass::General).filter(|_| !raw);
        let traits = |class, data_type, null| Some(OperandTraits { class, data_type, null: Some(null) });
        match code {
            0..NULL => traits(general, type_from(0), false),
            NULL => traits(general, None, true),
            UNCLASSIFIED => None,
            ABSENT if raw => Some(OperandTraits { class: None, data_type: None, null: None }),
            IMMEDIATE..INDIRECT => traits(self.class(OperandClass::Immediate), type_from(IMMEDIATE), false),
            INDIRECT.. => traits(self.class(OperandClass::Indirect), type_from(INDIRECT), false),
            UNTYPED..UNCLASSIFIED => {
                let class = (code - UNTYPED) as u64;
                let is_predicate = Some(class) == self.class(OperandClass::Predicate);
                traits(Some(class), self.boolean.filter(|_| is_predicate), false)
            }
            _ => None,
        }
    }
}

impl Codes {
    fn new(decode: impl Fn(i64) -> Option<OperandTraits>) -> Self {
        let traits: Vec<_> = (0..=OTHER).map(decode).collect();
        let with_answer = TraitQuery::ALL.map(|query| {
            let answer = |code: i64| traits[code as usize].as_ref().map(|traits| query.answer(traits));
            (0..=UNKNOWN).map(|wanted| ValueSet::from_fn(|code| answer(code) == Some(wanted))).collect()
        });
        Self { traits, with_answer }
    }
}
