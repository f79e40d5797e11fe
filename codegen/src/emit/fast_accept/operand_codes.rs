//! Operand codes: numbers from 0 to 255, each for a class, a type and other properties of an
//! operand.
//!
//! The validator computes the code of an operand from its bytes and its variable, and looks up the
//! clauses that it satisfies. The constants of
//! `openvisa_isa_core::rules::fast_accept::operand_code` define the ranges. For example, a general
//! operand without a modifier has the position of its type as its code, and an immediate 128 more.

use crate::emit::fast_accept::clause::{OTHER, UNKNOWN, ValueSet};
use crate::emit::rules::rule_expr::class_code;
use crate::spec::model::{DataTypeKind, Field, FieldKind, Model, OperandClass};
use openvisa_isa_core::rules::fast_accept::operand_code;

const NULL: i64 = operand_code::NULL as i64;
const ABSENT: i64 = operand_code::ABSENT as i64;
const UNTYPED: i64 = operand_code::UNTYPED as i64;
const PREDICATE: i64 = operand_code::PREDICATE as i64;
const MAX_PREDICATE_ELEMENTS: i64 = operand_code::MAX_PREDICATE_ELEMENTS as i64;
const MODIFIED: i64 = operand_code::MODIFIED as i64;
const UNCLASSIFIED: i64 = operand_code::UNCLASSIFIED as i64;
const IMMEDIATE: i64 = operand_code::IMMEDIATE as i64;
const PACKED: i64 = operand_code::PACKED as i64;
const INDIRECT: i64 = operand_code::INDIRECT as i64;
const MODIFIED_INDIRECT: i64 = operand_code::MODIFIED_INDIRECT as i64;

/// The properties of an operand with a certain code.
#[derive(Clone, Copy, Default)]
pub(super) struct OperandTraits {
    /// Code of the operand's class. Raw operands have none.
    pub(super) class: Option<u64>,
    /// Position of the operand's type. For a packed immediate, this is the type of its elements.
    pub(super) data_type: Option<i64>,
    /// Whether the operand is null; `None` for an absent operand.
    pub(super) null: Option<bool>,
    /// Whether the operand is an immediate of a packed type; `None` for a raw operand.
    packed: Option<bool>,
    /// Whether the operand has a modifier; `None` for a raw operand. The one of a destination is
    /// saturation, and a source has others.
    modified: Option<bool>,
    /// Number of elements of a predicate operand, if it is known.
    predicate_elements: Option<i64>,
}

/// A query whose answer follows from the operand code. Answers are below 64.
#[derive(Clone, Copy)]
pub(super) enum TraitQuery {
    Type,
    Class,
    IsNull,
    IsPacked,
    IsModified,
    PredicateElements,
}

impl TraitQuery {
    const ALL: [Self; 6] =
        [Self::Type, Self::Class, Self::IsNull, Self::IsPacked, Self::IsModified, Self::PredicateElements];

    fn answer(self, traits: &OperandTraits) -> i64 {
        match self {
            Self::Type => traits.data_type.unwrap_or(UNKNOWN),
            Self::Class => traits.class.map_or(UNKNOWN, |class| class as i64),
            Self::IsNull => traits.null.map_or(UNKNOWN, i64::from),
            Self::IsPacked => traits.packed.map_or(UNKNOWN, i64::from),
            Self::IsModified => traits.modified.map_or(UNKNOWN, i64::from),
            Self::PredicateElements => traits.predicate_elements.unwrap_or(UNKNOWN),
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
        let class = |class| self.class(class).filter(|_| !raw);
        let general = class(OperandClass::General);
        let traits = |class, data_type| OperandTraits {
            class,
            data_type,
            null: Some(false),
            packed: (!raw).then_some(false),
            modified: (!raw).then_some(false),
            predicate_elements: None,
        };
        let modified = |traits| OperandTraits { modified: (!raw).then_some(true), ..traits };
        let immediate = || class(OperandClass::Immediate);
        let predicate = || traits(class(OperandClass::Predicate), self.boolean);
        Some(match code {
            0..NULL => traits(general, type_from(0)),
            NULL => OperandTraits { null: Some(true), ..traits(general, None) },
            UNCLASSIFIED => return None,
            ABSENT if raw => OperandTraits::default(),
            UNTYPED..PREDICATE => {
                let class = Some((code - UNTYPED) as u64);
                if class == self.class(OperandClass::Predicate) { predicate() } else { traits(class, None) }
            }
            PREDICATE..MODIFIED => {
                let elements = 1 << (code - PREDICATE);
                (elements <= MAX_PREDICATE_ELEMENTS)
                    .then(|| OperandTraits { predicate_elements: Some(elements), ..predicate() })?
            }
            MODIFIED..UNCLASSIFIED => modified(traits(general, type_from(MODIFIED))),
            IMMEDIATE..PACKED => traits(immediate(), type_from(IMMEDIATE)),
            PACKED..INDIRECT => {
                OperandTraits { packed: (!raw).then_some(true), ..traits(immediate(), type_from(PACKED)) }
            }
            INDIRECT..MODIFIED_INDIRECT => traits(class(OperandClass::Indirect), type_from(INDIRECT)),
            MODIFIED_INDIRECT.. => modified(traits(class(OperandClass::Indirect), type_from(MODIFIED_INDIRECT))),
            _ => return None,
        })
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn codes_tell_modifiers_packed_immediates_and_sizes_of_predicates() {
        let specs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs");
        let model = crate::load(&specs).expect("the specification can be read").0.model;
        let codes = OperandCodes::new(&model);
        let mov =
            model.instructions.iter().find(|instruction| instruction.name.value == "MOV").expect("there is a MOV");
        let source = mov.fields.iter().find(|field| field.name.value == "Src0").expect("it has a source");
        let float = model.data_type("F").expect("a data type").index() as i64;
        for (code, modified, packed, elements) in [
            (float, 0, 0, UNKNOWN),
            (MODIFIED + float, 1, 0, UNKNOWN),
            (IMMEDIATE + float, 0, 0, UNKNOWN),
            (PACKED + float, 0, 1, UNKNOWN),
            (INDIRECT + float, 0, 0, UNKNOWN),
            (MODIFIED_INDIRECT + float, 1, 0, UNKNOWN),
            (PREDICATE + 4, 0, 0, 16),
        ] {
            for (query, answer) in [
                (TraitQuery::IsModified, modified),
                (TraitQuery::IsPacked, packed),
                (TraitQuery::PredicateElements, elements),
            ] {
                let with_answer = codes.with_answers(source, query, &ValueSet::single(answer));
                assert!(with_answer.contains(code), "{code} {}", query as usize);
            }
        }
        let beyond = PREDICATE + i64::from(MAX_PREDICATE_ELEMENTS.ilog2()) + 1;
        assert!(codes.traits(source, beyond).is_none() && codes.traits(source, UNCLASSIFIED).is_none());
    }
}
