//! What the cases work on: files that are there anyway.

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

/// Object files that can be read to the end.
pub(crate) struct Corpus {
    root: PathBuf,
    pub(crate) files: Vec<File>,
    left_out: usize,
}

impl Corpus {
    /// Reads the object files of the corpus, and leaves out those that are damaged.
    pub(crate) fn read() -> Self {
        let root = corpus_root();
        let mut paths = Vec::new();
        find(&root, &mut paths);
        paths.sort();
        let all = paths.len();
        let files: Vec<File> = paths.iter().filter_map(|path| read(path)).collect();
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

/// Returns the folder that the environment variable `OPENVISA_CORPUS` names, or else that of the committed files.
pub(crate) fn corpus_root() -> PathBuf {
    let large = std::env::var_os("OPENVISA_CORPUS").filter(|path| !path.is_empty());
    large.map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus"), PathBuf::from)
}

fn find(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            find(&path, paths);
        } else if path.extension().is_some_and(|e| e == "isa") {
            paths.push(path);
        }
    }
}

/// A file, if all of it can be read.
fn read(path: &Path) -> Option<File> {
    let bytes = std::fs::read(path).expect("the file can be read");
    let whole = Module::open(&bytes).is_ok_and(|module| {
        let whole = |o: openvisa::Object<'_>| Instructions::new(o.code(), o.version()).all(|inst| inst.is_ok());
        module.objects().all(|object| object.is_ok_and(whole))
    });
    whole.then(|| File { bytes, platform: platform(path) })
}

/// The platform that a file was written for: its folder. Where that is none, one that has most instructions.
fn platform(path: &Path) -> Platform {
    let folder = path.parent().and_then(Path::file_name).and_then(|name| name.to_str()).unwrap_or("");
    let name = match folder {
        "pvc" => "PVC_XT",
        "bmg" | "lnl" => "XE2",
        "ptl" => "XE3",
        other => other,
    };
    name.to_ascii_uppercase().parse().unwrap_or(Platform::Dg2)
}

/// Machine code that everyone has who builds this: that of the compiler. At most 16 MiB.
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

/// The module of this file, or one that comes with a library.
pub(crate) fn wasm(path: Option<&Path>) -> Wasm {
    if let Some(path) = path {
        return Wasm { name: path.display().to_string(), bytes: std::fs::read(path).expect("the module can be read") };
    }
    let bytes = wasi_preview1_component_adapter_provider::WASI_SNAPSHOT_PREVIEW1_COMMAND_ADAPTER;
    Wasm { name: "an adapter for WASI, as no --wasm FILE is given".to_owned(), bytes: bytes.to_vec() }
}
