//! Compares memory kernels with the slow path, in surfaces that begin at different places of their
//! buffers.

use crate::Memory;
use crate::binding::arguments::{BoundKernel, Sizes};
use crate::binding::kernel_info::KernelInfo;
use crate::bytecode::memory_op::AccessKind;
use crate::interp::context::ExecContext;
use crate::numerics::value::Scratch;
use crate::optimize::fusion::FastOpKind;
use crate::state::fast_context::FastContext;
use crate::state::policy::Policy;
use crate::state::thread::Thread;
use crate::state::workgroup::Group;
use crate::test_support::with_program_for;
use fearless_simd::Level;
use openvisa_isa::{Platform, VariableClass};

/// Accesses to the surface `T6` and to shared local memory with addresses in `A` and data in `V`.
/// Those of 16 channels for which the next one continues are fused.
const TEXT: &str = ".version 4.1
.kernel \"k\"
.decl A v_type=G type=ud num_elts=32 align=GRF
.decl V v_type=G type=ud num_elts=64 align=GRF
.decl P1 v_type=P num_elts=32
.decl T6 v_type=T num_elts=1
main:
gather4_scaled.R (M1, 16) T6 0x0:ud A.0 V.0
gather4_scaled.R (M5, 16) T6 0x0:ud A.64 V.64
fence_sw
gather4_scaled.R (M1, 16) T6 0x0:ud A.0 V.0
fence_sw
gather4_scaled.RG (M1, 16) T6 0x0:ud A.0 V.0
fence_sw
gather4_scaled.R (M1, 16) T6 0x0:ud A.0 A.0
fence_sw
scatter4_scaled.R (M1, 16) T6 0x0:ud A.0 V.0
scatter4_scaled.R (M5, 16) T6 0x0:ud A.64 V.64
fence_sw
(P1) scatter4_scaled.R (M1, 16) T6 0x0:ud A.0 V.0
fence_sw
scatter4_scaled.RG (M1, 16) T6 0x0:ud A.0 V.0
fence_sw
gather_scaled.1 (M1, 16) T6 0x0:ud A.0 V.0
fence_sw
dword_atomic.add (M1, 16) T6 A.0 V.0 %null.0 V.64
fence_sw
dword_atomic.inc (M1, 16) T6 A.0 %null.0 %null.0 %null.0
fence_sw
gather4_scaled.R (M1, 16) %slm 0x0:ud A.0 V.0
fence_sw
scatter4_scaled.R (M1, 16) %slm 0x0:ud A.0 V.0
ret (M1, 1)
";

/// Number of bytes of the buffer, and of shared local memory.
const BYTES: usize = 512;

/// Returns addresses for 32 channels: consecutive, uniform, strided, in arbitrary order, unaligned,
/// and out of bounds in one channel.
fn address_patterns() -> Vec<[u32; 32]> {
    let lanes: [u32; 32] = std::array::from_fn(|lane| lane as u32);
    let mut outside = lanes.map(|lane| 4 * lane);
    outside[9] = BYTES as u32;
    vec![
        lanes.map(|lane| 4 * lane + 16),
        lanes.map(|_| 40),
        lanes.map(|lane| 8 * lane),
        lanes.map(|lane| 4 * (lane * 7 % 32)),
        lanes.map(|lane| 4 * (lane / 4)),
        lanes.map(|lane| 4 * lane + 2),
        lanes.map(|lane| u32::MAX - 3 - 4 * lane),
        outside,
    ]
}

/// Returns whether pairs of dwords at these addresses do not overlap.
fn is_spread(addresses: &[u32; 32]) -> bool {
    let mut sorted = *addresses;
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[1] - pair[0] >= 8)
}

/// The state of one of both paths.
struct Side {
    memory: Memory,
    group: Group,
    thread: Thread,
}

#[test]
fn memory_kernels_do_what_the_slow_path_does() {
    // Hosts without these vector instructions have no kernels.
    if Level::new().as_avx2().is_none() {
        return;
    }
    with_program_for(Platform::Dg2, TEXT, |compiled| {
        let (program, fast) = (&compiled.bytecode, &compiled.fast[..]);
        let routine = &program.routines[0];
        let [addresses, data] = [0, 1].map(|k| routine.variables[VariableClass::General.first() as usize + k].at);
        let info = KernelInfo { name: "k".into(), simd_size: 32, ..KernelInfo::default() };
        let sizes = Sizes { global: [32, 1, 1], local: [32, 1, 1], offset: [0; 3] };
        let bytes: Vec<u8> = (0..BYTES).map(|k| (k * 37 + k / 256) as u8).collect();
        let mut scratch = Box::<Scratch>::default();
        let (mut done, mut refused) = (0, 0);
        for (begin, alone) in [(0, true), (4, false), (64, true), (112, false), (2, true)] {
            for (pattern, mask) in address_patterns().into_iter().zip([u32::MAX, 0x8001_7ffe].into_iter().cycle()) {
                let new_side = || {
                    let mut memory = Memory::default();
                    let buffer = memory.add(&bytes);
                    let mut group = Group::new(1, BYTES, 0);
                    group.local.copy_from_slice(&bytes);
                    let mut thread = Thread::new(program, 0, 0, mask);
                    thread.state.surfaces.fill(0);
                    thread.state.predicates.fill(0x1234_5678);
                    for (lane, address) in pattern.into_iter().enumerate() {
                        thread.write(addresses as usize + 4 * lane, 4, u64::from(address));
                    }
                    (0..64).for_each(|k| thread.write(data as usize + 4 * k, 4, k as u64 * 0x0101_0307));
                    (Side { memory, group, thread }, buffer)
                };
                for step in 0..routine.code.len() {
                    let Some(FastOpKind::Memory(op)) = fast[0].from(step).first().map(|op| &op.kind) else { continue };
                    // Two components of different channels at one place are stored in any order.
                    let stores_pairs = op.op.kind == AccessKind::Store && op.op.components != 1;
                    if stores_pairs && !is_spread(&pattern) {
                        continue;
                    }
                    let ((mut ours, buffer), (mut theirs, _)) = (new_side(), new_side());
                    let bind = |memory| {
                        let mut bound = BoundKernel::new(program, &info, memory, &[], sizes).expect("it is bound");
                        bound.bind_surfaces(vec![Some((buffer, begin))]);
                        bound
                    };
                    let policy = Policy { alone, ..Policy::default() };
                    let bound = bind(&ours.memory);
                    let mut context = FastContext {
                        program,
                        routine,
                        bound: &bound,
                        group: &mut ours.group,
                        level: Level::new(),
                        policy,
                        observer: None,
                    };
                    if (op.kernel)(&mut context, std::slice::from_mut(&mut ours.thread), &op.op) == 0 {
                        refused += 1;
                        let (unchanged, _) = new_side();
                        assert!(ours.thread.state.registers[..] == unchanged.thread.state.registers[..]);
                        assert_eq!(ours.memory.buffer(buffer).expect("it was added").bytes(), bytes);
                        assert_eq!(ours.group.local, bytes);
                        continue;
                    }
                    done += 1;
                    let bound = bind(&theirs.memory);
                    let (group, thread) = (&mut theirs.group, &mut theirs.thread);
                    let mut core = ExecContext::new(program, fast, &bound, group, thread, &mut scratch, Level::new());
                    core.policy = policy;
                    core.access(&op.op).expect("it is in bounds");
                    let name = routine.origins[step].kind;
                    let context = format!("step {step} ({name}), surface at {begin}, addresses {pattern:?}");
                    assert!(ours.thread.state.registers[..] == theirs.thread.state.registers[..], "{context}");
                    let [of_kernel, of_slow_path] =
                        [&ours, &theirs].map(|side| side.memory.buffer(buffer).expect("it was added").bytes());
                    assert_eq!(of_kernel, of_slow_path, "{context}");
                    assert_eq!(ours.group.local, theirs.group.local, "{context}");
                }
            }
        }
        // Kernels take the slow path for addresses out of bounds and for unaligned places alone.
        assert!(done > 200 && refused > 100, "{done} {refused}");
    });
}

#[test]
fn threads_together_load_what_each_loads_alone() {
    if Level::new().as_avx2().is_none() {
        return;
    }
    with_program_for(Platform::Dg2, TEXT, |compiled| {
        let (program, fast) = (&compiled.bytecode, &compiled.fast[..]);
        let routine = &program.routines[0];
        let [addresses, data] = [0, 1].map(|k| routine.variables[VariableClass::General.first() as usize + k].at);
        let info = KernelInfo { name: "k".into(), simd_size: 32, ..KernelInfo::default() };
        let sizes = Sizes { global: [32, 1, 1], local: [32, 1, 1], offset: [0; 3] };
        let mut memory = Memory::default();
        let bytes: Vec<u8> = (0..BYTES).map(|k| (k * 37 + k / 256) as u8).collect();
        let surfaces = [0, 64].map(|begin| Some((memory.add(&bytes), begin)));
        let mut bound = BoundKernel::new(program, &info, &memory, &[], sizes).expect("it is bound");
        bound.bind_surfaces(surfaces.to_vec());
        let mut group = Group::new(1, BYTES, 0);
        group.local.copy_from_slice(&bytes);
        // The stride between addresses, the enabled channels and the surface of each thread.
        let given = [
            (12, u32::MAX, 0),
            (12, u32::MAX, 0),
            (12, 0x1111_ffff, 0),
            (12, u32::MAX, 0),
            (12, u32::MAX, 1),
            (12, u32::MAX, 1),
            (8, u32::MAX, 1),
            (8, u32::MAX, 1),
        ];
        let threads = || {
            let new_thread = |(k, (stride, mask, surface)): (usize, (usize, u32, u32))| {
                let mut thread = Thread::new(program, 0, 0, mask);
                thread.state.surfaces.fill(surface);
                (0..32).for_each(|lane| thread.write(addresses as usize + 4 * lane, 4, (lane * stride) as u64));
                (0..64).for_each(|lane| thread.write(data as usize + 4 * lane, 4, (k * 64 + lane) as u64));
                thread
            };
            given.into_iter().enumerate().map(new_thread).collect::<Vec<_>>()
        };
        let mut loads = 0;
        for step in 0..routine.code.len() {
            let Some(FastOpKind::Memory(op)) = fast[0].from(step).first().map(|op| &op.kind) else { continue };
            if op.op.kind != AccessKind::Load {
                continue;
            }
            loads += 1;
            let mut run = |threads: &mut [Thread]| {
                let (policy, level) = (Policy::default(), Level::new());
                let (bound, group) = (&bound, &mut group);
                let mut context = FastContext { program, routine, bound, group, level, policy, observer: None };
                (op.kernel)(&mut context, threads, &op.op)
            };
            let [mut together, mut alone] = [threads(), threads()];
            assert_eq!(run(&mut together), given.len());
            alone.iter_mut().for_each(|thread| assert_eq!(run(std::slice::from_mut(thread)), 1));
            for (k, (together, alone)) in together.iter().zip(&alone).enumerate() {
                assert!(together.state.registers[..] == alone.state.registers[..], "step {step}, thread {k}");
            }
        }
        assert!(loads >= 6, "{loads} loads have kernels");
    });
}
