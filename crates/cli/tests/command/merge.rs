//! The option `--shard` of commands that take many files, and the command `visa merge`.

use crate::general::{run, scratch};
use std::fs;

/// Writes texts with one mistake each, a folder of reports, and returns the paths of the texts.
fn texts(name: &str, count: usize) -> (String, Vec<String>) {
    let folder = scratch(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    let folder = folder.to_str().expect("its name is text").to_owned();
    let paths = (0..count).map(|number| {
        let path = format!("{folder}/{number:02}.visaasm");
        let text = format!(
            ".version 4.1\n.kernel \"k\"\n.function \"main\"\nmain:\n    mov{number} (M1, 1) x y\n    ret (M1, 1)\n"
        );
        fs::write(&path, text).expect("it can be written");
        path
    });
    let paths = paths.collect();
    (folder, paths)
}

#[test]
fn merged_reports_of_shards_are_the_report_of_one_run() {
    let (folder, paths) = texts("merge_shards", 12);
    let verify = |more: &[&str]| {
        let mut arguments = vec!["verify", "--platform", "dg2", "--format", "json"];
        arguments.extend(paths.iter().map(String::as_str));
        arguments.extend(more);
        run(&arguments)
    };
    let whole = verify(&[]);
    assert_eq!((whole.status, whole.out.lines().count() >= 12), (1, true));
    let reports: Vec<String> = (1..=3)
        .map(|part| {
            let shown = verify(&["--shard", &format!("{part}/3")]);
            let files = shown.out.lines().count();
            assert!((1..12).contains(&files), "part {part} has {files}");
            let path = format!("{folder}/{part}.jsonl");
            fs::write(&path, shown.out).expect("it can be written");
            path
        })
        .collect();
    let merged = run(&["merge", &reports[2], &reports[0], &reports[1]]);
    assert_eq!((merged.status, merged.out.as_str()), (1, whole.out.as_str()));
    assert!(merged.err.contains("0 passed, 0 failed, ") && merged.err.contains(" in 3 reports"), "{}", merged.err);
    let overlapping = run(&["merge", &reports[0], &reports[1], &reports[0]]);
    assert!(overlapping.status == 2 && overlapping.err.contains("so the shards overlap"), "{}", overlapping.err);
}

#[test]
fn results_of_tests_are_counted_by_status() {
    let (folder, _) = texts("merge_tests", 0);
    let write = |name: &str, text: &str| {
        let path = format!("{folder}/{name}");
        fs::write(&path, text).expect("it can be written");
        path
    };
    let line = |file: &str, device: &str, status: &str| {
        format!("{{\"file\":\"{file}\",\"device\":\"{device}\",\"status\":\"{status}\",\"seconds\":0.5}}\n")
    };
    let first = write("1.jsonl", &[line("b/x.json", "dg2", "passed"), line("b/x.json", "pvc", "passed")].concat());
    let second = write("2.jsonl", &[line("a.json", "dg2", "passed"), line("b/x.json", "skl", "passed")].concat());
    let merged = run(&["merge", &first, &second]);
    let files: Vec<&str> = merged.out.lines().map(|line| line.split('"').nth(7).unwrap_or_default()).collect();
    assert_eq!((merged.status, files), (0, vec!["dg2", "dg2", "pvc", "skl"]));
    assert_eq!(merged.err, "4 passed, 0 failed, 0 errors, 0 warnings in 2 reports\n");
    let failed = write("3.jsonl", &line("c.json", "dg2", "failed"));
    assert_eq!(run(&["merge", &first, &failed]).status, 1);
    for (text, said) in [
        ("x\n", "line 1: no JSON"),
        ("{}\n", "no object with the member `file`"),
        ("{\"file\":\"a\"}", "expected the member `status` or `severity`"),
    ] {
        let wrong = write("4.jsonl", text);
        let shown = run(&["merge", &wrong]);
        assert!(shown.status == 2 && shown.err.contains(said), "{text}: {}", shown.err);
    }
}

#[test]
fn a_wrong_shard_is_explained() {
    let (_, paths) = texts("merge_wrong", 1);
    for (shard, said) in [("3/2", "expected K/N"), ("auto", "`--shard auto` needs the environment variables")] {
        let shown = run(&["verify", &paths[0], "--shard", shard]);
        assert!(shown.status == 2 && shown.err.contains(said), "{}", shown.err);
    }
    let parts = ["1/2", "2/2"].map(|shard| run(&["verify", &paths[0], "--platform", "dg2", "--shard", shard]));
    let empty: Vec<_> = parts.iter().filter(|shown| shown.err.contains("has none of 1 file")).collect();
    assert!(empty.len() == 1 && empty[0].status == 0 && empty[0].out.is_empty());
}
