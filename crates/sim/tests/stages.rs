//! The stages of the simulator: each imports only those before it, and calls only methods that they
//! define.

use openvisa_test_support::folder::{find_files, has_extension};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The stages, lower ones first, each a module of the crate. `docs/architecture.md` describes them
/// in this order.
const STAGES: [&str; 20] = [
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
    "run",
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

/// The lowest stage that defines each type, each function, and each method of a type outside of a
/// trait.
#[derive(Default)]
struct Definitions {
    types: HashMap<String, usize>,
    functions: HashMap<String, usize>,
    methods: HashMap<(String, String), usize>,
}

impl Definitions {
    fn add(&mut self, stage: usize, code: &str) {
        let keep_lowest = |known: &mut usize| *known = (*known).min(stage);
        for line in code.lines() {
            let words: Vec<_> = line.split_whitespace().collect();
            for pair in words.windows(2) {
                let Some(name) = first_name(pair[1]) else { continue };
                let names = match pair[0] {
                    "struct" | "enum" => &mut self.types,
                    "fn" => &mut self.functions,
                    _ => continue,
                };
                names.entry(name).and_modify(keep_lowest).or_insert(stage);
            }
        }
        for (owner, body) in inherent_impls(code) {
            let lines = body.lines().filter_map(|line| line.strip_prefix("    ").filter(|line| !line.starts_with(' ')));
            for name in lines.filter_map(|line| first_name(line.split_once("fn ")?.1)) {
                self.methods.entry((owner.clone(), name)).and_modify(keep_lowest).or_insert(stage);
            }
        }
    }

    /// Returns the calls of methods that only a higher stage defines, although the type is in this
    /// stage or in a lower one. The receiver of a call is known if it is `self`. Otherwise any
    /// function of the name in a stage that is not higher counts.
    fn upward_calls(&self, stage: usize, code: &str) -> Vec<String> {
        let implemented: Vec<_> = inherent_impls(code).collect();
        let calls = |code: &str, receiver: &str, name: &str| {
            code.match_indices(&format!("{receiver}.{name}")).any(|(at, call)| {
                let rest = &code[at + call.len()..];
                rest.starts_with('(') || rest.starts_with("::<")
            })
        };
        let is_upward = |((owner, name), defined): (&(String, String), &usize)| {
            let is_own_call = || implemented.iter().any(|(of, body)| of == owner && calls(body, "self", name));
            let is_known = self.types.get(owner).is_some_and(|known| *known <= stage);
            let is_nowhere_else = self.functions.get(name).is_none_or(|lowest| *lowest > stage);
            (is_known && *defined > stage && (is_own_call() || is_nowhere_else && calls(code, "", name)))
                .then(|| format!("`{}` calls `{owner}::{name}` of `{}`", STAGES[stage], STAGES[*defined]))
        };
        let mut found: Vec<_> = self.methods.iter().filter_map(is_upward).collect();
        found.sort();
        found
    }
}

/// Returns the blocks of code that implement methods of a type outside of a trait, each with the
/// name of the type.
fn inherent_impls(code: &str) -> impl Iterator<Item = (String, &str)> {
    code.split("\nimpl").skip(1).filter_map(|block| {
        let (head, body) = block.split_once("{\n")?;
        let head = match head.strip_prefix('<') {
            // The parameters of an implementation have no brackets of their own.
            Some(generic) => generic.split_once('>')?.1,
            None => head,
        };
        let body = body.split("\n}").next()?;
        let owner = first_name(head.trim()).filter(|_| !head.contains(" for "))?;
        Some((owner, body))
    })
}

/// Returns all Rust files of a folder and of those within it.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    find_files(folder, has_extension("rs")).expect("the folder can be read")
}

fn crate_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the stage, the path and the source of each file of a stage.
fn stage_files() -> Vec<(String, PathBuf, String)> {
    let folder = crate_folder().join("src");
    let file = |path: PathBuf| {
        let place = path.strip_prefix(&folder).expect("it is in the folder").to_owned();
        let first = place.components().next().expect("it has a name").as_os_str().to_string_lossy().into_owned();
        let stage = first.trim_end_matches(".rs").to_owned();
        let is_stage = !OTHERS.contains(&stage.as_str()) && !place.ends_with("tests.rs");
        is_stage.then(|| (stage, place, fs::read_to_string(&path).expect("it is text")))
    };
    rust_files(&folder).into_iter().filter_map(file).collect()
}

#[test]
fn a_stage_imports_no_higher_stage() {
    let (mut found, mut seen) = (Vec::new(), [false; STAGES.len()]);
    for (stage, place, source) in stage_files() {
        if let Some(rank) = rank(&stage) {
            seen[rank] = true;
        }
        found.extend(problems(&stage, &source).into_iter().map(|problem| format!("{}: {problem}", place.display())));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(seen, [true; STAGES.len()], "each stage has a file");
}

#[test]
fn a_stage_calls_no_method_of_a_higher_stage() {
    let mut definitions = Definitions::default();
    let files = stage_files().into_iter();
    let files: Vec<_> =
        files.filter_map(|(stage, place, source)| Some((rank(&stage)?, place, code_of(&source)))).collect();
    files.iter().for_each(|(stage, _, code)| definitions.add(*stage, code));
    let problems = files.iter().flat_map(|(stage, place, code)| {
        definitions.upward_calls(*stage, code).into_iter().map(move |problem| format!("{}: {problem}", place.display()))
    });
    let problems: Vec<_> = problems.collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn a_call_of_a_method_of_a_higher_stage_is_found() {
    let [interp, semantics] = ["interp", "semantics"].map(|stage| rank(stage).expect("it is a stage"));
    let run = "struct Core;\n\nimpl<'a> Core<'a> {\n    fn run(&self) {\n        self.step();\n    }\n}\n";
    let step = "use x;\n\nimpl Core<'_> {\n    pub(crate) fn step(&self) {}\n}\n";
    let mut definitions = Definitions::default();
    definitions.add(interp, run);
    definitions.add(semantics, step);
    assert_eq!(definitions.upward_calls(interp, run), ["`interp` calls `Core::step` of `semantics`"]);
    assert_eq!(definitions.upward_calls(interp, "fn f(core: Core) { core.step() }").len(), 1);
    assert!(definitions.upward_calls(semantics, step).is_empty());
    // Another type may have a method of the name.
    definitions.add(interp, "\nimpl Other {\n    fn step(&self) {}\n}\n");
    assert_eq!(definitions.upward_calls(interp, "fn f(core: Core) { core.step() }"), [""; 0]);
    assert_eq!(definitions.upward_calls(interp, run).len(), 1);
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
    let path = crate_folder().join("../../docs/architecture.md");
    let text = fs::read_to_string(path).expect("the document is there");
    let (_, section) = text.split_once("\n## Simulator\n").expect("it has a section about the simulator");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    assert_eq!(rows.map(|(stage, _)| stage).collect::<Vec<_>>(), STAGES);
}
