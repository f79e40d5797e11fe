//! `visa explain` answers for the words that a kernel writer meets, and for every code that a
//! command prints.

use super::explain::{check_page_format, explain};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

#[test]
fn the_words_of_a_kernel_writer_have_answers() {
    // Each question, and the words that decide whether its answer is one.
    let questions: [(&str, &[&str]); 48] = [
        ("SimdSize", &["channels of a dispatched thread"]),
        ("NumGRF", &["registers that the kernel may use"]),
        ("Target", &["`cm`", "`3d`"]),
        ("SLMSize", &["1024 bytes"]),
        ("DoNotSpill", &["never to be spilled"]),
        (".decl", &["declares a variable"]),
        (".input", &["argument of the kernel"]),
        (".kernel_attr", &["attribute"]),
        ("alias", &["storage this one shares"]),
        ("num_elts", &["number of elements"]),
        ("%tsc", &["time stamp"]),
        ("%r0", &["header of the thread payload"]),
        ("%null", &["no variable"]),
        ("%sr0", &["state register"]),
        ("bmg", &["XE2"]),
        ("lnl", &["XE2"]),
        ("dg2-g10", &["DG2"]),
        ("rw.u", &["one value for all channels"]),
        ("=rw", &["name of a general variable"]),
        ("P", &["digits of a constant"]),
        ("i", &["immediate"]),
        ("%N", &["operand N"]),
        ("%=", &["differs in each copy"]),
        ("abs", &["magnitude"]),
        ("(-)", &["negation"]),
        (".sat", &["saturation"]),
        ("sat", &["saturation"]),
        ("<1;1,0>", &["v_stride", "h_stride"]),
        ("<0;1,0>", &["every channel reads"]),
        ("<2>", &["destination", "Two"]),
        (":ud", &["32 bits"]),
        ("uc", &["cache is passed by"]),
        (".ca.ca", &["leaves the line in the cache"]),
        ("ca.uc", &["leaves the line in the cache", "passed by"]),
        ("d32x4t", &["dword", "4 elements", "transposed"]),
        ("d32.xz", &["DataSize", "xz"]),
        ("d8.2x16x8nn", &["rectangles", "16", "as in memory"]),
        ("d16.16x16nt", &["width of a rectangle", "consecutive rows"]),
        ("block2d", &["lsc_load_block2d", "rectangle"]),
        ("nbarrier.signal", &["named barrier", "arrived"]),
        ("dpas.bf.bf.8.8", &["bfloat", "Systolic depth", "Repeat count"]),
        ("lsc_load.ugm", &["global memory"]),
        ("M1_NM", &["all channels run"]),
        ("M5", &["execution mask", "begin with bit 16"]),
        ("bti", &["binding table"]),
        ("Regions", &["`width` is 1, 2, 4, 8 or 16"]),
        ("Predefined variables", &["%tsc"]),
        ("constraint:block-rows", &["at most 32 rows"]),
    ];
    for (question, words) in questions {
        let (status, answer, error) = explain(&[question]);
        assert!(status == 0 && error.is_empty(), "{question}: {status} {error}");
        check_page_format(question, &answer);
        // Lines are broken at blanks.
        let answer = answer.split_whitespace().collect::<Vec<_>>().join(" ");
        for word in words {
            assert!(answer.contains(word), "{question}: no {word:?} in {answer}");
        }
        let (status, json, error) = explain(&[question, "--json"]);
        assert!(status == 0 && error.is_empty() && json.contains("\"kind\""), "{question}: {status} {error} {json}");
    }
}

#[test]
fn an_unknown_word_has_topics_that_contain_it() {
    let (status, out, error) = explain(&["rectangles of a matrix"]);
    assert!(status == 0 && error.is_empty(), "{status} {error}");
    assert!(out.contains("lsc_load_block2d"), "{out}");
    let (_, _, error) = explain(&["SimdSise"]);
    assert!(error.contains("did you mean `SimdSize`?"), "{error}");
}

#[test]
fn a_misspelt_mnemonic_of_hexadecimal_letters_is_no_list_of_bytes() {
    let (status, out, error) = explain(&["addd"]);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(error.contains("did you mean `add`? If bytes are meant, write `ad dd`"), "{error}");
    for bytes in [&["ad dd"][..], &["ad", "dd"], &["0xaddd"]] {
        let (status, out, _) = explain(bytes);
        assert!(status == 1 && out.contains("No instruction"), "{bytes:?}: {out}");
    }
}

/// Returns the sources below a folder of the workspace.
fn sources_of(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder is readable") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(sources_of(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

/// Returns the string literals of a text that are words of small letters and hyphens.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    let is_word = |word: &&str| {
        let mut letters = word.bytes();
        letters.next().is_some_and(|first| first.is_ascii_lowercase())
            && letters.all(|b| b.is_ascii_lowercase() || matches!(b, b'-' | b':'))
    };
    text.split('"').skip(1).step_by(2).filter(is_word)
}

/// Returns the codes that the sources of the workspace can print.
fn printed_codes() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut codes = BTreeSet::new();
    let crates = ["check", "commands", "dap", "explain", "findings", "inline", "lsp", "mcp"];
    let folders = crates.map(|name| format!("crates/{name}/src"));
    for folder in std::iter::once("src".to_owned()).chain(folders) {
        for path in sources_of(&root.join(folder)) {
            let text = std::fs::read_to_string(&path).expect("the source is readable");
            // Tests at the end of a source are not printed by commands.
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            let text = code.collect::<Vec<_>>().join("\n");
            for literal in text.split('"').skip(1) {
                let known = ["inline:", "text:", "object:", "file:", "code:"].iter().any(|kind| {
                    literal
                        .strip_prefix(kind)
                        .is_some_and(|rest| rest.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'))
                });
                if known && !literal.ends_with(':') {
                    codes.insert(literal.to_owned());
                }
            }
            // The codes of problems of statements have no prefix in the sources.
            for call in text.split("TextProblem::new(").skip(1) {
                codes.extend(
                    literals(call.split(';').next().unwrap_or_default()).take(1).map(|code| format!("text:{code}")),
                );
            }
        }
    }
    for (path, prefix) in
        [("crates/isa-core/src/wire_error.rs", "code"), ("crates/isa-core/src/object_checker/finding.rs", "file")]
    {
        let text = std::fs::read_to_string(root.join(path)).expect("the source is readable");
        let body =
            text.split("fn code(").nth(1).and_then(|rest| rest.split("\n    }").next()).expect("a function `code`");
        codes.extend(literals(body).map(|code| format!("{prefix}:{code}")));
    }
    codes
}

#[test]
fn every_code_that_a_command_prints_is_explained() {
    let mut codes = printed_codes();
    assert!(codes.len() >= 45, "{codes:?}");
    codes.extend(openvisa::validate::Rule::ALL.iter().map(|rule| rule.code().to_owned()));
    codes.extend(openvisa::isa::ObjectRule::ALL.iter().map(|rule| format!("object:{}", rule.name())));
    #[cfg(feature = "run")]
    codes.extend(openvisa_sim::Check::ALL.iter().map(|check| check.name().to_owned()));
    for code in codes {
        let (status, answer, error) = explain(&[&code]);
        assert!(status == 0 && error.is_empty(), "{code}: {status} {error}");
        check_page_format(&code, &answer);
        assert!(answer.lines().count() >= 3, "{code}: {answer}");
    }
}

#[test]
fn a_search_takes_names_for_words() {
    let (status, out, err) = explain(&["--search", "2D", "block"]);
    assert!(status == 0 && err.is_empty(), "{err}");
    check_page_format("--search 2D block", &out);
    let names: Vec<_> = out.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
    assert_eq!(&names[..2], ["lsc_load_block2d", "lsc_store_block2d"], "{out}");
    assert!(names.contains(&"example:block2d-load"), "{out}");
    let (status, _, err) = explain(&["--search", "zzzz"]);
    assert!(status == 2 && err.contains("zzzz"), "{err}");
}

#[test]
fn brief_pages_of_all_instructions_and_operations_have_less_than_4_kb() {
    let reference: serde_json::Value =
        serde_json::from_str(openvisa_commands::specification_json()).expect("it is JSON");
    let mut long = Vec::new();
    for page in reference["instructions"].as_array().expect("a list of pages") {
        let operations = page["mnemonics"].as_array().into_iter().flatten().filter_map(|word| word.as_str());
        let name = page["name"].as_str().expect("a page has a name");
        for name in operations.chain([name]) {
            let (status, out, err) = explain(&[name, "--brief"]);
            assert!(status == 0 && err.is_empty(), "{name}: {err}");
            check_page_format(name, &out);
            if out.len() >= 4096 {
                long.push(format!("{name} {}", out.len()));
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join(", "));
}
