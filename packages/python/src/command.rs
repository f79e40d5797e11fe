//! What the command `visa` does as well: checks, and explanations.

use crate::errors::{ArgumentError, PyFinding, UnknownNameError, format_error};
use crate::module::PyVisaModule;
use crate::source::{ProgramSource, check_text, parse_platform};
use openvisa::isa::Platform;
use openvisa_check::{CheckOptions, ProgramFile, ProgramFileError, check};
use openvisa_explain::{PageStyle, Target};
use openvisa_inline::{Language, SIMD_WIDTHS, check_source};
use openvisa_sim::Zebin;
use pyo3::prelude::*;
use std::ffi::OsString;

/// Returns the findings about a program.
fn find_problems(program: &ProgramFile<'_>, platform: Option<Platform>) -> Vec<PyFinding> {
    let report = check(program, platform, &CheckOptions::default());
    report.findings.into_iter().map(PyFinding::from).collect()
}

/// Returns the findings about the texts in a zebin.
fn find_zebin_problems(bytes: &[u8], platform: Option<Platform>) -> Result<Vec<PyFinding>, String> {
    let texts = Zebin::texts(bytes).map_err(|error| format!("the program cannot be read: {error}"))?;
    if texts.is_empty() {
        return Err(format!("the program {}", ProgramFileError::Elf));
    }
    let platform = platform.or_else(|| Zebin::parse(bytes).ok()?.platform());
    Ok(texts.into_iter().flat_map(|text| find_problems(&ProgramFile::Text(text), platform)).collect())
}

/// Checks a program against the rules of the specification. Returns the findings; an empty list if
/// there are none.
///
/// ``program`` is assembler text, the bytes of a file, a ``pathlib.Path`` or a ``Module``.
/// ``platform`` is a name or a member of ``openvisa.isa.Platform``. Without one, it is that of the
/// module, or else the one with the fewest findings.
///
/// >>> import openvisa
/// >>> found = openvisa.verify('.version 4.1\n.kernel "k"\n.function "main"\nmain:\n  add (M1, 8) x x x\n')
/// >>> found[0].line, found[0].severity, found[0].code
/// (5, 'error', 'text:undeclared')
///
/// Raises ``FormatError`` if the program is neither an object file nor a text.
#[pyfunction]
#[pyo3(signature = (program, *, platform = None))]
pub(crate) fn verify(program: &Bound<'_, PyAny>, platform: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<PyFinding>> {
    let py = program.py();
    let named = parse_platform(platform)?;
    if let Ok(module) = program.cast::<PyVisaModule>() {
        return Ok(module.get().find_problems(py, named));
    }
    let found = match ProgramSource::read(program)? {
        ProgramSource::Text(text) => {
            check_text(py, &text)?;
            Ok(py.detach(|| find_problems(&ProgramFile::Text(text.into()), named)))
        }
        ProgramSource::Zebin(bytes) => py.detach(|| find_zebin_problems(&bytes, named)),
        ProgramSource::Object(bytes) => py.detach(|| match ProgramFile::of_bytes(&bytes, "") {
            Ok(program) => Ok(find_problems(&program, named)),
            Err(error) => Err(format!("the program {error}")),
        }),
    };
    found.map_err(|message| format_error(py, message, None))
}

/// Checks inline assembly in a source of another language. Returns the findings; an empty list if
/// there are none. Their places are those of the source.
///
/// ``source`` is the source, and ``language`` one of ``"c"`` (also C++ and SYCL),
/// ``"opencl"``, ``"python"`` (Triton), ``"mlir"``, ``"llvm-ir"`` and ``"spirv"`` (disassembly). ``platform`` is
/// a name or a member of ``openvisa.isa.Platform``. Without one, it is that which the source names,
/// or else XE2. ``simd`` is the SIMD width that the code is compiled for, 8, 16 or 32; without it,
/// the width is that which the source states, or code may fit 16 or 32.
///
/// >>> import openvisa
/// >>> source = 'void f(int x) { asm volatile("addd (M1, 16) %0 %0 0x1:d" : "+rw"(x)); }'
/// >>> found = openvisa.lint(source, language="c")
/// >>> found[0].line, found[0].code, found[0].help
/// (1, 'text:mnemonic', 'did you mean `add`?')
///
/// Raises ``ArgumentError``, a ``ValueError``, for an unknown language, platform or width.
#[pyfunction]
#[pyo3(signature = (source, *, language, platform = None, simd = None))]
pub(crate) fn lint(
    py: Python<'_>,
    source: &str,
    language: &str,
    platform: Option<&Bound<'_, PyAny>>,
    simd: Option<i64>,
) -> PyResult<Vec<PyFinding>> {
    let platform = parse_platform(platform)?;
    let language = Language::ALL.iter().find(|known| known.name() == language).ok_or_else(|| {
        let known: Vec<_> = Language::ALL.iter().map(|known| known.name()).collect();
        ArgumentError::new_err(format!("there is no language `{language}`, only {}", known.join(", ")))
    })?;
    let width = simd.map(|width| match u32::try_from(width) {
        Ok(width) if SIMD_WIDTHS.contains(&width) => Ok(width),
        _ => Err(ArgumentError::new_err(format!("the SIMD width is {width}, expected 8, 16 or 32"))),
    });
    let simd_widths = width.transpose()?.into_iter().collect();
    let options = openvisa_inline::CheckOptions { platform, simd_widths, ..Default::default() };
    let report = py.detach(|| check_source(source, *language, &options));
    Ok(report.findings.into_iter().map(PyFinding::from).collect())
}

/// Explains an instruction, a field, a platform, a rule, a line of text or encoded bytes, like
/// ``visa explain``.
///
/// >>> import openvisa
/// >>> openvisa.explain("add").splitlines()[0].split()[0]
/// 'ADD'
///
/// Raises ``UnknownNameError``, a ``LookupError``, for a name that the specification does not have.
#[pyfunction]
#[pyo3(signature = (name, *, platform = None))]
pub(crate) fn explain(py: Python<'_>, name: &str, platform: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
    let target = Target { platform: parse_platform(platform)?, ..Target::default() };
    let explained = py.detach(|| openvisa_explain::explain(&[name.to_owned()], target));
    let explanation = explained.map_err(|error| UnknownNameError::new_err(error.to_string()))?;
    Ok(explanation.to_text(&PageStyle::default()))
}

/// Runs the command ``visa`` with arguments and the standard streams of the process. Returns its
/// exit status.
#[pyfunction]
pub(crate) fn run_command(py: Python<'_>, args: Vec<OsString>) -> u8 {
    py.detach(|| openvisa_commands::run_with_standard_streams(args)).code()
}

/// Returns the specification as JSON.
#[pyfunction]
pub(crate) fn specification_json() -> &'static str {
    openvisa_commands::specification_json()
}
