//! `visa exec`.

use crate::general::run;

#[test]
fn exec_with_a_missing_driver_names_it() {
    let shown = run(&["exec", "--driver", "/nowhere/driver.so", "--", "program"]);
    assert_eq!((shown.status, shown.out.as_str()), (2, ""));
    assert!(shown.err.contains("`/nowhere/driver.so`"), "{}", shown.err);
}

#[cfg(unix)]
#[test]
fn exec_passes_the_driver_the_options_and_the_exit_status_on() {
    let visa = env!("CARGO_BIN_EXE_visa");
    let script = r#"echo "$OCL_ICD_VENDORS $OCL_ICD_FILENAMES $OPENVISA_DEVICE $OPENVISA_STRICT $OPENVISA_CHECK $OPENVISA_TRACE $1 $2"; exit 7"#;
    let ours = ["exec", "--driver", visa, "--device", "pvc", "--strict", "--check", "races,lanes", "--trace"];
    let options = [&ours[..], &["--", "sh", "-c", script, "sh", "-x", "a b"]].concat();
    let output = std::process::Command::new(visa).args(options).output().expect("the command can be run");
    let driver = std::fs::canonicalize(visa).expect("it exists");
    let expected = format!("{0} {0} pvc 1 races,lanes 1 -x a b\n", driver.display());
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stdout)), (Some(7), expected.into()));
}

#[cfg(unix)]
#[test]
fn exec_of_a_missing_program_names_it() {
    let visa = env!("CARGO_BIN_EXE_visa");
    let output = std::process::Command::new(visa).args(["exec", "--driver", visa, "--", "/nowhere/program"]).output();
    let output = output.expect("the command can be run");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("`/nowhere/program`"));
}
