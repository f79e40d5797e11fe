//! The command `visa` as its users meet it: arguments, output, exit status and files.

mod explain;
mod general;
mod help;
#[cfg(feature = "run")]
mod launch;
mod links;
mod outputs;
#[cfg(feature = "run")]
mod run;
#[path = "../../../tests/support/mod.rs"]
mod support;
mod text;
