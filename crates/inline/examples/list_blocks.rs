//! Lists the blocks of inline vISA in files, and the number of findings in each file.
//!
//! For example, `cargo run -p openvisa-inline --example list_blocks -- kernel.cpp`.

use openvisa_inline::{CheckOptions, Language, check_source, extract};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    for path in std::env::args().skip(1) {
        let language = Language::of_file(&path).ok_or_else(|| format!("{path}: the language is not known"))?;
        let source = std::fs::read_to_string(&path)?;
        for block in extract(&source, language, &[]).iter().filter(|block| block.has_mark_of_visa()) {
            let line = source[..block.span.start].lines().count();
            println!("{path}:{line}: {} operands, {} bytes of text", block.operands.len(), block.template.len());
        }
        let report = check_source(&source, language, &CheckOptions::default());
        println!("{path}: {} blocks, {} findings", report.blocks, report.findings.len());
    }
    Ok(())
}
