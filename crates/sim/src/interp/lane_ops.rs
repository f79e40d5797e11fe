//! Executes element-wise instructions on the slow path: loads the sources, applies the function,
//! and stores the results.
//!
//! For example, an `add (M1, 16)` of words loads 16 words of each source, converts them to 32 bits,
//! adds, and converts the sums back to words.

use crate::bytecode::{
    Channels, ComputeType, Destination, Guard, Indirect, LaneOp, OperandLocation, Source, To, size_of,
};
use crate::interp::context::ExecContext;
use crate::lower::operand::{as_integer, constant, indirect_operand, operand_modifier, operand_type, region_place};
use crate::numerics::directed_rounding::Directed;
use crate::numerics::value::{Conversion, ElementOffsets, Lanes, OperandBuffers, Value, first, first_mut};
use crate::state::control_register::{ROUNDING_MASK, denormal_mask, rounding};
use crate::state::thread::Thread;
use crate::trap::Fault;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::Simd;
use openvisa_isa::enums::{Modifier, StateClass};
use openvisa_isa::operands::VecOperand;
use openvisa_isa::semantics::{LaneKind, MAX_LANES};
use openvisa_isa::{DataType, DataTypeKind};

impl ExecContext<'_> {
    /// Returns the channels of an instruction that the execution mask enables.
    #[inline]
    pub(crate) fn active(&self, span: Channels) -> u32 {
        self.thread.active(span)
    }

    /// Returns the channels for which a predicate is true; all channels if there is none.
    #[inline]
    pub(crate) fn holds(&self, guard: Guard, span: Channels) -> u32 {
        guard.holds(&self.thread.state.predicates, span)
    }

    /// Returns the channels that execution mask and predicate enable.
    #[inline]
    pub(crate) fn enabled(&self, span: Channels, guard: Guard) -> u32 {
        self.thread.enabled(span, guard)
    }

    /// Returns the control register.
    #[inline]
    pub(crate) fn control(&self) -> u32 {
        self.thread.control(self.program)
    }

    #[inline]
    pub(crate) fn run_lane_op(&mut self, op: &LaneOp) -> Result<(), Fault> {
        match op.class {
            ComputeType::I32 => self.run_sized::<i32>(op),
            ComputeType::U32 => self.run_sized::<u32>(op),
            ComputeType::I64 => self.run_sized::<i64>(op),
            ComputeType::AnyInt => self.run_any_size::<i128>(op),
            ComputeType::F32 => {
                if self.control() & ROUNDING_MASK == 0 {
                    self.run_sized::<f32>(op)
                } else {
                    self.run_any_size::<Directed<f32>>(op)
                }
            }
            ComputeType::F32RoundedTo => self.run_any_size::<Directed<f32>>(op),
            ComputeType::F64 => {
                if self.control() & 0x30 == 0 {
                    self.run_sized::<f64>(op)
                } else {
                    self.run_any_size::<Directed<f64>>(op)
                }
            }
            ComputeType::Bits => self.run_any_size::<u64>(op),
            ComputeType::Predicate => {
                self.predicate_logic(op);
                Ok(())
            }
        }
    }

    #[inline]
    fn run_sized<V: Value>(&mut self, op: &LaneOp) -> Result<(), Fault> {
        match op.span.n {
            32 => self.run_vectorised::<V, 32>(op),
            16 => self.run_vectorised::<V, 16>(op),
            1 => self.run_baseline::<V, 1>(op),
            // With fewer than eight channels, the other results are computed and dropped.
            _ => self.run_baseline::<V, 8>(op),
        }
    }

    /// Executes a rare kind of instruction. One instantiation serves all numbers of channels.
    fn run_any_size<V: Value>(&mut self, op: &LaneOp) -> Result<(), Fault> {
        self.run_baseline::<V, MAX_LANES>(op)
    }

    /// Executes an instruction with the host's vector instructions.
    fn run_vectorised<V: Value, const N: usize>(&mut self, op: &LaneOp) -> Result<(), Fault> {
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        match self.level.as_avx2() {
            Some(avx2) => avx2.vectorize(
                #[inline(always)]
                || self.compute::<V, N, true>(op),
            ),
            // Hosts without AVX2 are rare, so one function serves them for all numbers of channels.
            None => self.run_any_size::<V>(op),
        }
        #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
        self.run_baseline::<V, N>(op)
    }

    /// Executes an instruction with the baseline instructions of the host.
    #[inline(never)]
    fn run_baseline<V: Value, const N: usize>(&mut self, op: &LaneOp) -> Result<(), Fault> {
        self.compute::<V, N, false>(op)
    }

    fn predicate_logic(&mut self, op: &LaneOp) {
        let mask = self.active(op.span) << op.span.first;
        let source = |index: usize| match op.sources.get(index) {
            Some(s) => match s.from {
                OperandLocation::Predicate(id) => {
                    let bits = self.thread.state.predicates[usize::from(id)];
                    if s.modifier == Modifier::Not { !bits } else { bits }
                }
                _ => 0,
            },
            None => 0,
        };
        let (a, b) = (source(0), source(1));
        let result = match op.kind {
            LaneKind::And => a & b,
            LaneKind::Or => a | b,
            LaneKind::Xor => a ^ b,
            LaneKind::Not => !a,
            _ => a,
        };
        if let To::Predicate(id) = op.dst.to {
            let bits = &mut self.thread.state.predicates[usize::from(id)];
            *bits = *bits & !mask | result & mask;
        }
    }

    #[inline(always)]
    fn compute<V: Value, const N: usize, const FUSED: bool>(&mut self, op: &LaneOp) -> Result<(), Fault> {
        let span = op.span;
        let held = self.holds(op.guard, span);
        let mask = self.active(span) & if op.guarded { held } else { u32::MAX };
        if mask == 0 {
            return Ok(());
        }
        let control = self.control();
        // Operations take denormal numbers as zero; copies keep them.
        let copies = matches!(op.kind, LaneKind::Mov | LaneKind::Sel);
        let flushes = |source: &Source| !copies && flushes_denormals(source.data_type, control);
        let thread = &mut *self.thread;
        let buffers = V::buffers(self.scratch);
        for (source, out) in op.sources.iter().zip(&mut buffers.src) {
            thread.load_source::<V>(source, span, out)?;
            if flushes(source) {
                let flushed = |v: V::Bytes| V::of(v).flush(source.data_type).bytes();
                first_mut::<_, N>(out).iter_mut().for_each(|v| *v = flushed(*v));
            }
            apply_modifier::<V, N>(source.modifier, out);
        }
        let OperandBuffers { src, dst, more } = buffers;
        let mut context = op.context;
        context.selected = held;
        let sources = [0, 1, 2, 3].map(|index| first::<_, N>(&src[index]));
        if !V::run::<N, FUSED>(op.kind, &context, rounding(control), sources, first_mut(dst), more) {
            return Err(unsupported_types(op));
        }
        if flushes_denormals(op.dst.data_type, control) && !copies {
            first_mut::<_, N>(dst).iter_mut().for_each(|v| *v = v.flush_result(op.dst.data_type, rounding(control)));
        }
        if op.answers {
            thread.store_truth(&op.dst, span, mask, more.truth)?;
        } else {
            let how = Conversion { saturate: op.dst.saturate, rounding: rounding(control) };
            thread.store_results(&op.dst, usize::from(span.n), mask, dst, how)?;
        }
        match &op.second {
            Some(second) if op.sets_flag => thread.store_truth(second, span, mask, more.flags)?,
            Some(second) => {
                thread.store_results(second, usize::from(span.n), mask, &more.second, Conversion::default())?
            }
            None if op.sets_flag => {
                let dst = Destination { to: To::Predicate(op.guard.id), data_type: DataType::Bool, saturate: false };
                thread.store_truth(&dst, span, mask, more.flags)?;
            }
            None => {}
        }
        Ok(())
    }

    /// Returns the current byte offsets of an indirect operand's elements.
    pub(crate) fn indirect(&self, indirect: &Indirect, n: usize, size: u32) -> Result<ElementOffsets, Fault> {
        self.thread.indirect(indirect, n, size)
    }

    /// Returns the byte offset of the first element of a general operand in the registers.
    ///
    /// # Errors
    /// If the operand is of another class, or its variable is not declared.
    pub(crate) fn general_offset(&self, operand: &VecOperand) -> Result<u32, Fault> {
        let VecOperand::General { id, row_offset, col_offset, .. } = *operand else {
            return Err(Fault::Invalid("an operand must be a general variable".to_owned()));
        };
        let variable = self.variable(id)?;
        let column = u32::from(col_offset) * size_of(variable.data_type.unwrap_or(DataType::Ud));
        Ok(variable.at + u32::from(row_offset) * self.program.register as u32 + column)
    }

    /// Returns the place of the elements of a general or indirect operand in the registers. `None`
    /// for an operand of another class.
    pub(crate) fn register_place(&self, operand: &VecOperand, n: usize) -> Result<Option<ElementOffsets>, Fault> {
        let size = size_of(operand_type(self.routine, operand));
        if let VecOperand::General { region, .. } = *operand {
            return Ok(Some(region_place(self.general_offset(operand)?, region, n, size)));
        }
        indirect_operand(self.routine, operand).map(|indirect| self.indirect(&indirect, n, size)).transpose()
    }

    /// Returns the first element of an operand as 64 bits. Signed elements are sign-extended.
    pub(crate) fn scalar(&self, operand: &VecOperand) -> Result<u64, Fault> {
        if let VecOperand::General { modifier: Modifier::NoModifier, .. } = operand {
            let data_type = operand_type(self.routine, operand);
            let size = size_of(data_type);
            let bits = self.thread.read(self.general_offset(operand)? as usize, size as usize);
            let spare = 64 - 8 * size.clamp(1, 8);
            let signed = data_type.kind() == DataTypeKind::Signed;
            return Ok(if signed { ((bits << spare) as i64 >> spare) as u64 } else { bits });
        }
        Ok(self.elements(operand, 1)?[0] as u64)
    }

    /// Returns elements of an operand as integers. Floating-point elements are returned as bits.
    pub(crate) fn elements(&self, operand: &VecOperand, n: usize) -> Result<Lanes<i64>, Fault> {
        let mut values = [0; MAX_LANES];
        let mut load = |data_type, bytes: &[u8], place: &ElementOffsets| {
            let mut loaded = [[0; 8]; MAX_LANES];
            i64::load(&mut loaded, n, as_integer(data_type), bytes, place);
            values = loaded.map(i64::from_le_bytes);
        };
        let modifier = operand_modifier(operand);
        match *operand {
            VecOperand::General { .. } | VecOperand::Indirect { .. } => {
                if let Some(place) = self.register_place(operand, n)? {
                    load(operand_type(self.routine, operand), &self.thread.state.registers, &place);
                }
            }
            VecOperand::Immediate { r#type, low, high, .. } => {
                let source = constant(modifier, r#type, low, high);
                if let OperandLocation::Constant(bytes, place) = &source.from {
                    load(source.data_type, bytes, place);
                }
            }
            VecOperand::Address { id, offset, width, .. } => {
                let first = usize::from(self.routine.address_element(id, offset));
                for (i, value) in values.iter_mut().enumerate().take(n) {
                    let element = first + i % (1 << width.bits());
                    *value = i64::from(self.thread.state.addresses.get(element).copied().unwrap_or(0));
                }
            }
            VecOperand::Predicate { val, .. } => {
                let bits = self.thread.state.predicates.get(usize::from(val.id())).copied().unwrap_or(0);
                values[0] = i64::from(bits);
            }
            VecOperand::State { class, id, offset, .. } => {
                let first = self.routine.state_element(class, id, offset);
                let state = &self.thread.state;
                let states = if class == StateClass::Surface { &state.surfaces } else { &state.samplers };
                for (i, value) in values.iter_mut().enumerate().take(n) {
                    *value = i64::from(states.get(first + i).copied().unwrap_or(0));
                }
            }
            _ => return Err(Fault::Invalid("an operand of an unknown class".to_owned())),
        };
        let kind = operand_type(self.routine, operand).kind();
        let unsigned = kind == DataTypeKind::Unsigned;
        if kind != DataTypeKind::Float {
            for value in values.iter_mut().take(n) {
                *value = match modifier {
                    // The magnitude of an unsigned number is the number.
                    Modifier::Abs if unsigned => *value,
                    Modifier::Neg => value.wrapping_neg(),
                    Modifier::NegAbs if unsigned => value.wrapping_neg(),
                    Modifier::Abs => value.wrapping_abs(),
                    Modifier::NegAbs => value.wrapping_abs().wrapping_neg(),
                    Modifier::Not => !*value,
                    _ => *value,
                };
            }
        }
        Ok(values)
    }
}

impl Thread {
    /// Copies any source to a buffer, with conversion to the compute type.
    #[inline(never)]
    fn load_source<V: Value>(&self, source: &Source, span: Channels, out: &mut Lanes<V::Bytes>) -> Result<(), Fault> {
        let n = usize::from(span.n);
        match &source.from {
            OperandLocation::Registers(place) => V::load(out, n, source.data_type, &self.state.registers, place),
            OperandLocation::Constant(bytes, place) => V::load(out, n, source.data_type, bytes, place),
            OperandLocation::Predicate(id) => {
                let bits = self.state.predicates[usize::from(*id)] >> span.first;
                for (i, value) in out.iter_mut().enumerate().take(n) {
                    *value = V::small((bits >> i & 1) as i32).bytes();
                }
            }
            OperandLocation::PredicateWord(id) => {
                let bits = self.state.predicates[usize::from(*id)];
                V::load(out, n, DataType::Ud, &u64::from(bits).to_le_bytes(), &ElementOffsets::One(0));
            }
            OperandLocation::Address(element, width) => {
                for (i, value) in out.iter_mut().enumerate().take(n) {
                    let element = usize::from(*element) + i % usize::from(*width);
                    *value = V::small(self.state.addresses.get(element).copied().unwrap_or(0) as i32).bytes();
                }
            }
            OperandLocation::Indirect(indirect) => {
                let place = self.indirect(indirect, n, size_of(source.data_type))?;
                V::load(out, n, source.data_type, &self.state.registers, &place);
            }
        }
        Ok(())
    }

    /// Converts results and writes them to a destination.
    #[inline(never)]
    fn store_results<V: Value>(
        &mut self,
        dst: &Destination,
        n: usize,
        mask: u32,
        values: &Lanes<V>,
        how: Conversion,
    ) -> Result<(), Fault> {
        match &dst.to {
            To::Nowhere => {}
            To::Registers(place) => {
                V::store(values, n, mask, dst.data_type, &mut self.state.registers, place, how);
            }
            To::Predicate(id) => {
                let mut bytes = [0; 4 * MAX_LANES];
                V::store(values, n, mask, DataType::Ud, &mut bytes, &ElementOffsets::Run(0), Conversion::default());
                let word = &mut self.state.predicates[usize::from(*id)];
                for i in (0..n).filter(|i| mask >> i & 1 == 1) {
                    *word = *word & !(1 << i) | u32::from(bytes[4 * i] & 1) << i;
                }
            }
            To::Address(element) => {
                let mut bytes = [0; 4 * MAX_LANES];
                V::store(values, n, mask, DataType::Ud, &mut bytes, &ElementOffsets::Run(0), Conversion::default());
                for (i, chunk) in
                    bytes.as_chunks::<4>().0.iter().enumerate().take(n).filter(|(i, _)| mask >> i & 1 == 1)
                {
                    if let Some(address) = self.state.addresses.get_mut(usize::from(*element) + i) {
                        *address = u32::from_le_bytes(*chunk);
                    }
                }
            }
            To::Indirect(indirect) => {
                let place = self.indirect(indirect, n, size_of(dst.data_type))?;
                V::store(values, n, mask, dst.data_type, &mut self.state.registers, &place, how);
            }
        }
        Ok(())
    }

    /// Writes the results of a comparison: bits of a predicate, or elements of all ones or all
    /// zeros.
    #[inline(never)]
    fn store_truth(&mut self, dst: &Destination, span: Channels, mask: u32, truth: u32) -> Result<(), Fault> {
        if let To::Predicate(id) = dst.to {
            let bits = &mut self.state.predicates[usize::from(id)];
            let mask = mask << span.first;
            *bits = *bits & !mask | truth << span.first & mask;
            return Ok(());
        }
        let mut values = [0_u64; MAX_LANES];
        for (i, value) in values.iter_mut().enumerate() {
            *value = 0_u64.wrapping_sub(u64::from(truth >> i & 1));
        }
        self.store_results(dst, usize::from(span.n), mask, &values, Conversion::default())
    }

    /// Returns the current byte offsets of an indirect operand's elements.
    fn indirect(&self, indirect: &Indirect, n: usize, size: u32) -> Result<ElementOffsets, Fault> {
        let mut offsets = [0; MAX_LANES];
        let end = self.state.registers.len() as i64;
        for (i, offset) in offsets.iter_mut().enumerate().take(n) {
            let (row, column) = (i as u32 / indirect.w, i as u32 % indirect.w);
            let element = usize::from(indirect.address) + if indirect.v.is_none() { row as usize } else { 0 };
            let address = self.state.addresses.get(element).copied().unwrap_or(0);
            let inner = row * indirect.v.unwrap_or(0) + column * indirect.h;
            let at = i64::from(address) + i64::from(indirect.offset) + i64::from(inner);
            if at < 0 || at + i64::from(size) > end {
                return Err(Fault::OutOfRegisters { offset: at });
            }
            *offset = at as u32;
        }
        Ok(ElementOffsets::Each(Box::new(offsets)))
    }
}

#[cold]
#[inline(never)]
fn unsupported_types(op: &LaneOp) -> Fault {
    Fault::Invalid(format!("{} does not take operands of these types", op.kind.kind()))
}

/// Applies a source modifier to the values in a buffer.
#[inline(always)]
fn apply_modifier<V: Value, const N: usize>(modifier: Modifier, buffers: &mut Lanes<V::Bytes>) {
    let buffers = first_mut::<_, N>(buffers);
    match modifier {
        Modifier::Neg => buffers.iter_mut().for_each(|v| *v = V::of(*v).negate().bytes()),
        Modifier::Abs => buffers.iter_mut().for_each(|v| *v = V::of(*v).magnitude().bytes()),
        Modifier::NegAbs => buffers.iter_mut().for_each(|v| *v = V::of(*v).magnitude().negate().bytes()),
        Modifier::Not => buffers.iter_mut().for_each(|v| *v = V::of(*v).complement().bytes()),
        _ => {}
    }
}

/// Returns whether the control register flushes denormals of a type to zero.
#[inline]
fn flushes_denormals(data_type: DataType, control: u32) -> bool {
    let kept = denormal_mask(data_type);
    kept != 0 && control & kept == 0
}
