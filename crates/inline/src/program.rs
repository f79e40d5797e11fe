//! Makes a whole program of a block, and checks it.
//!
//! A block is wrapped in a kernel that declares its operands. For example, the block
//! `mov (M1, 16) %0(0,0)<1> 0x7:d` with the output `int x` becomes
//!
//! ```text
//! .version 4.2
//! .kernel "inline_assembly"
//! .kernel_attr SimdSize=16
//! .decl operand0 v_type=G type=d num_elts=16 align=GRF
//! .function "inline_assembly_main"
//! mov (M1, 16) operand0(0,0)<1> 0x7:d
//! ret (M1, 1)
//! ```

use crate::mapped_text::MappedText;
use openvisa::text::{ParseOptions, TextAccess, TextFinding, check, parse};
use openvisa_isa::Platform;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// The version of the text of inline assembly.
pub const TEXT_VERSION: &str = "4.2";

/// Cost of a check without its text, in bytes of text.
const BYTES_PER_CHECK: usize = 1 << 10;

/// Maximum number of errors of a block.
pub(crate) const MAX_ERRORS: usize = 100;

/// A program with the place of each of its bytes.
#[derive(Debug, Default)]
pub(crate) struct BlockProgram {
    pub(crate) text: MappedText,
    /// Byte range of the block in the text.
    pub(crate) body: Range<usize>,
}

impl BlockProgram {
    /// Begins a program for a SIMD width.
    pub(crate) fn begin(simd: u32) -> Self {
        let mut program = Self::default();
        let head = format!(".version {TEXT_VERSION}\n.kernel \"inline_assembly\"\n.kernel_attr SimdSize={simd}\n");
        program.text.push_added(&head);
        program
    }

    /// Declares a variable. `attributes` are those of the directive after the name.
    pub(crate) fn declare(&mut self, name: &str, attributes: &str) {
        self.text.push_added(&format!(".decl {name} {attributes}\n"));
    }

    /// Begins the block.
    pub(crate) fn begin_body(&mut self) {
        self.text.push_added(".function \"inline_assembly_main\"\n");
        self.body = self.text.len()..self.text.len();
    }

    /// Ends the block and the program. `labels` are those of other blocks.
    pub(crate) fn end_body(&mut self, labels: &BTreeSet<String>) {
        self.body.end = self.text.len();
        for label in labels {
            self.text.push_added(&format!("\n{label}:"));
        }
        self.text.push_added("\nret (M1, 1)\n");
    }

    /// Returns the accesses to variables of the block, in the order of the text. Those before them
    /// in an instruction are its sources.
    pub(crate) fn find_accesses(&self, platform: Platform) -> Vec<ProgramAccess> {
        let text = self.text.as_str();
        let options = ParseOptions { text_only_types: true, platform: Some(platform), ..ParseOptions::default() };
        let mut accesses: Vec<ProgramAccess> = Vec::new();
        for TextAccess { statement, declaration, access } in parse(text, &options).variable_accesses(platform) {
            let name = text[declaration].split_whitespace().nth(1).unwrap_or_default().to_owned();
            if access.reads {
                accesses.push(ProgramAccess { statement: statement.clone(), name: name.clone(), writes: false });
            }
            if access.writes {
                accesses.push(ProgramAccess { statement, name, writes: true });
            }
        }
        accesses.sort_by_key(|access| (access.statement.start, access.writes));
        accesses
    }

    /// Checks the program for a platform. Findings are in the order of their places.
    pub(crate) fn check(&self, platform: Platform) -> Vec<TextFinding> {
        let options = ParseOptions { text_only_types: true, limit: MAX_ERRORS, ..ParseOptions::default() };
        let mut findings = check(self.text.as_str(), platform, &options).findings;
        findings.sort_by_key(|finding| finding.span.start);
        findings
    }
}

/// An access of an instruction to a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ProgramAccess {
    /// Byte range of the instruction in the text of the program.
    pub(crate) statement: Range<usize>,
    /// The declared name of the variable.
    pub(crate) name: String,
    pub(crate) writes: bool,
}

/// Checks programs, and keeps what it found: equal blocks, such as those of one macro, have equal
/// programs.
#[derive(Debug)]
pub(crate) struct ProgramChecker {
    /// Number of bytes of programs that may still be checked to find values of what is unknown.
    bytes_left: Cell<usize>,
    /// Whether a search left out values for another reason.
    is_limited: Cell<bool>,
    known: RefCell<HashMap<(Platform, String), Vec<TextFinding>>>,
}

impl ProgramChecker {
    /// Makes a checker that is at its limit after programs of so many bytes.
    pub(crate) fn new(max_bytes: usize) -> Self {
        Self { bytes_left: Cell::new(max_bytes), is_limited: Cell::new(false), known: RefCell::default() }
    }

    /// Returns whether no more programs may be checked to find values of what is unknown.
    pub(crate) const fn is_at_limit(&self) -> bool {
        self.bytes_left.get() == 0
    }

    /// Notes that not all values of what is unknown were tried.
    pub(crate) fn note_limit(&self) {
        self.is_limited.set(true);
    }

    /// Returns whether not all values of what is unknown were tried.
    pub(crate) const fn is_search_limited(&self) -> bool {
        self.is_limited.get() || self.is_at_limit()
    }

    /// Checks a program as [`BlockProgram::check`] does.
    pub(crate) fn check(&self, program: &BlockProgram, platform: Platform) -> Vec<TextFinding> {
        let key = (platform, program.text.as_str().to_owned());
        if let Some(findings) = self.known.borrow().get(&key) {
            return findings.clone();
        }
        let findings = program.check(platform);
        if !self.is_at_limit() {
            self.bytes_left.set(self.bytes_left.get().saturating_sub(program.text.len() + BYTES_PER_CHECK));
            self.known.borrow_mut().insert(key, findings.clone());
        }
        findings
    }
}
