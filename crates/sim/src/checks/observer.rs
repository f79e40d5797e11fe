//! The observer of a launch: what all checks are told, and the findings that they keep.
//!
//! For example, a store of a channel to shared local memory marks its bytes as written for one
//! check, and is recorded in shadow memory for another.

use crate::checks::Check;
use crate::checks::finding::{FoundAction, LaunchFinding};
use crate::checks::shadow::{KeptAccess, ObservedKind, Shadow};
use crate::checks::updates::UpdateTracker;
use crate::memory::written::WrittenBytes;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

/// An instruction of the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct CodePlace {
    pub(crate) routine: u16,
    pub(crate) step: u32,
}

/// An instruction, and the thread and the channel that executed it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ObservedExecution {
    pub(crate) place: CodePlace,
    pub(crate) action: FoundAction,
    pub(crate) group: [u32; 3],
    pub(crate) thread: u32,
    pub(crate) channel: Option<u8>,
}

/// The key of equal findings: the check, and the instructions in the order of the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct FindingKey {
    check: Check,
    places: [CodePlace; 2],
}

/// Maximum number of findings of a launch. More help nobody, and take memory.
const MAX_FINDINGS: usize = 10_000;

/// The findings of a launch.
#[derive(Debug, Default)]
pub(crate) struct FindingList {
    findings: Vec<LaunchFinding>,
    /// Index of each finding.
    index_of: HashMap<FindingKey, usize>,
}

impl FindingList {
    pub(crate) fn to_vec(&self) -> Vec<LaunchFinding> {
        self.findings.clone()
    }
}

/// Keeps findings for a [`Checker`](crate::Checker).
#[derive(Debug)]
pub(crate) struct FindingSink(Arc<Mutex<FindingList>>);

impl FindingSink {
    /// Keeps a finding, or counts it if there is one of the same instructions. `make` creates a new
    /// one.
    pub(crate) fn report(&self, check: Check, places: [CodePlace; 2], make: impl FnOnce() -> LaunchFinding) {
        let mut list = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let list = &mut *list;
        let mut places = places;
        places.sort_unstable();
        match list.index_of.get(&FindingKey { check, places }) {
            Some(index) => list.findings[*index].count += 1,
            None if list.findings.len() < MAX_FINDINGS => {
                list.index_of.insert(FindingKey { check, places }, list.findings.len());
                list.findings.push(make());
            }
            None => {}
        }
    }
}

/// Observes what the threads of a launch do, one group after the other.
#[derive(Debug)]
pub(crate) struct Observer {
    /// The accesses that later ones can race with, if the launch is checked for races.
    pub(crate) shadow: Option<Shadow>,
    /// The bytes of shared local memory that the group has written, if loads of unwritten memory
    /// are findings.
    pub(crate) local_written: Option<WrittenBytes>,
    /// The steps of each routine whose loaded values only go back to where they came from, so that
    /// it is no finding if they are unwritten.
    pub(crate) returned_loads: Vec<BTreeSet<u32>>,
    /// Whether channels of a store with one address are compared.
    pub(crate) lanes: bool,
    /// Whether the matrices of block messages are compared with the limits of the hardware.
    pub(crate) matrices: bool,
    /// Whether accesses outside of surfaces and of shared local memory are findings.
    pub(crate) bounds: bool,
    /// The updates that may be lost, if lost updates are findings.
    pub(crate) updates: Option<UpdateTracker>,
    /// For each barrier that the group has passed, the first thread that arrived. `None` if
    /// barriers are not checked.
    barriers: Option<Vec<ObservedExecution>>,
    pub(crate) findings: FindingSink,
}

impl Observer {
    pub(crate) fn new(checks: &[Check], findings: Arc<Mutex<FindingList>>) -> Self {
        let has = |check| checks.contains(&check);
        Self {
            shadow: has(Check::Races).then(Shadow::default),
            local_written: has(Check::Uninitialized).then(WrittenBytes::default),
            returned_loads: Vec::new(),
            lanes: has(Check::Lanes),
            matrices: has(Check::Matrices),
            bounds: has(Check::Bounds),
            updates: has(Check::Atomics).then(UpdateTracker::default),
            barriers: has(Check::Barriers).then(Vec::new),
            findings: FindingSink(findings),
        }
    }

    /// Prepares for a group with this number of bytes of shared local memory.
    pub(crate) fn begin_group(&mut self, local_bytes: usize) {
        if let Some(written) = &mut self.local_written {
            written.clear();
            written.grow(local_bytes);
        }
        if let Some(barriers) = &mut self.barriers {
            barriers.clear();
        }
        if let Some(shadow) = &mut self.shadow {
            shadow.end_group();
        }
        if let Some(updates) = &mut self.updates {
            updates.begin_group();
        }
    }

    /// Returns whether what the instruction at a place loads only goes back to where it came from.
    pub(crate) fn returns_load(&self, place: CodePlace) -> bool {
        self.returned_loads.get(usize::from(place.routine)).is_some_and(|steps| steps.contains(&place.step))
    }

    /// Returns whether stores of several channels to one place may be mistakes.
    pub(crate) const fn compares_lanes(&self) -> bool {
        self.lanes || self.updates.is_some()
    }

    /// Returns whether the observer must be told of barriers.
    pub(crate) fn observes_barriers(&self) -> bool {
        self.checks_barriers() || self.shadow.as_ref().is_some_and(Shadow::follows_order)
    }

    /// Returns whether barriers are checked.
    pub(crate) fn checks_barriers(&self) -> bool {
        self.barriers.is_some()
    }

    /// Records that a thread arrives at a barrier, given how many it has passed. Returns the first
    /// thread that arrived at this barrier by another instruction, if there is one.
    pub(crate) fn arrive(&mut self, passed: usize, arrival: ObservedExecution) -> Option<ObservedExecution> {
        let barriers = self.barriers.as_mut()?;
        match barriers.get(passed) {
            Some(first) => Some(*first).filter(|first| first.place != arrival.place),
            None => {
                if passed == barriers.len() {
                    barriers.push(arrival);
                }
                None
            }
        }
    }
}

impl KeptAccess {
    /// Returns the instruction of the access.
    pub(crate) const fn place(&self) -> CodePlace {
        CodePlace { routine: self.routine, step: self.step }
    }
}

impl From<ObservedKind> for FoundAction {
    fn from(kind: ObservedKind) -> Self {
        match kind {
            ObservedKind::Load => Self::Load,
            ObservedKind::Store => Self::Store,
            ObservedKind::AtomicLoad | ObservedKind::AtomicUpdate => Self::Atomic,
        }
    }
}
