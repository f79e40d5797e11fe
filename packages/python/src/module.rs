//! Modules: object files and assembler texts.

use crate::errors::{PyFinding, UnknownNameError, assembly_error, file_error, findings_of_statements, format_error};
use crate::instruction::PyInstruction;
use crate::object::PyVisaObject;
use crate::source::{ProgramSource, check_text, parse_platform};
use crate::text::print_text;
use openvisa::isa::{NEWEST_VERSION, Platform};
use openvisa::module::is_supported_version;
use openvisa::text::{ParseOptions, parse};
use openvisa::{ModuleBuf, Version};
use openvisa_check::{CheckOptions, ProgramFile, check, check_module};
use openvisa_output_file::write_file;
use openvisa_sim::Zebin;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyTuple, PyType};
use self_cell::self_cell;
use std::path::PathBuf;
use std::sync::Arc;

/// A module and its objects, which borrow from the bytes of the file.
pub(crate) struct Contents<'a> {
    pub(crate) module: openvisa::Module<'a>,
    pub(crate) objects: Vec<openvisa::Object<'a>>,
}

self_cell!(
    /// An open file: its bytes and what was found in them.
    pub(crate) struct OpenFile {
        owner: Vec<u8>,
        #[covariant]
        dependent: Contents,
    }
);

impl OpenFile {
    /// Opens an object file. `text_form` accepts versions that exist as text only.
    fn open(bytes: Vec<u8>, text_form: bool, lenient: bool) -> Result<Self, openvisa::Error> {
        Self::try_new(bytes, |bytes| {
            let module = match (text_form, lenient) {
                (true, _) => openvisa::Module::open_text_form(bytes)?,
                (false, true) => openvisa::Module::open_lenient(bytes)?.fitted(),
                (false, false) => openvisa::Module::open(bytes)?.fitted(),
            };
            Ok(Contents { module, objects: module.objects().collect::<Result<_, _>>()? })
        })
    }
}

/// A program: the kernels and functions of an object file or of an assembler text.
///
/// ``program`` is a ``str`` with assembler text, ``bytes`` or another buffer with the contents of a
/// file, or a ``pathlib.Path``. ``platform`` is the name of the platform of a text, or a member of
/// ``openvisa.isa.Platform``; it decides the size of registers. With ``lenient``, the undamaged
/// parts of a damaged object file are read.
///
/// A module cannot be changed. ``rewrite`` and ``from_json`` make changed ones.
///
/// >>> import openvisa
/// >>> module = openvisa.Module('.version 4.1\n.kernel "k"\n.function "main"\nmain:\n  ret (M1, 1)\n')
/// >>> module.version, [kernel.name for kernel in module.kernels]
/// ('4.1', ['k'])
///
/// Raises ``AssemblyError`` if a text has errors, ``FormatError`` if an object file cannot be read,
/// and ``OSError`` if there is no such file.
#[pyclass(frozen, name = "Module", module = "openvisa")]
pub(crate) struct PyVisaModule {
    file: Arc<OpenFile>,
    /// The text that the module was assembled from.
    source: Option<Arc<str>>,
    platform: Option<Platform>,
    warnings: Vec<PyFinding>,
}

impl PyVisaModule {
    pub(crate) fn contents(&self) -> &Contents<'_> {
        self.file.borrow_dependent()
    }

    /// Returns the bytes of the object file. Those of a text can have a version of texts.
    pub(crate) fn file_bytes(&self) -> &[u8] {
        self.file.borrow_owner()
    }

    pub(crate) fn platform(&self) -> Option<Platform> {
        self.platform
    }

    pub(crate) fn of_bytes(py: Python<'_>, bytes: Vec<u8>, lenient: bool) -> PyResult<Self> {
        let file = OpenFile::open(bytes, false, lenient).map_err(|error| file_error(py, &error))?;
        Ok(Self { file: Arc::new(file), source: None, platform: None, warnings: Vec::new() })
    }

    /// Returns the module of a program, which may be a module itself.
    pub(crate) fn of_object<'py>(
        program: &Bound<'py, PyAny>,
        platform: Option<&Bound<'py, PyAny>>,
        lenient: bool,
    ) -> PyResult<Bound<'py, Self>> {
        match program.cast::<Self>() {
            Ok(module) => Ok(module.clone()),
            Err(_) => Bound::new(program.py(), Self::new(program, platform, lenient)?),
        }
    }

    pub(crate) fn of_text(py: Python<'_>, text: &str, platform: Option<Platform>) -> PyResult<Self> {
        check_text(py, text)?;
        let options = ParseOptions { platform, text_only_types: true, ..ParseOptions::default() };
        let parsed = py.detach(|| parse(text, &options));
        if !parsed.is_ok() {
            return Err(assembly_error(py, &parsed.diagnostics, text));
        }
        let bytes = parsed.module.to_bytes().map_err(|error| format_error(py, error.to_string(), None))?;
        let file = OpenFile::open(bytes, true, false).map_err(|error| file_error(py, &error))?;
        let warnings = findings_of_statements(&parsed.diagnostics, text);
        Ok(Self { file: Arc::new(file), source: Some(text.into()), platform, warnings })
    }

    /// Returns a module with the same platform.
    fn of_edited(&self, py: Python<'_>, edited: &ModuleBuf) -> PyResult<Self> {
        let bytes = edited.to_bytes().map_err(|error| format_error(py, error.to_string(), None))?;
        let file = OpenFile::open(bytes, true, false).map_err(|error| file_error(py, &error))?;
        Ok(Self { file: Arc::new(file), source: None, platform: self.platform, warnings: Vec::new() })
    }

    pub(crate) fn to_owned_module(&self, py: Python<'_>) -> PyResult<ModuleBuf> {
        self.contents().module.edit().map_err(|error| file_error(py, &error))
    }

    /// Returns the objects for which `keep` holds.
    fn list_objects(&self, keep: impl Fn(&openvisa::Object<'_>) -> bool) -> Vec<PyVisaObject> {
        let objects = self.contents().objects.iter().enumerate();
        objects.filter(|(_, object)| keep(object)).map(|(index, _)| PyVisaObject::new(&self.file, index)).collect()
    }

    /// Returns the findings of the validator.
    pub(crate) fn find_problems(&self, py: Python<'_>, platform: Option<Platform>) -> Vec<PyFinding> {
        let (platform, options) = (platform.or(self.platform), CheckOptions::default());
        let module = &self.contents().module;
        let report = py.detach(|| match &self.source {
            Some(text) => check(&ProgramFile::Text(text.as_ref().into()), platform, &options),
            None if is_supported_version(module.version()) => {
                check(&ProgramFile::Object(self.file_bytes()), platform, &options)
            }
            None => check_module(module, platform),
        });
        report.findings.into_iter().map(PyFinding::from).collect()
    }
}

#[pymethods]
impl PyVisaModule {
    #[new]
    #[pyo3(signature = (program, *, platform = None, lenient = false))]
    fn new(program: &Bound<'_, PyAny>, platform: Option<&Bound<'_, PyAny>>, lenient: bool) -> PyResult<Self> {
        let (py, platform) = (program.py(), parse_platform(platform)?);
        match ProgramSource::read(program)? {
            ProgramSource::Text(text) => Self::of_text(py, &text, platform),
            ProgramSource::Object(bytes) => Ok(Self { platform, ..Self::of_bytes(py, bytes, lenient)? }),
            ProgramSource::Zebin(bytes) => {
                let texts = Zebin::texts(&bytes).map_err(|error| format_error(py, error.to_string(), None))?;
                match texts.as_slice() {
                    [text] => {
                        let named = || Zebin::parse(&bytes).ok()?.platform();
                        Self::of_text(py, text, platform.or_else(named))
                    }
                    texts => {
                        let what = format!("the zebin holds {} assembler texts, expected one", texts.len());
                        Err(format_error(py, what, None))
                    }
                }
            }
        }
    }

    /// Version of the object format, for example ``"4.1"``.
    #[getter]
    fn version(&self) -> String {
        self.contents().module.version().to_string()
    }

    /// Kernels and functions, in the order of the file.
    #[getter]
    fn objects(&self) -> Vec<PyVisaObject> {
        self.list_objects(|_| true)
    }

    /// Kernels, in the order of the file.
    #[getter]
    fn kernels(&self) -> Vec<PyVisaObject> {
        self.list_objects(|object| object.is_kernel())
    }

    /// Functions, in the order of the file.
    #[getter]
    fn functions(&self) -> Vec<PyVisaObject> {
        self.list_objects(|object| !object.is_kernel())
    }

    /// Warnings about the text that the module was assembled from.
    #[getter]
    fn warnings(&self) -> Vec<PyFinding> {
        self.warnings.clone()
    }

    /// Returns the number of kernels and functions.
    fn __len__(&self) -> usize {
        self.contents().objects.len()
    }

    /// Iterates over the kernels and functions.
    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyList::new(py, self.objects())?.try_iter()?.into_any())
    }

    /// Returns the kernel or function with a name. Raises ``UnknownNameError``, a ``KeyError``, if there is none.
    fn __getitem__(&self, name: &str) -> PyResult<PyVisaObject> {
        let objects = &self.contents().objects;
        let found = objects.iter().position(|object| object.name() == *name);
        found.map(|index| PyVisaObject::new(&self.file, index)).ok_or_else(|| {
            let names: Vec<_> = objects.iter().map(|object| format!("`{}`", object.name())).collect();
            UnknownNameError::new_err(format!("there is no `{name}` in the module, only {}", names.join(", ")))
        })
    }

    fn __repr__(&self) -> String {
        let names: Vec<_> = self.contents().objects.iter().map(|object| object.name().to_string()).collect();
        format!("<Module {}: {}>", self.version(), names.join(", "))
    }

    /// Returns the findings of the rules of the specification, like ``openvisa.verify``.
    ///
    /// Without a platform, it is the platform of the module, or else the one with the fewest
    /// findings.
    #[pyo3(signature = (platform = None))]
    fn verify(&self, py: Python<'_>, platform: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<PyFinding>> {
        Ok(self.find_problems(py, parse_platform(platform)?))
    }

    /// Returns the object file. A text of a version that object files do not have is converted to
    /// the newest one.
    ///
    /// Raises ``FormatError`` if an instruction has no encoding there.
    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        if is_supported_version(self.contents().module.version()) {
            return Ok(PyBytes::new(py, self.file_bytes()));
        }
        let mut module = self.to_owned_module(py)?;
        let failed = |error: openvisa::module::InstructionError| {
            let name = self.contents().objects.get(error.object()).map(|object| object.name().to_string());
            format_error(py, format!("{}: {}", name.unwrap_or_default(), error.reason()), None)
        };
        module.convert(NEWEST_VERSION).map_err(failed)?;
        let bytes = module.to_bytes().map_err(|error| format_error(py, error.to_string(), None))?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// Returns the assembler text.
    ///
    /// Raises ``FormatError`` if an instruction has no form in text.
    #[pyo3(signature = (*, platform = None))]
    fn to_text(&self, py: Python<'_>, platform: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let platform = parse_platform(platform)?.or(self.platform);
        print_text(py, &self.to_owned_module(py)?, platform)
    }

    /// Writes the object file, or the assembler text if the name ends with ``.visaasm``.
    fn save(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        let is_text = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("visaasm"));
        let bytes = match is_text {
            true => self.to_text(py, None)?.into_bytes(),
            false => self.to_bytes(py)?.as_bytes().to_vec(),
        };
        py.detach(|| write_file(&path, &bytes)).map_err(|error| {
            let why = format!("`{}` cannot be written: {error}", path.display());
            std::io::Error::new(error.kind(), why).into()
        })
    }

    /// Returns all of the module as JSON: tables, strings and instructions with their fields by
    /// name.
    ///
    /// ``Module.from_json`` makes the same module of it, byte for byte.
    fn to_json(&self, py: Python<'_>) -> PyResult<String> {
        let module = self.to_owned_module(py)?;
        py.detach(|| serde_json::to_string(&module)).map_err(|error| format_error(py, error.to_string(), None))
    }

    /// Makes a module of the JSON that ``to_json`` returns.
    ///
    /// Raises ``FormatError`` with the line and column of a mistake.
    #[classmethod]
    #[pyo3(signature = (text, *, platform = None))]
    fn from_json(_class: &Bound<'_, PyType>, text: &str, platform: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let py = _class.py();
        let module: ModuleBuf = py
            .detach(|| serde_json::from_str(text))
            .map_err(|error| format_error(py, format!("the JSON is not that of a module: {error}"), None))?;
        let bytes = module.to_bytes().map_err(|error| format_error(py, error.to_string(), None))?;
        let file = OpenFile::open(bytes, true, false).map_err(|error| file_error(py, &error))?;
        let platform = parse_platform(platform)?;
        Ok(Self { file: Arc::new(file), source: None, platform, warnings: Vec::new() })
    }

    /// Returns a copy in which ``function`` has replaced each instruction.
    ///
    /// ``function(object, instruction)`` returns the instruction to keep it, another one to replace
    /// it, or a list to remove it (an empty list) or to insert others. For example, this saturates
    /// all sums:
    ///
    /// >>> import openvisa
    /// >>> from openvisa.isa import Modifier
    /// >>> module = openvisa.Module('''.version 4.1
    /// ... .kernel "k"
    /// ... .decl x v_type=G type=d num_elts=8 align=GRF
    /// ... .function "main"
    /// ... main:
    /// ...   add (M1, 8) x(0,0)<1> x(0,0)<1;1,0> 0x1:d
    /// ...   ret (M1, 1)
    /// ... ''')
    /// >>> def saturate(kernel, instruction):
    /// ...     if instruction.name != "ADD":
    /// ...         return instruction
    /// ...     return instruction.replace(dst=instruction.dst.replace(modifier=Modifier.SAT))
    /// >>> print(module.rewrite(saturate).to_text().splitlines()[-2].strip())
    /// add.sat (M1, 8) x(0,0)<1> x(0,0)<1;1,0> 0x1:d
    fn rewrite(&self, function: &Bound<'_, PyAny>) -> PyResult<Self> {
        let py = function.py();
        let mut module = self.to_owned_module(py)?;
        let version = module.version;
        for (object, buf) in self.objects().into_iter().zip(&mut module.objects) {
            let (object, mut code) = (Bound::new(py, object)?, Vec::with_capacity(buf.code.len()));
            for instruction in object.get().instructions(py)?.list() {
                let replaced = function.call1((&object, instruction))?;
                append_code(&mut code, &replaced, version)?;
            }
            buf.code = code;
        }
        self.of_edited(py, &module)
    }

    /// Supports ``pickle`` and ``copy``.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let from_json = slf.get_type().getattr("from_json")?;
        Ok((from_json, (slf.get().to_json(slf.py())?,)))
    }
}

/// Appends the encoded instructions that a function returned.
fn append_code(code: &mut Vec<u8>, replaced: &Bound<'_, PyAny>, version: Version) -> PyResult<()> {
    let mut append = |one: &Bound<'_, PyAny>| {
        let instruction = one.cast::<PyInstruction>().map_err(|_| {
            let found = one.get_type().name().map(|name| name.to_string()).unwrap_or_default();
            PyTypeError::new_err(format!("the function returned {found}, expected an Instruction or a list of them"))
        })?;
        code.extend(instruction.get().encode(one.py(), version)?);
        PyResult::Ok(())
    };
    match (replaced.cast::<PyList>(), replaced.cast::<PyTuple>()) {
        (Ok(list), _) => list.iter().try_for_each(|one| append(&one)),
        (_, Ok(tuple)) => tuple.iter().try_for_each(|one| append(&one)),
        _ => append(replaced),
    }
}
