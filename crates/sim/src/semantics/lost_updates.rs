//! Reports updates of memory that are lost, and results of atomic operations that are.
//!
//! The [plan](crate::checks::updates::UpdatePlan) of the routine says which instructions to follow.
//! For example, an exchange that stores what its work-item has computed from a load is a finding if
//! another work-item has changed the place since that load.

use crate::bytecode::lanes_in_mask;
use crate::bytecode::memory_op::{AccessKind, AccessPlace, Atomic, AtomicUpdate, MemoryOp, Target};
use crate::checks::Check;
use crate::checks::finding::{FoundAction, FoundVariable};
use crate::checks::observer::{CodePlace, FindingSink, ObservedExecution, Observer};
use crate::checks::shadow::ObservedPlace;
use crate::checks::updates::{ResultLoss, UpdateDependence, UpdateLoss, UpdateStep, UpdateTracker};
use crate::interp::context::ExecContext;
use crate::memory::buffer::low_bytes_mask;
use crate::semantics::observe::{LocatedPlace, low_lanes};
use crate::semantics::undefined::describe_bytes;
use openvisa_isa::semantics::MAX_LANES;

/// Help for a lost update.
const HELP_LOST_UPDATE: &str = "another work-item changed the place between the load and the store: use one atomic \
    operation for both, or repeat a compare-exchange until it succeeds";

/// Help for lanes that update one place.
const HELP_LANES: &str = "all lanes load before one of them stores: use an atomic operation";

/// Help for a compare-exchange that fails.
const HELP_FAILED_EXCHANGE: &str = "repeat it with the value that it returns, until that is the expected one";

/// Help for a result that does not fit.
const HELP_NARROWED: &str = "store as many bits as the result has";

/// Help for a result that is not read.
const HELP_UNREAD: &str = "if the result is not needed, make it %null, because the operation is faster without one; \
    if it is, no other instruction may write its registers first";

/// An atomic operation, or a load, of one channel.
struct ChannelUpdate<'s> {
    step: Option<&'s UpdateStep>,
    place: LocatedPlace,
    observed: ObservedPlace,
    /// Number of bytes.
    size: usize,
    execution: ObservedExecution,
}

/// The effect of an atomic operation of a channel on memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct AtomicEffect {
    old: u64,
    new: u64,
    /// The value that it returns.
    result: u64,
    /// The value that a failed compare-exchange was to store.
    unstored: Option<u64>,
}

impl AtomicEffect {
    /// Returns whether the operation is a compare-exchange that has failed.
    pub(super) const fn has_failed(&self) -> bool {
        self.unstored.is_some()
    }
}

impl ExecContext<'_> {
    /// Follows what a message loads and updates, and reports what it loses. Is called before the
    /// message is executed.
    pub(super) fn follow_updates(
        &self,
        observer: &mut Observer,
        message: &MemoryOp,
        target: Target,
        mask: u32,
        addresses: &[u64; MAX_LANES],
    ) {
        let Observer { updates: Some(updates), findings, .. } = observer else { return };
        let step = updates.step(self.code_place()).cloned();
        if let Some(loss) = step.as_ref().and_then(|step| step.lanes) {
            self.check_lane_updates(findings, message, loss, target, mask, addresses);
        }
        let is_atomic = matches!(message.kind, AccessKind::Atomic(_));
        if step.is_none() && !(is_atomic && updates.follows_changes()) {
            return;
        }
        let action = if is_atomic { FoundAction::Atomic } else { FoundAction::Load };
        let size = usize::from(message.datum);
        // Values that lanes of this message have written already.
        let mut written: Vec<(u64, u64)> = Vec::new();
        for lane in lanes_in_mask(mask) {
            let address = addresses[lane];
            let Some(place) = self.locate(target, address, size) else { continue };
            let Some(observed) = self.observed_place(place) else { continue };
            let channel = message.channels.then_some(message.span.first + lane as u8);
            let execution = self.execution(action, channel);
            let update = ChannelUpdate { step: step.as_ref(), place, observed, size, execution };
            if let AccessKind::Atomic(operation) = message.kind {
                let known = written.iter().rev().find(|(at, _)| *at == address).map(|(_, value)| *value);
                let Some(old) =
                    known.or_else(|| self.load_unobserved(AccessPlace { target, address, size, channel }).ok())
                else {
                    continue;
                };
                let effect = self.effect_of(message, operation, lane, old);
                written.push((address, effect.new));
                self.follow_atomic(updates, findings, &update, effect);
            }
            let is_remembered = update.step.is_some_and(|step| step.is_remembered);
            if is_remembered && message.kind != AccessKind::Store {
                // What one channel loads may be for all of them.
                let channel = channel.filter(|_| message.span.n > 1);
                updates.remember(observed, self.thread.barriers, channel, execution);
            }
        }
    }

    /// Returns what an atomic operation of a lane does to memory, given what is there.
    pub(super) fn effect_of(&self, message: &MemoryOp, operation: Atomic, lane: usize, old: u64) -> AtomicEffect {
        let size = usize::from(message.datum);
        let argument = |at: Option<usize>| {
            let value =
                at.map_or(0, |at| self.thread.read(at + lane * message.lane as usize, usize::from(message.slot)));
            value & low_bytes_mask(size)
        };
        let (first, second) = (argument(message.data), argument(message.second));
        let update = |second| AtomicUpdate { op: operation, first, second };
        let (new, result) = update(second).apply(size, old);
        let compares = matches!(operation, Atomic::CompareExchange | Atomic::FCompareExchange(_));
        // It would store any other value.
        let has_failed = compares && update(!old & low_bytes_mask(size)).apply(size, old).0 == old;
        AtomicEffect { old, new, result, unstored: has_failed.then_some(second) }
    }

    /// Reports what an atomic operation of a channel loses, and keeps that it changes memory.
    fn follow_atomic(
        &self,
        updates: &mut UpdateTracker,
        findings: &FindingSink,
        update: &ChannelUpdate<'_>,
        effect: AtomicEffect,
    ) {
        if let Some(step) = update.step {
            self.check_dependences(updates, findings, update, step, effect);
            self.check_result(findings, update, step, effect.result);
        }
        if effect.new != effect.old && updates.follows_changes() {
            updates.record_change(update.observed, update.execution);
        }
    }

    /// Reports an update that depends on a load, if the place has changed since.
    fn check_dependences(
        &self,
        updates: &UpdateTracker,
        findings: &FindingSink,
        update: &ChannelUpdate<'_>,
        step: &UpdateStep,
        effect: AtomicEffect,
    ) {
        let (observed, barriers, execution) = (update.observed, self.thread.barriers, update.execution);
        for UpdateDependence { load, loss } in &step.depends_on {
            if step.is_conditional {
                if effect.unstored.is_some_and(|value| *loss == UpdateLoss::Always || value != effect.old)
                    && let Some(load) = updates.expected_load(*load, observed, barriers, &execution)
                {
                    let what = "a compare-exchange fails, and no instruction reads its result:";
                    return self.report_update(findings, what, update, &[load, execution], HELP_FAILED_EXCHANGE);
                }
                continue;
            }
            if *loss == UpdateLoss::IfDifferent && effect.new == effect.old {
                continue;
            }
            if let Some(found) = updates.find_interleaved(*load, observed, barriers, &execution) {
                let sites = [found.load, found.change, execution];
                return self.report_update(findings, "lost update of", update, &sites, HELP_LOST_UPDATE);
            }
        }
    }

    /// Reports a result of an atomic operation that is lost.
    fn check_result(&self, findings: &FindingSink, update: &ChannelUpdate<'_>, step: &UpdateStep, result: u64) {
        let sites = [update.execution];
        match step.result {
            Some(ResultLoss::Narrowed { bits }) if !fits(result, 8 * update.size as u32, bits) => {
                let what = format!("{bits} bits are stored of {result}, the result of an atomic operation on");
                self.report_update(findings, &what, update, &sites, HELP_NARROWED);
            }
            Some(ResultLoss::Unread { at, bytes }) => {
                let variable = describe_bytes(self.routine, at, bytes);
                let message = |of: &str| {
                    format!("no instruction reads {}, the result of an atomic operation on {of}", variable.description)
                };
                self.report_finding(findings, message, update, &sites, HELP_UNREAD, Some(variable.clone()));
            }
            _ => {}
        }
    }

    /// Reports lanes of a store that have loaded from their common address before.
    fn check_lane_updates(
        &self,
        findings: &FindingSink,
        message: &MemoryOp,
        loss: UpdateLoss,
        target: Target,
        mask: u32,
        addresses: &[u64; MAX_LANES],
    ) {
        let size = usize::from(message.datum);
        for lane in lanes_in_mask(mask) {
            let has_same_address = |earlier: &usize| addresses[*earlier] == addresses[lane];
            let Some(earlier) = lanes_in_mask(mask & low_lanes(lane)).find(has_same_address) else { continue };
            let [one, other] = [earlier, lane].map(|lane| self.stored_value(message, 0, lane));
            let address = addresses[lane];
            let old = self.load_unobserved(AccessPlace { target, address, size, channel: None });
            if old.is_ok_and(|old| old == other) || loss == UpdateLoss::IfDifferent && one == other {
                continue;
            }
            let Some(place) = self.locate(target, addresses[lane], size) else { continue };
            let Some(observed) = self.observed_place(place) else { continue };
            let sites = [earlier, lane].map(|lane| {
                let channel = message.channels.then_some(message.span.first + lane as u8);
                self.execution(FoundAction::Store, channel)
            });
            let update = ChannelUpdate { step: None, place, observed, size, execution: sites[1] };
            self.report_update(findings, "lanes of one store lose updates of", &update, &sites, HELP_LANES);
        }
    }

    /// Reports a finding about an update.
    fn report_update(
        &self,
        findings: &FindingSink,
        what: &str,
        update: &ChannelUpdate<'_>,
        sites: &[ObservedExecution],
        help: &'static str,
    ) {
        self.report_finding(findings, |memory| format!("{what} {memory}"), update, sites, help, None);
    }

    fn report_finding(
        &self,
        findings: &FindingSink,
        message: impl FnOnce(&str) -> String,
        update: &ChannelUpdate<'_>,
        sites: &[ObservedExecution],
        help: &'static str,
        variable: Option<FoundVariable>,
    ) {
        let last: CodePlace = update.execution.place;
        let first = sites.iter().rev().nth(1).map_or(last, |site| site.place);
        self.report(findings, Check::Atomics, [first, last], sites, |finding| {
            let memory = self.describe_place(update.place, update.size);
            finding.message = message(&memory.description);
            (finding.memory, finding.variable, finding.help) = (Some(memory), variable, Some(help));
        });
    }
}

/// Returns whether a value of `width` bits fits into `bits`, as a number with or without sign.
fn fits(value: u64, width: u32, bits: u32) -> bool {
    let spare = 64 - width.clamp(1, 64);
    let signed = (value << spare) as i64 >> spare;
    let of_sign = signed >> bits.clamp(1, 63).saturating_sub(1);
    value >> bits.min(63) == 0 || of_sign == 0 || of_sign == -1
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn numbers_fit_with_and_without_sign() {
        assert!(fits(255, 32, 8) && !fits(256, 32, 8) && !fits(511, 32, 8));
        assert!(fits(0xffff_ffff, 32, 8) && fits(0xffff_ff80, 32, 8) && !fits(0xffff_ff7f, 32, 8));
        assert!(fits(65_535, 64, 16) && !fits(65_536, 64, 16) && fits(u64::MAX, 64, 16));
    }
}
