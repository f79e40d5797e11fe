//! Updates of memory that may be lost: which instructions make them, and what they have read.
//!
//! For example, work-items that load a counter with one atomic operation and store it, plus 1, with
//! another one lose updates: two of them may load one value. The [plan](UpdatePlan) of the routine
//! names both instructions, and the [tracker](UpdateTracker) keeps what each channel has loaded.

mod tracker;

pub(crate) use tracker::UpdateTracker;

use std::collections::BTreeMap;

/// When a store loses the update of another work-item that it does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UpdateLoss {
    /// Always: the value was computed from what was loaded, for example by an addition.
    Always,
    /// If it stores another value than the memory holds. Two work-items that set one bit, or store
    /// the larger one of two numbers, may store the same.
    IfDifferent,
}

/// A load that decides the value of an update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct UpdateDependence {
    /// The step of the load.
    pub(crate) load: u32,
    /// The loss if the place has changed since.
    pub(crate) loss: UpdateLoss,
}

/// The accesses that the check of atomic operations follows at a step.
#[derive(Clone, Debug, Default)]
pub(crate) struct UpdateStep {
    /// Whether a later update depends on what the step loads.
    pub(crate) is_remembered: bool,
    /// The loads that the update of this step depends on.
    pub(crate) depends_on: Vec<UpdateDependence>,
    /// Whether the update is a compare-exchange whose result is not read, and which expects what
    /// one of `depends_on` has loaded.
    pub(crate) is_conditional: bool,
    /// Whether lanes that store to one address have loaded from it before, and what they lose.
    pub(crate) lanes: Option<UpdateLoss>,
    /// The loss of the result of the atomic operation.
    pub(crate) result: Option<ResultLoss>,
}

/// The loss of the result of an atomic operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ResultLoss {
    /// No instruction reads it before another one writes its registers.
    Unread {
        /// Byte offset of the result in the registers, and its number of bytes.
        at: u32,
        bytes: u32,
    },
    /// All instructions that read it keep only its low bits, which are then stored.
    Narrowed { bits: u32 },
}

/// The steps that the check of atomic operations follows in a routine.
#[derive(Clone, Debug, Default)]
pub(crate) struct UpdatePlan {
    pub(crate) steps: BTreeMap<u32, UpdateStep>,
}

impl UpdatePlan {
    /// Returns whether any update depends on what other atomic operations have done since a load.
    pub(crate) fn follows_changes(&self) -> bool {
        self.steps.values().any(|step| !step.depends_on.is_empty())
    }

    /// Returns whether the slow path must execute a step each time.
    pub(crate) fn needs_slow_path(&self, step: u32) -> bool {
        self.steps
            .get(&step)
            .is_some_and(|step| step.is_remembered || !step.depends_on.is_empty() || step.result.is_some())
    }
}
