//! Findings: errors and warnings about a program, as one type [`Finding`].
//!
//! A check reports causes, for example a broken rule of an instruction. This crate converts a cause
//! to a finding, which adds the message, the place in the file and the line of the specification.
//! Renderers make a text for people of it, or a line of JSON. For example, a mistake in a text:
//!
//! ```
//! use openvisa::text::{Locator, ParseOptions, parse};
//! use openvisa_findings::{Finding, HumanStyle};
//!
//! let source = ".version 4.1\n.kernel \"k\"\n.function \"main\"\n  addd (M1, 8) x x x\n";
//! let parsed = parse(source, &ParseOptions::default());
//! let finding = Finding::of_diagnostic(&parsed.diagnostics[0], &mut Locator::new(source));
//! assert_eq!((finding.code.as_str(), finding.line(), finding.column()), ("text:mnemonic", Some(4), Some(3)));
//! assert!(finding.to_human("k.visaasm", HumanStyle::default()).contains("help: did you mean `add`?"));
//! ```

// `openvisa-isa` has its feature `exhaustive` if another package of the build needs it.
#![allow(unreachable_patterns)]

mod finding;
mod github;
mod human;
mod json;
mod junit;
mod object;
pub mod reference;
mod sarif;
mod text;

pub use finding::{Finding, Fix, InstructionPlace, SourceRange, TextPlace, Use};
pub use human::{HumanStyle, describe_uses};
pub use junit::{TestCase, TestOutcome, TestSuite, junit_xml};
pub use object::{
    IndexedObject, Site, describe_legal_values, describe_wire_error, field_name, find_faulty_bits, format_hex,
    spec_of_fault, spec_of_rule, unreadable_instruction,
};
pub use openvisa::text::Severity;
pub use sarif::{RuleDescription, SarifLog};
