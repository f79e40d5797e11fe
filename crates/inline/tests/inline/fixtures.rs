//! Finds and checks the blocks of sources in each language.
//!
//! For example, `fixtures/findings.cpp` has a comment above each block that names its finding.

use openvisa_inline::{CheckOptions, Language, SourceReport, check_source, extract};

const OPERANDS: &str = include_str!("../fixtures/operands.cpp");
const FINDINGS: &str = include_str!("../fixtures/findings.cpp");

/// All fixtures with the endings of their names.
const FIXTURES: &[(&str, &str)] = &[
    ("operands.cpp", OPERANDS),
    ("findings.cpp", FINDINGS),
    ("kernel.cl", include_str!("../fixtures/kernel.cl")),
    ("triton.py", include_str!("../fixtures/triton.py")),
    ("module.mlir", include_str!("../fixtures/module.mlir")),
    ("module.ll", include_str!("../fixtures/module.ll")),
    ("module.spvasm", include_str!("../fixtures/module.spvasm")),
];

fn language(name: &str) -> Language {
    Language::of_file(name).expect("the ending is known")
}

fn check(name: &str, source: &str) -> SourceReport {
    check_source(source, language(name), &CheckOptions::default())
}

/// Returns the code and the text of the place of each finding.
fn places<'s>(source: &'s str, report: &SourceReport) -> Vec<(String, &'s str)> {
    report.findings.iter().map(|finding| (finding.code.clone(), &source[finding.span.clone()])).collect()
}

fn fixture(name: &str) -> &'static str {
    FIXTURES.iter().find(|(known, _)| *known == name).map(|(_, source)| *source).expect("the fixture exists")
}

#[test]
fn correct_blocks_of_each_operand_form_have_no_finding() {
    let report = check("operands.cpp", OPERANDS);
    assert_eq!(places(OPERANDS, &report), []);
    assert_eq!(report.skipped, []);
    assert_eq!((report.blocks, report.other_statements), (11, 3), "{report:#?}");
}

#[test]
fn a_finding_is_at_the_bytes_that_the_comment_above_its_block_names() {
    let report = check("findings.cpp", FINDINGS);
    let expected: Vec<(String, &str)> = FINDINGS
        .lines()
        .filter_map(|line| line.trim().strip_prefix("// ")?.split_once(" at `"))
        .map(|(code, rest)| (code.to_owned(), rest.split('`').next().unwrap_or_default()))
        .collect();
    let mut found = places(FINDINGS, &report);
    // The macro is at the beginning of the file.
    found.swap(0, 1);
    assert_eq!(found, expected);
    assert_eq!(report.blocks, expected.len());
}

#[test]
fn each_language_has_its_blocks_and_findings() {
    for (name, blocks, findings) in [
        ("kernel.cl", 2, &[("text:mnemonic", "addd")][..]),
        ("triton.py", 6, &[("text:undeclared", "wrong")]),
        ("module.mlir", 4, &[("text:undeclared", "wrong")]),
        ("module.ll", 4, &[("text:mnemonic", "movv"), ("inline:operand", "$2")]),
        ("module.spvasm", 2, &[("region", "$1(0,0)<2>")]),
    ] {
        let source = fixture(name);
        let report = check(name, source);
        let expected: Vec<_> = findings.iter().map(|(code, place)| ((*code).to_owned(), *place)).collect();
        assert_eq!(places(source, &report), expected, "{name}");
        assert_eq!(report.blocks, blocks, "{name}");
    }
}

#[test]
fn a_text_that_the_file_does_not_state_is_skipped_with_the_reason() {
    let source = fixture("triton.py");
    let report = check("triton.py", source);
    assert_eq!(report.skipped.len(), 1);
    assert_eq!(report.skipped[0].reason, "`kind` is not a string in this file");
    assert!(source[report.skipped[0].span.clone()].starts_with("inline_asm_elementwise(kind"));
    let report = check("a.cpp", "void f(int x) { asm(\"mov (M1, 16)\" REST : \"=rw\"(x)); }");
    assert_eq!(report.skipped[0].reason, "`REST` is not defined in this file");
    assert_eq!(report.findings, []);
}

#[test]
fn each_byte_of_a_template_maps_to_the_source() {
    for (name, source) in FIXTURES {
        for block in extract(source, language(name), &[]) {
            let text = block.template.as_str();
            for (at, c) in text.char_indices() {
                let place = block.template.source_range(at..at + c.len_utf8()).expect("all text is from the source");
                let written = &source[place];
                let is_same = written.starts_with(c) && written.len() == c.len_utf8();
                // A hole of a text that a program makes is an expression.
                let is_replaced = written.starts_with(['\\', '#']) || c == '\u{1}';
                assert!(is_same || is_replaced, "{name}: {c:?} is {written:?}");
            }
        }
    }
}

#[test]
fn a_macro_is_checked_for_each_use_and_counts_once() {
    let uses = OPERANDS.matches("\nREDUCE(").count();
    let is_reduction = |text: &str| text.contains("(M1_NM, 16) %0(0,0)<1> %1(0,0)<1;1,0> %2");
    let blocks = extract(OPERANDS, Language::C, &[]);
    let reductions: Vec<_> = blocks.iter().filter(|block| is_reduction(block.template.as_str())).collect();
    assert_eq!((uses, reductions.len()), (2, 2));
    assert_eq!(reductions[0].span, reductions[1].span);
    assert!(reductions[0].template.as_str().starts_with("min "));
    assert!(reductions[1].template.as_str().starts_with("max "));
    let broken = OPERANDS.replace("REDUCE(max)", "REDUCE(maxx)");
    assert_eq!(places(&broken, &check("operands.cpp", &broken)), [("text:mnemonic".to_owned(), "#op")]);
}

#[test]
fn a_source_that_is_cut_anywhere_is_read_to_its_end() {
    for (name, source) in FIXTURES {
        for end in (0..source.len()).filter(|end| source.is_char_boundary(*end)) {
            let cut = &source[..end];
            for block in extract(cut, language(name), &[]) {
                assert!(block.span.end <= end && block.span.start <= block.span.end, "{name} at {end}");
            }
            // A check takes longer, and differs only if another statement is complete.
            if cut.ends_with(';') {
                let report = check(name, cut);
                assert!(report.findings.iter().all(|finding| finding.span.end <= end), "{name} at {end}");
            }
        }
        for start in (0..source.len()).step_by(5).filter(|start| source.is_char_boundary(*start)) {
            drop(extract(&source[start..], language(name), &[]));
        }
    }
}

#[test]
fn every_wrong_byte_is_survived() {
    for (name, source) in FIXTURES {
        for (at, wrong) in
            (0..source.len()).zip(["\"", "\\", "(", ")", "%", "$", "\n", "{", "#"].into_iter().cycle()).step_by(4)
        {
            if source.is_char_boundary(at) && source.is_char_boundary(at + 1) {
                let mut damaged = (*source).to_owned();
                damaged.replace_range(at..=at, wrong);
                for block in extract(&damaged, language(name), &[]) {
                    assert!(block.span.end <= damaged.len(), "{name} at {at}");
                }
            }
        }
    }
}

#[test]
fn macros_that_grow_with_a_power_end() {
    let mut source = String::from("#define M0 \"mov (M1, 16) \" \"\"\n");
    for level in 1..40 {
        source.push_str(&format!("#define M{level} M{0} M{0}\n", level - 1));
    }
    source.push_str("#define LOOP LOOP LOOP\nvoid f(int x) { asm(M39 LOOP : \"=rw\"(x)); asm(M39 : \"=rw\"(x)); }\n");
    assert!(extract(&source, Language::C, &[]).len() <= 2);
    let mut source = String::new();
    for level in (1..60).rev() {
        source.push_str(&format!("a{level} = a{0} + a{0}\n", level - 1));
    }
    source.push_str("a0 = ''\ninline_asm_elementwise(a59, '=rw', [], tl.int32, True, 1)\n");
    assert_eq!(extract(&source, Language::Python, &[]).len(), 1);
}

#[test]
fn brackets_that_do_not_end_and_many_wrong_blocks_take_no_power_of_time() {
    const COUNT: usize = 20_000;
    for (text, language) in [
        ("asm(", Language::C),
        ("#define A asm(\n", Language::C),
        ("{", Language::C),
        ("inline_asm(", Language::Python),
        ("llvm.inline_asm \"a\", \"b\" : (", Language::Mlir),
        ("call i32 asm \"a\", \"=rw\"(", Language::LlvmIr),
        ("%1 = OpAsmINTEL %a %b %c \"a\"\n", Language::Spirv),
    ] {
        let source = text.repeat(COUNT);
        // An operation of MLIR is complete without its types.
        let blocks = extract(&source, language, &[]);
        assert!(blocks.is_empty() || language == Language::Mlir, "{text}: {} blocks", blocks.len());
    }
    let nested = format!("{}\"\"{}", "asm(".repeat(COUNT), ")".repeat(COUNT));
    assert!(extract(&nested, Language::C, &[]).len() < COUNT);
    let wrong = "asm(\"mul (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0>\" : \"=rw\"(x) : \"rw\"(a));\n".repeat(1_000);
    let report = check("a.cpp", &wrong);
    assert!(report.blocks == 1_000 && !report.findings.is_empty());
}

#[test]
fn unknown_names_are_reported_in_every_block_of_a_template_and_equal_blocks_are_checked_once() {
    const COUNT: usize = 1_000;
    let block = |name: &str, number: usize| {
        format!(
            "template <class T, class U> void f{number}(T a, U b) {{ T c; asm(\"mul (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> \
             {name}(0,0)<1;1,0>\" : \"=rw\"(c) : \"rw\"(a), \"rw\"(b)); }}\n"
        )
    };
    let different: String = (0..COUNT).map(|number| block(&format!("q{number}"), number)).collect();
    let report = check("a.cpp", &different);
    assert_eq!((report.findings.len(), report.is_search_limited), (COUNT, false));
    // No type of these operands is correct, so all combinations are tried.
    let equal: String = (0..COUNT).map(|number| block("%1", number).replace("<1;1,0> %1", "<1;1,0,9> %1")).collect();
    let report = check("a.cpp", &equal);
    assert_eq!((report.findings.len(), report.is_search_limited), (COUNT, false));
}

#[test]
fn a_label_that_differs_in_each_copy_is_named_as_in_the_source() {
    let message = |name: &str, source: &str| {
        let [finding] = check(name, source).findings.try_into().expect("one label is not defined");
        format!("{}; {}", finding.message, finding.help.unwrap_or_default())
    };
    let source = "void f(int x) { asm(\"goto (M1, 16) don%=\\ndone%=:\" : \"=rw\"(x)); }";
    assert_eq!(message("a.cpp", source), "label `don%=` is not defined; did you mean `done%=`?");
    let source = "call void asm \"goto (M1, 16) don7001${:uid}\\0Adone7001${:uid}:\", \"\"()";
    assert_eq!(message("a.ll", source), "label `don7001${:uid}` is not defined; did you mean `done7001${:uid}`?");
}

#[test]
fn a_label_with_blanks_before_it_is_found() {
    let codes = |source: &str| -> Vec<String> {
        check("a.cpp", source).findings.into_iter().map(|finding| finding.code).collect()
    };
    let source = |label: &str| format!("void f(int x) {{ asm(\"goto (M1, 16) done%=\\n{label}\" : \"=rw\"(x)); }}");
    assert_eq!(codes(&source("  done%=:")), ["text:label-place"]);
    assert_eq!(codes(&source("done%= :")), ["text:label-place"]);
    assert_eq!(codes(&source("done%=:")), [""; 0]);
}

#[test]
fn comments_suppress_findings() {
    let source = "// sycl\nvoid f(int x) {\n    asm(\"movi (M1, 16) %0(0,0)<1> 0x1:d\\n\"\n        \"movi (M1, 16) %0(0,0)<1> 0x1:d\" : \"=rw\"(x));\n}\n";
    let with = |before: &str, comment: &str| source.replace(before, &format!("{comment}{before}"));
    let counts = |source: &str| {
        let report = check("a.cpp", source);
        (report.findings.len(), report.suppressed)
    };
    assert_eq!(counts(source), (2, 0));
    assert_eq!(counts(&with("    asm", "// visa-lint: allow(text:mnemonic)\n")), (0, 2));
    assert_eq!(counts(&with("        \"movi", "// visa-lint: allow(text:mnemonic)\n")), (1, 1));
    assert_eq!(counts(&with("    asm", "// visa-lint: allow(region)\n")), (2, 0));
    assert_eq!(counts(&with("void", "// visa-lint: allow-file(all)\n")), (0, 2));
    let report = check("a.cpp", &with("void", "// visa-lint: alow(all)\n"));
    assert_eq!(report.findings[0].code, "inline:directive");
}

#[test]
fn the_platform_is_that_of_the_option_or_of_the_source() {
    let source = "void f(intel::uchar4 &o) {\n    asm(\"{\\n.decl T v_type=G type=hf num_elts=16 align=GRF\\n.decl O v_type=G type=b num_elts=16 alias=<%0,0>\\nfcvt (M1_NM, 16) O(0,0)<1> T(0,0)<1;1,0>\\n}\" : \"=rw\"(o));\n}\n";
    let count = |source: &str, options: &CheckOptions| check_source(source, Language::C, options).findings.len();
    let options = CheckOptions::default();
    assert_eq!(count(source, &options), 1, "XE2 has no HF8");
    assert_eq!(count(&format!("// visa-lint: platform(XE3)\n{source}"), &options), 0);
    assert_eq!(count(&format!("// RUN: -fsycl-targets=intel_gpu_ptl_u\n{source}"), &options), 0);
    let options = CheckOptions { platform: "XE3".parse().ok(), ..CheckOptions::default() };
    assert_eq!(count(&format!("// visa-lint: platform(XE2)\n{source}"), &options), 0);
    let report = check_source(source, Language::C, &CheckOptions { all_platforms: true, ..CheckOptions::default() });
    assert_eq!(report.findings, []);
    let names: Vec<_> = report.platforms[0].platforms.iter().map(ToString::to_string).collect();
    assert!(names.contains(&"XE3".to_owned()) && !names.contains(&"XE2".to_owned()), "{names:?}");
}

#[test]
fn a_block_has_a_mistake_if_it_has_one_for_each_width() {
    let source = "void f(int a) {\n    int x;\n    asm(\"mov (M1, 32) %0(0,0)<1> %1(0,0)<1;1,0>\" : \"=rw\"(x) : \"rw\"(a));\n}\n";
    let count = |widths: &[u32]| {
        let options = CheckOptions { simd_widths: widths.to_vec(), ..CheckOptions::default() };
        check_source(source, Language::C, &options).findings.len()
    };
    assert_eq!((count(&[]), count(&[32])), (0, 0));
    assert!(count(&[16]) > 0);
}

#[test]
fn a_mistake_for_every_type_and_number_is_reported_and_others_are_not() {
    let template = |line: &str| {
        format!(
            "template <typename T, int N> void f(T a, T b) {{\n    T x;\n    asm(\"{line}\" : \"=rw\"(x) : \"rw\"(a), \"P\"(N));\n}}\n"
        )
    };
    let codes = |line: &str| {
        let source = template(line);
        check("a.cpp", &source).findings.iter().map(|finding| finding.code.clone()).collect::<Vec<_>>()
    };
    assert!(codes("mul (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> %1(0,0)<1;1,0>").is_empty());
    assert!(codes("shl (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 0x2:uw").is_empty());
    assert!(codes("mov (M1_NM, 1) %0(0,%2)<1> %1(0,0)<1;1,0>").is_empty());
    assert_eq!(codes("mul (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0>"), ["text:syntax"]);
    assert_eq!(codes("mul (M1, %2) %0(0,0)<1> %1(0,0)<1;1,0>"), ["text:syntax"]);
}

#[test]
fn a_certain_correction_makes_the_block_correct() {
    let source = "void f(const int *payload) {\n    asm(\"lsc_load_block2d.ugm (M1, 1) %null:d%1.1x16x8nn flat[%0+(0,0)]\" :: \"rw.u\"(payload), \"P\"(32));\n}\n";
    let report = check("a.cpp", source);
    let fix = report.findings[0].fix.clone().expect("the correction is certain");
    let mut fixed = source.to_owned();
    fixed.replace_range(fix.range.span, &fix.replacement);
    assert!(fixed.contains("%%null"));
    assert_eq!(check("a.cpp", &fixed).findings, []);
}

#[test]
fn opencl_has_no_constraints_of_explicit_simd() {
    let source = |constraint: &str| {
        format!(
            "kernel void k(global int *a) {{\n    int x = a[0], y = a[1];\n    \
             __asm__(\"add (M1, 16) %0(0,0)<1> %1(0,0)<0;1,0> 0x1:d\" : \"=rw\"(x) : \"{constraint}\"(y));\n}}\n"
        )
    };
    for (constraint, is_possible) in
        [("rw", true), ("rw.u", true), ("0", true), ("r", false), ("a", false), ("n", false)]
    {
        let source = source(constraint);
        let found = check("a.cl", &source).findings;
        let places: Vec<_> = found.iter().map(|f| (f.code.as_str(), &source[f.span.clone()])).collect();
        match is_possible {
            true => assert_eq!(places, [], "{constraint}"),
            false => assert_eq!(places, [("inline:constraint", constraint)]),
        }
    }
    assert_eq!(check("a.cpp", &source("r")).findings, [], "a function of C++ can be for explicit SIMD");
}

#[test]
fn a_block_without_operands_is_checked_where_no_other_processor_is_possible() {
    let attribute = "__attribute__((intel_reqd_sub_group_size(16)))";
    let codes = |name: &str, attribute: &str| {
        let source = format!("{attribute} __kernel void k() {{ __asm__(\"barier\"); }}");
        check(name, &source).findings.iter().map(|f| (f.code.clone(), f.help.clone())).collect::<Vec<_>>()
    };
    let expected = ("text:mnemonic".to_owned(), Some("did you mean `barrier`?".to_owned()));
    assert_eq!(codes("a.cl", attribute), [expected]);
    assert_eq!(codes("a.cl", ""), []);
    assert_eq!(codes("a.cpp", attribute), []);
}
