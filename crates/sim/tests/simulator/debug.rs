//! Tests of launches that run instruction by instruction, as a debugger runs them.
//!
//! For example, a thread that arrives at a barrier is not ready until the others have arrived too.

use openvisa_isa::VariableClass;
use openvisa_sim::{DebugMemory, Fault, Memory, Options, SteppedLaunch};
use openvisa_test_support::launch::{TextKernel, dwords};

/// A kernel whose channels store a number, computed in a subroutine, to a row of a buffer.
const CALLS: &str = ".version 4.1
.kernel \"k\"
.decl TO v_type=G type=uq num_elts=1 align=qword
.decl VALUE v_type=G type=ud num_elts=16 align=GRF
.decl P1 v_type=P num_elts=16
.decl A0 v_type=A num_elts=2
.input TO offset=32 size=8
.kernel_attr SimdSize=16
.kernel_attr SLMSize=1
.function \"main\"
main:
    mov (M1_NM, 16) VALUE(0,0)<1> 0x5:ud
    cmp.eq (M1_NM, 16) P1 VALUE(0,0)<1;1,0> 0x5:ud
    addr_add (M1_NM, 1) A0(0)<1> &VALUE[4] 0x4:uw
    call (M1, 16) twice
    barrier
    lsc_store.ugm (M1_NM, 1) flat[TO]:a64 VALUE:d32
    ret (M1, 1)
.function \"twice\"
twice:
    add (M1, 16) VALUE(0,0)<1> VALUE(0,0)<1;1,0> VALUE(0,0)<1;1,0>
    ret (M1, 16)
";

/// The number of a general variable, given its position among the declarations.
fn general(position: u32) -> u32 {
    VariableClass::General.first() + position
}

/// Calls a test with a launch of a text on a buffer of one dword.
fn with_launch(text: &str, sizes: [u32; 2], test: impl FnOnce(&mut SteppedLaunch<'_>)) -> Vec<u32> {
    let kernel = TextKernel::new(text, 1);
    let (program, mut memory) = (kernel.program(), Memory::default());
    let buffer = memory.add(&[0; 4]);
    let bound = kernel.bind(&program, &memory, &[buffer], sizes);
    test(&mut SteppedLaunch::start(&program, &bound, Options::default()).expect("there is memory"));
    dwords(&memory, buffer)
}

/// Returns the first dword of the variable `VALUE` of a frame.
fn value(launch: &SteppedLaunch<'_>, thread: usize, frame: usize) -> u32 {
    let frames = launch.thread(thread).expect("it exists").frames();
    let bytes = frames[frame].general(general(1)).expect("it is declared");
    u32::from_le_bytes(*bytes.first_chunk().expect("it has 16 elements"))
}

fn instruction(launch: &SteppedLaunch<'_>, thread: usize) -> Option<usize> {
    launch.thread(thread).expect("it exists").location().map(|location| location.instruction)
}

#[test]
fn labels_and_markers_are_not_executed() {
    let text = CALLS.replace("    barrier\n", "    LOC 7\n    barrier\n");
    let kernel = TextKernel::new(&text, 1);
    let executed: Vec<_> = kernel.program().executed_instructions(0).collect();
    assert_eq!(executed, [1, 2, 3, 4, 6, 7, 8, 10, 11]);
    assert_eq!(kernel.program().executed_instructions(1).count(), 0, "there is one routine");
}

#[test]
fn one_thread_runs_while_the_others_stay() {
    let stored = with_launch(CALLS, [1, 32], |launch| {
        assert_eq!(launch.thread_count(), 2);
        // Instruction 0 is the label.
        assert_eq!((instruction(launch, 0), instruction(launch, 1)), (Some(1), Some(1)));
        launch.step(1).expect("it runs");
        assert_eq!((instruction(launch, 0), instruction(launch, 1)), (Some(1), Some(2)));
        assert_eq!((value(launch, 0, 0), value(launch, 1, 0)), (0, 5));
    });
    assert_eq!(stored, [0]);
}

#[test]
fn a_subroutine_has_a_frame_and_the_variables_of_its_caller() {
    with_launch(CALLS, [1, 16], |launch| {
        for _ in 0..4 {
            launch.step(0).expect("it runs");
        }
        let thread = launch.thread(0).expect("it exists");
        let frames = thread.frames();
        assert_eq!(frames.iter().map(|frame| frame.location.instruction).collect::<Vec<_>>(), [9, 4]);
        assert_eq!((thread.call_depth(), thread.mask()), (1, 0xffff));
        assert_eq!((value(launch, 0, 0), value(launch, 0, 1)), (5, 5));
        launch.step(0).expect("it runs");
        assert_eq!((value(launch, 0, 0), value(launch, 0, 1)), (10, 10));
        assert!(launch.write_general(0, 1, general(1), 0, &7_u32.to_le_bytes()));
        assert_eq!((value(launch, 0, 0), value(launch, 0, 1)), (7, 7));
    });
}

#[test]
fn variables_of_all_classes_are_shown_and_changed() {
    with_launch(CALLS, [1, 16], |launch| {
        for _ in 0..3 {
            launch.step(0).expect("it runs");
        }
        let frame = launch.thread(0).expect("it exists").frames()[0];
        let predicate = VariableClass::Predicate.first();
        assert_eq!(frame.predicate(predicate), Some(0xffff));
        let &[address, _] = frame.addresses(0).expect("it is declared") else { panic!("it has two elements") };
        assert_eq!(frame.find_general(address), Some((general(1), 8)));
        assert_eq!((frame.predicate(predicate + 1), frame.general(general(2)), frame.addresses(1)), (None, None, None));
        assert!(launch.write_predicate(0, 0, predicate as u16, 3));
        assert_eq!(launch.thread(0).expect("it exists").frames()[0].predicate(predicate), Some(3));
        assert!(!launch.write_general(0, 0, general(1), 62, &[0; 4]), "it ends after 64 bytes");
        assert!(!launch.write_general(0, 1, general(1), 0, &[0; 4]), "there is one frame");
    });
}

#[test]
fn threads_that_wait_at_a_barrier_are_not_ready() {
    let stored = with_launch(CALLS, [1, 32], |launch| {
        while launch.is_ready(0) {
            launch.step(0).expect("it runs");
        }
        assert!(launch.thread(0).expect("it exists").is_waiting());
        assert_eq!(instruction(launch, 0), Some(5), "it is shown at the barrier");
        while let Some(1) = launch.find_ready(1).expect("the other one is ready") {
            launch.step(1).expect("it runs");
        }
        assert!(launch.thread(1).expect("it exists").has_ended());
        assert_eq!(instruction(launch, 0), Some(6));
        while let Some(thread) = launch.find_ready(0).expect("it is ready") {
            launch.step(thread).expect("it runs");
        }
        assert!(!launch.start_next_group().expect("it prints nothing"), "there is one group");
    });
    assert_eq!(stored, [10]);
}

#[test]
fn a_faulting_thread_stays_at_its_instruction() {
    let text = CALLS.replace("flat[TO]:a64 VALUE:d32", "flat[TO+0x40]:a64 VALUE:d32");
    with_launch(&text, [1, 16], |launch| {
        let error = loop {
            let thread = launch.find_ready(0).expect("it is ready").expect("it does not end");
            if let Err(error) = launch.step(thread) {
                break error;
            }
        };
        assert!(matches!(error.fault, Fault::OutOfBounds { .. }), "{error}");
        assert_eq!((error.instruction.map(|(number, _)| number), instruction(launch, 0)), (Some(6), Some(6)));
    });
}

#[test]
fn threads_that_wait_for_ever_are_a_deadlock() {
    let text = CALLS.replace("    barrier\n", "    (P1) ret (M1, 1)\n    barrier\n");
    let text = text.replace("VALUE(0,0)<1;1,0> 0x5:ud", "%r0(0,2)<0;1,0> 0x0:ud").replace("cmp.eq", "cmp.ne");
    with_launch(&text, [1, 32], |launch| {
        let error = loop {
            match launch.find_ready(0) {
                Ok(Some(thread)) => launch.step(thread).expect("it runs"),
                Ok(None) => panic!("a thread ended without the other one"),
                Err(error) => break error,
            }
        };
        assert_eq!(error.fault, Fault::Deadlock { waiting: 1, threads: 2 });
        assert_eq!(error.instruction.map(|(number, _)| number), Some(6), "{error}");
    });
}

#[test]
fn groups_run_one_after_the_other_and_a_large_launch_starts_at_once() {
    with_launch(CALLS, [1 << 16, 16], |launch| {
        for group in 0..3 {
            assert_eq!(launch.group_id(), [group, 0, 0]);
            let item = launch.thread(0).expect("it exists").global_id(3);
            assert_eq!(item, Some([group * 16 + 3, 0, 0]));
            while let Some(thread) = launch.find_ready(0).expect("it runs") {
                launch.step(thread).expect("it runs");
            }
            assert!(launch.start_next_group().expect("it prints nothing"));
        }
    });
}

#[test]
fn memory_is_read_as_far_as_it_reaches() {
    with_launch(CALLS, [1, 16], |launch| {
        let [buffer] = &launch.argument_buffers()[..] else { panic!("there is one") };
        assert_eq!(buffer.size, 4);
        assert_eq!(launch.read_memory(DebugMemory::Flat, buffer.address + 1, 100), Some(vec![0; 3]));
        assert_eq!(launch.read_memory(DebugMemory::Flat, buffer.address + 4, 1), None);
        let size = launch.memory_size(DebugMemory::Local).expect("it exists") as u64;
        assert_eq!(launch.read_memory(DebugMemory::Local, size, 1), None);
        assert_eq!(launch.memory_size(DebugMemory::Private(1)), None);
        assert_eq!(launch.read_memory(DebugMemory::Private(1), 0, 1), None, "there is one thread");
        assert_eq!(launch.read_memory(DebugMemory::Scratch(0), u64::MAX, 1), None);
    });
}
