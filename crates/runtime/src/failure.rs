//! Why a command has no result.

use std::fmt;

/// Why a command has no result. A front end turns it into an error code of its interface.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// What the command runs has failed, or has panicked.
    Execution,
    /// A command that this one depends on has failed.
    Dependency,
    /// The host has ended the event, with this negative number.
    Cancelled(i32),
    /// The command waits for an event that the host has ended.
    AfterCancelled,
    /// The command belongs to the process that this one was forked from. No thread of this process
    /// runs it.
    OtherProcess,
}

impl Failure {
    /// Returns whether the host asked for it. Then only what waits for the event ends.
    #[must_use]
    pub fn is_asked_for(self) -> bool {
        matches!(self, Self::Cancelled(_) | Self::AfterCancelled)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Execution => f.write_str("the command has failed"),
            Self::Dependency => f.write_str("a command that this one depends on has failed"),
            Self::Cancelled(number) => write!(f, "the host has ended the event with {number}"),
            Self::AfterCancelled => f.write_str("the host has ended an event that the command waits for"),
            Self::OtherProcess => f.write_str(
                "a command queue does not work in a fork of its process; create a context and a queue after the fork",
            ),
        }
    }
}

openvisa_isa_core::error_types!(Failure);
