//! Generated programs keep all rules, end, and have the results that the specification defines.

use arbitrary::Unstructured;
use openvisa_isa::reference::{Definition, definition};
use openvisa_isa::{Enumeration, InstKind, Platform};
use openvisa_smith::run::{OpenResults, RunMode, run, settle};
use openvisa_smith::stages::{check_choices, check_stages};
use openvisa_smith::{GeneratorOptions, Program, Weights, generate, generate_from_seed};
use std::collections::BTreeSet;

/// Options of programs that are made and run quickly.
fn options(platform: Platform) -> GeneratorOptions {
    GeneratorOptions { size: 20, ..GeneratorOptions::new(platform) }
}

fn program(seed: u64, options: &GeneratorOptions) -> Program {
    generate_from_seed(seed, options).expect("the frame is valid").0
}

/// Returns the platforms that programs exist for.
fn platforms() -> impl Iterator<Item = Platform> {
    Platform::ALL.iter().copied().filter(|platform| platform.register_bytes().is_some())
}

#[test]
fn programs_of_every_platform_pass_all_stages() {
    for platform in platforms() {
        let settled = settle(program(2, &options(platform)), OpenResults::Some).expect("the frame is sound");
        let left = settled.program.random_instructions();
        assert!(left > 5, "{}: {left} instructions are left", platform.name());
        check_stages(&settled).unwrap_or_else(|failure| {
            panic!("{}: {failure}\n{}", platform.name(), settled.program.text());
        });
    }
}

#[test]
fn programs_without_choices_are_the_frame() {
    for platform in platforms() {
        let (program, counts) = generate(&mut Unstructured::new(&[]), &options(platform)).expect("the frame is valid");
        assert_eq!((program.random_instructions(), counts.made), (0, 0));
        let settled = settle(program, OpenResults::None).expect("the frame is sound");
        check_stages(&settled).unwrap_or_else(|failure| panic!("{}: {failure}", platform.name()));
    }
}

#[test]
fn equal_bytes_give_equal_programs() {
    let bytes: Vec<u8> = (0..=255_u8).map(|byte| byte.wrapping_mul(151)).cycle().take(2000).collect();
    let make = |bytes: &[u8]| generate(&mut Unstructured::new(bytes), &options(Platform::Dg2)).expect("it is valid");
    let (program, counts) = make(&bytes);
    assert!(counts.made > 5, "{counts:?}");
    assert_eq!((program.clone(), counts), make(&bytes));
    assert_ne!(program.text(), make(&bytes[1..]).0.text());
    assert_ne!(program.text(), self::program(1, &options(Platform::Dg2)).text());
}

/// Returns the names of the instructions of a program.
fn mnemonics(program: &Program) -> BTreeSet<String> {
    let text = program.text();
    let code = text.split("main:\n").nth(1).unwrap_or("");
    let words = code.lines().filter_map(|line| line.split_whitespace().find(|word| !word.starts_with('(')));
    words.map(|word| word.split('.').next().unwrap_or("").to_owned()).collect()
}

#[test]
fn parts_without_weight_do_not_occur() {
    let platform = Platform::Xe2;
    let only = |name: &str| {
        let mut weights = Weights { lanes: 0, messages: 0, branches: 0, loops: 0, calls: 0, exchanges: 0 };
        assert!(weights.set("lanes", 3) && weights.set(name, 3) && !weights.set("jumps", 1));
        let with = GeneratorOptions { weights, size: 30, platform };
        (0..6).flat_map(|seed| mnemonics(&program(seed, &with))).collect::<BTreeSet<_>>()
    };
    for (name, word) in [("branches", "goto"), ("loops", "goto"), ("calls", "call"), ("exchanges", "barrier")] {
        assert!(only(name).contains(word), "{name}: {:?}", only(name));
    }
    let lanes = only("lanes");
    assert!(["goto", "call", "barrier", "svm_gather"].iter().all(|word| !lanes.contains(*word)), "{lanes:?}");
    assert!(only("messages").iter().any(|word| word.starts_with("lsc_load")));
}

#[test]
fn every_lane_instruction_of_a_platform_is_made() {
    let weights = Weights { messages: 0, branches: 0, loops: 0, calls: 0, exchanges: 0, ..Weights::default() };
    for platform in [Platform::Skl, Platform::Tgllp, Platform::Xe2] {
        let is_lane =
            |kind: &InstKind| definition(*kind) == Definition::Lane && kind.info().platforms.contains(platform);
        let mut missing: BTreeSet<&str> =
            InstKind::ALL.iter().copied().filter(is_lane).map(|kind| kind.info().name).collect();
        for seed in 0..60 {
            let made = program(seed, &GeneratorOptions { platform, size: 60, weights }).instructions();
            made.iter().for_each(|kind| {
                missing.remove(kind.info().name);
            });
            if missing.is_empty() {
                break;
            }
        }
        assert!(missing.is_empty(), "{}: {missing:?}", platform.name());
    }
}

#[test]
fn bytes_of_a_fuzzer_are_programs_without_differences() {
    // As a corpus has them: short ones, and bytes that repeat.
    let inputs =
        [vec![5], vec![11; 40], (0..=255).collect::<Vec<u8>>(), (0..=255_u8).rev().cycle().take(900).collect()];
    let made: Vec<usize> = inputs.iter().map(|bytes| check_choices(bytes)).collect();
    assert!(made[3] > 3, "{made:?}");
    assert_eq!(check_choices(&[]), 0);
}

#[test]
fn the_order_of_groups_does_not_change_results() {
    let settled = settle(program(5, &options(Platform::Tgllp)), OpenResults::Some).expect("the frame is sound");
    let results = [1, 2, 8].map(|threads| run(&settled.program, RunMode::Fast(threads)).expect("it runs").buffer);
    assert!(results.iter().all(|result| *result == results[0]));
    let fill = Program::FILL.to_le_bytes();
    assert!(results[0].chunks(4).any(|dword| dword != fill), "the program stores results");
}
