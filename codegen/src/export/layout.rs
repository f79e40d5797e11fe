//! Layout of the JSON export: indented, except for spans, which are numerous and take one line
//! each.
//!
//! For example, `"span": {"file": 3, "start": 10, ...}` is a line.

use serde_json::ser::{Formatter, PrettyFormatter};
use std::io::{self, Write};

/// The key of a span.
const SPAN: &str = "span";

/// An indenting formatter that prints the value of the key `span` on its line.
#[derive(Default)]
pub(super) struct InlineSpans {
    pretty: PrettyFormatter<'static>,
    in_key: bool,
    /// True if the last key was `span`.
    span_follows: bool,
    /// True within the object of a span.
    inline: bool,
}

impl Formatter for InlineSpans {
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.pretty.begin_array(writer)
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.pretty.end_array(writer)
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.pretty.begin_array_value(writer, first)
    }

    fn end_array_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.pretty.end_array_value(writer)
    }

    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.inline = std::mem::take(&mut self.span_follows);
        if self.inline { writer.write_all(b"{") } else { self.pretty.begin_object(writer) }
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        if std::mem::take(&mut self.inline) { writer.write_all(b"}") } else { self.pretty.end_object(writer) }
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.in_key = true;
        self.span_follows = false;
        match (self.inline, first) {
            (true, true) => Ok(()),
            (true, false) => writer.write_all(b", "),
            (false, _) => self.pretty.begin_object_key(writer, first),
        }
    }

    fn end_object_key<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.in_key = false;
        Ok(())
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.pretty.begin_object_value(writer)
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        if self.inline { Ok(()) } else { self.pretty.end_object_value(writer) }
    }

    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        self.span_follows = self.in_key && fragment == SPAN;
        writer.write_all(fragment.as_bytes())
    }
}
