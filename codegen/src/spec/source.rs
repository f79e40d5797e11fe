//! Source files: the Markdown files of a specification folder as text.
//!
//! Reading accepts remains of editors: a byte order mark, CRLF line ends, and a missing final
//! newline. It also accepts damage: bytes that are not UTF-8 become U+FFFD, with a finding. For
//! example, a file in UTF-16 is decoded, and reported once. The content of a file never causes an
//! error; only an unreadable folder or file does.

use crate::parallel::run_parallel;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::rules;
use crate::spec::span::{FileId, Span};
use openvisa_cli_support::hash_of_text;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// Maximum size of a file in bytes. No real document comes close.
pub const MAX_FILE_BYTES: u64 = 16 << 20;

/// A file as text.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// Path relative to the folder, with `/` between the parts.
    pub path: String,
    /// The text without a byte order mark. Line ends are as in the file.
    pub text: String,
    /// Byte offset of the start of each line.
    lines: Vec<u32>,
    /// Number of characters before each block of [`BLOCK_BYTES`] bytes. Empty if the text is ASCII.
    characters: Vec<u32>,
}

/// Size of a block in bytes. A position is computed from the count before its block and the
/// characters within the block.
const BLOCK_BYTES: usize = 1 << 10;

/// Returns the number of characters that begin in `bytes`.
fn count_characters(bytes: &[u8]) -> u32 {
    bytes.iter().filter(|b| **b & 0xc0 != 0x80).count() as u32
}

impl SourceFile {
    fn new(path: String, text: String) -> Self {
        let mut lines = vec![0];
        for (i, byte) in text.bytes().enumerate() {
            if byte == b'\n' {
                lines.push(i as u32 + 1);
            }
        }
        let mut characters = Vec::new();
        if !text.is_ascii() {
            let mut count = 0;
            for block in text.as_bytes().chunks(BLOCK_BYTES) {
                characters.push(count);
                count += count_characters(block);
            }
        }
        Self { path, text, lines, characters }
    }

    /// Returns the number of characters that begin before an offset.
    fn characters_before(&self, offset: usize) -> u32 {
        let block = (offset / BLOCK_BYTES).min(self.characters.len().saturating_sub(1));
        match self.characters.get(block) {
            Some(count) => count + count_characters(&self.text.as_bytes()[block * BLOCK_BYTES..offset]),
            None => offset as u32,
        }
    }

    /// Returns the file name without folder and extension: `ADD` for `instructions/ADD.md`.
    pub fn stem(&self) -> &str {
        let name = self.path.rsplit('/').next().unwrap_or(&self.path);
        name.strip_suffix(".md").unwrap_or(name)
    }

    /// Returns the line (from 1) and the column in characters (from 1) of a byte offset. An offset
    /// past the end is moved to the end.
    pub fn position(&self, offset: usize) -> (u32, u32) {
        let offset = offset.min(self.text.len());
        let line = self.lines.partition_point(|start| *start as usize <= offset) - 1;
        let start = self.lines[line] as usize;
        // Nearly all lines are shorter than a block. Counting within such a line is faster.
        let column = match self.characters.is_empty() || offset - start > BLOCK_BYTES {
            true => self.characters_before(offset) - self.characters_before(start),
            false => count_characters(&self.text.as_bytes()[start..offset]),
        };
        (line as u32 + 1, column + 1)
    }

    /// Returns the byte range of a line (from 1) without its line end. It is empty past the last
    /// line.
    pub fn line_range(&self, line: u32) -> Range<usize> {
        let index = line.saturating_sub(1) as usize;
        let Some(start) = self.lines.get(index).map(|s| *s as usize) else {
            return self.text.len()..self.text.len();
        };
        let end = self.lines.get(index + 1).map_or(self.text.len(), |s| *s as usize);
        start..start + self.text[start..end].trim_end_matches(['\n', '\r']).len()
    }
}

/// The files of one folder, ordered by their paths.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
}

impl Sources {
    /// Reads the Markdown files of `dir` and of its `instructions/`.
    ///
    /// # Errors
    /// If `dir` or a file in it cannot be read, or if it has no folder `instructions/`.
    pub fn read(dir: &Path, diagnostics: &mut Diagnostics) -> Result<Self, ReadError> {
        Self::read_with_edits(dir, &BTreeMap::new(), diagnostics)
    }

    /// Reads files as [`read`](Self::read) does, but takes the texts of some from `edits`, which
    /// has them by path: those that an editor has not saved.
    ///
    /// # Errors
    /// As [`read`](Self::read).
    pub fn read_with_edits(
        dir: &Path,
        edits: &BTreeMap<String, String>,
        diagnostics: &mut Diagnostics,
    ) -> Result<Self, ReadError> {
        let mut paths = markdown_files(dir, "")?;
        paths.extend(markdown_files(&dir.join("instructions"), "instructions/")?);
        check_no_documents_below(&dir.join("instructions"))?;
        let unsaved = edits.iter().filter(|(name, _)| paths.iter().all(|(saved, ..)| saved != *name));
        let unsaved: Vec<_> = unsaved.map(|(name, text)| (name.clone(), dir.join(name), text.len() as u64)).collect();
        paths.extend(unsaved);
        paths.sort();
        let read = |path: &Path, length: u64| {
            if length > MAX_FILE_BYTES || paths.len() > usize::from(u16::MAX) {
                let message =
                    format!("{length} bytes in one of {} files; at most {MAX_FILE_BYTES} are read", paths.len());
                return Err(ReadError::new(path, std::io::Error::other(message)));
            }
            std::fs::read(path).map_err(|e| ReadError::new(path, e))
        };
        let mut texts = run_parallel(paths.len(), |i| {
            let (name, path, length) = &paths[i];
            let decoded = match edits.get(name) {
                Some(text) => Ok(decode(name.clone(), text.as_bytes())),
                None => read(path, *length).map(|bytes| decode(name.clone(), &bytes)),
            };
            (i, decoded)
        });
        texts.sort_by_key(|(i, _)| *i);
        let mut sources = Self::default();
        for (_, text) in texts {
            sources.push(text?, diagnostics);
        }
        Ok(sources)
    }

    /// Adds a file from memory. `path` is relative to the folder.
    pub fn add(&mut self, path: impl Into<String>, bytes: &[u8], diagnostics: &mut Diagnostics) -> FileId {
        self.push(decode(path.into(), bytes), diagnostics)
    }

    fn push(&mut self, decoded: DecodedFile, diagnostics: &mut Diagnostics) -> FileId {
        let DecodedFile { file, broken, odd_ends } = decoded;
        let id = FileId(u16::try_from(self.files.len()).expect("more than 65,535 files"));
        self.files.push(file);
        if let Some((offset, message)) = broken {
            let length = self.file(id).text[offset..].chars().next().map_or(0, char::len_utf8);
            let span = self.span(id, offset..offset + length);
            diagnostics.push(rules::NOT_UTF8.at(span, message).help("save the file as UTF-8"));
        }
        if odd_ends {
            let finding = rules::LINE_END.at(self.span(id, 0..0), "lines end with a carriage return alone");
            diagnostics.push(finding.help("save the file with line feeds, or with both"));
        }
        id
    }

    /// Returns a hash of the paths and texts of all files, in the order of their paths. Carriage
    /// returns do not count.
    pub fn content_hash(&self) -> u64 {
        let mut files: Vec<_> = self.files.iter().collect();
        files.sort_by_key(|file| &file.path);
        let texts = files.iter().map(|file| format!("{}\0{}\0", file.path, file.text.replace('\r', "")));
        hash_of_text(&texts.collect::<String>())
    }

    /// Returns the file with an id.
    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[usize::from(id.0)]
    }

    /// Iterates over all files with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter().enumerate().map(|(i, f)| (FileId(i as u16), f))
    }

    /// Returns the file with a path, if there is one.
    pub fn find(&self, path: &str) -> Option<FileId> {
        self.iter().find(|(_, f)| f.path == path).map(|(id, _)| id)
    }

    /// Returns the span of a byte range in a file. An end past the file is moved to its end, and an
    /// end within a character to the outer side of it.
    pub fn span(&self, file: FileId, range: Range<usize>) -> Span {
        let source = self.file(file);
        let mut end = range.end.min(source.text.len());
        let mut start = range.start.min(end);
        while !source.text.is_char_boundary(start) {
            start -= 1;
        }
        while !source.text.is_char_boundary(end) {
            end += 1;
        }
        let (line, column) = source.position(start);
        Span { file, start: start as u32, end: end as u32, line, column }
    }

    /// Returns the text of a span.
    pub fn text(&self, span: Span) -> &str {
        self.file(span.file).text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    /// Formats the place of a span as `path:line`, for generated code and messages.
    pub fn place(&self, span: Span) -> String {
        format!("{}:{}", self.file(span.file).path, span.line)
    }
}

/// A decoded file, and irregularities of its bytes.
struct DecodedFile {
    file: SourceFile,
    /// The offset of the first bytes that are not UTF-8, with a description.
    broken: Option<(usize, &'static str)>,
    /// True if lines end with carriage returns alone.
    odd_ends: bool,
}

/// Decodes a file to text with line feeds.
fn decode(path: String, bytes: &[u8]) -> DecodedFile {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let (text, broken) = match (std::str::from_utf8(bytes), decode_utf16(bytes)) {
        (Ok(text), _) => (text.to_owned(), None),
        (Err(_), Some(text)) => (text, Some((0, "this is UTF-16"))),
        (Err(e), None) => (String::from_utf8_lossy(bytes).into_owned(), Some((e.valid_up_to(), "this is not UTF-8"))),
    };
    // Old systems ended lines with a carriage return alone.
    let count = |ends: &str| text.matches(ends).count();
    let odd_ends = text.contains('\r') && count("\r").saturating_sub(count("\r\n")) > count("\n");
    let text = if odd_ends { text.replace('\r', "\n") } else { text };
    DecodedFile { file: SourceFile::new(path, text), broken, odd_ends }
}

/// Decodes bytes that begin with the byte order mark of UTF-16.
fn decode_utf16(bytes: &[u8]) -> Option<String> {
    let unit: fn([u8; 2]) -> u16 = match bytes {
        [0xff, 0xfe, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] => u16::from_be_bytes,
        _ => return None,
    };
    let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    Some(String::from_utf16_lossy(&units))
}

/// Lists the `.md` files of a folder, as (name with `prefix`, path, length in bytes). Hidden files
/// of editors are skipped. A file that looks like a document, but would not be read, is an error.
fn markdown_files(dir: &Path, prefix: &str) -> Result<Vec<(String, PathBuf, u64)>, ReadError> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(dir).map_err(|e| ReadError::new(dir, e))? {
        let path = entry.map_err(|e| ReadError::new(dir, e))?.path();
        let Some(name) = path.file_name().and_then(|n| n.to_str()) else { continue };
        let Some((stem, extension)) = name.rsplit_once('.').filter(|(stem, _)| !stem.is_empty()) else { continue };
        if stem.starts_with('.') || !extension.eq_ignore_ascii_case("md") {
            continue;
        }
        let wrong = match std::fs::metadata(&path).map_err(|e| ReadError::new(&path, e))? {
            kind if !kind.is_file() => "this is not a file",
            _ if extension != "md" => "names of documents end in `.md`",
            kind => {
                files.push((format!("{prefix}{name}"), path, kind.len()));
                continue;
            }
        };
        return Err(ReadError::new(&path, std::io::Error::other(wrong)));
    }
    Ok(files)
}

/// Checks that no folder below this one has documents, since they would be ignored silently.
fn check_no_documents_below(dir: &Path) -> Result<(), ReadError> {
    for entry in std::fs::read_dir(dir).map_err(|e| ReadError::new(dir, e))? {
        let path = entry.map_err(|e| ReadError::new(dir, e))?.path();
        let hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
        if hidden || !path.is_dir() {
            continue;
        }
        if let Some((_, below, _)) = markdown_files(&path, "")?.pop() {
            let wrong = "documents of instructions must be in `instructions` itself, not in a folder below it";
            return Err(ReadError::new(&below, std::io::Error::other(wrong)));
        }
    }
    Ok(())
}

/// A file or folder that cannot be read.
pub struct ReadError {
    /// The path that could not be read.
    pub path: PathBuf,
    /// The reason.
    pub error: std::io::Error,
}

impl ReadError {
    /// Creates an error about `path`.
    pub fn new(path: &Path, error: std::io::Error) -> Self {
        Self { path: path.to_owned(), error }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

openvisa_isa_core::error_types!(ReadError);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_holds_whole_characters() {
        let mut sources = Sources::default();
        let file = sources.add("a.md", "aé€".as_bytes(), &mut Diagnostics::default());
        assert_eq!(sources.text(sources.span(file, 2..4)), "é€");
        assert_eq!(sources.text(sources.span(file, 8..9)), "");
    }

    #[test]
    fn text_of_other_encodings_is_read_and_reported_once() {
        let utf16: Vec<u8> = "\u{feff}# A\n\né\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
        for (bytes, text, rule) in [
            (utf16.as_slice(), "# A\n\né\n", "V0101"),
            (b"# A\r\re\r", "# A\n\ne\n", "V0121"),
            (b"# A\xff", "# A\u{fffd}", "V0101"),
        ] {
            let (mut sources, mut found) = (Sources::default(), Diagnostics::default());
            let file = sources.add("a.md", bytes, &mut found);
            assert_eq!(sources.file(file).text.trim_start_matches('\u{feff}'), text);
            assert_eq!(found.iter().map(|d| d.rule.code).collect::<Vec<_>>(), [rule]);
        }
        let (mut sources, mut found) = (Sources::default(), Diagnostics::default());
        sources.add("a.md", b"# A\r\n\r\n", &mut found);
        assert!(found.is_empty());
    }

    #[test]
    fn columns_count_characters() {
        let long = "é".repeat(3 * BLOCK_BYTES);
        let file = SourceFile::new("a.md".into(), format!("ab\n{long}x\ny"));
        assert_eq!(file.position(1), (1, 2));
        assert_eq!(file.position(3), (2, 1));
        assert_eq!(file.position(3 + 2 * 5), (2, 6));
        assert_eq!(file.position(3 + long.len()), (2, 3 * BLOCK_BYTES as u32 + 1));
        assert_eq!(file.position(usize::MAX), (3, 2));
        let ascii = SourceFile::new("a.md".into(), "ab\r\ncd".into());
        assert_eq!((ascii.position(5), ascii.line_range(1)), ((2, 2), 0..2));
    }
}
