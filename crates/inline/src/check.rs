//! Checks all blocks of a source.
//!
//! For example, [`check_source`] reports `text:undeclared` at the name in the string of a C file.

use crate::block::{Block, Repetition, TemplateStyle};
use crate::candidates::OperandCandidates;
use crate::constraint::{COMMON_CONSTRAINTS, ConstraintKind, KNOWN_CONSTRAINTS};
use crate::directive::Directives;
use crate::extraction::{Extraction, ExtractionLimit, KnownBlocks, SourceVariant};
use crate::finding::{BlockPlatforms, ForeignStatement, SkippedBlock, SourceReport};
use crate::language::Language;
use crate::line_index::LineIndex;
use crate::names::{NameKind, OuterNames, RepeatReason, RepeatedName, VariantNames, find_names};
use crate::program::{BlockProgram, MAX_ERRORS, ProgramAccess, ProgramChecker};
use crate::search::{Outcome, check_block};
use crate::template::{TemplateProblem, TemplateProblemKind, parse_template};
use openvisa::text::TextFinding;
use openvisa_findings::{Finding, Fix, Severity};
use openvisa_isa::{Enumeration, Platform};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// The platform of sources that name none, unless an option says otherwise.
pub const DEFAULT_PLATFORM: Platform = Platform::Xe2;

/// The SIMD widths that a block is checked for by default.
pub const DEFAULT_SIMD_WIDTHS: &[u32] = &[16, 32];

/// The SIMD width of a block whose instructions have no more channels, if nothing else states it.
const NARROW_WIDTH: u32 = 16;

/// Maximum number of bytes of programs of one source that are checked to find values of what is
/// unknown. It bounds the time for sources with many wrong blocks.
const MAX_SEARCHED_BYTES: usize = 1 << 25;

/// Options of the checks.
#[derive(Clone, Debug)]
pub struct CheckOptions {
    /// The platform; `None` for the one that the source names.
    pub platform: Option<Platform>,
    /// The platform of a source that names none.
    pub default_platform: Platform,
    /// Checks each block for all platforms, and reports it if no platform has it without errors.
    pub all_platforms: bool,
    /// The SIMD widths that a block may be compiled for. It has a mistake if it has one for each of
    /// them. If the list is empty, the width is the one that the kernel around the block requires,
    /// or else the one that the source names, or else one of `default_simd_widths`.
    pub simd_widths: Vec<u32>,
    /// The SIMD widths of blocks for which the source states none.
    pub default_simd_widths: Vec<u32>,
    /// Codes of findings to suppress.
    pub allowed: Vec<String>,
    /// Macros that are defined in sources of C, in the form `NAME` or `NAME=VALUE`.
    pub definitions: Vec<String>,
}

impl Default for CheckOptions {
    fn default() -> Self {
        Self {
            platform: None,
            default_platform: DEFAULT_PLATFORM,
            all_platforms: false,
            simd_widths: Vec::new(),
            default_simd_widths: DEFAULT_SIMD_WIDTHS.to_vec(),
            allowed: Vec::new(),
            definitions: Vec::new(),
        }
    }
}

/// Checks all blocks of vISA in a source.
///
/// The places of findings are byte ranges of `source`. Statements with other assembly are counted,
/// and not checked.
#[must_use]
pub fn check_source(source: &str, language: Language, options: &CheckOptions) -> SourceReport {
    let lines = &LineIndex::new(source);
    let extraction = crate::find_blocks(source, language, &options.definitions);
    let (mut checker, directives) = BlockChecker::new(lines, language, options, &extraction);
    let BlockChecker { is_opencl, is_for_gpu, is_all_visa, .. } = checker;
    let (mut seen, mut others) = (BTreeSet::new(), BTreeMap::new());
    let mut known = KnownBlocks::default();
    for variant in &extraction.variants {
        let names = VariantNames::new(variant);
        let new = known.add(variant);
        for ((block, outer), is_new) in variant.blocks.iter().zip(names.outer_names()).zip(new) {
            if !is_new && outer.is_empty() {
                continue;
            }
            if checker.is_visa(block) {
                seen.insert(block.span.start);
                checker.check(block, &outer, options.all_platforms);
            } else {
                others.entry(block.span.start).or_insert(block);
            }
        }
        for repeated in names.repeated_names() {
            if checker.is_visa(&variant.blocks[repeated.block]) {
                checker.push_repeated(variant, repeated);
            }
        }
    }
    // In a source for other processors, nothing is missed.
    let limits = extraction.limits.iter().filter(|_| is_opencl || !seen.is_empty());
    for ExtractionLimit { place, reason } in limits {
        checker.push_limit(*place..*place, reason);
    }
    let BlockChecker { mut report, mut findings, programs, .. } = checker;
    report.is_search_limited = programs.is_search_limited();
    join_uses(&mut findings, &mut report.platforms);
    let before = findings.len();
    findings.retain(|finding| !directives.allows(finding, lines, &options.allowed));
    findings.sort_by_key(|finding| finding.span.start);
    let mut unique = BTreeSet::new();
    report.skipped.retain(|skipped| unique.insert(skipped.span.start));
    report.suppressed = before - findings.len();
    report.blocks = seen.len();
    others.retain(|start, _| !seen.contains(start));
    report.other_statements = others.len();
    let is_for_visa = is_all_visa || directives.platform.is_some() || !seen.is_empty();
    let foreign = others.values().filter(|block| is_for_gpu && !block.template.as_str().trim().is_empty());
    let foreign = foreign.map(|block| ForeignStatement { span: block.span.clone(), is_ptx: block.is_ptx() });
    report.foreign = foreign.filter(|statement| is_for_visa || statement.is_ptx).collect();
    report.findings = findings;
    report
}

/// Joins the findings about a block in a macro, which is checked for each use, and its platforms. A
/// finding with another message or help text remains, because it is about another value.
fn join_uses(findings: &mut Vec<Finding>, platforms: &mut Vec<BlockPlatforms>) {
    let mut known: BTreeMap<_, usize> = BTreeMap::new();
    let mut joined: Vec<Finding> = Vec::new();
    for finding in findings.drain(..) {
        let words = if finding.uses.is_empty() { None } else { Some((finding.message.clone(), finding.help.clone())) };
        let key = (finding.span.start, finding.span.end, finding.code.clone(), words);
        match known.get(&key).and_then(|at| joined.get_mut(*at)) {
            Some(first) => first.uses.extend(finding.uses),
            None => {
                known.insert(key, joined.len());
                joined.push(finding);
            }
        }
    }
    *findings = joined;
    let (mut known, mut joined): (BTreeMap<_, usize>, Vec<BlockPlatforms>) = (BTreeMap::new(), Vec::new());
    for block in platforms.drain(..) {
        let names: Vec<_> = block.platforms.iter().map(|platform| platform.name()).collect();
        match known.entry((block.span.start, block.span.end, names)) {
            Entry::Occupied(first) => joined[*first.get()].uses.extend(block.uses),
            Entry::Vacant(place) => {
                place.insert(joined.len());
                joined.push(block);
            }
        }
    }
    *platforms = joined;
    let uses = findings.iter_mut().map(|finding| &mut finding.uses);
    for uses in uses.chain(platforms.iter_mut().map(|block| &mut block.uses)) {
        uses.sort_by_key(|one| one.range.span.start);
        uses.dedup();
    }
}

/// The SIMD widths that blocks are checked for.
struct SimdWidths {
    /// The widths of all blocks. If the list is empty, each block has its own.
    forced: Vec<u32>,
    /// The widths of blocks whose kernel states none.
    default: Vec<u32>,
}

impl SimdWidths {
    /// Returns the widths that a block is checked for.
    fn of_block<'w>(&'w self, block: &'w Block) -> &'w [u32] {
        let known = [&self.forced, &block.simd_widths].into_iter().find(|widths| !widths.is_empty());
        known.unwrap_or(&self.default)
    }
}

/// The checks of one block after the other.
pub(crate) struct BlockChecker<'s> {
    lines: &'s LineIndex<'s>,
    widths: SimdWidths,
    /// Whether a comment of the source names the width.
    has_width: bool,
    /// The platforms to check for. At least one.
    pub(crate) platforms: Vec<Platform>,
    /// Whether the source is certainly for a GPU.
    is_for_gpu: bool,
    /// Whether the source is OpenCL C.
    is_opencl: bool,
    /// Whether the source is certainly for a GPU alone, and for one with vISA.
    is_all_visa: bool,
    programs: ProgramChecker,
    report: SourceReport,
    pub(crate) findings: Vec<Finding>,
}

impl<'s> BlockChecker<'s> {
    /// Creates a checker for the blocks of a source. Returns it with the directives of the source.
    /// Findings about these are already in the checker.
    pub(crate) fn new(
        lines: &'s LineIndex<'s>,
        language: Language,
        options: &CheckOptions,
        extraction: &Extraction,
    ) -> (Self, Directives) {
        let source = lines.source;
        let mut findings = Vec::new();
        let directives = Directives::read(source, lines, &mut findings);
        let widths = SimdWidths {
            forced: options.simd_widths.clone(),
            default: directives.simd.map_or_else(|| options.default_simd_widths.clone(), |width| vec![width]),
        };
        let platforms = match options.all_platforms {
            true => Platform::ALL.to_vec(),
            false => vec![options.platform.or(directives.platform).unwrap_or(options.default_platform)],
        };
        let is_for_gpu =
            language != Language::C || ["sycl", "SYCL", "__kernel"].iter().any(|word| source.contains(word));
        let is_opencl = language == Language::OpenClC;
        // A module of LLVM IR or SPIR-V is for one processor.
        let has_one_processor = match language {
            Language::LlvmIr => source.contains("spir_kernel"),
            _ => is_opencl || language == Language::Spirv,
        };
        let is_all_visa = has_one_processor && {
            let mut blocks = extraction.variants.iter().flat_map(|variant| &variant.blocks);
            source.contains("intel_reqd_sub_group_size") || blocks.any(Block::has_mark_of_visa)
        };
        let checker = Self {
            lines,
            widths,
            has_width: directives.simd.is_some(),
            platforms,
            is_for_gpu,
            is_opencl,
            is_all_visa,
            programs: ProgramChecker::new(MAX_SEARCHED_BYTES),
            report: SourceReport::default(),
            findings,
        };
        (checker, directives)
    }
}

impl BlockChecker<'_> {
    /// Returns whether a block is vISA, and not the assembly of another processor.
    ///
    /// A constraint, an execution size or a declaration shows it. A block without operands is vISA
    /// if the source has no other assembly, or if all of its statements are vISA.
    pub(crate) fn is_visa(&self, block: &Block) -> bool {
        if block.has_mark_of_visa() {
            return true;
        }
        if !block.operands.is_empty() || !self.is_for_gpu || block.template.as_str().trim().is_empty() {
            return false;
        }
        self.is_all_visa || {
            let mut program = BlockProgram::begin(DEFAULT_SIMD_WIDTHS[0]);
            program.begin_body();
            program.text.append(&block.template);
            program.end_body(&BTreeSet::new());
            program.check(self.platforms[0]).is_empty()
        }
    }

    pub(crate) fn check(&mut self, block: &Block, outer: &OuterNames, all_platforms: bool) {
        if let Some(reason) = &block.open {
            self.report.skipped.push(SkippedBlock { span: block.span.clone(), reason: reason.clone() });
            return;
        }
        let operands = OperandCandidates::new(block, outer);
        let before = self.findings.len();
        self.check_references(block);
        self.check_constraints(block, &operands);
        // A wrong reference would be reported a second time, as text that cannot be understood.
        if self.findings[before..].iter().any(|finding| finding.severity == Severity::Error) {
            return;
        }
        let mut best: Option<WidthOutcome> = None;
        let mut clean = Vec::new();
        let widths = self.widths_of(block);
        for platform in self.platforms.iter().rev() {
            let outcome = check_widths(&operands, &widths, *platform, &self.programs);
            if outcome.best.counts().0 == 0 {
                clean.push(*platform);
            }
            if best.as_ref().is_none_or(|best| outcome.best.counts() < best.best.counts()) {
                best = Some(outcome);
            }
        }
        let Some(outcome) = best else { return };
        let foreign_lines = foreign_lines(block, &outcome.best);
        for finding in &outcome.best.findings {
            // A part of a program breaks no rule about the whole.
            let is_about_whole = block.is_fragment && finding.code.starts_with("object:");
            if is_about_whole || foreign_lines.contains(&outcome.best.rendered.line_of(finding.span.start)) {
                continue;
            }
            let mut converted = to_finding(block, &operands, &outcome.best, finding, self.lines);
            let note = outcome.note.as_ref().filter(|_| !outcome.is_for_all_widths(finding));
            if let Some(note) = note {
                let help = converted.help.take();
                converted.help = Some(help.map_or_else(|| note.clone(), |help| format!("{help}; {note}")));
            }
            self.findings.push(converted);
        }
        if outcome.best.findings.len() >= MAX_ERRORS {
            let end = block.span.end..block.span.end;
            self.push_limit(end, &format!("the block has more mistakes than the {MAX_ERRORS} that are reported"));
        }
        // A text with an error may not show all accesses.
        if outcome.best.counts().0 == 0 && !block.is_fragment {
            self.check_accesses(block, &operands, &outcome.best);
        }
        if all_platforms {
            clean.reverse();
            self.report.platforms.push(BlockPlatforms {
                span: block.span.clone(),
                platforms: clean,
                uses: block.use_of(&block.span, self.lines).into_iter().collect(),
            });
        }
    }

    /// Returns the widths that a block is checked for.
    fn widths_of(&self, block: &Block) -> BlockWidths {
        let widths = self.widths.of_block(block).to_vec();
        let is_stated = self.has_width || !self.widths.forced.is_empty() || !block.simd_widths.is_empty();
        // Who writes no more than 16 channels means a kernel of 16.
        let is_narrow = block.largest_execution_size().is_some_and(|size| size <= NARROW_WIDTH);
        match !is_stated && is_narrow && widths.contains(&NARROW_WIDTH) {
            true => BlockWidths { widths: vec![NARROW_WIDTH], others: widths, is_stated },
            false => BlockWidths { others: widths.clone(), widths, is_stated },
        }
    }

    /// Renders a block, with the types and values of what is unknown that have the fewest findings.
    /// Returns it with the SIMD width.
    pub(crate) fn render(&self, operands: &OperandCandidates<'_>) -> (Outcome, u32) {
        let widths = self.widths_of(operands.block);
        let outcome = check_widths(operands, &widths, self.platforms[0], &self.programs);
        (outcome.best, outcome.width)
    }

    /// Checks that a block writes no inputs, and reads no outputs before it writes them.
    fn check_accesses(&mut self, block: &Block, operands: &OperandCandidates<'_>, outcome: &Outcome) {
        let sign = if block.style == TemplateStyle::Dollar { '$' } else { '%' };
        let (mut known, mut reported) = (BTreeSet::new(), BTreeSet::new());
        for ProgramAccess { statement, name, writes } in outcome.rendered.program.find_accesses(self.platforms[0]) {
            let Some(index) = outcome.rendered.operand_of_name(&name) else { continue };
            let Some(operand) = block.operands.get(index).filter(|operand| operand.hole.is_none()) else { continue };
            let span = outcome.rendered.source_of_name(&statement, &name).unwrap_or(block.span.clone());
            let is_new_output = operand.constraint.starts_with('=') && !operands.is_tied(index);
            if writes && !operand.is_output && !operand.constraint.starts_with(['+', '=']) {
                let message = format!("the block writes `{sign}{index}`, which is an input");
                let help = match block.style {
                    TemplateStyle::Dollar => "make it an output, with an input that has its number as constraint",
                    _ => "the compiler takes the value for unchanged; make it an output with `+rw`",
                };
                if reported.insert(index) {
                    self.push_warning(block, "inline:input", message, Some(help.to_owned()), span);
                }
            } else if !writes && operand.is_output && is_new_output && known.insert(index) && !has_jump(block) {
                let message =
                    format!("the block reads `{sign}{index}` before it writes it, and an output has no value there");
                let help = match block.style {
                    TemplateStyle::Dollar => "an input with the number of the output as constraint gives it one",
                    _ => "`+rw` gives it the value from before the block",
                };
                self.push_warning(block, "inline:output", message, Some(help.to_owned()), span);
            }
            known.insert(index);
        }
    }

    /// Reports a name that is defined more than once in a kernel.
    fn push_repeated(&mut self, variant: &SourceVariant, repeated: RepeatedName) {
        let RepeatedName { block, name, reason } = repeated;
        let block = &variant.blocks[block];
        let what = format!("{} `{}`", name.kind.word(), name.name);
        let line = |other: usize| self.lines.line(variant.blocks[other].place.start) + 1;
        let (severity, message) = match reason {
            RepeatReason::Block(other) => (
                Severity::Error,
                format!("the {what} is also defined by the block in line {} of the same function", line(other)),
            ),
            RepeatReason::CalledBlock(other) => (
                Severity::Warning,
                format!("the {what} is also defined by the block in line {}, and a kernel has both", line(other)),
            ),
            RepeatReason::Calls(function) => {
                let function = function.map_or_else(|| "the function".to_owned(), |name| format!("`{name}`"));
                let message =
                    format!("the {what} is defined again in each copy of {function}, which is called more than once");
                (Severity::Warning, message)
            }
            RepeatReason::Repetition(repetition) => {
                let copied = match repetition {
                    Repetition::UnrolledLoop => "is defined again for each iteration of the loop, which is unrolled",
                    Repetition::ConstantLoop => {
                        "is defined again for each iteration if the compiler unrolls the loop, whose count is constant"
                    }
                    Repetition::Elementwise => "is defined again for each part of the tensor that a thread has",
                };
                (Severity::Warning, format!("the {what} {copied}"))
            }
        };
        let help = match (&name.kind, block.style.unique_reference()) {
            (NameKind::Label, Some(unique)) => Some(format!(
                "labels have one scope in a kernel, with braces as well; `{}{unique}` differs in each copy",
                name.name
            )),
            (NameKind::Variable(_), _) => Some("in braces, the declaration ends with the brace".to_owned()),
            _ => Some("with a colon after the text, `%=` in the name differs in each copy".to_owned()),
        };
        let span = block.template.source_range(name.range).unwrap_or(block.span.clone());
        let finding = self.error(block, "inline:repeated", message, help, &span);
        self.findings.push(Finding { severity, ..finding });
    }

    /// Reports that a search ended early.
    fn push_limit(&mut self, span: std::ops::Range<usize>, reason: &str) {
        self.findings.push(self.lines.error("inline:limit", reason.to_owned(), &span, &span));
    }

    /// Checks the references of the template to operands.
    fn check_references(&mut self, block: &Block) {
        for TemplateProblem { range, kind } in parse_template(block).1 {
            let span = block.template.source_range(range).unwrap_or(block.span.clone());
            let (code, message, help, fix) = match kind {
                TemplateProblemKind::NoNumber(number) => {
                    let message = match block.operand_count() {
                        0 => format!("there is no operand {number}: the block has no operands"),
                        1 => format!("there is no operand {number}: the block has only operand 0"),
                        count => format!("there is no operand {number}: the block has operands 0 to {}", count - 1),
                    };
                    ("inline:operand", message, None, None)
                }
                TemplateProblemKind::NoName(name) => {
                    let known: Vec<_> = block.operands.iter().filter_map(|operand| operand.name.as_deref()).collect();
                    let help = (!known.is_empty()).then(|| format!("named operands are {}", known.join(", ")));
                    ("inline:operand", format!("there is no operand with the name `{name}`"), help, None)
                }
                TemplateProblemKind::SinglePercent => {
                    let message = "`%` begins the reference to an operand, and none follows".to_owned();
                    let help = Some("write `%%` for the character itself".to_owned());
                    let range = self.lines.range(&span);
                    let fix = Fix { range, replacement: "%%".to_owned(), is_certain: true };
                    ("inline:percent", message, help, Some(fix))
                }
                TemplateProblemKind::Dollar => {
                    let message = "the text has a dollar sign, and the compiler leaves such a block out".to_owned();
                    let help = Some("no name needs the character `$`".to_owned());
                    ("inline:dollar", message, help, None)
                }
                TemplateProblemKind::Modifier => {
                    let message = "the reference has a modifier, and vISA has none".to_owned();
                    let help = match block.style {
                        TemplateStyle::Percent => "write the number of the operand alone, or `%%` for a register",
                        _ => "write the number of the operand alone",
                    };
                    ("inline:operand", message, Some(help.to_owned()), None)
                }
            };
            self.push(block, code, message, help, span, fix);
        }
    }

    /// Checks the constraints of the operands.
    fn check_constraints(&mut self, block: &Block, operands: &OperandCandidates<'_>) {
        for (index, operand) in block.operands.iter().enumerate().take(block.operand_count()) {
            let span = operand.constraint_span.clone();
            let text = &operand.constraint;
            let Some(constraint) = operands.constraints[index] else {
                let message = format!("`{text}` is no constraint of vISA");
                let help = Some(format!("constraints are {KNOWN_CONSTRAINTS}"));
                self.push(block, "inline:constraint", message, help, span, None);
                continue;
            };
            let is_never_explicit = self.is_opencl || !block.simd_widths.is_empty();
            if is_never_explicit && constraint.is_for_explicit_simd {
                let message =
                    format!("the constraint `{text}` is not possible here: it is for kernels of explicit SIMD");
                let help = Some(format!("constraints of other kernels are {COMMON_CONSTRAINTS}"));
                self.push(block, "inline:constraint", message, help, span, None);
                continue;
            }
            let outputs = block.operands.iter().filter(|operand| operand.is_output).count();
            let is_number = matches!(constraint.kind, ConstraintKind::Immediate | ConstraintKind::Digits);
            if !operand.is_output && constraint.writes && !is_number {
                let message =
                    format!("the constraint `{text}` of an input begins with `=` or `+`, as that of an output");
                let help = "the compiler takes the value for unchanged; move the operand to the outputs";
                self.push_warning(block, "inline:constraint", message, Some(help.to_owned()), span);
                continue;
            }
            let (message, help) = match constraint.kind {
                _ if operand.is_output && !constraint.writes => {
                    (format!("the constraint `{text}` of an output must begin with `=` or `+`"), None)
                }
                _ if !operand.is_output && constraint.writes => {
                    (format!("the constraint `{text}` of an input must not begin with `=` or `+`"), None)
                }
                ConstraintKind::Variable { is_uniform: true } if constraint.writes => {
                    (format!("the constraint `{text}` is not possible: an output has a value for each channel"), None)
                }
                _ if text.starts_with('+') && block.style == TemplateStyle::Dollar => (
                    format!("the constraint `{text}` is not possible here: an input with the number of the output is"),
                    None,
                ),
                ConstraintKind::Tied(number) if number >= outputs => {
                    (format!("the constraint `{text}` names an output, and there are {outputs}"), None)
                }
                _ if is_number && operand.is_output => {
                    (format!("the constraint `{text}` makes a number of an output"), None)
                }
                _ if is_number => {
                    let Some(cause) = &operand.origin.at_run_time else { continue };
                    let message = format!(
                        "the constraint `{text}` takes a constant, and the value is not known before the kernel runs: {cause}"
                    );
                    (message, Some("`rw` takes such a value, and `rw.u` if it is equal in all channels"))
                }
                ConstraintKind::Variable { is_uniform: true } => {
                    let Some(cause) = &operand.origin.per_channel else { continue };
                    let message = format!(
                        "the constraint `{text}` takes one value for all channels, and this one differs between them: {cause}"
                    );
                    (message, Some("`rw` takes a value for each channel"))
                }
                _ => continue,
            };
            self.push(block, "inline:constraint", message, help.map(str::to_owned), span, None);
        }
    }

    fn push_warning(
        &mut self,
        block: &Block,
        code: &str,
        message: String,
        help: Option<String>,
        span: std::ops::Range<usize>,
    ) {
        let finding = self.error(block, code, message, help, &span);
        self.findings.push(Finding { severity: Severity::Warning, ..finding });
    }

    fn push(
        &mut self,
        block: &Block,
        code: &str,
        message: String,
        help: Option<String>,
        span: std::ops::Range<usize>,
        fix: Option<Fix>,
    ) {
        self.findings.push(Finding { fix, ..self.error(block, code, message, help, &span) });
    }

    /// Makes an error about operands or names of a block.
    fn error(
        &self,
        block: &Block,
        code: &str,
        message: String,
        help: Option<String>,
        span: &std::ops::Range<usize>,
    ) -> Finding {
        Finding {
            help,
            spec: Some("specs/inline_assembly.md".to_owned()),
            uses: block.use_of(span, self.lines).into_iter().collect(),
            ..self.lines.error(code, message, span, &block.span)
        }
    }
}

/// Returns whether a block has labels, so that the order of its instructions is not that of its
/// text.
fn has_jump(block: &Block) -> bool {
    find_names(block).iter().any(|name| name.kind == NameKind::Label)
}

/// The SIMD widths for a block.
struct BlockWidths {
    /// The widths that are checked. The block has a mistake if it has one for each of them.
    widths: Vec<u32>,
    /// All widths that the kernel may have.
    others: Vec<u32>,
    /// Whether the source or an option states the width.
    is_stated: bool,
}

/// The result for the width with the fewest findings.
struct WidthOutcome {
    best: Outcome,
    width: u32,
    /// A note that names the checked widths, if the source states none.
    note: Option<String>,
    /// The findings for the other widths.
    others: Vec<Vec<TextFinding>>,
}

impl WidthOutcome {
    /// Returns whether a finding does not depend on the width.
    fn is_for_all_widths(&self, finding: &TextFinding) -> bool {
        let is_equal = |other: &TextFinding| other.code == finding.code && other.span == finding.span;
        self.others.iter().all(|findings| findings.iter().any(is_equal))
    }
}

/// Checks a block for several SIMD widths, and returns the outcome with the fewest findings.
fn check_widths(
    operands: &OperandCandidates<'_>,
    widths: &BlockWidths,
    platform: Platform,
    programs: &ProgramChecker,
) -> WidthOutcome {
    let first = widths.widths.first().copied().unwrap_or(DEFAULT_SIMD_WIDTHS[0]);
    let (mut best, mut best_width) = (check_block(operands, first, platform, programs), first);
    if best.findings.is_empty() {
        return WidthOutcome { best, width: first, note: None, others: Vec::new() };
    }
    let mut others = Vec::new();
    for width in widths.others.iter().filter(|width| **width != first) {
        let outcome = check_block(operands, *width, platform, programs);
        let is_checked = widths.widths.contains(width);
        if is_checked && outcome.counts() < best.counts() {
            others.push(std::mem::replace(&mut best, outcome).findings);
            best_width = *width;
        } else {
            others.push(outcome.findings);
        }
        if best.findings.is_empty() {
            break;
        }
    }
    let list = |widths: &[u32]| widths.iter().map(u32::to_string).collect::<Vec<_>>().join(" and ");
    let note = match (widths.is_stated, widths.widths.len()) {
        (true, _) => None,
        (false, 1) => Some(format!(
            "checked for a kernel of {best_width} channels, since no instruction has more; `visa-lint: simd(32)` states another width"
        )),
        (false, _) => {
            Some(format!("checked for kernels of {} channels, this is for {best_width}", list(&widths.widths)))
        }
    };
    WidthOutcome { best, width: best_width, note, others }
}

/// Returns the lines of a program that use names of other parts of the text, which are not known.
fn foreign_lines(block: &Block, outcome: &Outcome) -> BTreeSet<usize> {
    let names = ["text:undeclared", "text:label"];
    let unknown = outcome.findings.iter().filter(|finding| block.is_fragment && names.contains(&finding.code.as_str()));
    unknown.map(|finding| outcome.rendered.line_of(finding.span.start)).collect()
}

/// Converts a finding about a program to one about the source.
fn to_finding(
    block: &Block,
    operands: &OperandCandidates<'_>,
    outcome: &Outcome,
    finding: &TextFinding,
    lines: &LineIndex<'_>,
) -> Finding {
    let program = &outcome.rendered.program;
    let text = &program.text;
    // A place after the block is that of its end, for example if a scope is not closed.
    let range = finding.span.start.min(program.body.end)..finding.span.end.min(program.body.end);
    let is_inside = range.start >= program.body.start;
    let span = text.source_range(range).filter(|_| is_inside).unwrap_or(block.span.clone());
    let restore = |message: &str| {
        let message = outcome.rendered.restore_names(message);
        // The line is that of the program.
        let Some((before, after)) = message.split_once(" in line ") else { return message };
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        let line = after[..digits].parse().ok().and_then(|line| outcome.rendered.source_of_line(line));
        match line {
            Some(at) => format!("{before} in line {}{}", lines.line(at) + 1, &after[digits..]),
            None => message,
        }
    };
    let unknowns = outcome.unknowns_of_line(operands, outcome.rendered.line_of(finding.span.start));
    let tried = operands.describe(&unknowns, &outcome.choice);
    let tried = tried.map(|tried| format!("tried among others with {tried}"));
    let own = finding.help.as_deref().map(|help| without_invented_sizes(block, operands, restore(help)));
    let own = percent_in_dollar_style(block, finding).or(own);
    let help = match (own, tried) {
        (Some(help), Some(tried)) => Some(format!("{help}; {tried}")),
        (help, tried) => help.or(tried),
    };
    Finding {
        severity: finding.severity,
        help,
        spec: finding.spec.clone(),
        uses: block.use_of(&span, lines).into_iter().collect(),
        ..lines.error(&finding.code, restore(&finding.message), &span, &block.span)
    }
}

/// Returns the help text about `%0` in a block whose operands are `$0`.
fn percent_in_dollar_style(block: &Block, finding: &TextFinding) -> Option<String> {
    let name = finding.message.split('`').nth(1)?;
    let digits =
        name.strip_prefix('%').filter(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()));
    let is_meant = finding.code == "text:undeclared" && block.style == TemplateStyle::Dollar;
    digits.filter(|_| is_meant).map(|digits| format!("operands are written with `$` here: `${digits}`"))
}

/// Removes the sizes of operands whose number of elements the source does not state from a help
/// text. For example, `%0` of an unknown vector is only of type F.
fn without_invented_sizes(block: &Block, operands: &OperandCandidates<'_>, mut help: String) -> String {
    let sign = if block.style == TemplateStyle::Dollar { '$' } else { '%' };
    for index in (0..block.operands.len()).filter(|index| !operands.has_known_size(*index)) {
        let name = format!("`{sign}{index}`");
        while let Some((before, after)) = help.split_once(&format!("{name} has ")) {
            let end = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
            let rest = after[end..].strip_prefix(" elements").or_else(|| after[end..].strip_prefix(" element"));
            let Some(rest) = rest else { break };
            help = format!("{before}{name} is{rest}");
        }
    }
    help
}
