//! Compares a validator that remembers instructions with the rules: its findings are theirs,
//! whatever it checked before. For example, a mutant of a real instruction has the findings that it
//! has without the real one.

use openvisa::builder::Builder;
use openvisa::isa::DataTypeKind::{Boolean, Packed};
use openvisa::isa::enums::{Align, LabelKind};
use openvisa::isa::{DataType, Inst, Instructions, Platform, PlatformSet, Reader, Version};
use openvisa::text::{ParseOptions, parse};
use openvisa::validate::{ObjectFacts, Validator, validate, validate_object};
use openvisa::{Module, ModuleBuf, Object, ObjectBuf};
use openvisa_test_support::corpus;
use openvisa_test_support::damage::Random;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Counts of the checked instructions, once for each platform.
#[derive(Default)]
struct Totals {
    all: usize,
    sound: usize,
}

impl Totals {
    fn add(&mut self, other: &Self) {
        self.all += other.all;
        self.sound += other.sound;
    }
}

/// Checks that a validator finds what the rules find, on each platform. Returns whether there is
/// nothing to find on the first platform; `None` if the bytes are no instruction.
fn check_instruction(
    bytes: &[u8],
    version: Version,
    object: Object<'_>,
    validator: &mut Validator,
    platforms: PlatformSet,
) -> Option<Totals> {
    let inst = Inst::decode(&mut Reader::new(bytes, version)).ok()?;
    let mut totals = Totals::default();
    let mut expected = Vec::new();
    for platform in platforms.iter() {
        let before = expected.len();
        let facts = ObjectFacts::new(object, platform);
        validate(&inst, &facts, &mut |finding| expected.push((platform, finding)));
        totals.add(&Totals { all: 1, sound: usize::from(expected.len() == before) });
    }
    let mut facts = ObjectFacts::new(object, Platform::Skl);
    // What the first round finds right is remembered in the second one.
    for round in ["first", "second"] {
        let mut found = Vec::new();
        validator.validate(&inst, &mut facts, platforms, &mut |platform, finding| found.push((platform, finding)));
        assert_eq!(found, expected, "{round} round, {inst:?}");
    }
    Some(totals)
}

/// Returns a set of three random platforms, or fewer.
fn some_platforms(random: &mut Random) -> PlatformSet {
    (0..3).fold(PlatformSet::EMPTY, |all, _| all.with(Platform::ALL[random.below(Platform::ALL.len())]))
}

/// Mutates one or more bytes: random values, plus or minus one, or a flipped bit.
fn mutate_bytes(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=random.below(2) {
        // The opcode is usually kept, so that fields change.
        let first = usize::from(bytes.len() > 1 && random.below(16) > 0);
        let at = first + random.below(bytes.len() - first);
        bytes[at] = match random.below(4) {
            0 => random.below(256) as u8,
            1 => bytes[at].wrapping_add(1),
            2 => bytes[at].wrapping_sub(1),
            _ => bytes[at] ^ 1 << random.below(8),
        };
    }
    bytes
}

/// Checks variants of an instruction.
fn check_variants(
    bytes: &[u8],
    version: Version,
    object: Object<'_>,
    validator: &mut Validator,
    rounds: usize,
    random: &mut Random,
) -> Totals {
    let mut totals = Totals::default();
    let platforms = some_platforms(random);
    for _ in 0..rounds {
        let mutant = mutate_bytes(bytes, random);
        totals.add(&check_instruction(&mutant, version, object, validator, platforms).unwrap_or_default());
    }
    totals
}

/// Returns the platform of a corpus file, which its folder names.
fn platform_of(name: &str) -> Platform {
    let folder = Path::new(name).parent().and_then(Path::file_name).and_then(|folder| folder.to_str()).unwrap_or("");
    Platform::from_device(folder).unwrap_or(Platform::Dg2)
}

#[test]
fn findings_of_real_files_and_mutants_do_not_depend_on_what_was_checked_before() {
    let (mut random, mut validator) = (Random(7), Validator::new());
    let (mut real, mut mutants) = (Totals::default(), Totals::default());
    for file in corpus::object_files() {
        let Ok(module) = Module::open_lenient(&file.bytes) else { continue };
        for object in module.objects().flatten() {
            let version = object.version();
            let instructions = Instructions::new(object.code(), version).with_offsets();
            let mut starts: Vec<_> = instructions.flatten().map(|(offset, _)| offset).collect();
            starts.push(object.code().len());
            let platforms = some_platforms(&mut random).with(platform_of(&file.name));
            for pair in starts.windows(2) {
                let bytes = &object.code()[pair[0]..pair[1]];
                real.add(&check_instruction(bytes, version, object, &mut validator, platforms).unwrap_or_default());
                mutants.add(&check_variants(bytes, version, object, &mut validator, 1, &mut random));
            }
        }
    }
    for (what, Totals { all, sound }) in [("real instructions", &real), ("mutants", &mutants)] {
        println!("{all} {what}: {sound} break no rule");
    }
    let broken = mutants.all - mutants.sound;
    assert!(broken > mutants.all / 20 && mutants.sound > mutants.all / 20, "mutants are of both kinds");
}

/// Returns a file of a version with many declarations of every class. Its variables have the given
/// types in turn. A quarter of them are smaller than a register, with each alignment in turn, and
/// predicates have several sizes.
fn file_with_declarations(types: &[DataType], version: Version) -> Vec<u8> {
    let mut object = Builder::kernel("everything").object().clone();
    for number in 0..100 {
        let name = |what: &str| format!("{what}{number}");
        let (elements, align) = match number % 4 {
            3 => (2, Align::ALL[number / 4 % Align::ALL.len()]),
            _ => (512, Align::GrFx2),
        };
        object.add_variable(&name("V"), types[number % types.len()], elements, align);
        object.add_address(&name("A"), 16);
        object.add_predicate(&name("P"), [32, 16, 32, 8, 32, 1, 32, 3][number % 8]);
        object.add_label(&name("L"), LabelKind::ALL[number % LabelKind::ALL.len()]);
    }
    for number in 0..16 {
        object.add_sampler(&format!("S{number}"), 1);
        object.add_surface(&format!("T{number}"), 1);
    }
    ModuleBuf { version, ..ModuleBuf::of([object]) }.to_bytes().expect("it can be written")
}

#[test]
fn findings_of_a_sample_of_instructions_do_not_depend_on_what_was_checked_before() {
    check_every_format(4);
}

#[test]
#[ignore = "checks 400 variants of each instruction, which takes ten seconds without optimisation"]
fn findings_of_every_instruction_do_not_depend_on_what_was_checked_before() {
    check_every_format(20);
}

/// Checks at least `rounds` times 20 variants of each instruction.
fn check_every_format(rounds: usize) {
    let vectors = std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/vectors.json"));
    let vectors: Vec<serde_json::Value> =
        serde_json::from_slice(&vectors.expect("the vectors are there")).expect("they are JSON");
    let types = DataType::ALL.iter().filter(|t| t.bits().is_some() && !matches!(t.kind(), Packed | Boolean));
    let types: Vec<_> = types.copied().collect();
    let mixed = (0..types.len()).map(|first| [&types[first..], &types[..first]].concat());
    let pairs = types.windows(2).map(<[_]>::to_vec);
    let lists = types.iter().map(|data_type| vec![*data_type]).chain(mixed).chain(pairs);
    let lists: Vec<_> = lists.collect();
    let version_of = |vector: &serde_json::Value| {
        let version = vector["version"].as_str().expect("a vector has it");
        let (major, minor) = version.split_once('.').expect("major and minor");
        let number = |text: &str| text.parse().expect("a number");
        Version::new(number(major), number(minor))
    };
    // Vectors of versions that exist as text only are in no file.
    let vectors: Vec<_> =
        vectors.into_iter().filter(|vector| version_of(vector) <= openvisa::isa::NEWEST_VERSION).collect();
    let versions: BTreeSet<_> = vectors.iter().map(version_of).collect();
    let of_version =
        |version| (version, lists.iter().map(|list| file_with_declarations(list, version)).collect::<Vec<_>>());
    let files: Vec<_> = versions.into_iter().map(of_version).collect();
    let modules = files.iter().map(|(version, files)| {
        let modules = files.iter().map(|bytes| Module::open(bytes).expect("it was written right"));
        (*version, modules.flat_map(|module| module.objects().flatten().collect::<Vec<_>>()).collect::<Vec<_>>())
    });
    let objects: BTreeMap<_, _> = modules.collect();
    let (mut random, mut validator) = (Random(11), Validator::new());
    let mut formats: BTreeMap<&str, Totals> = BTreeMap::new();
    for vector in &vectors {
        let text = |name: &str| vector[name].as_str().expect("a vector has it");
        let digits: Vec<_> = text("bytes").bytes().map(|b| (b as char).to_digit(16).expect("a digit") as u8).collect();
        let bytes: Vec<_> = digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect();
        let version = version_of(vector);
        let objects = &objects[&version];
        let totals = formats.entry(text("format")).or_default();
        // Operands that must fit together on few platforms are tried more often.
        for round in 0..300 {
            if round >= rounds && totals.sound > 0 {
                break;
            }
            let object = objects[random.below(objects.len())];
            totals.add(&check_variants(&bytes, version, object, &mut validator, 20, &mut random));
        }
    }
    let sum = formats.values().fold(Totals::default(), |mut sum, totals| {
        sum.add(totals);
        sum
    });
    println!("{} mutants of {} formats: {} break no rule", sum.all, formats.len(), sum.sound);
    // A few formats have too many conditions for random operands.
    assert!(formats.values().filter(|totals| totals.sound == 0).count() < 16, "nearly all formats have sound ones");
    assert!(sum.sound > sum.all / 100 && sum.sound < sum.all / 20 * 19, "mutants are of both kinds");
}

/// Returns which instructions of a kernel break no rule on PVC.
fn sound_in_text(declarations: &str, code: &str) -> Vec<bool> {
    let text = format!(".version 4.1\n.kernel \"k\"\n{declarations}.kernel_attr Target=\"cm\"\n{code}");
    let parsed = parse(&text, &ParseOptions::default());
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    let file = parsed.module.to_bytes().expect("it can be written");
    let module = Module::open(&file).expect("it opens");
    let object = module.objects().next().expect("there is one").expect("it can be read");
    let (code, version) = (object.code(), object.version());
    let mut validator = Validator::new();
    let instructions = Instructions::new(code, version).with_offsets();
    let sound = instructions.map(|read| {
        let (offset, _) = read.expect("it was written right");
        let platforms = PlatformSet::EMPTY.with(Platform::PvcXt);
        check_instruction(&code[offset..], version, object, &mut validator, platforms).expect("it decodes").sound == 1
    });
    sound.collect()
}

#[test]
fn sizes_that_depend_on_operands_are_checked() {
    let with_rows = |rows: u32, align: &str| {
        format!(
            ".decl C v_type=G type=f num_elts={} align={align}\n\
             .decl B v_type=G type=ud num_elts=128 align=GRF\n\
             .decl A v_type=G type=ud num_elts=64 align=GRF\n",
            rows * 16
        )
    };
    let dpas = "dpas.bf.bf.8.8 (M1, 16) C.0 C.0 B.0 A(0,0)\n";
    assert_eq!(sound_in_text(&with_rows(8, "GRF"), dpas), [true]);
    assert_eq!(sound_in_text(&with_rows(7, "GRF"), dpas), [false], "the last row is missing");
    assert_eq!(sound_in_text(&with_rows(8, "dword"), dpas), [false], "the declaration is not aligned");
    let with_elements = |elements: u32| {
        format!(
            ".decl D v_type=G type=ud num_elts={elements} align=GRF\n\
             .decl S v_type=G type=ud num_elts=16 align=GRF\n"
        )
    };
    let madw = "madw (M1, 16) D(0,0)<1> S(0,0)<1;1,0> S(0,0)<1;1,0> 0x7:ud\n";
    assert_eq!(sound_in_text(&with_elements(32), madw), [true]);
    assert_eq!(sound_in_text(&with_elements(31), madw), [false], "the last high half is missing");
}

#[test]
fn only_writable_elements_of_predefined_variables_are_written() {
    let code = "mov (M1_NM, 1) %tsc(0,4)<1> 0x1:ud\nmov (M1_NM, 1) %tsc(0,3)<1> 0x1:ud\n";
    assert_eq!(sound_in_text("", code), [true, false]);
}

#[test]
fn aliases_are_placed_in_the_storage_of_their_owner() {
    let declarations = ".decl OWN v_type=G type=ud num_elts=64 align=GRF\n\
                        .decl ROW v_type=G type=ud num_elts=32 align=GRF alias=<OWN, 128>\n\
                        .decl MID v_type=G type=ud num_elts=32 align=dword alias=<OWN, 4>\n\
                        .decl ADR v_type=G type=uq num_elts=16 align=GRF\n";
    let load = |data: &str| format!("lsc_load.ugm (M1, 16) {data}:d32 flat[ADR]:a64\n");
    let code = ["OWN", "ROW", "MID"].map(load).concat();
    assert_eq!(sound_in_text(declarations, &code), [true, true, false], "a register must begin there");
}

#[test]
fn a_validator_finds_what_the_rules_find_in_any_bytes() {
    let (mut random, mut validator) = (Random(11), Validator::new());
    let mut totals = Totals::default();
    for version in [Version::new(3, 0), Version::new(3, 6), openvisa::isa::NEWEST_VERSION] {
        let mut kernel = ObjectBuf::kernel("k");
        kernel.add_variable("x", DataType::D, 16, Align::Grf).expect("a type that files have");
        kernel.append(&openvisa::isa::instructions::Barrier {}.into(), version).expect("it is in all versions");
        let file = ModuleBuf { version, objects: vec![kernel] }.to_bytes().expect("it can be written");
        let module = Module::open(&file).expect("it opens");
        let object = module.objects().next().expect("there is one").expect("it can be read");
        for (first, second) in (0..=255_u8).flat_map(|first| [0, 1, 7, 128, 255].map(|second| (first, second))) {
            // Zeros are the operands most likely to be right.
            for zeros in [true, false] {
                let mut bytes: Vec<u8> = (0..64).map(|_| if zeros { 0 } else { random.below(256) as u8 }).collect();
                (bytes[0], bytes[1]) = (first, second);
                let all = PlatformSet::ALL;
                totals.add(&check_instruction(&bytes, version, object, &mut validator, all).unwrap_or_default());
            }
        }
    }
    println!("{} of {} instructions break no rule", totals.sound, totals.all);
    assert!(totals.all > 10_000 && totals.sound > 100);
}

#[test]
fn an_object_has_the_findings_of_its_instructions_on_each_platform() {
    let files = corpus::object_files();
    let mut validator = Validator::new();
    for file in files.iter().step_by(8) {
        let Ok(module) = Module::open(&file.bytes) else { continue };
        for object in module.objects().flatten() {
            let mut found = vec![Vec::new(); Platform::ALL.len()];
            validator.validate_object(object, PlatformSet::ALL, &mut |platform, index, offset, error| {
                found[platform as usize].push((index, offset, error));
            });
            for (platform, found) in Platform::ALL.iter().zip(found) {
                let mut expected = Vec::new();
                validate_object(object, *platform, &mut |index, offset, error| expected.push((index, offset, error)));
                assert_eq!(found, expected, "{}, {platform}", file.name);
            }
        }
    }
}
