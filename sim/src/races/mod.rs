//! Data races: accesses of different work-items to the same bytes that nothing orders.
//!
//! Two accesses are a race if at least one of them writes, not both are atomic, and
//!
//! - their work-groups differ, or
//! - their threads differ, and none of the two has passed a barrier that the other has not, or
//! - their channels differ, and their thread has executed neither a barrier nor a fence in between.
//!
//! Hardware executes the channels of a thread in lock-step, so the last ones give the same results
//! in each run on one device, and others on a device with threads of another size. A store that
//! writes what the memory holds already is no race. For example, work-items that exchange values
//! through shared local memory without a barrier between store and load race.
//!
//! Images, private memory and scratch memory are not observed. Of each four bytes, the last write
//! and two reads since then are kept, so some races are found as a race with a later access, or in
//! a later run alone.

pub(crate) mod shadow;

use openvisa_isa::InstKind;
use shadow::{DetectorState, KeptAccess};
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Observes the accesses of a launch, and keeps its races. See
/// [`Options::races`](crate::Options::races).
#[derive(Default)]
pub struct RaceDetector(Mutex<DetectorState>);

impl fmt::Debug for RaceDetector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RaceDetector").field("races", &self.lock().races.len()).finish()
    }
}

impl RaceDetector {
    /// Creates a detector for one launch.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the races, one for each pair of instructions, in the order in which they were found.
    #[must_use]
    pub fn races(&self) -> Vec<Race> {
        self.lock().races.clone()
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, DetectorState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets the shared local memory of a group that has ended.
    pub(crate) fn end_group(&self, group: [u32; 3]) {
        self.lock().end_group(group);
    }
}

/// What an access does to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceAccessKind {
    /// Reads.
    Load,
    /// Writes.
    Store,
    /// Reads, or reads and writes, atomically.
    Atomic,
}

/// One of the two accesses of a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceAccess {
    /// What it does.
    pub kind: RaceAccessKind,
    /// Name of the kernel or function.
    pub routine: String,
    /// Index of the instruction in its routine, and its kind.
    pub instruction: (usize, InstKind),
    /// Offset of the encoded instruction in the object file, in bytes.
    pub offset: usize,
    /// Coordinates of the work-group.
    pub group: [u32; 3],
    /// Index of the thread in its work-group.
    pub thread: usize,
    /// Coordinates of the work-item in its work-group; `None` if the thread made the access as a
    /// whole.
    pub local_id: Option<[u32; 3]>,
}

impl fmt::Display for RaceAccess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            RaceAccessKind::Load => "load",
            RaceAccessKind::Store => "store",
            RaceAccessKind::Atomic => "atomic operation",
        };
        let (number, kind) = self.instruction;
        write!(f, "{what}: instruction {number} ({kind}) of {} at byte {:#x}", self.routine, self.offset)?;
        let [x, y, z] = self.group;
        write!(f, "; work-group ({x}, {y}, {z}), thread {}", self.thread)?;
        if let Some([x, y, z]) = self.local_id {
            write!(f, ", work-item ({x}, {y}, {z})")?;
        }
        Ok(())
    }
}

/// A data race between two instructions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// The memory with the bytes, and where in it they are.
    pub memory: String,
    /// The earlier access of the first pair that was found.
    pub first: RaceAccess,
    /// The later access.
    pub second: RaceAccess,
    /// Number of pairs of accesses of these instructions.
    pub count: u64,
    /// The instructions, by which further pairs are counted.
    pub(crate) sites: [KeptAccess; 2],
}

impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "data race in {}", self.memory)?;
        if self.count > 1 {
            write!(f, ", and {} more of these instructions", self.count - 1)?;
        }
        write!(f, "\n  {}\n  {}", self.first, self.second)
    }
}
