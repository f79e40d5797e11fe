//! Typed surfaces: loads, stores and atomic operations on texels by coordinates, without a sampler.
//!
//! For example, `gather4_typed.RG` loads red and green of one texel per lane, and writes them to
//! consecutive registers.

use crate::bytecode::memory_op::{AtomicUpdate, Target};
use crate::interp::context::{ExecContext, Flow};
use crate::lower::atomic::{atomic_update, lsc_atomic};
use crate::lower::operand::{guard, operand_modifier, operand_type, span, stated_number};
use crate::memory::image::{Image, TexelBits};
use crate::semantics::texture;
use crate::semantics::undefined::{MessageElements, UndefinedUse};
use crate::trap::Fault;
use openvisa_isa::bit_fields::{ColourChannels, ExecControl, Predicate};
use openvisa_isa::enums::{AtomicWidth, LscDataSize, LscTypedOp, LscUntypedOp, MediaLines, Modifier};
use openvisa_isa::instructions::{
    LscTypedBlock2d, LscTypedQuad, LscTypedVector, LscUntypedAppend, MediaLd, MediaSt, TypedAtomic,
};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{DataType, InstKind};
use std::sync::atomic::Ordering::Relaxed;

/// An access to a typed surface: its lanes, surface and coordinates.
struct Access {
    first: u8,
    n: usize,
    mask: u32,
    target: Target,
    /// Register offsets in bytes of the 32-bit coordinates U, V, R and the level of detail. `None`
    /// reads as zeros.
    coordinates: [Option<usize>; 4],
    /// The offsets that are added to the coordinates.
    offsets: [i32; 3],
    /// Number of bytes of registers that a component of a texel takes.
    slot: usize,
}

/// Returns the size in memory of the texel of an LSC atomic operation, in bytes.
fn texel_bytes(size: LscDataSize) -> usize {
    match size {
        LscDataSize::D64 => 8,
        LscDataSize::D16u32 => 2,
        _ => 4,
    }
}

/// A block of bytes of a two-dimensional surface, and the registers that it is copied to or from.
struct ByteBlock {
    target: Target,
    /// Distance of the left edge from that of the surface, in bytes.
    left: i64,
    /// Number of the first line.
    top: i64,
    /// Number of bytes of a row.
    width: u16,
    /// Number of rows.
    height: u16,
    lines: MediaLines,
    /// Offset in bytes of the first row in the register file. `None` for the null variable.
    registers: Option<usize>,
    loads: bool,
}

impl ByteBlock {
    /// Returns the row of the surface that a row of the block is copied to or from.
    fn row(&self, y: u16) -> i64 {
        let line = self.top + i64::from(y);
        match self.lines {
            MediaLines::TopField => 2 * line,
            MediaLines::BottomField => 2 * line + 1,
            _ => line,
        }
    }
}

/// Number of bytes of a surface state.
const SURFACE_STATE_BYTES: usize = 64;

/// Maximum number of bytes of a row of a block, and maximum number of rows.
const MAX_BLOCK_BYTES: u16 = 64;

impl ExecContext<'_> {
    /// Returns the access of a message.
    fn texels(
        &self,
        exec: ExecControl,
        pred: Predicate,
        target: Target,
        at: [&RawOperand; 4],
        offsets: [i32; 3],
    ) -> Access {
        let span = span(exec);
        let (n, mask) = (usize::from(span.n), self.message_lanes(span, guard(pred)));
        let coordinates = at.map(|operand| self.routine.raw(operand));
        Access { first: span.first, n, mask, target, coordinates, offsets, slot: 4 }
    }

    /// Returns the coordinates of a lane. Returns `None` if its mip level or sample does not exist.
    fn texel_at(&self, access: &Access, i: usize) -> Option<[i64; 3]> {
        let read = |d: usize| access.coordinates[d].map_or(0, |at| self.thread.read(at + i * 4, 4));
        // Coordinates have 32 bits. Negative ones are outside, like very large unsigned ones.
        let at = std::array::from_fn(|d| i64::from((read(d) as i32).wrapping_add(access.offsets[d])));
        (read(3) == 0).then_some(at)
    }

    /// Reports undefined coordinates of enabled lanes.
    fn check_texel_coordinates(&self, access: &Access) {
        for place in access.coordinates {
            let elements = MessageElements::packed(place, 4);
            self.check_lanes(elements, access.first, access.mask, UndefinedUse::Parameter);
        }
    }

    /// Checks in strict mode that a texel was found.
    ///
    /// # Errors
    /// If the coordinates are outside the image.
    fn check_inside(&self, access: &Access, i: usize, write: bool, image: &Image, found: bool) -> Result<(), Fault> {
        if found {
            return Ok(());
        }
        self.check_outside(image, self.texel_at(access, i).unwrap_or([-1; 3]), access.first + i as u8, write)
    }

    /// Checks an access of a channel to a texel outside of an image.
    ///
    /// # Errors
    /// In strict mode.
    pub(crate) fn check_outside(&self, image: &Image, at: [i64; 3], channel: u8, write: bool) -> Result<(), Fault> {
        if !self.policy.strict {
            return Ok(());
        }
        let ([x, y, z], name) = (image.size, self.bound.describe(image.buffer));
        let image = format!("{name} and {x} x {y} x {z} texels");
        Err(Fault::OutOfImage { write, at, channel, image })
    }

    /// Checks in strict mode that a store is not to an image that the kernel declares as read-only.
    ///
    /// # Errors
    /// If the image is read-only.
    pub(crate) fn check_image_writable(&self, image: &Image) -> Result<(), Fault> {
        if self.policy.strict && self.bound.is_read_only(image.buffer) {
            return Err(Fault::ReadOnly { channel: None, memory: self.bound.describe(image.buffer) });
        }
        Ok(())
    }

    /// Loads the colour channels in `colours` of one texel per lane.
    fn read_texels(&mut self, access: &Access, colours: u8, dst: &RawOperand) -> Result<Flow, Fault> {
        let (image, buffer, _) = self.texture_of(access.target)?;
        let slot = access.slot;
        let pitch = (access.n * slot).next_multiple_of(self.program.register);
        let mut texels = [[0; 4]; 32];
        for i in (0..access.n).filter(|i| access.mask >> i & 1 == 1) {
            let found = self.texel_at(access, i).and_then(|at| image.fetch_texel(buffer, at));
            self.check_inside(access, i, false, &image, found.is_some())?;
            texels[i] = found.unwrap_or_else(|| image.format.outside_texel());
        }
        self.check_texel_coordinates(access);
        let Some(dst) = self.routine.raw(dst) else { return Ok(Flow::Next) };
        for (n, c) in (0..4).filter(|c| colours >> c & 1 == 1).enumerate() {
            self.define_lanes(MessageElements::packed(Some(dst + n * pitch), slot), access.mask);
            for i in (0..access.n).filter(|i| access.mask >> i & 1 == 1) {
                self.thread.write(dst + n * pitch + i * slot, slot, u64::from(texels[i][c]));
            }
        }
        Ok(Flow::Next)
    }

    /// Stores the colour channels in `colours` of one texel per lane.
    fn write_texels(&mut self, access: &Access, colours: u8, src: &RawOperand) -> Result<Flow, Fault> {
        let (image, buffer, _) = self.texture_of(access.target)?;
        self.check_image_writable(&image)?;
        let slot = access.slot;
        let pitch = (access.n * slot).next_multiple_of(self.program.register);
        let src = self.routine.raw(src);
        self.check_texel_coordinates(access);
        for component in 0..colours.count_ones() as usize {
            let elements = MessageElements::packed(src.map(|at| at + component * pitch), slot);
            self.check_lanes(elements, access.first, access.mask, UndefinedUse::Data);
        }
        for i in (0..access.n).filter(|i| access.mask >> i & 1 == 1) {
            let place = self.texel_at(access, i).and_then(|at| image.texel_offset(at));
            self.check_inside(access, i, true, &image, place.is_some())?;
            let Some(at) = self.texel_at(access, i) else { continue };
            let mut texel: TexelBits = [0; 4];
            for (n, c) in (0..4).filter(|c| colours >> c & 1 == 1).enumerate() {
                texel[c] = src.map_or(0, |from| self.thread.read(from + n * pitch + i * slot, slot)) as u32;
            }
            image.store_texel(buffer, self.policy.alone, at, colours, texel);
        }
        Ok(Flow::Next)
    }

    /// Executes an atomic operation on one texel per lane. A texel outside the surface reads as 0,
    /// and is not written.
    fn update_texels(
        &mut self,
        access: &Access,
        size: usize,
        sources: [&RawOperand; 2],
        dst: &RawOperand,
        operation: impl Fn(u64, u64) -> Option<AtomicUpdate>,
    ) -> Result<Flow, Fault> {
        let (image, buffer, place) = self.texture_of(access.target)?;
        if access.mask != 0 && image.format.texel_size() < size {
            return Err(texture::narrow_texels(size, place, &image));
        }
        self.check_image_writable(&image)?;
        let alone = self.policy.alone;
        let slot = size.max(4);
        let mut results = [None; 32];
        self.check_texel_coordinates(access);
        for operand in sources {
            let elements = MessageElements { at: self.routine.raw(operand), size, step: slot };
            self.check_lanes(elements, access.first, access.mask, UndefinedUse::Data);
        }
        for i in (0..access.n).filter(|i| access.mask >> i & 1 == 1) {
            let [first, second] =
                sources.map(|operand| self.routine.raw(operand).map_or(0, |at| self.thread.read(at + i * slot, size)));
            let Some(update) = operation(first, second) else {
                return Err(Fault::Invalid("an unknown atomic operation".to_owned()));
            };
            let at = self.texel_at(access, i).and_then(|at| image.texel_offset(at));
            self.check_inside(access, i, true, &image, at.is_some())?;
            results[i] = Some(at.map_or(0, |at| {
                let old = buffer.update(alone, at, size, |old| update.apply(size, old).0);
                update.apply(size, old).1
            }));
        }
        self.define_lanes(MessageElements::packed(self.routine.raw(dst), slot), access.mask);
        if let Some(dst) = self.routine.raw(dst) {
            for (i, result) in results.iter().enumerate() {
                if let Some(result) = result {
                    self.thread.write(dst + i * slot, slot, *result);
                }
            }
        }
        Ok(Flow::Next)
    }

    /// Loads or stores texels in the older form, with 32-bit coordinates and a surface variable.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn access_typed(
        &mut self,
        exec: ExecControl,
        pred: Predicate,
        channels: ColourChannels,
        surface: u8,
        at: [&RawOperand; 4],
        data: &RawOperand,
        write: bool,
    ) -> Result<Flow, Fault> {
        let access = self.texels(exec, pred, self.surface(surface), at, [0; 3]);
        match write {
            true => self.write_texels(&access, channels.mask(), data),
            false => self.read_texels(&access, channels.mask(), data),
        }
    }

    pub(crate) fn typed_atomics(&mut self, inst: &TypedAtomic) -> Result<Flow, Fault> {
        let at = [&inst.u, &inst.v, &inst.r, &inst.lod];
        let access = self.texels(inst.exec_size, inst.pred, self.surface(inst.surface.bits()), at, [0; 3]);
        let size = if inst.op.width() == Some(AtomicWidth::Bit16) { 2 } else { 4 };
        let control = inst.op;
        self.update_texels(&access, size, [&inst.src0, &inst.src1], &inst.dst, |a, b| atomic_update(control, a, b))
    }

    /// Executes an LSC load or store of selected components of texels.
    pub(crate) fn typed_quad(&mut self, i: &LscTypedQuad) -> Result<Flow, Fault> {
        let target = self.lsc_surface(i.addr_type, &i.surface, i.surface_index)?;
        let at = [&i.src0_addrs_u, &i.src0_addrs_v, &i.src0_addrs_r, &i.src0_addrs_lod];
        let offsets = [i.src0_offset_u, i.src0_offset_v, i.src0_offset_r];
        let slot = texel_bytes(i.data_size).max(4);
        let access = Access { slot, ..self.texels(i.exec_size, i.predicate, target, at, offsets) };
        match i.lsc_sub_op {
            LscTypedOp::LscStoreQuad | LscTypedOp::LscStoreQuadMsrt => {
                self.write_texels(&access, i.ch_mask.mask(), &i.src1_data)
            }
            _ => self.read_texels(&access, i.ch_mask.mask(), &i.dst_data),
        }
    }

    /// Executes LSC atomic operations on texels, queries of surfaces, and uncompressed stores.
    pub(crate) fn typed_vector(&mut self, i: &LscTypedVector) -> Result<Flow, Fault> {
        let target = self.lsc_surface(i.addr_type, &i.surface, i.surface_index)?;
        let at = [&i.src0_addrs_u, &i.src0_addrs_v, &i.src0_addrs_r, &i.src0_addrs_lod];
        let offsets = [i.src0_offset_u, i.src0_offset_v, i.src0_offset_r];
        let slot = texel_bytes(i.data_size).max(4);
        let access = Access { slot, ..self.texels(i.exec_size, i.predicate, target, at, offsets) };
        match i.lsc_sub_op {
            LscTypedOp::LscReadSurfaceInfo => {
                let (image, ..) = self.texture_of(access.target)?;
                if let Some(dst) = self.routine.raw(&i.dst_data) {
                    self.define_bytes(dst, SURFACE_STATE_BYTES);
                    for (k, dword) in surface_state(&image).into_iter().enumerate() {
                        self.thread.write(dst + k * 4, 4, u64::from(dword));
                    }
                }
                Ok(Flow::Next)
            }
            LscTypedOp::LscLoadStatus | LscTypedOp::LscLoadQuadStatus => {
                let (image, ..) = self.texture_of(access.target)?;
                let on = (0..access.n).filter(|i| access.mask >> i & 1 == 1);
                let present = on.filter(|i| self.texel_at(&access, *i).and_then(|at| image.texel_offset(at)).is_some());
                let bits = present.fold(0, |bits, i| bits | 1_u32 << i);
                let packed = i.lsc_sub_op == LscTypedOp::LscLoadStatus;
                let dst = self.routine.raw(&i.dst_data);
                self.define_lanes(MessageElements::packed(dst, 4), if packed { 1 } else { access.mask });
                self.tell(dst, access.mask, bits, packed);
                Ok(Flow::Next)
            }
            LscTypedOp::LscStoreUncompressed => {
                let components = u8::MAX >> (8 - stated_number(Some(i.data_elems_per_addr)).clamp(1, 4));
                self.write_texels(&access, components, &i.src1_data)
            }
            op => {
                // The codes of typed atomic operations are those of the untyped ones.
                let op = LscUntypedOp::from_bits(op.bits()).and_then(lsc_atomic);
                let size = texel_bytes(i.data_size);
                let sources = [&i.src1_data, &i.src2_data];
                self.update_texels(&access, size, sources, &i.dst_data, |first, second| {
                    op.map(|op| AtomicUpdate { op, first, second })
                })
            }
        }
    }

    /// Loads or stores a block of bytes of a two-dimensional surface.
    pub(crate) fn typed_block(&mut self, i: &LscTypedBlock2d) -> Result<Flow, Fault> {
        let target = self.lsc_surface(i.addr_type, &i.surface, i.surface_index)?;
        let sign = |v: u64| i64::from(v as u32 as i32);
        let loads = i.lsc_sub_op == LscTypedOp::LscLoadBlock2d;
        self.move_block(ByteBlock {
            target,
            left: sign(self.checked_scalar(&i.src0_addr_x)?) + i64::from(i.src0_offset_x),
            top: sign(self.checked_scalar(&i.src0_addr_y)?) + i64::from(i.src0_offset_y),
            width: i.block_width,
            height: i.block_height,
            lines: MediaLines::NoModifiers,
            registers: self.routine.raw(if loads { &i.dst_data } else { &i.src1_data }),
            loads,
        })
    }

    /// Loads a block of bytes of a two-dimensional surface, of all its lines or of every second
    /// one.
    pub(crate) fn load_media(&mut self, i: &MediaLd) -> Result<Flow, Fault> {
        self.move_block(ByteBlock {
            target: self.surface(i.surface.bits()),
            left: self.signed_scalar(&i.x_offset)?,
            top: self.signed_scalar(&i.y_offset)?,
            width: i.block_width.into(),
            height: i.block_height.into(),
            lines: i.modifiers,
            registers: self.routine.raw(&i.dst),
            loads: true,
        })
    }

    /// Stores a block of bytes of a two-dimensional surface, to all its lines or to every second
    /// one.
    pub(crate) fn store_media(&mut self, i: &MediaSt) -> Result<Flow, Fault> {
        self.move_block(ByteBlock {
            target: self.surface(i.surface.bits()),
            left: self.signed_scalar(&i.x_offset)?,
            top: self.signed_scalar(&i.y_offset)?,
            width: i.block_width.into(),
            height: i.block_height.into(),
            lines: i.modifiers,
            registers: self.routine.raw(&i.src),
            loads: false,
        })
    }

    /// Returns the value of a dword operand, which is negative only if its type is signed, or if a
    /// modifier negates it.
    fn signed_scalar(&self, operand: &VecOperand) -> Result<i64, Fault> {
        // A signed value comes sign-extended, and a modifier gives a number of 64 bits.
        let value = self.checked_scalar(operand)? as i64;
        let is_plain = operand_modifier(operand) == Modifier::NoModifier;
        let is_unsigned = operand_type(self.routine, operand) != DataType::D;
        Ok(if is_plain && is_unsigned { i64::from(value as u32) } else { value })
    }

    /// Copies a block of bytes between registers and an image.
    fn move_block(&mut self, block: ByteBlock) -> Result<Flow, Fault> {
        let (image, buffer, _) = self.texture_of(block.target)?;
        if block.width > MAX_BLOCK_BYTES || block.height > MAX_BLOCK_BYTES {
            return Err(Fault::Invalid("a block that no register file has room for".to_owned()));
        }
        if !block.loads {
            self.check_image_writable(&image)?;
        }
        let Some(registers) = block.registers else { return Ok(Flow::Next) };
        let pitch = usize::from(block.width).next_power_of_two().max(4);
        let texel = image.format.texel_size() as i64;
        let has_rows = image.kind.dimensions() > 1;
        let edge = |value: i64, side: u32| value.clamp(0, i64::from(side) - 1);
        for (y, x) in (0..block.height).flat_map(|y| (0..block.width).map(move |x| (y, x))) {
            let (byte, row) = (block.left + i64::from(x), block.row(y));
            let (column, part) = (byte.div_euclid(texel), byte.rem_euclid(texel) as usize);
            let register = registers + usize::from(y) * pitch + usize::from(x);
            if block.loads {
                // A load beyond an edge repeats the texel at the edge.
                let near = [edge(column, image.size[0]), edge(row, image.size[1]), 0];
                let value = image.texel_offset(near).map_or(0, |place| buffer.load(place + part, 1));
                self.define_bytes(register, 1);
                self.thread.write(register, 1, value);
            } else if has_rows || row == 0 {
                self.check_bytes(register, 1, UndefinedUse::Data);
                let place = image.texel_offset([column, row, 0]);
                let value = self.thread.read(register, 1);
                let Some(place) = place else { continue };
                buffer.store(self.policy.alone, place + part, 1, value);
            }
        }
        Ok(Flow::Next)
    }

    /// Executes an operation on the append counter of a surface, for one lane after another.
    pub(crate) fn do_append(&mut self, i: &LscUntypedAppend) -> Result<Flow, Fault> {
        let span = span(i.exec_size);
        let mask = self.message_lanes(span, guard(i.pred));
        if mask == 0 {
            return Ok(Flow::Next);
        }
        let target = self.lsc_surface(i.addr_type, &i.surface, i.surface_index)?;
        let (src, dst) = (self.routine.raw(&i.src0_data), self.routine.raw(&i.dst_data));
        self.check_lanes(MessageElements::packed(src, 4), span.first, mask, UndefinedUse::Data);
        self.define_lanes(MessageElements::packed(dst, 4), mask);
        for k in (0..usize::from(span.n)).filter(|k| mask >> k & 1 == 1) {
            let operand = src.map_or(0, |at| self.thread.read(at + k * 4, 4)) as u32;
            let old = self.update_counter(target, i.lsc_sub_op, operand)?;
            if let Some(dst) = dst {
                self.thread.write(dst + k * 4, 4, u64::from(old));
            }
        }
        Ok(Flow::Next)
    }

    /// Executes an operation on the append counter of a surface. Returns the value before it.
    pub(crate) fn update_counter(&self, target: Target, op: LscUntypedOp, operand: u32) -> Result<u32, Fault> {
        let Target::Surface(place) = target else {
            return Err(Fault::Invalid("this memory has no append counter".to_owned()));
        };
        let Some(counter) = self.bound.textures.counter(place) else {
            return Err(Fault::Invalid(format!("nothing is bound to surface {place}")));
        };
        Ok(match op {
            LscUntypedOp::LscApndctrAtomicAdd => counter.fetch_add(operand, Relaxed),
            LscUntypedOp::LscApndctrAtomicSub => counter.fetch_sub(operand, Relaxed),
            LscUntypedOp::LscApndctrAtomicStore => counter.swap(operand, Relaxed),
            _ => return Err(Fault::Unimplemented(InstKind::LscUntyped)),
        })
    }
}

/// Encodes the fields of a surface state that describe its shape.
///
/// - Dword 0: the surface type in bits 31:29, and whether it is an array in bit 28.
/// - Dword 2: width minus 1 in bits 13:0, and height minus 1 in bits 29:16.
/// - Dword 3: depth minus 1 in bits 31:21, and bytes of a row minus 1 in bits 17:0.
pub(crate) fn surface_state(image: &Image) -> [u32; 16] {
    let mut state = [0; 16];
    let dimensions = image.kind.dimensions();
    let spatial = dimensions - usize::from(image.kind.is_array());
    state[0] = (spatial as u32 - 1) << 29 | u32::from(image.kind.is_array()) << 28;
    let height = if spatial > 1 { image.size[1] } else { 1 };
    let depth = if dimensions > spatial { image.size[spatial] } else { image.size[2] };
    state[2] = image.size[0].wrapping_sub(1) & 0x3fff | (height.wrapping_sub(1) & 0x3fff) << 16;
    let row = image.size[0].wrapping_mul(image.format.texel_size() as u32);
    state[3] = (depth.wrapping_sub(1) & 0x7ff) << 21 | row.wrapping_sub(1) & 0x3ffff;
    state
}
