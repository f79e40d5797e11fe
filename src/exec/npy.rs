//! Arrays in NumPy's file format, `.npy`.

use std::fmt;

/// An array: type and shape as the file writes them, and the bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array {
    /// Type of the elements, such as `<f4`.
    pub descr: String,
    /// Whether columns come first.
    pub fortran: bool,
    /// The shape.
    pub shape: Vec<usize>,
    /// The elements.
    pub data: Vec<u8>,
}

/// Why a file is no array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NpyError(&'static str);

impl fmt::Display for NpyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for NpyError {}

const MAGIC: &[u8] = b"\x93NUMPY";

impl Array {
    /// Reads a file.
    ///
    /// # Errors
    /// When it does not begin as an array does, its header is not understood, or it holds fewer bytes than its shape needs.
    pub fn parse(bytes: &[u8]) -> Result<Self, NpyError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NpyError("not an .npy file"))?;
        let (len, rest) = match rest {
            [1, _, a, b, rest @ ..] => (usize::from(u16::from_le_bytes([*a, *b])), rest),
            [2 | 3, _, a, b, c, d, rest @ ..] => (u32::from_le_bytes([*a, *b, *c, *d]) as usize, rest),
            _ => return Err(NpyError("an .npy file of an unknown version")),
        };
        let (header, data) = rest.split_at_checked(len).ok_or(NpyError("the header of the .npy file is cut off"))?;
        let header = std::str::from_utf8(header).map_err(|_| NpyError("the header of the .npy file is no text"))?;
        let value = |key: &str| header.split_once(key).map(|(_, rest)| rest.trim_start_matches(['\'', '"', ':', ' ']));
        let descr =
            value("descr").and_then(|v| v.split(['\'', '"']).next()).ok_or(NpyError("the .npy header has no type"))?;
        let fortran = value("fortran_order").is_some_and(|v| v.starts_with("True"));
        let shape = value("shape").and_then(|v| v.strip_prefix('(')).and_then(|v| v.split(')').next());
        let shape = shape.ok_or(NpyError("the .npy header has no shape"))?;
        let numbers = shape.split(',').map(str::trim).filter(|n| !n.is_empty()).map(str::parse);
        let shape: Vec<usize> =
            numbers.collect::<Result<_, _>>().map_err(|_| NpyError("the .npy header has no shape"))?;
        let width: usize =
            descr.get(2..).and_then(|n| n.parse().ok()).ok_or(NpyError("elements of an unknown type"))?;
        let size = shape.iter().try_fold(width, |n, d| n.checked_mul(*d)).ok_or(NpyError("the array is too large"))?;
        let data = data.get(..size).ok_or(NpyError("the .npy file holds fewer bytes than its shape needs"))?;
        Ok(Self { descr: descr.to_owned(), fortran, shape, data: data.to_vec() })
    }

    /// Writes a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let dimensions: String = self.shape.iter().map(|d| format!("{d}, ")).collect();
        let dimensions = if self.shape.len() == 1 { dimensions.trim_end() } else { dimensions.trim_end_matches(", ") };
        let order = if self.fortran { "True" } else { "False" };
        let mut header = format!("{{'descr': '{}', 'fortran_order': {order}, 'shape': ({dimensions}), }}", self.descr);
        while (header.len() + 11) % 64 != 0 {
            header.push(' ');
        }
        header.push('\n');
        let mut bytes = MAGIC.to_vec();
        bytes.extend([1, 0]);
        bytes.extend((header.len() as u16).to_le_bytes());
        bytes.extend(header.as_bytes());
        bytes.extend(&self.data);
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_come_back() {
        for shape in [vec![6], vec![2, 3], vec![]] {
            let count: usize = shape.iter().product();
            let array = Array { descr: "<f4".into(), fortran: false, shape, data: vec![7; count * 4] };
            let bytes = array.to_bytes();
            assert_eq!((bytes.len() - array.data.len()) % 64, 0);
            assert_eq!(Array::parse(&bytes), Ok(array));
        }
    }

    #[test]
    fn damaged_arrays_are_errors() {
        let bytes = Array { descr: "<i8".into(), fortran: false, shape: vec![4], data: vec![1; 32] }.to_bytes();
        for end in 0..bytes.len() {
            assert!(Array::parse(&bytes[..end]).is_err(), "{end}");
        }
    }
}
