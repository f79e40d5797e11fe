//! `cargo xtask dist`: makes what a release consists of, in `target/dist`.
//!
//! For example, `cargo xtask dist --only changes,crates` writes the section of the changelog and
//! the packages of the crates. Each part calls the tool that is made for it. Missing tools are
//! reported together, before anything is made.

use crate::cargo;
use clap::ValueEnum;
use openvisa_cli_support::{Context, ExitStatus, Failure, write_file};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version of the workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The platform of the command unless another one is named. It needs no library at run time.
const STATIC_TARGET: &str = "x86_64-unknown-linux-musl";

/// File name of the command.
const PROGRAM: &str = if cfg!(windows) { "visa.exe" } else { "visa" };

/// The arguments of `dist`.
#[derive(Debug, clap::Args)]
pub(crate) struct DistArgs {
    /// Make only these parts, separated by commas
    #[arg(long, value_name = "PART", value_delimiter = ',')]
    only: Vec<ReleasePart>,
    /// Pack this program as the command `visa`, instead of compiling one that needs no library
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// Compile the command for this platform, whose programs this machine can run
    #[arg(long, value_name = "TRIPLE", default_value = STATIC_TARGET, conflicts_with = "program")]
    target: String,
    /// Also make an annotated tag of the version in git
    #[arg(long)]
    tag: bool,
}

/// The parts of a release, in the order in which they are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ReleasePart {
    /// The section of the changelog
    Changes,
    /// The packages of the crates
    Crates,
    /// An archive with the command `visa`, which needs no library, its manual pages and completions
    Program,
    /// A Debian package of the same
    Debian,
    /// The Python wheel
    Wheel,
    /// The JavaScript package
    Npm,
    /// An archive with the C library
    C,
    /// Lists of the components of the command, in the form of CycloneDX
    Sbom,
}

impl ReleasePart {
    /// Returns the programs that the part needs, each with what installs it.
    const fn tools(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Changes | Self::Crates => &[],
            Self::Program | Self::C => &[("tar", "apt-get install tar")],
            Self::Debian => &[("cargo-deb", "cargo install --locked cargo-deb")],
            Self::Wheel => &[("maturin", "pip install maturin")],
            Self::Npm => &[("npm", "apt-get install npm")],
            Self::Sbom => &[("cargo-cyclonedx", "cargo install --locked cargo-cyclonedx")],
        }
    }

    /// Returns the compilation target that the part needs, if the command is compiled for `target`.
    fn target(self, target: Option<&str>) -> Option<&str> {
        match self {
            Self::Program | Self::Debian => target,
            Self::Npm => Some("wasm32-wasip1"),
            _ => None,
        }
    }

    fn make(self, folders: &Folders) -> Result<(), Failure> {
        match self {
            Self::Changes => write_changes(folders),
            Self::Crates => package_crates(folders),
            Self::Program => archive_program(folders),
            Self::Debian => package_for_debian(folders),
            Self::Wheel => build_wheel(folders),
            Self::Npm => package_for_npm(folders),
            Self::C => archive_c_library(folders),
            Self::Sbom => list_components(folders),
        }
    }
}

/// The folders that parts read and write.
struct Folders {
    /// Where cargo writes.
    target: PathBuf,
    /// The command, if it is not to be compiled.
    program: Option<PathBuf>,
    /// The platform that the command is compiled for.
    triple: String,
    /// Where the parts are written.
    dist: PathBuf,
    /// Where files are collected before they are packed.
    staging: PathBuf,
}

/// Makes the parts of a release, and the checksums of all files.
///
/// # Errors
/// If a tool is missing or fails, or a file cannot be written.
pub(crate) fn make_release(args: &DistArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let parts = if args.only.is_empty() { ReleasePart::value_variants().to_vec() } else { args.only.clone() };
    let triple = args.program.is_none().then_some(&*args.target);
    let missing: Vec<_> = parts.iter().flat_map(|part| find_missing(*part, triple)).collect();
    if !missing.is_empty() {
        return Err(Failure::Usage(format!("a release needs more programs:\n  {}", missing.join("\n  "))));
    }
    let absolute = |path: PathBuf| std::path::absolute(&path).map_err(|error| unusable(&path, &error));
    let folders = Folders {
        target: absolute(crate::cargo::target_dir())?,
        program: args.program.clone(),
        triple: args.target.clone(),
        // The manifest of the command names the files of the Debian package by their paths below
        // it.
        dist: absolute("target/dist".into())?,
        staging: absolute("target/dist-staging".into())?,
    };
    for folder in [&folders.dist, &folders.staging] {
        // What an earlier release consisted of is no part of this one.
        let _ = fs::remove_dir_all(folder);
        fs::create_dir_all(folder).map_err(|error| unusable(folder, &error))?;
    }
    if parts.contains(&ReleasePart::Crates) && find_last_tag().is_none() {
        writeln!(context.err, "note: no version is tagged, so `cargo semver-checks` has nothing to compare with")?;
    }
    for part in parts {
        part.make(&folders)?;
    }
    write_checksums(&folders.dist)?;
    if args.tag {
        let message = format!("Version {VERSION}");
        run(Command::new("git").args(["tag", "--annotate", "--message", &message, &format!("v{VERSION}")]))?;
    }
    for name in list_files(&folders.dist)? {
        writeln!(context.out, "{}", folders.dist.join(name).display())?;
    }
    Ok(ExitStatus::Success)
}

/// Returns a line for each program or compilation target that a part lacks. The command `visa` is
/// compiled for `triple`, if that is given.
fn find_missing(part: ReleasePart, triple: Option<&str>) -> Vec<String> {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let has_program = |name: &str| std::env::split_paths(&paths).any(|folder| folder.join(name).is_file());
    let comparison = (part == ReleasePart::Crates && find_last_tag().is_some())
        .then_some(&("cargo-semver-checks", "cargo install --locked cargo-semver-checks"));
    let tools = part.tools().iter().chain(comparison).filter(|(program, _)| !has_program(program));
    let mut lines: Vec<_> = tools.map(|(program, install)| format!("{program}: {install}")).collect();
    let target = part.target(triple).filter(|target| !cargo::has_target(target));
    lines.extend(target.map(|target| format!("rustup target add {target}")));
    lines
}

/// Writes the section of the version, or else of what is not released yet.
fn write_changes(folders: &Folders) -> Result<(), Failure> {
    let changelog = read("CHANGELOG.md")?;
    let section = find_section(&changelog, VERSION).or_else(|| find_section(&changelog, "Unreleased"));
    let section = section.ok_or_else(|| Failure::Unreadable(format!("CHANGELOG.md has no section [{VERSION}]")))?;
    write(&folders.dist.join("CHANGES.md"), section)
}

/// Returns the section of a changelog with a name, without its heading.
fn find_section<'c>(changelog: &'c str, name: &str) -> Option<&'c str> {
    let start = changelog.find(&format!("\n## [{name}]"))?;
    let section = changelog[start + 1..].split_once('\n')?.1;
    Some(section.split("\n## ").next().unwrap_or(section).trim_start())
}

/// Packs the crates, compiles each from its package, and compares its interface with that of the
/// last version. The registry is not changed.
fn package_crates(folders: &Folders) -> Result<(), Failure> {
    if let Some(tag) = find_last_tag() {
        run(cargo::command().args(["semver-checks", "--workspace", "--baseline-rev", &tag]))?;
    }
    let packages = folders.target.join("package");
    remove_earlier_packages(&packages)?;
    let mut publish = cargo::command();
    publish.args(["publish", "--workspace", "--dry-run", "--locked", "--target-dir"]).arg(&folders.target);
    for package in crate::surface::workspace_packages()? {
        let is_unpublished = package["publish"].as_array().is_some_and(Vec::is_empty);
        if let (true, Some(name)) = (is_unpublished, package["name"].as_str()) {
            publish.args(["--exclude", name]);
        }
    }
    run(&mut publish)?;
    // Recent versions of cargo leave the packages of a dry run in a folder of their own.
    let mut is_empty = true;
    for folder in [packages.join("tmp-crate"), packages] {
        let names = if folder.is_dir() { list_files(&folder)? } else { Vec::new() };
        for name in names.into_iter().filter(|name| name.ends_with(".crate")) {
            copy(&folder.join(&name), &folders.dist.join(&name))?;
            is_empty = false;
        }
    }
    if is_empty { Err(Failure::Unreadable("cargo left no packages of the crates".to_owned())) } else { Ok(()) }
}

/// Removes what cargo keeps of earlier packages: the packages, and the sources that it unpacked
/// from them to compile other crates. It would compile those again, whatever the new packages
/// contain.
fn remove_earlier_packages(packages: &Path) -> Result<(), Failure> {
    let remove = |folder: &Path| match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(unusable(folder, &error)),
        _ => Ok(()),
    };
    remove(packages)?;
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let Some(home) = home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))) else { return Ok(()) };
    // A registry of packages that are not published yet has no host, with which other names begin.
    for registry in list_folders(&home.join("registry/src"), |name| name.starts_with('-')) {
        let is_ours = |name: &str| name.starts_with("openvisa") && name.ends_with(&format!("-{VERSION}"));
        for sources in list_folders(&registry, is_ours) {
            remove(&sources)?;
        }
    }
    Ok(())
}

/// Returns the folders in a folder whose names fulfil a condition; none if it cannot be read.
fn list_folders(folder: &Path, condition: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let folders = entries.filter(|entry| condition(&entry.file_name().to_string_lossy()) && entry.path().is_dir());
    folders.map(|entry| entry.path()).collect()
}

/// Returns the last tag of a version. Returns `None` if no version is tagged.
fn find_last_tag() -> Option<String> {
    let output = Command::new("git").args(["describe", "--tags", "--abbrev=0", "--match", "v[0-9]*"]).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Compiles the command. Returns its path.
fn compile_program(folders: &Folders) -> Result<PathBuf, Failure> {
    let mut build = cargo::command();
    build.args(["build", "--release", "--locked", "--package", "openvisa-cli", "--target", &folders.triple]);
    run(&mut build)?;
    Ok(folders.target.join(&folders.triple).join("release").join(PROGRAM))
}

/// Copies the command to a folder, and writes its manual pages and completions beside it. Returns
/// the folder.
fn stage_program(folders: &Folders) -> Result<PathBuf, Failure> {
    let program = match &folders.program {
        Some(program) => program.clone(),
        None => compile_program(folders)?,
    };
    let platform = match folders.program {
        Some(_) => format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS),
        None => folders.triple.clone(),
    };
    let folder = folders.staging.join(format!("visa-{VERSION}-{platform}"));
    fs::create_dir_all(folder.join("completions")).map_err(|error| unusable(&folder, &error))?;
    copy(&program, &folder.join(PROGRAM))?;
    copy(Path::new("LICENSE"), &folder.join("LICENSE"))?;
    copy(Path::new("crates/cli/README.md"), &folder.join("README.md"))?;
    run(Command::new(&program).arg("man").arg(folder.join("man")))?;
    for (shell, file) in [("bash", "visa.bash"), ("zsh", "_visa"), ("fish", "visa.fish")] {
        let output = Command::new(&program).args(["completions", shell]).output();
        let output = output.map_err(|error| unusable(&program, &error))?;
        write_file(&folder.join("completions").join(file), &output.stdout)
            .map_err(|error| unusable(&folder, &error))?;
    }
    Ok(folder)
}

fn archive_program(folders: &Folders) -> Result<(), Failure> {
    archive(folders, &stage_program(folders)?)
}

/// Packs what `[package.metadata.deb]` of the command's manifest lists.
fn package_for_debian(folders: &Folders) -> Result<(), Failure> {
    let staged = stage_program(folders)?;
    let debian = folders.staging.join("debian");
    let _ = fs::remove_dir_all(&debian);
    fs::rename(&staged, &debian).map_err(|error| unusable(&debian, &error))?;
    let mut deb = cargo::command();
    deb.args(["deb", "--package", "openvisa-cli", "--no-build", "--no-strip", "--target", &folders.triple, "--output"]);
    run(deb.arg(&folders.dist))
}

fn build_wheel(folders: &Folders) -> Result<(), Failure> {
    let mut maturin = Command::new("maturin");
    maturin.args(["build", "--release", "--locked", "--manifest-path", "packages/python/Cargo.toml", "--out"]);
    // What the crates and the C library need as well is compiled once.
    run(maturin.arg(&folders.dist).env("CARGO_TARGET_DIR", &folders.target))
}

fn package_for_npm(folders: &Folders) -> Result<(), Failure> {
    run(&mut Command::new("packages/js/build.sh"))?;
    run(Command::new("npm").args(["pack", "--silent", "./packages/js", "--pack-destination"]).arg(&folders.dist))
}

fn archive_c_library(folders: &Folders) -> Result<(), Failure> {
    let mut build = cargo::command();
    build
        .args(["build", "--release", "--locked", "--manifest-path", "packages/c/Cargo.toml", "--target-dir"])
        .arg(&folders.target);
    run(&mut build)?;
    let folder = folders.staging.join(format!("openvisa-c-{VERSION}-{}", std::env::consts::ARCH));
    run(Command::new("packages/c/install.sh").arg(&folder).env("CARGO_TARGET_DIR", &folders.target))?;
    copy(Path::new("LICENSE"), &folder.join("LICENSE"))?;
    copy(Path::new("packages/c/README.md"), &folder.join("README.md"))?;
    archive(folders, &folder)
}

fn list_components(folders: &Folders) -> Result<(), Failure> {
    let name = format!("visa-{VERSION}.cdx");
    let mut list = cargo::command();
    list.args([
        "cyclonedx",
        "--manifest-path",
        "crates/cli/Cargo.toml",
        "--format",
        "json",
        "--override-filename",
        &name,
    ]);
    run(&mut list)?;
    let file = format!("{name}.json");
    copy(&Path::new("crates/cli").join(&file), &folders.dist.join(&file))?;
    // The tool also writes the files of the other members, each beside its manifest.
    let manifests = Command::new("git").args(["ls-files", "*Cargo.toml"]).output();
    let manifests = manifests.map_err(|error| unusable(Path::new("git"), &error))?;
    for manifest in String::from_utf8_lossy(&manifests.stdout).lines() {
        let _ = fs::remove_file(Path::new(manifest).with_file_name(&file));
    }
    Ok(())
}

/// Packs a folder of the staging folder as `NAME.tar.gz`.
fn archive(folders: &Folders, folder: &Path) -> Result<(), Failure> {
    let name = folder.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    // Without the times and the owner of this machine.
    let fixed = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0"];
    let mut tar = Command::new("tar");
    tar.args(fixed).args(["--create", "--gzip", "--file"]).arg(folders.dist.join(format!("{name}.tar.gz")));
    run(tar.arg("--directory").arg(&folders.staging).arg(name))
}

/// Writes `SHA256SUMS`, which `sha256sum --check` reads.
fn write_checksums(dist: &Path) -> Result<(), Failure> {
    let names = list_files(dist)?;
    let output = Command::new("sha256sum").args(&names).current_dir(dist).output();
    let output = output.map_err(|error| unusable(Path::new("sha256sum"), &error))?;
    if !output.status.success() {
        return Err(Failure::Unreadable(String::from_utf8_lossy(&output.stderr).trim().to_owned()));
    }
    write_file(&dist.join("SHA256SUMS"), &output.stdout).map_err(|error| unusable(dist, &error))
}

/// Returns the names of the files of a folder, sorted.
fn list_files(folder: &Path) -> Result<Vec<String>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| unusable(folder, &error))?;
    let files = entries.flatten().filter(|entry| entry.path().is_file());
    let mut names: Vec<_> = files.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

/// Runs a program, which inherits the standard streams.
fn run(command: &mut Command) -> Result<(), Failure> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Unreadable(format!("`{name}` failed: {status}"))),
        Err(error) => Err(unusable(Path::new(&name), &error)),
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    fs::copy(from, to).map(drop).map_err(|error| unusable(from, &error))
}

fn read(path: &str) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| unusable(Path::new(path), &error))
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    write_file(path, text.as_bytes()).map_err(|error| unusable(path, &error))
}

fn unusable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Unreadable(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_section_of_a_version_ends_before_the_next_version() {
        let changelog = "# Changelog\n\n## [Unreleased]\n\nNew.\n\n## [0.1.0] - 2026-01-01\n\n### Area\n\n- First.\n";
        assert_eq!(find_section(changelog, "Unreleased"), Some("New.\n"));
        assert_eq!(find_section(changelog, "0.1.0"), Some("### Area\n\n- First.\n"));
        assert_eq!(find_section(changelog, "0.1"), None);
    }

    #[test]
    fn the_changelog_has_a_section_for_the_next_release() {
        let changelog =
            fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../CHANGELOG.md")).expect("it is there");
        let section = find_section(&changelog, VERSION).or_else(|| find_section(&changelog, "Unreleased"));
        assert!(section.is_some_and(|section| section.contains("\n- ")));
    }

    #[test]
    fn a_missing_program_is_named_with_what_installs_it() {
        for part in ReleasePart::value_variants() {
            for (program, install) in part.tools() {
                assert!(install.contains(program), "{program}: {install}");
            }
        }
    }
}
