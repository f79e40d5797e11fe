//! Checks that output of the vendor's tools breaks no rule on its platform. For example, a kernel
//! that was compiled for PVC is validated for PVC.

use openvisa::isa::{Instructions, Platform};
use openvisa::text::{ParseOptions, parse};
use openvisa::validate::{Error, validate_object, validate_whole};
use openvisa::{Module, Object};
use openvisa_test_support::corpus;
use std::collections::BTreeMap;
use std::path::Path;

/// Justified findings: part of the file's name, rule, instruction, reason. Each must occur if the
/// corpus has a file with that name. The behaviour of the vendor's tools was observed with the
/// finalizers of 2023 (1.0.12504) and 2026 (1.0.17791).
type JustifiedFinding = (&'static str, &'static str, &'static str, &'static str);

/// Justified findings in object files.
const JUSTIFIED_IN_OBJECTS: &[JustifiedFinding] = &[
    ("asm_qw", "platform", "QW_GATHER", VERIFIER),
    ("asm_qw", "platform", "QW_SCATTER", VERIFIER),
    ("dg2/tf32_convert.cvt", "platform", "FCVT", VERIFIER),
    ("dg2/vc_avs", "platform", "AVS", UNSEEN),
    (
        "asm_vme",
        "elements",
        "VME_IME",
        "the text, written by hand, has a variable of 4 bytes for 32 bytes of cost centres; no tool looks at sizes",
    ),
    (
        "asm_sampler",
        "type",
        "3D_SAMPLE4",
        "the text, written by hand, has floats for offsets in texels, which are integers; no tool looks at these types",
    ),
    (
        "asm_sampler",
        "type",
        "INFO",
        "the text, written by hand, takes sizes, which are integers, as floats; no tool looks at it",
    ),
    (
        "asm_atomics",
        "null",
        "SVM_ATOMIC",
        "the text, written by hand, has the result before the arguments: `svm_atomic.add` gets a second argument instead of the first",
    ),
    (
        "asm_fccall",
        "label",
        "SUBROUTINE",
        "the text, written by hand, has a label of another file in this one; the finalizers of 2023 and 2026 crash on it",
    ),
    (
        "pvc/asm_regions",
        "bounds",
        "MOV",
        "the text, written by hand for registers of 32 bytes, reads behind the end of its variable; both finalizers warn of it",
    ),
    ("calls~indirect.Intel_Symbol_Table_Void_Program.update", "bounds", "MOV", TOO_SMALL),
    (
        "block2d",
        "undeclared",
        "LSC_UNTYPED",
        "the writer puts offsets between the operands of untyped block2d messages, so the last ones are read from elsewhere",
    ),
    ("block2d", "constraint", "LSC_UNTYPED", "the same: what follows is read as data to write"),
    ("vc_int_mad_sat", "constraint", "MAD", INTEGERS),
    ("asm_lsc", "placement", "LSC_UNTYPED", UNPLACED),
    ("asm_vme", "placement", "VME_IME", UNPLACED),
];

/// Justified findings in texts.
const JUSTIFIED_IN_TEXTS: &[JustifiedFinding] = &[
    ("dg2/tf32_convert.cvt", "platform", "FCVT", VERIFIER),
    ("dg2/vc_avs", "platform", "AVS", UNSEEN),
    ("tgllp/vc_avs", "platform", "AVS", UNSEEN),
    ("tgllp/vc_va", "platform", "VA", VIDEO),
    ("tgllp/vc_va", "platform", "VA_SKL_PLUS", VIDEO),
    (
        "vc_3d_gather4",
        "constraint",
        "3D_SAMPLE",
        "the text has no channel, and the finalizer of 2026 says so: a syntax error",
    ),
    ("vc_3d_gather4", "footprint", "LSC_UNTYPED", "the kernel stores 128 bytes of a variable of 64"),
    ("vc_int_mad_sat", "constraint", "MAD", INTEGERS),
    ("calls~indirect.Intel_Symbol_Table_Void_Program.update", "bounds", "MOV", TOO_SMALL),
];

const VERIFIER: &str = "the verifier of the finalizers says the same";
const UNSEEN: &str = "no finalizer looks at the platform: they take this even for PVC, which has no sampler at all. The kernel was \
                      written to see the instruction; the documents are the only source";
const VIDEO: &str =
    "the kernel was written to see the instruction; in the form that the compiler prints, no finalizer reads it";
const INTEGERS: &str = "a warning: the verifier refuses saturated sums of integers since May 2026";
const UNPLACED: &str = "a warning: the text, written by hand, has variables of messages that begin anywhere";
const TOO_SMALL: &str = "the compiler copies sixteen elements into a variable of eight; both finalizers warn of it";

/// Returns the platform that a corpus folder names.
fn platform_of(path: &Path) -> Option<Platform> {
    let folder = path.parent()?.file_name()?.to_str()?;
    Platform::from_device(folder)
}

/// Findings that are not justified.
struct Findings {
    right: &'static [JustifiedFinding],
    /// For each entry of `right`: whether the corpus has a file with that name, and the number of
    /// findings.
    seen: Vec<(bool, usize)>,
    broken: BTreeMap<String, (usize, String)>,
}

impl Findings {
    fn new(right: &'static [JustifiedFinding]) -> Self {
        Self { right, seen: vec![(false, 0); right.len()], broken: BTreeMap::new() }
    }

    /// Validates an object and collects its findings.
    fn object(&mut self, file: &str, object: Object<'_>, platform: Platform) {
        for ((part, ..), (present, _)) in self.right.iter().zip(&mut self.seen) {
            *present |= file.contains(part);
        }
        validate_whole(object, platform, &mut |finding| {
            let entry = self.broken.entry(format!("{platform} {finding}")).or_default();
            entry.0 += 1;
            entry.1 = file.to_owned();
        });
        validate_object(object, platform, &mut |_, offset, error| {
            // Another test reports code that cannot be decoded.
            let Error::Rule(finding) = error else { return };
            let is_right = |(part, rule, instruction, _): &JustifiedFinding| {
                file.contains(part) && finding.rule.code() == *rule && finding.instruction.info().name == *instruction
            };
            if let Some(position) = self.right.iter().position(is_right) {
                self.seen[position].1 += 1;
                return;
            }
            let entry = self.broken.entry(format!("{platform} {finding}")).or_default();
            entry.0 += 1;
            entry.1 = format!("{file}+{offset:#x}");
        });
    }

    fn finish(self) {
        for ((file, rule, instruction, reason), (present, count)) in self.right.iter().zip(&self.seen) {
            println!("{count} × {rule}: {instruction} in {file}: {reason}");
            assert!(*count > 0 || !present, "{rule}: {instruction} is not found in {file} any more");
        }
        let broken: Vec<_> = self
            .broken
            .iter()
            .map(|(finding, (count, example))| format!("{count} × {finding}\n    {example}"))
            .collect();
        assert!(broken.is_empty(), "{} rules broken:\n{}", broken.len(), broken.join("\n"));
    }
}

#[test]
fn real_files_break_no_rule_on_their_own_platform() {
    let files = corpus::assembled();
    let (mut instructions, mut routines) = (0, 0);
    let mut findings = Findings::new(JUSTIFIED_IN_OBJECTS);
    for file in &files {
        let platform = platform_of(Path::new(&file.name)).expect("a folder is named after a device");
        let module = Module::open(&file.bytes).expect("a file has a header");
        for object in module.objects() {
            let object = object.expect("an object can be read");
            routines += 1;
            instructions += Instructions::new(object.code(), object.version()).take_while(Result::is_ok).count();
            findings.object(&file.name, object, platform);
        }
    }
    println!("{} files: {instructions} instructions of {routines} routines validated", files.len());
    findings.finish();
}

#[test]
fn texts_of_compilers_break_no_rule_on_their_own_platform() {
    let mut findings = Findings::new(JUSTIFIED_IN_TEXTS);
    let (mut texts, mut instructions) = (0, 0);
    for file in corpus::texts().iter().filter(|file| file.name.starts_with("igc-")) {
        let Some(platform) = platform_of(Path::new(&file.name)) else { continue };
        if file.name.contains(".roundtrip.") {
            continue;
        }
        let source = std::str::from_utf8(&file.bytes).expect("it is text");
        let parsed = parse(source, &ParseOptions::default());
        let bytes = parsed.module.to_bytes().expect("it can be written");
        let module = Module::open_text_form(&bytes).expect("it was written right");
        for object in module.objects() {
            let object = object.expect("an object");
            instructions += Instructions::new(object.code(), object.version()).take_while(Result::is_ok).count();
            findings.object(&file.name, object, platform);
        }
        texts += 1;
    }
    println!("{instructions} instructions of {texts} texts validated");
    findings.finish();
}
