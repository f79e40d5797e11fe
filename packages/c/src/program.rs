//! Programs: object files and assembler texts, with their kernels, functions and instructions.

use crate::findings::{OpenvisaFindings, error_at};
use crate::input;
use crate::output::{self, CText, return_handle};
use crate::status::{Failure, OpenvisaStatus};
use openvisa::isa::{InstKind, Platform};
use openvisa::text::{
    Diagnostic, Locator, ObjectLines, ParseOptions, PrintOptions, is_assembler_text, parse, print_lines,
};
use openvisa::{Module, Object};
use openvisa_findings::Finding;
use std::ffi::c_char;
use std::sync::OnceLock;

/// An instruction. Its strings belong to the program.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct OpenvisaInstruction {
    /// Name in the specification, for example `ADD`.
    pub name: *const c_char,
    /// The instruction as assembler text, or null if text has no form for it.
    pub text: *const c_char,
    /// Offset in the object file in bytes.
    pub offset: usize,
    /// Number of bytes.
    pub length: usize,
    /// The opcode, which is the first byte.
    pub opcode: u8,
}

/// A kernel or function. Its strings and instructions belong to the program.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct OpenvisaObject {
    /// The name.
    pub name: *const c_char,
    /// The instructions, in the order of the file.
    pub instructions: *const OpenvisaInstruction,
    /// Number of instructions.
    pub instruction_count: usize,
    /// Whether it is a kernel, and not a function.
    pub is_kernel: bool,
}

/// A program: the kernels and functions of an object file or of an assembler text. It is never
/// changed, so that several threads may read it. `openvisa_program_free` frees it.
pub struct OpenvisaProgram {
    objects: Vec<OpenvisaObject>,
    #[expect(dead_code, reason = "keeps the strings and instructions alive")]
    owned: Vec<OwnedObject>,
}

/// What an [`OpenvisaObject`] points to.
struct OwnedObject {
    name: CText,
    instructions: Vec<OpenvisaInstruction>,
    #[expect(dead_code, reason = "keeps the strings alive")]
    texts: Vec<Option<CText>>,
}

/// Returns the name of an instruction in the specification, which is never freed.
fn instruction_name(kind: InstKind) -> *const c_char {
    static NAMES: OnceLock<Vec<std::ffi::CString>> = OnceLock::new();
    let name = |kind: &InstKind| std::ffi::CString::new(kind.info().name).unwrap_or_default();
    NAMES.get_or_init(|| InstKind::ALL.iter().map(name).collect())[kind as usize].as_ptr()
}

/// Returns the failure of an object file that cannot be read.
pub(crate) fn unreadable(error: &openvisa::Error) -> Failure {
    Failure::program(vec![error_at(error.offset, "file", error.to_string())])
}

/// Returns the failure of a text with errors.
pub(crate) fn rejected_text(diagnostics: &[Diagnostic], text: &str) -> Failure {
    let mut lines = Locator::new(text);
    Failure::program(diagnostics.iter().map(|diagnostic| Finding::of_diagnostic(diagnostic, &mut lines)).collect())
}

impl OpenvisaProgram {
    /// Opens an object file, or the file that a text was assembled to.
    fn open(bytes: &[u8], platform: Option<Platform>) -> Result<Self, Failure> {
        let module = Module::open_text_form(bytes).map_err(|error| unreadable(&error))?;
        let objects = module.objects().collect::<Result<Vec<_>, _>>().map_err(|error| unreadable(&error))?;
        let options = PrintOptions { platform, ..PrintOptions::default() };
        let mut lines = print_lines(&module.edit().map_err(|error| unreadable(&error))?, &options).into_iter();
        let mut owned = Vec::new();
        for object in &objects {
            owned.push(OwnedObject::of(object, lines.next().unwrap_or_default())?);
        }
        let view = |(object, owned): (&Object<'_>, &OwnedObject)| OpenvisaObject {
            name: owned.name.as_ptr(),
            instructions: owned.instructions.as_ptr(),
            instruction_count: owned.instructions.len(),
            is_kernel: object.is_kernel(),
        };
        let objects = objects.iter().zip(&owned).map(view).collect();
        Ok(Self { objects, owned })
    }
}

impl OwnedObject {
    /// Decodes the instructions of an object. `lines` has their texts.
    fn of(object: &Object<'_>, lines: ObjectLines) -> Result<Self, Failure> {
        let mut lines = lines.instructions.into_iter();
        let mut texts: Vec<Option<CText>> = Vec::new();
        let mut instructions: Vec<OpenvisaInstruction> = Vec::new();
        let mut stream = object.instructions();
        loop {
            let offset = stream.offset();
            let Some(inst) = stream.next() else { break };
            let kind = inst
                .map_err(|error| {
                    let message = format!("{}: an instruction cannot be decoded: {error}", object.name());
                    Failure::program(vec![error_at(error.offset, "file", message)])
                })?
                .kind();
            texts.push(lines.next().flatten().map(CText::new));
            instructions.push(OpenvisaInstruction {
                name: instruction_name(kind),
                text: texts.last().and_then(Option::as_ref).map_or(std::ptr::null(), CText::as_ptr),
                offset,
                length: stream.offset() - offset,
                opcode: kind.info().opcode.bits(),
            });
        }
        Ok(Self { name: CText::new(object.name().to_string()), instructions, texts })
    }
}

/// Returns the object file of a program, which is assembled if it is a text.
///
/// # Errors
/// If a text has errors.
pub(crate) fn object_file(program: &[u8], platform: Option<Platform>) -> Result<Vec<u8>, Failure> {
    let Some(text) = std::str::from_utf8(program).ok().filter(|text| is_assembler_text(text)) else {
        return Ok(program.to_vec());
    };
    let parsed = parse(text, &ParseOptions { platform, text_only_types: true, ..ParseOptions::default() });
    if !parsed.is_ok() {
        return Err(rejected_text(&parsed.diagnostics, text));
    }
    parsed.module.to_bytes().map_err(|error| Failure::program(vec![Finding::error("file", error.to_string())]))
}

/// Opens a program: the contents of an object file or assembler text.
///
/// `platform` is a name such as `PVC`, or null. It decides the size of registers in a text. The
/// contents are copied. On success, `*program` is a handle that `openvisa_program_free` frees, and
/// otherwise null. On failure, `*findings` says why, and is null otherwise; `findings` may be null.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_program_open(
    data: *const u8,
    length: usize,
    platform: *const c_char,
    program: *mut *mut OpenvisaProgram,
    findings: *mut *mut OpenvisaFindings,
) -> OpenvisaStatus {
    return_handle(program, findings, || {
        let platform = input::platform(platform)?;
        OpenvisaProgram::open(&object_file(input::bytes(data, length)?, platform)?, platform)
    })
}

/// Returns the number of kernels and functions. A null pointer has none.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_program_object_count(program: *const OpenvisaProgram) -> usize {
    input::reference(program, "program").map_or(0, |program| program.objects.len())
}

/// Returns a kernel or function, or null if `index` is not less than their number. It is valid
/// until the program is freed.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_program_object(program: *const OpenvisaProgram, index: usize) -> *const OpenvisaObject {
    let program = input::reference(program, "program").ok();
    program.and_then(|program| program.objects.get(index)).map_or(std::ptr::null(), std::ptr::from_ref)
}

/// Frees a program. Does nothing for a null pointer.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the name is unique: it begins with that of the library")]
pub extern "C" fn openvisa_program_free(program: *mut OpenvisaProgram) {
    output::free(program);
}
