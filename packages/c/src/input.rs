//! Reads the arguments that C passes.
//!
//! A function of this library may be called with any null pointer: a missing argument is an error.
//! What a pointer that is not null points to cannot be checked. The header states what it must be.
#![allow(unsafe_code, reason = "arguments of C are raw pointers; each use states what the caller promises")]

use crate::status::Failure;
use openvisa::isa::{Enumeration, Platform};
use std::ffi::{CStr, c_char};

/// Returns what a pointer of this library points to.
///
/// # Errors
/// If the pointer is null. `name` is the name of the parameter.
pub(crate) fn reference<'a, T>(pointer: *const T, name: &str) -> Result<&'a T, Failure> {
    // SAFETY: A pointer that is not null was returned by a function of this library and not freed,
    // which the header asks for. What it points to is never changed after it was returned.
    unsafe { pointer.as_ref() }.ok_or_else(|| Failure::argument(format!("`{name}` is null")))
}

/// Returns the bytes of a program.
///
/// # Errors
/// If the pointer is null and the length is not 0, or the length is that of no buffer.
pub(crate) fn bytes<'a>(data: *const u8, length: usize) -> Result<&'a [u8], Failure> {
    if length == 0 {
        return Ok(&[]);
    }
    if data.is_null() {
        return Err(Failure::argument("the pointer to the program is null"));
    }
    if isize::try_from(length).is_err() {
        return Err(Failure::argument(format!("no program has {length} bytes")));
    }
    // SAFETY: The pointer is not null, and the header asks for a buffer of this length that nobody
    // changes during the call. Bytes need no alignment.
    Ok(unsafe { std::slice::from_raw_parts(data, length) })
}

/// Returns a string that ends with a zero byte; `None` for a null pointer.
///
/// # Errors
/// If it is not UTF-8. `name` is the name of the parameter.
pub(crate) fn string<'a>(text: *const c_char, name: &str) -> Result<Option<&'a str>, Failure> {
    if text.is_null() {
        return Ok(None);
    }
    // SAFETY: The pointer is not null, and the header asks for a string that ends with a zero byte
    // and that nobody changes during the call.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map(Some).map_err(|error| Failure::argument(format!("`{name}` is not UTF-8: {error}")))
}

/// Returns the platform with a name, without regard to case; `None` for a null pointer.
///
/// # Errors
/// If there is no such platform.
pub(crate) fn platform(name: *const c_char) -> Result<Option<Platform>, Failure> {
    let Some(name) = string(name, "platform")? else { return Ok(None) };
    let known = || Platform::ALL.iter().map(|platform| platform.name()).collect::<Vec<_>>().join(", ");
    name.parse().map(Some).map_err(|_| Failure::argument(format!("there is no platform `{name}`, only {}", known())))
}
