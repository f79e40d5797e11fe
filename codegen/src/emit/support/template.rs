//! The heads of tables that are kept in files of their own.

/// Returns the text of a file: `read_template!("rules.rs")` is the text of
/// `codegen/templates/rust/rules.rs`.
macro_rules! read_template {
    ($file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/templates/rust/", $file))
    };
}
pub(crate) use read_template;
