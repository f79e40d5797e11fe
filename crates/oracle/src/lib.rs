//! Compares our output and our validator with the vendor's tools.
//!
//! | module | what it does |
//! | --- | --- |
//! | [`binaries`] | compares binaries of the finalizer, accepted lines and results of kernels |
//! | [`agree`] | compares verdicts on mutants of compiled instructions |
//! | [`programs`] | makes mutants of whole programs for `agree --programs` |
//! | [`smith`] | runs generated programs through all parts of the project and the finalizer |
//! | [`sweep`] | checks that compiled texts have no findings |
//! | [`vendor_checks`] | the table of the vendor's checks, with the rule of ours for each |
//!
//! It is a program beside `cargo xtask`, because it depends on the generated crate, and `cargo
//! xtask gen` must compile even if that is broken. For example, `cargo xtask oracle agree --replay`
//! runs `openvisa-oracle agree --replay`.

pub mod agree;
pub mod binaries;
pub mod engine;
pub mod entries;
pub mod record;
pub mod smith;
pub mod snippet;
pub mod sweep;
pub mod vendor_checks;
pub mod verdict;

pub mod cache;
pub mod material;
pub mod mutate;
pub mod programs;
mod progress;
pub mod random;
pub mod vendor;
pub mod vocabulary;
