//! Escapes in strings in double quotes, such as `\n` and `\x1b`.

/// Maximum number of bytes of a string of the string pool.
pub const MAX_STRING_BYTES: usize = 1023;

/// Decodes the escape after a backslash. Returns its value and its length in bytes. For example,
/// `x41"` is (65, 3). Returns `None` if there is no such escape.
#[must_use]
pub fn decode_escape(rest: &[u8]) -> Option<(u8, usize)> {
    let simple = |value| Some((value, 1));
    match rest.first()? {
        b'a' => simple(7),
        b'b' => simple(8),
        b'e' => simple(0x1b),
        b'f' => simple(12),
        b'n' => simple(b'\n'),
        b'r' => simple(b'\r'),
        b't' => simple(b'\t'),
        b'v' => simple(11),
        quoted @ (b'\'' | b'"' | b'?' | b'\\') => simple(*quoted),
        b'0'..=b'7' => {
            let digits = rest.iter().take(3).take_while(|b| matches!(b, b'0'..=b'7')).count();
            let value = rest[..digits].iter().fold(0u32, |value, digit| value * 8 + u32::from(digit - b'0'));
            Some((u8::try_from(value).ok()?, digits))
        }
        b'x' => {
            let digits = rest[1..].iter().take(2).take_while(|b| b.is_ascii_hexdigit()).count();
            let text = core::str::from_utf8(&rest[1..1 + digits]).ok()?;
            Some((u8::from_str_radix(text, 16).ok()?, 1 + digits))
        }
        _ => None,
    }
}
