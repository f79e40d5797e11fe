//! The rows of the table: one for each instruction format, interval of versions, and value of the
//! byte that selects a layout.
//!
//! Rows are a sound under-approximation of the rules: an instruction that a row accepts breaks no
//! rule. A format with optional fields, or with values that no single byte decides, has no row; its
//! instructions are checked by the rules. A row is for the versions since the last change of
//! anything in its bytes.

use crate::emit::context::Context;
use crate::emit::fast_accept::clause::{Clause, KnownBits, OTHER, RowFacts, ValueSet};
use crate::emit::fast_accept::clause_masks::{ChannelByte, ClauseMasks, MaskBuilder, MaskPool, Probe, ProbeTest};
use crate::emit::fast_accept::cnf::CnfCache;
use crate::emit::fast_accept::field_bytes::FieldBytes;
use crate::emit::fast_accept::footprints::{PlannedSizeCheck, size_check};
use crate::emit::fast_accept::operand_codes::OperandCodes;
use crate::emit::fast_accept::probes::{ByteProbe, PlannedProbe, ProbeBuilder, ReferenceProbe, RowProbes};
use crate::emit::fast_accept::rules_to_cnf::{TypeCombination, clauses_of, type_agreement, type_combinations};
use crate::emit::rules::rule_context::{ClassSet, RuleContext, has_no_rules, is_operand, type_set};
use crate::emit::rules::rule_expr::RuleExpr;
use crate::emit::support::versions::{self, VersionInterval};
use crate::rust_view::formats::{FormatPlan, counted_by, kind_ident};
use crate::rust_view::type_assignment::{IntegerType, Owner};
use crate::spec::model::{
    Access, BitGroup, Field, FieldId, FieldKind, Gate, Instruction, InstructionId, OperandClass, Presence,
    StructureOrigin, Variant, VersionRange,
};
use openvisa_isa_core::Version;
use openvisa_isa_core::rules::fast_accept::{ChannelCount, Form, SizeCheck};
use std::collections::HashMap;

/// Maximum number of rows.
const MAX_ROWS: usize = 1 << 12;

/// A row of the table.
#[derive(Debug, PartialEq)]
pub(super) struct PlannedRow {
    /// The instruction, as a variant of `InstKind`.
    pub(super) kind: String,
    /// How the sizes of operands are checked.
    pub(super) sizes: SizeCheck,
    /// The oldest version that the row is for.
    pub(super) since: Version,
    /// Index of the row for older versions; `None` if there is none.
    pub(super) older: Option<usize>,
    /// Index of the table that maps the first byte to the number of channels.
    pub(super) channels: usize,
    /// The masks of the platforms.
    pub(super) platforms: Vec<u64>,
    /// The byte with the number of channels, or any other one before the first operand.
    pub(super) first: ByteProbe,
    /// Index of the list of probes of other bytes before the first operand.
    pub(super) bytes: usize,
    /// A reference before the first operand.
    pub(super) reference: Option<RowReference>,
    /// The bits of the clauses.
    pub(super) clause_bits: u64,
    /// The bits of the type combinations.
    pub(super) combination_bits: u64,
    /// Index of the list of probes from the first operand on.
    pub(super) operands: usize,
    /// Number of bytes behind the last operand.
    pub(super) tail: u8,
    /// The common form that the probes have.
    pub(super) form: Option<Form>,
    /// Index of the list of probes of the raw operands of a list at the end. An instruction may
    /// have fewer operands.
    pub(super) list: Option<usize>,
}

/// The reference of a row, see [`ReferenceProbe`].
#[derive(Debug, PartialEq)]
pub(super) struct RowReference {
    pub(super) at: u8,
    pub(super) class: usize,
    pub(super) bits: u16,
    pub(super) zero_mask: u64,
    /// Index of the list of probes of bytes.
    pub(super) bytes: usize,
    /// Index of the list of probes of bits that span bytes.
    pub(super) spans: usize,
}

/// The instructions that a row is for.
struct RowSubject<'a, 'b> {
    format: &'a FormatPlan<'b>,
    variant: &'a Variant,
    interval: VersionInterval,
    /// Number of opcode bytes.
    opcode_len: usize,
    /// The value of the byte behind the opcode, if it selects the layout.
    selector: Option<u8>,
}

/// The rows of all formats.
pub(super) struct TableBuilder<'a> {
    context: &'a Context<'a>,
    codes: &'a OperandCodes,
    field_bytes: FieldBytes<'a>,
    /// The newest change of anything in operands.
    operand_gate: Option<Gate>,
    caches: HashMap<InstructionId, CnfCache>,
    root_cache: CnfCache,
    /// Clauses that previous rows had. Rows that differ in the version mostly have the same ones.
    clauses: HashMap<(InstructionId, RowFacts), Vec<Clause>>,
    /// All masks.
    pub(super) pool: MaskPool,
    /// Tables that map a byte to the number of channels.
    pub(super) channel_counts: Vec<[ChannelCount; 256]>,
    /// Lists of probes of bytes before the first operand.
    pub(super) byte_probes: Vec<Vec<ByteProbe>>,
    /// Lists of all other probes.
    pub(super) operand_probes: Vec<Vec<PlannedProbe>>,
    /// The bodies of the functions that compute footprints.
    pub(super) footprints: Vec<String>,
    /// The bodies of the functions that compute sizes after the operands are read.
    pub(super) sizes: Vec<String>,
    /// All rows.
    pub(super) rows: Vec<PlannedRow>,
}

impl<'a> TableBuilder<'a> {
    /// Creates a table without rows.
    pub(super) fn new(context: &'a Context<'a>, codes: &'a OperandCodes) -> Self {
        Self {
            context,
            codes,
            field_bytes: FieldBytes::new(context.plan),
            operand_gate: newest_operand_change(context),
            caches: HashMap::new(),
            root_cache: CnfCache::default(),
            clauses: HashMap::new(),
            pool: MaskPool::default(),
            channel_counts: Vec::new(),
            byte_probes: Vec::new(),
            operand_probes: Vec::new(),
            footprints: Vec::new(),
            sizes: Vec::new(),
            rows: Vec::new(),
        }
    }

    /// Adds the rows of a format or, with a `selector`, of its layouts for one value of the byte
    /// behind the opcode. Returns the index of the row for the newest version; `None` if there is no
    /// row.
    pub(super) fn add_format(&mut self, format: &FormatPlan<'_>, selector: Option<u8>) -> Option<usize> {
        let is_selected = |variant: &Variant| {
            let Some(selector) = selector else { return true };
            variant.conditions.iter().any(|condition| condition.codes.contains(&Some(selector.into())))
        };
        let mut variants = format.variants.iter().filter(|variant| is_selected(variant));
        let (variant, others) = (variants.next()?, variants.collect::<Vec<_>>());
        let fields = |variant: &Variant| variant.fields.iter().map(|cell| cell.value).collect::<Vec<_>>();
        let gates = format.variants.iter().chain(&format.older).filter_map(|variant| variant.gate.as_ref());
        let gates = gates.chain(fields(variant).into_iter().flat_map(|id| self.gates(format, id)));
        // The validator reads operands in their newest form.
        let operand_gate = self.operand_gate.as_ref();
        let mut intervals = versions::split_intervals(gates.chain(operand_gate));
        intervals.retain(|interval| operand_gate.is_none_or(|gate| interval.from >= gate.versions.from));
        let same_fields = others.iter().all(|other| fields(other) == fields(variant));
        let has_variants = |interval: VersionInterval| {
            others.iter().chain([&variant]).all(|variant| interval.includes(variant.gate.as_ref()))
        };
        let cache = self.caches.remove(&format.id).unwrap_or_else(|| self.root_cache.for_other_instruction());
        let opcode_len = format.opcode_bytes().len();
        let rows: Vec<_> = intervals
            .into_iter()
            .take_while(|interval| same_fields && has_variants(*interval))
            .map_while(|interval| {
                self.build_row(&RowSubject { format, variant, interval, opcode_len, selector }, &cache)
            })
            .collect();
        self.caches.insert(format.id, cache);
        // Oldest first: each row refers to the next older one.
        rows.into_iter().rev().try_fold(None, |older, row| Some(Some(self.insert_row(PlannedRow { older, ..row })?)))?
    }

    /// Returns the index of a row, which is added unless it is there; `None` if there are too many.
    fn insert_row(&mut self, row: PlannedRow) -> Option<usize> {
        let index = index_of(&mut self.rows, row);
        (index < MAX_ROWS).then_some(index)
    }

    /// Returns the masks of the platforms.
    fn platform_masks(&self, masks: &ClauseMasks) -> Option<Vec<u64>> {
        let platforms = self.context.model.platforms.len();
        Some(masks.tables.get(&Probe::Platform)?.get(..platforms)?.to_vec())
    }

    /// Returns a size check, whose function is added unless it is there. `None` if no function can
    /// compute the sizes, or if there are too many functions.
    fn add_size_check(&mut self, check: PlannedSizeCheck) -> Option<SizeCheck> {
        Some(match check {
            PlannedSizeCheck::None => SizeCheck::NotNeeded,
            PlannedSizeCheck::Footprints(body) => {
                SizeCheck::Footprints(index_of(&mut self.footprints, body).try_into().ok()?)
            }
            PlannedSizeCheck::AfterOperands(body) => {
                SizeCheck::AfterOperands(index_of(&mut self.sizes, body).try_into().ok()?)
            }
            PlannedSizeCheck::Undecided => return None,
        })
    }

    /// Returns the gates of everything in the bytes of a field.
    fn gates<'b>(&'b self, format: &FormatPlan<'b>, id: FieldId) -> Vec<&'b Gate> {
        let whole = self.type_field(Owner::Instruction(format.id), id);
        versions::field_gates(format.instruction.field(id))
            .chain(whole.into_iter().flat_map(versions::field_gates))
            .collect()
    }

    /// Builds the row of a subject; `None` if its bytes do not decide enough. `older` is left open.
    fn build_row(&mut self, subject: &RowSubject<'_, '_>, cache: &CnfCache) -> Option<PlannedRow> {
        let instruction = subject.format.instruction;
        let rules = RuleContext { context: self.context, id: subject.format.id, instruction };
        let ids: Vec<_> = subject.variant.fields.iter().map(|cell| cell.value).collect();
        let facts = row_facts(subject, &ids)?;
        let sizes = size_check(&rules, subject.variant, subject.interval, subject.opcode_len, &facts);
        let channels = rules.execution_size().map(|size| size.channels);
        let mut builder = MaskBuilder::new(instruction, channels, self.codes);
        let has_instruction = |platform| platform < 64 && instruction.platforms.0 >> platform & 1 == 1;
        builder.require(Probe::Platform, ValueSet::from_fn(has_instruction));
        for id in &ids {
            self.require_field_type(subject, *id, &facts, &rules, &mut builder)?;
        }
        let counted: Vec<_> = ids.iter().copied().filter(|id| counted_by(instruction.field(*id)).is_some()).collect();
        if !counted.is_empty() {
            let count = list_count(instruction, &ids, &counted)?;
            let max_elements = counted.len() as i64;
            builder.require(Probe::Byte(count.0 as u8, 0), ValueSet::from_fn(|number| number <= max_elements));
        }
        let key = (subject.format.id, facts);
        let clauses = self.clauses.entry(key).or_insert_with_key(|key| clauses_of(&rules, key.1.clone(), cache));
        clauses.iter().for_each(|clause| builder.add_clause(clause));
        add_combinations(&rules, &ids, self.codes, &mut builder);
        let channel_byte = builder.channel_byte();
        match builder.build() {
            Some(masks) => {
                let row = self.probe_row(subject, &rules, &masks, channel_byte.as_ref(), &counted)?;
                let sizes = self.add_size_check(sizes)?;
                // The matcher of a form checks no sizes.
                let form = row.form.filter(|_| sizes == SizeCheck::NotNeeded);
                Some(PlannedRow { sizes, form, ..row })
            }
            // With too many clauses for a row, a row that accepts nothing refers to the rows of
            // older versions, which may have fewer clauses.
            None if subject.interval.from.is_some() => self.rejecting_row(instruction, subject.interval),
            None => None,
        }
    }

    /// Builds the probes of a row. Its size check is left open.
    fn probe_row(
        &mut self,
        subject: &RowSubject<'_, '_>,
        rules: &RuleContext<'_>,
        masks: &ClauseMasks,
        channel_byte: Option<&ChannelByte>,
        counted: &[FieldId],
    ) -> Option<PlannedRow> {
        let instruction = rules.instruction;
        let mut builder = ProbeBuilder::new(&mut self.pool, masks, rules, subject.opcode_len);
        for cell in &subject.variant.fields {
            let (field, number) = (instruction.field(cell.value), cell.value.0 as u8);
            let Some(kind) = versions::kind_in(field, subject.interval) else { continue };
            match kind.int() {
                Some(int) => {
                    let has_channels = channel_byte.is_some_and(|channels| channels.field == number);
                    builder.add_number(field, number, int, has_channels)?;
                }
                None if counted.contains(&cell.value) => builder.add_list_element(field, number)?,
                None => builder.add_operand(field, number)?,
            }
        }
        let RowProbes { channels, mut bytes, reference, operands, list, tail, form } = builder.finish();
        let has_channels = channels.is_some();
        // Without a number of channels, any other byte is the first probe.
        let first_byte = |bytes: &mut Vec<ByteProbe>| (!bytes.is_empty()).then(|| bytes.remove(0));
        let zero = ByteProbe::new(0, self.pool.add_zero())?;
        let first = channels.or_else(|| first_byte(&mut bytes)).unwrap_or(zero);
        let counts = channel_byte.filter(|_| has_channels);
        let counts = counts.map_or([ChannelCount::Absent; 256], |channels| channels.counts.map(ChannelCount::new));
        let channels = index_of(&mut self.channel_counts, counts);
        let platforms = self.platform_masks(masks)?;
        let tail = u8::try_from(tail).ok()?;
        Some(PlannedRow {
            kind: kind_ident(instruction).to_string(),
            sizes: SizeCheck::NotNeeded,
            since: first_version(subject.interval),
            older: None,
            channels,
            platforms,
            first,
            clause_bits: masks.clause_bits,
            combination_bits: masks.combination_bits,
            tail,
            form,
            list: (!list.is_empty()).then(|| index_of(&mut self.operand_probes, list)),
            bytes: index_of(&mut self.byte_probes, bytes),
            operands: index_of(&mut self.operand_probes, operands),
            reference: reference.map(|reference| {
                let ReferenceProbe { at, class, bits, zero_mask, bytes, spans } = reference;
                let spans = index_of(&mut self.operand_probes, spans);
                let bytes = index_of(&mut self.byte_probes, bytes);
                RowReference { at, class, bits, zero_mask, bytes, spans }
            }),
        })
    }

    /// Builds a row that accepts nothing.
    fn rejecting_row(&mut self, instruction: &Instruction, interval: VersionInterval) -> Option<PlannedRow> {
        let mut builder = MaskBuilder::new(instruction, None, self.codes);
        // No platform has this number.
        builder.require(Probe::Platform, ValueSet::from_fn(|platform| platform == OTHER));
        let masks = builder.build()?;
        let platforms = self.platform_masks(&masks)?;
        let first = ByteProbe::new(0, self.pool.add_zero())?;
        Some(PlannedRow {
            kind: kind_ident(instruction).to_string(),
            sizes: SizeCheck::NotNeeded,
            since: first_version(interval),
            older: None,
            channels: index_of(&mut self.channel_counts, [ChannelCount::Absent; 256]),
            platforms,
            first,
            bytes: index_of(&mut self.byte_probes, Vec::new()),
            reference: None,
            clause_bits: masks.clause_bits,
            combination_bits: masks.combination_bits,
            operands: index_of(&mut self.operand_probes, Vec::new()),
            tail: 0,
            form: None,
            list: None,
        })
    }

    /// Requires that the bytes of a field have values of its type. `None` if no byte decides that.
    fn require_field_type(
        &mut self,
        subject: &RowSubject<'_, '_>,
        id: FieldId,
        facts: &RowFacts,
        rules: &RuleContext<'_>,
        builder: &mut MaskBuilder<'_>,
    ) -> Option<()> {
        let owner = Owner::Instruction(subject.format.id);
        let field = rules.instruction.field(id);
        let is_fixed = match field.presence {
            Presence::Always => counted_by(field).is_none(),
            Presence::CountedBy(_) => true,
            Presence::If(_) => false,
        };
        if !is_fixed || rules.selected(field).is_some() {
            return None;
        }
        let is_plain = |planned: IntegerType| matches!(planned, IntegerType::Plain(_));
        let Some(kind) = versions::kind_in(field, subject.interval) else {
            // The field has no bytes in these versions: it is 0, or null.
            if is_operand(field) {
                return Some(());
            }
            let planned = self.context.plan.integer(owner, id)?;
            let allows_zero = is_plain(planned)
                || self.field_bytes.allowed_bytes(planned, field, 1)?.iter().all(|set| set.contains(0));
            return (allows_zero && rules.declared(field).is_none_or(|declared| declared.or_none)).then_some(());
        };
        if facts.known_value(id.0 as u8, KnownBits::ALL).is_some() {
            return Some(());
        }
        let change = |gate: &&Gate| gate.versions.from.max(gate.versions.before);
        let newest = self.gates(subject.format, id).iter().map(change).max();
        if newest.is_some_and(|newest| newest > subject.interval.from) {
            return None;
        }
        let number = id.0 as u8;
        match kind {
            FieldKind::Int(int) if int.signed() => is_plain(self.context.plan.integer(owner, id)?).then_some(()),
            FieldKind::Int(int) => {
                let planned = self.context.plan.integer(owner, id)?;
                let [low, high] = self.field_bytes.allowed_bytes(planned, field, int.bytes())?;
                builder.require(Probe::Byte(number, 0), low);
                builder.require(Probe::Byte(number, 1), high);
                Some(())
            }
            _ if is_operand(field) => {
                builder.require(Probe::Operand(number), allowed_operands(rules, field, self.codes));
                Some(())
            }
            _ => None,
        }
    }

    /// Returns the field that the type of a field was made from.
    fn type_field(&self, owner: Owner, id: FieldId) -> Option<&'a Field> {
        match self.context.plan.integer(owner, id)? {
            IntegerType::Bits(index) => Some(self.context.plan.bit_fields[index].field),
            IntegerType::Enum(index) => self.context.plan.enums[index].field,
            IntegerType::Plain(_) | IntegerType::DataType => None,
        }
    }
}

/// Returns the newest change of anything in operands, as a gate.
fn newest_operand_change(context: &Context<'_>) -> Option<Gate> {
    let operands = context.model.structures.iter().filter(|s| s.origin == StructureOrigin::Operand);
    let gates = operands.flat_map(|s| &s.members).flat_map(versions::field_gates);
    let newest = gates.max_by_key(|gate| gate.versions.from.max(gate.versions.before))?.clone();
    let from = newest.versions.from.max(newest.versions.before);
    Some(Gate { versions: VersionRange { from, before: None }, ..newest })
}

/// Returns the first version of an interval.
fn first_version(interval: VersionInterval) -> Version {
    interval.from.map_or(Version::new(0, 0), |version| version.to_runtime())
}

/// Returns what all instructions of a row have in common; `None` if the byte that selects the
/// layout has another meaning in these versions.
fn row_facts(subject: &RowSubject<'_, '_>, ids: &[FieldId]) -> Option<RowFacts> {
    let instruction = subject.format.instruction;
    let present = ids.iter().fold(0, |bits, id| bits | 1_u64.checked_shl(id.0.into()).unwrap_or(0));
    let absent = ids.iter().filter(|id| versions::kind_in(instruction.field(**id), subject.interval).is_none());
    let zero = |id: &FieldId| KnownBits { field: id.0 as u8, width: KnownBits::ALL, value: 0 };
    let mut known: Vec<_> = absent.map(zero).collect();
    if let Some((selector, id)) = subject.selector.zip(ids.first()) {
        let width = known_width(instruction.field(*id), subject.interval, selector)?;
        known.push(KnownBits { field: id.0 as u8, width, value: selector.into() });
    }
    Some(RowFacts { present, known })
}

/// Returns how many low bits of a field are known if its first byte is. `None` if the byte has
/// another meaning than in the newest version.
fn known_width(field: &Field, interval: VersionInterval, byte: u8) -> Option<u8> {
    let width_in = |interval| Some(versions::kind_in(field, interval)?.int()?.bits());
    let newest = versions::split_intervals(versions::field_gates(field))[0];
    if width_in(interval)? == width_in(newest)? {
        return Some(8.min(width_in(interval)?));
    }
    // Bits above the group that begins at bit 0 are 0 in all versions.
    let first_group =
        |interval: VersionInterval| field.groups.iter().find(|g| g.low == 0 && interval.includes(g.gate.as_ref()));
    let (older, group) = (first_group(interval)?, first_group(newest)?);
    let name = |group: &BitGroup| group.name.as_ref().map(|name| name.value.clone());
    let value = |group: &BitGroup| {
        let named = group.enumerators.iter().find(|e| e.code.value == u64::from(byte));
        named.map(|e| e.name.value.clone())
    };
    let same = name(older) == name(group) && value(older) == value(group);
    let inverted = field.groups.iter().any(|group| group.complemented);
    let fits = u32::from(byte) < 1 << older.width() && width_in(interval)? == 8;
    (same && !inverted && fits).then_some(KnownBits::ALL)
}

/// Returns the byte that counts a list, if the list is at the end, right behind that byte, and has
/// raw operands.
fn list_count(instruction: &Instruction, ids: &[FieldId], counted: &[FieldId]) -> Option<FieldId> {
    let count = counted_by(instruction.field(*counted.first()?))?;
    let (before, end) = ids.split_at_checked(ids.len().checked_sub(counted.len())?)?;
    let int = instruction.field(count).kind?.int()?;
    let is_element = |id: &FieldId| {
        let field = instruction.field(*id);
        let is_raw = matches!(field.presence, Presence::CountedBy(_)) && field.kind == Some(FieldKind::RawOperand);
        is_raw && counted_by(field) == Some(count) && !has_no_rules(field)
    };
    let is_list = end == counted && before.last() == Some(&count) && int.bits() == 8 && counted.iter().all(is_element);
    is_list.then_some(count)
}

/// Returns the index of an item, which is added unless it is there.
fn index_of<T: PartialEq>(all: &mut Vec<T>, item: T) -> usize {
    all.iter().position(|known| *known == item).unwrap_or_else(|| {
        all.push(item);
        all.len() - 1
    })
}

/// Returns the codes of the operands that a field allows.
fn allowed_operands(rules: &RuleContext<'_>, field: &Field, codes: &OperandCodes) -> ValueSet {
    let [general, immediate] = [OperandClass::General, OperandClass::Immediate].map(|class| codes.class(class));
    let ClassSet { codes: classes, short_immediate } = rules.classes(field);
    let types = field.types.as_ref().map(|types| u64::from(type_set(types.value.iter().copied())));
    let anything = has_no_rules(field);
    ValueSet::from_fn(|code| {
        let Some(operand) = codes.traits(field, code) else { return false };
        let is = |class: Option<u64>| operand.class.is_some() && operand.class == class;
        if is(immediate) && operand.data_type == codes.boolean() {
            return false;
        }
        if anything {
            return true;
        }
        let wrong_class = operand.class.is_some_and(|class| classes != 0 && classes >> class & 1 == 0);
        let has_type = |types: u64| operand.data_type.is_none_or(|position| types >> position & 1 == 1);
        let wrong_type = types.is_some_and(|types| !has_type(types));
        let is_variable = is(general) || field.kind == Some(FieldKind::RawOperand);
        // The number of elements of a variable is checked by the rules.
        let has_element_rule = is_variable && operand.null == Some(false) && !field.elements.is_empty();
        !(wrong_class || wrong_type || has_element_rule || short_immediate && is(immediate))
    })
}

/// Adds the type combinations of an instruction, each with the operands and platforms that exclude
/// it.
fn add_combinations(rules: &RuleContext<'_>, ids: &[FieldId], codes: &OperandCodes, builder: &mut MaskBuilder<'_>) {
    for TypeCombination { dst, src, platforms } in type_combinations(rules) {
        let elsewhere = ValueSet::from_fn(|platform| platform >= 64 || platforms >> platform & 1 == 0);
        let mut excluded_by = vec![ProbeTest { probe: Probe::Platform, numbers: elsewhere }];
        for id in ids {
            let field = rules.instruction.field(*id);
            let is_raw = field.kind == Some(FieldKind::RawOperand);
            if !is_operand(field) || is_raw || has_no_rules(field) || field.types.is_some() {
                continue;
            }
            let types = if field.access == Access::Read { src } else { dst };
            excluded_by.push(type_test(*id, field, codes, |position| types >> position & 1 == 0));
        }
        builder.add_combination(excluded_by);
    }
    let agreement = type_agreement(rules).map(|condition| rules.condition(condition));
    let Some(RuleExpr::TypesAgree(fields)) = agreement else { return };
    for common in 0..rules.context.model.data_types.len() as i64 {
        let agreeing = ids.iter().filter(|id| fields.contains(&(id.0 as u8)));
        let tests = agreeing
            .map(|id| type_test(*id, rules.instruction.field(*id), codes, |position| position != common))
            .collect();
        builder.add_combination(tests);
    }
}

/// Returns the test that an operand has a type for which a predicate holds.
fn type_test(id: FieldId, field: &Field, codes: &OperandCodes, holds: impl Fn(i64) -> bool) -> ProbeTest {
    let has_type = |code: i64| {
        let data_type = codes.traits(field, code).and_then(|operand| operand.data_type);
        data_type.is_some_and(&holds)
    };
    ProbeTest { probe: Probe::Operand(id.0 as u8), numbers: ValueSet::from_fn(has_type) }
}
