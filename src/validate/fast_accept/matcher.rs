//! Fast path that accepts instructions which break no rule, from their bytes.
//!
//! For each probed byte, a generated table gives a 64-bit mask with one bit per clause of the rules
//! that the byte satisfies. An instruction is accepted if the masks of all its bytes together
//! contain all clauses. For example, a mask for the opcode byte, one for the execution size and one
//! for each operand decide about an `add`.
//!
//! An instruction that is not accepted may still be valid: the slow path decides. A test compares
//! both over instructions with all kinds of mistakes.

use super::opcode_index::{BY_SECOND_BYTE, OpcodeIndex};
use super::region_extent::{ExtentTable, INVALID_EXTENT, extents_of, scalar_extent};
use super::tables::{
    CACHE_LINE_BYTES, COLUMN_OFFSET, GENERAL_OPERAND_BYTES, ID_OFFSET, IMMEDIATE_SHAPES, MAX_INST_BYTES,
    MAX_OPERAND_BYTES, MAX_RAW_OPERAND_BYTES, MAX_TYPES, NEWEST_POSSIBLE_VERSION, PLAIN_GENERAL_TAG,
    PLAIN_IMMEDIATE_TAG, PLATFORM_CLAUSES, REGION_OFFSET, ROW_OFFSET, WINDOW_BYTES, all_clauses_hold, bytes_at,
    clauses_of, extract_probe_bits, pad_code,
};
use crate::validate::ObjectFacts;
use crate::validate::object::{FIRST_DECLARED_ID, declaration_rows};
use crate::validate::operand::{is_predefined, row_width};
use crate::validate::sizes_fit;
use crate::validate::variable_table::declared_shape;
use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{Modifier, OperandClass, StateClass};
use openvisa_isa::fast_accept::{FOOTPRINTS, LOOKS, SCANS, STEPS};
use openvisa_isa::operands::{ConstOpnd, GenOpnd, RawOperand, VecOperand};
use openvisa_isa::{DataType, DataTypeKind, Inst, InstKind, Reader, VariableClass};
use openvisa_isa_core::Wire;
use openvisa_isa_core::rules::{Look, Modifiers, Saturation, Scan, Step};

/// Accepts instructions of one object that certainly break no rule.
#[derive(Clone, Copy, Debug)]
pub struct FastAccept<'f, 'a> {
    facts: &'f ObjectFacts<'a>,
    variables: &'f [declaration_rows::VariableRow],
    register_bytes: u32,
    /// The row index for the version of the object.
    opcode_index: &'static OpcodeIndex,
    /// Shapes of immediates on the platform, by type index.
    immediate_shapes: &'static [u8; MAX_TYPES],
    /// Clauses that the platform satisfies, by row.
    platform_clauses: &'static [u64; SCANS.len()],
}

impl<'f, 'a> FastAccept<'f, 'a> {
    /// Prepares the fast path for the instructions of an object.
    pub fn new(facts: &'f ObjectFacts<'a>) -> Self {
        // Touches one byte per cache line to prefetch the variables. The processor fetches
        // independent lines in parallel, whereas operands would load them one after the other.
        let lines = facts.variables.as_flattened().iter().step_by(CACHE_LINE_BYTES);
        core::hint::black_box(lines.fold(0, |all, byte| all | byte));
        Self {
            facts,
            variables: &facts.variables,
            register_bytes: facts.register_bytes(),
            opcode_index: OpcodeIndex::for_version(facts.object.version()),
            immediate_shapes: &IMMEDIATE_SHAPES[facts.platform as usize],
            platform_clauses: &PLATFORM_CLAUSES[facts.platform as usize],
        }
    }

    /// Returns the encoded length of the first instruction in `code` if it certainly decodes and
    /// breaks no rule. Otherwise, use [`Inst::decode`](openvisa_isa::Inst::decode) and
    /// [`validate`](crate::validate::validate()).
    pub fn accepts(&self, code: &[u8]) -> Option<usize> {
        let len = match code.first_chunk() {
            Some(window) => self.match_inst(window),
            None => self.match_inst(&pad_code(code)),
        };
        len.filter(|len| *len <= code.len())
    }

    /// Returns the number of leading instructions that certainly decode and break no rule, and
    /// their size in bytes.
    pub(in crate::validate) fn accept_run(&self, code: &[u8]) -> (usize, usize) {
        let (count, left) = self.accept_padded_run(code, 0);
        let (len, rest) = (code.len() - left, &code[code.len() - left..]);
        if rest.is_empty() || rest.len() >= WINDOW_BYTES {
            return (count, len);
        }
        let behind = 2 * WINDOW_BYTES - rest.len();
        let (more, left) = self.accept_padded_run(&pad_code::<{ 2 * WINDOW_BYTES }>(rest), behind);
        (count + more, code.len() - left)
    }

    /// Returns the number of leading instructions accepted, and the number of bytes left. The last
    /// `behind` bytes of `code` are padding.
    #[inline(never)]
    fn accept_padded_run(&self, mut code: &[u8], behind: usize) -> (usize, usize) {
        let mut count = 0;
        while let Some(window) = code.first_chunk()
            && let Some(len) = self.match_inst(window)
            && let Some(rest) = code.get(len..)
            && rest.len() >= behind
        {
            code = rest;
            count += 1;
        }
        (count, code.len().saturating_sub(behind))
    }

    #[inline(always)]
    fn match_inst(&self, window: &[u8; WINDOW_BYTES]) -> Option<usize> {
        let (form, number) = self.opcode_index.lookup_first(window[0]);
        // Dispatching on the form avoids waiting for the load of the row.
        match form {
            1 => self.match_form::<0>(window, number),
            2 => self.match_form::<1>(window, number),
            3 => self.match_form::<2>(window, number),
            4 => self.match_form::<3>(window, number),
            5 => self.match_form::<4>(window, number),
            6 => self.match_form::<5>(window, number),
            7 => self.match_form::<6>(window, number),
            BY_SECOND_BYTE => self.match_any_form(window, self.opcode_index.lookup_second(number, window[1])),
            _ => self.match_any_form(window, number),
        }
    }

    /// Returns a row and the clauses that the platform satisfies.
    #[inline(always)]
    fn matcher_row(&self, number: u16) -> (&'static Scan, u64) {
        let number = usize::from(number) % SCANS.len();
        (&SCANS[number], self.platform_clauses[number])
    }

    /// Matches an instruction of a fixed form. Returns its length if all clauses hold. The first
    /// operand has a constant offset and a plain operand a constant size, so the processor waits
    /// neither for the row nor for the previous operand.
    #[inline(always)]
    fn match_form<const FORM: usize>(&self, window: &[u8; WINDOW_BYTES], number: u16) -> Option<usize> {
        let (at, operands) = const { Scan::FORMS[FORM] };
        let (scan, mut hold) = self.matcher_row(number);
        let [_, first, second, third, ..] = *window;
        if at > 1 {
            hold |= clauses_of(&scan.first, first);
        }
        hold |= match at {
            1 | 2 => 0,
            3 => clauses_of(scan.bytes.first()?, second),
            4 => self.optional_reference_clauses(window, scan, u16::from_le_bytes([second, third]))?,
            _ => return None,
        };
        let mut end = usize::from(at);
        if operands == 0 {
            let [label, ..] = scan.steps else { return None };
            let is_label = self.is_label_allowed(label, lowest_bits(u64::from_le_bytes(*bytes_at(window, end)), label));
            return (is_label && all_clauses_hold(scan, hold)).then_some(end + 2);
        }
        let size = scan.channels[usize::from(first)];
        let (extents, steps) = (extents_of(size), scan.steps.get(..operands.into())?);
        for (position, step) in steps.iter().enumerate() {
            let extents = &extents[usize::from(position == 0)];
            let (number, taken) = self.probe_vector_operand(scan, step, size, extents, bytes_at(window, end))?;
            end += taken;
            hold |= clauses_of(&step.look, number);
        }
        all_clauses_hold(scan, hold).then_some(end)
    }

    /// Matches an instruction of any form.
    #[inline(always)]
    fn match_any_form(&self, window: &[u8; WINDOW_BYTES], number: u16) -> Option<usize> {
        let (scan, mut hold) = self.matcher_row(number);
        let byte = |look: &Look| window[usize::from(look.at) % MAX_INST_BYTES];
        let first = byte(&scan.first);
        hold |= clauses_of(&scan.first, first);
        for look in scan.bytes {
            hold |= clauses_of(look, byte(look));
        }
        let [low, high] = *bytes_at(window, scan.refers.at.into());
        hold |= self.optional_reference_clauses(window, scan, u16::from_le_bytes([low, high]) & scan.refers.mask)?;
        self.match_steps(window, scan, scan.channels[usize::from(first)], hold)
    }

    /// Returns the clauses that an optional reference satisfies. 0 means that it is absent.
    #[inline(always)]
    fn optional_reference_clauses(&self, window: &[u8; WINDOW_BYTES], scan: &Scan, number: u16) -> Option<u64> {
        if number == 0 { Some(scan.refers.absent) } else { self.reference_clauses(window, scan, number) }
    }

    /// Returns shape and length of a vector operand whose region selects an element per channel.
    #[inline(always)]
    fn probe_vector_operand(
        &self,
        scan: &Scan,
        step: &Step,
        size: u8,
        extents: &ExtentTable,
        // A fixed length removes the bounds checks.
        bytes: &[u8; MAX_OPERAND_BYTES],
    ) -> Option<(u8, usize)> {
        if bytes[0] == PLAIN_GENERAL_TAG {
            return Some((self.plain_operand_shape(step, size, extents, bytes)?, 1 + GENERAL_OPERAND_BYTES));
        }
        self.probe_other_operand(scan, step, size, bytes)
    }

    /// Returns shape and length of a vector operand that is not a plain general operand.
    #[inline(always)]
    fn probe_other_operand(
        &self,
        scan: &Scan,
        step: &Step,
        size: u8,
        bytes: &[u8; MAX_OPERAND_BYTES],
    ) -> Option<(u8, usize)> {
        let (number, left) = if bytes[0] == PLAIN_IMMEDIATE_TAG {
            let mut reader = Reader::new(&bytes[1..], NEWEST_POSSIBLE_VERSION);
            let operand = ConstOpnd::try_read(&mut reader)?;
            (self.immediate_shape(operand.r#type)?, reader.left())
        } else {
            self.decode_vector_operand(scan, step, size, bytes)?
        };
        Some((number, MAX_OPERAND_BYTES - left))
    }

    /// Returns the clauses that a reference satisfies, or `None` if it is undeclared.
    #[inline(never)]
    fn reference_clauses(&self, window: &[u8; WINDOW_BYTES], scan: &Scan, number: u16) -> Option<u64> {
        let id = u32::from(number & scan.refers.number);
        let known = id == 0 || self.is_declared_in(scan.refers.class.into(), id);
        let looks = scan
            .refers
            .bytes
            .among(&LOOKS)
            .iter()
            .map(|look| clauses_of(look, window[usize::from(look.at) % MAX_INST_BYTES]));
        let steps = scan.refers.steps.among(&STEPS).iter();
        let steps =
            steps.map(|step| clauses_of(&step.look, extract_probe_bits(step, *bytes_at(window, step.look.at.into()))));
        known.then(|| looks.chain(steps).fold(0, |hold, word| hold | word))
    }

    /// Runs the operand probes. Returns the encoded length if, together with the prefix probes,
    /// they satisfy every clause.
    #[inline(always)]
    fn match_steps(&self, window: &[u8; WINDOW_BYTES], scan: &Scan, size: u8, mut hold: u64) -> Option<usize> {
        const { assert!(Step::SOURCE == 0 && Step::DESTINATION == 1, "in the order of their tables") }
        let extents = extents_of(size);
        // End offset of the last operand.
        let mut end = 0;
        let footprints = self.footprints(window, scan);
        let mut raw_operands = 0;
        for step in scan.steps {
            let at = end + usize::from(step.look.at);
            let bytes = bytes_at(window, at);
            // Vector operands are tested first, because they are the most frequent.
            let number = if step.how <= Step::DESTINATION {
                let (number, taken) =
                    self.probe_vector_operand(scan, step, size, &extents[usize::from(step.how % 2)], bytes)?;
                end = at + taken;
                number
            } else if step.how == Step::VECTOR {
                let (number, taken) = self.probe_other_operand(scan, step, size, bytes)?;
                end = at + taken;
                number
            } else if step.how == Step::RAW {
                let bytes: &[u8; MAX_RAW_OPERAND_BYTES] = bytes_at(window, at);
                let mut reader = Reader::new(bytes, NEWEST_POSSIBLE_VERSION);
                let operand = RawOperand::try_read(&mut reader)?;
                end = at + MAX_RAW_OPERAND_BYTES - reader.left();
                if let Some(footprints) = &footprints {
                    let needed = *footprints.get(raw_operands)?;
                    if !self.has_bytes(&operand, needed) {
                        return None;
                    }
                    raw_operands += 1;
                }
                self.raw_operand_shape(step, &operand)?
            } else if step.how == Step::NUMBER {
                extract_probe_bits(step, *bytes_at(window, at))
            } else if step.how == Step::LABEL {
                let id = lowest_bits(u64::from_le_bytes(*bytes_at(window, at)), step);
                if !self.is_label_allowed(step, id) {
                    return None;
                }
                0
            } else {
                self.probe_value(step, size, bytes)?
            };
            hold |= clauses_of(&step.look, number);
        }
        if all_clauses_hold(scan, hold) {
            let end = end + usize::from(scan.tail);
            return self.sizes_are_fine(window, scan, end).then_some(end);
        }
        // The elements of a list may satisfy the remaining clauses.
        if scan.list.len == 0 { None } else { self.match_list(window, scan, hold, end) }
    }

    /// Matches a list at the end of an instruction. `hold` has the clauses satisfied before it, and
    /// `end` is the offset after the last operand before it.
    #[inline(never)]
    fn match_list(&self, window: &[u8; WINDOW_BYTES], scan: &Scan, mut hold: u64, mut end: usize) -> Option<usize> {
        let list = scan.list.among(&STEPS);
        let [first, ..] = list else { return None };
        let mut left = *window.get((end + usize::from(first.look.at)).checked_sub(1)?)?;
        for step in list {
            end += usize::from(step.look.at);
            let number = if left == 0 {
                Step::ABSENT
            } else {
                left -= 1;
                let mut reader = Reader::new(window.get(end..MAX_INST_BYTES)?, NEWEST_POSSIBLE_VERSION);
                let operand = RawOperand::try_read(&mut reader)?;
                end = MAX_INST_BYTES - reader.left();
                self.raw_operand_shape(step, &operand)?
            };
            hold |= clauses_of(&step.look, number);
        }
        (all_clauses_hold(scan, hold) && self.sizes_are_fine(window, scan, end)).then_some(end)
    }

    /// Returns whether the rules need not check sizes, or find them sufficient.
    #[inline(always)]
    fn sizes_are_fine(&self, window: &[u8; WINDOW_BYTES], scan: &Scan, len: usize) -> bool {
        scan.sized != Scan::SIZES_BY_RULES || self.sizes_fit(window, len)
    }

    /// Returns how many bytes each raw operand needs; `None` if no function computes it.
    #[inline(always)]
    fn footprints(&self, window: &[u8; WINDOW_BYTES], scan: &Scan) -> Option<[i64; Scan::RAW_OPERANDS]> {
        let compute = FOOTPRINTS.get(usize::from(scan.sized).wrapping_sub(1))?;
        Some(compute(window.first_chunk()?, i64::from(self.register_bytes)))
    }

    /// Returns whether the storage of all operands of an instruction of `len` bytes is large enough
    /// and aligned, by the rules.
    #[inline(never)]
    fn sizes_fit(&self, window: &[u8; WINDOW_BYTES], len: usize) -> bool {
        let Some(bytes) = window.get(..len) else { return false };
        let inst = Inst::decode(&mut Reader::new(bytes, self.facts.object.version()));
        inst.is_ok_and(|inst| sizes_fit(&inst, self.facts))
    }

    /// Returns the probed value of a rare probe, or 0 if a reference is declared.
    #[inline(never)]
    fn probe_value(&self, step: &Step, size: u8, bytes: &[u8; MAX_OPERAND_BYTES]) -> Option<u8> {
        let operand = || VecOperand::try_read(&mut Reader::new(bytes, NEWEST_POSSIBLE_VERSION));
        let number = u64::from_le_bytes(*bytes.first_chunk()?);
        match step.how {
            Step::SIGNED => {
                Some(u8::try_from((number << (step.flags & 63)) as i64 >> (step.more & 63)).unwrap_or(u8::MAX))
            }
            Step::BYTE => Some(number as u8),
            Step::IMMEDIATE => Some(encode_immediate(bytes)),
            Step::FIRST => match operand()? {
                VecOperand::Address { offset, .. } if offset < Step::MULTIPLES => Some(offset),
                _ => Some(Step::UNKNOWN),
            },
            Step::REGISTERS => Some(self.touched_registers(step, size, &operand()?)),
            Step::PREDEFINED => Some(is_predefined(&operand()?).map_or(Step::UNKNOWN, u8::from)),
            Step::ALIGNMENT => self.alignment_log2(&operand()?),
            Step::ROW_WIDTH => {
                Some(row_width(&operand()?).and_then(|width| width.try_into().ok()).unwrap_or(Step::UNKNOWN))
            }
            Step::DECLARED => self.is_reference_declared(step, lowest_bits(number, step)).then_some(0),
            _ => None,
        }
    }

    /// Returns the number of registers that an operand accesses, if it is known.
    fn touched_registers(&self, step: &Step, size: u8, operand: &VecOperand) -> u8 {
        let VecOperand::General { id, row_offset, col_offset, region, .. } = *operand else { return Step::UNKNOWN };
        let Some(variable) = self.facts.variable_record(id) else { return Step::UNKNOWN };
        let extent = region_extent(step, size, region, true);
        let row = u64::from(self.register_bytes) * u64::from(row_offset);
        let first = u64::from(variable.offset) + row + (u64::from(col_offset) << variable.element);
        let last = first + (u64::from(extent + 1) << variable.element) - 1;
        let register = |byte: u64| byte.checked_div(self.register_bytes.into());
        let registers = register(first).zip(register(last)).map(|(first, last)| last - first + 1);
        registers.filter(|_| extent < INVALID_EXTENT).and_then(|count| count.try_into().ok()).unwrap_or(Step::UNKNOWN)
    }

    /// Returns the alignment of an operand's first byte, as a power of two. Storage with a smaller
    /// alignment may be aligned by chance.
    fn alignment_log2(&self, operand: &VecOperand) -> Option<u8> {
        let VecOperand::General { id, row_offset, col_offset, .. } = *operand else { return None };
        if id == 0 {
            return Some(Step::ALIGNED);
        }
        let variable = self.facts.variable_record(id)?;
        let row = self.register_bytes * u32::from(row_offset);
        let first = variable.offset.wrapping_add(row + (u32::from(col_offset) << variable.element));
        let power = first.trailing_zeros();
        let is_known = power < u32::from(variable.alignment) && variable.alignment < 32;
        Some(if is_known { power.min(Step::ALIGNED.into()) as u8 } else { Step::ALIGNED })
    }

    /// Returns the shape of a plain general operand whose region selects an element per channel, if
    /// it is within its variable.
    #[inline(always)]
    fn plain_operand_shape(
        &self,
        step: &Step,
        size: u8,
        extents: &ExtentTable,
        bytes: &[u8; MAX_OPERAND_BYTES],
    ) -> Option<u8> {
        let [_, operand @ ..] = bytes;
        let id = u32::from_le_bytes(*operand[ID_OFFSET..].first_chunk()?);
        // A single load reads the other members.
        let rest = u32::from_le_bytes(*operand[ROW_OFFSET..].first_chunk()?);
        let [row_offset, column, region] =
            [0, COLUMN_OFFSET - ROW_OFFSET, REGION_OFFSET - ROW_OFFSET].map(|at| rest >> (8 * at));
        let Some(row) = self.variables.get(id.wrapping_sub(FIRST_DECLARED_ID) as usize) else {
            return self.predefined_operand_shape(step, size, operand);
        };
        let (properties, elements) = declaration_rows::read_size(row);
        let (shape, element, bytes) = declared_shape(properties, elements);
        let row = self.register_bytes * (row_offset & 0xff);
        let end = row + (((column & 0xff) + extents.extent(region as u16) + 1) << element);
        (end <= bytes).then_some(shape)
    }

    /// Returns the shape of a general operand with an undeclared or predefined variable.
    #[inline(never)]
    fn predefined_operand_shape(&self, step: &Step, size: u8, operand: &[u8]) -> Option<u8> {
        self.general_operand_shape(step, size, &GenOpnd::try_read(&mut Reader::new(operand, NEWEST_POSSIBLE_VERSION))?)
    }

    /// Returns the shape of an immediate if the platform has its type.
    #[inline(always)]
    fn immediate_shape(&self, data_type: DataType) -> Option<u8> {
        Some(self.immediate_shapes[data_type as usize % MAX_TYPES]).filter(|shape| *shape != 0)
    }

    /// Decodes a vector operand. Returns its shape and the number of bytes left.
    #[inline(never)]
    fn decode_vector_operand(
        &self,
        scan: &Scan,
        step: &Step,
        size: u8,
        bytes: &[u8; MAX_OPERAND_BYTES],
    ) -> Option<(u8, usize)> {
        let mut reader = Reader::new(bytes, NEWEST_POSSIBLE_VERSION);
        let operand = VecOperand::try_read(&mut reader)?;
        Some((self.operand_shape(scan, step, size, &operand)?, reader.left()))
    }

    /// Returns the shape of a vector operand if the operand satisfies all rules that its shape does
    /// not express.
    fn operand_shape(&self, scan: &Scan, step: &Step, size: u8, operand: &VecOperand) -> Option<u8> {
        let declares = |class, id: u16| self.facts.surely_declares(class, id.into());
        let allows =
            |modifier, data_type| modifier == Modifier::NoModifier || allows_modifier(scan, step, modifier, data_type);
        let untyped = |class: OperandClass| Step::UNTYPED + class.bits();
        let (shape, modifier, fine) = match *operand {
            VecOperand::General { modifier, id, row_offset, col_offset, region } => {
                let shape = self.general_operand_shape(step, size, &GenOpnd { id, row_offset, col_offset, region })?;
                return allows(modifier, self.facts.record_without_place(id)?.data_type).then_some(shape);
            }
            VecOperand::Indirect { modifier, id, bit_properties, region, .. } => {
                let data_type = bit_properties as u8;
                let fine =
                    region_extent(step, size, region, false) < INVALID_EXTENT && declares(VariableClass::Address, id);
                return (fine && allows(modifier, data_type)).then_some(Step::INDIRECT | data_type);
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

    /// Returns the shape of a general operand with any modifier.
    fn general_operand_shape(&self, step: &Step, size: u8, operand: &GenOpnd) -> Option<u8> {
        let GenOpnd { id, row_offset, col_offset, region } = *operand;
        let variable = self.facts.record_without_place(id)?;
        let row = self.register_bytes * u32::from(row_offset);
        let one = step.flags & Step::ONE != 0;
        let extent = region_extent(step, size, region, true);
        let end = row + ((u32::from(col_offset) + extent + 1) << variable.element);
        let has_region = step.flags & (Step::REGION | Step::ONE) != 0;
        let lies_in = !has_region || (extent < INVALID_EXTENT) & (end <= variable.bytes) || one & (id == 0);
        let begins = row + (u32::from(col_offset) << variable.element);
        let aligned = step.more == 0 || id == 0 || self.is_aligned(step, id, begins);
        let writable = step.flags & Step::WRITTEN == 0 || variable.writable;
        (lies_in && aligned && writable).then_some(variable.shape)
    }

    /// Returns the shape of a raw operand if it is within its variable and aligned.
    #[inline(always)]
    fn raw_operand_shape(&self, step: &Step, operand: &RawOperand) -> Option<u8> {
        let (index, offset) = (operand.id.wrapping_sub(FIRST_DECLARED_ID), u32::from(operand.offset));
        if operand.id == 0 {
            return Some(Step::NULL);
        }
        let Some(row) = self.variables.get(index as usize).filter(|row| declaration_rows::has_own_storage(row)) else {
            return self.unaligned_raw_operand_shape(step, operand);
        };
        // No required alignment exceeds a register, so an offset at a register is never misaligned.
        if offset & self.register_bytes.wrapping_sub(1) != 0 {
            return self.unaligned_raw_operand_shape(step, operand);
        }
        let (properties, elements) = declaration_rows::read_size(row);
        let (shape, _, bytes) = declared_shape(properties, elements);
        // A variable of at least a register begins at a register.
        let is_placed = bytes >= self.register_bytes || self.is_at_register(operand.id);
        (offset < bytes && is_placed).then_some(shape)
    }

    /// Returns whether a variable certainly has `needed` bytes from the start of an operand on. An
    /// alias may have more than its declaration says.
    #[inline(always)]
    fn has_bytes(&self, operand: &RawOperand, needed: i64) -> bool {
        let index = operand.id.wrapping_sub(FIRST_DECLARED_ID);
        if operand.id == 0 {
            return true;
        }
        let Some(row) = self.variables.get(index as usize) else { return false };
        let (properties, elements) = declaration_rows::read_size(row);
        let (_, _, bytes) = declared_shape(properties, elements);
        i64::from(operand.offset) + needed <= i64::from(bytes)
    }

    /// Returns whether the storage of a variable certainly begins at a register.
    #[inline(never)]
    fn is_at_register(&self, id: u32) -> bool {
        let Some(variable) = self.facts.variable_record(id) else { return false };
        let alignment = 1_u32.checked_shl(u32::from(variable.alignment));
        alignment.is_some_and(|alignment| alignment >= self.register_bytes)
    }

    /// Returns the shape of a raw operand that may begin inside a register or an alias.
    #[inline(never)]
    fn unaligned_raw_operand_shape(&self, step: &Step, operand: &RawOperand) -> Option<u8> {
        let (variable, offset) = (self.facts.variable_record(operand.id)?, u32::from(operand.offset));
        let mask = self.register_bytes.wrapping_sub(1);
        let at_register = offset.wrapping_add(variable.offset) & mask == 0;
        let aligned = at_register || step.more != 0 && self.is_aligned(step, operand.id, offset);
        let is_placed = self.is_at_register(operand.id);
        (aligned & is_placed & (offset < variable.bytes)).then_some(variable.shape)
    }

    /// Returns whether the byte `offset` of a variable has the alignment that the probe requires.
    #[inline(never)]
    fn is_aligned(&self, step: &Step, id: u32, offset: u32) -> bool {
        let Some(variable) = self.facts.variable_record(id) else { return false };
        let bytes = if step.more == u16::from(u8::MAX) { self.register_bytes } else { u32::from(step.more) };
        let mask = bytes.wrapping_sub(1);
        // Storage with a smaller alignment may be aligned by chance.
        let known = 1_u32.checked_shl(u32::from(variable.alignment)).is_some_and(|alignment| alignment & mask == 0);
        !known || offset.wrapping_add(variable.offset) & mask == 0
    }

    /// Returns whether a reference is declared, or is an allowed 0.
    #[inline(always)]
    fn is_reference_declared(&self, step: &Step, id: u64) -> bool {
        id == 0 && step.flags & Step::OR_NONE != 0
            || u32::try_from(id).is_ok_and(|id| self.is_declared_in(step.more, id))
    }

    /// Returns whether an entry of the class with this index has this ID.
    #[inline(never)]
    fn is_declared_in(&self, class: u16, id: u32) -> bool {
        let class = VariableClass::ALL.get(usize::from(class));
        class.is_some_and(|class| self.facts.surely_declares(*class, id))
    }

    /// Returns whether a label is declared and of an allowed kind.
    #[inline(always)]
    fn is_label_allowed(&self, step: &Step, id: u64) -> bool {
        let label = usize::try_from(id).ok().and_then(|id| self.facts.labels.get(id));
        label.is_some_and(|label| u32::from(step.more) >> declaration_rows::read_label_kind(label).min(31) & 1 == 1)
    }
}

/// Encodes an immediate for the tables: small values directly, others as the number of trailing
/// zero bits.
fn encode_immediate(bytes: &[u8; MAX_OPERAND_BYTES]) -> u8 {
    let [PLAIN_IMMEDIATE_TAG, constant @ ..] = bytes else { return Step::UNKNOWN };
    let Some(constant) = ConstOpnd::try_read(&mut Reader::new(constant, NEWEST_POSSIBLE_VERSION)) else {
        return Step::UNKNOWN;
    };
    let number = u64::from(constant.high) << 32 | u64::from(constant.low);
    if number < u64::from(Step::MULTIPLES) { number as u8 } else { Step::MULTIPLES + number.trailing_zeros() as u8 }
}

/// Returns the lowest bits of a number, which hold a reference.
#[inline(always)]
fn lowest_bits(number: u64, step: &Step) -> u64 {
    number & u64::MAX >> (u32::from(step.flags).wrapping_neg() & 63)
}

/// Returns the distance in elements from the first accessed element to the last, or
/// [`INVALID_EXTENT`].
fn region_extent(step: &Step, size: u8, region: Region, direct: bool) -> u32 {
    const REGION: u8 = Step::REGION;
    match step.flags & (Step::READ | Step::WRITTEN | REGION | Step::ONE) {
        flags if flags & Step::ONE != 0 => scalar_extent(region, flags & Step::WRITTEN != 0),
        flags if flags & REGION == 0 => 0,
        flags if flags == Step::READ | REGION => extents_of(size)[if direct { 0 } else { 2 }].extent(region.bits()),
        flags if flags == Step::WRITTEN | REGION => extents_of(size)[1].extent(region.bits()),
        _ => INVALID_EXTENT,
    }
}

/// Returns whether the operand may have this modifier.
#[cold]
fn allows_modifier(scan: &Scan, step: &Step, modifier: Modifier, data_type: u8) -> bool {
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
        Modifier::Not => rules.modifiers.0 == Modifiers::Logic,
        _ => !matches!(rules.modifiers.0, Modifiers::None | Modifiers::Logic),
    }
}
