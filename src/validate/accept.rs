//! A quick way to say that an instruction breaks no rule, for the many that break none.
//!
//! Bytes are looked at in the steps of a table that the generator makes of the same rules: each finds a word with the clauses that
//! what stands there makes hold, and an instruction is accepted if together they have all clauses. That it is not accepted decides
//! nothing; the rules themselves do. A test holds this against the rules over instructions with all kinds of mistakes.

use super::ObjectFacts;
use super::object::{FIRST, row};
use super::openings::{Openings, SECOND};
use super::operand::{is_predefined, row_width, unpacked};
use super::reach::{self, FAILS, Reach};
use super::storage::declared;
use openvisa_codec::Wire;
use openvisa_codec::rules::{Look, Modifiers, Saturation, Scan, Step};
use openvisa_isa::bit_fields::{Region, VecOperandTag};
use openvisa_isa::enums::{Modifier, OperandClass, StateClass};
use openvisa_isa::fast_accept::{GEN_OPND, LOOKS, SCANS, STEPS, WORDS};
use openvisa_isa::operands::{ConstOpnd, GenOpnd, RawOperand, VecOperand};
use openvisa_isa::{DataType, DataTypeKind, InstKind, Platform, Reader, VariableClass, Version};

/// Says of instructions of one object whether they surely break no rule.
#[derive(Clone, Copy, Debug)]
pub struct Acceptor<'f, 'a> {
    facts: &'f ObjectFacts<'a>,
    variables: &'f [row::Variable],
    register_bytes: u32,
    /// What the first bytes of instructions say in the version of the object.
    openings: &'static Openings,
    /// What constants are on the platform, by the positions of their types.
    constants: &'static [u8; TYPES],
    /// What the platform makes hold, by row.
    held: &'static [u64; SCANS.len()],
}

/// What each row holds for each platform before anything is looked at, and the bits that it does not use.
static HELD: [[u64; SCANS.len()]; Platform::ALL.len()] = {
    let mut all = [[0; SCANS.len()]; Platform::ALL.len()];
    let mut row = 0;
    while row < SCANS.len() {
        let Scan { platforms: look, clauses, combinations, .. } = &SCANS[row];
        let mut platform = 0;
        while platform < all.len() {
            let word = WORDS[look.words as usize + look.table[platform] as usize];
            all[platform][row] = word | !(*clauses | *combinations);
            platform += 1;
        }
        row += 1;
    }
    all
};

/// The tag of a general operand without a modifier: what most operands are.
const PLAIN: u8 = VecOperandTag(0).with_class(OperandClass::General).with_modifier(Modifier::NoModifier).bits();

/// That of an immediate without a modifier.
const CONSTANT: u8 = VecOperandTag(0).with_class(OperandClass::Immediate).with_modifier(Modifier::NoModifier).bits();

/// Bytes of a line of the cache, as most processors have them.
const LINE: usize = 64;

/// Operands are taken as those of the newest version there can be: they are the same in all versions that have rows.
const NEWEST: Version = Version::new(u8::MAX, u8::MAX);

/// No operand takes more bytes: what does is not accepted.
const OPERAND: usize = 10;

/// No raw operand does.
const RAW: usize = 8;

/// No instruction with a row takes more bytes. With a list it may, and is not accepted then.
const LONGEST: usize = 128;

// Where a general operand has its members behind the tag, and how many bytes these are.
const ID: usize = GEN_OPND[0];
const ROW: usize = GEN_OPND[1];
const COLUMN: usize = GEN_OPND[2];
const REGION: usize = GEN_OPND[3];
const GENERAL: usize = GEN_OPND[4];

const _: () = assert!(ROW < COLUMN && COLUMN < REGION && ROW + 4 == GENERAL, "what follows the number of the variable");

const _: () = {
    let mut row = 0;
    while row < SCANS.len() {
        let (scan, mut end, mut step) = (&SCANS[row], 0, 0);
        while step < scan.steps.len() {
            end += match scan.steps[step].how {
                ..=Step::VECTOR => scan.steps[step].look.at as usize + OPERAND,
                Step::RAW => scan.steps[step].look.at as usize + RAW,
                _ => 0,
            };
            step += 1;
        }
        assert!(end + scan.tail as usize <= LONGEST, "all of an instruction lies in the window");
        row += 1;
    }
};

/// Instructions are looked at in so many bytes.
const WINDOW: usize = LONGEST + OPERAND;

/// What constants of each type are, by platform; 0 if it has none of the type.
static CONSTANTS: [[u8; TYPES]; Platform::ALL.len()] = {
    let (mut all, mut platform) = ([[0; TYPES]; Platform::ALL.len()], 0);
    while platform < all.len() {
        let mut position = 0;
        while position < DataType::ALL.len() {
            let data_type = DataType::ALL[position];
            let is_number = !matches!(data_type.kind(), DataTypeKind::Boolean);
            if is_number && data_type.platforms().contains(Platform::ALL[platform]) {
                all[platform][data_type as usize] = Step::CONSTANT | unpacked(data_type) as u8;
            }
            position += 1;
        }
        platform += 1;
    }
    all
};

/// As many types as shapes have room for.
const TYPES: usize = 64;

/// The clauses that a number makes hold.
#[inline(always)]
fn word(look: &Look, number: u8) -> u64 {
    const { assert!(WORDS.len().is_power_of_two(), "positions are taken modulo this") };
    WORDS[(usize::from(look.words) + usize::from(look.table[usize::from(number)])) % WORDS.len()]
}

/// Whether all clauses of a row hold, and some combination of types is left. The bits of these are the lowest.
#[inline(always)]
fn is_all(scan: &Scan, hold: u64) -> bool {
    // Not 0, and no greater than all combinations.
    (!hold).wrapping_sub(1) < scan.combinations
}

/// The bits that a step chooses of a number.
#[inline(always)]
fn bits(step: &Step, number: [u8; 8]) -> u8 {
    (u64::from_le_bytes(number) << (step.flags & 63) >> (step.more & 63)).min(u8::MAX.into()) as u8
}

/// What begins somewhere in the bytes of an instruction. Where these end, it is something else: such an instruction is not accepted.
#[inline(always)]
fn chunk<const N: usize>(window: &[u8; WINDOW], at: usize) -> &[u8; N] {
    const { assert!(N <= OPERAND, "a window has more bytes than instructions may have") };
    window[at % LONGEST..].first_chunk().unwrap_or(&[0; N])
}

/// Bytes at the end of some code, with zeros behind them.
fn padded<const N: usize>(code: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    bytes.iter_mut().zip(code).for_each(|(byte, code)| *byte = *code);
    bytes
}

impl<'f, 'a> Acceptor<'f, 'a> {
    /// For the instructions of an object.
    pub fn new(facts: &'f ObjectFacts<'a>) -> Self {
        // Nobody has looked at these bytes for a while, as a rule. A processor fetches many lines of its cache at a time if it is
        // asked for them side by side, and operands ask for one after the other.
        let lines = facts.variables.as_flattened().iter().step_by(LINE);
        core::hint::black_box(lines.fold(0, |all, byte| all | byte));
        Self {
            facts,
            variables: &facts.variables,
            register_bytes: facts.register_bytes(),
            openings: Openings::of(facts.object.version()),
            constants: &CONSTANTS[facts.platform as usize],
            held: &HELD[facts.platform as usize],
        }
    }

    /// The length of the instruction at the start of some code of the object, if it surely can be decoded and breaks no rule. If not,
    /// [`Inst::decode`](openvisa_isa::Inst::decode) and [`validate`](super::validate) find out.
    pub fn accepts(&self, code: &[u8]) -> Option<usize> {
        let len = match code.first_chunk() {
            Some(window) => self.scan(window),
            None => self.scan(&padded(code)),
        };
        len.filter(|len| *len <= code.len())
    }

    /// How many instructions from the start of some code on surely can be decoded and break no rule, and how many bytes they take.
    pub(super) fn run(&self, code: &[u8]) -> (usize, usize) {
        let (count, left) = self.stretch(code, 0);
        let (len, rest) = (code.len() - left, &code[code.len() - left..]);
        if rest.is_empty() || rest.len() >= WINDOW {
            return (count, len);
        }
        let behind = 2 * WINDOW - rest.len();
        let (more, left) = self.stretch(&padded::<{ 2 * WINDOW }>(rest), behind);
        (count + more, code.len() - left)
    }

    /// How many instructions at the start of some code, and how many bytes are left of it. There are bytes behind it, which are not
    /// part of it.
    #[inline(never)]
    fn stretch(&self, mut code: &[u8], behind: usize) -> (usize, usize) {
        let mut count = 0;
        while let Some(window) = code.first_chunk()
            && let Some(len) = self.scan(window)
            && let Some(rest) = code.get(len..)
            && rest.len() >= behind
        {
            code = rest;
            count += 1;
        }
        (count, code.len().saturating_sub(behind))
    }

    #[inline(always)]
    fn scan(&self, window: &[u8; WINDOW]) -> Option<usize> {
        let (form, number) = self.openings.first(window[0]);
        // The form is known before the row is read.
        match form {
            1 => self.form::<0>(window, number),
            2 => self.form::<1>(window, number),
            3 => self.form::<2>(window, number),
            4 => self.form::<3>(window, number),
            5 => self.form::<4>(window, number),
            6 => self.form::<5>(window, number),
            7 => self.form::<6>(window, number),
            SECOND => self.any(window, self.openings.second(number, window[1])),
            _ => self.any(window, number),
        }
    }

    /// The row of a number, and what it holds before bytes are looked at.
    #[inline(always)]
    fn row(&self, number: u16) -> (&'static Scan, u64) {
        let number = usize::from(number) % SCANS.len();
        (&SCANS[number], self.held[number])
    }

    /// The length of an instruction of some form, if its bytes make all hold. Where they are is known, so processors need not wait for
    /// the row, nor for one operand to find the next.
    #[inline(always)]
    fn form<const FORM: usize>(&self, window: &[u8; WINDOW], number: u16) -> Option<usize> {
        let (at, operands) = const { Scan::FORMS[FORM] };
        let (scan, mut hold) = self.row(number);
        let [_, first, second, third, ..] = *window;
        if at > 1 {
            hold |= word(&scan.first, first);
        }
        hold |= match at {
            1 | 2 => 0,
            3 => word(scan.bytes.first()?, second),
            4 => self.referred(window, scan, u16::from_le_bytes([second, third]))?,
            _ => return None,
        };
        let mut end = usize::from(at);
        if operands == 0 {
            let [label, ..] = scan.steps else { return None };
            let is_label = self.label(label, lowest(u64::from_le_bytes(*chunk(window, end)), label));
            return (is_label && is_all(scan, hold)).then_some(end + 2);
        }
        let size = scan.channels[usize::from(first)];
        let (reach, steps) = (reach::of(size), scan.steps.get(..operands.into())?);
        for (position, step) in steps.iter().enumerate() {
            let reach = &reach[usize::from(position == 0)];
            let (number, taken) = self.next(scan, step, size, reach, chunk(window, end))?;
            end += taken;
            hold |= word(&step.look, number);
        }
        is_all(scan, hold).then_some(end)
    }

    /// The same of any.
    #[inline(always)]
    fn any(&self, window: &[u8; WINDOW], number: u16) -> Option<usize> {
        let (scan, mut hold) = self.row(number);
        let byte = |look: &Look| window[usize::from(look.at) % LONGEST];
        let first = byte(&scan.first);
        hold |= word(&scan.first, first);
        for look in scan.bytes {
            hold |= word(look, byte(look));
        }
        let [low, high] = *chunk(window, scan.refers.at.into());
        hold |= self.referred(window, scan, u16::from_le_bytes([low, high]) & scan.refers.mask)?;
        self.steps(window, scan, scan.channels[usize::from(first)], hold)
    }

    /// What bytes make hold that have a number of something, which may be 0.
    #[inline(always)]
    fn referred(&self, window: &[u8; WINDOW], scan: &Scan, number: u16) -> Option<u64> {
        if number == 0 { Some(scan.refers.absent) } else { self.refers(window, scan, number) }
    }

    /// What a vector operand is whose region chooses an element for each channel, and how many bytes it takes.
    #[inline(always)]
    fn next(
        &self,
        scan: &Scan,
        step: &Step,
        size: u8,
        reach: &Reach,
        // Of a known length, so that nothing is left to be checked when it is read.
        bytes: &[u8; OPERAND],
    ) -> Option<(u8, usize)> {
        if bytes[0] == PLAIN {
            return Some((self.plain(step, size, reach, bytes)?, 1 + GENERAL));
        }
        self.not_plain(scan, step, size, bytes)
    }

    /// What a vector operand is that is not plain, and how many bytes it takes.
    #[inline(always)]
    fn not_plain(&self, scan: &Scan, step: &Step, size: u8, bytes: &[u8; OPERAND]) -> Option<(u8, usize)> {
        let (number, left) = if bytes[0] == CONSTANT {
            let mut reader = Reader::new(&bytes[1..], NEWEST);
            let operand = ConstOpnd::try_read(&mut reader)?;
            (self.constant(operand.r#type)?, reader.left())
        } else {
            self.vector(scan, step, size, bytes)?
        };
        Some((number, OPERAND - left))
    }

    /// What bytes make hold that have a number of something, if that is declared.
    #[inline(never)]
    fn refers(&self, window: &[u8; WINDOW], scan: &Scan, number: u16) -> Option<u64> {
        let id = u32::from(number & scan.refers.number);
        let known = id == 0 || self.declares(scan.refers.class.into(), id);
        let looks =
            scan.refers.bytes.among(&LOOKS).iter().map(|look| word(look, window[usize::from(look.at) % LONGEST]));
        let steps = scan.refers.steps.among(&STEPS).iter();
        let steps = steps.map(|step| word(&step.look, bits(step, *chunk(window, step.look.at.into()))));
        known.then(|| looks.chain(steps).fold(0, |hold, word| hold | word))
    }

    /// The length of an instruction, if what stands behind its first bytes makes hold what those do not.
    #[inline(always)]
    fn steps(&self, window: &[u8; WINDOW], scan: &Scan, size: u8, mut hold: u64) -> Option<usize> {
        const { assert!(Step::SOURCE == 0 && Step::DESTINATION == 1, "in the order of their tables") }
        let reach = reach::of(size);
        // Where the last operand ends.
        let mut end = 0;
        for step in scan.steps {
            let at = end + usize::from(step.look.at);
            let bytes = chunk(window, at);
            // Most of these are vector operands.
            let number = if step.how <= Step::DESTINATION {
                let (number, taken) = self.next(scan, step, size, &reach[usize::from(step.how % 2)], bytes)?;
                end = at + taken;
                number
            } else if step.how == Step::VECTOR {
                let (number, taken) = self.not_plain(scan, step, size, bytes)?;
                end = at + taken;
                number
            } else if step.how == Step::RAW {
                let bytes: &[u8; RAW] = chunk(window, at);
                let mut reader = Reader::new(bytes, NEWEST);
                let operand = RawOperand::try_read(&mut reader)?;
                end = at + RAW - reader.left();
                self.raw(step, &operand)?
            } else if step.how == Step::NUMBER {
                bits(step, *chunk(window, at))
            } else if step.how == Step::LABEL {
                let id = lowest(u64::from_le_bytes(*chunk(window, at)), step);
                if !self.label(step, id) {
                    return None;
                }
                0
            } else {
                self.number(step, size, bytes)?
            };
            hold |= word(&step.look, number);
        }
        if is_all(scan, hold) {
            return Some(end + usize::from(scan.tail));
        }
        // What is in a list makes something hold that nothing else does.
        if scan.list.len == 0 { None } else { self.list(window, scan, hold, end) }
    }

    /// The same of one with a list at its end, if all before it makes some clauses hold, and where the last operand before it ends.
    #[inline(never)]
    fn list(&self, window: &[u8; WINDOW], scan: &Scan, mut hold: u64, mut end: usize) -> Option<usize> {
        let list = scan.list.among(&STEPS);
        let [first, ..] = list else { return None };
        let mut left = *window.get((end + usize::from(first.look.at)).checked_sub(1)?)?;
        for step in list {
            end += usize::from(step.look.at);
            let number = if left == 0 {
                Step::ABSENT
            } else {
                left -= 1;
                let mut reader = Reader::new(window.get(end..LONGEST)?, NEWEST);
                let operand = RawOperand::try_read(&mut reader)?;
                end = LONGEST - reader.left();
                self.raw(step, &operand)?
            };
            hold |= word(&step.look, number);
        }
        is_all(scan, hold).then_some(end)
    }

    /// A number, or 0 if what one refers to is there.
    #[inline(never)]
    fn number(&self, step: &Step, size: u8, bytes: &[u8; OPERAND]) -> Option<u8> {
        let operand = || VecOperand::try_read(&mut Reader::new(bytes, NEWEST));
        let number = u64::from_le_bytes(*bytes.first_chunk()?);
        match step.how {
            Step::SIGNED => {
                Some(u8::try_from((number << (step.flags & 63)) as i64 >> (step.more & 63)).unwrap_or(u8::MAX))
            }
            Step::BYTE => Some(number as u8),
            Step::IMMEDIATE => Some(immediate(bytes)),
            Step::FIRST => match operand()? {
                VecOperand::Address { offset, .. } if offset < Step::MULTIPLES => Some(offset),
                _ => Some(Step::UNKNOWN),
            },
            Step::REGISTERS => Some(self.registers(step, size, &operand()?)),
            Step::PREDEFINED => Some(is_predefined(&operand()?).map_or(Step::UNKNOWN, u8::from)),
            Step::ALIGNMENT => self.alignment(&operand()?),
            Step::ROW_WIDTH => {
                Some(row_width(&operand()?).and_then(|width| width.try_into().ok()).unwrap_or(Step::UNKNOWN))
            }
            Step::DECLARED => self.declared(step, lowest(number, step)).then_some(0),
            _ => None,
        }
    }

    /// How many registers an operand touches, if this is known.
    fn registers(&self, step: &Step, size: u8, operand: &VecOperand) -> u8 {
        let VecOperand::General { id, row_offset, col_offset, region, .. } = *operand else { return Step::UNKNOWN };
        let Some(variable) = self.facts.packed(id) else { return Step::UNKNOWN };
        let reach = reach_of(step, size, region, true);
        let row = u64::from(self.register_bytes) * u64::from(row_offset);
        let first = u64::from(variable.offset) + row + (u64::from(col_offset) << variable.element);
        let last = first + (u64::from(reach + 1) << variable.element) - 1;
        let register = |byte: u64| byte.checked_div(self.register_bytes.into());
        let registers = register(first).zip(register(last)).map(|(first, last)| last - first + 1);
        registers.filter(|_| reach < FAILS).and_then(|count| count.try_into().ok()).unwrap_or(Step::UNKNOWN)
    }

    /// The power of two that the first byte of an operand is a multiple of. Storage that is aligned to less may happen to be.
    fn alignment(&self, operand: &VecOperand) -> Option<u8> {
        let VecOperand::General { id, row_offset, col_offset, .. } = *operand else { return None };
        if id == 0 {
            return Some(Step::ALIGNED);
        }
        let variable = self.facts.packed(id)?;
        let row = self.register_bytes * u32::from(row_offset);
        let first = variable.offset.wrapping_add(row + (u32::from(col_offset) << variable.element));
        let power = first.trailing_zeros();
        let is_known = power < u32::from(variable.alignment) && variable.alignment < 32;
        Some(if is_known { power.min(Step::ALIGNED.into()) as u8 } else { Step::ALIGNED })
    }

    /// What a general operand without a modifier is, whose region chooses an element for each channel, if it lies in its variable.
    #[inline(always)]
    fn plain(&self, step: &Step, size: u8, reach: &Reach, bytes: &[u8; OPERAND]) -> Option<u8> {
        let [_, operand @ ..] = bytes;
        let id = u32::from_le_bytes(*operand[ID..].first_chunk()?);
        // One load for the other members.
        let rest = u32::from_le_bytes(*operand[ROW..].first_chunk()?);
        let [row_offset, column, region] = [0, COLUMN - ROW, REGION - ROW].map(|at| rest >> (8 * at));
        let Some(row) = self.variables.get(id.wrapping_sub(FIRST) as usize) else {
            return self.predefined(step, size, operand);
        };
        let (properties, elements) = row::size(row);
        let (shape, element, bytes) = declared(properties, elements);
        let row = self.register_bytes * (row_offset & 0xff);
        let end = row + (((column & 0xff) + reach.elements(region as u16) + 1) << element);
        (end <= bytes).then_some(shape)
    }

    /// The same of one whose variable is not declared.
    #[inline(never)]
    fn predefined(&self, step: &Step, size: u8, operand: &[u8]) -> Option<u8> {
        self.general(step, size, &GenOpnd::try_read(&mut Reader::new(operand, NEWEST))?)
    }

    /// What a constant of a type is, if the platform has such.
    #[inline(always)]
    fn constant(&self, data_type: DataType) -> Option<u8> {
        Some(self.constants[data_type as usize % TYPES]).filter(|shape| *shape != 0)
    }

    /// What the vector operand that comes next is, if it is no constant without a modifier, and how many bytes follow.
    #[inline(never)]
    fn vector(&self, scan: &Scan, step: &Step, size: u8, bytes: &[u8; OPERAND]) -> Option<(u8, usize)> {
        let mut reader = Reader::new(bytes, NEWEST);
        let operand = VecOperand::try_read(&mut reader)?;
        Some((self.operand(scan, step, size, &operand)?, reader.left()))
    }

    /// What a vector operand is, if it may be in its place by anything but that.
    fn operand(&self, scan: &Scan, step: &Step, size: u8, operand: &VecOperand) -> Option<u8> {
        let declares = |class, id: u16| self.facts.surely_declares(class, id.into());
        let takes = |modifier, data_type| modifier == Modifier::NoModifier || takes(scan, step, modifier, data_type);
        let untyped = |class: OperandClass| Step::UNTYPED + class.bits();
        let (shape, modifier, fine) = match *operand {
            VecOperand::General { modifier, id, row_offset, col_offset, region } => {
                let shape = self.general(step, size, &GenOpnd { id, row_offset, col_offset, region })?;
                return takes(modifier, self.facts.sized(id)?.data_type).then_some(shape);
            }
            VecOperand::Indirect { modifier, id, bit_properties, region, .. } => {
                let data_type = bit_properties as u8;
                let fine = reach_of(step, size, region, false) < FAILS && declares(VariableClass::Address, id);
                return (fine && takes(modifier, data_type)).then_some(Step::INDIRECT | data_type);
            }
            VecOperand::Predicate { modifier, val } => {
                let fine = declares(VariableClass::Predicate, val.id());
                (untyped(OperandClass::Predicate), modifier, fine)
            }
            VecOperand::Address { modifier, id, .. } => {
                (untyped(OperandClass::Address), modifier, declares(VariableClass::Address, id))
            }
            VecOperand::State { modifier, class, id, .. } => {
                let fine = match class {
                    StateClass::Surface => declares(VariableClass::Surface, id),
                    StateClass::Sampler => declares(VariableClass::Sampler, id),
                    _ => true,
                };
                (untyped(OperandClass::State), modifier, fine)
            }
            _ => return None,
        };
        (fine && modifier == Modifier::NoModifier).then_some(shape)
    }

    /// The same of a general operand, whatever its modifier.
    fn general(&self, step: &Step, size: u8, operand: &GenOpnd) -> Option<u8> {
        let GenOpnd { id, row_offset, col_offset, region } = *operand;
        let variable = self.facts.sized(id)?;
        let row = self.register_bytes * u32::from(row_offset);
        let one = step.flags & Step::ONE != 0;
        let reach = reach_of(step, size, region, true);
        let end = row + ((u32::from(col_offset) + reach + 1) << variable.element);
        let has_region = step.flags & (Step::REGION | Step::ONE) != 0;
        let lies_in = !has_region || (reach < FAILS) & (end <= variable.bytes) || one & (id == 0);
        let begins = row + (u32::from(col_offset) << variable.element);
        let aligned = step.more == 0 || id == 0 || self.is_aligned(step, id, begins);
        let writable = step.flags & Step::WRITTEN == 0 || variable.writable;
        (lies_in && aligned && writable).then_some(variable.shape)
    }

    /// The same of a raw operand.
    #[inline(always)]
    fn raw(&self, step: &Step, operand: &RawOperand) -> Option<u8> {
        let (index, offset) = (operand.id.wrapping_sub(FIRST), u32::from(operand.offset));
        if operand.id == 0 {
            return Some(Step::NULL);
        }
        let Some(row) = self.variables.get(index as usize).filter(|row| row::is_alone(row)) else {
            return self.raw_elsewhere(step, operand);
        };
        // Of what begins at a register, nothing is known to begin elsewhere. Alignments are powers of two.
        if offset & self.register_bytes.wrapping_sub(1) != 0 {
            return self.raw_elsewhere(step, operand);
        }
        let (properties, elements) = row::size(row);
        let (shape, _, bytes) = declared(properties, elements);
        (offset < bytes).then_some(shape)
    }

    /// The same of one that begins anywhere.
    #[inline(never)]
    fn raw_elsewhere(&self, step: &Step, operand: &RawOperand) -> Option<u8> {
        let (variable, offset) = (self.facts.packed(operand.id)?, u32::from(operand.offset));
        let mask = self.register_bytes.wrapping_sub(1);
        let at_register = offset.wrapping_add(variable.offset) & mask == 0;
        let aligned = at_register || step.more != 0 && self.is_aligned(step, operand.id, offset);
        (aligned & (offset < variable.bytes)).then_some(variable.shape)
    }

    /// Whether a variable, from so many bytes on, is aligned as it must be.
    #[inline(never)]
    fn is_aligned(&self, step: &Step, id: u32, offset: u32) -> bool {
        let Some(variable) = self.facts.packed(id) else { return false };
        let bytes = if step.more == u16::from(u8::MAX) { self.register_bytes } else { u32::from(step.more) };
        let mask = bytes.wrapping_sub(1);
        // Storage that is aligned to less may happen to begin right.
        let known = 1_u32.checked_shl(u32::from(variable.alignment)).is_some_and(|alignment| alignment & mask == 0);
        !known || offset.wrapping_add(variable.offset) & mask == 0
    }

    /// Whether what a number refers to exists.
    #[inline(always)]
    fn declared(&self, step: &Step, id: u64) -> bool {
        id == 0 && step.flags & Step::OR_NONE != 0 || u32::try_from(id).is_ok_and(|id| self.declares(step.more, id))
    }

    /// Whether something of the class at a position has a number.
    #[inline(never)]
    fn declares(&self, class: u16, id: u32) -> bool {
        let class = VariableClass::ALL.get(usize::from(class));
        class.is_some_and(|class| self.facts.surely_declares(*class, id))
    }

    /// Whether a label exists, and is of its kinds.
    #[inline(always)]
    fn label(&self, step: &Step, id: u64) -> bool {
        let label = usize::try_from(id).ok().and_then(|id| self.facts.labels.get(id));
        label.is_some_and(|label| u32::from(step.more) >> row::kind(label).min(31) & 1 == 1)
    }
}

/// The number of an operand that may be an immediate, as tables have it: small ones, and of others how often they can be halved.
fn immediate(bytes: &[u8; OPERAND]) -> u8 {
    let [CONSTANT, constant @ ..] = bytes else { return Step::UNKNOWN };
    let Some(constant) = ConstOpnd::try_read(&mut Reader::new(constant, NEWEST)) else { return Step::UNKNOWN };
    let number = u64::from(constant.high) << 32 | u64::from(constant.low);
    if number < u64::from(Step::MULTIPLES) { number as u8 } else { Step::MULTIPLES + number.trailing_zeros() as u8 }
}

/// The lowest bits: what refers to something begins there.
#[inline(always)]
fn lowest(number: u64, step: &Step) -> u64 {
    number & u64::MAX >> (u32::from(step.flags).wrapping_neg() & 63)
}

/// Elements from the first one that a region touches to the last one, or [`FAILS`].
fn reach_of(step: &Step, size: u8, region: Region, direct: bool) -> u32 {
    const REGION: u8 = Step::REGION;
    match step.flags & (Step::READ | Step::WRITTEN | REGION | Step::ONE) {
        flags if flags & Step::ONE != 0 => reach::one(region, flags & Step::WRITTEN != 0),
        flags if flags & REGION == 0 => 0,
        flags if flags == Step::READ | REGION => reach::of(size)[if direct { 0 } else { 2 }].elements(region.bits()),
        flags if flags == Step::WRITTEN | REGION => reach::of(size)[1].elements(region.bits()),
        _ => FAILS,
    }
}

/// Whether a modifier may stand here.
#[cold]
fn takes(scan: &Scan, step: &Step, modifier: Modifier, data_type: u8) -> bool {
    let Some(kind) = InstKind::ALL.get(usize::from(scan.kind)) else { return false };
    let rules = kind.rules();
    match modifier {
        Modifier::NoModifier => true,
        Modifier::Sat => {
            let is_float = || DataType::ALL.get(usize::from(data_type)).is_none_or(|t| t.kind() == DataTypeKind::Float);
            step.flags & Step::WRITTEN != 0
                && match rules.saturation.0 {
                    Saturation::Yes => true,
                    Saturation::FloatOnly => is_float(),
                    Saturation::No => false,
                }
        }
        _ if step.flags & Step::READ == 0 => false,
        Modifier::Not => !matches!(rules.modifiers.0, Modifiers::None | Modifiers::Arithmetic),
        _ => !matches!(rules.modifiers.0, Modifiers::None | Modifiers::Logic),
    }
}
