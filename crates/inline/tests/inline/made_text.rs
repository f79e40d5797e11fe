//! Strings that hold vISA, and are in no statement of inline assembly.

use openvisa_inline::{CheckOptions, Language, check_source};

/// Returns the number of blocks of a source, and the codes of its findings with their places.
fn check(source: &str, language: Language) -> (usize, Vec<(String, &str)>) {
    let report = check_source(source, language, &CheckOptions::default());
    let findings = report.findings.iter().map(|finding| (finding.code.clone(), &source[finding.span.clone()]));
    (report.blocks, findings.collect())
}

/// Checks that a source has blocks without findings, and that each of the replacements, which makes
/// a mistake, is found at its place.
fn expect_mistakes(source: &str, language: Language, blocks: usize, mistakes: &[(&str, &str, &str, &str)]) {
    assert_eq!(check(source, language), (blocks, vec![]), "{source}");
    for (right, wrong, code, place) in mistakes {
        assert!(source.contains(right), "{right}");
        let wrong = source.replacen(right, wrong, 1);
        let (count, findings) = check(&wrong, language);
        assert_eq!(findings.first(), Some(&((*code).to_owned(), *place)), "{right}: {findings:?}");
        assert_eq!(count, blocks, "{right}");
    }
}

#[test]
fn a_format_string_with_constraints_is_a_block() {
    let source = r##"
        Value lower(Type type, unsigned bits) {
            constexpr StringLiteral format = R"({
  .decl OUT v_type=G type={0} num_elts=32 align=wordx32 alias=<$0, 0>
  .decl AT v_type=G type=uq num_elts=32 align=wordx32 alias=<$1, 0>
  .decl P v_type=P num_elts=32
  cmp.eq (M1_NM, 32) P 0x1:b $2(0, 0)<1;1,0>
  (P) lsc_load.ugm (M1_NM, 32)  OUT:d{1}  flat[AT]:a64
})";
            return build(formatv(format.data(), name(type), bits).str(), "=rw,rw.u,rw.u", true);
        }"##;
    expect_mistakes(
        source,
        Language::C,
        1,
        &[
            ("lsc_load.ugm", "lsc_laod.ugm", "text:mnemonic", "lsc_laod"),
            (" 0x1:b $2(", " 0x1:b $3(", "inline:operand", "$3"),
            ("flat[AT]:a64", "flat[AD]:a64", "text:undeclared", "AD"),
            ("(M1_NM, 32) P", "(M1_NM, 12) P", "text:syntax", "12"),
            ("v_type=P", "v_typ=P", "text:syntax", "v_typ"),
        ],
    );
}

#[test]
fn streams_and_sums_have_holes_for_their_values() {
    let source = r#"
        void emit(std::ostream &out, std::string temp, int n, int offset) {
            out << "{\n" << ".decl " << temp << " v_type=G type=ud num_elts=8 align=wordx32\n"
                << "mov (M1,1) " << temp << "(0,0)<1> $" << first + 1 << "(0,0)<0;1,0>\n"
                << "add (M1," << n << ") " << temp << "(0,2)<1> $2(0,0)<0;1,0> 0x" << std::hex << offset << ":ud\n";
            for (auto &mask : masks) {
                text += "(" + mask + ") mul (M1, " + std::to_string(n) + ") $0(" + row + ",0)<1> $1(0,0)<1;1,0> 0x3:d\n";
            }
            out << op << " (M1, 16) " << temp << "(0,0)<1> " << temp << "(0,0)<1;1,0> 0x1:d\n}\n";
        }"#;
    expect_mistakes(
        source,
        Language::C,
        3,
        &[
            ("mov (M1,1)", "movv (M1,1)", "text:mnemonic", "movv"),
            (
                "(0,0)<0;1,0>\\n\"\n                << \"add",
                "(0,0)<0;1;0>\\n\"\n                << \"add",
                "text:syntax",
                ";",
            ),
            ("type=ud", "type=u", "text:syntax", "u"),
            (":ud\\n\";", ":us\\n\";", "text:syntax", "us"),
            (") mul (", ") mull (", "text:mnemonic", "mull"),
        ],
    );
}

#[test]
fn strings_of_python_have_holes() {
    let source = "def make(n, ty, regs, op):
    lines = [f'.decl T v_type=G type={ty} num_elts={n} align=GRF']
    lines.append(f'mov (M1, {n}) T(0,0)<1> {regs[0]}(0,0)<1;1,0>')
    lines += ['{{\\nlsc_load.ugm (M1, {0}) {1}:d32 flat[{2}]:a64\\n}}\\n'.format(n, 'A', 'B')]
    lines += ['mul (M1, %d) %s(0,0)<1> %s(0,0)<1;1,0> %s(0,0)<1;1,0>' % (n, a, b, c)]
    lines += ['add (M1, ' + str(n) + ') ' + dst + '(0,0)<1> ' + src + '(0,0)<1;1,0> 0x1:ud']
    return tl.inline_asm_elementwise(f'{op} (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> {n}:d', '=rw,rw', [x], tl.int32, True, 1)
";
    expect_mistakes(
        source,
        Language::Python,
        6,
        &[
            ("mov (M1, {n})", "movv (M1, {n})", "text:mnemonic", "movv"),
            (":a64", ":a65", "text:syntax", "a65"),
            ("(0,0)<1> %s", "(0,0)<1 %s", "text:syntax", "%s"),
            ("0x1:ud", "0x1:us", "text:syntax", "us"),
            ("$1(0,0)", "$2(0,0)", "inline:operand", "$2"),
        ],
    );
}

#[test]
fn a_comment_marks_a_string_and_states_its_constraints() {
    let source = "// visa-lint: asm(\"=rw,rw\")\nconst char *text = \"barrier\\nadd (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> 0x1:d\";\n";
    let mistakes = [("$1", "$2", "inline:operand", "$2"), ("barrier", "barier", "text:mnemonic", "barier")];
    expect_mistakes(source, Language::C, 1, &mistakes);
    let python =
        source.replacen("//", "#", 1).replace("const char *text", "text").replace(';', "").replace("110", "1;1,0");
    let python = python.replace("<11,0>", "<1;1,0>");
    expect_mistakes(&python, Language::Python, 1, &mistakes);
    for (list, message) in [("=rw", "takes a list of constraints"), ("\"=rx\"", "takes a list of constraints")] {
        let source = format!("// visa-lint: asm({list})\n");
        let report = check_source(&source, Language::C, &CheckOptions::default());
        assert!(report.findings[0].message.contains(message), "{:?}", report.findings);
    }
}

#[test]
fn other_strings_are_left_alone() {
    for source in [
        "auto a = \"mov (M1_NM, 1)\"; auto b = \"mov (M1_NM, 1) $0, 0x1;\";",
        "log << \"the matrix (M1, 16) is \" << state << \"\\n\";",
        "std::regex r(\"dpas.* \\\\(M1, 16\\\\) \\\\.decl v_type=G\\n\");",
        // A source of OpenCL C in a string is no assembly.
        "auto s = R\"CLC(kernel void k() {\n  __asm__(\"mov (M1, 16) x y\");\n \".decl T v_type=G type=d\"\n})CLC\";",
        // The text of a whole program is for `visa verify`.
        "check(\"; CHECK: .decl [[A:V[0-9]+]] v_type=G type=d\\n\");",
    ] {
        assert_eq!(check(source, Language::C), (0, vec![]), "{source}");
    }
}
