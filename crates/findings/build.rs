//! Compresses the specification, which `visa explain` shows. As plain text, it would be a tenth of
//! the program.

use std::path::Path;
use std::{env, fs};

/// The level of compression, from 0 to 10. Higher ones take longer and save a few kilobytes.
const LEVEL: u8 = 6;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let source = "visa_isa.json";
    println!("cargo::rerun-if-changed={source}");
    let text = fs::read(source).map_err(|error| format!("`{source}` cannot be read: {error}"))?;
    let folder = env::var_os("OUT_DIR").ok_or("Cargo sets `OUT_DIR`")?;
    let compressed = miniz_oxide::deflate::compress_to_vec(&text, LEVEL);
    fs::write(Path::new(&folder).join("visa_isa.json.deflate"), compressed)?;
    Ok(())
}
