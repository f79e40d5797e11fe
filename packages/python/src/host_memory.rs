//! Memory that belongs to Python objects.
//!
//! For example, a NumPy array exports its memory by the buffer protocol, and a PyTorch tensor by
//! `__dlpack__`. Both are read before a launch and written after it, without a copy in between.
//!
//! This is the only module with unsafe code, besides `buffer_protocol.rs`: the protocols are raw
//! pointers and sizes.
#![allow(unsafe_code)]

use crate::buffer_protocol::ExportedBuffer;
use crate::errors::ArgumentError;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};
use std::ffi::{CStr, c_void};
use std::slice;

/// Contiguous memory of a Python object.
pub(crate) struct HostMemory<'py> {
    start: *mut u8,
    len: usize,
    read_only: bool,
    /// Number of elements in each dimension, the slowest first. Empty for a scalar.
    shape: Vec<usize>,
    /// Whether elements are stored row by row, and not column by column.
    is_row_major: bool,
    /// The type of the elements in NumPy's notation, for example `<f4`, if it is a number.
    element: Option<String>,
    /// The type of an element that is a byte, `|u1` or `|i1`. Bytes have no `element`, because they
    /// can hold anything.
    byte: Option<&'static str>,
    /// Keeps the memory at its address.
    _owner: MemoryOwner<'py>,
}

/// The object that keeps memory alive. It is dropped with the memory.
enum MemoryOwner<'py> {
    Buffer { _buffer: ExportedBuffer<'py> },
    Tensor { _capsule: Bound<'py, PyCapsule> },
    Array { _object: Bound<'py, PyAny> },
}

impl<'py> HostMemory<'py> {
    /// Returns the memory of an object, by the buffer protocol, or else by DLPack, or else by the
    /// array interface of NumPy. Returns `None` if the object has none of them.
    ///
    /// # Errors
    /// Returns a `ValueError` if the memory is not contiguous, or is that of another device.
    pub(crate) fn of(object: &Bound<'py, PyAny>) -> PyResult<Option<Self>> {
        if let Some(buffer) = ExportedBuffer::of(object)? {
            return Self::of_buffer(buffer).map(Some);
        }
        if object.hasattr("__dlpack__")? {
            return Self::of_tensor(object).map(Some);
        }
        match object.getattr_opt("__array_interface__")? {
            Some(interface) => Self::of_array_interface(object, &interface).map(Some),
            None => Ok(None),
        }
    }

    fn of_buffer(buffer: ExportedBuffer<'py>) -> PyResult<Self> {
        if !buffer.is_contiguous(b'A') {
            return Err(ArgumentError::new_err("its memory is not contiguous; pass a copy, such as `array.copy()`"));
        }
        // A buffer without dimensions is a scalar of NumPy, which can be a structure.
        let is_scalar = buffer.shape().is_empty();
        let element = || buffer_element(buffer.format(), buffer.item_bytes());
        let byte = || if buffer.format().to_bytes() == b"b" { "|i1" } else { "|u1" };
        Ok(Self {
            start: buffer.start(),
            len: buffer.bytes(),
            read_only: buffer.is_read_only(),
            shape: buffer.shape(),
            is_row_major: buffer.is_contiguous(b'C'),
            element: if is_scalar { None } else { element() },
            byte: (buffer.item_bytes() == 1 && !is_scalar).then(byte),
            _owner: MemoryOwner::Buffer { _buffer: buffer },
        })
    }

    /// Reads the dictionary of the array interface, version 3.
    fn of_array_interface(object: &Bound<'py, PyAny>, interface: &Bound<'py, PyAny>) -> PyResult<Self> {
        let wrong = |what: &str| ArgumentError::new_err(format!("its `__array_interface__` has no {what}"));
        let interface = interface.cast::<PyDict>().map_err(|_| wrong("members"))?;
        let member = |name: &str| interface.get_item(name);
        let shape = member("shape")?.and_then(|shape| shape.extract::<Vec<usize>>().ok());
        let shape = shape.ok_or_else(|| wrong("`shape`, a tuple of numbers"))?;
        let descr = member("typestr")?.and_then(|descr| descr.extract::<String>().ok());
        let descr = descr.ok_or_else(|| wrong("`typestr`, the type of the elements"))?;
        let item_bytes: usize =
            descr.get(2..).and_then(|size| size.parse().ok()).ok_or_else(|| wrong("size in `typestr`"))?;
        let data = member("data")?.and_then(|data| data.extract::<(usize, bool)>().ok());
        let (address, read_only) = data.ok_or_else(|| wrong("`data`, an address and whether it is read-only"))?;
        let len = shape.iter().try_fold(item_bytes, |bytes, side| bytes.checked_mul(*side));
        let len = len.filter(|len| isize::try_from(*len).is_ok() && (*len == 0 || address != 0));
        let len = len.ok_or_else(|| ArgumentError::new_err("its shape is larger than memory"))?;
        if let Some(strides) = member("strides")?.filter(|strides| !strides.is_none()) {
            let strides: Vec<isize> = strides.extract()?;
            let mut expected = item_bytes.cast_signed();
            for (side, stride) in shape.iter().zip(&strides).rev() {
                if *side > 1 && *stride != expected {
                    let what = "its memory is not contiguous in row order; pass a contiguous copy";
                    return Err(ArgumentError::new_err(what));
                }
                expected *= side.cast_signed();
            }
        }
        let is_number = descr.starts_with('<') && descr[1..].starts_with(['i', 'u', 'f']);
        Ok(Self {
            start: std::ptr::with_exposed_provenance_mut(address),
            len,
            read_only,
            shape,
            is_row_major: true,
            byte: (item_bytes == 1).then_some(if descr.ends_with("i1") { "|i1" } else { "|u1" }),
            element: is_number.then_some(descr).filter(|_| item_bytes > 1),
            _owner: MemoryOwner::Array { _object: object.clone() },
        })
    }

    fn of_tensor(object: &Bound<'py, PyAny>) -> PyResult<Self> {
        let capsule = export_tensor(object)?;
        let (tensor, read_only) = if capsule.is_valid_checked(Some(VERSIONED_NAME)) {
            let managed = capsule.pointer_checked(Some(VERSIONED_NAME))?.cast::<VersionedTensor>();
            // SAFETY: A capsule of this name holds a pointer to a `DLManagedTensorVersioned`, which
            // lives as long as the capsule. The major version is in its first bytes in all
            // versions.
            let managed = unsafe { managed.as_ref() };
            if managed.major != MAJOR_VERSION {
                let what = format!("it has DLPack version {}, expected version {MAJOR_VERSION}", managed.major);
                return Err(ArgumentError::new_err(what));
            }
            (&managed.tensor, managed.flags & READ_ONLY_FLAG != 0)
        } else {
            let managed = capsule.pointer_checked(Some(UNVERSIONED_NAME))?.cast::<UnversionedTensor>();
            // SAFETY: A capsule of this name holds a pointer to a `DLManagedTensor`, which lives as
            // long as the capsule.
            (unsafe { &managed.as_ref().tensor }, false)
        };
        let len = tensor.contiguous_bytes()?;
        let start = tensor.data.wrapping_byte_add(usize::try_from(tensor.byte_offset).unwrap_or_default()).cast();
        let element = tensor.element();
        let (shape, has_bytes) = (tensor.shape(), tensor.type_bits == 8 && tensor.type_lanes == 1);
        let byte = has_bytes.then_some(if tensor.type_code == 0 { "|i1" } else { "|u1" });
        let owner = MemoryOwner::Tensor { _capsule: capsule };
        Ok(Self { start, len, read_only, shape, is_row_major: true, element, byte, _owner: owner })
    }

    /// Returns whether the object forbids writing.
    pub(crate) const fn is_read_only(&self) -> bool {
        self.read_only
    }

    /// Returns the number of elements in each dimension, the slowest first. Empty for a scalar.
    pub(crate) fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// Returns whether elements are stored row by row, and not column by column.
    pub(crate) const fn is_row_major(&self) -> bool {
        self.is_row_major
    }

    /// Returns whether an element is a byte.
    pub(crate) const fn has_bytes(&self) -> bool {
        self.byte.is_some()
    }

    /// Returns a copy as an array of numbers. Its type is `V` if the elements are none.
    pub(crate) fn to_array(&self, py: Python<'_>) -> openvisa_sim::Array {
        let descr = self.element().or(self.byte).unwrap_or("V").to_owned();
        let data = self.with_bytes(py, <[u8]>::to_vec);
        openvisa_sim::Array { descr, fortran: !self.is_row_major, shape: self.shape.clone(), data }
    }

    /// Returns the type of the elements in NumPy's notation, for example `<f4`. Returns `None` for
    /// bytes and for structures, which can hold anything.
    pub(crate) fn element(&self) -> Option<&str> {
        self.element.as_deref()
    }

    /// Returns the address range.
    pub(crate) fn range(&self) -> std::ops::Range<usize> {
        self.start.addr()..self.start.addr() + self.len
    }

    /// Calls `body` with the bytes.
    pub(crate) fn with_bytes<R>(&self, _py: Python<'_>, body: impl FnOnce(&[u8]) -> R) -> R {
        if self.len == 0 {
            return body(&[]);
        }
        // SAFETY: The owner guarantees `len` bytes at `start` while it lives. The thread is
        // attached to the interpreter, so no Python code changes them during the call. Like every
        // user of the buffer protocol, this relies on native code not to write them without the
        // lock.
        body(unsafe { slice::from_raw_parts(self.start, self.len) })
    }

    /// Calls `body` with the bytes, which it may change. Returns `None` if the object forbids
    /// writing.
    pub(crate) fn with_bytes_mut<R>(&mut self, _py: Python<'_>, body: impl FnOnce(&mut [u8]) -> R) -> Option<R> {
        if self.read_only {
            return None;
        }
        if self.len == 0 {
            return Some(body(&mut []));
        }
        // SAFETY: As in `with_bytes`; and the object permits writing.
        Some(body(unsafe { slice::from_raw_parts_mut(self.start, self.len) }))
    }
}

/// Returns the element type of a buffer whose format is one of the codes of the module `struct`.
fn buffer_element(format: &CStr, item_bytes: usize) -> Option<String> {
    let kind = match format.to_bytes() {
        [b'@' | b'=' | b'<', code] | [code] => match code {
            b'h' | b'i' | b'l' | b'q' | b'n' => 'i',
            b'H' | b'I' | b'L' | b'Q' | b'N' => 'u',
            b'e' | b'f' | b'd' => 'f',
            _ => return None,
        },
        _ => return None,
    };
    Some(format!("<{kind}{item_bytes}"))
}

/// Calls `__dlpack__`. Exporters of older versions do not know `max_version`.
fn export_tensor<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyCapsule>> {
    let py = object.py();
    let named = PyDict::new(py);
    named.set_item("max_version", (MAJOR_VERSION, 0))?;
    let capsule = match object.call_method("__dlpack__", (), Some(&named)) {
        Err(error) if error.is_instance_of::<PyTypeError>(py) => object.call_method0("__dlpack__")?,
        other => other?,
    };
    Ok(capsule.cast_into::<PyCapsule>()?)
}

/// Name of a capsule with a [`VersionedTensor`].
const VERSIONED_NAME: &CStr = c"dltensor_versioned";

/// Name of a capsule with an [`UnversionedTensor`].
const UNVERSIONED_NAME: &CStr = c"dltensor";

/// The major version whose structures are below.
const MAJOR_VERSION: u32 = 1;

/// The bit of [`VersionedTensor::flags`] for memory that must not be written.
const READ_ONLY_FLAG: u64 = 1;

/// The device type of main memory.
const CPU_DEVICE: i32 = 1;

/// `DLTensor` of DLPack.
#[repr(C)]
struct Tensor {
    data: *mut c_void,
    device_type: i32,
    device_id: i32,
    dimensions: i32,
    type_code: u8,
    type_bits: u8,
    type_lanes: u16,
    shape: *const i64,
    strides: *const i64,
    byte_offset: u64,
}

/// `DLManagedTensor` of DLPack, up to the member that is read.
#[repr(C)]
struct UnversionedTensor {
    tensor: Tensor,
}

/// `DLManagedTensorVersioned` of DLPack.
#[repr(C)]
struct VersionedTensor {
    major: u32,
    minor: u32,
    manager: *mut c_void,
    deleter: *mut c_void,
    flags: u64,
    tensor: Tensor,
}

impl Tensor {
    /// Returns the element type, if it is an integer or a floating-point number of NumPy.
    fn element(&self) -> Option<String> {
        let kind = match (self.type_code, self.type_bits, self.type_lanes) {
            (_, 8, _) => return None,
            (0, _, 1) => 'i',
            (1, _, 1) => 'u',
            (2, _, 1) => 'f',
            _ => return None,
        };
        Some(format!("<{kind}{}", self.type_bits / 8))
    }

    /// Returns the elements of one of the lists that have one for each dimension.
    fn list(&self, start: *const i64) -> Option<&[i64]> {
        let dimensions = usize::try_from(self.dimensions).unwrap_or_default();
        match start.is_null() || dimensions == 0 {
            true => None,
            // SAFETY: DLPack has an element for each dimension in both lists, if they are not null.
            false => Some(unsafe { slice::from_raw_parts(start, dimensions) }),
        }
    }

    /// Returns the number of elements in each dimension, the slowest first.
    fn shape(&self) -> Vec<usize> {
        let sizes = self.list(self.shape).unwrap_or_default();
        sizes.iter().map(|size| usize::try_from(*size).unwrap_or_default()).collect()
    }

    /// Returns the number of bytes.
    ///
    /// # Errors
    /// Returns a `ValueError` if the memory is not contiguous in row order, or not main memory.
    fn contiguous_bytes(&self) -> PyResult<usize> {
        if self.device_type != CPU_DEVICE {
            let what =
                format!("its memory is on a device (DLPack device type {}), not in main memory", self.device_type);
            return Err(ArgumentError::new_err(what));
        }
        let (shape, strides) = (self.list(self.shape).unwrap_or_default(), self.list(self.strides));
        let mut elements = 1_i64;
        for (index, size) in shape.iter().enumerate().rev() {
            if *size > 1 && strides.is_some_and(|strides| strides[index] != elements) {
                return Err(ArgumentError::new_err(
                    "its memory is not contiguous in row order; pass a contiguous copy",
                ));
            }
            elements = elements.saturating_mul(*size);
        }
        let bits = u64::from(self.type_bits) * u64::from(self.type_lanes);
        let bytes = u64::try_from(elements).ok().and_then(|elements| elements.checked_mul(bits)).map(|n| n.div_ceil(8));
        let bytes = bytes.and_then(|bytes| usize::try_from(bytes).ok());
        bytes.ok_or_else(|| ArgumentError::new_err("its shape is larger than memory"))
    }
}
