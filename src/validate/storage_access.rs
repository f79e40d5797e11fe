//! The bytes of variables that an instruction reads and writes.
//!
//! For example, `mov (M1, 8) x(0,0)<2> 0x1:w` writes bytes 0 and 1, 4 and 5, ..., 28 and 29 of `x`.

use super::ValidationContext;
use super::operand::{Operands, RegionCounts, Slot};
use core::ops::Range;
use openvisa_isa::Inst;
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa_core::rules::Expr;

/// The bytes that an operand accesses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum StorageAccess {
    /// Bytes of a general variable.
    Variable {
        id: u32,
        reads: bool,
        writes: bool,
        /// The bytes from the start of the variable on. `None`: some of those from `start` on.
        bytes: Option<Range<u32>>,
        start: u32,
    },
    /// Bytes of an unknown variable whose address was taken.
    Indirect { reads: bool, writes: bool },
    /// An address variable is written, perhaps with the address of a variable that is read.
    Address,
}

/// Maximum number of elements of an operand. Operands with more have an unknown range.
const MAX_ELEMENTS: i64 = 64;

/// Reports the bytes that the operands of an instruction access: a report for each run of elements
/// without gaps.
pub(super) fn for_each_storage_access(
    inst: &Inst<'_>,
    context: &dyn ValidationContext,
    report: &mut dyn FnMut(StorageAccess),
) {
    let operands = Operands::new(inst, context);
    for (field, rule) in (0..).zip(operands.rules.fields) {
        if rule.ignored.is_some_and(|condition| operands.holds(condition)) {
            continue;
        }
        let (reads, writes) = (rule.read, rule.written);
        let start = operands.start_offset(field).and_then(|start| u32::try_from(start).ok()).unwrap_or(0);
        match *operands.slot(field) {
            Slot::Raw(RawOperand { id, .. }, _) if id != 0 => {
                let footprint = rule.footprint.and_then(|bytes| operands.eval(bytes));
                let end = footprint.and_then(|bytes| start.checked_add(u32::try_from(bytes).ok()?));
                let bytes = end.map(|end| start..end);
                report(StorageAccess::Variable { id, reads, writes, bytes, start });
            }
            Slot::Vector(VecOperand::General { id, region, .. }, _) if id != 0 => {
                // A constraint on the room in the variable says that more than the elements is
                // accessed.
                let room = operands.rules.constraints.iter().find_map(|constraint| match &constraint.holds {
                    Expr::Fits(of, bytes) if *of == field => u32::try_from(operands.eval(bytes)?).ok(),
                    _ => None,
                });
                if let Some(end) = room.and_then(|bytes| start.checked_add(bytes)) {
                    report(StorageAccess::Variable { id, reads, writes, bytes: Some(start..end), start });
                    continue;
                }
                let elements = operands.channels(rule.region).filter(|channels| *channels <= MAX_ELEMENTS);
                let element = operands.element_bytes(field).and_then(|bytes| u32::try_from(bytes).ok());
                let (Some(channels), Some(element)) = (elements, element) else {
                    report(StorageAccess::Variable { id, reads, writes, bytes: None, start });
                    continue;
                };
                let counts = RegionCounts::of(region);
                let mut run: Option<Range<u32>> = None;
                for channel in 0..channels {
                    let position = counts.element(writes, channel).and_then(|at| u32::try_from(at).ok());
                    let Some(position) = position.and_then(|at| at.checked_mul(element)?.checked_add(start)) else {
                        report(StorageAccess::Variable { id, reads, writes, bytes: None, start });
                        continue;
                    };
                    match &mut run {
                        Some(run) if run.end == position => run.end = position + element,
                        Some(run) if run.contains(&position) => {}
                        _ => {
                            let bytes = run.replace(position..position + element);
                            if bytes.is_some() {
                                report(StorageAccess::Variable { id, reads, writes, bytes, start });
                            }
                        }
                    }
                }
                if run.is_some() {
                    report(StorageAccess::Variable { id, reads, writes, bytes: run, start });
                }
            }
            Slot::Vector(VecOperand::Address { .. }, _) if writes => report(StorageAccess::Address),
            Slot::Vector(VecOperand::Indirect { .. }, _) => report(StorageAccess::Indirect { reads, writes }),
            _ => {}
        }
    }
}
