// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Programs that run once for each channel.
#![allow(unused_imports, unused_assignments, unused_mut, unused_variables, clippy::all)]
use super::functions;
use super::primitives::*;
use crate::bit_fields::*;
use crate::enums::*;
use crate::instructions::*;
use crate::operands::{RawOperand, VecOperand};
use crate::types::DataType;

/// `ADD`: addition. `specs/instructions/ADD.md:16`
pub fn add<M: Primitives>(machine: &M, inst: &Add, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/ADD.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? + machine.load(inst.src1, channel)?)?;
    Ok(())
}

/// `AVG`: average of integers, rounded up. `specs/instructions/AVG.md:16`
pub fn avg<M: Primitives>(machine: &M, inst: &Avg, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/AVG.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? + machine.load(inst.src1, channel)? + 1 >> 1)?;
    Ok(())
}

/// `DIV`: quotient. `specs/instructions/DIV.md:16`
pub fn div<M: Primitives>(machine: &M, inst: &Div, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/DIV.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? / machine.load(inst.src1, channel)?)?;
    Ok(())
}

/// `EXP`: power of two. `specs/instructions/EXP.md:16`
pub fn exp<M: Primitives>(machine: &M, inst: &Exp, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/EXP.md:16
    machine.store(inst.dst, channel, machine.exp2(machine.load(inst.src0, channel)?)?)?;
    Ok(())
}

/// `FRC`: fractional part. `specs/instructions/FRC.md:16`
pub fn frc<M: Primitives>(machine: &M, inst: &Frc, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/FRC.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? - machine.floor(machine.load(inst.src0, channel)?)?)?;
    Ok(())
}

/// `LOG`: logarithm to base two. `specs/instructions/LOG.md:16`
pub fn log<M: Primitives>(machine: &M, inst: &Log, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/LOG.md:16
    machine.store(inst.dst, channel, machine.log2(machine.load(inst.src0, channel)?)?)?;
    Ok(())
}

/// `MAD`: product plus a third value. `specs/instructions/MAD.md:16`
pub fn mad<M: Primitives>(machine: &M, inst: &Mad, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/MAD.md:16
    machine.store(inst.dst, channel, machine.fma(machine.load(inst.src0, channel)?, machine.load(inst.src1, channel)?, machine.load(inst.src2, channel)?)?)?;
    Ok(())
}

/// `MULH`: high half of a product. `specs/instructions/MULH.md:16`
pub fn mulh<M: Primitives>(machine: &M, inst: &Mulh, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/MULH.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? * machine.load(inst.src1, channel)? >> 32)?;
    Ok(())
}

/// `LRP`: linear interpolation. `specs/instructions/LRP.md:16`
pub fn lrp<M: Primitives>(machine: &M, inst: &Lrp, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/LRP.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? * machine.load(inst.src1, channel)? + (1.0 - machine.load(inst.src0, channel)?) * machine.load(inst.src2, channel)?)?;
    Ok(())
}

/// `MOD`: remainder. `specs/instructions/MOD.md:16`
pub fn r#mod<M: Primitives>(machine: &M, inst: &Mod, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/MOD.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? % machine.load(inst.src1, channel)?)?;
    Ok(())
}

/// `MUL`: product. `specs/instructions/MUL.md:16`
pub fn mul<M: Primitives>(machine: &M, inst: &Mul, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/MUL.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? * machine.load(inst.src1, channel)?)?;
    Ok(())
}

/// `POW`: power. `specs/instructions/POW.md:16`
pub fn pow<M: Primitives>(machine: &M, inst: &Pow, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/POW.md:16
    machine.store(inst.dst, channel, machine.pow(machine.load(inst.src0, channel)?, machine.load(inst.src1, channel)?)?)?;
    Ok(())
}

/// `RNDD`: round down. `specs/instructions/RNDD.md:16`
pub fn rndd<M: Primitives>(machine: &M, inst: &Rndd, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/RNDD.md:16
    machine.store(inst.dst, channel, machine.floor(machine.load(inst.src0, channel)?)?)?;
    Ok(())
}

/// `RNDU`: round up. `specs/instructions/RNDU.md:16`
pub fn rndu<M: Primitives>(machine: &M, inst: &Rndu, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/RNDU.md:16
    machine.store(inst.dst, channel, machine.ceil(machine.load(inst.src0, channel)?)?)?;
    Ok(())
}

/// `RNDE`: round to nearest, ties to even. `specs/instructions/RNDE.md:16`
pub fn rnde<M: Primitives>(machine: &M, inst: &Rnde, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/RNDE.md:16
    machine.store(inst.dst, channel, machine.round_even(machine.load(inst.src0, channel)?)?)?;
    Ok(())
}

/// `RNDZ`: round towards zero. `specs/instructions/RNDZ.md:16`
pub fn rndz<M: Primitives>(machine: &M, inst: &Rndz, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/RNDZ.md:16
    machine.store(inst.dst, channel, machine.trunc(machine.load(inst.src0, channel)?)?)?;
    Ok(())
}

/// `SIN`: sine. `specs/instructions/SIN.md:16`
pub fn sin<M: Primitives>(machine: &M, inst: &Sin, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SIN.md:16
    machine.store(inst.dst, channel, machine.sin(machine.load(inst.src0, channel)?)?)?;
    Ok(())
}

/// `COS`: cosine. `specs/instructions/COS.md:16`
pub fn cos<M: Primitives>(machine: &M, inst: &Cos, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/COS.md:16
    machine.store(inst.dst, channel, machine.cos(machine.load(inst.src0, channel)?)?)?;
    Ok(())
}

/// `SQRT`: square root. `specs/instructions/SQRT.md:16`
pub fn sqrt<M: Primitives>(machine: &M, inst: &Sqrt, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SQRT.md:16
    machine.store(inst.dst, channel, machine.sqrt(machine.load(inst.src0, channel)?)?)?;
    Ok(())
}

/// `RSQRT`: reciprocal of a square root. `specs/instructions/RSQRT.md:16`
pub fn rsqrt<M: Primitives>(machine: &M, inst: &Rsqrt, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/RSQRT.md:16
    machine.store(inst.dst, channel, machine.estimate(1.0 / machine.sqrt(machine.load(inst.src0, channel)?)?)?)?;
    Ok(())
}

/// `INV`: reciprocal. `specs/instructions/INV.md:16`
pub fn inv<M: Primitives>(machine: &M, inst: &Inv, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/INV.md:16
    machine.store(inst.dst, channel, 1.0 / machine.load(inst.src0, channel)?)?;
    Ok(())
}

/// `FCVT`: conversion to and from short floating-point formats. `specs/instructions/FCVT.md:16`
pub fn fcvt<M: Primitives>(machine: &M, inst: &Fcvt, channel: Number) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/FCVT.md:17
    let most = if machine.r#type(inst.dst)? == DataType::B {
        Number::from(448)
    } else {
        Number::from(57344)
    };
    machine.local("most", most);
    machine.statement(18); // specs/instructions/FCVT.md:18
    let limited = if machine.saturates()? && !machine.is_nan(machine.load(inst.src0, channel)?)? && !machine.is_infinite(machine.load(inst.src0, channel)?)? {
        machine.max(-most, machine.min(machine.load(inst.src0, channel)?, most)?)?
    } else {
        machine.load(inst.src0, channel)?
    };
    machine.local("limited", limited);
    machine.statement(19); // specs/instructions/FCVT.md:19
    if machine.r#type(inst.dst)? == DataType::B {
        machine.statement(20); // specs/instructions/FCVT.md:20
        machine.store(inst.dst, channel, machine.to_hf8(limited)?)?;
    } else if machine.r#type(inst.src0)? == DataType::B {
        machine.statement(22); // specs/instructions/FCVT.md:22
        machine.store(inst.dst, channel, machine.from_hf8(machine.load(inst.src0, channel)?)?)?;
    } else if machine.r#type(inst.dst)? == DataType::Ub {
        machine.statement(24); // specs/instructions/FCVT.md:24
        machine.store(inst.dst, channel, machine.to_bf8(limited)?)?;
    } else if machine.r#type(inst.src0)? == DataType::Ub {
        machine.statement(26); // specs/instructions/FCVT.md:26
        machine.store(inst.dst, channel, machine.from_bf8(machine.load(inst.src0, channel)?)?)?;
    } else if machine.r#type(inst.dst)? == DataType::Ud {
        machine.statement(28); // specs/instructions/FCVT.md:28
        machine.store(inst.dst, channel, machine.to_tf32(if machine.saturates()? { if machine.load(inst.src0, channel)? > 0 { machine.min(machine.load(inst.src0, channel)?, 1)? } else { Number::from(0) } } else { machine.load(inst.src0, channel)? })?)?;
    } else {
        machine.statement(30); // specs/instructions/FCVT.md:30
        machine.store(inst.dst, channel, machine.from_tf32(machine.load(inst.src0, channel)?)?)?;
    }
    Ok(())
}

/// `SRND`: rounding by random bits. `specs/instructions/SRND.md:16`
pub fn srnd<M: Primitives>(machine: &M, inst: &Srnd, channel: Number) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/SRND.md:17
    let most = if machine.r#type(inst.dst)? == DataType::B {
        Number::from(448)
    } else {
        Number::from(57344)
    };
    machine.local("most", most);
    machine.statement(18); // specs/instructions/SRND.md:18
    let limited = if machine.saturates()? && !machine.is_nan(machine.load(inst.src0, channel)?)? && !machine.is_infinite(machine.load(inst.src0, channel)?)? {
        machine.max(-most, machine.min(machine.load(inst.src0, channel)?, most)?)?
    } else {
        machine.load(inst.src0, channel)?
    };
    machine.local("limited", limited);
    machine.statement(19); // specs/instructions/SRND.md:19
    if machine.r#type(inst.dst)? == DataType::Hf {
        machine.statement(20); // specs/instructions/SRND.md:20
        machine.store(inst.dst, channel, machine.random_round(machine.load(inst.src0, channel)?, machine.raw_bits(inst.src1, channel)?, "hf")?)?;
    } else if machine.r#type(inst.dst)? == DataType::Ub {
        machine.statement(22); // specs/instructions/SRND.md:22
        machine.store(inst.dst, channel, machine.random_round(limited, machine.raw_bits(inst.src1, channel)?, "bf8")?)?;
    } else {
        machine.statement(24); // specs/instructions/SRND.md:24
        machine.store(inst.dst, channel, machine.random_round(limited, machine.raw_bits(inst.src1, channel)?, "hf8")?)?;
    }
    Ok(())
}

/// `LZD`: count of leading zeros. `specs/instructions/LZD.md:16`
pub fn lzd<M: Primitives>(machine: &M, inst: &Lzd, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/LZD.md:16
    machine.store(inst.dst, channel, machine.leading_zeros(machine.raw_bits(inst.src0, channel)?, machine.bits(inst.src0)?)?)?;
    Ok(())
}

/// `AND`: bitwise and. `specs/instructions/AND.md:16`
pub fn and<M: Primitives>(machine: &M, inst: &And, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/AND.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? & machine.load(inst.src1, channel)?)?;
    Ok(())
}

/// `OR`: bitwise or. `specs/instructions/OR.md:16`
pub fn or<M: Primitives>(machine: &M, inst: &Or, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/OR.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? | machine.load(inst.src1, channel)?)?;
    Ok(())
}

/// `XOR`: bitwise exclusive or. `specs/instructions/XOR.md:16`
pub fn xor<M: Primitives>(machine: &M, inst: &Xor, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/XOR.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? ^ machine.load(inst.src1, channel)?)?;
    Ok(())
}

/// `NOT`: bitwise complement. `specs/instructions/NOT.md:16`
pub fn not<M: Primitives>(machine: &M, inst: &Not, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/NOT.md:16
    machine.store(inst.dst, channel, !machine.load(inst.src0, channel)?)?;
    Ok(())
}

/// `SHL`: shift left. `specs/instructions/SHL.md:16`
pub fn shl<M: Primitives>(machine: &M, inst: &Shl, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SHL.md:16
    let count = machine.load(inst.src1, channel)? & (if machine.size(machine.r#type(inst.src0)?)? == 8 || machine.size(machine.r#type(inst.dst)?)? == 8 { Number::from(63) } else { Number::from(31) });
    machine.local("count", count);
    machine.statement(17); // specs/instructions/SHL.md:17
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? << count)?;
    Ok(())
}

/// `SHR`: shift right, filling with zeros. `specs/instructions/SHR.md:16`
pub fn shr<M: Primitives>(machine: &M, inst: &Shr, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SHR.md:16
    let count = machine.load(inst.src1, channel)? & (if machine.size(machine.r#type(inst.src0)?)? == 8 || machine.size(machine.r#type(inst.dst)?)? == 8 { Number::from(63) } else { Number::from(31) });
    machine.local("count", count);
    machine.statement(17); // specs/instructions/SHR.md:17
    machine.store(inst.dst, channel, machine.raw_bits(inst.src0, channel)? >> count)?;
    Ok(())
}

/// `ASR`: shift right, keeping the sign. `specs/instructions/ASR.md:16`
pub fn asr<M: Primitives>(machine: &M, inst: &Asr, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/ASR.md:16
    let count = machine.load(inst.src1, channel)? & (if machine.size(machine.r#type(inst.src0)?)? == 8 || machine.size(machine.r#type(inst.dst)?)? == 8 { Number::from(63) } else { Number::from(31) });
    machine.local("count", count);
    machine.statement(17); // specs/instructions/ASR.md:17
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? >> count)?;
    Ok(())
}

/// `CBIT`: count of bits that are 1. `specs/instructions/CBIT.md:16`
pub fn cbit<M: Primitives>(machine: &M, inst: &Cbit, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/CBIT.md:16
    machine.store(inst.dst, channel, machine.count_ones(machine.raw_bits(inst.src0, channel)?)?)?;
    Ok(())
}

/// `MOV`: copy and convert. `specs/instructions/MOV.md:16`
pub fn mov<M: Primitives>(machine: &M, inst: &Mov, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/MOV.md:16
    machine.store(inst.dst, channel, if machine.r#type(inst.src0)? == DataType::Bool { machine.predicate_bits(inst.src0)? } else { machine.load(inst.src0, channel)? })?;
    Ok(())
}

/// `SEL`: choice between two values. `specs/instructions/SEL.md:16`
pub fn sel<M: Primitives>(machine: &M, inst: &Sel, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SEL.md:16
    machine.store(inst.dst, channel, if machine.selected(channel)? { machine.load(inst.src0, channel)? } else { machine.load(inst.src1, channel)? })?;
    Ok(())
}

/// `CMP`: comparison. `specs/instructions/CMP.md:16`
pub fn cmp<M: Primitives>(machine: &M, inst: &Cmp, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/CMP.md:16
    let holds = if inst.rel_op == CmpRelOp::Eq {
        machine.load(inst.src0, channel)? == machine.load(inst.src1, channel)?
    } else if inst.rel_op == CmpRelOp::Ne {
        machine.load(inst.src0, channel)? != machine.load(inst.src1, channel)?
    } else if inst.rel_op == CmpRelOp::Gt {
        machine.load(inst.src0, channel)? > machine.load(inst.src1, channel)?
    } else if inst.rel_op == CmpRelOp::Ge {
        machine.load(inst.src0, channel)? >= machine.load(inst.src1, channel)?
    } else if inst.rel_op == CmpRelOp::Lt {
        machine.load(inst.src0, channel)? < machine.load(inst.src1, channel)?
    } else {
        machine.load(inst.src0, channel)? <= machine.load(inst.src1, channel)?
    };
    machine.local("holds", Number::from(holds));
    machine.statement(22); // specs/instructions/CMP.md:22
    machine.store(inst.dst, channel, machine.truth(holds)?)?;
    Ok(())
}

/// `FBL`: first bit that is 1 from below. `specs/instructions/FBL.md:16`
pub fn fbl<M: Primitives>(machine: &M, inst: &Fbl, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/FBL.md:16
    machine.store(inst.dst, channel, if machine.load(inst.src0, channel)? == 0 { number(0xffffffff) } else { machine.trailing_zeros(machine.raw_bits(inst.src0, channel)?)? })?;
    Ok(())
}

/// `FBH`: first significant bit from above. `specs/instructions/FBH.md:16`
pub fn fbh<M: Primitives>(machine: &M, inst: &Fbh, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/FBH.md:16
    let magnitude = if machine.load(inst.src0, channel)? < 0 {
        !machine.load(inst.src0, channel)?
    } else {
        machine.load(inst.src0, channel)?
    };
    machine.local("magnitude", magnitude);
    machine.statement(17); // specs/instructions/FBH.md:17
    machine.store(inst.dst, channel, if magnitude == 0 { number(0xffffffff) } else { machine.leading_zeros(magnitude, machine.bits(inst.src0)?)? })?;
    Ok(())
}

/// `MIN_MAX`: smaller or larger value. `specs/instructions/MIN_MAX.md:16`
pub fn min_max<M: Primitives>(machine: &M, inst: &MinMax, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/MIN_MAX.md:16
    machine.store(inst.dst, channel, if inst.op == MinMaxOp::Max { machine.max(machine.load(inst.src0, channel)?, machine.load(inst.src1, channel)?)? } else { machine.min(machine.load(inst.src0, channel)?, machine.load(inst.src1, channel)?)? })?;
    Ok(())
}

/// `BFE`: extract a bit field. `specs/instructions/BFE.md:16`
pub fn bfe<M: Primitives>(machine: &M, inst: &Bfe, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/BFE.md:16
    let width = machine.load(inst.src0, channel)? & 31;
    machine.local("width", width);
    machine.statement(17); // specs/instructions/BFE.md:17
    let start = machine.load(inst.src1, channel)? & 31;
    machine.local("start", start);
    machine.statement(18); // specs/instructions/BFE.md:18
    let part = machine.low_bits(machine.load(inst.src2, channel)? >> start, width)?;
    machine.local("part", part);
    machine.statement(19); // specs/instructions/BFE.md:19
    machine.store(inst.dst, channel, if machine.is_signed(machine.r#type(inst.dst)?)? { machine.sign_extend(part, width)? } else { part })?;
    Ok(())
}

/// `BFI`: insert a bit field. `specs/instructions/BFI.md:17`
pub fn bfi<M: Primitives>(machine: &M, inst: &Bfi, channel: Number) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/BFI.md:17
    let width = machine.load(inst.src0, channel)? & 31;
    machine.local("width", width);
    machine.statement(18); // specs/instructions/BFI.md:18
    let start = machine.load(inst.src1, channel)? & 31;
    machine.local("start", start);
    machine.statement(19); // specs/instructions/BFI.md:19
    let hole = (1 << width) - 1 << start;
    machine.local("hole", hole);
    machine.statement(20); // specs/instructions/BFI.md:20
    machine.store(inst.dst, channel, machine.load(inst.src3, channel)? & !hole | machine.load(inst.src2, channel)? << start & hole)?;
    Ok(())
}

/// `BFREV`: reverse the order of bits. `specs/instructions/BFREV.md:16`
pub fn bfrev<M: Primitives>(machine: &M, inst: &Bfrev, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/BFREV.md:16
    let mut result = Number::from(0);
    machine.local("result", result);
    machine.statement(17); // specs/instructions/BFREV.md:17
    for i in Number::range(0, 32) {
        machine.local("i", i);
        machine.statement(18); // specs/instructions/BFREV.md:18
        result = result | ((machine.raw_bits(inst.src0, channel)? >> i & 1) << 31 - i);
        machine.local("result", result);
    }
    machine.statement(20); // specs/instructions/BFREV.md:20
    machine.store(inst.dst, channel, result)?;
    Ok(())
}

/// `ADDC`: addition that also gives the carry. `specs/instructions/ADDC.md:16`
pub fn addc<M: Primitives>(machine: &M, inst: &Addc, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/ADDC.md:16
    let sum = machine.load(inst.src0, channel)? + machine.load(inst.src1, channel)?;
    machine.local("sum", sum);
    machine.statement(17); // specs/instructions/ADDC.md:17
    machine.store(inst.dst, channel, sum)?;
    machine.statement(18); // specs/instructions/ADDC.md:18
    machine.store(inst.carry, channel, sum >> 32)?;
    Ok(())
}

/// `SUBB`: subtraction that also gives the borrow. `specs/instructions/SUBB.md:16`
pub fn subb<M: Primitives>(machine: &M, inst: &Subb, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SUBB.md:16
    let borrow = machine.load(inst.src0, channel)? < machine.load(inst.src1, channel)?;
    machine.local("borrow", Number::from(borrow));
    machine.statement(17); // specs/instructions/SUBB.md:17
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? - machine.load(inst.src1, channel)?)?;
    machine.statement(18); // specs/instructions/SUBB.md:18
    machine.store(inst.borrow, channel, Number::from(borrow))?;
    Ok(())
}

/// `SQRTM`: square root, correctly rounded. `specs/instructions/SQRTM.md:16`
pub fn sqrtm<M: Primitives>(machine: &M, inst: &Sqrtm, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SQRTM.md:16
    machine.store(inst.dst, channel, machine.sqrt(machine.load(inst.src0, channel)?)?)?;
    Ok(())
}

/// `DIVM`: quotient, correctly rounded. `specs/instructions/DIVM.md:16`
pub fn divm<M: Primitives>(machine: &M, inst: &Divm, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/DIVM.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? / machine.load(inst.src1, channel)?)?;
    Ok(())
}

/// `ROL`: rotate left. `specs/instructions/ROL.md:16`
pub fn rol<M: Primitives>(machine: &M, inst: &Rol, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/ROL.md:16
    let width = machine.bits(inst.src0)?;
    machine.local("width", width);
    machine.statement(17); // specs/instructions/ROL.md:17
    let count = machine.load(inst.src1, channel)? & width - 1;
    machine.local("count", count);
    machine.statement(18); // specs/instructions/ROL.md:18
    let source = machine.raw_bits(inst.src0, channel)?;
    machine.local("source", source);
    machine.statement(19); // specs/instructions/ROL.md:19
    machine.store(inst.dst, channel, machine.low_bits(source << count | source >> width - count, width)?)?;
    Ok(())
}

/// `ROR`: rotate right. `specs/instructions/ROR.md:16`
pub fn ror<M: Primitives>(machine: &M, inst: &Ror, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/ROR.md:16
    let width = machine.bits(inst.src0)?;
    machine.local("width", width);
    machine.statement(17); // specs/instructions/ROR.md:17
    let count = machine.load(inst.src1, channel)? & width - 1;
    machine.local("count", count);
    machine.statement(18); // specs/instructions/ROR.md:18
    let source = machine.raw_bits(inst.src0, channel)?;
    machine.local("source", source);
    machine.statement(19); // specs/instructions/ROR.md:19
    machine.store(inst.dst, channel, machine.low_bits(source >> count | source << width - count, width)?)?;
    Ok(())
}

/// `DP4A`: dot product of four bytes, accumulated. `specs/instructions/DP4A.md:16`
pub fn dp4a<M: Primitives>(machine: &M, inst: &Dp4a, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/DP4A.md:16
    let mut sum = machine.load(inst.src0, channel)?;
    machine.local("sum", sum);
    machine.statement(17); // specs/instructions/DP4A.md:17
    for k in Number::range(0, 4) {
        machine.local("k", k);
        machine.statement(18); // specs/instructions/DP4A.md:18
        sum = sum + (machine.piece(inst.src1, channel, k, 8)? * machine.piece(inst.src2, channel, k, 8)?);
        machine.local("sum", sum);
    }
    machine.statement(20); // specs/instructions/DP4A.md:20
    machine.store(inst.dst, channel, sum)?;
    Ok(())
}

/// `ADD3`: sum of three values. `specs/instructions/ADD3.md:16`
pub fn add3<M: Primitives>(machine: &M, inst: &Add3, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/ADD3.md:16
    machine.store(inst.dst, channel, machine.load(inst.src0, channel)? + machine.load(inst.src1, channel)? + machine.load(inst.src2, channel)?)?;
    Ok(())
}

/// `BFN`: any bitwise function of three values. `specs/instructions/BFN.md:17`
pub fn bfn<M: Primitives>(machine: &M, inst: &Bfn, channel: Number) -> Result<(), M::Error> {
    machine.statement(17); // specs/instructions/BFN.md:17
    let mut result = Number::from(0);
    machine.local("result", result);
    machine.statement(18); // specs/instructions/BFN.md:18
    for i in Number::range(0, machine.bits(inst.dst)?) {
        machine.local("i", i);
        machine.statement(19); // specs/instructions/BFN.md:19
        let row = (machine.load(inst.src0, channel)? >> i & 1) + 2 * (machine.load(inst.src1, channel)? >> i & 1) + 4 * (machine.load(inst.src2, channel)? >> i & 1);
        machine.local("row", row);
        machine.statement(20); // specs/instructions/BFN.md:20
        result = result | ((Number::from(inst.boolean_func_ctrl) >> row & 1) << i);
        machine.local("result", result);
    }
    machine.statement(22); // specs/instructions/BFN.md:22
    machine.store(inst.dst, channel, result)?;
    Ok(())
}

/// `ADD3O`: sum of three values with an overflow flag. `specs/instructions/ADD3O.md:16`
pub fn add3o<M: Primitives>(machine: &M, inst: &Add3o, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/ADD3O.md:16
    let sum = machine.load(inst.src0, channel)? + machine.load(inst.src1, channel)? + machine.load(inst.src2, channel)?;
    machine.local("sum", sum);
    machine.statement(17); // specs/instructions/ADD3O.md:17
    machine.store(inst.dst, channel, sum)?;
    machine.statement(18); // specs/instructions/ADD3O.md:18
    machine.set_flag(inst.pred, machine.overflows(sum, machine.r#type(inst.dst)?)?, channel)?;
    Ok(())
}

/// `TANH`: hyperbolic tangent. `specs/instructions/TANH.md:16`
pub fn tanh<M: Primitives>(machine: &M, inst: &Tanh, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/TANH.md:16
    machine.store(inst.dst, channel, machine.tanh(machine.load(inst.src0, channel)?)?)?;
    Ok(())
}

/// `SIGM`: logistic function. `specs/instructions/SIGM.md:16`
pub fn sigm<M: Primitives>(machine: &M, inst: &Sigm, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/SIGM.md:16
    machine.store(inst.dst, channel, 1.0 / (1.0 + machine.exp2(-Number::from(1.4426950408889634) * machine.load(inst.src0, channel)?)?))?;
    Ok(())
}

/// `INVM`: step of a correctly rounded quotient. `specs/instructions/INVM.md:16`
pub fn invm<M: Primitives>(machine: &M, inst: &Invm, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/INVM.md:16
    let quotient = machine.load(inst.src0, channel)? / machine.load(inst.src1, channel)?;
    machine.local("quotient", quotient);
    machine.statement(17); // specs/instructions/INVM.md:17
    if machine.is_nan(quotient)? || machine.is_infinite(quotient)? || quotient == 0 {
        machine.statement(18); // specs/instructions/INVM.md:18
        machine.store(inst.dst, channel, quotient)?;
        machine.statement(19); // specs/instructions/INVM.md:19
        machine.store(inst.pred_dst, channel, Number::from(1))?;
    } else {
        machine.statement(21); // specs/instructions/INVM.md:21
        machine.store(inst.dst, channel, machine.estimate(1.0 / machine.load(inst.src1, channel)?)?)?;
        machine.statement(22); // specs/instructions/INVM.md:22
        machine.store(inst.pred_dst, channel, Number::from(0))?;
    }
    Ok(())
}

/// `RSQTM`: step of a correctly rounded square root. `specs/instructions/RSQTM.md:16`
pub fn rsqtm<M: Primitives>(machine: &M, inst: &Rsqtm, channel: Number) -> Result<(), M::Error> {
    machine.statement(16); // specs/instructions/RSQTM.md:16
    let root = machine.sqrt(machine.load(inst.src0, channel)?)?;
    machine.local("root", root);
    machine.statement(17); // specs/instructions/RSQTM.md:17
    if machine.is_nan(root)? || machine.is_infinite(root)? || root == 0 {
        machine.statement(18); // specs/instructions/RSQTM.md:18
        machine.store(inst.dst, channel, root)?;
        machine.statement(19); // specs/instructions/RSQTM.md:19
        machine.store(inst.pred_dst, channel, Number::from(1))?;
    } else {
        machine.statement(21); // specs/instructions/RSQTM.md:21
        machine.store(inst.dst, channel, machine.estimate(1.0 / root)?)?;
        machine.statement(22); // specs/instructions/RSQTM.md:22
        machine.store(inst.pred_dst, channel, Number::from(0))?;
    }
    Ok(())
}
