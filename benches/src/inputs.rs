//! Inputs of the benchmarks.
//!
//! For example, x86-64 code is read from the library of the installed Rust compiler, so that no
//! binary is committed.

use object::{Object as _, ObjectSection as _};
use openvisa::Module;
use openvisa::isa::{Instructions, Platform};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// An object file.
pub(crate) struct File {
    pub(crate) bytes: Vec<u8>,
    platform: Platform,
}

/// The object files of a folder that can be decoded completely.
pub(crate) struct Corpus {
    root: PathBuf,
    pub(crate) files: Vec<File>,
    left_out: usize,
}

impl Corpus {
    /// Reads the object files of the corpus, without damaged ones.
    pub(crate) fn read() -> Self {
        let root = corpus_root();
        let mut paths = Vec::new();
        find_objects(&root, &mut paths);
        paths.sort();
        let all = paths.len();
        let files: Vec<File> = paths.iter().filter_map(|path| read_file(path)).collect();
        Self { root, left_out: all - files.len(), files }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.files.iter().map(|f| f.bytes.len()).sum()
    }

    pub(crate) fn platforms(&self) -> impl Iterator<Item = Platform> {
        self.files.iter().map(|f| f.platform)
    }
}

impl fmt::Display for Corpus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (files, bytes, root) = (self.files.len(), self.bytes(), self.root.display());
        write!(
            f,
            "{files} object files with {bytes} bytes below {root}; {} left out, as they are damaged",
            self.left_out
        )?;
        if self.root.ends_with("tests/corpus") {
            write!(
                f,
                "\nthese are the committed files alone, which flatters what is measured; OPENVISA_CORPUS can name a larger folder"
            )?;
        }
        Ok(())
    }
}

/// Returns the folder that the environment variable `OPENVISA_CORPUS` names, or else that of the
/// committed files.
pub(crate) fn corpus_root() -> PathBuf {
    let large = std::env::var_os("OPENVISA_CORPUS").filter(|path| !path.is_empty());
    large.map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus"), PathBuf::from)
}

fn find_objects(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            find_objects(&path, paths);
        } else if path.extension().is_some_and(|e| e == "isa") {
            paths.push(path);
        }
    }
}

/// Reads a file. Returns `None` if it cannot be decoded completely.
fn read_file(path: &Path) -> Option<File> {
    let bytes = std::fs::read(path).expect("the file can be read");
    let whole = Module::open(&bytes).is_ok_and(|module| {
        let whole = |o: openvisa::Object<'_>| Instructions::new(o.code(), o.version()).all(|inst| inst.is_ok());
        module.objects().all(|object| object.is_ok_and(whole))
    });
    whole.then(|| File { bytes, platform: platform_of(path) })
}

/// Returns the platform that a file was compiled for, which is the name of its folder. For other
/// folders, returns a platform that has most instructions.
fn platform_of(path: &Path) -> Platform {
    let folder = path.parent().and_then(Path::file_name).and_then(|name| name.to_str()).unwrap_or("");
    let name = match folder {
        "pvc" => "PVC_XT",
        "bmg" | "lnl" => "XE2",
        "ptl" => "XE3",
        other => other,
    };
    name.to_ascii_uppercase().parse().unwrap_or(Platform::Dg2)
}

/// Returns x86-64 code, at most 16 MiB, from the library of the Rust compiler. Returns `None` on
/// other machines.
pub(crate) fn x86_text() -> Option<Vec<u8>> {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().ok()?;
    let sysroot = PathBuf::from(String::from_utf8(sysroot.stdout).ok()?.trim());
    let libraries = ["lib", "bin"].into_iter().filter_map(|folder| std::fs::read_dir(sysroot.join(folder)).ok());
    let library = libraries.flatten().flatten().map(|entry| entry.path()).find(|path| {
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or("");
        name.contains("rustc_driver-") && !name.ends_with(".lib")
    })?;
    let bytes = std::fs::read(library).ok()?;
    let file = object::File::parse(&*bytes).ok()?;
    if file.architecture() != object::Architecture::X86_64 {
        return None;
    }
    let text = file.section_by_name(".text").or_else(|| file.section_by_name("__text"))?;
    let text = text.data().ok()?;
    Some(text[..text.len().min(16 << 20)].to_vec())
}

/// A WebAssembly module.
pub(crate) struct Wasm {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// Returns the module in this file, or a module that is part of a dependency.
pub(crate) fn wasm_module(path: Option<&Path>) -> Wasm {
    if let Some(path) = path {
        return Wasm { name: path.display().to_string(), bytes: std::fs::read(path).expect("the module can be read") };
    }
    let bytes = wasi_preview1_component_adapter_provider::WASI_SNAPSHOT_PREVIEW1_COMMAND_ADAPTER;
    Wasm { name: "an adapter for WASI, as no --wasm FILE is given".to_owned(), bytes: bytes.to_vec() }
}
