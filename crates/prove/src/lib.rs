//! Proves that two programs compute the same, or finds values for which they do not.
//!
//! Both programs are executed on formulas instead of numbers. What an instruction computes comes
//! from the pseudo-code of its page, which the generator also writes as data
//! ([`lane_program`](openvisa_isa::reference::programs::lane_program)). An SMT solver is asked
//! whether an element of an output can differ. If so, its values are the inputs of a run of both
//! programs on the simulator, which confirms the difference.
//!
//! Integers are bit vectors that are wide enough not to wrap before they are stored. Numbers are
//! floating-point numbers of their format, rounded as the control register says. All NaNs of a
//! format are equal, as the specification leaves open which one a result is.
//!
//! # Modules
//!
//! | module | contents |
//! | --- | --- |
//! | `term` | Formulas, and their form in SMT-LIB. |
//! | `value` | Values of the pseudo-code: integers, numbers that are not rounded yet, encodings. |
//! | `lane` | The program of a page in one channel. |
//! | `machine` | Variables, predicates, regions, and where a program continues. |
//! | `equivalence` | Two programs, and the confirmation of a difference. |
//! | `reproduction` | A program that sets the values of a difference, and then continues as one of both. |
//! | `obligations` | Proofs about the specification and the simulator, and their answers. |
//! | `solver` | A solver, which is another program, with a time limit. |

mod equivalence;
#[cfg(test)]
mod formula_test;
mod lane;
mod machine;
pub mod obligations;
mod reproduction;
mod solver;
mod term;
mod value;

pub use equivalence::{Counterexample, Program, Proof, Side, UnknownReason, VariableBits, Verdict, compare};
use openvisa_isa::{InstKind, Platform};
pub use solver::{Solver, SolverError, SolverKind};
use std::fmt;

/// What programs run on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The platform.
    pub platform: Platform,
    /// The bits of the control register `%cr0` at the start.
    pub control: u32,
}

/// Something in a program that has no formula.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Obstacle {
    /// An instruction without a program for each channel, such as a message.
    Instruction(InstKind),
    /// A branch whose condition is not known, or on which channels go different ways.
    Branch(InstKind),
    /// A function of the specification, such as an approximation.
    Function(&'static str),
    /// A result that is rounded once to a format that does not have all numbers of its operands.
    Rounding,
    /// A predefined variable, by its number.
    Predefined(u32),
    /// An operand of another class than general, predicate and immediate.
    Operand,
    /// An operand that exceeds its variable.
    Bounds,
    /// An integer of too many bits.
    Width,
    /// A value of another kind than an operation takes, or one that is not known where it must be.
    Value,
    /// Too many instructions or formulas.
    Length,
    /// Code or declarations that cannot be read.
    Code,
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Instruction(kind) => write!(f, "the instruction `{}` has no formula", kind.info().name),
            Self::Branch(kind) => write!(f, "it is not known where `{}` continues", kind.info().name),
            Self::Function(name) => write!(f, "the function `{name}` of the specification has no formula"),
            Self::Rounding => f.write_str("a result is rounded to a format that is narrower than its operands"),
            Self::Predefined(id) => {
                let is_named = |known: &&openvisa_isa::PredefinedVariable| {
                    known.class == openvisa_isa::VariableClass::General && known.index == *id
                };
                let name = openvisa_isa::PREDEFINED.iter().find(is_named).map_or("", |known| known.name);
                write!(f, "the predefined variable `{name}` has no formula")
            }
            Self::Operand => f.write_str("an operand is an address, an indirect operand or a state"),
            Self::Bounds => f.write_str("an operand exceeds its variable"),
            Self::Width => f.write_str("an integer has too many bits"),
            Self::Value => f.write_str("a value has no formula"),
            Self::Length => f.write_str("the program executes too many instructions"),
            Self::Code => f.write_str("the code cannot be read"),
        }
    }
}

impl std::error::Error for Obstacle {}
