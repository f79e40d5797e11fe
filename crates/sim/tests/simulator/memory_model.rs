//! Litmus tests of the memory model: which values work-groups may load while others store.
//!
//! A test is a kernel in which each work-group has a role, and runs it in 500 rounds. Each group
//! has a separate host thread, and all groups start a round at about the same time. A variable is a
//! row of sixteen dwords, one per channel, and each round has new variables. So a round consists of
//! sixteen tests. At the end, the kept values of each test are checked for an outcome that is
//! forbidden on any host.
//!
//! For example, in message passing one group stores `x` and then `y`, and the other loads `y` and
//! then `x`. The outcome of a new `y` and an old `x` is forbidden if there are fences between them.
//!
//! A group that waits too long for the others starts a round alone. The assertions apply in either
//! case.

use openvisa_sim::{Memory, Options};
use openvisa_test_support::launch::{TextKernel, dwords};

/// Number of rounds of a test.
const ROUNDS: usize = 500;

/// Number of tests in a round.
const LANES: usize = 16;

/// Maximum number of times that a group polls for the others, in all rounds together.
const MAX_POLLS: usize = 10_000;

/// Number of variables of a round.
const VARIABLES: usize = 4;

/// Number of values that a role keeps of each test.
const RESULTS: usize = 2;

/// Number of bytes of a row.
const ROW: usize = 4 * LANES;

/// Fences that order accesses to global memory.
const FENCES: [&str; 3] = ["lsc_fence.ugm.none.group", "lsc_fence.ugm.evict.gpu", "fence_global.E"];

/// A litmus test.
struct Litmus {
    /// The role of each group, in lines of assembler text. `X0`, `X1` and so on are the addresses
    /// of the variables of the round, `R0` and `R1` the values that are kept. `ONE` and `TWO` are
    /// rows of constants.
    roles: Vec<String>,
    /// Number of work-items of a group.
    items: u32,
}

/// The kept values, by role, and then by test in the order of the rounds.
type Seen = Vec<Vec<[u32; RESULTS]>>;

impl Litmus {
    fn new(roles: &[&str]) -> Self {
        Self { roles: roles.iter().map(|role| (*role).to_owned()).collect(), items: LANES as u32 }
    }

    /// Returns the text of the kernel.
    fn kernel_text(&self) -> String {
        let mut text = ".version 4.1\n.kernel \"k\"\n".to_owned();
        for (name, kind, count) in [
            ("VARIABLES", "uq", 1),
            ("TURNS", "uq", 1),
            ("OUT", "uq", 1),
            ("NEXT", "uq", 1),
            ("TURN", "uq", 1),
            ("LANES", "ud", 16),
            ("WIDE", "uq", 16),
            ("OTHERS", "uq", 16),
            ("FOUND", "ud", 16),
            ("ROUND", "ud", 1),
            ("LEFT", "ud", 1),
            ("ONE", "ud", 16),
            ("TWO", "ud", 16),
            ("R0", "ud", 16),
            ("R1", "ud", 16),
            ("TO", "uq", 16),
            ("T0", "ud", 16),
            ("Q0", "uq", 16),
            ("Q1", "uq", 16),
        ] {
            text += &format!(".decl {name} v_type=G type={kind} num_elts={count} align=GRF\n");
        }
        for k in 0..VARIABLES {
            text += &format!(".decl X{k} v_type=G type=uq num_elts=16 align=GRF\n");
        }
        for k in 1..=4 {
            text += &format!(".decl P{k} v_type=P num_elts=16\n");
        }
        text += ".input VARIABLES offset=32 size=8\n.input TURNS offset=40 size=8\n.input OUT offset=48 size=8\n";
        text += ".kernel_attr SimdSize=16\n.function \"main\"\nmain:\n";
        text += "mov (M1_NM, 8) LANES(0,0)<1> 0x76543210:uv\nadd (M1_NM, 8) LANES(0,8)<1> LANES(0,0)<1;1,0> 0x8:ud\n";
        text += "shl (M1_NM, 16) LANES(0,0)<1> LANES(0,0)<1;1,0> 0x2:ud\n";
        text += "mov (M1_NM, 16) WIDE(0,0)<1> LANES(0,0)<1;1,0>\n";
        text += "add (M1_NM, 16) OTHERS(0,0)<1> WIDE(0,0)<1;1,0> TURNS(0,0)<0;1,0>\n";
        text += "mov (M1_NM, 16) ONE(0,0)<1> 0x1:ud\nmov (M1_NM, 16) TWO(0,0)<1> 0x2:ud\n";
        text += &format!("mov (M1_NM, 1) ROUND(0,0)<1> 0x0:ud\nmov (M1_NM, 1) LEFT(0,0)<1> {MAX_POLLS:#x}:ud\n");
        text += "mov (M1_NM, 1) TURN(0,0)<1> %r0(0,1)<0;1,0>\nshl (M1_NM, 1) TURN(0,0)<1> TURN(0,0)<0;1,0> 0x2:ud\n";
        text += "add (M1_NM, 1) TURN(0,0)<1> TURN(0,0)<0;1,0> TURNS(0,0)<0;1,0>\n";
        text += "again:\nadd (M1_NM, 1) ROUND(0,0)<1> ROUND(0,0)<0;1,0> 0x1:ud\n";
        // Addresses of the variables of the round.
        text += "add (M1_NM, 16) X0(0,0)<1> WIDE(0,0)<1;1,0> VARIABLES(0,0)<0;1,0>\n";
        for k in 1..VARIABLES {
            text += &format!("add (M1_NM, 16) X{k}(0,0)<1> X{}(0,0)<1;1,0> {ROW:#x}:ud\n", k - 1);
        }
        text += &format!("add (M1_NM, 1) VARIABLES(0,0)<1> VARIABLES(0,0)<0;1,0> {:#x}:ud\n", VARIABLES * ROW);
        // Groups wait here until all of them have started the round.
        text += "lsc_store.ugm (M1_NM, 1) flat[TURN]:a64 ROUND:d32\n";
        text += "meet:\ncmp.eq (M1_NM, 1) P1 LEFT(0,0)<0;1,0> 0x0:ud\n(P1) jmp (M1_NM, 1) met\n";
        text += "add (M1_NM, 1) LEFT(0,0)<1> LEFT(0,0)<0;1,0> -1:d\n";
        text += "lsc_load.ugm (M1_NM, 16) FOUND:d32 flat[OTHERS]:a64\n";
        text += "cmp.lt (M1_NM, 16) P2 FOUND(0,0)<1;1,0> ROUND(0,0)<0;1,0>\n(P2.any) jmp (M1_NM, 16) meet\nmet:\n";
        for k in 1..self.roles.len() {
            text += &format!("cmp.eq (M1_NM, 1) P3 %r0(0,1)<0;1,0> {k:#x}:ud\n(P3) jmp (M1_NM, 1) role{k}\n");
        }
        for (k, role) in self.roles.iter().enumerate() {
            text += &format!("role{k}:\n{role}\njmp (M1_NM, 1) keep\n");
        }
        // Stores the kept values.
        let bytes = ROUNDS * RESULTS * ROW;
        text += &format!(
            "keep:\nmov (M1_NM, 1) NEXT(0,0)<1> %r0(0,1)<0;1,0>\nmul (M1_NM, 1) NEXT(0,0)<1> NEXT(0,0)<0;1,0> {bytes:#x}:ud\n"
        );
        text += "add (M1_NM, 1) NEXT(0,0)<1> NEXT(0,0)<0;1,0> OUT(0,0)<0;1,0>\n";
        text += "add (M1_NM, 16) TO(0,0)<1> WIDE(0,0)<1;1,0> NEXT(0,0)<0;1,0>\nlsc_store.ugm (M1, 16) flat[TO]:a64 R0:d32\n";
        text += &format!(
            "add (M1_NM, 16) TO(0,0)<1> TO(0,0)<1;1,0> {ROW:#x}:ud\nlsc_store.ugm (M1, 16) flat[TO]:a64 R1:d32\n"
        );
        text += &format!("add (M1_NM, 1) OUT(0,0)<1> OUT(0,0)<0;1,0> {:#x}:ud\n", RESULTS * ROW);
        text +=
            &format!("cmp.lt (M1_NM, 1) P4 ROUND(0,0)<0;1,0> {ROUNDS:#x}:ud\n(P4) jmp (M1_NM, 1) again\nret (M1, 1)\n");
        text
    }

    /// Runs all rounds with one host thread per group. Returns the kept values, and the cell that
    /// all rounds share.
    fn run_rounds(&self) -> (Seen, u64) {
        let kernel = TextKernel::new(&self.kernel_text(), 3);
        let program = kernel.program();
        let groups = self.roles.len();
        let mut memory = Memory::default();
        let variables = memory.add(&vec![0; ROUNDS * VARIABLES * ROW]);
        // Groups that do not exist count as having started all rounds.
        let turns: Vec<_> = (0..LANES).flat_map(|k| if k < groups { [0; 4] } else { [0xff; 4] }).collect();
        // After them comes a cell that all rounds share.
        let turns = memory.add(&[turns, vec![0; 8]].concat());
        let out = memory.add(&vec![0; groups * ROUNDS * RESULTS * ROW]);
        let bound = kernel.bind(&program, &memory, &[variables, turns, out], [groups as u32, self.items]);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(groups).build().expect("host threads");
        let options = Options { threads: groups, max_instructions: 10_000_000, ..Options::default() };
        pool.install(|| bound.run(&program, options)).expect("it runs");
        let round =
            |rows: &[u32]| (0..LANES).map(|lane| std::array::from_fn(|k| rows[k * LANES + lane])).collect::<Vec<_>>();
        let kept = dwords(&memory, out);
        let role = |rows: &[u32]| rows.chunks(RESULTS * LANES).flat_map(round).collect();
        let seen = kept.chunks(ROUNDS * RESULTS * LANES).map(role).collect();
        let shared = memory.buffer(turns).expect("it is there").bytes();
        (seen, u64::from_le_bytes(*shared.last_chunk().expect("a cell")))
    }

    /// Runs all rounds. Returns the number of tests with a forbidden outcome.
    fn count_forbidden(&self, forbidden: impl Fn(&[[u32; RESULTS]]) -> bool) -> usize {
        let (seen, _) = self.run_rounds();
        let tests = (0..ROUNDS * LANES).map(|test| seen.iter().map(|role| role[test]).collect::<Vec<_>>());
        tests.filter(|test| forbidden(test)).count()
    }
}

fn load_text(to: &str, from: &str) -> String {
    format!("lsc_load.ugm (M1, 16) {to}:d32 flat[{from}]:a64\n")
}

fn store_text(to: &str, from: &str) -> String {
    format!("lsc_store.ugm (M1, 16) flat[{to}]:a64 {from}:d32\n")
}

#[test]
fn a_message_makes_earlier_stores_visible() {
    for fence in FENCES {
        let send = store_text("X0", "ONE") + fence + "\n" + &store_text("X1", "ONE");
        let receive = load_text("R0", "X1") + fence + "\n" + &load_text("R1", "X0");
        let count = Litmus::new(&[&send, &receive]).count_forbidden(|seen| seen[1] == [1, 0]);
        assert_eq!(count, 0, "{fence}");
    }
}

#[test]
fn atomic_operations_pass_messages_without_a_fence_behind_them() {
    // For example, in a reduction whose last group adds the partial sums, the group counter is the
    // message.
    let fence = "lsc_fence.ugm.none.gpu\n";
    let send = store_text("X0", "ONE") + fence + "lsc_atomic_iinc.ugm (M1, 16) R0:d32 flat[X1]:a64 %null %null\n";
    let receive = "lsc_atomic_iadd.ugm (M1, 16) R0:d32 flat[X1]:a64 TWO %null\n".to_owned() + &load_text("R1", "X0");
    assert_eq!(Litmus::new(&[&send, &receive]).count_forbidden(|seen| seen[1] == [1, 0]), 0);
}

#[test]
fn with_fences_store_buffering_does_not_occur() {
    for fence in FENCES {
        let role = |own, other| store_text(own, "ONE") + fence + "\n" + &load_text("R0", other);
        let count = Litmus::new(&[&role("X0", "X1"), &role("X1", "X0")])
            .count_forbidden(|seen| seen[0][0] == 0 && seen[1][0] == 0);
        assert_eq!(count, 0, "{fence}");
    }
}

#[test]
fn with_fences_load_buffering_does_not_occur() {
    for fence in FENCES {
        let role = |own, other| load_text("R0", other) + fence + "\n" + &store_text(own, "ONE");
        let count = Litmus::new(&[&role("X0", "X1"), &role("X1", "X0")])
            .count_forbidden(|seen| seen[0][0] == 1 && seen[1][0] == 1);
        assert_eq!(count, 0, "{fence}");
    }
}

#[test]
fn all_threads_see_independent_stores_in_one_order() {
    for fence in ["lsc_fence.ugm.evict.gpu", "fence_global.E"] {
        let read = |first, then| load_text("R0", first) + fence + "\n" + &load_text("R1", then);
        let roles = [store_text("X0", "ONE"), store_text("X1", "ONE"), read("X0", "X1"), read("X1", "X0")];
        let litmus = Litmus::new(&roles.each_ref().map(String::as_str));
        assert_eq!(litmus.count_forbidden(|seen| seen[2] == [1, 0] && seen[3] == [1, 0]), 0, "{fence}");
    }
}

#[test]
fn stores_to_one_address_are_seen_in_order_without_fences() {
    let write = store_text("X0", "ONE") + &store_text("X0", "TWO");
    let read = load_text("R0", "X0") + &load_text("R1", "X0");
    assert_eq!(Litmus::new(&[&write, &read]).count_forbidden(|seen| seen[1][0] > seen[1][1]), 0);
}

#[test]
fn a_message_may_go_through_a_barrier_and_another_thread() {
    // The first thread of the group stores the data, the second one the message. Element 2 of
    // register 0 is the number of the thread.
    let fence = "lsc_fence.ugm.none.gpu\n";
    let of = |thread: u32, label: &str, what: &str| {
        format!("cmp.ne (M1_NM, 1) P1 %r0(0,2)<0;1,0> {thread:#x}:ud\n(P1) jmp (M1_NM, 1) {label}\n{what}{label}:\n")
    };
    let send = of(0, "first", &store_text("X0", "ONE"))
        + "barrier\n"
        + &of(1, "second", &(fence.to_owned() + &store_text("X1", "ONE")));
    let receive = load_text("R0", "X1") + fence + &load_text("R1", "X0");
    let litmus = Litmus { items: 32, ..Litmus::new(&[&send, &receive]) };
    assert_eq!(litmus.count_forbidden(|seen| seen[1] == [1, 0]), 0);
}

#[test]
fn whole_64_bit_accesses_do_not_tear() {
    // The sixteen channels use X2 and X3 as one row of 64-bit values whose halves are equal.
    let wide = "shl (M1_NM, 16) Q0(0,0)<1> WIDE(0,0)<1;1,0> 0x1:ud\nadd (M1_NM, 16) Q0(0,0)<1> Q0(0,0)<1;1,0> X2(0,0)<0;1,0>\n";
    let value = |n: u32| format!("mov (M1_NM, 16) Q1(0,0)<1> {:#x}:uq\n", u64::from(n) << 32 | u64::from(n));
    let write = |n| value(n) + "lsc_store.ugm (M1, 16) flat[Q0]:a64 Q1:d64\n";
    let writes: String = (1..8).map(write).collect();
    let split = "mov (M1_NM, 16) R0(0,0)<1> Q1(0,0)<1;1,0>\nshr (M1_NM, 16) Q1(0,0)<1> Q1(0,0)<1;1,0> 0x20:ud\nmov (M1_NM, 16) R1(0,0)<1> Q1(0,0)<1;1,0>\n";
    let differ = "cmp.ne (M1_NM, 16) P1 R0(0,0)<1;1,0> R1(0,0)<1;1,0>\n(P1.any) jmp (M1_NM, 16) keep\n";
    let plain = "lsc_load.ugm (M1, 16) Q1:d64 flat[Q0]:a64\n".to_owned() + split + differ;
    let atomic = "mov (M1_NM, 16) Q1(0,0)<1> 0x0:uq\nlsc_atomic_or.ugm (M1, 16) Q1:d64 flat[Q0]:a64 Q1 %null\n"
        .to_owned()
        + split
        + differ;
    for read in [plain.repeat(3), atomic.repeat(3)] {
        let litmus = Litmus::new(&[&(wide.to_owned() + &writes), &(wide.to_owned() + &read)]);
        assert_eq!(litmus.count_forbidden(|seen| seen[1][0] != seen[1][1]), 0);
    }
}

#[test]
fn concurrent_atomics_of_all_widths_lose_no_update() {
    // All channels add to one cell: to all 64 bits, to the upper half or to the lower half.
    const TIMES: usize = 8;
    let role = |byte: usize, operation: &str| {
        let address = "mov (M1_NM, 16) Q0(0,0)<1> TURNS(0,0)<0;1,0>\nmov (M1_NM, 16) Q1(0,0)<1> 0x100000001:uq\n";
        address.to_owned() + &operation.replace("AT", &format!("flat[Q0+{:#x}]:a64", ROW + byte)).repeat(TIMES)
    };
    let whole = role(0, "lsc_atomic_iadd.ugm (M1, 16) %null:d64 AT Q1 %null\n");
    let upper = role(4, "lsc_atomic_iadd.ugm (M1, 16) %null:d32 AT TWO %null\n");
    let lower = role(0, "lsc_atomic_iinc.ugm (M1, 16) %null:d32 AT %null %null\n");
    let (_, cell) = Litmus::new(&[&whole, &upper, &lower]).run_rounds();
    let times = (ROUNDS * TIMES * LANES) as u64;
    assert_eq!((cell >> 32, cell & 0xffff_ffff), (3 * times, 2 * times));
}

#[test]
fn adjacent_narrow_stores_lose_no_update() {
    // The roles store to different bytes of the same cells. Each loads what it stored.
    let role = |first: u32, size: &str| {
        let at = format!(
            "shl (M1_NM, 16) Q0(0,0)<1> WIDE(0,0)<1;1,0> 0x1:ud\nadd (M1_NM, 16) Q0(0,0)<1> Q0(0,0)<1;1,0> X2(0,0)<0;1,0>\nadd (M1_NM, 16) Q0(0,0)<1> Q0(0,0)<1;1,0> {first:#x}:ud\n"
        );
        let value = "and (M1_NM, 16) R0(0,0)<1> ROUND(0,0)<0;1,0> 0xff:ud\n";
        at + value
            + &format!("lsc_store.ugm (M1, 16) flat[Q0]:a64 R0:{size}\nlsc_load.ugm (M1, 16) R1:{size} flat[Q0]:a64\n")
    };
    let litmus = Litmus::new(&[&role(4, "d32"), &role(0, "d16u32"), &role(2, "d8u32"), &role(3, "d8u32")]);
    assert_eq!(litmus.count_forbidden(|seen| seen.iter().any(|[stored, loaded]| stored != loaded)), 0);
}
