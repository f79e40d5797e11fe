//! Values of OpenCL C types in a launch file. For example, `{"scalar": "float2", "value": [1,
//! "nan"]}` has the bytes of two `float` lanes.

use crate::binding::arguments::{Argument, LaunchError};
use serde_json::Value;

/// The reason why a value does not have its type.
#[derive(Debug)]
pub(crate) struct ValueError {
    /// Whether the type name is wrong, rather than the value.
    pub(crate) of_type: bool,
    /// Index of the wrong element, if the value is a list.
    pub(crate) element: Option<usize>,
    pub(crate) what: String,
}

/// An OpenCL C type. For example, `float3` has the base `float` and three lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScalarType<'a> {
    pub(crate) base: &'a str,
    pub(crate) lanes: usize,
}

impl<'a> ScalarType<'a> {
    /// Parses a type name, for example `int` or `float4`.
    pub(crate) fn parse(name: &'a str) -> Option<Self> {
        let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let lanes = if base.len() == name.len() { 1 } else { name[base.len()..].parse().unwrap_or(0) };
        let known = number_type(base).is_some() || matches!(base, "bool" | "size_t");
        (known && matches!(lanes, 1 | 2 | 3 | 4 | 8 | 16)).then_some(Self { base, lanes })
    }

    /// Returns the number of lanes that a value occupies in memory: four for a vector of three
    /// lanes.
    pub(crate) fn lanes_in_memory(self) -> usize {
        if self.lanes == 3 { 4 } else { self.lanes }
    }

    /// Returns the NumPy name of a lane's type, for example `<f4`.
    pub(crate) fn descr(self) -> String {
        let (bytes, float) =
            number_type(self.base).unwrap_or(if self.base == "bool" { (1, false) } else { (8, false) });
        let signed = matches!(self.base, "char" | "short" | "int" | "long");
        let kind = if float { 'f' } else { ['u', 'i'][usize::from(signed)] };
        format!("{}{kind}{bytes}", if bytes == 1 { '|' } else { '<' })
    }
}

/// Returns the size of an OpenCL C number type in bytes, and whether it is a floating-point type.
pub(crate) fn number_type(name: &str) -> Option<(usize, bool)> {
    Some(match name {
        "char" | "uchar" => (1, false),
        "short" | "ushort" => (2, false),
        "int" | "uint" => (4, false),
        "long" | "ulong" => (8, false),
        "half" => (2, true),
        "float" => (4, true),
        "double" => (8, true),
        _ => return None,
    })
}

/// Encodes a value of an OpenCL C type. A vector type needs a list with one number per lane.
///
/// # Errors
/// If the type is unknown, the list has another length, or a number does not fit the type.
pub(crate) fn scalar_bytes(name: &str, value: &Value) -> Result<Vec<u8>, ValueError> {
    let of_type = |what: String| ValueError { of_type: true, element: None, what };
    let scalar = ScalarType::parse(name)
        .ok_or_else(|| of_type(format!("`{name}` is not a type of values, such as `int`, `float4` or `size_t`")))?;
    let values: Vec<&Value> = match value {
        Value::Array(list) => list.iter().collect(),
        single => vec![single],
    };
    if values.len() != scalar.lanes {
        let wanted = if scalar.lanes == 1 { "one value".to_owned() } else { format!("{} values", scalar.lanes) };
        let what = format!("a `{name}` has {wanted}, but {} are given", values.len());
        return Err(ValueError { of_type: false, element: None, what });
    }
    let mut bytes = Vec::new();
    for (index, element) in values.iter().enumerate() {
        bytes.extend(element_bytes(scalar.base, element).ok_or_else(|| ValueError {
            of_type: false,
            element: value.is_array().then_some(index),
            what: format!("{element} is not a value of the type `{}`", scalar.base),
        })?);
    }
    bytes.resize(bytes.len() / scalar.lanes * scalar.lanes_in_memory(), 0);
    Ok(bytes)
}

impl Argument {
    /// Encodes a value of an OpenCL C type, for example `float` or `int4`. A value of a vector type
    /// is a list with one number per lane. `"nan"` and `"-inf"` are numbers.
    ///
    /// ```
    /// use openvisa_sim::Argument;
    ///
    /// let pair = Argument::encode("short2", &serde_json::json!([1, -1]));
    /// assert_eq!(pair, Ok(Argument::Bytes(vec![1, 0, 0xff, 0xff])));
    /// ```
    ///
    /// # Errors
    /// If the type is unknown, the list has another length, or a number does not fit the type.
    pub fn encode(type_name: &str, value: &Value) -> Result<Self, LaunchError> {
        scalar_bytes(type_name, value).map(Self::Bytes).map_err(|error| LaunchError::new(error.what))
    }
}

/// Encodes one element of a filled buffer. A single number given for a vector type sets every lane.
/// An element that nobody has written, `null`, is 0.
///
/// # Errors
/// If [`scalar_bytes`] returns an error.
pub(crate) fn fill_bytes(name: &str, value: &Value) -> Result<Vec<u8>, ValueError> {
    let value = if value.is_null() { &Value::from(0) } else { value };
    match ScalarType::parse(name) {
        Some(scalar) if scalar.lanes > 1 && !value.is_array() => {
            Ok(scalar_bytes(scalar.base, value)?.repeat(scalar.lanes_in_memory()))
        }
        _ => scalar_bytes(name, value),
    }
}

/// Encodes a number of a type without lanes. Returns `None` if the value does not fit.
fn element_bytes(name: &str, value: &Value) -> Option<Vec<u8>> {
    let whole = || value.as_i64().map(i128::from).or_else(|| value.as_u64().map(i128::from));
    let real = || match value.as_str() {
        Some(text) => text.parse().ok(),
        None => value.as_f64(),
    };
    Some(match name {
        "float" => (real()? as f32).to_le_bytes().to_vec(),
        "double" => real()?.to_le_bytes().to_vec(),
        "half" => crate::numerics::float_formats::hf_from_f64(real()?, Default::default()).to_le_bytes().to_vec(),
        "char" => i8::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "bool" if value.is_boolean() => vec![u8::from(value.as_bool()?)],
        "uchar" | "bool" => u8::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "short" => i16::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "ushort" => u16::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "int" => i32::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "uint" => u32::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "long" => i64::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        "ulong" | "size_t" => u64::try_from(whole()?).ok()?.to_le_bytes().to_vec(),
        _ => return None,
    })
}
