//! Models of the synchronisation between host threads in the simulator.
//!
//! The model checker [loom](https://docs.rs/loom) runs each model in all interleavings and with the
//! weak memory orders of Rust's memory model, which an x86 processor never shows. The modules under
//! test are those of the library, compiled with loom's primitives in place of the standard ones.
//!
//! A counterpart of a model leaves out the fence or the atomic operation. It must fail, which shows
//! that the model depends on what was left out.
//!
//! For example, in `store_buffering(true)` two threads each store, execute a fence, and load what
//! the other thread stored. Loom finds no execution in which both load the old value. Without the
//! fence, in `store_buffering(false)`, it finds one.

#[allow(dead_code)]
#[path = "../../src/memory/buffer.rs"]
mod buffer;
#[allow(dead_code)]
#[path = "../../src/schedule/group_queue.rs"]
mod queue;
#[path = "../../src/memory/usage.rs"]
mod usage;

/// The primitives that the library imports from `crates/sim/src/sync.rs`, in the versions of loom.
mod sync {
    pub(crate) use loom::sync::atomic::{AtomicU64, AtomicUsize, Ordering, fence};
    pub(crate) use loom::sync::{Mutex, RwLock, RwLockReadGuard, RwLockWriteGuard};
}

use buffer::{Buffer, order_accesses};
use loom::model::Builder;
use loom::sync::Arc;
use loom::sync::atomic::{AtomicU64, Ordering::Relaxed};
use loom::thread;
use queue::GroupQueue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use usage::Usage;

/// Maximum number of preemptions in one execution of a model. Loom's documentation recommends two
/// or three, which find most errors; without a bound, a model of four threads takes hours.
const MAX_PREEMPTIONS: usize = 3;

/// Executes the simulator's fence if `fenced` is set.
fn fence(fenced: bool) {
    if fenced {
        order_accesses();
    }
}

/// Creates a buffer with these dwords.
fn dwords(values: [u32; 4]) -> Arc<Buffer> {
    Arc::new(Buffer::new(&values.map(u32::to_le_bytes).concat()))
}

/// Models message passing: a thread that loads the message also loads the data that was stored
/// before it. The data is at byte 0, the message at byte `message`; both have `size` bytes.
fn message_passing(fenced: bool, size: usize, message: usize) {
    let buffer = dwords([0; 4]);
    let other = buffer.clone();
    let sender = thread::spawn(move || {
        other.store(false, 0, size, 1);
        fence(fenced);
        other.store(false, message, size, 1);
    });
    let told = buffer.load(message, size);
    fence(fenced);
    assert!(told == 0 || buffer.load(0, size) == 1);
    sender.join().unwrap();
}

/// Models message passing by an atomic operation, which needs no fence.
fn message_by_atomic(atomic: bool) {
    let buffer = dwords([0; 4]);
    let other = buffer.clone();
    let sender = thread::spawn(move || {
        other.store(false, 0, 8, 1);
        if atomic {
            other.update(false, 8, 8, |old| old + 1);
        } else {
            other.store(false, 8, 8, 1);
        }
    });
    let told = if atomic { buffer.add_dword(false, 2, 2) } else { buffer.dword(2) };
    assert!(told == 0 || buffer.dword(0) == 1);
    sender.join().unwrap();
}

/// Models store buffering: of two threads that store and then load what the other one stores, at
/// least one loads the new value.
fn store_buffering(fenced: bool) {
    let buffer = dwords([0; 4]);
    let role = move |buffer: &Buffer, own, other| {
        buffer.set_dword(false, own, 1);
        fence(fenced);
        buffer.dword(other)
    };
    let other = buffer.clone();
    let second = thread::spawn(move || role(&other, 2, 0));
    let first = role(&buffer, 0, 2);
    assert!(first == 1 || second.join().unwrap() == 1);
}

/// Models load buffering: two threads do not both load what the other one stores afterwards. This
/// model has no counterpart. Loom does not reorder a load after a later store, although the memory
/// model allows it.
fn load_buffering() {
    let buffer = dwords([0; 4]);
    let role = |buffer: &Buffer, own, other| {
        let seen = buffer.dword(other);
        order_accesses();
        buffer.set_dword(false, own, 1);
        seen
    };
    let other = buffer.clone();
    let second = thread::spawn(move || role(&other, 2, 0));
    let first = role(&buffer, 0, 2);
    assert!(first == 0 || second.join().unwrap() == 0);
}

/// Models independent reads of independent writes: two threads agree on the order of two stores.
fn one_order_for_all(fenced: bool) {
    let buffer = dwords([0; 4]);
    let read = move |buffer: &Buffer, first, then| {
        let seen = buffer.dword(first);
        fence(fenced);
        (seen, buffer.dword(then))
    };
    let [x, y, reader] = [(); 3].map(|()| buffer.clone());
    let writers = [thread::spawn(move || x.store(false, 0, 8, 1)), thread::spawn(move || y.store(false, 8, 8, 1))];
    let one = thread::spawn(move || read(&reader, 0, 2));
    let other = read(&buffer, 2, 0);
    assert!((one.join().unwrap(), other) != ((1, 0), (1, 0)));
    writers.into_iter().for_each(|writer| writer.join().unwrap());
}

/// Models coherence: loads of one address return stored values in the order of the stores.
fn coherence() {
    let buffer = dwords([0; 4]);
    let other = buffer.clone();
    let writer = thread::spawn(move || [1, 2].map(|value| other.set_dword(false, 1, value)));
    let seen = [(); 2].map(|()| buffer.dword(1));
    assert!(seen[0] <= seen[1]);
    writer.join().unwrap();
}

/// Checks that a 64-bit load never returns halves of two different stores.
fn whole_accesses() {
    let buffer = dwords([0; 4]);
    let other = buffer.clone();
    let writer = thread::spawn(move || {
        other.store(false, 0, 8, 1 << 32 | 1);
        other.set_dwords(false, 0, &[2_u32.to_le_bytes(); 2]);
    });
    let seen = buffer.load(0, 8);
    assert_eq!(seen >> 32, seen & 0xffff_ffff);
    writer.join().unwrap();
}

/// Checks that stores of different threads to different bytes of a cell are all kept. With `alone`,
/// the stores wrongly assume that no other thread uses the buffer.
fn narrow_stores(alone: bool) {
    let buffer = dwords([0; 4]);
    let [low, high] = [(); 2].map(|()| buffer.clone());
    let writers = [
        thread::spawn(move || low.store(alone, 1, 1, 0x11)),
        thread::spawn(move || high.set_dword(alone, 1, 0x2222_2222)),
    ];
    buffer.store(alone, 2, 2, 0x3333);
    writers.into_iter().for_each(|writer| writer.join().unwrap());
    assert_eq!(buffer.load(0, 8), 0x2222_2222_3333_1100);
}

/// Checks that atomic operations of different widths on one cell are mutually atomic.
fn atomics_of_all_widths() {
    let buffer = dwords([0; 4]);
    let [low, high] = [(); 2].map(|()| buffer.clone());
    let threads =
        [thread::spawn(move || low.add_dword(false, 0, 3)), thread::spawn(move || high.add_dword(false, 1, 5))];
    buffer.update(false, 0, 8, |old| old + (1 << 32 | 1));
    for thread in threads {
        thread.join().unwrap();
    }
    assert_eq!((buffer.dword(0), buffer.dword(1)), (4, 6));
}

/// Checks that atomic operations that cross a cell boundary are mutually atomic.
fn crossing_atomics() {
    let buffer = dwords([0; 4]);
    let other = buffer.clone();
    let thread = thread::spawn(move || other.update(false, 6, 4, |old| old + 0x0001_0001));
    buffer.update(false, 6, 4, |old| old + 0x0001_0001);
    thread.join().unwrap();
    assert_eq!(buffer.load(6, 4), 0x0002_0002);
}

/// Checks that each work-group is taken at most once, and that all groups before the first failed
/// one run.
fn groups_are_handed_out_once() {
    let (queue, ran) = (Arc::new(GroupQueue::new(3, 2)), Arc::new([(); 3].map(|()| AtomicU64::new(0))));
    let work = |queue: &GroupQueue, ran: &[AtomicU64; 3]| {
        while let Some(chunk) = queue.take() {
            for group in chunk {
                if !queue.wants(group) {
                    return;
                }
                ran[group as usize].fetch_add(1, Relaxed);
                // The group with number 1 fails.
                if group == 1 {
                    return queue.fail(group);
                }
            }
        }
    };
    let (other, others) = (queue.clone(), ran.clone());
    let worker = thread::spawn(move || work(&other, &others));
    work(&queue, &ran);
    worker.join().unwrap();
    let times = [0, 1, 2].map(|group| ran[group].load(Relaxed));
    assert!(times[0] == 1 && times[1] == 1 && times[2] <= 1, "{times:?}");
}

/// Checks that exclusive use of a memory ends when another launch starts. With `asks`, a launch
/// checks before each access whether its use is exclusive. Without it, the launch wrongly keeps the
/// first answer.
fn exclusive_use_ends(asks: bool) {
    let (usage, buffer) = (Arc::new(Usage::default()), dwords([0; 4]));
    let launch = move |usage: &Usage, buffer: &Buffer, dword| {
        let mut grant = usage.join(true);
        let first = grant.is_exclusive();
        for _ in 0..2 {
            let now = grant.is_exclusive();
            buffer.add_dword(if asks { now } else { first }, dword, 1);
        }
    };
    let (others, other) = (usage.clone(), buffer.clone());
    let thread = thread::spawn(move || launch(&others, &other, 0));
    launch(&usage, &buffer, 1);
    thread.join().unwrap();
    assert_eq!((buffer.dword(0), buffer.dword(1)), (2, 2));
}

/// Checks that launches whose progress function starts another launch do not deadlock.
fn launches_within_launches() {
    let (usage, buffer) = (Arc::new(Usage::default()), dwords([0; 4]));
    let launch = |usage: &Usage, buffer: &Buffer| {
        let mut grant = usage.join(true);
        buffer.add_dword(grant.is_exclusive(), 0, 1);
        grant.pause(|| {
            let mut inner = usage.join(true);
            buffer.add_dword(inner.is_exclusive(), 0, 1);
        });
        buffer.add_dword(grant.is_exclusive(), 0, 1);
    };
    let (others, other) = (usage.clone(), buffer.clone());
    let thread = thread::spawn(move || launch(&others, &other));
    launch(&usage, &buffer);
    thread.join().unwrap();
    assert_eq!(buffer.dword(0), 6);
}

type Model = (&'static str, fn());

/// Models that must hold in all executions.
const MODELS: &[Model] = &[
    ("message passing", || message_passing(true, 8, 8)),
    ("message passing by narrow stores", || message_passing(true, 4, 8)),
    ("message passing in one cell", || message_passing(true, 2, 6)),
    ("message by an atomic operation", || message_by_atomic(true)),
    ("store buffering", || store_buffering(true)),
    ("load buffering", load_buffering),
    ("one order for all", || one_order_for_all(true)),
    ("coherence", coherence),
    ("whole 64-bit accesses", whole_accesses),
    ("narrow stores", || narrow_stores(false)),
    ("atomic operations of all widths", atomics_of_all_widths),
    ("atomic operations across cells", crossing_atomics),
    ("groups are handed out once", groups_are_handed_out_once),
    ("exclusive use of a memory ends", || exclusive_use_ends(true)),
    ("launches within launches", launches_within_launches),
];

/// Models that must fail in some execution.
const COUNTERPARTS: &[Model] = &[
    ("message passing without a fence", || message_passing(false, 8, 8)),
    ("message by a store", || message_by_atomic(false)),
    ("store buffering without a fence", || store_buffering(false)),
    ("one order for all without a fence", || one_order_for_all(false)),
    ("narrow stores of several as if alone", || narrow_stores(true)),
    ("exclusive use that does not end", || exclusive_use_ends(false)),
];

/// Returns whether a model holds in all executions.
fn holds(model: fn()) -> bool {
    let mut builder = Builder::new();
    builder.preemption_bound = Some(MAX_PREEMPTIONS);
    catch_unwind(AssertUnwindSafe(|| builder.check(model))).is_ok()
}

fn main() -> ExitCode {
    let mut wrong = 0;
    for (name, model) in MODELS {
        let right = holds(*model);
        println!("{name}: {}", if right { "holds" } else { "FAILS" });
        wrong += usize::from(!right);
    }
    // Counterparts panic as expected, so their messages are suppressed.
    std::panic::set_hook(Box::new(|_| ()));
    for (name, model) in COUNTERPARTS {
        let right = !holds(*model);
        println!("{name}: {}", if right { "found" } else { "NOT FOUND" });
        wrong += usize::from(!right);
    }
    println!("{} models, {} counterparts, {wrong} wrong", MODELS.len(), COUNTERPARTS.len());
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
