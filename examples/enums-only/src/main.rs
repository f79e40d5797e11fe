//! Uses the enumerations of the instruction set alone, as a compiler's back end does, without code
//! that reads or writes files: `cargo run -p openvisa-enums-only`.
//!
//! For example, a `match` on `Opcode` estimates the latency of an instruction.

use openvisa_isa::enums::{CmpRelOp, ExecSize};
use openvisa_isa::{DataType, InstKind, Opcode, Platform};

/// Returns an estimate of the latency of an instruction in cycles.
const fn latency(opcode: Opcode) -> u32 {
    match opcode {
        Opcode::Add | Opcode::Mul | Opcode::Mad | Opcode::Mov | Opcode::Sel | Opcode::Cmp => 2,
        Opcode::Inv | Opcode::Sqrt | Opcode::Rsqrt | Opcode::Sin | Opcode::Cos | Opcode::Exp | Opcode::Log => 8,
        Opcode::Dpas | Opcode::Dpasw => 20,
        Opcode::LscUntyped | Opcode::LscTyped | Opcode::Gather | Opcode::Scatter => 200,
        // New versions of the specification may add opcodes.
        _ => 4,
    }
}

/// Returns the relation that is true exactly if `relation` is false, for values other than NaN.
///
/// New versions of the specification may add relations. With the feature `exhaustive` of
/// `openvisa-isa`, the last arm can be left out, and a new relation is then a compile error here.
#[allow(unreachable_patterns)]
const fn inverse(relation: CmpRelOp) -> Option<CmpRelOp> {
    Some(match relation {
        CmpRelOp::Eq => CmpRelOp::Ne,
        CmpRelOp::Ne => CmpRelOp::Eq,
        CmpRelOp::Lt => CmpRelOp::Ge,
        CmpRelOp::Ge => CmpRelOp::Lt,
        CmpRelOp::Gt => CmpRelOp::Le,
        CmpRelOp::Le => CmpRelOp::Gt,
        _ => return None,
    })
}

/// Returns the number of registers of a variable with one element for each channel.
fn registers(size: ExecSize, data_type: DataType, platform: Platform) -> Option<u32> {
    let bits = (1_u32 << size.bits()) * u32::from(data_type.width());
    Some(bits.div_ceil(u32::from(platform.register_bytes()?) * 8))
}

fn main() {
    for opcode in [Opcode::Add, Opcode::Dpas, Opcode::LscUntyped] {
        println!("{opcode}: {} cycles", latency(opcode));
    }
    println!("not {}: {:?}", CmpRelOp::Lt, inverse(CmpRelOp::Lt));
    for platform in [Platform::Dg2, Platform::Pvc] {
        println!("32 floats on {platform}: {:?} registers", registers(ExecSize::Simd32, DataType::F, platform));
    }
    let of_pvc = InstKind::ALL.iter().filter(|kind| kind.info().platforms.contains(Platform::Pvc)).count();
    println!("{of_pvc} instructions on PVC");
}

#[cfg(test)]
mod tests {
    use super::*;
    use openvisa_isa::Enumeration;

    #[test]
    fn a_relation_is_the_inverse_of_its_inverse() {
        for entry in CmpRelOp::ENTRIES {
            assert_eq!(inverse(entry.value).and_then(inverse), Some(entry.value));
        }
    }

    #[test]
    fn wider_registers_hold_more() {
        assert_eq!(registers(ExecSize::Simd32, DataType::F, Platform::Dg2), Some(4));
        assert_eq!(registers(ExecSize::Simd32, DataType::F, Platform::Pvc), Some(2));
        assert_eq!((latency(Opcode::Dpas), latency(Opcode::Barrier)), (20, 4));
    }
}
