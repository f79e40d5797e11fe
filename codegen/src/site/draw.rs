//! SVG drawings of layouts: byte sequences of instructions and structures, and the bits of
//! integers.
//!
//! Colours and fonts come from the style sheet of the site, so that drawings follow light and dark
//! themes. Every drawing has a title for screen readers. For example, the title of a field's box is
//! `Exec_size: ub, 1 bytes, at byte 1`.

use crate::lines::write_text;

/// A box in a byte sequence.
pub(super) struct ByteBox {
    pub(super) name: String,
    /// The text below the name.
    pub(super) detail: String,
    /// Number of bytes; `None` if it depends on the values.
    pub(super) bytes: Option<u32>,
    /// The class in the style sheet.
    pub(super) class: &'static str,
    /// The link to the description on the page.
    pub(super) link: Option<String>,
}

/// A bit group in a drawing of an integer.
pub(super) struct DrawnBits {
    pub(super) high: u8,
    pub(super) low: u8,
    pub(super) name: String,
    pub(super) reserved: bool,
}

/// Maximum width of a row in pixels.
const MAX_WIDTH: f64 = 880.0;
/// Width of a character in pixels.
const LETTER_WIDTH: f64 = 7.2;
/// Height of a row in pixels.
const ROW_HEIGHT: f64 = 74.0;

/// Draws boxes from left to right in rows, each with its byte offset above it. After a part of
/// variable size, offsets are relative to the end of that part.
pub(super) fn draw_sequence(title: &str, parts: &[ByteBox]) -> String {
    let (mut x, mut y, mut widest) = (1.0, 18.0, 0.0_f64);
    let (mut offset, mut base) = (0_u32, String::new());
    let mut varying = 0;
    let mut body = String::new();
    for part in parts {
        let letters = part.name.chars().count().max(part.detail.chars().count()) as f64;
        let width = (letters * LETTER_WIDTH + 16.0)
            .max(part.bytes.map_or(110.0, |b| f64::from(b.min(4)) * 26.0 + 14.0))
            .min(MAX_WIDTH - 2.0);
        if x + width > MAX_WIDTH {
            (x, y) = (1.0, y + ROW_HEIGHT);
        }
        let at = match (base.as_str(), offset) {
            ("", n) => n.to_string(),
            (base, 0) => base.to_owned(),
            (base, n) => format!("{base}+{n}"),
        };
        let dashed = if part.bytes.is_none() { " varies" } else { "" };
        let size = part.bytes.map_or_else(|| "a size that its value decides".to_owned(), |b| format!("{b} bytes"));
        let (name, detail, middle) = (escape(&part.name), escape(&part.detail), x + width / 2.0);
        let (open, close) = match &part.link {
            Some(link) => (format!("<a href=\"{}\">", escape(link)), "</a>"),
            None => (String::new(), ""),
        };
        write_text!(
            body,
            "{open}<g class=\"part {class}{dashed}\"><title>{name}: {detail}, {size}, at byte {at}</title>\
             <rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"42\" rx=\"3\"/>\
             <text class=\"at\" x=\"{left:.1}\" y=\"{above:.1}\">{at}</text>\
             <text class=\"name\" x=\"{middle:.1}\" y=\"{first:.1}\">{name}</text>\
             <text class=\"detail\" x=\"{middle:.1}\" y=\"{second:.1}\">{detail}</text></g>{close}",
            class = part.class,
            left = x + 2.0,
            above = y - 5.0,
            first = y + 18.0,
            second = y + 34.0,
        );
        x += width + 2.0;
        widest = widest.max(x);
        match part.bytes {
            Some(bytes) => offset += bytes,
            None => {
                varying += 1;
                base = ["a", "b", "c", "d", "e", "f", "g", "h"]
                    .get(varying - 1)
                    .map_or_else(|| format!("n{varying}"), |l| (*l).to_owned());
                offset = 0;
            }
        }
    }
    wrap_drawing(title, widest, y + 46.0, &body)
}

/// Draws the bits of an integer, the high bit first.
pub(super) fn draw_bits(title: &str, width: u8, groups: &[DrawnBits]) -> String {
    let cell = match width {
        ..=8 => 62.0,
        9..=16 => 46.0,
        _ => 27.0,
    };
    let mut body = String::new();
    let left = |bit: u8| 1.0 + f64::from(width.saturating_sub(1).saturating_sub(bit)) * cell;
    for bit in 0..width {
        write_text!(body, "<text class=\"bit\" x=\"{:.1}\" y=\"12\">{bit}</text>", left(bit) + cell / 2.0);
    }
    for group in groups.iter().filter(|g| g.high < width && g.low <= g.high) {
        let (x, wide) = (left(group.high), f64::from(group.high - group.low + 1) * cell);
        let class = if group.reserved { "group reserved" } else { "group" };
        let room = ((wide - 6.0) / LETTER_WIDTH) as usize;
        let name = escape(&group.name);
        let shown = match group.name.chars().count() > room {
            true if group.reserved => String::new(),
            true => escape(&group.name.chars().take(room.saturating_sub(1)).chain(['…']).collect::<String>()),
            false => name.clone(),
        };
        write_text!(
            body,
            "<g class=\"{class}\"><title>{name}: bits {}..{}</title><rect x=\"{x:.1}\" y=\"18\" width=\"{:.1}\" height=\"30\" rx=\"2\"/>\
             <text class=\"name\" x=\"{:.1}\" y=\"38\">{shown}</text></g>",
            group.high,
            group.low,
            wide - 2.0,
            x + wide / 2.0,
        );
    }
    wrap_drawing(title, f64::from(width) * cell + 2.0, 50.0, &body)
}

/// Wraps the body of a drawing in an SVG element with a title.
fn wrap_drawing(title: &str, width: f64, height: f64, body: &str) -> String {
    let title = escape(title);
    format!(
        "<div class=\"drawing\"><svg role=\"img\" aria-label=\"{title}\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
         height=\"{height:.0}\" xmlns=\"http://www.w3.org/2000/svg\">{body}</svg></div>"
    )
}

/// Escapes a text for HTML.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
