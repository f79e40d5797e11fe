//! Finds loads of vectors whose elements only go back to where they came from.
//!
//! For example, compilers translate `o[i].x = 1` to these lines. What the load reads beside the
//! first component is stored where it came from, so nothing depends on whether anybody has written
//! it:
//!
//! ```text
//! lsc_load.ugm (M1, 16) V41:d32x4 flat[V40]:a64
//! mov (M1, 16) V41(0,0)<1> 0x3f800000:f
//! lsc_store.ugm (M1, 16) flat[V40]:a64 V41:d32x4
//! ```

use crate::analyze::register_flow::{
    LoadFlow, MAX_FOLLOWED_LOADS, RegisterFlow, copied_source, elements_range, source_range,
};
use crate::analyze::update_plan::{has_same_addresses, messages};
use crate::bytecode::memory_op::{AccessKind, AddressBase, MemoryOp};
use crate::bytecode::{Op, Routine, ScalarOp};
use std::collections::BTreeSet;

/// Maximum number of pairs of a load and a store that are compared in a routine.
const MAX_COMPARED_PAIRS: usize = 1 << 20;

/// A load, and a store to its addresses.
struct ReturnPair {
    load: u32,
    store: u32,
}

/// Returns the steps of the loads whose values are only copied, and only stored to the addresses
/// that they came from.
pub(crate) fn find_returned_loads(routine: &Routine<'_>) -> BTreeSet<u32> {
    let of_kind = |kind| messages(routine).filter(move |(_, message)| message.kind == kind);
    if of_kind(AccessKind::Load).count() * of_kind(AccessKind::Store).count() > MAX_COMPARED_PAIRS {
        return BTreeSet::new();
    }
    let flow = RegisterFlow::new(routine);
    let mut pairs = Vec::new();
    for load in of_kind(AccessKind::Load) {
        let stores = of_kind(AccessKind::Store)
            .filter(|store| has_same_addresses(&flow, load, *store) && has_same_surface(routine, [load, *store]));
        pairs.extend(stores.map(|store| ReturnPair { load: load.0, store: store.0 }));
    }
    let mut loads: Vec<_> = pairs.iter().map(|pair| pair.load).collect();
    loads.dedup();
    let mut returned = BTreeSet::new();
    for loads in loads.chunks(MAX_FOLLOWED_LOADS) {
        let mut used = 0;
        flow.follow_loads(loads, |step, op, values| used |= used_loads(&flow, step, op, values, loads, &pairs));
        returned.extend(loads.iter().enumerate().filter(|(bit, _)| used >> bit & 1 == 0).map(|(_, load)| *load));
    }
    returned
}

/// Returns whether messages have the same surface: one variable with the same known state.
fn has_same_surface(routine: &Routine<'_>, messages: [(u32, &MemoryOp); 2]) -> bool {
    let [one, other] = messages.map(|(step, message)| {
        let AddressBase::Variable(id) = message.place else { return None };
        let state = routine.surfaces.get(usize::from(id)).map(|state| u32::from(*state));
        routine.code[..step as usize].iter().rev().find_map(|op| match op {
            Op::Scalar(ScalarOp::Surface(of, value)) if Some(*of) == state => Some(*value),
            _ => None,
        })
    });
    one == other
}

/// Returns the loads, one bit for each, whose values a step may use otherwise than to copy them or
/// to store them to where they came from.
fn used_loads(
    flow: &RegisterFlow<'_, '_>,
    step: u32,
    op: &Op<'_>,
    values: &LoadFlow,
    loads: &[u32],
    pairs: &[ReturnPair],
) -> u64 {
    match op {
        Op::Lane(op) if copied_source(op).is_some() => 0,
        Op::Lane(op) => {
            let ranges = op.sources.iter().filter_map(|source| source_range(op, source));
            ranges.fold(0, |used, range| used | values.of_bytes(&range).any)
        }
        Op::Memory(message) if message.kind == AccessKind::Store && message.operands().is_some() => {
            let operands = message.operands().unwrap_or_default();
            let returns = |load: &u32| pairs.iter().any(|pair| (pair.load, pair.store) == (*load, step));
            let returned: u64 =
                loads.iter().enumerate().filter(|(_, load)| returns(load)).map(|(bit, _)| 1 << bit).sum();
            let addresses = usize::from(message.addresses.is_some());
            let bits = |index: usize| if index < addresses { u64::MAX } else { !returned };
            let reads = operands.read.iter().map(|elements| elements_range(elements, message.span.n));
            reads.enumerate().fold(0, |used: u64, (index, range)| used | values.of_bytes(&range).any & bits(index))
        }
        Op::Branch(_) | Op::Join(_) | Op::Scalar(_) => 0,
        Op::Memory(_) | Op::Inst(_) => {
            let registers = &flow.steps[step as usize];
            let all = if registers.is_open { u64::MAX } else { 0 };
            registers.reads.iter().fold(all, |used, range| used | values.of_bytes(range).any)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::with_kernel;

    /// Returns the numbers of the returned loads in a kernel of these lines.
    fn returned(lines: &str) -> Vec<u32> {
        let mut text = ".version 4.1\n.kernel \"k\"\n".to_owned();
        for (name, kind, count) in
            [("A", "uq", 16), ("B", "uq", 16), ("C", "uq", 16), ("V", "f", 64), ("W", "f", 64), ("X", "f", 16)]
        {
            text += &format!(".decl {name} v_type=G type={kind} num_elts={count} align=GRF\n");
        }
        text += &format!("main:\nlsc_load.ugm (M1, 16) V:d32x4 flat[A]:a64\n{lines}\nret (M1, 1)\n");
        let mut found = Vec::new();
        with_kernel(&text, 16, |program, _| {
            found = find_returned_loads(&program.bytecode.routines[0]).into_iter().collect();
        });
        found
    }

    #[test]
    fn a_vector_that_goes_back_with_another_component_is_returned() {
        let store = "lsc_store.ugm (M1, 16) flat[A]:a64 V:d32x4";
        assert_eq!(returned(&format!("mov (M1, 16) V(0,0)<1> X(0,0)<1;1,0>\n{store}")).len(), 1);
        let copies = "mov (M1, 16) W(0,0)<1> X(0,0)<1;1,0>\nmov (M1, 16) W(1,0)<1> V(1,0)<1;1,0>\n\
            mov (M1, 16) W(2,0)<1> V(2,0)<1;1,0>\nmov (M1, 16) W(3,0)<1> V(3,0)<1;1,0>\n\
            lsc_store.ugm (M1, 16) flat[A]:a64 W:d32x4";
        assert_eq!(returned(copies).len(), 1);
    }

    #[test]
    fn a_vector_goes_back_to_an_address_that_is_computed_again() {
        // Compilers compute the address of the second half of four qwords for the load and the
        // store.
        let at = |name: &str, step: &str| format!("add (M1, 16) {name}(0,0)<1> A(0,0)<1;1,0> {step}:uq\n");
        let lines = |step: &str| {
            at("B", "0x10")
                + "lsc_load.ugm (M1, 16) W:d32x4 flat[B]:a64\n"
                + &at("C", step)
                + "lsc_store.ugm (M1, 16) flat[C]:a64 W:d32x4\nlsc_store.ugm (M1, 16) flat[A]:a64 V:d32x4"
        };
        assert_eq!(returned(&lines("0x10")).len(), 2);
        assert_eq!(returned(&lines("0x20")).len(), 1);
    }

    #[test]
    fn a_vector_that_is_used_otherwise_is_not_returned() {
        let store = "lsc_store.ugm (M1, 16) flat[A]:a64 V:d32x4";
        for lines in [
            "",
            "lsc_store.ugm (M1, 16) flat[B]:a64 V:d32x4",
            &format!("{store}\nlsc_store.ugm (M1, 16) flat[B]:a64 V:d32x4"),
            &format!("add (M1, 16) V(0,0)<1> V(0,0)<1;1,0> X(0,0)<1;1,0>\n{store}"),
            &format!("add (M1, 16) X(0,0)<1> V(2,0)<1;1,0> X(0,0)<1;1,0>\n{store}"),
            "add (M1, 16) A(0,0)<1> A(0,0)<1;1,0> 0x10:ud\nlsc_store.ugm (M1, 16) flat[A]:a64 V:d32x4",
        ] {
            assert_eq!(returned(lines), [0; 0], "{lines}");
        }
    }
}
