//! The probes of one row, in the order of the bytes of an instruction.
//!
//! For example, ADD has a probe of the byte with the number of channels, a reference (its
//! predicate), and a probe for each of its three operands.

use crate::emit::fast_accept::clause_masks::{ClauseMasks, MaskPool, MaskTable, Probe};
use crate::emit::rules::rule_context::{DeclaredId, RuleContext, alignment_bytes, has_no_rules, is_read, is_written};
use crate::model::{Access, Field, FieldKind, IntType, Regions};
use openvisa_isa_core::rules::{Look, Scan, Step};

/// A byte at a fixed position, with the masks of its values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ByteProbe {
    /// Position from the start of the instruction.
    pub(super) at: u8,
    /// The masks.
    pub(super) table: MaskTable,
}

impl ByteProbe {
    /// Creates a probe; `None` if the table has no room for its position or its masks.
    pub(super) fn new(at: u32, table: MaskTable) -> Option<Self> {
        let at = u8::try_from(at).ok()?;
        (table.indices < Look::TABLES && table.masks < Look::WORDS).then_some(Self { at, table })
    }
}

/// Something that the validator computes from bytes behind the previous operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct OperandProbe {
    /// Kind of the probe: one of the constants of [`Step`].
    pub(super) kind: u8,
    /// For an operand: whether it is read or written, and the meaning of its region. For a number:
    /// the left shift that removes the bits above it. For a reference: its width in bits, and
    /// whether 0 refers to nothing.
    pub(super) flags: u8,
    /// For an operand: its alignment in bytes, 255 for a register. For a number: the right shift.
    /// For a label: its kinds. For another reference: the class of the entry that it refers to.
    pub(super) argument: u16,
    /// Position from the end of the previous operand, and the masks.
    pub(super) byte: ByteProbe,
}

/// A two-byte number before the first operand that refers to a declared entry, or is 0. It is 0 in
/// most instructions, so the mask of the clauses that its bytes satisfy then is precomputed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ReferenceProbe {
    /// Position from the start of the instruction.
    pub(super) at: u8,
    /// Position of the class of the entry that the number refers to.
    pub(super) class: u8,
    /// The bits of the number.
    pub(super) bits: u16,
    /// The mask of the two bytes if both are 0.
    pub(super) zero_mask: u64,
    /// Probes of the two bytes otherwise.
    pub(super) bytes: Vec<ByteProbe>,
    /// Probes of bits that span both bytes.
    pub(super) spans: Vec<OperandProbe>,
}

/// The probes of a row.
pub(super) struct RowProbes {
    /// The byte with the number of channels.
    pub(super) channels: Option<ByteProbe>,
    /// Other bytes before the first operand.
    pub(super) bytes: Vec<ByteProbe>,
    /// A reference before the first operand.
    pub(super) reference: Option<ReferenceProbe>,
    /// Probes from the first operand on.
    pub(super) operands: Vec<OperandProbe>,
    /// Probes of the raw operands of a list at the end. An instruction may have fewer operands.
    pub(super) list: Vec<OperandProbe>,
    /// Number of bytes behind the last operand.
    pub(super) tail: u32,
    /// Position in [`Scan::FORMS`] of the form that the probes have, plus 1; 0 for another form.
    pub(super) form: u8,
}

/// Collects the probes of a row, field by field.
pub(super) struct ProbeBuilder<'a> {
    pool: &'a mut MaskPool,
    masks: &'a ClauseMasks,
    rules: &'a RuleContext<'a>,
    /// Position of the next field: from the end of the previous operand, or from the start of the
    /// instruction.
    at: u32,
    /// Whether the next field precedes the first operand.
    before_operands: bool,
    channels: Option<ByteProbe>,
    bytes: Vec<ByteProbe>,
    reference: Option<ReferenceProbe>,
    operands: Vec<OperandProbe>,
    list: Vec<OperandProbe>,
}

/// A probe with the mask of the number 0.
struct WithZero<T> {
    probe: T,
    zero_mask: u64,
}

impl<'a> ProbeBuilder<'a> {
    /// Starts behind the opcode, which has `opcode_len` bytes.
    pub(super) fn new(
        pool: &'a mut MaskPool,
        masks: &'a ClauseMasks,
        rules: &'a RuleContext<'a>,
        opcode_len: usize,
    ) -> Self {
        Self {
            pool,
            masks,
            rules,
            at: opcode_len as u32,
            before_operands: true,
            channels: None,
            bytes: Vec::new(),
            reference: None,
            operands: Vec::new(),
            list: Vec::new(),
        }
    }

    /// Adds the table of a probe to the pool, if a clause tests the probe.
    fn add_table(&mut self, probe: Probe) -> Option<MaskTable> {
        self.masks.tables.get(&probe).map(|table| self.pool.add(table))
    }

    fn operand_probe(&self, kind: u8, table: MaskTable, flags: u8, argument: u16) -> Option<OperandProbe> {
        Some(OperandProbe { kind, flags, argument, byte: ByteProbe::new(self.at, table)? })
    }

    /// Adds a probe at the position of the next field.
    fn push(&mut self, kind: u8, table: MaskTable, flags: u8, argument: u16) -> Option<()> {
        self.operands.push(self.operand_probe(kind, table, flags, argument)?);
        Some(())
    }

    /// Adds an element of the list at the end.
    pub(super) fn add_list_element(&mut self, field: &Field, number: u8) -> Option<()> {
        let table = self.add_table(Probe::Operand(number))?;
        self.list.push(self.operand_probe(Step::RAW, table, 0, alignment_argument(field))?);
        self.at = 0;
        Some(())
    }

    /// Adds an operand.
    pub(super) fn add_operand(&mut self, field: &Field, number: u8) -> Option<()> {
        let OperandMode { kind, flags } = operand_mode(self.rules, field);
        if flags & Step::REGION != 0 && self.channels.is_none() {
            return None;
        }
        let queries = [
            (Probe::Immediate(number), Step::IMMEDIATE),
            (Probe::First(number), Step::FIRST),
            (Probe::Registers(number), Step::REGISTERS),
            (Probe::Predefined(number), Step::PREDEFINED),
            (Probe::AlignmentLog2(number), Step::ALIGNMENT),
            (Probe::RowWidth(number), Step::ROW_WIDTH),
        ];
        for (probe, kind) in queries {
            if let Some(table) = self.add_table(probe) {
                self.push(kind, table, flags, 0)?;
            }
        }
        let table = self.add_table(Probe::Operand(number))?;
        self.push(kind, table, flags, alignment_argument(field))?;
        (self.at, self.before_operands) = (0, false);
        Some(())
    }

    /// Adds a number. `has_channels` tells that its first byte has the number of channels.
    pub(super) fn add_number(&mut self, field: &Field, number: u8, int: IntType, has_channels: bool) -> Option<()> {
        let mut bytes = Vec::new();
        for byte in 0..int.bytes() {
            let (at, table) = (self.at + u32::from(byte), self.add_table(Probe::Byte(number, byte)));
            if has_channels && self.before_operands && byte == 0 {
                self.channels = Some(ByteProbe::new(at, table.unwrap_or_else(|| self.pool.add_zero()))?);
            } else if let Some(table) = table {
                let probe = ByteProbe::new(at, table)?;
                if self.before_operands {
                    let zero_mask = self.masks.tables[&Probe::Byte(number, byte)][0];
                    bytes.push(WithZero { probe, zero_mask });
                } else {
                    self.operands.push(OperandProbe { kind: Step::BYTE, flags: 0, argument: 0, byte: probe });
                }
            }
        }
        let mut spans = self.span_probes(number, int)?;
        if let Some(declared) = self.rules.declared(field).filter(|_| !has_no_rules(field)) {
            self.add_reference(field, int, &declared, &mut bytes, &mut spans)?;
        }
        self.operands.extend(spans.into_iter().map(|span| span.probe));
        self.bytes.extend(bytes.into_iter().map(|byte| byte.probe));
        self.at += u32::from(int.bytes());
        Some(())
    }

    /// Adds that a number refers to something declared. Takes the probes of its bytes if it may be
    /// absent.
    fn add_reference(
        &mut self,
        field: &Field,
        int: IntType,
        declared: &DeclaredId,
        bytes: &mut Vec<WithZero<ByteProbe>>,
        spans: &mut Vec<WithZero<OperandProbe>>,
    ) -> Option<()> {
        let DeclaredId { class, low, width, or_none } = *declared;
        if low != 0 || width > 32 {
            return None;
        }
        let flags = width | if or_none { Step::OR_NONE } else { 0 };
        let zero = self.pool.add_zero();
        let is_optional = self.before_operands && or_none && int.bytes() == 2 && width < 16;
        match self.rules.labels(field).filter(|labels| *labels != 0) {
            Some(kinds) => self.push(Step::LABEL, zero, flags, kinds.into()),
            None if is_optional && self.reference.is_none() => {
                let (bytes, spans) = (std::mem::take(bytes), std::mem::take(spans));
                let masks = bytes.iter().map(|byte| byte.zero_mask).chain(spans.iter().map(|span| span.zero_mask));
                self.reference = Some(ReferenceProbe {
                    at: self.at as u8,
                    class: class as u8,
                    bits: (1_u16 << width) - 1,
                    zero_mask: masks.fold(0, |all, mask| all | mask),
                    bytes: bytes.into_iter().map(|byte| byte.probe).collect(),
                    spans: spans.into_iter().map(|span| span.probe).collect(),
                });
                Some(())
            }
            None => self.push(Step::DECLARED, zero, flags, class as u16),
        }
    }

    /// Returns the probes of bits of a number that span bytes.
    fn span_probes(&mut self, number: u8, int: IntType) -> Option<Vec<WithZero<OperandProbe>>> {
        let mut probes = Vec::new();
        for (probe, table) in &self.masks.tables {
            let Probe::Bits(of, low, width) = *probe else { continue };
            if of != number {
                continue;
            }
            let kind = if int.signed() { Step::SIGNED } else { Step::NUMBER };
            // The validator loads eight bytes, shifts out the bits above to the left, and then
            // those below to the right.
            let (left, right) = (64_u8.checked_sub(low + width)?, 64 - width);
            let masks = self.pool.add(table);
            let probe = self.operand_probe(kind, masks, left, right.into())?;
            probes.push(WithZero { probe, zero_mask: table[0] });
        }
        Some(probes)
    }

    /// Returns the probes.
    pub(super) fn finish(self) -> RowProbes {
        let form = self.form_number();
        let Self { at: tail, channels, bytes, reference, operands, list, .. } = self;
        RowProbes { channels, bytes, reference, operands, list, tail, form }
    }

    /// Returns the position in [`Scan::FORMS`] of the form that the probes have, plus 1; 0 for
    /// another form.
    fn form_number(&self) -> u8 {
        let bytes: Vec<_> = self.channels.iter().chain(&self.bytes).map(|byte| byte.at).collect();
        let operands: Vec<_> = self.operands.iter().map(|probe| (probe.kind, probe.byte.at)).collect();
        let (at, count, end) = match operands.as_slice() {
            [(Step::LABEL, at)] => (*at, 0, u32::from(*at) + 2),
            [(Step::DESTINATION, at), sources @ ..] if sources.iter().all(|source| *source == (Step::SOURCE, 0)) => {
                (*at, operands.len() as u8, 0)
            }
            _ => return 0,
        };
        let is_form = match (at, bytes.as_slice(), &self.reference) {
            (1, [], None) | (2, [1], None) | (3, [1, 2], None) => true,
            (4, [1], Some(reference)) => reference.at == 2,
            _ => false,
        };
        let known = Scan::FORMS.iter().position(|known| *known == (at, count));
        let known = known.filter(|_| is_form && end == self.at && self.list.is_empty());
        known.map_or(0, |position| position as u8 + 1)
    }
}

/// How an operand is probed: the kind of the probe, and its flags.
struct OperandMode {
    kind: u8,
    flags: u8,
}

fn operand_mode(rules: &RuleContext<'_>, field: &Field) -> OperandMode {
    if field.kind == Some(FieldKind::RawOperand) {
        return OperandMode { kind: Step::RAW, flags: 0 };
    }
    if has_no_rules(field) {
        return OperandMode { kind: Step::VECTOR, flags: 0 };
    }
    let region = rules.region(field);
    let flags = [
        (is_read(field), Step::READ),
        (is_written(field), Step::WRITTEN),
        (region == Regions::Channels, Step::REGION),
        (region == Regions::One, Step::ONE),
    ];
    let flags = flags.iter().filter(|(is, _)| *is).fold(0, |flags, (_, flag)| flags | flag);
    let kind = match field.access {
        Access::Read if region == Regions::Channels && field.alignment.is_none() => Step::SOURCE,
        Access::Write if region == Regions::Channels && field.alignment.is_none() => Step::DESTINATION,
        _ => Step::VECTOR,
    };
    OperandMode { kind, flags }
}

/// Returns the alignment of an operand in bytes; 0 for any, 255 for a register.
fn alignment_argument(field: &Field) -> u16 {
    let alignment = field.alignment.filter(|_| !has_no_rules(field));
    alignment.map_or(0, |a| alignment_bytes(a.value).unwrap_or(u8::MAX)).into()
}
