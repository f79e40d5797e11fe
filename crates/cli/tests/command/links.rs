//! Findings refer to the line of the specification that states their rule. For example, a broken
//! range refers to the line with `Valid values are`.

use openvisa::Module;
use openvisa::isa::Instructions;
use openvisa_commands::{self as cli, Context};
use openvisa_test_support::corpus;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::ffi::OsString;
use std::path::Path;

fn run_on(input: &[u8], args: &[&str]) -> (u8, String, String) {
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), input);
    let args = args.iter().map(OsString::from);
    let mut context = Context::plain(&mut input, &mut out, &mut err);
    let status = cli::run(args, &mut context).code();
    (status, String::from_utf8_lossy(&out).into_owned(), String::from_utf8_lossy(&err).into_owned())
}

/// Lines of the specification, loaded on demand.
#[derive(Default)]
struct Lines(HashMap<String, Vec<String>>);

impl Lines {
    /// Returns the line that a place names.
    fn at(&mut self, place: &str) -> &str {
        let (file, line) = place.rsplit_once(':').unwrap_or_else(|| panic!("{place} has no line"));
        let lines = self.0.entry(file.to_owned()).or_insert_with(|| {
            let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(file);
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{place}: {error}"));
            text.lines().map(str::to_owned).collect()
        });
        let line: usize = line.parse().unwrap_or_else(|_| panic!("{place} has no line"));
        lines.get(line.wrapping_sub(1)).unwrap_or_else(|| panic!("{place} is not in the file"))
    }
}

fn objects(lines: &str) -> Vec<Value> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))).collect()
}

#[test]
fn every_broken_rule_refers_to_the_line_that_states_it() {
    let mut lines = Lines::default();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for file in corpus::committed() {
        for platform in ["BDW", "PVC"] {
            let (_, out, _) = run_on(&file.bytes, &["verify", "-", "--platform", platform, "--format", "json"]);
            for finding in objects(&out) {
                let code = finding["code"].as_str().expect("it has a code");
                *seen.entry(code.to_owned()).or_default() += 1;
                let Some(place) = finding["spec"].as_str() else {
                    // An unknown opcode and some errors of files break no rule.
                    assert!(code == "code:opcode" || code.starts_with("file:"), "{}: {finding}", file.name);
                    continue;
                };
                let line = lines.at(place);
                let listed = line.trim_start().starts_with("- ");
                match code {
                    "platform" => {
                        assert!(listed && place.contains("6_instructions.md") && line.contains('{'), "{place}: {line}")
                    }
                    "layout" => assert!(line.starts_with('|') || line.starts_with('#'), "{place}: {line}"),
                    _ if code.starts_with("constraint:") => assert!(line.contains(&code[11..]), "{place}: {line}"),
                    _ => assert!(listed, "{code}: {place}: {line}"),
                }
            }
        }
    }
    println!("{seen:?}");
    assert!(seen.len() > 5 && seen.contains_key("platform"), "{seen:?}");
}

#[test]
fn reserved_values_refer_to_their_bit_group() {
    let mut lines = Lines::default();
    let (mut reserved, mut of_groups) = (0, 0);
    for file in corpus::committed().iter().step_by(3) {
        let Ok(module) = Module::open(&file.bytes) else { continue };
        for object in module.objects().flatten() {
            let mut stream = Instructions::new(object.code(), object.version());
            for step in 0..40 {
                let start = stream.offset();
                let Some(Ok(_)) = stream.next() else { break };
                let mut bytes = object.code()[start..stream.offset()].to_vec();
                let at = (step * 7 + 1) % bytes.len();
                bytes[at] ^= 0xc8;
                let query: String = bytes.iter().map(|byte| format!("{byte:02x} ")).collect();
                let version = object.version().to_string();
                let (_, out, _) = run_on(&[], &["explain", "--json", "--version", &version, &query]);
                for decoded in objects(&out).iter().filter(|decoded| decoded["error"]["code"] == "code:reserved") {
                    let error = &decoded["error"];
                    let place = error["spec"].as_str().unwrap_or_else(|| panic!("{error}"));
                    let line = lines.at(place).trim_start();
                    assert!(line.starts_with("- "), "{error}: {line}");
                    reserved += 1;
                    of_groups += usize::from(line.contains("Bit["));
                }
            }
        }
    }
    println!("{reserved} values without a meaning, {of_groups} in bits that stand on a line of their own");
    assert!(reserved > 50 && of_groups * 10 > reserved * 9);
}

#[test]
fn a_malformed_line_refers_to_the_forms_of_its_instruction() {
    let mut lines = Lines::default();
    let source = ".version 4.1\n.kernel \"k\"\n.decl x v_type=G type=d num_elts=8 align=GRF\n.decl P1 v_type=P num_elts=8\n\n.function \"main\"\nmain:\n";
    for (line, form) in [
        ("add (M1, 8) x(0,0)<1> x(0,0)<1;1,0>", "] add["),
        ("(!P1) mov (M1, 8) x(0,0)<1 0x1:d", "mov"),
        ("gather_scaled.3 (M1, 8) T6 0x0:ud x.0 x.0", "gather_scaled.<"),
    ] {
        let text = format!("{source}    {line}\n    ret (M1, 1)\n");
        for args in [&["asm", "-", "--format", "json"][..], &["verify", "-", "--platform", "SKL", "--format", "json"]] {
            let (status, out, err) = run_on(text.as_bytes(), args);
            let found = objects(&out);
            assert!(status == 1 && !found.is_empty(), "{status} {out}{err}");
            let place = found[0]["spec"].as_str().unwrap_or_else(|| panic!("{out}"));
            assert!(lines.at(place).contains(form), "{place}: {}", lines.at(place));
        }
    }
    // An undeclared name breaks no rule of an instruction.
    let (_, out, _) = run_on(
        format!("{source}    ret (M1, 1)\n    jmp (M1, 1) nowhere\n").as_bytes(),
        &["asm", "-", "--format", "json"],
    );
    assert!(objects(&out)[0]["spec"].is_null(), "{out}");
}
