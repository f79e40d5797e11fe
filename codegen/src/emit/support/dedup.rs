//! Deduplication of table rows: equal rows become constants, which the compiler evaluates once.
//!
//! A row about a shared field is a constant with the name of that field. For example, most
//! instructions say the same about `Exec_size`, so their rows are `EXEC_SIZE`. The row of a page
//! that says something else stays in place, so that an edit of that page changes no other row.

use crate::lines::write_line;
use crate::rust_view::naming::snake;
use std::collections::{BTreeMap, HashMap};

/// A row, and the name of the constant that it may become.
pub(crate) struct NamedRow {
    /// Name of the constant; `None` for a row that is about nothing shared.
    pub(crate) name: Option<String>,
    /// The row as Rust.
    pub(crate) text: String,
}

/// Returns the name of a constant: `EXEC_SIZE_MASK` for `Exec_size` and `mask`. Empty parts are
/// left out.
pub(crate) fn constant_name<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).map(snake).collect();
    words.join("_").to_uppercase()
}

/// Writes a constant for the most frequent row of each name, and replaces these rows by the name.
///
/// Emits
/// ```ignore
/// const EXEC_SIZE_MASK: GroupRule = GroupRule { name: "mask", ..GroupRule::ANY };
/// ```
pub(crate) fn extract_shared(out: &mut String, row_type: &str, rows: &mut [&mut NamedRow]) {
    let mut uses: BTreeMap<&str, HashMap<&str, usize>> = BTreeMap::new();
    for row in rows.iter() {
        if let Some(name) = &row.name {
            *uses.entry(name).or_default().entry(&row.text).or_default() += 1;
        }
    }
    let mut constants = HashMap::new();
    for (name, texts) in uses {
        // Ties are broken by text, so that the output does not depend on the order of the map.
        let Some((text, count)) = texts.into_iter().max_by_key(|(text, count)| (*count, *text)) else { continue };
        if count > 1 {
            write_line!(out, "const {name}: {row_type} = {text};");
            constants.insert(name.to_owned(), text.to_owned());
        }
    }
    for row in rows {
        if let Some(name) = row.name.as_ref().filter(|name| constants.get(*name) == Some(&row.text)) {
            row.text.clone_from(name);
        }
    }
}

/// Writes a constant for each row that occurs more than once, under the name of its first
/// occurrence, and replaces all occurrences by that name.
///
/// Emits
/// ```ignore
/// const ADD_DST: FieldRule = FieldRule { classes: 0x9, ..FieldRule::ANY };
/// ```
pub(crate) fn extract_repeated<'t>(
    out: &mut String,
    row_type: &str,
    rows: impl Iterator<Item = (String, &'t mut String)>,
) {
    let mut named: Vec<(String, &mut String)> = rows.filter(|(_, text)| text.contains(['{', '('])).collect();
    let mut uses: HashMap<String, usize> = HashMap::new();
    for (_, text) in &named {
        *uses.entry((*text).clone()).or_default() += 1;
    }
    let mut names: HashMap<String, String> = HashMap::new();
    for (name, text) in &mut named {
        if uses[*text] > 1 {
            let known = names.entry((*text).clone()).or_insert_with(|| {
                write_line!(out, "const {name}: {row_type} = {text};");
                std::mem::take(name)
            });
            text.clone_from(known);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_frequent_row_of_a_shared_name_becomes_a_constant() {
        let row = |name: Option<&str>, text: &str| NamedRow { name: name.map(str::to_owned), text: text.to_owned() };
        let size = constant_name(["Exec_size", "", "mask"]);
        let mut rows = [
            row(Some(&size), "A"),
            row(Some(&size), "B"),
            row(None, "B"),
            row(Some(&size), "B"),
            row(Some("Once"), "C"),
        ];
        let mut out = String::new();
        extract_shared(&mut out, "Row", &mut rows.iter_mut().collect::<Vec<_>>());
        assert_eq!(out, "const EXEC_SIZE_MASK: Row = B;\n");
        assert_eq!(rows.map(|row| row.text), ["A", "EXEC_SIZE_MASK", "B", "EXEC_SIZE_MASK", "C"]);
    }

    #[test]
    fn a_repeated_row_becomes_a_constant_named_after_its_first_occurrence() {
        let mut rows = ["R { a: 1 }", "KNOWN", "R { a: 2 }", "R { a: 1 }", "KNOWN"].map(str::to_owned);
        let mut out = String::new();
        let names = (1..).map(|number| format!("ROW_{number}"));
        extract_repeated(&mut out, "R", names.zip(&mut rows));
        assert_eq!(out, "const ROW_1: R = R { a: 1 };\n");
        assert_eq!(rows, ["ROW_1", "KNOWN", "R { a: 2 }", "ROW_1", "KNOWN"]);
    }
}
