//! Systolic matrix products: `dpas`, and `dpasw` of two fused threads.
//!
//! Both factors are unpacked to floats or integers of 32 bits once, row after row. For example, the
//! right factor of halves and eight steps becomes 16 rows of floats. Then each row of the result is
//! the sum of these rows, each multiplied by one element of the left factor, so that the loop over
//! columns is vectorised. Directed rounding takes the slow path, element by element, which is also
//! where the bits of a NaN come from.

use crate::bytecode::size_of;
use crate::checks::register_shadow::UnwrittenRead;
use crate::interp::context::{ExecContext, Flow};
use crate::lower::operand::span;
use crate::numerics::float_formats::{self, FloatConversion, FloatFormat, Rounding};
use crate::numerics::number::fma_f32;
use crate::numerics::single::SingleArithmetic;
use crate::numerics::value::{Matrices, MatrixBuffers};
use crate::state::control_register::{denormal_mask, rounding};
use crate::state::thread::Wait as Until;
use crate::state::workgroup::FactorDwords;
use crate::trap::Fault;
use fearless_simd::Level;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::Simd;
use openvisa_isa::DataType;
use openvisa_isa::bit_fields::ExecControl;
use openvisa_isa::enums::Precision;
use openvisa_isa::instructions::{Dpas, Dpasw};
use openvisa_isa::operands::{RawOperand, VecOperand};

impl ExecContext<'_> {
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

    /// Reads `count` dwords of a left factor.
    fn left_factor(&self, operand: &VecOperand, count: usize) -> Result<FactorDwords, Fault> {
        Ok(self.factor_dwords(self.general_offset(operand)? as usize, count))
    }

    /// Reads `count` dwords of a factor from a byte offset in the registers on.
    fn factor_dwords(&self, at: usize, count: usize) -> FactorDwords {
        let unwritten = match self.unwritten_read(at, 4 * count) {
            Some(_) => (0..count).map(|k| self.unwritten_read(at + 4 * k, 4)).collect(),
            None => Vec::new(),
        };
        FactorDwords { values: self.read_elements(at, 4, count), unwritten }
    }

    /// Reads `count` elements of 2 or 4 bytes from a byte offset in the registers on.
    fn read_elements(&self, at: usize, size: usize, count: usize) -> Vec<u32> {
        let registers = &self.thread.state.registers[..];
        match (registers.get(at..at + size * count), size) {
            (Some(bytes), 4) => bytes.as_chunks().0.iter().map(|b| u32::from_le_bytes(*b)).collect(),
            (Some(bytes), 2) => bytes.as_chunks().0.iter().map(|b| u32::from(u16::from_le_bytes(*b))).collect(),
            _ => (0..count).map(|k| self.thread.read(at + k * size, size) as u32).collect(),
        }
    }

    /// Writes elements of 2 or 4 bytes from a byte offset in the registers on.
    fn write_elements(&mut self, at: usize, size: usize, values: &[u32]) {
        let registers = &mut self.thread.state.registers[..];
        match (registers.get_mut(at..at + size * values.len()), size) {
            (Some(bytes), 4) => {
                bytes.as_chunks_mut().0.iter_mut().zip(values).for_each(|(to, value)| *to = value.to_le_bytes());
            }
            (Some(bytes), 2) => {
                let halves = bytes.as_chunks_mut().0.iter_mut();
                halves.zip(values).for_each(|(to, value)| *to = (*value as u16).to_le_bytes());
            }
            _ => {
                for (k, value) in values.iter().enumerate() {
                    self.thread.write(at + k * size, size, u64::from(*value));
                }
            }
        }
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
        let (count, size, sum_size) = (shape.repeat * shape.n, size_of(dst_type) as usize, size_of(sum_type) as usize);
        let right = self.factor_dwords(src1, shape.right_dwords());
        let starts = src0.map_or_else(|| vec![0; count], |at| self.read_elements(at, sum_size, count));
        let product = Product {
            shape,
            sum_type,
            dst_type,
            starts: &starts,
            left: &left.values,
            right: &right.values,
            control: self.control(),
        };
        let mut results = vec![0; count];
        product.compute(self.level, &mut self.scratch.matrices, &mut results);
        let Some(dst) = dst else { return Ok(Flow::Next) };
        if self.thread.state.shadow.is_some() {
            let of_start = |k| src0.and_then(|at| self.unwritten_read(at + k * sum_size, sum_size));
            let undefined: Vec<_> = (0..count)
                .map(|k| of_start(k).or_else(|| shape.unwritten_factor(k / shape.n, k % shape.n, left, &right)))
                .collect();
            for (k, undefined) in undefined.into_iter().enumerate() {
                self.set_undefined_element(dst + k * size, size, undefined);
            }
        }
        self.write_elements(dst, size, &results);
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
        Self::of_columns(usize::from(span(exec).n), w, a, depth, repeat)
    }

    fn of_columns(n: usize, w: Precision, a: Precision, depth: u8, repeat: u8) -> Result<Self, Fault> {
        let (Some(w_bits), Some(a_bits)) = (precision_bits(w), precision_bits(a)) else {
            return Err(Fault::Invalid("a factor of no precision".to_owned()));
        };
        let (w_bits, a_bits) = (w_bits as usize, a_bits as usize);
        let widest = w_bits.max(a_bits);
        let ops = if widest < 8 { 8 } else { 32 / widest };
        let reuse = (32 / (ops * w_bits)).max(1);
        let (depth, repeat) = (usize::from(depth), usize::from(repeat));
        let shape = Self { w, a, a_bits, n, depth, repeat, ops, reuse };
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
}

/// A systolic product with its operands.
struct Product<'a> {
    shape: &'a Systolic,
    sum_type: DataType,
    dst_type: DataType,
    /// Bits of what the products are added to, row after row.
    starts: &'a [u32],
    /// Dwords of the factors.
    left: &'a [u32],
    right: &'a [u32],
    control: u32,
}

impl Product<'_> {
    /// Computes the bits of the result, row after row.
    fn compute(&self, level: Level, buffers: &mut MatrixBuffers, results: &mut [u32]) {
        let is_directed = is_float(self.shape.w) && rounding(self.control) != Rounding::NearestEven;
        match self.shape.n {
            8 if !is_directed => run_vectorised(level, Rows::<'_, 8>(self), buffers, results),
            16 if !is_directed => run_vectorised(level, Rows::<'_, 16>(self), buffers, results),
            n => {
                for (k, result) in results.iter_mut().enumerate() {
                    *result = self.compute_element(k / n, k % n);
                }
            }
        }
    }

    /// Computes the element in row `r` and column `i` of the result, and returns its bits.
    fn compute_element(&self, r: usize, i: usize) -> u32 {
        let Self { shape, sum_type, dst_type, .. } = *self;
        let start = self.starts.get(r * shape.n + i).copied().unwrap_or(0);
        let float = is_float(shape.w);
        let arithmetic = SingleArithmetic { rounding: rounding(self.control), flushes: false };
        let mut whole = start as i32;
        let mut real = flush_denormal(real_number(start, sum_type), sum_type, self.control);
        for step in 0..shape.depth {
            for j in 0..shape.ops {
                let place = ((r * shape.depth + step) * shape.ops + j) * shape.a_bits;
                let at_right = (step % shape.reuse * shape.ops + j) as u32 * precision_bits(shape.w).unwrap_or(32);
                let right = self.right.get(step / shape.reuse * shape.n + i).copied().unwrap_or(0) >> (at_right % 32);
                let left = self.left.get(place / 32).copied().unwrap_or(0) >> (place % 32);
                if float {
                    real = arithmetic.fma(factor(right, shape.w), factor(left, shape.a), real);
                } else {
                    let (right, left) = (integer_number(right, shape.w), integer_number(left, shape.a));
                    whole = whole.wrapping_add(right.wrapping_mul(left));
                }
            }
        }
        if !float {
            return whole as u32;
        }
        let real = flush_denormal(real, dst_type, self.control);
        match dst_type {
            DataType::Hf => FloatFormat::HF.encode(f64::from(real), arithmetic.rounding) as u32,
            DataType::Bf => FloatFormat::BF.encode(f64::from(real), arithmetic.rounding) as u32,
            _ => real.to_bits(),
        }
    }
}

/// A systolic product of `N` columns that is computed row by row, with rounding to nearest.
struct Rows<'a, const N: usize>(&'a Product<'a>);

impl<const N: usize> Rows<'_, N> {
    /// Computes the product with a function that multiplies and adds, rounded once.
    #[inline(always)]
    fn compute(&self, buffers: &mut MatrixBuffers, results: &mut [u32], multiply_add: impl Fn(f32, f32, f32) -> f32) {
        let Product { shape, sum_type, dst_type, starts, control, .. } = *self.0;
        let MatrixBuffers { codes, integers, floats } = buffers;
        if !is_float(shape.w) {
            let Matrices { sums, left, right } = integers.of_shape(shape.repeat, N, shape.depth * shape.ops);
            convert::<_, _, N>(starts, sums, |bits| bits as i32);
            let [spare_w, spare_a] = [shape.w, shape.a].map(|p| 32 - precision_bits(p).unwrap_or(32));
            match is_signed(shape.a) {
                true => self.unpack_left(codes, left, |code| extend_sign(code, spare_a)),
                false => self.unpack_left(codes, left, |code| extend_zero(code, spare_a)),
            }
            match is_signed(shape.w) {
                true => self.unpack_right(right, |code| extend_sign(code, spare_w)),
                false => self.unpack_right(right, |code| extend_zero(code, spare_w)),
            }
            add_product::<_, N>(sums, left, right, |a: i32, b, sum| sum.wrapping_add(a.wrapping_mul(b)));
            return convert::<_, _, N>(sums, results, |sum| sum as u32);
        }
        let Matrices { sums, left, right } = floats.of_shape(shape.repeat, N, shape.depth * shape.ops);
        // One loop for each format, so that the loops are vectorised.
        macro_rules! by_format {
            ($format:expr, $of:ident [$($known:ident)*], |$constant:ident| $loop:expr) => {
                match $format {
                    $($of::$known => {
                        let $constant = $of::$known;
                        $loop
                    })*
                    $constant => $loop,
                }
            };
        }
        by_format!(shape.a, Precision [Hf Bf Tf32], |a| self.unpack_left(codes, left, |code| factor(code, a)));
        by_format!(shape.w, Precision [Hf Bf Tf32], |w| self.unpack_right(right, |code| factor(code, w)));
        by_format!(sum_type, DataType [F Hf], |t| convert::<_, _, N>(starts, sums, |bits| real_number(bits, t)));
        if flushes(sum_type, control) {
            sums.iter_mut().for_each(|sum| *sum = flush_denormal(*sum, sum_type, control));
        }
        add_product::<_, N>(sums, left, right, multiply_add);
        if flushes(dst_type, control) {
            sums.iter_mut().for_each(|sum| *sum = flush_denormal(*sum, dst_type, control));
        }
        by_format!(dst_type, DataType [F Hf Bf], |t| convert::<_, _, N>(sums, results, |sum| match t {
            DataType::Hf => float_formats::hf_from_f32(sum).into(),
            DataType::Bf => float_formats::bf_from_f32(sum).into(),
            _ => sum.to_bits(),
        }));
        if sums.iter().fold(false, |any, sum| any | sum.is_nan()) {
            for k in (0..sums.len()).filter(|k| sums[*k].is_nan()) {
                results[k] = self.0.compute_element(k / N, k % N);
            }
        }
    }

    /// Unpacks the left factor, row after row. `element` converts the low bits of a code.
    #[inline(always)]
    fn unpack_left<T: Copy + Default>(&self, codes: &mut Vec<u32>, elements: &mut [T], element: impl Fn(u32) -> T) {
        let (a_bits, per_dword) = (self.0.shape.a_bits, 32 / self.0.shape.a_bits);
        // Dwords that a fused thread does not provide are zeros.
        codes.clear();
        codes.resize(elements.len(), 0);
        for index in 0..per_dword {
            let every = codes.get_mut(index..).unwrap_or_default().iter_mut().step_by(per_dword);
            every.zip(self.0.left).for_each(|(code, dword)| *code = dword >> (index * a_bits));
        }
        convert::<_, _, N>(codes, elements, element);
    }

    /// Unpacks the right factor: a row for each product of a sum.
    #[inline(always)]
    fn unpack_right<T: Copy + Default>(&self, elements: &mut [T], element: impl Fn(u32) -> T) {
        let shape = self.0.shape;
        let (dwords, w_bits) = (self.0.right.as_chunks::<N>().0, precision_bits(shape.w).unwrap_or(32) as usize);
        for (step, rows) in elements.as_chunks_mut::<N>().0.chunks_exact_mut(shape.ops).enumerate() {
            let Some(dwords) = dwords.get(step / shape.reuse) else { break };
            for (j, row) in rows.iter_mut().enumerate() {
                let shift = ((step % shape.reuse * shape.ops + j) * w_bits) as u32 % 32;
                convert_block(dwords, row, |dword| element(dword >> shift));
            }
        }
    }
}

/// Converts elements, in blocks of `N` and then one by one.
#[inline(always)]
fn convert<A: Copy, B: Copy + Default, const N: usize>(from: &[A], to: &mut [B], convert: impl Fn(A) -> B) {
    let ((from, rest), (to, last)) = (from.as_chunks::<N>(), to.as_chunks_mut::<N>());
    for (from, to) in from.iter().zip(to) {
        convert_block(from, to, &convert);
    }
    for (from, to) in rest.iter().zip(last) {
        *to = convert(*from);
    }
}

/// Converts a block of elements. It is computed from a copy and to a copy: other forms are not
/// vectorised by LLVM.
#[inline(always)]
fn convert_block<A: Copy, B: Copy + Default, const N: usize>(from: &[A; N], to: &mut [B; N], convert: impl Fn(A) -> B) {
    let (from, mut converted) = (*from, [B::default(); N]);
    for i in 0..N {
        converted[i] = convert(from[i]);
    }
    *to = converted;
}

/// Adds the product of two matrices to a third. `left` has a row for each row of `sums`.
#[inline(always)]
fn add_product<T: Copy, const N: usize>(sums: &mut [T], left: &[T], right: &[T], multiply_add: impl Fn(T, T, T) -> T) {
    let (sums, right) = (sums.as_chunks_mut::<N>().0, right.as_chunks::<N>().0);
    for (sums, factors) in sums.iter_mut().zip(left.chunks_exact(right.len().max(1))) {
        let mut sum = *sums;
        for (row, factor) in right.iter().zip(factors) {
            for i in 0..N {
                sum[i] = multiply_add(row[i], *factor, sum[i]);
            }
        }
        *sums = sum;
    }
}

/// Computes a product with the vector instructions of the host, if it has them.
fn run_vectorised<const N: usize>(level: Level, rows: Rows<'_, N>, buffers: &mut MatrixBuffers, results: &mut [u32]) {
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    if let Some(avx2) = level.as_avx2() {
        return avx2.vectorize(
            #[inline(always)]
            || rows.compute(buffers, results, f32::mul_add),
        );
    }
    let _ = level;
    rows.compute(buffers, results, fma_f32);
}

/// Returns whether the control register flushes denormal numbers of a type to zero.
fn flushes(data_type: DataType, control: u32) -> bool {
    let mask = denormal_mask(data_type);
    mask != 0 && control & mask == 0
}

/// Returns a number, or a zero of its sign if it is a denormal number of a type whose denormal
/// numbers are off.
#[inline(always)]
fn flush_denormal(value: f32, data_type: DataType, control: u32) -> f32 {
    let least = if data_type == DataType::Hf { HF_MIN_POSITIVE } else { f32::MIN_POSITIVE };
    if flushes(data_type, control) && value.abs() < least { 0_f32.copysign(value) } else { value }
}

/// Converts the bits of a start to single precision.
#[inline(always)]
fn real_number(bits: u32, data_type: DataType) -> f32 {
    match data_type {
        DataType::Hf => float_formats::f32_from_hf(bits as u16),
        DataType::Bf => float_formats::f32_from_bf(bits as u16),
        _ => f32::from_bits(bits),
    }
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

fn is_signed(precision: Precision) -> bool {
    matches!(precision, Precision::S1 | Precision::S2 | Precision::S4 | Precision::S8)
}

/// Extracts an integer element, which is in the low bits of a code.
fn integer_number(code: u32, precision: Precision) -> i32 {
    let spare = 32 - precision_bits(precision).unwrap_or(32);
    if is_signed(precision) { extend_sign(code, spare) } else { extend_zero(code, spare) }
}

/// Extends the sign of a number, which is in all but the highest `spare` bits of a code.
#[inline(always)]
fn extend_sign(code: u32, spare: u32) -> i32 {
    (code << spare) as i32 >> spare
}

/// Clears the highest `spare` bits of a code.
#[inline(always)]
fn extend_zero(code: u32, spare: u32) -> i32 {
    (code << spare >> spare) as i32
}

/// Extracts a floating-point element, which is in the low bits of a code.
#[inline(always)]
fn factor(code: u32, precision: Precision) -> f32 {
    match precision {
        Precision::Bf => float_formats::f32_from_bf(code as u16),
        Precision::Hf => float_formats::f32_from_hf(code as u16),
        Precision::Bf8 => float_formats::f32_from_hf((code as u16) << 8),
        Precision::Hf8 => float_formats::f32_from_hf8(code as u8),
        Precision::E2m1 => float_formats::f32_from_e2m1((code & 0xf) as u8),
        _ => f32::from_bits(code),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use openvisa_isa::bit_fields::ControlRegister;

    const FLOATS: [Precision; 6] =
        [Precision::Hf, Precision::Bf, Precision::Tf32, Precision::Bf8, Precision::Hf8, Precision::E2m1];
    const INTEGERS: [Precision; 8] = [
        Precision::U1,
        Precision::S1,
        Precision::U2,
        Precision::S2,
        Precision::U4,
        Precision::S4,
        Precision::U8,
        Precision::S8,
    ];

    /// Returns dwords whose elements are often zeros, subnormals, infinities or NaNs in several
    /// formats.
    fn dwords(state: &mut u64, count: usize, finite: bool) -> Vec<u32> {
        const EDGES: [u32; 10] = [
            0,
            0x8000_8000,
            1,
            0x0003_8001,
            0x7c00_3c00,
            0x7f80_3f80,
            0xfc00_7e01,
            0xff80_7fc1,
            0x7bff_03ff,
            0x7c01_7f81,
        ];
        let mut next = || {
            *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (*state >> 32) as u32
        };
        let mut value = || match next() % 4 {
            0 if !finite => EDGES[next() as usize % EDGES.len()],
            // Numbers around 1 in the formats of 16 and 32 bits, whose sums are inexact.
            1 | 0 => 0x3c00_3c00 ^ next() & 0x83ff_83ff,
            2 => 0x3f00_3f80 ^ next() & 0x80ff_80ff,
            _ if finite => 0x3000_b000 ^ next() & 0x87ff_87ff,
            _ => next(),
        };
        (0..count).map(|_| value()).collect()
    }

    /// Compares the products of a pair of precisions with the slow path, element by element.
    fn check(w: Precision, a: Precision, types: &[DataType], state: &mut u64) {
        let mut buffers = MatrixBuffers::default();
        let preserving = ControlRegister(0).with_keep_f(true).with_keep_hf(true).with_keep_df(true).bits();
        for (round, (sum_type, dst_type)) in
            types.iter().flat_map(|sum| types.iter().map(move |dst| (*sum, *dst))).cycle().take(24).enumerate()
        {
            let (n, repeat, finite) = ([8, 16][round % 2], [8, 1, 3][round % 3], round % 4 == 3);
            let shape = Systolic::of_columns(n, w, a, 8, repeat).expect("a shape");
            let (left, right) =
                (dwords(state, shape.left_dwords(), finite), dwords(state, shape.right_dwords(), finite));
            let mut starts = dwords(state, n * usize::from(repeat), finite);
            for control in [preserving, 0] {
                // The result is the start of the next product.
                for _ in 0..3 {
                    let product = Product {
                        shape: &shape,
                        sum_type,
                        dst_type,
                        starts: &starts,
                        left: &left,
                        right: &right,
                        control,
                    };
                    let [mut results, mut portable] = [vec![0; starts.len()], vec![0; starts.len()]];
                    product.compute(Level::new(), &mut buffers, &mut results);
                    match n {
                        8 => Rows::<'_, 8>(&product).compute(&mut buffers, &mut portable, fma_f32),
                        _ => Rows::<'_, 16>(&product).compute(&mut buffers, &mut portable, fma_f32),
                    }
                    for (k, (result, portable)) in results.iter().zip(portable).enumerate() {
                        let expected = product.compute_element(k / n, k % n);
                        let case = format!("{w:?} {a:?} {sum_type:?} {dst_type:?} {n} {control:#x} element {k}");
                        assert_eq!(*result, expected, "{case}: {result:#x} is not {expected:#x}");
                        assert_eq!(portable, expected, "{case} without vector instructions");
                    }
                    starts = results;
                }
            }
        }
    }

    #[test]
    fn products_by_rows_have_the_bits_of_those_element_by_element() {
        let mut state = 1;
        for (w, a) in FLOATS.iter().flat_map(|w| FLOATS.iter().map(move |a| (*w, *a))) {
            check(w, a, &[DataType::F, DataType::Hf, DataType::Bf], &mut state);
        }
        for (w, a) in INTEGERS.iter().flat_map(|w| INTEGERS.iter().map(move |a| (*w, *a))) {
            check(w, a, &[DataType::D, DataType::Ud], &mut state);
        }
    }
}
