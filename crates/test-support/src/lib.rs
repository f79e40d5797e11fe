//! Material and helpers that the tests of several packages share.
//!
//! | module | what it has |
//! | --- | --- |
//! | [`archive`] | finds the cases of `tests/run`, most of which are packed |
//! | [`corpus`] | reads the object files and texts of `tests/corpus` |
//! | [`damage`] | damages files, with the same result in every run |
//! | [`folder`] | finds files in a folder and in those within it |
//! | `kernel_comparison` | runs kernels by both semantics, and compares the results; feature `sim` |
//! | `launch` | runs kernels in assembler text; feature `sim` |
//! | `lsp_client` | a client of language servers; feature `lsp` |
//! | `maker` | makes instructions from the layout tables; feature `maker` |

pub mod archive;
pub mod corpus;
pub mod damage;
pub mod folder;
#[cfg(feature = "sim")]
pub mod kernel_comparison;
#[cfg(feature = "sim")]
pub mod launch;
#[cfg(feature = "lsp")]
pub mod lsp_client;
#[cfg(feature = "maker")]
pub mod maker;
