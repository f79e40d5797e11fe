//! Reads kernels, and links the functions that they call.
//!
//! A compiler writes a file for each kernel and each function of a program. For example,
//! `calls.bundles.fold.visaasm` has a function of the kernel in `calls.bundles.visaasm`, and
//! `calls.Symbol_Table.add.visaasm` one that all kernels of the program `calls` share.

use crate::folder::find_files;
use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;

/// A kernel with the functions that it calls.
pub struct Kernel {
    /// Path of the file, relative to the folder.
    pub name: String,
    /// The platform, by the folder of the file.
    pub platform: Platform,
    /// The file of the kernel, then those of functions.
    pub files: Vec<KernelFile>,
}

/// A file with kernels or functions.
#[derive(Clone)]
pub enum KernelFile {
    /// Assembler text.
    Text(String),
    /// The bytes of an object file.
    Object(Vec<u8>),
}

/// A kernel that was not launched, and the reason.
pub struct LeftOut {
    /// Path of the file, relative to the folder.
    pub name: String,
    /// The reason.
    pub why: String,
}

/// What a folder has.
#[derive(Default)]
pub struct KernelFolder {
    /// The kernels, with their functions.
    pub kernels: Vec<Kernel>,
    /// The kernels that cannot be launched.
    pub left_out: Vec<LeftOut>,
    /// Number of files with a function that is linked to a kernel.
    pub functions: usize,
}

/// A file of a function without a kernel.
struct FunctionFile {
    /// Path of the file, relative to the folder.
    name: String,
    platform: Platform,
    text: String,
}

/// The bytes of an object file, or of the form that a text has in memory. Unlike object files, it
/// can hold what only texts of version 4.2 have.
pub(super) enum AssembledFile<'f> {
    Object(&'f [u8]),
    Text(Vec<u8>),
}

impl AssembledFile<'_> {
    pub(super) fn open(&self) -> Result<Module<'_>, String> {
        match self {
            Self::Object(bytes) => Module::open(bytes),
            Self::Text(bytes) => Module::open_text_form(bytes),
        }
        .map_err(|e| e.to_string())
    }
}

impl KernelFile {
    /// Assembles the file, if it is a text.
    pub(super) fn assemble(&self, platform: Platform) -> Result<AssembledFile<'_>, String> {
        let text = match self {
            Self::Object(bytes) => return Ok(AssembledFile::Object(bytes)),
            Self::Text(text) => text,
        };
        let parsed = parse(text, &ParseOptions { platform: Some(platform), ..ParseOptions::default() });
        if let Some(first) = parsed.diagnostics.first() {
            return Err(format!("line {}: {}", first.line, first.message));
        }
        Ok(AssembledFile::Text(parsed.module.to_bytes().map_err(|e| e.to_string())?))
    }
}

/// Returns whether a file is a text, or an object file without a text. Texts that a disassembler
/// printed do not count.
fn is_program(path: &Path) -> bool {
    let name = path.to_string_lossy();
    match name.ends_with(".visaasm") {
        true => !name.ends_with(".roundtrip.visaasm"),
        false => name.ends_with(".isa") && !name.ends_with(".v41.isa") && !path.with_extension("visaasm").exists(),
    }
}

/// Returns the platform that a part of a path names.
fn platform_of(path: &str) -> Option<Platform> {
    path.split(['/', '.']).find_map(|part| Platform::from_device(part).or_else(|| part.parse().ok()))
}

/// Returns the newest platform on which a text has no error.
fn newest_platform(text: &str) -> Option<Platform> {
    let accepts = |platform: &Platform| {
        parse(text, &ParseOptions { platform: Some(*platform), ..ParseOptions::default() }).diagnostics.is_empty()
    };
    Platform::ALL.iter().rev().copied().find(accepts)
}

/// Returns the folder and the program of a file: `dg2/calls.main.visaasm` is of `dg2/calls`.
fn program_of(name: &str) -> &str {
    let file = name.rfind('/').map_or(0, |slash| slash + 1);
    name[file..].find('.').map_or(name, |dot| &name[..file + dot])
}

/// Returns the name of a file without its extension.
fn stem(name: &str) -> &str {
    name.strip_suffix("visaasm").unwrap_or(name)
}

/// Reads the kernels below a folder, and links functions to them.
pub fn read_kernels(folder: &Path) -> Result<KernelFolder, Box<dyn Error>> {
    let (mut found, mut functions) = (KernelFolder::default(), Vec::new());
    for path in find_files(folder, is_program)? {
        let name = path.strip_prefix(folder)?.to_string_lossy().into_owned();
        let bytes = std::fs::read(&path)?;
        let (file, text) = match name.ends_with(".isa") {
            true => (KernelFile::Object(bytes), None),
            false => {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                (KernelFile::Text(text.clone()), Some(text))
            }
        };
        let platform = platform_of(&name).or_else(|| newest_platform(text.as_deref()?));
        let Some(platform) = platform else {
            let why = "its path names no device, and it has errors on all platforms".to_owned();
            found.left_out.push(LeftOut { name, why });
            continue;
        };
        match text.filter(|text| !text.lines().any(|line| line.starts_with(".kernel "))) {
            Some(text) => functions.push(FunctionFile { name, platform, text }),
            None => found.kernels.push(Kernel { name, platform, files: vec![file] }),
        }
    }
    link_functions(&mut found, functions);
    Ok(found)
}

/// Links each function to the kernel whose name its own begins with. A function without such a
/// kernel is linked to all kernels of its program.
fn link_functions(found: &mut KernelFolder, functions: Vec<FunctionFile>) {
    let mut programs: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, kernel) in found.kernels.iter().enumerate() {
        programs.entry(program_of(&kernel.name).to_owned()).or_default().push(index);
    }
    for FunctionFile { name, platform, text } in functions {
        let file = KernelFile::Text(text);
        if let Err(why) = file.assemble(platform).map(|_| ()) {
            found.left_out.push(LeftOut { name, why });
            continue;
        }
        let program = programs.get(program_of(&name)).map_or(&[][..], Vec::as_slice);
        let is_owner = |index: &&usize| name.starts_with(stem(&found.kernels[**index].name));
        let owner = program.iter().filter(is_owner).max_by_key(|index| found.kernels[**index].name.len()).copied();
        let users = owner.map_or_else(|| program.to_vec(), |owner| vec![owner]);
        if users.is_empty() {
            found.left_out.push(LeftOut { name, why: "it is a function, and its program has no kernel".to_owned() });
            continue;
        }
        found.functions += 1;
        users.into_iter().for_each(|user| found.kernels[user].files.push(file.clone()));
    }
}
