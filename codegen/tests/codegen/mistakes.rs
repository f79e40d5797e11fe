//! Classes of mistakes that an editor of the specification makes: each is put into a page of
//! `specs/`, and must be found at its line.
//!
//! [`IN_PSEUDO_CODE`] and [`ELSEWHERE`] list the classes, each with the edits that show it and the
//! rule that finds them. For example, ADDC without `Carry = …` is found at the bullet that says
//! that `Carry` is written.
//!
//! Mistakes that no checker can find are listed with the reason, so that both lists together say
//! what a check without findings means.

use crate::material::{markdown_files, root};
use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::load_sources;
use openvisa_codegen::source::Sources;
use std::sync::Mutex;

/// A mistake: a text of a page that is replaced by another.
struct Mistake {
    /// The page.
    file: &'static str,
    /// The text that is replaced, at its first occurrence.
    from: &'static str,
    /// The text in its place.
    to: &'static str,
    /// The rule that finds the mistake.
    code: &'static str,
    /// A text on the line of the finding, as it is after the edit.
    at: &'static str,
}

const fn mistake(
    file: &'static str,
    from: &'static str,
    to: &'static str,
    code: &'static str,
    at: &'static str,
) -> Mistake {
    Mistake { file, from, to, code, at }
}

/// A class of mistakes, with an example of each way in which it shows.
struct MistakeClass {
    name: &'static str,
    examples: &'static [Mistake],
}

const fn class(name: &'static str, examples: &'static [Mistake]) -> MistakeClass {
    MistakeClass { name, examples }
}

/// The rule of syntax errors, whose message says what was expected.
const SYNTAX: &str = "V0951";

/// Classes of mistakes in the pseudo-code.
const IN_PSEUDO_CODE: &[MistakeClass] = &[
    class(
        "a source is used twice, or not at all",
        &[
            mistake("ADD", "Dst = Src0 + Src1;", "Dst = Src0 + Src0;", "V0927", "- **Src1("),
            mistake("MUL", "Dst = Src0 * Src1;", "Dst = Src0;", "V0927", "- **Src1("),
            mistake("MAD", "fma(Src0, Src1, Src2)", "fma(Src0, Src1, Src1)", "V0927", "- **Src2("),
        ],
    ),
    class(
        "a destination is not written",
        &[
            mistake("ADDC", "Carry = sum >> 32;\n", "", "V0928", "- **Carry("),
            mistake("SUBB", "Borrow = borrow;", "Dst = borrow;", "V0928", "- **Borrow("),
        ],
    ),
    class(
        "a width of an access or a view",
        &[
            mistake(
                "OWORD_LD",
                "surface_load(Surface, start + i, 1)",
                "surface_load(Surface, start + i, 4)",
                "V0942",
                "Dst.ub[",
            ),
            mistake("QW_SCATTER", "8, Src.uq[", "8, Src.ud[", "V0942", "Src.ud["),
            mistake(
                "GATHER4_SCALED",
                "surface_load(Surface, address, 4)",
                "surface_load(Surface, address, 3)",
                "V0942",
                "address, 3)",
            ),
            mistake(
                "GATHER4_SCALED",
                "surface_load(Surface, address, 4)",
                "surface_load(Surface, address, 8)",
                "V0942",
                "address, 8)",
            ),
        ],
    ),
    class(
        "arguments in the wrong order, or of the wrong kind",
        &[
            mistake(
                "GATHER",
                "surface_load(Surface, address, n)",
                "surface_load(address, Surface, n)",
                "V0924",
                "surface_load(",
            ),
            mistake("ADD3O", "overflows(sum, type(Dst))", "overflows(type(Dst), sum)", "V0924", "overflows("),
            mistake("RET", "finish(i)", "finish(Pred)", "V0924", "finish("),
            mistake("INFO", "component_of(fact, c)", "component_of(fact, 4)", "V0924", "component_of("),
        ],
    ),
    class("a text in place of a number", &[mistake("SHL", "63 : 31)", "63 : \"31\")", "V0925", "\"31\"")]),
    class(
        "a bitwise operation on floating-point numbers",
        &[mistake("FRC", "Src0 - floor(Src0)", "Src0 & floor(Src0)", "V0925", "floor(Src0)")],
    ),
    class(
        "a type compared with a number",
        &[mistake("FCVT", "let most = type(Dst) == B", "let most = type(Dst) == 1", "V0925", "let most")],
    ),
    class(
        "an index in a lane program, or none in an instruction program",
        &[
            mistake("ADD", "Dst = Src0", "Dst[3] = Src0", "V0926", "Dst[3]"),
            mistake("AVG", "(Src0 + Src1", "(Src0[0] + Src1", "V0926", "Src0[0]"),
            mistake("MADW", "Dst[i] = result;", "Dst = result;", "V0926", "Dst = result;"),
            mistake("MADW", "Src0[i] * Src1[i]", "Src0 * Src1[i]", "V0926", "Src0 * Src1[i]"),
        ],
    ),
    class(
        "a channel that is not tested",
        &[mistake(
            "MOVS",
            "    if enabled(i) {\n        Dst[i] = Src0[i];\n    }\n",
            "    Dst[i] = Src0[i];\n",
            "V0929",
            "Dst[i]",
        )],
    ),
    class(
        "code after a return",
        &[mistake(
            "FENCE",
            "    flush_caches(Mask);",
            "    return;\n    flush_caches(Mask);",
            "V0930",
            "flush_caches(",
        )],
    ),
    class(
        "a call without effect",
        &[mistake("BARRIER", "group_signal();", "any_enabled();", "V0937", "any_enabled();")],
    ),
    class("a loop that never runs", &[mistake("BFREV", "0..32", "32..0", "V0938", "32..0")]),
    class(
        "an assignment to the counter of a loop",
        &[mistake("BFREV", "    result |= ", "    i += 1;\n    result |= ", "V0940", "i += 1;")],
    ),
    class(
        "a comparison inside a bitwise operation",
        &[mistake("BFE", "let width = Src0 & 31;", "let width = Src0 & 31 == 31;", "V0939", "== 31")],
    ),
    class(
        "a shift that leaves nothing",
        &[
            mistake("BFI", "- 1) << start;", "- 1) << 320;", "V0941", "<< 320"),
            mistake("ADDC", "sum >> 32", "sum >> 34", "V0941", ">> 34"),
        ],
    ),
    class(
        "a condition that never holds",
        &[mistake("SHL", "size(type(Src0)) == 8", "size(type(Src0)) == 9", "V0943", "== 9")],
    ),
    class(
        "a name that nothing has",
        &[
            mistake("ADD", "Src0 + Src1;", "Src0 + Srcl;", "V0906", "Srcl"),
            mistake("LZD", "leading_zeros", "leading_zeroes", "V0907", "leading_zeroes"),
            mistake("CMP", "relation == EQ", "relation == EQU", "V0915", "EQU"),
            mistake("MIN_MAX", "Op.operation", "Op.operatoin", "V0916", "Op.operatoin"),
            mistake("ADDR_ADD", "\"address\"", "\"adress\"", "V0915", "\"adress\""),
        ],
    ),
    class("a number of arguments", &[mistake("SQRT", "sqrt(Src0)", "sqrt(Src0, 2)", "V0908", "sqrt(Src0, 2)")]),
    class(
        "an assignment to a source",
        &[mistake("ADD", "Dst = Src0", "Src0 = Src1;\nDst = Src0", "V0909", "Src0 = Src1;")],
    ),
    class(
        "a local name that nothing uses",
        &[mistake("ADD", "Dst = Src0", "let sum = Src1;\nDst = Src0", "V0910", "let sum")],
    ),
    class("a syntax error", &[mistake("ADD", "Src0 + Src1;", "Src0 + ;", "V0951", "Src0 + ;")]),
];

/// Classes of mistakes in the rest of a page, or in a shared document.
const ELSEWHERE: &[MistakeClass] = &[
    class(
        "a text that two instructions share",
        &[mistake("OR", "] or (<Exec", "] and (<Exec", "V0944", "] and (<Exec")],
    ),
    class(
        "a version behind the newest one",
        &[mistake(
            "../fields",
            "- **SurfaceState(scalar{v4.2+})",
            "- **SurfaceState(scalar{v4.7+})",
            "V0703",
            "{v4.7+}",
        )],
    ),
    class(
        "a supported type in no type map",
        &[mistake("INV", "Types:** DF,F,HF.", "Types:** DF,F,HF,B.", "V0711", "Types:** DF,F,HF,B.")],
    ),
    class(
        "two equal type maps",
        &[mistake(
            "INV",
            "- **Type map**\n  -  **Dst types:** DF\n  -  **Src types:** DF\n",
            "- **Type map**\n  -  **Dst types:** DF\n  -  **Src types:** DF\n- **Type map**\n  -  **Dst types:** DF\n  -  **Src types:** DF\n",
            "V0712",
            "- **Type map**\n  -  **Dst types:** DF\n  -  **Src types:** DF\n- **Type map{",
        )],
    ),
    class(
        "an example that is no text of the instruction",
        &[
            mistake("LSC_FENCE", "lsc_fence.ugm.evict.sysrel", "lsc_fense.ugm.evict.sysrel", "V0945", "lsc_fense"),
            mistake("LSC_FENCE", "lsc_fence.ugm.evict.sysrel", "lsc_fence.ugm.evict", "V0945", "lsc_fence.ugm.evict\n"),
        ],
    ),
    class(
        "a misspelt phrase that has a meaning",
        &[mistake("RT_WRITE", "Must have type UB,UW,UD.", "Must has type UB,UW,UD.", "V0955", "Must has type")],
    ),
    class(
        "a range beyond the type, or from high to low",
        &[
            mistake(
                "RT_WRITE",
                "Valid values are [0..7]. Present if `Mode.rti`",
                "Valid values are [0..5000000000]. Present if `Mode.rti`",
                "V0509",
                "5000000000",
            ),
            mistake("RT_WRITE", "[0..7]", "[7..0]", "V0510", "[7..0]"),
        ],
    ),
    class(
        "an operand that is printed twice, or never",
        &[
            mistake("ADD", "<Dst> <Src0> <Src1>", "<Dst> <Src1> <Src1>", "V0946", "<Src1> <Src1>"),
            mistake("ADD", "<Dst> <Src0> <Src1>", "<Dst> <Src0>", "V0901", "- **Src1("),
        ],
    ),
    class(
        "a constraint that never or always holds",
        &[
            mistake("SAD2", "`channels() >= 2`", "`channels() >= 33`", "V0943", "channels() >= 33"),
            mistake("BFE", "`channels() != 2`", "`channels() != 0`", "V0943", "channels() != 0"),
            mistake(
                "FCVT",
                "`!saturates() || platform",
                "`!saturates() || saturates() || platform",
                "V0943",
                "saturates() || platform",
            ),
        ],
    ),
    class(
        "a size that no register or type has",
        &[
            mistake("../platforms", "| XE3 | 64 |", "| XE3 | 63 |", "V0713", "| XE3 | 63 |"),
            mistake("../2_datatypes", "| HF | 0xe | 16 |", "| HF | 0xe | 32 |", "V0709", "| HF | 0xe"),
        ],
    ),
    class(
        "a dead link",
        &[mistake("../3_execution_model", "(2_datatypes.md)", "(2_datatypes.md#tipes)", "V0123", "#tipes")],
    ),
    class(
        "an operand that is said to be written, and is only read",
        &[mistake("MUL", "Second factor. Operand", "Second factor. Written. Operand", "V0928", "- **Src1(")],
    ),
    class("an opcode that two instructions have", &[mistake("OR", "OR = 0x21", "OR = 0x20", "V0301", "OR = 0x20")]),
    class(
        "a code with too few or too many digits",
        &[mistake("../fields", "    - 0b1:  unaligned", "    - 0b01:  unaligned", "V0605", "0b01:  unaligned")],
    ),
    class(
        "a type or class that does not exist",
        &[
            mistake("ADD", "**Supported Types:** ", "**Supported Types:** X,", "V0752", "Types:** X,"),
            mistake(
                "ADD",
                "Operand class: general,indirect,immediate.",
                "Operand class: general,literal.",
                "V0751",
                "literal",
            ),
        ],
    ),
];

/// Mistakes that no checker of the specification can find, with the reason.
const UNDECIDABLE: &[(&str, &str, &str, &str)] = &[
    ("BFREV", "31 - i", "30 - i", "another function of the same operands; the differential test compares results"),
    ("SUBB", "Dst = Src0 - Src1;", "Dst = Src1 - Src0;", "both sources have the same kind"),
    ("ADDC", "sum >> 32", "sum >> 31", "a sum of two dwords has 33 bits, so that something is left"),
    ("MIN_MAX", "max(Src0, Src1) : min", "min(Src0, Src1) : max", "both are functions of two numbers"),
    ("MAD", "fma(Src0, Src1, Src2)", "fma(Src0, Src2, Src1)", "all arguments are numbers"),
    ("BFE", "let start = Src1 & 31;", "let start = Src1 & 15;", "a narrower mask is legal"),
];

/// Returns the files of `specs/` with a mistake, and the path of its page.
fn edited(mistake: &Mistake) -> (Sources, Diagnostics, String) {
    edit_specs(mistake.file, mistake.from, mistake.to)
}

/// Pages that are read besides the one with the mistake.
const COMPANIONS: &[&str] =
    &["instructions/ADD.md", "instructions/AND.md", "instructions/INFO.md", "instructions/LSC_UNTYPED.md"];

/// Reads `specs/` with a text of one page replaced by another, without pages that neither has to do
/// with it. Returns the path of the page as well.
pub(crate) fn edit_specs(file: &str, from: &str, to: &str) -> (Sources, Diagnostics, String) {
    let path = match file.strip_prefix("../") {
        Some(document) => format!("{document}.md"),
        None => format!("instructions/{file}.md"),
    };
    let (mut sources, mut diagnostics) = (Sources::default(), Diagnostics::default());
    for (name, whole) in markdown_files(&root().join("specs")) {
        // The other pages only take time to read.
        if name.starts_with("instructions/") && name != path && !COMPANIONS.contains(&name.as_str()) {
            continue;
        }
        let mut text = String::from_utf8(whole).expect("it is UTF-8");
        if name == path {
            assert!(text.contains(from), "{path} has no {from:?}");
            text = text.replacen(from, to, 1);
        }
        sources.add(name, text.as_bytes(), &mut diagnostics);
    }
    (sources, diagnostics, path)
}

/// Returns what is wrong with the findings of a specification with a mistake of a class; `None` if
/// it is found.
fn problem_of((class, mistake): &(&str, &Mistake)) -> Option<String> {
    let (sources, diagnostics, path) = edited(mistake);
    let (spec, diagnostics) = load_sources(sources, diagnostics);
    let file = spec.sources.find(&path).expect("the page is there");
    let text = &spec.sources.file(file).text;
    let line = 1 + text[..text.find(mistake.at).unwrap_or_else(|| panic!("{path}: no {:?}", mistake.at))]
        .matches('\n')
        .count();
    let found = diagnostics.iter().any(|d| {
        d.rule.code == mistake.code
            && d.primary.file == file
            && d.primary.line as usize == line
            && (d.help.is_some() || d.rule.code == SYNTAX)
    });
    let shown =
        diagnostics.iter().map(|d| format!("    {} {} {}", d.rule.code, spec.sources.place(d.primary), d.message));
    let shown: Vec<String> = shown.take(5).collect();
    (!found).then(|| {
        format!(
            "{class}: {path}: {:?} is not found by {} at line {line}:\n{}",
            mistake.to,
            mistake.code,
            shown.join("\n")
        )
    })
}

/// Returns the mistakes of classes, each with the name of its class.
fn examples_of(classes: &'static [MistakeClass]) -> Vec<(&'static str, &'static Mistake)> {
    classes.iter().flat_map(|class| class.examples.iter().map(|example| (class.name, example))).collect()
}

/// Runs `check` for each item on all cores, and returns the problems.
fn problems<T: Sync>(items: &[T], check: impl Fn(&T) -> Option<String> + Sync) -> Vec<String> {
    let next = Mutex::new(items.iter());
    let found = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let item = next.lock().unwrap().next();
                    let Some(item) = item else { return };
                    found.lock().unwrap().extend(check(item));
                }
            });
        }
    });
    found.into_inner().unwrap()
}

#[test]
fn every_class_of_mistakes_in_pseudo_code_is_found_at_its_line() {
    let problems = problems(&examples_of(IN_PSEUDO_CODE), problem_of);
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn every_class_of_mistakes_elsewhere_is_found_at_its_line() {
    let problems = problems(&examples_of(ELSEWHERE), problem_of);
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn what_no_checker_can_find_gives_no_finding() {
    let problems = problems(UNDECIDABLE, |(file, from, to, reason)| {
        let [before, after] = [from, to].map(|to| {
            let (sources, diagnostics, path) = edited(&mistake(file, from, to, "", ""));
            let (spec, diagnostics) = load_sources(sources, diagnostics);
            let page = spec.sources.find(&path).expect("the page is there");
            let in_page = diagnostics.iter().filter(|d| d.primary.file == page);
            in_page.map(|d| d.message.clone()).collect::<Vec<_>>()
        });
        (before != after).then(|| format!("{file}: {to:?} is found, although {reason}: {after:?}"))
    });
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn a_mistake_whose_correction_is_certain_has_an_edit_that_undoes_it() {
    let mistakes = [
        ("../fields", "    - 0b1:  unaligned", "    - 0b01:  unaligned", "V0605"),
        ("RT_WRITE", "[0..7]", "[7..0]", "V0510"),
        ("LZD", "leading_zeros", "leading_zeroes", "V0907"),
    ];
    for (file, from, to, code) in mistakes {
        let (sources, diagnostics, path) = edit_specs(file, from, to);
        let (spec, diagnostics) = load_sources(sources, diagnostics);
        let finding = diagnostics.iter().find(|d| d.rule.code == code).unwrap_or_else(|| panic!("no {code} in {path}"));
        let edit = finding.edit.as_ref().unwrap_or_else(|| panic!("{path}: {code} has no edit"));
        let text = &spec.sources.file(finding.primary.file).text;
        let fixed =
            format!("{}{}{}", &text[..edit.span.start as usize], edit.replacement, &text[edit.span.end as usize..]);
        let (correct, _, _) = edit_specs(file, from, from);
        let page = correct.find(&path).expect("the page is there");
        assert!(fixed == correct.file(page).text, "{path}: {code} is edited to {:?}", edit.replacement);
    }
}
