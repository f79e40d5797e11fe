//! Rows of tables that stand several times. What a shared field says to most of its users is written once, as a constant with its
//! name; rows that a page words otherwise stand where they are, so that it changes no other's. Of other rows that are equal, the first
//! gives its name to the constant.

use crate::emit::support::naming::snake;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// A row, and the name of the shared thing that it is about.
pub(crate) struct SharedRow {
    pub(crate) name: Option<String>,
    pub(crate) text: String,
}

/// The name of a constant: `Exec_size` and `mask` are `EXEC_SIZE_MASK`.
pub(crate) fn constant_name<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).map(snake).collect();
    words.join("_").to_uppercase()
}

/// Makes constants of the rows that shared things have most often, and puts their names where these stand.
///
/// ```ignore
/// const EXEC_SIZE_MASK: GroupRule = GroupRule { name: "mask", ..GroupRule::ANY };
/// ```
pub(crate) fn write_once(out: &mut String, row_type: &str, rows: &mut [&mut SharedRow]) {
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

/// Makes constants of the rows that stand several times, each with the name of the first, and puts these names in their places: the
/// compiler takes as long for a row that it has seen before.
///
/// ```ignore
/// const ADD_DST: FieldRule = FieldRule { classes: 0x9, ..FieldRule::ANY };
/// ```
pub(crate) fn write_repeated<'t>(
    out: &mut String,
    row_type: &str,
    rows: impl Iterator<Item = (String, &'t mut String)>,
) {
    let mut places: Vec<(String, &mut String)> = rows.filter(|(_, text)| text.contains(['{', '('])).collect();
    let mut uses: HashMap<String, usize> = HashMap::new();
    for (_, text) in &places {
        *uses.entry((*text).clone()).or_default() += 1;
    }
    let mut names: HashMap<String, String> = HashMap::new();
    for (name, text) in &mut places {
        if uses[*text] > 1 {
            let known = names.entry((*text).clone()).or_insert_with(|| {
                // Writing to a string cannot fail.
                let _ = writeln!(out, "const {name}: {row_type} = {text};");
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

    #[test]
    fn what_stands_several_times_has_the_name_of_the_first() {
        let mut rows = ["R { a: 1 }", "KNOWN", "R { a: 2 }", "R { a: 1 }", "KNOWN"].map(str::to_owned);
        let mut out = String::new();
        let names = (1..).map(|number| format!("ROW_{number}"));
        write_repeated(&mut out, "R", names.zip(&mut rows));
        assert_eq!(out, "const ROW_1: R = R { a: 1 };\n");
        assert_eq!(rows, ["ROW_1", "KNOWN", "R { a: 2 }", "ROW_1", "KNOWN"]);
    }
}
