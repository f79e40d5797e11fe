//! The vendor's offline compiler: which devices it knows, and what it compiles kernels to.
//!
//! For example, the compiler of a folder with Debian's newest release offers the devices `dg2` and
//! `acm-g10`, and writes an assembler text for each entry of a kernel.

use super::limited_command;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Output;

/// The text before the names of devices in the help, which commas separate.
const DEVICES_LABEL: &str = "<device_type> can be: ";

/// The line before the versions of a device, each on a line.
const VERSIONS_LABEL: &str = "Matched ids:\n";

/// Prefixes of the names of families.
const FAMILY_PREFIXES: [&str; 2] = ["gen", "xe"];

/// The offline compiler of a Debian release.
pub struct OfflineCompiler {
    /// The program with the arguments before its own.
    command: Vec<OsString>,
}

impl OfflineCompiler {
    /// Finds the compiler of a root, which is a folder with a Debian release. Returns `None` if the
    /// root has none.
    pub fn find(root: &Path) -> Option<Self> {
        Some(Self { command: find_command(root)? })
    }

    /// Returns the names of the devices that the compiler offers. Families are left out.
    ///
    /// # Errors
    /// Returns a message if the compiler cannot be run, or its help lists no device.
    pub fn device_names(&self) -> Result<Vec<String>, String> {
        parse_device_names(&printed(&self.run(&["compile", "--help"])?))
    }

    /// Returns the versions of the hardware that a device name stands for, for example `12.0.0` for
    /// `tgllp`.
    ///
    /// # Errors
    /// Returns a message if the compiler cannot be run, or does not know the name.
    pub fn hardware_versions(&self, device: &str) -> Result<Vec<String>, String> {
        parse_versions(&printed(&self.run(&["ids", device])?)).ok_or_else(|| format!("ocloc does not know {device}"))
    }

    /// Compiles an OpenCL kernel for a device, and returns the assembler texts that the compiler
    /// writes. There are none if it refuses the kernel, for example because the device lacks a
    /// feature.
    ///
    /// # Errors
    /// Returns a message if the compiler cannot be run, or a text cannot be read.
    pub fn compile_kernel(&self, source: &Path, device: &str, scratch: &Path) -> Result<Vec<String>, String> {
        let folder = tempfile::tempdir_in(scratch).map_err(|error| error.to_string())?;
        let folder = folder.path();
        std::fs::copy(source, folder.join("k.cl")).map_err(|error| format!("{}: {error}", source.display()))?;
        let mut command = limited_command(&self.command, &["compile", "-file", "k.cl", "-device", device], folder);
        command.env("IGC_ShaderDumpEnable", "1").env("IGC_DumpToCustomDir", folder);
        command.output().map_err(|error| format!("ocloc: {error}"))?;
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut texts: Vec<_> =
            entries.filter(|path| path.extension().is_some_and(|ending| ending == "visaasm")).collect();
        texts.sort();
        let read =
            |path: &PathBuf| std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
        texts.iter().map(read).collect()
    }

    fn run(&self, arguments: &[&str]) -> Result<Output, String> {
        let output = limited_command(&self.command, arguments, Path::new(".")).output();
        output.map_err(|error| format!("ocloc: {error}"))
    }
}

/// Returns what a program printed to both of its outputs.
fn printed(output: &Output) -> String {
    [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes)).concat()
}

/// Returns the names of devices that the help of the compiler lists. The list also has families,
/// whose names begin with that of an architecture, and ends with a description of other notations,
/// which has blanks.
fn parse_device_names(help: &str) -> Result<Vec<String>, String> {
    let list = help.split_once(DEVICES_LABEL).and_then(|(_, rest)| rest.lines().next());
    let names = list.unwrap_or_default().split(',').map(str::trim);
    let is_name = |name: &&str| {
        let is_part = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        let is_family = FAMILY_PREFIXES.iter().any(|prefix| name.starts_with(prefix));
        !name.is_empty() && !is_family && name.bytes().all(is_part)
    };
    let names: Vec<String> = names.filter(is_name).map(str::to_owned).collect();
    if names.is_empty() { Err("the help of ocloc lists no device".to_owned()) } else { Ok(names) }
}

/// Returns the versions that the compiler prints for a device name, each on a line.
fn parse_versions(printed: &str) -> Option<Vec<String>> {
    let (_, versions) = printed.split_once(VERSIONS_LABEL)?;
    let versions: Vec<String> =
        versions.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect();
    (!versions.is_empty()).then_some(versions)
}

/// Returns the command of the offline compiler of a root.
pub(crate) fn find_command(root: &Path) -> Option<Vec<OsString>> {
    Some(command_of(root, &find_program(root)?))
}

/// Finds a tool of a root by its name, and returns the command that runs it.
pub(crate) fn find_tool(root: &Path, name: &str) -> Option<Vec<OsString>> {
    let program = root.join("usr/bin").join(name);
    program.is_file().then(|| command_of(root, &program))
}

/// Returns the offline compiler of a root: the newest file with a version in its name, or else the
/// one without. Where there are both, the one without is a link that may lead outside of the root.
fn find_program(root: &Path) -> Option<PathBuf> {
    let folder = root.join("usr/bin");
    let entries = std::fs::read_dir(&folder).ok()?.flatten();
    let versioned = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with("ocloc-"));
    let plain = folder.join("ocloc");
    versioned.map(|entry| entry.path()).max().or_else(|| plain.is_file().then_some(plain))
}

/// Returns the command that runs a program of a root with the loader and the libraries of the root.
fn command_of(root: &Path, program: &Path) -> Vec<OsString> {
    let root = std::fs::canonicalize(root).unwrap_or_else(|_| root.to_owned());
    let libraries = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"].map(|folder| root.join(folder));
    let loaders = libraries.each_ref().map(|folder| folder.join("ld-linux-x86-64.so.2"));
    let loader = loaders.iter().find(|path| path.exists()).unwrap_or(&loaders[0]).clone();
    let path = libraries.map(|folder| folder.to_string_lossy().into_owned()).join(":");
    let program = std::fs::canonicalize(program).unwrap_or_else(|_| program.to_owned());
    vec![loader.into(), "--library-path".into(), path.into(), program.into()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_without_a_version_in_its_name_is_found_too() {
        let root = tempfile::tempdir().expect("a folder");
        let folder = root.path().join("usr/bin");
        std::fs::create_dir_all(&folder).expect("it can be written");
        assert_eq!(find_program(root.path()), None);
        std::fs::write(folder.join("ocloc"), "").expect("it can be written");
        assert_eq!(find_program(root.path()), Some(folder.join("ocloc")));
        std::fs::write(folder.join("ocloc-26.27.1"), "").expect("it can be written");
        assert_eq!(find_program(root.path()), Some(folder.join("ocloc-26.27.1")));
    }

    #[test]
    fn the_names_of_devices_are_read_from_the_help() {
        let help = "-device <device_type>  Target device.\n  <device_type> can be: tgllp, pvc-xt-c0, xe, gen12lp, \
                    ip version  or hexadecimal value with 0x prefix\n - can be single\n";
        assert_eq!(parse_device_names(help).expect("a list"), ["tgllp", "pvc-xt-c0"]);
        assert!(parse_device_names("usage: ocloc").is_err());
    }

    #[test]
    fn the_versions_of_a_device_are_read_from_the_output() {
        assert_eq!(parse_versions("Matched ids:\n12.60.7\n").expect("a version"), ["12.60.7"]);
        assert_eq!(parse_versions("Matched ids:\n12.74.0\n12.74.4\n").expect("versions"), ["12.74.0", "12.74.4"]);
        assert_eq!(parse_versions("Error: Invalid command line. Unknown acronym tgllpp.\n"), None);
        assert_eq!(parse_versions("Matched ids:\n"), None);
    }
}
