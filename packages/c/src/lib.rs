//! The C library of openvisa. `include/openvisa.h` declares its functions for C and C++.
//!
//! Each function reads what it gets through [`input`], and passes on what it made through
//! [`output`]. For example, `openvisa_assemble` reads a text and a platform, and makes a buffer
//! with an object file. No panic crosses the boundary: it becomes the status
//! `OPENVISA_STATUS_INTERNAL_ERROR`.

pub mod findings;
mod input;
mod output;
pub mod program;
pub mod status;
pub mod text;
pub mod verify;

use std::ffi::c_char;

/// Returns the version of the library, for example `0.1.0`. The string is never freed.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_version() -> *const c_char {
    const VERSION: &std::ffi::CStr =
        match std::ffi::CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
            Ok(version) => version,
            Err(_) => panic!("the version of a package has no zero byte"),
        };
    VERSION.as_ptr()
}
