//! `check --fix`: applies the edits that findings are certain of.
//!
//! For example, the finding that `## Descripton` is not a section has the certain edit
//! `Description`. An edit can uncover another finding, so the folder is read again until no edit is
//! left.

use crate::spec::diagnostics::{Diagnostic, Diagnostics, Edit};
use crate::spec::source::{ReadError, Sources};
use crate::spec::span::FileId;
use openvisa_cli_support::replace_source;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;

/// Maximum number of times that the folder is read and edited. Edits that follow from edits end
/// much earlier.
const MAX_ROUNDS: usize = 20;
/// Maximum number of equal edits in successive places that are listed one by one.
const MAX_LISTED_ALIKE: usize = 3;
/// Number of bytes on each side of an edit by which edits with equal replacements are
/// distinguished.
const CONTEXT_BYTES: usize = 200;
/// The UTF-8 byte order mark, which some editors write at the beginning of a file.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// An edit that was applied.
pub(super) struct AppliedEdit {
    /// Path of the file, relative to the folder.
    path: String,
    /// Line of the edit, from 1.
    line: u32,
    /// The finding that the edit fixes, with the code of its rule.
    finding: String,
}

/// Identifies an edit across rounds, in which lines move: path, code of the rule, text around it,
/// replacement.
type EditKey = (String, &'static str, String, String);

/// Describes edits in one line each. A line for many successive edits with the same finding gives
/// their number.
pub(super) fn describe_edits(edits: &[AppliedEdit]) -> Vec<String> {
    let alike = edits.chunk_by(|a, b| (&a.path, &a.finding) == (&b.path, &b.finding));
    let mut lines = Vec::new();
    for edits in alike {
        match edits {
            [first, .., last] if edits.len() > MAX_LISTED_ALIKE => {
                let AppliedEdit { path, line, finding } = first;
                lines.push(format!("{path}:{line} to {}: {finding}, {} times", last.line, edits.len()));
            }
            _ => lines.extend(edits.iter().map(|edit| format!("{}:{}: {}", edit.path, edit.line, edit.finding))),
        }
    }
    lines
}

/// Applies the certain edits in the files of `dir`, and returns them in the order in which they
/// were applied.
///
/// An edit that did not resolve its finding is not applied again.
pub(super) fn apply_certain_edits(dir: &Path) -> Result<Vec<AppliedEdit>, ReadError> {
    let (mut applied, mut seen) = (Vec::new(), HashSet::new());
    for _ in 0..MAX_ROUNDS {
        let (spec, diagnostics) = crate::load(dir)?;
        let edits_by_file = select_edits(&spec.sources, &diagnostics, &mut seen);
        if edits_by_file.is_empty() {
            break;
        }
        for (file, edits) in edits_by_file {
            write_edits(dir, &spec.sources, file, edits.iter().map(|(edit, _)| *edit))?;
            let path = &spec.sources.file(file).path;
            applied.extend(edits.iter().map(|(edit, diagnostic)| AppliedEdit {
                path: path.clone(),
                line: edit.span.line,
                finding: format!("{} [{}]", diagnostic.message, diagnostic.rule.code),
            }));
        }
    }
    Ok(applied)
}

/// Selects the certain edits that are not in `seen` and adds them to it. Returns them by file, in
/// order of place.
///
/// Of edits that overlap, or insert at the same place, only the first is selected. The others are
/// left for the next round.
fn select_edits<'a>(
    sources: &Sources,
    diagnostics: &'a Diagnostics,
    seen: &mut HashSet<EditKey>,
) -> BTreeMap<FileId, Vec<(&'a Edit, &'a Diagnostic)>> {
    let certain = diagnostics.iter().filter_map(|d| d.edit.as_ref().filter(|edit| edit.certain).map(|edit| (edit, d)));
    let mut edits: Vec<_> = certain.collect();
    edits.sort_by_key(|(edit, _)| (edit.span.file, edit.span.start, edit.span.end));
    let mut selected: BTreeMap<FileId, Vec<(&Edit, &Diagnostic)>> = BTreeMap::new();
    for (edit, diagnostic) in edits {
        let span = edit.span;
        let last = selected.get(&span.file).and_then(|edits| edits.last());
        if last.is_some_and(|(last, _)| last.span.end > span.start || last.span.start == span.start) {
            continue;
        }
        let file = sources.file(span.file);
        let context = text_around(&file.text, span.start as usize, span.end as usize);
        let key = (file.path.clone(), diagnostic.rule.code, context, edit.replacement.clone());
        if sources.text(span) != edit.replacement && seen.insert(key) {
            selected.entry(span.file).or_default().push((edit, diagnostic));
        }
    }
    selected
}

/// Returns a range of bytes of a text with [`CONTEXT_BYTES`] on each side.
fn text_around(text: &str, start: usize, end: usize) -> String {
    let bytes = &text.as_bytes()[start.saturating_sub(CONTEXT_BYTES)..(end + CONTEXT_BYTES).min(text.len())];
    String::from_utf8_lossy(bytes).into_owned()
}

/// Applies edits, sorted by place and without overlaps, to a file. Fails without a change if the
/// file is not what was read.
pub(super) fn write_edits<'e>(
    dir: &Path,
    sources: &Sources,
    file: FileId,
    edits: impl IntoIterator<Item = &'e Edit>,
) -> Result<(), ReadError> {
    let source = sources.file(file);
    let path = dir.join(&source.path);
    let bytes = std::fs::read(&path).map_err(|error| ReadError::new(&path, error))?;
    let (mark, body) = match bytes.strip_prefix(BYTE_ORDER_MARK) {
        Some(body) => (BYTE_ORDER_MARK, body),
        None => (&[][..], bytes.as_slice()),
    };
    if body != source.text.as_bytes() {
        let message = "is not UTF-8, or changed while it was read; it was left as it is";
        return Err(ReadError::new(&path, std::io::Error::other(message)));
    }
    let text = Edit::apply_all(edits, &source.text);
    let new = [mark, text.as_bytes()].concat();
    replace_source(&path, &bytes, &new).map_err(|error| ReadError::new(&path, error))
}
