//! Findings about inline assembly, with their places in the source.
//!
//! For example, `text:undeclared` at the bytes of a name in a string of C.

use crate::block::Use;
use openvisa_isa::Platform;
use std::ops::Range;

/// The severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The vendor's compiler takes the block, but it may not do what was intended.
    Warning,
    /// The block breaks a rule.
    Error,
}

/// A mistake in a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// A stable name: `inline:` begins those of operands and constraints, `text:` those of
    /// assembler text, `object:` those of labels and declarations. Other codes are rules of
    /// instructions.
    pub code: String,
    /// The severity.
    pub severity: Severity,
    /// The text that says what was found and what was expected.
    pub message: String,
    /// A suggestion.
    pub help: Option<String>,
    /// The file and line of the specification that states the rule.
    pub spec: Option<String>,
    /// The byte range in the source.
    pub span: Range<usize>,
    /// The byte range in the source of the statement that has the block.
    pub block: Range<usize>,
    /// A change of the source that certainly corrects the mistake.
    pub fix: Option<Fix>,
    /// The uses that have the mistake, if its place is in a macro or a constant. In order.
    pub uses: Vec<Use>,
}

/// A change of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The byte range to replace.
    pub span: Range<usize>,
    /// The new text.
    pub replacement: String,
}

/// A block that was not checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedBlock {
    /// The byte range of the statement in the source.
    pub span: Range<usize>,
    /// The reason for which it was not checked.
    pub reason: String,
}

/// The platforms on which a block has no errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockPlatforms {
    /// The byte range of the statement in the source.
    pub span: Range<usize>,
    /// The platforms, from the oldest to the newest.
    pub platforms: Vec<Platform>,
    /// The uses of the macro that have the block, if it is in a macro.
    pub uses: Vec<Use>,
}

/// The result of checking a source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourceReport {
    /// Number of statements with vISA. A statement in a macro counts once.
    pub blocks: usize,
    /// Number of statements with other or no assembly.
    pub other_statements: usize,
    /// The findings in the order of their places.
    pub findings: Vec<Finding>,
    /// The blocks that were not checked.
    pub skipped: Vec<SkippedBlock>,
    /// Number of findings that comments or options suppress.
    pub suppressed: usize,
    /// Whether not all values of what is unknown were tried, because it would take too long. Then
    /// findings that depend on such values are left out.
    pub is_search_limited: bool,
    /// The platforms of each block, if all platforms were checked.
    pub platforms: Vec<BlockPlatforms>,
}

impl SourceReport {
    /// Iterates over the findings that are errors.
    pub fn errors(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.severity == Severity::Error)
    }
}
