//! How the JSON is laid out: indented, but spans, which are many and all alike, on one line each.

use serde_json::ser::{Formatter, PrettyFormatter};
use std::io::{self, Write};

/// The key of a span.
const SPAN: &str = "span";

/// An indenting formatter that keeps the value of a key `span` on its line.
#[derive(Default)]
pub(super) struct Layout {
    pretty: PrettyFormatter<'static>,
    in_key: bool,
    /// The last key was that of a span.
    span_follows: bool,
    /// Within the object of a span.
    inline: bool,
}

impl Formatter for Layout {
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
