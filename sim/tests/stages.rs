//! The stages of the simulator: each imports only those before it.

use openvisa_test_support::folder::{find_files, has_extension};
use std::fs;
use std::path::{Path, PathBuf};

/// The stages, lower ones first, each a module of the crate. `docs/architecture.md` describes them
/// in this order.
const STAGES: [&str; 19] = [
    "sync",
    "trap",
    "numerics",
    "memory",
    "checks",
    "bytecode",
    "lower",
    "analyze",
    "binding",
    "state",
    "optimize",
    "interp",
    "semantics",
    "reference",
    "compile",
    "evaluate",
    "schedule",
    "debug",
    "host",
];

/// Modules that are no stages: the crate root, and what only tests use.
const OTHERS: [&str; 3] = ["lib", "differential", "test_support"];

/// Returns the position of a stage in the order.
fn rank(stage: &str) -> Option<usize> {
    STAGES.iter().position(|known| *known == stage)
}

/// Returns the code of a file without line comments, and without items for tests, which may import
/// every stage.
fn code_of(source: &str) -> String {
    let mut code = String::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if line == "#[cfg(test)]" {
            // An item at the outermost level ends with a line that is not indented.
            let ends = |line: &str| line.starts_with('}') || !line.starts_with([' ', '#', '/']) && line.ends_with(';');
            lines.by_ref().find(|line| ends(line));
            continue;
        }
        code.push_str(line.split("//").next().unwrap_or_default());
        code.push('\n');
    }
    code
}

/// Returns the modules at the crate root that code names: `a` and `b` for `use crate::{a::X, b}`
/// and for a path such as `crate::a::f()`.
fn imports(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '$') {
            continue;
        }
        let rest = &code[at + "crate::".len()..];
        match rest.strip_prefix('{') {
            Some(group) => found.extend(first_names(group)),
            None => found.extend(first_name(rest)),
        }
    }
    found
}

/// Returns the identifier at the beginning of a text.
fn first_name(text: &str) -> Option<String> {
    let name: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    (!name.is_empty()).then_some(name)
}

/// Returns the first identifier of each path in a group of imports, up to the brace that closes it.
fn first_names(group: &str) -> Vec<String> {
    let (mut names, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            '}' | ',' if depth == 0 => {
                names.extend(first_name(group[start..at].trim()));
                start = at + 1;
                if c == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    names
}

/// Returns what is wrong with the imports of a file of a stage.
fn problems(stage: &str, source: &str) -> Vec<String> {
    let code = code_of(source);
    let own = rank(stage);
    let wrong = |import: String| match (rank(&import), own) {
        (Some(other), Some(own)) if other <= own => None,
        (Some(_), Some(_)) => Some(format!("`{stage}` imports `{import}`, which is a higher stage")),
        (Some(_), None) => Some(format!("`{stage}` is no stage: add it to the order")),
        (None, _) => Some(format!("`crate::{import}` names no stage: import from the module that defines it")),
    };
    let mut problems: Vec<_> = imports(&code).into_iter().filter_map(wrong).collect();
    if code.contains("super::super") {
        problems.push("`super::super` may leave the stage: write `crate::`".to_owned());
    }
    problems
}

/// Returns all Rust files of a folder and of those within it.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    find_files(folder, has_extension("rs")).expect("the folder can be read")
}

fn crate_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn a_stage_imports_no_higher_stage() {
    let (folder, mut found, mut seen) = (crate_folder().join("src"), Vec::new(), [false; STAGES.len()]);
    for path in rust_files(&folder) {
        let place = path.strip_prefix(&folder).expect("it is in the folder");
        let first = place.components().next().expect("it has a name").as_os_str().to_string_lossy();
        let stage = first.trim_end_matches(".rs");
        if OTHERS.contains(&stage) || place.ends_with("tests.rs") {
            continue;
        }
        if let Some(rank) = rank(stage) {
            seen[rank] = true;
        }
        let source = fs::read_to_string(&path).expect("it is text");
        found.extend(problems(stage, &source).into_iter().map(|problem| format!("{}: {problem}", place.display())));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(seen, [true; STAGES.len()], "each stage has a file");
}

#[test]
fn an_import_of_a_higher_stage_is_found() {
    let upward = ["`memory` imports `interp`, which is a higher stage"];
    assert_eq!(problems("memory", "use crate::interp::context::Core;"), upward);
    assert_eq!(problems("memory", "use crate::{\n    trap::Fault,\n    interp::{context, lane_ops},\n};"), upward);
    assert_eq!(problems("memory", "fn f() { crate::interp::run() }"), upward);
    assert_eq!(problems("memory", "#[cfg(test)]\nuse crate::host::A;\nuse crate::interp::B;"), upward);
    let allowed =
        "// crate::interp\nuse crate::{memory::A, trap};\n#[cfg(test)]\nmod tests {\n    use crate::host::B;\n}";
    assert!(problems("memory", allowed).is_empty());
    assert_eq!(problems("interp", "use crate::Memory;").len(), 1);
    assert_eq!(problems("nowhere", "use crate::trap::Fault;").len(), 1);
    assert_eq!(problems("memory", "use super::super::interp;").len(), 1);
}

#[test]
fn the_documents_describe_the_stages_in_order() {
    let path = crate_folder().join("../docs/architecture.md");
    let text = fs::read_to_string(path).expect("the document is there");
    let (_, section) = text.split_once("\n## Simulator\n").expect("it has a section about the simulator");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    assert_eq!(rows.map(|(stage, _)| stage).collect::<Vec<_>>(), STAGES);
}
