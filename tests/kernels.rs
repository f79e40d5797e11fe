//! The kernels of `examples/kernels`: they keep the rules of every platform that has their instructions, and survive
//! assembling and disassembling.

#[path = "../examples/kernels/main.rs"]
mod kernels;

use openvisa::isa::{InstKind, Instructions, Platform};
use openvisa::text::{Naming, ParseOptions, PrintOptions, parse, print};
use openvisa::validate::{validate_object, validate_whole};
use openvisa::{Module, ModuleBuf};

/// Platforms with registers of 64 bytes, whose matrix instructions have 16 channels.
const PLATFORMS: [Platform; 4] = [Platform::Pvc, Platform::PvcXt, Platform::Xe2, Platform::Xe3];

fn module() -> ModuleBuf {
    ModuleBuf::of(kernels::kernels().unwrap_or_else(|errors| panic!("{errors}")))
}

/// Returns the code of each kernel of an object file, by name.
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
fn kernels_have_the_instructions_that_they_are_to_show() {
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
    // Once after the numbers are in local memory, and after each of six halvings.
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
