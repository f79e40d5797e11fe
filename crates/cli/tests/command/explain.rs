//! Tests of `visa explain`: instructions, bytes, lines, words and rules.
//!
//! For example, the test of `visa explain add` compares the output with `tests/explain/add.txt`.
//! `UPDATE=1` rewrites these files.

use openvisa::Module;
use openvisa::isa::{DataType, Enumeration, InstKind, Instructions, Platform};
use openvisa::text::{ParseOptions, parse};
use openvisa::validate::Rule;
use openvisa_commands::{self as cli, Context};
use openvisa_test_support::corpus;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::Path;

fn run_on(input: &[u8], args: &[&str], color: bool) -> (u8, String, String) {
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), input);
    let args = ["explain"].iter().chain(args).map(OsString::from);
    let mut context = Context { color, ..Context::plain(&mut input, &mut out, &mut err) };
    let status = cli::run(args, &mut context).code();
    let text = |bytes| String::from_utf8(bytes).expect("explanations are UTF-8");
    (status, text(out), text(err))
}

pub(super) fn explain(args: &[&str]) -> (u8, String, String) {
    run_on(&[], args, false)
}

/// Explains a known name, checks the form of the text and of the JSON, and returns the text.
fn explain_known(query: &str) -> String {
    let (status, out, err) = explain(&[query]);
    assert!(status == 0 && err.is_empty() && !out.is_empty(), "{query}: {status} {err}");
    check_page_format(query, &out);
    let (status, json, err) = explain(&[query, "--json"]);
    assert!(status == 0 && err.is_empty(), "{query}: {status} {err}");
    for line in json.lines() {
        let value: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{query}: {error}: {line}"));
        assert!(value["kind"].is_string(), "{query}: {line}");
    }
    out
}

/// Checks that lines have at most 80 columns, without control characters and trailing blanks.
pub(super) fn check_page_format(what: &str, text: &str) {
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "{what}: {} columns: {line}", line.chars().count());
        assert!(!line.contains(|c: char| c.is_control()) && line.trim_end() == line, "{what}: {line:?}");
    }
    assert!(
        !text.contains("\n\n\n") && !text.starts_with('\n') && !text.ends_with("\n\n"),
        "{what}: blank lines: {text}"
    );
}

/// An encoded instruction: `gather_scaled.4` of 16 channels from surface 6, with a constant of type
/// UD as its offset.
const GATHER: &str = "78 04 00 00 00 02 00 00 06 05 00 20 00 00 00 22 00 00 00 00 00 23 00 00 00 00 00";

/// Replaces line numbers of the specification by `#`, since they change when pages are edited.
/// Other tests check them.
fn mask_line_numbers(text: &str) -> String {
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        let mut parts = line.split(".md:");
        let mut masked = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            masked = masked + ".md:#" + part.trim_start_matches(|c: char| c.is_ascii_digit());
        }
        // The padding of a heading depends on the length of the place at its end.
        let heading =
            masked.rfind("  specs/").filter(|at| masked[..*at].ends_with(' ') && !masked[..*at].trim().is_empty());
        if let Some(at) = heading {
            masked = format!("{}{}", masked[..at].trim_end(), &masked[at..]);
        }
        out.push_str(&masked);
    }
    let mut parts = out.split("\"line\":");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + "\"line\":\"#\"" + part.trim_start_matches(|c: char| c.is_ascii_digit()))
}

#[test]
fn explanations_are_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explain");
    let update = std::env::var_os("UPDATE").is_some();
    let reserved = GATHER.replacen("00 02", "00 0a", 1);
    let line = "(P1) add.sat (M1, 16) x(0,0)<1> V33(0,0)<1;1,0> 0x5:d";
    let cases: &[(&str, &[&str])] = &[
        ("gather_scaled", &["gather_scaled"]),
        ("add", &["add"]),
        ("opcode", &["0x4e"]),
        ("hole", &["0xff"]),
        ("several", &["add3"]),
        ("bytes", &[GATHER]),
        ("bytes_json", &["--json", GATHER]),
        ("bytes_platform", &[&GATHER.replacen("05 00 20", "05 04 20", 1), "--platform", "bdw"]),
        ("bytes_cut", &[&GATHER[..24]]),
        ("bytes_reserved", &[&reserved]),
        ("bytes_sub_opcode", &["0x4e, 0xff"]),
        (
            "bytes_version",
            &["--version", "3.2", "01 04 00 00 00 20 00 00 00 00 02 00 21 00 00 00 22 01 05 01 05 00 00 00"],
        ),
        ("line", &[line]),
        ("line_wrong", &["add (M1, 16) x(0,0)<1> V33(0,0)<1;1,0 0x5:d"]),
        ("rule", &["type-map"]),
        ("rule_named", &["constraint:no-a64"]),
        ("rule_of_specifications", &["V0601"]),
        ("operation", &["lsc_store_strided"]),
        ("binding", &["LscDataSize"]),
        ("binding_value", &["VISA_LSC_DATA_SIZE_D32"]),
        ("near", &["gater_scaled"]),
        ("field", &["Exec_size"]),
        ("structure", &["raw_operand"]),
        ("type", &["bf"]),
        ("platform", &["PVC"]),
        ("value", &["ugm"]),
        ("function", &["surface_load"]),
        ("kinds", &["label"]),
        ("json", &["--json", "bf", "constraint:no-a64"]),
    ];
    let mut wrong = Vec::new();
    for (name, args) in cases {
        let (status, out, err) = explain(args);
        if !args.contains(&"--json") {
            check_page_format(name, &out);
        }
        let shown = format!("$ visa explain {}\n{}{err}status {status}\n", args.join(" "), mask_line_numbers(&out));
        let path = folder.join(format!("{name}.txt"));
        if update {
            std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, &shown)).expect("it can be written");
        } else if std::fs::read_to_string(&path).unwrap_or_default() != shown {
            wrong.push(shown);
        }
    }
    assert!(wrong.is_empty(), "UPDATE=1 accepts what is shown now:\n{}", wrong.join("\n"));
}

#[test]
fn every_instruction_is_explained_with_specification_lines() {
    for kind in InstKind::ALL {
        let info = kind.info();
        let page = explain_known(info.name);
        let lower = page.to_lowercase();
        assert!(page.starts_with(info.name) && page.contains(info.spec) && lower.contains(info.title), "{page}");
        let file = info.spec.rsplit_once(':').expect("a place has a line").0;
        for field in info.fields {
            assert!(
                page.contains(field.name) && page.contains(&format!("{file}:{}", field.line)),
                "{}: {page}",
                field.name
            );
        }
    }
}

#[test]
fn the_page_of_an_operation_omits_parts_of_other_operations() {
    let page = explain_known("lsc_load");
    assert!(page.starts_with("lsc_load - reads one or more data") && page.contains("LSC_UNTYPED.md:"), "{page}");
    for other in ["lsc_store.", "lsc_load_block2d.", "Bytes: strided", "constraint:store-data", "SurfacePitch"] {
        assert!(explain_known("LSC_UNTYPED").contains(other) && !page.contains(other), "{other}: {page}");
    }
    for own in ["<LscSubOp>.<LscSFID>", "constraint:load-data", "  lsc_load.ugm (M1, 16)", "Bytes: vector"] {
        assert!(page.contains(own), "{own}: {page}");
    }
    // Two instructions have an operation of this name.
    let both = explain_known("lsc_load_quad");
    assert!(both.contains("An operation of LSC_UNTYPED.") && both.contains("An operation of LSC_TYPED."), "{both}");
}

#[test]
fn a_name_of_a_binding_explains_its_source_in_the_specification() {
    let read = |path: &str| {
        let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("packages/bindings").join(path);
        std::fs::read_to_string(path).expect("the binding can be read")
    };
    let (header, module) = (read("c/visa_isa.h"), read("python/visa_isa.py"));
    let enums = header.lines().filter_map(|line| line.strip_prefix("enum visa_")?.strip_suffix(" {"));
    let enums = enums.map(|name| format!("visa_{name}"));
    let constants = header.lines().filter_map(|line| line.strip_prefix("    VISA_")?.split_once(" = "));
    let macros = header.lines().filter_map(|line| line.strip_prefix("#define VISA_")?.split_once(' '));
    let macros = macros.filter(|(name, _)| name.ends_with("_MASK") || name.ends_with("_SHIFT"));
    let classes = module.lines().filter_map(|line| line.strip_prefix("class ")?.strip_suffix("(Coded):"));
    let prefixed = constants.chain(macros).map(|(name, _)| format!("VISA_{name}"));
    let names: Vec<_> = enums.chain(classes.map(str::to_owned)).chain(prefixed).collect();
    // The whole lists of opcodes, types and platforms have no single place.
    let lists = ["visa_opcode", "visa_type", "visa_platform", "Opcode", "DataType", "Platform"];
    let mut unknown = Vec::new();
    for name in names.iter().filter(|name| !lists.contains(&name.as_str())) {
        let (status, out, _) = explain(&[name]);
        if status != 0 || !out.contains("specs/") {
            unknown.push(name);
        }
    }
    assert!(names.len() > 900 && unknown.is_empty(), "{} names, unknown: {unknown:?}", names.len());
    for (name, place) in [
        ("LscDataSize::D32", "specs/fields.md:"),
        ("LscDataSize.D32", "specs/fields.md:"),
        ("LscUntyped", "specs/instructions/LSC_UNTYPED.md:"),
        ("Opcode::Add", "specs/instructions/ADD.md:"),
        ("DataType::Ud", "specs/2_datatypes.md:"),
        ("Platform::PvcXt", "specs/platforms.md:"),
        ("VISA_OPCODE_MOV", "specs/instructions/MOV.md:"),
    ] {
        assert!(explain_known(name).contains(place), "{name}");
    }
}

#[test]
fn every_rule_about_specifications_has_a_page() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("codegen/explain");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the folder can be read").flatten() {
        let path = entry.path();
        let code = path.file_stem().and_then(|name| name.to_str()).expect("the name is UTF-8");
        let page = explain_known(code);
        assert!(page.starts_with(&format!("{code} - rule about specifications: ")), "{page}");
        count += 1;
    }
    assert!(count > 100, "{count}");
    let (status, _, err) = explain(&["V9999"]);
    assert!(status == 2 && err.contains("nothing of the name `V9999`"), "{err}");
}

#[test]
fn every_opcode_byte_names_the_instructions_that_have_it() {
    for code in 0..=255_u8 {
        let page = explain_known(&format!("{code:#04x}"));
        let bare = explain_known(&format!("{code:02X}"));
        assert!(bare == page || bare.contains("data type"), "{bare}");
        let having: Vec<_> = InstKind::ALL.iter().filter(|k| k.info().opcode.bits() == code).collect();
        assert_eq!(having.is_empty(), page.contains("is no opcode"), "{page}");
        for kind in having {
            assert!(page.contains(kind.info().name), "{code:#x}: {page}");
        }
    }
}

#[test]
fn a_mnemonic_with_modifiers_is_a_line() {
    let (status, out, _) = explain(&["lsc_fence.ugm.xx.gpu"]);
    assert!(status == 1 && out.contains("\n1 | lsc_fence.ugm.xx.gpu\n  |               ^^"), "{status} {out}");
    let (status, out, _) = explain(&["lsc_fence.ugm.invalidate.gpu"]);
    assert!(status == 0 && out.contains("lsc_fence.ugm.invalidate.gpu"), "{status} {out}");
    let (status, _, err) = explain(&["0.5"]);
    assert!(status == 2 && err.contains("nothing of the name `0.5`"), "{status} {err}");
}

#[test]
fn every_mnemonic_explains_its_instructions() {
    let words: BTreeSet<_> = openvisa::isa::mnemonics().filter(|word| !word.is_empty()).collect();
    let mut count = 0;
    for word in &words {
        // The word ends at a full stop: a modifier follows.
        let word = word.split('.').next().unwrap_or(word);
        if word.starts_with(|c: char| c.is_ascii_alphabetic()) {
            explain_known(word);
            count += 1;
        }
    }
    println!("{count} words");
    assert!(count > 150, "{count}");
}

#[test]
fn every_rule_and_every_kind_of_error_is_explained() {
    let mut codes: BTreeSet<String> = Rule::ALL.iter().map(|rule| format!("rule:{}", rule.code())).collect();
    for kind in InstKind::ALL {
        for constraint in kind.rules().constraints {
            let code = Rule::Constraint(constraint).to_string();
            assert!(explain_known(&code).contains(kind.info().name), "{code}");
            codes.insert(code);
        }
    }
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/bad_texts");
    for entry in std::fs::read_dir(folder).expect("the folder can be read").flatten() {
        if entry.path().extension().is_some_and(|ending| ending == "visaasm") {
            let source = std::fs::read_to_string(entry.path()).expect("the text can be read");
            let found = parse(&source, &ParseOptions::default()).diagnostics;
            codes.extend(found.iter().map(|diagnostic| format!("text:{}", diagnostic.code)));
        }
    }
    for code in &codes {
        let page = explain_known(code);
        assert!(page.starts_with(code.trim_start_matches("rule:")), "{page}");
    }
    println!("{} codes", codes.len());
    assert!(codes.len() > 60, "{codes:?}");
}

#[test]
fn fields_structures_types_and_platforms_are_explained() {
    let fields: BTreeSet<_> =
        InstKind::ALL.iter().flat_map(|kind| kind.info().fields).map(|field| field.name).collect();
    for field in &fields {
        explain_known(&format!("fields:{field}"));
    }
    for platform in Platform::ALL {
        assert!(explain_known(platform.name()).contains("specs/platforms.md:"), "{platform}");
    }
    for data_type in DataType::ALL {
        assert!(explain_known(&format!("types:{}", data_type.name())).contains("specs/2_datatypes.md:"), "{data_type}");
    }
    for structure in ["raw_operand", "vec_operand", "gen_opnd", "var_info", "common_isa_header"] {
        assert!(explain_known(structure).contains("specs/"), "{structure}");
    }
}

/// Returns one instruction of each kind and length in the committed files, with its version.
fn samples() -> BTreeMap<(InstKind, usize), (Vec<u8>, String)> {
    let mut samples = BTreeMap::new();
    for file in corpus::committed() {
        let Ok(module) = Module::open(&file.bytes) else { continue };
        for object in module.objects().flatten() {
            let mut stream = Instructions::new(object.code(), object.version());
            loop {
                let start = stream.offset();
                let Some(Ok(inst)) = stream.next() else { break };
                let bytes = object.code()[start..stream.offset()].to_vec();
                samples.entry((inst.kind(), bytes.len())).or_insert((bytes, object.version().to_string()));
            }
        }
    }
    // A single byte is an opcode, and is not drawn.
    samples.retain(|(_, length), _| *length > 1);
    samples
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x} ")).collect()
}

#[test]
fn bytes_of_compiled_kernels_are_drawn_and_each_byte_has_a_field() {
    let samples = samples();
    println!("{} samples", samples.len());
    assert!(samples.len() > 100, "{}", samples.len());
    for ((kind, _), (bytes, version)) in &samples {
        let query = hex(bytes);
        let (status, out, err) = explain(&[&query, "--version", version]);
        assert!(status == 0 && err.is_empty() && out.starts_with(kind.info().name), "{query}: {status} {err} {out}");
        check_page_format(&query, &out);
        let (_, json, _) = explain(&[&query, "--version", version, "--json"]);
        let value: Value = serde_json::from_str(&json).expect("it is one object");
        let fields = value["fields"].as_array().expect("there are fields");
        let mut next = 0;
        for field in fields {
            assert_eq!(field["offset"].as_u64(), Some(next), "{kind}: {field}");
            next += field["length"].as_u64().expect("it has a length");
            let spec = field["spec"].as_str().expect("it has a place");
            assert!(spec.starts_with("specs/"), "{spec}");
        }
        assert_eq!(next, bytes.len() as u64, "{kind}: {json}");
        assert!(value["text"].is_string(), "{kind}: {json}");
    }
}

#[test]
fn the_bytes_of_a_line_explain_the_same_line() {
    let (mut compared, mut same) = (0, 0);
    for ((kind, _), (bytes, version)) in &samples() {
        let (_, json, _) = explain(&[&hex(bytes), "--version", version, "--json"]);
        let value: Value = serde_json::from_str(&json).expect("it is one object");
        let text = value["text"].as_str().expect("there is a text");
        let (status, again, err) = run_on(text.as_bytes(), &["-", "--version", version, "--json"], false);
        // A label, or a word alone, is read as a name; strings of other files have no numbers here.
        if !text.contains(' ') || text.ends_with(':') || text.contains('"') {
            continue;
        }
        assert_eq!(status, 0, "{text}: {again}{err}");
        let again: Value = serde_json::from_str(&again).expect("it is one object");
        // Members that the text does not show may differ.
        assert_eq!(value["text"], again["text"], "{kind}: {} and {}", value["bytes"], again["bytes"]);
        same += usize::from(value["bytes"] == again["bytes"]);
        compared += 1;
    }
    println!("{compared} lines, {same} with the same bytes");
    assert!(compared > 90 && same * 10 > compared * 8, "{same} of {compared}");
}

#[test]
fn damaged_bytes_name_the_first_wrong_field_and_what_was_expected() {
    let mut damaged = 0;
    for ((_, length), (bytes, version)) in samples().iter().filter(|((_, length), _)| *length < 40) {
        for cut in 1..*length {
            let (status, out, _) = explain(&[&hex(&bytes[..cut]), "--version", version]);
            check_page_format("cut", &out);
            // A single byte is an opcode.
            if cut > 1 && status == 1 {
                assert!(out.contains("error[code:") && out.contains("expected"), "{out}");
                damaged += 1;
            }
        }
        for at in 0..*length {
            let mut bytes = bytes.clone();
            bytes[at] ^= 1 << (at % 8);
            let (status, out, err) = explain(&[&hex(&bytes), "--version", version]);
            assert!(status < 2, "{err}");
            check_page_format("changed", &out);
            assert!(status == 0 || out.contains("error["), "{out}");
        }
    }
    println!("{damaged} cut instructions");
    assert!(damaged > 500, "{damaged}");
}

#[test]
fn only_terminals_get_colours() {
    let (_, plain, _) = explain(&["add"]);
    let (_, colored, _) = run_on(&[], &["add"], true);
    assert!(colored.contains("\x1b[1mADD\x1b[0m") && !plain.contains('\x1b'));
    let mut stripped = String::new();
    for (i, part) in colored.split('\x1b').enumerate() {
        stripped.push_str(if i == 0 { part } else { part.split_once('m').expect("a colour ends").1 });
    }
    assert_eq!(stripped, plain);
}

#[test]
fn an_unknown_name_is_a_usage_error_with_a_suggestion() {
    for (query, said) in [
        ("exec_sise", "did you mean `Exec_size`?"),
        ("type-mop", "did you mean `type-map`?"),
        ("zzzzzzzzzzzz", "nothing of the name"),
        ("rule:clas", "did you mean `class`?"),
        ("", "nothing of the name"),
        ("7", "nothing of the name"),
        ("0x123", "nothing of the name"),
    ] {
        let (status, out, err) = explain(&[query]);
        let opcode = query == "7";
        assert!(opcode || status == 2 && out.is_empty() && err.contains(said), "{query}: {status} {out}{err}");
    }
    let (status, _, err) = explain(&[]);
    assert!(status == 2 && err.contains("required arguments were not provided:\n  <NAME>..."), "{err}");
    for odd in ["78 0", "0x0", "zz yy", "((((", "add (", "\u{1f600} (", "78,,,04"] {
        let (status, out, err) = explain(&[odd]);
        assert!(status <= 2 && !(out.is_empty() && err.is_empty()), "{odd}");
    }
}

#[test]
fn words_of_prose_find_the_pages_that_have_them() {
    for (query, first) in [
        (&["load", "a", "matrix", "block"][..], "lsc_load_block2d"),
        (&["how do I wait at a barrier?"], "BARRIER"),
        (&["systolic dot product"], "DPAS"),
        (&["inverse square root"], "RSQRT"),
    ] {
        let (status, out, err) = explain(query);
        assert_eq!((status, err.as_str()), (0, ""), "{query:?}");
        let found: Vec<_> = out.lines().skip(2).filter_map(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
        assert!(found[..3].contains(&first), "{query:?}: {out}");
        let (_, json, _) = explain(&[query, &["--json"]].concat());
        let line: Value = serde_json::from_str(json.lines().next().expect("a line")).expect("JSON");
        assert_eq!((&line["kind"], line["format"].is_number()), (&"found".into(), true));
    }
    // Names, lines, and names with a mistake are no prose.
    for (query, status) in [(&["add", "mul"][..], 0), (&["add", "mull"], 2), (&["mull"], 2), (&["add (M1, 16) x"], 1)] {
        let (got, out, _) = explain(query);
        assert_eq!((got, out.contains("with these words")), (status, false), "{query:?}: {out}");
    }
    let (status, _, err) = explain(&["xyzzy", "frobnicate"]);
    assert_eq!((status, err.contains("nothing of the name `xyzzy frobnicate`")), (2, true), "{err}");
}

#[test]
fn a_short_page_says_what_an_instruction_does_and_not_how_it_is_encoded() {
    for query in ["dpas", "lsc_load_block2d", "add"] {
        let (_, long, _) = explain(&[query]);
        let (status, short, err) = explain(&[query, "--short"]);
        assert_eq!((status, err.as_str()), (0, ""));
        assert!(short.len() * 2 < long.len(), "{query}: {} of {}", short.len(), long.len());
        for part in ["Text  ", "Rules"] {
            assert!(short.contains(part), "{query}: {short}");
        }
        assert!(!short.contains("\nBytes") && !short.contains("\nSemantics"), "{short}");
        // Every line is one of the whole page.
        assert!(short.lines().all(|line| long.contains(line)), "{short}");
    }
}
