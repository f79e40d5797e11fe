//! Recorded verdicts: mutants with what the vendor says of them, as JSON lines, compressed with
//! gzip. They are compared again without the vendor's tools.

use crate::mutate::MutationKind;
use crate::snippet::Snippet;
use crate::verdict::Judgement;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

/// Maximum number of bytes of a line. A damaged file must not allocate more.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// A mutant with the vendor's verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MutantVerdict {
    /// The name of the device in the offline compiler.
    pub device: String,
    /// The kind of the change.
    pub kind: MutationKind,
    /// The mutant.
    #[serde(flatten)]
    pub snippet: Snippet,
    /// The vendor's verdict.
    #[serde(flatten)]
    pub judgement: Judgement,
}

/// Writes rows to a file.
///
/// # Errors
/// Returns a message that names the file if it cannot be written.
pub fn write_rows<R: Serialize>(path: &Path, rows: &[R]) -> Result<(), String> {
    let describe = |error: std::io::Error| format!("{}: {error}", path.display());
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    for row in rows {
        let line = serde_json::to_string(row).map_err(|error| error.to_string())?;
        writeln!(encoder, "{line}").map_err(describe)?;
    }
    let bytes = encoder.finish().map_err(describe)?;
    openvisa_cli_support::write_file(path, &bytes).map_err(describe)
}

/// Reads rows from a file.
///
/// # Errors
/// Returns a message that names the file, and the line if it is damaged.
pub fn read_rows<R: DeserializeOwned>(path: &Path) -> Result<Vec<R>, String> {
    let file = std::fs::File::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut reader = BufReader::new(GzDecoder::new(file));
    let mut rows = Vec::new();
    for number in 1.. {
        let describe = |error: &dyn std::fmt::Display| format!("{}: line {number}: {error}", path.display());
        let mut line = String::new();
        let read = std::io::Read::take(&mut reader, MAX_LINE_BYTES).read_line(&mut line);
        if read.map_err(|error| describe(&error))? == 0 {
            break;
        }
        rows.push(serde_json::from_str(&line).map_err(|error| describe(&error))?);
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Verdict;

    fn rows() -> Vec<MutantVerdict> {
        let snippet = Snippet { line: "barrier".to_owned(), target: "cm".to_owned(), ..Snippet::default() };
        let row = |judgement| MutantVerdict {
            device: "dg2".to_owned(),
            kind: MutationKind::Swap,
            snippet: snippet.clone(),
            judgement,
        };
        vec![row(Judgement::accepts()), row(Judgement::refuses("no such barrier"))]
    }

    #[test]
    fn rows_are_read_as_they_were_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new/rows.jsonl.gz");
        write_rows(&path, &rows()).expect("they can be written");
        let read: Vec<MutantVerdict> = read_rows(&path).expect("they can be read");
        assert_eq!(read, rows());
        assert_eq!(read[1].judgement.verdict, Verdict::Refuses);
    }

    #[test]
    fn a_damaged_file_is_an_error_that_names_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("rows.jsonl.gz");
        write_rows(&path, &rows()).expect("they can be written");
        let mut bytes = std::fs::read(&path).expect("the file");
        bytes.truncate(bytes.len() / 2);
        std::fs::write(&path, bytes).expect("the file is written");
        let message = read_rows::<MutantVerdict>(&path).expect_err("it is damaged");
        assert!(message.contains("rows.jsonl.gz: line "), "{message}");
        assert!(read_rows::<MutantVerdict>(&folder.path().join("none")).is_err());
    }
}
