//! The line writer of tables, pseudo-code and reports, which keep their layout.
//!
//! For example, `write_line!(out, "{name},")` appends a row to a string.

/// Appends formatted text to a string, which cannot fail.
macro_rules! write_text {
    ($out:expr, $($text:tt)*) => {{
        use std::fmt::Write as _;
        let _ = write!($out, $($text)*);
    }};
}

/// Appends a formatted line to a string, which cannot fail.
macro_rules! write_line {
    ($out:expr, $($text:tt)*) => {{
        use std::fmt::Write as _;
        let _ = writeln!($out, $($text)*);
    }};
}

pub(crate) use {write_line, write_text};
