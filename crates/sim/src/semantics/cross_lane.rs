//! Instructions whose lanes read elements of other lanes: dot products, sums of absolute
//! differences, and wide multiply-add. Matrix products are in
//! [`systolic`](crate::semantics::systolic).
//!
//! For example, `dp4` computes the dot product of each group of four lanes, and stores it in all
//! four.

use crate::bytecode::size_of;
use crate::interp::context::{ExecContext, Flow};
use crate::lower::operand::{dst_offset, guard, indirect_operand, operand_modifier, operand_type, span};
use crate::numerics::float_formats;
use crate::numerics::single::SingleArithmetic;
use crate::numerics::value::{ElementOffsets, Lanes};
use crate::semantics::undefined::UndefinedLanes;
use crate::state::control_register::{denormal_mask, rounding};
use crate::trap::Fault;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::Modifier;
use openvisa_isa::operands::VecOperand;
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
        let first = match operand {
            VecOperand::Indirect { .. } => self.indirect_bytes(operand, 1)?[0],
            _ => self.general_offset(operand)?,
        };
        Ok((first + index * 4) as usize)
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
        let (Some(mut indirect), VecOperand::Indirect { bit_properties, region, .. }) =
            (indirect_operand(self.routine, operand), *operand)
        else {
            return Err(Fault::Invalid("an operand must be indirect".to_owned()));
        };
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
            VecOperand::General { region, .. } => {
                let at = self.general_offset(dst)?;
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
}
