//! Runs the bodies of the fuzz targets in `fuzz/` on a limited number of inputs. For example, the
//! container target on 1,000 damaged files.

#[path = "../../fuzz/bodies.rs"]
#[allow(dead_code)]
mod bodies;

use openvisa::Module;
use openvisa_test_support::corpus;
use openvisa_test_support::damage::{Random, damage};

/// Number of inputs for each target.
const ROUNDS: usize = 1_000;

/// Runs a body on damaged seeds and on random bytes. Returns the number of items that it read.
fn feed_body(name: &str, seed: u64, seeds: &[Vec<u8>], body: fn(&[u8]) -> usize) {
    let mut random = Random(seed);
    let mut things = 0;
    for round in 0..ROUNDS {
        let mut bytes = match round % 8 {
            0 => (0..random.below(400)).map(|_| random.next_u64() as u8).collect(),
            _ => seeds[random.below(seeds.len())].clone(),
        };
        for _ in 0..random.below(4) {
            damage(&mut bytes, &mut random);
        }
        things += body(&bytes);
    }
    println!("{name}: {ROUNDS} inputs, {things} things");
    assert!(things > ROUNDS / 2, "the inputs reach something");
}

#[test]
fn container() {
    let seeds: Vec<_> = corpus::committed().into_iter().map(|file| file.bytes).collect();
    feed_body("container", 1, &seeds, bodies::check_container);
}

#[test]
fn instructions() {
    let mut seeds = Vec::new();
    for file in corpus::committed() {
        let module = Module::open(&file.bytes).expect("a file can be opened");
        for object in module.objects().flatten() {
            // The first byte selects the version: that of the file, or another one.
            for version in [6, 9, 10] {
                seeds.push([&[version, 200], object.code()].concat());
            }
        }
    }
    feed_body("instructions", 2, &seeds, bodies::check_instructions);
}

#[test]
fn validator() {
    let files = corpus::committed();
    let seeds: Vec<_> = (0_u8..).zip(&files).map(|(n, file)| [&[n], file.bytes.as_slice()].concat()).collect();
    feed_body("validator", 3, &seeds, bodies::check_validator);
}
