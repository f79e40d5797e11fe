//! Changes of numbers in encoded instructions.
//!
//! For example, the group `size` of the field `Exec_size` of an instruction gets another value.

use openvisa::ModuleBuf;
use openvisa_isa::{InstKind, Instructions, LAYOUTS};
use openvisa_isa_core::layout::{Group, Part, Values};

/// A new value of a group of bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BitChange {
    /// Index of the object.
    pub(crate) object: usize,
    /// Offset of the number in the code of the object, in bytes.
    pub(crate) offset: usize,
    /// Length of the number in bytes.
    pub(crate) bytes: usize,
    /// Lowest bit of the group.
    pub(crate) low: u8,
    /// Highest bit of the group.
    pub(crate) high: u8,
    /// The value of the group.
    pub(crate) value: u64,
}

impl BitChange {
    /// Changes a module; `None` if the code ends before the number.
    pub(crate) fn apply(&self, module: &mut ModuleBuf) -> Option<()> {
        let Self { object, offset, bytes, low, high, value } = *self;
        let field = module.objects.get_mut(object)?.code.get_mut(offset..offset + bytes)?;
        let mut word = [0; 8];
        word.get_mut(..bytes)?.copy_from_slice(field);
        let ones = u64::MAX >> (63 - (high - low));
        let number = u64::from_le_bytes(word) & !(ones << low) | (value & ones) << low;
        field.copy_from_slice(number.to_le_bytes().get(..bytes)?);
        Some(())
    }
}

/// Calls `visit` with each group of bits of each instruction, and the change that keeps its value.
pub(crate) fn visit_bit_groups(module: &ModuleBuf, visit: &mut dyn FnMut(InstKind, &Part, &Group, BitChange)) {
    for (object, buf) in module.objects.iter().enumerate() {
        for item in Instructions::new(&buf.code, module.version).with_offsets() {
            let Ok((start, inst)) = item else { break };
            let mut visit_part = |part: &Part| {
                let whole = [Group::new("", part.int.bytes * 8 - 1, 0, Values::Number)];
                let groups = if part.int.groups.is_empty() { &whole[..] } else { part.int.groups };
                for group in groups {
                    let change = BitChange {
                        object,
                        offset: start + part.offset,
                        bytes: usize::from(part.int.bytes),
                        low: group.low,
                        high: group.high,
                        value: group.of(part.value),
                    };
                    visit(inst.kind(), part, group, change);
                }
            };
            let code = buf.code.get(start..).unwrap_or(&[]);
            let _ = LAYOUTS.walk(code, module.version, usize::MAX, &mut visit_part);
        }
    }
}
