//! Assembler text (`.visaasm`): whole files read into modules, printed from them, and formatted.
//!
//! Nothing here knows an instruction: their lines are read and printed by tables that are generated from the templates of the
//! specification. What is written by hand is what stands around them, as `specs/4_visa_header.md` describes it: directives,
//! declarations, labels, scopes, comments, and the names that all of these share.
//!
//! ```
//! use openvisa::text::{ParseOptions, PrintOptions, parse, print};
//!
//! let source = ".version 4.1\n.kernel \"k\"\n.decl x v_type=G type=d num_elts=8 align=GRF\n\n\
//!               .function \"main\"\nmain:\n    add (M1, 8) x(0,0)<1> x(0,0)<1;1,0> 0x1:d\n    ret (M1, 1)\n";
//! let parsed = parse(source, &ParseOptions::default());
//! assert!(parsed.is_ok(), "{:?}", parsed.diagnostics);
//! assert!(print(&parsed.module, &PrintOptions::default()).text.contains("add (M1, 8) x(0,0)<1>"));
//!
//! let parsed = parse(&source.replace("add (M1, 8) x", "add (M1, 8) y"), &ParseOptions::default());
//! assert_eq!(parsed.diagnostics[0].message, "no variable `y` is declared");
//! ```

mod diagnostic;
mod directive;
mod format;
mod names;
mod parse;
mod print;
mod scan;
mod source;
mod symbols;

pub use diagnostic::{Diagnostic, Severity};
pub use format::{Formatted, format};
pub use names::Naming;
pub use parse::{ParseOptions, Parsed, Places, line_diagnostic, parse, text_options};
pub use print::{PrintOptions, PrintProblem, PrintProblemKind, Printed, print, print_module};
pub use source::{Locator, is_assembler_text};
