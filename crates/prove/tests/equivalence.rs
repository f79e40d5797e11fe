//! Programs that compute the same and programs that do not are told apart, and the simulator
//! confirms the differences. The tests need a solver, which CI installs on Linux. Without one they do
//! nothing.

use openvisa::Module;
use openvisa::isa::{DataType, Platform};
use openvisa::module::ModuleBuf;
use openvisa::text::{ParseOptions, parse};
use openvisa_prove::{
    Counterexample, Obstacle, Program, Proof, Settings, Solver, SolverError, UnknownReason, VariableBits, Verdict,
    compare,
};
use openvisa_sim::{EvaluationInputs, evaluate_program};
use std::time::Duration;

/// Bits of `%cr0` that keep denormal numbers of all formats.
const KEEP_DENORMALS: u32 = 0x4c0;

/// Returns whether a solver must be installed: in a run of CI on Linux.
fn is_required() -> bool {
    cfg!(target_os = "linux") && std::env::var_os("CI").is_some()
}

/// Returns the solver; `None` if none is installed, and none must be.
fn solver() -> Option<Solver> {
    match Solver::find(Duration::from_secs(60)) {
        Ok(solver) => Some(solver),
        Err(SolverError::Missing) if !is_required() => None,
        Err(error) => panic!("{error}"),
    }
}

/// Assembles instructions on variables of some types: `a`, `b`, `c` and `t` are sources, and
/// `x` and `y` are results.
fn module(code: &str) -> ModuleBuf {
    let types = ["d", "ud", "w", "uw", "b", "ub", "q", "uq", "f", "hf", "df"];
    let mut text = ".version 4.1\n.kernel \"k\"\n".to_owned();
    for data_type in types {
        for name in ["a", "b", "c", "t", "x", "y"] {
            text += &format!(".decl {name}_{data_type} v_type=G type={data_type} num_elts=32 align=GRF\n");
        }
    }
    text += ".decl p v_type=P num_elts=16\n.decl q v_type=P num_elts=16\n.kernel_attr SimdSize=16\n.function \"k_0\"\n";
    text += &format!("{code}\nret (M1, 1)\n");
    let options = ParseOptions { platform: Some(Platform::Xe2), ..ParseOptions::default() };
    let parsed = parse(&text, &options);
    assert!(parsed.is_ok(), "{code}: {:?}", parsed.diagnostics);
    parsed.object_module(&text).expect("it has a module")
}

fn compare_with(before: &str, after: &str, control: u32) -> Option<Verdict> {
    let mut solver = solver()?;
    let (before, after) = (module(before), module(after));
    let [before, after] = [&before, &after].map(|module| Program { module, object: 0 });
    let settings = Settings { platform: Platform::Xe2, control };
    Some(compare(before, after, &[], settings, &mut solver).expect("the solver runs"))
}

/// Returns how two programs are proved to be equal.
fn proof(before: &str, after: &str) -> Option<Proof> {
    match compare_with(before, after, KEEP_DENORMALS)? {
        Verdict::Equivalent(proof) => Some(proof),
        other => panic!("{before}\n{after}\n{other:?}"),
    }
}

/// Returns the values for which two programs differ.
fn difference(before: &str, after: &str) -> Option<Counterexample> {
    match compare_with(before, after, KEEP_DENORMALS)? {
        Verdict::Different(found) => Some(*found),
        other => panic!("{before}\n{after}\n{other:?}"),
    }
}

/// Returns the bits of an element of an input.
fn input(found: &Counterexample, name: &str, element: usize) -> u64 {
    let variable = found.inputs.iter().find(|input| input.name == name);
    variable.and_then(|input| input.elements.get(element)).copied().unwrap_or(0)
}

macro_rules! equal {
    ($($name:ident: $before:expr, $after:expr;)*) => {$(
        #[test]
        fn $name() {
            proof($before, $after);
        }
    )*};
}

macro_rules! different {
    ($($name:ident: $before:expr, $after:expr, |$found:ident| $check:expr;)*) => {$(
        #[test]
        fn $name() {
            if let Some($found) = difference($before, $after) {
                assert!($check, "{:?}", $found);
            }
        }
    )*};
}

equal! {
    a_sum_and_its_mirror_are_equal:
        "add (M1, 16) x_f(0,0)<1> a_f(0,0)<1;1,0> b_f(0,0)<1;1,0>",
        "add (M1, 16) x_f(0,0)<1> b_f(0,0)<1;1,0> a_f(0,0)<1;1,0>";
    a_multiplication_by_eight_is_a_shift:
        "mul (M1, 16) x_ud(0,0)<1> a_ud(0,0)<1;1,0> 0x8:ud",
        "shl (M1, 16) x_ud(0,0)<1> a_ud(0,0)<1;1,0> 0x3:ud";
    mad_of_integers_is_a_product_and_a_sum:
        "mad (M1, 16) x_d(0,0)<1> a_d(0,0)<1;1,0> b_d(0,0)<1;1,0> c_d(0,0)<1;1,0>",
        "mul (M1, 16) t_d(0,0)<1> a_d(0,0)<1;1,0> b_d(0,0)<1;1,0>\n\
         add (M1, 16) x_d(0,0)<1> t_d(0,0)<1;1,0> c_d(0,0)<1;1,0>";
    a_negated_summand_is_a_complement_and_one:
        "add (M1, 16) x_d(0,0)<1> a_d(0,0)<1;1,0> (-)b_d(0,0)<1;1,0>",
        "not (M1, 16) t_d(0,0)<1> b_d(0,0)<1;1,0>\n\
         add (M1, 16) t_d(0,0)<1> t_d(0,0)<1;1,0> 0x1:d\n\
         add (M1, 16) x_d(0,0)<1> t_d(0,0)<1;1,0> a_d(0,0)<1;1,0>";
    a_selection_by_a_comparison_is_the_minimum_of_integers:
        "min (M1, 16) x_d(0,0)<1> a_d(0,0)<1;1,0> b_d(0,0)<1;1,0>",
        "cmp.lt (M1, 16) p a_d(0,0)<1;1,0> b_d(0,0)<1;1,0>\n\
         (p) sel (M1, 16) x_d(0,0)<1> a_d(0,0)<1;1,0> b_d(0,0)<1;1,0>";
    two_halves_are_the_whole:
        "add (M1, 16) x_d(0,0)<1> a_d(0,0)<1;1,0> b_d(0,0)<1;1,0>",
        "add (M1, 8) x_d(0,0)<1> a_d(0,0)<1;1,0> b_d(0,0)<1;1,0>\n\
         add (M3, 8) x_d(0,8)<1> a_d(0,8)<1;1,0> b_d(0,8)<1;1,0>";
    an_inverted_predicate_swaps_the_sources:
        "(p) sel (M1, 16) x_f(0,0)<1> a_f(0,0)<1;1,0> b_f(0,0)<1;1,0>",
        "(!p) sel (M1, 16) x_f(0,0)<1> b_f(0,0)<1;1,0> a_f(0,0)<1;1,0>";
    a_predicated_move_is_a_selection:
        "mov (M1, 16) x_ud(0,0)<1> a_ud(0,0)<1;1,0>\n(p) mov (M1, 16) x_ud(0,0)<1> b_ud(0,0)<1;1,0>",
        "(p) sel (M1, 16) x_ud(0,0)<1> b_ud(0,0)<1;1,0> a_ud(0,0)<1;1,0>";
    saturation_to_bytes_is_a_minimum_and_a_maximum:
        "mov.sat (M1, 16) x_ub(0,0)<1> a_w(0,0)<1;1,0>",
        "max (M1, 16) t_w(0,0)<1> a_w(0,0)<1;1,0> 0x0:w\n\
         min (M1, 16) t_w(0,0)<1> t_w(0,0)<1;1,0> 0xff:w\n\
         mov (M1, 16) x_ub(0,0)<1> t_w(0,0)<1;1,0>";
    a_rotation_is_two_shifts:
        "rol (M1, 16) x_ud(0,0)<1> a_ud(0,0)<1;1,0> 0x5:ud",
        "shl (M1, 16) t_ud(0,0)<1> a_ud(0,0)<1;1,0> 0x5:ud\n\
         shr (M1, 16) x_ud(0,0)<1> a_ud(0,0)<1;1,0> 0x1b:ud\n\
         or (M1, 16) x_ud(0,0)<1> x_ud(0,0)<1;1,0> t_ud(0,0)<1;1,0>";
    a_loop_of_known_length_is_its_steps:
        "mov (M1, 1) t_d(0,0)<1> 0x0:d\nmov (M1, 1) x_d(0,0)<1> 0x0:d\nagain:\n\
         add (M1, 1) x_d(0,0)<1> x_d(0,0)<0;1,0> a_d(0,0)<0;1,0>\n\
         add (M1, 1) t_d(0,0)<1> t_d(0,0)<0;1,0> 0x1:d\n\
         cmp.lt (M1, 1) p t_d(0,0)<0;1,0> 0x5:d\n(p) jmp (M1, 1) again",
        "mul (M1, 1) x_d(0,0)<1> a_d(0,0)<0;1,0> 0x5:d";
    a_number_times_two_is_the_sum_with_itself:
        "mul (M1, 1) x_f(0,0)<1> a_f(0,0)<0;1,0> 0x40000000:f",
        "add (M1, 1) x_f(0,0)<1> a_f(0,0)<0;1,0> a_f(0,0)<0;1,0>";
}

fn is_nan(bits: u64) -> bool {
    f32::from_bits(bits as u32).is_nan()
}

different! {
    minimum_of_a_nan_is_the_number:
        "min (M1, 1) x_f(0,0)<1> a_f(0,0)<0;1,0> b_f(0,0)<0;1,0>",
        "cmp.lt (M1, 1) p a_f(0,0)<0;1,0> b_f(0,0)<0;1,0>\n\
         (p) sel (M1, 1) x_f(0,0)<1> a_f(0,0)<0;1,0> b_f(0,0)<0;1,0>",
        |found| is_nan(input(&found, "b_f", 0)) && !is_nan(input(&found, "a_f", 0));
    maximum_of_a_nan_is_the_number:
        "max (M1, 1) x_f(0,0)<1> a_f(0,0)<0;1,0> b_f(0,0)<0;1,0>",
        "cmp.gt (M1, 1) p a_f(0,0)<0;1,0> b_f(0,0)<0;1,0>\n\
         (p) sel (M1, 1) x_f(0,0)<1> a_f(0,0)<0;1,0> b_f(0,0)<0;1,0>",
        |found| is_nan(input(&found, "b_f", 0)) && is_nan(found.values[1]);
    a_signed_shift_keeps_the_sign:
        "asr (M1, 16) x_d(0,0)<1> a_d(0,0)<1;1,0> 0x3:ud",
        "shr (M1, 16) x_d(0,0)<1> a_d(0,0)<1;1,0> 0x3:ud",
        |found| input(&found, "a_d", found.element) >> 31 == 1;
    mad_of_numbers_rounds_once:
        "mad (M1, 1) x_f(0,0)<1> a_f(0,0)<0;1,0> b_f(0,0)<0;1,0> c_f(0,0)<0;1,0>",
        "mul (M1, 1) t_f(0,0)<1> a_f(0,0)<0;1,0> b_f(0,0)<0;1,0>\n\
         add (M1, 1) x_f(0,0)<1> t_f(0,0)<0;1,0> c_f(0,0)<0;1,0>",
        |found| {
            let [a, b, c] = ["a_f", "b_f", "c_f"].map(|name| f32::from_bits(input(&found, name, 0) as u32));
            let same = |bits: u64, value: f32| f32::from_bits(bits as u32) == value || value.is_nan();
            same(found.values[0], a.mul_add(b, c)) && same(found.values[1], a * b + c)
        };
    saturation_limits_a_sum:
        "add.sat (M1, 16) x_ub(0,0)<1> a_ub(0,0)<1;1,0> b_ub(0,0)<1;1,0>",
        "add (M1, 16) x_ub(0,0)<1> a_ub(0,0)<1;1,0> b_ub(0,0)<1;1,0>",
        |found| input(&found, "a_ub", found.element) + input(&found, "b_ub", found.element) > 255
            && found.values[0] == 255;
    a_sum_of_words_does_not_wrap_in_a_dword:
        "add (M1, 16) x_d(0,0)<1> a_w(0,0)<1;1,0> b_w(0,0)<1;1,0>",
        "add (M1, 16) t_w(0,0)<1> a_w(0,0)<1;1,0> b_w(0,0)<1;1,0>\nmov (M1, 16) x_d(0,0)<1> t_w(0,0)<1;1,0>",
        |found| {
            let sum = ["a_w", "b_w"].map(|name| i32::from(input(&found, name, found.element) as i16)).iter().sum::<i32>();
            found.values == [u64::from(sum as u32), u64::from(i32::from(sum as i16) as u32)]
        };
    a_stride_of_two_reads_other_elements:
        "mov (M1, 8) x_ud(0,0)<1> a_ud(0,0)<2;1,0>",
        "mov (M1, 8) x_ud(0,0)<1> a_ud(0,0)<1;1,0>",
        |found| found.values
            == [input(&found, "a_ud", 2 * found.element), input(&found, "a_ud", found.element)];
    an_inverted_predicate_selects_the_other_source:
        "(p) sel (M1, 16) x_ud(0,0)<1> a_ud(0,0)<1;1,0> b_ud(0,0)<1;1,0>",
        "(!p) sel (M1, 16) x_ud(0,0)<1> a_ud(0,0)<1;1,0> b_ud(0,0)<1;1,0>",
        |found| input(&found, "a_ud", found.element) != input(&found, "b_ud", found.element);
    not_less_is_no_greater_or_equal_of_numbers:
        "cmp.ge (M1, 16) p a_f(0,0)<1;1,0> b_f(0,0)<1;1,0>",
        "cmp.lt (M1, 16) p a_f(0,0)<1;1,0> b_f(0,0)<1;1,0>\nnot (M1, 16) p p",
        |found| found.output == "p" && found.values == [0, 1]
            && ["a_f", "b_f"].iter().any(|name| is_nan(input(&found, name, found.element)));
    the_magnitude_of_the_smallest_integer_is_negative:
        "mov (M1, 16) x_d(0,0)<1> (abs)a_d(0,0)<1;1,0>",
        "mov.sat (M1, 16) x_d(0,0)<1> (abs)a_d(0,0)<1;1,0>",
        |found| input(&found, "a_d", found.element) == 0x8000_0000 && found.values == [0x8000_0000, 0x7fff_ffff];
    a_conversion_to_bytes_wraps_without_saturation:
        "mov.sat (M1, 16) x_b(0,0)<1> a_d(0,0)<1;1,0>",
        "mov (M1, 16) x_b(0,0)<1> a_d(0,0)<1;1,0>",
        |found| !(-128..128).contains(&(input(&found, "a_d", found.element) as u32 as i32));
    a_conversion_of_a_number_truncates:
        "mov (M1, 1) x_d(0,0)<1> a_f(0,0)<0;1,0>",
        "rnde (M1, 1) t_f(0,0)<1> a_f(0,0)<0;1,0>\nmov (M1, 1) x_d(0,0)<1> t_f(0,0)<0;1,0>",
        |found| {
            let value = f32::from_bits(input(&found, "a_f", 0) as u32);
            found.values == [value as i32, value.round_ties_even() as i32].map(|value| u64::from(value as u32))
        };
}

#[test]
fn the_control_register_decides_about_denormal_numbers() {
    let (copy, product) =
        ("mov (M1, 1) x_f(0,0)<1> a_f(0,0)<0;1,0>", "mul (M1, 1) x_f(0,0)<1> a_f(0,0)<0;1,0> 0x3f800000:f");
    let kept = compare_with(copy, product, KEEP_DENORMALS);
    assert!(matches!(kept, None | Some(Verdict::Equivalent(_))), "{kept:?}");
    let Some(flushed) = compare_with(copy, product, 0) else { return };
    let Verdict::Different(found) = flushed else { panic!("{flushed:?}") };
    assert!(f32::from_bits(input(&found, "a_f", 0) as u32).is_subnormal(), "{found:?}");
}

#[test]
fn a_program_that_sets_the_control_register_is_followed() {
    let set = "or (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0x4c0:ud\n";
    let (copy, product) =
        ("mov (M1, 1) x_f(0,0)<1> a_f(0,0)<0;1,0>", "mul (M1, 1) x_f(0,0)<1> a_f(0,0)<0;1,0> 0x3f800000:f");
    let verdict = compare_with(&format!("{set}{copy}"), &format!("{set}{product}"), 0);
    assert!(matches!(verdict, None | Some(Verdict::Equivalent(_))), "{verdict:?}");
}

#[test]
fn the_reproduction_of_a_difference_has_its_values() {
    let before = module("(p) add (M1, 16) x_ud(0,0)<1> a_ud(0,0)<1;1,0> b_ub(0,0)<1;1,0>");
    let settings = Settings { platform: Platform::Xe2, control: KEEP_DENORMALS };
    let element = |name: &str, data_type, elements: &[u64]| VariableBits {
        name: name.to_owned(),
        data_type,
        elements: elements.to_vec(),
    };
    let found = Counterexample {
        inputs: vec![
            element("a_ud", DataType::Ud, &[0, 0x8000_0001]),
            element("b_ub", DataType::Ub, &[0, 0xfe]),
            element("p", DataType::Bool, &[0x2]),
        ],
        output: "x_ud".to_owned(),
        data_type: DataType::Ud,
        element: 1,
        values: [0x8000_00ff, 0],
    };
    let program = found.reproduction(Program { module: &before, object: 0 }, settings).expect("it can be written");
    let bytes = program.to_bytes().expect("it can be written");
    let values = EvaluationInputs::default();
    let module = Module::open(&bytes).expect("it opens");
    let result = evaluate_program(module, Platform::Xe2, &values).expect("it runs");
    let names = program.objects[0].variables.iter().map(|v| program.objects[0].strings.get(v.name_index));
    let index = names.into_iter().position(|name| name.is_some_and(|name| name == "x_ud")).expect("it is declared");
    assert_eq!(result.variables[index][..3], [0, 0x8000_00ff, 0]);
}

#[test]
fn equal_formulas_need_no_solver() {
    let Some(proof) = proof(
        "add (M1, 16) x_d(0,0)<1> a_d(0,0)<1;1,0> b_d(0,0)<1;1,0>",
        "add (M1, 16) x_d(0,0)<1> b_d(0,0)<1;1,0> a_d(0,0)<1;1,0>",
    ) else {
        return;
    };
    assert_eq!(proof, Proof { outputs: vec!["x_d".to_owned()], same: 32, solved: 0 });
}

#[test]
fn channels_with_the_same_formula_are_solved_once() {
    let Some(mut solver) = solver() else { return };
    let before = module("mul (M1, 16) x_ud(0,0)<1> a_ud(0,0)<1;1,0> 0x8:ud");
    let after = module("shl (M1, 16) x_ud(0,0)<1> a_ud(0,0)<1;1,0> 0x3:ud");
    let [before, after] = [&before, &after].map(|module| Program { module, object: 0 });
    let settings = Settings { platform: Platform::Xe2, control: 0 };
    let verdict = compare(before, after, &[], settings, &mut solver).expect("the solver runs");
    let Verdict::Equivalent(proof) = verdict else { panic!("{verdict:?}") };
    assert_eq!((proof.same, proof.solved, solver.calls()), (16, 16, 1));
}

#[test]
fn long_chains_of_operations_have_formulas() {
    // Each value is read twice, or a narrow part of it is read at last.
    let doubled = "add (M1, 1) x_d(0,0)<1> x_d(0,0)<0;1,0> x_d(0,0)<0;1,0>\n".repeat(500);
    let code = format!("{doubled}add (M1, 1) y_w(0,0)<1> x_d(0,0)<0;1,0> (-)x_d(0,0)<0;1,0>");
    if let Some(proof) = proof(&code, &code) {
        assert_eq!((proof.outputs, proof.same, proof.solved), (vec!["y_w".to_owned()], 32, 0));
    }
    let alias = "shl (M1, 1) y_d(0,0)<1> x_d(0,0)<0;1,0> x_w(0,0)<0;1,0>";
    assert!(proof(&format!("{doubled}{alias}"), &format!("{doubled}{alias}")).is_none_or(|proof| proof.solved == 0));
}

#[test]
fn what_has_no_formula_is_named() {
    let unknown = |code: &str| match compare_with(code, code, 0) {
        Some(Verdict::Unknown(UnknownReason::Obstacle(_, obstacle))) => Some(obstacle),
        None => None,
        other => panic!("{other:?}"),
    };
    let sine = unknown("sin (M1, 16) x_f(0,0)<1> a_f(0,0)<1;1,0>");
    assert!(matches!(sine, None | Some(Obstacle::Function("sin"))), "{sine:?}");
    let narrow = unknown("add (M1, 16) x_hf(0,0)<1> a_f(0,0)<1;1,0> b_f(0,0)<1;1,0>");
    assert!(matches!(narrow, None | Some(Obstacle::Rounding)), "{narrow:?}");
    let jump = unknown("again:\n(p) jmp (M1, 1) again");
    assert!(matches!(jump, None | Some(Obstacle::Branch(_))), "{jump:?}");
}
