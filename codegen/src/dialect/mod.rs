//! What the blocks of a document mean, as written: raw documents with spans.
//!
//! One module per section. Nothing here resolves a name or stops at an error: what cannot be read becomes a finding, and the
//! rest of the document is read all the same. Both dialects (see [`Dialect`](crate::model::Dialect)) share one reader.

pub mod raw;
