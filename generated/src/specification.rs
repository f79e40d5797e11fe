// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The version of the specification.

/// Date of the vendor's documents that the specification was compared with; `None` if
/// the specification does not state one.
/// `specs/errata.md:5`
pub const SPEC_VERSION: Option<&str> = Some("2025-02-04");
/// Hash of the text of the specification: 16 hexadecimal digits. Equal texts have equal
/// hashes.
pub const SPEC_HASH: &str = "e7665b027279f818";
