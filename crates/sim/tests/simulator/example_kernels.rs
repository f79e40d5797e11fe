//! Tests of the kernels in `examples/kernels`: they are valid on every platform that has their
//! instructions, survive assembling and disassembling, and compute the right results.

#[path = "../../../../examples/kernels/main.rs"]
mod kernels;

use openvisa::isa::{InstKind, Instructions, Platform};
use openvisa::text::{Naming, ParseOptions, PrintOptions, parse, print};
use openvisa::validate::{validate_object, validate_whole};
use openvisa::{Module, ModuleBuf};

/// Platforms with 64-byte registers, whose matrix instructions have 16 channels.
const PLATFORMS: [Platform; 4] = [Platform::Pvc, Platform::PvcXt, Platform::Xe2, Platform::Xe3];

fn module() -> ModuleBuf {
    ModuleBuf::of(kernels::kernels().unwrap_or_else(|errors| panic!("{errors}")))
}

/// Returns the name and code of each kernel of an object file.
fn code_of(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let module = Module::open(bytes).unwrap();
    module.check(&mut |finding| panic!("{finding}"));
    let kernels = module.kernels().map(Result::unwrap);
    kernels.map(|kernel| (kernel.name().to_string(), kernel.code().to_vec())).collect()
}

#[test]
fn kernels_keep_the_rules_of_their_platforms() {
    let bytes = module().to_bytes().unwrap();
    let module = Module::open(&bytes).unwrap();
    let mut count = 0;
    for kernel in module.kernels().map(Result::unwrap) {
        for platform in PLATFORMS {
            let name = kernel.name();
            validate_object(kernel, platform, &mut |index, _, error| panic!("{name}, {platform}: {index}: {error:?}"));
            validate_whole(kernel, platform, &mut |finding| panic!("{name}, {platform}: {finding}"));
            count += 1;
        }
    }
    assert_eq!(count, 5 * PLATFORMS.len());
}

#[test]
fn example_kernels_contain_the_instructions_that_they_demonstrate() {
    let bytes = module().to_bytes().unwrap();
    let module = Module::open(&bytes).unwrap();
    let kinds = |name: &str| -> Vec<InstKind> {
        let kernel = module.named(name).unwrap().unwrap();
        Instructions::new(kernel.code(), kernel.version()).map(|inst| inst.unwrap().kind()).collect()
    };
    let count = |name, wanted| kinds(name).into_iter().filter(|kind| *kind == wanted).count();
    assert_eq!(count("vector_add", InstKind::LscUntyped), 3);
    assert_eq!((count("branch", InstKind::Goto), count("branch", InstKind::Label)), (2, 2));
    assert_eq!((count("sum_to_n", InstKind::Goto), count("sum_to_n", InstKind::Label)), (2, 2));
    // One barrier after the numbers are in local memory, and one after each of six halvings.
    assert_eq!(count("reduce", InstKind::Barrier), 7);
    assert_eq!((count("gemm_tile", InstKind::Dpas), count("gemm_tile", InstKind::LscUntyped)), (1, 3));
}

#[test]
fn kernels_survive_disassembling_and_assembling() {
    let module = module();
    let expected = code_of(&module.to_bytes().unwrap());
    let names: Vec<_> = expected.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["vector_add", "branch", "sum_to_n", "reduce", "gemm_tile"]);
    for naming in [Naming::default(), Naming::Declared] {
        let printed = print(&module, &PrintOptions { naming, ..PrintOptions::default() });
        assert!(printed.problems.is_empty(), "{:?}", printed.problems);
        let parsed =
            parse(&printed.text, &ParseOptions { platform: Some(kernels::PLATFORM), ..ParseOptions::default() });
        assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
        assert_eq!(code_of(&parsed.module.to_bytes().unwrap()), expected, "{}", printed.text);
    }
}

#[test]
fn a_tile_is_read_multiplied_and_written_as_rectangles() {
    let options = PrintOptions { naming: Naming::Declared, ..PrintOptions::default() };
    let text = print(&module(), &options).text;
    for line in [
        "lsc_load_block2d.ugm (M1, 1)  a_block:d16.16x8nn  flat[a, a_width, a_height, a_width, inner, row]",
        "lsc_load_block2d.ugm (M1, 1)  b_block:d16.16x16nt  flat[b, b_width, b_height, b_width, column, inner]",
        "dpas.bf.bf.8.8 (M1, 16) c_block.0 c_block.0 b_block.0 a_block(0,0)",
        "lsc_store_block2d.ugm (M1, 1)  flat[c, c_width, c_height, c_width, column, row]  c_block:d32.16x8nn",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

/// Tests that run the kernels on the simulator.
mod runs {
    use super::{kernels, module};
    use openvisa_sim::assert_runs;
    use std::fmt::Debug;

    /// Returns a buffer of a launch file.
    fn buffer(data_type: &str, values: &[impl Debug]) -> String {
        format!(r#"{{"values": {values:?}, "type": "{data_type}"}}"#)
    }

    /// Returns a buffer of zeros, which a kernel fills.
    fn output(data_type: &str, expected: &[impl Debug]) -> String {
        let count = expected.len();
        format!(r#"{{"fill": 0, "type": "{data_type}", "count": {count}, "expect": {expected:?}}}"#)
    }

    /// Returns a number as an argument.
    fn number(value: usize) -> String {
        format!(r#"{{"scalar": "uint", "value": {value}}}"#)
    }

    fn assert_kernel_runs(kernel: &str, global: [usize; 2], local: usize, arguments: &[String]) {
        let arguments = arguments.join(", ");
        let sizes = format!(r#""global_size": {global:?}, "local_size": [{local}, 1]"#);
        let launch = format!(r#"{{"kernel": "{kernel}", {sizes}, "args": [{arguments}]}}"#);
        assert_runs(&module(), kernels::PLATFORM, &launch);
    }

    #[test]
    fn vector_add_adds_no_more_than_n_elements() {
        let a: Vec<f32> = (0..64).map(|i| i as f32 * 0.5).collect();
        let b: Vec<f32> = (0..64).map(|i| 100.0 - i as f32).collect();
        let sums: Vec<f32> = (0..64).map(|i| if i < 50 { a[i] + b[i] } else { 0.0 }).collect();
        let arguments = [buffer("float", &a), buffer("float", &b), output("float", &sums), number(50)];
        assert_kernel_runs("vector_add", [64, 1], 16, &arguments);
    }

    #[test]
    fn both_sides_of_a_divergent_branch_give_their_values() {
        let from: Vec<i32> = (0..32).map(|i| if i % 3 == 0 { -i } else { i }).collect();
        let expected: Vec<i32> = from.iter().map(|x| if *x < 0 { -3 * x } else { x + 1 }).collect();
        assert_kernel_runs("branch", [32, 1], 16, &[buffer("int", &from), output("int", &expected)]);
    }

    #[test]
    fn each_channel_leaves_the_loop_after_its_own_iterations() {
        let numbers: Vec<u32> = (0..32).map(|i| i * 7 % 23).collect();
        let sums: Vec<u32> = numbers.iter().map(|n| n * (n + 1) / 2).collect();
        let argument = format!(r#"{{"values": {numbers:?}, "type": "uint", "expect": {sums:?}}}"#);
        assert_kernel_runs("sum_to_n", [32, 1], 16, &[argument]);
    }

    #[test]
    fn each_group_writes_the_sum_of_its_numbers() {
        let numbers: Vec<i32> = (0..192).map(|i| i * i - 1000).collect();
        let sums: Vec<i32> = numbers.chunks(64).map(|group| group.iter().sum()).collect();
        assert_kernel_runs("reduce", [192, 1], 64, &[buffer("int", &numbers), output("int", &sums)]);
    }

    #[test]
    #[should_panic(expected = "1 of 3 elements is not as expected: [2] is 1586016, expected 7")]
    fn an_output_that_is_not_as_expected_is_named() {
        let numbers: Vec<i32> = (0..192).map(|i| i * i - 1000).collect();
        let mut sums: Vec<i32> = numbers.chunks(64).map(|group| group.iter().sum()).collect();
        sums[2] = 7;
        assert_kernel_runs("reduce", [192, 1], 64, &[buffer("int", &numbers), output("int", &sums)]);
    }

    /// Returns the bits of the bfloat16 of a small integer, which is representable.
    fn bfloat(value: &i32) -> u32 {
        (*value as f32).to_bits() >> 16
    }

    #[test]
    fn tiled_multiplication_gives_the_product_of_two_matrices() {
        const M: usize = 16;
        const N: usize = 32;
        const K: usize = 48;
        let a: Vec<i32> = (0..M * K).map(|i| (i * 5 % 17) as i32 - 8).collect();
        let b: Vec<i32> = (0..K * N).map(|i| (i * 3 % 13) as i32 - 6).collect();
        let [a_bits, b_bits] = [&a, &b].map(|values| buffer("ushort", &values.iter().map(bfloat).collect::<Vec<_>>()));
        // All products and sums are integers that are representable in single precision.
        let product =
            |row: usize, column: usize| (0..K).map(|i| a[row * K + i] * b[i * N + column]).sum::<i32>() as f32;
        let expected: Vec<_> = (0..M * N).map(|at| product(at / N, at % N)).collect();
        let arguments = [a_bits, b_bits, output("float", &expected), number(M), number(N), number(K)];
        // Each work-group computes a tile of 8 rows and 16 columns.
        assert_kernel_runs("gemm_tile", [N, M / 8], 16, &arguments);
    }
}
