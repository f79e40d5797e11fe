//! Tests of the command `visa`: arguments, output, exit status and files.

#[cfg(feature = "run")]
mod checks;
#[cfg(feature = "debug")]
mod debug;
#[cfg(feature = "evaluate")]
mod evaluate;
#[cfg(feature = "run")]
mod exec;
mod explain;
mod explain_words;
mod general;
mod help;
#[cfg(feature = "run")]
mod kernels;
#[cfg(feature = "run")]
mod launch;
mod links;
#[cfg(feature = "lint")]
mod lint;
#[cfg(feature = "lsp")]
mod lsp;
#[cfg(feature = "mcp")]
mod mcp;
mod outputs;
#[cfg(feature = "run")]
mod run;
#[cfg(feature = "smith")]
mod smith;
mod text;
