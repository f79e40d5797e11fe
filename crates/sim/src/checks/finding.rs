//! Findings: what a check reports, and where in the program and the launch it happened.

use crate::checks::Check;
use openvisa_isa::InstKind;
use openvisa_isa_core::words;
use std::fmt;

words! {
    /// The action of an instruction of a finding.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum FoundAction, name {
        /// Reads memory.
        Load = "load",
        /// Writes memory.
        Store = "store",
        /// Reads memory, or reads and writes it, atomically.
        Atomic = "atomic operation",
        /// Waits for the other work-items of the group.
        Barrier = "barrier",
        /// Reads registers.
        Read = "read",
        /// Writes registers.
        Write = "write",
        /// Continues with another instruction, in some channels or in all.
        Branch = "branch",
        /// Reads or writes texels, or does something else that leaves the thread.
        Message = "message",
    }
}

/// An instruction of a finding, and who executed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundSite {
    /// The action of the instruction.
    pub action: FoundAction,
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
    /// Coordinates of the work-item in its work-group; `None` if the thread executed the
    /// instruction as a whole.
    pub local_id: Option<[u32; 3]>,
    /// Coordinates of the work-item in the launch, as `get_global_id` returns them; `None` if the
    /// thread executed the instruction as a whole.
    pub global_id: Option<[u32; 3]>,
}

impl fmt::Display for FoundSite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, kind) = self.instruction;
        let action = self.action.name();
        write!(f, "{action}: instruction {number} ({kind}) of {} at byte {:#x}", self.routine, self.offset)?;
        let [x, y, z] = self.group;
        write!(f, "; work-group ({x}, {y}, {z}), thread {}", self.thread)?;
        if let Some([x, y, z]) = self.local_id {
            write!(f, ", work-item ({x}, {y}, {z})")?;
        }
        if let Some([x, y, z]) = self.global_id {
            write!(f, ", global id ({x}, {y}, {z})")?;
        }
        Ok(())
    }
}

/// The bytes that a finding is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundMemory {
    /// The memory and the position in it, for example ``byte 8 of args[0] (`a`), which has 64
    /// bytes``.
    pub description: String,
    /// The name of the argument that points to the buffer, for example ``args[0] (`a`)``. `None`
    /// for other memory.
    pub argument: Option<String>,
    /// The flat address of the first byte, or its offset in shared local, private or scratch
    /// memory.
    pub address: u64,
    /// Number of bytes.
    pub bytes: usize,
}

/// A part of a variable that a finding is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundVariable {
    /// The name in assembler text, for example `V0040`.
    pub name: String,
    /// The bytes of a general variable, the bit of a predicate variable, or the element of an
    /// address variable.
    pub part: std::ops::Range<usize>,
    /// The part and the name, for example ``bytes 4 to 7 of `V0040` ``.
    pub description: String,
}

/// A mistake that a check has found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LaunchFinding {
    /// The check.
    pub check: Check,
    /// The mistake, without the instructions: ``data race in byte 8 of args[0] (`a`), which has
    /// 64 bytes``.
    pub message: String,
    /// The bytes of the first time. `None` if the finding is not about memory.
    pub memory: Option<FoundMemory>,
    /// The variable that was read, if the finding is about one.
    pub variable: Option<FoundVariable>,
    /// The instructions of the first time, the earlier one first.
    pub sites: Vec<FoundSite>,
    /// Number of times that these instructions did it, or all instructions of their lines.
    pub count: u64,
    /// The instructions of the same lines that did it, or pairs of them: 1 unless
    /// [`join_lines`](Self::join_lines) has joined findings.
    pub instructions: usize,
    /// The correction, if it is known.
    pub help: Option<&'static str>,
}

impl LaunchFinding {
    /// Returns the message, with the number of further times.
    #[must_use]
    pub fn headline(&self) -> String {
        let of = if self.instructions > 1 { "lines" } else { "instructions" };
        match self.count {
            0 | 1 => self.message.clone(),
            count => format!("{}, and {} more of these {of}", self.message, count - 1),
        }
    }
}

impl fmt::Display for LaunchFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.headline())?;
        self.sites.iter().try_for_each(|site| write!(f, "\n  {site}"))?;
        self.help.map_or(Ok(()), |help| write!(f, "\n  help: {help}"))
    }
}
