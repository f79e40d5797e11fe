//! Properties of the readers of text and of files beside object files: the bodies of fuzz targets.
//!
//! For example, a text that is read without a finding is printed, and what was printed is read to
//! the same bytes. A function takes the bytes of a fuzzer, and panics if a property is violated.

use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, PrintOptions, format, parse, print};
use openvisa_inline::{CheckOptions, Language, check_source};
use openvisa_lsp::{DocumentKind, OpenDocument, find_completions, find_diagnostics, find_hover, find_symbols};
use openvisa_runtime::{Binary, MODELS};
use openvisa_sim::{Array, LaunchFile, Zebin};
use std::hint::black_box;

/// Maximum number of bytes that an array of a hostile file may take.
const MAX_ARRAY_BYTES: u64 = 1 << 20;

/// Returns the element of a list that the first byte selects, and the other bytes as text.
fn select<'a, T>(list: &'a [T], bytes: &'a [u8]) -> Option<(&'a T, &'a str)> {
    let (first, rest) = bytes.split_first()?;
    Some((&list[usize::from(*first) % list.len()], std::str::from_utf8(rest).ok()?))
}

/// Reads assembler text for the platform that the first byte selects. What has no finding is
/// printed, and read to the same bytes. What is formatted is formatted already.
pub(crate) fn check_text(bytes: &[u8]) {
    let Some((platform, text)) = select(Platform::ALL, bytes) else { return };
    let options = ParseOptions { platform: Some(*platform), ..ParseOptions::default() };
    let parsed = parse(text, &options);
    for diagnostic in &parsed.diagnostics {
        assert!(diagnostic.span.end <= text.len() && text.is_char_boundary(diagnostic.span.start), "{diagnostic}");
    }
    if parsed.is_ok()
        && let Ok(object) = parsed.module.to_bytes()
    {
        let printed = print(&parsed.module, &PrintOptions::default()).text;
        let again = parse(&printed, &options);
        assert!(again.is_ok(), "{printed}\n{:?}", again.diagnostics);
        assert_eq!(again.module.to_bytes().as_deref(), Ok(&*object), "{printed}");
    }
    let formatted = format(text, &options).text;
    assert_eq!(format(&formatted, &options).text, formatted);
}

/// Checks a source in the language that the first byte selects.
pub(crate) fn check_inline(bytes: &[u8]) {
    let Some((language, source)) = select(Language::ALL, bytes) else { return };
    for finding in check_source(source, *language, &CheckOptions::default()).findings {
        assert!(finding.span.end <= source.len() && source.is_char_boundary(finding.span.start), "{finding:?}");
    }
}

/// Opens a document in an editor, and asks for everything at the place that the second byte
/// selects.
pub(crate) fn check_document(bytes: &[u8]) {
    let Some((place, bytes)) = bytes.split_first() else { return };
    let inline = Language::ALL.iter().map(|language| DocumentKind::Inline(*language));
    let kinds: Vec<_> = [DocumentKind::Assembly].into_iter().chain(inline).collect();
    let Some((kind, text)) = select(&kinds, bytes) else { return };
    let mut offset = text.len() * usize::from(*place) / 256;
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    let document = OpenDocument::new(*kind, text.to_owned(), 1, None);
    let uri = "file:///document".parse().expect("it is an address");
    black_box((find_diagnostics(&document, &uri), find_symbols(&document)));
    black_box((find_completions(&document, offset), find_hover(&document, offset)));
}

/// Reads a zebin and the texts in it, and loads its kernels as a driver does.
pub(crate) fn check_binary(bytes: &[u8]) {
    let Some((model, binary)) = bytes.split_first() else { return };
    let model = &MODELS[usize::from(*model) % MODELS.len()];
    let _ = Zebin::texts(binary);
    if let Ok(known) = Binary::identify(binary, model) {
        assert_eq!(known.bytes, binary);
    }
}

/// Reads a launch file.
pub(crate) fn check_launch_file(bytes: &[u8]) {
    if let Ok(text) = std::str::from_utf8(bytes)
        && let Ok(file) = LaunchFile::parse(text)
    {
        file.files();
        (0..file.launches.len()).for_each(|launch| _ = file.launch_path(launch));
    }
}

/// Reads an array of NumPy. One that was read is written and read again.
pub(crate) fn check_array(bytes: &[u8]) {
    if let Ok(array) = Array::read(bytes, MAX_ARRAY_BYTES) {
        assert!(array.data.len() as u64 <= MAX_ARRAY_BYTES);
        assert_eq!(Array::parse(&array.to_bytes()).expect("it was written"), array);
    }
}

/// Reads messages of the protocols of editors, debuggers and models.
pub(crate) fn check_frames(bytes: &[u8]) {
    let mut input = bytes;
    while let Ok(Some(message)) = openvisa_lsp_support::read_frame(&mut input) {
        assert!(message.len() <= bytes.len());
    }
}

/// Reads a page of a specification beside the documents of the project.
pub(crate) fn check_specification(bytes: &[u8]) {
    use openvisa_codegen::{load_sources, source::Sources};
    let mut diagnostics = openvisa_codegen::diagnostics::Diagnostics::default();
    let mut sources = Sources::default();
    sources.add("instructions/PAGE.md", bytes, &mut diagnostics);
    let (spec, mut diagnostics) = load_sources(sources, diagnostics);
    openvisa_codegen::check::check(&spec, &mut diagnostics);
}
