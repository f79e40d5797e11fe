//! Tests of `visa explain`: instructions, bytes, lines, words and rules.
//!
//! For example, the test of `visa explain add` compares the output with `tests/explain/add.txt`.
//! `UPDATE=1` rewrites these files.

use openvisa::Module;
use openvisa::isa::{DataType, Enumeration, InstKind, Instructions, Platform};
use openvisa::text::{ParseOptions, parse};
use openvisa::validate::Rule;
use openvisa_cli::{self as cli, Context};
use openvisa_test_support::corpus;
use serde_json::{Value, json};
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

fn explain(args: &[&str]) -> (u8, String, String) {
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
fn check_page_format(what: &str, text: &str) {
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
        let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("bindings").join(path);
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
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("codegen/explain");
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
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/bad_texts");
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
fn the_pseudo_code_of_an_instruction_runs_on_given_values() {
    let (status, out, err) = explain(&["addc", "--evaluate", "Src0=0xffffffff:ud Src1=2:ud"]);
    assert!(status == 0 && err.is_empty(), "{status} {err}");
    check_page_format("addc", &out);
    let shown =
        ["let sum = Src0 + Src1;", "Src0 is 4294967295", "sum = 4294967297", "Carry becomes 1", "Dst = 0x1:ud (1)"];
    for text in shown {
        assert!(out.contains(text), "{text} is missing:\n{out}");
    }
    assert!(out.contains("ADDC.md:16  let sum"), "each statement names its line:\n{out}");
    // A line of text has what the template of the page leaves open: saturation, modifiers,
    // relations.
    let line = "add.sat (M1, 2) x(0,0)<1> (-)y(0,0)<1;1,0> 1:d";
    let (status, out, err) = explain(&[line, "--evaluate", "x:ub y=-300,4:d", "--json"]);
    assert!(status == 0 && err.is_empty(), "{status} {err}");
    let objects: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    let results: Vec<_> = objects.iter().filter(|o| o["result"].is_string()).collect();
    assert_eq!(results.len(), 1, "{out}");
    assert_eq!((&results[0]["result"], &results[0]["bits"]), (&"x".into(), &"0xff:ub".into()), "{out}");
}

#[test]
fn parts_of_a_mnemonic_are_chosen_by_name_or_with_the_mnemonic() {
    for (name, list, results) in [
        ("cmp.lt", "Src0=1,5:d Src1=2:d", &["Dst = 0b1"][..]),
        ("cmp", "Rel_op.relation=ge Dst:ud Src0=7:ud Src1=7:ud", &["Dst = 0xffffffff:ud"]),
        ("max", "Src0=1:d Src1=2:d", &["Dst = 0x2:d"]),
        ("min_max", "Src0=1:d Src1=2:d", &["Dst = 0x1:d"]),
        ("bfn", "BooleanFuncCtrl=e8 Src0=0b0101:ud Src1=0b0011:ud Src2=0b1111:ud", &["Dst = 0x7:ud"]),
        ("and", "Dst:bool Src0=0b11:bool Src1=0b01:bool", &["Dst = 0b1"]),
        // Programs for the whole instruction.
        ("dp4", "Src0=1,2,3,4:f Src1=1,1,1,0.5:f", &["Dst = 0x41000000:f (8.0)", "Dst[3] = 0x41000000:f (8.0)"]),
        ("setp", "Src0=0b101:ud", &["Dst = 0b1"]),
        ("madw", "Src0=0xffffffff:ud Src1=0xffffffff:ud Src2=1:ud Dst:ud", &["Dst = 0x2:ud"]),
        ("shfl_idx4", "Src0=0x11111111,0x22222222:ud Src1=0x1010:uw", &["Dst = 0x22112211:ud"]),
    ] {
        expect_results(name, list, results);
    }
}

/// Runs a page or a line on values, and checks that the output has all of the results.
fn expect_results(query: &str, list: &str, results: &[&str]) {
    let (status, out, err) = explain(&[query, "--evaluate", list]);
    assert!(status == 0 && err.is_empty(), "{query} {list}: {status} {err}");
    for result in results {
        assert!(out.contains(result), "{result} is no result of {query}:\n{out}");
    }
}

#[test]
fn every_page_with_a_line_runs_on_small_values() {
    let reference: Value = serde_json::from_str(cli::SPECIFICATION_JSON).expect("it is JSON");
    let (mut count, mut wrong) = (0, Vec::new());
    for page in reference["instructions"].as_array().expect("a list of pages") {
        let Some(lines) = page["evaluation"]["lines"].as_array() else { continue };
        let name = page["name"].as_str().expect("a page has a name");
        count += 1;
        for form in lines {
            let list = usual_items(form);
            let (status, out, err) = explain(&[name, "--evaluate", &list]);
            if status != 0 || !out.contains(&format!("{name}.md:")) || !out.contains("\nResult\n") {
                wrong.push(format!("{name} {list}: {err}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= 104, "{count} pages");
}

/// Returns the items that the form of a line begins with.
fn usual_items(form: &Value) -> String {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let list = |name: &str| form[name].as_array().cloned().unwrap_or_default();
    let mut items = Vec::new();
    for operand in list("operands") {
        let usual = operand["usual"].as_str().map_or(String::new(), |usual| format!("={usual}"));
        let data_type =
            if operand["sized_by"].is_string() { String::new() } else { format!(":{}", text(&operand["types"][0])) };
        items.push(format!("{}{usual}{data_type}", text(&operand["name"])));
    }
    for choice in list("choices") {
        items.push(format!("{}={}", text(&choice["name"]), text(&choice["usual"])));
    }
    for sampler in list("samplers") {
        items.push(format!("{}=nearest,clamp_to_edge,normalized", text(&sampler)));
    }
    for memory in list("memory") {
        if let Some(format) = memory["image"].as_str() {
            let values = "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16";
            items.push(format!("{}[{}]={values}:{format}", text(&memory["name"]), text(&memory["address"])));
            continue;
        }
        items.push(format!("{}[{}]=1,2,3,4*13:ud", text(&memory["name"]), text(&memory["address"])));
    }
    items.join(" ")
}

#[test]
fn messages_run_on_images_and_samplers_that_the_user_gives() {
    for (query, list, results) in [
        (
            "sample",
            "Mode.mask=RA Surface[1d,2]=0,1:R_FLOAT Sampler=linear U=0.5,0.75",
            &["Surface[1] is 1.0, 0.0, 0.0, 1.0", "Dst = 0x3f000000:f (0.5)", "Dst[8] = 0x3f800000:f (1.0)"][..],
        ),
        ("sample.R", "Surface[2d,2x2]=1,2,3,4:R_FLOAT Sampler=repeat U=1.75 V=-0.25", &["Dst = 0x40800000:f (4.0)"]),
        ("sample.R", "Surface[1d,2]=1,2:R_FLOAT Sampler=texels,clamp U=1,2", &["Dst = 0x40000000:f (2.0)"]),
        // Comparison, with the parameters of the layout.
        (
            "sample_c_lz.R",
            "Surface[2d,2x1]=0.25,0.75:R_FLOAT Sampler=less U=0.75 V=0.5 Ref=0.5 Dst:f",
            &["Dst.0 %null.0 Ref.0", "Dst = 0x3f800000:f (1.0)"],
        ),
        (
            "sample4.R",
            "Surface[2d,2x2]=1,2,3,4:R_FLOAT U=0.5 V=0.5 Dst:f",
            &["3D_SAMPLE4.md:", "Dst = 0x40400000:f (3.0)"],
        ),
        (
            "load_lz.G",
            "Surface[2d,2x1]=0,0,0,1:RG_UNORM_INT8 U=1:ud Dst:f",
            &["load_lz.G (M1, 8)", "Dst = 0x3f800000:f (1.0)"],
        ),
        ("info", "Surface[3d,4x2x3]=0*24:R_FLOAT LOD=0", &["Dst[16] = 0x2:ud (2)", "Dst[32] = 0x3:ud (3)"]),
        // Typed messages. Operands of which the page states the type have it, whatever others have.
        (
            "gather4_typed",
            "Channels=R Surface[2d_array,1x1x2]=-1,-2:R_SIGNED_INT8 U=0 V=0 R=1 Dst:d",
            &["Surface[0,0,1].R is -2", "Dst = 0xfffffffe:d (-2)"],
        ),
        (
            "scatter4_typed",
            "Channels=R Surface[buffer,2]=0,0x10:R_UNORM_INT8 U=1 Src=1.0",
            &["Surface[1].R becomes 1.0", "Surface[1].R = 0xff:unorm_int8 (1.0), was 0x10:unorm_int8 (0.0627451)"],
        ),
        (
            "typed_atomic.add",
            "Surface[1d,2]=5,6:R_UNSIGNED_INT32 U=0,0,0,0,0,0,0,1 Src0=0,0,0,0,0,0,0,4 Dst:ud",
            &["Surface[1].R = 0xa:unsigned_int32 (10), was 0x6:unsigned_int32 (6)", "Dst[7] = 0x6:ud (6)"],
        ),
        (
            "lsc_load_quad.tgm",
            "ChMask=xw Surface[2d,2x1]=0.5,1,0,0.25:RG_FLOAT Src0AddrsU=1 DstData:f",
            &["LSC_TYPED.md:", "bti(0x0)[Src0AddrsU", "DstData[16] = 0x3f800000:f (1.0)"],
        ),
        (
            "media_ld",
            "Surface[2d,4x2]=1,2,3,4,5,6,7,8:R_UNSIGNED_INT8 Block_width=2 Block_height=2 X_offset=1 Dst:ub",
            &["Surface[0x1] is 0x2 (1 byte)", "Dst[4] = 0x6:ub (6)"],
        ),
        // A line of text names its sampler.
        (
            "sample.R (8) L S U.0 U.0 U.0 D.0",
            "L=linear:sampler S[1d,2]=1,2:R_FLOAT U=0.5:f D:f",
            &["D = 0x3fc00000:f (1.5)"],
        ),
    ] {
        expect_results(query, list, results);
    }
}

#[test]
fn messages_run_on_memory_that_the_user_gives() {
    let vector = "DstData:f flat[0x1000]=0.5,1.5,2.5,3.5:f";
    for (query, list, results) in [
        // Flat memory, shared local memory and surfaces.
        (
            "lsc_load",
            "Src0Addrs=0x1008,0x1000 flat[0x1000]=1,2,3:ud",
            &["DstData = 0x3:ud (3)", "DstData[1] = 0x1:ud (1)"][..],
        ),
        (
            "lsc_load.slm",
            "AddrSize=a16 DataSize=d16 Src0Addrs=2 slm[0]=1,2:uw",
            &["slm[0x2] is 2", "DstData = 0x2:uw (2)"],
        ),
        (
            "lsc_store.ugm",
            "Src0Addrs=0x1000 DataSize=d16 Src1Data=7 flat[0x1000]=1,2:uw",
            &["flat[0x1000] = 0x7:uw (7), was 0x1:uw (1)"],
        ),
        ("lsc_load_quad", &format!("Src0Addrs=0x1000 ChMask=yw {vector}"), &["DstData = 0x3fc00000:f (1.5)"]),
        (
            "lsc_atomic_icas",
            "Src0Addrs=0x1000 Src1Data=5 Src2Data=6 flat[0x1000]=5:ud",
            &["DstData = 0x5:ud (5)", "flat[0x1000] = 0x6:ud (6), was 0x5:ud (5)"],
        ),
        ("lsc_atomic_iinc", "Src0Addrs=0x1000 flat[0x1000]=5:ud", &["%null %null", "flat[0x1000] = 0x6:ud (6)"]),
        ("oword_ld", "Surface[16]=1,2,3,4:ud Offset=1 Dst:ud", &["oword_ld (1) Surface", "Dst[3] = 0x4:ud (4)"]),
        (
            "scatter.1",
            "Surface[0]=0*4:ub Element_offset=3,1:ud Src=0x11,0x22:ud",
            &["Surface[0x1] = 0x22:ub (34), was 0x0:ub (0)", "Surface[0x3] = 0x11:ub (17)"],
        ),
        (
            "svm_gather.4.1",
            "Addresses=0x10:uq flat[0x10]=1.25:f Dst:f",
            &["flat[0x10] is 1.25", "Dst = 0x3fa00000:f (1.25)"],
        ),
        (
            "dword_atomic.inc",
            "Surface[0]=41:ud Element_offset=0 Dst:ud",
            &["Surface[0x0] = 0x2a:ud (42), was 0x29:ud (41)", "Dst = 0x29:ud (41)"],
        ),
        // Lines of text, with what the templates of pages leave open.
        (
            "lsc_load.ugm (M1, 1) V:d32x4t flat[A+0x4]:a64",
            "V:ud A=0x1000:uq flat[0x1004]=1,2,3,4:ud",
            &["V[3] = 0x4:ud (4)"],
        ),
        (
            "lsc_load.ugm (M1, 1) V:d32 bti(0x1)[A]:a32",
            "V:ud A=4:ud S[0]=1:ud T[4]=9:ud",
            &["V = 0x9:ud (9)", "T[0x4] is 9"],
        ),
        (
            "lsc_load_block2d.ugm (M1, 1) V:d16.2x2nt flat[B,7,1,7,0,0]",
            "V:ud B=0x1000:uq flat[0x1000]=1,2,3,4,5,6,7,8:uw",
            &["V = 0x50001:ud", "V[1] = 0x60002:ud"],
        ),
        // Changes of variables with values show what was there.
        ("add (M1, 1) x(0,0)<1> x(0,0)<0;1,0> 1:d", "x=1:d", &["x = 0x2:d (2), was 0x1:d (1)"]),
    ] {
        expect_results(query, list, results);
    }
}

#[test]
fn the_json_of_an_evaluation_has_the_accesses_and_changes_of_memory() {
    let list = "Src0Addrs=0x1002 flat[0x1000]=0x10000:ud DstData:uw DataSize=d16 Src1Data=3";
    let (status, out, err) = explain(&["lsc_atomic_iadd", "--evaluate", list, "--json"]);
    assert!(status == 0 && err.is_empty(), "{status} {err}");
    let objects: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    let has = |expected: Value| assert!(objects.contains(&expected), "{expected} is missing:\n{out}");
    has(json!({ "store": "flat[0x1002]", "value": "0x4", "bytes": 2 }));
    has(json!({ "store": "DstData", "value": "1" }));
    has(json!({
        "result": "flat[0x1000]", "bits": "0x40000:ud", "number": "262144",
        "before": { "bits": "0x10000:ud", "number": "65536" },
    }));
}

#[test]
fn values_that_cannot_be_used_are_explained() {
    for (args, what) in [
        (["add", "Src0=300:ub"], "`300` is no value of `Src0`"),
        (["add", "Src0=1:zz"], "has no type of the instruction set"),
        (["cmp", "Rel_op.relation=no"], "`no` is no `Rel_op.relation`; expected one of eq, ne, gt, ge, lt, le"),
        (["bfn", "Source=1"], "there is no `Source`; the parts are Dst, Src0, Src1, Src2, BooleanFuncCtrl, Exec_size"),
        (["setp", "Dst:d Src0=1:ud"], "`Dst` has one of the types BOOL"),
        (["lifetime", "x=1"], "`LIFETIME` has no effect at run time"),
        (["jmp", "x=1"], "it calls `jump`, which needs the code of a kernel; `visa run --reference` runs it"),
        (
            ["gather4_typed", "U=1"],
            "no image is bound to surface 0\n  help: --evaluate gives a surface texels, for example `Surface[2d,4x1]=0*4",
        ),
        (
            ["gather4_typed", "U=2 Surface[2d,2x1]=1,2:R_FLOAT"],
            "texel (2, 0, 0) of a buffer of 8 bytes and 2 x 1 x 1 texels is out of bounds\n  help: images are what \
             --evaluate gives; here `Surface[2d,2x1]`",
        ),
        (
            ["gather4_typed", "Surface[0]=1:ud"],
            "`Surface` is an image: give it texels, for example `Surface[2d,4x4]=0*16",
        ),
        (["oword_ld", "Surface[1d,4]=0*4:R_FLOAT"], "`Surface` is no image: give it bytes"),
        (["sample", "Surface[2d,2x2]=1,2,3:R_FLOAT"], "has 3 values, but 2 x 2 x 1 texels of R FLOAT have 4, 1 each"),
        (["sample", "Surface[2d,4]=1,2,3:R_FLOAT"], "has the size `4`, but an image of the kind 2d has two sides"),
        (["sample", "Surface[2d,2x2]=1,2,3,4"], "has no format such as `R_FLOAT` or `RGBA_UNORM_INT8`"),
        (
            ["sample", "Sampler=cubic"],
            "`Sampler`: `cubic` is no property of a sampler; there are nearest, linear; none",
        ),
        (["sample", "Other=linear:sampler"], "there is no sampler `Other`; the parts are Sampler"),
        (
            ["svm_gather", "Addresses=1"],
            "load of 1 bytes at 0x1 of flat memory is out of bounds\n  help: memory is what",
        ),
        (["oword_ld", "Surface[0]=1,2:ud"], "at 0x8 of surface 0 (a buffer of 8 bytes) is out of bounds"),
        (["oword_ld", "Dst:ud"], "at 0x0 of surface 0 (a buffer of 0 bytes) is out of bounds"),
        (["lsc_load.slm", "Src0Addrs=0 flat[0]=1:ud"], "of shared local memory (0 bytes) is out of bounds"),
        (["lsc_load", "Src0Addrs=0 slm[0]=0*5000:ub"], "repeats a value `5000` times, not up to 4096"),
        (["lsc_load", "flat[0]=1,2:ud flat[4]=3:ud"], "4 bytes of memory at 0x4 overlap others"),
        (["oword_ld", "Other[0]=1:ud"], "there is no memory `Other`; the parts are Surface"),
        (["add", "flat[0]=1:ud"], "the instruction does not access memory: `flat`"),
        (["lsc_load", "Exec_size=3"], "`3` is no `Exec_size`; expected one of 1, 2, 4, 8, 16, 32"),
        (["vme_ime", "Ref0=1"], "its meaning is not public"),
        (["add (M1, 1) x(0,0)<1> q(0,0)<0;1,0> 1:d", "x=1:d"], "help: variables are those"),
    ] {
        let (status, out, err) = explain(&[args[0], "--evaluate", args[1]]);
        assert!(status == 2 && out.is_empty() && err.contains(what), "{args:?}: {status} {out} {err}");
    }
}
