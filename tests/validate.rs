//! Files that the vendor's assembler wrote break no rule of the specification on the platform that they were written for.

mod support;

use openvisa::Module;
use openvisa::isa::{Instructions, Platform};
use openvisa::validate::{Error, validate_object};
use std::collections::BTreeMap;
use std::path::Path;

/// Findings that are right: part of the file's name, rule, instruction, and why the file breaks it. Each must occur.
const RIGHT: &[(&str, &str, &str, &str)] = &[
    ("asm_qw", "platform", "QW_GATHER", VERIFIER),
    ("asm_qw", "platform", "QW_SCATTER", VERIFIER),
    ("tf32_convert.cvt", "platform", "FCVT", VERIFIER),
    (
        "dg2/vc_avs",
        "platform",
        "AVS",
        "the compiler does not look at the platform; later assemblers crash on this text",
    ),
    ("asm_vme", "type", "VME_FBR", BY_HAND),
    ("asm_vme", "elements", "VME_IME", BY_HAND),
    ("asm_sampler", "type", "3D_SAMPLE4", BY_HAND),
    ("asm_sampler", "type", "INFO", BY_HAND),
    ("asm_rt_write", "type", "RT_WRITE", BY_HAND),
    ("asm_modifiers", "type", "SETP", BY_HAND),
    ("asm_switchjmp", "type", "SWITCHJMP", BY_HAND),
    ("asm_atomics", "null", "SVM_ATOMIC", "the text, written by hand, has the operands in another order"),
    ("asm_fccall", "label", "SUBROUTINE", "the text, written by hand, has a label of another file in this one"),
    (
        "pvc/asm_regions",
        "region",
        "MOV",
        "the text, written by hand for registers of 32 bytes, reads behind the end of its variable on this platform",
    ),
    (
        "calls~indirect.Intel_Symbol_Table_Void_Program.update",
        "region",
        "MOV",
        "the compiler copies sixteen elements into a variable of eight",
    ),
    (
        "block2d",
        "undeclared",
        "LSC_UNTYPED",
        "the writer puts offsets between the operands of untyped block2d messages, so the last ones are read from elsewhere",
    ),
    ("block2d", "constraint", "LSC_UNTYPED", "the same: what follows is read as data to write"),
    ("asm_sync", "reserved", "FENCE", "the text, written by hand, asks for a scope that the platform does not know"),
];

const VERIFIER: &str = "the verifier of the assembler says the same";
const BY_HAND: &str =
    "the text was written by hand, with variables of another type or size, which the assembler does not look at";

/// The platform of a folder of the corpus.
fn platform(path: &Path) -> Option<Platform> {
    let folder = path.parent()?.file_name()?.to_str()?;
    let name = match folder {
        "pvc" => "PVC_XT",
        "bmg" | "lnl" => "XE2",
        "ptl" => "XE3",
        other => other,
    };
    name.to_ascii_uppercase().parse().ok()
}

#[test]
fn real_files_break_no_rule_on_their_own_platform() {
    let Some(files) = support::assembled() else { return println!("skipped") };
    let mut broken: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let (mut instructions, mut routines) = (0, 0);
    let mut right = vec![0; RIGHT.len()];
    for file in &files {
        let platform = platform(Path::new(&file.name)).expect("a folder is named after a device");
        let module = Module::open(&file.bytes).expect("a file has a header");
        for object in module.objects() {
            let object = object.expect("an object can be read");
            routines += 1;
            // What cannot be decoded is the business of another test.
            instructions += Instructions::new(object.code(), object.version()).take_while(Result::is_ok).count();
            validate_object(object, platform, &mut |_, offset, error| {
                let Error::Rule(finding) = error else { return };
                let is_right = |(part, rule, instruction, _): &(&str, &str, &str, &str)| {
                    file.name.contains(part)
                        && finding.rule.code() == *rule
                        && finding.instruction.info().name == *instruction
                };
                if let Some(position) = RIGHT.iter().position(is_right) {
                    right[position] += 1;
                    return;
                }
                let entry = broken.entry(format!("{platform} {finding}")).or_default();
                entry.0 += 1;
                entry.1 = format!("{}+{offset:#x}", file.name);
            });
        }
    }
    println!("{} files: {instructions} instructions of {routines} routines validated", files.len());
    for ((file, rule, instruction, reason), count) in RIGHT.iter().zip(&right) {
        println!("{count} × {rule}: {instruction} in {file}: {reason}");
        assert!(*count > 0, "{rule}: {instruction} is not found in {file} any more");
    }
    let broken: Vec<_> =
        broken.iter().map(|(finding, (count, example))| format!("{count} × {finding}\n    {example}")).collect();
    assert!(broken.is_empty(), "{} rules broken:\n{}", broken.len(), broken.join("\n"));
}
