//! Tests of accesses that hardware tolerates but that are mistakes. Strict mode reports them;
//! otherwise they have a defined result.

use openvisa_sim::{Argument, Bound, Fault, Memory, Options, PayloadKind, RunError, Sizes, ThreadMemory, Zebin};
use openvisa_test_support::archive::case_folder;
use openvisa_test_support::launch::{TextKernel, dwords};

/// Assembles a kernel with these lines and two pointers, `A` and `B`. `TO` and `FROM` are the
/// addresses of sixteen dwords at `A` and `B`, and `AT` their offsets. `V`, `W` and `ONE` are rows
/// of values.
fn assemble_kernel(lines: &str) -> TextKernel {
    let mut text = ".version 4.1\n.kernel \"k\"\n".to_owned();
    for (name, kind, count) in [
        ("A", "uq", 1),
        ("B", "uq", 1),
        ("AT", "ud", 16),
        ("WIDE", "uq", 16),
        ("TO", "uq", 16),
        ("FROM", "uq", 16),
        ("V", "ud", 64),
        ("W", "ud", 16),
        ("ONE", "uq", 16),
    ] {
        text += &format!(".decl {name} v_type=G type={kind} num_elts={count} align=GRF\n");
    }
    text += ".decl T6 v_type=T num_elts=1 v_name=T6\n.input A offset=32 size=8\n.input B offset=40 size=8\n";
    text += ".kernel_attr SimdSize=16\n.kernel_attr SLMSize=1\n.function \"main\"\nmain:\n";
    text += "mov (M1_NM, 8) AT(0,0)<1> 0x76543210:uv\nadd (M1_NM, 8) AT(1,0)<1> AT(0,0)<1;1,0> 0x8:ud\n";
    text += "shl (M1_NM, 16) AT(0,0)<1> AT(0,0)<1;1,0> 0x2:ud\nmov (M1_NM, 16) WIDE(0,0)<1> AT(0,0)<1;1,0>\n";
    text += "add (M1_NM, 16) TO(0,0)<1> WIDE(0,0)<1;1,0> A(0,0)<0;1,0>\n";
    text += "add (M1_NM, 16) FROM(0,0)<1> WIDE(0,0)<1;1,0> B(0,0)<0;1,0>\nmov (M1_NM, 16) ONE(0,0)<1> 0x1:uq\n";
    let mut kernel = TextKernel::new(&(text + lines + "\nret (M1, 1)\n"), 2);
    kernel.info.bindings = vec![(0, 0), (1, 1)];
    kernel
}

/// Runs a number of groups of a kernel on two buffers. Returns the dwords of the first buffer.
fn run_groups(kernel: &TextKernel, groups: u32, options: Options<'_>) -> Result<Vec<u32>, Box<RunError>> {
    let (program, mut memory) = (kernel.program(), Memory::default());
    let buffers = [memory.add(&vec![0; groups as usize * 64 + 64]), memory.add(&[0; 128])];
    kernel.bind(&program, &memory, &buffers, [groups, 16]).run(&program, options)?;
    Ok(dwords(&memory, buffers[0]))
}

fn run_group(kernel: &TextKernel, strict: bool) -> Result<(), Box<RunError>> {
    run_groups(kernel, 1, Options { strict, ..Options::default() }).map(drop)
}

#[test]
fn matrices_that_the_hardware_cannot_access_are_errors() {
    let load = |width: u32| {
        let (width, pitch) = (width - 1, 63);
        assemble_kernel(&format!(
            "lsc_load_block2d.ugm (M1_NM, 1) V:d8.4x1nn flat[A, {width:#x}, 0x0, {pitch:#x}, 0x0, 0x0]"
        ))
    };
    assert!(run_group(&load(64), true).is_ok());
    assert!(run_group(&load(32), false).is_ok());
    let error = run_group(&load(32), true).expect_err("a matrix has at least 64 bytes");
    assert!(error.to_string().starts_with("the hardware cannot access the matrix at 0x"), "{error}");
    assert!(error.to_string().contains("A matrix is at least 64 bytes wide"), "{error}");
}

#[test]
fn local_addresses_do_not_wrap() {
    let at = |address: &str| format!("add (M1_NM, 16) AT(0,0)<1> AT(0,0)<1;1,0> {address}:ud\n");
    let accesses = [
        "lsc_store.slm (M1, 16) flat[AT]:a32 ONE:d32",
        "lsc_load.slm (M1, 16) V:d32 flat[AT]:a32",
        "lsc_load.slm (M1, 16) V:d8u32 flat[AT]:a32",
        "lsc_store.slm (M1_NM, 1) flat[AT]:a32 ONE:d64",
        "lsc_atomic_iinc.slm (M1, 16) V:d32 flat[AT]:a32 %null %null",
    ];
    for access in accesses {
        // Only the bit that the vendor's compiler sets in pointers is ignored.
        for (address, fine) in [
            ("0x0", true),
            ("0x10000000", true),
            ("0x100003c0", true),
            ("0x100003d0", access.contains("_NM")),
            ("0x20000000", false),
            ("0x40000000", false),
            ("0xf0000000", false),
        ] {
            let kernel = assemble_kernel(&(at(address) + access));
            assert!(run_group(&kernel, false).is_ok(), "{access} at {address}");
            let result = run_group(&kernel, true);
            let outside = |error: &RunError| matches!(error.fault, Fault::OutOfBounds { .. });
            assert_eq!(
                result.as_ref().err().map(|e| outside(e)),
                (!fine).then_some(true),
                "{access} at {address}: {result:?}"
            );
            if let Err(error) = result {
                let first = u32::from_str_radix(&address[2..], 16).expect("it is a number");
                let text = error.to_string();
                let mut of_channels = (0..16).map(|channel| format!(" at {:#x} of ", first + 4 * channel));
                assert!(of_channels.any(|place| text.contains(&place)), "{text} names another address");
            }
        }
    }
}

/// Messages that load, store and update shared local memory at `AT`: loads into `V`.
const LOCAL_LOADS: [&str; 3] = [
    "lsc_load.slm (M1, 16) V:d32 flat[AT]:a32",
    "lsc_load.slm (M1_NM, 1) V:d32x16t flat[AT]:a32",
    "gather4_scaled.R (M1, 16) %slm 0x0:ud AT.0 V.0",
];
const LOCAL_STORES: [&str; 3] = [
    "lsc_store.slm (M1, 16) flat[AT]:a32 W:d32",
    "lsc_store.slm (M1_NM, 1) flat[AT]:a32 W:d32x16t",
    "scatter4_scaled.R (M1, 16) %slm 0x0:ud AT.0 W.0",
];
const LOCAL_UPDATE: &str = "lsc_atomic_iadd.slm (M1, 16) V:d32 flat[AT]:a32 W %null";

/// Returns a kernel that fills `W` with 9, moves `AT` by a number of bytes, and stores `V` to `A`
/// after some lines.
fn local_kernel(by: u32, lines: &[&str]) -> TextKernel {
    let lines = lines.join("\n");
    assemble_kernel(&format!(
        "mov (M1_NM, 16) W(0,0)<1> 0x9:ud\nmov (M1_NM, 16) V(0,0)<1> 0x5:ud\n\
         add (M1_NM, 16) AT(0,0)<1> AT(0,0)<1;1,0> {by:#x}:ud\n{lines}\nlsc_store.ugm (M1, 16) flat[TO]:a64 V:d32"
    ))
}

#[test]
fn local_memory_beyond_its_end_reads_0_and_drops_stores() {
    // The kernel has 1,024 bytes. The last `outside` of sixteen dwords are beyond the end.
    for (by, outside) in [(0x3c0, 0), (0x3e0, 8), (0x3fc, 15), (0x400, 16), (0x2000_0000, 16), (0xffff_ff00, 16)] {
        let inside = 16 - outside;
        let expected: Vec<u32> = (0..16).map(|lane| if lane < inside { 9 } else { 0 }).collect();
        for store in LOCAL_STORES {
            for load in LOCAL_LOADS {
                let kernel = local_kernel(by, &[store, load]);
                let out = run_groups(&kernel, 1, Options::default()).expect("hardware tolerates it");
                assert_eq!(out[..16], expected, "{store}, {load} at {by:#x}");
                assert_eq!(run_group(&kernel, true).is_err(), outside > 0, "{store}, {load} at {by:#x}");
            }
            // What is stored beyond the end goes nowhere else.
            let back = format!("add (M1_NM, 16) AT(0,0)<1> AT(0,0)<1;1,0> {:#x}:ud", 0_u32.wrapping_sub(by));
            let kernel = local_kernel(by, &[store, &back, LOCAL_LOADS[0]]);
            let out = run_groups(&kernel, 1, Options::default()).expect("hardware tolerates it");
            assert_eq!(out[..16], [0; 16], "{store} at {by:#x}");
        }
        let kernel = local_kernel(by, &[LOCAL_UPDATE, LOCAL_UPDATE]);
        let out = run_groups(&kernel, 1, Options::default()).expect("hardware tolerates it");
        assert_eq!(out[..16], expected, "{LOCAL_UPDATE} at {by:#x}");
        assert_eq!(run_group(&kernel, true).is_err(), outside > 0, "{LOCAL_UPDATE} at {by:#x}");
    }
}

#[test]
fn a_value_that_crosses_the_end_of_local_memory_is_loaded_in_part_and_not_stored() {
    let load = "lsc_load.slm (M1_NM, 1) V:d64 flat[AT]:a32";
    let stores = ["lsc_store.slm (M1_NM, 1) flat[AT]:a32 W:d32", "lsc_store.slm (M1_NM, 1) flat[AT]:a32 ONE:d64"];
    let out = run_groups(&local_kernel(0x3fc, &[stores[0], load]), 1, Options::default()).expect("it runs");
    assert_eq!(out[..2], [9, 0]);
    let out = run_groups(&local_kernel(0x3fc, &[stores[0], stores[1], load]), 1, Options::default());
    assert_eq!(out.expect("it runs")[..2], [9, 0]);
}

#[test]
fn padding_of_a_uniform_vector_reads_0_beyond_the_end_of_a_buffer() {
    // The second buffer has 128 bytes. The fourth dword of the first loads is behind its end.
    let address = "add (M1_NM, 1) ONE(0,0)<1> B(0,0)<0;1,0>";
    for (load, is_padding) in [
        ("lsc_load.ugm (M1_NM, 1) V:d32x4t flat[B+0x74]:a64".to_owned(), true),
        (format!("{address} 0x74:uq\nsvm_block_ld (1) ONE(0,0)<0;1,0> V.0"), true),
        ("lsc_load.ugm (M1_NM, 1) V:d32x8t flat[B+0x6c]:a64".to_owned(), true),
        ("lsc_load.ugm (M1_NM, 1) V:d32x4t flat[B+0x78]:a64".to_owned(), false),
        (format!("{address} 0x78:uq\nsvm_block_ld (1) ONE(0,0)<0;1,0> V.0"), false),
        ("lsc_load.ugm (M1_NM, 1) V:d32x8t flat[B+0x70]:a64".to_owned(), false),
        ("lsc_load.ugm (M1, 16) V:d32x4 flat[FROM+0x38]:a64".to_owned(), false),
        ("lsc_load.ugm (M1_NM, 1) V:d32x2t flat[B+0x7c]:a64".to_owned(), false),
    ] {
        let lines = format!("mov (M1_NM, 16) V(0,0)<1> 0x7:ud\n{load}\nlsc_store.ugm (M1, 16) flat[TO]:a64 V:d32");
        let kernel = assemble_kernel(&lines);
        let outside = |error: &RunError| matches!(error.fault, Fault::OutOfBounds { .. });
        let strict = run_group(&kernel, true).expect_err("it is beyond the end");
        assert!(outside(&strict), "{load}: {strict}");
        for program in [kernel.program(), kernel.reference_program()] {
            let mut memory = Memory::default();
            let buffers = [memory.add(&[0; 64]), memory.add(&[1; 128])];
            let bound = kernel.bind(&program, &memory, &buffers, [1, 16]);
            match bound.run(&program, Options::default()) {
                Ok(_) => {
                    assert!(is_padding, "{load} is beyond the end");
                    let values = dwords(&memory, buffers[0]);
                    let [count, loaded] = if load.contains("x8") { [8, 5] } else { [4, 3] };
                    assert!(values[..loaded].iter().all(|value| *value == 0x0101_0101), "{load}: {values:x?}");
                    assert!(values[loaded..count].iter().all(|value| *value == 0), "{load}: {values:x?}");
                    assert_eq!(values[count], 7, "{load}");
                }
                Err(error) => assert!(!is_padding && outside(&error), "{load}: {error}"),
            }
        }
    }
}

#[test]
fn the_size_of_a_surface_is_that_from_its_start() {
    // The surface begins at byte 96 of 128.
    let lines = "movs (M1_NM, 1) T6(0) 0x1:ud\ngather4_scaled.R (M1, 16) T6 0x0:ud AT.0 V.0";
    let kernel = assemble_kernel(lines);
    let (program, mut memory) = (kernel.program(), Memory::default());
    let arguments = [Argument::Buffer(memory.add(&[0; 64])), Argument::Address(memory.add(&[0; 128]), 96)];
    let sizes = Sizes { global: [16, 1, 1], local: [16, 1, 1], ..Sizes::default() };
    let bound = Bound::new(&program, &kernel.info, &memory, &arguments, sizes).expect("it can be launched");
    let options = Options { strict: true, ..Options::default() };
    let error = bound.run(&program, options).expect_err("eight lanes are beyond the end").to_string();
    assert!(error.starts_with("load of 4 bytes at 0x20 of surface 1 (args[1], which has 32 bytes)"), "{error}");
}

#[test]
fn a_part_of_a_buffer_is_a_buffer_of_its_own_in_messages() {
    let load = assemble_kernel("movs (M1_NM, 1) T6(0) 0x1:ud\ngather4_scaled.R (M1, 16) T6 0x0:ud AT.0 V.0");
    let (program, mut memory) = (load.program(), Memory::default());
    let (output, input) = (memory.add(&[0; 64]), memory.add(&[0; 128]));
    let sizes = Sizes { global: [16, 1, 1], local: [16, 1, 1], ..Sizes::default() };
    let arguments = [Argument::Buffer(output), Argument::Part(input, 96..128)];
    let bound = Bound::new(&program, &load.info, &memory, &arguments, sizes).expect("it can be launched");
    let error = bound.run(&program, Options { strict: true, ..Options::default() }).expect_err("it is beyond the end");
    let expected = "load of 4 bytes at 0x20 of surface 1 (args[1], which has 32 bytes)";
    assert!(error.to_string().starts_with(expected), "{error}");
}

#[test]
fn a_load_that_crosses_the_end_of_a_surface_reads_the_bytes_inside() {
    let lines = "movs (M1_NM, 1) T6(0) 0x1:ud\ngather4_scaled.R (M1, 16) T6 0x0:ud AT.0 V.0\n\
                 lsc_store.ugm (M1, 16) flat[TO]:a64 V:d32";
    let kernel = assemble_kernel(lines);
    assert!(run_group(&kernel, true).is_ok());
    for program in [kernel.program(), kernel.reference_program()] {
        for (strict, bytes) in [(false, 57), (false, 59), (true, 59)] {
            let mut memory = Memory::default();
            let buffers = [memory.add(&[0; 64]), memory.add(&vec![0x55; bytes])];
            let bound = kernel.bind(&program, &memory, &buffers, [1, 16]);
            let result = bound.run(&program, Options { strict, ..Options::default() });
            assert_eq!(result.is_err(), strict, "{bytes} bytes");
            if !strict {
                let mut expected = vec![0x55; bytes];
                expected.resize(64, 0);
                assert_eq!(memory.buffer(buffers[0]).expect("it was added").bytes(), expected);
            }
        }
    }
}

#[test]
fn misaligned_atomic_operations_are_reported() {
    let flat = |by: &str, size: &str| format!("lsc_atomic_iadd.ugm (M1, 16) V:{size} flat[TO+{by}]:a64 ONE %null");
    let local = |by: &str, size: &str| format!("lsc_atomic_iadd.slm (M1, 16) V:{size} flat[AT+{by}]:a32 ONE %null");
    for access in [flat, local] {
        for (by, size) in [("0x2", "d32"), ("0x1", "d32"), ("0x1", "d16u32"), ("0x4", "d64")] {
            let kernel = assemble_kernel(&access(by, size));
            let error = run_group(&kernel, true).expect_err("it is misaligned");
            assert!(matches!(error.fault, Fault::Misaligned { .. }), "{error}");
            assert!(error.to_string().contains("which is not a multiple of "), "{error}");
            assert_eq!(error.local_id, Some([0, 0, 0]));
            assert!(run_group(&kernel, false).is_ok());
        }
        for (by, size) in [("0x4", "d32"), ("0x2", "d16u32")] {
            assert!(run_group(&assemble_kernel(&access(by, size)), true).is_ok());
        }
    }
}

#[test]
fn stores_to_read_only_arguments_are_reported() {
    let stores = [
        "lsc_store.ugm (M1, 16) flat[FROM]:a64 V:d32",
        "lsc_store.ugm (M1, 16) flat[FROM]:a64 V:d8u32",
        "lsc_store.ugm (M1_NM, 1) flat[FROM]:a64 V:d32x8t",
        "lsc_atomic_iinc.ugm (M1, 16) %null:d32 flat[FROM]:a64 %null %null",
        "movs (M1_NM, 1) T6(0) 0x1:ud\nscatter4_scaled.R (M1, 16) T6 0x0:ud AT.0 V.0",
        "movs (M1_NM, 1) T6(0) 0x1:ud\noword_st (2) T6 0x0:ud V.0",
        "svm_block_st (2) B(0,0)<0;1,0> V.0",
    ];
    for store in stores {
        let mut kernel = assemble_kernel(&format!("mov (M1_NM, 16) V(0,0)<1> 0x0:ud\n{store}"));
        assert!(run_group(&kernel, true).is_ok(), "{store}");
        kernel.info.payload[1].read_only = true;
        let error = run_group(&kernel, true).expect_err("it stores to `B`");
        assert!(matches!(error.fault, Fault::ReadOnly { .. }), "{store}: {error}");
        let says = error.to_string();
        assert!(
            says.contains("args[1], which has 128 bytes") && says.contains("which the kernel declares as read-only"),
            "{says}"
        );
        assert!(run_group(&kernel, false).is_ok());
        kernel.info.payload[1].read_only = false;
        assert!(run_group(&kernel, true).is_ok());
    }
    let loads = "lsc_load.ugm (M1, 16) V:d32 flat[FROM]:a64\nlsc_store.ugm (M1, 16) flat[TO]:a64 V:d32";
    let mut reads = assemble_kernel(loads);
    reads.info.payload[1].read_only = true;
    assert!(run_group(&reads, true).is_ok());
    // A buffer that is also given for a writable argument can be stored to.
    let mut writes = assemble_kernel("lsc_store.ugm (M1, 16) flat[FROM]:a64 ONE:d32");
    writes.info.payload[1].read_only = true;
    let (program, mut memory) = (writes.program(), Memory::default());
    let buffer = memory.add(&[0; 128]);
    let bound = writes.bind(&program, &memory, &[buffer; 2], [1, 16]);
    assert!(bound.run(&program, Options { strict: true, ..Options::default() }).is_ok());
}

#[test]
fn zebins_record_which_arguments_are_read_only() {
    let path = case_folder("private_array.big").join("bmg.zebin");
    let zebin = Zebin::parse(&std::fs::read(path).expect("the case is there")).expect("a zebin");
    let pointers = zebin.kernels[0].payload.iter().filter(|p| matches!(p.kind, PayloadKind::Pointer { .. }));
    assert_eq!(pointers.map(|p| p.read_only).collect::<Vec<_>>(), [false, true]);
}

/// Assembles a kernel that loads a row from private memory and copies it to the first buffer. Then
/// it stores a group-dependent value to private memory.
fn private_memory_kernel(load: &str, store: &str) -> TextKernel {
    assemble_kernel(&format!(
        "mul (M1_NM, 1) W(0,0)<1> %r0(0,1)<0;1,0> 0x40:ud\nadd (M1_NM, 16) TO(0,0)<1> TO(0,0)<1;1,0> W(0,0)<0;1,0>\n{load}\n\
         lsc_store.ugm (M1, 16) flat[TO]:a64 V:d32\nadd (M1_NM, 16) V(0,0)<1> %r0(0,1)<0;1,0> 0x1:ud\n{store}"
    ))
}

/// Returns kernels whose threads load private memory before they write it: scratch memory, and
/// private variables in flat memory.
fn reading_kernels() -> [TextKernel; 2] {
    let mut scratch = private_memory_kernel(
        "gather4_scaled.R (M1, 16) %scratch 0x0:ud AT.0 V.0",
        "scatter4_scaled.R (M1, 16) %scratch 0x0:ud AT.0 V.0",
    );
    scratch.info.thread_memory = vec![ThreadMemory::Scratch { bytes: 64 }];
    let mut private = private_memory_kernel(
        "lsc_load.ugm (M1, 16) V:d32 flat[FROM]:a64",
        "lsc_store.ugm (M1, 16) flat[FROM]:a64 V:d32",
    );
    private.info.thread_memory = vec![ThreadMemory::Private { bytes: 4, of_item: true }];
    private.info.payload[1].kind = PayloadKind::PrivateBase;
    [scratch, private]
}

#[test]
fn registers_read_as_zero_until_written_in_each_run() {
    for kernel in reading_kernels() {
        let (program, mut memory) = (kernel.program(), Memory::default());
        let buffers = [memory.add(&[0xff; 64 * 64]), memory.add(&[0; 128])];
        let bound = kernel.bind(&program, &memory, &buffers, [64, 16]);
        for threads in [1, 2, 1, 4] {
            bound.run(&program, Options { threads, ..Options::default() }).expect("it runs");
            assert!(dwords(&memory, buffers[0]).iter().all(|dword| *dword == 0), "with {threads} host threads");
        }
    }
}

#[test]
fn loads_of_memory_that_a_thread_has_not_written_are_reported() {
    for (kernel, name) in reading_kernels().iter().zip(["scratch memory", "private memory"]) {
        let error = run_group(kernel, true).expect_err("nothing is written before");
        assert!(matches!(error.fault, Fault::Uninitialised { size: 4, channel: Some(0), .. }), "{error}");
        assert!(
            error.to_string().contains(&format!("of {name}, which the thread has not written; instruction ")),
            "{error}"
        );
    }
    // Sixteen dwords are written, and sixteen dwords from the second one on are read.
    let write = "scatter4_scaled.R (M1, 16) %scratch 0x0:ud AT.0 ONE.0\n";
    let read = |by: u32| {
        format!(
            "add (M1_NM, 16) AT(0,0)<1> AT(0,0)<1;1,0> {by:#x}:ud\ngather4_scaled.R (M1, 16) %scratch 0x0:ud AT.0 V.0"
        )
    };
    let of = |lines: String| {
        let mut kernel = assemble_kernel(&lines);
        kernel.info.thread_memory = vec![ThreadMemory::Scratch { bytes: 64 }];
        kernel
    };
    assert!(run_group(&of(write.to_owned() + &read(0)), true).is_ok());
    let error = run_group(&of(write.to_owned() + &read(4)), true).expect_err("the last work-item reads past the array");
    assert_eq!(error.local_id, Some([15, 0, 0]));
    assert!(matches!(error.fault, Fault::Uninitialised { address: 0x40, .. }), "{error}");
    // Compilers load a vector of three components as one of four.
    let rows = "shl (M1_NM, 16) AT(0,0)<1> AT(0,0)<1;1,0> 0x2:ud\nmov (M1_NM, 16) V(0,0)<1> 0x0:ud\n".to_owned();
    let three = rows
        + "scatter4_scaled.R (M1, 16) %scratch 0x0:ud AT.0 V.0\ngather4_scaled.RGBA (M1, 16) %scratch 0x0:ud AT.0 V.0";
    assert!(run_group(&of(three), true).is_ok());
}
