//! The open documents, and what is known about each.
//!
//! For example, after an edit of `kernel.visaasm` its text is analysed again, once, when something
//! asks for it.

use crate::names::DocumentNames;
use lsp_types::TextDocumentContentChangeEvent;
use openvisa::text::{CheckedText, Locator, ParseOptions, Severity, check, text_options};
use openvisa_findings::Finding;
use openvisa_inline::{
    Block, CheckOptions, DEFAULT_PLATFORM, Language, LintConfig, SourceReport, TEXT_VERSION, check_source, extract,
};
use openvisa_isa::Platform;
use openvisa_isa_core::text::TextOptions;
use openvisa_lsp_support::LineTable;
use std::cell::OnceCell;

/// Maximum number of errors of a document that are reported.
const MAX_ERRORS: usize = 100;

/// The kind of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentKind {
    /// Assembler text.
    Assembly,
    /// A source of another language, which may have inline assembly.
    Inline(Language),
}

impl DocumentKind {
    /// Returns the kind of a document by the language that the editor names, or else by its path.
    #[must_use]
    pub fn of(language_id: &str, path: &str) -> Option<Self> {
        if language_id == "visaasm" || path.to_ascii_lowercase().ends_with(".visaasm") {
            return Some(Self::Assembly);
        }
        Language::of_file(path).map(Self::Inline)
    }
}

/// The settings of the checks of inline assembly, as `visa lint` has them.
#[derive(Clone, Debug)]
pub struct InlineSettings {
    /// The options of the checks.
    pub options: CheckOptions,
    /// Whether warnings count as errors.
    pub deny_warnings: bool,
    /// Whether the source is left out.
    pub is_excluded: bool,
    /// The mistake in the file with the settings, which is reported in place of findings.
    pub mistake: Option<String>,
}

impl InlineSettings {
    /// Makes the settings of a source. `platform` is the one to check for, and `default_platform`
    /// that of sources that name none.
    #[must_use]
    pub fn new(config: &LintConfig, platform: Option<Platform>, default_platform: Option<Platform>) -> Self {
        let mut options = config.check_options(default_platform);
        options.platform = platform;
        options.all_platforms &= platform.is_none();
        Self { options, deny_warnings: config.deny_warnings, is_excluded: false, mistake: None }
    }
}

/// An open document.
#[derive(Debug)]
pub struct OpenDocument {
    kind: DocumentKind,
    text: String,
    version: i32,
    lines: LineTable,
    platform: Option<Platform>,
    settings: InlineSettings,
    names: OnceCell<DocumentNames>,
    checked: OnceCell<(Platform, CheckedText)>,
    findings: OnceCell<Vec<Finding>>,
    report: OnceCell<SourceReport>,
    blocks: OnceCell<Vec<Block>>,
    /// The platform with the fewest findings before the last edit.
    last_platform: Option<Platform>,
}

impl OpenDocument {
    /// Opens a document. `platform` is the one to check for; `None` is the one that the source
    /// names, or that has the fewest findings.
    #[must_use]
    pub fn new(kind: DocumentKind, text: String, version: i32, platform: Option<Platform>) -> Self {
        let lines = LineTable::new(&text);
        Self {
            kind,
            text,
            version,
            lines,
            platform,
            settings: InlineSettings::new(&LintConfig::default(), platform, None),
            names: OnceCell::new(),
            checked: OnceCell::new(),
            findings: OnceCell::new(),
            report: OnceCell::new(),
            blocks: OnceCell::new(),
            last_platform: None,
        }
    }

    /// Replaces the settings of the checks of inline assembly.
    pub fn set_inline_settings(&mut self, settings: InlineSettings) {
        self.settings = settings;
        self.report = OnceCell::new();
        self.blocks = OnceCell::new();
        self.names = OnceCell::new();
    }

    /// Returns the settings of the checks of inline assembly.
    pub(crate) const fn inline_settings(&self) -> &InlineSettings {
        &self.settings
    }

    /// Returns the kind.
    #[must_use]
    pub const fn kind(&self) -> DocumentKind {
        self.kind
    }

    /// Returns the text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the version that the editor counts.
    #[must_use]
    pub const fn version(&self) -> i32 {
        self.version
    }

    /// Returns the lines.
    #[must_use]
    pub const fn lines(&self) -> &LineTable {
        &self.lines
    }

    /// Applies changes in order. A change without a range replaces the text.
    pub fn apply(&mut self, changes: Vec<TextDocumentContentChangeEvent>, version: i32) {
        for change in changes {
            self.lines.apply_change(&mut self.text, change);
        }
        self.version = version;
        self.last_platform = self.checked.take().map(|(platform, _)| platform).or(self.last_platform);
        self.names = OnceCell::new();
        self.findings = OnceCell::new();
        self.report = OnceCell::new();
        self.blocks = OnceCell::new();
    }

    /// Returns the names of an assembler text, or of the blocks of inline assembly.
    pub(crate) fn names(&self) -> &DocumentNames {
        self.names.get_or_init(|| match self.kind {
            DocumentKind::Assembly => DocumentNames::new(&self.text),
            DocumentKind::Inline(language) => DocumentNames::of_blocks(&self.text, self.blocks(language)),
        })
    }

    /// Returns the findings of an assembler text, and the platform that they are for.
    pub(crate) fn checked(&self) -> &(Platform, CheckedText) {
        self.checked.get_or_init(|| match self.platform {
            Some(platform) => (platform, self.check_for(platform)),
            None => self.check_for_any(),
        })
    }

    /// Returns the findings of the document.
    pub(crate) fn findings(&self) -> &[Finding] {
        match self.kind {
            DocumentKind::Inline(language) => &self.report(language).findings,
            DocumentKind::Assembly => self.findings.get_or_init(|| {
                let mut lines = Locator::new(&self.text);
                let found = self.checked().1.findings.iter().cloned();
                found.map(|finding| Finding::of_text(finding, &mut lines)).collect()
            }),
        }
    }

    fn check_for(&self, platform: Platform) -> CheckedText {
        let options = ParseOptions { text_only_types: true, limit: MAX_ERRORS, ..ParseOptions::default() };
        check(&self.text, platform, &options)
    }

    /// Checks for the platform with the fewest findings; of several, the newest. The platform of
    /// the text before the last edit is tried first, and suffices if there are no findings.
    fn check_for_any(&self) -> (Platform, CheckedText) {
        let newest_first = Platform::ALL.iter().rev().copied();
        let mut best: Option<((usize, usize), Platform, CheckedText)> = None;
        for platform in self.last_platform.into_iter().chain(newest_first) {
            let checked = self.check_for(platform);
            let errors = checked.findings.iter().filter(|finding| finding.severity >= Severity::Error).count();
            let counts = (errors, checked.findings.len() - errors);
            // A mistake in the text is one on every platform.
            let is_decided = checked.findings.iter().all(|finding| finding.code.starts_with("text:"));
            if best.as_ref().is_none_or(|(fewest, ..)| counts < *fewest) {
                best = Some((counts, platform, checked));
            }
            if is_decided {
                break;
            }
        }
        match best {
            Some((_, platform, checked)) => (platform, checked),
            None => (DEFAULT_PLATFORM, self.check_for(DEFAULT_PLATFORM)),
        }
    }

    /// Returns how lines of the document are parsed: the version and the platform.
    pub(crate) fn text_options(&self) -> TextOptions {
        match self.kind {
            DocumentKind::Assembly => {
                let (platform, checked) = self.checked();
                text_options(checked.parsed.version, Some(*platform))
            }
            DocumentKind::Inline(_) => {
                let version = TEXT_VERSION.parse().expect("it is a version");
                let CheckOptions { platform, default_platform, .. } = self.settings.options;
                text_options(version, platform.or(Some(default_platform)))
            }
        }
    }

    /// Returns the findings of a source with inline assembly.
    pub(crate) fn report(&self, language: Language) -> &SourceReport {
        self.report.get_or_init(|| match &self.settings {
            InlineSettings { is_excluded: false, mistake: None, options, deny_warnings } => {
                let mut report = check_source(&self.text, language, options);
                if *deny_warnings {
                    report.deny_warnings();
                }
                report
            }
            _ => SourceReport::default(),
        })
    }

    /// Returns the block of inline assembly that a byte offset is in.
    pub(crate) fn block_at(&self, language: Language, offset: usize) -> Option<&Block> {
        self.blocks(language).iter().find(|block| block.span.start < offset && offset <= block.span.end)
    }

    fn blocks(&self, language: Language) -> &[Block] {
        self.blocks.get_or_init(|| extract(&self.text, language, &self.settings.options.definitions))
    }
}
