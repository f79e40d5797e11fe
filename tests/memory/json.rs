//! Files as JSON: every file that can be opened is written back byte for byte, and an error in JSON
//! states its place. For example, an ID that is too large for the version reports the instruction.

use super::{measure_peak, run_alone};
use openvisa::{Module, ModuleBuf};
use openvisa_test_support::corpus;
use serde_json::{Value, json};

#[test]
fn every_file_survives_json_byte_for_byte() {
    let _alone = run_alone();
    let (mut instructions, mut rest) = (0, 0);
    let files = corpus::committed();
    for file in &files {
        let module = Module::open(&file.bytes).expect("it can be opened").edit().expect("it can be read");
        let json = serde_json::to_string(&module).expect("it can be written");
        let again: ModuleBuf = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{}: {e}", file.name));
        assert!(again == module, "{}", file.name);
        assert!(again.to_bytes().expect("it can be written") == file.bytes, "{}", file.name);
        let json: Value = serde_json::from_str(&json).expect("it is JSON");
        for object in json["objects"].as_array().expect("there are objects") {
            let code = object["code"].as_array().expect("there is code");
            let bytes = code.iter().filter(|inst| inst.get("Bytes").is_some()).count();
            // Only undecodable code is stored as bytes.
            let readable = Module::open(&file.bytes).expect("it can be opened").objects().all(|object| {
                let object = object.expect("it can be read");
                openvisa::isa::Instructions::new(object.code(), object.version()).all(|inst| inst.is_ok())
            });
            assert_eq!(bytes > 0, !readable, "{}", file.name);
            instructions += code.len() - bytes;
            rest += bytes;
        }
    }
    println!(
        "{} files with {instructions} instructions come back; {rest} have code that cannot be decoded",
        files.len()
    );
    assert!(instructions > 1000);
}

#[test]
fn json_is_streamed_in_both_directions() {
    let _alone = run_alone();
    let file = corpus::committed().into_iter().find(|file| file.name.ends_with("saxpy.isa")).expect("there is one");
    let mut module = Module::open(&file.bytes).expect("it can be opened").edit().expect("it can be read");
    let code = std::mem::take(&mut module.objects[0].code);
    module.objects[0].code = code.repeat((1 << 20) / code.len());
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("large.json");
    let most = 8 << 20;
    let ((), written) = measure_peak(|| {
        let file = std::io::BufWriter::new(std::fs::File::create(&path).expect("a file"));
        serde_json::to_writer_pretty(file, &module).expect("it can be written");
    });
    let len = std::fs::metadata(&path).expect("it was written").len();
    let ((), read) = measure_peak(|| {
        let file = std::io::BufReader::new(std::fs::File::open(&path).expect("a file"));
        assert!(serde_json::from_reader::<_, ModuleBuf>(file).expect("it can be read") == module);
    });
    std::fs::remove_file(&path).expect("it is there");
    println!("{len} bytes of JSON, written with {written} bytes of memory and read with {read}");
    assert!(len > 32 << 20 && written < most && read < 2 * most, "{len} {written} {read}");
}

#[test]
fn handwritten_json_becomes_a_file_and_its_errors_have_a_place() {
    let _alone = run_alone();
    let good = json!({
        "version": "4.1",
        "objects": [{
            "name": "k",
            "kind": { "kernel": {} },
            "strings": ["k", "v"],
            "name_index": 0,
            "variables": [{ "name_index": 1, "properties": { "type": "F", "alignment": "dword" }, "elements": 16 }],
            "code": [
                { "Label": { "label": 0 } },
                { "Ret": { "exec_size": { "size": "Simd1", "mask": "M1" }, "pred": 0 } },
            ],
        }],
    });
    let module: ModuleBuf = serde_json::from_value(good.clone()).unwrap();
    let bytes = module.to_bytes().unwrap();
    assert_eq!(Module::open(&bytes).unwrap().named("k").unwrap().unwrap().variables().len(), 1);
    for (pointer, value, why) in [
        ("/version", json!("four"), "`four` is no version"),
        ("/objects/0/code/1", json!({ "Rett": {} }), "Rett"),
        ("/objects/0/code/1/Ret/pred", json!(0x1000), "4096"),
        ("/objects/0/code/1/Ret/exec_size/size", json!("Simd3"), "Simd3"),
        ("/objects/0/code/1", json!({ "Ret": { "pred": 0 } }), "exec_size"),
        ("/objects/0/code/1", json!({ "Bytes": "3" }), "hexadecimal"),
        ("/objects/0/variables/0/elements", json!(65536), "65536"),
        ("/objects/0/kind", json!({ "shader": {} }), "shader"),
        ("/version", json!("3.0"), "object 0, instruction 1"),
    ] {
        let mut wrong = good.clone();
        *wrong.pointer_mut(pointer).expect("the place is there") = value;
        if why.contains("instruction 1") {
            // Variable IDs have 16 bits in this version.
            wrong["objects"][0]["code"][1] = json!({ "Faddr": { "func_id": 0, "dst": { "General": {
                "modifier": "no modifier", "id": 70000, "row_offset": 0, "col_offset": 0, "region": 0,
            }}}});
        }
        let text = serde_json::to_string_pretty(&wrong).unwrap();
        let error = serde_json::from_str::<ModuleBuf>(&text).unwrap_err();
        assert!(error.to_string().contains(why), "{error}");
        println!("{error}");
    }
}
