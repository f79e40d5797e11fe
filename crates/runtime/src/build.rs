//! Builds of programs: from a source, SPIR-V or a binary to what runs.
//!
//! For example, a source of OpenCL C goes through the offline compiler to a zebin, which is loaded.

use crate::executable::Executable;
use crate::library::{decode_library, encode_library, is_library};
use crate::model::DeviceModel;
use crate::specialisation;
use openvisa_compile::{Compilation, CompileError, Compiled, Compiler, Header, Output, Source, is_spirv};
use std::collections::BTreeMap;
use std::env;
use std::sync::Arc;

/// What a program is made from.
#[derive(Debug)]
pub enum Origin {
    /// OpenCL C.
    Source(String),
    /// SPIR-V.
    SpirV(Vec<u8>),
    /// A binary of an earlier build.
    Binary(Binary),
}

/// The form of a binary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryKind {
    /// A compiled program, which is SPIR-V.
    Object,
    /// Several compiled programs.
    Library,
    /// A zebin with texts of vISA.
    Executable,
}

/// A binary, which a host can keep and give back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binary {
    /// Its form.
    pub kind: BinaryKind,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The SPIR-V of the compiled programs in it, of which an executable has none.
    pub objects: Vec<Vec<u8>>,
}

impl Binary {
    /// Identifies a binary, and checks that it can be used.
    ///
    /// # Errors
    /// [`CompileError::Refused`], with a text for users, if it is none, is damaged, or is for
    /// another device.
    pub fn identify(bytes: &[u8], model: &DeviceModel) -> Result<Self, CompileError> {
        let (kind, objects) = if is_spirv(bytes) {
            (BinaryKind::Object, vec![bytes.to_vec()])
        } else if is_library(bytes) {
            let damaged = || CompileError::Refused("the binary of the library is damaged".to_owned());
            (BinaryKind::Library, decode_library(bytes).ok_or_else(damaged)?)
        } else {
            Executable::load(bytes, model).map_err(|error| CompileError::Refused(error.to_string()))?;
            (BinaryKind::Executable, Vec::new())
        };
        Ok(Self { kind, bytes: bytes.to_vec(), objects })
    }

    /// Makes the binary of a compiled program.
    fn of_object(il: Vec<u8>) -> Self {
        Self { kind: BinaryKind::Object, bytes: il.clone(), objects: vec![il] }
    }

    /// Makes a library of compiled programs.
    #[must_use]
    pub fn of_library(objects: Vec<Vec<u8>>) -> Self {
        Self { kind: BinaryKind::Library, bytes: encode_library(&objects), objects }
    }
}

/// The result of a build.
#[derive(Debug)]
pub struct Built {
    /// What a host can keep.
    pub binary: Binary,
    /// What the compiler wrote.
    pub log: String,
    /// What kernels run from; `None` for a compiled program or a library.
    pub executable: Option<Arc<Executable>>,
}

/// Builds an executable from what a program is made from. `constants` are the values of SPIR-V's
/// specialisation constants in little-endian bytes, by their numbers.
///
/// # Errors
/// Those of the compiler, and [`CompileError::Refused`] if its result cannot be loaded, or refers
/// to what is not defined.
pub fn build(
    origin: &Origin,
    constants: &BTreeMap<u32, Vec<u8>>,
    options: &str,
    model: &DeviceModel,
) -> Result<Built, CompileError> {
    let compiled = match origin {
        Origin::Binary(binary) if binary.kind == BinaryKind::Executable => {
            Compiled { zebin: binary.bytes.clone(), ..Compiled::default() }
        }
        // The binary of a compiled program has to be linked.
        Origin::Binary(binary) => return link(&binary.objects, options, model),
        origin => run_compiler(origin, constants, &[], Output::Executable, options, model)?,
    };
    load(compiled, model)
}

/// Compiles a program, to be linked later.
///
/// # Errors
/// Those of the compiler, and [`CompileError::Refused`] if the program is a binary.
pub fn compile(
    origin: &Origin,
    constants: &BTreeMap<u32, Vec<u8>>,
    headers: &[Header],
    options: &str,
    model: &DeviceModel,
) -> Result<Built, CompileError> {
    let compiled = run_compiler(origin, constants, headers, Output::Object, options, model)?;
    let il = match origin {
        Origin::SpirV(bytes) => bytes.clone(),
        _ => compiled.il,
    };
    Ok(Built { binary: Binary::of_object(il), log: compiled.log, executable: None })
}

/// Links compiled programs to an executable.
///
/// # Errors
/// As [`build`].
pub fn link(objects: &[Vec<u8>], options: &str, model: &DeviceModel) -> Result<Built, CompileError> {
    let inputs: Vec<_> = objects.iter().map(Vec::as_slice).collect();
    load(find_compiler()?.link(model.name, &inputs, options)?, model)
}

/// Finds the compiler that the environment names.
fn find_compiler() -> Result<Compiler, CompileError> {
    Compiler::find(|name| env::var_os(name))
}

fn run_compiler(
    origin: &Origin,
    constants: &BTreeMap<u32, Vec<u8>>,
    headers: &[Header],
    output: Output,
    options: &str,
    model: &DeviceModel,
) -> Result<Compiled, CompileError> {
    let specialised;
    let source = match origin {
        Origin::Source(text) => Source::OpenClC(text),
        Origin::SpirV(bytes) => {
            specialised = specialisation::specialise(bytes, constants);
            Source::SpirV(&specialised)
        }
        Origin::Binary(_) => {
            return Err(CompileError::Refused("a binary cannot be compiled\n".to_owned()));
        }
    };
    find_compiler()?.compile(&Compilation { output, headers, options, ..Compilation::new(model.name, source) })
}

/// Loads what the compiler has written.
fn load(compiled: Compiled, model: &DeviceModel) -> Result<Built, CompileError> {
    let refused = |error: crate::executable::LoadError| CompileError::Refused(error.to_string());
    let executable = Executable::load(&compiled.zebin, model).map_err(refused)?;
    executable.check_references().map_err(refused)?;
    let binary = Binary { kind: BinaryKind::Executable, bytes: compiled.zebin, objects: Vec::new() };
    Ok(Built { binary, log: compiled.log, executable: Some(Arc::new(executable)) })
}
