//! Clauses as words: for each thing that clauses ask about and each value of it, the clauses that it makes hold, by bits.

use crate::emit::fast_accept::cnf::{BEYOND, Clause, Set, Test, UNKNOWN, has, set_of};
use crate::emit::rules::rule_expr::Lowered;
use crate::model::{Field, FieldKind, Instruction, Model, OperandClass};
use openvisa_codec::rules::Step;
use std::collections::{BTreeMap, HashMap};

/// Something that is looked at, with a number from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Key {
    /// The position of the platform.
    Platform,
    /// A byte of a field.
    Byte(u8, u8),
    /// Bits of a field of several bytes, by the lowest one and the width. The last number is for all others.
    Number(u8, u8, u8),
    /// What the operand in a field is.
    Operand(u8),
    /// The number of an immediate.
    Immediate(u8),
    /// The element that an operand begins with.
    First(u8),
    /// How many registers an operand touches.
    Registers(u8),
    /// Whether an operand names something predefined.
    Predefined(u8),
    /// The power of two that an operand begins at a multiple of.
    Alignment(u8),
    /// How many elements a row of the region of an operand has.
    RowWidth(u8),
}

// What an operand is, as a number of a set.
pub(crate) const NULL: i64 = Step::NULL as i64;
const ABSENT: i64 = Step::ABSENT as i64;
const UNTYPED: i64 = Step::UNTYPED as i64;
const NOTHING: i64 = Step::NOTHING as i64;
const CONSTANT: i64 = Step::CONSTANT as i64;
const INDIRECT: i64 = Step::INDIRECT as i64;
const MULTIPLES: i64 = Step::MULTIPLES as i64;

/// Of a code, no number of channels.
const NO_NUMBER: u64 = 255;

/// The power of two that a number of channels is, as rows have it: `openvisa_codec::rules::Scan::channels`.
pub(crate) const fn power(channels: u64) -> u8 {
    match channels {
        0 => 6,
        1 | 2 | 4 | 8 | 16 | 32 => channels.trailing_zeros() as u8,
        _ => 7,
    }
}

/// What is known of an operand.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    /// The code of its class.
    pub(crate) class: Option<u64>,
    /// The position of its type.
    pub(crate) data_type: Option<i64>,
    /// Unknown of an operand that is not there.
    pub(crate) null: Option<bool>,
}

/// What operands are, by their numbers.
pub(crate) struct Shapes {
    codes: Vec<(OperandClass, u64)>,
    /// Of vector operands, and of raw ones, which are of no class.
    shapes: [Vec<Option<Shape>>; 2],
    /// Of both, for each question and each answer to it, the numbers of the operands with that answer.
    answers: [[Vec<Set>; 3]; 2],
}

/// What is asked about operands. Answers are below 64.
const QUESTIONS: [fn(&Shape) -> i64; 3] = [
    |shape| shape.data_type.unwrap_or(UNKNOWN),
    |shape| shape.class.map_or(UNKNOWN, |class| class as i64),
    |shape| shape.null.map_or(UNKNOWN, i64::from),
];

// Positions of questions.
const TYPE: usize = 0;
const CLASS: usize = 1;
const IS_NULL: usize = 2;

impl Shapes {
    pub(crate) fn new(model: &Model) -> Self {
        let classes = [
            OperandClass::General,
            OperandClass::Address,
            OperandClass::Predicate,
            OperandClass::Indirect,
            OperandClass::Immediate,
            OperandClass::State,
        ];
        let code = |class| Some((class, crate::emit::rules::rule_expr::class_code(model, class)?));
        let codes = classes.into_iter().filter_map(code).collect();
        let mut shapes = Self { codes, shapes: Default::default(), answers: Default::default() };
        shapes.shapes =
            [false, true].map(|is_raw| (0..=BEYOND).map(|number| shapes.made(model, is_raw, number)).collect());
        shapes.answers = [0, 1].map(|is_raw: usize| {
            QUESTIONS.map(|question| {
                let answer = |number: i64| shapes.shapes[is_raw][number as usize].as_ref().map(question);
                (0..=UNKNOWN).map(|wanted| set_of(|number| answer(number) == Some(wanted))).collect()
            })
        });
        shapes
    }

    /// The numbers of the operands that may stand in a field for which the answer to a question is in a set.
    fn with(&self, field: &Field, question: usize, answers: &Set) -> Set {
        let is_raw = field.kind == Some(FieldKind::RawOperand);
        let list = self.answers[usize::from(is_raw)][question].iter().enumerate();
        list.filter(|(answer, _)| answers[0] >> answer & 1 == 1)
            .fold(Set::default(), |all, (_, numbers)| std::array::from_fn(|word| all[word] | numbers[word]))
    }

    /// The code of a class of operands.
    pub(crate) fn code(&self, class: OperandClass) -> Option<u64> {
        self.codes.iter().find(|known| known.0 == class).map(|known| known.1)
    }

    /// What an operand is that has a number; `None` if there is none.
    pub(crate) fn of(&self, field: &Field, number: i64) -> Option<Shape> {
        let is_raw = field.kind == Some(FieldKind::RawOperand);
        *self.shapes[usize::from(is_raw)].get(usize::try_from(number).ok()?)?
    }

    fn made(&self, model: &Model, is_raw: bool, number: i64) -> Option<Shape> {
        let of_type = |from: i64| Some(number - from).filter(|at| *at < model.data_types.len() as i64);
        let class = |class| self.code(class);
        let general = class(OperandClass::General).filter(|_| !is_raw);
        let shape = |class, data_type, null| Some(Shape { class, data_type, null: Some(null) });
        match number {
            0..NULL => shape(general, of_type(0), false),
            NULL => shape(general, None, true),
            NOTHING => None,
            ABSENT if is_raw => Some(Shape { class: None, data_type: None, null: None }),
            CONSTANT..INDIRECT => shape(class(OperandClass::Immediate), of_type(CONSTANT), false),
            INDIRECT.. => shape(class(OperandClass::Indirect), of_type(INDIRECT), false),
            UNTYPED..NOTHING => {
                let code = (number - UNTYPED) as u64;
                let boolean = model.data_type("BOOL").filter(|_| Some(code) == class(OperandClass::Predicate));
                shape(Some(code), boolean.map(|id| id.index() as i64), false)
            }
            _ => None,
        }
    }
}

/// Alternatives of which one must hold: a set of numbers for each thing.
type Alternatives = Vec<(Key, Set)>;

/// The words of one row.
pub(crate) struct Words {
    /// A word for each number of each thing.
    pub(crate) tables: BTreeMap<Key, [u64; 256]>,
    pub(crate) clauses: u64,
    pub(crate) combinations: u64,
}

/// Makes clauses into words.
pub(crate) struct Maker<'a> {
    instruction: &'a Instruction,
    shapes: &'a Shapes,
    /// The field with the number of channels, its lowest bit, its width, and the numbers.
    channels: Option<(u8, u8, u8, Vec<u16>)>,
    clauses: Vec<Alternatives>,
    /// For each combination of types, what it is excluded by.
    combinations: Vec<Alternatives>,
}

impl<'a> Maker<'a> {
    pub(crate) fn new(instruction: &'a Instruction, size: Option<Lowered>, shapes: &'a Shapes) -> Self {
        let channels = match size {
            Some(Lowered::Table(key, counts)) => match *key {
                Lowered::Bits(field, low, width) => Some((field, low, width, counts)),
                _ => None,
            },
            _ => None,
        };
        Self { instruction, channels, shapes, clauses: Vec::new(), combinations: Vec::new() }
    }

    /// The byte with the number of channels in a field of this number, and the numbers by its value; [`NO_NUMBER`] is none.
    pub(crate) fn channels(&self) -> Option<(u8, [u64; 256])> {
        let (field, low, width, counts) = self.channels.as_ref()?;
        let count = |byte: usize| {
            let code = byte >> low & ((1 << width) - 1);
            counts.get(code).map_or(NO_NUMBER, |count| (*count).into())
        };
        Some((*field, std::array::from_fn(count)))
    }

    /// A clause.
    pub(crate) fn clause(&mut self, clause: &Clause) {
        let mut alternatives: Alternatives = Vec::new();
        for (key, set) in clause.iter().filter_map(|test| self.alternative(test)) {
            match alternatives.iter_mut().find(|known| known.0 == key) {
                Some(known) => known.1 = std::array::from_fn(|word| known.1[word] | set[word]),
                None => alternatives.push((key, set)),
            }
        }
        self.add(alternatives);
    }

    /// Numbers that something must have.
    pub(crate) fn must(&mut self, key: Key, set: Set) {
        self.add(vec![(key, set)]);
    }

    /// A combination of types, with what excludes it.
    pub(crate) fn combination(&mut self, excluded_by: Vec<(Key, Set)>) {
        self.combinations.push(excluded_by);
    }

    /// Adds a clause. One that differs in one thing from another is the same with the numbers of both; one that follows from another
    /// is left out.
    fn add(&mut self, mut clause: Alternatives) {
        if clause.iter().any(|(_, set)| *set == crate::emit::fast_accept::cnf::ANY) {
            return;
        }
        clause.retain(|(_, set)| *set != Set::default());
        clause.sort_unstable();
        let within = |a: &Alternatives, b: &Alternatives| {
            a.iter().all(|(key, set)| {
                b.iter().any(|(other, more)| other == key && set.iter().zip(more).all(|(a, b)| a & !b == 0))
            })
        };
        if self.clauses.iter().any(|known| within(known, &clause)) {
            return;
        }
        self.clauses.retain(|known| !within(&clause, known));
        let joined = self.clauses.iter().enumerate().find_map(|(at, known)| {
            if !known.iter().map(|(key, _)| key).eq(clause.iter().map(|(key, _)| key)) {
                return None;
            }
            let mut differing = (0..clause.len()).filter(|part| known[*part].1 != clause[*part].1);
            let (Some(part), None) = (differing.next(), differing.next()) else { return None };
            let mut joined = clause.clone();
            joined[part].1 = std::array::from_fn(|word| clause[part].1[word] & known[part].1[word]);
            Some((at, joined))
        });
        match joined {
            Some((at, joined)) => {
                self.clauses.remove(at);
                self.add(joined);
            }
            None => self.clauses.push(clause),
        }
    }

    /// The numbers with which a test succeeds. `None`: it never does.
    fn alternative(&self, test: &Test) -> Option<(Key, Set)> {
        let (key, set) = match test {
            Test::In { key, set } => (key, set),
            Test::Immediate { field, width } => {
                let is_multiple = |number: i64| match number {
                    0..MULTIPLES => number % (1 << width) == 0,
                    BEYOND => true,
                    _ => number - MULTIPLES >= i64::from(*width),
                };
                return Some((Key::Immediate(*field), set_of(is_multiple)));
            }
            Test::Never => return None,
        };
        let of_bits = |field: u8, low: u8, width: u8| {
            if (low % 8, width) == (0, 8) {
                return Some((Key::Byte(field, low / 8), *set));
            }
            let is_in = |byte: i64| has(set, byte >> (low % 8) & ((1 << width) - 1));
            (low % 8 + width <= 8).then(|| (Key::Byte(field, low / 8), set_of(is_in)))
        };
        let of_operand = |field: u8, question: usize| {
            let own = self.instruction.fields.get(usize::from(field))?;
            Some((Key::Operand(field), self.shapes.with(own, question, set)))
        };
        match key {
            Lowered::Field(field) => {
                let int = self.instruction.fields.get(usize::from(*field))?.kind?.int()?;
                let is_byte = int.bits() == 8 && !int.signed();
                if is_byte { of_bits(*field, 0, 8) } else { Some((Key::Number(*field, 0, int.bits()), *set)) }
            }
            Lowered::Bits(field, low, width) if low % 8 + width <= 8 => of_bits(*field, *low, *width),
            Lowered::Bits(field, low, width) => Some((Key::Number(*field, *low, *width), *set)),
            Lowered::Channels => {
                let (field, counts) = self.channels()?;
                // 0 is an unknown number of them.
                Some((Key::Byte(field, 0), set_of(|byte| has(set, counts[byte as usize] as i64))))
            }
            Lowered::Platforms(_) => Some((Key::Platform, *set)),
            Lowered::Operand("Type", field) => of_operand(*field, TYPE),
            Lowered::Operand("Class", field) => of_operand(*field, CLASS),
            Lowered::Operand("IsNull", field) => of_operand(*field, IS_NULL),
            // Small numbers, and the last one for all others.
            Lowered::Operand(query, field) => {
                let key = match *query {
                    "Value" => Key::Immediate(*field),
                    "First" => Key::First(*field),
                    "Registers" => Key::Registers(*field),
                    "IsPredefined" => Key::Predefined(*field),
                    "Alignment" => Key::Alignment(*field),
                    "RowWidth" => Key::RowWidth(*field),
                    _ => return None,
                };
                Some((key, [set[0], 0, 0, set[3] & 1 << 63]))
            }
            _ => None,
        }
    }

    /// The words, if there are enough bits, and all can hold.
    pub(crate) fn words(mut self) -> Option<Words> {
        if self.combinations.is_empty() {
            // One that nothing excludes, so that some combination is always left.
            self.combinations.push(Vec::new());
        }
        let (clauses, combinations) = (self.clauses.len(), self.combinations.len());
        if clauses + combinations > 64 || self.clauses.iter().any(Vec::is_empty) {
            return None;
        }
        let mut tables: BTreeMap<Key, [u64; 256]> = BTreeMap::new();
        for (bit, alternatives) in self.combinations.iter().chain(&self.clauses).enumerate() {
            for (key, set) in alternatives {
                let table = tables.entry(*key).or_insert([0; 256]);
                for (numbers, words) in set.iter().zip(table.chunks_mut(64)) {
                    for (number, word) in words.iter_mut().enumerate() {
                        *word |= (numbers >> number & 1) << bit;
                    }
                }
            }
        }
        let bits = |from: usize, count: usize| (0..count).fold(0_u64, |bits, bit| bits | 1 << (from + bit));
        Some(Words { tables, clauses: bits(combinations, clauses), combinations: bits(0, combinations) })
    }
}

/// Tables of bytes, and words, each once.
#[derive(Default)]
pub(crate) struct Pools {
    pub(crate) tables: Vec<[u8; 256]>,
    pub(crate) words: Vec<u64>,
    /// The positions of tables.
    known: HashMap<[u8; 256], usize>,
    /// The positions that each word has, in order.
    places: HashMap<u64, Vec<usize>>,
}

impl Pools {
    /// The number of the table, and where its words begin.
    pub(crate) fn add(&mut self, table: &[u64; 256]) -> (usize, usize) {
        let mut words: Vec<u64> = Vec::new();
        // Neighbours are often equal.
        let (mut last, mut at) = (None, 0);
        let entries = table.map(|word| {
            if last != Some(word) {
                at = words.iter().position(|known| *known == word).unwrap_or_else(|| {
                    words.push(word);
                    words.len() - 1
                });
                last = Some(word);
            }
            at as u8
        });
        let first = self.place(&words);
        (self.table(entries), first)
    }

    /// A table that makes nothing hold.
    pub(crate) fn neutral(&mut self) -> (usize, usize) {
        self.add(&[0; 256])
    }

    /// Where some words stand one after the other.
    fn place(&mut self, words: &[u64]) -> usize {
        let places = words.first().and_then(|first| self.places.get(first));
        let found = places.into_iter().flatten().find(|at| self.words[**at..].starts_with(words));
        found.copied().unwrap_or_else(|| {
            let first = self.words.len();
            for (at, word) in (first..).zip(words) {
                self.places.entry(*word).or_default().push(at);
            }
            self.words.extend(words);
            first
        })
    }

    /// The number of a table.
    pub(crate) fn table(&mut self, entries: [u8; 256]) -> usize {
        let tables = &mut self.tables;
        *self.known.entry(entries).or_insert_with(|| {
            tables.push(entries);
            tables.len() - 1
        })
    }
}
