//! Findings about inline assembly, with their places in the source.
//!
//! For example, `text:undeclared` at the bytes of a name in a string of C.

use openvisa_findings::{Finding, Severity, Use};
use openvisa_isa::Platform;
use std::ops::Range;

/// A block that was not checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedBlock {
    /// The byte range of the statement in the source.
    pub span: Range<usize>,
    /// The reason for which it was not checked.
    pub reason: String,
}

/// A statement with assembly of another processor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeignStatement {
    /// The byte range of the statement in the source.
    pub span: Range<usize>,
    /// Whether the text is PTX, the assembly of other GPUs.
    pub is_ptx: bool,
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
    /// The statements with other assembly in a source for GPUs, whose compiler takes every text for
    /// vISA.
    pub foreign: Vec<ForeignStatement>,
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
        self.findings.iter().filter(|finding| finding.is_error())
    }

    /// Makes errors of all findings.
    pub fn deny_warnings(&mut self) {
        self.findings.iter_mut().for_each(|finding| finding.severity = Severity::Error);
    }
}
