//! Messages of the protocols of editors: a header states the number of bytes that follow it.
//!
//! For example, `Content-Length: 2`, two line ends, and `{}`. A header of another program, or of a
//! damaged stream, can state any number, so messages have a maximum size, and memory is allocated
//! only for bytes that arrive.

use std::io::{self, BufRead, Read, Write};

/// Maximum size of a message in bytes: 64 MiB.
pub const MAX_MESSAGE_BYTES: u64 = 64 << 20;

/// Maximum size of the header of a message in bytes.
const MAX_HEADER_BYTES: u64 = 1 << 12;

/// Returns the error of a stream that does not follow the protocol.
pub fn damaged(what: impl Into<String>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what.into())
}

/// Reads the next message. Returns `None` at the end of the stream.
///
/// # Errors
/// If the stream fails, has something else than messages, or states a size above
/// [`MAX_MESSAGE_BYTES`].
pub fn read_frame(from: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let Some(length) = read_header(from)? else { return Ok(None) };
    let mut bytes = Vec::new();
    from.take(length).read_to_end(&mut bytes)?;
    if bytes.len() as u64 != length {
        return Err(damaged(format!("a message of {length} bytes ends after {}: end of file", bytes.len())));
    }
    Ok(Some(bytes))
}

/// Writes a message.
///
/// # Errors
/// If the stream fails.
pub fn write_frame(out: &mut impl Write, message: &str) -> io::Result<()> {
    write!(out, "Content-Length: {}\r\n\r\n{message}", message.len())?;
    out.flush()
}

/// Reads the header of a message. Returns the number of bytes that follow it, and `None` at the end
/// of the stream.
fn read_header(from: &mut impl BufRead) -> io::Result<Option<u64>> {
    let (mut length, mut left, mut is_first) = (None, MAX_HEADER_BYTES, true);
    loop {
        let mut line = String::new();
        let read = from.take(left).read_line(&mut line)? as u64;
        if read == 0 && is_first {
            return Ok(None);
        }
        if !line.ends_with('\n') {
            return Err(damaged("the header of a message does not end"));
        }
        (left, is_first) = (left - read, false);
        let line = line.trim_end();
        if line.is_empty() {
            return match length {
                Some(length) if length <= MAX_MESSAGE_BYTES => Ok(Some(length)),
                Some(length) => Err(damaged(format!("a message of {length} bytes; at most {MAX_MESSAGE_BYTES}"))),
                None => Err(damaged("a message without `Content-Length`")),
            };
        }
        let Some((name, value)) = line.split_once(':') else {
            return Err(damaged(format!("`{line}` instead of `Content-Length: N`")));
        };
        if name.eq_ignore_ascii_case("Content-Length") {
            let number = value.trim().parse();
            length = Some(number.map_err(|_| damaged(format!("`{line}` instead of `Content-Length: N`")))?);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_as_it_was_written() {
        let mut stream = Vec::new();
        for message in ["{}", "", "ä"] {
            write_frame(&mut stream, message).expect("memory can be written");
        }
        let mut from = stream.as_slice();
        for message in ["{}", "", "ä"] {
            assert_eq!(read_frame(&mut from).expect("it is a message"), Some(message.as_bytes().to_vec()));
        }
        assert_eq!(read_frame(&mut from).expect("the stream ends"), None);
    }

    #[test]
    fn damaged_headers_and_sizes_above_the_maximum_are_errors() {
        let long = format!("Content-Length: {}\r\n\r\n", MAX_MESSAGE_BYTES + 1);
        let endless = "x".repeat(MAX_HEADER_BYTES as usize + 1);
        for (bytes, what) in [
            ("x\r\n\r\n", "instead of `Content-Length: N`"),
            ("Content-Length: x\r\n\r\n", "instead of `Content-Length: N`"),
            ("Content-Length: -1\r\n\r\n", "instead of `Content-Length: N`"),
            ("Other: 1\r\n\r\n", "without `Content-Length`"),
            ("Content-Length: 2\r\n", "does not end"),
            ("Content-Length: 2\r\n\r\n{", "end of file"),
            ("Content-Length: 60000000\r\n\r\n{", "end of file"),
            ("Content-Length: 9223372036854775808\r\n\r\n{}", "at most"),
            (long.as_str(), "at most"),
            (endless.as_str(), "does not end"),
        ] {
            let message = read_frame(&mut bytes.as_bytes()).expect_err(bytes).to_string();
            assert!(message.contains(what), "{message}");
        }
    }
}
