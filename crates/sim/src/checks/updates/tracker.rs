//! What channels have loaded, and which places of memory have changed since.
//!
//! For example, if channel 1 loads a counter, channel 2 adds to it, and channel 1 stores a value
//! that it has computed from what it loaded, the addition of channel 2 is lost.

use crate::checks::observer::{CodePlace, ObservedExecution};
use crate::checks::shadow::ObservedPlace;
use crate::checks::updates::{UpdatePlan, UpdateStep};
use std::collections::HashMap;
use std::sync::Arc;

/// Maximum number of places, and of loads, that are kept of a work-group. If there are more, all
/// are forgotten.
const MAX_KEPT: usize = 1 << 16;

/// A channel of a thread, or all of them, at the instruction that has loaded something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct LoadKey {
    load: CodePlace,
    thread: u32,
    channel: Option<u8>,
}

/// The last load of a channel by an instruction.
#[derive(Clone, Copy, Debug)]
struct RememberedLoad {
    place: ObservedPlace,
    /// Number of changes of memory before it.
    time: u64,
    /// Number of barriers that the thread had passed.
    barriers: u32,
    execution: ObservedExecution,
}

/// The last change of a place.
#[derive(Clone, Copy, Debug)]
struct MemoryChange {
    /// Number of changes of memory, with this one.
    time: u64,
    execution: ObservedExecution,
}

/// A load, and a change of what it has loaded by another channel or thread.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InterleavedChange {
    pub(crate) load: ObservedExecution,
    pub(crate) change: ObservedExecution,
}

/// Follows the updates of a work-group.
#[derive(Debug, Default)]
pub(crate) struct UpdateTracker {
    /// The plan of each routine of the program.
    plans: Arc<[UpdatePlan]>,
    /// Whether changes of memory matter.
    follows_changes: bool,
    changes: HashMap<ObservedPlace, MemoryChange>,
    loads: HashMap<LoadKey, RememberedLoad>,
    /// Number of changes of memory.
    time: u64,
}

impl UpdateTracker {
    /// Sets the plans of the routines of the program.
    pub(crate) fn set_plans(&mut self, plans: Arc<[UpdatePlan]>) {
        self.follows_changes = plans.iter().any(UpdatePlan::follows_changes);
        self.plans = plans;
    }

    /// Returns what is followed at an instruction.
    pub(crate) fn step(&self, place: CodePlace) -> Option<&UpdateStep> {
        self.plans.get(usize::from(place.routine))?.steps.get(&place.step)
    }

    /// Returns whether changes of memory matter.
    pub(crate) const fn follows_changes(&self) -> bool {
        self.follows_changes
    }

    /// Forgets everything, because another group begins. Groups run one after another, so none can
    /// change what another one has loaded.
    pub(crate) fn begin_group(&mut self) {
        self.changes.clear();
        self.loads.clear();
    }

    /// Keeps that a channel, or one channel for all of them, has loaded a place.
    pub(crate) fn remember(
        &mut self,
        place: ObservedPlace,
        barriers: u32,
        channel: Option<u8>,
        execution: ObservedExecution,
    ) {
        if self.loads.len() >= MAX_KEPT {
            self.loads.clear();
        }
        let ObservedExecution { place: load, thread, .. } = execution;
        let load = LoadKey { load, thread, channel };
        self.loads.insert(load, RememberedLoad { place, time: self.time, barriers, execution });
    }

    /// Keeps that a channel has changed a place.
    pub(crate) fn record_change(&mut self, place: ObservedPlace, execution: ObservedExecution) {
        if self.changes.len() >= MAX_KEPT {
            self.changes.clear();
        }
        self.time += 1;
        self.changes.insert(place, MemoryChange { time: self.time, execution });
    }

    /// Returns what a channel has loaded from a place by the instruction at `step` of its routine.
    /// `None` if it has passed a barrier since.
    fn find_load(
        &self,
        step: u32,
        place: ObservedPlace,
        barriers: u32,
        update: &ObservedExecution,
    ) -> Option<&RememberedLoad> {
        let load = CodePlace { step, ..update.place };
        let by = |channel| self.loads.get(&LoadKey { load, thread: update.thread, channel });
        let load = by(update.channel).or_else(|| by(None))?;
        (load.place == place && load.barriers == barriers).then_some(load)
    }

    /// Returns the load by `step` that an update of a place depends on, if it is of this place.
    pub(crate) fn expected_load(
        &self,
        step: u32,
        place: ObservedPlace,
        barriers: u32,
        update: &ObservedExecution,
    ) -> Option<ObservedExecution> {
        self.find_load(step, place, barriers, update).map(|load| load.execution)
    }

    /// Returns a change of a place between the load by `step` and an update that depends on it.
    pub(crate) fn find_interleaved(
        &self,
        step: u32,
        place: ObservedPlace,
        barriers: u32,
        update: &ObservedExecution,
    ) -> Option<InterleavedChange> {
        let load = self.find_load(step, place, barriers, update)?;
        let change = self.changes.get(&place).filter(|change| change.time > load.time)?;
        let by_itself = change.execution.thread == update.thread && change.execution.channel == update.channel;
        (!by_itself).then_some(InterleavedChange { load: load.execution, change: change.execution })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::finding::FoundAction;

    fn execution(step: u32, thread: u32, channel: u8) -> ObservedExecution {
        let place = CodePlace { routine: 0, step };
        ObservedExecution { place, action: FoundAction::Atomic, group: [0; 3], thread, channel: Some(channel) }
    }

    /// Lets a channel load a place, calls `between`, and returns whether a store of the channel
    /// loses a change.
    fn loses(between: impl FnOnce(&mut UpdateTracker), barriers: u32) -> bool {
        let (mut tracker, place) = (UpdateTracker::default(), ObservedPlace::Local(8));
        tracker.record_change(place, execution(7, 3, 3));
        tracker.remember(place, 0, Some(0), execution(1, 0, 0));
        between(&mut tracker);
        tracker.find_interleaved(1, place, barriers, &execution(2, 0, 0)).is_some()
    }

    #[test]
    fn a_change_by_another_channel_since_the_load_is_lost() {
        let change = |place, by| move |tracker: &mut UpdateTracker| tracker.record_change(place, by);
        let place = ObservedPlace::Local(8);
        assert!(loses(change(place, execution(2, 0, 1)), 0));
        assert!(loses(change(place, execution(2, 1, 0)), 0));
        assert!(!loses(change(place, execution(2, 0, 0)), 0), "its own change");
        assert!(!loses(change(ObservedPlace::Local(12), execution(2, 0, 1)), 0), "another place");
        assert!(!loses(change(place, execution(2, 0, 1)), 1), "a barrier orders both");
        assert!(!loses(|_| {}, 0), "the change before the load is known");
    }

    #[test]
    fn a_group_knows_nothing_of_the_one_before() {
        let place = ObservedPlace::Local(8);
        let forget = |tracker: &mut UpdateTracker| {
            tracker.begin_group();
            tracker.record_change(place, execution(2, 0, 1));
        };
        assert!(!loses(forget, 0));
    }

    #[test]
    fn what_is_kept_is_limited() {
        let mut tracker = UpdateTracker::default();
        for k in 0..2 * MAX_KEPT as u64 + 5 {
            tracker.record_change(ObservedPlace::Local(4 * k), execution(2, 0, 1));
            tracker.remember(ObservedPlace::Local(4 * k), 0, Some(1), execution(k as u32, 0, 1));
            assert!(tracker.changes.len() <= MAX_KEPT && tracker.loads.len() <= MAX_KEPT);
        }
    }
}
