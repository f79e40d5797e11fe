//! Compares the fast path of the validator with the rules: an accepted instruction breaks no rule.
//! For example, real instructions are accepted, and mutants of them only if all rules hold.

use openvisa::builder::Builder;
use openvisa::isa::DataTypeKind::{Boolean, Packed};
use openvisa::isa::enums::{Align, LabelKind};
use openvisa::isa::{DataType, Inst, Instructions, Platform, Reader, Version};
use openvisa::text::{ParseOptions, parse};
use openvisa::validate::{FastAccept, ObjectFacts, validate};
use openvisa::{Module, ModuleBuf, Object, ObjectBuf};
use openvisa_test_support::corpus;
use openvisa_test_support::damage::Random;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Counts of the checked instructions.
#[derive(Default)]
struct Totals {
    all: usize,
    accepted: usize,
    broken: usize,
}

impl Totals {
    fn add(&mut self, other: &Self) {
        self.all += other.all;
        self.accepted += other.accepted;
        self.broken += other.broken;
    }
}

/// Checks that an accepted instruction breaks no rule. `own` is the version of the object and
/// `version` the one that the bytes were encoded in.
fn check_instruction(
    bytes: &[u8],
    facts: &ObjectFacts<'_>,
    fast_path: &FastAccept<'_, '_>,
    [own, version]: [Version; 2],
    totals: &mut Totals,
) {
    let mut reader = Reader::new(bytes, version);
    let decoded = Inst::decode(&mut reader);
    // The fast path decodes bytes in the version of the object.
    let accepted = fast_path.accepts(bytes).filter(|_| own == version);
    let Ok(inst) = decoded else {
        assert_eq!(accepted, None, "accepted, but {decoded:?}\n{bytes:02x?}");
        return;
    };
    let mut findings = Vec::new();
    validate(&inst, facts, &mut |finding| findings.push(finding.to_string()));
    assert!(accepted.is_none() || findings.is_empty(), "accepted, but {findings:#?}\n{inst:?}");
    assert!(accepted.is_none_or(|len| len == reader.offset()), "{accepted:?} is not the length of {inst:?}");
    totals.all += 1;
    totals.accepted += usize::from(accepted.is_some());
    totals.broken += usize::from(!findings.is_empty());
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
fn check_variants(bytes: &[u8], version: Version, object: Object<'_>, rounds: usize, random: &mut Random) -> Totals {
    let mut totals = Totals::default();
    let platform = Platform::ALL[random.below(Platform::ALL.len())];
    let facts = ObjectFacts::new(object, platform);
    let fast_path = FastAccept::new(&facts);
    for _ in 0..rounds {
        check_instruction(&mutate_bytes(bytes, random), &facts, &fast_path, [object.version(), version], &mut totals);
    }
    totals
}

/// Returns the platform of a corpus file, which its folder names.
fn platform_of(name: &str) -> Platform {
    let folder = Path::new(name).parent().and_then(Path::file_name).and_then(|folder| folder.to_str()).unwrap_or("");
    Platform::from_device(folder).unwrap_or(Platform::Dg2)
}

#[test]
fn accepted_instructions_of_real_files_and_mutants_break_no_rule() {
    let mut random = Random(7);
    let (mut real, mut mutants) = (Totals::default(), Totals::default());
    for file in corpus::object_files() {
        let Ok(module) = Module::open_lenient(&file.bytes) else { continue };
        for object in module.objects().flatten() {
            let facts = ObjectFacts::new(object, platform_of(&file.name));
            let fast_path = FastAccept::new(&facts);
            let instructions = Instructions::new(object.code(), object.version()).with_offsets();
            let mut starts: Vec<_> = instructions.flatten().map(|(offset, _)| offset).collect();
            starts.push(object.code().len());
            for pair in starts.windows(2) {
                let bytes = &object.code()[pair[0]..pair[1]];
                check_instruction(bytes, &facts, &fast_path, [object.version(); 2], &mut real);
                mutants.add(&check_variants(bytes, object.version(), object, 1, &mut random));
            }
        }
    }
    for (what, totals) in [("real instructions", &real), ("mutants", &mutants)] {
        let share = 100.0 * totals.accepted as f64 / totals.all as f64;
        let Totals { all, accepted, broken } = totals;
        println!(
            "{all} {what}: {accepted} accepted ({share:.2}%), {broken} break a rule, the rules decide on the rest"
        );
    }
    // The fast path pays off if it decides on nearly all instructions. The committed files were
    // chosen to hold every instruction, so rare ones, which take the slow path, are more frequent
    // in them than in the output of compilers.
    let percent = if corpus::large_root().is_some() { 99 } else { 95 };
    assert!(
        real.accepted * 100 >= real.all * percent,
        "the fast path accepts fewer than {percent}% of real instructions"
    );
    assert!(mutants.broken > mutants.all / 20 && mutants.accepted > mutants.all / 20, "mutants are of both kinds");
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
fn accepted_instances_of_every_instruction_break_no_rule() {
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
    let mut random = Random(11);
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
            if round >= 20 && totals.accepted > 0 {
                break;
            }
            let object = objects[random.below(objects.len())];
            totals.add(&check_variants(&bytes, version, object, 20, &mut random));
        }
    }
    let sum = formats.values().fold(Totals::default(), |mut sum, totals| {
        sum.add(totals);
        sum
    });
    let never = formats.iter().filter(|(_, totals)| totals.accepted == 0);
    println!(
        "{} mutants of {} formats: {} accepted, {} break a rule",
        sum.all,
        formats.len(),
        sum.accepted,
        sum.broken
    );
    println!("left to the rules alone: {}", never.map(|(name, _)| *name).collect::<Vec<_>>().join(", "));
    // The fast path never accepts instructions with lists or with variables of a minimum size. A
    // few others have too many conditions for random operands.
    assert!(formats.values().filter(|totals| totals.accepted == 0).count() < 16, "nearly all formats are accepted");
    assert!(sum.accepted > sum.all / 40 && sum.broken > sum.all / 20, "mutants are of both kinds");
}

/// Returns which instructions of a kernel the fast path accepts on PVC, and checks that those break
/// no rule.
fn accepted_in_text(declarations: &str, code: &str) -> Vec<bool> {
    let text = format!(".version 4.1\n.kernel \"k\"\n{declarations}.kernel_attr Target=\"cm\"\n{code}");
    let parsed = parse(&text, &ParseOptions::default());
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    let file = parsed.module.to_bytes().expect("it can be written");
    let module = Module::open(&file).expect("it opens");
    let object = module.objects().next().expect("there is one").expect("it can be read");
    let facts = ObjectFacts::new(object, Platform::PvcXt);
    let fast_path = FastAccept::new(&facts);
    let (code, version) = (object.code(), object.version());
    let instructions = Instructions::new(code, version).with_offsets();
    let accepted = instructions.map(|read| {
        let (offset, _) = read.expect("it was written right");
        check_instruction(&code[offset..], &facts, &fast_path, [version; 2], &mut Totals::default());
        fast_path.accepts(&code[offset..]).is_some()
    });
    accepted.collect()
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
    assert_eq!(accepted_in_text(&with_rows(8, "GRF"), dpas), [true]);
    assert_eq!(accepted_in_text(&with_rows(7, "GRF"), dpas), [false], "the last row is missing");
    assert_eq!(accepted_in_text(&with_rows(8, "dword"), dpas), [false], "the declaration is not aligned");
    let with_elements = |elements: u32| {
        format!(
            ".decl D v_type=G type=ud num_elts={elements} align=GRF\n\
             .decl S v_type=G type=ud num_elts=16 align=GRF\n"
        )
    };
    let madw = "madw (M1, 16) D(0,0)<1> S(0,0)<1;1,0> S(0,0)<1;1,0> 0x7:ud\n";
    assert_eq!(accepted_in_text(&with_elements(32), madw), [true]);
    assert_eq!(accepted_in_text(&with_elements(31), madw), [false], "the last high half is missing");
}

#[test]
fn only_writable_elements_of_predefined_variables_are_written() {
    let code = "mov (M1_NM, 1) %tsc(0,4)<1> 0x1:ud\nmov (M1_NM, 1) %tsc(0,3)<1> 0x1:ud\n";
    assert_eq!(accepted_in_text("", code), [true, false]);
}

#[test]
fn aliases_are_placed_in_the_storage_of_their_owner() {
    let declarations = ".decl OWN v_type=G type=ud num_elts=64 align=GRF\n\
                        .decl ROW v_type=G type=ud num_elts=32 align=GRF alias=<OWN, 128>\n\
                        .decl MID v_type=G type=ud num_elts=32 align=dword alias=<OWN, 4>\n\
                        .decl ADR v_type=G type=uq num_elts=16 align=GRF\n";
    let load = |data: &str| format!("lsc_load.ugm (M1, 16) {data}:d32 flat[ADR]:a64\n");
    let code = ["OWN", "ROW", "MID"].map(load).concat();
    assert_eq!(accepted_in_text(declarations, &code), [true, true, false], "a register must begin there");
}

#[test]
fn opcodes_unknown_to_a_version_are_never_accepted() {
    let mut random = Random(11);
    let (mut none, mut totals) = (0, Totals::default());
    for version in [Version::new(3, 0), Version::new(3, 6), openvisa::isa::NEWEST_VERSION] {
        let mut kernel = ObjectBuf::kernel("k");
        kernel.add_variable("x", DataType::D, 16, Align::Grf).expect("a type that files have");
        kernel.append(&openvisa::isa::instructions::Barrier {}.into(), version).expect("it is in all versions");
        let file = ModuleBuf { version, objects: vec![kernel] }.to_bytes().expect("it can be written");
        let module = Module::open(&file).expect("it opens");
        let object = module.objects().next().expect("there is one").expect("it can be read");
        for platform in Platform::ALL {
            let facts = ObjectFacts::new(object, *platform);
            let fast_path = FastAccept::new(&facts);
            for (first, second) in (0..=255_u8).flat_map(|first| [0, 1, 7, 128, 255].map(|second| (first, second))) {
                // Zeros are the operands most likely to be accepted.
                for zeros in [true, false] {
                    let mut bytes: Vec<u8> = (0..64).map(|_| if zeros { 0 } else { random.below(256) as u8 }).collect();
                    (bytes[0], bytes[1]) = (first, second);
                    none += usize::from(Inst::decode(&mut Reader::new(&bytes, version)).is_err());
                    check_instruction(&bytes, &facts, &fast_path, [version; 2], &mut totals);
                }
            }
        }
    }
    println!("{none} beginnings of nothing; {} of {} instructions accepted", totals.accepted, totals.all);
    assert!(none > 10_000 && totals.accepted > 100);
}
