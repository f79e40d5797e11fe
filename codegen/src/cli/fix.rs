//! `check --fix`: makes the edits that findings are certain of.
//!
//! An edit may bring a further finding to light, so folders are read again until no edit is left. An edit that was made and did not
//! help is not made again.

use crate::diagnostics::{Diagnostics, Edit};
use crate::source::{ReadError, Sources};
use crate::span::FileId;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;

/// Edits follow from edits only so often.
const ROUNDS: usize = 20;
/// Of like edits one below the other, only so many are told one by one.
const FEW: usize = 3;
/// Editors of some systems put it before a text.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// An edit that was made.
pub(super) struct Made {
    path: String,
    line: u32,
    what: String,
}

/// What was done, one line each; many like edits in one file are told in one.
pub(super) fn told(done: &[Made]) -> Vec<String> {
    let alike = done.chunk_by(|a, b| (&a.path, &a.what) == (&b.path, &b.what));
    let mut lines = Vec::new();
    for edits in alike {
        match edits {
            [first, .., last] if edits.len() > FEW => {
                let Made { path, line, what } = first;
                lines.push(format!("{path}:{line} to {}: {what}, {} times", last.line, edits.len()));
            }
            _ => lines.extend(edits.iter().map(|m| format!("{}:{}: {}", m.path, m.line, m.what))),
        }
    }
    lines
}

/// Makes the edits in the files of `dir`, and returns what it did.
pub(super) fn fix(dir: &Path) -> Result<Vec<Made>, ReadError> {
    let (mut done, mut made) = (Vec::new(), HashSet::new());
    for _ in 0..ROUNDS {
        let (spec, diagnostics) = crate::load(dir)?;
        let before = done.len();
        for (file, edits) in choose(&spec.sources, &diagnostics, &mut made, &mut done) {
            write(dir, &spec.sources, file, &edits)?;
        }
        if done.len() == before {
            break;
        }
    }
    Ok(done)
}

/// The edits to make, by file, in order of place. Of those that overlap, the first: the others get their turn in the next round.
fn choose<'a>(
    sources: &Sources,
    diagnostics: &'a Diagnostics,
    made: &mut HashSet<(String, &'static str, String, String)>,
    done: &mut Vec<Made>,
) -> BTreeMap<FileId, Vec<&'a Edit>> {
    let mut edits: Vec<_> =
        diagnostics.iter().filter_map(|d| d.edit.as_ref().filter(|e| e.certain).map(|e| (e, d))).collect();
    edits.sort_by_key(|(e, _)| (e.span.file, e.span.start, e.span.end));
    let mut chosen: BTreeMap<FileId, Vec<&Edit>> = BTreeMap::new();
    for (edit, diagnostic) in edits {
        let list = chosen.entry(edit.span.file).or_default();
        // Two insertions at one place are not independent either.
        if list.last().is_some_and(|last| last.span.end > edit.span.start || last.span.start == edit.span.start) {
            continue;
        }
        let old = sources.text(edit.span);
        // The surroundings tell edits of like texts apart, whatever line they have moved to.
        let around = surroundings(&sources.file(edit.span.file).text, edit.span.start as usize, edit.span.end as usize);
        let key = (sources.file(edit.span.file).path.clone(), diagnostic.rule.code, around, edit.replacement.clone());
        if old == edit.replacement || !made.insert(key) {
            continue;
        }
        list.push(edit);
        let path = sources.file(edit.span.file).path.clone();
        let what = format!("{} [{}]", diagnostic.message, diagnostic.rule.code);
        done.push(Made { path, line: edit.span.line, what });
    }
    chosen.retain(|_, list| !list.is_empty());
    chosen
}

/// Text from some bytes before a range to some bytes after it.
fn surroundings(text: &str, start: usize, end: usize) -> String {
    const AROUND: usize = 200;
    let bytes = &text.as_bytes()[start.saturating_sub(AROUND)..(end + AROUND).min(text.len())];
    String::from_utf8_lossy(bytes).into_owned()
}

fn write(dir: &Path, sources: &Sources, file: FileId, edits: &[&Edit]) -> Result<(), ReadError> {
    let source = sources.file(file);
    let path = dir.join(&source.path);
    let bytes = std::fs::read(&path).map_err(|e| ReadError::new(&path, e))?;
    let (mark, body) = match bytes.strip_prefix(BYTE_ORDER_MARK) {
        Some(body) => (BYTE_ORDER_MARK, body),
        None => (&[][..], bytes.as_slice()),
    };
    if body != source.text.as_bytes() {
        let error = std::io::Error::other("it is not UTF-8, or changed while it was read; nothing was changed in it");
        return Err(ReadError::new(&path, error));
    }
    let mut text = String::with_capacity(source.text.len());
    let mut at = 0;
    for edit in edits {
        text.push_str(&source.text[at..edit.span.start as usize]);
        text.push_str(&edit.replacement);
        at = edit.span.end as usize;
    }
    text.push_str(&source.text[at..]);
    std::fs::write(&path, [mark, text.as_bytes()].concat()).map_err(|e| ReadError::new(&path, e))
}
