//! Converts the arguments of a launch from Python objects.
//!
//! For example, a NumPy array is a buffer if the kernel has a pointer there, and the bytes of a
//! value otherwise.

use crate::errors::ArgumentError;
use crate::host_memory::HostMemory;
use crate::source::Count;
use crate::textures::{PyImage, PySampler};
use openvisa_sim::{Argument, BufferId, Image, KernelInfo, Memory, PayloadKind};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PyInt, PyList, PyTuple};
use serde_json::{Number, Value};
use std::ops::Range;

/// Shared local memory of a work-group, as an argument of a kernel.
///
/// >>> import openvisa
/// >>> openvisa.LocalMemory(256)
/// LocalMemory(256)
#[pyclass(frozen, get_all, name = "LocalMemory", module = "openvisa")]
pub(crate) struct PyLocalMemory {
    /// Number of bytes.
    size: usize,
}

#[pymethods]
impl PyLocalMemory {
    #[new]
    const fn new(size: Count) -> Self {
        Self { size: size.0 as usize }
    }

    /// Supports ``pickle`` and ``copy``.
    const fn __getnewargs__(&self) -> (usize,) {
        (self.size,)
    }

    fn __repr__(&self) -> String {
        format!("LocalMemory({})", self.size)
    }
}

/// What a kernel expects as an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ArgumentRole {
    Buffer {
        read_only: bool,
    },
    Value {
        size: usize,
    },
    /// A buffer, local memory, or a value of a size.
    Inferred {
        size: usize,
    },
    Image {
        read_only: bool,
    },
    Sampler,
}

/// Returns what a kernel expects as an argument.
fn role_of(info: &KernelInfo, index: usize) -> ArgumentRole {
    let parts = || info.payload.iter().filter(|part| part.index == Some(index));
    let size = parts().map(|part| part.source_offset + part.size).max().unwrap_or_default();
    for part in parts() {
        match part.kind {
            PayloadKind::Pointer { .. } | PayloadKind::BufferAddress => {
                return ArgumentRole::Buffer { read_only: parts().any(|part| part.read_only) };
            }
            PayloadKind::Image { .. } => {
                return ArgumentRole::Image { read_only: parts().any(|part| part.read_only) };
            }
            PayloadKind::Sampler { .. } => return ArgumentRole::Sampler,
            PayloadKind::Inferred => return ArgumentRole::Inferred { size },
            _ => {}
        }
    }
    ArgumentRole::Value { size }
}

/// A Python object whose memory is a buffer of a launch.
struct SharedBuffer<'py> {
    memory: HostMemory<'py>,
    id: BufferId,
    /// The first argument that has this memory.
    index: usize,
    /// Whether no argument permits the kernel to write it.
    only_read: bool,
}

/// The arguments of a launch, and the memory that they refer to.
pub(crate) struct KernelArguments<'py> {
    pub(crate) values: Vec<Argument>,
    pub(crate) memory: Memory,
    buffers: Vec<SharedBuffer<'py>>,
    problems: Vec<String>,
}

impl<'py> KernelArguments<'py> {
    /// Converts the arguments of a kernel. `memory` has the variables of the program.
    ///
    /// # Errors
    /// Returns all problems, or the exception of an object that cannot export its memory.
    pub(crate) fn convert(
        info: &KernelInfo,
        given: &Bound<'py, PyTuple>,
        memory: Memory,
    ) -> PyResult<Result<Self, Vec<String>>> {
        let mut arguments = Self { values: Vec::new(), memory, buffers: Vec::new(), problems: Vec::new() };
        for (index, object) in given.iter().enumerate() {
            match arguments.convert_one(info, index, &object) {
                Ok(argument) => arguments.values.push(argument),
                Err(error) if error.is_instance_of::<PyValueError>(given.py()) => {
                    let what = error.value(given.py()).to_string();
                    arguments.problems.push(format!("{}: {what}", describe(info, index)));
                }
                Err(error) => return Err(error),
            }
        }
        Ok(if arguments.problems.is_empty() { Ok(arguments) } else { Err(arguments.problems) })
    }

    fn convert_one(&mut self, info: &KernelInfo, index: usize, object: &Bound<'py, PyAny>) -> PyResult<Argument> {
        if object.is_none() {
            return Ok(Argument::Null);
        }
        if let Ok(local) = object.cast::<PyLocalMemory>() {
            return Ok(Argument::Local(local.get().size));
        }
        let role = role_of(info, index);
        let given = (object.cast::<PyImage>(), object.cast::<PySampler>());
        match (role, given) {
            (ArgumentRole::Image { read_only }, (Ok(image), _)) => {
                return self.share_image(info, index, image, read_only);
            }
            (ArgumentRole::Sampler, (_, Ok(sampler))) => return Ok(Argument::Sampler(sampler.get().state()?)),
            (ArgumentRole::Image { .. } | ArgumentRole::Sampler, _) | (_, (Ok(_), _) | (_, Ok(_))) => {
                return Err(wrong_kind(role, object)?);
            }
            _ => {}
        }
        if is_number(object) || object.is_instance_of::<PyTuple>() || object.is_instance_of::<PyList>() {
            return encode_number(info, index, role, object);
        }
        let Some(memory) = HostMemory::of(object)? else {
            let what = format!(
                "expected an array, a number, LocalMemory or None, not {}: it has no buffer protocol, DLPack or array interface",
                object.get_type().name()?
            );
            return Err(ArgumentError::new_err(what));
        };
        match role {
            ArgumentRole::Buffer { read_only } => self.share_buffer(object.py(), info, index, memory, read_only),
            ArgumentRole::Inferred { size: 8 } if !memory.shape().is_empty() => {
                self.share_buffer(object.py(), info, index, memory, false)
            }
            _ => Ok(Argument::Bytes(memory.with_bytes(object.py(), <[u8]>::to_vec))),
        }
    }

    /// Adds the memory of an array as a buffer, if the elements have the type that the kernel
    /// declares.
    fn share_buffer(
        &mut self,
        py: Python<'_>,
        info: &KernelInfo,
        index: usize,
        memory: HostMemory<'py>,
        only_read: bool,
    ) -> PyResult<Argument> {
        if let Some(descr) = memory.element()
            && let Err(error) = info.check_elements(index, descr)
        {
            return Err(ArgumentError::new_err(without_name(&error.to_string(), &describe(info, index))));
        }
        Ok(Argument::Buffer(self.share(py, info, index, memory, only_read)?))
    }

    /// Adds the memory of an image as a buffer.
    fn share_image(
        &mut self,
        info: &KernelInfo,
        index: usize,
        image: &Bound<'py, PyImage>,
        only_read: bool,
    ) -> PyResult<Argument> {
        let (py, format) = (image.py(), image.get().format);
        let Some(memory) = HostMemory::of(image.get().array.bind(py))? else {
            let what = "the array of the image has no buffer protocol, DLPack or array interface";
            return Err(ArgumentError::new_err(what));
        };
        if !memory.is_row_major() {
            let what = "the texels of an image are stored row by row; pass a copy, such as `array.copy(order='C')`";
            return Err(ArgumentError::new_err(what));
        }
        let element = memory.element().unwrap_or(if memory.has_bytes() { "|u1" } else { "V" }).to_owned();
        let shape = memory.shape().to_vec();
        let buffer = self.share(py, info, index, memory, only_read)?;
        let image = Image::from_array(buffer, &element, &shape, format);
        Ok(Argument::Image(image.map_err(|error| ArgumentError::new_err(error.to_string()))?))
    }

    /// Adds the memory of an object. Arguments with the same memory have one buffer.
    fn share(
        &mut self,
        py: Python<'_>,
        info: &KernelInfo,
        index: usize,
        memory: HostMemory<'py>,
        only_read: bool,
    ) -> PyResult<BufferId> {
        if memory.is_read_only() && !only_read {
            let what =
                "its memory is read-only, and the kernel may write it; pass a writable copy, such as `array.copy()`";
            return Err(ArgumentError::new_err(what));
        }
        let range = memory.range();
        if let Some(known) = self.buffers.iter_mut().find(|known| overlaps(&known.memory.range(), &range)) {
            if known.memory.range() != range {
                let first = describe(info, known.index);
                let what = format!("its memory overlaps that of {first}; pass the whole array, or a copy");
                return Err(ArgumentError::new_err(what));
            }
            known.only_read &= only_read;
            return Ok(known.id);
        }
        let id = memory.with_bytes(py, |bytes| self.memory.add(bytes));
        self.buffers.push(SharedBuffer { memory, id, index, only_read });
        Ok(id)
    }

    /// Copies the buffers back to the objects, except those that the kernel only reads.
    pub(crate) fn copy_back(&mut self, py: Python<'_>) {
        for shared in self.buffers.iter_mut().filter(|shared| !shared.only_read) {
            if let Some(buffer) = self.memory.buffer(shared.id) {
                let _ = shared.memory.with_bytes_mut(py, |bytes| buffer.copy_to(bytes));
            }
        }
    }
}

/// Returns whether two address ranges have a byte in common, or are the same.
fn overlaps(one: &Range<usize>, other: &Range<usize>) -> bool {
    one.start < other.end && other.start < one.end
}

/// Returns the name of an argument in messages, for example ``args[2] (`a`)``.
fn describe(info: &KernelInfo, index: usize) -> String {
    match info.arguments.iter().find(|argument| argument.index == index) {
        Some(argument) if !argument.name.is_empty() => format!("args[{index}] (`{}`)", argument.name),
        _ => format!("args[{index}]"),
    }
}

/// Removes the name of an argument from the beginning of a message.
fn without_name(message: &str, name: &str) -> String {
    message.strip_prefix(name).unwrap_or(message).trim_start().to_owned()
}

fn is_number(object: &Bound<'_, PyAny>) -> bool {
    object.is_exact_instance_of::<PyInt>()
        || object.is_exact_instance_of::<PyFloat>()
        || object.is_instance_of::<PyBool>()
}

/// Returns the error for an object that is not of the kind that the kernel expects.
fn wrong_kind(role: ArgumentRole, object: &Bound<'_, PyAny>) -> PyResult<PyErr> {
    let (expected, cause) = match role {
        ArgumentRole::Image { .. } => ("an Image", "the kernel has an image there"),
        ArgumentRole::Sampler => ("a Sampler", "the kernel has a sampler there"),
        ArgumentRole::Buffer { .. } => ("an array", "the kernel has a pointer there"),
        ArgumentRole::Value { .. } | ArgumentRole::Inferred { .. } => ("a value", "the kernel has one there"),
    };
    let found = object.repr()?;
    Ok(ArgumentError::new_err(format!("expected {expected}, because {cause}, not {found}")))
}

/// Encodes a number, or the numbers of a vector, in the type that the kernel declares. If the
/// compiler did not keep it, the type is an integer or a floating-point number of the same size.
fn encode_number(info: &KernelInfo, index: usize, role: ArgumentRole, object: &Bound<'_, PyAny>) -> PyResult<Argument> {
    let size = match role {
        ArgumentRole::Value { size } | ArgumentRole::Inferred { size } => size,
        _ => return Err(wrong_kind(role, object)?),
    };
    let declared = info.arguments.iter().find(|argument| argument.index == index);
    let declared = declared.map_or("", |argument| argument.type_name.split(';').next().unwrap_or_default());
    let value = to_json(object)?;
    let is_int = value.is_i64() || value.is_u64() || value.is_boolean();
    let mut types = vec![declared];
    match (size, is_int) {
        (1, true) => types.extend(["char", "uchar"]),
        (2, true) => types.extend(["short", "ushort"]),
        (4, true) => types.extend(["int", "uint"]),
        (8, true) => types.extend(["long", "ulong"]),
        (2, false) => types.push("half"),
        (4, false) => types.push("float"),
        (8, false) => types.push("double"),
        _ => {}
    }
    let encode = |name: &str| {
        // A truth value is 0 or 1 of a number type.
        let number = value.as_bool().filter(|_| name != "bool").map(|truth| Value::from(u8::from(truth)));
        Argument::encode(name, number.as_ref().unwrap_or(&value))
    };
    if is_known_type(declared) {
        return encode(declared).map_err(|error| ArgumentError::new_err(error.to_string()));
    }
    let found = types.iter().find_map(|name| encode(name).ok());
    found.ok_or_else(|| {
        let what = match object.repr() {
            Ok(text) => format!("{text} is no value of {size} bytes; pass its bytes, or a NumPy scalar"),
            Err(_) => format!("expected a value of {size} bytes"),
        };
        ArgumentError::new_err(what)
    })
}

/// Returns whether values of a type can be encoded. A type name in the source can also be a
/// structure or a `typedef`.
fn is_known_type(name: &str) -> bool {
    let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
    Argument::encode(base, &Value::from(0)).is_ok()
}

/// Converts a number or a list of numbers. Infinities and NaN become strings, which JSON has not as
/// numbers.
fn to_json(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    if let Ok(truth) = object.cast::<PyBool>() {
        return Ok(Value::from(truth.is_true()));
    }
    if object.is_instance_of::<PyInt>() {
        let signed = object.extract::<i64>().map(Value::from);
        let unsigned = |_| object.extract::<u64>().map(Value::from);
        let too_large = |_| ArgumentError::new_err(format!("{object} does not fit 64 bits"));
        return signed.or_else(unsigned).map_err(too_large);
    }
    if let Ok(list) = object.extract::<Vec<Bound<'_, PyAny>>>()
        && !object.is_instance_of::<PyFloat>()
    {
        return Ok(Value::Array(list.iter().map(to_json).collect::<PyResult<_>>()?));
    }
    let real: f64 = object.extract()?;
    Ok(Number::from_f64(real).map_or_else(|| Value::from(real.to_string()), Value::Number))
}
