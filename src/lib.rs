//! Reads, checks, changes and writes Intel vISA object files (`.isa`). For example, this lists the
//! kernels and functions of a file:
//!
//! ```
//! # fn main() -> Result<(), openvisa::Error> {
//! # let bytes = include_bytes!(concat!(
//! #     env!("CARGO_MANIFEST_DIR"),
//! #     "/tests/run/simple_debug.saxpy/skl.isa",
//! # ));
//! let module = openvisa::Module::open(bytes)?;
//! for object in module.objects() {
//!     let object = object?;
//!     let (variables, bytes) = (object.variables().len(), object.code().len());
//!     println!("{}: {variables} variables, {bytes} bytes of code", object.name());
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Instructions are decoded one by one, as values of an enum with typed members:
//!
//! ```
//! use openvisa::isa::enums::CmpRelOp;
//! use openvisa::isa::{DataType, Inst, operands::VecOperand};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let bytes = include_bytes!(concat!(
//! #     env!("CARGO_MANIFEST_DIR"),
//! #     "/tests/run/simple_debug.saxpy/skl.isa",
//! # ));
//! # let mut seen = (0, 0);
//! let module = openvisa::Module::open(bytes)?;
//! for object in module.objects() {
//!     let object = object?;
//!     for inst in object.instructions() {
//!         match inst? {
//!             Inst::Cmp(cmp) if cmp.rel_op == CmpRelOp::Lt => {
//!                 println!("less than, in channels of {:?}", cmp.exec_size.size());
//! #               seen.0 += 1;
//!             }
//!             Inst::Mad(mad) => {
//!                 if let VecOperand::General { id, .. } = mad.src0
//!                     && let Some(variable) = object.variables().get(id)
//!                 {
//!                     println!("multiplies {} of {:?}", variable.name().unwrap_or_default(), variable.data_type());
//! #                   assert_eq!(variable.data_type(), Some(DataType::F));
//! #                   seen.1 += 1;
//!                 }
//!             }
//!             other => println!("{} is described in {}", other.kind(), other.kind().info().spec),
//!         }
//!     }
//! }
//! # assert_eq!(seen, (2, 2));
//! # Ok(())
//! # }
//! ```
//!
//! | task | entry point |
//! | --- | --- |
//! | build kernels | [`builder`], which has a method for each instruction |
//! | read object files, including damaged ones | [`Module::open`], [`Module::open_lenient`], [`Object::recover`] |
//! | change them and write them back | `Module::edit`, [`module`] |
//! | parse and print assembler text | [`text::parse`], [`text::print`](text::print()) |
//! | validate programs against the specification | [`validate`] |
//! | compare programs by meaning | [`program_diff`] |
//! | run kernels without a GPU | the crate `openvisa-sim` |
//! | implement other semantics, for example costs or taint tracking | the traits in `openvisa_isa::semantics` with the feature `semantics` of that crate, see `crates/sim/examples/cost_model.rs` |
//! | make tables of instructions | `openvisa_isa::for_each_instruction!`, `openvisa_isa::InstKind::info` |
//!
//! The facts about the format are in the crate `openvisa-isa`, which this crate exports as `isa`,
//! and which is generated from the specification.
//!
//! The command `visa` is the crate `openvisa-cli`.
//!
//! # Features
//!
//! | feature | adds | default |
//! | --- | --- | --- |
//! | `std` | functions that need an operating system; without it the crate is `no_std` | yes |
//! | `alloc` | [`ModuleBuf`] and the builder; reading never allocates | with `std` |
//! | `text` | [`text`](mod@text): assembler text | yes |
//! | `serde` | the JSON form of modules | no |
//! | `exhaustive` | enumerations of the instruction set without `#[non_exhaustive]` | no |

#![cfg_attr(docsrs, feature(doc_cfg))]
#![no_std]
// With exhaustive enums, the wildcard arms of matches are unreachable.
#![cfg_attr(feature = "exhaustive", allow(unreachable_patterns))]

#[cfg(feature = "alloc")]
extern crate alloc;

#[cfg(feature = "alloc")]
pub mod builder;
pub mod module;
#[cfg(feature = "alloc")]
pub mod program_diff;
#[cfg(feature = "text")]
pub mod text;
pub mod validate;

pub use module::{Error, Module, Object};
#[cfg(feature = "alloc")]
pub use module::{ModuleBuf, ObjectBuf};
pub use openvisa_isa as isa;
pub use openvisa_isa_core::Version;

/// Runs the examples of the README and of the documents as tests.
#[cfg(all(doctest, feature = "std"))]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../docs/builder.md")]
#[doc = include_str!("../docs/instruction-set-crate.md")]
#[doc = include_str!("../docs/object-files.md")]
pub struct Documents;
