//! Tests of what the reference semantics do where the specification leaves a choice.
//!
//! For example, a program that stores the difference of two infinities stores another NaN under
//! [`OpenChoice::OtherNan`].

use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{Argument, Bound, KernelInfo, Memory, OpenChoice, Options, PayloadArgument, Program, Sizes};

/// Runs instructions that write `V`, and returns its first two dwords under a choice.
fn run_lines(lines: &str, choice: OpenChoice) -> [u32; 2] {
    let text = format!(
        ".version 4.1\n.kernel \"k\"\n.decl V v_type=G type=ud num_elts=16 align=GRF\n\
         .decl F v_type=G type=f num_elts=16 align=GRF alias=<V, 0>\n\
         .decl H v_type=G type=hf num_elts=32 align=GRF alias=<V, 0>\n\
         .decl A v_type=G type=ud num_elts=16 align=GRF\n.decl B v_type=G type=f num_elts=16 align=GRF\n\
         .kernel_attr SimdSize=16\n.function \"k_0\"\nmov (M1, 16) A(0,0)<1> 0x0:ud\nmov (M1, 16) V(0,0)<1> 0x0:ud\n\
         {lines}\nlsc_store.ugm (M1, 1) bti(0x0)[A]:a32 V:d32x2t\nret (M1, 1)\n"
    );
    let parsed = parse(&text, &ParseOptions { platform: Some(Platform::Xe2), ..ParseOptions::default() });
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    let bytes = parsed.object_module(&text).expect("it can be written").to_bytes().expect("it can be written");
    let modules = [Module::open(&bytes).expect("it opens")];
    let program = Program::load_reference_with(&modules, Platform::Xe2, choice).expect("it loads");
    let mut memory = Memory::default();
    let buffer = memory.add(&[0; 64]);
    let info = KernelInfo {
        name: "k".to_owned(),
        simd_size: 16,
        payload: vec![PayloadArgument::bound_buffer(0)],
        bindings: vec![(0, 0)],
        ..KernelInfo::default()
    };
    let sizes = Sizes { global: [16, 1, 1], local: [16, 1, 1], offset: [0; 3] };
    let bound = Bound::new(&program, &info, &memory, &[Argument::Buffer(buffer)], sizes).expect("it can be bound");
    bound.run(&program, Options::default()).expect("it runs");
    let bytes = memory.buffer(buffer).expect("it is there").bytes();
    [0, 4].map(|at| u32::from_le_bytes(*bytes[at..].first_chunk().expect("four bytes")))
}

/// Returns the choices that change what instructions leave in `V`.
fn choices_that_matter(lines: &str) -> Vec<OpenChoice> {
    let usual = run_lines(lines, OpenChoice::Usual);
    OpenChoice::ALL.into_iter().filter(|choice| run_lines(lines, *choice) != usual).collect()
}

#[test]
fn results_that_are_defined_depend_on_no_choice() {
    let lines = "mov (M1, 1) F(0,0)<1> 0x3fc00000:f\nmul (M1, 1) F(0,1)<1> F(0,0)<0;1,0> 0x40400000:f";
    assert_eq!(run_lines(lines, OpenChoice::Usual), [1.5_f32, 4.5].map(f32::to_bits));
    assert_eq!(choices_that_matter(lines), []);
}

#[test]
fn the_bits_of_a_computed_or_converted_nan_are_a_choice_but_not_those_of_a_copy() {
    let difference = "add (M1, 1) F(0,0)<1> 0x7f800000:f 0xff800000:f";
    assert_eq!(choices_that_matter(difference), [OpenChoice::OtherNan]);
    assert_eq!(run_lines(difference, OpenChoice::OtherNan), [u32::MAX, 0]);
    let copy = "mov (M1, 1) V(0,0)<1> 0x7f812345:ud\nmov (M1, 1) F(0,1)<1> F(0,0)<0;1,0>";
    assert_eq!(run_lines(copy, OpenChoice::Usual), [0x7f81_2345; 2]);
    assert_eq!(choices_that_matter(copy), []);
    let conversion = "mov (M1, 1) V(0,0)<1> 0x7f812345:ud\nmov (M1, 1) H(0,2)<1> F(0,0)<0;1,0>";
    assert_eq!(choices_that_matter(conversion), [OpenChoice::OtherNan]);
}

#[test]
fn an_approximate_result_may_differ_by_as_many_units_as_the_table_of_decisions_says() {
    let choices = [OpenChoice::LargerApproximations, OpenChoice::SmallerApproximations];
    let lines = "sin (M1, 1) F(0,0)<1> 0x3f800000:f\nrsqrt (M1, 1) F(0,1)<1> 0x40400000:f";
    assert_eq!(choices_that_matter(lines), choices);
    let usual = run_lines(lines, OpenChoice::Usual);
    for (choice, units) in choices.into_iter().flat_map(|choice| [4, 2].map(|units| (choice, units))) {
        let element = usize::from(units == 2);
        let distance = run_lines(lines, choice)[element].abs_diff(usual[element]);
        assert!((1..=units).contains(&distance), "{choice:?}: {distance} units");
    }
}

#[test]
fn the_channel_that_counts_is_a_choice_where_several_store_to_one_place() {
    let lines = "mov (M1, 1) B(0,0)<1> 0x3f800000:f\nmov (M1, 1) B(0,1)<1> 0x40000000:f\n\
                 mov (M1, 16) A(0,0)<1> 0x8:ud\n\
                 lsc_store.ugm (M1, 2) bti(0x0)[A]:a32 B:d32\nlsc_load.ugm (M1, 1) V:d32 bti(0x0)[A]:a32\n\
                 mov (M1, 16) A(0,0)<1> 0x0:ud";
    assert_eq!(choices_that_matter(lines), [OpenChoice::OtherStore]);
    assert_eq!(run_lines(lines, OpenChoice::Usual)[0], 2_f32.to_bits());
    // The high halves of 1 and 2 as floats differ.
    assert_eq!(run_lines(lines, OpenChoice::OtherStore)[0], 0xbfff_0000);
}
