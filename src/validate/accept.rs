//! A quick way to say that an instruction breaks no rule, for the many that break none.
//!
//! What is looked at is made of the same rules by the generator: a few bit tests for each operand, and clauses. That an instruction
//! is not accepted decides nothing; the rules themselves do. A test holds this against the rules over instructions with all kinds of
//! mistakes.

use super::ObjectFacts;
use super::eval::eval;
use super::operand::{Operands, unpacked};
use super::reach::{self, FAILS};
use super::storage::{Packed, UNKNOWN, is_writable};
use openvisa_codec::List;
use openvisa_codec::rules::{Declared, InstRules, Modifiers, OperandTest, Saturation, Selected, Test};
use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{Modifier, OperandClass, StateClass};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::rules::MOST_FIELDS;
use openvisa_isa::{DataType, DataTypeKind, Inst, InstKind, VariableClass, Visitor};

/// Says of instructions of one object whether they surely break no rule.
pub struct Acceptor<'f, 'a> {
    facts: &'f ObjectFacts<'a>,
    variables: &'f [Packed],
    register_bytes: u32,
    rules: &'static InstRules,
    /// What tests look at, by slot.
    numbers: [u64; 64],
    /// Slots whose number is known, by bits. Others keep what an earlier instruction had.
    known: u64,
    /// The number of channels, as a position in the tables of regions, once it was asked for.
    size: u8,
    /// Types of operands that do not say which they take. The bit of the unknown type is set.
    types: u64,
    /// Types of such operands that were read and written.
    taken: [u64; 2],
    fine: bool,
}

const _: () = assert!(MOST_FIELDS <= Test::PLATFORM as usize, "the first slots are those of fields");

/// Of a number of channels that was not asked for yet.
const NOT_ASKED: u8 = u8::MAX;

/// The bit of a type that is not known.
const ANY_TYPE: u64 = 1 << UNKNOWN;

/// What needs a closer look at an operand that is not null.
const CLOSER: u8 = OperandTest::LOOK | OperandTest::ALIGNED;

impl<'f, 'a> Acceptor<'f, 'a> {
    /// For the instructions of an object.
    pub fn new(facts: &'f ObjectFacts<'a>) -> Self {
        let mut numbers = [0; 64];
        numbers[usize::from(Test::PLATFORM)] = facts.platform as u64;
        Self {
            facts,
            variables: &facts.variables,
            register_bytes: facts.register_bytes(),
            rules: InstKind::ALL[0].rules(),
            numbers,
            known: 0,
            size: NOT_ASKED,
            types: 0,
            taken: [0; 2],
            fine: true,
        }
    }

    /// Whether an instruction surely breaks no rule. If not, [`validate`](super::validate) finds out.
    pub fn accepts(&mut self, inst: &Inst<'_>) -> bool {
        let kind = inst.kind();
        let (rules, platform) = (kind.rules(), self.facts.platform);
        self.rules = rules;
        self.known = 1 << Test::PLATFORM;
        self.size = NOT_ASKED;
        self.taken = [0; 2];
        self.types = ANY_TYPE | self.of_platform(rules.types);
        self.fine = kind.info().platforms.contains(platform);
        inst.visit(self);
        self.fine && self.has_map() && self.refers() && self.passes(rules.tests, inst)
    }

    /// The types that are allowed on the platform: all, if nothing is said.
    fn of_platform(&self, types: &[(u32, u64)]) -> u64 {
        if types.is_empty() {
            return u64::MAX;
        }
        let platform = (self.facts.platform as u32).min(63);
        types.iter().fold(
            0,
            |union, (types, platforms)| {
                if platforms >> platform & 1 == 1 { union | u64::from(*types) } else { union }
            },
        )
    }

    fn has_map(&self) -> bool {
        let platform = (self.facts.platform as u32).min(63);
        let [src, dst] = self.taken.map(|types| types as u32);
        let maps = self.rules.maps;
        maps.is_empty()
            || maps.iter().any(|map| dst & !map.dst == 0 && src & !map.src == 0 && map.platforms >> platform & 1 == 1)
    }

    /// Whether what numbers refer to exists, and labels are of their kinds.
    fn refers(&self) -> bool {
        let declares = |(field, Declared { class, low, width, or_none }): &(u8, Declared)| {
            let id = self.bits(*field, *low, *width);
            id == 0 && *or_none || self.is_unknown(*field) || self.declares(*class, id)
        };
        let is_label = |(field, kinds): &(u8, u8)| {
            let id = u32::try_from(self.bits(*field, 0, 64));
            let labels = self.facts.object.labels().entries();
            let kind = id.ok().and_then(|id| labels.get(id as usize)?.kind());
            self.is_unknown(*field) || kind.is_none_or(|kind| u32::from(*kinds) >> kind.bits().min(31) & 1 == 1)
        };
        let selects = |(field, Selected { by, low, width, classes }): &(u8, Selected)| {
            let class = classes.get(self.bits(*by, *low, *width) as usize).filter(|_| !self.is_unknown(*by));
            !self.is_unknown(*field) && class.is_some_and(|class| self.declares(*class, self.bits(*field, 0, 64)))
        };
        let rules = self.rules;
        rules.declared.iter().all(declares) && rules.labels.iter().all(is_label) && rules.selected.iter().all(selects)
    }

    fn declares(&self, class: u8, id: u64) -> bool {
        let Some(class) = VariableClass::ALL.get(usize::from(class)) else { return false };
        u32::try_from(id).is_ok_and(|id| self.facts.surely_declares(*class, id))
    }

    /// Whether each clause is passed.
    fn passes(&mut self, mut tests: &[Test], inst: &Inst<'_>) -> bool {
        if tests.is_empty() {
            return true;
        }
        let channels = reach::channels(self.size());
        self.numbers[usize::from(Test::CHANNELS)] = u64::from(channels);
        self.known |= 1 << Test::CHANNELS;
        while let Some((test, rest)) = tests.split_first() {
            tests = if self.succeeds(test, inst) {
                tests.get(usize::from(test.skip)..).unwrap_or(&[])
            } else if test.last {
                return false;
            } else {
                rest
            };
        }
        true
    }

    fn succeeds(&self, test: &Test, inst: &Inst<'_>) -> bool {
        if test.slot == Test::HOLDS {
            return self.holds(test.set as usize, inst);
        }
        let number = self.bits(test.slot, test.low, test.width);
        let is_in = if number < 64 { test.set >> number & 1 == 1 } else { test.beyond };
        is_in || self.is_unknown(test.slot)
    }

    #[cold]
    fn holds(&self, expr: usize, inst: &Inst<'_>) -> bool {
        self.rules.holds.get(expr).is_some_and(|expr| eval(&Operands::new(inst, self.facts), expr) != Some(0))
    }

    fn is_unknown(&self, slot: u8) -> bool {
        self.known >> (slot & 63) & 1 == 0
    }

    /// Bits of a number that tests look at: some, at most 64.
    #[inline(always)]
    fn bits(&self, slot: u8, low: u8, width: u8) -> u64 {
        self.numbers[usize::from(slot & 63)] >> (low & 63) & u64::MAX >> (64_u8.wrapping_sub(width) & 63)
    }

    fn learn(&mut self, slot: u8, number: u64) {
        self.known |= 1 << (slot & 63);
        self.numbers[usize::from(slot & 63)] = number;
    }

    /// The number of channels, as a position in the tables of regions. Fields come in the order of the bytes, and the execution size
    /// comes first; where it did not come yet, nothing is accepted.
    #[inline(always)]
    fn size(&mut self) -> u8 {
        if self.size == NOT_ASKED {
            self.size = self.find_size();
        }
        self.size
    }

    #[inline(never)]
    fn find_size(&self) -> u8 {
        match self.rules.size {
            None => reach::NO_CHANNELS,
            Some((field, low, width, counts)) => match counts.get(self.bits(field, low, width) as usize) {
                Some(count) if !self.is_unknown(field) => reach::size(*count),
                _ => reach::ODD,
            },
        }
    }

    /// What is tested of the operand in a field.
    #[inline(always)]
    fn test(&mut self, field: u8) -> &'static OperandTest {
        let rules: &'static InstRules = self.rules;
        let test = rules.operands.get(usize::from(field));
        self.fine &= test.is_some();
        test.unwrap_or(&OperandTest::ANY)
    }

    /// Whether a modifier may stand here.
    #[cold]
    fn takes_modifier(&self, test: &OperandTest, modifier: Modifier, data_type: u8) -> bool {
        let modifiers = self.rules.modifiers.0;
        match modifier {
            Modifier::NoModifier => true,
            Modifier::Sat => {
                let is_float =
                    || DataType::ALL.get(usize::from(data_type)).is_none_or(|t| t.kind() == DataTypeKind::Float);
                test.flags & OperandTest::WRITTEN != 0
                    && match self.rules.saturation.0 {
                        Saturation::Yes => true,
                        Saturation::FloatOnly => is_float(),
                        Saturation::No => false,
                    }
            }
            _ if test.flags & OperandTest::READ == 0 => false,
            Modifier::Not => !matches!(modifiers, Modifiers::None | Modifiers::Arithmetic),
            _ => !matches!(modifiers, Modifiers::None | Modifiers::Logic),
        }
    }

    /// Elements from the first one that a region touches to the last one, or [`FAILS`].
    #[inline(always)]
    fn reach(&mut self, test: &OperandTest, region: Region) -> u32 {
        let size = self.size();
        match test.flags & (OperandTest::READ | OperandTest::WRITTEN) {
            OperandTest::READ => reach::source(size, region.bits()),
            OperandTest::WRITTEN => reach::destination(size, region.bits()),
            _ => FAILS,
        }
    }

    /// Whether an operand may be of a class and a type, and have a modifier. Notes what tests ask of it.
    #[inline(always)]
    fn takes(
        &mut self,
        field: u8,
        test: &OperandTest,
        class: OperandClass,
        data_type: u8,
        modifier: Modifier,
        known: u64,
    ) -> bool {
        let has_elements = matches!(class, OperandClass::General | OperandClass::Indirect);
        let class = class.bits();
        self.learn(field, known | u64::from(class) << Test::CLASS | u64::from(data_type) << Test::TYPE);
        let types = if test.types == 0 {
            self.taken[usize::from(test.flags >> 1 & 1)] |= 1 << (data_type & 63);
            self.types
        } else {
            ANY_TYPE | u64::from(test.types)
        };
        let fine = (types >> (data_type & 63) & 1 == 1) & (test.classes >> (class & 7) & 1 == 1);
        fine && (modifier == Modifier::NoModifier || has_elements && self.takes_modifier(test, modifier, data_type))
    }

    /// An operand that is no general variable.
    #[inline(never)]
    fn other(&mut self, field: u8, operand: &VecOperand) {
        let test = self.test(field);
        let (class, data_type, modifier, known, mut fine) = match *operand {
            VecOperand::Immediate { modifier, r#type, low, .. } => {
                let known = u64::from(low) << Test::IMMEDIATE;
                let fine = test.flags & OperandTest::IMMEDIATE == 0 && r#type != DataType::Bool;
                (OperandClass::Immediate, unpacked(r#type) as u8, modifier, known, fine)
            }
            VecOperand::Indirect { modifier, id, bit_properties, region, .. } => {
                let fine = match test.flags & (OperandTest::REGION | OperandTest::ONE) {
                    0 => true,
                    OperandTest::ONE => reach::one(region.bits()) < FAILS,
                    _ => self.reach(test, region) < FAILS,
                };
                let fine = fine && self.facts.surely_declares(VariableClass::Address, u32::from(id));
                (OperandClass::Indirect, bit_properties as u8, modifier, 0, fine)
            }
            VecOperand::Predicate { modifier, val } => {
                let fine = self.facts.surely_declares(VariableClass::Predicate, u32::from(val.id()));
                (OperandClass::Predicate, DataType::Bool as u8, modifier, 0, fine)
            }
            VecOperand::Address { modifier, id, .. } => {
                let fine = self.facts.surely_declares(VariableClass::Address, u32::from(id));
                (OperandClass::Address, UNKNOWN, modifier, 0, fine)
            }
            VecOperand::State { modifier, class, id, .. } => {
                let fine = match class {
                    StateClass::Surface => self.facts.surely_declares(VariableClass::Surface, u32::from(id)),
                    StateClass::Sampler => self.facts.surely_declares(VariableClass::Sampler, u32::from(id)),
                    _ => true,
                };
                (OperandClass::State, UNKNOWN, modifier, 0, fine)
            }
            _ => (OperandClass::General, UNKNOWN, Modifier::NoModifier, 0, false),
        };
        fine &= self.takes(field, test, class, data_type, modifier, known);
        self.fine &= fine;
    }

    /// Whether a variable, from so many bytes on, is as its field says, where that is more than its class and type.
    #[cold]
    fn closer(&self, test: &OperandTest, variable: &Packed, offset: u32) -> bool {
        let bytes = if test.alignment == u8::MAX { self.register_bytes } else { u32::from(test.alignment) };
        let mask = bytes.wrapping_sub(1);
        // Storage that is aligned to less may happen to begin right.
        let known = 1_u32.checked_shl(u32::from(variable.alignment)).is_some_and(|alignment| alignment & mask == 0);
        let aligned = !known || offset.wrapping_add(variable.offset) & mask == 0;
        test.flags & OperandTest::LOOK == 0 && (test.flags & OperandTest::ALIGNED == 0 || aligned)
    }
}

impl<'i> Visitor<'i> for Acceptor<'_, '_> {
    #[inline(always)]
    fn int(&mut self, field: u8, value: i64) {
        self.learn(field, value as u64);
    }

    #[inline(never)]
    fn vec_operand(&mut self, field: u8, operand: &VecOperand) {
        let VecOperand::General { modifier, id, row_offset, col_offset, region } = *operand else {
            return self.other(field, operand);
        };
        let test = self.test(field);
        let variable = self.variables.get(id as usize).unwrap_or(&Packed::NONE);
        let mut fine = variable.exists;
        let row = self.register_bytes * u32::from(row_offset);
        if test.flags & (OperandTest::REGION | OperandTest::ONE) != 0 {
            let one = test.flags & OperandTest::ONE != 0;
            let reach = if one { reach::one(region.bits()) } else { self.reach(test, region) };
            let end = row + ((u32::from(col_offset) + reach + 1) << variable.element);
            fine &= (reach < FAILS) & (end <= variable.bytes) | one & (id == 0);
        }
        fine &= test.flags & OperandTest::WRITTEN == 0 || is_writable(id);
        if test.flags & CLOSER != 0 && id != 0 {
            fine &= self.closer(test, variable, row + (u32::from(col_offset) << variable.element));
        }
        let null = u64::from(id == 0) << Test::NULL;
        fine &= self.takes(field, test, OperandClass::General, variable.data_type, modifier, null);
        self.fine &= fine;
    }

    #[inline(never)]
    fn raw_operand(&mut self, field: u8, operand: &RawOperand) {
        let test = self.test(field);
        let variable = self.variables.get(operand.id as usize).unwrap_or(&Packed::NONE);
        let null = u64::from(operand.id == 0) << Test::NULL;
        self.learn(field, u64::from(variable.data_type) << Test::TYPE | u64::from(UNKNOWN) << Test::CLASS | null);
        let types = if test.types == 0 { u64::MAX } else { ANY_TYPE | u64::from(test.types) };
        let mut fine = variable.exists && types >> (variable.data_type & 63) & 1 == 1;
        fine &= u32::from(operand.offset) < variable.bytes;
        // Of what begins at a register, nothing is known to begin elsewhere. Alignments are powers of two.
        let mask = self.register_bytes.wrapping_sub(1);
        let elsewhere = u32::from(operand.offset).wrapping_add(variable.offset) & mask != 0;
        fine &= !elsewhere || operand.id == 0 || test.alignment != 0;
        if test.flags & CLOSER != 0 && operand.id != 0 {
            fine &= self.closer(test, variable, u32::from(operand.offset));
        }
        self.fine &= fine;
    }

    /// Which fields the elements of a list are depends on the layout.
    fn raw_operands(&mut self, _: u8, _: List<'i, RawOperand>) {
        self.fine = false;
    }

    fn u16s(&mut self, _: u8, _: List<'i, u16>) {
        self.fine = false;
    }
}
