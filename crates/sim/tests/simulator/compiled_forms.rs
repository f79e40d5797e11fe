//! Tests of forms that the vendor's compilers write and its documents do not list. For example,
//! they reverse the bits of a floating-point variable.

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{Argument, Bound, KernelInfo, Memory, Options, PayloadArgument, Program, Sizes};

/// Runs a kernel in one thread, and stores `V` to a buffer of 64 bytes. `V` is a register of
/// dwords, and `F` and `D` are the same as numbers of single and double precision. A kernel that
/// names `A` has the address of the buffer there. Returns the bytes of the buffer.
fn run_kernel(platform: Platform, lines: &str) -> Vec<u8> {
    let mut text = ".version 4.1\n.kernel \"k\"\n.decl A v_type=G type=uq num_elts=1 align=GRF\n\
                    .decl V v_type=G type=ud num_elts=16 align=GRF\n"
        .to_owned();
    for (name, data_type, elements) in [("F", "f", 16), ("D", "df", 8)] {
        text += &format!(".decl {name} v_type=G type={data_type} num_elts={elements} align=GRF alias=<V, 0>\n");
    }
    text += ".decl T6 v_type=T num_elts=1 v_name=T6\n";
    let has_pointer = lines.contains("A.0");
    if has_pointer {
        text += ".input A offset=32 size=8\n";
    }
    text += ".kernel_attr SimdSize=8\n.function \"main\"\nmain:\nmovs (M1_NM, 1) T6(0) 0x0:ud\n";
    text += &format!("{lines}\noword_st (4) T6 0x0:ud V.0\nret (M1, 1)\n");
    let parsed = parse(&text, &ParseOptions { platform: Some(platform), ..ParseOptions::default() });
    assert!(parsed.diagnostics.is_empty(), "{:?}\n{text}", parsed.diagnostics);
    let code = parsed.object_module(&text).expect("one object").to_bytes().expect("bytes");
    let program = Program::load(&[Module::open(&code).expect("it opens")], platform).expect("it loads");
    let mut memory = Memory::default();
    let buffer = memory.add(&[0; 64]);
    let argument = if has_pointer { PayloadArgument::buffer(0, 0) } else { PayloadArgument::bound_buffer(0) };
    let info = KernelInfo {
        name: "k".into(),
        simd_size: 8,
        payload: vec![argument],
        bindings: vec![(0, 0)],
        ..KernelInfo::default()
    };
    let sizes = Sizes { global: [1, 1, 1], local: [1, 1, 1], offset: [0; 3] };
    let bound = Bound::new(&program, &info, &memory, &[Argument::Buffer(buffer)], sizes).expect("it is bound");
    bound.run(&program, Options::default()).expect("it runs");
    memory.buffer(buffer).expect("it is there").bytes()
}

#[test]
fn the_bits_of_a_float_are_reversed_as_they_are() {
    let lines = "mov (M1_NM, 8) F(0,0)<1> 0x3fc00001:f\nbfrev (M1_NM, 8) V(0,0)<1> F(0,0)<1;1,0>";
    for platform in [Platform::Skl, Platform::Dg2, Platform::PvcXt] {
        let bytes = run_kernel(platform, lines);
        assert_eq!(bytes[..4], 0x3fc0_0001_u32.reverse_bits().to_le_bytes(), "{platform}");
    }
}

#[test]
fn one_channel_scatters_two_blocks_of_a_byte() {
    // The bytes are gathered again, and stored with the rest of `V`.
    let lines = "mov (M1_NM, 1) V(0,0)<1> 0xccbbaa99:ud\nsvm_scatter.1.2 (M1_NM, 1) A.0 V.0\n\
                 mov (M1_NM, 1) V(0,0)<1> 0x0:ud\nsvm_gather.1.2 (M1_NM, 1) A.0 V.0";
    assert_eq!(run_kernel(Platform::Dg2, lines)[..2], [0x99, 0xaa]);
}

#[test]
fn skl_computes_square_roots_of_double_precision() {
    let lines = "mov (M1_NM, 1) D(0,0)<1> 0x4000000000000000:df\nsqrt (M1_NM, 1) D(0,0)<1> D(0,0)<0;1,0>";
    let bytes = run_kernel(Platform::Skl, lines);
    assert_eq!(bytes[..8], 2.0_f64.sqrt().to_le_bytes());
}
