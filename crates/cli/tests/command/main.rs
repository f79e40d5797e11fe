//! Tests of the command `visa`: arguments, output, exit status and files.

#[cfg(feature = "run")]
mod checks;
#[cfg(feature = "debug")]
mod debug;
mod diff;
mod docs;
#[cfg(feature = "evaluate")]
mod evaluate;
#[cfg(feature = "run")]
mod exec;
#[cfg(feature = "run")]
mod expect;
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
mod merge;
#[cfg(feature = "smith")]
mod mutate;
mod outputs;
#[cfg(feature = "run")]
mod run;
#[cfg(feature = "smith")]
mod smith;
#[cfg(feature = "run")]
mod source;
#[cfg(feature = "run")]
mod tests_of_folder;
mod text;
