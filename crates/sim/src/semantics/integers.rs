//! Element-wise instructions for integers.
//!
//! For example, `addc` returns the sum and, as a second result, its bit 32.

use crate::numerics::Hardware;
use crate::numerics::number::Integer;
use openvisa_isa::DataType;
use openvisa_isa::enums::{CmpRelOp, MinMaxOp};
use openvisa_isa::semantics::IntLanes;

/// Returns the width of a type in bits.
#[inline(always)]
fn type_width(data_type: DataType) -> u32 {
    match data_type {
        DataType::Ub | DataType::B => 8,
        DataType::Uw | DataType::W | DataType::Hf | DataType::Bf | DataType::V | DataType::Uv => 16,
        DataType::Uq | DataType::Q | DataType::Df => 64,
        _ => 32,
    }
}

/// Returns whether a type is signed.
#[inline(always)]
fn is_signed(data_type: DataType) -> bool {
    matches!(data_type, DataType::B | DataType::W | DataType::D | DataType::Q | DataType::V)
}

/// Returns the low bits of a number, zero-extended.
#[inline(always)]
fn low_bits<V: Integer>(value: V, bits: u32) -> V {
    if bits >= V::BITS { value } else { value & V::from_i32(1).shl(bits).sub(V::from_i32(1)) }
}

/// Returns the bits of a number of a data type, zero-extended.
#[inline(always)]
fn type_bits<V: Integer>(value: V, data_type: DataType) -> u64 {
    let all = value.to_u64();
    if type_width(data_type) >= 64 { all } else { all & ((1 << type_width(data_type)) - 1) }
}

/// Returns the shift count: the low five bits of the operand, or six if a 64-bit type takes part.
#[inline(always)]
fn shift_count<V: Integer>(dst: DataType, src: DataType, value: V) -> u32 {
    let mask = if type_width(dst) == 64 || type_width(src) == 64 { 63 } else { 31 };
    value.to_u64() as u32 & mask
}

impl<V: Integer> IntLanes<V> for Hardware {
    unary! { not not }
    binary! { add add, div div, mul mul, r#mod rem, and bitand, or bitor, xor bitxor }

    #[inline(always)]
    fn avg(&self, a: V, b: V) -> V {
        a.add(b).add(V::from_i32(1)).sar(1)
    }

    #[inline(always)]
    fn mad(&self, a: V, b: V, c: V) -> V {
        a.mul(b).add(c)
    }

    #[inline(always)]
    fn mulh(&self, a: V, b: V) -> V {
        a.mul(b).sar(32)
    }

    #[inline(always)]
    fn lzd(&self, src0_type: DataType, a: V) -> V {
        let spare = 64 - type_width(src0_type);
        V::from_i32((type_bits(a, src0_type).leading_zeros() - spare) as i32)
    }

    #[inline(always)]
    fn shl(&self, dst_type: DataType, src0_type: DataType, a: V, b: V) -> V {
        a.shl(shift_count(dst_type, src0_type, b))
    }

    #[inline(always)]
    fn shr(&self, dst_type: DataType, src0_type: DataType, a: V, b: V) -> V {
        low_bits(a, type_width(src0_type)).sar(shift_count(dst_type, src0_type, b))
    }

    #[inline(always)]
    fn asr(&self, dst_type: DataType, src0_type: DataType, a: V, b: V) -> V {
        a.sar(shift_count(dst_type, src0_type, b))
    }

    #[inline(always)]
    fn cbit(&self, src0_type: DataType, a: V) -> V {
        V::from_i32(type_bits(a, src0_type).count_ones() as i32)
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
        // The relation is the same for all lanes, so these tests are hoisted out of the loop over
        // lanes.
        let less = matches!(rel_op, CmpRelOp::Lt | CmpRelOp::Le | CmpRelOp::Ne);
        let equal = matches!(rel_op, CmpRelOp::Eq | CmpRelOp::Ge | CmpRelOp::Le);
        let greater = matches!(rel_op, CmpRelOp::Gt | CmpRelOp::Ge | CmpRelOp::Ne);
        less & (a < b) | equal & (a == b) | greater & (a > b)
    }

    #[inline(always)]
    fn fbl(&self, src0_type: DataType, a: V) -> V {
        let bits = type_bits(a, src0_type);
        if bits == 0 { V::from_low_bits(0xffff_ffff) } else { V::from_i32(bits.trailing_zeros() as i32) }
    }

    #[inline(always)]
    fn fbh(&self, src0_type: DataType, a: V) -> V {
        let magnitude = type_bits(if a < V::from_i32(0) { !a } else { a }, src0_type);
        let spare = 64 - type_width(src0_type);
        if magnitude == 0 {
            V::from_low_bits(0xffff_ffff)
        } else {
            V::from_i32((magnitude.leading_zeros() - spare) as i32)
        }
    }

    #[inline(always)]
    fn min_max(&self, op: MinMaxOp, a: V, b: V) -> V {
        if op == MinMaxOp::Max { a.max(b) } else { a.min(b) }
    }

    #[inline(always)]
    fn bfe(&self, dst_type: DataType, a: V, b: V, c: V) -> V {
        let (width, start) = (a.to_u64() as u32 & 31, b.to_u64() as u32 & 31);
        // A signed source is sign-extended first.
        let bits = c.to_u64() as u32;
        let value = if is_signed(dst_type) { i128::from(bits as i32) } else { i128::from(bits) };
        let part = low_bits(V::from_low_bits(value).sar(start), width);
        let negative = is_signed(dst_type) && width > 0 && part.sar(width - 1).to_u64() & 1 == 1;
        if negative { part.sub(V::from_i32(1).shl(width)) } else { part }
    }

    #[inline(always)]
    fn bfi(&self, a: V, b: V, c: V, d: V) -> V {
        let (width, start) = (a.to_u64() as u32 & 31, b.to_u64() as u32 & 31);
        let hole = V::from_i32(1).shl(width).sub(V::from_i32(1)).shl(start);
        d & !hole | c.shl(start) & hole
    }

    #[inline(always)]
    fn bfrev(&self, _: DataType, a: V) -> V {
        V::from_low_bits(i128::from((a.to_u64() as u32).reverse_bits()))
    }

    #[inline(always)]
    fn addc(&self, a: V, b: V) -> (V, V) {
        let sum = a.add(b);
        (sum, sum.sar(32))
    }

    #[inline(always)]
    fn subb(&self, a: V, b: V) -> (V, V) {
        (a.sub(b), V::from_i32(i32::from(a < b)))
    }

    #[inline(always)]
    fn rol(&self, src0_type: DataType, a: V, b: V) -> V {
        rotate_left(src0_type, a, b.to_u64() as u32)
    }

    #[inline(always)]
    fn ror(&self, src0_type: DataType, a: V, b: V) -> V {
        rotate_left(src0_type, a, (b.to_u64() as u32).wrapping_neg())
    }

    #[inline(always)]
    fn dp4a(&self, src1_type: DataType, src2_type: DataType, a: V, b: V, c: V) -> V {
        let piece = |value: V, data_type, k: u32| {
            let byte = (value.to_u64() >> (8 * k)) as u8;
            V::from_i32(if is_signed(data_type) { i32::from(byte as i8) } else { i32::from(byte) })
        };
        (0..4).fold(a, |sum, k| sum.add(piece(b, src1_type, k).mul(piece(c, src2_type, k))))
    }

    #[inline(always)]
    fn add3(&self, a: V, b: V, c: V) -> V {
        a.add(b).add(c)
    }

    #[inline(always)]
    fn bfn(&self, boolean_func_ctrl: u8, _: DataType, a: V, b: V, c: V) -> V {
        let term = |row: u32, value: V| {
            if boolean_func_ctrl >> row & 1 == 1 { value } else { V::from_i32(0) }
        };
        let (na, nb, nc) = (!a, !b, !c);
        let mut result = V::from_i32(0);
        for row in 0..8 {
            let pick = |bit: u32, yes, no| if row >> bit & 1 == 1 { yes } else { no };
            result = result | term(row, pick(0, a, na) & pick(1, b, nb) & pick(2, c, nc));
        }
        result
    }

    #[inline(always)]
    fn add3o(&self, dst_type: DataType, _: DataType, _: DataType, _: DataType, a: V, b: V, c: V) -> (V, bool) {
        let sum = a.add(b).add(c);
        let (value, bits) = (sum.to_i128(), type_width(dst_type));
        let (low, high) = match is_signed(dst_type) {
            true => (-(1_i128 << (bits - 1)), (1_i128 << (bits - 1)) - 1),
            false => (0, (1_i128 << bits) - 1),
        };
        (sum, !(low..=high).contains(&value))
    }
}

/// Rotates left. The count is taken modulo the width of the type.
#[inline(always)]
fn rotate_left<V: Integer>(data_type: DataType, value: V, count: u32) -> V {
    let bits = type_bits(value, data_type);
    let result = match type_width(data_type) {
        8 => u64::from((bits as u8).rotate_left(count & 7)),
        16 => u64::from((bits as u16).rotate_left(count & 15)),
        32 => u64::from((bits as u32).rotate_left(count & 31)),
        _ => bits.rotate_left(count & 63),
    };
    V::from_low_bits(i128::from(result))
}
