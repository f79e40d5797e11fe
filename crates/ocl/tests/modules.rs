//! The modules of the driver: no circle of imports, and a row for each in the table of `lib.rs`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Returns the text of each module, with the texts of its submodules.
fn modules() -> BTreeMap<String, String> {
    let mut modules = BTreeMap::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for entry in std::fs::read_dir(&folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        let files: Vec<_> = match path.is_dir() {
            true => {
                std::fs::read_dir(&path).expect("it is there").map(|file| file.expect("it is there").path()).collect()
            }
            false => vec![path],
        };
        for file in files {
            let text = std::fs::read_to_string(file).expect("it is text");
            *modules.entry(name.clone()).or_insert_with(String::new) += &text;
        }
    }
    modules.remove("lib");
    modules
}

/// Returns the modules that a text names behind `crate::`, alone or in braces, outside of comments.
fn imports(text: &str) -> BTreeSet<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let mut found = BTreeSet::new();
    for rest in code.split("crate::").skip(1) {
        let list = rest.strip_prefix('{').and_then(|list| list.split('}').next());
        let names = list.map_or(vec![rest], |list| list.split(',').collect());
        found.extend(names.iter().filter_map(|name| name.trim().split(|c| !is_word(c)).next()).map(str::to_owned));
    }
    found
}

#[test]
fn no_module_imports_one_that_imports_it() {
    let modules = modules();
    let graph: BTreeMap<_, _> = modules.iter().map(|(name, text)| (name.as_str(), imports(text))).collect();
    let mut left: BTreeSet<_> = graph.keys().copied().collect();
    while !left.is_empty() {
        let is_free = |name: &&str| graph[*name].iter().all(|other| other == name || !left.contains(other.as_str()));
        let free: Vec<_> = left.iter().copied().filter(is_free).collect();
        assert!(!free.is_empty(), "these modules import each other: {left:?}");
        free.iter().for_each(|name| _ = left.remove(name));
    }
}

#[test]
fn the_table_in_the_documentation_has_each_module() {
    let library = include_str!("../src/lib.rs");
    let rows = library.lines().filter_map(|line| line.strip_prefix("//! | ")?.split(" | ").next());
    let named: BTreeSet<_> = rows.flat_map(|row| row.split('`').skip(1).step_by(2).map(str::to_owned)).collect();
    assert_eq!(named, modules().into_keys().collect());
}
