//! Checks of a launch: mistakes that results need not show.
//!
//! An [`Observer`](observer::Observer) is told of each access to memory and of each barrier, and
//! each check looks at what it is told. For example, a load of shared local memory that no
//! work-item has written is a finding of [`Check::Uninitialized`].
//!
//! # Data races
//!
//! Two accesses of different threads to the same bytes are a race if at least one of them writes,
//! not both are atomic, and
//!
//! - their work-groups differ, or none of both threads has passed a barrier that the other has not,
//!   and
//! - neither *happens before* the other by atomic operations and fences.
//!
//! A fence releases what its thread has done before, the next atomic write publishes that, an
//! atomic read of the place collects it, and the next fence of the reader acquires it. For example,
//! a lock orders what its holders do if they acquire it with a fence behind the atomic operation,
//! and release it with a fence before. A fence of the scope `group` orders accesses of the group
//! alone, and each fence those to its memory. A fence directly before a barrier belongs to the
//! barrier. See [`shadow::order`].
//!
//! For example, work-items that exchange values through shared local memory without a barrier
//! between store and load race if their threads differ. The channels of a thread execute in
//! lock-step, in the order of the program, so they do not race. Compilers rely on this: a barrier
//! of a sub-group leaves no instruction. A store that writes what the memory holds already is no
//! race, unless nobody has written this shared local memory before.
//!
//! Of each four bytes, the last write and two reads since then are kept, so some races are found as
//! a race with a later access, or in a later run alone. Images, private and scratch memory are not
//! observed.
//!
//! # Uninitialised memory
//!
//! A load of a channel is a finding if no byte of its first element was written, and a load of a
//! block by the thread as a whole if no byte of the block was. The other elements of a channel may
//! be unwritten, because compilers load a vector of three elements as one of four, and structures
//! with their padding. Checked are shared local memory, private and scratch memory, and buffers
//! without initial contents. What is loaded is defined, whatever it is.
//!
//! # Lanes
//!
//! Channels of one store that write different values to one place. The last one counts on hardware
//! and in the simulator, but OpenCL leaves it open.
//!
//! # Registers
//!
//! Bits of registers, predicates and address registers that no instruction of the thread has
//! written, nor the launch, are undefined. Instructions pass undefined bits on. It is a finding if
//! an address or data of a message, or a branch, depends on one. For example, a store of sixteen
//! channels of a variable is a finding if a masked instruction has written eight of them. The
//! [register shadow](register_shadow) has a bit for each bit.
//!
//! # Atomic operations
//!
//! An update is *lost* if a work-item loads a place, another one changes it, and then the first one
//! stores to it a value that it has computed from what it loaded, or has compared with that. All
//! accesses may be atomic, so it need not be a race. For example, eight lanes of one store that
//! executes `bins[i] += 1` with equal `i` add 1, not 8. A store of the value that memory holds
//! already loses nothing, unless the value was counted. A compare-exchange that expects a loaded
//! value loses its own update if it fails and no instruction reads its result.
//!
//! The result of an atomic operation is lost if no instruction reads it before another one writes
//! its registers. It is also lost if the instructions that read it only store some of its bits, and
//! it does not fit into these.
//!
//! # Matrices
//!
//! The matrix that a two-dimensional block message describes must keep the constraints `matrix-*`
//! of the specification. They are evaluated with the values that the operands have at run time.
//!
//! # Bounds
//!
//! Accesses outside of a surface or of shared local memory, which hardware tolerates. A load of a
//! channel is a finding if its first byte is outside, and a load of a block if all its elements
//! are: compilers load three bytes as a dword, and three elements as four. Shared local memory ends
//! with the kernel's own variables and with each argument, though hardware allocates it in larger
//! steps. With `strict`, the same accesses are errors.
//!
//! # Barriers
//!
//! A barrier that only some work-items of a thread execute, and two barriers at which threads of a
//! group wait for each other. Hardware lets a thread pass a barrier though some of its work-items
//! never arrive. A barrier that a whole thread never reaches stops the launch with
//! [`Fault::Deadlock`](crate::Fault::Deadlock), with and without this check.

pub(crate) mod finding;
pub(crate) mod observer;
pub(crate) mod register_shadow;
mod report;
pub(crate) mod shadow;
pub(crate) mod updates;

use finding::LaunchFinding;
use observer::{FindingList, Observer};
use openvisa::text::CodeDescription;
use openvisa_isa_core::words;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The descriptions of all checks, in the order of [`Check::ALL`].
pub const CHECKS: [CodeDescription; 8] = [
    CodeDescription::new(
        Check::Races.name(),
        "Two work-items access the same bytes, one of them writes, and neither a barrier nor atomic operations order \
         the accesses.",
        "Put a barrier between the accesses, or make them atomic.",
    ),
    CodeDescription::new(
        Check::Uninitialized.name(),
        "A load reads memory that nobody has written: local, private or scratch memory, or a buffer whose `fill` is null.",
        "Write the memory first, or give the buffer contents in the launch file.",
    ),
    CodeDescription::new(
        Check::Barriers.name(),
        "A barrier is not executed by all work-items of a group, or threads of a group wait at different barriers.",
        "Move the barrier out of the branch or loop that only some work-items take.",
    ),
    CodeDescription::new(
        Check::Lanes.name(),
        "Lanes of one store write different values to one address, and which of them remains is not defined.",
        "Give each lane an address of its own, or use an atomic operation.",
    ),
    CodeDescription::new(
        Check::Registers.name(),
        "An address, the data of a message or a branch depends on a register, predicate or address register that the \
         thread has not written.",
        "Write the register first: in all channels that are read, so perhaps with the mask `M1_NM`.",
    ),
    CodeDescription::new(
        Check::Atomics.name(),
        "An update of memory is overwritten by another one unseen, or the result of an atomic operation is lost.",
        "Do the load, the computation and the store as one atomic operation.",
    ),
    CodeDescription::new(
        Check::Matrices.name(),
        "A message of a two-dimensional block has a matrix or a column that the hardware cannot access.",
        "The page of LSC_UNTYPED states the limits of bases, widths, pitches and columns.",
    ),
    CodeDescription::new(
        Check::Bounds.name(),
        "An access is outside of its surface, or of the variables and arguments in shared local memory. Hardware returns \
         0 or what happens to be there, and drops stores outside of the memory.",
        "Compare the index with the size before the access.",
    ),
];

words! {
    /// A kind of mistake that a launch is checked for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[non_exhaustive]
    pub enum Check, name {
        /// Accesses of work-items to the same bytes without a barrier or atomic operations between
        /// them.
        Races = "races",
        /// Loads of memory that nobody has written.
        Uninitialized = "uninitialized",
        /// Barriers that not all work-items of a group execute.
        Barriers = "barriers",
        /// Lanes of one store that write different values to one address.
        Lanes = "lanes",
        /// Uses of registers, predicates and address registers that the thread has not written.
        Registers = "registers",
        /// Updates of memory that another update overwrites unseen, and results of atomic operations
        /// that are lost.
        Atomics = "atomics",
        /// Block messages that describe a matrix that the hardware cannot access.
        Matrices = "matrices",
        /// Accesses outside of their surface, or of the variables in shared local memory.
        Bounds = "bounds",
    }
}

impl Check {
    /// Parses names with commas between them. `all` is all checks.
    ///
    /// # Errors
    /// If there is no check with a name.
    ///
    /// ```
    /// use openvisa_sim::Check;
    ///
    /// assert_eq!(Check::parse_list("races,lanes"), Ok(vec![Check::Races, Check::Lanes]));
    /// assert_eq!(Check::parse_list("all").map(|checks| checks.len()), Ok(Check::ALL.len()));
    /// let error = Check::parse_list("race").unwrap_err();
    /// assert!(error.to_string().starts_with("there is no check `race`"), "{error}");
    /// ```
    pub fn parse_list(names: &str) -> Result<Vec<Self>, UnknownCheck> {
        let mut checks = Vec::new();
        for name in names.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            match name {
                "all" => checks.extend(Self::ALL),
                name => checks.push(name.parse()?),
            }
        }
        Ok(checks)
    }
}

impl FromStr for Check {
    type Err = UnknownCheck;

    fn from_str(name: &str) -> Result<Self, UnknownCheck> {
        Self::parse(name).ok_or_else(|| UnknownCheck(name.to_owned()))
    }
}

/// The name of a check that does not exist.
#[derive(Clone, PartialEq, Eq)]
pub struct UnknownCheck(String);

impl fmt::Display for UnknownCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Check::WORDS.join(", ");
        write!(f, "there is no check `{}`, only {names} and all", self.0)
    }
}

openvisa_isa_core::error_types!(UnknownCheck);

/// Checks a launch, and keeps what it finds. See [`Options::checker`](crate::Options::checker).
///
/// A checker is for one launch: it does not know what happens between two.
#[derive(Debug)]
pub struct Checker {
    checks: Vec<Check>,
    findings: Arc<Mutex<FindingList>>,
    observer: Mutex<Observer>,
}

impl Checker {
    /// Creates a checker for one launch. Returns `None` if there are no checks.
    #[must_use]
    pub fn new(checks: &[Check]) -> Option<Self> {
        let findings = Arc::default();
        let observer = Mutex::new(Observer::new(checks, Arc::clone(&findings)));
        (!checks.is_empty()).then(|| Self { checks: checks.to_vec(), findings, observer })
    }

    /// Returns the findings, one for each pair of instructions, in the order in which they were
    /// found. At most 10,000 are kept.
    #[must_use]
    pub fn findings(&self) -> Vec<LaunchFinding> {
        self.findings.lock().unwrap_or_else(PoisonError::into_inner).to_vec()
    }

    /// Returns whether a launch is checked for a kind of mistake.
    pub(crate) fn has(&self, check: Check) -> bool {
        self.checks.contains(&check)
    }

    /// Returns the observer, which the worker of the launch holds as long as it runs.
    pub(crate) fn observer(&self) -> MutexGuard<'_, Observer> {
        self.observer.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
