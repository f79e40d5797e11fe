//! Names the shared library, so that a program finds a compatible one at run time.

fn main() {
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("linux") {
        println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libopenvisa_c.so.0");
    }
    println!("cargo:rerun-if-changed=build.rs");
}
