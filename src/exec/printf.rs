//! What kernels print: records in a buffer, made into text by their format strings.
//!
//! A record is the address of its format string, then for each value a word that says its type, for vectors a word with their length,
//! and the value; values of less than four bytes are padded together to a multiple of four.

use super::memory::Memory;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Bytes of the buffer before the first record: a word that counts what is used.
pub(crate) const HEADER: usize = 4;

/// The longest text that one field may be padded to.
const MOST_WIDTH: usize = 4096;

/// The records of a group as text, in the order of its work-items. `printers`: which work-item wrote to each byte first.
pub(crate) fn text(memory: &Memory, bytes: &[u8], printers: &BTreeMap<usize, usize>) -> String {
    let mut records = Vec::new();
    let mut reader = Reader { bytes, at: HEADER };
    while reader.at + 8 <= bytes.len() {
        let item = printers.get(&reader.at).copied().unwrap_or(usize::MAX);
        let Some(format) = memory.text(reader.number(8)) else { break };
        let mut text = String::new();
        record(memory, &format, &mut reader, &mut text);
        records.push((item, text));
    }
    records.sort_by_key(|(item, _)| *item);
    records.into_iter().map(|(_, text)| text).collect()
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn number(&mut self, size: usize) -> u64 {
        let bytes = (self.at..self.at + size).rev().map(|i| self.bytes.get(i).copied().unwrap_or(0));
        let value = bytes.fold(0, |n, b| n << 8 | u64::from(b));
        self.at += size;
        value
    }
}

/// What stands between `%` and the letter of a conversion.
#[derive(Clone, Copy, Debug, Default)]
struct Field {
    left: bool,
    zeros: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    width: usize,
    precision: Option<usize>,
}

fn record(memory: &Memory, format: &[u8], reader: &mut Reader<'_>, out: &mut String) {
    let mut rest = format;
    while let Some(at) = rest.iter().position(|b| *b == b'%') {
        out.push_str(&String::from_utf8_lossy(&rest[..at]));
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix(b"%") {
            out.push('%');
            rest = after;
            continue;
        }
        let (field, after) = field(rest);
        let Some((letter, after)) = after.split_first() else { break };
        rest = after;
        value(memory, *letter, field, reader, out);
    }
    out.push_str(&String::from_utf8_lossy(rest));
}

/// Flags, width, precision, length of a vector and size of its elements; the last two are said by the record too.
fn field(mut text: &[u8]) -> (Field, &[u8]) {
    let mut field = Field::default();
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
            value = value.saturating_mul(10).saturating_add(usize::from(digit - b'0')).min(MOST_WIDTH);
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
    while let [b'h' | b'l' | b'j' | b'z' | b't' | b'L', rest @ ..] = text {
        text = rest;
    }
    (field, text)
}

/// One value, or the elements of a vector with commas between.
fn value(memory: &Memory, letter: u8, field: Field, reader: &mut Reader<'_>, out: &mut String) {
    let kind = reader.number(4);
    let (size, float, vector) = match kind {
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
        // A string is the address of one; its record does not say how it was passed.
        5 => (8, false, false),
        _ => return,
    };
    let count = if vector { (reader.number(4) as usize).min(16) } else { 1 };
    for i in 0..count {
        if i > 0 {
            out.push(',');
        }
        let bits = reader.number(size);
        let text = match (letter, float) {
            (b's', _) => {
                let bytes = memory.text(bits).unwrap_or_default();
                let cut = field.precision.map_or(bytes.len(), |p| p.min(bytes.len()));
                String::from_utf8_lossy(&bytes[..cut]).into_owned()
            }
            (b'c', _) => char::from(bits as u8).to_string(),
            (b'p', _) => format!("{bits:#x}"),
            (_, true) => {
                let number = if size == 4 { f64::from(f32::from_bits(bits as u32)) } else { f64::from_bits(bits) };
                floating(letter, field, number)
            }
            (b'd' | b'i', _) => {
                let number = (bits << (64 - 8 * size)) as i64 >> (64 - 8 * size);
                sign(field, number < 0, digits(field, number.unsigned_abs().to_string()))
            }
            (b'o', _) => digits(field, format!("{bits:o}")),
            (b'x', _) => {
                let prefix = if field.alternate && bits != 0 { "0x" } else { "" };
                format!("{prefix}{}", digits(field, format!("{bits:x}")))
            }
            (b'X', _) => {
                let prefix = if field.alternate && bits != 0 { "0X" } else { "" };
                format!("{prefix}{}", digits(field, format!("{bits:X}")))
            }
            _ => digits(field, bits.to_string()),
        };
        let infinite = float && text.ends_with(['f', 'n', 'F', 'N']) && !text.contains('x');
        let numeric = !infinite && !matches!(letter, b's' | b'c' | b'p') && (float || field.precision.is_none());
        pad(field, &text, numeric, out);
    }
    if size < 4 {
        reader.at += (4 - size % 4) * count;
    }
}

/// At least as many digits as the precision says.
fn digits(field: Field, text: String) -> String {
    let zeros = field.precision.unwrap_or(0).saturating_sub(text.len());
    "0".repeat(zeros) + &text
}

fn sign(field: Field, negative: bool, text: String) -> String {
    match (negative, field.plus, field.space) {
        (true, ..) => format!("-{text}"),
        (_, true, _) => format!("+{text}"),
        (.., true) => format!(" {text}"),
        _ => text,
    }
}

/// Writes a text in the width of its field.
fn pad(field: Field, text: &str, numeric: bool, out: &mut String) {
    let missing = field.width.saturating_sub(text.chars().count());
    if field.left {
        let _ = write!(out, "{text}{:missing$}", "");
    } else if field.zeros && numeric {
        let (prefix, rest) = match text {
            _ if text.starts_with(['-', '+', ' ']) => text.split_at(1),
            _ if text.starts_with("0x") || text.starts_with("0X") => text.split_at(2),
            _ => ("", text),
        };
        let _ = write!(out, "{prefix}{}{rest}", "0".repeat(missing));
    } else {
        let _ = write!(out, "{:missing$}{text}", "");
    }
}

/// A floating-point number as the C library prints it.
fn floating(letter: u8, field: Field, number: f64) -> String {
    let precision = field.precision.unwrap_or(6);
    let magnitude = number.abs();
    let text = if number.is_nan() {
        "nan".to_owned()
    } else if number.is_infinite() {
        "inf".to_owned()
    } else {
        match letter.to_ascii_lowercase() {
            b'e' => exponential(magnitude, precision),
            b'g' => shortest(magnitude, precision.max(1), field.alternate),
            b'a' => hexadecimal(magnitude, field.precision),
            _ => format!("{magnitude:.precision$}"),
        }
    };
    let text = sign(field, number.is_sign_negative() && !number.is_nan(), text);
    if letter.is_ascii_uppercase() { text.to_uppercase() } else { text }
}

/// One digit, a point, so many more, and an exponent of two digits at least.
fn exponential(number: f64, precision: usize) -> String {
    let text = format!("{number:.precision$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    format!("{digits}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

/// So many digits that count, with an exponent only where it is very small or large, without zeros at the end.
fn shortest(number: f64, precision: usize, keep: bool) -> String {
    let text = format!("{number:.*e}", precision - 1);
    let exponent: i32 = text.split_once('e').and_then(|(_, e)| e.parse().ok()).unwrap_or(0);
    let trim = |digits: &str| match digits.contains('.') && !keep {
        true => digits.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => digits.to_owned(),
    };
    if exponent < -4 || exponent >= precision as i32 {
        let text = exponential(number, precision - 1);
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "+00"));
        return format!("{}e{exponent}", trim(digits));
    }
    trim(&format!("{number:.*}", (precision as i32 - 1 - exponent).max(0) as usize))
}

/// Hexadecimal digits and an exponent to base two.
fn hexadecimal(number: f64, precision: Option<usize>) -> String {
    if number == 0.0 {
        return "0x0p+0".to_owned();
    }
    let bits = number.to_bits();
    let (mut exponent, mut fraction) = ((bits >> 52 & 0x7ff) as i32 - 1023, bits & ((1 << 52) - 1));
    let mut lead = 1;
    if exponent == -1023 {
        (exponent, lead) = (-1022, 0);
    }
    if let Some(digits) = precision.filter(|p| *p < 13) {
        let cut = 52 - 4 * digits as u32;
        let (whole, rest, half) = (fraction >> cut, fraction & ((1 << cut) - 1), 1_u64 << (cut - 1));
        let odd = if digits == 0 { lead & 1 } else { whole & 1 };
        let rounded = whole + u64::from(rest > half || rest == half && odd == 1);
        lead += rounded >> (52 - cut);
        fraction = (rounded << cut) & ((1 << 52) - 1);
    }
    let digits = format!("{fraction:013x}");
    let digits = match precision {
        Some(p) => format!("{digits:0<p$}")[..p].to_owned(),
        None => digits.trim_end_matches('0').to_owned(),
    };
    let point = if digits.is_empty() { "" } else { "." };
    format!("0x{lead}{point}{digits}p{}{}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A record of values: type, and its bytes.
    fn printed(format: &str, values: &[(u32, Vec<u8>)]) -> String {
        let mut memory = Memory::default();
        let id = memory.add(&[format.as_bytes(), b"\0"].concat());
        let mut bytes = vec![0; HEADER];
        bytes.extend(memory.address(id).to_le_bytes());
        for (kind, value) in values {
            bytes.extend(kind.to_le_bytes());
            bytes.extend(value);
        }
        text(&memory, &bytes, &BTreeMap::new())
    }

    fn double(format: &str, value: f64) -> String {
        printed(format, &[(8, value.to_le_bytes().into())])
    }

    fn int(format: &str, value: i32) -> String {
        printed(format, &[(3, value.to_le_bytes().into())])
    }

    // The expected texts are those of glibc's printf.
    #[test]
    fn integers_are_printed_as_c_does() {
        assert_eq!(int("<%d>", -5), "<-5>");
        assert_eq!(int("<%+d>", 5), "<+5>");
        assert_eq!(int("<% 5d>", 42), "<   42>");
        assert_eq!(int("<%-5d>", 42), "<42   >");
        assert_eq!(int("<%05d>", -42), "<-0042>");
        assert_eq!(int("<%6.3d>", 7), "<   007>");
        assert_eq!(int("<%u>", -1), "<4294967295>");
        assert_eq!(int("<%#010x>", 0xbeef), "<0x0000beef>");
        assert_eq!(int("<%X>", 0xbeef), "<BEEF>");
        assert_eq!(int("<%o>%%", 8), "<10>%");
        assert_eq!(int("<%c>", 65), "<A>");
    }

    #[test]
    fn floating_point_numbers_are_printed_as_c_does() {
        assert_eq!(double("%f", 1.5), "1.500000");
        assert_eq!(double("%.0f", 2.5), "2");
        assert_eq!(double("%10.2f|", -2.75159), "     -2.75|");
        assert_eq!(double("%e", 12345.678), "1.234568e+04");
        assert_eq!(double("%.2E", 0.000123), "1.23E-04");
        assert_eq!(double("%g", 0.0001), "0.0001");
        assert_eq!(double("%g", 0.00001), "1e-05");
        assert_eq!(double("%g", 1_234_567.0), "1.23457e+06");
        assert_eq!(double("%#g", 1.5), "1.50000");
        assert_eq!(double("%a", 1.5), "0x1.8p+0");
        assert_eq!(double("%.1a", 1.97), "0x2.0p+0");
        assert_eq!(double("%08.2f", -1.5), "-0001.50");
        assert_eq!(double("%5f|", f64::INFINITY), "  inf|");
        assert_eq!(double("%F", f64::NAN), "NAN");
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
        let mut bytes = vec![0; HEADER];
        for value in [7, 8] {
            bytes.extend(memory.address(id).to_le_bytes());
            bytes.extend(3_u32.to_le_bytes());
            bytes.extend(i32::to_le_bytes(value));
        }
        let printers = BTreeMap::from([(4, 1), (20, 0)]);
        assert_eq!(text(&memory, &bytes, &printers), "8 7 ");
        // What is cut off ends the text.
        assert_eq!(text(&memory, &bytes[..22], &printers), "7 ");
    }
}
