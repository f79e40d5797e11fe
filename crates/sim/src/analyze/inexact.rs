//! Finds the instructions of a kernel whose results a device need not give exactly.
//!
//! The property Accuracy of the pages of instructions says which ones those are. For example,
//! `inv (M1, 16) V41(0,0)<1> V40(0,0)<1;1,0>` of floats is within three units of the last place.

use crate::bytecode::{Bytecode, CountedInstruction, Op, Routine};
use openvisa_isa::{AccuracyInfo, DataType, Enumeration, Inst, InstKind};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

/// A kind of instruction whose results differ between devices. The simulator gives one of the
/// possible results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InexactInstruction {
    /// The instruction.
    pub kind: InstKind,
    /// The type of the result.
    pub result: DataType,
    /// How close a device is to the exact result, and why.
    pub info: &'static AccuracyInfo,
    /// Number of executions; `None` if they were not counted.
    pub executions: Option<u64>,
}

impl InexactInstruction {
    /// Returns the row of a counted instruction; `None` if its result is exact.
    pub(crate) fn of(counted: CountedInstruction, executions: Option<u64>) -> Option<Self> {
        let result = counted.inexact_result?;
        let info = counted.kind.accuracy(result)?;
        Some(Self { kind: counted.kind, result, info, executions })
    }

    /// Returns the place in the specification, as a path from the root of the repository and a
    /// line.
    pub fn spec(&self) -> String {
        let page = self.kind.info().spec;
        format!("{}:{}", page.rsplit_once(':').map_or(page, |(file, _)| file), self.info.line)
    }

    /// Returns the row as an object of JSON: `instruction`, `type`, `accuracy`, `ulp` if there is
    /// a bound, `executions` if they were counted, `reason` and `spec`.
    pub fn to_json(&self) -> Value {
        let mut row = json!({
            "instruction": self.kind.info().name,
            "type": self.result.name(),
            "accuracy": self.info.accuracy.name(),
            "reason": self.info.reason,
            "spec": self.spec(),
        });
        if let Some(bound) = self.info.accuracy.bound() {
            row["ulp"] = json!(bound);
        }
        if let Some(executions) = self.executions {
            row["executions"] = json!(executions);
        }
        row
    }
}

impl fmt::Display for InexactInstruction {
    /// Writes the instruction and its accuracy: `INV of F within 3 ULP`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} {}", self.kind, self.result.name(), self.info.accuracy)
    }
}

/// Returns the instructions of two parts of a launch, with the sums of their executions.
pub(crate) fn merge_inexact(a: &Arc<[InexactInstruction]>, b: &Arc<[InexactInstruction]>) -> Arc<[InexactInstruction]> {
    if a.is_empty() || Arc::ptr_eq(a, b) {
        return Arc::clone(b);
    }
    let mut merged = a.to_vec();
    for row in b.iter() {
        match merged.iter_mut().find(|known| (known.kind, known.result) == (row.kind, row.result)) {
            Some(known) => known.executions = known.executions.zip(row.executions).map(|(a, b)| a + b),
            None => merged.push(*row),
        }
    }
    merged.into()
}

/// Returns the inexact instructions in the code of each routine and of the functions that it calls.
pub(crate) fn find_inexact(bytecode: &Bytecode<'_>) -> Vec<Arc<[InexactInstruction]>> {
    let of_routine = |routine: &Routine<'_>| -> BTreeSet<u16> {
        let inexact = |counter: &u16| bytecode.counters[usize::from(*counter)].inexact_result.is_some();
        routine.origins.iter().map(|origin| origin.counter).filter(inexact).collect()
    };
    let own: Vec<_> = bytecode.routines.iter().map(of_routine).collect();
    let callees: Vec<_> = bytecode.routines.iter().map(|routine| callees_of(routine, bytecode)).collect();
    let of_index = |index: usize| {
        let (mut reached, mut open) = (BTreeSet::from([index]), vec![index]);
        while let Some(caller) = open.pop() {
            open.extend(callees[caller].iter().filter(|callee| reached.insert(**callee)));
        }
        let counters: BTreeSet<u16> = reached.iter().flat_map(|routine| own[*routine].iter().copied()).collect();
        let counted = counters.iter().map(|counter| bytecode.counters[usize::from(*counter)]);
        counted.filter_map(|counted| InexactInstruction::of(counted, None)).collect()
    };
    (0..bytecode.routines.len()).map(of_index).collect()
}

/// Returns the indices of the routines that a routine may call. A call through an address may be
/// of any of them.
fn callees_of(routine: &Routine<'_>, bytecode: &Bytecode<'_>) -> BTreeSet<usize> {
    let mut callees = BTreeSet::new();
    for op in &routine.code {
        let Op::Inst(inst) = op else { continue };
        match &**inst {
            Inst::Fcall(call) => {
                let name = routine.strings.get(call.func_id.index());
                callees.extend(name.and_then(|name| bytecode.routine(name)));
            }
            Inst::Ifcall(_) => callees.extend(0..bytecode.routines.len()),
            _ => {}
        }
    }
    callees
}
