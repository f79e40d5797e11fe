//! Tests of the checks of inline assembly, as one program.

mod fixtures;
mod made_text;
mod mistakes;
mod sub_group_sizes;
