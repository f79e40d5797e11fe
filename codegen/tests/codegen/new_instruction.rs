//! Tests of adding an instruction: `new` begins its page, `gen` reports the gaps, and with the gaps
//! filled the crate compiles, decodes and encodes it. `docs/add-an-instruction.md` describes the
//! same steps.
//!
//! For example, `ANDN` is begun as a copy of `AND`.

use crate::material::{Run, no_folder, read, root, run};
use std::path::PathBuf;
use std::process::Command;

/// Creates a folder for a test, with a copy of the specification in `specs`.
pub(crate) fn make_folder(name: &str) -> PathBuf {
    let dir = no_folder(name);
    for folder in ["specs", "specs/instructions"] {
        std::fs::create_dir_all(dir.join(folder)).expect("the folder can be made");
        for entry in std::fs::read_dir(root().join(folder)).expect("the specification can be read") {
            let path = entry.expect("the specification can be read").path();
            if path.is_file() {
                let to = dir.join(folder).join(path.file_name().expect("files have names"));
                std::fs::copy(&path, to).expect("the file can be copied");
            }
        }
    }
    dir
}

/// A program that uses the made-up instruction: `and` with another opcode.
const USE: &str = "
use openvisa_isa::semantics::ExecutionKind;
use openvisa_isa::{Inst, InstKind, NEWEST_VERSION, Opcode, Reader, Writer};

fn main() {
    let bytes = [0x9d, 4, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 0, 32, 0, 0, 0, 0, 0, 0x22, 1, 5, 1, 1, 0, 0, 0];
    assert_eq!(Opcode::from_bits(0x9d), Some(Opcode::Andn));
    let inst = Inst::decode(&mut Reader::new(&bytes, NEWEST_VERSION)).unwrap();
    assert_eq!((inst.kind(), inst.kind().execution_kind()), (InstKind::Andn, ExecutionKind::Lane));
    let mut buffer = vec![0; bytes.len()];
    let mut w = Writer::new(&mut buffer, NEWEST_VERSION);
    inst.encode(&mut w).unwrap();
    assert_eq!(w.written(), bytes);
}
";

#[test]
fn a_new_instruction_takes_one_page_and_the_crate_has_it() {
    let dir = make_folder("new-instruction");
    let (specs, out) = (dir.join("specs"), dir.join("isa"));
    let (specs_word, out_word) = (specs.to_str().expect("UTF-8"), out.to_str().expect("UTF-8"));
    let title = "bits of one source without those of another";
    let new = run(&["new", "ANDN", "--like", "AND", "--title", title, "--opcode", "0x9d", "--specs", specs_word]);
    assert_eq!((new.status, new.err.as_str()), (0, ""), "{}", new.out);
    assert!(new.out.contains("ANDN.md: opcode 0x9d; fill the gaps (TODO) in lines 16, 22"), "{}", new.out);

    // The open gaps are reported, and nothing else.
    let core = root().join("crates/isa-core");
    let generate = ["gen", "--specs", specs_word, "--out", out_word, "--core", core.to_str().expect("UTF-8")];
    let early = run(&generate);
    assert_eq!(
        (early.status, early.out.matches("error[V0190]").count(), early.out.matches("error[").count()),
        (1, 2, 2),
        "{}",
        early.out
    );

    let page = specs.join("instructions/ANDN.md");
    let text = read(&page)
        .replace("// TODO: this is what AND does\nDst = Src0 & Src1;", "Dst = Src0 & ~Src1;")
        .replace("TODO\n", "Keeps the bits of the first source that are 0 in the second.\n");
    std::fs::write(&page, text).expect("the file can be written");
    let made = run(&generate);
    assert_eq!((made.status, made.err.as_str()), (0, ""), "{}", made.out);
    assert!(read(&out.join("src/semantics.rs")).contains("fn andn(&self, src0: V, src1: V) -> V;"));
    assert!(read(&out.join("src/info_table.rs")).contains("specs/instructions/ANDN.md:"));

    // Dependencies have the versions of the project, so that nothing must be downloaded.
    std::fs::copy(root().join("Cargo.lock"), out.join("Cargo.lock")).expect("the file can be copied");
    std::fs::create_dir_all(out.join("examples")).expect("the folder can be made");
    std::fs::write(out.join("examples/use.rs"), USE).expect("the file can be written");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .args(["run", "--quiet", "--example", "use", "--features", "semantics", "--manifest-path"])
        .arg(out.join("Cargo.toml"));
    command.arg("--target-dir").arg(dir.join("target")).env_remove("CARGO_ENCODED_RUSTFLAGS");
    let output = command.output().expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_new_page_is_correct_but_for_its_gaps_whichever_of_many_it_is_begun_with() {
    let dir = make_folder("new-like-all");
    let specs = dir.join("specs");
    let word = specs.to_str().expect("UTF-8");
    let (spec, _) = openvisa_codegen::load(&specs).expect("the specification can be read");
    let mut begun = 0;
    let plain = spec.model.instructions.iter().filter(|i| i.sub_opcode.is_none() && !i.container);
    for like in plain.step_by(9) {
        let index = read(&specs.join("6_instructions.md"));
        let new = run(&["new", "NOVEL", "--like", &like.name.value, "--title", "something new", "--specs", word]);
        assert_eq!((new.status, new.err.as_str()), (0, ""), "{}: {}", like.name, new.out);
        let (_, found) = openvisa_codegen::load(&specs).expect("the specification can be read");
        let other: Vec<_> = found
            .iter()
            .filter(|d| d.rule.code != "V0190")
            .map(|d| format!("{}: {}", d.rule.code, d.message))
            .collect();
        assert!(other.is_empty() && !found.is_empty(), "{}: {other:#?}", like.name);
        std::fs::remove_file(specs.join("instructions/NOVEL.md")).expect("the page is there");
        std::fs::write(specs.join("6_instructions.md"), index).expect("the file can be written");
        begun += 1;
    }
    println!("{begun} instructions can be begun with");
    assert!(begun > 10, "{begun}");
}

#[test]
fn what_cannot_be_begun_says_why() {
    let dir = make_folder("new-wrong");
    let specs = dir.join("specs");
    for (args, message) in [
        (&["ANDN"][..], "required arguments were not provided:\n  --like <OTHER>\n  --title <WORDS>"),
        (&["ANDN", "--like", "AND"], "required arguments were not provided:\n  --title <WORDS>"),
        (&["ANDN", "--like", "ADN", "--title", "x"], "there is no instruction `ADN`; did you mean `ADD`?"),
        (&["ANDN", "--like", "AND", "--title", "x", "--opcode", "0x20"], "0x20 is the opcode of `AND`"),
        (
            &["ANDN", "--like", "AND", "--title", "x", "--opcode", "300"],
            "'300' for '--opcode <0xNN>': an opcode is a byte such as 0x3b",
        ),
        (&["OR", "--like", "AND", "--title", "x"], "there is an instruction `OR` already"),
        (
            &["../X", "--like", "AND", "--title", "x"],
            "'../X' for '<NAME>': a name consists of capital letters, digits and `_`",
        ),
        (&["ANDN", "--like", "SVM_GATHER", "--title", "x"], "`SVM_GATHER` shares its opcode with other instructions"),
    ] {
        let Run { status, out, err } = run(&[&["new"], args, &["--specs", specs.to_str().expect("UTF-8")]].concat());
        assert_eq!((status, out.as_str()), (2, ""), "{args:?}");
        assert!(err.starts_with("error: ") && err.contains(message), "{args:?}: {err}");
    }
}
