//! Tests of the JSON export: it is valid against the published schema.

use crate::damage::{Dice, damage};
use crate::material::{Run, empty_folder, run};
use boon::{Compiler, SchemaIndex, Schemas};
use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::source::Sources;
use openvisa_codegen::{export, load, load_sources};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Exports a folder, given relative to this crate.
fn export_folder(dir: &str) -> Value {
    let (spec, _) = load(&root().join(dir)).expect("the folder can be read");
    serde_json::from_str(&export::json(&spec.model)).expect("the export is JSON")
}

const SPECS: &str = "../specs";
/// A made-up instruction set in the form of upstream documents.
const UPSTREAM: &str = "tests/upstream";

/// Compiles the schema of the export.
fn compile_export_schema() -> (Schemas, SchemaIndex) {
    compile_schema(serde_json::from_str(export::schema()).expect("it is JSON"))
}

fn compile_schema(schema: Value) -> (Schemas, SchemaIndex) {
    let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
    compiler.add_resource("model.schema.json", schema).expect("a resource");
    let index = compiler.compile("model.schema.json", &mut schemas).expect("it is a schema");
    (schemas, index)
}

/// Reads a file of `packages/bindings/json`.
fn read_reference(name: &str) -> Value {
    let text = std::fs::read_to_string(root().join("../packages/bindings/json").join(name)).expect("it is there");
    serde_json::from_str(&text).expect("it is JSON")
}

/// Makes a schema reject properties that it does not name. `part` is true for a schema that another
/// one includes.
fn reject_unknown_properties(schema: &mut Value, part: bool) {
    let Some(object) = schema.as_object_mut() else { return };
    for (key, inner) in object.iter_mut() {
        match inner {
            Value::Object(members) if ["properties", "$defs"].contains(&key.as_str()) => {
                members.values_mut().for_each(|member| reject_unknown_properties(member, false));
            }
            Value::Array(parts) => parts.iter_mut().for_each(|inner| reject_unknown_properties(inner, key == "allOf")),
            _ => reject_unknown_properties(inner, false),
        }
    }
    if !part && object.contains_key("properties") {
        object.insert("unevaluatedProperties".to_owned(), false.into());
    }
}

#[test]
fn the_reference_is_valid_and_has_nothing_that_its_schema_does_not_name() {
    let document = read_reference("visa_isa.json");
    let mut schema = read_reference("visa_isa.schema.json");
    for _ in 0..2 {
        let (schemas, index) = compile_schema(schema.clone());
        if let Err(error) = schemas.validate(&document, index) {
            panic!("{error:#}");
        }
        reject_unknown_properties(&mut schema, false);
    }
    let (schemas, index) = compile_schema(schema);
    let damaged = |change: fn(&mut Value)| {
        let mut damaged = document.clone();
        change(&mut damaged);
        schemas.validate(&damaged, index).is_err()
    };
    assert!(damaged(|d| d["format"] = "1".into()));
    assert!(damaged(|d| d["platforms"] = Value::Null));
    assert!(damaged(|d| d["instructions"][0]["opcode"] = 256.into()));
    assert!(damaged(|d| d["instructions"][0]["fields"][0]["colour"] = "red".into()));
    assert!(damaged(|d| d["shared_fields"][0]["line"] = (-1).into()));
    assert!(damaged(|d| drop(d["instructions"][0].as_object_mut().and_then(|i| i.remove("line")))));
    assert!(damaged(|d| drop(d["shared_fields"][0].as_object_mut().and_then(|i| i.remove("name")))));
}

#[test]
fn exports_of_both_dialects_are_valid() {
    let (schemas, index) = compile_export_schema();
    for dir in [SPECS, UPSTREAM] {
        if let Err(error) = schemas.validate(&export_folder(dir), index) {
            panic!("{dir}: {error:#}");
        }
    }
}

#[test]
fn exports_of_damaged_documents_are_valid() {
    let (schemas, index) = compile_export_schema();
    let whole = Sources::read(&root().join(UPSTREAM), &mut Diagnostics::default()).expect("the folder can be read");
    for case in 0..40 {
        let (mut dice, mut diagnostics, mut sources) = (Dice::new(case), Diagnostics::default(), Sources::default());
        for (_, file) in whole.iter() {
            sources.add(file.path.clone(), damage(&file.text, &mut dice).as_bytes(), &mut diagnostics);
        }
        let (spec, _) = load_sources(sources, diagnostics);
        let json = serde_json::from_str(&export::json(&spec.model)).expect("the export is JSON");
        if let Err(error) = schemas.validate(&json, index) {
            panic!("case {case}: {error:#}");
        }
    }
}

#[test]
fn the_schema_says_no_to_what_is_not_an_export() {
    let (schemas, index) = compile_export_schema();
    let good = export_folder(UPSTREAM);
    type Damage = fn(&mut Value);
    let broken: [(&str, Damage); 4] = [
        ("a missing list", |json| {
            json.as_object_mut().unwrap().remove("platforms");
        }),
        ("an opcode that is no byte", |json| json["instructions"][0]["opcode"]["code"]["value"] = 256.into()),
        ("a set of platforms as a number", |json| json["instructions"][0]["platforms"] = 7.into()),
        ("an unknown operand class", |json| {
            *json.pointer_mut("/instructions/0/fields/2/classes/value/0").expect("SUM.Dst has classes") = "odd".into();
        }),
    ];
    for (what, damage) in broken {
        let mut json = good.clone();
        damage(&mut json);
        assert!(schemas.validate(&json, index).is_err(), "{what}");
    }
}

#[test]
fn opcodes_and_mnemonics_are_at_hand() {
    let json = export_folder(SPECS);
    let opcodes = json["opcodes"].as_array().expect("a list");
    assert_eq!(opcodes.len(), json["instructions"].as_array().expect("a list").len());
    for (summary, whole) in opcodes.iter().zip(json["instructions"].as_array().unwrap()) {
        assert_eq!(summary["name"], whole["name"]["value"]);
        assert_eq!(summary["opcode"], whole["opcode"]["code"]["value"]);
        assert_eq!(summary["platforms"].as_array().unwrap().len(), whole["platforms"].as_array().unwrap().len());
    }
    let of = |name: &str| opcodes.iter().find(|o| o["name"] == name).expect(name);
    // A mnemonic from the file name, parts from a field, two words, and no word.
    for (name, expected) in
        [("ADD", "add"), ("MIN_MAX", "min max"), ("FENCE", "fence_sw fence_global fence_local"), ("LABEL", "")]
    {
        let words: Vec<_> = of(name)["mnemonics"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
        assert_eq!(words.join(" "), expected, "{name}");
    }
    let all: BTreeSet<_> = json["platforms"].as_array().unwrap().iter().map(|p| p["name"]["value"].as_str()).collect();
    assert!(of("LSC_UNTYPED")["platforms"].as_array().unwrap().iter().all(|p| all.contains(&p.as_str())));
}

#[test]
fn a_span_leads_to_what_it_is_about() {
    let json = export_folder(SPECS);
    for instruction in json["instructions"].as_array().unwrap() {
        let name = &instruction["opcode"]["name"];
        let part = |key: &str| name["span"][key].as_u64().unwrap() as usize;
        let file = json["files"][part("file")].as_str().unwrap();
        let text = std::fs::read_to_string(root().join(SPECS).join(file)).unwrap();
        assert_eq!(text[part("start")..part("end")], *name["value"].as_str().unwrap());
        assert!(text.lines().nth(part("line") - 1).unwrap().contains(name["value"].as_str().unwrap()));
    }
}

#[test]
fn spans_take_one_line_and_the_rest_is_indented() {
    let (spec, _) = load(&root().join(UPSTREAM)).expect("the folder can be read");
    let text = export::json(&spec.model);
    assert!(
        text.starts_with("{\n  \"format\": 1,\n  \"opcodes\": [\n    {\n      \"name\": \"SUM\",\n"),
        "{}",
        &text[..100]
    );
    let spans = text.lines().filter(|line| line.trim_start().starts_with("\"span\": {"));
    assert!(spans.clone().count() > 100 && spans.clone().all(|line| line.trim_end_matches(',').ends_with('}')));
    assert!(text.ends_with("}\n"));
}

#[test]
fn the_command_prints_the_model_or_its_schema() {
    let specs = root().join(SPECS);
    let Run { status, out, err } = run(&["json", specs.to_str().unwrap()]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(serde_json::from_str::<Value>(&out).is_ok());
    let schema = Run { status: 0, out: export::schema().to_owned(), err: String::new() };
    assert_eq!(run(&["json", "--schema"]), schema);
    assert_eq!(run(&["json"]).status, 2);
    assert_eq!(run(&["json", "no-such-folder"]).status, 2);
}

#[test]
fn the_command_says_when_facts_may_be_missing() {
    let dir = empty_folder("json-errors");
    std::fs::create_dir_all(dir.join("instructions")).expect("the folder can be made");
    for name in ["SUM", "SUM_AGAIN"] {
        let from = root().join(UPSTREAM).join("instructions/SUM.md");
        std::fs::copy(from, dir.join(format!("instructions/{name}.md"))).expect("the file can be copied");
    }
    let Run { status, out, err } = run(&["json", dir.to_str().unwrap()]);
    assert!(status == 1 && err.contains(", so facts may be missing"), "{err}");
    assert!(serde_json::from_str::<Value>(&out).is_ok());
}
