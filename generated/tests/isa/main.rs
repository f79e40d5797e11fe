//! Tests of the instruction set: values, names, features and versions.

mod debug;
mod exhaustive;
mod features;
mod spellings;
mod values;
mod versions;
