//! The header is that of the source. `UPDATE=1 cargo test --manifest-path packages/c/Cargo.toml`
//! rewrites it.

use std::fs;
use std::path::Path;

#[test]
fn the_header_declares_the_functions_of_the_source() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(root.join("cbindgen.toml")).expect("the settings can be read");
    let sources = ["lib", "status", "findings", "program", "text", "verify"];
    let builder = sources.iter().fold(cbindgen::Builder::new().with_config(config), |builder, source| {
        builder.with_src(root.join("src").join(source).with_extension("rs"))
    });
    let mut header = Vec::new();
    builder.generate().expect("the source can be parsed").write(&mut header);
    let header = String::from_utf8(header).expect("a header is text");
    let path = root.join("include/openvisa.h");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &header).expect("the header can be written");
    }
    let existing = fs::read_to_string(&path).expect("the header can be read");
    assert_eq!(existing, header, "UPDATE=1 cargo test --manifest-path packages/c/Cargo.toml rewrites the header");
}
