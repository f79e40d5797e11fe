//! Finds the updates of memory that may be lost, and the results of atomic operations that are.
//!
//! An update is a store, an exchange without a result, or a compare-exchange without one, whose
//! value an earlier load decides. For example, in these lines the `add` makes the store an update
//! of what was loaded, because both have the address `V40`:
//!
//! ```text
//! lsc_load.ugm (M1, 16) V41:d32 flat[V40]:a64
//! add (M1, 16) V42(0,0)<1> V41(0,0)<1;1,0> 0x1:ud
//! lsc_store.ugm (M1, 16) flat[V40]:a64 V42:d32
//! ```
//!
//! Updates by atomic operations are followed when they run, with their addresses. Of plain stores,
//! only those are found whose lanes have one address, because others race.

use crate::analyze::register_flow::{LoadSet, MAX_FOLLOWED_LOADS, RegisterFlow, elements_range, source_range};
use crate::bytecode::memory_op::{AccessKind, AddressBase, Atomic, Elements, MemoryOp, Target};
use crate::bytecode::{LaneOp, Op, OperandLocation, Routine, To, size_of};
use crate::checks::updates::{ResultLoss, UpdateDependence, UpdateLoss, UpdatePlan};
use crate::numerics::value::ElementOffsets;
use openvisa_isa::DataTypeKind;
use openvisa_isa::enums::Modifier;
use openvisa_isa::semantics::LaneKind;
use std::cell::Cell;
use std::ops::Range;

/// Maximum number of copies of a result that are followed.
const MAX_COPIES: usize = 4;

/// Maximum number of steps that are looked at to plan a routine. What would need more is not
/// followed.
const MAX_PLANNED_STEPS: usize = 1 << 24;

/// Returns what the check of atomic operations follows in a routine. `first_variable` is the offset
/// of the first byte of the registers that no other routine sees.
pub(crate) fn plan_updates(routine: &Routine<'_>, first_variable: u32) -> UpdatePlan {
    let mut plan = UpdatePlan::default();
    if !routine.code.iter().any(|op| matches!(op, Op::Memory(op) if op.kind != AccessKind::Load)) {
        return plan;
    }
    let planner =
        UpdatePlanner { flow: RegisterFlow::new(routine), first_variable, steps_left: Cell::new(MAX_PLANNED_STEPS) };
    for (step, message) in messages(routine) {
        if let Some(loss) = planner.find_result_loss(step, message) {
            plan.steps.entry(step).or_default().result = Some(loss);
        }
    }
    for (step, message) in messages(routine) {
        match message.kind {
            AccessKind::Store => planner.plan_store(&mut plan, step, message),
            AccessKind::Atomic(_) if is_blind(&plan, step, message) => planner.plan_atomic(&mut plan, step, message),
            _ => {}
        }
    }
    plan
}

/// Iterates over the memory operations of a routine, with their steps.
pub(super) fn messages<'r>(routine: &'r Routine<'_>) -> impl Iterator<Item = (u32, &'r MemoryOp)> {
    (0..).zip(&routine.code).filter_map(|(step, op)| match op {
        Op::Memory(op) => Some((step, &**op)),
        _ => None,
    })
}

/// Returns whether an atomic operation writes a value without showing what was there before.
fn is_blind(plan: &UpdatePlan, step: u32, message: &MemoryOp) -> bool {
    let is_unread = matches!(plan.steps.get(&step).and_then(|step| step.result), Some(ResultLoss::Unread { .. }));
    let AccessKind::Atomic(operation) = message.kind else { return false };
    // Newer devices call an exchange a store with a result.
    let writes =
        matches!(operation, Atomic::Store | Atomic::Exchange | Atomic::CompareExchange | Atomic::FCompareExchange(_));
    writes && (message.result.is_none() || is_unread)
}

/// A memory that work-items share.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MemoryClass {
    Local,
    Global,
}

impl MemoryClass {
    fn of(message: &MemoryOp) -> Option<Self> {
        match message.place {
            AddressBase::Known(Target::Local) | AddressBase::Variable(0) => Some(Self::Local),
            AddressBase::Known(Target::Scratch | Target::Arguments) => None,
            _ => Some(Self::Global),
        }
    }
}

/// Returns the registers of an argument of a message.
fn argument_range(message: &MemoryOp, at: Option<usize>) -> Option<Range<u32>> {
    let elements = Elements { at: at?, size: usize::from(message.slot), step: message.lane as usize };
    Some(elements_range(&elements, message.span.n))
}

/// Returns whether a message has the addresses and the components of an earlier one: the addresses
/// are those of one variable, which no step writes in between.
pub(super) fn has_same_addresses(
    flow: &RegisterFlow<'_, '_>,
    (first, one): (u32, &MemoryOp),
    (second, other): (u32, &MemoryOp),
) -> bool {
    let (Some(at), Some(of_other)) = (one.addresses, other.addresses) else { return false };
    let bytes = u32::from(one.width) * u32::from(one.span.n);
    let roots = [at, of_other].map(|at| flow.root_of(at as u32));
    let root = roots[0].at..roots[0].at + bytes;
    let is_copy = roots[0] == roots[1] && flow.has_one_writer(&root) && !flow.is_written_between(&root, first..second);
    let is_kept = || at == of_other && !flow.is_written_between(&(at as u32..at as u32 + bytes), first..second);
    one.has_same_base(other)
        && (one.span.n, one.span.first, one.datum) == (other.span.n, other.span.first, other.datum)
        && one.channels == other.channels
        && one.components & !other.components == 0
        && first < second
        && (is_copy || is_kept())
}

/// Plans what to follow in a routine.
struct UpdatePlanner<'r, 'a> {
    flow: RegisterFlow<'r, 'a>,
    /// Offset of the first byte of the registers that no other routine sees.
    first_variable: u32,
    /// Number of steps that may still be looked at.
    steps_left: Cell<usize>,
}

impl UpdatePlanner<'_, '_> {
    /// Counts a number of passes over the code. `None` if that is too much.
    fn count_passes(&self, passes: usize) -> Option<()> {
        let left = self.steps_left.get().checked_sub(self.flow.steps.len() * passes);
        self.steps_left.set(left.unwrap_or(0));
        left.map(|_| ())
    }

    /// Returns the steps of the loads that a function selects.
    fn find_loads(&self, is_load: impl Fn(u32, &MemoryOp) -> bool) -> Vec<u32> {
        if self.count_passes(1).is_none() {
            return Vec::new();
        }
        messages(self.flow.routine).filter(|(step, load)| is_load(*step, load)).map(|(step, _)| step).collect()
    }

    /// Plans a plain store whose lanes may have one address.
    fn plan_store(&self, plan: &mut UpdatePlan, step: u32, store: &MemoryOp) {
        if MemoryClass::of(store).is_none() || store.span.n == 1 {
            return;
        }
        let loads = self.find_loads(|at, load| {
            load.kind == AccessKind::Load
                && load.channels
                && load.components | store.components == 1
                && has_same_addresses(&self.flow, (at, load), (step, store))
        });
        for loads in loads.chunks(MAX_FOLLOWED_LOADS) {
            if self.count_passes(self.flow.passes()).is_none() {
                return;
            }
            let losses = UpdateValue::new(&self.flow, loads, step, store).losses(loads);
            if let Some(worst) = losses.iter().map(|of| of.loss).min_by_key(|loss| *loss != UpdateLoss::Always) {
                plan.steps.entry(step).or_default().lanes = Some(worst);
            }
        }
    }

    /// Plans an atomic operation that writes a value without showing what was there before.
    fn plan_atomic(&self, plan: &mut UpdatePlan, step: u32, update: &MemoryOp) {
        let Some(class) = MemoryClass::of(update).filter(|_| update.channels) else { return };
        let shows_memory = |load: &MemoryOp| match load.kind {
            AccessKind::Load => true,
            AccessKind::Atomic(_) => load.result.is_some(),
            _ => false,
        };
        let loads = self.find_loads(|at, load| {
            let is_element = load.channels && load.components == 1 && load.datum == update.datum;
            at != step && shows_memory(load) && is_element && MemoryClass::of(load) == Some(class)
        });
        let is_conditional =
            matches!(update.kind, AccessKind::Atomic(Atomic::CompareExchange | Atomic::FCompareExchange(_)));
        for loads in loads.chunks(MAX_FOLLOWED_LOADS) {
            if self.count_passes(self.flow.passes()).is_none() {
                return;
            }
            let value = UpdateValue::new(&self.flow, loads, step, update);
            let found = if is_conditional { value.conditional_losses(loads) } else { value.losses(loads) };
            for dependence in found {
                plan.steps.entry(dependence.load).or_default().is_remembered = true;
                let of_update = plan.steps.entry(step).or_default();
                of_update.depends_on.push(dependence);
                of_update.is_conditional = is_conditional;
            }
        }
    }
}

/// The loads on which the value that an update stores depends. Each set has one bit for each load.
#[derive(Clone, Copy, Debug, Default)]
struct UpdateValue {
    /// The loads that the first argument depends on, which is the value of a store, and the
    /// expected one of a compare-exchange.
    first: LoadSet,
    /// The loads that the second argument depends on.
    second: LoadSet,
    /// The loads that the value is compared with, as `best < value` compares the loaded best one
    /// with the value that is stored.
    compared: u64,
    /// The earlier loads whose value another step stores elsewhere, as if the update had replaced
    /// it.
    kept: u64,
}

impl UpdateValue {
    /// Follows loads to the update at a step.
    fn new(flow: &RegisterFlow<'_, '_>, loads: &[u32], step: u32, update: &MemoryOp) -> Self {
        let mut value = Self::default();
        let earlier = loads.iter().zip(0..).filter(|(load, _)| **load < step);
        let earlier = earlier.fold(0_u64, |set, (_, bit)| set | 1 << bit);
        let root = argument_range(update, update.data).map(|range| flow.root_of(range.start));
        flow.follow_loads(loads, |at, op, followed| {
            let of_argument = |message, data| {
                argument_range(message, data).map(|range: Range<u32>| followed.of_bytes(&range)).unwrap_or_default()
            };
            match op {
                Op::Memory(message) if at == step => {
                    value.first = of_argument(message, message.data);
                    value.second = of_argument(message, message.second);
                }
                Op::Memory(message) if message.kind == AccessKind::Store => {
                    let set = of_argument(message, message.data);
                    value.kept |= set.any & !set.counted & earlier;
                }
                Op::Lane(op) if op.kind == LaneKind::Cmp => {
                    let ranges: Vec<_> = op.sources.iter().map(|source| source_range(op, source)).collect();
                    let [Some(one), Some(other)] = &ranges[..] else { return };
                    for (compared, with) in [(one, other), (other, one)] {
                        if Some(flow.root_of(compared.start)) == root {
                            value.compared |= followed.of_bytes(with).any;
                        }
                    }
                }
                _ => {}
            }
        });
        value
    }

    /// Returns the loads that decide the value of a store, and what it loses if the place has
    /// changed since.
    fn losses(&self, loads: &[u32]) -> Vec<UpdateDependence> {
        dependences(loads, self.first.any | self.compared | self.kept, self.first.counted)
    }

    /// Returns the loads that decide the expected value of a compare-exchange, and what is lost if
    /// it fails.
    fn conditional_losses(&self, loads: &[u32]) -> Vec<UpdateDependence> {
        dependences(loads, self.first.any, self.second.counted)
    }
}

/// Returns the loads whose bits are set, each with what is lost.
fn dependences(loads: &[u32], depends_on: u64, counted: u64) -> Vec<UpdateDependence> {
    let selected = loads.iter().enumerate().filter(|(bit, _)| depends_on >> bit & 1 == 1);
    let loss = |bit: usize| if counted >> bit & 1 == 1 { UpdateLoss::Always } else { UpdateLoss::IfDifferent };
    selected.map(|(bit, load)| UpdateDependence { load: *load, loss: loss(bit) }).collect()
}

impl UpdatePlanner<'_, '_> {
    /// Returns how the result of the operation at a step is lost.
    fn find_result_loss(&self, step: u32, message: &MemoryOp) -> Option<ResultLoss> {
        let AccessKind::Atomic(_) = message.kind else { return None };
        let result = argument_range(message, message.result).filter(|range| range.start >= self.first_variable)?;
        self.count_passes(2)?;
        if self.is_unread(step, message, &result) {
            return Some(ResultLoss::Unread { at: result.start, bytes: result.end - result.start });
        }
        let bits = self.kept_bits(&result, u32::from(message.slot), MAX_COPIES)?;
        (bits < 8 * u32::from(message.datum)).then_some(ResultLoss::Narrowed { bits })
    }

    /// Returns whether no step reads a result before another one writes its registers. Only the
    /// steps up to the next label or branch are known to follow.
    fn is_unread(&self, step: u32, message: &MemoryOp, result: &Range<u32>) -> bool {
        if !self.flow.steps.iter().any(|step| step.may_read(result)) {
            return true;
        }
        for (op, registers) in self.flow.routine.code.iter().zip(&self.flow.steps).skip(step as usize + 1) {
            let (span, guard, is_certain) = match op {
                Op::Lane(op) => (op.span, op.guard, matches!(op.dst.to, To::Registers(ElementOffsets::Run(_)))),
                Op::Memory(op) => (op.span, op.guard, op.lane == u32::from(op.slot)),
                Op::Scalar(_) => continue,
                Op::Branch(_) | Op::Join(_) | Op::Inst(_) => return false,
            };
            if registers.may_read(result) {
                return false;
            }
            let has_same_channels = guard.id == 0
                && (span.n, span.first) == (message.span.n, message.span.first)
                && (span.all || !message.span.all);
            let covers = |write: &Range<u32>| write.start <= result.start && write.end >= result.end;
            if is_certain && has_same_channels && registers.writes.iter().any(covers) {
                return true;
            }
        }
        false
    }

    /// Returns how many low bits of each element are stored by the steps that read it. `None` if a
    /// step reads it for something else. `slot` is the number of bytes of an element.
    fn kept_bits(&self, range: &Range<u32>, slot: u32, copies: usize) -> Option<u32> {
        self.count_passes(1)?;
        let mut kept = 0;
        for (op, registers) in self.flow.routine.code.iter().zip(&self.flow.steps) {
            if registers.may_read(range) {
                kept = kept.max(self.bits_kept_by(op, range, slot, copies)?);
            }
        }
        (kept > 0).then_some(kept)
    }

    /// Returns how many low bits of each element a step keeps, if it stores them or copies them to
    /// what is stored.
    fn bits_kept_by(&self, op: &Op<'_>, range: &Range<u32>, slot: u32, copies: usize) -> Option<u32> {
        match op {
            Op::Memory(message) if message.kind == AccessKind::Store && message.shift == 0 => {
                let data = argument_range(message, message.data)?;
                let is_address = message.addresses.is_some_and(|at| (range.start..range.end).contains(&(at as u32)));
                (data.start == range.start && !is_address).then_some(8 * u32::from(message.datum))
            }
            Op::Lane(op) => {
                let bits = copied_bits(op, range, slot)?;
                let To::Registers(to) = &op.dst.to else { return None };
                let size = size_of(op.dst.data_type);
                let copy = to.range(op.span.n, size);
                let stored = self.kept_bits(&copy, size, copies.checked_sub(1)?)?;
                Some(bits.min(stored))
            }
            _ => None,
        }
    }
}

/// Returns how many low bits of each element an operation copies. `None` if it does anything else.
fn copied_bits(op: &LaneOp, range: &Range<u32>, slot: u32) -> Option<u32> {
    let is_integer = |kind: DataTypeKind| kind != DataTypeKind::Float;
    let (source, mask) = match (op.kind, &op.sources[..]) {
        (LaneKind::Mov, [source]) => (source, None),
        (LaneKind::And, [source, mask]) => (source, Some(low_mask_bits(&mask.from)?)),
        _ => return None,
    };
    let bytes = source_range(op, source)?;
    let is_low = (bytes.start - range.start.min(bytes.start)).is_multiple_of(slot) && bytes.start == range.start;
    let is_plain = source.modifier == Modifier::NoModifier && !op.dst.saturate;
    let are_integers = is_integer(source.data_type.kind()) && is_integer(op.dst.data_type.kind());
    let width = u32::from(source.data_type.width().min(op.dst.data_type.width()));
    (is_low && is_plain && are_integers).then_some(mask.map_or(width, |mask| mask.min(width)))
}

/// Returns the number of bits of a constant that is a mask of low bits.
fn low_mask_bits(constant: &OperandLocation) -> Option<u32> {
    let OperandLocation::Constant(bytes, ElementOffsets::One(0)) = constant else { return None };
    let mask = bytes.iter().take(8).rev().fold(0_u64, |value, byte| value << 8 | u64::from(*byte));
    (mask != 0 && mask.trailing_ones() == mask.count_ones()).then_some(mask.count_ones())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::Program;
    use openvisa::module::Module;
    use openvisa::text::{ParseOptions, parse};
    use openvisa_isa::Platform;
    use openvisa_test_support::archive::read_archive;
    use std::path::Path;

    #[test]
    fn compilers_lose_no_result_of_an_atomic_operation() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/run");
        for device in ["skl", "dg2", "pvc", "bmg"] {
            let platform = Platform::from_device(device).expect("it is a device");
            let options = ParseOptions { platform: Some(platform), ..ParseOptions::default() };
            let files = read_archive(&folder.join(format!("{device}.zip"))).expect("the archive can be read");
            let mut results = 0;
            for (name, bytes) in files.iter().filter(|(name, _)| name.ends_with(".visaasm")) {
                let text = String::from_utf8_lossy(bytes);
                if !text.contains("atomic") {
                    continue;
                }
                let object = parse(&text, &options).module.to_bytes().expect("it can be written");
                let module = Module::open_text_form(&object).expect("it opens");
                let program = Program::load(&[module], platform).expect("it loads");
                for (routine, plan) in program.bytecode.routines.iter().zip(&*program.update_plans()) {
                    results += messages(routine).filter(|(_, message)| message.result.is_some()).count();
                    let lost = plan.steps.values().filter_map(|step| step.result);
                    assert_eq!(lost.collect::<Vec<_>>(), [], "{} of {name}", routine.name);
                }
            }
            assert!(results > 0, "no kernel for {device} has an atomic operation with a result");
        }
    }
}
