//! Tests of documents from templates: checked-in documents are current and usable in their
//! languages, and user templates get the documented variables.
//!
//! For example, the C header must compile as C99 and as C++11.

use crate::material::{Run, empty_folder, root, run};
use openvisa_codegen::documents;
use openvisa_codegen::load;
use openvisa_test_support::archive::case_roots;
use openvisa_test_support::folder::{find_files, has_extension};
use std::collections::HashSet;
use std::path::PathBuf;
use std::process::Command;

fn bindings() -> PathBuf {
    root().join("packages/bindings")
}

/// Runs a program and checks that it succeeds.
fn assert_runs(program: &str, command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{program} cannot be run: {error}"));
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{program}: {text}");
}

#[test]
fn checked_in_documents_are_what_the_specification_gives() {
    let (spec, _) = load(&root().join("specs")).expect("the specification can be read");
    for file in documents::generate(&spec.model, "specs").expect("shipped templates fit") {
        let kept = std::fs::read_to_string(bindings().join(&file.path)).unwrap_or_default();
        assert!(kept == file.text, "packages/bindings/{} is stale; run `cargo xtask gen`", file.path);
    }
}

#[test]
#[ignore = "needs the compilers cc and c++"]
fn the_header_compiles_as_c_and_as_cplusplus_and_its_tables_can_be_used() {
    let program = r#"
        #include "visa_isa.h"
        #include "visa_isa.h"
        #include <string.h>
        #define ROW(constant, code, name, text) { constant, name, text },
        static const struct { unsigned code; const char *name, *text; } sizes[] = { VISA_FOR_EACH_EXEC_SIZE(ROW) };
        #define CHECK(constant, code, name, text) if (constant != code) return 2;
        int main(void) {
            VISA_FOR_EACH_OPCODE(CHECK)
            VISA_FOR_EACH_TYPE(CHECK)
            VISA_FOR_EACH_PLATFORM(CHECK)
            unsigned control = 0x04;
            unsigned size = (control & VISA_EXEC_CONTROL_SIZE_MASK) >> VISA_EXEC_CONTROL_SIZE_SHIFT;
            if (size != VISA_EXEC_SIZE_SIMD16) return 3;
            return strcmp(sizes[size].text, "16") == 0 && VISA_OPCODE_ADD == 1 ? 0 : 1;
        }
    "#;
    let dir = empty_folder("header");
    for (compiler, name, standard) in [("cc", "test.c", "-std=c99"), ("c++", "test.cpp", "-std=c++11")] {
        let (source, binary) = (dir.join(name), dir.join(compiler));
        std::fs::write(&source, program).expect("the file can be written");
        let mut command = Command::new(compiler);
        command.args([standard, "-Wall", "-Wextra", "-pedantic", "-Werror", "-I"]).arg(bindings().join("c"));
        assert_runs(compiler, command.arg(&source).arg("-o").arg(&binary));
        assert_runs(name, &mut Command::new(&binary));
    }
}

#[test]
#[ignore = "needs python3"]
fn the_module_can_be_imported_and_its_examples_hold() {
    let program = "
import doctest, sys, visa_isa as v
results = doctest.testmod(v)
assert results.failed == 0 and results.attempted >= 4, results
for name, field in v.BIT_FIELDS.items():
    for group in field.groups:
        for value in group.values or ():
            assert field.split(field.join(**{group.name: value}))[group.name] == value, (name, group, value)
assert v.ExecMask.from_text('M1_NM') in v.ExecMask
assert v.Platform.PVC in v.INSTRUCTIONS['DPAS'].platforms and v.Platform.BDW not in v.INSTRUCTIONS['DPAS'].platforms
for name, instruction in v.INSTRUCTIONS.items():
    for field in instruction.fields:
        assert field.values is None or field.values in v.BIT_FIELDS or issubclass(getattr(v, field.values), v.Coded), field
print(len(v.INSTRUCTIONS), 'instructions')
";
    let mut python = Command::new("python3");
    assert_runs("python3", python.env("PYTHONPATH", bindings().join("python")).args(["-B", "-c", program]));
}

#[test]
fn the_grammar_is_json_and_knows_every_mnemonic_of_the_corpus() {
    let grammar = std::fs::read_to_string(bindings().join("textmate/visaasm.tmLanguage.json")).expect("it is there");
    let grammar: serde_json::Value = serde_json::from_str(&grammar).expect("it is JSON");
    for pattern in grammar["patterns"].as_array().expect("a list") {
        let name =
            pattern["include"].as_str().and_then(|i| i.strip_prefix('#')).expect("all patterns are in the repository");
        assert!(grammar["repository"][name].is_object(), "{name}");
    }
    let rule = grammar["repository"]["mnemonic"]["match"].as_str().expect("a pattern");
    let words: HashSet<&str> =
        rule.split_once("))(").expect("alternatives").1.split(")(").next().expect("alternatives").split('|').collect();
    assert!(words.contains("add") && words.contains("lsc_load"), "{words:?}");

    let mut lines = 0;
    for folder in corpora() {
        for path in find_files(&folder, has_extension("visaasm")).expect("the corpus can be read") {
            let text = String::from_utf8_lossy(&std::fs::read(&path).expect("the file can be read")).into_owned();
            for word in mnemonics(&text) {
                assert!(words.contains(word), "{}: {word}", path.display());
                lines += 1;
            }
        }
    }
    println!("{lines} instruction lines");
    assert!(lines > 10_000, "{lines} instruction lines");
}

/// Returns the folders with texts of compilers: the committed ones, and the one that
/// `OPENVISA_CORPUS` names.
fn corpora() -> Vec<PathBuf> {
    let large = std::env::var_os("OPENVISA_CORPUS").filter(|path| !path.is_empty());
    let cases = case_roots().expect("the cases can be unpacked");
    cases.into_iter().chain([root().join("tests/corpus")]).chain(large.map(PathBuf::from)).collect()
}

/// Returns the mnemonic of each instruction of a text, without suffixes and predicates. For
/// example, `lsc_load` for the line `(P1) lsc_load.ugm (M1, 16) V32:d32 flat[V33]:a64`.
fn mnemonics(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| line.starts_with("    ")).map(str::trim);
    lines.filter_map(|line| {
        let line = if line.starts_with('(') { line.split_once(')').map_or("", |(_, rest)| rest.trim()) } else { line };
        let end = line.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(line.len());
        (end > 0 && !line[end..].starts_with(':')).then_some(&line[..end])
    })
}

#[test]
fn the_example_template_works_and_is_short() {
    let template = root().join("codegen/templates/example.md.tera");
    let lines = std::fs::read_to_string(&template).expect("it is there").lines().count();
    assert!(lines <= 30, "{lines} lines");
    let specs = root().join("specs");
    let Run { status, out, err } =
        run(&["render", "--template", template.to_str().unwrap(), "--specs", specs.to_str().unwrap()]);
    assert_eq!((status, err.as_str()), (0, ""));
    let rows =
        ["| `0x01` | ADD: addition | add |", "`Exec_size: ub`", "ExecSize (specs/fields.md:9): 0 is ", "- var_info: "];
    for row in rows {
        assert!(out.contains(row), "{row} in\n{out}");
    }
}

#[test]
fn templates_that_cannot_be_filled_say_where_and_why() {
    let dir = empty_folder("templates");
    let specs = root().join("specs");
    for (text, message) in [
        ("line\n{{ instructions | hxe }}", "hxe"),
        ("{% for i in instructions %}{{ i.opcod }}{% endfor %}", "opcod"),
        ("{% for i in %}", "/t.txt.tera:1:"),
        ("{{ nothing }}", "nothing"),
    ] {
        let path = dir.join("t.txt.tera");
        std::fs::write(&path, text).expect("the file can be written");
        let Run { status, out, err } =
            run(&["render", "--template", path.to_str().unwrap(), "--specs", specs.to_str().unwrap()]);
        assert_eq!((status, out.as_str()), (2, ""), "{text}");
        assert!(err.starts_with("error: ") && err.contains(message), "{text}: {err}");
    }
    for args in [&["render"][..], &["render", "--context", "--template", "x"], &["render", "--template", "no/such"]] {
        assert_eq!(run(args).status, 2, "{args:?}");
    }
}

#[test]
fn values_in_html_are_escaped_and_the_context_is_json() {
    let dir = empty_folder("html");
    let specs = root().join("specs");
    let specs = specs.to_str().unwrap();
    for name in ["t.html", "t.html.tera"] {
        let path = dir.join(name);
        std::fs::write(&path, "{{ \"<b>\" }}").expect("the file can be written");
        let Run { status, out, .. } = run(&["render", "--template", path.to_str().unwrap(), "--specs", specs]);
        assert_eq!((status, out.as_str()), (0, "&lt;b&gt;"), "{name}");
    }
    let Run { status, out, .. } = run(&["render", "--context", "--specs", specs]);
    let context: serde_json::Value = serde_json::from_str(&out).expect("it is JSON");
    assert_eq!(status, 0);
    // The README must name every variable of the context.
    let page = std::fs::read_to_string(root().join("codegen/templates/README.md")).expect("it is there");
    for name in context.as_object().expect("an object").keys() {
        assert!(page.contains(&format!("| `{name}` |")), "{name} is not described");
    }
}
