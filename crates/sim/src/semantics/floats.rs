//! Element-wise instructions for floating-point numbers.
//!
//! For example, `mad` is one fused multiply-add. `lrp` is two products and a sum, rounded
//! separately, so each intermediate result is settled in the rounding mode.

use crate::numerics::float_formats::Rounding;
use crate::numerics::number::Real;
use crate::numerics::{DirectedHardware, Fused, Hardware};
use openvisa_isa::DataType;
use openvisa_isa::enums::{CmpRelOp, MinMaxOp};
use openvisa_isa::semantics::FloatLanes;

macro_rules! float_lanes {
    ($who:ty, $fma:ident, $rounding:expr) => {
        impl<V: Real> FloatLanes<V> for $who {
            unary! {
                exp exp2, tanh tanh, log log2, rndd floor, rndu ceil, rnde round_even, rndz trunc,
                sin sin, cos cos, sqrt sqrt, sqrtm sqrt
            }
            binary! { add add, div div, mul mul, pow pow, divm div }

            #[inline(always)]
            fn sigm(&self, a: V) -> V {
                let one = V::from_f64(1.0);
                let power = a.mul(V::from_f64(-std::f64::consts::LOG2_E)).exp2();
                one.div(one.add(power))
            }

            #[inline(always)]
            fn frc(&self, a: V) -> V {
                a.sub(a.floor())
            }

            #[inline(always)]
            fn mad(&self, a: V, b: V, c: V) -> V {
                a.$fma(b, c)
            }

            #[inline(always)]
            fn lrp(&self, a: V, b: V, c: V) -> V {
                let rounding = ($rounding)(self);
                let rest = V::from_f64(1.0).sub(a).settled(rounding);
                a.mul(b).settled(rounding).add(rest.mul(c).settled(rounding))
            }

            #[inline(always)]
            fn rsqrt(&self, a: V) -> V {
                V::from_f64(1.0).div(a.sqrt().settled(($rounding)(self)))
            }

            #[inline(always)]
            fn inv(&self, a: V) -> V {
                V::from_f64(1.0).div(a)
            }

            #[inline(always)]
            fn mov(&self, _: DataType, a: V) -> V {
                a
            }

            #[inline(always)]
            fn sel(&self, selected: bool, a: V, b: V) -> V {
                if selected { a } else { b }
            }

            #[inline(always)]
            fn cmp(&self, rel_op: CmpRelOp, a: V, b: V) -> bool {
                // The relation is the same for all lanes, so these tests are hoisted out of the
                // loop over lanes.
                let less = matches!(rel_op, CmpRelOp::Lt | CmpRelOp::Le | CmpRelOp::Ne);
                let equal = matches!(rel_op, CmpRelOp::Eq | CmpRelOp::Ge | CmpRelOp::Le);
                let greater = matches!(rel_op, CmpRelOp::Gt | CmpRelOp::Ge | CmpRelOp::Ne);
                let unordered = matches!(rel_op, CmpRelOp::Ne);
                less & (a < b) | equal & (a == b) | greater & (a > b) | unordered & (a.is_nan() | b.is_nan())
            }

            #[inline(always)]
            fn min_max(&self, op: MinMaxOp, a: V, b: V) -> V {
                // A NaN is ignored if the other operand is a number. Two NaNs give the second.
                let first = if op == MinMaxOp::Max { a > b } else { a < b };
                if first || b.is_nan() && !a.is_nan() { a } else { b }
            }

            #[inline(always)]
            fn invm(&self, a: V, b: V) -> (V, bool) {
                let quotient = a.div(b).settled(($rounding)(self));
                let done = quotient.is_nan() || quotient.is_infinite() || quotient == V::from_f64(0.0);
                (if done { quotient } else { V::from_f64(1.0).div(b) }, done)
            }

            #[inline(always)]
            fn rsqtm(&self, a: V) -> (V, bool) {
                let root = a.sqrt().settled(($rounding)(self));
                let done = root.is_nan() || root.is_infinite() || root == V::from_f64(0.0);
                (if done { root } else { V::from_f64(1.0).div(root) }, done)
            }
        }
    };
}

float_lanes!(Hardware, fma, |_: &Hardware| Rounding::NearestEven);
float_lanes!(Fused, hardware_fma, |_: &Fused| Rounding::NearestEven);
float_lanes!(DirectedHardware, fma, |hardware: &DirectedHardware| hardware.0);
