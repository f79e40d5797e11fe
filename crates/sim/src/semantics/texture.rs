//! Sampler messages: filtered and unfiltered loads of texels, and queries of surfaces.
//!
//! For example, `sample_3d` with the parameters `U` and `V` samples a two-dimensional image, and
//! writes each colour channel to consecutive registers.

use crate::bytecode::memory_op::Target;
use crate::bytecode::size_of;
use crate::interp::context::{ExecContext, Flow};
use crate::lower::operand::{guard, span};
use crate::memory::buffer::Buffer;
use crate::memory::image::{Image, TexelBits};
use crate::memory::sampler::{SamplePositions, SampledImage, Sampler, TexelRows};
use crate::numerics::float_formats::{Rounding, f32_from_hf, hf_from_f64};
use crate::numerics::rows::{ROW_LANES, row_at};
use crate::numerics::value::Lanes;
use crate::semantics::undefined::{MessageElements, UndefinedUse};
use crate::trap::Fault;
use fearless_simd::Level;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::prelude::*;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::{ExecMask, ExecSize, InfoOp, LoadOp, LscAddrType, SampleOp, SamplerSimd};
use openvisa_isa::instructions::{Info, Load, Sample, ThreeDLoad, ThreeDSample, ThreeDSample4};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::semantics::MAX_LANES;
use openvisa_isa::{InstKind, LAYOUTS, parameters};

/// The lanes of a sampler message.
struct MessageLanes {
    /// Number of lanes.
    n: usize,
    /// Mask of the active lanes.
    mask: u32,
}

impl MessageLanes {
    fn active(&self) -> impl Iterator<Item = usize> + use<> {
        let mask = self.mask;
        (0..self.n).filter(move |i| mask >> i & 1 == 1)
    }
}

/// The colour channels R, G, B and A of the texels of all lanes.
type LaneTexels = [Lanes<u32>; 4];

/// The positions of all lanes.
type LanePositions = SamplePositions<MAX_LANES>;

/// What a sampler message computes from the texels around a position.
#[derive(Clone, Copy)]
enum Sampling {
    /// The filtered texel.
    Filter,
    /// The share of texels whose comparison with the reference is true.
    Compare,
    /// The colour channel with this number of four texels, or their comparisons with the reference.
    Gather(usize),
}

/// Computes the texels of the lanes in `mask`, with the vector instructions of the host if it has
/// them.
fn compute_texels(level: Level, mask: u32, texels_from: impl Fn(usize) -> TexelRows) -> LaneTexels {
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    if let Some(avx2) = level.as_avx2() {
        return avx2.vectorize(
            #[inline(always)]
            || compute_rows(mask, texels_from),
        );
    }
    let _ = level;
    compute_rows(mask, texels_from)
}

/// Computes the texels of the lanes in `mask`, as many lanes at once as a vector register has.
#[inline(always)]
fn compute_rows(mask: u32, texels_from: impl Fn(usize) -> TexelRows) -> LaneTexels {
    let mut texels = [[0; MAX_LANES]; 4];
    for first in (0..MAX_LANES).step_by(ROW_LANES) {
        if mask >> first & ((1 << ROW_LANES) - 1) != 0 {
            for (to, from) in texels.iter_mut().zip(texels_from(first)) {
                to[first..][..ROW_LANES].copy_from_slice(&from);
            }
        }
    }
    texels
}

/// Samples an image at the positions of the lanes in `mask`.
fn sample_lanes(
    level: Level,
    mask: u32,
    sampled: SampledImage<'_>,
    at: &LanePositions,
    sampling: Sampling,
    references: Option<&Lanes<f32>>,
) -> LaneTexels {
    compute_texels(
        level,
        mask,
        #[inline(always)]
        |first| {
            let (at, references) = (at.row(first), references.map(|lanes| row_at(lanes, first)));
            match (sampling, references) {
                (Sampling::Gather(channel), references) => sampled.gather(&at, channel, references),
                (Sampling::Compare, Some(references)) => sampled.compare(&at, references),
                _ => sampled.sample(&at),
            }
        },
    )
}

/// Converts the results of each lane to those of each colour channel.
fn by_channel(texels: Lanes<TexelBits>) -> LaneTexels {
    std::array::from_fn(|c| texels.map(|texel| texel[c]))
}

/// The named parameters of a message.
struct Parameters {
    names: &'static [&'static str],
    /// Register offset of each parameter in bytes. `None` if it is omitted or null.
    places: Vec<Option<usize>>,
    /// Size of an element in bytes.
    size: usize,
}

/// Returns the names of an operation's parameters in the order of the specification. `narrow`
/// selects the layout of 16-bit parameters.
pub(crate) fn parameter_names(kind: InstKind, op: u64, narrow: bool) -> &'static [&'static str] {
    let of_op = |layout: &&openvisa_isa_core::layout::Layout| {
        layout.instruction == kind as u16 && layout.keys.iter().all(|key| key.codes.contains(&op))
    };
    let mut layouts = LAYOUTS.0.iter().filter(of_op);
    // If the width selects the layout, the one of 16-bit parameters is the second.
    let first = layouts.next();
    let layout = if narrow { layouts.next().or(first) } else { first };
    layout.and_then(|l| l.fields.last()).and_then(|f| f.list).map_or(&[], |list| list.names)
}

/// Converts an element of 2 or 4 bytes to single precision.
fn to_single(bits: u32, size: usize) -> f32 {
    if size == 2 { f32_from_hf(bits as u16) } else { f32::from_bits(bits) }
}

/// Extracts a signed bit field.
fn extract_signed(value: u32, low: u32, width: u32) -> i32 {
    ((value >> low) << (32 - width)) as i32 >> (32 - width)
}

/// Decodes the texel offsets of an immediate operand: four bits each for R, V and U, from the
/// lowest.
fn immediate_offset(bits: u32) -> [i32; 3] {
    [extract_signed(bits, 8, 4), extract_signed(bits, 4, 4), extract_signed(bits, 0, 4)]
}

/// Decodes the texel offsets in the low twelve bits of a packed parameter: six bits each for U and
/// V, or four each for U, V and R.
pub(crate) fn packed_offset(bits: u32, axes: usize) -> [i32; 3] {
    let width = OFFSETS / axes as u32;
    std::array::from_fn(|d| if d < axes { extract_signed(bits, width * d as u32, width) } else { 0 })
}

/// Decodes a number whose low bits are replaced by `others` bits of another parameter.
fn packed_value(bits: u32, others: u32) -> f32 {
    f32::from_bits(bits & u32::MAX << others)
}

/// Number of low bits of a packed parameter that hold offsets, and that hold an index.
const OFFSETS: u32 = 12;
const INDEX: u32 = 9;

/// Packed parameters that hold texel offsets, with the number of axes.
const PACKED_OFFSETS: [(&str, usize); 8] = [
    (parameters::OFF_UVR, 3),
    (parameters::OFF_UV, 2),
    (parameters::BIAS_OFF_UVR, 3),
    (parameters::LOD_OFF_UVR, 3),
    (parameters::BIAS_OFF_UV, 2),
    (parameters::LOD_OFF_UV, 2),
    (parameters::OFF_UVR_R, 3),
    (parameters::OFF_UV_R, 2),
];

/// Returns whether an operand is the null variable.
fn is_null(operand: &VecOperand) -> bool {
    matches!(operand, VecOperand::General { id: 0, .. })
}

impl<'a> ExecContext<'a> {
    /// Resolves a surface variable to its image, texels and binding table index.
    pub(crate) fn texture(&self, surface: u8) -> Result<(Image, &'a Buffer, u32), Fault> {
        self.texture_of(self.surface(surface))
    }

    /// Resolves a memory to its image, texels and binding table index.
    pub(crate) fn texture_of(&self, target: Target) -> Result<(Image, &'a Buffer, u32), Fault> {
        let Target::Surface(place) = target else {
            return Err(Fault::Invalid("this memory has no texels".to_owned()));
        };
        let bound = self.bound;
        match bound.textures.image(place) {
            Some(image) => match bound.memory.buffer(image.buffer) {
                Some(buffer) => Ok((*image, buffer, place)),
                None => Err(Fault::Invalid(format!("surface {place} is an image without texels"))),
            },
            None => Err(Fault::Invalid(format!("no image is bound to surface {place}"))),
        }
    }

    /// Resolves a surface state operand, or a surface variable if the operand is null, to its
    /// image.
    pub(crate) fn texture_at(
        &self,
        surface: u8,
        state: &VecOperand,
        index: u32,
    ) -> Result<(Image, &'a Buffer, u32), Fault> {
        match is_null(state) {
            true => self.texture(surface),
            false => self.texture_of(self.lsc_surface(LscAddrType::Surf, state, index)?),
        }
    }

    /// Resolves a sampler state operand, or a sampler variable if the operand is null, to its
    /// sampler.
    pub(crate) fn sampler_at(&self, sampler: u8, state: &VecOperand, index: u32) -> Result<Sampler, Fault> {
        if is_null(state) {
            return self.resolve_sampler(sampler);
        }
        let address = (self.checked_scalar(state)? as u32).wrapping_add(index);
        let found = self.bound.textures.sampler_at(address);
        found.copied().ok_or_else(|| Fault::Invalid(format!("no sampler is bound to the state at {address:#x}")))
    }

    /// Resolves a sampler variable to its sampler.
    pub(crate) fn resolve_sampler(&self, id: u8) -> Result<Sampler, Fault> {
        let first = self.routine.samplers.get(usize::from(id)).copied().unwrap_or(0);
        let value = self.thread.state.samplers.get(usize::from(first)).copied().unwrap_or(0);
        let textures = &self.bound.textures;
        let found = match Some(id) == self.program.predefined.bindless_sampler {
            true => textures.sampler_at(value),
            false => textures.sampler(value),
        };
        found.copied().ok_or_else(|| Fault::Invalid(format!("no sampler is bound to {value:#x}")))
    }

    /// Returns the lanes of an instruction.
    fn channels_of(&self, exec: ExecControl, pred: Predicate) -> MessageLanes {
        let span = span(exec);
        MessageLanes { n: usize::from(span.n), mask: self.message_lanes(span, guard(pred)) }
    }

    /// Returns the element size of a raw operand in bytes.
    fn element_size(&self, operand: &RawOperand) -> usize {
        let variable = self.routine.variables.get(operand.id as usize);
        variable.and_then(|v| v.data_type).map_or(4, |t| size_of(t) as usize)
    }

    /// Returns the parameters of a message. Reports undefined ones of enabled lanes.
    fn read_parameters(
        &self,
        kind: InstKind,
        op: u64,
        operands: impl Iterator<Item = RawOperand>,
        channels: &MessageLanes,
    ) -> Parameters {
        let operands: Vec<_> = operands.collect();
        let size = operands.iter().find(|o| o.id != 0).map_or(4, |o| self.element_size(o));
        let places: Vec<_> = operands.iter().map(|o| self.routine.raw(o)).collect();
        self.check_parameters(&places, size.min(4), channels);
        Parameters { names: parameter_names(kind, op, size == 2), places, size }
    }

    /// Reports undefined parameters of enabled lanes.
    fn check_parameters(&self, places: &[Option<usize>], size: usize, channels: &MessageLanes) {
        for place in places {
            self.check_lanes(MessageElements::packed(*place, size), 0, channels.mask, UndefinedUse::Parameter);
        }
    }

    /// Reads a parameter of all lanes. Returns `None` if the layout has no such parameter. An
    /// omitted parameter reads as 0.
    fn bits_of(&self, parameters: &Parameters, name: &str) -> Option<Lanes<u32>> {
        let index = parameters.names.iter().position(|n| *n == name)?;
        let size = parameters.size.min(4);
        let mut lanes = [0; MAX_LANES];
        if let Some(place) = parameters.places.get(index).copied().flatten() {
            let bytes = self.thread.state.registers.get(place..).unwrap_or_default();
            match size {
                4 => lanes.iter_mut().zip(bytes.as_chunks().0).for_each(|(lane, b)| *lane = u32::from_le_bytes(*b)),
                2 => lanes
                    .iter_mut()
                    .zip(bytes.as_chunks().0)
                    .for_each(|(lane, b)| *lane = u16::from_le_bytes(*b).into()),
                _ => lanes.iter_mut().zip(bytes).for_each(|(lane, b)| *lane = u32::from(*b)),
            }
        }
        Some(lanes)
    }

    /// Reads a parameter of all lanes as single-precision numbers. Returns `None` if the layout has
    /// no such parameter.
    fn reals_of(&self, parameters: &Parameters, name: &str) -> Option<Lanes<f32>> {
        self.bits_of(parameters, name).map(|bits| bits.map(|b| to_single(b, parameters.size)))
    }

    /// Writes the enabled colour channels to consecutive registers, and the pixel null mask after
    /// them if `marks` is set.
    fn put_texels(
        &mut self,
        dst: &RawOperand,
        channels: &MessageLanes,
        colours: u8,
        texels: &LaneTexels,
        integers: bool,
        marks: bool,
    ) {
        let size = self.element_size(dst).min(4);
        let pitch = (channels.n * size).next_multiple_of(self.program.register);
        let Some(dst) = self.routine.raw(dst) else { return };
        let mut place = dst;
        for (_, texels) in texels.iter().enumerate().filter(|(c, _)| colours >> c & 1 == 1) {
            if size == 4 {
                let bytes = self.thread.state.registers.get_mut(place..).unwrap_or_default();
                for (i, (to, texel)) in bytes.as_chunks_mut().0.iter_mut().zip(texels).enumerate() {
                    if channels.mask >> i & 1 == 1 {
                        *to = texel.to_le_bytes();
                    }
                }
            } else {
                for i in channels.active() {
                    let value = match size == 2 && !integers {
                        true => u32::from(hf_from_f64(f64::from(f32::from_bits(texels[i])), Rounding::NearestEven)),
                        false => texels[i],
                    };
                    self.thread.write(place + i * size, size, u64::from(value));
                }
            }
            self.define_lanes(MessageElements::packed(Some(place), size), channels.mask);
            place += pitch;
        }
        if marks {
            // Every page is mapped, so all active lanes are marked as valid.
            self.define_bytes(place, 4);
            self.thread.write(place, 4, u64::from(channels.mask));
        }
    }

    /// Computes the level of detail from the differences of coordinates in each block of 2 by 2
    /// lanes.
    fn implicit_lod(image: &Image, sampler: &Sampler, at: &[Lanes<f32>; 3]) -> Lanes<f32> {
        let dimensions = image.kind.dimensions() - usize::from(image.kind.is_array());
        std::array::from_fn(|i| {
            let first = i & !3;
            let length = |neighbour: usize| {
                let squares = (0..dimensions).map(|d| {
                    let scale = if sampler.normalized { image.size[d] as f32 } else { 1.0 };
                    let change = (at[d][first + neighbour] - at[d][first]) * scale;
                    change * change
                });
                squares.sum::<f32>().sqrt()
            };
            // As other approximate functions, in double precision.
            f64::from(length(1).max(length(2))).log2() as f32
        })
    }

    /// Computes the position of each lane: its coordinates, and the texel offsets of the message.
    fn positions(&self, message: &Parameters, offset: &VecOperand) -> Result<LanePositions, Fault> {
        let zeros = [0.0; MAX_LANES];
        let [u, v, mut r] =
            [parameters::U, parameters::V, parameters::R].map(|name| self.reals_of(message, name).unwrap_or(zeros));
        let mut offset = immediate_offset(self.checked_scalar(offset)? as u32).map(|along| [along; MAX_LANES]);
        // Offsets in a parameter replace those of the immediate operand.
        for (name, axes) in PACKED_OFFSETS {
            if let Some(bits) = self.bits_of(message, name) {
                offset = std::array::from_fn(|d| bits.map(|b| packed_offset(b, axes)[d]));
            }
        }
        for name in [parameters::OFF_UVR_R, parameters::OFF_UV_R] {
            if let Some(bits) = self.bits_of(message, name) {
                r = bits.map(|b| packed_value(b, OFFSETS));
            }
        }
        if let (Some(x), Some(y)) = (self.bits_of(message, parameters::OFFU), self.bits_of(message, parameters::OFFV)) {
            offset = [x.map(|x| extract_signed(x, 0, 6)), y.map(|y| extract_signed(y, 0, 6)), [0; MAX_LANES]];
        }
        if let Some(bits) = self.bits_of(message, parameters::MLOD_R) {
            r = bits.map(|b| (b & !(u32::MAX << INDEX)) as f32);
        }
        Ok(SamplePositions { at: [u, v, r], offset })
    }

    /// Executes a sampler message that filters, compares, gathers or queries.
    pub(crate) fn sample_filtered(&mut self, inst: &ThreeDSample<'_>) -> Result<Flow, Fault> {
        let Some(op) = inst.op.op() else {
            return Err(Fault::Invalid("an unknown operation of the sampler".to_owned()));
        };
        let channels = self.channels_of(inst.exec_size, inst.pred);
        let message = self.read_parameters(InstKind::ThreeDSample, u64::from(op.bits()), inst.params.iter(), &channels);
        let (image, buffer, _) = self.texture_at(inst.surface.bits(), &inst.surface_state, inst.surface_index)?;
        let mut integers = image.format.channel.is_integer();
        let texels = if let SampleOp::Resinfo | SampleOp::Sampleinfo = op {
            integers = true;
            let levels = self.bits_of(&message, parameters::LOD).unwrap_or([0; MAX_LANES]);
            by_channel(levels.map(|level| if op == SampleOp::Resinfo { mip_extent(&image, level) } else { SAMPLES }))
        } else {
            let sampler = self.sampler_at(inst.sampler.bits(), &inst.sampler_state, inst.sampler_index)?;
            let at = self.positions(&message, &inst.aoffimmi)?;
            let references = self.reals_of(&message, parameters::REF);
            // Comparisons give numbers, whatever the format of the texels is.
            integers &= references.is_none() && op != SampleOp::Lod;
            let sampling = match op {
                SampleOp::Gather4 | SampleOp::Gather4C => Sampling::Gather(0),
                _ if references.is_some() => Sampling::Compare,
                _ => Sampling::Filter,
            };
            match op {
                // There is one mip level, so only the unclamped level is computed.
                SampleOp::Lod => {
                    let detail = Self::implicit_lod(&image, &sampler, &at.at);
                    [[0; MAX_LANES], detail.map(f32::to_bits), [0; MAX_LANES], [0; MAX_LANES]]
                }
                _ => {
                    let sampled = SampledImage { sampler, image, buffer };
                    sample_lanes(self.level, channels.mask, sampled, &at, sampling, references.as_ref())
                }
            }
        };
        let marks = inst.op.pixel_null_mask() || op == SampleOp::SampleKillpix;
        self.put_texels(&inst.dst, &channels, inst.channels.mask(), &texels, integers, marks);
        Ok(Flow::Next)
    }

    /// Gathers one colour channel of four texels per lane.
    pub(crate) fn sample_four(&mut self, inst: &ThreeDSample4<'_>) -> Result<Flow, Fault> {
        let Some(op) = inst.op.op() else {
            return Err(Fault::Invalid("an unknown operation of the sampler".to_owned()));
        };
        let channels = self.channels_of(inst.exec_size, inst.pred);
        let message =
            self.read_parameters(InstKind::ThreeDSample4, u64::from(op.bits()), inst.params.iter(), &channels);
        let (image, buffer, _) = self.texture_at(inst.surface.bits(), &inst.surface_state, inst.surface_index)?;
        let sampler = self.sampler_at(inst.sampler.bits(), &inst.sampler_state, inst.sampler_index)?;
        let at = self.positions(&message, &inst.aoffimmi)?;
        let references = self.reals_of(&message, parameters::REF);
        let sampling = Sampling::Gather(usize::from(inst.src_channel.bits() & 3));
        let sampled = SampledImage { sampler, image, buffer };
        let texels = sample_lanes(self.level, channels.mask, sampled, &at, sampling, references.as_ref());
        let integers = image.format.channel.is_integer() && references.is_none();
        self.put_texels(&inst.dst, &channels, 0xf, &texels, integers, inst.op.pixel_null_mask());
        Ok(Flow::Next)
    }

    /// Loads texels by integer coordinates.
    pub(crate) fn load_texels(&mut self, inst: &ThreeDLoad<'_>) -> Result<Flow, Fault> {
        let Some(op) = inst.op.op() else {
            return Err(Fault::Invalid("an unknown operation of the sampler".to_owned()));
        };
        let channels = self.channels_of(inst.exec_size, inst.pred);
        let message = self.read_parameters(InstKind::ThreeDLoad, u64::from(op.bits()), inst.params.iter(), &channels);
        let (image, buffer, _) = self.texture_at(inst.surface.bits(), &inst.surface_state, inst.surface_index)?;
        let [u, v, r, lod] = [parameters::U, parameters::V, parameters::R, parameters::LOD]
            .map(|name| self.bits_of(&message, name).unwrap_or([0; MAX_LANES]));
        let offset = immediate_offset(self.checked_scalar(&inst.aoffimmi)? as u32);
        let spare = 32 - 8 * message.size.clamp(1, 4) as u32;
        let at = [u, v, r].map(|lanes| lanes.map(|bits| (bits << spare) as i32 >> spare));
        let texels = match op {
            // A surface without multisampling has no multisample control surface, and one sample.
            LoadOp::LdMcs => [[0; MAX_LANES]; 4],
            _ => self.fetch_lanes(&image, buffer, channels.mask, at, offset, &lod),
        };
        let integers = image.format.channel.is_integer();
        self.put_texels(&inst.dst, &channels, inst.channels.mask(), &texels, integers, inst.op.pixel_null_mask());
        Ok(Flow::Next)
    }

    /// Loads texels of a mip level without filtering. Coordinates outside give the border colour.
    fn fetch_lanes(
        &self,
        image: &Image,
        buffer: &Buffer,
        mask: u32,
        at: [Lanes<i32>; 3],
        offset: [i32; 3],
        levels: &Lanes<u32>,
    ) -> LaneTexels {
        let layers = if image.kind.is_array() { image.kind.dimensions() - 1 } else { at.len() };
        // Texel offsets do not apply to the layer.
        let offset = |d: usize| if d == layers { 0 } else { offset[d] };
        // There is one mip level. No texel of another one is inside.
        let along = |d: usize, i: usize| if levels[i] == 0 { at[d][i].saturating_add(offset(d)) } else { -1 };
        let at: [Lanes<i32>; 3] = std::array::from_fn(|d| std::array::from_fn(|i| along(d, i)));
        compute_texels(
            self.level,
            mask,
            #[inline(always)]
            |first| {
                let [x, y, z] = &at;
                image.fetch_texels(buffer, [&row_at(x, first), &row_at(y, first), &row_at(z, first)])
            },
        )
    }

    /// Queries the size of a surface, or its number of samples.
    pub(crate) fn surface_info(&mut self, inst: &Info) -> Result<Flow, Fault> {
        let channels = self.channels_of(inst.exec_size, Predicate::default());
        let (image, ..) = self.texture_at(inst.surface.bits(), &inst.surface_state, inst.surface_index)?;
        let lod = self.routine.raw(&inst.lod);
        if inst.op == InfoOp::Resinfo {
            self.check_parameters(&[lod], 4, &channels);
        }
        let texels = by_channel(std::array::from_fn(|i| match inst.op {
            InfoOp::Resinfo => mip_extent(&image, lod.map_or(0, |at| self.thread.read(at + i * 4, 4) as u32)),
            _ => SAMPLES,
        }));
        self.put_texels(&inst.dst, &channels, inst.channels.mask(), &texels, true, false);
        Ok(Flow::Next)
    }

    /// Returns the lanes of a message in the older form, which begin at the first lane.
    fn older_channels(&self, simd: Option<SamplerSimd>) -> MessageLanes {
        let size = if simd == Some(SamplerSimd::Channels16) { ExecSize::Simd16 } else { ExecSize::Simd8 };
        self.channels_of(ExecControl::default().with_size(size).with_mask(ExecMask::M1), Predicate::default())
    }

    /// Reads the coordinates of a message in the older form.
    fn older_coordinates(&self, channels: &MessageLanes, operands: [&RawOperand; 3]) -> [Lanes<u32>; 3] {
        self.check_parameters(&operands.map(|operand| self.routine.raw(operand)), 4, channels);
        operands.map(|operand| {
            let place = self.routine.raw(operand);
            std::array::from_fn(|i| place.map_or(0, |at| self.thread.read(at + i * 4, 4) as u32))
        })
    }

    /// Executes `sample` in the older form, with filtering.
    pub(crate) fn sample_older(&mut self, inst: &Sample) -> Result<Flow, Fault> {
        let channels = self.older_channels(inst.mode.simd());
        let (image, buffer, _) = self.texture(inst.surface.bits())?;
        let sampler = self.resolve_sampler(inst.sampler.bits())?;
        let at = self.older_coordinates(&channels, [&inst.u, &inst.v, &inst.r]).map(|lanes| lanes.map(f32::from_bits));
        let (at, sampled) =
            (SamplePositions { at, offset: [[0; MAX_LANES]; 3] }, SampledImage { sampler, image, buffer });
        let texels = sample_lanes(self.level, channels.mask, sampled, &at, Sampling::Filter, None);
        let integers = image.format.channel.is_integer();
        self.put_texels(&inst.dst, &channels, inst.mode.mask(), &texels, integers, false);
        Ok(Flow::Next)
    }

    /// Executes `load` in the older form, without filtering.
    pub(crate) fn load_older(&mut self, inst: &Load) -> Result<Flow, Fault> {
        let channels = self.older_channels(inst.mode.simd());
        let (image, buffer, _) = self.texture(inst.surface.bits())?;
        let at = self.older_coordinates(&channels, [&inst.u, &inst.v, &inst.r]);
        let at = at.map(|lanes| lanes.map(|bits| bits as i32));
        let texels = self.fetch_lanes(&image, buffer, channels.mask, at, [0; 3], &[0; MAX_LANES]);
        let integers = image.format.channel.is_integer();
        self.put_texels(&inst.dst, &channels, inst.mode.mask(), &texels, integers, false);
        Ok(Flow::Next)
    }
}

/// Returns the fault of an atomic operation of some bytes on texels with fewer.
pub(crate) fn narrow_texels(size: usize, place: u32, image: &Image) -> Fault {
    let (format, bits) = (image.format, size * 8);
    Fault::Invalid(format!("an atomic operation of {bits} bits on surface {place}, whose texels are {format}"))
}

/// The sample information of a surface without multisampling: one sample, and position index 0.
pub(crate) const SAMPLES: TexelBits = [1, 0, 0, 0];

/// Returns the size of a mip level, and the number of mip levels.
pub(crate) fn mip_extent(image: &Image, level: u32) -> TexelBits {
    let [width, height, depth] = image.mip_size(level);
    [width, height, depth, 1]
}
