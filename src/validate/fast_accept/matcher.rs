//! Fast path that accepts instructions which break no rule, from their bytes.
//!
//! For each probed byte, a generated table gives a 64-bit mask with one bit per clause of the rules
//! that the byte satisfies. An instruction is accepted if the masks of all its bytes together
//! contain all clauses. For example, a mask for the opcode byte, one for the execution size and one
//! for each operand decide about an `add`.
//!
//! An instruction that is not accepted may still be valid: the slow path decides. A test compares
//! both over instructions with all kinds of mistakes.

use super::opcode_index::OpcodeIndex;
use super::region_span::SpanTable;
use super::tables::{
    CACHE_LINE_BYTES, GENERAL_OPERAND_BYTES, IMMEDIATE_SHAPES, MAX_INST_BYTES, MAX_OPERAND_BYTES,
    MAX_RAW_OPERAND_BYTES, MAX_TYPES, MatcherTables, NEWEST_POSSIBLE_VERSION, PLAIN_GENERAL_TAG, PLAIN_IMMEDIATE_TAG,
    PLAIN_PREDICATE_TAG, PLATFORM_CLAUSES, ROW_COUNT, TABLES, WINDOW_BYTES, all_clauses_hold, bytes_at, pad_code,
};
use crate::validate::ObjectFacts;
use crate::validate::object::declaration_rows;
use crate::validate::operand::{is_predefined, row_width};
use openvisa_isa::fast_accept::{FOOTPRINTS, Row};
use openvisa_isa::operands::{ConstOpnd, PredOpnd, RawOperand, VecOperand};
use openvisa_isa::{Reader, VariableClass};
use openvisa_isa_core::Wire;
use openvisa_isa_core::rules::fast_accept::{
    ByteProbe, ChannelCount, FOOTPRINT_OPERANDS, Form, ListProbe, OperandProbeKind, ReferenceProbe, SizeCheck,
    immediate_code, operand_code,
};

/// Number of bytes that an instruction accesses at least of a raw operand.
const MIN_FOOTPRINT: i64 = 1;

/// A probe of [`Row::operands`].
pub(super) type OperandProbe = openvisa_isa_core::rules::fast_accept::OperandProbe<VariableClass>;

/// Accepts instructions of one object that certainly break no rule.
#[derive(Clone, Copy, Debug)]
pub struct FastAccept<'f, 'a> {
    pub(super) facts: &'f ObjectFacts<'a>,
    pub(super) variables: &'f [declaration_rows::VariableRow],
    pub(super) register_bytes: u32,
    /// The row index for the version of the object.
    opcode_index: &'static OpcodeIndex,
    /// Shapes of immediates on the platform, by type index.
    pub(super) immediate_shapes: &'static [u8; MAX_TYPES],
    /// Clauses that the platform satisfies, by row.
    platform_clauses: &'static [u64; ROW_COUNT],
    /// The other tables.
    pub(super) tables: &'static MatcherTables,
}

/// What plain operands of an instruction give.
struct PlainOperands {
    /// The clauses that they satisfy, and the type combinations that they exclude.
    clauses: u64,
    /// The offset after the last one.
    end: usize,
}

impl<'f, 'a> FastAccept<'f, 'a> {
    /// Prepares the fast path for the instructions of an object.
    pub fn new(facts: &'f ObjectFacts<'a>) -> Self {
        // Touches one byte per cache line to prefetch the variables. The processor fetches
        // independent lines in parallel, whereas operands would load them one after the other.
        let lines = facts.variables.as_flattened().chunks(CACHE_LINE_BYTES);
        core::hint::black_box(lines.fold(0, |all, line| all | line[0]));
        Self {
            facts,
            variables: &facts.variables,
            register_bytes: facts.register_bytes(),
            opcode_index: OpcodeIndex::for_version(facts.object.version()),
            immediate_shapes: &IMMEDIATE_SHAPES[facts.platform as usize],
            platform_clauses: &PLATFORM_CLAUSES[facts.platform as usize],
            tables: &TABLES,
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
        let entry = self.opcode_index.lookup_first(window[0]);
        // Dispatching on the form avoids waiting for the load of the row.
        match entry.form {
            Some(Form::OptionalReferenceAnd2Operands) => {
                self.match_form::<{ Form::OptionalReferenceAnd2Operands as u8 }>(window, entry.row)
            }
            Some(Form::OptionalReferenceAnd3Operands) => {
                self.match_form::<{ Form::OptionalReferenceAnd3Operands as u8 }>(window, entry.row)
            }
            Some(Form::OptionalReferenceAnd4Operands) => {
                self.match_form::<{ Form::OptionalReferenceAnd4Operands as u8 }>(window, entry.row)
            }
            Some(Form::ByteAnd3Operands) => self.match_form::<{ Form::ByteAnd3Operands as u8 }>(window, entry.row),
            Some(Form::TwoOperands) => self.match_form::<{ Form::TwoOperands as u8 }>(window, entry.row),
            Some(Form::OptionalReferenceAndLabel) => {
                self.match_form::<{ Form::OptionalReferenceAndLabel as u8 }>(window, entry.row)
            }
            Some(Form::Label) => self.match_form::<{ Form::Label as u8 }>(window, entry.row),
            None if entry.depends_on_second_byte => {
                self.match_any_form(window, self.opcode_index.lookup_second(entry.row, window[1]))
            }
            None => self.match_any_form(window, entry.row),
        }
    }

    /// Returns a row and the clauses that the platform satisfies.
    #[inline(always)]
    fn row(&self, index: u16) -> (&'static Row, u64) {
        let index = usize::from(index) % ROW_COUNT;
        (&self.tables.rows[index], self.platform_clauses[index])
    }

    /// Matches an instruction of the form with a code. Returns its length if all clauses hold. The
    /// first operand has a constant offset and a plain operand a constant size, so the processor
    /// waits neither for the row nor for the previous operand.
    #[inline(always)]
    fn match_form<const FORM: u8>(&self, window: &[u8; WINDOW_BYTES], index: u16) -> Option<usize> {
        let form = const { Form::ALL[FORM as usize] };
        let (row, mut hold) = self.row(index);
        let [_, first, second, third, ..] = *window;
        if !matches!(form, Form::Label) {
            hold |= row.first.mask(&self.tables.masks, first);
        }
        hold |= match form {
            Form::Label | Form::TwoOperands => 0,
            Form::ByteAnd3Operands => row.bytes.first()?.mask(&self.tables.masks, second),
            Form::OptionalReferenceAnd2Operands
            | Form::OptionalReferenceAnd3Operands
            | Form::OptionalReferenceAnd4Operands
            | Form::OptionalReferenceAndLabel => match u16::from_le_bytes([second, third]) {
                0 => row.no_reference,
                reference => self.reference_clauses(window, row.reference?, reference)?,
            },
        };
        let end = usize::from(form.first_operand());
        if matches!(form, Form::Label | Form::OptionalReferenceAndLabel) {
            let [label, ..] = row.operands else { return None };
            let OperandProbeKind::Label { kinds, width } = label.kind else { return None };
            let id = lowest_bits(u64::from_le_bytes(*bytes_at(window, end)), width);
            return accepted_len(row, hold, end + 2).filter(|_| self.is_label_allowed(kinds, id));
        }
        let size = row.channels[usize::from(first)];
        let probes = row.operands.get(..form.operand_count().into())?;
        // The first operand of these forms is usually a predicate, which is not plain.
        if matches!(form, Form::ByteAnd3Operands | Form::TwoOperands) {
            return self.match_vector_operands(window, row, probes, size, hold, end);
        }
        match self.match_plain_operands(window, probes, self.tables.regions.spans(size), end) {
            Some(PlainOperands { clauses, end }) => accepted_len(row, hold | clauses, end),
            None => self.match_rare_operands(window, row, probes, size, hold, end),
        }
    }

    /// Matches vector operands as [`match_vector_operands`](Self::match_vector_operands) does. A
    /// function that is not inlined leaves more registers for plain operands.
    #[inline(never)]
    fn match_rare_operands(
        &self,
        window: &[u8; WINDOW_BYTES],
        row: &Row,
        probes: &[OperandProbe],
        size: ChannelCount,
        hold: u64,
        end: usize,
    ) -> Option<usize> {
        self.match_vector_operands(window, row, probes, size, hold, end)
    }

    /// Matches vector operands from the offset `end` on whose regions select an element per channel.
    #[inline(always)]
    fn match_vector_operands(
        &self,
        window: &[u8; WINDOW_BYTES],
        row: &Row,
        probes: &[OperandProbe],
        size: ChannelCount,
        mut hold: u64,
        mut end: usize,
    ) -> Option<usize> {
        let spans = self.tables.regions.spans(size);
        for (position, probe) in probes.iter().enumerate() {
            let spans = &spans[usize::from(position == 0)];
            let (number, taken) = self.probe_vector_operand(row, probe, size, spans, bytes_at(window, end))?;
            end += taken;
            hold |= probe.mask(&self.tables.masks, number);
        }
        accepted_len(row, hold, end)
    }

    /// Matches operands from the offset `end` on, if they are plain: general operands of declared
    /// variables that are large enough, of which the last one may be an immediate instead. Each has
    /// a constant offset, so that the operands do not wait for each other.
    #[inline(always)]
    fn match_plain_operands(
        &self,
        window: &[u8; WINDOW_BYTES],
        probes: &[OperandProbe],
        spans: &[SpanTable; 3],
        mut end: usize,
    ) -> Option<PlainOperands> {
        let mut clauses = 0;
        for (position, probe) in probes.iter().enumerate() {
            let bytes = bytes_at(window, end);
            let (shape, taken) = if bytes[0] == PLAIN_GENERAL_TAG {
                let spans = &spans[usize::from(position == 0)];
                (self.declared_operand_shape(spans, bytes)?, 1 + GENERAL_OPERAND_BYTES)
            } else if position + 1 == probes.len() && bytes[0] == PLAIN_IMMEDIATE_TAG {
                self.probe_immediate(bytes)?
            } else {
                return None;
            };
            end += taken;
            clauses |= probe.mask(&self.tables.masks, shape);
        }
        Some(PlainOperands { clauses, end })
    }

    /// Returns whether the storage of all operands suffices. `end` is the offset after the last one.
    #[inline(always)]
    fn are_sizes_allowed(&self, window: &[u8; WINDOW_BYTES], row: &Row, end: usize) -> bool {
        match row.sizes {
            SizeCheck::NotNeeded | SizeCheck::Footprints(_) => true,
            SizeCheck::AfterOperands(function) => self.has_sufficient_storage(window, row, function, end),
        }
    }

    /// Returns how many bytes each raw operand needs; `None` if no function computes it.
    #[inline(always)]
    fn footprints(&self, window: &[u8; WINDOW_BYTES], row: &Row) -> Option<[i64; FOOTPRINT_OPERANDS]> {
        let SizeCheck::Footprints(function) = row.sizes else { return None };
        let compute = FOOTPRINTS.get(usize::from(function))?;
        Some(compute(window.first_chunk()?, i64::from(self.register_bytes)))
    }

    /// Matches an instruction of any form.
    #[inline(always)]
    fn match_any_form(&self, window: &[u8; WINDOW_BYTES], index: u16) -> Option<usize> {
        let (row, mut hold) = self.row(index);
        let byte = |probe: &ByteProbe| window[usize::from(probe.offset) % MAX_INST_BYTES];
        let first = byte(&row.first);
        hold |= row.first.mask(&self.tables.masks, first);
        for probe in row.bytes {
            hold |= probe.mask(&self.tables.masks, byte(probe));
        }
        if let Some(probe) = row.reference {
            hold |= match u16::from_le_bytes(*bytes_at(window, probe.offset.into())) {
                0 => row.no_reference,
                reference => self.reference_clauses(window, probe, reference)?,
            };
        }
        self.match_operands(window, row, row.channels[usize::from(first)], hold)
    }

    /// Returns shape and length of a vector operand whose region selects an element per channel.
    #[inline(always)]
    fn probe_vector_operand(
        &self,
        row: &Row,
        probe: &OperandProbe,
        size: ChannelCount,
        spans: &SpanTable,
        // A fixed length removes the bounds checks.
        bytes: &[u8; MAX_OPERAND_BYTES],
    ) -> Option<(u8, usize)> {
        if bytes[0] == PLAIN_GENERAL_TAG {
            return Some((self.plain_operand_shape(probe, size, spans, bytes)?, 1 + GENERAL_OPERAND_BYTES));
        }
        self.probe_other_operand(row, probe, size, bytes)
    }

    /// Returns shape and length of a vector operand that is not a plain general operand.
    #[inline(always)]
    fn probe_other_operand(
        &self,
        row: &Row,
        probe: &OperandProbe,
        size: ChannelCount,
        bytes: &[u8; MAX_OPERAND_BYTES],
    ) -> Option<(u8, usize)> {
        match bytes[0] {
            PLAIN_IMMEDIATE_TAG => self.probe_immediate(bytes),
            PLAIN_PREDICATE_TAG => self.probe_predicate(bytes),
            _ => {
                let (number, left) = self.decode_vector_operand(row, probe, size, bytes)?;
                Some((number, MAX_OPERAND_BYTES - left))
            }
        }
    }

    /// Returns shape and length of an immediate without a modifier.
    #[inline(always)]
    fn probe_immediate(&self, bytes: &[u8; MAX_OPERAND_BYTES]) -> Option<(u8, usize)> {
        let mut reader = Reader::new(&bytes[1..], NEWEST_POSSIBLE_VERSION);
        let operand = ConstOpnd::try_read(&mut reader)?;
        Some((self.immediate_shape(operand.r#type)?, MAX_OPERAND_BYTES - reader.left()))
    }

    /// Returns shape and length of a predicate operand without a modifier.
    #[inline(always)]
    fn probe_predicate(&self, bytes: &[u8; MAX_OPERAND_BYTES]) -> Option<(u8, usize)> {
        let mut reader = Reader::new(&bytes[1..], NEWEST_POSSIBLE_VERSION);
        let operand = PredOpnd::try_read(&mut reader)?;
        Some((self.predicate_shape(operand.val.id())?, MAX_OPERAND_BYTES - reader.left()))
    }

    /// Returns the clauses that a reference other than 0 satisfies, or `None` if it is undeclared.
    #[inline(never)]
    fn reference_clauses(
        &self,
        window: &[u8; WINDOW_BYTES],
        probe: &ReferenceProbe<VariableClass>,
        reference: u16,
    ) -> Option<u64> {
        let id = u32::from(reference & probe.id_bits);
        let known = id == 0 || self.is_declared_in(probe.class, id);
        let bytes = probe
            .bytes
            .iter()
            .map(|byte| byte.mask(&self.tables.masks, window[usize::from(byte.offset) % MAX_INST_BYTES]));
        let spans = probe.spans.iter().map(|span| match span.kind {
            OperandProbeKind::Number(bits) => {
                let number = u64::from_le_bytes(*bytes_at(window, span.offset.into()));
                span.mask(&self.tables.masks, clamp_to_byte(bits.extract(number)))
            }
            _ => 0,
        });
        known.then(|| bytes.chain(spans).fold(0, |hold, mask| hold | mask))
    }

    /// Runs the operand probes. Returns the encoded length if, together with the prefix probes,
    /// they satisfy every clause.
    #[inline(always)]
    fn match_operands(
        &self,
        window: &[u8; WINDOW_BYTES],
        row: &Row,
        size: ChannelCount,
        mut hold: u64,
    ) -> Option<usize> {
        let spans = self.tables.regions.spans(size);
        // End offset of the last operand.
        let mut end = 0;
        let footprints = self.footprints(window, row);
        let mut raw_operands = 0;
        for probe in row.operands {
            let at = end + usize::from(probe.offset);
            let bytes = bytes_at(window, at);
            let number = match probe.kind {
                OperandProbeKind::Source | OperandProbeKind::Destination => {
                    let spans = &spans[usize::from(matches!(probe.kind, OperandProbeKind::Destination))];
                    let (number, taken) = self.probe_vector_operand(row, probe, size, spans, bytes)?;
                    end = at + taken;
                    number
                }
                OperandProbeKind::Vector(_) => {
                    let (number, taken) = self.probe_other_operand(row, probe, size, bytes)?;
                    end = at + taken;
                    number
                }
                OperandProbeKind::Raw(operand_use) => {
                    let bytes: &[u8; MAX_RAW_OPERAND_BYTES] = bytes_at(window, at);
                    let mut reader = Reader::new(bytes, NEWEST_POSSIBLE_VERSION);
                    let operand = RawOperand::try_read(&mut reader)?;
                    end = at + MAX_RAW_OPERAND_BYTES - reader.left();
                    let needed = match &footprints {
                        Some(footprints) => *footprints.get(raw_operands)?,
                        None => MIN_FOOTPRINT,
                    };
                    raw_operands += 1;
                    self.raw_operand_shape(operand_use, &operand, needed)?
                }
                OperandProbeKind::Byte => bytes[0],
                OperandProbeKind::Immediate => encode_immediate(bytes),
                OperandProbeKind::SignedNumber(bits) => {
                    let number = u64::from_le_bytes(*bytes_at(window, at));
                    u8::try_from(bits.extract_signed(number)).unwrap_or(u8::MAX)
                }
                OperandProbeKind::Number(bits) => {
                    clamp_to_byte(bits.extract(u64::from_le_bytes(*bytes_at(window, at))))
                }
                OperandProbeKind::Declared { class, width, or_none } => {
                    let id = lowest_bits(u64::from_le_bytes(*bytes_at(window, at)), width);
                    let is_absent = or_none && id == 0;
                    if !is_absent && !self.is_declared_in(class, u32::try_from(id).ok()?) {
                        return None;
                    }
                    0
                }
                OperandProbeKind::Label { kinds, width } => {
                    let id = lowest_bits(u64::from_le_bytes(*bytes_at(window, at)), width);
                    if !self.is_label_allowed(kinds, id) {
                        return None;
                    }
                    0
                }
                _ => self.probe_value(probe, size, bytes)?,
            };
            hold |= probe.mask(&self.tables.masks, number);
        }
        if all_clauses_hold(row, hold) {
            return self.are_sizes_allowed(window, row, end).then_some(end + usize::from(row.tail));
        }
        // The elements of a list may satisfy the remaining clauses.
        self.match_list(window, row, row.list?, hold, end)
    }

    /// Matches a list at the end of an instruction. `hold` has the clauses satisfied before it, and
    /// `end` is the offset after the last operand before it.
    #[inline(never)]
    fn match_list(
        &self,
        window: &[u8; WINDOW_BYTES],
        row: &Row,
        list: &ListProbe<VariableClass>,
        mut hold: u64,
        mut end: usize,
    ) -> Option<usize> {
        let first = list.elements.first()?;
        let mut left = *window.get((end + usize::from(first.offset)).checked_sub(1)?)?;
        for probe in list.elements {
            end += usize::from(probe.offset);
            let number = if left == 0 {
                operand_code::ABSENT
            } else {
                let OperandProbeKind::Raw(operand_use) = probe.kind else { return None };
                left -= 1;
                let mut reader = Reader::new(window.get(end..MAX_INST_BYTES)?, NEWEST_POSSIBLE_VERSION);
                let operand = RawOperand::try_read(&mut reader)?;
                end = MAX_INST_BYTES - reader.left();
                self.raw_operand_shape(operand_use, &operand, MIN_FOOTPRINT)?
            };
            hold |= probe.mask(&self.tables.masks, number);
        }
        accepted_len(row, hold, end).filter(|_| self.are_sizes_allowed(window, row, end))
    }

    /// Returns the probed value of a rare probe.
    #[inline(never)]
    fn probe_value(&self, probe: &OperandProbe, size: ChannelCount, bytes: &[u8; MAX_OPERAND_BYTES]) -> Option<u8> {
        const UNKNOWN: u8 = immediate_code::UNKNOWN;
        let operand = || VecOperand::try_read(&mut Reader::new(bytes, NEWEST_POSSIBLE_VERSION));
        match probe.kind {
            OperandProbeKind::FirstElement => match operand()? {
                VecOperand::Address { offset, .. } if offset < immediate_code::MULTIPLES => Some(offset),
                _ => Some(UNKNOWN),
            },
            OperandProbeKind::Registers(operand_use) => Some(self.touched_registers(operand_use, size, &operand()?)),
            OperandProbeKind::IsPredefined => Some(is_predefined(&operand()?).map_or(UNKNOWN, u8::from)),
            OperandProbeKind::AlignmentLog2 => self.alignment_log2(&operand()?),
            OperandProbeKind::RowWidth => {
                Some(row_width(&operand()?).and_then(|width| width.try_into().ok()).unwrap_or(UNKNOWN))
            }
            _ => None,
        }
    }

    /// Returns whether an entry of the class has this ID.
    #[inline(never)]
    pub(super) fn is_declared_in(&self, class: VariableClass, id: u32) -> bool {
        self.facts.surely_declares(class, id)
    }

    /// Returns whether a label is declared and of an allowed kind.
    #[inline(always)]
    fn is_label_allowed(&self, kinds: u8, id: u64) -> bool {
        let label = usize::try_from(id).ok().and_then(|id| self.facts.labels.get(id));
        label.is_some_and(|label| u32::from(kinds) >> declaration_rows::read_label_kind(label).min(31) & 1 == 1)
    }
}

/// Returns the length of an instruction if all clauses hold.
///
/// The length is no function of the masks, which would delay the next instruction: the processor
/// predicts that the clauses hold, and goes on.
#[inline(always)]
fn accepted_len(row: &Row, hold: u64, len: usize) -> Option<usize> {
    all_clauses_hold(row, hold).then_some(len)
}

/// Returns a number, or 255 if it is larger.
#[inline(always)]
fn clamp_to_byte(number: u64) -> u8 {
    number.min(u8::MAX.into()) as u8
}

/// Encodes an immediate for the tables: small values directly, others as the number of trailing
/// zero bits.
fn encode_immediate(bytes: &[u8; MAX_OPERAND_BYTES]) -> u8 {
    let [PLAIN_IMMEDIATE_TAG, constant @ ..] = bytes else { return immediate_code::UNKNOWN };
    let Some(constant) = ConstOpnd::try_read(&mut Reader::new(constant, NEWEST_POSSIBLE_VERSION)) else {
        return immediate_code::UNKNOWN;
    };
    let number = u64::from(constant.high) << 32 | u64::from(constant.low);
    if number < u64::from(immediate_code::MULTIPLES) {
        number as u8
    } else {
        immediate_code::MULTIPLES + number.trailing_zeros() as u8
    }
}

/// Returns the `width` lowest bits of a number, which hold a reference.
#[inline(always)]
fn lowest_bits(number: u64, width: u8) -> u64 {
    number & u64::MAX >> (u32::from(width).wrapping_neg() & 63)
}
