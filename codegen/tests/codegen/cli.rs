//! Tests of the `visa-codegen` command from the view of its users.
//!
//! For example, `visa-codegen explain V0301` must print the page of that rule.

mod fix;
mod format;
mod rename;

use crate::material::{Run, no_folder, run, run_with};
use openvisa_codegen::cli::{self, Context};
use openvisa_codegen::rules;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Creates a folder for a test, with `instructions/ODD.md` in it.
fn make_folder(name: &str, document: &str) -> PathBuf {
    let dir = no_folder(name);
    std::fs::create_dir_all(dir.join("instructions")).expect("the folder can be made");
    std::fs::write(dir.join("instructions/ODD.md"), document).expect("the file can be written");
    dir
}

const ODD: &str = "# ODD\n\n## Opcode\n\n  OTHER = 0x01\n";

#[test]
fn the_command_line_is_consistent() {
    cli::command().debug_assert();
}

#[test]
fn help_names_every_command_and_every_command_has_help() {
    let command = cli::command();
    let names: Vec<_> = command.get_subcommands().map(|command| command.get_name()).collect();
    for args in [&["--help"][..], &["-h"], &["help"]] {
        let shown = run(args);
        assert_eq!((shown.status, shown.err.as_str()), (0, ""));
        for name in &names {
            assert!(shown.out.contains(&format!("\n  {name} ")), "{name}: {}", shown.out);
        }
    }
    for name in names {
        // Arguments follow, or the end of the line.
        let usages = [" ", "\n"].map(|end| format!("Usage: visa-codegen {name}{end}"));
        for args in [[name, "--help"], ["help", name], [name, "-h"]] {
            let shown = run(&args);
            let has_usage = usages.iter().any(|usage| shown.out.contains(usage));
            assert!(shown.status == 0 && has_usage, "{args:?}: {}", shown.out);
        }
    }
}

#[test]
fn help_texts_fit_a_screen_and_describe_every_argument() {
    fn check(command: &clap::Command) {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        assert!(!about.is_empty() && !about.starts_with("The "), "{}: {about}", command.get_name());
        for arg in command.get_arguments() {
            assert!(arg.get_help().is_some(), "{} {} has no help", command.get_name(), arg.get_id());
        }
        command.get_subcommands().for_each(check);
    }
    check(&cli::command());
    for command in cli::command().get_subcommands() {
        let shown = run(&[command.get_name(), "--help"]);
        // Examples are not wrapped.
        let text = shown.out.lines().filter(|line| !line.starts_with("  visa-codegen "));
        let longest = text.max_by_key(|line| line.chars().count()).unwrap_or_default();
        assert!(longest.chars().count() <= 120, "{}: {longest}", command.get_name());
    }
}

#[test]
fn generating_names_each_phase_where_progress_is_shown() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let [specs, out] = ["specs", "generated"].map(|name| root.join(name).to_str().expect("UTF-8").to_owned());
    let args = ["gen", "--check", "--specs", &specs, "--out", &out].map(OsString::from);
    let (mut input, mut printed, mut err) = (std::io::empty(), Vec::new(), Vec::new());
    let plain = Context::plain(&mut input, &mut printed, &mut err);
    assert_eq!(cli::run(args, &mut Context { progress: true, ..plain }), cli::ExitStatus::Success);
    let err = String::from_utf8(err).expect("output is UTF-8");
    let phases = ["reading the specification", "generating files", "comparing with the files that are there"];
    assert_eq!(err.lines().collect::<Vec<_>>(), phases);
}

#[test]
fn the_message_about_files_that_are_up_to_date_has_the_right_number() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let [specs, out, builder] = ["specs", "generated", "src/builder"].map(|name| root.join(name).display().to_string());
    let shown = run(&["gen", "--check", "--specs", &specs, "--out", &out, "--builder", &builder]);
    let lines: Vec<_> = shown.out.lines().collect();
    let [generated, methods] = lines[..] else { panic!("a line for each folder: {lines:?}") };
    assert!(generated.contains(": all ") && generated.contains(" files are up to date with "), "{generated}");
    assert_eq!(methods, format!("{builder}: the only file is up to date with {specs}"));
}

#[test]
fn the_version_is_that_of_the_crate() {
    for flag in ["--version", "-V"] {
        assert_eq!(run(&[flag]).out, format!("visa-codegen {}\n", env!("CARGO_PKG_VERSION")));
    }
}

/// Parses a command line without running it.
fn parse(line: &str) -> Result<cli::Subcommand, clap::Error> {
    use clap::Parser;
    cli::Arguments::try_parse_from(["visa-codegen"].into_iter().chain(line.split(' '))).map(|parsed| parsed.subcommand)
}

#[test]
fn every_option_is_accepted() {
    for line in [
        "check dir --fix --format json --deny-warnings --color always",
        "check --format=SARIF dir",
        "check --format Github --color=NEVER dir",
        "gen",
        "gen --specs dir --out dir --bindings dir --check --core dir",
        "gen --watch",
        "gen --base dir",
        "rename ADD/Src0 Summand --specs dir --dry-run",
        "new NAME_2 --like OTHER --title words --opcode 0x9d --specs dir",
        "diff old new --format markdown --errata",
        "diff old new --format JSON",
        "json dir",
        "json --schema",
        "json dir --schema",
        "render --template file --specs dir -o file",
        "render --context --output file",
        "render --template - -o -",
        "trace FILE:1 --out a --out b",
        "site dir --out dir --against a --against b --coverage file --playground file",
        "import upstream out NAME fields.md --print --dry-run",
        "explain",
        "explain V0301 duplicate-opcode v0302",
        "completions bash",
        "completions ZSH",
        "man dir",
    ] {
        assert!(parse(line).is_ok(), "{line}: {}", parse(line).unwrap_err());
    }
}

#[test]
fn options_have_their_defaults() {
    let shown = |line: &str| format!("{:?}", parse(line).expect(line));
    assert_eq!(shown("gen"), shown("gen --specs specs --out generated"));
    assert_eq!(shown("check dir"), shown("check dir --format human --color auto"));
    assert_eq!(
        shown("trace ADD.md:1"),
        shown("trace ADD.md:1 --out generated/src --out packages/bindings --out src/builder")
    );
    assert_eq!(shown("site dir"), shown("site dir --out target/site"));
    assert_eq!(shown("diff a b"), shown("diff a b --format human"));
}

#[test]
fn of_an_option_that_is_given_twice_the_last_value_counts() {
    let dir = make_folder("twice", ODD);
    let dir = dir.to_str().expect("the path is UTF-8");
    let shown = run(&["check", dir, "--format", "sarif", "--format", "json"]);
    assert!(shown.out.starts_with("{\"code\":"), "{}", shown.out);
}

#[test]
fn wrong_usage_is_status_2_and_says_what_was_probably_meant() {
    for (args, message) in [
        (&["chek", "specs"][..], "unrecognized subcommand 'chek'\n\n  tip: a similar subcommand exists: 'check'"),
        (&["gne"], "unrecognized subcommand 'gne'\n\n  tip: a similar subcommand exists: 'gen'"),
        (&["zebra"], "unrecognized subcommand 'zebra'\n\nUsage: "),
        (&["--hepl"], "tip: a similar argument exists: '--help'"),
        (&["check"], "required arguments were not provided:\n  <DIR>"),
        (&["check", "a", "b"], "unexpected argument 'b' found"),
        (&["check", "-"], "'<DIR>': a specification is a folder, and cannot be read from standard input"),
        (
            &["check", "a", "--format", "jsn"],
            "'jsn' for '--format <FORMAT>'\n  [possible values: human, json, sarif, github]\n\n  tip: a similar value exists: 'json'",
        ),
        (&["check", "a", "--formt", "json"], "tip: a similar argument exists: '--format'"),
        (&["gen", "--otu", "dir"], "tip: a similar argument exists: '--out'"),
        (&["check", "a", "--color", "blue"], "'blue' for '--color <WHEN>'\n  [possible values: auto, always, never]"),
        (&["check", "a", "--deny-warnings=yes"], "unexpected value 'yes' for '--deny-warnings'"),
        (&["gen", "--check", "--watch"], "'--check' cannot be used with '--watch'"),
        (&["gen", "--specs", "-"], "a specification is a folder"),
        (&["diff", "old"], "required arguments were not provided:\n  <NEW>"),
        (&["render"], "required arguments were not provided:\n  <--template <FILE>|--context>"),
        (&["render", "--template", "t", "--context"], "'--template <FILE>' cannot be used with '--context'"),
        (&["trace", "ADD.md"], "'ADD.md' for '<FILE:LINE>': expected FILE:LINE, with a line from 1"),
        (&["completions", "bsah"], "tip: a similar value exists: 'bash'"),
        (&["explain", "V0310"], "there is no rule `V0310`; did you mean `V0301`?"),
        (&["explain", "duplicate-opcod"], "did you mean `duplicate-opcode`?"),
        (&["help", "chek"], "unrecognized subcommand 'chek'\n\n  tip: a similar subcommand exists: 'check'"),
    ] {
        let shown = run(args);
        assert_eq!((shown.status, shown.out.as_str()), (2, ""), "{args:?}");
        assert!(shown.err.starts_with("error: ") && shown.err.contains(message), "{args:?}: {}", shown.err);
        assert!(shown.err.ends_with("\n\nFor more information, try '--help'.\n"), "{args:?}: {}", shown.err);
    }
    let nothing = run(&[]);
    assert_eq!((nothing.status, nothing.out.as_str()), (2, ""));
    assert!(nothing.err.contains("Usage: visa-codegen <COMMAND>"), "{}", nothing.err);
}

#[test]
fn an_unreadable_folder_is_status_2_and_is_named() {
    let shown = run(&["check", "no/such/folder"]);
    assert_eq!((shown.status, shown.out.as_str()), (2, ""));
    assert!(shown.err.contains("no/such/folder") && shown.err.contains("holds `instructions/`"), "{}", shown.err);
}

#[test]
fn explain_prints_the_page_of_each_rule_and_lists_all() {
    for rule in rules::ALL {
        assert_eq!(run(&["explain", rule.code]).out, rule.page);
        assert_eq!(run(&["explain", rule.name]).out, rule.page);
    }
    let listed = run(&["explain"]).out;
    assert_eq!(listed.lines().count(), rules::ALL.len());
    assert!(listed.contains("V0301  error    duplicate-opcode: no two instructions"), "{listed}");
}

#[test]
fn warnings_pass_unless_they_are_denied() {
    let dir = make_folder("warnings", ODD);
    let dir = dir.to_str().expect("the path is UTF-8");
    let shown = run(&["check", dir]);
    assert_eq!(shown.status, 0, "{}", shown.out);
    assert!(shown.out.contains(&format!("--> {dir}/instructions/ODD.md:5:3")), "{}", shown.out);
    assert!(shown.out.contains(" warnings in 1 file\n"), "{}", shown.out);
    let denied = run(&["check", dir, "--deny-warnings"]);
    assert_eq!(denied.status, 1);
    assert!(denied.out.contains("error[V0303]") && !denied.out.contains("warning["), "{}", denied.out);
}

#[test]
fn json_is_one_object_a_line_with_paths_relative_to_the_folder() {
    let dir = make_folder("json", ODD);
    let shown = run(&["check", dir.to_str().expect("the path is UTF-8"), "--format=json"]);
    for line in shown.out.lines() {
        let keys = ["code", "severity", "file", "line", "column", "message", "help"];
        let value: serde_json::Value = serde_json::from_str(line).expect("each line is JSON");
        assert!(keys.iter().all(|key| value.get(key).is_some()), "{line}");
        assert_eq!(value["file"], "instructions/ODD.md");
        let mut places = keys.iter().map(|key| line.find(&format!("\"{key}\":")));
        assert!(places.clone().is_sorted() && places.all(|p| p.is_some()), "{line}");
    }
    assert!(shown.out.contains("\"code\":\"V0303\",\"severity\":\"warning\""), "{}", shown.out);
    assert!(shown.err.contains("warnings in 1 file"), "{}", shown.err);
}

#[test]
fn sarif_is_one_document() {
    let dir = make_folder("sarif", ODD);
    let shown = run(&["check", dir.to_str().expect("the path is UTF-8"), "--format", "sarif"]);
    let value: serde_json::Value = serde_json::from_str(&shown.out).expect("the output is JSON");
    let results = value["runs"][0]["results"].as_array().expect("there are results");
    assert!(results.iter().any(|r| r["ruleId"] == "V0303"), "{}", shown.out);
}

#[test]
fn colours_are_for_terminals_unless_asked_for() {
    let dir = make_folder("colours", ODD);
    let dir = dir.to_str().expect("the path is UTF-8");
    let colored = |run: Run| run.out.contains('\u{1b}');
    assert!(!colored(run(&["check", dir])));
    assert!(colored(run_with(true, &["check", dir])));
    assert!(colored(run(&["check", dir, "--color", "always"])));
    assert!(!colored(run_with(true, &["check", dir, "--color=never"])));
    assert!(!colored(run_with(true, &["check", dir, "--format", "json"])));
}

#[test]
fn the_program_returns_the_status_and_bears_a_reader_that_leaves() {
    let program = env!("CARGO_BIN_EXE_visa-codegen");
    let status = |args: &[&str]| Command::new(program).args(args).stderr(Stdio::null()).stdout(Stdio::null()).status();
    assert_eq!(status(&["explain"]).expect("the program runs").code(), Some(0));
    assert_eq!(status(&["explain", "V9999"]).expect("the program runs").code(), Some(2));
    let mut child = Command::new(program)
        .arg("explain")
        .args(rules::ALL.iter().map(|r| r.code))
        .args(rules::ALL.iter().map(|r| r.code))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn the_environment_chooses_colours_where_the_output_is_no_terminal() {
    let dir = make_folder("environment", ODD);
    let is_colored = |set: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_visa-codegen"));
        command.arg("check").arg(&dir);
        for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
            command.env_remove(name);
        }
        let output = command.envs(set.iter().copied()).output().expect("the program runs");
        output.stdout.contains(&0x1b)
    };
    assert!(is_colored(&[("CLICOLOR_FORCE", "1")]) && is_colored(&[("CLICOLOR_FORCE", "1"), ("TERM", "dumb")]));
    assert!(!is_colored(&[]) && !is_colored(&[("CLICOLOR", "1"), ("CLICOLOR_FORCE", "0")]));
    assert!(!is_colored(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}

#[test]
fn completions_name_every_subcommand() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let shown = run(&["completions", shell]);
        assert_eq!((shown.status, shown.err.as_str()), (0, ""), "{shell}");
        for command in cli::command().get_subcommands() {
            assert!(shown.out.contains(command.get_name()), "{shell}: {}", command.get_name());
        }
    }
}

#[test]
fn each_subcommand_has_a_manual_page() {
    let dir = no_folder("man/made/by/the/command");
    let shown = run(&["man", dir.to_str().expect("the path is UTF-8")]);
    let command = cli::command();
    let names: Vec<_> =
        command.get_subcommands().map(|command| format!("visa-codegen-{}.1", command.get_name())).collect();
    assert_eq!((shown.status, shown.err.as_str()), (0, ""));
    assert!(shown.out.ends_with(&format!(": wrote {} manual pages\n", names.len() + 1)), "{}", shown.out);
    for name in names.iter().map(String::as_str).chain(["visa-codegen.1"]) {
        let page = std::fs::read_to_string(dir.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(page.contains(".SH NAME") && page.contains(".SH OPTIONS"), "{name}: {page}");
    }
    let file = dir.join("visa-codegen.1");
    let shown = run(&["man", file.to_str().expect("the path is UTF-8")]);
    assert!(shown.status == 2 && shown.err.contains("visa-codegen.1: "), "{}", shown.err);
}

#[test]
fn a_template_can_be_read_from_standard_input() {
    let specs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs");
    let (mut input, mut out, mut err) = (&b"{{ instructions | length }}"[..], Vec::new(), Vec::new());
    let args = ["render", "--template", "-", "-o", "-", "--specs", specs.to_str().expect("the path is UTF-8")];
    let status = cli::run(args.iter().map(OsString::from), &mut Context::plain(&mut input, &mut out, &mut err));
    assert_eq!((status.code(), String::from_utf8_lossy(&err).as_ref()), (0, ""));
    assert!(String::from_utf8_lossy(&out).parse::<usize>().is_ok_and(|count| count > 100), "{out:?}");
}

/// Copies the specification to a folder for a test that changes it.
fn copy_of_specs(name: &str) -> PathBuf {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs");
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).join("specs");
    let _ = std::fs::remove_dir_all(&dir);
    for folder in ["", "instructions"] {
        std::fs::create_dir_all(dir.join(folder)).expect("the folder can be made");
        for entry in std::fs::read_dir(from.join(folder)).expect("the specification can be read") {
            let path = entry.expect("the specification can be read").path();
            if path.is_file() {
                std::fs::copy(&path, dir.join(folder).join(path.file_name().unwrap())).expect("the file can be copied");
            }
        }
    }
    dir
}

/// Replaces the first occurrence of a text in a file.
fn replace_in_file(path: &Path, from: &str, to: &str) {
    let text = std::fs::read_to_string(path).expect("the file can be read");
    assert!(text.contains(from), "{}: {from}", path.display());
    std::fs::write(path, text.replacen(from, to, 1)).expect("the file can be written");
}

#[test]
fn what_looks_like_a_document_and_is_not_read_is_an_error() {
    let dir = make_folder("unread", "# ODD\n");
    let path = dir.to_str().expect("the path is UTF-8");
    let odd = dir.join("instructions/EVEN.MD");
    std::fs::write(&odd, "# EVEN\n").expect("the file can be written");
    let shown = run(&["check", path]);
    assert!(shown.status == 2 && shown.err.contains("EVEN.MD: names of documents end in `.md`"), "{}", shown.err);
    std::fs::remove_file(&odd).expect("the file can be removed");
    std::fs::create_dir(dir.join("instructions/EVEN.md")).expect("the folder can be made");
    let shown = run(&["check", path]);
    assert!(shown.status == 2 && shown.err.contains("EVEN.md: this is not a file"), "{}", shown.err);
    std::fs::remove_dir(dir.join("instructions/EVEN.md")).expect("the folder can be removed");
    let below = dir.join("instructions/below");
    std::fs::create_dir(&below).expect("the folder can be made");
    assert_ne!(run(&["check", path]).status, 2, "a folder without documents is no matter");
    std::fs::write(below.join("EVEN.md"), "# EVEN\n").expect("the file can be written");
    let shown = run(&["check", path]);
    assert!(
        shown.status == 2 && shown.err.contains("below/EVEN.md: documents of instructions must be in"),
        "{}",
        shown.err
    );
    std::fs::remove_dir_all(&below).expect("the folder can be removed");
    // Hidden files of editors are ignored.
    std::fs::write(dir.join("instructions/.#ODD.md"), "lock").expect("the file can be written");
    assert_ne!(run(&["check", path]).status, 2);
}

#[test]
fn findings_that_say_the_same_in_many_places_are_shown_a_few_times() {
    let dir = copy_of_specs("alike");
    let path = dir.to_str().expect("the path is UTF-8");
    replace_in_file(&dir.join("2_datatypes.md"), "| UD |", "| UE |");
    let shown = run(&["check", path]);
    assert_eq!(shown.out.matches("error[V0752]: `UD` is not a data type").count(), 3, "{}", shown.out);
    assert!(shown.out.contains("... and the same in "), "{}", shown.out);
    let json = run(&["check", path, "--format", "json"]);
    assert!(json.out.matches("`UD` is not a data type").count() > 100, "{}", json.out);
}

#[test]
fn github_annotations_have_a_place_and_are_one_line_each() {
    let dir = make_folder("github", ODD);
    let dir = dir.to_str().expect("the path is UTF-8");
    let shown = run(&["check", dir, "--format", "github"]);
    let first = shown.out.lines().find(|l| l.contains("V0303")).expect("the finding is there");
    assert!(first.starts_with("::warning file=") && first.contains("/instructions/ODD.md,line=5,"), "{first}");
    assert!(shown.out.lines().all(|l| l.starts_with("::") && l.matches("::").count() >= 2), "{}", shown.out);
}

#[test]
fn a_file_that_is_not_generated_is_overwritten_on_request_alone() {
    let specs = copy_of_specs("handwritten");
    let out = specs.with_file_name("handwritten");
    let _ = std::fs::remove_dir_all(&out);
    std::fs::create_dir_all(out.join("src")).expect("the folder can be made");
    let own = out.join("src/lib.rs");
    std::fs::write(&own, "//! Mine.\n").expect("the file can be written");
    let args = ["gen", "--specs", specs.to_str().unwrap(), "--out", out.to_str().unwrap()];
    let refused = run(&args);
    let said = format!("error: `{}` is in the way: it does not say at its head that it is generated\n", own.display());
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    assert!(refused.err.starts_with(&said) && refused.err.contains("`--force`"), "{}", refused.err);
    assert_eq!(std::fs::read_to_string(&own).expect("the file is there"), "//! Mine.\n");
    assert_eq!(std::fs::read_dir(out.join("src")).expect("the folder is there").count(), 1, "nothing was written");
    let forced = run(&[&args[..], &["--force"]].concat());
    assert_eq!(forced.status, 0, "{}", forced.err);
    assert!(std::fs::read_to_string(&own).expect("the file is there").starts_with("// @generated"));
    replace_in_file(
        &specs.join("instructions/ADD.md"),
        "- **Saturation:** Yes",
        "- **Saturation:** Only when type is float",
    );
    let again = run(&args);
    assert_eq!(again.status, 0, "what is generated is replaced: {}", again.err);
    std::fs::write(&own, "").expect("the file can be written");
    let resumed = run(&args);
    assert_eq!(resumed.status, 0, "an empty file is nobody's: {}", resumed.err);
    assert!(std::fs::read_to_string(&own).expect("the file is there").starts_with("// @generated"));
}

#[test]
fn watching_generates_again_after_an_edit_and_shows_what_it_changes_or_what_is_wrong() {
    use std::io::{BufRead, BufReader};
    let specs = copy_of_specs("watch");
    let out = specs.with_file_name("generated");
    let _ = std::fs::remove_dir_all(&out);
    let mut child = Command::new(env!("CARGO_BIN_EXE_visa-codegen"))
        .args(["gen", "--watch", "--specs", specs.to_str().unwrap(), "--out", out.to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs");
    let (send, lines) = std::sync::mpsc::channel();
    let stdout = child.stdout.take().expect("it is piped");
    let _child = KilledChild(child);
    std::thread::spawn(move || BufReader::new(stdout).lines().map_while(Result::ok).try_for_each(|l| send.send(l)));
    // The lines of one round, up to the one that says that it watches. The limit is far longer than
    // a round takes, for busy machines.
    let round = || {
        let mut text = String::new();
        loop {
            let line = lines.recv_timeout(std::time::Duration::from_secs(60)).expect("a round ends");
            text += &format!("{line}\n");
            if line.contains("; watching ") {
                return text;
            }
        }
    };
    let first = round();
    assert!(first.contains("added   ") && out.join("src/enums.rs").exists(), "{first}");
    replace_in_file(
        &specs.join("instructions/ADD.md"),
        "- **Saturation:** Yes",
        "- **Saturation:** Only when type is float",
    );
    let second = round();
    assert!(second.contains("ADD\n  property/Saturation: ") && second.contains("1 difference: "), "{second}");
    assert!(second.contains("/src/rules.rs\n"), "{second}");
    replace_in_file(&specs.join("instructions/ADD.md"), "## Format", "## Formt");
    let third = round();
    assert!(third.contains("instructions/ADD.md:") && third.contains("nothing was generated"), "{third}");
}

/// A child process that is killed at the end of its test.
struct KilledChild(std::process::Child);

impl Drop for KilledChild {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn trace_follows_lines_to_generated_items_and_back() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (src, bindings) = (root.join("generated/src"), root.join("packages/bindings"));
    let trace =
        |place: &str| run(&["trace", place, "--out", src.to_str().unwrap(), "--out", bindings.to_str().unwrap()]);
    let add = std::fs::read_to_string(root.join("specs/instructions/ADD.md")).expect("the document is there");
    let line = |start: &str| add.lines().position(|l| l.starts_with(start)).expect("the line is there") + 1;

    let src1 = line("- **Src1");
    let shown = trace(&format!("specs/instructions/ADD.md:{src1}"));
    assert_eq!(shown.status, 0, "{}", shown.err);
    for item in ["instructions.rs:", "Add::src1", "info_table.rs:", "rules.rs:", "// Src1"] {
        assert!(shown.out.contains(item), "{item} in\n{}", shown.out);
    }
    // Each of these items leads back to the line.
    for item in shown.out.lines().filter(|l| l.contains(".rs:")) {
        let place = item.split_once(": ").expect("a place stands first").0.rsplit('/').next().unwrap();
        let back = trace(place);
        assert!(
            back.out.starts_with(&format!("specs/instructions/ADD.md:{src1}: ")),
            "{item}: {}{}",
            back.out,
            back.err
        );
    }
    let saturation = trace(&format!("ADD.md:{}", line("- **Saturation")));
    assert!(saturation.out.contains("rules.rs:"), "{}", saturation.out);
    let blank = trace("specs/instructions/ADD.md:2");
    assert!(blank.status == 1 && blank.err.contains("nearest line above"), "{}", blank.err);
    for place in ["ADD.md", "ADD.md:0", "ADD.md:x", ":3", "enums.rs:99999999", "no.rs:1"] {
        assert_eq!(trace(place).status, 2, "{place}");
    }
}

#[test]
fn of_texts_that_changed_only_the_changed_lines_are_shown() {
    let page = |text: &str| format!("# ODD\n\n## Opcode\n\n  ODD = 0x01\n\n## Text\n\n```\n{text}```\n");
    let (old, new) =
        (make_folder("diff-old", &page("odd one\nodd two\n")), make_folder("diff-new", &page("odd one\nodd three\n")));
    let shown = run(&["diff", old.to_str().expect("UTF-8"), new.to_str().expect("UTF-8")]);
    assert_eq!(shown.err, "");
    assert!(
        shown.out.contains("text: changed [") && shown.out.contains("\n    - odd two\n    + odd three\n"),
        "{}",
        shown.out
    );
    assert!(!shown.out.contains("odd one"), "{}", shown.out);
}

#[test]
fn a_check_names_the_files_that_were_edited_by_hand() {
    let out = no_folder("edited-by-hand");
    let specs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/other-isa/specs");
    let (out_word, specs) = (out.display().to_string(), specs.display().to_string());
    let arguments = ["gen", "--specs", &specs, "--out", &out_word, "--crate-name", "pebble-isa", "--title", "Pebble"];
    assert_eq!(run(&arguments).status, 0);
    let check = [&arguments[..], &["--check"]].concat();
    assert_eq!(run(&check).status, 0);
    let file = out.join("src/types.rs");
    let text = std::fs::read_to_string(&file).expect("the file can be read");
    std::fs::write(&file, format!("{text}// mine\n")).expect("the file can be written");
    let stale = run(&check);
    assert!(stale.status == 1 && stale.out.contains("Edited by hand: types.rs."), "{}", stale.out);
    // A generator that makes something else records the hash of what it makes.
    let hashes = out.join("src/specification.rs");
    let known = std::fs::read_to_string(&hashes).expect("the file can be read");
    let line = known.lines().find(|line| line.contains("types.rs")).expect("the file has a hash");
    std::fs::write(&file, &text).expect("the file can be written");
    std::fs::write(&hashes, known.replace(line, "// - types.rs 0000000000000000")).expect("the file can be written");
    assert!(run(&check).out.contains("specification.rs"));
}
