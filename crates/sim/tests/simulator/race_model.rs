//! Compares the findings of race checks with a model of random kernels.
//!
//! The model lists every access of a kernel to every dword, and compares all pairs of them. For
//! example, two threads that store to one dword with a barrier between them do not race, and those
//! of two groups do.

use openvisa_sim::{Check, Checker, Memory, Options};
use openvisa_test_support::damage::Random;
use openvisa_test_support::launch::TextKernel;
use std::collections::BTreeSet;

/// Number of work-groups, of threads of a group, and of channels of a thread.
const GROUPS: u32 = 2;
const THREADS: u32 = 2;
const LANES: u32 = 16;

/// Number of dwords of the buffer, and of shared local memory behind the counter of threads.
const DWORDS: u32 = 128;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MessageKind {
    Load,
    Store,
    Atomic,
}

/// A memory operation of a random kernel. A channel accesses the dword with the index
/// `(lane * L + thread * T + group * G + first) mod DWORDS`, and those behind it.
#[derive(Clone, Copy, Debug)]
struct RandomMessage {
    kind: MessageKind,
    is_local: bool,
    /// Number of dwords that a channel accesses.
    dwords: u32,
    lane: u32,
    thread: u32,
    group: u32,
    first: u32,
    /// The enabled channels.
    mask: u32,
    /// Number of barriers before the message.
    barriers: u32,
}

/// One execution of a message by a thread.
#[derive(Clone, Copy, Debug)]
struct Execution {
    message: RandomMessage,
    group: u32,
    thread: u32,
}

impl Execution {
    /// Returns the dwords that it accesses.
    fn dwords(&self) -> BTreeSet<u32> {
        let RandomMessage { dwords, lane, thread, group, first, mask, .. } = self.message;
        let index = |l: u32| (l * lane + self.thread * thread + self.group * group + first) % DWORDS;
        (0..LANES).filter(|l| mask >> l & 1 == 1).flat_map(|l| index(l)..index(l) + dwords).collect()
    }

    /// Returns whether both are a data race.
    fn races_with(&self, other: &Self) -> bool {
        let [one, two] = [self.message, other.message];
        let is_same_memory = one.is_local == two.is_local && (!one.is_local || self.group == other.group);
        let is_ordered = self.group == other.group && (self.thread == other.thread || one.barriers != two.barriers);
        let both = |kind| one.kind == kind && two.kind == kind;
        is_same_memory
            && !is_ordered
            && !both(MessageKind::Load)
            && !both(MessageKind::Atomic)
            && !self.dwords().is_disjoint(&other.dwords())
    }
}

/// Returns random messages. Without atomic operations if `is_plain` is set.
fn random_messages(random: &mut Random, is_plain: bool) -> Vec<RandomMessage> {
    let mut barriers = 0;
    let mut message = |_| {
        barriers += random.below(2) as u32;
        let kind = match random.below(if is_plain { 5 } else { 6 }) {
            0..=2 => MessageKind::Load,
            3 | 4 => MessageKind::Store,
            _ => MessageKind::Atomic,
        };
        let dwords = if kind == MessageKind::Atomic { 1 } else { [1, 1, 2, 4][random.below(4)] };
        // Most often, neighbouring channels access neighbouring dwords, and threads different ones.
        let lane = [dwords, dwords, dwords, 0, 3][random.below(5)];
        let apart = if random.below(4) == 0 { 0 } else { LANES * dwords };
        RandomMessage {
            kind,
            is_local: random.below(2) == 0,
            dwords,
            lane,
            thread: apart,
            group: if random.below(4) == 0 { 0 } else { THREADS * apart },
            first: [0, 0, 0, 0, 4, 16, 1][random.below(7)],
            mask: if random.below(4) == 0 { random.below(1 << LANES) as u32 } else { 0xffff },
            barriers,
        }
    };
    (0..5).map(&mut message).collect()
}

/// Returns the text of a kernel that executes messages, and the index of the instruction of each.
fn kernel_text(messages: &[RandomMessage]) -> (String, Vec<usize>) {
    let mut head = ".version 4.1\n.kernel \"k\"\n".to_owned();
    for (name, kind, count) in [
        ("TO", "uq", 1),
        ("THREAD", "ud", 1),
        ("LANE", "ud", 16),
        ("ZERO", "ud", 16),
        ("VALUES", "ud", 64),
        ("AT", "ud", 16),
        ("OWN", "ud", 1),
        ("WIDE", "uq", 16),
    ] {
        head += &format!(".decl {name} v_type=G type={kind} num_elts={count} align=GRF\n");
    }
    head += ".decl P1 v_type=P num_elts=16\n.input TO offset=32 size=8\n";
    head += ".kernel_attr SimdSize=16\n.kernel_attr SLMSize=4\n.function \"main\"\n";
    let mut body = "main:\nmov (M1_NM, 8) LANE(0,0)<1> 0x76543210:uv\n\
        add (M1_NM, 8) LANE(1,0)<1> LANE(0,0)<1;1,0> 0x8:ud\nmov (M1_NM, 16) ZERO(0,0)<1> 0x0:ud\n"
        .to_owned();
    // A counter in shared local memory numbers the threads.
    body += "lsc_atomic_iinc.slm (M1_NM, 1) THREAD:d32 flat[ZERO]:a32 %null %null\n";
    let (mut barriers, mut instructions) = (0, Vec::new());
    for (number, message) in messages.iter().enumerate() {
        let RandomMessage { dwords, lane, thread, group, first, mask, .. } = *message;
        for _ in barriers..message.barriers {
            body += "barrier\n";
        }
        barriers = message.barriers;
        // No two stores have a value in common, so that all of them change the memory.
        body += &format!("mul (M1_NM, 1) OWN(0,0)<1> %group_id_x(0,0)<0;1,0> {THREADS:#x}:ud\n");
        body += "add (M1_NM, 1) OWN(0,0)<1> OWN(0,0)<0;1,0> THREAD(0,0)<0;1,0>\n";
        body += "mul (M1_NM, 1) OWN(0,0)<1> OWN(0,0)<0;1,0> 0x40:ud\n";
        for row in 0..4 {
            body += &format!("add (M1_NM, 16) VALUES({},0)<1> LANE(0,0)<1;1,0> OWN(0,0)<0;1,0>\n", 2 * row);
            let add = 1 + 0x1000 * number as u32 + LANES * row;
            body += &format!("add (M1_NM, 16) VALUES({0},0)<1> VALUES({0},0)<1;1,0> {add:#x}:ud\n", 2 * row);
        }
        body += &format!("mul (M1_NM, 16) AT(0,0)<1> LANE(0,0)<1;1,0> {lane:#x}:ud\n");
        for (name, step) in [("THREAD", thread), ("%group_id_x", group)] {
            body += &format!("mul (M1_NM, 1) OWN(0,0)<1> {name}(0,0)<0;1,0> {step:#x}:ud\n");
            body += "add (M1_NM, 16) AT(0,0)<1> AT(0,0)<1;1,0> OWN(0,0)<0;1,0>\n";
        }
        body += &format!("add (M1_NM, 16) AT(0,0)<1> AT(0,0)<1;1,0> {first:#x}:ud\n");
        body += &format!("and (M1_NM, 16) AT(0,0)<1> AT(0,0)<1;1,0> {:#x}:ud\n", DWORDS - 1);
        body += "shl (M1_NM, 16) AT(0,0)<1> AT(0,0)<1;1,0> 0x2:ud\n";
        let (memory, place) = if message.is_local {
            body += "add (M1_NM, 16) AT(0,0)<1> AT(0,0)<1;1,0> 0x40:ud\n";
            ("slm", "flat[AT]:a32")
        } else {
            body += "mov (M1_NM, 16) WIDE(0,0)<1> AT(0,0)<1;1,0>\n";
            body += "add (M1_NM, 16) WIDE(0,0)<1> WIDE(0,0)<1;1,0> TO(0,0)<0;1,0>\n";
            ("ugm", "flat[WIDE]:a64")
        };
        let guard = if mask == 0xffff {
            ""
        } else {
            body += &format!("setp (M1_NM, 16) P1 {mask:#x}:uw\n");
            "(P1) "
        };
        let size = if dwords == 1 { "d32".to_owned() } else { format!("d32x{dwords}") };
        instructions.push(body.lines().count());
        body += &match message.kind {
            MessageKind::Load => format!("{guard}lsc_load.{memory} (M1, 16) VALUES:{size} {place}\n"),
            MessageKind::Store => format!("{guard}lsc_store.{memory} (M1, 16) {place} VALUES:{size}\n"),
            MessageKind::Atomic => {
                format!("{guard}lsc_atomic_iadd.{memory} (M1, 16) %null:d32 {place} VALUES %null\n")
            }
        };
    }
    (head + &body + "ret (M1, 1)\n", instructions)
}

/// Returns the pairs of messages of which two executions race.
fn racing_messages(messages: &[RandomMessage]) -> BTreeSet<[usize; 2]> {
    let executions: Vec<_> = (0..GROUPS)
        .flat_map(|group| (0..THREADS).map(move |thread| (group, thread)))
        .flat_map(|(group, thread)| messages.iter().enumerate().map(move |(k, message)| (k, group, thread, *message)))
        .map(|(number, group, thread, message)| (number, Execution { message, group, thread }))
        .collect();
    let mut found = BTreeSet::new();
    for (number, execution) in &executions {
        let racing = executions.iter().filter(|(_, other)| execution.races_with(other));
        found.extend(racing.map(|(other, _)| [*number.min(other), *number.max(other)]));
    }
    found
}

#[test]
fn races_of_random_kernels_are_those_of_a_model() {
    let (mut racy, mut clean) = (0, 0);
    for seed in 0..300 {
        let mut random = Random(seed);
        // Of accesses that are partly atomic, the check may forget the one that races.
        let is_plain = seed % 3 != 0;
        let messages = random_messages(&mut random, is_plain);
        let (text, instructions) = kernel_text(&messages);
        let mut kernel = TextKernel::new(&text, 1);
        kernel.info.slm_size = 4096;
        let (program, mut memory) = (kernel.program(), Memory::default());
        let buffer = memory.add(&[0; 4 * (DWORDS as usize + 4)]);
        let bound = kernel.bind(&program, &memory, &[buffer], [GROUPS, THREADS * LANES]);
        let checker = Checker::new(&[Check::Races]).expect("there is a check");
        bound.run(&program, Options { checker: Some(&checker), ..Options::default() }).expect("it runs");

        let expected = racing_messages(&messages);
        let mut found = BTreeSet::new();
        for finding in checker.findings() {
            let message = |site: usize| {
                let (number, _) = finding.sites[site].instruction;
                instructions.iter().position(|known| *known == number).expect("it is a message")
            };
            let mut pair = [message(0), message(1)];
            pair.sort_unstable();
            assert!(expected.contains(&pair), "seed {seed}: {finding}\n{messages:#?}");
            found.insert(pair);
        }
        if is_plain || expected.is_empty() {
            assert_eq!(found.is_empty(), expected.is_empty(), "seed {seed}: expected {expected:?}\n{messages:#?}");
        }
        if expected.is_empty() { clean += 1 } else { racy += 1 }
    }
    println!("{racy} kernels with races, {clean} without");
    assert!(racy > 50 && clean > 50, "{racy} kernels with races, {clean} without");
}
