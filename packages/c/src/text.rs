//! Assembles, disassembles and explains.

use crate::findings::{OpenvisaFindings, error_at};
use crate::input;
use crate::output::{self, return_handle};
use crate::program::{rejected_text, unreadable};
use crate::status::{Failure, OpenvisaStatus};
use openvisa::Module;
use openvisa::text::{ParseOptions, PrintOptions, parse, print_module};
use openvisa_explain::{PageStyle, Target, explain};
use openvisa_findings::Finding;
use std::ffi::c_char;

/// Bytes that the library made: an object file or a text. `openvisa_buffer_free` frees them.
pub struct OpenvisaBuffer {
    /// The bytes, and a zero byte.
    bytes: Vec<u8>,
}

impl OpenvisaBuffer {
    fn new(mut bytes: Vec<u8>) -> Self {
        bytes.push(0);
        Self { bytes }
    }
}

/// Assembles a text of `length` bytes to an object file.
///
/// `platform` is a name such as `PVC`, or null. It decides the size of registers. On success,
/// `*object_file` is a handle that `openvisa_buffer_free` frees, and otherwise null. On failure,
/// `*findings` has all mistakes, and is null otherwise; `findings` may be null.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_assemble(
    text: *const u8,
    length: usize,
    platform: *const c_char,
    object_file: *mut *mut OpenvisaBuffer,
    findings: *mut *mut OpenvisaFindings,
) -> OpenvisaStatus {
    return_handle(object_file, findings, || {
        let platform = input::platform(platform)?;
        let text = std::str::from_utf8(input::bytes(text, length)?).map_err(|error| {
            let message = "the text is not UTF-8";
            Failure::program(vec![error_at(error.valid_up_to(), "file", message)])
        })?;
        let parsed = parse(text, &ParseOptions { platform, ..ParseOptions::default() });
        if !parsed.is_ok() {
            return Err(rejected_text(&parsed.diagnostics, text));
        }
        let module = parsed.object_module(text).map_err(|diagnostic| rejected_text(&[diagnostic], text))?;
        let bytes = module.to_bytes();
        let bytes = bytes.map_err(|error| Failure::program(vec![Finding::error("file", error.to_string())]))?;
        Ok(OpenvisaBuffer::new(bytes))
    })
}

/// Disassembles an object file of `length` bytes to assembler text.
///
/// `platform` is a name such as `PVC`, or null. On success, `*text` is a handle that
/// `openvisa_buffer_free` frees, and otherwise null. On failure, `*findings` says why, and is null
/// otherwise; `findings` may be null.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_disassemble(
    data: *const u8,
    length: usize,
    platform: *const c_char,
    text: *mut *mut OpenvisaBuffer,
    findings: *mut *mut OpenvisaFindings,
) -> OpenvisaStatus {
    return_handle(text, findings, || {
        let options = PrintOptions { platform: input::platform(platform)?, ..PrintOptions::default() };
        let module = Module::open(input::bytes(data, length)?).map_err(|error| unreadable(&error))?;
        let printed = print_module(&module, &options).map_err(|error| unreadable(&error))?;
        if printed.problems.is_empty() {
            return Ok(OpenvisaBuffer::new(printed.text.into_bytes()));
        }
        let problems = printed.problems.iter();
        Err(Failure::program(
            problems.map(|problem| error_at(problem.offset(), "print", problem.to_string())).collect(),
        ))
    })
}

/// Explains an instruction, a field, a platform, a rule or a line of text, like `visa explain`.
///
/// On success, `*text` is a handle that `openvisa_buffer_free` frees, and otherwise null. On
/// failure, `*findings` says why, and is null otherwise; `findings` may be null.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_explain(
    name: *const c_char,
    text: *mut *mut OpenvisaBuffer,
    findings: *mut *mut OpenvisaFindings,
) -> OpenvisaStatus {
    return_handle(text, findings, || {
        let name = input::string(name, "name")?.ok_or_else(|| Failure::argument("`name` is null"))?;
        let explanation = explain(&[name.to_owned()], Target::default());
        let explanation = explanation.map_err(|error| Failure::argument(error.to_string()))?;
        Ok(OpenvisaBuffer::new(explanation.to_text(&PageStyle::default()).into_bytes()))
    })
}

/// Returns the bytes of a buffer. A zero byte follows them, which does not count, so that a text is
/// a string of C. Returns null for a null pointer.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_buffer_data(buffer: *const OpenvisaBuffer) -> *const u8 {
    input::reference(buffer, "buffer").map_or(std::ptr::null(), |buffer| buffer.bytes.as_ptr())
}

/// Returns the number of bytes of a buffer. A null pointer has none.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_buffer_length(buffer: *const OpenvisaBuffer) -> usize {
    input::reference(buffer, "buffer").map_or(0, |buffer| buffer.bytes.len() - 1)
}

/// Frees a buffer. Does nothing for a null pointer.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_buffer_free(buffer: *mut OpenvisaBuffer) {
    output::free(buffer);
}
