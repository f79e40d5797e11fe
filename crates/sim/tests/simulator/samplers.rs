//! Differential test of the sampler: the filters that the specification writes out against the
//! hand-written ones, on random images, sampler states and coordinates.
//!
//! For example, a linear sampler that mirrors samples a layer of an image of 5 by 3 texels at
//! coordinates between -2 and 3, beside edges, infinities and NaNs.

use crate::image::Machine;
use openvisa_sim::{AddressMode, Compare, Filter, ImageKind, Sampler};
use openvisa_test_support::damage::Random;

/// Number of programs, each with the messages of [`MESSAGES`].
const PROGRAMS: usize = 120;

/// Dwords of coordinates: eight channels each of a reference, U, V and R.
const COORDINATES: usize = 32;

/// Messages, with `{OFFSET}` for the distances in texels and `{OUT}` for a register of the result.
const MESSAGES: [&str; 6] = [
    "sample_lz.RGBA (M1, 8) {OFFSET}:uw S0 T6 OUTF.{OUT} %null.0 INF.32 INF.64 INF.96",
    "sample_l.RGBA (M1, 8) {OFFSET}:uw S0 T6 OUTF.{OUT} %null.0 INF.0 INF.32 INF.64 INF.96",
    "sample_c_lz.RGBA (M1, 8) {OFFSET}:uw S0 T6 OUTF.{OUT} %null.0 INF.0 INF.32 INF.64 INF.96",
    "sample4.G (M1, 8) {OFFSET}:uw S0 T6 OUTF.{OUT} %null.0 INF.32 INF.64 INF.96",
    "sample4_c.R (M1, 8) {OFFSET}:uw S0 T6 OUTF.{OUT} %null.0 INF.0 INF.32 INF.64 INF.96",
    "lod.RG (M1, 8) {OFFSET}:uw S0 T6 OUTF.{OUT} %null.0 INF.32 INF.64 INF.96",
];

const KINDS: [ImageKind; 5] = [ImageKind::D1, ImageKind::D1Array, ImageKind::D2, ImageKind::D2Array, ImageKind::D3];

/// A format of texels. Comparisons are not defined for integers.
struct TexelFormat {
    name: &'static str,
    bytes: usize,
    integers: bool,
}

const FORMATS: [TexelFormat; 6] = [
    TexelFormat { name: "RGBA FLOAT", bytes: 16, integers: false },
    TexelFormat { name: "R FLOAT", bytes: 4, integers: false },
    TexelFormat { name: "BGRA UNORM_INT8", bytes: 4, integers: false },
    TexelFormat { name: "RG SNORM_INT16", bytes: 4, integers: false },
    TexelFormat { name: "RGBA HALF_FLOAT", bytes: 8, integers: false },
    TexelFormat { name: "RGBA UNSIGNED_INT8", bytes: 4, integers: true },
];

const ADDRESS_MODES: [AddressMode; 5] =
    [AddressMode::None, AddressMode::Clamp, AddressMode::ClampToEdge, AddressMode::Repeat, AddressMode::MirroredRepeat];

const COMPARISONS: [Compare; 8] = [
    Compare::Always,
    Compare::Never,
    Compare::Less,
    Compare::Equal,
    Compare::LessEqual,
    Compare::Greater,
    Compare::NotEqual,
    Compare::GreaterEqual,
];

/// Returns a coordinate: mostly near the image, sometimes an edge case.
fn random_coordinate(random: &mut Random, side: f32) -> f32 {
    const EDGES: [f32; 8] = [0.0, -0.0, 0.5, 1.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, -1.0e30];
    match random.below(8) {
        0 => EDGES[random.below(EDGES.len())],
        1 => side * (random.below(9) as f32 - 4.0) / 4.0,
        _ => side * (random.below(1 << 16) as f32 / 8192.0 - 3.0),
    }
}

/// Creates an image and a sampler with random states.
fn random_machine(random: &mut Random, format: &TexelFormat) -> Machine {
    let kind = KINDS[random.below(KINDS.len())];
    let mut size = [1; 3];
    for side in size.iter_mut().take(kind.dimensions()) {
        *side = 1 + random.below(6) as u32;
    }
    let texels = size.iter().map(|side| *side as usize).product::<usize>() * format.bytes;
    let mut texels: Vec<u8> = (0..texels).map(|_| random.next_u64() as u8).collect();
    if format.name.ends_with(" FLOAT") {
        for single in texels.chunks_exact_mut(4) {
            single.copy_from_slice(&random_coordinate(random, 4.0).to_le_bytes());
        }
    }
    let mut machine = Machine::new(kind, format.name, size, texels);
    machine.sampler = Sampler {
        address: ADDRESS_MODES[random.below(ADDRESS_MODES.len())],
        filter: if random.below(3) == 0 { Filter::Nearest } else { Filter::Linear },
        normalized: random.below(2) == 0,
        compare: COMPARISONS[random.below(COMPARISONS.len())],
    };
    machine
}

#[test]
fn filters_agree_with_those_that_the_specification_writes_out() {
    let (mut random, mut distinct) = (Random(0x5a3b1e), std::collections::HashSet::new());
    for number in 0..PROGRAMS {
        let format = &FORMATS[number % FORMATS.len()];
        let machine = random_machine(&mut random, format);
        let side = if machine.sampler.normalized { 1.0 } else { 4.0 };
        let input: Vec<u32> = (0..COORDINATES).map(|_| random_coordinate(&mut random, side).to_bits()).collect();
        let messages = MESSAGES.iter().filter(|message| !format.integers || !message.contains("_c"));
        let lines = messages.enumerate().map(|(k, message)| {
            let offset = format!("{:#x}", random.below(1 << 12));
            message.replace("{OFFSET}", &offset).replace("{OUT}", &(k * 128).to_string())
        });
        let lines = lines.collect::<Vec<_>>().join("\n");
        // The run compares all results of both semantics.
        let (out, _) = machine.run(&lines, &input).unwrap_or_else(|error| panic!("{error}\n{lines}"));
        distinct.extend(out);
    }
    assert!(distinct.len() > PROGRAMS * 10, "{} different results", distinct.len());
}
