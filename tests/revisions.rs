//! Layouts that share the version number 4.1. For example, revision 1 encodes `lsc_load.ugm`
//! differently from revision 0. `tests/revisions/vectors.txt` has the bytes that the vendor's
//! assembler of a release of each revision wrote.

use openvisa::isa::{NEWEST_VERSION, Revision};
use openvisa::text::{ParseOptions, PrintOptions, parse, print_module};
use openvisa::{Module, ModuleBuf, Version};

const HEAD: &str = "\
.version 4.1
.kernel \"k\"
.decl V32 v_type=G type=ud num_elts=64 align=GRF
.decl V33 v_type=G type=ud num_elts=64 align=GRF
.decl V34 v_type=G type=ud num_elts=64 align=GRF
.decl V35 v_type=G type=ud num_elts=64 align=GRF
.decl V36 v_type=G type=uq num_elts=32 align=GRF
.decl V37 v_type=G type=ud num_elts=1 align=dword
.decl V38 v_type=G type=w num_elts=32 align=GRF
.decl P1 v_type=P num_elts=16
";

/// Lines, with the revisions whose bytes differ from the previous layout: -1, 0, 1.
const LINES: &[(&str, &[i8])] = &[
    ("lsc_load_quad.tgm (M1, 16) V32:d32.xyzw bti(0xD)[V33,V33]:a32", &[0]),
    ("lsc_store_quad.tgm (M1, 16) bti(0x2)[V33]:a32 V32:d32.x", &[0]),
    ("lsc_atomic_iadd.tgm (M1, 16) V32:d32 bti(0x5)[V33]:a32 V33 %null", &[0]),
    ("lsc_load.ugm (M1, 16) V32:d32 bti(0x2)[V33]:a32", &[1]),
    ("lsc_store.ugm (M1, 16) flat[V33]:a64 V32:d32", &[1]),
    ("lsc_load_strided.ugm (M1, 16) V32:d32 flat[V36,0x10]:a64", &[1]),
    ("ifcall (M1, 16) V36(0,0)<0;1,0> 2 1", &[]),
    ("mov (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0>", &[]),
    ("lsc_fence.ugm.none.group", &[]),
    ("ret (M1, 1)", &[]),
];

fn assemble(lines: &[&str], version: Version) -> ModuleBuf {
    let source = format!("{HEAD}{}\n", lines.join("\n"));
    let parsed = parse(&source, &ParseOptions { version: Some(version), ..ParseOptions::default() });
    assert!(parsed.is_ok(), "{source}{:?}", parsed.diagnostics);
    assert_eq!(parsed.module.version, version);
    parsed.module
}

/// Returns the base layout of 4.1 and its revisions, oldest first.
fn layouts() -> Vec<Version> {
    let mut layouts: Vec<_> = Revision::ALL.iter().map(|revision| revision.version).collect();
    layouts.push(NEWEST_VERSION);
    layouts.sort_unstable();
    layouts
}

fn print_text(module: &Module<'_>) -> String {
    print_module(module, &PrintOptions::default()).expect("it can be printed").text
}

#[test]
fn revisions_are_ordered_between_their_version_and_the_next() {
    assert_eq!(layouts().iter().map(Version::to_string).collect::<Vec<_>>(), ["4.1-1", "4.1", "4.1.1"]);
    for version in layouts() {
        assert_eq!((version.number(), version.to_string().parse()), (NEWEST_VERSION, Ok(version)));
        assert!(version > Version::new(4, 0) && version < Version::new(4, 2));
    }
}

#[test]
fn lines_become_the_bytes_of_the_release_and_bytes_the_lines() {
    let mut seen = Vec::new();
    for vector in include_str!("revisions/vectors.txt").lines().filter(|line| !line.starts_with('#')) {
        let mut words = vector.splitn(4, ' ');
        let [Some(release), Some(version), Some(hex), Some(line)] = [(); 4].map(|()| words.next()) else {
            panic!("{vector}")
        };
        let version = version.parse().expect("a version");
        let module = assemble(&[line], version);
        let code: String = module.objects[0].code.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(code, hex, "{release}: {line}");
        let bytes = module.to_bytes().expect("it can be written");
        let opened = Module::open(&bytes).and_then(|m| m.revised(version)).expect("it can be opened");
        let again = parse(&print_text(&opened), &ParseOptions { version: Some(version), ..ParseOptions::default() });
        assert_eq!(again.module.objects[0].code, module.objects[0].code, "{release}: {line}");
        seen.push(version);
    }
    seen.dedup();
    assert_eq!(seen, layouts(), "each layout has lines");
}

#[test]
fn each_line_has_the_bytes_of_its_revision() {
    for (line, changes) in LINES {
        let codes: Vec<_> = layouts().iter().map(|v| assemble(&[line], *v).objects[0].code.clone()).collect();
        for (pair, version) in codes.windows(2).zip(layouts().into_iter().skip(1)) {
            assert_eq!(pair[0] != pair[1], changes.contains(&version.revision), "{line} in {version}");
        }
    }
}

#[test]
fn a_file_is_read_in_the_layout_that_its_instructions_fit() {
    let lines: Vec<_> = LINES.iter().map(|line| line.0).collect();
    let mut texts = Vec::new();
    for version in layouts() {
        let bytes = assemble(&lines, version).to_bytes().expect("it can be written");
        assert_eq!(bytes[4..6], [4, 1], "files do not say the revision");
        let module = Module::open(&bytes).expect("it can be opened").fitted();
        assert_eq!(module.version(), version);
        assert_eq!(module.edit().expect("it can be copied").to_bytes().expect("written again"), bytes);
        module.check(&mut |finding| panic!("{version}: {finding}"));
        texts.push(print_text(&module));
        // Another layout can be requested, but its instructions do not decode.
        for other in layouts().into_iter().filter(|other| *other != version) {
            let module = Module::open(&bytes).and_then(|m| m.revised(other)).expect("4.1 has this layout");
            assert_eq!(module.fitted().version(), if other == NEWEST_VERSION { version } else { other });
            let broken = module.objects().flatten().any(|object| object.instructions().any(|inst| inst.is_err()));
            assert!(broken, "{version} as {other}");
        }
    }
    assert!(texts.windows(2).all(|pair| pair[0] == pair[1]), "all revisions say the same: {texts:#?}");
}

/// Checks that a file without a differing instruction is read in the base layout.
#[test]
fn a_file_without_a_differing_instruction_is_read_in_the_base_layout() {
    let lines: Vec<_> = LINES.iter().filter(|line| line.1.is_empty()).map(|line| line.0).collect();
    for version in layouts() {
        let bytes = assemble(&lines, version).to_bytes().expect("it can be written");
        assert_eq!(Module::open(&bytes).expect("it can be opened").fitted().version(), NEWEST_VERSION);
    }
}

#[test]
fn a_file_that_fits_no_layout_is_read_in_the_base_layout() {
    let mut module = assemble(&["ret (M1, 1)"], NEWEST_VERSION);
    module.objects[0].code.push(0xff);
    let bytes = module.to_bytes().expect("it can be written");
    assert_eq!(Module::open(&bytes).expect("it can be opened").fitted().version(), NEWEST_VERSION);
}

#[test]
fn a_layout_of_another_version_is_refused() {
    let bytes = assemble(&["ret (M1, 1)"], NEWEST_VERSION).to_bytes().expect("it can be written");
    let module = Module::open(&bytes).expect("it can be opened");
    for (version, name) in [
        (Version::new(3, 6), "3.6"),
        (NEWEST_VERSION.revised(7), "4.1.7"),
        (NEWEST_VERSION.revised(-2), "4.1-2"),
        (Version::new(4, 2), "4.2"),
    ] {
        let error = module.revised(version).expect_err("4.1 has no such layout").to_string();
        assert!(error.contains(&format!("{name} is no layout of files of version 4.1")), "{error}");
    }
    let old = parse(".version 3.6\n.kernel \"k\"\nret (M1, 1)\n", &ParseOptions::default()).module;
    let bytes = old.to_bytes().expect("it can be written");
    let error = Module::open(&bytes).and_then(|m| m.revised(NEWEST_VERSION)).expect_err("it is of 3.6").to_string();
    assert!(error.contains("4.1 is no layout of files of version 3.6"), "{error}");
}

#[test]
fn modules_are_converted_between_revisions() {
    let lines: Vec<_> = LINES.iter().map(|line| line.0).collect();
    for from in layouts() {
        for to in layouts() {
            let mut module = assemble(&lines, from);
            module.convert(to).expect("each says the same");
            assert_eq!(module, assemble(&lines, to), "{from} to {to}");
        }
    }
}
