//! Reads, checks, changes and writes Intel vISA object files (`.isa`).
//!
//! ```
//! # fn main() -> Result<(), openvisa::Error> {
//! # let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/run/simple_debug.saxpy/skl.isa"));
//! let module = openvisa::Module::open(bytes)?;
//! for object in module.objects() {
//!     let object = object?;
//!     println!("{}: {} variables, {} bytes of code", object.name(), object.variables().len(), object.code().len());
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Instructions are read one by one, as values of one enum whose members are typed:
//!
//! ```
//! use openvisa::isa::enums::CmpRelOp;
//! use openvisa::isa::{DataType, Inst, operands::VecOperand};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/run/simple_debug.saxpy/skl.isa"));
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
//! | who | begins with |
//! | --- | --- |
//! | makes kernels | [`builder`], which has a method for each instruction |
//! | reads object files, damaged ones too | [`Module::open`], [`Module::open_lenient`], [`Object::recover`] |
//! | changes them and writes them back | `Module::edit`, [`module`] |
//! | reads and writes assembler text | [`text::parse`], [`text::print`](text::print()) |
//! | holds programs against the specification | [`validate`] |
//! | runs kernels without a GPU | the crate `openvisa-sim` |
//! | gives instructions a meaning of their own: costs, taint, other machines | the traits in [`isa::semantics`], which `sim/examples/cost_model.rs` fills |
//! | makes tables of instructions | [`isa::for_each_instruction`], [`isa::InstKind::info`] |
//!
//! The facts about the format are in the crate [`isa`], which is generated from the specification. Without the feature `std`
//! (on by default) the crate is `no_std`; without `alloc` there is no [`ModuleBuf`], and reading works the
//! same, as it never allocates. The feature `text`, on by default, is the module of that name. The command `visa` is the crate
//! `openvisa-cli`.

#![cfg_attr(docsrs, feature(doc_cfg))]
#![no_std]
// What a match on the instruction set says of further members is never reached where there can be none.
#![cfg_attr(feature = "exhaustive", allow(unreachable_patterns))]

#[cfg(feature = "alloc")]
extern crate alloc;

#[cfg(feature = "alloc")]
pub mod builder;
pub mod module;
#[cfg(feature = "text")]
pub mod text;
pub mod validate;

pub use module::{Error, Module, Object};
#[cfg(feature = "alloc")]
pub use module::{ModuleBuf, ObjectBuf};
pub use openvisa_codec::Version;
pub use openvisa_isa as isa;

/// The examples of the README and of the documents, so that they stay true.
#[cfg(all(doctest, feature = "std"))]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../docs/builder.md")]
#[doc = include_str!("../docs/instruction-set-crate.md")]
#[doc = include_str!("../docs/object-files.md")]
pub struct Documents;
