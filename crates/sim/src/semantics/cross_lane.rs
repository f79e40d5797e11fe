//! Instructions whose lanes read elements of other lanes: dot products, sums of absolute
//! differences, wide multiply-add, and systolic matrix products.
//!
//! For example, `dp4` computes the dot product of each group of four lanes, and stores it in all
//! four.

use crate::bytecode::size_of;
use crate::checks::register_shadow::UnwrittenRead;
use crate::interp::context::{ExecContext, Flow};
use crate::lower::operand::{dst_offset, guard, indirect_region, operand_modifier, operand_type, span};
use crate::numerics::float_formats::{self, FloatConversion, FloatFormat};
use crate::numerics::single::SingleArithmetic;
use crate::numerics::value::{ElementOffsets, Lanes};
use crate::semantics::undefined::UndefinedLanes;
use crate::state::control_register::{denormal_mask, rounding};
use crate::state::thread::Wait as Until;
use crate::state::workgroup::FactorDwords;
use crate::trap::Fault;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::{Modifier, Precision};
use openvisa_isa::instructions::{Dpas, Dpasw};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{DataType, DataTypeKind};

/// The kind of a dot product: its number of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dot {
    Two,
    Three,
    Four,
    Homogeneous,
}

/// Applies the modifier of an operand.
pub(crate) fn modify_float(operand: &VecOperand, value: f64) -> f64 {
    match operand_modifier(operand) {
        Modifier::Neg => -value,
        Modifier::Abs => value.abs(),
        Modifier::NegAbs => -value.abs(),
        _ => value,
    }
}

impl ExecContext<'_> {
    /// Loads the elements of an operand as single-precision numbers, as operations read them.
    fn load_singles(&self, operand: &VecOperand, n: usize) -> Result<Lanes<f32>, Fault> {
        let bits = self.elements(operand, n)?;
        let data_type = operand_type(self.routine, operand);
        let plain = bits.map(|b| match data_type {
            DataType::F => f32::from_bits(b as u32),
            DataType::Hf => float_formats::f32_from_hf(b as u16),
            DataType::Bf => float_formats::f32_from_bf(b as u16),
            _ => b as f32,
        });
        let arithmetic = self.single_arithmetic();
        Ok(plain.map(|v| arithmetic.operand(modify_float(operand, v.into()) as f32)))
    }

    /// Computes the register offset of the single-precision element at a number of elements after
    /// the origin of an operand, in bytes.
    fn consecutive_offset(&self, operand: &VecOperand, index: u32) -> Result<usize, Fault> {
        let at = match *operand {
            VecOperand::General { id, row_offset, col_offset, .. } => {
                let variable = self.variable(id)?;
                variable.at + u32::from(row_offset) * self.program.register as u32 + (u32::from(col_offset) + index) * 4
            }
            VecOperand::Indirect { .. } => self.indirect_bytes(operand, 1)?[0] + index * 4,
            _ => return Err(Fault::Invalid("an operand must be a general variable or indirect".to_owned())),
        };
        Ok(at as usize)
    }

    /// Loads the single-precision element at a number of elements after the origin of an operand.
    /// If it is undefined, adds `lanes` to `undefined`.
    fn load_consecutive(
        &self,
        operand: &VecOperand,
        index: u32,
        lanes: u32,
        undefined: &mut UndefinedLanes,
    ) -> Result<f32, Fault> {
        let at = self.consecutive_offset(operand, index)?;
        undefined.add(UndefinedLanes::from_read(lanes, self.unwritten_read(at, 4)));
        let value = f32::from_bits(self.thread.read(at, 4) as u32);
        Ok(self.single_arithmetic().operand(modify_float(operand, value.into()) as f32))
    }

    /// Returns the arithmetic that the control register selects.
    fn single_arithmetic(&self) -> SingleArithmetic {
        let control = self.control();
        SingleArithmetic { rounding: rounding(control), flushes: control & denormal_mask(DataType::F) == 0 }
    }

    /// Computes the register offsets of an indirect operand's elements, in bytes.
    fn indirect_bytes(&self, operand: &VecOperand, n: usize) -> Result<Lanes<u32>, Fault> {
        let VecOperand::Indirect { id, addr_offset, indirect_offset, bit_properties, region, .. } = *operand else {
            return Err(Fault::Invalid("an operand must be indirect".to_owned()));
        };
        let first = self.routine.addresses.get(usize::from(id)).copied().unwrap_or(0);
        let address = first.saturating_add(u16::from(addr_offset));
        let mut indirect = indirect_region(address, indirect_offset, bit_properties, region);
        indirect.h = dst_offset(0, region, 1, size_of(bit_properties));
        (indirect.v, indirect.w) = (Some(0), u32::MAX);
        match self.indirect(&indirect, n, size_of(bit_properties))? {
            ElementOffsets::Each(offsets) => Ok(*offsets),
            _ => Err(Fault::Invalid("an operand must have a place for each channel".to_owned())),
        }
    }

    /// Stores the bits of the lanes in `mask` to a destination.
    pub(crate) fn set_elements(
        &mut self,
        dst: &VecOperand,
        n: usize,
        mask: u32,
        bits: impl Fn(usize) -> u64,
    ) -> Result<(), Fault> {
        self.set_computed_elements(dst, n, mask, UndefinedLanes::default(), bits)
    }

    /// Stores the bits of the lanes in `mask` to a destination, some of which are undefined.
    pub(crate) fn set_computed_elements(
        &mut self,
        dst: &VecOperand,
        n: usize,
        mask: u32,
        undefined: UndefinedLanes,
        bits: impl Fn(usize) -> u64,
    ) -> Result<(), Fault> {
        let size = size_of(operand_type(self.routine, dst));
        let at = match *dst {
            VecOperand::General { id: 0, .. } => return Ok(()),
            VecOperand::General { id, row_offset, col_offset, region, .. } => {
                let variable = self.variable(id)?;
                let at =
                    variable.at + u32::from(row_offset) * self.program.register as u32 + u32::from(col_offset) * size;
                std::array::from_fn(|i| dst_offset(at, region, i, size))
            }
            VecOperand::Indirect { .. } => self.indirect_bytes(dst, n)?,
            _ => return Err(Fault::Invalid("a destination must be a general variable or indirect".to_owned())),
        };
        self.check_destination(dst, &at, size as usize, mask);
        self.set_undefined_elements(&at, size as usize, mask, undefined);
        for (i, at) in at.into_iter().enumerate().take(n).filter(|(i, _)| mask >> i & 1 == 1) {
            self.thread.write(at as usize, size as usize, bits(i));
        }
        Ok(())
    }

    fn store_singles(
        &mut self,
        dst: &VecOperand,
        n: usize,
        mask: u32,
        undefined: UndefinedLanes,
        values: &Lanes<f32>,
    ) -> Result<Flow, Fault> {
        let (saturates, arithmetic) = (operand_modifier(dst) == Modifier::Sat, self.single_arithmetic());
        self.set_computed_elements(dst, n, mask, undefined, |i| {
            u64::from(arithmetic.result(values[i], saturates).to_bits())
        })?;
        Ok(Flow::Next)
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn dot_product(
        &mut self,
        which: Dot,
        exec: ExecControl,
        pred: Predicate,
        dst: &VecOperand,
        src0: &VecOperand,
        src1: &VecOperand,
    ) -> Result<Flow, Fault> {
        let span = span(exec);
        let n = usize::from(span.n);
        let mask = self.enabled(span, guard(pred));
        let (a, b) = (self.load_singles(src0, n)?, self.load_singles(src1, n)?);
        let (mut values, arithmetic) = ([0.0; 32], self.single_arithmetic());
        for g in 0..n / 4 {
            let i = 4 * g;
            let pairs = match which {
                Dot::Two => 2,
                Dot::Three | Dot::Homogeneous => 3,
                Dot::Four => 4,
            };
            let products = (0..pairs).map(|k| arithmetic.mul(a[i + k], b[i + k]));
            let summands = products.chain((which == Dot::Homogeneous).then(|| b[i + 3]));
            let sum = summands.reduce(|sum, summand| arithmetic.add(sum, summand)).unwrap_or(0.0);
            values[i..i + 4].fill(sum);
        }
        let undefined = self.undefined_elements(&[src0, src1], n, span.mask()).spread(4);
        self.store_singles(dst, n, mask, undefined, &values)
    }

    /// Computes `p × u + r`.
    pub(crate) fn do_line(
        &mut self,
        exec: ExecControl,
        pred: Predicate,
        dst: &VecOperand,
        src0: &VecOperand,
        src1: &VecOperand,
    ) -> Result<Flow, Fault> {
        let span = span(exec);
        let n = usize::from(span.n);
        let mask = self.enabled(span, guard(pred));
        let mut undefined = self.undefined_elements(&[src1], n, mask);
        let p = self.load_consecutive(src0, 0, mask, &mut undefined)?;
        let r = self.load_consecutive(src0, 3, mask, &mut undefined)?;
        let arithmetic = self.single_arithmetic();
        let values = self.load_singles(src1, n)?.map(|u| arithmetic.add(arithmetic.mul(p, u), r));
        self.store_singles(dst, n, mask, undefined, &values)
    }

    /// Computes `p × u + q × v + r`.
    pub(crate) fn do_plane(
        &mut self,
        exec: ExecControl,
        pred: Predicate,
        dst: &VecOperand,
        src0: &VecOperand,
        src1: &VecOperand,
    ) -> Result<Flow, Fault> {
        let span = span(exec);
        let n = usize::from(span.n);
        let mask = self.enabled(span, guard(pred));
        let mut undefined = UndefinedLanes::default();
        let p = self.load_consecutive(src0, 0, mask, &mut undefined)?;
        let q = self.load_consecutive(src0, 1, mask, &mut undefined)?;
        let r = self.load_consecutive(src0, 3, mask, &mut undefined)?;
        let (mut values, arithmetic) = ([0.0; 32], self.single_arithmetic());
        for (i, value) in values.iter_mut().enumerate().take(n) {
            let (at, lane) = ((i / 8 * 16 + i % 8) as u32, 1 << i & mask);
            let u = self.load_consecutive(src1, at, lane, &mut undefined)?;
            let v = self.load_consecutive(src1, at + 8, lane, &mut undefined)?;
            let products = arithmetic.add(arithmetic.mul(p, u), arithmetic.mul(q, v));
            *value = arithmetic.add(products, r);
        }
        self.store_singles(dst, n, mask, undefined, &values)
    }

    /// Computes the sum of two absolute differences for each pair of lanes.
    pub(crate) fn sum_abs_differences(
        &mut self,
        exec: ExecControl,
        pred: Predicate,
        dst: &VecOperand,
        sources: [&VecOperand; 2],
        summand: Option<&VecOperand>,
    ) -> Result<Flow, Fault> {
        let span = span(exec);
        let n = usize::from(span.n);
        let mask = self.enabled(span, guard(pred)) & 0x5555_5555;
        let (a, b) = (self.elements(sources[0], n)?, self.elements(sources[1], n)?);
        let c = summand.map(|s| self.elements(s, n)).transpose()?.unwrap_or([0; 32]);
        let (saturate, data_type) = (operand_modifier(dst) == Modifier::Sat, operand_type(self.routine, dst));
        let mut undefined = self.undefined_elements(&sources, n, span.mask()).spread(2);
        undefined
            .add(summand.map_or(UndefinedLanes::default(), |summand| self.undefined_elements(&[summand], n, mask)));
        self.set_computed_elements(dst, n, mask, undefined, |i| {
            let j = (i + 1).min(31);
            let wide = |v: &[i64], i: usize| i128::from(v[i]);
            let sum = (wide(&a, i) - wide(&b, i)).abs() + (wide(&a, j) - wide(&b, j)).abs() + wide(&c, i);
            let bits = u32::from(data_type.width());
            let (low, high) = match data_type.kind() {
                DataTypeKind::Signed => (-(1_i128 << (bits - 1)), (1_i128 << (bits - 1)) - 1),
                _ => (0, (1_i128 << bits) - 1),
            };
            (if saturate { sum.clamp(low, high) } else { sum }) as u64
        })?;
        Ok(Flow::Next)
    }

    /// Computes a multiply-add of 64 bits, and stores its low and high halves.
    pub(crate) fn do_madw(
        &mut self,
        exec: ExecControl,
        pred: Predicate,
        dst: &VecOperand,
        sources: [&VecOperand; 3],
    ) -> Result<Flow, Fault> {
        let span = span(exec);
        let n = usize::from(span.n);
        let mask = self.enabled(span, guard(pred));
        let [a, b, c] = [self.elements(sources[0], n)?, self.elements(sources[1], n)?, self.elements(sources[2], n)?];
        let value = |i: usize| i128::from(a[i]) * i128::from(b[i]) + i128::from(c[i]);
        let (VecOperand::General { region, .. } | VecOperand::Indirect { region, .. }) = *dst else {
            return Err(Fault::Invalid("a destination must be a general variable or indirect".to_owned()));
        };
        // With a stride, the halves are as many elements apart as without one.
        let stride = dst_offset(0, region, 1, 1) as usize;
        let registers = (n * 4).div_ceil(self.program.register) * stride;
        let mut high = *dst;
        match &mut high {
            VecOperand::General { row_offset, .. } => *row_offset = row_offset.saturating_add(registers as u8),
            VecOperand::Indirect { indirect_offset, .. } => {
                *indirect_offset = indirect_offset.saturating_add((registers * self.program.register) as i16);
            }
            _ => {}
        }
        let undefined = self.undefined_elements(&sources, n, mask);
        self.set_computed_elements(dst, n, mask, undefined, |i| value(i) as u32 as u64)?;
        self.set_computed_elements(&high, n, mask, undefined, |i| (value(i) >> 32) as u32 as u64)?;
        Ok(Flow::Next)
    }

    /// Executes `dpas`, a systolic matrix product.
    pub(crate) fn systolic(&mut self, inst: &Dpas) -> Result<Flow, Fault> {
        let shape = Systolic::new(inst.exec_size, inst.w, inst.a, inst.sd, inst.rc)?;
        let left = self.left_factor(&inst.src2, shape.left_dwords())?;
        self.systolic_product(&shape, &inst.dst, &inst.src0, &inst.src1, &left)
    }

    /// Executes `dpasw`, a systolic product of two fused threads with neighbouring numbers. Waits
    /// until both halves of the left factor are available.
    pub(crate) fn systolic_pair(&mut self, inst: &Dpasw) -> Result<Flow, Fault> {
        let shape = Systolic::new(inst.exec_size, inst.w, inst.a, inst.sd, inst.rc)?;
        match self.join_factor(inst)? {
            Ok(left) => self.systolic_product(&shape, &inst.dst, &inst.src0, &inst.src1, &left),
            Err(wait) => Ok(Flow::Again(wait)),
        }
    }

    /// Joins the halves of the left factor that two fused threads provide, and counts the product.
    /// If the other half is not available yet, returns what the thread waits for.
    pub(crate) fn join_factor(&mut self, inst: &Dpasw) -> Result<Result<FactorDwords, Until>, Fault> {
        let shape = Systolic::new(inst.exec_size, inst.w, inst.a, inst.sd, inst.rc)?;
        let dwords = shape.left_dwords();
        // The factor is divided at a register of 32 bytes. For an odd number of registers, the
        // first thread provides one more.
        let first = dwords.div_ceil(8).div_ceil(2) * 8;
        let (own, other) = (self.thread.number, self.thread.number ^ 1);
        let threads = self.group.signals.len();
        if other >= threads {
            return Err(Fault::Invalid(format!("thread {own} of {threads} has no other to be fused with")));
        }
        let number = self.thread.products + 1;
        let count = if own & 1 == 0 { first } else { dwords.saturating_sub(first) };
        let half = self.left_factor(&inst.src2, count)?;
        self.group.store_factor_half(own, number, || half);
        let wait = Until::Half(other as u32, number);
        if !self.group.satisfied(wait) {
            return Ok(Err(wait));
        }
        self.thread.products = number;
        let mut left = self.group.factor_half(own & !1, number);
        left.resize(first);
        left.append(self.group.factor_half(own | 1, number));
        Ok(Ok(left))
    }

    /// Returns the byte offset of a left factor in the registers.
    fn left_factor_offset(&self, operand: &VecOperand) -> Result<usize, Fault> {
        let VecOperand::General { id, row_offset, col_offset, .. } = *operand else {
            return Err(Fault::Invalid("a factor must be a general variable".to_owned()));
        };
        let variable = self.variable(id)?;
        let element = variable.data_type.map_or(1, size_of) as usize;
        Ok(variable.at as usize + usize::from(row_offset) * self.program.register + usize::from(col_offset) * element)
    }

    /// Reads `count` dwords of a left factor.
    fn left_factor(&self, operand: &VecOperand, count: usize) -> Result<FactorDwords, Fault> {
        Ok(self.factor_dwords(self.left_factor_offset(operand)?, count))
    }

    /// Reads `count` dwords of a factor from a byte offset in the registers on.
    fn factor_dwords(&self, at: usize, count: usize) -> FactorDwords {
        let offsets = (0..count).map(|k| at + 4 * k);
        let values = offsets.clone().map(|at| self.thread.read(at, 4) as u32).collect();
        let unwritten = match self.unwritten_read(at, 4 * count) {
            Some(_) => offsets.map(|at| self.unwritten_read(at, 4)).collect(),
            None => Vec::new(),
        };
        FactorDwords { values, unwritten }
    }

    fn systolic_product(
        &mut self,
        shape: &Systolic,
        dst: &RawOperand,
        src0: &RawOperand,
        src1: &RawOperand,
        left: &FactorDwords,
    ) -> Result<Flow, Fault> {
        let variable = |operand: &RawOperand| self.variable(operand.id).map(|v| v.data_type.unwrap_or(DataType::D));
        let dst_type = variable(dst)?;
        // A null operand has no type, and counts as zeros of the result's type.
        let sum_type = if src0.id == 0 { dst_type } else { variable(src0)? };
        let (dst, src0) = (self.routine.raw(dst), self.routine.raw(src0));
        let Some(src1) = self.routine.raw(src1) else {
            return Err(Fault::Invalid("a factor must not be null".to_owned()));
        };
        let n = shape.n;
        let right = self.factor_dwords(src1, shape.right_dwords());
        let control = self.control();
        let size = size_of(dst_type) as usize;
        let (mut results, mut undefined) = (Vec::with_capacity(shape.repeat * n), Vec::new());
        for k in 0..shape.repeat * n {
            let start = src0.map_or(0, |at| {
                let size = size_of(sum_type) as usize;
                self.thread.read(at + k * size, size)
            });
            let of_summand = src0.and_then(|at| {
                let size = size_of(sum_type) as usize;
                self.unwritten_read(at + k * size, size)
            });
            undefined.push(of_summand.or_else(|| shape.unwritten_factor(k / n, k % n, left, &right)));
            let (left, right) = (&left.values, &right.values);
            results.push(shape.compute_element(k / n, k % n, start, sum_type, dst_type, left, right, control));
        }
        if let Some(at) = dst {
            for (k, (value, undefined)) in results.into_iter().zip(undefined).enumerate() {
                self.set_undefined_element(at + k * size, size, undefined);
                self.thread.write(at + k * size, size, value);
            }
        }
        Ok(Flow::Next)
    }
}

/// Maximum number of dwords of a left factor, which exceeds every register file.
const MAX_LEFT_DWORDS: usize = 1 << 14;

/// The dimensions and precisions of a systolic product.
#[derive(Clone, Copy, Debug)]
struct Systolic {
    w: Precision,
    a: Precision,
    a_bits: usize,
    n: usize,
    depth: usize,
    repeat: usize,
    /// Number of products per step.
    ops: usize,
    /// Number of steps whose right elements share a dword.
    reuse: usize,
}

impl Systolic {
    fn new(exec: ExecControl, w: Precision, a: Precision, depth: u8, repeat: u8) -> Result<Self, Fault> {
        let (Some(w_bits), Some(a_bits)) = (precision_bits(w), precision_bits(a)) else {
            return Err(Fault::Invalid("a factor of no precision".to_owned()));
        };
        let (w_bits, a_bits) = (w_bits as usize, a_bits as usize);
        let widest = w_bits.max(a_bits);
        let ops = if widest < 8 { 8 } else { 32 / widest };
        let reuse = (32 / (ops * w_bits)).max(1);
        let (depth, repeat) = (usize::from(depth), usize::from(repeat));
        let shape = Self { w, a, a_bits, n: usize::from(span(exec).n), depth, repeat, ops, reuse };
        if shape.left_dwords() > MAX_LEFT_DWORDS {
            return Err(Fault::Invalid("a factor that no register file has room for".to_owned()));
        }
        Ok(shape)
    }

    /// Returns the number of dwords of the left factor.
    fn left_dwords(&self) -> usize {
        (self.a_bits * self.ops * self.depth * self.repeat).div_ceil(32)
    }

    /// Returns the number of dwords of the right factor.
    fn right_dwords(&self) -> usize {
        self.depth.div_ceil(self.reuse) * self.n
    }

    /// Returns the unwritten read that the products of row `r` and column `i` depend on.
    fn unwritten_factor(&self, r: usize, i: usize, left: &FactorDwords, right: &FactorDwords) -> Option<UnwrittenRead> {
        if left.unwritten.is_empty() && right.unwritten.is_empty() {
            return None;
        }
        let row_bits = self.depth * self.ops * self.a_bits;
        let of_row = r * row_bits / 32..((r + 1) * row_bits).div_ceil(32);
        let of_column = (i..self.right_dwords()).step_by(self.n);
        left.first_unwritten(of_row).or_else(|| right.first_unwritten(of_column))
    }

    /// Computes the element in row `r` and column `i` of the result, and returns its bits.
    #[allow(clippy::too_many_arguments)]
    fn compute_element(
        &self,
        r: usize,
        i: usize,
        start: u64,
        sum_type: DataType,
        dst_type: DataType,
        left: &[u32],
        right: &[u32],
        control: u32,
    ) -> u64 {
        let float = is_float(self.w);
        let arithmetic = SingleArithmetic { rounding: rounding(control), flushes: false };
        let mut whole = if sum_type == DataType::Ud { i64::from(start as u32) } else { i64::from(start as i32) };
        let mut real = match sum_type {
            DataType::Hf => float_formats::f32_from_hf(start as u16),
            DataType::Bf => float_formats::f32_from_bf(start as u16),
            _ => f32::from_bits(start as u32),
        };
        real = flush_denormal(real, sum_type, control);
        for step in 0..self.depth {
            for j in 0..self.ops {
                let place = ((r * self.depth + step) * self.ops + j) * self.a_bits;
                let (at_right, at_left) = (step % self.reuse * self.ops + j, place % 32 / self.a_bits);
                let right = right.get(step / self.reuse * self.n + i).copied().unwrap_or(0);
                let left = left.get(place / 32).copied().unwrap_or(0);
                if float {
                    let (right, left) = (real_element(right, at_right, self.w), real_element(left, at_left, self.a));
                    real = arithmetic.fma(right, left, real);
                } else {
                    let product = integer_element(right, at_right, self.w) * integer_element(left, at_left, self.a);
                    whole = whole.wrapping_add(product);
                }
            }
        }
        if !float {
            return whole as u64;
        }
        let real = flush_denormal(real, dst_type, control);
        match dst_type {
            DataType::Hf => FloatFormat::HF.encode(f64::from(real), arithmetic.rounding),
            DataType::Bf => FloatFormat::BF.encode(f64::from(real), arithmetic.rounding),
            _ => u64::from(real.to_bits()),
        }
    }
}

/// Returns a number, or a zero of its sign if it is a denormal number of a type whose denormal
/// numbers are off.
fn flush_denormal(value: f32, data_type: DataType, control: u32) -> f32 {
    let mask = denormal_mask(data_type);
    let least = if data_type == DataType::Hf { HF_MIN_POSITIVE } else { f32::MIN_POSITIVE };
    if mask != 0 && control & mask == 0 && value.abs() < least { 0_f32.copysign(value) } else { value }
}

/// The smallest positive normal number of half precision.
const HF_MIN_POSITIVE: f32 = 1.0 / 16384.0;

fn precision_bits(precision: Precision) -> Option<u32> {
    Some(match precision {
        Precision::U1 | Precision::S1 => 1,
        Precision::U2 | Precision::S2 => 2,
        Precision::U4 | Precision::S4 | Precision::E2m1 => 4,
        Precision::U8 | Precision::S8 | Precision::Bf8 | Precision::Hf8 => 8,
        Precision::Bf | Precision::Hf => 16,
        Precision::Tf32 => 32,
        _ => return None,
    })
}

fn is_float(precision: Precision) -> bool {
    matches!(
        precision,
        Precision::Bf | Precision::Hf | Precision::Bf8 | Precision::Hf8 | Precision::Tf32 | Precision::E2m1
    )
}

/// Extracts an integer element of a dword.
fn integer_element(dword: u32, index: usize, precision: Precision) -> i64 {
    let bits = precision_bits(precision).unwrap_or(32);
    let value = dword.checked_shr(index as u32 * bits).unwrap_or(0) & (u32::MAX >> (32 - bits));
    let signed = matches!(precision, Precision::S1 | Precision::S2 | Precision::S4 | Precision::S8);
    if signed { i64::from((value << (32 - bits)) as i32 >> (32 - bits)) } else { i64::from(value) }
}

/// Extracts a floating-point element of a dword.
fn real_element(dword: u32, index: usize, precision: Precision) -> f32 {
    match precision {
        Precision::Bf => float_formats::f32_from_bf((dword >> (16 * (index & 1))) as u16),
        Precision::Hf => float_formats::f32_from_hf((dword >> (16 * (index & 1))) as u16),
        Precision::Bf8 => float_formats::f32_from_hf(((dword >> (8 * (index & 3))) as u16) << 8),
        Precision::Hf8 => float_formats::f32_from_hf8((dword >> (8 * (index & 3))) as u8),
        Precision::E2m1 => float_formats::f32_from_e2m1((dword >> (4 * (index & 7))) as u8),
        _ => f32::from_bits(dword),
    }
}
