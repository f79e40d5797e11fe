//! Traps: the faults that end a launch, and where in the program and the launch they happened.
//!
//! For example, a store beyond the end of a buffer ends the launch with a [`RunError`] whose fault
//! is [`Fault::OutOfBounds`]. The error names the instruction, the work-group, the thread and the
//! work-item.

use openvisa_isa::InstKind;
use std::fmt;
use std::time::Duration;

/// The reason why an instruction could not be executed.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The simulator does not implement the instruction.
    Unimplemented(InstKind),
    /// A memory access outside every buffer. In strict mode also an access outside the surface that
    /// the instruction addresses.
    OutOfBounds {
        /// True for a store or an atomic operation, false for a load.
        write: bool,
        /// Address of the access in bytes, relative to `memory`.
        address: u64,
        /// Number of bytes of the access.
        size: usize,
        /// The channel that made the access; `None` if the thread made it as a whole.
        channel: Option<u8>,
        /// The surface or address space of `address`, and how the access relates to the nearest
        /// buffer.
        memory: String,
    },
    /// An access to a texel outside its image. Found in strict mode.
    OutOfImage {
        /// True for a store or an atomic operation, false for a load.
        write: bool,
        /// The coordinates of the texel.
        at: [i64; 3],
        /// The channel that made the access.
        channel: u8,
        /// Name and size of the image.
        image: String,
    },
    /// A register access through an address variable that leaves the variables of the routine.
    OutOfRegisters {
        /// Offset of the access in the variable area, in bytes.
        offset: i64,
    },
    /// An operand value for which the instruction is not defined, with a description.
    Invalid(String),
    /// A thread ran more than the maximum number of instructions.
    Limit(u64),
    /// All threads together ran more than the maximum number of instructions.
    TotalLimit(u64),
    /// Another thread stopped the launch.
    Cancelled,
    /// The launch took longer than the maximum time.
    Timeout(Duration),
    /// A thread exceeded the maximum depth of nested calls.
    CallDepth(usize),
    /// The launch needs more than the maximum number of bytes in addition to its buffers.
    Memory {
        /// Number of bytes that the launch would need.
        wanted: u64,
        /// Maximum number of bytes.
        limit: u64,
    },
    /// An atomic operation at an address that is not a multiple of its size. Found in strict mode.
    Misaligned {
        /// Address of the operation in bytes, relative to `memory`.
        address: u64,
        /// Number of bytes of the operation.
        size: usize,
        /// The channel that made the access; `None` if the thread made it as a whole.
        channel: Option<u8>,
        /// The surface or address space of `address`.
        memory: String,
    },
    /// A store to a buffer or an image that the kernel declares as read-only. Found in strict mode.
    ReadOnly {
        /// The channel that made the access; `None` if the thread made it as a whole.
        channel: Option<u8>,
        /// Name of the buffer or image.
        memory: String,
    },
    /// A load of private or scratch memory that the thread has not written. Found in strict mode.
    Uninitialised {
        /// Address of the load in bytes, relative to `memory`.
        address: u64,
        /// Number of bytes of the load.
        size: usize,
        /// The channel that made the access; `None` if the thread made it as a whole.
        channel: Option<u8>,
        /// The surface or address space of `address`.
        memory: String,
    },
    /// Some threads of a group wait at a barrier that the other threads never reach.
    Deadlock {
        /// Number of waiting threads.
        waiting: usize,
        /// Number of threads of the group.
        threads: usize,
    },
}

impl Fault {
    /// Returns the channel that caused the fault, or `None` if the thread caused it as a whole.
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
                write!(f, "an indirect access at byte {offset} is outside the variables")
            }
            Self::Invalid(what) => f.write_str(what),
            Self::Limit(most) => write!(f, "more than {most} instructions"),
            Self::TotalLimit(most) => write!(f, "more than {most} instructions of all threads together"),
            Self::Cancelled => f.write_str("the launch was cancelled"),
            Self::Timeout(most) => write!(f, "the launch takes more than {} s", most.as_secs_f64()),
            Self::CallDepth(most) => write!(f, "more than {most} nested calls of a thread"),
            Self::Memory { wanted, limit } => {
                write!(
                    f,
                    "the launch takes {wanted} bytes of memory in addition to its buffers, but the limit is {limit}"
                )
            }
            Self::Misaligned { address, size, memory, .. } => {
                write!(
                    f,
                    "atomic operation on {size} bytes at {address:#x} of {memory}, which is not a multiple of {size}"
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

openvisa_isa_core::error_types!(Fault);

/// A fault with its location: the instruction, and the thread that executed it.
#[derive(Clone, PartialEq, Eq)]
pub struct RunError {
    /// The fault.
    pub fault: Fault,
    /// Name of the kernel or function.
    pub routine: String,
    /// Index of the instruction in its routine, and its kind. `None` if the fault is not caused by
    /// a single instruction, for example a deadlock.
    pub instruction: Option<(usize, InstKind)>,
    /// Offset of the encoded instruction in the object file, in bytes.
    pub offset: Option<usize>,
    /// Coordinates of the work-group.
    pub group: [u32; 3],
    /// Index of the thread in its work-group.
    pub thread: usize,
    /// Coordinates of the work-item in its work-group, if a single channel caused the fault.
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

openvisa_isa_core::error_types!(RunError { error => &error.fault });
