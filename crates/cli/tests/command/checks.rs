//! Tests of `visa run --check`. For example, a kernel without its barriers has a data race.

use crate::run::{case, changed_launch, run, visa};
use openvisa_test_support::archive::read_archive;
use std::path::Path;

#[test]
fn a_kernel_whose_barriers_are_removed_has_a_data_race() {
    // Work-items of one thread do not race, so a group has several threads.
    let launch = changed_launch("local_mem.reduce", "races", |l| {
        l["local_size"] = serde_json::json!([128, 1, 1]);
        l["args"][2] = serde_json::json!({"local": 512});
    });
    let out = launch.with_file_name("out");
    let options = ["--out", out.to_str().expect("UTF-8"), "--quiet", "--check", "races"];
    assert_eq!(run("local_mem.reduce", "skl", &launch, &options), (0, String::new(), String::new()));

    let text = std::fs::read_to_string(case("local_mem.reduce").join("skl.visaasm")).expect("a text");
    let orders = |line: &str| line.trim_start().starts_with("barrier") || line.trim_start().starts_with("fence_sw");
    let unordered: String = text.split_inclusive('\n').filter(|line| !orders(line)).collect();
    let file = launch.with_file_name("unordered.visaasm").display().to_string();
    std::fs::write(&file, unordered).expect("it can be written");
    let zebin = case("local_mem.reduce").join("skl.zebin").display().to_string();
    let launch = launch.display().to_string();
    let mut args = vec!["run", file.as_str(), "--zebin", &zebin, "--launch", &launch];
    args.extend(options);
    let (status, _, wrong) = visa(&args);
    assert_eq!(status, 1, "{wrong}");
    assert!(wrong.starts_with("error: data race in byte "), "{wrong}");
    assert!(wrong.contains("of shared local memory") && wrong.contains("\n  store: work-group ("), "{wrong}");
    assert!(wrong.contains(" of reduce: "), "the texts of the instructions are shown: {wrong}");
}

#[test]
fn the_kernels_of_the_documents_have_no_findings() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/own");
    let [text, launch] = ["vectors.visaasm", "launch.json"].map(|name| root.join(name).display().to_string());
    let out = concat!(env!("CARGO_TARGET_TMPDIR"), "/own-checked");
    let options = ["--platform", "XE2", "--out", out, "--quiet", "--strict", "--check", "all"];
    let args = [&["run", &text, "--launch", &launch][..], &options].concat();
    assert_eq!(visa(&args), (0, String::new(), String::new()));
}

/// Runs a kernel with a planted mistake with all checks. Returns its findings.
fn find_planted(name: &str, which: &str) -> Vec<serde_json::Value> {
    let checks = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/checks");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("run/planted").join(name).join(which);
    std::fs::create_dir_all(&folder).expect("a folder");
    let files = read_archive(&checks.join("pvc.zip")).expect("the kernels");
    let [zebin, launch] = ["planted.zebin", "launch.json"].map(|file| folder.join(file));
    std::fs::write(&zebin, &files["planted.zebin"]).expect("it can be written");
    let cases = std::fs::read(checks.join("cases.json")).expect("the cases");
    let cases: Vec<serde_json::Value> = serde_json::from_slice(&cases).expect("JSON");
    let case = cases.iter().find(|case| case["case"] == name).expect("there is such a case");
    std::fs::write(&launch, case[which].to_string()).expect("it can be written");
    let paths = [&zebin, &launch].map(|path| path.to_str().expect("UTF-8"));
    let args = ["run", paths[0], "--launch", paths[1], "--check", "all", "--format", "json", "--quiet"];
    let (status, said, wrong) = visa(&args);
    assert_eq!((status == 0, said.as_str()), (wrong.is_empty(), ""), "{wrong}");
    wrong.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

#[test]
fn findings_name_instructions_source_lines_and_arguments() {
    let findings = find_planted("accumulate", "wrong");
    let [finding] = findings.as_slice() else { panic!("{findings:?}") };
    assert_eq!((&finding["check"], &finding["count"]), (&"uninitialized".into(), &128.into()));
    assert_eq!(finding["memory"]["argument"], "args[1] (`out`)");
    let site = &finding["sites"][0];
    let source = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/checks/planted.cl"));
    let line = source.expect("the source").lines().position(|line| line.contains("+= in[get_global_id(0)]"));
    assert_eq!(site["source"]["file"], "planted.cl");
    assert_eq!(site["source"]["line"], line.expect("the line of the mistake") + 1);
    assert_eq!((&site["action"], &site["routine"]), (&"load".into(), &"accumulate".into()));
    assert!(site["text"].as_str().is_some_and(|text| text.contains("(M1, ")), "{site}");
    assert_eq!((&site["global_id"], &site["local_id"]), (&serde_json::json!([0, 0, 0]), &serde_json::json!([0, 0, 0])));
    assert_eq!(find_planted("accumulate", "fixed"), [] as [serde_json::Value; 0]);
}

#[test]
fn a_launch_does_not_forget_what_the_one_before_has_written() {
    let findings = find_planted("fill_part", "wrong");
    let [finding] = findings.as_slice() else { panic!("{findings:?}") };
    // The first launch writes 100 of 128 elements.
    assert_eq!((&finding["check"], &finding["count"]), (&"uninitialized".into(), &28.into()));
    assert_eq!(find_planted("fill_part", "fixed"), [] as [serde_json::Value; 0]);
}
