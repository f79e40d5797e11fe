//! `visa exec`.

use crate::general::run;
use std::path::Path;

#[test]
fn exec_with_a_missing_driver_names_it() {
    let shown = run(&["exec", "--driver", "/nowhere/driver.so", "--", "program"]);
    assert_eq!((shown.status, shown.out.as_str()), (2, ""));
    assert!(shown.err.contains("`/nowhere/driver.so`"), "{}", shown.err);
}

/// Writes a file that looks like a driver, and returns its path. Loaders are not asked to load it.
fn write_driver(folder: &Path) -> String {
    let mut bytes = std::fs::read(env!("CARGO_BIN_EXE_visa")).expect("the command can be read");
    bytes.truncate(64);
    bytes.extend(b"clGetExtensionFunctionAddress");
    let path = folder.join("driver.so");
    std::fs::write(&path, bytes).expect("it can be written");
    path.to_str().expect("the path is UTF-8").to_owned()
}

#[test]
fn exec_with_a_driver_that_is_none_says_what_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let [text, library] = ["text", "library.so"].map(|name| folder.path().join(name).display().to_string());
    std::fs::write(&text, "no library").expect("it can be written");
    std::fs::write(&library, b"\x7fELF and other functions").expect("it can be written");
    for (path, what) in [
        (text.as_str(), "found a file that is no library"),
        (library.as_str(), "found a library without `clGetExtensionFunctionAddress`"),
        (folder.path().to_str().expect("it is UTF-8"), "found something that is no file"),
    ] {
        let shown = run(&["exec", "--driver", path, "--", "program"]);
        assert_eq!((shown.status, shown.out.as_str()), (2, ""));
        assert!(shown.err.contains(&format!("`{path}`")) && shown.err.contains(what), "{}", shown.err);
    }
}

#[cfg(unix)]
#[test]
fn exec_passes_the_driver_the_options_and_the_exit_status_on() {
    let visa = env!("CARGO_BIN_EXE_visa");
    let script = r#"echo "$OCL_ICD_VENDORS $OCL_ICD_FILENAMES $OPENVISA_DEVICE $OPENVISA_STRICT $OPENVISA_CHECK $OPENVISA_TRACE $1 $2"; exit 7"#;
    let folder = tempfile::tempdir().expect("a folder");
    let driver = write_driver(folder.path());
    let ours = ["exec", "--driver", &driver, "--device", "pvc", "--strict", "--check", "races,lanes", "--trace"];
    let options = [&ours[..], &["--", "sh", "-c", script, "sh", "-x", "a b"]].concat();
    let output = std::process::Command::new(visa).args(options).output().expect("the command can be run");
    let driver = std::fs::canonicalize(driver).expect("it exists");
    let expected = format!("{0} {0} pvc 1 races,lanes 1 -x a b\n", driver.display());
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stdout)), (Some(7), expected.into()));
}

#[cfg(unix)]
#[test]
fn exec_of_a_missing_program_names_it() {
    let visa = env!("CARGO_BIN_EXE_visa");
    let folder = tempfile::tempdir().expect("a folder");
    let driver = write_driver(folder.path());
    let output =
        std::process::Command::new(visa).args(["exec", "--driver", &driver, "--", "/nowhere/program"]).output();
    let output = output.expect("the command can be run");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("`/nowhere/program`"));
}
