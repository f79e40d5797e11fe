//! Findings about inline assembly, with their places in the source.
//!
//! For example, `text:undeclared` at the bytes of a name in a string of C.

use crate::block::BlockUse;
use openvisa::text::Locator;
use openvisa_findings::{Finding, Fix, Severity, SourceRange, Use};
use openvisa_isa::Platform;
use std::ops::Range;

/// A mistake in a block, with byte ranges of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BlockFinding {
    /// A stable name: `inline:` begins those of operands and constraints, `text:` those of
    /// assembler text, `object:` those of labels and declarations. Other codes are rules of
    /// instructions.
    pub(crate) code: String,
    pub(crate) severity: Severity,
    /// The message: what was found and what was expected.
    pub(crate) message: String,
    /// A suggestion.
    pub(crate) help: Option<String>,
    /// The file and line of the specification that states the rule.
    pub(crate) spec: Option<String>,
    /// The byte range in the source.
    pub(crate) span: Range<usize>,
    /// The byte range in the source of the statement that has the block.
    pub(crate) block: Range<usize>,
    /// A change of the source that certainly corrects the mistake.
    pub(crate) fix: Option<BlockFix>,
    /// The uses that have the mistake, if its place is in a macro or a constant. In order.
    pub(crate) uses: Vec<BlockUse>,
}

impl BlockFinding {
    /// Returns the finding with its lines in the source.
    pub(crate) fn locate(self, lines: &mut Locator<'_>) -> Finding {
        let fix = self.fix.map(|BlockFix { span, replacement }| Fix {
            range: SourceRange::new(lines, &span),
            replacement,
            is_certain: true,
        });
        let uses = locate_uses(&self.uses, lines);
        Finding {
            severity: self.severity,
            help: self.help,
            fix,
            spec: self.spec,
            block: Some(SourceRange::new(lines, &self.block)),
            uses,
            ..Finding::error_in_text(self.code, self.message, lines, self.span)
        }
    }
}

/// The platforms on which a block has no errors, with byte ranges of the source.
pub(crate) struct CleanPlatforms {
    pub(crate) span: Range<usize>,
    pub(crate) platforms: Vec<Platform>,
    pub(crate) uses: Vec<BlockUse>,
}

impl CleanPlatforms {
    /// Returns the platforms with the lines of the uses in the source.
    pub(crate) fn locate(self, lines: &mut Locator<'_>) -> BlockPlatforms {
        let Self { span, platforms, uses } = self;
        BlockPlatforms { span, platforms, uses: locate_uses(&uses, lines) }
    }
}

/// Returns uses with their lines in the source.
fn locate_uses(uses: &[BlockUse], lines: &mut Locator<'_>) -> Vec<Use> {
    let source = lines.source();
    let name = |one: &BlockUse| source.get(one.span.clone()).filter(|_| one.is_macro).map(str::to_owned);
    uses.iter().map(|one| Use { range: SourceRange::new(lines, &one.span), name: name(one) }).collect()
}

/// A change of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BlockFix {
    /// The byte range to replace.
    pub(crate) span: Range<usize>,
    /// The new text.
    pub(crate) replacement: String,
}

/// A block that was not checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedBlock {
    /// The byte range of the statement in the source.
    pub span: Range<usize>,
    /// Why it was not checked.
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
        self.findings.iter().filter(|finding| finding.is_error())
    }
}
