//! Lowers the operations of atomic instructions.

use crate::bytecode::memory_op::{Atomic, AtomicUpdate};
use crate::lower::operand::stated_number;
use crate::numerics::float_formats::FloatFormat;
use openvisa_isa::bit_fields::AtomicControl;
use openvisa_isa::enums::{AtomicOp, LscUntypedOp};

/// Returns the operation of an atomic instruction, and whether its arguments are in the order of
/// [`AtomicUpdate`].
pub(crate) fn atomic(op: AtomicControl) -> Option<(Atomic, bool)> {
    Some(match op.op()? {
        AtomicOp::Add => (Atomic::Add, true),
        AtomicOp::Sub => (Atomic::Sub, true),
        AtomicOp::Inc => (Atomic::Inc, true),
        AtomicOp::Dec => (Atomic::Dec, true),
        AtomicOp::Min => (Atomic::UMin, true),
        AtomicOp::Max => (Atomic::UMax, true),
        AtomicOp::Xchg => (Atomic::Exchange, true),
        // Compares with the second argument and stores the first.
        AtomicOp::Cmpxchg => (Atomic::CompareExchange, false),
        AtomicOp::And => (Atomic::And, true),
        AtomicOp::Or => (Atomic::Or, true),
        AtomicOp::Xor => (Atomic::Xor, true),
        AtomicOp::Imin => (Atomic::SMin, true),
        AtomicOp::Imax => (Atomic::SMax, true),
        AtomicOp::Predec => (Atomic::PreDec, true),
        AtomicOp::Fmax => (Atomic::FMax(FloatFormat::HF), true),
        AtomicOp::Fmin => (Atomic::FMin(FloatFormat::HF), true),
        AtomicOp::Fcmpwr => (Atomic::FCompareExchange(FloatFormat::HF), true),
        AtomicOp::Fadd => (Atomic::FAdd(FloatFormat::HF), true),
        AtomicOp::Fsub => (Atomic::FSub(FloatFormat::HF), true),
        #[allow(unreachable_patterns)]
        _ => return None,
    })
}

/// Returns what an atomic instruction does with the elements of its sources.
pub(crate) fn atomic_update(control: AtomicControl, src0: u64, src1: u64) -> Option<AtomicUpdate> {
    let (op, in_order) = atomic(control)?;
    let (first, second) = if in_order { (src0, src1) } else { (src1, src0) };
    Some(AtomicUpdate { op, first, second })
}

/// Returns the number of bytes that an atomic instruction accesses.
pub(crate) fn atomic_size(op: AtomicControl) -> usize {
    match stated_number(op.width()) {
        0 => 4,
        bits => bits / 8,
    }
}

/// Returns the operation of an LSC atomic instruction.
pub(crate) fn lsc_atomic(op: LscUntypedOp) -> Option<Atomic> {
    use LscUntypedOp as Op;
    Some(match op {
        Op::LscAtomicIinc => Atomic::Inc,
        Op::LscAtomicIdec => Atomic::Dec,
        Op::LscAtomicLoad => Atomic::Load,
        Op::LscAtomicStore => Atomic::Store,
        Op::LscAtomicIadd => Atomic::Add,
        Op::LscAtomicIsub => Atomic::Sub,
        Op::LscAtomicSmin => Atomic::SMin,
        Op::LscAtomicSmax => Atomic::SMax,
        Op::LscAtomicUmin => Atomic::UMin,
        Op::LscAtomicUmax => Atomic::UMax,
        Op::LscAtomicIcas => Atomic::CompareExchange,
        Op::LscAtomicFadd => Atomic::FAdd(FloatFormat::HF),
        Op::LscAtomicFsub => Atomic::FSub(FloatFormat::HF),
        Op::LscAtomicFmin => Atomic::FMin(FloatFormat::HF),
        Op::LscAtomicFmax => Atomic::FMax(FloatFormat::HF),
        Op::LscAtomicFcas => Atomic::FCompareExchange(FloatFormat::HF),
        Op::LscAtomicAnd => Atomic::And,
        Op::LscAtomicOr => Atomic::Or,
        Op::LscAtomicXor => Atomic::Xor,
        Op::LscAtomicBfadd => Atomic::FAdd(FloatFormat::BF),
        Op::LscAtomicBfsub => Atomic::FSub(FloatFormat::BF),
        Op::LscAtomicBfmin => Atomic::FMin(FloatFormat::BF),
        Op::LscAtomicBfmax => Atomic::FMax(FloatFormat::BF),
        Op::LscAtomicBfcas => Atomic::FCompareExchange(FloatFormat::BF),
        _ => return None,
    })
}
