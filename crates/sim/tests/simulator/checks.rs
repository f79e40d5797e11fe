//! Tests of the checks of a launch. For example, threads that exchange values through shared local
//! memory race if there is no barrier between store and load.

use openvisa::text::Listing;
use openvisa_sim::{Check, Checker, FoundAction, LaunchFinding, Memory, Options};
use openvisa_test_support::launch::TextKernel;

/// Runs two groups of two threads with 16 channels each, and returns the findings of a check.
///
/// The kernel can use `TO`, the address of a buffer, and `GROUP`, the number of the group from 1
/// on. `OWN` and `OTHER` are addresses of shared local memory: a row of sixteen dwords for the own
/// thread, and for the other one. `VALUES` has the numbers of the channels from 1 on.
pub(crate) fn find(check: Check, lines: &str) -> Vec<LaunchFinding> {
    find_with_listing(check, lines).0
}

/// Does the same, and returns the instructions of the kernel as well.
fn find_with_listing(check: Check, lines: &str) -> (Vec<LaunchFinding>, Listing) {
    let mut text = ".version 4.1\n.kernel \"k\"\n".to_owned();
    for (name, kind, count) in [
        ("TO", "uq", 1),
        ("GROUP", "ud", 16),
        ("THREAD", "ud", 16),
        ("ZERO", "ud", 16),
        ("VALUES", "ud", 16),
        ("OWN", "ud", 16),
        ("OTHER", "ud", 16),
        ("ROW", "uq", 16),
    ] {
        text += &format!(".decl {name} v_type=G type={kind} num_elts={count} align=GRF\n");
    }
    text += ".decl P1 v_type=P num_elts=16\n.input TO offset=32 size=8\n.kernel_attr SimdSize=16\n.kernel_attr SLMSize=1\n.function \"main\"\nmain:\n";
    text += "mov (M1_NM, 8) VALUES(0,0)<1> 0x76543210:uv\nadd (M1_NM, 8) VALUES(1,0)<1> VALUES(0,0)<1;1,0> 0x8:ud\n";
    text += "add (M1_NM, 16) VALUES(0,0)<1> VALUES(0,0)<1;1,0> 0x1:ud\n";
    text += "add (M1_NM, 1) GROUP(0,0)<1> %group_id_x(0,0)<0;1,0> 0x1:ud\nmov (M1_NM, 16) ZERO(0,0)<1> 0x0:ud\n";
    // A counter in shared local memory numbers the threads.
    text += "lsc_atomic_iinc.slm (M1_NM, 1) THREAD:d32 flat[ZERO]:a32 %null %null\n";
    text += "shl (M1_NM, 16) OWN(0,0)<1> VALUES(0,0)<1;1,0> 0x2:ud\nmov (M1_NM, 16) OTHER(0,0)<1> OWN(0,0)<1;1,0>\n";
    text += "mov (M1_NM, 16) ROW(0,0)<1> OWN(0,0)<1;1,0>\nadd (M1_NM, 16) ROW(0,0)<1> ROW(0,0)<1;1,0> TO(0,0)<0;1,0>\n";
    text += "shl (M1_NM, 1) THREAD(0,0)<1> THREAD(0,0)<0;1,0> 0x6:ud\n";
    text += "add (M1_NM, 16) OWN(0,0)<1> OWN(0,0)<1;1,0> THREAD(0,0)<0;1,0>\n";
    text += "xor (M1_NM, 1) THREAD(0,0)<1> THREAD(0,0)<0;1,0> 0x40:ud\n";
    text += "add (M1_NM, 16) OTHER(0,0)<1> OTHER(0,0)<1;1,0> THREAD(0,0)<0;1,0>\n";
    let mut kernel = TextKernel::new(&(text + lines + "\nret (M1, 1)\n"), 1);
    kernel.info.slm_size = 1024;
    let (program, mut memory) = (kernel.program(), Memory::default());
    let buffer = memory.add_unwritten(256);
    let bound = kernel.bind(&program, &memory, &[buffer], [2, 32]);
    let checker = Checker::new(&[check]).expect("there is a check");
    bound.run(&program, Options { checker: Some(&checker), ..Options::default() }).expect("it runs");
    (checker.findings(), kernel.listing())
}

#[test]
fn findings_of_the_same_lines_are_joined() {
    // Line 3 stores two rows of 16 dwords for each of two threads in two groups, and line 4 loads
    // those of the other thread.
    let unrolled = "FILE \"k.cl\"\nLOC 3\n\
        lsc_store.slm (M1, 16) flat[OWN]:a32 VALUES:d32\nlsc_store.slm (M1, 16) flat[OWN+0x100]:a32 VALUES:d32\n\
        LOC 4\n\
        lsc_load.slm (M1, 16) ZERO:d32 flat[OTHER]:a32\nlsc_load.slm (M1, 16) ZERO:d32 flat[OTHER+0x100]:a32";
    let (findings, listing) = find_with_listing(Check::Races, unrolled);
    let times: u64 = findings.iter().map(|finding| finding.count).sum();
    assert_eq!((findings.len(), times), (2, 128));
    let joined = LaunchFinding::join_lines(findings, &listing);
    let [finding] = &joined[..] else { panic!("{joined:?}") };
    assert_eq!((finding.count, finding.instructions), (128, 2));
    assert!(
        finding.headline().ends_with("of shared local memory, and 127 more of these lines"),
        "{}",
        finding.headline()
    );

    // A load of another line is another mistake.
    let apart = unrolled.replace("flat[OTHER]:a32\n", "flat[OTHER]:a32\nLOC 5\n");
    let (findings, listing) = find_with_listing(Check::Races, &apart);
    assert_eq!(LaunchFinding::join_lines(findings.clone(), &listing), findings);

    // Without lines, each pair of instructions is a finding.
    let (findings, listing) =
        find_with_listing(Check::Races, &unrolled.replace("FILE \"k.cl\"\nLOC 3\n", "").replace("LOC 4\n", ""));
    assert_eq!(LaunchFinding::join_lines(findings.clone(), &listing), findings);
    assert_eq!(findings.len(), 2);
}

#[test]
fn accesses_outside_of_local_memory_and_surfaces_are_found_and_have_no_effect() {
    // The kernel has 1,024 bytes of shared local memory. Four of sixteen channels are outside.
    let move_by = |by: u32| format!("add (M1_NM, 16) VALUES(0,0)<1> OTHER(0,0)<1;1,0> {by:#x}:ud\n");
    for (message, action, what) in [
        ("lsc_load.slm (M1, 16) ZERO:d32 flat[VALUES]:a32", FoundAction::Load, "load of 4 bytes"),
        ("lsc_store.slm (M1, 16) flat[VALUES]:a32 GROUP:d32", FoundAction::Store, "store of 4 bytes"),
        ("gather4_scaled.R (M1, 16) %slm 0x0:ud VALUES.0 ZERO.0", FoundAction::Load, "load of 4 bytes"),
        ("scatter4_scaled.R (M1, 16) %slm 0x0:ud VALUES.0 GROUP.0", FoundAction::Store, "store of 4 bytes"),
        ("lsc_atomic_iadd.slm (M1, 16) ZERO:d32 flat[VALUES]:a32 GROUP %null", FoundAction::Atomic, "atomic operation"),
        ("lsc_load.slm (M1_NM, 1) ZERO:d32x8t flat[VALUES]:a32", FoundAction::Load, "load of 32 bytes"),
    ] {
        // The first thread has the addresses from `by` + 68 on.
        let findings = find(Check::Bounds, &(move_by(0x3f0) + message));
        let [finding] = &findings[..] else { panic!("{message}: {findings:?}") };
        assert_eq!((finding.check, finding.sites[0].action), (Check::Bounds, action));
        assert!(finding.message.starts_with(what), "{}", finding.message);
        assert!(
            finding.message.ends_with("of shared local memory (1024 bytes) is out of bounds"),
            "{}",
            finding.message
        );
        assert_eq!(find(Check::Bounds, &(move_by(0x100) + message)), [], "{message}");
        assert_eq!(find(Check::Races, &(move_by(0x3f0) + message)), [], "{message}");
    }
}

fn find_races(lines: &str) -> Vec<LaunchFinding> {
    find(Check::Races, lines)
}

/// Returns what a check says about a load of a block of bytes, given its shape, and the width,
/// pitch and column of the matrix as registers.
fn describe_matrix(shape: &str, [width, pitch, column]: [u32; 3], base: u32) -> Vec<String> {
    let lines = format!(
        "mov (M1_NM, 1) ZERO(0,0)<1> {:#x}:ud\nmov (M1_NM, 1) ZERO(0,1)<1> {:#x}:ud\n\
        mov (M1_NM, 1) ZERO(0,2)<1> {column:#x}:ud\nadd (M1_NM, 1) TO(0,0)<1> TO(0,0)<0;1,0> {base:#x}:ud\n\
        lsc_load_block2d.ugm (M1_NM, 1) VALUES:{shape} flat[TO, ZERO(0,0), 0x1, ZERO(0,1), ZERO(0,2), 0x0]",
        width - 1,
        pitch - 1
    );
    find(Check::Matrices, &lines).iter().map(|finding| finding.message.clone()).collect()
}

#[test]
fn matrices_keep_the_limits_of_the_hardware_in_the_values_of_registers() {
    let right = [64, 64, 4];
    assert_eq!(describe_matrix("d8.4x2nn", right, 0), [""; 0]);
    for (shape, [width, pitch, column], base, reason) in [
        ("d8.4x2nn", [32, 64, 4], 0, "at least 64 bytes wide"),
        ("d8.4x2nn", [66, 80, 4], 0, "multiple of 4 bytes"),
        ("d8.4x2nn", [64, 72, 4], 0, "multiple of 16 bytes apart"),
        ("d8.4x2nn", [128, 64, 4], 0, "the pitch is at least the width"),
        ("d8.4x2nn", [64, 64, 1], 0, "multiple of 4 bytes in its row"),
        ("d8.3x2nn", right, 0, "a multiple of 4 bytes"),
        ("d8.4x2nn", right, 16, "address of a matrix is a multiple of 64 bytes"),
    ] {
        let found = describe_matrix(shape, [width, pitch, column], base);
        let all = found.join("\n");
        assert!(found.len() == 1 && all.contains(reason), "{shape} {width} {pitch} {column} {base}: {all}");
        assert!(all.contains(&format!("rows of {width} bytes and a pitch of {pitch} bytes")), "{all}");
    }
}

/// Returns the number of races if the first thread of each group updates a dword, between an atomic
/// operation and an `acquire`, and a `release` and another atomic operation. Work-groups run one
/// after another.
fn count_races_of_turns(acquire: &str, release: &str) -> usize {
    let count = "lsc_atomic_iinc.ugm (M1_NM, 1) %null:d32 flat[TO+0xc0]:a64 %null %null";
    let update = "lsc_load.ugm (M1_NM, 1) VALUES:d32t flat[TO]:a64\n\
        add (M1_NM, 1) VALUES(0,0)<1> VALUES(0,0)<0;1,0> 0x1:ud\n\
        lsc_store.ugm (M1_NM, 1) flat[TO]:a64 VALUES:d32t";
    let lines = format!(
        "cmp.ne (M1_NM, 16) P1 THREAD(0,0)<0;1,0> 0x40:ud\n\
        (P1) goto (M1, 16) acquires\n{count}\nacquires:\n{acquire}\n\
        (P1) goto (M1, 16) releases\n{update}\nreleases:\n{release}\n\
        (P1) goto (M1, 16) done\n{count}\ndone:"
    );
    find_races(&lines).len()
}

#[test]
fn atomic_operations_with_fences_of_the_device_order_groups() {
    let (acquire, release) = ("lsc_fence.ugm.invalidate.gpu", "lsc_fence.ugm.none.gpu");
    assert_eq!(count_races_of_turns(acquire, release), 0);
    assert_eq!(count_races_of_turns(acquire, acquire), 0);
    for (acquire, release) in [
        ("", ""),
        (acquire, ""),
        ("", release),
        // It drops nothing from the cache of the group.
        (release, release),
        ("lsc_fence.ugm.invalidate.group", "lsc_fence.ugm.none.group"),
        (acquire, "lsc_fence.ugm.none.group"),
        ("lsc_fence.ugm.invalidate.group", release),
        (acquire, "lsc_fence.slm.none.gpu"),
        ("lsc_fence.slm.invalidate.gpu", release),
    ] {
        assert!(count_races_of_turns(acquire, release) > 0, "`{acquire}` and `{release}` order nothing");
    }
}

#[test]
fn a_fence_before_a_barrier_orders_its_group_alone() {
    let barrier = "lsc_fence.ugm.invalidate.gpu\nlsc_fence.slm.none.group\nbarrier";
    assert!(count_races_of_turns(barrier, barrier) > 0);
}

/// Returns what the two instructions of a finding do.
fn actions(finding: &LaunchFinding) -> [FoundAction; 2] {
    finding.sites.iter().map(|site| site.action).collect::<Vec<_>>().try_into().expect("two instructions")
}

/// Returns whether one thread executed both instructions of a finding.
fn is_of_one_thread(finding: &LaunchFinding) -> bool {
    let [first, second] = [0, 1].map(|index| &finding.sites[index]);
    (first.group, first.thread) == (second.group, second.thread)
}

const STORE_OWN: &str = "lsc_store.slm (M1, 16) flat[OWN]:a32 VALUES:d32\n";
const LOAD_OTHER: &str = "lsc_load.slm (M1, 16) VALUES:d32 flat[OTHER]:a32\n";

#[test]
fn threads_that_exchange_values_need_a_barrier() {
    let races = find_races(&[STORE_OWN, LOAD_OTHER].concat());
    let [race] = races.as_slice() else { panic!("{races:?}") };
    // Both threads store before one of them loads.
    assert_eq!(actions(race), [FoundAction::Store, FoundAction::Load]);
    assert_eq!(race.sites[0].group, race.sites[1].group);
    assert_ne!(race.sites[0].thread, race.sites[1].thread);
    // Sixteen channels of both threads of both groups.
    assert_eq!(race.count, 64);
    assert_eq!(find_races(&[STORE_OWN, "barrier\n", LOAD_OTHER].concat()), []);
    // What is loaded is stored again after the barrier, when the other thread may still load.
    let store_loaded =
        [STORE_OWN, "barrier\n", LOAD_OTHER, "add (M1, 16) VALUES(0,0)<1> VALUES(0,0)<1;1,0> 0x7:ud\n", STORE_OWN];
    assert_eq!(find_races(&store_loaded.concat()).len(), 1);
}

#[test]
fn channels_that_exchange_values_need_no_barrier() {
    // Each channel loads what the channel before it stored. The first row is next to the second
    // one, so that threads exchange a value as well.
    let lines = format!(
        "{STORE_OWN}add (M1, 16) OWN(0,0)<1> OWN(0,0)<1;1,0> 0xfffffffc:ud\n\
         lsc_load.slm (M1, 16) VALUES:d32 flat[OWN]:a32\n"
    );
    let races = find_races(&lines);
    assert!(!races.is_empty() && !races.iter().any(is_of_one_thread), "{races:?}");
}

#[test]
fn groups_that_store_different_values_to_one_address_race() {
    let races = find_races("lsc_store.ugm (M1_NM, 1) flat[TO]:a64 GROUP:d32\n");
    let [race] = races.as_slice() else { panic!("{races:?}") };
    assert_eq!(actions(race), [FoundAction::Store, FoundAction::Store]);
    assert_ne!(race.sites[0].group, race.sites[1].group);
    let shown = race.to_string();
    assert!(shown.starts_with("data race in byte 0 of"), "{shown}");
    assert!(shown.contains("\n  store: instruction 15 (LSC_UNTYPED) of k at byte 0x"), "{shown}");
    // Equal values do not race, nor do atomic operations.
    assert_eq!(find_races("lsc_store.ugm (M1_NM, 1) flat[TO]:a64 VALUES:d32\n"), []);
    assert_eq!(find_races("lsc_atomic_iadd.ugm (M1, 16) %null:d32 flat[ROW]:a64 VALUES %null\n"), []);
}

#[test]
fn channels_of_one_store_with_one_address_need_equal_values() {
    let lanes = |store: &str| find(Check::Lanes, store);
    let found = lanes("lsc_store.slm (M1, 16) flat[ZERO]:a32 VALUES:d32\n");
    let [finding] = found.as_slice() else { panic!("{found:?}") };
    assert!(is_of_one_thread(finding), "{finding}");
    assert_ne!(finding.sites[0].local_id, finding.sites[1].local_id);
    assert_eq!(lanes("lsc_store.slm (M1, 16) flat[ZERO]:a32 ZERO:d32\n"), []);
    assert_eq!(lanes(STORE_OWN), []);
}

#[test]
fn an_atomic_operation_and_a_load_of_another_group_race() {
    let races = find_races(
        "lsc_atomic_iadd.ugm (M1, 16) %null:d32 flat[ROW]:a64 VALUES %null\nlsc_load.ugm (M1, 16) VALUES:d32 flat[ROW]:a64\n",
    );
    let [race] = races.as_slice() else { panic!("{races:?}") };
    assert_eq!(actions(race), [FoundAction::Atomic, FoundAction::Load]);
}

#[test]
fn a_load_of_local_memory_that_the_group_has_not_written_is_found() {
    // The counter that numbers the threads has no initial value, which is a finding as well.
    let find_loads = |lines: &str| {
        let mut found = find(Check::Uninitialized, lines);
        assert_eq!(found.remove(0).sites[0].action, FoundAction::Atomic);
        found
    };
    assert_eq!(find_loads(&[STORE_OWN, "barrier\n", LOAD_OTHER].concat()), []);
    let found = find_loads(LOAD_OTHER);
    let [finding] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((finding.sites.len(), finding.sites[0].action), (1, FoundAction::Load));
    // Sixteen channels of both threads of both groups.
    assert_eq!(finding.count, 64);
    let memory = finding.memory.as_ref().expect("it is about memory");
    assert_eq!((memory.bytes, memory.description.as_str()), (4, "byte 68 of shared local memory"));
}

#[test]
fn a_load_of_a_buffer_that_nobody_has_written_is_found() {
    let load = "lsc_load.ugm (M1, 16) VALUES:d32 flat[ROW]:a64\n";
    let of_buffer = |lines: &str| {
        let found = find(Check::Uninitialized, lines);
        found.into_iter().filter(|finding| finding.sites[0].action == FoundAction::Load).collect::<Vec<_>>()
    };
    let found = of_buffer(load);
    let [finding] = found.as_slice() else { panic!("{found:?}") };
    let memory = finding.memory.as_ref().expect("it is about memory");
    assert!(memory.argument.as_ref().is_some_and(|name| name.starts_with("args[0]")), "{memory:?}");
    assert_eq!(of_buffer(&["lsc_store.ugm (M1, 16) flat[ROW]:a64 VALUES:d32\n", load].concat()), []);
}
