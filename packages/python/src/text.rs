//! Assembler text.

use crate::errors::{assembly_error, format_error};
use crate::module::PyVisaModule;
use crate::source::{check_text, parse_platform};
use openvisa::ModuleBuf;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, PrintOptions, parse, print};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// Prints a module. An instruction without a form in text is an error.
pub(crate) fn print_text(py: Python<'_>, module: &ModuleBuf, platform: Option<Platform>) -> PyResult<String> {
    let printed = py.detach(|| print(module, &PrintOptions { platform, ..PrintOptions::default() }));
    match printed.problems.as_slice() {
        [] => Ok(printed.text),
        problems => {
            let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
            Err(format_error(py, lines.join("\n"), problems.first().map(|problem| problem.offset())))
        }
    }
}

/// Assembles a text. Returns the object file.
///
/// ``platform`` is the name of a platform or a member of ``openvisa.isa.Platform``. It decides the
/// size of registers. A text of a version that object files do not have is converted to the newest
/// one.
///
/// >>> import openvisa
/// >>> openvisa.assemble('.version 4.1\n.kernel "k"\n.function "main"\nmain:\n  ret (M1, 1)\n')[:4]
/// b'CISA'
///
/// Raises ``AssemblyError`` with all mistakes, and ``FormatError`` if an instruction has no
/// encoding in object files.
#[pyfunction]
#[pyo3(signature = (text, *, platform = None))]
pub(crate) fn assemble<'py>(
    py: Python<'py>,
    text: &str,
    platform: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyBytes>> {
    check_text(py, text)?;
    let options = ParseOptions { platform: parse_platform(platform)?, ..ParseOptions::default() };
    let parsed = py.detach(|| parse(text, &options));
    if !parsed.is_ok() {
        return Err(assembly_error(py, &parsed.diagnostics, text));
    }
    let module = parsed.object_module(text).map_err(|diagnostic| assembly_error(py, &[diagnostic], text))?;
    let bytes = module.to_bytes().map_err(|error| format_error(py, error.to_string(), None))?;
    Ok(PyBytes::new(py, &bytes))
}

/// Disassembles a program: an object file as ``bytes``, a ``pathlib.Path`` or a ``Module``. Returns
/// its text.
///
/// >>> import openvisa
/// >>> text = '.version 4.1\n.kernel "k"\n.function "main"\nmain:\n  ret (M1, 1)\n'
/// >>> openvisa.disassemble(openvisa.assemble(text)).split()[-3:]
/// ['ret', '(M1,', '1)']
///
/// Raises ``FormatError`` if the file cannot be read, or an instruction has no form in text.
#[pyfunction]
#[pyo3(signature = (program, *, platform = None))]
pub(crate) fn disassemble(program: &Bound<'_, PyAny>, platform: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
    let py = program.py();
    let module = PyVisaModule::of_object(program, platform, false)?;
    let platform = parse_platform(platform)?.or(module.get().platform());
    print_text(py, &module.get().to_owned_module(py)?, platform)
}

/// Formats a text: indentation, blanks and the case of words. Comments are kept.
///
/// Raises ``AssemblyError`` if a line cannot be parsed.
#[pyfunction]
#[pyo3(signature = (text, *, platform = None))]
pub(crate) fn format(py: Python<'_>, text: &str, platform: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
    check_text(py, text)?;
    let options = ParseOptions { platform: parse_platform(platform)?, ..ParseOptions::default() };
    let formatted = py.detach(|| openvisa::text::format(text, &options));
    match formatted.diagnostics.iter().any(|one| one.severity >= openvisa::text::Severity::Error) {
        true => Err(assembly_error(py, &formatted.diagnostics, text)),
        false => Ok(formatted.text),
    }
}
