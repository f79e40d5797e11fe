//! Checks small kernels with one mistake each, and twins without it.
//!
//! For example, `// ! text:label` at the end of a line of a fixture is an error of this line, and
//! `// ? inline:input` a warning. No other line has a finding.

use openvisa_findings::Severity;
use openvisa_inline::{CheckOptions, Language, check_source, extract};

const FIXTURES: &[(&str, &str)] = &[
    ("mistakes.cl", include_str!("../fixtures/mistakes.cl")),
    ("mistakes.cpp", include_str!("../fixtures/mistakes.cpp")),
    ("mistakes.hpp", include_str!("../fixtures/mistakes.hpp")),
    ("mistakes.ll", include_str!("../fixtures/mistakes.ll")),
    ("mistakes.mlir", include_str!("../fixtures/mistakes.mlir")),
    ("mistakes.py", include_str!("../fixtures/mistakes.py")),
    ("mistakes.spvasm", include_str!("../fixtures/mistakes.spvasm")),
];

/// A finding of a line, counted from 1.
type Mark = (usize, Severity, String);

fn marks(source: &str) -> Vec<Mark> {
    let read = |(line, text): (usize, &str)| {
        let severities = [(" ! ", Severity::Error), (" ? ", Severity::Warning)];
        let mark = severities.iter().find_map(|(sign, severity)| Some((*severity, text.rsplit_once(sign)?.1)));
        mark.map(|(severity, code)| (line + 1, severity, code.to_owned()))
    };
    source.lines().enumerate().filter_map(read).collect()
}

fn findings(name: &str, source: &str, options: &CheckOptions) -> Vec<Mark> {
    let language = Language::of_file(name).expect("the ending is known");
    let report = check_source(source, language, options);
    let line = |place: usize| source[..place].matches('\n').count() + 1;
    let mut found: Vec<Mark> =
        report.findings.iter().map(|f| (line(f.span.start), f.severity, f.code.clone())).collect();
    found.dedup();
    found
}

#[test]
fn each_mistake_is_found_at_its_line_and_no_right_kernel_has_a_finding() {
    for (name, source) in FIXTURES {
        assert_eq!(findings(name, source, &CheckOptions::default()), marks(source), "{name}");
    }
}

#[test]
fn a_source_with_many_functions_that_is_cut_or_damaged_is_read_to_its_end() {
    for (name, source) in FIXTURES {
        let language = Language::of_file(name).expect("the ending is known");
        let wrong = ["(", ")", "{", "}", "[", "]", "<", ",", "#", "\n", "\""];
        for (at, wrong) in (0..source.len()).zip(wrong.into_iter().cycle()).step_by(13) {
            if source.is_char_boundary(at) && source.is_char_boundary(at + 1) {
                let mut damaged = (*source).to_owned();
                damaged.replace_range(at..=at, wrong);
                for source in [&damaged, &source[..at], &source[at..]] {
                    let blocks = extract(source, language, &[]);
                    assert!(blocks.iter().all(|block| block.span.end <= source.len()), "{name} at {at}");
                }
            }
        }
    }
}

#[test]
fn an_option_decides_which_branches_are_checked() {
    let source = "void f(int x) {\n#if MODE == 1\nasm(\"one (M1, 16) %0(0,0)<1> 0x1:d\" : \"=rw\"(x));\n\
                  #elif MODE == 2\nasm(\"two (M1, 16) %0(0,0)<1> 0x1:d\" : \"=rw\"(x));\n#else\n\
                  asm(NAME \" (M1, 16) %0(0,0)<1> 0x1:d\" : \"=rw\"(x));\n#endif\n}\n";
    let lines = |definitions: &[&str]| {
        let definitions = definitions.iter().map(|&definition| definition.to_owned()).collect();
        let options = CheckOptions { definitions, ..CheckOptions::default() };
        findings("a.cpp", source, &options).into_iter().map(|(line, ..)| line).collect::<Vec<_>>()
    };
    assert_eq!(lines(&[]), [3, 5], "the name in the last branch is not known");
    assert_eq!(lines(&["NAME=\"nop\""]), [3, 5, 7]);
    assert_eq!(lines(&["MODE=2"]), [5]);
    assert_eq!(lines(&["MODE"]), [3]);
    assert_eq!(lines(&["MODE=3", "NAME=\"mov\""]), Vec::<usize>::new());
}

#[test]
fn conditions_that_depend_on_each_other_are_read_together() {
    let block = |text: &str| format!("asm(\"{text} (M1, 16) %0(0,0)<1> 0x1:d\" : \"=rw\"(x));\n");
    let source = |body: &str| format!("#ifndef A_HPP\n#define A_HPP\nvoid f(int x) {{\n{body}}}\n#endif\n");
    let lines = |body: &str| {
        let found = findings("a.cpp", &source(body), &CheckOptions::default());
        found.into_iter().map(|(line, ..)| line).collect::<Vec<_>>()
    };
    let both = format!("#ifdef P\n#define OP \"mov\"\n#else\n#define OP \"not\"\n#endif\n{}", block("\" OP \""));
    assert_eq!(lines(&both.replace("not", "and")), [9], "the second branch has too few sources");
    let same = format!(
        "#ifdef P\n#define OP \"mov\"\n#endif\n#if !defined(P)\n#define OP \"mow\"\n#endif\n{}",
        block("\" OP \"")
    );
    assert_eq!(lines(&same), [8]);
    let nested = format!("#ifdef P\n#else\n#if Q > 2\n{}#else\n{}#endif\n#endif\n", block("one"), block("two"));
    assert_eq!(lines(&nested), [7, 9]);
    let twice = "#if MODE == 0\n#elif MODE == 1\n#endif\n";
    let after = format!("{twice}#if MODE == 0\n#elif MODE == 1\n#ifdef Q\n#elif R\n{}#endif\n#endif\n", block("one"));
    assert_eq!(lines(&after), [11], "the branch is in one of two conditions with equal tests");
    let before = format!("#ifdef X\n#else\n#if MODE == 0\n#elif MODE == 1\n{}#endif\n#endif\n", block("one"));
    assert_eq!(lines(&format!("{twice}{before}")), [11]);
    let other = format!("#if MODE == 1\n#else\n#ifdef Q\n{}#else\n{}#endif\n#endif\n", block("one"), block("two"));
    assert_eq!(lines(&format!("{twice}{other}")), [10, 12], "the conditions share one test");
    let known = format!(
        "#define N 4\n#if N > 2 && !defined(X)\n{}#endif\n#undef N\n#ifdef N\n{}#endif\n",
        block("one"),
        block("two")
    );
    assert_eq!(lines(&known), [6]);
    let labels = "#ifdef P\nasm(\"L:\\nbarrier\" : \"+rw\"(x));\n#else\nasm(\"L:\\nbarrier\" : \"+rw\"(x));\n#endif\n";
    assert_eq!(lines(labels), Vec::<usize>::new(), "one of the labels is compiled");
    let excluded =
        "if constexpr (M) {\nasm(\"L:\\nbarrier\" : \"+rw\"(x));\n} else {\nasm(\"L:\\nbarrier\" : \"+rw\"(x));\n}\n";
    assert_eq!(lines(excluded), Vec::<usize>::new());
    assert_eq!(lines(&excluded.replace("constexpr ", "")), [7]);
}

#[test]
fn no_number_of_blocks_hides_a_mistake() {
    const COUNT: usize = 8_200;
    let mut source = String::new();
    for number in 0..COUNT {
        source.push_str(&format!("void k{number}(int a) {{ asm(\"mov (M1, 16) %0(0,0)<1> 0x1:d\" : \"=rw\"(a)); }}\n"));
    }
    source.push_str("void k(int a) { asm(\"addd (M1, 16) %0(0,0)<1> 0x1:d\" : \"=rw\"(a)); }\n");
    let expected = (COUNT + 1, Severity::Error, "text:mnemonic".to_owned());
    assert_eq!(findings("a.cl", &source, &CheckOptions::default()), [expected]);
}

#[test]
fn a_search_that_ends_early_is_an_error() {
    let mut source = String::from("#define M0 \"barrier\\n\"\n");
    for level in 1..40 {
        source.push_str(&format!("#define M{level} M{0} M{0}\n", level - 1));
    }
    source.push_str("kernel void k(int x) {\n__asm__(M39 : \"+rw\"(x));\n}\n");
    let found = findings("a.cl", &source, &CheckOptions::default());
    assert!(found.contains(&(42, Severity::Error, "inline:limit".to_owned())), "{found:?}");
    let mut nested = String::new();
    for level in 0..70 {
        nested.push_str(&format!("#define N{level} N{}\n", level + 1));
    }
    nested.push_str("#define N70 \"barrier\"\nkernel void k(int x) { __asm__(N0 : \"+rw\"(x)); }\n");
    let codes: Vec<_> =
        findings("a.cl", &nested, &CheckOptions::default()).into_iter().map(|(.., code)| code).collect();
    assert_eq!(codes, ["inline:limit"]);
}

#[test]
fn too_many_brackets_in_brackets_are_reported() {
    const DEPTH: usize = 3_000;
    let good = "tl.inline_asm_elementwise(\"mov (M1, 16) $0(0,0)<1> 0x1:d\", \"=rw\", [], tl.int32, True, 1)\n";
    let nested = "tl.inline_asm_elementwise(".repeat(DEPTH) + &")".repeat(DEPTH) + "\n";
    let codes = |source: &str| {
        let found = findings("a.py", source, &CheckOptions::default());
        found.into_iter().map(|(line, _, code)| (line, code)).collect::<Vec<_>>()
    };
    assert_eq!(codes(&format!("{good}{}", nested.replace("()", "(0)"))), [(2, "inline:limit".to_owned())]);
    assert_eq!(codes(good), []);
    assert_eq!(codes(&nested), [], "the source has no vISA");
}

#[test]
fn a_block_of_sixteen_channels_without_a_kernel_is_checked_for_them() {
    let source = |line: &str| format!("void f(float x, int y) {{ asm(\"{line}\" : \"=rw\"(x) : \"rw\"(y)); }}");
    let helps = |line: &str| {
        let report = check_source(&source(line), Language::C, &CheckOptions::default());
        report.findings.into_iter().map(|finding| finding.help.unwrap_or_default()).collect::<Vec<_>>()
    };
    assert_eq!(helps("mov (M1_NM, 16) %0(0,16)<1> %1(0,0)<1;1,0>").len(), 1);
    assert!(helps("mov (M1_NM, 16) %0(0,16)<1> %1(0,0)<1;1,0>")[0].contains("checked for a kernel of 16 channels"));
    assert_eq!(helps("mov (M1, 32) %0(0,0)<1> %1(0,0)<1;1,0>"), Vec::<String>::new());
    let both = helps("mov (M1, 32) %0(0,16)<1> %1(0,0)<1;1,0>");
    assert!(!both[0].contains("checked for"), "the mistake does not depend on the width: {both:?}");
    let stated = format!("// visa-lint: simd(32)\n{}", source("mov (M1_NM, 16) %0(0,16)<1> %1(0,0)<1;1,0>"));
    assert_eq!(check_source(&stated, Language::C, &CheckOptions::default()).findings, []);
}
