//! Tests of the generator.
//!
//! They are one program, because linking takes longer than compiling most of these files. For
//! example, `cargo test -p openvisa-codegen --test codegen rules::` runs the tests of one module.

mod browser;
mod bundle;
mod cli;
mod damage;
mod damaged_specs;
mod dialect_examples;
mod differences;
mod documents;
mod emit;
mod export;
mod facts;
mod formatting;
mod how_do_i;
mod import;
mod lowering;
mod lsp;
mod material;
mod mistakes;
mod new_instruction;
mod other_isa;
mod playground;
mod promises;
mod reader;
mod robustness;
mod rules;
mod site;
mod upstream;
