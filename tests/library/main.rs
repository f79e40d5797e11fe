//! Tests of the library: object files, instructions, assembler text, rules and the builder.
//!
//! They are one program, because linking takes longer than compiling most of these files. For
//! example, `cargo test --test library golden::` runs the tests of one module. Tests that measure
//! the memory of their process are separate programs beside this folder.

mod builder;
mod container;
mod errors;
mod fuzz;
mod golden;
mod instructions;
mod lines;
mod lines_forms;
mod old_versions;
mod platforms;
mod program_diff;
mod recover;
mod revisions;
mod rules;
mod rules_levels;
mod rules_objects;
mod rules_text;
mod rules_whole_texts;
mod text;
mod text_mistakes;
mod text_values;
mod validate;
mod validator;
