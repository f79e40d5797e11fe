//! Trace between lines of the specification and generated items, in both directions.
//!
//! Generated files name the origin of each item in documentation (`` `specs/fields.md:9` ``) or in
//! tables (`spec: "…:5"`, or `file: "…"` followed by `line: 23`). This module parses these names,
//! so that the result describes the files as they are, even if they are stale or edited by hand.
//! For example, `specs/instructions/ADD.md:29` leads to `Add::src0` in `instructions.rs`.

use crate::spec::source::ReadError;
use std::collections::HashMap;
use std::path::Path;

/// A line of the specification, for example line 31 of `specs/instructions/ADD.md`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Origin {
    /// The path of the file, relative to the top of the project.
    pub(crate) file: String,
    /// The line, from 1.
    pub(crate) line: u32,
}

/// A generated item with its origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// The path of the generated file, as it was given.
    pub(crate) file: String,
    /// The line in the generated file, from 1.
    pub(crate) line: u32,
    /// The name of the item, or the beginning of its table row: `Add.src1`, `FieldInfo "Src1"`.
    pub(crate) name: String,
    /// The origin of the item.
    pub(crate) origin: Origin,
}

/// The items of generated files.
#[derive(Debug, Default)]
pub(crate) struct Trace {
    /// The items, ordered by file and line.
    pub(crate) items: Vec<Item>,
    /// Table rows about fields that name no line. The table of fields gives it.
    fields: Vec<Item>,
    files: HashMap<String, Vec<String>>,
}

impl Trace {
    /// Reads the generated Rust files, C headers and Python modules in some folders.
    ///
    /// # Errors
    /// If a folder or file cannot be read. A missing folder has no files.
    pub(crate) fn read(folders: &[&Path]) -> Result<Self, ReadError> {
        let mut trace = Self::default();
        let mut pending: Vec<_> = folders.iter().map(|f| f.to_path_buf()).collect();
        let mut paths = Vec::new();
        while let Some(folder) = pending.pop().filter(|f| f.exists()) {
            for entry in std::fs::read_dir(&folder).map_err(|e| ReadError::new(&folder, e))? {
                let path = entry.map_err(|e| ReadError::new(&folder, e))?.path();
                if path.is_dir() {
                    pending.push(path);
                } else if path.extension().is_some_and(|e| ["rs", "h", "py"].iter().any(|known| e == *known)) {
                    paths.push(path);
                }
            }
        }
        paths.sort();
        for path in paths {
            let text = std::fs::read_to_string(&path).map_err(|e| ReadError::new(&path, e))?;
            trace.add(&path.to_string_lossy().replace('\\', "/"), &text);
        }
        trace.resolve_fields();
        Ok(trace)
    }

    /// Adds a generated file.
    pub(crate) fn add(&mut self, file: &str, text: &str) {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let (fields, items) =
            scan_items(file, &lines).into_iter().partition(|i: &Item| i.origin.line == UNRESOLVED_LINE);
        self.items.extend::<Vec<_>>(items);
        self.fields.extend::<Vec<_>>(fields);
        self.files.insert(file.to_owned(), lines);
    }

    /// Resolves the origins of table rows about fields that name no line.
    fn resolve_fields(&mut self) {
        let lines: HashMap<(String, String), u32> = self
            .items
            .iter()
            .filter_map(|i| {
                let name = i.name.strip_prefix("FieldInfo { name: \"")?.split('"').next()?;
                Some(((i.origin.file.clone(), name.to_owned()), i.origin.line))
            })
            .collect();
        for mut item in std::mem::take(&mut self.fields) {
            let name = item.name.rsplit("// ").next().unwrap_or_default().to_owned();
            if let Some(line) = lines.get(&(item.origin.file.clone(), name)) {
                item.origin.line = *line;
                self.items.push(item);
            }
        }
        self.items.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    }

    /// Returns the items from a line of the specification. `file` may omit leading folders.
    pub(crate) fn of_origin(&self, file: &str, line: u32) -> Vec<&Item> {
        self.items.iter().filter(|i| i.origin.line == line && ends_with_path(&i.origin.file, file)).collect()
    }

    /// Returns the nearest line above that has items.
    pub(crate) fn line_above(&self, file: &str, line: u32) -> Option<u32> {
        let lines = self.items.iter().filter(|i| ends_with_path(&i.origin.file, file)).map(|i| i.origin.line);
        lines.filter(|l| *l < line).max()
    }

    /// Returns the number of lines of a generated file; `None` if `file` is none of them.
    pub(crate) fn lines_of(&self, file: &str) -> Option<usize> {
        self.files.iter().find(|(path, _)| ends_with_path(path, file)).map(|(_, lines)| lines.len())
    }

    /// Returns the item of a generated line: an item on the line or around it, or else one that the
    /// line names.
    pub(crate) fn of_line(&self, file: &str, line: u32) -> Option<&Item> {
        let (path, lines) = self.files.iter().find(|(path, _)| ends_with_path(path, file))?;
        let at = (line as usize).checked_sub(1).filter(|i| *i < lines.len())?;
        let mut here: HashMap<u32, &Item> = HashMap::new();
        for item in self.items.iter().filter(|i| i.file == *path) {
            here.entry(item.line).or_insert(item);
        }
        // Documentation and attributes belong to the item after them.
        let start = (at..lines.len()).find(|i| !is_prelude(&lines[*i]))?;
        if let Some(item) = here.get(&(start as u32 + 1)) {
            return Some(item);
        }
        let mut depth = indentation(&lines[start]);
        for i in (0..start).rev().filter(|i| !lines[*i].trim().is_empty() && !is_prelude(&lines[*i])) {
            let closes = lines[i].trim_start().starts_with(['}', ')', ']']);
            if indentation(&lines[i]) < depth && !closes {
                depth = indentation(&lines[i]);
                if let Some(item) = here.get(&(i as u32 + 1)) {
                    return Some(item);
                }
            }
        }
        // Code about an item that is defined elsewhere. The line, or its enclosing block, names the
        // item.
        let block = (0..=start)
            .rev()
            .find(|i| indentation(&lines[*i]) == 0 && !lines[*i].trim().is_empty() && !is_prelude(&lines[*i]));
        [Some(start), block].into_iter().flatten().find_map(|i| self.named_in(&lines[i]))
    }

    /// Returns the first item whose name is a word of the line.
    fn named_in(&self, line: &str) -> Option<&Item> {
        let words = line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|w| w.len() > 1);
        words.filter(|w| w.starts_with(char::is_uppercase)).find_map(|word| {
            let mut known = self.items.iter().filter(|i| i.name == word);
            // The type itself precedes variants of that name in other types.
            known.next()
        })
    }
}

/// The line of an origin that is not resolved yet.
const UNRESOLVED_LINE: u32 = 0;

/// Returns whether one path equals the other, or ends with it after a slash.
fn ends_with_path(path: &str, tail: &str) -> bool {
    let tail = tail.trim_start_matches("./");
    path == tail
        || path.strip_suffix(tail).is_some_and(|head| head.ends_with('/'))
        || tail.strip_suffix(path).is_some_and(|h| h.ends_with('/'))
}

fn indentation(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Returns whether a line is documentation, an attribute or a comment before an item.
fn is_prelude(line: &str) -> bool {
    let line = line.trim_start();
    line.is_empty() || ["///", "//!", "#[", "#![", "/*", "* ", "*/", "// "].iter().any(|start| line.starts_with(start))
}

/// Finds the items of one file.
fn scan_items(file: &str, lines: &[String]) -> Vec<Item> {
    let mut items = Vec::new();
    // The origin in the documentation above, until its item follows.
    let mut above: Option<Origin> = None;
    // The document that `line: 23` in a table refers to.
    let mut document: Option<String> = None;
    for (index, line) in lines.iter().enumerate() {
        let text = line.trim();
        if is_prelude(line) {
            if let Some(origin) = origin_in(text) {
                above = Some(origin);
            }
            continue;
        }
        let own = origin_in(text);
        if let (true, Some(origin)) = (text.starts_with(STATEMENT), &own) {
            // The call names the line of the statement after it.
            let name = statement_name(lines, index);
            items.push(Item { file: file.to_owned(), line: index as u32 + 2, name, origin: origin.clone() });
            continue;
        }
        if let Some(origin) = &own {
            document = Some(origin.file.clone());
        } else if let Some(named) = text.strip_prefix("file: \"").and_then(|t| t.split('"').next()) {
            document = Some(named.to_owned());
            // The row that opens here concerns the whole document.
            let (line, origin) = (index as u32, Origin { file: named.to_owned(), line: 1 });
            items.push(Item {
                file: file.to_owned(),
                line,
                name: shorten(lines[index.saturating_sub(1)].trim()),
                origin,
            });
        }
        let mut add = |name: String, origin: Origin| {
            items.push(Item { file: file.to_owned(), line: index as u32 + 1, name, origin });
        };
        if let Some(origin) = above.take().or(own) {
            add(name_of(lines, index), origin);
        } else if let Some(document) = &document {
            // A row that names its field in a comment, or the name of a row that several fields
            // share.
            if text.starts_with(char::is_uppercase) && text.contains(", // ") {
                add(text.to_owned(), Origin { file: document.clone(), line: UNRESOLVED_LINE });
            }
            for (what, number, other) in table_lines(text) {
                add(what, Origin { file: other.map_or_else(|| document.clone(), str::to_owned), line: number });
            }
        }
    }
    items
}

/// The beginning of a line that tells a machine which statement of the pseudo-code follows.
const STATEMENT: &str = "machine.statement(";

/// Returns the name of the statement after a line: its function, and its beginning.
fn statement_name(lines: &[String], index: usize) -> String {
    let next = lines.get(index + 1).map_or("", |line| line.trim());
    let function = lines[..index].iter().rev().find(|line| indentation(line) == 0 && line.starts_with("pub fn "));
    let function = function.and_then(|line| word_of(line)).unwrap_or_default();
    shorten(&format!("{function}: {next}"))
}

/// Parses `specs/FILE.md:LINE` in a line.
fn origin_in(line: &str) -> Option<Origin> {
    let end = line.rfind(".md:")?;
    let start = line[..end].rfind(['`', '"', ' ', '[', '(']).map_or(0, |i| i + 1);
    let digits: String = line[end + 4..].chars().take_while(char::is_ascii_digit).collect();
    Some(Origin { file: line[start..end + 3].to_owned(), line: digits.parse().ok().filter(|n| *n > 0)? })
}

/// Returns the parts of a table row that name a line of this or another document: `line: 23`,
/// `types_line: 35`, `saturation: (…, 36)`.
fn table_lines(row: &str) -> Vec<(String, u32, Option<&str>)> {
    let mut found = Vec::new();
    let mut rest = row;
    // A group of a shared field ends with the file of that field.
    let other = |rest: &'_ str| {
        let group = rest.split("GroupRule {").next()?;
        let start = row.len() - rest.len() + group.find("file: \"")? + "file: \"".len();
        row[start..].split('"').next()
    };
    while let Some(at) = rest.find("line: ") {
        let number: String = rest[at + 6..].chars().take_while(char::is_ascii_digit).collect();
        // The entry begins after the brace that opens it, if the brace is in this row.
        let entry = rest[..at].rfind('{').map_or(rest[..at].trim(), |open| {
            let name = rest[..open].trim_end();
            &rest[name.rfind([' ', '[']).map_or(0, |i| i + 1)..at]
        });
        if let Some(number) = number.parse().ok().filter(|n| *n > 0) {
            found.push((shorten(entry.trim_end_matches([' ', ',', '_'])), number, other(&rest[at..])));
        }
        rest = &rest[at + 6..];
    }
    for key in ["saturation: (", "modifiers: ("] {
        let value = row.strip_prefix(key).and_then(|r| r.strip_suffix("),")).and_then(|r| r.rsplit_once(", "));
        if let Some(number) = value.and_then(|(_, n)| n.parse().ok()).filter(|n| *n > 0) {
            found.push((shorten(row.trim_end_matches(',')), number, None));
        }
    }
    found
}

/// Returns the name of an item with its enclosing type or, for an item without a name, the
/// beginning of its line.
fn name_of(lines: &[String], index: usize) -> String {
    let own = word_of(&lines[index]);
    let depth = indentation(&lines[index]);
    let Some(own) = own else { return shorten(lines[index].trim()) };
    let outer = (0..index).rev().find(|i| {
        let line = &lines[*i];
        !is_prelude(line) && indentation(line) < depth && !line.trim_start().starts_with('}')
    });
    match outer.and_then(|i| word_of(&lines[i])) {
        Some(outer) if outer != own => format!("{outer}::{own}"),
        _ => own,
    }
}

/// Returns the name that a line defines.
fn word_of(line: &str) -> Option<String> {
    let mut words = line.trim().split(|c: char| !c.is_alphanumeric() && c != '_' && c != '#').filter(|w| !w.is_empty());
    let mut word = words.next()?;
    while matches!(
        word,
        "pub" | "crate" | "const" | "fn" | "struct" | "enum" | "static" | "type" | "impl" | "class" | "#define"
    ) {
        word = words.next()?;
    }
    let own = line.trim_start().starts_with("openvisa_isa_core::");
    (!own && !matches!(word, "for" | "match" | "let" | "InstInfo" | "MemberInfo" | "X")).then(|| word.to_owned())
}

/// Cuts a text to 80 characters.
fn shorten(text: &str) -> String {
    const MAX_CHARACTERS: usize = 80;
    match text.char_indices().nth(MAX_CHARACTERS) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
/// A sum.
///
/// `specs/instructions/ADD.md:1`
#[derive(Clone)]
pub(crate) struct Add {
    /// First. `specs/instructions/ADD.md:29`
    pub(crate) src0: u8,
}

static TABLE: [R; 1] = [
    R {
        file: \"specs/instructions/ADD.md\",
        fields: &[
            FieldRule::ANY, // Src0
            ADD_SRC0, // Src0
        ],
        types_line: 35,
        maps: &[TypeMap { dst: 1, line: 41 }, TypeMap { dst: 2, line: 44 }],
        saturation: (Saturation::Yes, 36),
    },
];

impl Wire for Add {
    fn read() {}
}
";

    #[test]
    fn items_are_found_both_ways() {
        let mut trace = Trace::default();
        trace.add("generated/src/x.rs", FILE);
        trace.add(
            "generated/src/a.rs",
            "I { spec: \"specs/instructions/ADD.md:5\", fields: &[\n    FieldInfo { name: \"Src0\", line: 29 },\n",
        );
        trace.resolve_fields();
        let found =
            |line| trace.of_origin("ADD.md", line).iter().map(|i| (i.line, i.name.as_str())).collect::<Vec<_>>();
        assert_eq!(found(1), [(5, "Add"), (11, "R {")]);
        assert_eq!(
            found(29),
            [
                (2, "FieldInfo { name: \"Src0\""),
                (7, "Add::src0"),
                (14, "FieldRule::ANY, // Src0"),
                (15, "ADD_SRC0, // Src0")
            ]
        );
        assert_eq!(found(35), [(17, "types")]);
        assert_eq!(found(36), [(19, "saturation: (Saturation::Yes, 36)")]);
        assert_eq!(found(44), [(18, "TypeMap { dst: 2")]);
        assert_eq!((found(30), trace.line_above("ADD.md", 30)), (vec![], Some(29)));
        let back = |line| trace.of_line("x.rs", line).map(|i| i.origin.line);
        let lines = [1, 3, 4, 5, 6, 7, 13, 14, 15, 17, 18, 24, 99].map(back);
        let expected = [
            Some(1),
            Some(1),
            Some(1),
            Some(1),
            Some(29),
            Some(29),
            Some(1),
            Some(29),
            Some(29),
            Some(35),
            Some(41),
            Some(1),
            None,
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn a_statement_of_the_pseudo_code_leads_to_its_translation() {
        let text = "\
pub fn add<M: Primitives>(machine: &M, inst: &Add) {
    machine.statement(16); // specs/instructions/ADD.md:16
    machine.store(inst.dst, 1)?;
}
";
        let mut trace = Trace::default();
        trace.add("lane.rs", text);
        let items: Vec<_> = trace.of_origin("ADD.md", 16).iter().map(|i| i.name.as_str()).collect();
        assert_eq!(items, ["add: machine.store(inst.dst, 1)?;"]);
        let line = trace.of_origin("ADD.md", 16)[0].line;
        assert_eq!(trace.of_line("lane.rs", line).map(|item| item.origin.line), Some(16));
    }
}
