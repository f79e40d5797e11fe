//! Instructions: sequences of them, and their fields.

use crate::errors::{ArgumentError, format_error};
use crate::module::OpenFile;
use crate::to_python::convert;
use openvisa::isa::{Inst, InstKind, Instructions as Decoder};
use openvisa::text::{PrintOptions, print_lines};
use openvisa::{ModuleBuf, Version, module};
use pyo3::exceptions::{PyAttributeError, PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PySlice};
use std::sync::{Arc, OnceLock};

/// The instructions of a kernel or function: a sequence of ``Instruction``.
///
/// ``len`` and ``count`` take no Python object for each instruction.
#[pyclass(frozen, sequence, name = "Instructions", module = "openvisa")]
pub(crate) struct PyInstructions {
    code: Arc<DecodedCode>,
}

/// The boundaries of the instructions in a file.
struct DecodedCode {
    file: Arc<OpenFile>,
    version: Version,
    /// Offset of each instruction in the file in bytes, and its kind.
    instructions: Vec<(u32, InstKind)>,
    /// Offset of the end of the last instruction.
    end: u32,
    /// Index of the object in the file.
    index: usize,
    /// The texts of the instructions, printed when the first one is asked for.
    texts: OnceLock<Vec<Option<String>>>,
}

impl DecodedCode {
    /// Prints instructions with the names that the object declares. `code` replaces its code.
    fn print(&self, code: Option<&[u8]>) -> Vec<Option<String>> {
        let module = self.file.borrow_dependent().module.edit().ok();
        let object =
            |module: ModuleBuf| module.objects.into_iter().nth(self.index).map(|object| (module.version, object));
        let Some((version, mut object)) = module.and_then(object) else { return Vec::new() };
        if let Some(code) = code {
            object.code = code.to_vec();
        }
        let module = ModuleBuf { version, objects: vec![object] };
        print_lines(&module, &PrintOptions::default()).swap_remove(0).instructions
    }

    /// Returns the text of an instruction of the object. `None` if it has none.
    fn text(&self, index: usize) -> Option<&str> {
        self.texts.get_or_init(|| self.print(None)).get(index)?.as_deref()
    }
}

impl PyInstructions {
    /// Decodes all instructions of an object.
    pub(crate) fn decode(py: Python<'_>, file: &Arc<OpenFile>, index: usize) -> PyResult<Self> {
        let object = &file.borrow_dependent().objects[index];
        let decoded = py.detach(|| {
            let (mut stream, mut place) = (object.instructions(), Decoder::place());
            let mut instructions = Vec::with_capacity(object.code().len() / 16);
            loop {
                let offset = stream.offset() as u32;
                match stream.next_in(&mut place) {
                    Some(Ok(inst)) => instructions.push((offset, inst.kind())),
                    Some(Err(error)) => return Err(error),
                    None => return Ok((instructions, offset)),
                }
            }
        });
        let (instructions, end) = decoded.map_err(|error| {
            let name = object.name();
            let what = format!("{name}: an instruction cannot be decoded: {error}; Module.verify says more");
            format_error(py, what, Some(error.offset))
        })?;
        let (file, version) = (Arc::clone(file), object.version());
        let code = DecodedCode { file, version, instructions, end, index, texts: OnceLock::new() };
        Ok(Self { code: Arc::new(code) })
    }

    /// Returns all instructions.
    pub(crate) fn list(&self) -> Vec<PyInstruction> {
        (0..self.code.instructions.len()).filter_map(|index| PyInstruction::nth(&self.code, index)).collect()
    }
}

#[pymethods]
impl PyInstructions {
    fn __len__(&self) -> usize {
        self.code.instructions.len()
    }

    /// Returns the instruction with an index, or the list of a slice.
    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = index.py();
        let len = self.code.instructions.len();
        if let Ok(slice) = index.cast::<PySlice>() {
            let range = slice.indices(len.cast_signed())?;
            let indices = (0..range.slicelength).map(|n| range.start + n.cast_signed() * range.step);
            let list: Vec<_> = indices.filter_map(|n| PyInstruction::nth(&self.code, n.cast_unsigned())).collect();
            return Ok(PyList::new(py, list)?.into_any());
        }
        let given: isize = index.extract()?;
        let from_start = if given < 0 { given + len.cast_signed() } else { given };
        let found = usize::try_from(from_start).ok().and_then(|index| PyInstruction::nth(&self.code, index));
        let instruction = found
            .ok_or_else(|| PyIndexError::new_err(format!("there are {len} instructions, none is number {given}")))?;
        Ok(Bound::new(py, instruction)?.into_any())
    }

    fn __iter__(&self) -> PyInstructionIterator {
        PyInstructionIterator { code: Arc::clone(&self.code), next: 0 }
    }

    /// Returns the number of instructions of each kind by their names in the specification.
    fn histogram<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let mut counts = vec![0_usize; InstKind::ALL.len()];
        for (_, kind) in &self.code.instructions {
            counts[*kind as usize] += 1;
        }
        let names = PyDict::new(py);
        for (kind, count) in InstKind::ALL.iter().zip(counts).filter(|(_, count)| *count > 0) {
            names.set_item(kind.info().name, count)?;
        }
        Ok(names)
    }

    /// Returns the instructions with a name in the specification, for example ``"ADD"``.
    ///
    /// Raises ``ValueError`` for a name that the specification does not have.
    fn named(&self, name: &str) -> PyResult<Vec<PyInstruction>> {
        let wanted = InstKind::from_name(name)
            .ok_or_else(|| ArgumentError::new_err(format!("there is no instruction `{name}` in the specification")))?;
        let all = self.code.instructions.iter().enumerate();
        let indices = all.filter(|(_, (_, kind))| *kind == wanted).map(|(index, _)| index);
        Ok(indices.filter_map(|index| PyInstruction::nth(&self.code, index)).collect())
    }

    fn __repr__(&self) -> String {
        format!("<{} instructions>", self.__len__())
    }
}

/// An iterator over instructions.
#[pyclass(name = "InstructionIterator", module = "openvisa")]
pub(crate) struct PyInstructionIterator {
    code: Arc<DecodedCode>,
    next: usize,
}

#[pymethods]
impl PyInstructionIterator {
    const fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self) -> Option<PyInstruction> {
        let instruction = PyInstruction::nth(&self.code, self.next)?;
        self.next += 1;
        Some(instruction)
    }
}

/// An instruction. Its fields are attributes: ``instruction.exec_size``, ``instruction.dst``.
///
/// Numbers are ``int``, named values are members of enumerations in ``openvisa.isa``, and operands
/// and bit fields are ``Record``.
///
/// >>> import openvisa
/// >>> text = '.version 4.1\n.kernel "k"\n.function "main"\nmain:\n  ret (M1, 1)\n'
/// >>> instruction = openvisa.Module(text)["k"].instructions[-1]
/// >>> instruction.name, instruction.exec_size.size
/// ('RET', <ExecSize.SIMD1: 0>)
#[pyclass(frozen, name = "Instruction", module = "openvisa")]
pub(crate) struct PyInstruction {
    /// The code that the instruction is in, or that `replace` took it from.
    code: Arc<DecodedCode>,
    bytes: InstructionBytes,
    kind: InstKind,
}

/// The encoded bytes of an instruction.
enum InstructionBytes {
    /// In a file: index in the object, offset in the file and number of bytes.
    InFile { index: usize, offset: u32, len: usize },
    /// Encoded anew.
    Owned(Vec<u8>),
}

impl PyInstruction {
    fn nth(code: &Arc<DecodedCode>, index: usize) -> Option<Self> {
        let (offset, kind) = *code.instructions.get(index)?;
        let end = code.instructions.get(index + 1).map_or(code.end, |(offset, _)| *offset);
        let bytes = InstructionBytes::InFile { index, offset, len: (end - offset) as usize };
        Some(Self { code: Arc::clone(code), bytes, kind })
    }

    fn encoded(&self) -> &[u8] {
        match &self.bytes {
            InstructionBytes::InFile { offset, len, .. } => {
                let start = *offset as usize;
                self.code.file.borrow_owner().get(start..start + len).unwrap_or_default()
            }
            InstructionBytes::Owned(bytes) => bytes,
        }
    }

    fn version(&self) -> Version {
        self.code.version
    }

    /// Returns the assembler text. `None` if the instruction has none.
    fn text(&self) -> Option<String> {
        match &self.bytes {
            InstructionBytes::InFile { index, .. } => self.code.text(*index).map(str::to_owned),
            InstructionBytes::Owned(bytes) => self.code.print(Some(bytes)).into_iter().next().flatten(),
        }
    }

    /// Decodes the instruction and calls `body` with it.
    fn with_inst<R>(&self, py: Python<'_>, body: impl FnOnce(&Inst<'_>) -> PyResult<R>) -> PyResult<R> {
        match Decoder::new(self.encoded(), self.version()).next() {
            Some(Ok(inst)) => body(&inst),
            Some(Err(error)) => Err(format_error(py, error.to_string(), Some(error.offset))),
            None => Err(format_error(py, "the instruction has no bytes", None)),
        }
    }

    /// Returns the bytes in a version of the object format.
    pub(crate) fn encode(&self, py: Python<'_>, version: Version) -> PyResult<Vec<u8>> {
        if version == self.version() {
            return Ok(self.encoded().to_vec());
        }
        let form = self.with_inst(py, |inst| {
            serde_json::to_value(inst).map_err(|error| format_error(py, error.to_string(), None))
        })?;
        module::encode_inst_form(form, version).map_err(|error| format_error(py, error.to_string(), None))
    }

    fn record<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.with_inst(py, |inst| convert(py, inst))
    }
}

#[pymethods]
impl PyInstruction {
    /// Name in the specification, for example ``"ADD"``: a key of ``openvisa.isa.INSTRUCTIONS``.
    #[getter]
    fn name(&self) -> &'static str {
        self.kind.info().name
    }

    /// Index in its kernel or function, from 0, or ``None`` for an instruction that is in none.
    #[getter]
    fn position(&self) -> Option<usize> {
        match self.bytes {
            InstructionBytes::InFile { index, .. } => Some(index),
            InstructionBytes::Owned(_) => None,
        }
    }

    /// Offset in the object file in bytes, or ``None`` for an instruction that is in none.
    #[getter]
    fn file_offset(&self) -> Option<u32> {
        match self.bytes {
            InstructionBytes::InFile { offset, .. } => Some(offset),
            InstructionBytes::Owned(_) => None,
        }
    }

    /// Opcode, a member of ``openvisa.isa.Opcode``.
    #[getter]
    fn opcode<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let code = self.encoded().first().copied().unwrap_or_default();
        py.import("openvisa.isa")?.getattr("Opcode")?.call1((code,))
    }

    /// Line of the specification that defines the instruction, for example
    /// ``specs/instructions/ADD.md:1``.
    #[getter]
    fn spec(&self) -> &'static str {
        self.kind.info().spec
    }

    /// Fields by name, in the order of the encoding.
    #[getter]
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.record(py)?.call_method0("parts")
    }

    /// Returns the encoded bytes.
    fn __bytes__<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.encoded())
    }

    /// Returns a copy with other values of some fields. It is in no kernel; ``Module.rewrite`` puts
    /// it into one.
    ///
    /// Raises ``TypeError`` for a field that the instruction does not have, and ``FormatError`` for
    /// a value that has no encoding.
    #[pyo3(signature = (**fields))]
    fn replace(&self, py: Python<'_>, fields: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let record = self.record(py)?.call_method("replace", (), fields).map_err(|error| {
            match error.is_instance_of::<PyTypeError>(py) {
                true => PyTypeError::new_err(error.value(py).to_string().replacen("Inst.", "", 1)),
                false => error,
            }
        })?;
        let text: String = py.import("openvisa._records")?.call_method1("to_json", (record,))?.extract()?;
        let mut reader = serde_json::Deserializer::from_str(&text);
        let bytes = module::encode_inst_form(&mut reader, self.version()).map_err(|error| {
            let message = error.to_string();
            // The text has one line that the user has not seen.
            let message = message.split(" at line ").next().unwrap_or_default();
            format_error(py, format!("{}: {message}", self.name()), None)
        })?;
        let kind = match Decoder::new(&bytes, self.version()).next() {
            Some(Ok(inst)) => inst.kind(),
            _ => self.kind,
        };
        Ok(Self { code: Arc::clone(&self.code), bytes: InstructionBytes::Owned(bytes), kind })
    }

    fn __getattr__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        if name.starts_with("__") {
            return Err(PyAttributeError::new_err(name.to_owned()));
        }
        let fields = self.fields(py)?;
        fields.get_item(name).map_err(|_| {
            let names = fields.try_iter().and_then(|names| names.map(|name| name?.extract()).collect());
            let names: Vec<String> = names.unwrap_or_default();
            PyAttributeError::new_err(format!("{} has no field `{name}`, only {}", self.name(), names.join(", ")))
        })
    }

    fn __dir__(slf: &Bound<'_, Self>) -> PyResult<Vec<String>> {
        let object = slf.py().get_type::<PyAny>();
        let mut names: Vec<String> = object.call_method1("__dir__", (slf,))?.extract()?;
        let fields: Vec<String> =
            slf.get().fields(slf.py())?.try_iter()?.map(|name| name?.extract()).collect::<PyResult<_>>()?;
        names.extend(fields);
        Ok(names)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let same = |other: &Self| other.encoded() == self.encoded() && other.version() == self.version();
        other.cast::<Self>().is_ok_and(|other| same(other.get()))
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.encoded().hash(&mut hasher);
        hasher.finish()
    }

    /// Returns the instruction as assembler text, or its fields if it has no text.
    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        if let Some(text) = self.text() {
            return Ok(text);
        }
        let fields = self.fields(py)?.call_method0("items")?;
        let fields = fields.try_iter()?.map(|item| {
            let (name, value): (String, Bound<'_, PyAny>) = item?.extract()?;
            Ok(format!("{name}={}", value.repr()?))
        });
        Ok(format!("{} {}", self.name(), fields.collect::<PyResult<Vec<_>>>()?.join(", ")))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<Instruction {}>", self.__str__(py)?))
    }
}
