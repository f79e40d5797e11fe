//! The playground page: the command `visa` as a WebAssembly module.
//!
//! The page runs the command itself, so that no knowledge of the instruction set is repeated here.
//! For example, it can assemble `add.sat (M1, 16) …` and explain the bytes.

use super::{Pages, Site};
use crate::artifact_writer::GeneratedFile;
use crate::documents::TemplateError;
use serde_json::json;

/// The path of the script with the module.
const MODULE: &str = "playground-visa.js";

/// Examples for the user: name, action, platform and source.
const EXAMPLES: [[&str; 4]; 5] = [
    ["bytes", "explain", "", "78 04 00 00 00 02 00 00 06 05 00 20 00 00 00 22 00 00 00 00 00 23 00 00 00 00 00"],
    ["damaged bytes", "explain", "", "78 04 00 00 00 0a 00 00 06 05 00 20"],
    ["a line", "explain", "", "(P1) add.sat (M1, 16) x(0,0)<1> y(0,0)<8;8,1> 0x5:d"],
    ["a name", "explain", "", "lsc_fence"],
    ["a program", "asm", "", PROGRAM],
];

const PROGRAM: &str = "\
.version 4.1
.kernel \"k\"
.decl x v_type=G type=d num_elts=8 align=GRF

.function \"main\"
main:
    add (M1, 8) x(0,0)<1> x(0,0)<1;1,0> 0x1:d
    ret (M1, 1)
";

pub(super) fn add_page(site: &Site<'_>, pages: &mut Pages) -> Result<(), TemplateError> {
    let examples: Vec<_> = EXAMPLES
        .iter()
        .map(|[name, action, platform, source]| {
            json!({ "name": name, "action": action, "platform": platform, "source": source })
        })
        .collect();
    let platforms: Vec<&str> = site.model.platforms.iter().map(|p| p.name.value.as_str()).collect();
    let versions: Vec<String> = site.model.versions.iter().map(|v| v.version.to_string()).collect();
    let files: Vec<&str> = site.model.files.iter().map(|f| f.trim_end_matches(".md")).collect();
    let data = json!({ "examples": examples, "platforms": platforms, "versions": versions, "files": files });
    pages.add("playground.html", "playground.html", "Playground", data)?;
    pages.files.push(module(None));
    Ok(())
}

/// Returns the script with the command as a WebAssembly module for WASI. Without a module, the page
/// explains how to build it.
pub fn module(wasm: Option<&[u8]>) -> GeneratedFile {
    let value = wasm.map_or_else(|| "null".to_owned(), |wasm| format!("\"{}\"", encode_base64(wasm)));
    GeneratedFile { path: MODULE.to_owned(), text: format!("\"use strict\";\nwindow.VISA_WASM = {value};\n") }
}

/// Encodes bytes in base64, as `atob` expects them.
fn encode_base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits = three.iter().chain(&[0, 0]).take(3).fold(0_usize, |bits, byte| bits << 8 | usize::from(*byte));
        for at in 0..4 {
            let letter = LETTERS[bits >> (18 - 6 * at) & 63];
            text.push(if at > three.len() { '=' } else { char::from(letter) });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::encode_base64;

    #[test]
    fn letters_are_those_of_the_standard() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(encode_base64(bytes.as_bytes()), text);
        }
        assert_eq!(encode_base64(&[0xfb, 0xff, 0xfe]), "+//+");
    }
}
