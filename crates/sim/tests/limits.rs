//! Tests of the limits of a launch: nested calls, instructions, time, memory and host threads. Also
//! tests of launches that share a memory.

use openvisa::builder::{Builder, exec, general};
use openvisa::isa::enums::{LabelKind, Linkage};
use openvisa::isa::{Attribute, DataType, InstKind, Platform};
use openvisa::{Module, ModuleBuf};
use openvisa_sim::{Bound, Fault, KernelInfo, Memory, Options, Program, RunError, Sizes, ThreadMemory};
use openvisa_test_support::launch::{TextKernel, dwords};
use peak_alloc::PeakAlloc;
use std::time::Duration;

#[global_allocator]
static ALLOCATED: PeakAlloc = PeakAlloc;

const MEBIBYTE: usize = 1 << 20;

/// Assembles a kernel with these lines.
fn assemble_kernel(lines: &str) -> TextKernel {
    let text = format!(
        ".version 4.1\n.kernel \"k\"\n.decl N v_type=G type=ud num_elts=16 align=GRF\n.decl P1 v_type=P num_elts=16\n\
         .kernel_attr SimdSize=16\n.function \"main\"\nmain:\n{lines}"
    );
    TextKernel::new(&text, 0)
}

/// Runs a kernel without arguments.
fn run_kernel(kernel: &TextKernel, sizes: [u32; 2], options: Options<'_>) -> Result<u64, Box<RunError>> {
    let (program, memory) = (kernel.program(), Memory::default());
    let bound = kernel.bind(&program, &memory, &[], sizes);
    bound.run(&program, options).map(|report| report.instructions)
}

/// A kernel whose thread 1 calls a subroutine that calls itself.
const RECURSION: &str = "cmp.ne (M1_NM, 1) P1 %r0(0,2)<0;1,0> 0x1:ud
(P1) jmp (M1_NM, 1) end
call (M1, 16) again
end:
ret (M1, 1)
.function \"again\"
again:
add (M1, 16) N(0,0)<1> N(0,0)<1;1,0> 0x1:ud
call (M1, 16) again
ret (M1, 16)
";

/// Returns the most bytes that were allocated at a time since the peak was reset, above those
/// before. Other tests of the process allocate and free meanwhile, so the peak can be less.
fn peak_above(before: usize) -> usize {
    ALLOCATED.peak_usage().saturating_sub(before)
}

#[test]
fn a_subroutine_that_calls_itself_is_an_error_that_names_the_call() {
    let kernel = assemble_kernel(RECURSION);
    for (options, depth) in [(Options::default(), 4096), (Options { max_call_depth: 3, ..Options::default() }, 3)] {
        ALLOCATED.reset_peak_usage();
        let before = ALLOCATED.current_usage();
        let error = run_kernel(&kernel, [1, 32], options).expect_err("it never ends");
        assert_eq!(error.fault, Fault::CallDepth(depth));
        assert_eq!((error.instruction.map(|(_, kind)| kind), error.thread), (Some(InstKind::Call), 1));
        assert!(error.to_string().contains("(CALL) of k at byte "), "{error}");
        assert!(peak_above(before) < 16 * MEBIBYTE, "{}", peak_above(before));
    }
}

#[test]
fn calls_may_be_as_deep_as_the_launch_says() {
    let routine = |name: &str, call: &str| format!(".function \"{name}\"\n{name}:\n{call}ret (M1, 16)\n");
    let lines = "call (M1, 16) a\nret (M1, 1)\n".to_owned()
        + &routine("a", "call (M1, 16) b\n")
        + &routine("b", "call (M1, 16) c\n")
        + &routine("c", "");
    let kernel = assemble_kernel(&lines);
    let run = |max_call_depth| run_kernel(&kernel, [1, 16], Options { max_call_depth, ..Options::default() });
    assert!(run(3).is_ok());
    assert_eq!(run(2).expect_err("there are three nested calls").fault, Fault::CallDepth(2));
}

/// Builds a function that calls itself and has a variable of `bytes` bytes.
fn recursive_function(bytes: usize) -> Vec<u8> {
    let mut k = Builder::kernel("k");
    k.attribute(Attribute::SimdSize, 16);
    let start = k.declare_label_of("main", LabelKind::Subroutine);
    k.subroutine(start);
    k.fcall(exec(16), "f", 0, 0);
    k.ret(exec(1));
    let mut f = Builder::function("f", Linkage::Global, 0, 0);
    let n = f.declare(general("n", DataType::Ud, (bytes / 4) as u16));
    f.mov(exec(16), n, 7_u32);
    f.fcall(exec(16), "f", 0, 0);
    f.fret(exec(16));
    let objects = [k, f].map(|builder| builder.finish().expect("it is sound"));
    ModuleBuf::of(objects).to_bytes().expect("it can be written")
}

#[test]
fn a_function_that_calls_itself_meets_the_limit_of_calls_or_of_memory() {
    let code = recursive_function(8192);
    let program = Program::load(&[Module::open(&code).expect("it opens")], Platform::Dg2).expect("it loads");
    let info = KernelInfo { name: "k".to_owned(), simd_size: 16, ..KernelInfo::default() };
    let (memory, sizes) = (Memory::default(), Sizes { global: [16, 1, 1], local: [16, 1, 1], offset: [0; 3] });
    let bound = Bound::new(&program, &info, &memory, &[], sizes).expect("it can be launched");
    let fault = |options| bound.run(&program, options).expect_err("it never ends");
    let deep = fault(Options { max_call_depth: 100, ..Options::default() });
    assert_eq!((deep.fault, deep.instruction.map(|(_, kind)| kind)), (Fault::CallDepth(100), Some(InstKind::Fcall)));
    ALLOCATED.reset_peak_usage();
    let before = ALLOCATED.current_usage();
    let limit = 4 * MEBIBYTE as u64;
    let large = fault(Options { max_working_memory: limit, ..Options::default() });
    assert!(matches!(large.fault, Fault::Memory { limit: l, wanted } if l == limit && wanted > limit), "{large}");
    assert_eq!((large.routine.as_str(), large.instruction.map(|(_, kind)| kind)), ("f", Some(InstKind::Fcall)));
    assert!(peak_above(before) < 6 * MEBIBYTE);
}

const ENDLESS: &str = "again:\nadd (M1, 16) N(0,0)<1> N(0,0)<1;1,0> 0x1:ud\njmp (M1_NM, 1) again\n";

#[test]
fn a_launch_that_takes_too_long_is_stopped_where_it_is() {
    let kernel = assemble_kernel(ENDLESS);
    for (threads, profile) in [(1, false), (2, false), (1, true)] {
        let timeout = Some(Duration::from_millis(1));
        let options = Options { threads, profile, timeout, max_instructions: u64::MAX, ..Options::default() };
        let error = run_kernel(&kernel, [4, 64], options).expect_err("it never ends");
        assert_eq!(error.fault, Fault::Timeout(Duration::from_millis(1)));
        assert!(
            error.instruction.is_some()
                && error.to_string().contains("the launch takes more than 0.001 s; instruction "),
            "{error}"
        );
    }
    let ends = assemble_kernel("ret (M1, 1)\n");
    let options = Options { timeout: Some(Duration::from_secs(100_000)), ..Options::default() };
    assert_eq!(run_kernel(&ends, [4, 64], options).ok(), Some(16));
}

#[test]
fn instructions_of_all_threads_are_limited_together() {
    let ends = assemble_kernel("add (M1, 16) N(0,0)<1> N(0,0)<1;1,0> 0x1:ud\nret (M1, 1)\n");
    for threads in [1, 3] {
        let run = |max_total_instructions| {
            let options = Options { threads, max_total_instructions, ..Options::default() };
            run_kernel(&ends, [50, 64], options).map_err(|error| error.fault)
        };
        assert_eq!((run(400), run(399)), (Ok(400), Err(Fault::TotalLimit(399))));
    }
    let limit = 300_000;
    let options = Options { max_total_instructions: limit, max_instructions: u64::MAX, ..Options::default() };
    let error = run_kernel(&assemble_kernel(ENDLESS), [4, 64], options).expect_err("it never ends");
    assert_eq!(error.fault, Fault::TotalLimit(limit));
    assert!(error.instruction.is_some(), "{error}");
}

#[test]
fn a_launch_has_no_more_host_threads_than_cores_can_run() {
    let kernel = assemble_kernel("ret (M1, 1)\n");
    ALLOCATED.reset_peak_usage();
    let before = ALLOCATED.current_usage();
    // Each host thread stops at its first instruction.
    let options = Options { threads: usize::MAX, max_instructions: 0, ..Options::default() };
    assert_eq!(
        run_kernel(&kernel, [1 << 21, 16], options).expect_err("no instruction is allowed").fault,
        Fault::Limit(0)
    );
    let taken = peak_above(before);
    assert!(taken < 64 * MEBIBYTE, "{taken} bytes");
}

#[test]
fn a_launch_beyond_its_memory_limit_is_an_error() {
    let mut kernel = assemble_kernel("ret (M1, 1)\n");
    kernel.info.thread_memory = vec![ThreadMemory::Scratch { bytes: 1 << 20 }];
    let run = |threads, max_working_memory: usize| {
        run_kernel(
            &kernel,
            [64, 64],
            Options { threads, max_working_memory: max_working_memory as u64, ..Options::default() },
        )
    };
    let error = run(1, MEBIBYTE).expect_err("four threads want a mebibyte each");
    assert!(matches!(error.fault, Fault::Memory { limit, wanted } if limit == MEBIBYTE as u64 && wanted >= 4 * limit));
    assert!(error.to_string().contains("of memory in addition to its buffers, but the limit is 1048576"), "{error}");
    // If the memory suffices for one host thread, the launch runs with one.
    assert_eq!(run(8, 12 * MEBIBYTE).ok(), Some(256));
}

#[test]
fn the_first_of_several_failing_groups_is_reported() {
    // All groups from the fifth one on loop forever.
    let kernel = assemble_kernel(
        "cmp.lt (M1_NM, 1) P1 %r0(0,1)<0;1,0> 0x5:ud\n(P1) jmp (M1_NM, 1) end\nagain:\njmp (M1_NM, 1) again\nend:\nret (M1, 1)\n",
    );
    for threads in [1, 2, 5, 8, 8, 8] {
        let error = run_kernel(&kernel, [1000, 16], Options { threads, max_instructions: 50, ..Options::default() });
        assert_eq!(error.expect_err("most never end").group, [5, 0, 0], "{threads}");
    }
}

/// Adds 1 to the upper half of the first cell of a buffer, in each of sixteen channels, and stores
/// to the lower halves of the others.
const SHARED: &str = ".version 4.1
.kernel \"k\"
.decl A v_type=G type=uq num_elts=1 align=GRF
.decl Q v_type=G type=uq num_elts=16 align=GRF
.decl L v_type=G type=ud num_elts=16 align=GRF
.decl ONE v_type=G type=ud num_elts=16 align=GRF
.decl N v_type=G type=ud num_elts=1 align=GRF
.decl P1 v_type=P num_elts=16
.input A offset=32 size=8
.kernel_attr SimdSize=16
.function \"main\"
main:
mov (M1_NM, 16) ONE(0,0)<1> 0x1:ud
mov (M1_NM, 1) N(0,0)<1> 0x0:ud
again:
mov (M1_NM, 16) Q(0,0)<1> A(0,0)<0;1,0>
lsc_atomic_iadd.ugm (M1, 16) %null:d32 flat[Q+0x4]:a64 ONE %null
lsc_store.ugm (M1, 1) flat[Q+OWN]:a64 ONE:d32
lsc_load.ugm (M1, 1) L:d32 flat[Q+OWN]:a64
lsc_atomic_iinc.ugm (M1, 16) %null:d32 flat[Q]:a64 %null %null
lsc_store.ugm (M1, 1) flat[Q+OWN]:a64 N:d32
add (M1_NM, 1) N(0,0)<1> N(0,0)<0;1,0> 0x1:ud
cmp.lt (M1_NM, 1) P1 N(0,0)<0;1,0> 0x400:ud
(P1) jmp (M1_NM, 1) again
ret (M1, 1)
";

#[test]
fn concurrent_launches_on_one_memory_lose_no_update() {
    let kernels = ["0x8", "0xc"].map(|own| TextKernel::new(&SHARED.replace("OWN", own), 1));
    let programs = kernels.each_ref().map(TextKernel::program);
    let mut memory = Memory::default();
    let buffer = memory.add(&[0; 64]);
    let launches = kernels
        .iter()
        .zip(&programs)
        .map(|(kernel, program)| (kernel.bind(program, &memory, &[buffer], [1, 16]), program));
    // Each launch has one work-group and so one host thread, which uses the memory exclusively
    // until the other launch starts.
    let launches: Vec<_> = launches.collect();
    std::thread::scope(|scope| {
        for (bound, program) in &launches {
            scope.spawn(|| (0..20).for_each(|_| drop(bound.run(program, Options::default()).expect("it runs"))));
        }
    });
    let sum = 2 * 20 * 0x400 * 16;
    assert_eq!(dwords(&memory, buffer)[..4], [sum, sum, 0x3ff, 0x3ff]);
}

#[test]
fn a_progress_callback_may_launch_on_the_same_memory() {
    let kernel = TextKernel::new(&SHARED.replace("OWN", "0x8").replace("0x400", "0x2"), 1);
    let program = kernel.program();
    let mut memory = Memory::default();
    let buffer = memory.add(&[0; 64]);
    let [outer, inner] = [(); 2].map(|()| kernel.bind(&program, &memory, &[buffer], [3, 16]));
    for threads in [1, 2] {
        let options = Options { threads, ..Options::default() };
        let progress = |_, _| drop(inner.run(&program, options).expect("it runs"));
        outer.run(&program, Options { progress: Some(&progress), ..options }).expect("it runs");
    }
    // Three groups of the outer launch; after each of them, the inner launch runs its three groups.
    assert_eq!(dwords(&memory, buffer)[1], 2 * (3 + 3 * 3) * 2 * 16);
}

/// Returns the error of a launch file whose buffers may have a number of bytes together.
fn refuse_launch(args: &str, max_bytes: u64) -> String {
    let file = format!(r#"{{"kernel": "k", "global_size": 16, "args": [{args}]}}"#);
    let launch = openvisa_sim::LaunchFile::parse(&file).expect("it is a launch file");
    launch.prepare(std::path::Path::new("."), max_bytes).expect_err("the buffers are too large").to_string()
}

#[test]
fn filled_buffers_are_compared_with_the_limit_before_the_first_one_is_allocated() {
    // The first buffer alone has more bytes than there are addresses.
    let huge = 1_u64 << 60;
    let args = format!(r#"{{"fill": 0, "type": "int", "count": {huge}}}, {{"fill": 1, "type": "float", "count": 32}}"#);
    let error = refuse_launch(&args, 4 * huge + 64);
    assert!(error.contains("args[1].count: the array is too large: all buffers together have at most"), "{error}");
}

#[test]
fn a_buffer_that_the_system_has_no_memory_for_is_an_error() {
    let error = refuse_launch(&format!(r#"{{"fill": 0, "type": "int", "count": {}}}"#, 1_u64 << 60), u64::MAX);
    assert!(error.contains(&format!("the system has no memory for a buffer of {} bytes", 1_u64 << 62)), "{error}");
}
