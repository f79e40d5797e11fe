//! Values of OpenCL C types in a launch file. For example, `{"scalar": "float2", "value": [1,
//! "nan"]}` has the bytes of two `float` lanes.

use crate::binding::arguments::{Argument, LaunchError};
use crate::host::npy::Array;
use serde_json::Value;

/// The reason why a value does not have its type.
#[derive(Debug)]
pub(crate) struct ValueError {
    /// Whether the type name is wrong, rather than the value.
    pub(crate) of_type: bool,
    /// The place of the wrong element in a list, such as `[3]`; empty without a list.
    pub(crate) place: String,
    pub(crate) what: String,
}

/// An OpenCL C type. For example, `float3` has the base `float` and three lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScalarType<'a> {
    pub(crate) base: &'a str,
    pub(crate) lanes: usize,
}

impl ScalarType<'static> {
    /// The names of the types without lanes.
    pub(crate) const BASES: [&'static str; 13] = [
        "char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double", "bool", "size_t",
    ];
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

    /// Returns the size of a lane in bytes.
    pub(crate) fn lane_bytes(self) -> usize {
        storage(self.base).0
    }

    pub(crate) fn is_float(self) -> bool {
        storage(self.base).1
    }

    pub(crate) fn is_signed(self) -> bool {
        is_signed(self.base)
    }

    /// Returns an array of one lane with a number. `None` if it is too large for the type.
    pub(crate) fn array_of(self, number: f64) -> Option<Array> {
        let data = element_bytes(self.base, &Value::from(number)).ok()?;
        Some(Array { descr: self.descr(), fortran: false, shape: vec![1], data })
    }

    /// Returns type and shape of an array of elements of this type, without the elements.
    pub(crate) fn array_header(self, shape: &[usize]) -> Array {
        let mut shape = shape.to_vec();
        if self.lanes > 1 {
            shape.push(self.lanes_in_memory());
        }
        Array { descr: self.descr(), fortran: false, shape, data: Vec::new() }
    }

    /// Returns the NumPy name of a lane's type, for example `<f4`.
    pub(crate) fn descr(self) -> String {
        let (bytes, float) = storage(self.base);
        let kind = if float { 'f' } else { ['u', 'i'][usize::from(is_signed(self.base))] };
        format!("{}{kind}{bytes}", if bytes == 1 { '|' } else { '<' })
    }
}

/// Returns the size of a lane in bytes, and whether it is a floating-point type.
fn storage(base: &str) -> (usize, bool) {
    number_type(base).unwrap_or(if base == "bool" { (1, false) } else { (8, false) })
}

fn is_signed(base: &str) -> bool {
    matches!(base, "char" | "short" | "int" | "long")
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
    let scalar = parse_type(name)?;
    let values: Vec<&Value> = match value {
        Value::Array(list) => list.iter().collect(),
        single => vec![single],
    };
    if values.len() != scalar.lanes {
        let wanted = if scalar.lanes == 1 { "one value".to_owned() } else { format!("{} values", scalar.lanes) };
        let what = format!("a `{name}` has {wanted}, but {} are given", values.len());
        return Err(ValueError::of_value(String::new(), what));
    }
    let mut bytes = Vec::new();
    for (index, element) in values.iter().enumerate() {
        let place = || if value.is_array() { format!("[{index}]") } else { String::new() };
        bytes.extend(element_bytes(scalar.base, element).map_err(|what| ValueError::of_value(place(), what))?);
    }
    bytes.resize(bytes.len() / scalar.lanes * scalar.lanes_in_memory(), 0);
    Ok(bytes)
}

pub(crate) fn parse_type(name: &str) -> Result<ScalarType<'_>, ValueError> {
    let unknown = || format!("`{name}` is not a type of values, such as `int`, `float4` or `size_t`");
    ScalarType::parse(name).ok_or_else(|| ValueError { of_type: true, place: String::new(), what: unknown() })
}

/// Encodes an array of elements of an OpenCL C type. Lists of lists are its dimensions, and each
/// element of a vector type is a list.
///
/// # Errors
/// If the type is unknown, the lists of a dimension differ in length, or a number does not fit the
/// type.
pub(crate) fn array_of_values(name: &str, values: &Value) -> Result<Array, ValueError> {
    let scalar = parse_type(name)?;
    let mut shape = Vec::new();
    let mut first = values;
    while let Value::Array(list) = first {
        shape.push(list.len());
        first = list.first().unwrap_or(&Value::Null);
    }
    // The innermost lists are vectors. Without an element, nobody knows whether they would be.
    if scalar.lanes > 1 && shape.len() > 1 && !first.is_null() {
        shape.pop();
    }
    let mut data = Vec::new();
    append_elements(name, values, &shape, &mut data)?;
    Ok(Array { data, ..scalar.array_header(&shape) })
}

/// Appends the elements of lists in lists, as many as `shape` says.
fn append_elements(name: &str, value: &Value, shape: &[usize], data: &mut Vec<u8>) -> Result<(), ValueError> {
    let Some((length, inner)) = shape.split_first() else {
        data.extend(scalar_bytes(name, value)?);
        return Ok(());
    };
    let items = value.as_array().filter(|items| items.len() == *length).ok_or_else(|| {
        let given = value.as_array().map_or_else(|| value.to_string(), |items| format!("one of {}", items.len()));
        let what = format!("expected a list of {length}, as the lists before it are, not {given}");
        ValueError::of_value(String::new(), what)
    })?;
    for (index, item) in items.iter().enumerate() {
        append_elements(name, item, inner, data)
            .map_err(|error| ValueError { place: format!("[{index}]{}", error.place), ..error })?;
    }
    Ok(())
}

impl Array {
    /// Returns the name of the element type in OpenCL C, such as `float`. Returns `None` for types
    /// that OpenCL C does not have, such as structures.
    pub fn type_name(&self) -> Option<&'static str> {
        let mut names = ScalarType::BASES.into_iter().filter(|name| number_type(name).is_some());
        let is_bool = self.descr == "|b1";
        let of_descr = |name: &&str| ScalarType { base: name, lanes: 1 }.descr() == self.descr;
        names.find(of_descr).or(is_bool.then_some("bool"))
    }

    /// Returns at most `count` elements from the first one on, in the order of the file, as launch
    /// files spell them. Returns `None` if the element type has no name in OpenCL C.
    ///
    /// ```
    /// use openvisa_sim::Array;
    ///
    /// let data = vec![0, 0, 0x80, 0x3f, 0, 0, 0xc0, 0x7f];
    /// let array = Array { descr: "<f4".to_owned(), fortran: false, shape: vec![2], data };
    /// assert_eq!(array.first_values(2).unwrap(), [1.0.into(), "nan".into()] as [serde_json::Value; 2]);
    /// ```
    pub fn first_values(&self, count: usize) -> Option<Vec<Value>> {
        let base = self.type_name()?;
        let (bytes, is_float) = storage(base);
        let value = |element: &[u8]| {
            let mut word = [0; 8];
            word[..bytes].copy_from_slice(element);
            let bits = u64::from_le_bytes(word);
            let unused = 64 - 8 * bytes;
            match bytes {
                _ if base == "bool" => (bits != 0).into(),
                2 if is_float => real_value(crate::numerics::float_formats::f32_from_hf(bits as u16).into()),
                4 if is_float => real_value(f32::from_bits(bits as u32).into()),
                _ if is_float => real_value(f64::from_bits(bits)),
                _ if is_signed(base) => ((bits << unused).cast_signed() >> unused).into(),
                _ => bits.into(),
            }
        };
        Some(self.data.chunks_exact(bytes).take(count).map(value).collect())
    }
}

/// Returns a number as launch files spell it.
fn real_value(number: f64) -> Value {
    match number {
        number if number.is_nan() => "nan".into(),
        f64::INFINITY => "inf".into(),
        f64::NEG_INFINITY => "-inf".into(),
        number => number.into(),
    }
}

impl ValueError {
    fn of_value(place: String, what: String) -> Self {
        Self { of_type: false, place, what }
    }
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

/// Encodes a number of a type without lanes.
///
/// # Errors
/// If the value does not fit the type.
fn element_bytes(base: &str, value: &Value) -> Result<Vec<u8>, String> {
    let wrong = |values: &str| format!("{value} is not a value of the type `{base}`; its values are {values}");
    let (bytes, is_float) = storage(base);
    if is_float {
        let number = match value.as_str() {
            Some(text) => text.parse().ok(),
            None => value.as_f64(),
        };
        let number: f64 = number.ok_or_else(|| wrong("numbers, \"nan\", \"inf\" and \"-inf\""))?;
        let half = || crate::numerics::float_formats::hf_from_f64(number, Default::default());
        let (encoded, overflows) = match bytes {
            2 => (half().to_le_bytes().to_vec(), half() & 0x7fff == 0x7c00),
            4 => ((number as f32).to_le_bytes().to_vec(), (number as f32).is_infinite()),
            _ => (number.to_le_bytes().to_vec(), false),
        };
        return match overflows && number.is_finite() {
            true => Err(format!("{value} is too large for the type `{base}`; \"inf\" is infinity")),
            false => Ok(encoded),
        };
    }
    let number = match value {
        Value::Bool(set) if base == "bool" => Some(i128::from(*set)),
        _ => value.as_i64().map(i128::from).or_else(|| value.as_u64().map(i128::from)),
    };
    let bits = if base == "bool" { 1 } else { 8 * bytes };
    let range = match is_signed(base) {
        true => -(1 << (bits - 1))..=(1 << (bits - 1)) - 1,
        false => 0..=(1_i128 << bits) - 1,
    };
    match number.filter(|number| range.contains(number)) {
        Some(number) => Ok(number.to_le_bytes()[..bytes].to_vec()),
        None => Err(wrong(&format!("whole numbers from {} to {}", range.start(), range.end()))),
    }
}
