//! Texels and samplers of the reference semantics.

use super::Machine;
use super::messages::BoundSurface;
use crate::bytecode::size_of;
use crate::memory::buffer::Buffer;
use crate::memory::image::{Image, TexelBits};
use crate::semantics::texture;
use crate::trap::Fault;
use openvisa_isa::enums::SampleOp;
use openvisa_isa::operands::RawOperand;
use openvisa_isa::reference::{Environment, Float, FloatFormat, Number, Rounding};
use openvisa_isa::{Inst, InstKind, parameters};

/// Four components. Those that a query leaves open are undefined.
#[derive(Clone, Copy, Debug)]
pub(super) struct Components {
    values: [Number; 4],
}

/// A place on a surface: U, V and R.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place(pub(super) [Number; 3]);

impl Place {
    /// Returns a coordinate in single precision, with which samplers compute.
    pub(super) fn coordinate(&self, axis: Number) -> Number {
        let value = self.0.get(axis.to_usize()).copied().unwrap_or(Number::Undefined);
        let bits = value.encode(FloatFormat::F, Rounding::NearestEven);
        Number::decode(FloatFormat::F, bits, Environment::SINGLE)
    }
}

/// Distances in texels along U, V and R.
#[derive(Clone, Copy, Debug)]
pub(super) struct TexelOffset(pub(super) [i32; 3]);

impl TexelOffset {
    pub(super) fn of(values: [Number; 3]) -> Self {
        Self(values.map(|v| v.low_u64() as i32))
    }
}

impl Components {
    pub(super) fn new(values: [Number; 4]) -> Self {
        Self { values }
    }

    /// Returns the components of a texel in registers: integers, or bits of singles.
    pub(super) fn of_texel(texel: TexelBits, integers: bool) -> Self {
        let component = |bits: u32| match integers {
            true => Number::from(bits),
            false => Number::decode(FloatFormat::F, u64::from(bits), Environment::SINGLE),
        };
        Self { values: texel.map(component) }
    }

    pub(super) fn get(&self, index: Number) -> Number {
        self.values.get(index.to_usize()).copied().unwrap_or(Number::Undefined)
    }
}

/// Returns the bits of a parameter: those of a single, or of an integer.
fn parameter_bits(value: Number) -> u32 {
    match value {
        Number::Float(float) => float.encode(FloatFormat::F, Rounding::NearestEven) as u32,
        other => other.low_u64() as u32,
    }
}

impl<'c> Machine<'_, 'c, '_> {
    /// Returns the image of a surface, and its texels.
    pub(super) fn image(&self, surface: BoundSurface) -> Result<(Image, &'c Buffer), Fault> {
        self.core.borrow().texture_of(surface.target).map(|(image, buffer, _)| (image, buffer))
    }

    /// Returns the names of the parameters of a sampler message, and the operands that are present.
    pub(super) fn parameters(&self) -> (&'static [&'static str], Vec<RawOperand>) {
        let (kind, code, operands): (_, u64, Vec<RawOperand>) = match self.inst {
            Inst::ThreeDSample(i) => {
                (InstKind::ThreeDSample, i.op.op().map_or(0, |op| op.bits().into()), i.params.iter().collect())
            }
            Inst::ThreeDSample4(i) => {
                (InstKind::ThreeDSample4, i.op.op().map_or(0, |op| op.bits().into()), i.params.iter().collect())
            }
            Inst::ThreeDLoad(i) => {
                (InstKind::ThreeDLoad, i.op.op().map_or(0, |op| op.bits().into()), i.params.iter().collect())
            }
            _ => return (&[], Vec::new()),
        };
        let narrow = operands.iter().find(|o| o.id != 0).is_some_and(|o| size_of(self.raw_type(o)) == 2);
        (texture::parameter_names(kind, code, narrow), operands)
    }

    /// Returns a parameter of a channel: an integer in loads and queries, otherwise a
    /// floating-point number. Packed parameters are returned as their bits.
    pub(super) fn parameter_value(&self, name: &str, channel: usize) -> Number {
        let (names, operands) = self.parameters();
        let Some(index) = names.iter().position(|known| *known == name) else { return Number::from(0) };
        let size = operands.iter().find(|o| o.id != 0).map_or(4, |o| size_of(self.raw_type(o)) as usize).min(4);
        let place = operands.get(index).and_then(|o| self.raw_offset(o));
        let bits = place.map_or(0, |at| self.core.borrow().thread.read(at + channel * size, size));
        let packed = name.contains("Off") || name.ends_with("_R") || name.starts_with("Ms");
        let query = matches!(self.inst, Inst::ThreeDSample(i) if i.op.op() == Some(SampleOp::Resinfo));
        if packed || query {
            return Number::from(bits);
        }
        if matches!(self.inst, Inst::ThreeDLoad(_)) {
            return Number::from(bits).sign_extend(8 * size);
        }
        Number::decode(if size == 2 { FloatFormat::HF } else { FloatFormat::F }, bits, Environment::SINGLE)
    }

    pub(super) fn packed_offset_of(value: Number, axes: Number) -> TexelOffset {
        TexelOffset(texture::packed_offset(parameter_bits(value), axes.to_usize().clamp(1, 3)))
    }

    /// Returns the number above the low bits of a packed parameter.
    pub(super) fn packed_number(value: Number, low: Number) -> Number {
        let mask = u32::MAX.checked_shl(low.low_u64() as u32).unwrap_or(0);
        Number::decode(FloatFormat::F, u64::from(parameter_bits(value) & mask), Environment::SINGLE)
    }

    /// Returns how much a coordinate grows in the block of four channels of a channel, from its
    /// first one to another one.
    pub(super) fn change_of(&self, channel: usize, axis: usize, neighbour: usize) -> Number {
        let first = channel & !3;
        let at = |channel: usize| match (self.inst, axis) {
            (Inst::Sample(i), _) => {
                let operand = [&i.u, &i.v, &i.r][axis.min(2)];
                let bits = self.raw_offset(operand).map_or(0, |at| self.core.borrow().thread.read(at + channel * 4, 4));
                Number::decode(FloatFormat::F, bits, Environment::SINGLE)
            }
            (_, axis) => self.parameter_value([parameters::U, parameters::V, parameters::R][axis.min(2)], channel),
        };
        at(first + neighbour) - at(first)
    }

    /// Returns the bits of a component as they are written: those of a single, which is rounded to
    /// half precision for a result of 16 bits, or those of an integer.
    pub(super) fn component_value(&self, texel: &Components, index: Number) -> Number {
        let value = texel.get(index);
        let dst = match self.inst {
            Inst::ThreeDSample(i) => i.dst,
            Inst::ThreeDSample4(i) => i.dst,
            Inst::ThreeDLoad(i) => i.dst,
            Inst::Info(i) => i.dst,
            Inst::Sample(i) => i.dst,
            Inst::Load(i) => i.dst,
            _ => return value,
        };
        let data_type = self.raw_type(&dst);
        let narrow = size_of(data_type) == 2;
        match value {
            Number::Float(float) => {
                let bits = float.encode(FloatFormat::F, Rounding::NearestEven);
                let single = Float::decode(FloatFormat::F, bits, Environment::SINGLE, false);
                let half = single.encode(FloatFormat::HF, Rounding::NearestEven);
                Number::Encoding(if narrow { half } else { bits })
            }
            Number::Undefined => value,
            integer => Number::Encoding(integer.low_u64()),
        }
    }

    /// Reports in strict mode a texel that is outside of its image.
    pub(super) fn check_inside(&self, image: &Image, at: [i64; 3], write: bool, found: bool) -> Result<(), Fault> {
        let channel = self.channel.get().unwrap_or(self.span.first);
        if found { Ok(()) } else { self.core.borrow().check_outside(image, at, channel, write) }
    }

    /// Loads or stores a byte of a row. A load beyond an edge gives the byte of the texel at the
    /// edge.
    pub(super) fn media_byte(
        &self,
        surface: BoundSurface,
        column: Number,
        row: Number,
        store: Option<Number>,
    ) -> Result<Number, Fault> {
        let (image, buffer) = self.image(surface)?;
        let texel = image.format.texel_size() as i64;
        let [column, row] = coordinates([column, row]);
        let (part, column) = (column.rem_euclid(texel) as usize, column.div_euclid(texel));
        let edge = |value: i64, side: u32| value.clamp(0, i64::from(side) - 1);
        if let Some(value) = store {
            self.core.borrow().check_image_writable(&image)?;
            let rows = image.kind.dimensions() > 1;
            let place = image.texel_offset([column, if rows { row } else { 0 }, 0]).filter(|_| rows || row == 0);
            if let Some(place) = place {
                buffer.store(self.core.borrow().policy.alone, place + part, 1, value.low_u64());
                self.record_store_memory(surface, (place + part) as u64, 1);
            }
            return Ok(Number::from(0));
        }
        let near = [edge(column, image.size[0]), edge(row, image.size[1]), 0];
        let Some(place) = image.texel_offset(near) else { return Ok(Number::from(0)) };
        let byte = buffer.load(place + part, 1);
        self.record_load_memory(surface, (place + part) as u64, 1, byte);
        Ok(Number::from(byte))
    }

    /// Returns the number of samples of a surface, or the size of a mip level.
    pub(super) fn extent(&self, surface: BoundSurface, level: Option<Number>) -> Result<Components, Fault> {
        let (image, _) = self.image(surface)?;
        let texel = level.map_or(texture::SAMPLES, |level| texture::mip_extent(&image, level.low_u64() as u32));
        Ok(Components::of_texel(texel, true))
    }
}

/// Returns coordinates of a texel. One beyond 64 bits is outside of every image.
pub(super) fn coordinates<const N: usize>(at: [Number; N]) -> [i64; N] {
    at.map(|value| value.to_integer().to_i128().and_then(|v| i64::try_from(v).ok()).unwrap_or(i64::MAX))
}
