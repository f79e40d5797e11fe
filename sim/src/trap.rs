//! What stops a program.

use openvisa_isa::InstKind;
use std::fmt;
use std::time::Duration;

/// Why an instruction could not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// It has no semantics here.
    Unimplemented(InstKind),
    /// A memory access outside every buffer, or, where that is looked for, outside its surface.
    OutOfBounds {
        /// Whether it was a store or an atomic operation.
        write: bool,
        /// The address.
        address: u64,
        /// How many bytes.
        size: usize,
        /// The channel that made it; `None`: the thread as a whole.
        channel: Option<u8>,
        /// What the address is relative to, and how it lies to what is there.
        memory: String,
    },
    /// An access to a texel outside its image, where that is looked for.
    OutOfImage {
        /// Whether it was a store or an atomic operation.
        write: bool,
        /// The coordinates.
        at: [i64; 3],
        /// The channel that made it.
        channel: u8,
        /// Which image, and how large it is.
        image: String,
    },
    /// A register access outside the variables of the routine, through an address variable.
    OutOfRegisters {
        /// The byte.
        offset: i64,
    },
    /// A value that the instruction has no meaning for.
    Invalid(String),
    /// A thread ran more than the maximum number of instructions.
    Limit(u64),
    /// All threads together ran more than the maximum number of instructions.
    TotalLimit(u64),
    /// The launch took longer than the maximum time.
    Timeout(Duration),
    /// A thread made a call within the maximum number of nested calls.
    CallDepth(usize),
    /// The launch takes more than the maximum number of bytes beside its buffers.
    Memory {
        /// Number of bytes that it would have taken.
        wanted: u64,
        /// Maximum number of bytes.
        limit: u64,
    },
    /// An atomic operation at an address that is no multiple of its size. Found in strict mode.
    Misaligned {
        /// The address.
        address: u64,
        /// Number of bytes of the operation.
        size: usize,
        /// The channel that made it.
        channel: Option<u8>,
        /// What the address is relative to.
        memory: String,
    },
    /// A store to a buffer or an image that the kernel declares as read-only. Found in strict mode.
    ReadOnly {
        /// The channel that made it; `None`: the thread as a whole.
        channel: Option<u8>,
        /// The buffer or image.
        memory: String,
    },
    /// A load of private or scratch memory that the thread has not written. Found in strict mode.
    Uninitialised {
        /// The address.
        address: u64,
        /// Number of bytes of the load.
        size: usize,
        /// The channel that made it.
        channel: Option<u8>,
        /// What the address is relative to.
        memory: String,
    },
    /// Threads wait at a barrier that the others never reach.
    Deadlock {
        /// How many wait.
        waiting: usize,
        /// How many threads the group has.
        threads: usize,
    },
}

impl Fault {
    /// The channel that is to blame; `None`: the thread as a whole.
    pub fn channel(&self) -> Option<u8> {
        match self {
            Self::OutOfBounds { channel, .. }
            | Self::Misaligned { channel, .. }
            | Self::ReadOnly { channel, .. }
            | Self::Uninitialised { channel, .. } => *channel,
            Self::OutOfImage { channel, .. } => Some(*channel),
            _ => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unimplemented(kind) => write!(f, "{kind} has no semantics"),
            Self::OutOfBounds { write, address, size, memory, .. } => {
                let what = if *write { "store" } else { "load" };
                write!(f, "{what} of {size} bytes at {address:#x} of {memory} is out of bounds")
            }
            Self::OutOfImage { write, at: [x, y, z], image, .. } => {
                let what = if *write { "store to" } else { "load of" };
                write!(f, "{what} texel ({x}, {y}, {z}) of {image} is out of bounds")
            }
            Self::OutOfRegisters { offset } => {
                write!(f, "an address variable leads to byte {offset}, outside the variables")
            }
            Self::Invalid(what) => f.write_str(what),
            Self::Limit(most) => write!(f, "more than {most} instructions"),
            Self::TotalLimit(most) => write!(f, "more than {most} instructions of all threads together"),
            Self::Timeout(most) => write!(f, "the launch takes more than {} s", most.as_secs_f64()),
            Self::CallDepth(most) => write!(f, "more than {most} calls of a thread within each other"),
            Self::Memory { wanted, limit } => {
                write!(
                    f,
                    "the launch takes {wanted} bytes of memory beside its buffers, more than the {limit} it may take"
                )
            }
            Self::Misaligned { address, size, memory, .. } => {
                write!(
                    f,
                    "atomic operation on {size} bytes at {address:#x} of {memory}, which is no multiple of {size}"
                )
            }
            Self::ReadOnly { memory, .. } => write!(f, "store to {memory}, which the kernel declares as read-only"),
            Self::Uninitialised { address, size, memory, .. } => {
                write!(f, "load of {size} bytes at {address:#x} of {memory}, which the thread has not written")
            }
            Self::Deadlock { waiting, threads } => {
                write!(f, "{waiting} of {threads} threads of the group wait at a barrier that the others do not reach")
            }
        }
    }
}

impl std::error::Error for Fault {}

/// A fault, and where it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunError {
    /// What happened.
    pub fault: Fault,
    /// The kernel or function.
    pub routine: String,
    /// Number of the instruction in it, and what it is. `None`: no single instruction is to blame.
    pub instruction: Option<(usize, InstKind)>,
    /// Byte of the instruction in the file.
    pub offset: Option<usize>,
    /// The work-group.
    pub group: [u32; 3],
    /// The thread of the group.
    pub thread: usize,
    /// The work-item within its group, where one channel is to blame.
    pub local_id: Option<[u32; 3]>,
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.fault)?;
        if let Some((number, kind)) = self.instruction {
            write!(f, "; instruction {number} ({kind}) of {}", self.routine)?;
        }
        if let Some(offset) = self.offset {
            write!(f, " at byte {offset:#x}")?;
        }
        let [x, y, z] = self.group;
        write!(f, "; work-group ({x}, {y}, {z}), thread {}", self.thread)?;
        if let Some([x, y, z]) = self.local_id {
            write!(f, ", work-item ({x}, {y}, {z})")?;
        }
        Ok(())
    }
}

impl std::error::Error for RunError {}
