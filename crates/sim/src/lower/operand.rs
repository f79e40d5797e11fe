//! Lowers operands: regions to the bytes of their elements, and immediates to constants.

use crate::bytecode::{
    Channels, Destination, Guard, Indirect, OperandLocation, Routine, Source, To, VariableLocation, size_of,
};
use crate::lower::{LoadError, RoutineLowering};
use crate::numerics::value::{ElementOffsets, Lanes, Value, modify};
use openvisa_isa::bit_fields::{ExecControl, Predicate, Region};
use openvisa_isa::enums::{ExecMask, ExecSize, HorzStride, Modifier, PredicateCombine, RegionWidth, VertStride};
use openvisa_isa::operands::VecOperand;
use openvisa_isa::semantics::{LaneKind, MAX_LANES};
use openvisa_isa::{DataType, DataTypeKind, Enumeration};

/// Returns the number that the assembler text of a member states: 16 for `16` and for `x16`.
/// Returns 0 if there is no member.
pub(crate) fn stated_number<E: Enumeration>(member: Option<E>) -> usize {
    let text = member.and_then(Enumeration::text).unwrap_or_default();
    text.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().unwrap_or(0)
}

/// Returns the number of channels of an execution size.
pub fn channels(size: Option<ExecSize>) -> u8 {
    stated_number(size).max(1) as u8
}

/// Returns the first channel of a mask control, and whether the execution mask is ignored. For
/// example, `M3_NM` begins with the third quarter of 16 channels, and ignores the mask.
pub fn first_channel(mask: Option<ExecMask>) -> (u8, bool) {
    let name = mask.unwrap_or(ExecMask::M1).name();
    let quarter = name.trim_start_matches('M').trim_end_matches("_NM").parse().unwrap_or(1_u8);
    (4 * (quarter - 1), name.ends_with("_NM"))
}

/// Lowers the execution control of an instruction to its channels.
pub(crate) fn span(control: ExecControl) -> Channels {
    let (first, all) = first_channel(control.mask());
    Channels { n: channels(control.size()), first, all }
}

/// Lowers a predicate.
pub(crate) fn guard(pred: Predicate) -> Guard {
    let combine = match pred.combine() {
        Some(PredicateCombine::Any) => 1,
        Some(PredicateCombine::All) => 2,
        _ => 0,
    };
    Guard { id: pred.id(), combine, invert: pred.invert() }
}

/// Returns the vertical stride, width and horizontal stride of a region, in elements. The vertical
/// stride is `None` if each row has its own address.
pub fn strides(region: Region) -> (Option<u32>, u32, u32) {
    let v = match region.v_stride() {
        None | Some(VertStride::Null) => None,
        Some(VertStride::Zero) => Some(0),
        Some(VertStride::One) => Some(1),
        Some(VertStride::Two) => Some(2),
        Some(VertStride::Four) => Some(4),
        Some(VertStride::Eight) => Some(8),
        Some(VertStride::Sixteen) => Some(16),
        Some(_) => Some(32),
    };
    let w = match region.width() {
        Some(RegionWidth::Two) => 2,
        Some(RegionWidth::Four) => 4,
        Some(RegionWidth::Eight) => 8,
        Some(RegionWidth::Sixteen) => 16,
        _ => 1,
    };
    let h = match region.h_stride() {
        Some(HorzStride::One) => 1,
        Some(HorzStride::Two) => 2,
        Some(HorzStride::Four) => 4,
        _ => 0,
    };
    (v, w, h)
}

/// Returns whether an operand is one value for all channels: an immediate, or a region of one
/// element.
pub(crate) fn is_scalar(operand: &VecOperand) -> bool {
    match operand {
        VecOperand::Immediate { .. } => true,
        VecOperand::General { region, .. } => matches!(strides(*region), (Some(0), 1, _) | (Some(0), _, 0)),
        _ => false,
    }
}

/// Classifies the byte offsets of `n` elements of `size` bytes: all equal, consecutive, or any.
fn place(offsets: Lanes<u32>, n: usize, size: u32) -> ElementOffsets {
    let first = offsets[0];
    if offsets[..n].iter().all(|o| *o == first) {
        ElementOffsets::One(first)
    } else if offsets[..n].iter().enumerate().all(|(i, o)| *o == first + i as u32 * size) {
        ElementOffsets::Run(first)
    } else {
        ElementOffsets::Each(Box::new(offsets))
    }
}

/// Returns the byte offsets of the elements of a region that begins at byte `at`.
fn offsets(at: u32, region: Region, n: usize, size: u32, dst: bool) -> Lanes<u32> {
    let (v, w, h) = strides(region);
    let mut offsets = [at; MAX_LANES];
    for (i, offset) in offsets.iter_mut().enumerate().take(n) {
        let i = i as u32;
        let elements = match dst {
            // A destination has only a horizontal stride.
            true => i * h.max(1),
            false => i / w * v.unwrap_or(0) + i % w * h,
        };
        *offset = at + elements * size;
    }
    offsets
}

/// Returns the byte offset of element `i` of a destination region.
pub(crate) fn dst_offset(at: u32, region: Region, i: usize, size: u32) -> u32 {
    at + i as u32 * strides(region).2.max(1) * size
}

/// Returns the place of a source region.
pub(crate) fn region_place(at: u32, region: Region, n: usize, size: u32) -> ElementOffsets {
    place(offsets(at, region, n, size, false), n, size)
}

/// Returns the source region of an operand whose origin is in an address variable. `None` for
/// another operand.
pub(crate) fn indirect_operand(routine: &Routine<'_>, operand: &VecOperand) -> Option<Indirect> {
    let VecOperand::Indirect { id, addr_offset, indirect_offset, bit_properties, region, .. } = *operand else {
        return None;
    };
    Some(indirect_region(routine.address_element(id, addr_offset), indirect_offset, bit_properties, region))
}

fn indirect_region(address: u16, offset: i16, data_type: DataType, region: Region) -> Indirect {
    let (v, w, h) = strides(region);
    let size = size_of(data_type);
    Indirect { address, offset, v: v.map(|v| v * size), w, h: h * size }
}

/// Returns the modifier of an operand.
pub fn operand_modifier(operand: &VecOperand) -> Modifier {
    match operand {
        VecOperand::General { modifier, .. }
        | VecOperand::Address { modifier, .. }
        | VecOperand::Predicate { modifier, .. }
        | VecOperand::Indirect { modifier, .. }
        | VecOperand::Immediate { modifier, .. }
        | VecOperand::State { modifier, .. } => *modifier,
        #[allow(unreachable_patterns)]
        _ => Modifier::NoModifier,
    }
}

/// Returns the type of the elements of an operand.
pub(crate) fn operand_type(routine: &Routine<'_>, operand: &VecOperand) -> DataType {
    match *operand {
        VecOperand::General { id, .. } => {
            routine.variables.get(id as usize).and_then(|v| v.data_type).unwrap_or(DataType::Ud)
        }
        VecOperand::Indirect { bit_properties, .. } => bit_properties,
        VecOperand::Immediate { r#type, .. } => match r#type {
            DataType::V => DataType::W,
            DataType::Uv => DataType::Uw,
            DataType::Vf => DataType::F,
            other => other,
        },
        VecOperand::Address { .. } => DataType::Uw,
        VecOperand::Predicate { .. } => DataType::Bool,
        _ => DataType::Ud,
    }
}

impl RoutineLowering<'_> {
    pub(crate) fn variable(&self, id: u32) -> Result<VariableLocation, LoadError> {
        self.routine.variables.get(id as usize).copied().ok_or_else(|| self.bad(&format!("V{id} is not declared")))
    }

    /// Extends the register file of the routine to at least `end` bytes.
    fn reach(&mut self, end: u32) {
        self.routine.size = self.routine.size.max(end as usize);
    }

    fn region(&mut self, at: u32, region: Region, n: usize, size: u32, dst: bool) -> ElementOffsets {
        let offsets = offsets(at, region, n, size, dst);
        let end = offsets.iter().max().copied().unwrap_or(at) + size;
        self.reach(end);
        place(offsets, n, size)
    }

    fn address(&self, id: u16, offset: u8) -> Result<u16, LoadError> {
        let first =
            self.routine.addresses.get(usize::from(id)).ok_or_else(|| self.bad(&format!("A{id} is not declared")))?;
        let element = first.saturating_add(u16::from(offset));
        if usize::from(element) >= self.routine.address_elements {
            return Err(self.bad(&format!("A{id} has no element {offset}")));
        }
        Ok(element)
    }

    pub(crate) fn predicate(&self, id: u16) -> Result<u16, LoadError> {
        if usize::from(id) >= self.routine.predicates {
            return Err(self.bad(&format!("P{id} is not declared")));
        }
        Ok(id)
    }

    fn origin(&self, id: u32, row: u8, col: u8) -> Result<(u32, DataType), LoadError> {
        let variable = self.variable(id)?;
        let data_type = variable.data_type.unwrap_or(DataType::Ud);
        Ok((variable.at + u32::from(row) * self.register + u32::from(col) * size_of(data_type), data_type))
    }

    pub(crate) fn source(&mut self, operand: &VecOperand, n: usize, kind: LaneKind) -> Result<Source, LoadError> {
        Ok(match *operand {
            VecOperand::General { modifier, id, row_offset, col_offset, region } => {
                let (at, data_type) = self.origin(id, row_offset, col_offset)?;
                let place = self.region(at, region, n, size_of(data_type), false);
                source(OperandLocation::Registers(place), data_type, modifier)
            }
            VecOperand::Address { modifier, id, offset, width } => {
                let element = self.address(id, offset)?;
                source(OperandLocation::Address(element, 1 << width.bits()), DataType::Uw, modifier)
            }
            VecOperand::Predicate { modifier, val } => {
                let id = self.predicate(val.id())?;
                let from = if kind == LaneKind::Mov {
                    OperandLocation::PredicateWord(id)
                } else {
                    OperandLocation::Predicate(id)
                };
                source(from, DataType::Ud, modifier)
            }
            VecOperand::Indirect { modifier, id, addr_offset, indirect_offset, bit_properties, region } => {
                let indirect = self.indirect(id, addr_offset, indirect_offset, bit_properties, region)?;
                source(OperandLocation::Indirect(indirect), bit_properties, modifier)
            }
            VecOperand::Immediate { modifier, r#type, low, high } => constant(modifier, r#type, low, high),
            _ => return Err(self.bad("a surface or sampler is no value")),
        })
    }

    fn indirect(
        &self,
        id: u16,
        element: u8,
        offset: i16,
        data_type: DataType,
        region: Region,
    ) -> Result<Indirect, LoadError> {
        Ok(indirect_region(self.address(id, element)?, offset, data_type, region))
    }

    pub(crate) fn destination(&mut self, operand: &VecOperand, n: usize) -> Result<Destination, LoadError> {
        Ok(match *operand {
            VecOperand::General { modifier, id, row_offset, col_offset, region } => {
                let (at, data_type) = self.origin(id, row_offset, col_offset)?;
                let to = match id {
                    0 => To::Nowhere,
                    _ => To::Registers(self.region(at, region, n, size_of(data_type), true)),
                };
                Destination { to, data_type, saturate: modifier == Modifier::Sat }
            }
            VecOperand::Predicate { val, .. } => {
                Destination { to: To::Predicate(self.predicate(val.id())?), data_type: DataType::Bool, saturate: false }
            }
            VecOperand::Address { id, offset, .. } => {
                Destination { to: To::Address(self.address(id, offset)?), data_type: DataType::Uw, saturate: false }
            }
            VecOperand::Indirect { modifier, id, addr_offset, indirect_offset, bit_properties, region } => {
                let mut indirect = self.indirect(id, addr_offset, indirect_offset, bit_properties, region)?;
                // A destination has only a horizontal stride.
                if indirect.v.is_none() && indirect.h == 0 {
                    indirect.h = size_of(bit_properties);
                }
                indirect.v = Some(0);
                indirect.w = u32::MAX;
                let saturate = modifier == Modifier::Sat;
                Destination { to: To::Indirect(indirect), data_type: bit_properties, saturate }
            }
            _ => return Err(self.bad("nothing can be written there")),
        })
    }
}

fn source(from: OperandLocation, data_type: DataType, modifier: Modifier) -> Source {
    Source { from, data_type, modifier }
}

/// Lowers an immediate. Packed vectors are expanded to one element for each channel.
pub(crate) fn constant(modifier: Modifier, data_type: DataType, low: u32, high: u32) -> Source {
    let (bytes, place, data_type): (Vec<u8>, ElementOffsets, DataType) = match data_type {
        DataType::V => {
            let element = |i: usize| ((low >> (4 * (i % 8)) & 0xf) as i16) << 12 >> 12;
            ((0..MAX_LANES).flat_map(|i| element(i).to_le_bytes()).collect(), ElementOffsets::Run(0), DataType::W)
        }
        DataType::Uv => {
            let element = |i: usize| (low >> (4 * (i % 8)) & 0xf) as u16;
            ((0..MAX_LANES).flat_map(|i| element(i).to_le_bytes()).collect(), ElementOffsets::Run(0), DataType::Uw)
        }
        DataType::Vf => {
            let element = |i: usize| restricted((low >> (8 * (i % 4))) as u8);
            ((0..MAX_LANES).flat_map(|i| element(i).to_le_bytes()).collect(), ElementOffsets::Run(0), DataType::F)
        }
        _ => {
            let value = u64::from(low) | u64::from(high) << 32;
            (value.to_le_bytes().to_vec(), ElementOffsets::One(0), data_type)
        }
    };
    source(OperandLocation::Constant(bytes.into(), place), data_type, modifier)
}

/// Decodes an element of a VF: a sign bit, three exponent bits with a bias of 3, and four fraction
/// bits. For example, `0x30` is 1.0.
fn restricted(bits: u8) -> f32 {
    if bits & 0x7f == 0 {
        return if bits == 0 { 0.0 } else { -0.0 };
    }
    let (exponent, fraction) = (i32::from(bits >> 4 & 7) - 3, f32::from(bits & 15) / 16.0);
    let magnitude = (1.0 + fraction) * 2_f32.powi(exponent);
    if bits >> 7 == 1 { -magnitude } else { magnitude }
}

/// Converts a constant to the compute type `V`, one value for each channel, and applies the
/// modifier.
pub(crate) fn constant_lanes<V: Value>(source: &Source, bytes: &[u8], place: &ElementOffsets) -> Lanes<V::Bytes> {
    let mut lanes = [V::Bytes::default(); MAX_LANES];
    V::load(&mut lanes, MAX_LANES, source.data_type, bytes, place);
    lanes.map(|v| modify(source.modifier, V::of(v)).bytes())
}

/// Returns the value of an immediate without modifier. `None` if the operand is not one.
pub(crate) fn constant_value(operand: &VecOperand) -> Option<i64> {
    let VecOperand::Immediate { modifier: Modifier::NoModifier, r#type, low, high } = *operand else { return None };
    let source = constant(Modifier::NoModifier, r#type, low, high);
    let OperandLocation::Constant(bytes, place) = &source.from else { return None };
    let mut loaded = [[0; 8]; MAX_LANES];
    i64::load(&mut loaded, 1, as_integer(source.data_type), bytes, place);
    Some(i64::from_le_bytes(loaded[0]))
}

/// Returns the integer type with the width of a floating-point type; integer types are unchanged.
pub(crate) fn as_integer(data_type: DataType) -> DataType {
    match (data_type.kind(), data_type.width()) {
        (DataTypeKind::Float, 16) => DataType::Uw,
        (DataTypeKind::Float, 32) => DataType::Ud,
        (DataTypeKind::Float, 64) => DataType::Uq,
        _ => data_type,
    }
}
