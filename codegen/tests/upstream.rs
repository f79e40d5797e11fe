//! Tests on the unmodified upstream documents: every known irregularity is found, and nothing else
//! is an error.
//!
//! For example, line 102 of `FCVT.md` has a gate before the dash of a bullet. The documents are not
//! part of this repository, so that these tests are ignored by default.

mod material;

use openvisa_codegen::diagnostics::{Diagnostics, Severity};
use openvisa_codegen::model::Dialect;
use openvisa_codegen::{Spec, load, rules};

fn load_upstream(date: &str) -> (Spec, Diagnostics) {
    load(&material::upstream(date)).expect("the folder can be read")
}

/// Returns the path of a file in the tables below.
fn document_path(file: &str) -> String {
    if file.ends_with(".md") { file.to_owned() } else { format!("instructions/{file}.md") }
}

/// Irregularities of the documents of 2025-02-04, by file: line and rule. A name without an
/// extension is a file of `instructions/`.
const IRREGULAR: &[(&str, &[(u32, &str)])] = &[
    (
        "4_visa_header.md",
        &[
            (91, "V1052"),
            (98, "V0115"),
            (202, "V1052"),
            (285, "V1033"),
            (732, "V1052"),
            (743, "V1052"),
            (747, "V1052"),
            (754, "V1033"),
            (873, "V1052"),
            (884, "V1052"),
            (888, "V1052"),
            (895, "V1033"),
        ],
    ),
    ("5_operands.md", &[(285, "V0537"), (373, "V0115")]),
    ("6_instructions.md", &[(161, "V0116"), (299, "V0116"), (301, "V0116"), (303, "V0116"), (309, "V0116")]),
    (
        "3D_LOAD",
        &[
            (117, "V0118"),
            (117, "V0956"),
            (164, "V0534"),
            (173, "V0534"),
            (190, "V0935"),
            (218, "V0116"),
            (223, "V0109"),
            (234, "V0111"),
            (241, "V0109"),
        ],
    ),
    (
        "3D_SAMPLE",
        &[
            (268, "V0118"),
            (268, "V0956"),
            (320, "V0534"),
            (331, "V0534"),
            (365, "V0935"),
            (417, "V0111"),
            (424, "V0109"),
            (470, "V0109"),
        ],
    ),
    (
        "3D_SAMPLE4",
        &[
            (187, "V0606"),
            (237, "V0118"),
            (237, "V0956"),
            (254, "V0956"),
            (257, "V0109"),
            (286, "V0534"),
            (297, "V0534"),
            (321, "V0935"),
            (360, "V0111"),
            (366, "V0109"),
        ],
    ),
    (
        "AVS",
        &[
            (30, "V0208"),
            (66, "V0956"),
            (68, "V0535"),
            (70, "V0535"),
            (96, "V0936"),
            (120, "V0109"),
            (137, "V0109"),
            (155, "V0111"),
        ],
    ),
    ("BFI", &[(91, "V0116")]),
    ("BFN", &[(107, "V0935")]),
    ("CACHE_FLUSH", &[(20, "V0116"), (49, "V0116")]),
    ("CMP", &[(144, "V0116")]),
    ("DIV", &[(118, "V0109"), (119, "V0111"), (121, "V0111"), (123, "V0111"), (125, "V0111")]),
    ("DIVM", &[(103, "V0116")]),
    (
        "DPAS",
        &[
            (65, "V0116"),
            (83, "V0116"),
            (165, "V0108"),
            (168, "V0109"),
            (221, "V0108"),
            (224, "V0109"),
            (226, "V0116"),
            (306, "V0935"),
            (317, "V0116"),
        ],
    ),
    ("DPASW", &[(65, "V0108"), (68, "V0109"), (214, "V0935")]),
    ("DWORD_ATOMIC", &[(45, "V0108"), (47, "V0108"), (50, "V0110"), (60, "V0110")]),
    ("FADDR", &[(55, "V0935"), (55, "V0936")]),
    ("FCALL", &[(96, "V0936")]),
    ("FCCALL", &[(1, "V1001"), (11, "V0301"), (25, "V0931")]),
    ("FCVT", &[(102, "V0114")]),
    ("FENCE", &[(35, "V0936"), (39, "V0118"), (51, "V0533"), (70, "V0935")]),
    ("GATHER", &[(1, "V1001"), (28, "V0931"), (55, "V0115")]),
    ("GATHER4_TYPED", &[(85, "V0534")]),
    ("IFCALL", &[(90, "V0936")]),
    ("INFO", &[(37, "V0111"), (39, "V0109"), (57, "V0109"), (119, "V0935")]),
    ("INVM", &[(42, "V0116")]),
    ("LIFETIME", &[(49, "V0521")]),
    ("LSC_FENCE", &[(48, "V0108"), (51, "V0110"), (61, "V0108"), (64, "V0110"), (76, "V0108"), (79, "V0110")]),
    (
        "LSC_TYPED",
        &[
            (44, "V0931"),
            (96, "V0108"),
            (99, "V0110"),
            (124, "V0536"),
            (177, "V0515"),
            (183, "V0116"),
            (186, "V0116"),
            (189, "V0116"),
            (192, "V0116"),
            (195, "V0515"),
            (198, "V0515"),
            (213, "V0107"),
            (218, "V0935"),
            (226, "V0935"),
            (250, "V0931"),
            (280, "V0109"),
        ],
    ),
    (
        "LSC_UNTYPED",
        &[
            (330, "V0116"),
            (377, "V0116"),
            (386, "V0108"),
            (389, "V0110"),
            (450, "V0535"),
            (460, "V0109"),
            (478, "V0535"),
            (481, "V0109"),
            (551, "V0108"),
            (551, "V0117"),
            (554, "V0110"),
            (580, "V0515"),
            (586, "V0116"),
            (592, "V0515"),
            (595, "V0515"),
            (598, "V0515"),
            (601, "V0515"),
            (604, "V0515"),
            (607, "V0515"),
            (610, "V0515"),
            (628, "V0107"),
            (633, "V0935"),
            (657, "V0935"),
            (662, "V0935"),
        ],
    ),
    ("LZD", &[(96, "V0704")]),
    ("MADW", &[(38, "V0116"), (77, "V0956")]),
    ("MEDIA_LD", &[(55, "V0534"), (58, "V0115"), (87, "V0936"), (99, "V0108"), (102, "V0110")]),
    ("MEDIA_ST", &[(56, "V0534"), (59, "V0115"), (88, "V0936"), (99, "V0108")]),
    ("MIN_MAX", &[(102, "V0935")]),
    ("MOV", &[(108, "V0111"), (110, "V0115")]),
    ("MOVS", &[(95, "V0111")]),
    ("NBARRIER", &[(39, "V0936")]),
    ("OWORD_LD", &[(56, "V0534")]),
    ("OWORD_LD_UNALIGNED", &[(56, "V0534")]),
    ("OWORD_ST", &[(53, "V0534")]),
    ("PLN", &[(11, "V0303"), (95, "V0704")]),
    ("RAW_SEND", &[(105, "V0935")]),
    ("RAW_SENDS", &[(116, "V0935")]),
    ("RSQTM", &[(42, "V0116")]),
    ("RT_READ", &[(1, "V1001"), (29, "V0208"), (52, "V0118"), (62, "V0515"), (62, "V0955")]),
    (
        "RT_WRITE",
        &[(30, "V0208"), (65, "V0118"), (75, "V0116"), (99, "V0515"), (99, "V0955"), (102, "V0515"), (147, "V0936")],
    ),
    ("SAMPLE_UNORM", &[(83, "V0936")]),
    ("SCATTER", &[(1, "V1001"), (17, "V0110"), (27, "V0931"), (52, "V0115")]),
    ("SCATTER4_TYPED", &[(85, "V0534"), (100, "V0118"), (125, "V0108"), (128, "V0109")]),
    ("SQRTM", &[(100, "V0116")]),
    ("SRND", &[(42, "V0116"), (44, "V0116"), (91, "V0118"), (96, "V0702"), (99, "V0702")]),
    ("SUBB", &[(90, "V0704")]),
    ("SVM", &[(1, "V1001"), (17, "V0110"), (27, "V0931"), (43, "V0201")]),
    ("SVM_ATOMIC", &[(16, "V0110"), (43, "V0116")]),
    ("SVM_BLOCK_LD", &[(16, "V0110"), (73, "V0936")]),
    ("SVM_BLOCK_ST", &[(16, "V0110"), (69, "V0936")]),
    ("SVM_GATHER", &[(16, "V0110"), (130, "V0109")]),
    ("SVM_GATHER4_SCALED", &[(16, "V0110"), (88, "V0955")]),
    ("SVM_SCATTER", &[(16, "V0110"), (130, "V0109")]),
    ("SVM_SCATTER4_SCALED", &[(16, "V0110")]),
    ("SWITCHJMP", &[(17, "V0433"), (73, "V0531"), (86, "V0935")]),
    ("TYPED_ATOMIC", &[(36, "V0116"), (106, "V0108"), (106, "V0115"), (109, "V0108"), (117, "V0731"), (142, "V0109")]),
    ("URB_WRITE", &[(29, "V0208"), (95, "V0935")]),
    ("VME_FBR", &[(35, "V0115")]),
    ("VME_IDM", &[(35, "V0115")]),
    ("VME_IME", &[(36, "V0115"), (58, "V0534"), (76, "V0534")]),
    ("VME_SIC", &[(35, "V0115")]),
    ("YIELD", &[(23, "V0208")]),
];

/// Peculiarities of the documents of 2025-02-04 that are intentionally no findings: the file, the
/// rule that might apply, the peculiarity, and the reason.
const LEFT_OUT: &[(&str, &str, &str, &str)] = &[
    ("SVM_GATHER", "V0303", "the inner opcode of SVM_* is not named as the file", "it is named within the operation"),
    ("SVM", "V0516", "a field of unknown type", "the page introduces sub-operations, and those have their formats"),
    ("3D_LOAD", "V0433", "starred cells", "a star says what the variants say, and nothing more"),
    ("3D_LOAD", "V0801", "one enumerator has two variants", "the type of an operand tells them apart"),
    (
        "LSC_TYPED",
        "V0517",
        "`ExecSize` and `Predicate`, elsewhere `Exec_size` and `Pred`",
        "the names of fields are free",
    ),
    ("LIFETIME", "V0531", "names of fields in lower case, also in AVS", "the names of fields are free"),
    ("LSC_FENCE", "V0508", "an execution size without bit groups", "a number may be described in words"),
    ("3D_LOAD", "V0504", "bits that no group describes, in many files", "only our own documents describe every bit"),
    ("VME_FBR", "V0505", "bits of a scalar, also Aoffimmi of the 3D_* files", "they are the bits of its value"),
    ("GATHER4_TYPED", "V0954", "types in other words, also SCATTER, TYPED_ATOMIC", "they are understood"),
    ("FCCALL", "V0901", "fields that the text does not show, in many files", "upstream text is no template"),
    ("SVM_ATOMIC", "V0403", "text and format in different order, in several files", "both orders are read"),
    (
        "LSC_UNTYPED",
        "V0936",
        "`Src0AddrStride` and `state_offset` are no fields",
        "this text has no placeholders at all",
    ),
    ("ADD3O", "V0935", "a predicate that is not optional", "the notation says so, and it is true"),
    ("LSC_UNTYPED", "V0537", "encodings that are given nowhere", "nothing is written that could be wrong"),
    ("8_appendix_visa_assembly_syntax.md", "V0301", "obsolete opcodes", "nothing is read from the appendices"),
];

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn every_known_irregularity_is_found_where_it_is() {
    let (spec, diagnostics) = load_upstream("2025-02-04");
    let mut absent = Vec::new();
    for (file, places) in IRREGULAR {
        let path = document_path(file);
        assert!(spec.sources.find(&path).is_some(), "{path} is not there");
        for (line, code) in *places {
            let found = diagnostics.iter().any(|d| {
                let place = (spec.sources.file(d.primary.file).path.as_str(), d.primary.line);
                place == (path.as_str(), *line) && d.rule.code == *code
            });
            if !found {
                absent.push(format!("{code} {path}:{line}"));
            }
        }
    }
    assert!(absent.is_empty(), "not found: {}", absent.join(", "));
}

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn what_is_left_out_is_no_finding() {
    let (spec, diagnostics) = load_upstream("2025-02-04");
    for (file, code, what, why) in LEFT_OUT {
        let path = document_path(file);
        assert!(spec.sources.find(&path).is_some() && rules::find(code).is_some(), "{path} {code}");
        let found = diagnostics.iter().find(|d| d.rule.code == *code && spec.sources.file(d.primary.file).path == path);
        assert!(found.is_none(), "{path}: {what} was left out since {why}, but {code} is found");
    }
}

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn the_only_error_of_the_newest_documents_is_the_opcode_that_two_instructions_share() {
    for date in ["2025-02-04", "2022-12-24"] {
        let (spec, diagnostics) = load_upstream(date);
        let errors = diagnostics.iter().filter(|d| d.severity == Severity::Error);
        let errors: Vec<_> = errors.map(|d| (d.rule.name, spec.sources.place(d.primary))).collect();
        assert_eq!(errors, [("duplicate-opcode", "instructions/FCCALL.md:11".to_owned())], "{date}");
    }
}

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn the_oldest_documents_have_no_error_and_a_warning_for_each_line_with_a_tab_or_blanks_at_its_end() {
    let (spec, diagnostics) = load_upstream("2020-04-07");
    assert_eq!(diagnostics.count(Severity::Error), 0);
    let lines = |rule: &str, fits: fn(&str) -> bool| {
        let found = diagnostics.iter().filter(|d| d.rule.name == rule).count();
        let files = spec.sources.iter().map(|(_, file)| file);
        let read = files.filter(|f| f.path.starts_with("instructions/"));
        let there: usize = read.map(|f| f.text.lines().filter(|l| fits(l)).count()).sum();
        let of_instructions = diagnostics
            .iter()
            .filter(|d| d.rule.name == rule && spec.sources.file(d.primary.file).path.starts_with("instructions/"));
        assert_eq!(of_instructions.count(), there, "{rule}");
        found
    };
    assert!(lines("trailing-blanks", |line| line.ends_with([' ', '\t'])) >= 2555);
    assert!(lines("tab", |line| line.trim_end().contains('\t')) >= 100);
}

#[test]
#[ignore = "needs the vendor's documents: OPENVISA_UPSTREAM"]
fn every_folder_is_read_as_what_it_is_and_findings_stand_in_order() {
    for date in material::VERSIONS {
        let (spec, diagnostics) = load_upstream(date);
        assert_eq!(spec.model.dialect, Dialect::Upstream);
        let keys: Vec<_> = diagnostics.iter().map(|d| (d.severity, d.primary, d.rule.code)).collect();
        assert!(keys.is_sorted(), "{date}");
        for finding in diagnostics.iter() {
            assert!(!finding.message.is_empty() && !finding.message.contains('\n'), "{}", finding.message);
        }
    }
}
