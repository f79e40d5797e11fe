//! Assembler text (`.visaasm`): parses whole files into modules, prints modules and formats source
//! files.
//!
//! Instruction lines are parsed and printed by tables that the generator makes from the templates
//! of the specification, so no instruction is named here. Everything around the instructions is
//! written by hand after `specs/4_visa_header.md`: directives, declarations, labels, scopes,
//! comments and symbol names.
//!
//! For example, parsing a kernel, printing it again, and the diagnostic of an undeclared name:
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

mod check;
mod codes;
mod diagnostic;
mod directive;
mod format;
mod lexer;
mod listing;
mod names;
mod operand_span;
mod parse;
mod print;
mod statements;
mod symbols;

pub use check::{CheckedText, FoundInstruction, TextAccess, TextFinding, check};
pub use codes::{CODES, CodeDescription};
pub use diagnostic::{Diagnostic, Severity};
pub use format::{Formatted, format};
pub use listing::Listing;
pub use names::{Naming, variable_class};
pub use operand_span::find_operand;
pub use parse::{
    DeclarationPlace, InstructionPlace, ParseOptions, Parsed, Places, line_diagnostic, parse, text_options,
};
pub use print::{ObjectLines, PrintOptions, Printed, SourceLine, print, print_lines, print_module};
pub use statements::{Locator, is_assembler_text};
pub use symbols::try_symbol_class;
