//! Tests of the language server, as one program.

mod engine;
mod protocol;
