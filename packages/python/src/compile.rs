//! The vendor's offline compiler.

use crate::errors::{ArgumentError, compile_error};
use crate::host_memory::HostMemory;
use openvisa_compile::{Compilation, CompileError, Compiler, Source, SourceError};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::path::{Path, PathBuf};

/// Compiles a source for a device with ``ocloc``, the vendor's offline compiler. Returns the zebin,
/// which ``Kernel`` takes.
///
/// ``source`` is OpenCL C as ``str``, SPIR-V or LLVM bitcode as ``bytes``, or a ``pathlib.Path`` of
/// a file with one of them. ``device`` is a name of the compiler, such as ``dg2``, ``pvc`` or
/// ``bmg``, and ``options`` are those of ``clBuildProgram``, such as ``-DN=4 -cl-std=CL3.0``.
///
/// The environment variable ``OPENVISA_OCLOC`` names another compiler than the ``ocloc`` of
/// ``PATH``. Results are kept in the folder ``OPENVISA_CACHE``, by default in the cache of the user,
/// and a source that includes files is compiled each time.
///
/// Raises ``CompileError`` with the log of the compiler if it refuses the source, or if there is no
/// compiler, and ``OSError`` if the file cannot be read.
#[pyfunction]
#[pyo3(signature = (source, device = "dg2", *, options = ""))]
pub(crate) fn compile<'py>(source: &Bound<'py, PyAny>, device: &str, options: &str) -> PyResult<Bound<'py, PyBytes>> {
    let py = source.py();
    let (path, bytes) = read_source(source)?;
    let name = path.as_deref().unwrap_or(Path::new("kernel.cl"));
    let wrong = |error: &dyn std::fmt::Display| ArgumentError::new_err(format!("`source`: {error}"));
    let program = Source::of_file(name, &bytes).map_err(|error: SourceError| wrong(&error))?;
    let program = program.ok_or_else(|| wrong(&"it is neither OpenCL C (`.cl`) nor SPIR-V nor LLVM bitcode"))?;
    let compiled = py.detach(|| {
        let compiler = Compiler::find(|name| std::env::var_os(name))?;
        compiler.compile(&Compilation { path: path.as_deref(), options, ..Compilation::new(device, program) })
    });
    match compiled {
        Ok(compiled) => Ok(PyBytes::new(py, &compiled.zebin)),
        Err(error) => {
            let log = if let CompileError::Refused(log) = &error { log.as_str() } else { "" };
            Err(compile_error(py, &error.to_string(), log))
        }
    }
}

/// Reads a source, and the path of its file if it is one.
fn read_source(source: &Bound<'_, PyAny>) -> PyResult<(Option<PathBuf>, Vec<u8>)> {
    let py = source.py();
    if let Ok(text) = source.extract::<String>() {
        return Ok((None, text.into_bytes()));
    }
    if let Ok(path) = source.extract::<PathBuf>() {
        let bytes = crate::source::read_file(py, &path)?;
        return Ok((Some(path), bytes));
    }
    match HostMemory::of(source)? {
        Some(memory) => Ok((None, memory.with_bytes(py, <[u8]>::to_vec))),
        None => Err(PyTypeError::new_err(format!(
            "a source is a str (OpenCL C), bytes (SPIR-V or LLVM bitcode) or a pathlib.Path, not {}",
            source.get_type().name()?
        ))),
    }
}
