//! The commands `visa smith` and `visa reduce`.

use crate::general::{run, scratch};
use std::fs;
use std::path::Path;

/// Returns an empty folder.
fn folder(name: &str) -> String {
    let folder = scratch(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder.to_str().expect("its name is text").to_owned()
}

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn a_made_kernel_is_verified_and_runs_with_its_launch_file() {
    let folder = folder("smith_runs");
    let [kernel, launch] = ["k.visaasm", "k.json"].map(|name| format!("{folder}/{name}"));
    let made = run(&["smith", "--seed", "3", "--platform", "dg2", "--size", "15", "-o", &kernel]);
    assert_eq!((made.status, made.out.as_str(), made.err.as_str()), (0, "", ""));
    let verified = run(&["verify", &kernel, "--platform", "dg2", "--deny-warnings"]);
    assert_eq!(verified.status, 0, "{}", verified.out);
    for more in [&["--check", "all", "--strict"][..], &["--reference"]] {
        let arguments = [&["run", &kernel, "--platform", "dg2", "--launch", &launch, "--quiet"], more].concat();
        let ran = run(&arguments);
        assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (0, "", ""));
    }
    assert!(fs::metadata(format!("{folder}/k.npy")).expect("the output is there").len() > 4096);
    // Standard output has the same kernel.
    let again = run(&["smith", "--seed", "3", "--platform", "DG2", "--size", "15"]);
    assert_eq!(again.out, read(&kernel));
    let other = run(&["smith", "--seed", "4", "--platform", "DG2", "--size", "15", "-o", "-"]);
    assert_ne!(other.out, again.out);
}

#[test]
fn weights_select_the_parts_of_a_kernel() {
    let none = ["lanes", "messages", "branches", "calls", "exchanges"].map(|part| format!("{part}=0"));
    let mut arguments = vec!["smith", "--size", "10", "--weight", "loops=1"];
    none.iter().for_each(|weight| arguments.extend(["--weight", weight]));
    let made = run(&arguments);
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    for (weight, said) in [
        ("loop=1", "expected PART=N with a part of lanes, messages, branches, loops, calls, exchanges"),
        ("loops", "expected PART=N"),
        ("loops=-1", "`-1` is not a number from 0 to 4294967295"),
    ] {
        let shown = run(&["smith", "--weight", weight]);
        assert!(shown.status == 2 && shown.err.contains(said), "{}", shown.err);
    }
    arguments.extend(["--weight", "loops=0"]);
    let shown = run(&arguments);
    assert!(shown.status == 2 && shown.err.contains("all parts have the weight 0"), "{}", shown.err);
    let shown = run(&["smith", "-o", "k.json"]);
    assert!(shown.status == 2 && shown.err.contains("k.json is the launch file"), "{}", shown.err);
}

/// A text whose `mul` needs three of its statements.
const TEXT: &str = "\
.version 4.1
.kernel \"k\"
.decl A v_type=G type=ud num_elts=16 align=GRF
.decl B v_type=G type=ud num_elts=16 align=GRF
.decl P1 v_type=P num_elts=16
.kernel_attr SimdSize=16
.function \"main\"
main:
    mov (M1, 16) A(0,0)<1> 0x5:ud
    cmp.lt (M1, 16) P1 A(0,0)<1;1,0> 0x3:ud
    (P1) goto (M1, 16) other
    (P1) mul (M1, 16) B(0,0)<1> A(0,0)<1;1,0> 0x77:ud
other:
    call (M1, 16) sub
    ret (M1, 1)
.function \"sub\"
sub:
    add (M1, 16) B(0,0)<1> B(0,0)<1;1,0> 0x1:ud
    ret (M1, 16)
";

#[cfg(unix)]
#[test]
fn a_text_is_reduced_to_what_the_test_needs() {
    let folder = folder("smith_reduce");
    let file = format!("{folder}/k.visaasm");
    fs::write(&file, TEXT).expect("it can be written");
    let mut results = Vec::new();
    for jobs in ["1", "3"] {
        let out = format!("{folder}/small{jobs}.visaasm");
        // The text is under its own name in the folder of the test.
        let test = "grep -q ' mul (' \"$1\" && test -s k.visaasm";
        let shown = run(&["reduce", &file, "--test", test, "--jobs", jobs, "-o", &out]);
        assert_eq!((shown.status, shown.out.as_str()), (0, ""), "{}", shown.err);
        assert!(shown.err.contains("small") && shown.err.contains("4 statements of 19"), "{}", shown.err);
        results.push(read(&out));
    }
    assert_eq!(results[0], results[1], "the number of jobs does not change the result");
    let expected = ".version 4.1\n.kernel \"k\"\n.decl B v_type=G type=ud num_elts=16 align=GRF\n";
    assert!(results[0].starts_with(expected), "{}", results[0]);
    assert!(results[0].contains("    mul (M1, 1) B(0,0)<1> 0x1:ud 0x1:ud\n"), "{}", results[0]);
    // A reduced text is as small as it gets, and the default output is beside the text.
    let small = format!("{folder}/small1.visaasm");
    let shown = run(&["reduce", &small, "--test", "grep -q mul \"$1\"", "--quiet"]);
    assert_eq!((shown.status, shown.err.as_str()), (0, ""));
    assert_eq!(read(&format!("{folder}/small1.reduced.visaasm")), results[0]);
}

#[cfg(unix)]
#[test]
fn a_test_that_does_not_hold_is_explained() {
    let folder = folder("smith_reduce_errors");
    let file = format!("{folder}/k.visaasm");
    fs::write(&file, TEXT).expect("it can be written");
    for (test, status, said) in [
        ("exit 3", 1, "`exit 3` exited with the status 3, not 0"),
        ("no-such-command-here", 1, "a command was not found"),
        ("kill -TERM $$", 1, "a signal ended"),
        ("sleep 20 & sleep 20", 1, "took longer than 1 seconds (--timeout)"),
    ] {
        let shown = run(&["reduce", &file, "--test", test, "--timeout", "1"]);
        assert_eq!(shown.status, status, "{test}: {}", shown.err);
        assert!(shown.err.contains("the test does not hold for the text"), "{test}: {}", shown.err);
        assert!(shown.err.contains(said), "{test}: {}", shown.err);
    }
    assert!(!Path::new(&format!("{folder}/k.reduced.visaasm")).exists());
    for (args, said) in [
        (&["reduce", file.as_str()][..], "required arguments were not provided:\n  --test <COMMAND>"),
        (&["reduce", &file, "--test", "true", "-o", "-"], "`-o OUT` names a file"),
        (&["reduce", &file, "--test", "true", "-o", &file], "k.visaasm"),
        (&["reduce", "/nowhere/x.visaasm", "--test", "true"], "cannot be read"),
    ] {
        let shown = run(args);
        assert!(shown.status == 2 && shown.err.contains(said), "{args:?}: {}", shown.err);
    }
    let wrong = format!("{folder}/wrong.visaasm");
    fs::write(&wrong, TEXT.replace("mul (M1", "mule (M1")).expect("it can be written");
    let shown = run(&["reduce", &wrong, "--test", "true"]);
    assert!(shown.status == 1 && shown.err.contains("line 12: "), "{}", shown.err);
}

#[cfg(unix)]
#[test]
fn the_best_text_so_far_is_on_disk_while_a_reduction_runs() {
    let folder = folder("smith_reduce_best");
    let (file, out) = (format!("{folder}/k.visaasm"), format!("{folder}/best.visaasm"));
    fs::write(&file, TEXT).expect("it can be written");
    // Each test notes the size of the best text.
    let log = format!("{folder}/sizes");
    let test = format!("wc -c < {out} >> {log} 2>/dev/null; grep -q add \"$1\"");
    let shown = run(&["reduce", &file, "--test", &test, "--jobs", "1", "-o", &out, "--quiet"]);
    assert_eq!((shown.status, shown.err.as_str()), (0, ""));
    let sizes: Vec<usize> = read(&log).lines().filter_map(|size| size.trim().parse().ok()).collect();
    assert!(sizes.len() > 5 && sizes.is_sorted_by(|a, b| a >= b) && sizes.first() > sizes.last(), "{sizes:?}");
}
