//! The fields of one instruction and the properties of its operands. For example, `add (M1, 8)
//! V33(0,0)<1> ...` has the execution size 8 and a destination that extends over 7 elements.

use super::eval::extract_bits;
use super::shape::shaped_fields;
use super::{ValidationContext, Variable};
use crate::module::predefined;
use core::cell::Cell;
use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{HorzStride, Modifier, OperandClass, RegionWidth, StateClass, VertStride};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::rules::MOST_FIELDS;
use openvisa_isa::{
    DataType, DataTypeKind, Entry, Enumeration, Inst, InstKind, Platform, Value, VariableClass, Visitor,
};
use openvisa_isa_core::List;
use openvisa_isa_core::rules::{Declared, Expr, InstRules, LayoutRule, PlatformRows, Regions, TypeRows};

/// The value of a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Slot {
    /// The layout, a condition or a count leaves out the field.
    Absent,
    Number(i64),
    Vector(VecOperand, OperandFacts),
    Raw(RawOperand, OperandFacts),
}

/// The facts about an operand that most rules ask for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct OperandFacts {
    /// The element type. For an immediate of a packed type, this is the type of its elements.
    pub(super) data_type: Option<DataType>,
    /// The variable of a direct operand, unless it is the null variable.
    variable: Option<Variable>,
}

/// The fields of an instruction.
pub(super) struct Operands<'a> {
    kind: InstKind,
    /// Bit mask of the numbers that refer to declarations.
    references: u64,
    pub(super) rules: &'static InstRules,
    pub(super) context: &'a dyn ValidationContext,
    pub(super) platform: Platform,
    /// Size of a register in bytes.
    pub(super) register_bytes: Option<u32>,
    /// Number of channels; `None` if it is unknown or the instruction has none.
    pub(super) channels: Option<i64>,
    slots: [Slot; MOST_FIELDS],
    /// Whether any field is a list.
    pub(super) lists: bool,
    /// Index of the layout, or `None` if none matches.
    pub(super) layout: Option<usize>,
    /// Platforms for which each question that was asked so far has the same answer.
    agreeing: Cell<PlatformRows>,
    /// Whether an answer depends on more than the [shape](super::shape) of the instruction.
    beyond_shape: Cell<bool>,
}

/// Platforms with the registers of each platform: of the same size, and as many for addresses.
static SAME_REGISTERS: [PlatformRows; Platform::ALL.len()] = {
    const fn same(a: Option<u16>, b: Option<u16>) -> bool {
        match (a, b) {
            (Some(a), Some(b)) => a == b,
            (None, None) => true,
            _ => false,
        }
    }
    let (mut all, mut row) = ([PlatformRows(0); Platform::ALL.len()], 0);
    while row < all.len() {
        let mut other = 0;
        while other < all.len() {
            let (a, b) = (Platform::ALL[row], Platform::ALL[other]);
            if same(a.register_bytes(), b.register_bytes()) && same(a.address_registers(), b.address_registers()) {
                all[row] = all[row].union(PlatformRows(1 << b as u8));
            }
            other += 1;
        }
        row += 1;
    }
    all
};

impl<'a> Operands<'a> {
    // Inlined, and filled in place, so that the slots are not copied: they are about two thousand
    // bytes.
    #[inline(always)]
    pub(super) fn new(inst: &Inst<'_>, context: &'a dyn ValidationContext) -> Self {
        let platform = context.platform();
        let mut operands = Self {
            kind: inst.kind(),
            references: shaped_fields(inst.kind()).map_or(u64::MAX, |fields| fields.references),
            rules: inst.kind().rules(),
            context,
            platform,
            register_bytes: platform.register_bytes().map(u32::from),
            channels: None,
            slots: [Slot::Absent; MOST_FIELDS],
            lists: false,
            layout: None,
            agreeing: Cell::new(SAME_REGISTERS[platform as usize]),
            beyond_shape: Cell::new(false),
        };
        operands.fill(inst);
        operands
    }

    fn fill(&mut self, inst: &Inst<'_>) {
        inst.visit(&mut SlotFiller(self));
        self.channels = self.rules.channels.and_then(|channels| self.eval(channels)).filter(|n| *n > 0);
        self.layout = self.find_layout();
        if self.lists {
            inst.fields(&mut |field, value| match value {
                Value::RawOperands(list) => self.set_list(field, list.iter()),
                Value::U16s(list) => self.set_count(field, list.len()),
                _ => {}
            });
        }
        self.drop_absent();
    }

    /// Returns the index of the first layout whose conditions hold.
    fn find_layout(&self) -> Option<usize> {
        // Memoises the last key, because consecutive layouts mostly test the same one.
        let mut known: Option<(&Expr, Option<i64>)> = None;
        let mut value = |key: &'static Expr| match known {
            Some((of, value)) if of == key => value,
            _ => known.insert((key, self.eval(key))).1,
        };
        let mut fits = |layout: &LayoutRule| {
            layout.choices.iter().all(|choice| {
                value(&choice.key).is_none_or(|value| choice.codes.iter().any(|code| i64::from(*code) == value))
            })
        };
        self.rules.layouts.iter().position(&mut fits)
    }

    /// Returns whether the platform is in a set.
    #[inline]
    pub(super) fn is_on(&self, platforms: PlatformRows) -> bool {
        let is_on = platforms.contains(self.platform as u8);
        let same = if is_on { platforms } else { platforms.complement() };
        self.agreeing.set(self.agreeing.get().intersection(same));
        is_on
    }

    /// Returns the platforms for which the rules that were evaluated so far have the same result.
    pub(super) fn agreeing_platforms(&self) -> PlatformRows {
        self.agreeing.get()
    }

    /// Returns whether the rules that were evaluated so far depend on the
    /// [shape](super::shape) of the instruction only.
    pub(super) fn depends_on_shape_only(&self) -> bool {
        !self.beyond_shape.get()
    }

    /// Returns the context for a question whose answer does not follow from the
    /// [shape](super::shape) of the instruction.
    fn context_beyond_shape(&self) -> &'a dyn ValidationContext {
        self.beyond_shape.set(true);
        self.context
    }

    /// Returns the variable of a direct operand, unless it is the null variable.
    fn variable_of(&self, id: u32) -> Option<Variable> {
        if id == 0 {
            return None;
        }
        // The number of elements of a predefined variable depends on the platform.
        if let Some(known) = predefined(VariableClass::General, id) {
            let _ = known.elements.iter().find(|(platforms, _)| self.is_on(PlatformRows(platforms.bits())));
        }
        self.context.variable(id)
    }

    fn raw_slot(&self, operand: RawOperand) -> Slot {
        let variable = self.variable_of(operand.id);
        Slot::Raw(operand, OperandFacts { variable, data_type: variable.and_then(|variable| variable.data_type) })
    }

    fn vector_slot(&self, operand: &VecOperand) -> Slot {
        let (variable, data_type) = match *operand {
            VecOperand::General { id, .. } => {
                let variable = self.variable_of(id);
                (variable, variable.and_then(|variable| variable.data_type))
            }
            VecOperand::Predicate { .. } => (None, Some(DataType::Bool)),
            VecOperand::Indirect { bit_properties, .. } => (None, Some(bit_properties)),
            VecOperand::Immediate { r#type, .. } => (None, Some(unpacked_type(r#type))),
            _ => (None, None),
        };
        Slot::Vector(*operand, OperandFacts { data_type, variable })
    }

    #[inline]
    fn set_slot(&mut self, field: u8, slot: Slot) {
        if let Some(place) = self.slots.get_mut(usize::from(field)) {
            *place = slot;
        }
    }

    /// Assigns the elements of a counted list to the fields of the layout with the same count, in
    /// order.
    fn set_list(&mut self, first: u8, mut list: impl Iterator<Item = RawOperand>) {
        let count = self.rules.fields.get(usize::from(first)).and_then(|f| f.counted_by);
        let fields = self.layout.map_or(&[][..], |layout| self.rules.layouts[layout].fields);
        let mut counted = 0;
        for field in fields {
            let counted_by = self.rules.fields.get(usize::from(*field)).and_then(|f| f.counted_by);
            if counted_by.is_none() || counted_by != count {
                continue;
            }
            let Some(element) = list.next() else { break };
            self.set_slot(*field, self.raw_slot(element));
            counted += 1;
        }
        if let Some(count) = count {
            self.set_slot(count, Slot::Number(counted + list.count() as i64));
        }
    }

    /// Sets the count field of a list of numbers.
    fn set_count(&mut self, first: u8, len: usize) {
        if let Some(count) = self.rules.fields.get(usize::from(first)).and_then(|f| f.counted_by) {
            self.set_slot(count, Slot::Number(i64::try_from(len).unwrap_or(i64::MAX)));
        }
    }

    /// Removes fields whose presence condition is false.
    fn drop_absent(&mut self) {
        for (field, rule) in (0..).zip(self.rules.fields) {
            if let Some(condition) = rule.present
                && self.is_present(field)
                && self.eval(condition) == Some(0)
            {
                self.set_slot(field, Slot::Absent);
            }
        }
    }

    pub(super) fn is_present(&self, field: u8) -> bool {
        !matches!(self.slot(field), Slot::Absent)
    }

    #[inline]
    pub(super) fn slot(&self, field: u8) -> &Slot {
        self.slots.get(usize::from(field)).unwrap_or(&Slot::Absent)
    }

    /// Returns the vector operand of a field.
    fn vector(&self, field: u8) -> Option<&VecOperand> {
        if let Slot::Vector(operand, _) = self.slot(field) { Some(operand) } else { None }
    }

    #[inline]
    pub(super) fn number(&self, field: u8) -> Option<i64> {
        if let Slot::Number(number) = self.slot(field) { Some(*number) } else { None }
    }

    /// Returns bits `low..low + width` of a number.
    #[inline]
    pub(super) fn bits(&self, field: u8, low: u8, width: u8) -> Option<i64> {
        let number = self.number(field)?;
        if self.references >> field & 1 != 0 && self.replaced_bits(field, number) & bit_mask(low, width) != 0 {
            self.beyond_shape.set(true);
        }
        Some(extract_bits(number, low, width))
    }

    /// Returns the mask of the bits of a number that its [shape](super::shape) replaces: the ID,
    /// unless it is 0 and refers to nothing.
    #[inline]
    fn replaced_bits(&self, field: u8, number: i64) -> u64 {
        match self.rules.fields.get(usize::from(field)).and_then(|rule| rule.declared) {
            Some(Declared { class, low, width, or_none }) => {
                let class = VariableClass::ALL.get(usize::from(class)).copied();
                let mask = bit_mask(low, width);
                let is_kept = or_none && number as u64 & mask == 0 || class.is_some_and(|class| !replaces_id(class));
                if is_kept { 0 } else { mask }
            }
            None => 0,
        }
    }

    /// Returns the element type. For an immediate of a packed type, this is the type of its
    /// elements.
    #[inline]
    pub(super) fn data_type(&self, field: u8) -> Option<DataType> {
        match self.slot(field) {
            Slot::Vector(_, facts) | Slot::Raw(_, facts) => facts.data_type,
            Slot::Number(_) | Slot::Absent => None,
        }
    }

    /// Returns the size of an element in bytes.
    pub(super) fn element_bytes(&self, field: u8) -> Option<i64> {
        Some(i64::from(self.data_type(field)?.width().div_ceil(8)))
    }

    /// Returns the variable of a direct operand, unless it is the null variable.
    pub(super) fn variable(&self, field: u8) -> Option<&Variable> {
        match self.slot(field) {
            Slot::Vector(_, facts) | Slot::Raw(_, facts) => facts.variable.as_ref(),
            Slot::Number(_) | Slot::Absent => None,
        }
    }

    /// Returns whether the platform allows a type for operands without a type rule.
    pub(super) fn supports_type(&self, data_type: DataType) -> bool {
        let types = self.rules.types;
        types.is_empty()
            || types.iter().any(|listed| listed.types.contains(data_type as u8) && self.is_on(listed.platforms))
    }

    /// Returns the types that the platform allows for operands without a type rule.
    pub(super) fn supported_types(&self) -> TypeRows {
        let here = self.rules.types.iter().filter(|listed| self.is_on(listed.platforms));
        here.fold(TypeRows::default(), |all, listed| all.union(listed.types))
    }

    pub(super) fn in_layout(&self, field: u8) -> Option<bool> {
        Some(self.rules.layouts.get(self.layout?)?.fields.contains(&field))
    }

    pub(super) fn class(&self, field: u8) -> Option<u8> {
        Some(operand_class(self.vector(field)?)?.bits())
    }

    #[inline]
    pub(super) fn is_null(&self, field: u8) -> Option<bool> {
        match self.slot(field) {
            Slot::Vector(VecOperand::General { id, .. }, _) | Slot::Raw(RawOperand { id, .. }, _) => Some(*id == 0),
            Slot::Vector(..) => Some(false),
            Slot::Number(_) | Slot::Absent => None,
        }
    }

    pub(super) fn is_scalar(&self, field: u8) -> Option<bool> {
        match self.vector(field)? {
            VecOperand::General { region, .. } | VecOperand::Indirect { region, .. } => {
                Some(is_single_element(*region))
            }
            VecOperand::Immediate { .. } => Some(true),
            _ => None,
        }
    }

    /// Returns whether a destination saturates.
    pub(super) fn saturates(&self, field: u8) -> Option<bool> {
        match self.vector(field)? {
            VecOperand::General { modifier, .. } | VecOperand::Indirect { modifier, .. } => {
                Some(*modifier == Modifier::Sat)
            }
            _ => Some(false),
        }
    }

    /// Returns the number of elements of a predicate operand.
    pub(super) fn predicate_elements(&self, field: u8) -> Option<i64> {
        let VecOperand::Predicate { val, .. } = self.vector(field)? else { return None };
        // Part of the shape.
        self.context.predicate_elements(val.id().into()).map(i64::from)
    }

    /// Returns the row width of the operand's region in elements.
    pub(super) fn row_width(&self, field: u8) -> Option<i64> {
        row_width(self.vector(field)?)
    }

    /// Returns the value of an integer immediate. That of a single-precision one is its bits, which
    /// messages take as an integer.
    pub(super) fn immediate(&self, field: u8) -> Option<i64> {
        let VecOperand::Immediate { r#type, low, high, .. } = *self.vector(field)? else { return None };
        if shaped_fields(self.kind).is_none_or(|fields| fields.values >> field & 1 == 0) {
            self.beyond_shape.set(true);
        }
        let wide = u64::from(high) << 32 | u64::from(low);
        match (r#type.kind(), r#type.width()) {
            (DataTypeKind::Signed, 64) => Some(wide as i64),
            (DataTypeKind::Float, 32) => Some(i64::from(low)),
            (DataTypeKind::Unsigned, 64) => i64::try_from(wide).ok(),
            (DataTypeKind::Signed, width) => {
                let unused = 32_u32.saturating_sub(u32::from(width));
                Some(i64::from((low << unused) as i32 >> unused))
            }
            (DataTypeKind::Unsigned, width) => {
                let unused = 32_u32.saturating_sub(u32::from(width));
                Some(i64::from(low << unused >> unused))
            }
            _ => None,
        }
    }

    /// Returns the end in bytes of the elements that a direct operand accesses for this number of
    /// channels, and the size of its variable, if the end is past it.
    pub(super) fn end_past_variable(
        &self,
        field: u8,
        region: &RegionCounts,
        written: bool,
        channels: i64,
    ) -> Option<(i64, i64)> {
        let VecOperand::General { .. } = self.vector(field)? else { return None };
        let bytes = (region.last_element(written, channels)? + 1) * self.element_bytes(field)?;
        let (end, size) = (self.start_offset(field)?.checked_add(bytes)?, variable_bytes(self.variable(field)?)?);
        (end > size).then_some((end, size))
    }

    /// Returns the byte offset of an operand in its variable.
    pub(super) fn start_offset(&self, field: u8) -> Option<i64> {
        match self.slot(field) {
            Slot::Raw(RawOperand { offset, .. }, _) => Some(i64::from(*offset)),
            Slot::Vector(VecOperand::General { row_offset, col_offset, .. }, _) => {
                let row = i64::from(self.register_bytes?) * i64::from(*row_offset);
                Some(row + i64::from(*col_offset) * self.element_bytes(field)?)
            }
            _ => None,
        }
    }

    /// Returns whether `bytes` bytes from the start of a direct operand are within its variable.
    pub(super) fn fits_in_variable(&self, field: u8, bytes: i64) -> Option<bool> {
        let size = variable_bytes(self.variable(field)?)?;
        Some(self.start_offset(field)?.checked_add(bytes)? <= size)
    }

    /// Returns how many bytes the storage of a direct operand's variable has from the start of the
    /// operand on, if these are fewer than `needed`. An alias has the storage of the variable that
    /// it refers to.
    pub(super) fn insufficient_bytes(&self, field: u8, needed: i64) -> Option<i64> {
        let size = variable_bytes(self.variable(field)?)?;
        let start = self.start_offset(field)?;
        let own = size - start;
        if own >= needed {
            return None;
        }
        // Few declarations are too small, so only these follow aliases.
        let shared = self.variable_id(field).and_then(|id| self.context_beyond_shape().shared_bytes(id));
        let found = shared.map_or(own, |bytes| own.max(i64::from(bytes) - start));
        (found < needed).then_some(found)
    }

    /// Returns the alignment in bytes of the storage that holds a direct operand, if it is not a
    /// multiple of `bytes`. With `declared`, storage of at least a register has the alignment of
    /// its declaration, and not that of a register.
    pub(super) fn insufficient_alignment(&self, field: u8, bytes: i64, declared: bool) -> Option<u32> {
        let is_multiple = |number: u32| is_multiple(i64::from(number), bytes);
        if declared {
            let alignment =
                self.variable_id(field).and_then(|id| self.context_beyond_shape().declared_alignment(id))?;
            return (bytes > 0 && !is_multiple(alignment)).then_some(alignment);
        }
        let alignment = self.variable(field)?.alignment?;
        let in_payload = || {
            self.variable_id(field)
                .and_then(|id| self.context_beyond_shape().payload_offset(id))
                .is_some_and(is_multiple)
        };
        (bytes > 0 && !is_multiple(alignment) && !in_payload()).then_some(alignment)
    }

    /// Returns the ID of the variable of a direct operand.
    fn variable_id(&self, field: u8) -> Option<u32> {
        match self.slot(field) {
            Slot::Raw(RawOperand { id, .. }, _) | Slot::Vector(VecOperand::General { id, .. }, _) => Some(*id),
            _ => None,
        }
    }

    /// Returns the number of registers from the first to the last element that the region selects
    /// for the channels of the instruction. Storage smaller than a register is within a single one.
    pub(super) fn touched_registers(&self, field: u8) -> Option<i64> {
        let VecOperand::General { region, .. } = *self.vector(field)? else { return None };
        let rule = self.rules.fields.get(usize::from(field))?;
        let variable = self.variable(field)?;
        let register = i64::from(self.register_bytes?);
        let channels = self.channels?;
        let element = i64::from(variable.data_type?.width().div_ceil(8));
        let start = i64::from(variable.offset) + self.start_offset(field)?;
        let end = start + (RegionCounts::of(region).last_element(rule.written, channels)? + 1) * element - 1;
        Some(end.checked_div(register)? - start.checked_div(register)? + 1)
    }

    /// Returns the number of channels that a region selects elements for.
    pub(super) fn channels(&self, region: Regions) -> Option<i64> {
        match region {
            Regions::Ignored => None,
            Regions::One => Some(1),
            Regions::Channels => self.channels,
        }
    }

    /// Returns the index in its variable of the first element of an operand.
    pub(super) fn first_element(&self, field: u8) -> Option<i64> {
        match self.slot(field) {
            Slot::Vector(VecOperand::Address { offset, .. }, _) => Some(i64::from(*offset)),
            _ => self.start_offset(field)?.checked_div(self.element_bytes(field)?),
        }
    }

    /// Returns whether an operand is an immediate of a packed type.
    pub(super) fn is_packed(&self, field: u8) -> Option<bool> {
        match self.vector(field)? {
            VecOperand::Immediate { r#type, .. } => Some(r#type.kind() == DataTypeKind::Packed),
            _ => Some(false),
        }
    }

    /// Returns whether an operand has a modifier.
    pub(super) fn is_modified(&self, field: u8) -> Option<bool> {
        Some(operand_modifier(self.vector(field)?) != Modifier::NoModifier)
    }

    /// Returns the number of elements between the starts of two rows of a region.
    pub(super) fn vertical_stride(&self, field: u8) -> Option<i64> {
        RegionCounts::of(self.region(field)?).v_stride
    }

    /// Returns the number of elements between two elements of a row of a region.
    pub(super) fn horizontal_stride(&self, field: u8) -> Option<i64> {
        RegionCounts::of(self.region(field)?).h_stride
    }

    /// Returns the region of a direct or indirect operand.
    fn region(&self, field: u8) -> Option<Region> {
        match self.vector(field)? {
            VecOperand::General { region, .. } | VecOperand::Indirect { region, .. } => Some(*region),
            _ => None,
        }
    }

    /// Returns whether an operand refers to a predefined variable.
    pub(super) fn is_predefined(&self, field: u8) -> Option<bool> {
        match self.slot(field) {
            Slot::Raw(RawOperand { id, .. }, _) => Some(predefined(VariableClass::General, *id).is_some()),
            Slot::Vector(operand, _) => is_predefined(operand),
            _ => None,
        }
    }

    /// Returns whether an operand begins at a multiple of `bytes` bytes. `None` if its storage has
    /// a smaller alignment, because it may be aligned by chance.
    pub(super) fn is_aligned(&self, field: u8, bytes: u32) -> Option<bool> {
        let variable = self.variable(field)?;
        let bytes = i64::from(bytes.max(1));
        let offset = self.start_offset(field)?;
        if !is_multiple(i64::from(variable.alignment?), bytes) {
            return None;
        }
        Some(is_multiple(offset + i64::from(variable.offset), bytes))
    }
}

/// Sets the slots of the fields of an instruction.
struct SlotFiller<'o, 'c>(&'o mut Operands<'c>);

impl<'a> Visitor<'a> for SlotFiller<'_, '_> {
    #[inline]
    fn int(&mut self, field: u8, value: i64) {
        self.0.set_slot(field, Slot::Number(value));
    }

    fn vec_operand(&mut self, field: u8, value: &VecOperand) {
        let slot = self.0.vector_slot(value);
        self.0.set_slot(field, slot);
    }

    fn raw_operand(&mut self, field: u8, value: &RawOperand) {
        let slot = self.0.raw_slot(*value);
        self.0.set_slot(field, slot);
    }

    fn raw_operands(&mut self, _: u8, _: List<'a, RawOperand>) {
        self.0.lists = true;
    }

    fn u16s(&mut self, _: u8, _: List<'a, u16>) {
        self.0.lists = true;
    }
}

/// Returns whether shapes have the declaration of a class in place of an ID. The IDs of the others
/// are few, and rules ask for them.
pub(super) const fn replaces_id(class: VariableClass) -> bool {
    !matches!(class, VariableClass::Surface | VariableClass::Sampler)
}

/// Returns the mask of bits `low..low + width`.
pub(super) const fn bit_mask(low: u8, width: u8) -> u64 {
    let bits = extract_bits(-1, 0, width) as u64;
    if low < 64 { bits << low } else { 0 }
}

/// Returns the size of a variable in bytes.
fn variable_bytes(variable: &Variable) -> Option<i64> {
    Some(i64::from(variable.elements?) * i64::from(variable.data_type?.width().div_ceil(8)))
}

/// Returns whether a number is a multiple of a positive number.
fn is_multiple(number: i64, of: i64) -> bool {
    // Alignments are mostly powers of two, and a division is slow.
    if of > 0 && of & (of - 1) == 0 { number & (of - 1) == 0 } else { number.checked_rem(of) == Some(0) }
}

/// The numbers of elements that a region states; `None` for one that it leaves out.
#[derive(Clone, Copy)]
pub(super) struct RegionCounts {
    /// Number of elements between the starts of two rows.
    pub(super) v_stride: Option<i64>,
    /// Number of elements of a row.
    pub(super) width: Option<i64>,
    /// Number of elements between two elements of a row.
    pub(super) h_stride: Option<i64>,
}

impl RegionCounts {
    #[inline]
    pub(super) fn of(region: Region) -> Self {
        static V_STRIDES: [Option<u8>; 16] = counts_of_texts(VertStride::ENTRIES);
        static WIDTHS: [Option<u8>; 16] = counts_of_texts(RegionWidth::ENTRIES);
        static H_STRIDES: [Option<u8>; 16] = counts_of_texts(HorzStride::ENTRIES);
        let count = |counts: &[Option<u8>; 16], code: u8| counts[usize::from(code & 15)].map(i64::from);
        Self {
            v_stride: region.v_stride().and_then(|stride| count(&V_STRIDES, stride.bits())),
            width: region.width().and_then(|width| count(&WIDTHS, width.bits())),
            h_stride: region.h_stride().and_then(|stride| count(&H_STRIDES, stride.bits())),
        }
    }

    /// Returns the distance in elements from the first accessed element to that of a channel.
    #[cfg(feature = "alloc")]
    pub(super) fn element(&self, written: bool, channel: i64) -> Option<i64> {
        if channel == 0 {
            return Some(0);
        }
        if written {
            return Some(channel * self.h_stride?);
        }
        let (v_stride, width) = (self.v_stride?, self.width?);
        Some(channel.checked_div(width)? * v_stride + channel.checked_rem(width)? * self.h_stride?)
    }

    /// Returns the distance in elements from the first accessed element to the last.
    fn last_element(&self, written: bool, channels: i64) -> Option<i64> {
        if channels == 1 {
            return Some(0);
        }
        if written {
            return Some((channels - 1) * self.h_stride?);
        }
        let (v_stride, width) = (self.v_stride?, self.width?);
        let rows = (channels + width - 1).checked_div(width)?;
        Some((rows - 1) * v_stride + (width.min(channels) - 1) * self.h_stride?)
    }
}

/// Returns the numbers that the texts of enumerators state, by the code of the enumerator.
const fn counts_of_texts<T: Copy>(entries: &[Entry<T>]) -> [Option<u8>; 16] {
    let (mut counts, mut index) = ([None; 16], 0);
    while index < entries.len() {
        if let Some(text) = entries[index].text {
            counts[entries[index].bits as usize] = match u8::from_str_radix(text, 10) {
                Ok(count) => Some(count),
                Err(_) => None,
            };
        }
        index += 1;
    }
    counts
}

/// Returns the row width of the region of a vector operand, in elements; 0 if the region has none.
pub(super) fn row_width(operand: &VecOperand) -> Option<i64> {
    match operand {
        VecOperand::General { region, .. } | VecOperand::Indirect { region, .. } => {
            region.width().map(|_| RegionCounts::of(*region).width.unwrap_or(0))
        }
        VecOperand::Immediate { .. } => Some(1),
        _ => None,
    }
}

/// Returns whether a vector operand refers to a predefined variable.
pub(super) fn is_predefined(operand: &VecOperand) -> Option<bool> {
    let (class, id) = match *operand {
        VecOperand::General { id, .. } => (VariableClass::General, id),
        VecOperand::State { class: StateClass::Surface, id, .. } => (VariableClass::Surface, u32::from(id)),
        VecOperand::State { class: StateClass::Sampler, id, .. } => (VariableClass::Sampler, u32::from(id)),
        _ => return None,
    };
    Some(predefined(class, id).is_some())
}

/// Returns the class of an operand.
pub(super) const fn operand_class(operand: &VecOperand) -> Option<OperandClass> {
    Some(match operand {
        VecOperand::General { .. } => OperandClass::General,
        VecOperand::Address { .. } => OperandClass::Address,
        VecOperand::Predicate { .. } => OperandClass::Predicate,
        VecOperand::Indirect { .. } => OperandClass::Indirect,
        VecOperand::Immediate { .. } => OperandClass::Immediate,
        VecOperand::State { .. } => OperandClass::State,
        _ => return None,
    })
}

/// Returns the modifier of an operand.
pub(super) const fn operand_modifier(operand: &VecOperand) -> Modifier {
    match operand {
        VecOperand::General { modifier, .. }
        | VecOperand::Address { modifier, .. }
        | VecOperand::Predicate { modifier, .. }
        | VecOperand::Indirect { modifier, .. }
        | VecOperand::Immediate { modifier, .. }
        | VecOperand::State { modifier, .. } => *modifier,
        _ => Modifier::NoModifier,
    }
}

fn is_single_element(region: Region) -> bool {
    region.width() == Some(RegionWidth::One) && region.h_stride() == Some(HorzStride::Zero)
}

/// Returns the element type of a packed immediate.
pub(super) const fn unpacked_type(data_type: DataType) -> DataType {
    match data_type.kind() {
        DataTypeKind::Packed => data_type.counts_as(),
        _ => data_type,
    }
}
