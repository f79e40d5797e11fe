//! Checks programs against the specification, and returns what they break as values.
//!
//! A [`ProgramFile`] is an object file or an assembler text. A [`Report`] has the findings for one
//! platform. For example:
//!
//! ```
//! use openvisa_check::{CheckOptions, ProgramFile, check};
//! use openvisa_isa::Platform;
//!
//! let text = ".version 4.1\n.kernel \"k\"\n.function \"main\"\nmain:\n    add (M1, 8) x x x\n";
//! let program = ProgramFile::of_bytes(text.as_bytes(), "k.visaasm")?;
//! let report = check(&program, Some(Platform::Xe2), &CheckOptions::default());
//! assert_eq!((report.findings[0].code.as_str(), report.findings[0].line()), ("text:undeclared", Some(5)));
//! # Ok::<(), openvisa_check::ProgramFileError>(())
//! ```

// `openvisa-isa` has its feature `exhaustive` if another package of the build needs it.
#![allow(unreachable_patterns)]

mod assemble;
mod object;
mod program;
mod report;

pub use assemble::{assemble, check_values, text_only_options};
pub use object::{apply_layout, check_object};
pub use program::{
    ProgramFile, ProgramFileError, describe_wrong_byte, has_known_beginning, is_elf_file, is_object_file,
};
pub use report::{
    AnyReport, CheckOptions, Report, check, check_any, check_data_flow, check_for, check_module, check_text,
};
