//! Measures the time to answer a keystroke in a file of 5,000 lines. The first argument is the
//! number of keystrokes.
//!
//! ```sh
//! cargo run --profile measure -p openvisa-lsp --example keystroke
//! ```

use lsp_types::{Position, Range, TextDocumentContentChangeEvent};
use openvisa_lsp::{DocumentKind, OpenDocument, find_completions, find_diagnostics, find_semantic_tokens};
use std::time::{Duration, Instant};

const LINES: u32 = 5_000;

fn main() {
    let count = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(40);
    for (what, typed) in [("correct", "/"), ("wrong", "q")] {
        let mut document = OpenDocument::new(DocumentKind::Assembly, make_text(), 0, None);
        let uri = "file:///k.visaasm".parse().expect("it is an address");
        std::hint::black_box(find_diagnostics(&document, &uri));
        let mut times: Vec<Duration> = (0..count).map(|key| type_key(&mut document, key, typed, &uri)).collect();
        times.sort_unstable();
        let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{what} text, {LINES} lines: median {median:.1?}, most {most:.1?}");
    }
}

/// Types a character at the end of a line, and asks what an editor asks.
fn type_key(document: &mut OpenDocument, key: u32, typed: &str, uri: &lsp_types::Uri) -> Duration {
    let begun = Instant::now();
    let line = LINES / 2;
    let end = document.lines().offset(document.text(), Position { line, character: u32::MAX });
    let at = document.lines().position(document.text(), end);
    let text = if key == 0 && typed == "/" { "//" } else { typed };
    let range = Some(Range { start: at, end: at });
    let change = TextDocumentContentChangeEvent { range, range_length: None, text: text.to_owned() };
    document.apply(vec![change], i32::try_from(key).unwrap_or(0));
    std::hint::black_box(find_diagnostics(document, uri));
    std::hint::black_box(find_completions(document, end));
    std::hint::black_box(find_semantic_tokens(document));
    begun.elapsed()
}

fn make_text() -> String {
    let mut text = ".version 4.2\n.kernel \"k\"\n.kernel_attr SimdSize=16\n".to_owned();
    for number in 0..LINES / 5 {
        text.push_str(&format!(".decl x{number} v_type=G type=d num_elts=16 align=GRF\n"));
    }
    text.push_str(".function \"main\"\n");
    for number in 0..LINES - LINES / 5 - 5 {
        let (to, from) = (number % (LINES / 5), number / 3 % (LINES / 5));
        text.push_str(&format!("    add (M1, 16) x{to}(0,0)<1> x{from}(0,0)<1;1,0> 0x1:d\n"));
    }
    text.push_str("    ret (M1, 1)\n");
    text
}
