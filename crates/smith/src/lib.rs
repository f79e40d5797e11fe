//! Makes whole vISA kernels at random that break no rule of the specification, for a platform.
//!
//! The specification decides what is valid: instructions, operands, types and gates come from the
//! generated tables of `openvisa-isa`, and the validator of `openvisa` judges each instruction. So
//! an instruction that is added to the specification is generated from then on. For example, one
//! seed gives `(P1) mad (M1, 16) X4(0,0)<1> X2(0,0)<1;1,0> r[A0(3),8]<0;1,0>:d 0x7:d` inside a
//! loop.
//!
//! A program takes one buffer. Each of its threads writes all variables before it reads them,
//! accesses its own part of the buffer and of shared local memory, and stores all variables at the
//! end. Loops are counted. Threads exchange values between barriers, which the whole group
//! executes.
//!
//! | module | contents |
//! | --- | --- |
//! | `coverage` | Counts the parts of the specification that programs have met. |
//! | `generate` | Chooses declarations, control flow and instructions. |
//! | `bit_change` | Changes numbers in encoded instructions. |
//! | `instance` | Makes single instructions: chooses fields, and repairs what the validator reports. |
//! | [`mutate`] | Makes mutants of programs: valid ones, and ones that break one rule. |
//! | [`reduce`] | Makes texts smaller while a test holds for them. |
//! | [`run`] | Runs programs, and leaves out instructions that fail or whose results are not defined. |
//! | [`stages`] | Checks that all parts of the project agree on a program. |
//!
//! # Example
//!
//! ```
//! use openvisa_isa::Platform;
//! use openvisa_smith::{GeneratorOptions, generate_from_seed};
//!
//! # fn main() -> Result<(), openvisa_smith::GenerateError> {
//! let options = GeneratorOptions { size: 10, ..GeneratorOptions::new(Platform::Dg2) };
//! let (program, counts) = generate_from_seed(7, &options)?;
//! assert_eq!(program.random_instructions(), counts.made);
//! assert_eq!(program, generate_from_seed(7, &options)?.0);
//! # Ok(())
//! # }
//! ```

// `openvisa-isa` may be compiled with its feature `exhaustive`, if another package of the build
// needs it.
#![allow(unreachable_patterns)]

mod bit_change;
mod coverage;
mod generate;
mod instance;
#[cfg(feature = "run")]
pub mod mutate;
mod operand_pool;
mod options;
mod program;
pub mod reduce;
#[cfg(feature = "run")]
pub mod run;
#[cfg(feature = "run")]
pub mod stages;

pub use coverage::Coverage;
pub use generate::{GenerateError, GenerationCounts, generate, generate_from_seed};
pub use instance::{ElementValue, InstanceMaker, NOT_IN_REGISTERS, layouts_of};
pub use openvisa_isa_core::Random;
pub use operand_pool::OperandPool;
pub use options::{GeneratorOptions, Weights};
pub use program::{GROUPS, Program, THREADS_PER_GROUP};
