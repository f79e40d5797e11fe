//! A quick way to say that an instruction breaks no rule, for the many that break none.
//!
//! What is looked at is made of the same rules by the generator: a few bit tests for each operand, and clauses. That an instruction
//! is not accepted decides nothing; the rules themselves do. A test holds this against the rules over instructions with all kinds of
//! mistakes.

use super::ObjectFacts;
use super::eval::eval;
use super::operand::{Operands, unpacked};
use super::reach::{self, FAILS};
use super::storage::{Packed, UNKNOWN, is_writable, type_set};
use openvisa_codec::rules::{Declared, Fit, InstRules, Modifiers, OperandTest, Saturation, Selected, Step, Test};
use openvisa_codec::{List, Wire};
use openvisa_isa::bit_fields::{Region, VecOperandTag};
use openvisa_isa::enums::{Modifier, OperandClass, StateClass};
use openvisa_isa::operands::{ConstOpnd, GenOpnd, RawOperand, VecOperand};
use openvisa_isa::rules::{BY_OPCODE, BY_SECOND, BYTES, MOST_FIELDS, SCANS};
use openvisa_isa::{DataType, DataTypeKind, Inst, InstKind, Platform, Reader, VariableClass, Version, Visitor};

/// Says of instructions of one object whether they surely break no rule.
pub struct Acceptor<'f, 'a> {
    facts: &'f ObjectFacts<'a>,
    variables: &'f [Packed],
    register_bytes: u32,
    /// The key of the version of the object.
    version: u16,
    /// The set of the platform.
    platform: u64,
    /// Types of constants that the platform has, by bits.
    immediates: u32,
    rules: &'static InstRules,
    /// What tests look at, by slot.
    numbers: [u64; 64],
    /// Slots whose number is known, by bits. Others keep what an earlier instruction had.
    known: u64,
    /// The number of channels, as a position in the tables of regions, once it was asked for.
    size: u8,
    /// The platform, and types of operands that do not say which they take.
    taken: Fit,
}

const _: () = assert!(MOST_FIELDS <= Test::PLATFORM as usize, "the first slots are those of fields");

/// Of a number of channels that was not asked for yet.
const NOT_ASKED: u8 = u8::MAX;

/// What needs a closer look at an operand that is not null.
const CLOSER: u8 = OperandTest::LOOK | OperandTest::ALIGNED;

/// The tag of a general operand without a modifier: what most operands are.
const PLAIN: u8 = VecOperandTag(0).with_class(OperandClass::General).with_modifier(Modifier::NoModifier).bits();

/// That of an immediate without a modifier.
const CONSTANT: u8 = VecOperandTag(0).with_class(OperandClass::Immediate).with_modifier(Modifier::NoModifier).bits();

/// The classes of these, as tests see them.
const GENERAL: u64 = (OperandClass::General.bits() as u64) << Test::CLASS;
const IMMEDIATE: u64 = (OperandClass::Immediate.bits() as u64) << Test::CLASS;

/// Steps are for all versions from one on, so they may be taken as those of the newest one there can be.
const NEWEST: Version = Version::new(u8::MAX, u8::MAX);

/// More sets of bytes than there are.
const SETS: usize = 128;

/// Whether a byte is in a set, by the numbers of both.
static LEGAL: [[bool; 256]; SETS] = {
    let mut legal = [[false; 256]; SETS];
    let mut set = 0;
    assert!(BYTES.len() <= SETS, "the numbers of sets are taken modulo this");
    while set < BYTES.len() {
        let mut byte = 0;
        while byte < 256 {
            legal[set][byte] = BYTES[set][byte / 64] >> (byte % 64) & 1 == 1;
            byte += 1;
        }
        set += 1;
    }
    legal
};

/// The bits of so many bytes.
static MASKS: [u64; 16] = {
    let (mut masks, mut bytes) = ([u64::MAX; 16], 0);
    while bytes < 8 {
        masks[bytes] = (1 << (8 * bytes)) - 1;
        bytes += 1;
    }
    masks
};

/// No field takes as many bytes.
const STEP: usize = 16;

/// Instructions are looked at in so many bytes.
const WINDOW: usize = 128;

/// The types that constants have on a platform, by bits.
fn immediates(platform: Platform) -> u32 {
    let has = |t: &&DataType| t.kind() != DataTypeKind::Boolean && t.platforms().contains(platform);
    DataType::ALL.iter().filter(has).fold(0, |set, t| set | type_set(*t as u8))
}

impl<'f, 'a> Acceptor<'f, 'a> {
    /// For the instructions of an object.
    pub fn new(facts: &'f ObjectFacts<'a>) -> Self {
        let mut numbers = [0; 64];
        numbers[usize::from(Test::PLATFORM)] = facts.platform as u64;
        Self {
            facts,
            variables: &facts.variables,
            register_bytes: facts.register_bytes(),
            version: facts.object.version().key(),
            platform: 1 << (facts.platform as u32 & 63),
            immediates: immediates(facts.platform),
            rules: InstKind::ALL[0].rules(),
            numbers,
            known: 0,
            size: NOT_ASKED,
            taken: Fit::new(0, 0, 0),
        }
    }

    /// Whether an instruction surely breaks no rule. If not, [`validate`](super::validate) finds out.
    pub fn accepts(&mut self, inst: &Inst<'_>) -> bool {
        let kind = inst.kind();
        self.begin(kind.rules());
        let mut operands = Visit { acceptor: self, fine: true };
        inst.visit(&mut operands);
        let fine = operands.fine && kind.info().platforms.contains(self.facts.platform);
        fine && self.fits() && self.passes(Source::Inst(inst))
    }

    /// The length of the instruction at the start of some code of the object, if it surely can be decoded and breaks no rule. If not,
    /// [`Inst::decode`] and [`accepts`](Self::accepts) find out.
    #[inline]
    pub fn accepts_bytes(&mut self, code: &[u8]) -> Option<usize> {
        let len = match code.first_chunk() {
            Some(window) => self.scan(window),
            None => {
                // The last ones of an object: zeros follow.
                let mut window = [0; WINDOW];
                window[..code.len()].copy_from_slice(code);
                self.scan(&window)
            }
        };
        len.filter(|len| *len <= code.len())
    }

    fn scan(&mut self, window: &[u8; WINDOW]) -> Option<usize> {
        let row = match usize::from(BY_OPCODE[usize::from(window[0])]) {
            row if row < SCANS.len() + 1 => row,
            table => usize::from(BY_SECOND.get(255 - table)?[usize::from(window[1])]),
        };
        let mut scan = SCANS.get(row.wrapping_sub(1))?;
        while scan.since > self.version {
            scan = SCANS.get(usize::from(scan.older).wrapping_sub(1))?;
        }
        if scan.platforms & self.platform == 0 {
            return None;
        }
        self.begin(InstKind::ALL.get(usize::from(scan.kind))?.rules());
        self.known |= scan.fields;
        let (mut at, mut fine) = (usize::from(scan.opcode), true);
        let mut word = u64::from_le_bytes(*window[at..].first_chunk()?);
        for step in scan.numbers {
            fine &= self.number(step, word);
            word >>= (u32::from(step.how) * 8) & 63;
            at += usize::from(step.how);
        }
        let size = self.find_size();
        self.size = size;
        for step in scan.steps {
            // Of a known length, so that nothing is left to be checked when it is read.
            let mut reader = Reader::new(window.get(at..)?.first_chunk::<STEP>()?, NEWEST);
            let [tag] = *reader.peek()?;
            fine &= match step.how {
                Step::SOURCE | Step::DESTINATION if tag == PLAIN => {
                    reader.advance(1)?;
                    let operand = GenOpnd::get(&mut reader)?;
                    let written = step.how == Step::DESTINATION;
                    let reach = match written {
                        true => reach::destination(size, operand.region.bits()),
                        false => reach::source(size, operand.region.bits()),
                    };
                    self.usual(step.field, operand, reach, written)
                }
                Step::SOURCE if tag == CONSTANT && step.sets[0] != 0 => {
                    reader.advance(1)?;
                    let operand = ConstOpnd::get(&mut reader)?;
                    self.constant(step.field, operand)
                }
                Step::VECTOR | Step::SOURCE | Step::DESTINATION => {
                    let (fine, left) = self.any_vector(step.field, reader.clone())?;
                    reader.advance(reader.left() - left)?;
                    fine
                }
                Step::RAW => {
                    let operand = RawOperand::get(&mut reader)?;
                    self.raw(step.field, operand)
                }
                _ => {
                    let word = u64::from_le_bytes(*reader.peek()?);
                    at += usize::from(step.how % Step::SIGNED);
                    fine &= self.number(step, word);
                    if step.how >= Step::SIGNED {
                        let unused = (64 - u32::from(step.how % Step::SIGNED) * 8) & 63;
                        self.numbers[usize::from(step.field & 63)] = ((word << unused) as i64 >> unused) as u64;
                    }
                    continue;
                }
            };
            at += STEP - reader.left();
        }
        (fine && self.fits() && self.passes(Source::Bytes(window))).then_some(at)
    }

    /// A general operand without a modifier, of which so many elements follow the first one.
    #[inline(always)]
    fn usual(&mut self, field: u8, operand: GenOpnd, reach: u32, written: bool) -> bool {
        let GenOpnd { id, row_offset, col_offset, .. } = operand;
        let variable = self.variables.get(id as usize).unwrap_or(&Packed::NONE);
        let row = self.register_bytes * u32::from(row_offset);
        let end = row + ((u32::from(col_offset) + reach + 1) << variable.element);
        self.taken = self.taken.and(Fit::of(variable.types, written));
        let null = u64::from(id == 0) << Test::NULL;
        self.numbers[usize::from(field & 63)] = u64::from(variable.data_type) << Test::TYPE | GENERAL | null;
        (reach < FAILS) & (end <= variable.bytes) & variable.exists & (!written || is_writable(id))
    }

    /// An immediate of which no more than its class and type is asked.
    #[inline(always)]
    fn constant(&mut self, field: u8, operand: ConstOpnd) -> bool {
        let data_type = unpacked(operand.r#type) as u8;
        self.taken = self.taken.and(Fit::of(type_set(data_type), false));
        self.numbers[usize::from(field & 63)] =
            u64::from(data_type) << Test::TYPE | IMMEDIATE | u64::from(operand.low) << Test::IMMEDIATE;
        self.immediates >> (operand.r#type as u32 & 31) & 1 == 1
    }

    /// Whether the lowest bytes of a number have a meaning; others always have. Other bytes follow it.
    #[inline(always)]
    fn number(&mut self, step: &Step, word: u64) -> bool {
        let number = word & MASKS[usize::from(step.how) % MASKS.len()];
        self.numbers[usize::from(step.field & 63)] = number;
        let [low, high] = step.sets.map(|set| &LEGAL[usize::from(set) % SETS]);
        low[usize::from(number as u8)] & high[usize::from((number >> 8) as u8)]
    }

    /// Whether the vector operand that comes next surely breaks no rule, and how many bytes follow it.
    #[inline(never)]
    fn any_vector(&mut self, field: u8, mut reader: Reader<'_>) -> Option<(bool, usize)> {
        let operand = VecOperand::get(&mut reader)?;
        Some((self.operand(field, &operand), reader.left()))
    }

    fn begin(&mut self, rules: &'static InstRules) {
        self.rules = rules;
        self.known = 1 << Test::PLATFORM;
        self.size = NOT_ASKED;
        self.taken = Fit::new(0, 0, self.platform);
    }

    /// Whether there are types like these on the platform.
    #[inline(always)]
    fn fits(&self) -> bool {
        let fits = self.rules.fits;
        fits.is_empty() || fits.iter().any(|fit| fit.has(self.taken))
    }

    /// Whether what numbers refer to exists, and labels are of their kinds.
    #[inline(always)]
    fn refers(&self) -> bool {
        for (field, Declared { class, low, width, or_none }) in self.rules.declared {
            let id = self.bits(*field, *low, *width);
            if (id != 0 || !or_none) && !self.declares(*class, id) && !self.is_unknown(*field) {
                return false;
            }
        }
        let rules = self.rules;
        (rules.labels.is_empty() || self.are_labels()) && rules.selected.iter().all(|selected| self.selects(selected))
    }

    /// Whether what a number refers to exists, where another field says of which class it is.
    fn selects(&self, (field, Selected { by, low, width, classes }): &(u8, Selected)) -> bool {
        let class = classes.get(self.bits(*by, *low, *width) as usize).filter(|_| !self.is_unknown(*by));
        !self.is_unknown(*field) && class.is_some_and(|class| self.declares(*class, self.bits(*field, 0, 64)))
    }

    fn are_labels(&self) -> bool {
        let is_label = |(field, kinds): &(u8, u8)| {
            let id = usize::try_from(self.bits(*field, 0, 64));
            let kind = id.ok().and_then(|id| self.facts.labels.get(id));
            kind.is_none_or(|kind| u32::from(*kinds) >> kind.min(&31) & 1 == 1) || self.is_unknown(*field)
        };
        self.rules.labels.iter().all(is_label)
    }

    #[inline(never)]
    fn declares(&self, class: u8, id: u64) -> bool {
        let Some(class) = VariableClass::ALL.get(usize::from(class)) else { return false };
        u32::try_from(id).is_ok_and(|id| self.facts.surely_declares(*class, id))
    }

    /// Whether what numbers refer to exists, and each clause is passed.
    #[inline(always)]
    fn passes(&mut self, source: Source<'_>) -> bool {
        let tests = match source {
            Source::Inst(_) => self.rules.tests,
            Source::Bytes(_) => self.rules.tests.get(usize::from(self.rules.of_bytes)..).unwrap_or(&[]),
        };
        self.refers() && (tests.is_empty() || self.all_pass(tests, source))
    }

    fn all_pass(&mut self, mut tests: &[Test], source: Source<'_>) -> bool {
        let channels = reach::channels(self.size());
        self.numbers[usize::from(Test::CHANNELS)] = u64::from(channels);
        self.known |= 1 << Test::CHANNELS;
        let mut operands = None;
        while let Some((test, rest)) = tests.split_first() {
            let succeeds = match test.slot {
                Test::HOLDS => self.holds(test.set as usize, source, &mut operands),
                _ => self.succeeds(test),
            };
            tests = if succeeds {
                tests.get(usize::from(test.skip)..).unwrap_or(&[])
            } else if test.last {
                return false;
            } else {
                rest
            };
        }
        true
    }

    #[inline(always)]
    fn succeeds(&self, test: &Test) -> bool {
        let number = self.bits(test.slot, test.low, test.width);
        let is_in = if number < 64 { test.set >> number & 1 == 1 } else { test.beyond };
        is_in || self.is_unknown(test.slot)
    }

    /// Whether an expression is not false. The operands are collected once for all expressions of an instruction.
    #[cold]
    fn holds(&self, expr: usize, source: Source<'_>, operands: &mut Option<Operands<'f>>) -> bool {
        let Some(expr) = self.rules.holds.get(expr) else { return false };
        if operands.is_none() {
            *operands = match source {
                Source::Inst(inst) => Some(Operands::new(inst, self.facts)),
                Source::Bytes(bytes) => {
                    let inst = Inst::decode(&mut Reader::new(bytes, Version::from_key(self.version)));
                    inst.ok().map(|inst| Operands::new(&inst, self.facts))
                }
            };
        }
        operands.as_ref().is_some_and(|operands| eval(operands, expr) != Some(0))
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

    #[inline(always)]
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
    fn test(&self, field: u8) -> Option<&'static OperandTest> {
        let rules: &'static InstRules = self.rules;
        rules.operands.get(usize::from(field))
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

    /// Whether an operand may be of a class and a type. Notes what tests ask of it.
    #[inline(always)]
    fn takes(
        &mut self,
        field: u8,
        test: &OperandTest,
        class: OperandClass,
        data_type: u8,
        types: u32,
        known: u64,
    ) -> bool {
        let class = class.bits();
        let known = known | u64::from(class) << Test::CLASS | u64::from(data_type) << Test::TYPE;
        self.numbers[usize::from(field & 63)] = known;
        if test.types == 0 {
            self.taken = self.taken.and(Fit::of(types, test.flags & OperandTest::WRITTEN != 0));
        }
        let other = if test.types == 0 { 0 } else { types & !test.types };
        (other == 0) & (test.classes >> (class & 7) & 1 == 1)
    }

    /// A vector operand of any class.
    #[inline(never)]
    fn operand(&mut self, field: u8, operand: &VecOperand) -> bool {
        let Some(test) = self.test(field) else { return false };
        let (class, data_type, modifier, known, fine) = match *operand {
            VecOperand::General { modifier, id, row_offset, col_offset, region } => {
                let fine = self.general(field, test, GenOpnd { id, row_offset, col_offset, region });
                let data_type = self.variables.get(id as usize).map_or(UNKNOWN, |variable| variable.data_type);
                return fine && (modifier == Modifier::NoModifier || self.takes_modifier(test, modifier, data_type));
            }
            VecOperand::Immediate { modifier, r#type, low, .. } => {
                let known = u64::from(low) << Test::IMMEDIATE;
                let fine = test.flags & OperandTest::IMMEDIATE == 0 && self.immediates >> (r#type as u32 & 31) & 1 == 1;
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
            _ => return false,
        };
        let has_elements = class == OperandClass::Indirect;
        let plain = modifier == Modifier::NoModifier || has_elements && self.takes_modifier(test, modifier, data_type);
        self.takes(field, test, class, data_type, type_set(data_type), known) & fine & plain
    }

    /// A general operand without a modifier.
    #[inline(never)]
    fn general(&mut self, field: u8, test: &OperandTest, operand: GenOpnd) -> bool {
        let GenOpnd { id, row_offset, col_offset, region } = operand;
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
        self.takes(field, test, OperandClass::General, variable.data_type, variable.types, null) & fine
    }

    #[inline(always)]
    fn raw(&mut self, field: u8, operand: RawOperand) -> bool {
        let Some(test) = self.test(field) else { return false };
        let variable = self.variables.get(operand.id as usize).unwrap_or(&Packed::NONE);
        let null = u64::from(operand.id == 0) << Test::NULL;
        self.numbers[usize::from(field & 63)] =
            u64::from(variable.data_type) << Test::TYPE | u64::from(UNKNOWN) << Test::CLASS | null;
        let mut fine = variable.exists & (test.types == 0 || variable.types & !test.types == 0);
        fine &= u32::from(operand.offset) < variable.bytes;
        // Of what begins at a register, nothing is known to begin elsewhere. Alignments are powers of two.
        let mask = self.register_bytes.wrapping_sub(1);
        let elsewhere = u32::from(operand.offset).wrapping_add(variable.offset) & mask != 0;
        fine &= !elsewhere || operand.id == 0 || test.alignment != 0;
        let look = test.flags & CLOSER != 0 && operand.id != 0;
        fine && (!look || self.closer(test, variable, u32::from(operand.offset)))
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

/// Where an instruction is that is tested.
#[derive(Clone, Copy)]
enum Source<'i> {
    Inst(&'i Inst<'i>),
    /// It is the first one in these bytes.
    Bytes(&'i [u8]),
}

/// Looks at the members of a decoded instruction.
struct Visit<'v, 'f, 'a> {
    acceptor: &'v mut Acceptor<'f, 'a>,
    fine: bool,
}

impl<'i> Visitor<'i> for Visit<'_, '_, '_> {
    fn int(&mut self, field: u8, value: i64) {
        self.acceptor.learn(field, value as u64);
    }

    fn vec_operand(&mut self, field: u8, operand: &VecOperand) {
        self.acceptor.known |= 1 << (field & 63);
        self.fine &= self.acceptor.operand(field, operand);
    }

    #[inline(never)]
    fn raw_operand(&mut self, field: u8, operand: &RawOperand) {
        self.acceptor.known |= 1 << (field & 63);
        self.fine &= self.acceptor.raw(field, *operand);
    }

    /// Which fields the elements of a list are depends on the layout.
    fn raw_operands(&mut self, _: u8, _: List<'i, RawOperand>) {
        self.fine = false;
    }

    fn u16s(&mut self, _: u8, _: List<'i, u16>) {
        self.fine = false;
    }
}
