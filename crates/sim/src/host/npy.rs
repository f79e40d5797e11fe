//! Reader and writer for NumPy's `.npy` file format.
//!
//! For example, an array of four `float` has the header `{'descr': '<f4', 'fortran_order': False,
//! 'shape': (4,), }` followed by 16 bytes.

use std::fmt;
use std::io::{self, Read};

/// An array: its type and shape as the file spells them, and the bytes of its elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array {
    /// NumPy's name of the element type. For example, `<f4`, or the members of a structure: `[('x',
    /// '<f4'), ('n', '<i4', (3,))]`.
    pub descr: String,
    /// Whether the elements are in column-major (Fortran) order.
    pub fortran: bool,
    /// Number of elements in each dimension.
    pub shape: Vec<usize>,
    /// The bytes of the elements, little-endian.
    pub data: Vec<u8>,
}

/// The reason why a file could not be read as an array.
#[non_exhaustive]
pub enum NpyError {
    /// The file does not begin as .npy files do.
    NotNpy,
    /// The version of the format is not known.
    Version(u8),
    /// The header is malformed, as the message says.
    Header(&'static str),
    /// The elements have a type, named by the message, that kernels cannot read.
    Elements(&'static str),
    /// The array exceeds the limit of the reader.
    TooLarge,
    /// The file has fewer bytes of elements than its shape needs.
    Truncated,
    /// The file cannot be read.
    Io(io::Error),
}

impl fmt::Display for NpyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotNpy => f.write_str("not an .npy file"),
            Self::Version(_) => f.write_str("an .npy file of an unknown version"),
            Self::Header(what) => write!(f, "the header of the .npy file {what}"),
            Self::Elements(what) => write!(f, "elements {what}"),
            Self::TooLarge => f.write_str("the array is too large"),
            Self::Truncated => f.write_str("the .npy file holds fewer bytes than its shape needs"),
            Self::Io(error) => error.fmt(f),
        }
    }
}

openvisa_isa_core::error_types!(NpyError { Self::Io(error) => error });

const MAGIC: &[u8; 6] = b"\x93NUMPY";

/// Maximum length of a header in bytes. The header of a numeric array has 118 bytes.
const MAX_HEADER_BYTES: usize = 1 << 20;

impl Array {
    /// Parses an .npy file that is in memory.
    ///
    /// # Errors
    /// If the file does not begin with the .npy signature, its header is malformed, or it holds
    /// fewer bytes than its shape needs.
    pub fn parse(bytes: &[u8]) -> Result<Self, NpyError> {
        Self::read(bytes, u64::MAX)
    }

    /// Reads an .npy file whose elements have at most `max_bytes` bytes. Memory is allocated for
    /// the bytes that are read, not for the size that the header claims.
    ///
    /// # Errors
    /// If the reader fails, the file does not begin with the .npy signature, its header is
    /// malformed, the array exceeds `max_bytes`, or the file holds fewer bytes than its shape
    /// needs.
    pub fn read(mut from: impl Read, max_bytes: u64) -> Result<Self, NpyError> {
        let mut start = [0; 8];
        fill_or_fail(&mut from, &mut start, NpyError::NotNpy)?;
        let [magic @ .., major, _] = &start;
        if magic != MAGIC {
            return Err(NpyError::NotNpy);
        }
        let mut len = [0; 4];
        let bytes = match major {
            1 => 2,
            2 | 3 => 4,
            _ => return Err(NpyError::Version(*major)),
        };
        const CUT_OFF: NpyError = NpyError::Header("is cut off");
        fill_or_fail(&mut from, &mut len[..bytes], CUT_OFF)?;
        let len = u32::from_le_bytes(len) as usize;
        if len > MAX_HEADER_BYTES {
            return Err(NpyError::Header("is longer than 1 MiB"));
        }
        let mut header = vec![0; len];
        fill_or_fail(&mut from, &mut header, CUT_OFF)?;
        let header = std::str::from_utf8(&header).map_err(|_| NpyError::Header("is not text"))?;
        let (array, size) = Self::parse_header(header)?;
        if u64::try_from(size).is_ok_and(|size| size > max_bytes) {
            return Err(NpyError::TooLarge);
        }
        let mut data = Vec::new();
        from.take(size as u64).read_to_end(&mut data).map_err(NpyError::Io)?;
        if data.len() < size {
            return Err(NpyError::Truncated);
        }
        Ok(Self { data, ..array })
    }

    /// Parses a header. Returns the array without its elements, and their size in bytes.
    fn parse_header(header: &str) -> Result<(Self, usize), NpyError> {
        let members = parse_members(header).ok_or(NpyError::Header("is not understood"))?;
        let value = |key: &str| members.iter().find(|(name, ..)| *name == key);
        let (_, descr, raw) = value("descr").ok_or(NpyError::Header("has no type"))?;
        let width = element_size(descr)?;
        // The type is kept as spelled, without quotes.
        let descr = if let Literal::Text(name) = descr { *name } else { *raw };
        let fortran = value("fortran_order").is_some_and(|(_, value, _)| *value == Literal::Word("True"));
        let shape = value("shape").and_then(|(_, shape, _)| shape.to_numbers());
        let shape = shape.ok_or(NpyError::Header("has no shape"))?;
        let size = shape.iter().try_fold(width, |n, d| n.checked_mul(*d)).ok_or(NpyError::TooLarge)?;
        Ok((Self { descr: descr.to_owned(), fortran, shape, data: Vec::new() }, size))
    }

    /// Encodes the array as an .npy file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let dimensions: String = self.shape.iter().map(|d| format!("{d}, ")).collect();
        let dimensions = if self.shape.len() == 1 { dimensions.trim_end() } else { dimensions.trim_end_matches(", ") };
        let order = if self.fortran { "True" } else { "False" };
        let quote = if self.descr.starts_with('[') { "" } else { "'" };
        let descr = &self.descr;
        let mut header =
            format!("{{'descr': {quote}{descr}{quote}, 'fortran_order': {order}, 'shape': ({dimensions}), }}");
        // The header length is encoded in two bytes (version 1), or in four if it needs more
        // (version 2).
        let long = header.len() > usize::from(u16::MAX) - 64;
        while !(header.len() + if long { 13 } else { 11 }).is_multiple_of(64) {
            header.push(' ');
        }
        header.push('\n');
        let mut bytes = MAGIC.to_vec();
        let len = (header.len() as u32).to_le_bytes();
        bytes.extend([if long { 2 } else { 1 }, 0]);
        bytes.extend(&len[..if long { 4 } else { 2 }]);
        bytes.extend(header.as_bytes());
        bytes.extend(&self.data);
        bytes
    }
}

/// Fills `to` from a reader. `short` is the error if the input ends early.
fn fill_or_fail(from: &mut impl Read, to: &mut [u8], short: NpyError) -> Result<(), NpyError> {
    from.read_exact(to).map_err(|error| match error.kind() {
        io::ErrorKind::UnexpectedEof => short,
        _ => NpyError::Io(error),
    })
}

/// A Python literal, as used in headers.
#[derive(Debug, PartialEq, Eq)]
enum Literal<'h> {
    Text(&'h str),
    Number(usize),
    Word(&'h str),
    /// A list or a tuple.
    Sequence(Vec<Self>),
}

impl Literal<'_> {
    fn to_numbers(&self) -> Option<Vec<usize>> {
        let Self::Sequence(items) = self else { return None };
        items.iter().map(|item| if let Self::Number(number) = item { Some(*number) } else { None }).collect()
    }
}

/// Maximum nesting depth of lists.
const MAX_LITERAL_DEPTH: usize = 32;

/// Parses a literal at the start of `rest`, and advances `rest` past it.
fn parse_literal<'h>(rest: &mut &'h str, depth: usize) -> Option<Literal<'h>> {
    *rest = rest.trim_start();
    let first = rest.chars().next()?;
    match first {
        '\'' | '"' => {
            let mut escaped = false;
            let end = rest[1..].find(|c| {
                let ends = c == first && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            })?;
            let text = &rest[1..1 + end];
            *rest = &rest[end + 2..];
            Some(Literal::Text(text))
        }
        '(' | '[' if depth < MAX_LITERAL_DEPTH => {
            let close = if first == '(' { ')' } else { ']' };
            let mut items = Vec::new();
            *rest = &rest[1..];
            while !skip_char(rest, close) {
                items.push(parse_literal(rest, depth + 1)?);
                if !skip_char(rest, ',') {
                    return skip_char(rest, close).then_some(Literal::Sequence(items));
                }
            }
            Some(Literal::Sequence(items))
        }
        _ => {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).filter(|end| *end > 0)?;
            let (word, after) = rest.split_at(end);
            *rest = after;
            Some(word.parse().map_or(Literal::Word(word), Literal::Number))
        }
    }
}

/// Skips blanks and then `wanted`, if that character comes next. Returns whether it did.
fn skip_char(rest: &mut &str, wanted: char) -> bool {
    let after = rest.trim_start().strip_prefix(wanted);
    *rest = after.unwrap_or(rest);
    after.is_some()
}

/// Parses a Python dictionary. Returns the name, the value and the source text of each member.
fn parse_members(header: &str) -> Option<Vec<(&str, Literal<'_>, &str)>> {
    let (mut rest, mut members) = (header, Vec::new());
    let mut more = skip_char(&mut rest, '{');
    while more && !skip_char(&mut rest, '}') {
        let Literal::Text(name) = parse_literal(&mut rest, 0)? else { return None };
        if !skip_char(&mut rest, ':') {
            return None;
        }
        let start = rest.trim_start();
        let value = parse_literal(&mut rest, 0)?;
        members.push((name, value, &start[..start.len() - rest.len()]));
        more = skip_char(&mut rest, ',');
    }
    Some(members)
}

/// Returns the size of an element in bytes, from its type name or the members of a structure.
fn element_size(descr: &Literal<'_>) -> Result<usize, NpyError> {
    const UNKNOWN: NpyError = NpyError::Elements("of an unknown type");
    match descr {
        Literal::Text(name) => {
            let mut characters = name.chars();
            let (order, kind) = (characters.next(), characters.next());
            let number = characters.as_str();
            let number = number.split_once('[').map_or(number, |(number, _)| number).parse::<usize>();
            match (order, kind, number) {
                (Some('|'), Some('O'), _) => Err(NpyError::Elements("that are objects of Python, not numbers")),
                (Some('>'), ..) => {
                    Err(NpyError::Elements("whose high bytes come first; kernels want the low ones first, as in `<i4`"))
                }
                (Some('<' | '|' | '='), Some('U'), Ok(characters)) => characters.checked_mul(4).ok_or(UNKNOWN),
                (Some('<' | '|' | '='), Some('b' | 'i' | 'u' | 'f' | 'c' | 'V' | 'S' | 'm' | 'M'), Ok(n)) => Ok(n),
                _ => Err(UNKNOWN),
            }
        }
        Literal::Sequence(members) => members.iter().try_fold(0_usize, |sum, member| {
            let Literal::Sequence(member) = member else { return Err(UNKNOWN) };
            let (of, shape) = match member.as_slice() {
                [_, of] => (of, Vec::new()),
                [_, of, Literal::Number(count)] => (of, vec![*count]),
                [_, of, shape] => (of, shape.to_numbers().ok_or(UNKNOWN)?),
                _ => return Err(UNKNOWN),
            };
            let size =
                shape.iter().try_fold(element_size(of)?, |size, count| size.checked_mul(*count)).ok_or(UNKNOWN)?;
            sum.checked_add(size).ok_or(UNKNOWN)
        }),
        _ => Err(UNKNOWN),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_survive_writing_and_reading() {
        for shape in [vec![6], vec![2, 3], vec![]] {
            let count: usize = shape.iter().product();
            let array = Array { descr: "<f4".into(), fortran: false, shape, data: vec![7; count * 4] };
            let bytes = array.to_bytes();
            assert_eq!((bytes.len() - array.data.len()) % 64, 0);
            assert_eq!(Array::parse(&bytes).unwrap(), array);
        }
    }

    #[test]
    fn structure_arrays_survive_writing_and_reading() {
        // NumPy writes this for `[('shape', 'f4'), ('n', 'i4', (2, 3)), ('in', [('s', 'U2'), ('',
        // 'V3')])]`.
        let descr = "[('shape', '<f4'), ('n', '<i4', (2, 3)), ('in', [('s', '<U2'), ('', '|V3')])]";
        let array = Array { descr: descr.into(), fortran: false, shape: vec![2], data: vec![5; 2 * (4 + 24 + 8 + 3)] };
        assert_eq!(Array::parse(&array.to_bytes()).unwrap(), array);
        let long: String = (0..5000).map(|n| format!("('member{n}', '<f4'), ")).collect();
        let long = Array { descr: format!("[{long}]"), fortran: true, shape: vec![1], data: vec![1; 20_000] };
        assert_eq!(Array::parse(&long.to_bytes()).unwrap(), long);
    }

    #[test]
    fn elements_that_no_kernel_can_take_are_errors() {
        let refused = |descr: &str| {
            let array = Array { descr: descr.into(), fortran: false, shape: vec![1], data: vec![0; 64] };
            Array::parse(&array.to_bytes()).expect_err(descr).to_string()
        };
        assert!(refused(">i4").contains("the low ones first"));
        assert!(refused("|O").contains("objects of Python"));
        let nested = format!("{}{}", "[".repeat(100), "]".repeat(100));
        for unknown in [
            "<i",
            "",
            "<x4",
            "[('a',)]",
            "[('a', '<f4', 'b')]",
            "[('a', '<f4', (99999999999, 99999999999))]",
            "[5]",
            &nested,
        ] {
            refused(unknown);
        }
        assert!(refused("[('a', '<f4'), ('b', '>f4')]").contains("the low ones first"));
    }

    #[test]
    fn damaged_arrays_are_errors() {
        let bytes = Array { descr: "<i8".into(), fortran: false, shape: vec![4], data: vec![1; 32] }.to_bytes();
        for end in 0..bytes.len() {
            assert!(Array::parse(&bytes[..end]).is_err(), "{end}");
        }
    }
}
