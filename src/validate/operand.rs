//! The fields of one instruction and the properties of its operands. For example, `add (M1, 8)
//! V33(0,0)<1> ...` has the execution size 8 and a destination that extends over 7 elements.

use super::eval::eval;
use super::{ValidationContext, Variable};
use crate::module::predefined;
use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{HorzStride, Modifier, OperandClass, RegionWidth, StateClass};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::rules::MOST_FIELDS;
use openvisa_isa::{DataType, DataTypeKind, Enumeration, Inst, Value, VariableClass};
use openvisa_isa_core::rules::{Expr, InstRules, LayoutRule, Regions};

/// The value of a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Slot {
    /// The layout, a condition or a count leaves out the field.
    Absent,
    Number(i64),
    Vector(VecOperand),
    Raw(RawOperand),
}

/// The fields of an instruction.
pub(super) struct Operands<'a> {
    pub(super) rules: &'static InstRules,
    pub(super) context: &'a dyn ValidationContext,
    slots: [Slot; MOST_FIELDS],
    /// Variables of the direct operands, by field.
    variables: [Option<Variable>; MOST_FIELDS],
    /// Whether any field is a list.
    pub(super) lists: bool,
    /// Index of the layout, or `None` if none matches.
    pub(super) layout: Option<usize>,
}

impl<'a> Operands<'a> {
    pub(super) fn new(inst: &Inst<'_>, context: &'a dyn ValidationContext) -> Self {
        let rules = inst.kind().rules();
        let (slots, variables) = ([Slot::Absent; MOST_FIELDS], [None; MOST_FIELDS]);
        let mut operands = Self { rules, context, slots, variables, lists: false, layout: None };
        inst.fields(&mut |field, value| {
            let slot = match value {
                Value::Int(number) => Slot::Number(number),
                Value::VecOperand(operand) => Slot::Vector(operand),
                Value::RawOperand(operand) => Slot::Raw(operand),
                _ => {
                    operands.lists = true;
                    return;
                }
            };
            operands.set_slot(field, slot);
        });
        // Memoises the last key, because consecutive layouts mostly test the same one.
        let mut known: Option<(&Expr, Option<i64>)> = None;
        let mut value = |key: &'static Expr| match known {
            Some((of, value)) if of == key => value,
            _ => known.insert((key, eval(&operands, key))).1,
        };
        let mut fits = |layout: &LayoutRule| {
            layout.choices.iter().all(|choice| {
                value(&choice.key).is_none_or(|value| choice.codes.iter().any(|code| i64::from(*code) == value))
            })
        };
        operands.layout = rules.layouts.iter().position(&mut fits);
        if operands.lists {
            inst.fields(&mut |field, value| match value {
                Value::RawOperands(list) => operands.set_list(field, list.iter()),
                Value::U16s(list) => operands.set_count(field, list.len()),
                _ => {}
            });
        }
        operands.drop_absent();
        operands
    }

    fn set_slot(&mut self, field: u8, slot: Slot) {
        let places = self.slots.get_mut(usize::from(field)).zip(self.variables.get_mut(usize::from(field)));
        if let Some((place, variable)) = places {
            *place = slot;
            *variable = match slot {
                Slot::Raw(RawOperand { id, .. }) | Slot::Vector(VecOperand::General { id, .. }) if id != 0 => {
                    self.context.variable(id)
                }
                _ => None,
            };
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
            self.set_slot(*field, Slot::Raw(element));
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
        for (index, rule) in self.rules.fields.iter().enumerate().take(MOST_FIELDS) {
            if self.is_present(index as u8) && rule.present.is_some_and(|condition| eval(self, condition) == Some(0)) {
                self.slots[index] = Slot::Absent;
            }
        }
    }

    pub(super) fn is_present(&self, field: u8) -> bool {
        !matches!(self.slots.get(usize::from(field)), None | Some(Slot::Absent))
    }

    pub(super) fn slot(&self, field: u8) -> Slot {
        self.slots.get(usize::from(field)).copied().unwrap_or(Slot::Absent)
    }

    pub(super) fn number(&self, field: u8) -> Option<i64> {
        // Without a copy of the slot, which is as large as an operand.
        if let Some(Slot::Number(number)) = self.slots.get(usize::from(field)) { Some(*number) } else { None }
    }

    pub(super) fn in_layout(&self, field: u8) -> Option<bool> {
        Some(self.rules.layouts.get(self.layout?)?.fields.contains(&field))
    }

    /// Returns the element type. For an immediate of a packed type, this is the type of its
    /// elements.
    pub(super) fn data_type(&self, field: u8) -> Option<DataType> {
        if self.is_null(field)? {
            return None;
        }
        match self.slot(field) {
            Slot::Vector(VecOperand::General { .. }) | Slot::Raw(_) => self.variable(field)?.data_type,
            Slot::Vector(VecOperand::Predicate { .. }) => Some(DataType::Bool),
            Slot::Vector(VecOperand::Indirect { bit_properties, .. }) => Some(bit_properties),
            Slot::Vector(VecOperand::Immediate { r#type, .. }) => Some(unpacked_type(r#type)),
            _ => None,
        }
    }

    pub(super) fn class(&self, field: u8) -> Option<u8> {
        let Slot::Vector(operand) = self.slot(field) else { return None };
        Some(operand_class(&operand)?.bits())
    }

    pub(super) fn is_null(&self, field: u8) -> Option<bool> {
        match self.slot(field) {
            Slot::Vector(VecOperand::General { id, .. }) | Slot::Raw(RawOperand { id, .. }) => Some(id == 0),
            Slot::Vector(_) => Some(false),
            Slot::Number(_) | Slot::Absent => None,
        }
    }

    pub(super) fn is_scalar(&self, field: u8) -> Option<bool> {
        match self.slot(field) {
            Slot::Vector(VecOperand::General { region, .. } | VecOperand::Indirect { region, .. }) => {
                Some(is_single_element(region))
            }
            Slot::Vector(VecOperand::Immediate { .. }) => Some(true),
            _ => None,
        }
    }

    /// Returns whether a destination saturates.
    pub(super) fn saturates(&self, field: u8) -> Option<bool> {
        match self.slot(field) {
            Slot::Vector(VecOperand::General { modifier, .. } | VecOperand::Indirect { modifier, .. }) => {
                Some(modifier == Modifier::Sat)
            }
            Slot::Vector(_) => Some(false),
            _ => None,
        }
    }

    /// Returns the number of elements of a predicate operand.
    pub(super) fn predicate_elements(&self, field: u8) -> Option<i64> {
        let Slot::Vector(VecOperand::Predicate { val, .. }) = self.slot(field) else { return None };
        self.context.predicate_elements(val.id().into()).map(i64::from)
    }

    /// Returns the row width of the operand's region in elements.
    pub(super) fn row_width(&self, field: u8) -> Option<i64> {
        let Slot::Vector(operand) = self.slot(field) else { return None };
        row_width(&operand)
    }

    /// Returns the value of an integer immediate. That of a single-precision one is its bits, which
    /// messages take as an integer.
    pub(super) fn immediate(&self, field: u8) -> Option<i64> {
        let Slot::Vector(VecOperand::Immediate { r#type, low, high, .. }) = self.slot(field) else { return None };
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
    pub(super) fn end_past_variable(&self, field: u8, written: bool, channels: i64) -> Option<(i64, i64)> {
        let Slot::Vector(VecOperand::General { region, .. }) = self.slot(field) else { return None };
        let element = i64::from(self.data_type(field)?.width().div_ceil(8));
        let bytes = (last_element(region, written, channels)? + 1) * element;
        if self.fits_in_variable(field, bytes)? {
            return None;
        }
        let variable = self.variable(field)?;
        let size = i64::from(variable.elements?) * i64::from(variable.data_type?.width().div_ceil(8));
        Some((self.start_offset(field)?.checked_add(bytes)?, size))
    }

    /// Returns the byte offset of an operand in its variable.
    fn start_offset(&self, field: u8) -> Option<i64> {
        match self.slot(field) {
            Slot::Raw(RawOperand { offset, .. }) => Some(i64::from(offset)),
            Slot::Vector(VecOperand::General { row_offset, col_offset, .. }) => {
                let row = i64::from(self.context.platform().register_bytes()?) * i64::from(row_offset);
                let element = i64::from(self.data_type(field)?.width().div_ceil(8));
                Some(row + i64::from(col_offset) * element)
            }
            _ => None,
        }
    }

    /// Returns the variable of a direct operand, unless it is the null variable.
    pub(super) fn variable(&self, field: u8) -> Option<Variable> {
        *self.variables.get(usize::from(field))?
    }

    /// Returns whether `bytes` bytes from the start of a direct operand are within its variable.
    pub(super) fn fits_in_variable(&self, field: u8, bytes: i64) -> Option<bool> {
        let variable = self.variable(field)?;
        let element = i64::from(variable.data_type?.width().div_ceil(8));
        Some(self.start_offset(field)?.checked_add(bytes)? <= i64::from(variable.elements?) * element)
    }

    /// Returns how many bytes the storage of a direct operand's variable has from the start of the
    /// operand on, if these are fewer than `needed`. An alias has the storage of the variable that
    /// it refers to.
    pub(super) fn insufficient_bytes(&self, field: u8, needed: i64) -> Option<i64> {
        let variable = self.variable(field)?;
        let element = i64::from(variable.data_type?.width().div_ceil(8));
        let start = self.start_offset(field)?;
        let own = i64::from(variable.elements?) * element - start;
        if own >= needed {
            return None;
        }
        // Few declarations are too small, so only these follow aliases.
        let shared = self.variable_id(field).and_then(|id| self.context.shared_bytes(id));
        let found = shared.map_or(own, |bytes| own.max(i64::from(bytes) - start));
        (found < needed).then_some(found)
    }

    /// Returns the alignment in bytes of the storage that holds a direct operand, if it is not a
    /// multiple of `bytes`. With `declared`, storage of at least a register has the alignment of its
    /// declaration, and not that of a register.
    pub(super) fn insufficient_alignment(&self, field: u8, bytes: i64, declared: bool) -> Option<u32> {
        let is_multiple = |number: u32| i64::from(number).checked_rem(bytes) == Some(0);
        if declared {
            let alignment = self.variable_id(field).and_then(|id| self.context.declared_alignment(id))?;
            return (bytes > 0 && !is_multiple(alignment)).then_some(alignment);
        }
        let alignment = self.variable(field)?.alignment?;
        let in_payload =
            || self.variable_id(field).and_then(|id| self.context.payload_offset(id)).is_some_and(is_multiple);
        (bytes > 0 && !is_multiple(alignment) && !in_payload()).then_some(alignment)
    }

    /// Returns the ID of the variable of a direct operand.
    fn variable_id(&self, field: u8) -> Option<u32> {
        match self.slot(field) {
            Slot::Raw(RawOperand { id, .. }) | Slot::Vector(VecOperand::General { id, .. }) => Some(id),
            _ => None,
        }
    }

    /// Returns the number of registers from the first to the last accessed element. Storage smaller
    /// than a register is within a single one.
    pub(super) fn touched_registers(&self, field: u8) -> Option<i64> {
        let Slot::Vector(VecOperand::General { region, .. }) = self.slot(field) else { return None };
        let rule = self.rules.fields.get(usize::from(field))?;
        let variable = self.variable(field)?;
        let register = i64::from(self.context.platform().register_bytes()?);
        let channels = self.channels(rule.region)?;
        let element = i64::from(variable.data_type?.width().div_ceil(8));
        let start = i64::from(variable.offset) + self.start_offset(field)?;
        let end = start + (last_element(region, rule.written, channels)? + 1) * element - 1;
        Some(end.checked_div(register)? - start.checked_div(register)? + 1)
    }

    /// Returns the number of channels that a region selects elements for.
    pub(super) fn channels(&self, region: Regions) -> Option<i64> {
        match region {
            Regions::Ignored => None,
            Regions::One => Some(1),
            Regions::Channels => self.rules.channels.and_then(|channels| eval(self, channels)).filter(|n| *n > 0),
        }
    }

    /// Returns the index in its variable of the first element of an operand.
    pub(super) fn first_element(&self, field: u8) -> Option<i64> {
        match self.slot(field) {
            Slot::Vector(VecOperand::Address { offset, .. }) => Some(i64::from(offset)),
            _ => self.start_offset(field)?.checked_div(i64::from(self.data_type(field)?.width().div_ceil(8))),
        }
    }

    /// Returns whether an operand is an immediate of a packed type.
    pub(super) fn is_packed(&self, field: u8) -> Option<bool> {
        match self.slot(field) {
            Slot::Vector(VecOperand::Immediate { r#type, .. }) => Some(r#type.kind() == DataTypeKind::Packed),
            Slot::Vector(_) => Some(false),
            _ => None,
        }
    }

    /// Returns whether an operand has a modifier.
    pub(super) fn is_modified(&self, field: u8) -> Option<bool> {
        match self.slot(field) {
            Slot::Vector(operand) => Some(operand_modifier(&operand) != Modifier::NoModifier),
            _ => None,
        }
    }

    /// Returns the number of elements between the starts of two rows of a region.
    pub(super) fn vertical_stride(&self, field: u8) -> Option<i64> {
        enumerator_count(self.region(field)?.v_stride()?)
    }

    /// Returns the number of elements between two elements of a row of a region.
    pub(super) fn horizontal_stride(&self, field: u8) -> Option<i64> {
        enumerator_count(self.region(field)?.h_stride()?)
    }

    /// Returns the region of a direct or indirect operand.
    fn region(&self, field: u8) -> Option<Region> {
        match self.slot(field) {
            Slot::Vector(VecOperand::General { region, .. } | VecOperand::Indirect { region, .. }) => Some(region),
            _ => None,
        }
    }

    /// Returns whether an operand refers to a predefined variable.
    pub(super) fn is_predefined(&self, field: u8) -> Option<bool> {
        match self.slot(field) {
            Slot::Raw(RawOperand { id, .. }) => Some(predefined(VariableClass::General, id).is_some()),
            Slot::Vector(operand) => is_predefined(&operand),
            _ => None,
        }
    }

    /// Returns whether an operand begins at a multiple of `bytes` bytes. `None` if its storage has
    /// a smaller alignment, because it may be aligned by chance.
    pub(super) fn is_aligned(&self, field: u8, bytes: u32) -> Option<bool> {
        let variable = self.variable(field)?;
        let offset = match self.slot(field) {
            Slot::Raw(RawOperand { offset, .. }) => u64::from(offset),
            Slot::Vector(VecOperand::General { row_offset, col_offset, .. }) => {
                let row = u64::from(self.context.platform().register_bytes()?) * u64::from(row_offset);
                let element = self.data_type(field)?.width().div_ceil(8);
                row + u64::from(element) * u64::from(col_offset)
            }
            _ => return None,
        };
        let bytes = u64::from(bytes).max(1);
        if !u64::from(variable.alignment?).is_multiple_of(bytes) {
            return None;
        }
        Some((offset + u64::from(variable.offset)).is_multiple_of(bytes))
    }
}

/// Returns the distance in elements from the first accessed element to the last.
fn last_element(region: Region, written: bool, channels: i64) -> Option<i64> {
    if channels == 1 {
        return Some(0);
    }
    if written {
        return Some((channels - 1) * enumerator_count(region.h_stride()?)?);
    }
    let (v_stride, width) = (enumerator_count(region.v_stride()?)?, enumerator_count(region.width()?)?);
    let rows = (channels + width - 1).checked_div(width)?;
    Some((rows - 1) * v_stride + (width.min(channels) - 1) * enumerator_count(region.h_stride()?)?)
}

/// Returns the row width of the region of a vector operand, in elements; 0 if the region has none.
pub(super) fn row_width(operand: &VecOperand) -> Option<i64> {
    match operand {
        VecOperand::General { region, .. } | VecOperand::Indirect { region, .. } => {
            region.width().map(|width| enumerator_count(width).unwrap_or(0))
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

/// Returns the number that the text of a region's enumerator denotes, if it is a number.
pub(super) fn enumerator_count<T: Enumeration>(value: T) -> Option<i64> {
    value.text()?.parse().ok()
}

fn is_single_element(region: Region) -> bool {
    region.width() == Some(RegionWidth::One) && region.h_stride() == Some(HorzStride::Zero)
}

/// Returns the element type of a packed immediate.
pub(super) const fn unpacked_type(data_type: DataType) -> DataType {
    match data_type {
        DataType::V => DataType::W,
        DataType::Uv => DataType::Uw,
        DataType::Vf => DataType::F,
        other => other,
    }
}
