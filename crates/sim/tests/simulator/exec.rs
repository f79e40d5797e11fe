//! Tests of control flow, faults, and errors of launches.

#[path = "../../examples/collatz.rs"]
mod collatz;

use openvisa::builder::{Builder, Exec, constant, exec, general};
use openvisa::isa::enums::{CmpRelOp, LabelKind, Linkage, LscAddrSize, LscDataSize, OwordCount};
use openvisa::isa::{Attribute, DataType, InstKind, Platform};
use openvisa::{Module, ModuleBuf};
use openvisa_sim::{Argument, Bound, BufferId, Fault, KernelInfo, Memory, Options, Program, RunError, Sizes, Zebin};
use openvisa_test_support::archive::case_folder;
use openvisa_test_support::damage::Random;
use std::path::PathBuf;

/// Builds the object file of a kernel with 16 channels. The caller adds the instructions.
fn build_kernel(build: impl FnOnce(&mut Builder)) -> Vec<u8> {
    let mut k = Builder::kernel("k");
    k.attribute(Attribute::SimdSize, 16);
    let start = k.declare_label_of("main", LabelKind::Subroutine);
    k.subroutine(start);
    build(&mut k);
    ModuleBuf::of([k.finish().expect("the kernel is sound")]).to_bytes().expect("it can be written")
}

/// Runs one group of a kernel without arguments, on a platform with 32-byte registers.
fn run_group(code: &[u8], items: u32, most: u64) -> Result<u64, Box<RunError>> {
    let program = Program::load(&[Module::open(code).expect("it opens")], Platform::Dg2).expect("it loads");
    let info = KernelInfo { name: "k".to_owned(), simd_size: 16, ..KernelInfo::default() };
    let memory = Memory::default();
    let sizes = Sizes { global: [items, 1, 1], local: [items, 1, 1], offset: [0; 3] };
    let bound = Bound::new(&program, &info, &memory, &[], sizes).expect("it can be launched");
    bound.run(&program, Options { max_instructions: most, ..Options::default() }).map(|report| report.instructions)
}

fn scalar() -> Exec {
    exec(1).no_mask()
}

#[test]
fn a_barrier_that_not_all_threads_reach_is_reported() {
    let code = build_kernel(|k| {
        // Element 2 of register 0 is the number of the thread.
        let r0 = k.predefined("%r0");
        let first = k.declare_predicate("first", 1);
        let end = k.declare_label("end");
        k.cmp(scalar(), CmpRelOp::Ne, first, r0.at(0, 2).scalar(), 0_u32);
        k.jmp(scalar(), end).pred(first);
        k.barrier();
        k.label(end);
        k.ret(exec(1));
    });
    let error = run_group(&code, 48, 1000).expect_err("two threads end without the barrier");
    assert_eq!(error.fault, Fault::Deadlock { waiting: 1, threads: 3 });
    assert_eq!(error.instruction.map(|(_, kind)| kind), Some(InstKind::Barrier));
    // A group with a single thread passes the barrier.
    assert!(run_group(&code, 16, 1000).is_ok());
}

#[test]
fn an_instruction_whose_predicate_is_not_declared_is_refused() {
    let code = |number: usize| {
        build_kernel(|k| {
            let guard = k.declare_predicate("guard", 16);
            let value = k.declare(general("value", DataType::Ud, 16));
            let address = k.declare(general("address", DataType::Uq, 16));
            let end = k.declare_label("end");
            let routine = k.declare_label_of("routine", LabelKind::Subroutine);
            match number {
                0 => {
                    k.mov(exec(16), value, 1_u32).pred(guard);
                }
                1 => {
                    k.goto(exec(16), end).pred(guard);
                }
                2 => {
                    k.jmp(scalar(), end).pred(guard);
                }
                3 => {
                    k.ret(exec(16)).pred(guard);
                }
                4 => {
                    k.call(exec(16), routine).pred(guard);
                }
                5 => {
                    k.lsc_load(exec(16), value, LscDataSize::D32, address, LscAddrSize::A64).pred(guard);
                }
                _ => {
                    k.fcall(exec(16), "f", 0, 0).pred(guard);
                }
            }
            k.label(end);
            k.ret(exec(1));
            k.subroutine(routine);
            k.ret(exec(16));
        })
    };
    let load = |bytes: &[u8]| Program::load(&[Module::open(bytes).expect("it opens")], Platform::Dg2).map(drop);
    for number in 0..7 {
        let bytes = code(number);
        assert_eq!(load(&bytes), Ok(()), "{number}");
        let mut module = Module::open(&bytes).and_then(|module| module.edit()).expect("it can be changed");
        module.objects[0].predicates.clear();
        let error = load(&module.to_bytes().expect("it can be written")).expect_err("the predicate is missing");
        assert!(error.to_string().ends_with(": P1 is not declared"), "{number}: {error}");
    }
}

#[test]
fn an_endless_loop_is_stopped() {
    let code = build_kernel(|k| {
        let again = k.declare_label("again");
        k.label(again);
        k.jmp(scalar(), again);
    });
    assert_eq!(run_group(&code, 16, 1234).expect_err("it never ends").fault, Fault::Limit(1234));
}

#[test]
fn a_kernel_that_is_built_runs() {
    let steps = |n: &u32| std::iter::successors(Some(*n), |n| Some(if n % 2 == 0 { n / 2 } else { 3 * n + 1 }));
    let numbers: Vec<u32> = (1..=512).collect();
    let expected: Vec<_> = numbers.iter().map(|n| steps(n).take_while(|n| *n > 1).count() as u32).collect();
    assert_eq!(collatz::run_collatz(&numbers).expect("it runs"), expected);
}

#[test]
fn a_thread_stops_at_the_instruction_that_exceeds_its_limit() {
    let code = build_kernel(|k| {
        let n = k.declare(general("n", DataType::Ud, 16));
        let (more, again) = (k.declare_predicate("more", 1), k.declare_label("again"));
        k.mov(exec(16), n, 0_u32);
        k.add(exec(16), n, n, 1_u32);
        k.label(again);
        k.add(exec(16), n, n, 1_u32);
        k.cmp(scalar(), CmpRelOp::Lt, more, n.at(0, 0).scalar(), 4_u32);
        k.jmp(scalar(), again).pred(more);
        k.barrier();
        k.mul(exec(16), n, n, 3_u32);
        k.xor(exec(16), n, n, 3_u32);
        k.ret(exec(1));
    });
    let looped = [InstKind::Add, InstKind::Cmp, InstKind::Jmp];
    let mut order = vec![InstKind::Mov, InstKind::Add];
    (0..3).for_each(|_| order.extend(looped));
    order.extend([InstKind::Barrier, InstKind::Mul, InstKind::Xor, InstKind::Ret]);
    // The limit is exact for a single thread and in lock-step.
    for threads in [1, 5] {
        let run = |most| run_group(&code, threads * 16, most);
        for (most, kind) in (0..).zip(&order) {
            let error = run(most).expect_err("it needs more");
            let stopped = error.instruction.map(|(_, kind)| kind);
            assert_eq!((error.fault, stopped), (Fault::Limit(most), Some(*kind)), "{threads}");
        }
        assert_eq!(run(order.len() as u64).ok(), Some(u64::from(threads) * order.len() as u64));
    }
}

#[test]
fn a_polling_thread_lets_the_other_threads_of_its_group_run() {
    // The first of three threads polls local memory until the last one stores to it.
    let code = |news: u32| {
        build_kernel(|k| {
            k.attribute(Attribute::SlmSize, 1);
            let (r0, local) = (k.predefined("%r0"), k.predefined_surface("%slm"));
            let (told, other) = (k.declare_predicate("told", 1), k.declare_predicate("other", 1));
            let word = k.declare(general("word", DataType::Ud, 4));
            let (tell, again, end) = (k.declare_label("tell"), k.declare_label("again"), k.declare_label("end"));
            let zero = constant(DataType::Ud, 0);
            k.cmp(scalar(), CmpRelOp::Ne, other, r0.at(0, 2).scalar(), 0_u32);
            k.jmp(scalar(), tell).pred(other);
            k.label(again);
            k.oword_ld(OwordCount::Oword1, local, zero, word);
            k.cmp(scalar(), CmpRelOp::Ne, told, word.at(0, 0).scalar(), 1_u32);
            k.jmp(scalar(), again).pred(told);
            k.jmp(scalar(), end);
            k.label(tell);
            k.cmp(scalar(), CmpRelOp::Ne, other, r0.at(0, 2).scalar(), 2_u32);
            k.jmp(scalar(), end).pred(other);
            k.mov(scalar(), word, news);
            k.oword_st(OwordCount::Oword1, local, zero, word);
            k.label(end);
            k.ret(exec(1));
        })
    };
    let instructions = run_group(&code(1), 48, 1_000_000).expect("the news comes");
    assert!((100..200_000).contains(&instructions), "{instructions}");
    // If the store never comes, the loop is stopped.
    assert_eq!(run_group(&code(2), 48, 100_000).expect_err("it waits for ever").fault, Fault::Limit(100_000));
}

#[test]
fn the_instruction_limit_applies_to_each_thread() {
    let code = build_kernel(|k| {
        k.barrier();
        k.ret(exec(1));
    });
    let program = Program::load(&[Module::open(&code).expect("it opens")], Platform::Dg2).expect("it loads");
    let info = KernelInfo { name: "k".to_owned(), simd_size: 16, ..KernelInfo::default() };
    let (memory, sizes) = (Memory::default(), Sizes { global: [640, 1, 1], local: [32, 1, 1], offset: [0; 3] });
    let bound = Bound::new(&program, &info, &memory, &[], sizes).expect("it can be launched");
    let run = |most| {
        let options = Options { threads: 1, max_instructions: most, ..Options::default() };
        bound.run(&program, options).map(|report| report.instructions).map_err(|error| error.fault)
    };
    assert_eq!(run(2), Ok(80));
    assert_eq!(run(1), Err(Fault::Limit(1)));
    assert_eq!(run(2), Ok(80), "threads that were stopped start anew");
}

#[test]
fn a_repeated_launch_has_equal_results_after_other_launches() {
    // The first program writes a variable. The second one ends only if that variable, which it has
    // not written, is 0.
    let leave = build_kernel(|k| {
        let word = k.declare(general("word", DataType::Ud, 4));
        k.mov(scalar(), word, 7_u32);
        k.ret(exec(1));
    });
    let look = build_kernel(|k| {
        let (word, told) = (k.declare(general("word", DataType::Ud, 4)), k.declare_predicate("told", 1));
        let again = k.declare_label("again");
        k.label(again);
        k.cmp(scalar(), CmpRelOp::Ne, told, word.at(0, 0).scalar(), 0_u32);
        k.jmp(scalar(), again).pred(told);
        k.mov(scalar(), word, 8_u32);
        k.barrier();
        k.ret(exec(1));
    });
    let codes = [leave, look];
    let programs = codes
        .each_ref()
        .map(|code| Program::load(&[Module::open(code).expect("it opens")], Platform::Dg2).expect("it loads"));
    let info = KernelInfo { name: "k".to_owned(), simd_size: 16, ..KernelInfo::default() };
    let (memory, sizes) = (Memory::default(), Sizes { global: [64, 1, 1], local: [32, 1, 1], offset: [0; 3] });
    let bound = Bound::new(&programs[0], &info, &memory, &[], sizes).expect("it can be launched");
    let counts = |program: &Program<'_>, threads| {
        let options = Options { threads, max_instructions: 1000, profile: true, ..Options::default() };
        bound.run(program, options).map(|report| report.profile).map_err(|error| error.fault)
    };
    for threads in [1, 2, 1] {
        for (program, kind, count) in [(0, InstKind::Mov, 4), (1, InstKind::Barrier, 4), (1, InstKind::Cmp, 4)] {
            let counts = counts(&programs[program], threads);
            assert!(counts.as_ref().is_ok_and(|counts| counts.contains(&(kind, count))), "{program}: {counts:?}");
        }
    }
}

#[test]
fn a_report_names_the_instructions_that_are_not_exact() {
    let mut k = Builder::kernel("k");
    k.attribute(Attribute::SimdSize, 16);
    let x = k.declare(general("x", DataType::F, 16));
    let y = k.declare(general("y", DataType::Hf, 16));
    let (left, skip) = (k.declare_predicate("left", 16), k.declare_label("skip"));
    k.mov(exec(16), x, 2.0_f32);
    k.inv(exec(16), x, x);
    k.inv(exec(16), x, x);
    k.mul(exec(16), x, x, x);
    k.fcall(exec(16), "f", 0, 0);
    k.cmp(exec(16), CmpRelOp::Eq, left, x, x);
    k.jmp(scalar(), skip);
    k.inv(exec(16), y, y);
    k.label(skip);
    k.ret(exec(1));
    let function = |name, write: &dyn Fn(&mut Builder)| {
        let mut f = Builder::function(name, Linkage::Global, 0, 0);
        write(&mut f);
        f.fret(exec(16));
        f
    };
    let f = function("f", &|f| {
        let root = f.declare(general("root", DataType::F, 16));
        f.sqrt(exec(16), root, 2.0_f32);
    });
    let unused = function("unused", &|f| {
        let sine = f.declare(general("sine", DataType::F, 16));
        f.sin(exec(16), sine, 2.0_f32);
    });
    let objects = [k, f, unused].map(|builder| builder.finish().expect("it is sound"));
    let code = ModuleBuf::of(objects).to_bytes().expect("it can be written");
    let program = Program::load(&[Module::open(&code).expect("it opens")], Platform::Dg2).expect("it loads");
    let info = KernelInfo { name: "k".to_owned(), simd_size: 16, ..KernelInfo::default() };
    let (memory, sizes) = (Memory::default(), Sizes { global: [64, 1, 1], local: [32, 1, 1], offset: [0; 3] });
    let bound = Bound::new(&program, &info, &memory, &[], sizes).expect("it can be launched");
    let inexact = |profile| {
        let report = bound.run(&program, Options { profile, ..Options::default() }).expect("it runs");
        let mut rows: Vec<_> = report.inexact.iter().map(|row| (row.to_string(), row.executions)).collect();
        rows.sort();
        rows
    };
    let of = |text: &str, executions| (text.to_owned(), executions);
    // The code has the half; the function that nothing calls is not in it.
    let contained = [("INV of F within 3 ULP"), ("INV of HF approximate"), ("SQRT of F within 3 ULP")];
    assert_eq!(inexact(false), contained.map(|text| of(text, None)));
    // Four threads run; none reaches the half.
    assert_eq!(inexact(true), [of("INV of F within 3 ULP", Some(8)), of("SQRT of F within 3 ULP", Some(4))]);
}

#[test]
fn a_launch_after_a_fault_in_a_function_starts_at_the_kernel() {
    let mut k = Builder::kernel("k");
    k.attribute(Attribute::SimdSize, 16);
    k.fcall(exec(16), "f", 0, 0);
    k.ret(exec(1));
    let mut f = Builder::function("f", Linkage::Global, 0, 0);
    let n = f.declare(general("n", DataType::Ud, 16));
    f.mov(exec(16), n, 7_u32);
    f.add(exec(16), n, n, 1_u32);
    f.fret(exec(16));
    let objects = [k, f].map(|builder| builder.finish().expect("it is sound"));
    let code = ModuleBuf::of(objects).to_bytes().expect("it can be written");
    let program = Program::load(&[Module::open(&code).expect("it opens")], Platform::Dg2).expect("it loads");
    let info = KernelInfo { name: "k".to_owned(), simd_size: 16, ..KernelInfo::default() };
    let (memory, sizes) = (Memory::default(), Sizes { global: [64, 1, 1], local: [32, 1, 1], offset: [0; 3] });
    let bound = Bound::new(&program, &info, &memory, &[], sizes).expect("it can be launched");
    let run = |most| {
        let options = Options { threads: 1, max_instructions: most, ..Options::default() };
        bound.run(&program, options).map(|report| report.instructions)
    };
    for _ in 0..2 {
        assert_eq!(run(1000).ok(), Some(4 * 5));
        let error = run(2).expect_err("it needs five");
        assert_eq!((error.routine.as_str(), error.instruction), ("f", Some((1, InstKind::Add))));
    }
}

#[test]
fn an_instruction_without_semantics_is_an_error_with_its_name() {
    let code = build_kernel(|k| {
        let (surface, block) = (k.declare_surface("surface", 1), k.declare(general("block", DataType::Ub, 32)));
        k.vme_idm(surface, block, block, block);
        k.ret(exec(1));
    });
    let error = run_group(&code, 16, 1000).expect_err("it does nothing");
    assert_eq!(error.fault, Fault::Unimplemented(InstKind::VmeIdm));
    assert!(error.to_string().contains("VME_IDM has no semantics; instruction 1 (VME_IDM) of k"), "{error}");
}

/// Returns the path of a file of the saxpy test case.
fn case_file(file: &str) -> PathBuf {
    case_folder("simple_debug.saxpy").join(file)
}

struct Saxpy {
    code: Vec<u8>,
    zebin: Zebin,
    memory: Memory,
    arguments: Vec<Argument>,
}

/// Prepares a launch of `prepare_saxpy(y, x, a)` for a number of elements.
fn prepare_saxpy(device: &str, elements: usize) -> Saxpy {
    let read = |file: String| std::fs::read(case_file(&file)).unwrap_or_else(|e| panic!("{file}: {e}"));
    let mut memory = Memory::default();
    let buffers = [memory.add(&vec![0; elements * 4]), memory.add(&vec![0; elements * 4])];
    let launch: serde_json::Value = serde_json::from_slice(&read("launch.json".to_owned())).expect("JSON");
    let mut next = buffers.into_iter();
    let arguments = launch["args"].as_array().expect("a list").iter().map(|a| match a["scalar"].as_str() {
        Some("int" | "uint") => Argument::Bytes((elements as u32).to_le_bytes().into()),
        Some(_) => Argument::Bytes(2_f32.to_le_bytes().into()),
        None => Argument::Buffer(next.next().expect("two buffers")),
    });
    Saxpy {
        code: read(format!("{device}.isa")),
        zebin: Zebin::parse(&read(format!("{device}.zebin"))).expect("a zebin"),
        arguments: arguments.collect(),
        memory,
    }
}

impl Saxpy {
    fn launch(&self, platform: Platform, sizes: Sizes) -> Result<(), String> {
        let program = Program::load(&[Module::open(&self.code).expect("it opens")], platform).expect("it loads");
        let info = self.zebin.kernel("saxpy").expect("it is there");
        let bound = Bound::new(&program, info, &self.memory, &self.arguments, sizes).map_err(|e| e.to_string())?;
        bound.run(&program, Options::default()).map(|_| ()).map_err(|e| e.to_string())
    }
}

const SIZES: Sizes = Sizes { global: [64, 1, 1], local: [32, 1, 1], offset: [0; 3] };

#[test]
fn a_launch_with_matching_platform_and_arguments_runs() {
    assert_eq!(prepare_saxpy("skl", 64).launch(Platform::Skl, SIZES), Ok(()));
    assert_eq!(prepare_saxpy("pvc", 64).launch(Platform::PvcXt, SIZES), Ok(()));
}

#[test]
fn an_invalid_launch_is_an_error_that_names_the_cause() {
    let message = |change: &dyn Fn(&mut Saxpy), platform, sizes| {
        let mut saxpy = prepare_saxpy("skl", 64);
        change(&mut saxpy);
        saxpy.launch(platform, sizes).expect_err("it is refused")
    };
    let skl = Platform::Skl;
    let nothing: &dyn Fn(&mut Saxpy) = &|_| {};
    let missing = message(&|s| s.arguments.truncate(1), skl, SIZES);
    assert!(missing.contains("arguments, but 1 are given"), "{missing}");
    let wrong = message(&|s| s.arguments[0] = Argument::Bytes(vec![0; 4]), skl, SIZES);
    assert!(wrong.contains("takes a buffer, but is a value of 4 bytes"), "{wrong}");
    let scalar =
        prepare_saxpy("skl", 1).arguments.iter().position(|a| matches!(a, Argument::Bytes(_))).expect("a scalar");
    let narrow = message(&|s| s.arguments[scalar] = Argument::Bytes(vec![0; 2]), skl, SIZES);
    assert!(narrow.contains("takes 4 bytes or more, but has 2"), "{narrow}");
    let wide = message(&|s| s.arguments[scalar] = Argument::Bytes(vec![0; 8]), skl, SIZES);
    assert!(wide.contains("takes 4 bytes, but has 8"), "{wide}");
    let buffer = message(&|s| s.arguments[scalar] = Argument::Buffer(BufferId(0)), skl, SIZES);
    assert!(buffer.contains("takes a value of 4 bytes, but is a buffer"), "{buffer}");
    let odd = message(nothing, skl, Sizes { global: [64, 1, 1], local: [24, 1, 1], offset: [0; 3] });
    assert!(odd.contains("24 in x does not divide the global size 64"), "{odd}");
    let large = message(nothing, skl, Sizes { global: [4096, 1, 1], local: [2048, 1, 1], offset: [0; 3] });
    assert!(large.contains("too many for a group"), "{large}");
    let none = message(nothing, skl, Sizes { global: [0, 1, 1], local: [1, 1, 1], offset: [0; 3] });
    assert!(none.contains("a size of 0 in x"), "{none}");
    let platform = message(nothing, Platform::Pvc, SIZES);
    assert!(platform.contains("compiled for"), "{platform}");
    let renamed = message(
        &|s| {
            s.code = build_kernel(|k| {
                k.ret(exec(1));
            })
        },
        skl,
        SIZES,
    );
    assert!(renamed.contains("there is no kernel `saxpy` in the program, which has `k`"), "{renamed}");
}

#[test]
fn an_access_outside_all_buffers_names_the_instruction_and_work_item() {
    let mut saxpy = prepare_saxpy("pvc", 40);
    // The kernel's element count exceeds the size of the buffers.
    *saxpy.arguments.last_mut().expect("the number") = Argument::Bytes(64_u32.to_le_bytes().into());
    let program = Program::load(&[Module::open(&saxpy.code).expect("it opens")], Platform::PvcXt).expect("it loads");
    let info = saxpy.zebin.kernel("saxpy").expect("it is there");
    let bound = Bound::new(&program, info, &saxpy.memory, &saxpy.arguments, SIZES).expect("it can be launched");
    let error =
        bound.run(&program, Options { threads: 1, ..Options::default() }).expect_err("the buffers are too small");
    assert!(matches!(error.fault, Fault::OutOfBounds { size: 4, .. }), "{error}");
    assert_eq!((error.group, error.local_id), ([1, 0, 0], Some([8, 0, 0])), "{error}");
    assert!(error.to_string().contains("work-item (8, 0, 0)"), "{error}");
    assert!(error.to_string().contains("of flat memory (byte 160 of args["), "{error}");
    assert!(error.to_string().contains("`), which has 160 bytes) is out of bounds"), "{error}");
}

#[test]
fn diverged_channels_reconverge_after_nested_forward_and_backward_branches() {
    // Channel c counts in a loop to c. Odd channels add 100, and those above 8 another 1000. Then
    // all channels add 10000.
    let code = build_kernel(|k| {
        let lane = k.declare(general("lane", DataType::W, 16));
        let count = k.declare(general("count", DataType::D, 16));
        let bits = k.declare(general("bits", DataType::D, 16));
        let [more, odd, high] = ["more", "odd", "high"].map(|n| k.declare_predicate(n, 16));
        let [again, meet, inner] = ["again", "meet", "inner"].map(|n| k.declare_label(n));
        let check = k.declare(general("check", DataType::D, 16));
        let wrong = k.declare_predicate("wrong", 16);
        let trap = k.declare_label("trap");
        for c in 0..16_i16 {
            k.mov(scalar(), lane.at(0, c as u8), c);
        }
        k.mov(exec(16), count, 0_i32);
        k.label(again);
        k.add(exec(16), count, count, 1_i32);
        k.cmp(exec(16), CmpRelOp::Lt, more, count, lane);
        k.goto(exec(16), again).pred(more);
        k.and(exec(16), bits, lane, 1_i32);
        k.cmp(exec(16), CmpRelOp::Eq, odd, bits, 0_i32);
        k.goto(exec(16), meet).pred(odd);
        k.add(exec(16), count, count, 100_i32);
        k.cmp(exec(16), CmpRelOp::Le, high, lane, 8_i32);
        k.goto(exec(16), inner).pred(high);
        k.add(exec(16), count, count, 1000_i32);
        k.label(inner);
        k.label(meet);
        k.add(exec(16), count, count, 10000_i32);
        // The expected results are computed without branches.
        for c in 0..16_i32 {
            let odd = if c % 2 == 1 { 100 + if c > 8 { 1000 } else { 0 } } else { 0 };
            k.mov(scalar(), check.at((c / 8) as u8, (c % 8) as u8), c.max(1) + odd + 10000);
        }
        k.cmp(exec(16).no_mask(), CmpRelOp::Ne, wrong, count, check);
        // A channel with a wrong result loops forever.
        k.label(trap);
        k.goto(exec(16), trap).pred(wrong);
        k.ret(exec(1));
    });
    let steps = run_group(&code, 16, 10_000).expect("all channels have what they should have");
    // The loop has as many iterations as the slowest channel needs.
    assert!(steps > 15 * 3 + 32, "{steps}");
}

#[test]
fn the_channel_enable_register_has_a_bit_for_each_active_channel() {
    let code = build_kernel(|k| {
        let ce0 = k.predefined("%ce0");
        let lane = k.declare(general("lane", DataType::W, 16));
        let seen = k.declare(general("seen", DataType::Ud, 2));
        let [low, wrong] = ["low", "wrong"].map(|n| k.declare_predicate(n, 16));
        let [meet, trap] = ["meet", "trap"].map(|n| k.declare_label(n));
        for c in 0..16_i16 {
            k.mov(scalar(), lane.at(0, c as u8), c);
        }
        k.cmp(exec(16), CmpRelOp::Lt, low, lane, 5_i16);
        k.goto(exec(16), meet).pred(low);
        k.mov(scalar(), seen.at(0, 0), ce0.at(0, 0).scalar());
        k.label(meet);
        k.mov(scalar(), seen.at(0, 1), ce0.at(0, 0).scalar());
        for (element, wanted) in [(0, 0xffe0_u32), (1, 0xffff)] {
            k.cmp(exec(16).no_mask(), CmpRelOp::Ne, wrong, seen.at(0, element).scalar(), wanted);
            let again = if element == 0 { trap } else { k.declare_label("trap1") };
            k.label(again);
            k.goto(exec(16), again).pred(wrong);
        }
        k.ret(exec(1));
    });
    assert!(run_group(&code, 16, 1000).is_ok());
}

/// Changes one to three bytes, which depend on `round`.
fn damage_bytes(bytes: &[u8], round: u64) -> Vec<u8> {
    let mut random = Random(round);
    let mut bytes = bytes.to_vec();
    for _ in 0..1 + random.below(3) {
        let at = random.below(bytes.len());
        bytes[at] = if random.below(2) == 0 { random.next_u64() as u8 } else { b"0123456789"[random.below(10)] };
    }
    bytes
}

#[test]
fn damaged_programs_and_zebins_are_errors_without_a_panic() {
    let (mut ran, mut refused) = (0, 0);
    for name in ["simple_debug.saxpy/pvc", "histogram.histogram/pvc", "control_flow.multi_exit/skl"] {
        let (case, device) = name.split_once('/').expect("a case and a device");
        let path = |ending: &str| case_folder(case).join(format!("{device}.{ending}"));
        let [code, zebin] = ["isa", "zebin"].map(|e| std::fs::read(path(e)).expect("the case is there"));
        for round in 0..400 {
            let damaged = (damage_bytes(&code, round), damage_bytes(&zebin, round + 7));
            let (code, zebin) = if round % 2 == 0 { (&damaged.0, &zebin) } else { (&code, &damaged.1) };
            let Ok(zebin) = Zebin::parse(zebin) else {
                refused += 1;
                continue;
            };
            let module = Module::open(code);
            let platform = if name.ends_with("skl") { Platform::Skl } else { Platform::PvcXt };
            let program = module.ok().and_then(|m| Program::load(&[m], platform).ok());
            let (Some(program), Some(info)) = (program, zebin.kernels.first()) else {
                refused += 1;
                continue;
            };
            let mut memory = Memory::default();
            let buffers: Vec<_> = (0..4).map(|_| memory.add(&[1; 4096])).collect();
            let arguments: Vec<_> = (0..info.arguments.len())
                .map(|i| match info.arguments[i].type_name.contains('*') {
                    true => Argument::Buffer(buffers[i % 4]),
                    false => Argument::Bytes(vec![1, 0, 0, 0]),
                })
                .collect();
            let sizes = Sizes { global: [64, 1, 1], local: [32, 1, 1], offset: [0; 3] };
            let bound = Bound::new(&program, info, &memory, &arguments, sizes);
            let options = Options { max_instructions: 5_000, threads: 1, ..Options::default() };
            match bound.map(|bound| bound.run(&program, options)) {
                Ok(Ok(_)) => ran += 1,
                _ => refused += 1,
            }
        }
    }
    assert!(ran > 100 && refused > 100, "{ran} ran, {refused} were refused");
}
