//! Options and results of the parser. For example, `ParseOptions { limit: 1, ..Default::default()
//! }` stops at the first error.

use super::{NO_FORM, describe_reading, make_diagnostic};
use crate::module::{ModuleBuf, is_supported_version};
use crate::text::diagnostic::{Diagnostic, Severity};
use crate::text::lexer::TextProblem;
use crate::text::statements::Locator;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_isa::{Attribute, DataType, NEWEST_VERSION, Platform, VariableClass};
use openvisa_isa_core::Version;

/// Options of the parser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseOptions {
    /// Version of the object format of the module. `None` uses the version of the text, even if
    /// that version exists as text only; [`Parsed::object_module`] then converts the module to one
    /// that can be written to a file.
    pub version: Option<Version>,
    /// Version whose instruction forms are tried first where versions differ. `None` uses the
    /// version of the text.
    pub text_version: Option<Version>,
    /// The platform of the text. It determines the register size, which `%sizeof(GRF)` and the
    /// offset of `&V[64]` depend on, and the meaning of some words. `None` means registers of 32
    /// bytes.
    pub platform: Option<Platform>,
    /// Maximum number of errors to report. Parsing stops there. The number of warnings has the same
    /// limit.
    pub limit: usize,
    /// Takes the names of samplers and surfaces from `v_name`. By default they are the declared
    /// names, as in the vendor's assembler.
    pub state_names: bool,
    /// Reproduces a bug of the vendor's 4.1 assembler, which marks labels defined before their
    /// first use as resource-loop labels. By default the name of a label decides.
    pub slipped_labels: bool,
    /// Takes variables of types that no object file can hold, such as `hf8`, in texts of version
    /// 4.2 and later. In the module they have the unsigned integer type of the same width, which a
    /// warning says. By default they are errors.
    pub text_only_types: bool,
}

impl Default for ParseOptions {
    fn default() -> Self {
        Self {
            version: None,
            text_version: None,
            platform: None,
            limit: 50,
            state_names: false,
            slipped_labels: false,
            text_only_types: false,
        }
    }
}

/// The result of parsing a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The module, without the statements that have errors.
    pub module: ModuleBuf,
    /// The version of the text, or the newest object version if the text states none.
    pub version: Version,
    /// The platform that the text was read for.
    pub platform: Option<Platform>,
    /// The errors and warnings in source order. Without errors, the module is complete.
    pub diagnostics: Vec<Diagnostic>,
    /// Source positions, one element for each object of the module.
    pub places: Vec<Places>,
}

impl Parsed {
    /// Returns whether there are no errors. Warnings are allowed.
    pub fn is_ok(&self) -> bool {
        self.errors().next().is_none()
    }

    /// Iterates over the errors, without the warnings.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.severity >= Severity::Error)
    }
}

impl Parsed {
    /// Returns the module in a version that object files have: its own version, or the newest one
    /// if its version exists as text only.
    ///
    /// # Errors
    /// Fails if an instruction has no encoding in that version. `source` is the text that was
    /// parsed.
    pub fn object_module(&self, source: &str) -> Result<ModuleBuf, Diagnostic> {
        let mut module = self.module.clone();
        if is_supported_version(module.version) {
            return Ok(module);
        }
        let converted = module.convert(NEWEST_VERSION);
        converted.map(|()| module).map_err(|error| {
            let place = self.places.get(error.object());
            let span = place.and_then(|place| place.instruction(u32::try_from(error.offset()).ok()?)).unwrap_or(0..0);
            let read = describe_reading(self.platform);
            let message = format!(
                "the instruction{read} has no form in object files, which end with version {NEWEST_VERSION}: {}",
                error.reason()
            );
            make_diagnostic(source, &mut Locator::new(source), span, TextProblem::new(0..0, NO_FORM, message))
        })
    }
}

/// The source position of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InstructionPlace {
    /// Byte offset in the [code](crate::module::ObjectBuf::code) of the object.
    pub offset: u32,
    /// Byte range of the statement in the source.
    pub statement: Range<usize>,
}

/// The source position of the declaration of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeclarationPlace {
    /// Class of the variable.
    pub class: VariableClass,
    /// ID of the variable in its class.
    pub id: u32,
    /// Byte range of the statement in the source.
    pub statement: Range<usize>,
}

/// Source positions of one object.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Byte offset in the source where the object begins.
    pub start: usize,
    /// The instructions, in order.
    pub instructions: Vec<InstructionPlace>,
    /// The declarations, sorted by class and ID.
    pub declarations: Vec<DeclarationPlace>,
    /// The byte ranges of the statements of the inputs, in the order of the object.
    pub inputs: Vec<Range<usize>>,
    /// The attributes that the specification lists, each with the byte range of its statement.
    pub attributes: Vec<(Attribute, Range<usize>)>,
    /// The names of variables whose declarations have errors. What is known of them is made up.
    pub broken: Vec<String>,
    /// The general variables of types that no object file can hold: ID and type, in ascending
    /// order.
    pub text_only_types: Vec<(u32, DataType)>,
}

impl Places {
    /// Returns the source range of the instruction at a byte offset of the code.
    pub fn instruction(&self, offset: u32) -> Option<Range<usize>> {
        let index = self.instructions.binary_search_by_key(&offset, |place| place.offset).ok()?;
        Some(self.instructions[index].statement.clone())
    }

    /// Returns the source range of the declaration of a variable.
    pub fn declaration(&self, class: VariableClass, id: u32) -> Option<Range<usize>> {
        let index = self.declarations.binary_search_by_key(&(class, id), |place| (place.class, place.id)).ok()?;
        Some(self.declarations[index].statement.clone())
    }
}
