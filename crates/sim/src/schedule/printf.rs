//! Formatting of kernel `printf` output. A kernel appends records to a buffer; the host formats
//! them.
//!
//! A record is the 8-byte address of its format string, followed by the values. Each value has a
//! 4-byte type number, a 4-byte length if it is a vector, and its bytes. Values of less than four
//! bytes are padded together to a multiple of four bytes.
//!
//! For example, `printf("%d", 7)` with a format string at 0x1000 appends the words 0x1000, 0, 3 and
//! 7, where 3 is the type number of `int`.

use crate::memory::flat_memory::Memory;
use crate::state::workgroup::PRINT_HEADER_BYTES;
use crate::trap::Fault;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Bit of the first word of a record that contains its format string. The other bits are the number
/// of bytes of the string.
const INLINE_FORMAT: u64 = 1 << 63;

/// Maximum width and precision of a field, in characters.
const MAX_FIELD_CHARACTERS: usize = 4096;

/// Formats the records of a work-group in the order of its work-items. `printers` maps the offset
/// of a record to the index of the work-item that wrote it.
///
/// # Errors
/// If a record contains its format string, which newer compilers do on request.
pub(crate) fn text(memory: &Memory, bytes: &[u8], printers: &BTreeMap<usize, usize>) -> Result<String, Fault> {
    let mut records = Vec::new();
    let mut reader = RecordReader { bytes, at: PRINT_HEADER_BYTES };
    while reader.at + 8 <= bytes.len() {
        let item = printers.get(&reader.at).copied().unwrap_or(usize::MAX);
        let address = reader.read_number(8);
        if address & INLINE_FORMAT != 0 {
            let len = address & !INLINE_FORMAT;
            return Err(Fault::Invalid(format!(
                "a `printf` record contains its format string of {len} bytes, which is not supported: compile the \
                 kernel without inline format strings"
            )));
        }
        let Some(format) = memory.load_text(address) else { break };
        let mut text = String::new();
        format_record(memory, &format, &mut reader, &mut text);
        records.push((item, text));
    }
    records.sort_by_key(|(item, _)| *item);
    Ok(records.into_iter().map(|(_, text)| text).collect())
}

struct RecordReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl RecordReader<'_> {
    fn read_number(&mut self, size: usize) -> u64 {
        let bytes = (self.at..self.at + size).rev().map(|i| self.bytes.get(i).copied().unwrap_or(0));
        let value = bytes.fold(0, |n, b| n << 8 | u64::from(b));
        self.at += size;
        value
    }
}

/// A parsed conversion specification: the flags, width and precision between `%` and its letter.
#[derive(Clone, Copy, Debug, Default)]
struct ConversionSpec {
    left: bool,
    zeros: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    width: usize,
    precision: Option<usize>,
    /// Number of bytes of an integer that are printed, if the length modifier is `h` or `hh`.
    short_bytes: Option<usize>,
}

fn format_record(memory: &Memory, format: &[u8], reader: &mut RecordReader<'_>, out: &mut String) {
    let mut rest = format;
    while let Some(at) = rest.iter().position(|b| *b == b'%') {
        out.push_str(&String::from_utf8_lossy(&rest[..at]));
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix(b"%") {
            out.push('%');
            rest = after;
            continue;
        }
        let (field, after) = parse_field(rest);
        let Some((letter, after)) = after.split_first() else { break };
        rest = after;
        format_value(memory, *letter, field, reader, out);
    }
    out.push_str(&String::from_utf8_lossy(rest));
}

/// Parses the flags, width and precision of a conversion, and returns the rest of the format
/// string. The vector length is skipped, because the record states it, and so do the other lengths
/// than those of integers that are converted to a shorter type.
fn parse_field(mut text: &[u8]) -> (ConversionSpec, &[u8]) {
    let mut field = ConversionSpec::default();
    while let [flag, rest @ ..] = text {
        match flag {
            b'-' => field.left = true,
            b'0' => field.zeros = true,
            b'+' => field.plus = true,
            b' ' => field.space = true,
            b'#' => field.alternate = true,
            _ => break,
        }
        text = rest;
    }
    let number = |text: &mut &[u8]| {
        let mut value = 0_usize;
        while let [digit @ b'0'..=b'9', rest @ ..] = *text {
            value = value.saturating_mul(10).saturating_add(usize::from(digit - b'0')).min(MAX_FIELD_CHARACTERS);
            *text = rest;
        }
        value
    };
    field.width = number(&mut text);
    if let [b'.', rest @ ..] = text {
        text = rest;
        field.precision = Some(number(&mut text));
    }
    if let [b'v', rest @ ..] = text {
        text = rest;
        number(&mut text);
    }
    let modifiers = text.iter().take_while(|letter| b"hljztL".contains(letter)).count();
    let (length, text) = text.split_at(modifiers);
    field.short_bytes = match length {
        b"h" => Some(2),
        b"hh" => Some(1),
        _ => None,
    };
    (field, text)
}

/// The type of a value in a record.
#[derive(Clone, Copy, Debug)]
struct ArgumentType {
    /// Number of bytes of an element.
    size: usize,
    is_float: bool,
    is_vector: bool,
}

impl ArgumentType {
    /// Returns the type with this type number in a record.
    fn from_type_number(number: u64) -> Option<Self> {
        let (size, is_float, is_vector) = match number {
            1 => (1, false, false),
            2 => (2, false, false),
            3 => (4, false, false),
            4 => (4, true, false),
            6 | 7 => (8, false, false),
            8 => (8, true, false),
            9 => (1, false, true),
            10 => (2, false, true),
            11 => (4, false, true),
            12 => (8, false, true),
            13 => (4, true, true),
            14 => (8, true, true),
            // A string is passed as its address. The record does not tell from which address space.
            5 => (8, false, false),
            _ => return None,
        };
        Some(Self { size, is_float, is_vector })
    }
}

/// Formats a value. The elements of a vector are separated by commas.
fn format_value(memory: &Memory, letter: u8, field: ConversionSpec, reader: &mut RecordReader<'_>, out: &mut String) {
    let Some(kind) = ArgumentType::from_type_number(reader.read_number(4)) else { return };
    let count = if kind.is_vector { (reader.read_number(4) as usize).min(16) } else { 1 };
    for i in 0..count {
        if i > 0 {
            out.push(',');
        }
        let bits = reader.read_number(kind.size);
        format_scalar(memory, letter, field, kind, bits, out);
    }
    if kind.size < 4 {
        reader.at += (4 - kind.size % 4) * count;
    }
}

/// Formats one scalar.
fn format_scalar(memory: &Memory, letter: u8, field: ConversionSpec, kind: ArgumentType, bits: u64, out: &mut String) {
    match letter {
        b's' => {
            let bytes = memory.load_text(bits).unwrap_or_default();
            let cut = field.precision.map_or(bytes.len(), |p| p.min(bytes.len()));
            pad(field, "", &String::from_utf8_lossy(&bytes[..cut]), false, out);
        }
        b'c' => pad(field, "", &char::from(bits as u8).to_string(), false, out),
        b'p' if bits == 0 => pad(field, "", "(nil)", false, out),
        b'p' => pad(field, "", &format!("{bits:#x}"), false, out),
        _ if kind.is_float => {
            let single = || f64::from(f32::from_bits(bits as u32));
            format_float(letter, field, if kind.size == 4 { single() } else { f64::from_bits(bits) }, out);
        }
        _ => {
            let size = field.short_bytes.unwrap_or(kind.size).min(kind.size);
            format_integer(letter, field, bits & u64::MAX >> (64 - 8 * size), size, out);
        }
    }
}

/// Formats an integer of `size` bytes with the rules of C's `printf`.
fn format_integer(letter: u8, field: ConversionSpec, bits: u64, size: usize, out: &mut String) {
    let (prefix, digits) = match letter {
        b'd' | b'i' => {
            let number = (bits << (64 - 8 * size)) as i64 >> (64 - 8 * size);
            (sign_prefix(field, number < 0), number.unsigned_abs().to_string())
        }
        b'o' => ("", format!("{bits:o}")),
        b'x' => (if field.alternate && bits != 0 { "0x" } else { "" }, format!("{bits:x}")),
        b'X' => (if field.alternate && bits != 0 { "0X" } else { "" }, format!("{bits:X}")),
        _ => ("", bits.to_string()),
    };
    // With a precision of 0, C prints no digits for zero.
    let digits = if bits == 0 && field.precision == Some(0) { String::new() } else { digits };
    let zeros = field.precision.unwrap_or(0).saturating_sub(digits.len());
    let mut digits = "0".repeat(zeros) + &digits;
    if letter == b'o' && field.alternate && !digits.starts_with('0') {
        digits.insert(0, '0');
    }
    pad(field, prefix, &digits, field.precision.is_none(), out);
}

/// Returns the sign that precedes a number: `-`, `+`, a blank or nothing.
fn sign_prefix(field: ConversionSpec, is_negative: bool) -> &'static str {
    match (is_negative, field.plus, field.space) {
        (true, ..) => "-",
        (_, true, _) => "+",
        (.., true) => " ",
        _ => "",
    }
}

/// Pads `text` to the width of the field. Zero padding goes between `prefix` and `text`.
fn pad(field: ConversionSpec, prefix: &str, text: &str, with_zeros: bool, out: &mut String) {
    let missing = field.width.saturating_sub(prefix.len() + text.chars().count());
    let _ = if field.left {
        write!(out, "{prefix}{text}{:missing$}", "")
    } else if field.zeros && with_zeros {
        write!(out, "{prefix}{}{text}", "0".repeat(missing))
    } else {
        write!(out, "{:missing$}{prefix}{text}", "")
    };
}

/// Formats a floating-point number with the rules of C's `printf`.
fn format_float(letter: u8, field: ConversionSpec, number: f64, out: &mut String) {
    let precision = field.precision.unwrap_or(6);
    let (magnitude, sign) = (number.abs(), sign_prefix(field, number.is_sign_negative()));
    let lower = letter.to_ascii_lowercase();
    let text = match lower {
        _ if number.is_nan() => "nan".to_owned(),
        _ if number.is_infinite() => "inf".to_owned(),
        b'e' => format_exponential(magnitude, precision, field.alternate),
        b'g' => format_shortest(magnitude, precision.max(1), field.alternate),
        b'a' => format_hexadecimal(magnitude, field.precision, field.alternate),
        _ => add_point(format!("{magnitude:.precision$}"), field.alternate),
    };
    let is_hexadecimal = lower == b'a' && number.is_finite();
    let prefix = format!("{sign}{}", if is_hexadecimal { "0x" } else { "" });
    match letter.is_ascii_uppercase() {
        true => pad(field, &prefix.to_uppercase(), &text.to_uppercase(), number.is_finite(), out),
        false => pad(field, &prefix, &text, number.is_finite(), out),
    }
}

/// Adds a decimal point to digits that have none, if `must` is set.
fn add_point(mut digits: String, must: bool) -> String {
    if must && !digits.contains('.') {
        digits.push('.');
    }
    digits
}

/// Formats a number for `%e`: one digit, a point, `precision` digits, and an exponent of at least
/// two digits. For example, 1500 with a precision of 1 is `1.5e+03`.
fn format_exponential(number: f64, precision: usize, point: bool) -> String {
    let text = format!("{number:.precision$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let digits = add_point(digits.to_owned(), point);
    format!("{digits}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

/// Formats a number for `%g` with `precision` significant digits. An exponent below -4, or of at
/// least `precision`, selects exponential notation. Trailing zeros are removed unless `keep` is
/// set.
fn format_shortest(number: f64, precision: usize, keep: bool) -> String {
    let text = format!("{number:.*e}", precision - 1);
    let exponent: i32 = text.split_once('e').and_then(|(_, e)| e.parse().ok()).unwrap_or(0);
    let trim = |digits: &str| match digits.contains('.') && !keep {
        true => digits.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => add_point(digits.to_owned(), keep),
    };
    if exponent < -4 || exponent >= precision as i32 {
        let text = format_exponential(number, precision - 1, false);
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "+00"));
        return format!("{}e{exponent}", trim(digits));
    }
    trim(&format!("{number:.*}", (precision as i32 - 1 - exponent).max(0) as usize))
}

/// Formats a number for `%a`: hexadecimal digits and a binary exponent. Without a precision, all
/// significant digits are printed.
fn format_hexadecimal(number: f64, precision: Option<usize>, point: bool) -> String {
    const FRACTION_BITS: u32 = 52;
    let bits = number.to_bits();
    let (biased, mut fraction) = ((bits >> FRACTION_BITS & 0x7ff) as i32, bits & ((1 << FRACTION_BITS) - 1));
    let mut lead = u64::from(biased != 0);
    let exponent = match biased {
        0 if fraction == 0 => 0,
        0 => -1022,
        _ => biased - 1023,
    };
    if let Some(digits) = precision.filter(|digits| *digits < 13) {
        // Round to nearest, ties to even.
        let cut = FRACTION_BITS - 4 * digits as u32;
        let (whole, rest, half) = (fraction >> cut, fraction & ((1 << cut) - 1), 1_u64 << (cut - 1));
        let last = if digits == 0 { lead } else { whole };
        let rounded = whole + u64::from(rest > half || rest == half && last & 1 == 1);
        lead += rounded >> (FRACTION_BITS - cut);
        fraction = (rounded << cut) & ((1 << FRACTION_BITS) - 1);
    }
    let digits = format!("{fraction:013x}");
    let digits = match precision {
        Some(precision) => format!("{digits:0<precision$}")[..precision].to_owned(),
        None => digits.trim_end_matches('0').to_owned(),
    };
    let separator = if digits.is_empty() && !point { "" } else { "." };
    format!("{lead}{separator}{digits}p{}{}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Formats one record. Each value is a type number and its bytes.
    fn printed(format: &str, values: &[(u32, Vec<u8>)]) -> String {
        let mut memory = Memory::default();
        let id = memory.add(&[format.as_bytes(), b"\0"].concat());
        let mut bytes = vec![0; PRINT_HEADER_BYTES];
        bytes.extend(memory.address(id).to_le_bytes());
        for (kind, value) in values {
            bytes.extend(kind.to_le_bytes());
            bytes.extend(value);
        }
        text(&memory, &bytes, &BTreeMap::new()).expect("all formats are in memory")
    }

    fn double(format: &str, value: f64) -> String {
        printed(format, &[(8, value.to_le_bytes().into())])
    }

    fn int(format: &str, value: i32) -> String {
        printed(format, &[(3, value.to_le_bytes().into())])
    }

    #[test]
    fn numbers_are_printed_as_the_c_library_does() {
        // `tests/printf/table.c` makes the table with glibc's printf.
        let table = include_str!("../../tests/printf/table.tsv");
        assert!(table.lines().count() > 2000);
        for line in table.lines() {
            let [format, kind, bits, text] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
            let bits = u64::from_str_radix(bits, 16).expect(line);
            let value = match kind {
                "int" => (3, (bits as u32).to_le_bytes().to_vec()),
                _ => (8, bits.to_le_bytes().to_vec()),
            };
            assert_eq!(printed(format, &[value]), text, "{line}");
        }
    }

    #[test]
    fn rare_printf_conversions_are_printed_as_the_c_library_does() {
        assert_eq!(int("<%o>%%", 8), "<10>%");
        assert_eq!(int("<%#o>", 8), "<010>");
        assert_eq!(int("<%#.0o>", 0), "<0>");
        assert_eq!(int("<%.0d><", 0), "<><");
        assert_eq!(int("<%+.0d>", 0), "<+>");
        assert_eq!(int("<%3c>", 65), "<  A>");
        assert_eq!(double("%.3a", 0.0), "0x0.000p+0");
        assert_eq!(double("%#.0e", 1.5), "2.e+00");
        assert_eq!(double("%#.0f", 2.0), "2.");
        assert_eq!(double("%012a", -1.5), "-0x0001.8p+0");
        // Excessive widths and precisions are limited.
        assert_eq!(int("%99999999d", 1).len(), MAX_FIELD_CHARACTERS);
        assert_eq!(double("%.99999999f", 0.5).len(), MAX_FIELD_CHARACTERS + 2);
    }

    #[test]
    fn integers_are_converted_to_the_type_of_a_short_length() {
        // As glibc prints them.
        for (format, value, text) in [
            ("%hx", -32767, "8001"),
            ("%ho", -32767, "100001"),
            ("%hu", 65537, "1"),
            ("%hd", 32768, "-32768"),
            ("%hhx", -128, "80"),
            ("%hho", -128, "200"),
            ("%hhd", 384, "-128"),
            ("%#hhx", 256, "0"),
        ] {
            assert_eq!(int(format, value), text, "{format}");
        }
        assert_eq!(printed("%lx", &[(6, i64::MIN.to_le_bytes().into())]), "8000000000000000");
    }

    #[test]
    fn vectors_have_commas_and_small_values_are_padded_together() {
        let words = |count: u32, values: &[u8]| [&count.to_le_bytes()[..], values].concat();
        assert_eq!(printed("%v2hhd", &[(9, words(2, &[1, 255, 0, 0, 0, 0, 0, 0]))]), "1,-1");
        let floats = [1.0_f32, 0.5].map(f32::to_le_bytes).concat();
        assert_eq!(printed("%.1v2hlf!", &[(13, words(2, &floats))]), "1.0,0.5!");
    }

    #[test]
    fn records_come_in_the_order_of_their_work_items() {
        let mut memory = Memory::default();
        let id = memory.add(b"%d \0");
        let mut bytes = vec![0; PRINT_HEADER_BYTES];
        for value in [7, 8] {
            bytes.extend(memory.address(id).to_le_bytes());
            bytes.extend(3_u32.to_le_bytes());
            bytes.extend(i32::to_le_bytes(value));
        }
        let printers = BTreeMap::from([(4, 1), (20, 0)]);
        assert_eq!(text(&memory, &bytes, &printers), Ok("8 7 ".to_owned()));
        // A truncated record ends the output.
        assert_eq!(text(&memory, &bytes[..22], &printers), Ok("7 ".to_owned()));
    }

    #[test]
    fn a_record_with_its_format_string_is_refused() {
        let mut bytes = vec![0; PRINT_HEADER_BYTES];
        bytes.extend((INLINE_FORMAT | 3).to_le_bytes());
        bytes.extend(*b"%d\0\0");
        let refused = text(&Memory::default(), &bytes, &BTreeMap::new()).expect_err("it is not supported");
        assert!(refused.to_string().contains("contains its format string of 3 bytes"), "{refused}");
    }
}
