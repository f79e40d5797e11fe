//! Tests of the check for registers that nobody wrote: kernels with one planted mistake each, and
//! their corrected twins. For example, a store of sixteen channels of a variable of which an
//! instruction has written eight elements is a finding in the other eight channels.

use openvisa_sim::{Check, Checker, FoundAction, LaunchFinding, Memory, Options};
use openvisa_test_support::launch::TextKernel;

/// Runs a thread of 16 channels, and returns the uses of what it has not written.
fn find(lines: &str) -> Vec<LaunchFinding> {
    find_in_group(lines, 1)
}

/// Runs a group of threads of 16 channels, and returns the uses of what a thread has not written.
///
/// The kernel can use `VALUES`, the numbers of the channels, and `ROW`, the address of a dword for
/// each of them. Nobody has written `A`, `B`, `SUM`, `WIDE`, `REAL`, `LEFT` and `RIGHT`, the
/// predicates `P1` and `P2`, and the address variable `A0`. `WORDS` and `BYTES` are aliases of `B`,
/// and names that end in `_F` are aliases of type `f`.
fn find_in_group(lines: &str, threads: u32) -> Vec<LaunchFinding> {
    let mut text = ".version 4.1\n.kernel \"k\"\n".to_owned();
    for (name, kind, count) in [
        ("TO", "uq", 1),
        ("VALUES", "ud", 16),
        ("A", "ud", 32),
        ("B", "ud", 16),
        ("SUM", "ud", 16),
        ("WIDE", "uq", 16),
        ("REAL", "f", 16),
        ("LEFT", "ud", 16),
        ("RIGHT", "ud", 64),
        ("ROW", "uq", 16),
    ] {
        text += &format!(".decl {name} v_type=G type={kind} num_elts={count} align=GRF\n");
    }
    text += ".decl WORDS v_type=G type=uw num_elts=32 align=GRF alias=<B, 0>\n";
    text += ".decl BYTES v_type=G type=ub num_elts=64 align=GRF alias=<B, 0>\n";
    for (name, of, count) in [("A_F", "A", 32), ("B_F", "B", 16), ("VALUES_F", "VALUES", 16)] {
        text += &format!(".decl {name} v_type=G type=f num_elts={count} align=GRF alias=<{of}, 0>\n");
    }
    text += ".decl P1 v_type=P num_elts=16\n.decl P2 v_type=P num_elts=16\n.decl A0 v_type=A num_elts=1\n";
    text += ".input TO offset=32 size=8\n.kernel_attr SimdSize=16\n.function \"main\"\nmain:\n";
    text += "mov (M1_NM, 8) VALUES(0,0)<1> 0x76543210:uv\nadd (M1_NM, 8) VALUES(1,0)<1> VALUES(0,0)<1;1,0> 0x8:ud\n";
    text += "shl (M1_NM, 16) ROW(0,0)<1> VALUES(0,0)<1;1,0> 0x2:ud\n";
    text += "add (M1_NM, 16) ROW(0,0)<1> ROW(0,0)<1;1,0> TO(0,0)<0;1,0>\n";
    let kernel = TextKernel::new(&(text + lines + "\nret (M1, 1)\n"), 1);
    let (program, mut memory) = (kernel.program(), Memory::default());
    let buffer = memory.add(&[0; 64]);
    let bound = kernel.bind(&program, &memory, &[buffer], [1, 16 * threads]);
    let checker = Checker::new(&[Check::Registers]).expect("there is a check");
    bound.run(&program, Options { checker: Some(&checker), ..Options::default() }).expect("it runs");
    checker.findings()
}

/// A kernel with a mistake, and without it.
struct Twins {
    name: &'static str,
    /// Instructions that only the corrected kernel has, before the others.
    correction: &'static str,
    lines: &'static str,
    /// What was read, and in how many channels it mattered.
    finds: (&'static str, u64),
}

const STORE_A: &str = "lsc_store.ugm (M1, 16) flat[ROW]:a64 A:d32\n";

/// The kernels. After the lines of each, `A` is stored.
const TWINS: &[Twins] = &[
    Twins {
        name: "a variable that is read before it is written",
        correction: "mov (M1, 16) B(0,0)<1> 0x1:ud\n",
        lines: "add (M1, 16) A(0,0)<1> B(0,0)<1;1,0> 0x1:ud\nmov (M1, 16) B(0,0)<1> 0x1:ud\n",
        finds: ("bytes 0 to 3 of `B`", 16),
    },
    Twins {
        name: "a variable that is defined in the first iteration of a loop only",
        correction: "mov (M1, 16) B(0,0)<1> 0x1:ud\n",
        lines: "mov (M1, 16) A(0,0)<1> 0x1:ud\nmov (M1, 16) SUM(0,0)<1> 0x0:ud\nagain:\n\
                add (M1, 16) A(0,0)<1> A(0,0)<1;1,0> 0x1:ud\nlsc_store.ugm (M1, 16) flat[ROW]:a64 A:d32\n\
                mov (M1, 16) A(0,0)<1> B(0,0)<1;1,0>\nadd (M1, 16) SUM(0,0)<1> SUM(0,0)<1;1,0> 0x1:ud\n\
                cmp.lt (M1, 16) P1 SUM(0,0)<1;1,0> 0x3:ud\n(P1) goto (M1, 16) again\n\
                mov (M1, 16) A(0,0)<1> 0x1:ud\n",
        finds: ("bytes 0 to 3 of `B`", 32),
    },
    Twins {
        name: "a variable of which one half is written",
        correction: "mov (M1, 16) A(0,0)<1> 0x1:ud\n",
        lines: "mov (M1, 8) A(0,0)<1> 0x1:ud\n",
        finds: ("bytes 32 to 35 of `A`", 8),
    },
    Twins {
        name: "a variable that is written in one branch and read after both",
        correction: "mov (M1, 16) A(0,0)<1> 0x1:ud\n",
        lines: "cmp.lt (M1, 16) P1 VALUES(0,0)<1;1,0> 0x4:ud\n(P1) goto (M1, 16) after\n\
                mov (M1, 16) A(0,0)<1> 0x2:ud\nafter:\n",
        finds: ("bytes 0 to 3 of `A`", 4),
    },
    Twins {
        name: "a variable that a predicate writes in some channels",
        correction: "mov (M1, 16) A(0,0)<1> 0x1:ud\n",
        lines: "cmp.ge (M1, 16) P1 VALUES(0,0)<1;1,0> 0x3:ud\n(P1) mov (M1, 16) A(0,0)<1> 0x2:ud\n",
        finds: ("bytes 0 to 3 of `A`", 3),
    },
    Twins {
        name: "a branch by a predicate that nobody writes",
        correction: "cmp.lt (M1, 16) P1 VALUES(0,0)<1;1,0> 0x4:ud\n",
        lines: "mov (M1, 16) A(0,0)<1> 0x1:ud\n(P1) goto (M1, 16) after\nmov (M1, 16) A(0,0)<1> 0x2:ud\nafter:\n",
        finds: ("bit 0 of `P1`", 16),
    },
    Twins {
        name: "a predicate of which eight channels are written",
        correction: "setp (M1_NM, 16) P1 0x0:ud\n",
        lines: "cmp.lt (M1, 8) P1 VALUES(0,0)<1;1,0> 0x4:ud\nmov (M1, 16) A(0,0)<1> 0x1:ud\n\
                (P1) mov (M1, 16) A(0,0)<1> 0x2:ud\n",
        finds: ("bit 8 of `P1`", 8),
    },
    Twins {
        name: "a predicate computed from one that nobody writes",
        correction: "setp (M1_NM, 16) P2 0xffff:ud\n",
        lines: "cmp.ge (M1, 16) P1 VALUES(0,0)<1;1,0> 0x4:ud\nand (M1, 16) P1 P1 P2\n\
                mov (M1, 16) A(0,0)<1> 0x1:ud\n(P1) mov (M1, 16) A(0,0)<1> 0x2:ud\n",
        // Where the first predicate is false, the conjunction is.
        finds: ("bit 4 of `P2`", 12),
    },
    Twins {
        name: "an address variable that nobody writes",
        correction: "addr_add (M1_NM, 1) A0(0)<1> &VALUES 0x0:uw\n",
        lines: "mov (M1, 16) A(0,0)<1> r[A0(0),0]<8;8,1>:ud\n",
        finds: ("element 0 of `A0`", 1),
    },
    Twins {
        name: "an address variable computed from a variable that nobody writes",
        correction: "mov (M1_NM, 1) WORDS(0,0)<1> 0x4:uw\n",
        lines: "addr_add (M1_NM, 1) A0(0)<1> &VALUES WORDS(0,0)<0;1,0>\n\
                mov (M1, 8) A(0,0)<1> r[A0(0),0]<8;8,1>:ud\nmov (M3, 8) A(0,8)<1> 0x0:ud\n",
        finds: ("bytes 0 to 1 of `B`", 1),
    },
    Twins {
        name: "a sum that no instruction sets before a loop",
        correction: "mov (M1, 16) SUM(0,0)<1> 0x0:ud\n",
        lines: "mov (M1, 16) B(0,0)<1> 0x0:ud\nagain:\nadd (M1, 16) SUM(0,0)<1> SUM(0,0)<1;1,0> VALUES(0,0)<1;1,0>\n\
                add (M1, 16) B(0,0)<1> B(0,0)<1;1,0> 0x1:ud\ncmp.lt (M1, 16) P1 B(0,0)<1;1,0> 0x4:ud\n\
                (P1) goto (M1, 16) again\nmov (M1, 16) A(0,0)<1> SUM(0,0)<1;1,0>\n",
        finds: ("bytes 0 to 3 of `SUM`", 16),
    },
    Twins {
        name: "a loop whose end depends on a counter that nobody sets",
        correction: "mov (M1, 16) B(0,0)<1> 0x3:ud\n",
        lines: "mov (M1, 16) A(0,0)<1> 0x0:ud\nagain:\nadd (M1, 16) A(0,0)<1> A(0,0)<1;1,0> 0x1:ud\n\
                and (M1, 16) B(0,0)<1> B(0,0)<1;1,0> 0x1:ud\ncmp.eq (M1, 16) P1 B(0,0)<1;1,0> 0x5:ud\n\
                (P1) goto (M1, 16) again\n",
        finds: ("bytes 0 to 3 of `B`", 16),
    },
    Twins {
        name: "one element that is written and sixteen that are read",
        correction: "mov (M1, 16) B(0,0)<1> 0x7:ud\n",
        lines: "mov (M1_NM, 1) B(0,0)<1> 0x7:ud\nadd (M1, 16) A(0,0)<1> B(0,0)<1;1,0> 0x1:ud\n",
        finds: ("bytes 4 to 7 of `B`", 15),
    },
    Twins {
        name: "an address of a message that only half of the channels compute",
        correction: "mov (M1, 16) WIDE(0,0)<1> ROW(0,0)<1;1,0>\n",
        lines: "mov (M1, 8) WIDE(0,0)<1> ROW(0,0)<1;1,0>\ncmp.lt (M1, 16) P1 VALUES(0,0)<1;1,0> 0x8:ud\n\
                mov (M1, 16) A(0,0)<1> 0x0:ud\n(!P1) mov (M1, 16) WIDE(0,0)<1> WIDE(0,0)<1;1,0>\n\
                (!P1) or (M1, 16) WIDE(0,0)<1> WIDE(0,0)<1;1,0> ROW(0,0)<1;1,0>\n\
                lsc_load.ugm (M1, 16) A:d32 flat[WIDE]:a64\n",
        finds: ("bytes 64 to 71 of `WIDE`", 8),
    },
    Twins {
        name: "words that are written and dwords that are read",
        correction: "mov (M1, 16) B(0,0)<1> 0x1:ud\n",
        lines: "mov (M1, 16) WORDS(0,0)<1> 0x1:uw\nadd (M1, 16) A(0,0)<1> B(0,0)<1;1,0> 0x1:ud\n",
        finds: ("bytes 32 to 35 of `B`", 8),
    },
    Twins {
        name: "words of every second place that are written and dwords that are read",
        correction: "mov (M1, 16) B(0,0)<1> 0x1:ud\n",
        lines: "mov (M1, 16) WORDS(0,0)<2> 0x1:uw\nmov (M1, 16) A(0,0)<1> B(0,0)<1;1,0>\n",
        finds: ("bytes 2 to 3 of `B`", 16),
    },
    Twins {
        name: "a mask that keeps a bit of a byte that nobody writes",
        correction: "mov (M1, 16) BYTES(0,1)<4> 0x1:ub\n",
        lines: "mov (M1, 16) BYTES(0,0)<4> 0x1:ub\nand (M1, 16) A(0,0)<1> B(0,0)<1;1,0> 0x1ff:ud\n",
        finds: ("bytes 1 to 3 of `B`", 16),
    },
    Twins {
        name: "a selected source that nobody writes",
        correction: "mov (M1, 16) B(0,0)<1> 0x1:ud\n",
        lines: "cmp.lt (M1, 16) P1 VALUES(0,0)<1;1,0> 0x5:ud\n(P1) sel (M1, 16) A(0,0)<1> B(0,0)<1;1,0> VALUES(0,0)<1;1,0>\n",
        finds: ("bytes 0 to 3 of `B`", 5),
    },
    Twins {
        name: "an argument of an atomic operation that nobody writes",
        correction: "mov (M1, 16) B(0,0)<1> 0x1:ud\n",
        lines: "lsc_atomic_iadd.ugm (M1, 16) A:d32 flat[ROW]:a64 B %null\n",
        finds: ("bytes 0 to 3 of `B`", 16),
    },
    Twins {
        name: "a number that is converted to another type",
        correction: "mov (M1, 16) REAL(0,0)<1> 0x0:f\n",
        lines: "mov (M1, 16) A(0,0)<1> REAL(0,0)<1;1,0>\n",
        finds: ("bytes 0 to 3 of `REAL`", 16),
    },
    Twins {
        name: "a product of 64 bits whose factor nobody writes",
        correction: "mov (M1, 16) B(0,0)<1> 0x1:ud\n",
        lines: "madw (M1, 8) A(0,0)<1> VALUES(0,0)<1;1,0> B(0,0)<1;1,0> VALUES(0,0)<1;1,0>\nmov (M3, 8) A(0,8)<1> 0x0:ud\n",
        finds: ("bytes 0 to 3 of `B`", 8),
    },
    Twins {
        name: "a line whose second parameter nobody writes",
        correction: "mov (M1_NM, 1) REAL(0,3)<1> 0x0:f\n",
        lines: "mov (M1_NM, 1) REAL(0,0)<1> 0x0:f\nline (M1, 16) A_F(0,0)<1> REAL(0,0)<0;4,1> VALUES_F(0,0)<8;8,1>\n",
        finds: ("bytes 12 to 15 of `REAL`", 16),
    },
    Twins {
        name: "a plane whose first parameter nobody writes",
        correction: "mov (M1_NM, 1) REAL(0,0)<1> 0x0:f\n",
        lines: "mov (M1_NM, 1) REAL(0,1)<1> 0x0:f\nmov (M1_NM, 1) REAL(0,3)<1> 0x0:f\n\
                plane (M1, 8) A_F(0,0)<1> REAL(0,0)<0;4,1> VALUES_F(0,0)<1;1,0>\nmov (M3, 8) A(0,8)<1> 0x0:ud\n",
        finds: ("bytes 0 to 3 of `REAL`", 8),
    },
    Twins {
        name: "a plane of which five points have both coordinates",
        correction: "mov (M1_NM, 16) B_F(0,0)<1> 0x0:f\n",
        lines: "mov (M1_NM, 4) REAL(0,0)<1> 0x0:f\nmov (M1_NM, 8) B_F(0,0)<1> 0x0:f\n\
                cmp.lt (M1, 8) P1 VALUES(0,0)<1;1,0> 0x5:ud\n(P1) mov (M1, 8) B_F(1,0)<1> 0x0:f\n\
                plane (M1, 8) A_F(0,0)<1> REAL(0,0)<0;4,1> B_F(0,0)<1;1,0>\nmov (M3, 8) A(0,8)<1> 0x0:ud\n",
        finds: ("bytes 52 to 55 of `B`", 3),
    },
    Twins {
        name: "a systolic product of which one column is not written",
        correction: "mov (M1_NM, 32) RIGHT(0,0)<1> 0x1:ud\nmov (M1_NM, 32) RIGHT(4,0)<1> 0x1:ud\n",
        lines: "mov (M1_NM, 16) SUM(0,0)<1> 0x0:ud\nmov (M1_NM, 16) LEFT(0,0)<1> 0x1:ud\nsetp (M1_NM, 32) P1 0xf7f7f7f7:ud\n\
                (P1) mov (M1_NM, 16) RIGHT(0,0)<1> 0x1:ud\n(P1) mov (M1_NM, 16) RIGHT(2,0)<1> 0x1:ud\n\
                (P1) mov (M1_NM, 16) RIGHT(4,0)<1> 0x1:ud\n(P1) mov (M1_NM, 16) RIGHT(6,0)<1> 0x1:ud\n\
                dpas.s8.s8.8.2 (M1, 8) A.0 SUM.0 RIGHT.0 LEFT(0,0)\n",
        finds: ("bytes 12 to 15 of `RIGHT`", 2),
    },
    Twins {
        name: "a systolic product of which one row is not written",
        correction: "mov (M1_NM, 16) LEFT(0,0)<1> 0x1:ud\n",
        lines: "mov (M1_NM, 16) SUM(0,0)<1> 0x0:ud\nmov (M1_NM, 8) LEFT(1,0)<1> 0x1:ud\n\
                mov (M1_NM, 32) RIGHT(0,0)<1> 0x1:ud\nmov (M1_NM, 32) RIGHT(4,0)<1> 0x1:ud\n\
                dpas.s8.s8.8.2 (M1, 8) A.0 SUM.0 RIGHT.0 LEFT(0,0)\n",
        finds: ("bytes 0 to 3 of `LEFT`", 8),
    },
];

#[test]
fn planted_mistakes_are_found_and_their_twins_are_clean() {
    let mut wrong = Vec::new();
    for Twins { name, correction, lines, finds: (description, count) } in TWINS {
        let findings = find(&[lines, STORE_A].concat());
        let found: Vec<_> = findings
            .iter()
            .map(|finding| (finding.variable.as_ref().map_or("", |of| &of.description), finding.count))
            .collect();
        if found != [(*description, *count)] {
            wrong.push(format!("{name}: {found:?}\n{findings:?}"));
        }
        let of_twin = find(&[correction, lines, STORE_A].concat());
        if !of_twin.is_empty() {
            wrong.push(format!("{name}: the twin has findings: {of_twin:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_fused_thread_depends_on_what_the_other_one_has_not_written() {
    // Of the left factor, the first row is that of thread 0, and the second row that of thread 1.
    let lines = "mov (M1_NM, 16) SUM(0,0)<1> 0x0:ud\nmov (M1_NM, 32) RIGHT(0,0)<1> 0x1:ud\n\
                 mov (M1_NM, 32) RIGHT(4,0)<1> 0x1:ud\ncmp.eq (M1_NM, 8) P1 %r0(0,2)<0;1,0> 0x0:ud\n\
                 (P1) mov (M1_NM, 8) LEFT(0,0)<1> 0x1:ud\n\
                 dpasw.s8.s8.8.2 (M1, 8) A.0 SUM.0 RIGHT.0 LEFT(0,0)\n";
    let findings = find_in_group(&[lines, STORE_A].concat(), 2);
    let [finding] = findings.as_slice() else { panic!("{findings:?}") };
    assert_eq!(finding.variable.as_ref().map(|of| of.description.as_str()), Some("bytes 0 to 3 of `LEFT`"));
    assert_eq!(finding.count, 16, "eight channels of both threads");
    let [read, store] = finding.sites.as_slice() else { panic!("{finding}") };
    assert_eq!((read.thread, store.thread), (1, 0));
    let first_row = "lsc_store.ugm (M1, 8) flat[ROW]:a64 A:d32\n";
    assert_eq!(find_in_group(&[lines, first_row].concat(), 2), []);
    let correction = "mov (M1_NM, 8) LEFT(0,0)<1> 0x1:ud\n";
    assert_eq!(find_in_group(&[correction, lines, STORE_A].concat(), 2), []);
}

#[test]
fn a_finding_names_the_first_read_and_what_depends_on_it() {
    let findings = find(
        "add (M1, 16) A(0,0)<1> B(0,0)<1;1,0> 0x1:ud\nmul (M1, 16) A(0,0)<1> A(0,0)<1;1,0> 0x3:ud\n\
         lsc_store.ugm (M1, 16) flat[ROW]:a64 A:d32\n",
    );
    let [finding] = findings.as_slice() else { panic!("{findings:?}") };
    let [read, store] = finding.sites.as_slice() else { panic!("{finding}") };
    assert_eq!((read.action, store.action), (FoundAction::Read, FoundAction::Store));
    assert_eq!((read.instruction.0, store.instruction.0), (5, 7));
    assert_eq!((read.local_id, store.local_id), (Some([0; 3]), Some([0; 3])));
    let expected =
        "what is stored depends on bytes 0 to 3 of `B`, which nobody wrote, and 15 more of these instructions";
    assert_eq!(finding.headline(), expected);
    let variable = finding.variable.as_ref().expect("it is about a variable");
    assert_eq!((variable.name.as_str(), variable.part.clone()), ("B", 0..4));
}

#[test]
fn what_nothing_depends_on_is_no_finding() {
    let store = "lsc_store.ugm (M1, 16) flat[ROW]:a64 VALUES:d32\n";
    for lines in [
        // Whole registers are copied, of which half is in use.
        "mov (M1, 8) B(0,0)<1> 0x1:ud\nmov (M1, 16) A(0,0)<1> B(0,0)<1;1,0>\n\
         lsc_store.ugm (M1, 8) flat[ROW]:a64 A:d32\n",
        // Compilers compare a variable with itself to know which channels are active.
        "setp (M1_NM, 16) P1 0x0:ud\ncmp.eq (M1, 16) P1 B(0,0)<0;1,0> B(0,0)<0;1,0>\n\
         mov (M1, 16) A(0,0)<1> 0x0:ud\n(P1) mov (M1, 16) A(0,0)<1> 0x1:ud\n\
         lsc_store.ugm (M1, 16) flat[ROW]:a64 A:d32\n",
        // The source that is not selected.
        "cmp.lt (M1, 16) P1 VALUES(0,0)<1;1,0> 0x5:ud\nmov (M1, 8) B(0,0)<1> 0x1:ud\n\
         (P1) sel (M1, 16) A(0,0)<1> B(0,0)<1;1,0> VALUES(0,0)<1;1,0>\nlsc_store.ugm (M1, 16) flat[ROW]:a64 A:d32\n",
        // An atomic operation without arguments.
        "lsc_atomic_iinc.ugm (M1, 16) %null:d32 flat[ROW]:a64 %null %null\n",
        // A vector of three bytes, which is stored as one of four.
        "mov (M1, 16) BYTES(0,0)<4> 0x1:ub\nmov (M1, 16) BYTES(0,1)<4> 0x2:ub\nmov (M1, 16) BYTES(0,2)<4> 0x3:ub\n\
         lsc_store.ugm (M1, 16) flat[ROW]:a64 B:d32\n",
        // Channels that are not enabled.
        "cmp.lt (M1, 16) P1 VALUES(0,0)<1;1,0> 0x5:ud\n(P1) mov (M1, 16) A(0,0)<1> 0x2:ud\n\
         (P1) lsc_store.ugm (M1, 16) flat[ROW]:a64 A:d32\n",
        // Bits that a mask and a shift remove.
        "mov (M1, 16) BYTES(0,1)<4> 0x1:ub\nshr (M1, 16) A(0,0)<1> B(0,0)<1;1,0> 0x8:ud\n\
         and (M1, 16) A(0,0)<1> A(0,0)<1;1,0> 0xff:ud\nlsc_store.ugm (M1, 16) flat[ROW]:a64 A:d32\n",
        // A bit that all choices of the other source leave set.
        "or (M1, 16) A(0,0)<1> B(0,0)<1;1,0> 0xffffffff:ud\nlsc_store.ugm (M1, 16) flat[ROW]:a64 A:d32\n",
    ] {
        assert_eq!(find(&[lines, store].concat()), [], "{lines}");
    }
}

#[test]
fn an_address_that_registers_keep_belongs_to_its_variable() {
    // The address is copied to the registers, there, and back. `VALUES` has 64 bytes.
    let read = |step: &str| {
        let copies = "mov (M1_NM, 1) WORDS(0,0)<1> A0(0)<1>\nmov (M1_NM, 1) WORDS(0,4)<1> WORDS(0,0)<0;1,0>\n\
            addr_add (M1_NM, 1) A0(0)<1> &A 0x0:uw\nmov (M1_NM, 1) A0(0)<1> WORDS(0,4)<0;1,0>\n\
            mov (M1, 8) A(0,0)<1> r[A0(0),0]<8;8,1>:ud\nmov (M3, 8) A(0,8)<1> 0x0:ud\n";
        find(&[&format!("addr_add (M1_NM, 1) A0(0)<1> &VALUES {step}:uw\n"), copies, STORE_A].concat())
    };
    assert_eq!(read("0x20"), []);
    let found = read("0x40");
    let descriptions: Vec<_> =
        found.iter().filter_map(|finding| Some(&finding.variable.as_ref()?.description)).collect();
    assert_eq!(descriptions, ["bytes 64 to 67 of `VALUES`"], "{found:?}");
}
