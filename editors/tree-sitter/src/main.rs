//! Generates the parser of a tree-sitter grammar, as `tree-sitter generate` does.
//!
//! For example, `cargo run -- ../../packages/bindings/tree-sitter out` writes `out/parser.c` and
//! the header that it includes. Node.js evaluates the grammar.

use std::path::PathBuf;
use std::process::ExitCode;
use tree_sitter_generate::{OptLevel, generate_parser_in_directory};

/// The version of the interface between the parser and the library.
const ABI_VERSION: usize = 15;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(grammar), Some(out)) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: openvisa-tree-sitter GRAMMAR_FOLDER OUTPUT_FOLDER");
        return ExitCode::from(2);
    };
    let mut diagnostics = Vec::new();
    let file = grammar.join("grammar.js");
    let node = Some("node");
    let result = generate_parser_in_directory(
        grammar,
        Some(out),
        Some(file),
        ABI_VERSION,
        None,
        node,
        true,
        OptLevel::default(),
        &mut diagnostics,
    );
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
