//! Checks the structure of subroutines: where they end, and which jumps and calls they have. For
//! example, no jump leads out of a subroutine.

use super::{ObjectViolation, ReportFn, Subject, for_each_label};
use crate::module::Object;
use alloc::vec;
use alloc::vec::Vec;
use core::mem::replace;
use openvisa_isa::enums::LabelKind;
use openvisa_isa::{Inst, InstKind, LabelUse, ObjectRule, Value, VariableClass};

/// An instruction: index and byte offset in the code.
#[derive(Clone, Copy)]
struct Place {
    index: usize,
    offset: usize,
}

/// The code from one head of a subroutine to the next.
struct Region {
    /// The label at its beginning; `None` for an object whose code begins without one.
    label: Option<u16>,
    /// The last instruction that is no marker of the source.
    last: Option<Place>,
    /// Whether the last instruction is `ret` or `fret`, and whether it has a predicate.
    ending: Option<(InstKind, bool)>,
}

/// A jump to a label, or a call of it.
struct Transfer {
    from: usize,
    label: u16,
    place: Place,
}

/// The subroutines, jumps and calls of an object.
pub(super) struct ControlFlow<'a> {
    object: Object<'a>,
    /// The code outside of all subroutines, then the subroutines.
    regions: Vec<Region>,
    /// The region of each label that stands somewhere.
    regions_of_labels: Vec<Option<usize>>,
    jumps: Vec<Transfer>,
    calls: Vec<Transfer>,
}

impl<'a> ControlFlow<'a> {
    pub(super) fn new(object: &Object<'a>) -> Self {
        let entry = Region { label: None, last: None, ending: None };
        Self {
            object: *object,
            regions: vec![entry],
            regions_of_labels: vec![None; object.labels().len()],
            jumps: Vec::new(),
            calls: Vec::new(),
        }
    }

    fn label_kind(&self, label: u16) -> Option<LabelKind> {
        self.object.labels().get(u32::from(label)).and_then(|label| label.kind())
    }

    /// Records an instruction, and reports it if it does not belong into a subroutine.
    pub(super) fn record_instruction(
        &mut self,
        inst: &Inst<'_>,
        opcode: u8,
        index: usize,
        offset: usize,
        report: ReportFn<'_>,
    ) {
        let (kind, place, label_use) = (inst.kind(), Place { index, offset }, LabelUse::of(opcode));
        // Markers of the source have no execution size: a `LOC` may follow a `ret`.
        if label_use == LabelUse::None && kind.rules().channels.is_none() {
            return;
        }
        for_each_label(inst, &mut |label| match label_use {
            LabelUse::Stands => self.place_label(label),
            _ => {
                let transfer = Transfer { from: self.regions.len() - 1, label, place };
                let label_kind = self.label_kind(label);
                // A label of another kind breaks a rule of the instruction.
                match label_kind.filter(|label_kind| takes_label(kind, *label_kind)) {
                    Some(LabelKind::Subroutine) => self.calls.push(transfer),
                    Some(LabelKind::Function | LabelKind::Fc) | None => {}
                    Some(_) => self.jumps.push(transfer),
                }
            }
        });
        let returns = |rule: ObjectRule| rule.instructions().contains(&kind);
        let is_subroutine = self.regions.len() > 1;
        let Some(region) = self.regions.last_mut() else { return };
        region.last = Some(place);
        region.ending = returns(ObjectRule::RoutineEnd).then(|| (kind, is_predicated(inst)));
        if let (true, Some(label)) = (is_subroutine && returns(ObjectRule::SubroutineReturn), region.label) {
            let subject = Subject::Label { label, index, offset };
            report(ObjectViolation::new(ObjectRule::SubroutineReturn, subject));
        }
    }

    /// Records where a label stands. The label of a subroutine begins a region.
    fn place_label(&mut self, label: u16) {
        if matches!(self.label_kind(label), Some(LabelKind::Subroutine | LabelKind::Fc | LabelKind::Function)) {
            match self.regions.as_mut_slice() {
                // A kernel or function begins with a label, too.
                [entry] if entry.last.is_none() => entry.label = Some(label),
                _ => self.regions.push(Region { label: Some(label), last: None, ending: None }),
            }
        }
        if let Some(region) = self.regions_of_labels.get_mut(usize::from(label)) {
            region.get_or_insert(self.regions.len() - 1);
        }
    }

    /// Reports what is known only when all instructions are.
    pub(super) fn report(&self, report: ReportFn<'_>) {
        for (number, region) in self.regions.iter().enumerate() {
            let Some(Place { index, offset }) = region.last else { continue };
            match (number, region.label) {
                (0, _) if region.ending.is_some_and(|(_, predicated)| predicated) => {
                    report(ObjectViolation::new(ObjectRule::RoutineEnd, Subject::Instruction { index, offset }));
                }
                (1.., Some(label)) => {
                    let ends = |(kind, predicated): (InstKind, bool)| {
                        ObjectRule::SubroutineEnd.instructions().contains(&kind) && !predicated
                    };
                    // A `fret` is reported where it is recorded.
                    let is_reported =
                        |(kind, _): (InstKind, bool)| ObjectRule::SubroutineReturn.instructions().contains(&kind);
                    if !region.ending.is_some_and(|ending| ends(ending) || is_reported(ending)) {
                        let subject = Subject::Label { label, index, offset };
                        report(ObjectViolation::new(ObjectRule::SubroutineEnd, subject));
                    }
                }
                _ => {}
            }
        }
        for jump in &self.jumps {
            if self.region_of(jump.label).is_some_and(|region| region != jump.from) {
                report(jump.breaks(ObjectRule::JumpWithin));
            }
        }
        for call in &self.calls {
            if self.region_of(call.label) == Some(0) {
                report(call.breaks(ObjectRule::CallSubroutine));
            }
        }
        self.report_recursion(report);
    }

    fn region_of(&self, label: u16) -> Option<usize> {
        self.regions_of_labels.get(usize::from(label)).copied().flatten()
    }

    /// Reports each call that closes a cycle of calls, by a depth-first search.
    fn report_recursion(&self, report: ReportFn<'_>) {
        // The calls are in the order of their regions, so those of a region are neighbours.
        let first = |region: usize| self.calls.partition_point(|call| call.from < region);
        let mut next: Vec<usize> = (0..self.regions.len()).map(first).collect();
        let (mut is_active, mut is_done) = (vec![false; self.regions.len()], vec![false; self.regions.len()]);
        let mut path = Vec::new();
        for start in 1..self.regions.len() {
            if replace(&mut is_done[start], true) {
                continue;
            }
            is_active[start] = true;
            path.push(start);
            while let Some(region) = path.last().copied() {
                let Some(call) = self.calls.get(next[region]).filter(|call| call.from == region) else {
                    is_active[region] = false;
                    path.pop();
                    continue;
                };
                next[region] += 1;
                match self.region_of(call.label).filter(|callee| *callee > 0) {
                    Some(callee) if is_active[callee] => report(call.breaks(ObjectRule::CallAcyclic)),
                    Some(callee) if !replace(&mut is_done[callee], true) => {
                        is_active[callee] = true;
                        path.push(callee);
                    }
                    _ => {}
                }
            }
        }
    }
}

impl Transfer {
    const fn breaks(&self, rule: ObjectRule) -> ObjectViolation {
        let Self { label, place: Place { index, offset }, .. } = *self;
        ObjectViolation::new(rule, Subject::Label { label, index, offset })
    }
}

/// Returns whether an instruction goes to labels of a kind.
fn takes_label(kind: InstKind, label: LabelKind) -> bool {
    kind.rules().fields.iter().any(|rule| rule.labels.is_some_and(|kinds| kinds.contains(label.bits())))
}

/// Returns whether an instruction has a predicate.
pub(in crate::validate) fn is_predicated(inst: &Inst<'_>) -> bool {
    let rules = inst.kind().rules();
    let mut found = false;
    inst.fields(&mut |field, value| {
        let declared = rules.fields.get(usize::from(field)).and_then(|rule| rule.declared);
        if let (Some(declared), Value::Int(number)) = (declared, value)
            && declared.or_none
            && VariableClass::ALL.get(usize::from(declared.class)) == Some(&VariableClass::Predicate)
        {
            found |= crate::validate::eval::extract_bits(number, declared.low, declared.width) != 0;
        }
    });
    found
}
