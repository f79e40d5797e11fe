//! Help, usage errors, completions and manual pages.

use crate::general::run;
#[cfg(feature = "packaging")]
use crate::general::scratch;

#[test]
fn help_names_every_command_and_every_command_has_help() {
    for args in [&["--help"][..], &["-h"], &["help"]] {
        let shown = run(args);
        assert_eq!((shown.status, shown.err.as_str()), (0, ""));
        for command in openvisa_commands::command().get_subcommands() {
            let name = command.get_name();
            assert!(shown.out.contains(&format!("\n  {name} ")), "{}", shown.out);
            let usage = format!("Usage: visa {name}");
            for args in [[name, "--help"], ["help", name], [name, "-h"]] {
                let shown = run(&args);
                assert!(shown.status == 0 && shown.out.contains(&usage), "{args:?}: {}", shown.out);
                let is_complete = shown.out.contains("\nExample") && shown.out.contains("\nExit status: 0 ");
                assert!(is_complete || ["completions", "man"].contains(&name), "{args:?}: {}", shown.out);
            }
        }
    }
}

#[test]
fn wrong_usage_is_status_2_and_says_what_was_probably_meant() {
    for (args, said) in [
        (&[][..], "Usage: visa <COMMAND>"),
        (&["verfy"], "a similar subcommand exists: 'verify'"),
        (&["dis", "x.isa", "--leniant"], "a similar argument exists: '--lenient'"),
        (&["stat", "x.isa", "--format", "jsn"], "a similar value exists: 'json'"),
        (&["dis"], "required arguments were not provided:\n  <FILE>..."),
        (&["run", "x.isa"], "required arguments were not provided:\n  --launch <FILE>"),
        (&["fmt", "a.visaasm", "--check", "-i"], "cannot be used with"),
        (&["convert", "a.isa", "b.isa", "c.isa"], "unexpected argument 'c.isa' found"),
        (&["stat", "/nowhere/x.isa"], "cannot be read"),
        (&["verify", "x.isa", "--platform", "SLK"], "did you mean `SKL`?"),
        (&["convert", "a.isa", "b.exe"], "does not end in"),
        (&["verify", "-", "a.isa", "-"], "`-` is given twice"),
        (
            &["convert", "a.isa", "b.isa", "--target-version", "9.9"],
            "invalid value '9.9' for '--target-version <VERSION>': expected a version from 3.0 to 4.",
        ),
    ] {
        let shown = run(args);
        assert!(shown.status == 2 && shown.out.is_empty() | (args.starts_with(&["stat"])), "{args:?}: {}", shown.out);
        assert!(shown.err.contains(said), "{args:?}: {}", shown.err);
    }
}

#[cfg(feature = "packaging")]
#[test]
fn completions_offer_subcommands_options_and_platforms() {
    for shell in ["bash", "zsh", "fish"] {
        let shown = run(&["completions", shell]);
        assert_eq!((shown.status, shown.err.as_str()), (0, ""), "{shell}");
        for word in ["verify", "explain", "deny-warnings", "XE2", "lnl"] {
            assert!(shown.out.contains(word), "{shell}: {word}");
        }
    }
    assert_eq!(run(&["completions", "bsh"]).status, 2);
}

#[cfg(feature = "packaging")]
#[test]
fn every_subcommand_has_a_manual_page() {
    let folder = scratch("man");
    let _ = std::fs::remove_dir_all(&folder);
    assert_eq!(run(&["man", &folder.display().to_string()]).status, 0);
    let read =
        |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(read("visa.1").contains("visa\\-verify(1)"));
    for command in openvisa_commands::command().get_subcommands() {
        let page = read(&format!("visa-{}.1", command.get_name()));
        assert!(page.contains(".SH SYNOPSIS"), "{page}");
    }
}

/// Platform names are not reserved words, so the help does not list them. An error and the
/// completion of a shell do.
#[test]
fn help_does_not_list_all_platforms_and_devices() {
    for command in ["asm", "verify", "explain"] {
        let shown = run(&[command, "--help"]).out;
        assert!(shown.contains("--platform <NAME>") && !shown.contains("acm-g10"), "{shown}");
    }
}

#[test]
#[cfg(feature = "packaging")]
fn completions_offer_each_word_once_and_the_instructions_that_can_be_explained() {
    let shown = run(&["completions", "bash"]);
    let lists: Vec<_> =
        shown.out.lines().filter_map(|line| line.split("compgen -W \"").nth(1)?.split('"').next()).collect();
    for list in &lists {
        let words: Vec<_> = list.split_whitespace().filter(|word| *word != "<FILE>...").collect();
        let distinct: std::collections::BTreeSet<_> = words.iter().collect();
        assert_eq!(distinct.len(), words.len(), "{list}");
    }
    assert!(shown.out.contains(" lsc_load_block2d "), "{}", shown.out);
}
