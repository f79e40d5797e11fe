//! Lowers element-wise instructions: resolves their operands and selects their compute type.
//!
//! For example, an `add` of two words into a word is computed in 32 bits, and one of a float and a
//! word in single precision.

use crate::bytecode::{ComputeType, Destination, LaneOp, OperandLocation, Source, To};
use crate::lower::operand::{as_integer, guard, span};
use crate::lower::{LoadError, RoutineLowering};
use openvisa_isa::enums::Modifier;
use openvisa_isa::semantics::{LaneContext, LaneInst, LaneKind, MAX_SOURCES};
use openvisa_isa::{DataType, DataTypeKind};

impl RoutineLowering<'_> {
    pub(crate) fn lane(&mut self, inst: &LaneInst) -> Result<LaneOp, LoadError> {
        let span = span(inst.exec_size);
        let n = usize::from(span.n);
        let mut dst = self.destination(&inst.dst, n)?;
        let second = inst.second.as_ref().map(|s| self.destination(s, n)).transpose()?;
        let mut sources = Vec::new();
        for operand in &inst.sources[..usize::from(inst.count).min(MAX_SOURCES)] {
            sources.push(self.source(operand, n, inst.kind)?);
        }
        for source in &mut sources {
            source.modifier = of_unsigned(source.data_type, source.modifier);
        }
        let mut types = [DataType::Ud; MAX_SOURCES];
        for (known, source) in types.iter_mut().zip(&sources) {
            *known = source.data_type;
        }
        let (control, dst_type, saturates) = (inst.control, dst.data_type, dst.saturate);
        let context = LaneContext { control, dst_type, types, selected: 0, saturates };
        let class = class(inst.kind, &mut dst, &mut sources);
        let kind = inst.kind;
        Ok(LaneOp {
            kind,
            class,
            span,
            guard: guard(inst.pred),
            context,
            sources,
            dst,
            guarded: !(kind.selects() || kind.sets_flag() && second.is_none()),
            answers: kind.answers(),
            sets_flag: kind.sets_flag(),
            second,
        })
    }
}

/// Returns the modifier that has the effect of `modifier` on numbers of a type. The magnitude of an
/// unsigned number is the number, whichever bits it has.
fn of_unsigned(data_type: DataType, modifier: Modifier) -> Modifier {
    match modifier {
        Modifier::Abs if data_type.kind() == DataTypeKind::Unsigned => Modifier::NoModifier,
        Modifier::NegAbs if data_type.kind() == DataTypeKind::Unsigned => Modifier::Neg,
        other => other,
    }
}

/// Returns the unsigned integer type of the width of a type.
fn bits_type(data_type: DataType) -> DataType {
    match data_type.width() {
        16 => DataType::Uw,
        64 => DataType::Uq,
        _ => DataType::Ud,
    }
}

/// Selects the compute type. Turns copies of floating-point numbers of one type into copies of
/// bits.
fn class(kind: LaneKind, dst: &mut Destination, sources: &mut [Source]) -> ComputeType {
    let is_predicate = |s: &Source| matches!(s.from, OperandLocation::Predicate(_));
    if matches!(dst.to, To::Predicate(_)) && !sources.is_empty() && sources.iter().all(is_predicate) && !kind.answers()
    {
        return ComputeType::Predicate;
    }
    if kind.encodes() {
        return ComputeType::Bits;
    }
    if kind == LaneKind::Bfrev {
        // The bits of a floating-point number are reversed as well.
        sources.iter_mut().for_each(|s| s.data_type = as_integer(s.data_type));
    }
    let float = |t: DataType| t.kind() == DataTypeKind::Float;
    // An operation on integers takes the bits of a floating-point source as they are.
    if !kind.takes_floats() {
        sources.iter_mut().filter(|s| float(s.data_type)).for_each(|s| s.data_type = bits_type(s.data_type));
    }
    let plain = !dst.saturate && sources.iter().all(|s| s.modifier == Modifier::NoModifier);
    let alike = sources.iter().all(|s| s.data_type == dst.data_type);
    if matches!(kind, LaneKind::Mov | LaneKind::Sel) && plain && alike && float(dst.data_type) {
        let bits = bits_type(dst.data_type);
        dst.data_type = bits;
        sources.iter_mut().for_each(|s| s.data_type = bits);
    }
    if sources.iter().any(|s| float(s.data_type)) {
        let has = |t: DataType| sources.iter().any(|s| s.data_type == t);
        // Double rounding, to single precision and then to the narrower format, can be off by one
        // unit.
        let narrows = matches!(dst.data_type, DataType::Hf | DataType::Bf) && !kind.answers();
        let copies = matches!(kind, LaneKind::Mov | LaneKind::Sel | LaneKind::MinMax);
        let fused = kind == LaneKind::Mad;
        return if has(DataType::Df) || narrows && fused && !has(DataType::F) && dst.data_type == DataType::Hf {
            ComputeType::F64
        } else if narrows && !copies && (has(DataType::F) || fused) {
            ComputeType::F32RoundedTo
        } else {
            ComputeType::F32
        };
    }
    let widest = sources.iter().map(|s| s.data_type.width()).max().unwrap_or(32);
    let to = dst.data_type;
    if float(to) && !kind.answers() {
        return if widest == 64 { ComputeType::AnyInt } else { ComputeType::I64 };
    }
    let widest = widest.max(if kind.answers() { 0 } else { to.width() });
    if kind.wraps() && !dst.saturate {
        return if widest == 64 { ComputeType::I64 } else { ComputeType::I32 };
    }
    // Comparisons and right shifts are exact in any type that holds their sources.
    let holds = |types: &[DataType]| plain && widest <= 32 && sources.iter().all(|s| types.contains(&s.data_type));
    if kind.answers() || matches!(kind, LaneKind::MinMax | LaneKind::Asr) {
        if holds(&[DataType::Ub, DataType::B, DataType::Uw, DataType::W, DataType::V, DataType::Uv, DataType::D]) {
            return ComputeType::I32;
        }
        if holds(&[DataType::Ub, DataType::Uw, DataType::Uv, DataType::Ud]) {
            return ComputeType::U32;
        }
    }
    if kind == LaneKind::Shr && plain && widest <= 32 {
        return ComputeType::U32;
    }
    let signed_only = sources.iter().all(|s| s.data_type != DataType::Uq);
    let ordered = kind.answers() || matches!(kind, LaneKind::MinMax | LaneKind::Asr);
    let multiplies = matches!(kind, LaneKind::Mul | LaneKind::Mad | LaneKind::Shl);
    // The negative of the smallest number of 64 bits needs 65.
    let modified = sources.iter().any(|s| s.modifier != Modifier::NoModifier);
    if widest == 64 && !(ordered && signed_only && !modified) || dst.saturate && multiplies {
        ComputeType::AnyInt
    } else {
        ComputeType::I64
    }
}
