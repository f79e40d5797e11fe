//! Assembly that a program puts together: strings that hold vISA, and are in no statement of inline
//! assembly.
//!
//! For example, `formatv("add (M1, {0}) V1(0,0)<1> V2(0,0)<1;1,0> 0x1:d\n", width)`. Such a text is
//! found by its content, or by a comment `visa-lint: asm("=rw,rw")` before it. Where the program
//! inserts something, the text has a hole, for which values are tried as for a template parameter.

mod holes;

use crate::block::{Block, Operand, TemplateStyle};
use crate::constraint::parse_constraint;
use crate::listed::ListedAssembly;
use crate::mapped_text::MappedText;
pub(crate) use holes::HoleKind;
use holes::{classify_hole, expand_holes};
use openvisa_isa::mnemonics;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The character in place of a hole.
pub(crate) const HOLE: char = '\u{1}';

/// The beginning of a comment that marks the next string as assembly.
const MARK: &str = "visa-lint: asm(";

/// Maximum number of lines between a comment that marks a text and the text.
const MAX_MARKED_LINES: usize = 2;

/// Names of functions whose argument is a line of a text.
const LINE_FUNCTIONS: [&str; 7] = ["append", "push_back", "emplace_back", "emit", "emit_line", "add_line", "writeln"];

/// A text that a program makes.
#[derive(Debug, Default)]
pub(crate) struct MadeText {
    /// The byte range of the expression in the source.
    pub(crate) span: Range<usize>,
    /// The text, with [`HOLE`] in place of each expression whose value is not known.
    pub(crate) text: MappedText,
    /// A description of each hole: the source of its expression. Equal ones have equal values.
    pub(crate) holes: Vec<String>,
    /// The list of constraints, if it is known.
    pub(crate) constraints: Option<MappedText>,
}

/// The comments of a source that mark strings as assembly.
#[derive(Debug)]
pub(crate) struct TextMarks<'s> {
    source: &'s str,
    /// The byte offset of the end of each comment, and its list of constraints.
    marks: Vec<(usize, MappedText)>,
}

impl<'s> TextMarks<'s> {
    /// Finds the comments.
    pub(crate) fn new(source: &'s str) -> Self {
        Self { source, marks: find_marks(source) }
    }

    /// Returns the constraints of the comment that marks the text at a byte offset. A comment marks
    /// one text.
    pub(crate) fn take(&mut self, start: usize) -> Option<MappedText> {
        let index = self.marks.iter().rposition(|(end, _)| *end <= start)?;
        let between = self.source.get(self.marks[index].0..start)?;
        let is_near = between.matches('\n').count() <= MAX_MARKED_LINES;
        is_near.then(|| self.marks.remove(index).1)
    }
}

/// Returns whether a source may have a string of vISA, so that it is worth a search.
pub(crate) fn may_have_text(source: &str) -> bool {
    !source.contains(HOLE) && ["(M1", "v_type=", MARK].iter().any(|mark| source.contains(mark))
}

/// Returns whether a source certainly has strings of vISA: declarations and execution sizes.
pub(crate) fn has_visa(source: &str) -> bool {
    source.contains("(M1") && source.contains(".decl ") && source.contains("v_type=")
}

/// Returns whether the argument of a function with this name is a line of a text.
pub(crate) fn takes_lines(function: &str) -> bool {
    LINE_FUNCTIONS.contains(&function)
}

/// Returns whether a string is a list of constraints of vISA, such as `=rw,rw.u`.
pub(crate) fn is_constraint_list(text: &str) -> bool {
    let is_constraint = |part: &str| parse_constraint(part.trim()).is_some() || part.trim().starts_with('~');
    text.contains("rw") && text.split(',').all(is_constraint)
}

/// Finds the comments that mark strings as assembly: the byte offset of the end of each, and the
/// list of constraints.
fn find_marks(source: &str) -> Vec<(usize, MappedText)> {
    let marks = source.match_indices(MARK).filter_map(|(at, _)| {
        let start = at + MARK.len();
        let rest = source[start..].lines().next()?;
        let list = rest.trim_start().strip_prefix('"')?;
        let begin = start + (rest.len() - rest.trim_start().len()) + 1;
        let end = list.find('"')?;
        let mut constraints = MappedText::default();
        constraints.push_copied(&list[..end], begin);
        Some((begin + end, constraints))
    });
    marks.collect()
}

impl MadeText {
    /// Appends a hole for an expression in the source.
    pub(crate) fn push_hole(&mut self, description: &str, span: Range<usize>) {
        self.text.push_replaced(HOLE.encode_utf8(&mut [0; 1]), span);
        self.holes.push(description.split_whitespace().collect::<Vec<_>>().join(" "));
    }

    /// Converts the text to a block, with an operand for each hole. Returns `None` if it is no
    /// vISA.
    ///
    /// `is_whole` states that the text is that of a statement. Otherwise, and if a part of it is
    /// not known, only what the text shows alone is checked. `is_beside_visa` states that the
    /// source certainly has vISA, so that a line that looks like it may be one with a mistake.
    pub(crate) fn into_block(self, is_whole: bool, is_beside_visa: bool) -> Option<Block> {
        let is_whole = is_whole || self.constraints.is_some();
        let flat = expand_holes(self.text, self.holes, self.constraints.is_some());
        if !is_whole && !has_statement(flat.text.as_str(), is_beside_visa) {
            return None;
        }
        let text = flat.text.as_str();
        let declared: BTreeSet<&str> = text
            .match_indices(HOLE)
            .zip(&flat.holes)
            .filter(|((at, _), _)| text[..*at].trim_end_matches(' ').ends_with(".decl"))
            .map(|(_, key)| key.as_str())
            .collect();
        let keeps_braces = text.matches('{').count() == text.matches('}').count();
        let (mut template, mut uses, mut start, mut hole) = (MappedText::default(), Vec::new(), 0, 0);
        let (mut is_fragment, mut is_first) = (!is_whole, true);
        for line in text.split_inclusive('\n') {
            let range = start..start + line.len();
            start = range.end;
            let kinds: Vec<HoleKind> = line
                .match_indices(HOLE)
                .enumerate()
                .map(|(index, (at, _))| match classify_hole(&line[..at], &line[at + 1..]) {
                    HoleKind::Name if declared.contains(flat.holes[hole + index].as_str()) => HoleKind::Declared,
                    kind => kind,
                })
                .collect();
            let keys = hole..hole + kinds.len();
            hole = keys.end;
            let is_begun = is_whole || !is_first || begins_statement(line);
            let is_ended = is_whole || line.ends_with('\n');
            is_first = false;
            if kinds.contains(&HoleKind::Text) || !is_begun || !is_ended {
                is_fragment = true;
                continue;
            }
            // The other brace of a scope may be in another text.
            let begin = if keeps_braces { line } else { line.trim_start().trim_start_matches(['{', '}']) };
            let code = begin.trim_end();
            let code = if keeps_braces { code } else { code.trim_end_matches('}') };
            let first = range.start + (line.len() - begin.len());
            template.append_range(&flat.text, first..first + code.len());
            template.append_range(&flat.text, first + begin.trim_end().len()..range.end);
            uses.extend(keys.zip(kinds).map(|(key, kind)| (flat.holes[key].clone(), kind)));
        }
        if template.as_str().trim().is_empty() {
            return None;
        }
        let mut block = ListedAssembly {
            span: self.span,
            template,
            constraints: self.constraints.unwrap_or_default(),
            output_types: Vec::new(),
            input_types: Vec::new(),
            input_values: Vec::new(),
            input_origins: Vec::new(),
            open: None,
        }
        .into_block();
        if !block.template.as_str().contains('$') {
            block.style = TemplateStyle::Plain;
        }
        (block.is_fragment, block.is_certain) = (is_fragment, true);
        block.add_holes(uses);
        Some(block)
    }
}

impl Block {
    /// Adds an operand for each hole of the template, in the order of their places. Equal holes
    /// have one operand.
    fn add_holes(&mut self, uses: Vec<(String, HoleKind)>) {
        let mut known: BTreeMap<(String, HoleKind), usize> = BTreeMap::new();
        for (key, kind) in uses {
            let next = self.operands.len();
            let index = *known.entry((key.clone(), kind)).or_insert(next);
            if index == next {
                let hole = Some(kind);
                self.operands.push(Operand { name: Some(key), hole, ..Operand::new(String::new(), 0..0, false) });
            }
            self.holes.push(index);
        }
    }
}

/// Returns whether a text has a line that is a statement of vISA: a declaration of a variable, or a
/// mnemonic with an execution size. Beside other vISA, the mnemonic and the size may be wrong.
fn has_statement(text: &str, is_beside_visa: bool) -> bool {
    let lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
    lines.into_iter().any(|line| {
        let code = statement_of(line);
        let is_declaration = code.starts_with(".decl ") && (code.contains("v_type=") || is_beside_visa);
        let (mnemonic, rest) = split_mnemonic(code);
        let has_size = rest.trim_start().strip_prefix("(M").is_some_and(|mask| {
            let size = mask.split_once(',').and_then(|(_, size)| size.split_once(')'));
            let is_size = |size: &str| ["1", "2", "4", "8", "16", "32"].contains(&size) || size.contains(HOLE);
            size.is_some_and(|(size, _)| is_beside_visa || is_size(size.trim()))
        });
        let is_known = mnemonic.contains(HOLE) || is_mnemonic(mnemonic) || is_beside_visa && !mnemonic.is_empty();
        is_declaration || has_size && is_known
    })
}

/// Returns whether a line begins with a statement, and not in the middle of one.
fn begins_statement(line: &str) -> bool {
    let code = statement_of(line);
    code.is_empty()
        || code.starts_with(".decl")
        || code.starts_with("//")
        || is_mnemonic(split_mnemonic(code).0)
        || split_mnemonic(code).1.trim_start().starts_with("(M")
}

/// Returns the statement of a line without braces and without a predicate.
fn statement_of(line: &str) -> &str {
    let code = line.trim().trim_start_matches(['{', '}']).trim_start();
    let predicate =
        code.strip_prefix('(').and_then(|rest| rest.split_once(')')).filter(|(name, _)| !name.contains(','));
    predicate.map_or(code, |(_, rest)| rest.trim_start())
}

/// Splits a statement after its mnemonic.
fn split_mnemonic(code: &str) -> (&str, &str) {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | HOLE);
    code.split_at(code.find(|c| !is_part(c)).unwrap_or(code.len()))
}

/// Returns whether a word begins with the mnemonic of an instruction.
fn is_mnemonic(word: &str) -> bool {
    let first = word.split('.').next().unwrap_or_default();
    mnemonics().any(|known| known.split('.').next() == Some(first)) && !first.is_empty()
}
