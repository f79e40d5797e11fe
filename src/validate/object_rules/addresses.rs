//! Checks that operands use elements that their address variables have. For example,
//! `r[A0(6),0]<1,0>:d` uses elements 6 to 13 of A0 if the instruction has 8 channels.

use super::{Detail, ObjectFacts, ObjectViolation, ReportFn, Subject};
use crate::validate::operand::{Operands, RegionCounts, Slot};
use openvisa_isa::enums::VertStride;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::{Enumeration, Inst, ObjectRule};
use openvisa_isa_core::rules::FieldRule;

/// Reports the operands of an instruction that use elements beyond those of an address variable.
pub(super) fn check_address_elements(
    facts: &ObjectFacts<'_>,
    inst: &Inst<'_>,
    index: usize,
    offset: usize,
    report: ReportFn<'_>,
) {
    if facts.object.addresses().is_empty() {
        return;
    }
    let operands = Operands::new(inst, &facts.platform);
    for (field, rule) in (0..).zip(operands.rules.fields) {
        if rule.ignored.is_some_and(|condition| operands.holds(condition)) {
            continue;
        }
        let Slot::Vector(operand, _) = operands.slot(field) else { continue };
        let Some((id, first, used)) = used_elements(&operands, operand, rule) else { continue };
        // Variables that are not declared are reported by the rules of the instruction.
        let Some(variable) = facts.object.addresses().get(u32::from(id)) else { continue };
        let (last, count) = (first + used.max(1) - 1, u32::from(variable.num_elements));
        if last >= count {
            let subject = Subject::Instruction { index, offset };
            report(ObjectViolation::new(ObjectRule::AddressElements, subject).with(Detail::Elements { last, count }));
        }
    }
}

/// Returns the address variable that an operand names, the first element that it uses, and their
/// number.
fn used_elements(operands: &Operands<'_>, operand: &VecOperand, rule: &FieldRule) -> Option<(u16, u32, u32)> {
    match *operand {
        VecOperand::Address { id, offset, width, .. } => {
            let elements = width.text()?.parse().ok()?;
            Some((id, offset.into(), elements))
        }
        VecOperand::Indirect { id, addr_offset, region, .. } => {
            // A region without a vertical stride has an address for each row.
            let has_addresses = rule.read && region.v_stride() == Some(VertStride::Null);
            let width = RegionCounts::of(region).width.filter(|width| has_addresses && *width > 0);
            let rows = width.and_then(|width| Some(operands.channels(rule.region)? / width));
            Some((id, addr_offset.into(), rows.map_or(1, |rows| rows as u32)))
        }
        _ => None,
    }
}
