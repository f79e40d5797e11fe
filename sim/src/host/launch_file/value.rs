//! Values of the types of OpenCL C, as a launch file writes them.

use serde_json::Value;

/// Why a value is none of a type.
#[derive(Debug)]
pub(crate) struct ValueError {
    /// Whether the name of the type is wrong, and not the value.
    pub(crate) of_type: bool,
    /// The element of the list of values that is wrong.
    pub(crate) element: Option<usize>,
    pub(crate) what: String,
}

/// A type of OpenCL C: `float`, or `float3` with three lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScalarType<'a> {
    pub(crate) base: &'a str,
    pub(crate) lanes: usize,
}

impl<'a> ScalarType<'a> {
    /// Reads the name of a type.
    pub(crate) fn parse(name: &'a str) -> Option<Self> {
        let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let lanes = if base.len() == name.len() { 1 } else { name[base.len()..].parse().unwrap_or(0) };
        let known = number_type(base).is_some() || matches!(base, "bool" | "size_t");
        (known && matches!(lanes, 1 | 2 | 3 | 4 | 8 | 16)).then_some(Self { base, lanes })
    }

    /// Returns the number of lanes that a value takes in memory: a vector of three takes the room
    /// of four.
    pub(crate) fn lanes_in_memory(self) -> usize {
        if self.lanes == 3 { 4 } else { self.lanes }
    }

    /// Returns the type of a lane as an .npy file writes it, such as `<f4`.
    pub(crate) fn descr(self) -> String {
        let (bytes, float) =
            number_type(self.base).unwrap_or(if self.base == "bool" { (1, false) } else { (8, false) });
        let signed = matches!(self.base, "char" | "short" | "int" | "long");
        let kind = if float { 'f' } else { ['u', 'i'][usize::from(signed)] };
        format!("{}{kind}{bytes}", if bytes == 1 { '|' } else { '<' })
    }
}

/// Returns the number of bytes of a number of a type of OpenCL C, and whether it is a
/// floating-point one.
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

/// Returns the bytes of a value of a type: of a number, or of a list of them where the type is a
/// vector.
///
/// # Errors
/// When there is no such type, the list has another length, or a number does not fit.
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

/// Returns the bytes of an element of a filled buffer. Where the type is a vector, one number is
/// the value of each lane.
///
/// # Errors
/// Those of [`scalar_bytes`].
pub(crate) fn fill_bytes(name: &str, value: &Value) -> Result<Vec<u8>, ValueError> {
    match ScalarType::parse(name) {
        Some(scalar) if scalar.lanes > 1 && !value.is_array() => {
            Ok(scalar_bytes(scalar.base, value)?.repeat(scalar.lanes_in_memory()))
        }
        _ => scalar_bytes(name, value),
    }
}

/// Returns the bytes of a number of a type; `None` where it does not fit.
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
