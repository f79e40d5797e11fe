//! Finds launch files, and the devices that each of them is run for.

use super::TestArgs;
use crate::files::walk_folder;
use openvisa_cli_support::Failure;
use openvisa_cli_support::shard::Shard;
use openvisa_sim::LaunchFile;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// A launch file, and a device to run it for.
#[derive(Clone, Debug)]
pub(super) struct TestJob {
    /// The path below the folder of the tests, with slashes.
    pub(super) name: String,
    pub(super) file: PathBuf,
    /// The device. `None` is that of the launch file's program.
    pub(super) device: Option<String>,
}

/// The tests of a folder.
#[derive(Debug)]
pub(super) struct FoundTests {
    /// The tests to run, by file and then by device.
    pub(super) jobs: Vec<TestJob>,
    /// All launch files of the folder.
    pub(super) files: Vec<PathBuf>,
    /// Number of JSON files that have no launch.
    pub(super) other_files: usize,
    /// Number of launch files in the shard.
    pub(super) in_shard: usize,
    /// The launch files of the shard that are for other devices only.
    pub(super) for_no_device: Vec<String>,
}

/// Members by which a JSON file is a launch file, perhaps a wrong one.
const LAUNCH_MEMBERS: [&str; 4] = ["kernel", "launches", "global_size", "args"];

/// Returns whether the text of a file is that of a launch file. One that is not JSON may be meant
/// as one.
fn is_launch_file(text: &[u8]) -> bool {
    match serde_json::from_slice::<Value>(text) {
        Ok(value) => LAUNCH_MEMBERS.iter().any(|member| value.get(member).is_some()),
        Err(_) => true,
    }
}

/// Finds the tests of a shard that the user asks for. Files are sorted by their paths.
///
/// # Errors
/// If the folder or a file cannot be read.
pub(super) fn find_tests(args: &TestArgs, shard: Option<Shard>) -> Result<FoundTests, Failure> {
    let folder = &args.folder;
    let mut found =
        FoundTests { jobs: Vec::new(), files: Vec::new(), other_files: 0, in_shard: 0, for_no_device: Vec::new() };
    let cannot = |error| Failure::Unreadable(format!("`{}` cannot be read: {error}", folder.display()));
    fs::metadata(folder).map_err(cannot)?;
    let is_json = |path: &PathBuf| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    let (base, mut paths) = match folder.is_file() {
        true => (folder.parent().unwrap_or(Path::new("")), vec![folder.clone()]),
        false => (folder.as_path(), walk_folder(folder)?.into_iter().filter(is_json).collect()),
    };
    paths.sort();
    for path in paths {
        let unreadable = |error| Failure::Unreadable(format!("`{}` cannot be read: {error}", path.display()));
        let text = fs::read(&path).map_err(unreadable)?;
        if !folder.is_file() && !is_launch_file(&text) {
            found.other_files += 1;
            continue;
        }
        found.files.push(path.clone());
        let below = path.strip_prefix(base).unwrap_or(&path);
        let name = below.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/");
        if shard.is_some_and(|shard| !shard.has(&name)) {
            continue;
        }
        found.in_shard += 1;
        // A file that cannot be read is an error of each device.
        let text = String::from_utf8_lossy(&text);
        let own = LaunchFile::parse(&text).map(|launch| launch.devices).unwrap_or_default();
        let devices = choose_devices(&args.devices, own);
        if devices.is_empty() {
            found.for_no_device.push(name.clone());
        }
        let job = |device| TestJob { name: name.clone(), file: path.clone(), device };
        found.jobs.extend(devices.into_iter().map(job));
    }
    Ok(found)
}

/// Returns the devices that a launch file is run for. `wanted` are those that the user names, `own`
/// those that the launch file lists; none means all.
fn choose_devices(wanted: &[String], own: Vec<String>) -> Vec<Option<String>> {
    let is_own = |device: &&String| own.is_empty() || own.iter().any(|own| own.eq_ignore_ascii_case(device));
    let mut devices: Vec<String> = match wanted {
        [] => own,
        wanted => wanted.iter().filter(is_own).cloned().collect(),
    };
    let mut seen = std::collections::BTreeSet::new();
    devices.retain(|device| seen.insert(device.to_ascii_lowercase()));
    match (wanted, devices.is_empty()) {
        ([], true) => vec![None],
        _ => devices.into_iter().map(Some).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_devices_are_those_that_both_sides_name() {
        let list = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let choose = |wanted: &[&str], own: &[&str]| {
            let devices = choose_devices(&list(wanted), list(own));
            devices.into_iter().map(|device| device.unwrap_or("own".to_owned())).collect::<Vec<_>>()
        };
        assert_eq!(choose(&[], &[]), ["own"]);
        assert_eq!(choose(&[], &["pvc", "dg2"]), ["pvc", "dg2"]);
        assert_eq!(choose(&["dg2", "PVC", "pvc"], &[]), ["dg2", "PVC"]);
        assert_eq!(choose(&["skl", "PVC"], &["pvc", "dg2"]), ["PVC"]);
        assert!(choose(&["skl"], &["pvc"]).is_empty());
    }
}
