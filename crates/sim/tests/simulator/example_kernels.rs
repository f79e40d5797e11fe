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
    use openvisa::Module;
    use openvisa_sim::{Argument, Bound, BufferId, Check, Checker, KernelInfo, Memory, Options, Program, Sizes};

    fn encode<T, const N: usize>(values: &[T], to_bytes: impl Fn(&T) -> [u8; N]) -> Vec<u8> {
        values.iter().flat_map(to_bytes).collect()
    }

    fn read_words(memory: &Memory, buffer: BufferId) -> Vec<[u8; 4]> {
        memory.buffer(buffer).unwrap().bytes().as_chunks().0.to_vec()
    }

    fn number_argument(value: u32) -> Argument {
        Argument::Bytes(value.to_le_bytes().into())
    }

    fn run_named(name: &str, memory: &Memory, arguments: &[Argument], global: [u32; 3], local: [u32; 3]) {
        let code = module().to_bytes().unwrap();
        let module = Module::open(&code).unwrap();
        let program = Program::load(&[Module::open(&code).unwrap()], kernels::PLATFORM).unwrap();
        let kernel = module.named(name).unwrap().unwrap();
        let info = KernelInfo::of(&kernel).unwrap();
        let sizes = Sizes { global, local, ..Sizes::default() };
        let bound = Bound::new(&program, &info, memory, arguments, sizes).unwrap();
        let checker = Checker::new(&Check::ALL).unwrap();
        bound.run(&program, Options { strict: true, checker: Some(&checker), ..Options::default() }).unwrap();
        let findings: Vec<_> = checker.findings().iter().map(ToString::to_string).collect();
        assert!(findings.is_empty(), "{}", findings.join("\n"));
    }

    #[test]
    fn vector_add_adds_no_more_than_n_elements() {
        let mut memory = Memory::default();
        let a: Vec<f32> = (0..64).map(|i| i as f32 * 0.5).collect();
        let b: Vec<f32> = (0..64).map(|i| 100.0 - i as f32).collect();
        let [a_buffer, b_buffer] = [&a, &b].map(|values| memory.add(&encode(values, |v| v.to_le_bytes())));
        let c = memory.add(&[0; 256]);
        let arguments =
            [Argument::Buffer(a_buffer), Argument::Buffer(b_buffer), Argument::Buffer(c), number_argument(50)];
        run_named("vector_add", &memory, &arguments, [64, 1, 1], [16, 1, 1]);
        let sums: Vec<_> = read_words(&memory, c).into_iter().map(f32::from_le_bytes).collect();
        let expected = (0..64).map(|i| if i < 50 { a[i] + b[i] } else { 0.0 });
        assert_eq!(sums, expected.collect::<Vec<_>>());
    }

    #[test]
    fn both_sides_of_a_divergent_branch_give_their_values() {
        let mut memory = Memory::default();
        let from: Vec<i32> = (0..32).map(|i| if i % 3 == 0 { -i } else { i }).collect();
        let from_buffer = memory.add(&encode(&from, |v| v.to_le_bytes()));
        let to = memory.add(&[0; 128]);
        run_named("branch", &memory, &[Argument::Buffer(from_buffer), Argument::Buffer(to)], [32, 1, 1], [16, 1, 1]);
        let found: Vec<_> = read_words(&memory, to).into_iter().map(i32::from_le_bytes).collect();
        let expected = from.iter().map(|x| if *x < 0 { -3 * x } else { x + 1 });
        assert_eq!(found, expected.collect::<Vec<_>>());
    }

    #[test]
    fn each_channel_leaves_the_loop_after_its_own_iterations() {
        let mut memory = Memory::default();
        let numbers: Vec<u32> = (0..32).map(|i| i * 7 % 23).collect();
        let buffer = memory.add(&encode(&numbers, |v| v.to_le_bytes()));
        run_named("sum_to_n", &memory, &[Argument::Buffer(buffer)], [32, 1, 1], [16, 1, 1]);
        let found: Vec<_> = read_words(&memory, buffer).into_iter().map(u32::from_le_bytes).collect();
        assert_eq!(found, numbers.iter().map(|n| n * (n + 1) / 2).collect::<Vec<_>>());
    }

    #[test]
    fn each_group_writes_the_sum_of_its_numbers() {
        let mut memory = Memory::default();
        let numbers: Vec<i32> = (0..192).map(|i| i * i - 1000).collect();
        let from = memory.add(&encode(&numbers, |v| v.to_le_bytes()));
        let to = memory.add(&[0; 12]);
        run_named("reduce", &memory, &[Argument::Buffer(from), Argument::Buffer(to)], [192, 1, 1], [64, 1, 1]);
        let found: Vec<_> = read_words(&memory, to).into_iter().map(i32::from_le_bytes).collect();
        assert_eq!(found, numbers.chunks(64).map(|group| group.iter().sum()).collect::<Vec<i32>>());
    }

    /// Returns the bfloat16 of a small integer, which is representable.
    fn bfloat(value: i32) -> [u8; 2] {
        let [_, _, low, high] = (value as f32).to_le_bytes();
        [low, high]
    }

    #[test]
    fn tiled_multiplication_gives_the_product_of_two_matrices() {
        const M: usize = 16;
        const N: usize = 32;
        const K: usize = 48;
        let mut memory = Memory::default();
        let a: Vec<i32> = (0..M * K).map(|i| (i * 5 % 17) as i32 - 8).collect();
        let b: Vec<i32> = (0..K * N).map(|i| (i * 3 % 13) as i32 - 6).collect();
        let [a_buffer, b_buffer] = [&a, &b].map(|values| memory.add(&encode(values, |v| bfloat(*v))));
        let c = memory.add(&[0; 4 * M * N]);
        let sizes = [M, N, K].map(|size| number_argument(size as u32));
        let arguments = [a_buffer, b_buffer, c].map(Argument::Buffer).into_iter().chain(sizes).collect::<Vec<_>>();
        // Each work-group computes a tile of 8 rows and 16 columns.
        run_named("gemm_tile", &memory, &arguments, [N as u32, (M / 8) as u32, 1], [16, 1, 1]);
        let found: Vec<_> = read_words(&memory, c).into_iter().map(f32::from_le_bytes).collect();
        // All products and sums are integers that are representable in single precision.
        let product =
            |row: usize, column: usize| (0..K).map(|i| a[row * K + i] * b[i * N + column]).sum::<i32>() as f32;
        let expected = (0..M).flat_map(|row| (0..N).map(move |column| (row, column)));
        assert_eq!(found, expected.map(|(row, column)| product(row, column)).collect::<Vec<_>>());
    }
}
