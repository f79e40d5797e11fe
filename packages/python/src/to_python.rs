//! Converts instructions to Python objects.
//!
//! The serializer maps a unit variant to a member of an enumeration of `openvisa.isa`, and a
//! structure to a `Record`. For example, the field `exec_size` of an instruction becomes
//! `ExecControl(size=<ExecSize.SIMD16: 4>, mask=<ExecMask.M1: 0>)`.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyList, PyNone, PyString};
use serde::ser::{self, Serialize};
use std::fmt;

/// The class `Record`.
static RECORD: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// The members of each enumeration, by the name of the enumeration and their names.
static ENUMERATIONS: PyOnceLock<Py<PyDict>> = PyOnceLock::new();

/// Converts an instruction to a `Record` of its fields, and a member of an enumeration to that of
/// `openvisa.isa`.
pub(crate) fn convert<'py>(py: Python<'py>, value: impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let record = RECORD.get_or_try_init(py, || {
        let class = py.import("openvisa._records")?.getattr("Record")?;
        PyResult::Ok(class.unbind())
    })?;
    let enumerations = ENUMERATIONS.get_or_try_init(py, || {
        let all = py.import("openvisa._records")?.getattr("enumerations")?.call0()?;
        PyResult::Ok(all.cast_into::<PyDict>()?.unbind())
    })?;
    let to = ToPython { py, record: record.bind(py), enumerations: enumerations.bind(py) };
    value.serialize(to).map_err(|error| error.0)
}

/// An error of Python during the conversion.
#[derive(Debug)]
struct ConversionError(PyErr);

impl From<PyErr> for ConversionError {
    fn from(error: PyErr) -> Self {
        Self(error)
    }
}

impl fmt::Display for ConversionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for ConversionError {}

impl ser::Error for ConversionError {
    fn custom<T: fmt::Display>(what: T) -> Self {
        Self(pyo3::exceptions::PyRuntimeError::new_err(what.to_string()))
    }
}

/// A serializer whose output is a Python object.
#[derive(Clone, Copy)]
struct ToPython<'a, 'py> {
    py: Python<'py>,
    record: &'a Bound<'py, PyAny>,
    enumerations: &'a Bound<'py, PyDict>,
}

/// A list or a dictionary that is being filled, and what it becomes at its end.
struct Parts<'a, 'py> {
    to: ToPython<'a, 'py>,
    /// Name of the type, and of the variant.
    label: (&'static str, Option<&'static str>),
    named: Bound<'py, PyDict>,
    list: Bound<'py, PyList>,
}

impl<'a, 'py> Parts<'a, 'py> {
    fn new(to: ToPython<'a, 'py>, name: &'static str, variant: Option<&'static str>) -> Self {
        Self { to, label: (name, variant), named: PyDict::new(to.py), list: PyList::empty(to.py) }
    }

    fn set<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), ConversionError> {
        Ok(self.named.set_item(PyString::intern(self.to.py, key), value.serialize(self.to)?)?)
    }

    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), ConversionError> {
        Ok(self.list.append(value.serialize(self.to)?)?)
    }

    fn into_record(self) -> Result<Bound<'py, PyAny>, ConversionError> {
        let (name, variant) = self.label;
        Ok(self.to.record.call1((name, variant, self.named))?)
    }

    fn into_list(self) -> Result<Bound<'py, PyAny>, ConversionError> {
        Ok(self.list.into_any())
    }
}

macro_rules! numbers {
    ($($method:ident $type:ty,)*) => {$(
        fn $method(self, value: $type) -> Result<Self::Ok, ConversionError> {
            Ok(value.into_pyobject(self.py).map_err(PyErr::from)?.to_owned().into_any())
        }
    )*};
}

impl<'a, 'py> ser::Serializer for ToPython<'a, 'py> {
    type Ok = Bound<'py, PyAny>;
    type Error = ConversionError;
    type SerializeSeq = Parts<'a, 'py>;
    type SerializeTuple = Parts<'a, 'py>;
    type SerializeTupleStruct = Parts<'a, 'py>;
    type SerializeTupleVariant = ser::Impossible<Self::Ok, ConversionError>;
    type SerializeMap = ser::Impossible<Self::Ok, ConversionError>;
    type SerializeStruct = Parts<'a, 'py>;
    type SerializeStructVariant = Parts<'a, 'py>;

    numbers! {
        serialize_bool bool, serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64,
        serialize_f32 f32, serialize_f64 f64, serialize_char char,
    }

    fn serialize_str(self, value: &str) -> Result<Self::Ok, ConversionError> {
        Ok(PyString::new(self.py, value).into_any())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<Self::Ok, ConversionError> {
        Ok(pyo3::types::PyBytes::new(self.py, value).into_any())
    }

    fn serialize_none(self) -> Result<Self::Ok, ConversionError> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Self::Ok, ConversionError> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Self::Ok, ConversionError> {
        Ok(PyNone::get(self.py).to_owned().into_any())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Self::Ok, ConversionError> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Self::Ok, ConversionError> {
        let members = self.enumerations.get_item(PyString::intern(self.py, name))?;
        let member = match members {
            Some(members) => members.cast_into::<PyDict>().map_err(PyErr::from)?.get_item(variant)?,
            None => None,
        };
        // A type that only texts have is not an enumeration member in Python.
        Ok(member.unwrap_or_else(|| PyString::new(self.py, variant).into_any()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Self::Ok, ConversionError> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Result<Self::Ok, ConversionError> {
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a, 'py>, ConversionError> {
        Ok(Parts::new(self, "", None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a, 'py>, ConversionError> {
        Ok(Parts::new(self, "", None))
    }

    fn serialize_tuple_struct(self, name: &'static str, _: usize) -> Result<Parts<'a, 'py>, ConversionError> {
        Ok(Parts::new(self, name, None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, ConversionError> {
        Err(ser::Error::custom(format!("{variant} has parts without names")))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, ConversionError> {
        Err(ser::Error::custom("a map has no type"))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts<'a, 'py>, ConversionError> {
        Ok(Parts::new(self, name, None))
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a, 'py>, ConversionError> {
        Ok(Parts::new(self, name, Some(variant)))
    }
}

/// Implements the serializers of parts: `method` adds a part by `add`, and `end` returns the object.
macro_rules! parts {
    ($($serializer:ident $method:ident($($key:ident)?) by $add:ident, $end:ident;)*) => {$(
        impl<'py> ser::$serializer for Parts<'_, 'py> {
            type Ok = Bound<'py, PyAny>;
            type Error = ConversionError;

            fn $method<T: Serialize + ?Sized>(
                &mut self,
                $($key: &'static str,)?
                value: &T,
            ) -> Result<(), ConversionError> {
                self.$add($($key,)? value)
            }

            fn end(self) -> Result<Self::Ok, ConversionError> {
                self.$end()
            }
        }
    )*};
}

parts! {
    SerializeSeq serialize_element() by push, into_list;
    SerializeTuple serialize_element() by push, into_list;
    SerializeTupleStruct serialize_field() by push, into_list;
    SerializeStruct serialize_field(key) by set, into_record;
    SerializeStructVariant serialize_field(key) by set, into_record;
}
