//! The probes of one row, in the order of the bytes of an instruction.
//!
//! For example, ADD has a probe of the byte with the number of channels, a reference (its
//! predicate), and a probe for each of its three operands.

use crate::emit::fast_accept::clause_masks::{ClauseMasks, MaskPool, MaskTable, Probe};
use crate::emit::rules::rule_context::{DeclaredBits, RuleContext, alignment_bytes, has_no_rules, is_read, is_written};
use crate::emit::rules::rule_expr::RuleExpr;
use crate::spec::model::{Field, FieldKind, IntType, Regions};
use openvisa_isa_core::rules::fast_accept::{
    BitSpan, Form, OperandAccess, OperandProbeKind, OperandUse, RawOperandUse,
};
use openvisa_isa_core::rules::{Alignment, Regions as RegionRule};

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
        (table.masks <= usize::from(u16::MAX)).then_some(Self { at, table })
    }
}

/// Something that the validator computes from bytes behind the previous operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PlannedProbe {
    /// What the validator computes. A class is its position in the specification's table.
    pub(super) kind: OperandProbeKind<usize>,
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
    pub(super) class: usize,
    /// The bits of the number.
    pub(super) bits: u16,
    /// The mask of the two bytes if both are 0.
    pub(super) zero_mask: u64,
    /// Probes of the two bytes otherwise.
    pub(super) bytes: Vec<ByteProbe>,
    /// Probes of bits that span both bytes.
    pub(super) spans: Vec<PlannedProbe>,
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
    pub(super) operands: Vec<PlannedProbe>,
    /// Probes of the raw operands of a list at the end. An instruction may have fewer operands.
    pub(super) list: Vec<PlannedProbe>,
    /// Number of bytes behind the last operand.
    pub(super) tail: u32,
    /// The common form that the probes have.
    pub(super) form: Option<Form>,
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
    operands: Vec<PlannedProbe>,
    list: Vec<PlannedProbe>,
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

    fn operand_probe(&self, kind: OperandProbeKind<usize>, table: MaskTable) -> Option<PlannedProbe> {
        Some(PlannedProbe { kind, byte: ByteProbe::new(self.at, table)? })
    }

    /// Adds a probe at the position of the next field.
    fn push(&mut self, kind: OperandProbeKind<usize>, table: MaskTable) -> Option<()> {
        self.operands.push(self.operand_probe(kind, table)?);
        Some(())
    }

    /// Adds an element of the list at the end.
    pub(super) fn add_list_element(&mut self, field: &Field, number: u8) -> Option<()> {
        let table = self.add_table(Probe::Operand(number))?;
        self.list.push(self.operand_probe(OperandProbeKind::Raw(raw_operand_use(self.rules, field)), table)?);
        self.at = 0;
        Some(())
    }

    /// Adds an operand.
    pub(super) fn add_operand(&mut self, field: &Field, number: u8) -> Option<()> {
        let operand_use = operand_use(self.rules, field);
        let is_raw = field.kind == Some(FieldKind::RawOperand);
        let kind = match operand_use {
            _ if is_raw => OperandProbeKind::Raw(raw_operand_use(self.rules, field)),
            OperandUse::SOURCE => OperandProbeKind::Source,
            OperandUse::DESTINATION => OperandProbeKind::Destination,
            other => OperandProbeKind::Vector(other),
        };
        if operand_use.region == RegionRule::Channels && self.channels.is_none() {
            return None;
        }
        let queries = [
            (Probe::Immediate(number), OperandProbeKind::Immediate),
            (Probe::First(number), OperandProbeKind::FirstElement),
            (Probe::Registers(number), OperandProbeKind::Registers(operand_use)),
            (Probe::Predefined(number), OperandProbeKind::IsPredefined),
            (Probe::AlignmentLog2(number), OperandProbeKind::AlignmentLog2),
            (Probe::RowWidth(number), OperandProbeKind::RowWidth),
        ];
        for (probe, kind) in queries {
            if let Some(table) = self.add_table(probe) {
                if is_raw {
                    // These probes read vector operands.
                    return None;
                }
                self.push(kind, table)?;
            }
        }
        let table = self.add_table(Probe::Operand(number))?;
        self.push(kind, table)?;
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
                    self.operands.push(PlannedProbe { kind: OperandProbeKind::Byte, byte: probe });
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
        declared: &DeclaredBits,
        bytes: &mut Vec<WithZero<ByteProbe>>,
        spans: &mut Vec<WithZero<PlannedProbe>>,
    ) -> Option<()> {
        let DeclaredBits { class, low, width, or_none } = *declared;
        if low != 0 || width > 32 {
            return None;
        }
        let zero = self.pool.add_zero();
        let is_optional = self.before_operands && or_none && int.bytes() == 2 && width < 16;
        match self.rules.labels(field).filter(|labels| *labels != 0) {
            Some(kinds) => self.push(OperandProbeKind::Label { kinds, width }, zero),
            None if is_optional && self.reference.is_none() => {
                let (bytes, spans) = (std::mem::take(bytes), std::mem::take(spans));
                let masks = bytes.iter().map(|byte| byte.zero_mask).chain(spans.iter().map(|span| span.zero_mask));
                self.reference = Some(ReferenceProbe {
                    at: self.at as u8,
                    class,
                    bits: (1_u16 << width) - 1,
                    zero_mask: masks.fold(0, |all, mask| all | mask),
                    bytes: bytes.into_iter().map(|byte| byte.probe).collect(),
                    spans: spans.into_iter().map(|span| span.probe).collect(),
                });
                Some(())
            }
            None => self.push(OperandProbeKind::Declared { class, width, or_none }, zero),
        }
    }

    /// Returns the probes of bits of a number that span bytes.
    fn span_probes(&mut self, number: u8, int: IntType) -> Option<Vec<WithZero<PlannedProbe>>> {
        let mut probes = Vec::new();
        for (probe, table) in &self.masks.tables {
            let Probe::Bits(of, low, width) = *probe else { continue };
            if of != number {
                continue;
            }
            let bits = BitSpan::new(low, width)?;
            let kind = if int.signed() { OperandProbeKind::SignedNumber(bits) } else { OperandProbeKind::Number(bits) };
            let masks = self.pool.add(table);
            let probe = self.operand_probe(kind, masks)?;
            probes.push(WithZero { probe, zero_mask: table[0] });
        }
        Some(probes)
    }

    /// Returns the probes.
    pub(super) fn finish(self) -> RowProbes {
        let form = self.form();
        let Self { at: tail, channels, bytes, reference, operands, list, .. } = self;
        RowProbes { channels, bytes, reference, operands, list, tail, form }
    }

    /// Returns the common form that the probes have.
    fn form(&self) -> Option<Form> {
        let bytes: Vec<_> = self.channels.iter().chain(&self.bytes).map(|byte| byte.at).collect();
        let operands: Vec<_> = self.operands.iter().map(|probe| (probe.kind, probe.byte.at)).collect();
        let (at, count, end) = match operands.as_slice() {
            [(OperandProbeKind::Label { .. }, at)] => (*at, 0, u32::from(*at) + 2),
            [(OperandProbeKind::Destination, at), sources @ ..]
                if sources.iter().all(|source| *source == (OperandProbeKind::Source, 0)) =>
            {
                (*at, operands.len() as u8, 0)
            }
            _ => return None,
        };
        let is_form = match (at, bytes.as_slice(), &self.reference) {
            (1, [], None) | (2, [1], None) | (3, [1, 2], None) => true,
            (4, [1], Some(reference)) => reference.at == 2,
            _ => false,
        };
        let mut known = Form::ALL.into_iter();
        let known = known.find(|form| (form.first_operand(), form.operand_count()) == (at, count));
        known.filter(|_| is_form && end == self.at && self.list.is_empty())
    }
}

/// Returns how an instruction uses a vector operand.
fn operand_use(rules: &RuleContext<'_>, field: &Field) -> OperandUse {
    if field.kind == Some(FieldKind::RawOperand) || has_no_rules(field) {
        return OperandUse::IGNORED;
    }
    let access = match (is_read(field), is_written(field)) {
        (false, false) => OperandAccess::Neither,
        (true, false) => OperandAccess::Read,
        (false, true) => OperandAccess::Write,
        (true, true) => OperandAccess::ReadWrite,
    };
    let region = match rules.region(field) {
        Regions::Ignored => RegionRule::Ignored,
        Regions::One => RegionRule::One,
        Regions::Channels => RegionRule::Channels,
    };
    OperandUse { access, region, alignment: required_alignment(field) }
}

/// Returns how an instruction uses a raw operand.
fn raw_operand_use(rules: &RuleContext<'_>, field: &Field) -> RawOperandUse {
    let storage = sufficient_storage_alignment(rules, field).unwrap_or(Alignment::Register);
    RawOperandUse { alignment: required_alignment(field), storage }
}

/// Returns an alignment of at most a register that suffices for the storage of an operand; `None`
/// if the page states another one, or one of the declaration.
///
/// For example, `8` suffices for ``Storage aligned to `AddrSize == a64 ? 8 : 4` bytes``.
pub(super) fn sufficient_storage_alignment(rules: &RuleContext<'_>, field: &Field) -> Option<Alignment> {
    if field.storage_declared {
        return None;
    }
    let alignment = greatest_alternative(&rules.storage_alignment(field)?)?;
    let registers = rules.context.model.platforms.iter().filter_map(|platform| platform.register_bytes);
    let smallest_register = registers.min()?;
    let is_sufficient = match alignment {
        Alignment::Bytes(bytes) => bytes.is_power_of_two() && u16::from(bytes) <= smallest_register,
        Alignment::Any | Alignment::Register => true,
    };
    is_sufficient.then_some(alignment)
}

/// Returns the greatest alignment of those that an expression selects; `None` if one is computed.
fn greatest_alternative(bytes: &RuleExpr) -> Option<Alignment> {
    match bytes {
        RuleExpr::Int(bytes) => u8::try_from(*bytes).ok().map(Alignment::Bytes),
        RuleExpr::RegisterBytes => Some(Alignment::Register),
        RuleExpr::Select(_, a, b) => Some(match (greatest_alternative(a)?, greatest_alternative(b)?) {
            (Alignment::Bytes(a), Alignment::Bytes(b)) => Alignment::Bytes(a.max(b)),
            _ => Alignment::Register,
        }),
        _ => None,
    }
}

/// Returns the alignment that an operand must have.
fn required_alignment(field: &Field) -> Alignment {
    match field.alignment.filter(|_| !has_no_rules(field)) {
        Some(alignment) => alignment_bytes(alignment.value).map_or(Alignment::Register, Alignment::Bytes),
        None => Alignment::Any,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use openvisa_isa_core::rules::Op;

    #[test]
    fn the_greatest_alternative_suffices_for_storage() {
        let int = |bytes| Box::new(RuleExpr::Int(bytes));
        let select = |a, b| RuleExpr::Select(Box::new(RuleExpr::NoMask), a, b);
        let small = select(int(2), int(4));
        for (bytes, alignment) in [
            (select(int(8), Box::new(small.clone())), Some(Alignment::Bytes(8))),
            (select(int(8), Box::new(RuleExpr::RegisterBytes)), Some(Alignment::Register)),
            (RuleExpr::Binary(Op::Multiply, Box::new(RuleExpr::Channels), int(4)), None),
            (select(int(1 << 8), Box::new(small)), None),
        ] {
            assert_eq!(greatest_alternative(&bytes), alignment, "{bytes}");
        }
    }
}
