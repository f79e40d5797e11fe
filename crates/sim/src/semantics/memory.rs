//! Loads, stores and atomic operations, which the observer of a launch is told of, and block
//! messages.
//!
//! For example, a block load of 64 bytes is recorded as 16 loads of the thread as a whole, and then
//! executed dword by dword.

use crate::bytecode::memory_op::{AccessKind, AccessPlace, Atomic, AtomicUpdate, MemoryOp, Target};
use crate::checks::shadow::ObservedKind;
use crate::interp::context::{ExecContext, Flow};
use crate::lower::memory::lsc_place;
use crate::semantics::undefined::UndefinedUse;
use crate::trap::Fault;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::Simd;
use openvisa_isa::enums::{LscAddrType, LscDataOrder, LscDataSize, LscUntypedOp, LscUntypedVnni};
use openvisa_isa::instructions::LscUntypedBlock2d;
use openvisa_isa::operands::VecOperand;

/// Number of bytes of the registers that describe a block: its address, size, pitch and position.
const BLOCK_DESCRIPTION_BYTES: usize = 28;

/// Maximum number of bytes of a two-dimensional block.
const MAX_BLOCK_BYTES: usize = 1 << 14;

impl ExecContext<'_> {
    /// Executes an access, with the host's vector instructions.
    #[inline(never)]
    pub(crate) fn access(&mut self, access: &MemoryOp) -> Result<(), Fault> {
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        {
            if let Some(avx2) = self.level.as_avx2() {
                return avx2.vectorize(
                    #[inline(always)]
                    || self.run_access(access),
                );
            }
        }
        self.run_access(access)
    }

    #[inline(always)]
    fn run_access(&mut self, access: &MemoryOp) -> Result<(), Fault> {
        let mask = self.enabled(access.span, access.guard);
        // The status of no channels is a result as well.
        if mask == 0 && !matches!(access.kind, AccessKind::Status { .. }) {
            return Ok(());
        }
        if self.thread.state.shadow.is_some() {
            self.check_uniform_operands(access);
        }
        let (target, addresses) = self.message_places(access)?;
        if self.observer.is_some() {
            self.observe_message(access, target, mask, &addresses)?;
        }
        self.execute_access(access, target, mask, addresses)
    }

    /// Returns the target that addresses of an LSC instruction are relative to.
    pub(crate) fn lsc_surface(&self, kind: LscAddrType, surface: &VecOperand, index: u32) -> Result<Target, Fault> {
        let place = lsc_place(kind, surface, index);
        self.check_address_base(&place);
        self.target(&place)
    }

    /// Returns the first element of an operand of the thread as a whole, as 64 bits. Reports it if
    /// it is undefined.
    pub(crate) fn checked_scalar(&self, operand: &VecOperand) -> Result<u64, Fault> {
        self.check_operand(operand);
        self.scalar(operand)
    }

    /// Loads up to eight bytes.
    ///
    /// # Errors
    /// If the bytes are outside of memory.
    #[inline]
    pub(crate) fn load(&mut self, place: AccessPlace) -> Result<u64, Fault> {
        self.observe(place, ObservedKind::Load)?;
        self.load_unobserved(place)
    }

    /// Stores up to eight bytes.
    ///
    /// # Errors
    /// If the bytes are outside of memory, or must not be written.
    #[inline]
    pub(crate) fn store(&mut self, place: AccessPlace, value: u64) -> Result<(), Fault> {
        self.observe_store(place, value)?;
        self.store_unobserved(place, value)
    }

    /// Executes an atomic read-modify-write, and returns the value that the operation returns.
    ///
    /// # Errors
    /// If the bytes are outside of memory, or must not be written.
    pub(crate) fn atomic(&mut self, place: AccessPlace, update: AtomicUpdate) -> Result<u64, Fault> {
        let is_load = update.op == Atomic::Load;
        self.observe(place, if is_load { ObservedKind::AtomicLoad } else { ObservedKind::AtomicUpdate })?;
        self.atomic_unobserved(place, update)
    }

    /// Reads bytes of a raw operand. The null operand reads as 0.
    #[inline]
    fn read_register(&self, operand: Option<usize>, offset: usize, size: usize) -> u64 {
        if let Some(at) = operand {
            self.check_bytes(at + offset, size, UndefinedUse::Data);
        }
        operand.map_or(0, |at| self.thread.read(at + offset, size))
    }

    /// Writes bytes of a raw operand. Writes to the null operand are dropped.
    #[inline]
    fn write_register(&mut self, operand: Option<usize>, offset: usize, size: usize, value: u64) {
        if let Some(at) = operand {
            self.define_bytes(at + offset, size);
            self.thread.write(at + offset, size, value);
        }
    }

    /// Loads or stores two-dimensional blocks of flat memory.
    pub(crate) fn lsc_block2d(&mut self, inst: &LscUntypedBlock2d) -> Result<Flow, Fault> {
        let datum = match inst.data_size {
            LscDataSize::D8 | LscDataSize::D8u32 => 1,
            LscDataSize::D32 => 4,
            LscDataSize::D64 => 8,
            _ => 2,
        };
        let transposed = inst.data_order == LscDataOrder::Transposed;
        let (w, h) = (usize::from(inst.block_width), usize::from(inst.block_height));
        let (rows, columns) = if transposed { (w, h) } else { (h, w) };
        let pack = if inst.vnni == LscUntypedVnni::Packed { (4 / datum).max(1) } else { 1 };
        let pitch = columns.max(1).next_power_of_two();
        let block = (pitch * rows.next_multiple_of(pack) * datum).next_multiple_of(self.program.register);
        let load = inst.lsc_sub_op == LscUntypedOp::LscLoadBlock2d;
        let data = self.routine.raw(if load { &inst.dst_data } else { &inst.src1_data });
        let [base, width, height, surface_pitch, x0, y0] = match inst.surface_width {
            // If the other operands are null, the first one is a register that contains all of
            // them.
            VecOperand::General { id: 0, .. } => {
                let at = self.general_offset(&inst.surface_base_addr)? as usize;
                self.check_bytes(at, BLOCK_DESCRIPTION_BYTES, UndefinedUse::Address);
                let word = |n: usize| self.thread.read(at + 4 * n, 4);
                [self.thread.read(at, 8), word(2), word(3), word(4), word(5), word(6)]
            }
            _ => [
                self.checked_scalar(&inst.surface_base_addr)?,
                self.checked_scalar(&inst.surface_width)?,
                self.checked_scalar(&inst.surface_height)?,
                self.checked_scalar(&inst.surface_pitch)?,
                self.checked_scalar(&inst.src0_addr_x)?,
                self.checked_scalar(&inst.src0_addr_y)?,
            ],
        };
        let sign = |v: u64| i64::from(v as u32 as i32);
        let (x0, y0) = (sign(x0) + i64::from(inst.src0_offset_x), sign(y0) + i64::from(inst.src0_offset_y));
        self.check_matrix(inst, [base, width, height, surface_pitch, x0 as u64])?;
        let (width, height, surface_pitch) = (width as u32 as i64, height as u32 as i64, surface_pitch as u32 as i64);
        if usize::from(inst.blocks) * block > MAX_BLOCK_BYTES {
            return Err(Fault::Invalid("a block that no register file has room for".to_owned()));
        }
        if load {
            for at in 0..usize::from(inst.blocks) * block {
                self.write_register(data, at, 1, 0);
            }
        }
        for b in 0..usize::from(inst.blocks) {
            for y in 0..h {
                for x in 0..w {
                    let (r, c) = if transposed { (x, y) } else { (y, x) };
                    let at = b * block + ((r - r % pack) * pitch + c * pack + r % pack) * datum;
                    let column = (x0 + (b * w + x) as i64) * datum as i64;
                    let row = y0 + y as i64;
                    if !(0..=width).contains(&column) || !(0..=height).contains(&row) {
                        continue;
                    }
                    let address = base.wrapping_add(row.wrapping_mul(surface_pitch + 1).wrapping_add(column) as u64);
                    let place = AccessPlace { target: Target::Flat, address, size: datum, channel: None };
                    if load {
                        let value = self.load(place)?;
                        self.write_register(data, at, datum, value);
                    } else {
                        let value = self.read_register(data, at, datum);
                        self.store(place, value)?;
                    }
                }
            }
        }
        Ok(Flow::Next)
    }
}
