//! The macros of the headers that a source includes.
//!
//! For example, with `-I include`, the macro `DPAS` of `include/xe.h` is known in a source with
//! `#include <xe.h>`.

use openvisa_cli_support::Failure;
use openvisa_inline::{HeaderMacro, Include, read_includes, read_macros};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// Maximum number of headers that are read for a source.
const MAX_HEADERS: usize = 1 << 10;

/// Maximum number of bytes of a header.
const MAX_HEADER_BYTES: u64 = 1 << 24;

/// The name of a database of compile commands.
const DATABASE_NAME: &str = "compile_commands.json";

/// The options of a compiler that matter here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct CompilerOptions {
    /// The folders that headers are searched in.
    pub(super) folders: Vec<PathBuf>,
    /// The macros that are defined, in the form `NAME` or `NAME=VALUE`.
    pub(super) definitions: Vec<String>,
}

/// A command of a database.
#[derive(Deserialize)]
struct CompileCommand {
    directory: PathBuf,
    file: PathBuf,
    #[serde(default)]
    arguments: Vec<String>,
    #[serde(default)]
    command: String,
}

/// The commands that compile sources, by the absolute path of the source.
#[derive(Debug, Default)]
pub(super) struct CompileCommands {
    by_file: BTreeMap<PathBuf, CompilerOptions>,
}

impl CompileCommands {
    /// Reads a database, or the one in a folder.
    pub(super) fn read(path: &OsStr) -> Result<Self, Failure> {
        let path = Path::new(path);
        let path = if path.is_dir() { path.join(DATABASE_NAME) } else { path.to_owned() };
        let unreadable = |error: &dyn std::fmt::Display| Failure::Unreadable(format!("`{}`: {error}", path.display()));
        let text = std::fs::read_to_string(&path).map_err(|error| unreadable(&error))?;
        let commands: Vec<CompileCommand> = serde_json::from_str(&text).map_err(|error| unreadable(&error))?;
        let mut by_file: BTreeMap<PathBuf, CompilerOptions> = BTreeMap::new();
        for command in commands {
            let CompileCommand { directory, file, arguments, command } = command;
            let words = if arguments.is_empty() { split_command(&command) } else { arguments };
            let options = read_options(&words, &directory);
            by_file.entry(normalize(&directory.join(file))).or_insert(options);
        }
        Ok(Self { by_file })
    }

    /// Returns the options of a source.
    pub(super) fn of_file(&self, name: &str) -> CompilerOptions {
        let path = std::path::absolute(name).map(|path| normalize(&path));
        path.ok().and_then(|path| self.by_file.get(&path).cloned()).unwrap_or_default()
    }
}

/// Removes `.` and `..` from a path, without following links.
fn normalize(path: &Path) -> PathBuf {
    let mut normal = PathBuf::new();
    for part in path.components() {
        match part {
            std::path::Component::ParentDir => drop(normal.pop()),
            std::path::Component::CurDir => {}
            part => normal.push(part),
        }
    }
    normal
}

/// Reads the options among the words of a command.
fn read_options(words: &[String], directory: &Path) -> CompilerOptions {
    let mut options = CompilerOptions::default();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value_of = |flag: &str| match word.strip_prefix(flag)? {
            "" => words.next().cloned(),
            value => Some(value.to_owned()),
        };
        if let Some(folder) = ["-isystem", "-iquote", "-I"].iter().find_map(|flag| value_of(flag)) {
            options.folders.push(normalize(&directory.join(folder)));
        } else if let Some(definition) = value_of("-D") {
            options.definitions.push(definition);
        }
    }
    options
}

/// Splits a command into words, as a shell does.
fn split_command(command: &str) -> Vec<String> {
    let (mut words, mut word, mut quote, mut has_word) = (Vec::new(), String::new(), None, false);
    let mut characters = command.chars();
    while let Some(c) = characters.next() {
        match (c, quote) {
            ('\\', None | Some('"')) => word.extend(characters.next()),
            (c, Some(open)) if c == open => quote = None,
            ('"' | '\'', None) => {
                quote = Some(c);
                has_word = true;
            }
            (c, None) if c.is_whitespace() => {
                if has_word || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                has_word = false;
            }
            (c, _) => word.push(c),
        }
    }
    if has_word || !word.is_empty() {
        words.push(word);
    }
    words
}

/// The headers that were read, by their paths. Many sources include the same ones.
#[derive(Debug, Default)]
pub(super) struct HeaderCache(Mutex<BTreeMap<PathBuf, Option<Arc<Header>>>>);

/// A header.
#[derive(Debug)]
struct Header {
    includes: Vec<Include>,
    macros: Vec<HeaderMacro>,
}

impl HeaderCache {
    /// Returns a header. `None` if there is none at a path, or it is too large.
    fn read(&self, path: &Path) -> Option<Arc<Header>> {
        let mut known = self.0.lock().ok()?;
        if let Some(header) = known.get(path) {
            return header.clone();
        }
        let bytes = if is_header(path) { std::fs::read(path).ok() } else { None };
        let header = bytes.map(|bytes| {
            let text = String::from_utf8_lossy(&bytes);
            Arc::new(Header { includes: read_includes(&text), macros: read_macros(&text) })
        });
        known.insert(path.to_owned(), header.clone());
        header
    }
}

/// Returns the definitions of the macros of headers that a source uses, directly or through other
/// macros. A macro that headers define in several ways is left out, since a condition decides.
pub(super) fn find_definitions(
    source: &str,
    file: Option<&OsStr>,
    folders: &[PathBuf],
    cache: &HeaderCache,
) -> Vec<String> {
    let mut known: BTreeMap<&str, Option<&HeaderMacro>> = BTreeMap::new();
    let folder_of = |path: &Path| path.parent().map(Path::to_owned).unwrap_or_default();
    let mut pending = vec![(read_includes(source), file.map(|file| folder_of(Path::new(file))))];
    let (mut seen, mut headers) = (BTreeSet::new(), Vec::new());
    while let Some((includes, folder)) = pending.pop() {
        for include in includes {
            let own = folder.iter().filter(|_| include.is_quoted);
            let mut paths = own.chain(folders).map(|folder| normalize(&folder.join(&include.path)));
            let found = paths.find_map(|path| Some((cache.read(&path)?, path)));
            let Some((header, path)) = found else { continue };
            if seen.len() < MAX_HEADERS && seen.insert(path.clone()) {
                pending.push((header.includes.clone(), Some(folder_of(&path))));
                headers.push(header);
            }
        }
    }
    for found in headers.iter().flat_map(|header| &header.macros) {
        let same = known.entry(&found.name).or_insert(Some(found));
        if same.is_some_and(|same| same.definition != found.definition) {
            *same = None;
        }
    }
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut wanted: Vec<String> = source.split(|c| !is_part(c)).map(str::to_owned).collect();
    let mut definitions = Vec::new();
    while let Some(name) = wanted.pop() {
        if let Some(Some(found)) = known.remove(name.as_str()) {
            wanted.extend_from_slice(&found.uses);
            definitions.push(found.definition.clone());
        }
    }
    definitions.sort();
    definitions
}

/// Returns whether a path names a file that can be a header.
fn is_header(path: &Path) -> bool {
    path.metadata().is_ok_and(|data| data.is_file() && data.len() <= MAX_HEADER_BYTES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_a_shell_does() {
        let command = "c++ -DA='\"x y\"' -D \"B=1\" -Iinc -isystem /sys -o a\\ b.o '' k.cpp";
        let words = split_command(command);
        let expected = ["c++", "-DA=\"x y\"", "-D", "B=1", "-Iinc", "-isystem", "/sys", "-o", "a b.o", "", "k.cpp"];
        assert_eq!(words, expected);
        let options = read_options(&words, Path::new("/build"));
        assert_eq!(options.definitions, ["A=\"x y\"", "B=1"]);
        assert_eq!(options.folders, [Path::new("/build/inc"), Path::new("/sys")]);
    }
}
