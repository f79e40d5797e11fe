//! A quick way to say that an instruction breaks no rule, for the many that break none.
//!
//! Bytes are looked at in the steps of a table that the generator makes of the same rules: each finds a word with the clauses that
//! what stands there makes hold, and an instruction is accepted if together they have all clauses. That it is not accepted decides
//! nothing; the rules themselves do. A test holds this against the rules over instructions with all kinds of mistakes.

use super::ObjectFacts;
use super::operand::unpacked;
use super::reach::{self, FAILS};
use super::storage::Packed;
use openvisa_codec::Wire;
use openvisa_codec::rules::{Look, Modifiers, Saturation, Scan, Step};
use openvisa_isa::bit_fields::VecOperandTag;
use openvisa_isa::enums::{Modifier, OperandClass, StateClass};
use openvisa_isa::operands::{ConstOpnd, GenOpnd, RawOperand, VecOperand};
use openvisa_isa::rules::{BY_OPCODE, BY_SECOND, SCANS, WORDS};
use openvisa_isa::{DataType, DataTypeKind, InstKind, Platform, Reader, VariableClass, Version};

/// Says of instructions of one object whether they surely break no rule.
#[derive(Clone, Copy, Debug)]
pub struct Acceptor<'f, 'a> {
    facts: &'f ObjectFacts<'a>,
    variables: &'f [Packed],
    register_bytes: u32,
    /// The key of the version of the object.
    version: u16,
    /// The position of the platform.
    platform: u8,
    /// The types that constants have on the platform, by bits.
    immediates: u32,
}

/// The tag of a general operand without a modifier: what most operands are.
const PLAIN: u8 = VecOperandTag(0).with_class(OperandClass::General).with_modifier(Modifier::NoModifier).bits();

/// That of an immediate without a modifier.
const CONSTANT: u8 = VecOperandTag(0).with_class(OperandClass::Immediate).with_modifier(Modifier::NoModifier).bits();

/// Operands are taken as those of the newest version there can be: they are the same in all versions that have rows.
const NEWEST: Version = Version::new(u8::MAX, u8::MAX);

/// No operand takes as many bytes.
const OPERAND: usize = 16;

/// No instruction with a row takes more bytes.
const LONGEST: usize = 128;

/// Instructions are looked at in so many bytes.
const WINDOW: usize = LONGEST + OPERAND;

/// The types that constants have, by platform, by bits.
static IMMEDIATES: [u32; Platform::ALL.len()] = {
    let (mut all, mut platform) = ([0; Platform::ALL.len()], 0);
    while platform < all.len() {
        let mut position = 0;
        while position < DataType::ALL.len() {
            let data_type = DataType::ALL[position];
            let is_number = !matches!(data_type.kind(), DataTypeKind::Boolean);
            if is_number && data_type.platforms().contains(Platform::ALL[platform]) {
                all[platform] |= 1 << data_type as u32;
            }
            position += 1;
        }
        platform += 1;
    }
    all
};

/// The clauses that a number makes hold.
#[inline(always)]
fn word(look: &Look, number: u8) -> u64 {
    const { assert!(WORDS.len().is_power_of_two(), "positions are taken modulo this") };
    WORDS[(usize::from(look.words) + usize::from(look.table[usize::from(number)])) % WORDS.len()]
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
        Self {
            facts,
            variables: &facts.variables,
            register_bytes: facts.register_bytes(),
            version: facts.object.version().key(),
            platform: facts.platform as u8,
            immediates: IMMEDIATES.get(facts.platform as usize).copied().unwrap_or(0),
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
        let (count, len) = self.stretch(code, code.len());
        let rest = &code[len..];
        if rest.is_empty() || rest.len() >= WINDOW {
            return (count, len);
        }
        let (more, last) = self.stretch(&padded::<{ 2 * WINDOW }>(rest), rest.len());
        (count + more, len + last)
    }

    /// The same of those that end where it is said and behind which there are many bytes.
    #[inline(never)]
    fn stretch(&self, code: &[u8], end: usize) -> (usize, usize) {
        let (mut count, mut at) = (0, 0);
        while at < end
            && let Some(window) = code[at..].first_chunk()
            && let Some(len) = self.scan(window)
            && at + len <= end
        {
            at += len;
            count += 1;
        }
        (count, at)
    }

    /// The row for an instruction.
    #[inline(always)]
    fn row(&self, window: &[u8; WINDOW]) -> Option<&'static Scan> {
        let row = match usize::from(BY_OPCODE[usize::from(window[0])]) {
            row if row < SCANS.len() + 1 => row,
            table => usize::from(BY_SECOND.get(255 - table)?[usize::from(window[1])]),
        };
        let mut scan = SCANS.get(row.wrapping_sub(1))?;
        while scan.since > self.version {
            scan = SCANS.get(usize::from(scan.older).wrapping_sub(1))?;
        }
        Some(scan)
    }

    #[inline(always)]
    fn scan(&self, window: &[u8; WINDOW]) -> Option<usize> {
        let scan = self.row(window)?;
        let mut hold = word(&scan.platforms, self.platform);
        let hold_at = |look: &Look| word(look, window[usize::from(look.at) % LONGEST]);
        // Mostly the execution size and what tells the predicate.
        let more = if let [first, second, more @ ..] = scan.bytes {
            hold |= hold_at(first) | hold_at(second);
            more
        } else {
            scan.bytes
        };
        for look in more {
            hold |= hold_at(look);
        }
        let (at, class, mask) = scan.refers;
        let id = u16::from_le_bytes(*chunk(window, at.into())) & mask;
        if id != 0 && !self.declares(class.into(), id.into()) {
            return None;
        }
        let size = scan.channels.1[usize::from(window[usize::from(scan.channels.0) % LONGEST])];
        // Where the last operand ends, and its number if it is an immediate.
        let (mut end, mut immediate) = (0, Step::UNKNOWN);
        for step in scan.steps {
            let at = end + usize::from(step.look.at);
            // Of a known length, so that nothing is left to be checked when it is read.
            let bytes: &[u8; OPERAND] = chunk(window, at);
            let mut reader = Reader::new(bytes, NEWEST);
            // Most steps are vector operands, and most of these are plain.
            let number = if step.how <= Step::VECTOR {
                let [tag] = *reader.chunk()?;
                if tag == PLAIN && step.how != Step::VECTOR {
                    let operand = GenOpnd::get(&mut reader)?;
                    end = at + OPERAND - reader.left();
                    self.usual(&operand, size, step.how == Step::DESTINATION)?
                } else if tag == CONSTANT {
                    let operand = ConstOpnd::get(&mut reader)?;
                    end = at + OPERAND - reader.left();
                    immediate = small(operand.low, operand.high);
                    self.constant(operand.r#type)?
                } else {
                    let (number, left) = self.vector(scan, step, size, bytes)?;
                    immediate = Step::UNKNOWN;
                    end = at + OPERAND - left;
                    number
                }
            } else if step.how == Step::RAW {
                let operand = RawOperand::get(&mut reader)?;
                end = at + OPERAND - reader.left();
                self.raw(step, &operand)?
            } else {
                let number = u64::from_le_bytes(*reader.chunk()?);
                match step.how {
                    Step::BYTE => number as u8,
                    Step::IMMEDIATE => immediate,
                    Step::NUMBER => u8::try_from(bits(number, step)).unwrap_or(u8::MAX),
                    Step::LABEL if self.label(step, lowest(number, step)) => continue,
                    Step::DECLARED if self.declared(step, lowest(number, step)) => continue,
                    _ => return None,
                }
            };
            hold |= word(&step.look, number);
        }
        let (len, lacks) = (end + usize::from(scan.tail), !hold);
        // Some combination of types is left, if there are any.
        let excluded = scan.combinations != 0 && lacks & scan.combinations == 0;
        if lacks & scan.clauses != 0 || excluded || len > LONGEST {
            return None;
        }
        Some(len)
    }

    #[inline(always)]
    fn variable(&self, id: u32) -> Option<&'f Packed> {
        self.variables.get(id as usize)
    }

    /// What a general operand without a modifier is, whose region chooses an element for each channel, if it lies in its variable.
    #[inline(always)]
    fn usual(&self, operand: &GenOpnd, size: u8, written: bool) -> Option<u8> {
        let GenOpnd { id, row_offset, col_offset, region } = *operand;
        let variable = self.variable(id)?;
        let reach = match written {
            true => reach::destination(size, region.bits()),
            false => reach::source(size, region.bits()),
        };
        let row = self.register_bytes * u32::from(row_offset);
        let end = row + ((u32::from(col_offset) + reach + 1) << variable.element);
        let limit = if written { variable.written } else { variable.limit };
        (end <= limit.into()).then_some(variable.shape)
    }

    /// What a constant of a type is, if the platform has such.
    #[inline(always)]
    fn constant(&self, data_type: DataType) -> Option<u8> {
        let exists = self.immediates >> (data_type as u32 & 31) & 1 == 1;
        exists.then_some(Step::CONSTANT | unpacked(data_type) as u8)
    }

    /// What the vector operand that comes next is, if it is no constant without a modifier, and how many bytes follow.
    #[inline(never)]
    fn vector(&self, scan: &Scan, step: &Step, size: u8, bytes: &[u8; OPERAND]) -> Option<(u8, usize)> {
        let mut reader = Reader::new(bytes, NEWEST);
        let operand = VecOperand::get(&mut reader)?;
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
                return takes(modifier, self.variable(id)?.data_type).then_some(shape);
            }
            VecOperand::Indirect { modifier, id, bit_properties, region, .. } => {
                let data_type = bit_properties as u8;
                let fine = reach_of(step, size, region.bits()) < FAILS && declares(VariableClass::Address, id);
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
        let variable = self.variable(id)?;
        let row = self.register_bytes * u32::from(row_offset);
        let one = step.flags & Step::ONE != 0;
        let reach = reach_of(step, size, region.bits());
        let end = row + ((u32::from(col_offset) + reach + 1) << variable.element);
        let has_region = step.flags & (Step::REGION | Step::ONE) != 0;
        let lies_in = !has_region || (reach < FAILS) & (end <= variable.bytes) || one & (id == 0);
        let begins = row + (u32::from(col_offset) << variable.element);
        let aligned = step.more == 0 || id == 0 || self.is_aligned(step, variable, begins);
        let writable = step.flags & Step::WRITTEN == 0 || variable.written != 0;
        (lies_in && aligned && writable).then_some(variable.shape)
    }

    /// The same of a raw operand.
    #[inline(always)]
    fn raw(&self, step: &Step, operand: &RawOperand) -> Option<u8> {
        let (variable, offset) = (self.variable(operand.id)?, u32::from(operand.offset));
        // Of what begins at a register, nothing is known to begin elsewhere. Alignments are powers of two.
        let mask = self.register_bytes.wrapping_sub(1);
        let at_register = offset.wrapping_add(variable.offset) & mask == 0;
        let aligned = at_register || operand.id == 0 || step.more != 0 && self.is_aligned(step, variable, offset);
        (aligned & (offset < variable.bytes)).then_some(variable.shape)
    }

    /// Whether a variable, from so many bytes on, is aligned as it must be.
    #[inline(never)]
    fn is_aligned(&self, step: &Step, variable: &Packed, offset: u32) -> bool {
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
        let kind = usize::try_from(id).ok().and_then(|id| self.facts.labels.get(id));
        kind.is_some_and(|kind| u32::from(step.more) >> kind.min(&31) & 1 == 1)
    }
}

/// The number of an immediate, as tables have it: small ones, and of others how often they can be halved.
#[inline(always)]
fn small(low: u32, high: u32) -> u8 {
    let number = u64::from(high) << 32 | u64::from(low);
    if number < u64::from(Step::MULTIPLES) { number as u8 } else { Step::MULTIPLES + number.trailing_zeros() as u8 }
}

/// Bits of a number that a step is about.
#[inline(always)]
fn bits(number: u64, step: &Step) -> u64 {
    let number = number >> (step.more & 63);
    if step.flags & Step::SIGNED == 0 {
        return lowest(number, step);
    }
    let unused = unused(step);
    ((number << unused) as i64 >> unused) as u64
}

/// The lowest bits: what refers to something begins there.
#[inline(always)]
fn lowest(number: u64, step: &Step) -> u64 {
    number & u64::MAX >> unused(step)
}

/// Bits of 64 that a number is narrower by.
#[inline(always)]
fn unused(step: &Step) -> u32 {
    u32::from(step.flags).wrapping_neg() & 63
}

/// Elements from the first one that a region touches to the last one, or [`FAILS`].
fn reach_of(step: &Step, size: u8, region: u16) -> u32 {
    const REGION: u8 = Step::REGION;
    match step.flags & (Step::READ | Step::WRITTEN | REGION | Step::ONE) {
        flags if flags & Step::ONE != 0 => reach::one(region),
        flags if flags & REGION == 0 => 0,
        flags if flags == Step::READ | REGION => reach::source(size, region),
        flags if flags == Step::WRITTEN | REGION => reach::destination(size, region),
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
