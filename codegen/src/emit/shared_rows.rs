//! Rows of tables that come from shared fields: what such a field says to most of its users is written once, as a constant with its
//! name. Rows that a page words otherwise stand where they are, so that it changes no other's.

use super::naming::snake;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// A row, and the name of the shared thing that it is about.
pub(super) struct SharedRow {
    pub(super) name: Option<String>,
    pub(super) text: String,
}

/// The name of a constant: `Exec_size` and `mask` are `EXEC_SIZE_MASK`.
pub(super) fn constant_name<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).map(snake).collect();
    words.join("_").to_uppercase()
}

/// Makes constants of the rows that shared things have most often, and puts their names where these stand.
///
/// ```ignore
/// const EXEC_SIZE_MASK: GroupRule = GroupRule { name: "mask", ..GroupRule::ANY };
/// ```
pub(super) fn write_once(out: &mut String, row_type: &str, rows: &mut [&mut SharedRow]) {
    let mut uses: BTreeMap<&str, HashMap<&str, usize>> = BTreeMap::new();
    for row in rows.iter() {
        if let Some(name) = &row.name {
            *uses.entry(name).or_default().entry(&row.text).or_default() += 1;
        }
    }
    let mut constants = HashMap::new();
    for (name, texts) in uses {
        // Of two that are as frequent, either will do, but always the same one.
        let Some((text, count)) = texts.into_iter().max_by_key(|(text, count)| (*count, *text)) else { continue };
        if count > 1 {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "const {name}: {row_type} = {text};");
            constants.insert(name.to_owned(), text.to_owned());
        }
    }
    for row in rows {
        if let Some(name) = row.name.as_ref().filter(|name| constants.get(*name) == Some(&row.text)) {
            row.text.clone_from(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_shared_thing_says_most_often_is_a_constant_and_the_rest_stays() {
        let row = |name: Option<&str>, text: &str| SharedRow { name: name.map(str::to_owned), text: text.to_owned() };
        let size = constant_name(["Exec_size", "", "mask"]);
        let mut rows = [
            row(Some(&size), "A"),
            row(Some(&size), "B"),
            row(None, "B"),
            row(Some(&size), "B"),
            row(Some("Once"), "C"),
        ];
        let mut out = String::new();
        write_once(&mut out, "Row", &mut rows.iter_mut().collect::<Vec<_>>());
        assert_eq!(out, "const EXEC_SIZE_MASK: Row = B;\n");
        assert_eq!(rows.map(|row| row.text), ["A", "EXEC_SIZE_MASK", "B", "EXEC_SIZE_MASK", "C"]);
    }
}
