//! Printing modules.

use super::directive::{Directive, Line, Named, Setting, SettingValue, print_input};
use super::names::{Naming, ObjectNames, state_name};
use super::parse::text_options;
use crate::module::{AttributeBuf, ElementsBuf, KindBuf, Module, ModuleBuf, ObjectBuf};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use openvisa_codec::text::{PrintError, Printer, TextOptions};
use openvisa_codec::{Enumeration, Version, WireError};
use openvisa_isa::enums::{Align, InputClass};
use openvisa_isa::{Attribute, Inst, Instructions, Platform, TextScratch, VariableClass};

/// How a module is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintOptions {
    /// Version of the text: which forms of instructions are written, and what `.version` says. `None`: that of the module.
    pub version: Option<Version>,
    /// The platform that the module is for, as [`ParseOptions::platform`](super::ParseOptions::platform).
    pub platform: Option<Platform>,
    /// Which names variables have.
    pub naming: Naming,
    /// A comment with its number follows each instruction, as the reference printer has it: `/// $12`.
    pub numbers: bool,
}

impl Default for PrintOptions {
    fn default() -> Self {
        Self { version: None, platform: None, naming: Naming::Reference, numbers: false }
    }
}

/// The text of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The text.
    pub text: String,
    /// What has no text. A comment stands in its place.
    pub problems: Vec<PrintProblem>,
}

/// Something that has no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintProblem {
    /// Which object of the module.
    pub object: usize,
    /// Where the instruction lies in its code.
    pub offset: usize,
    /// Why it has no text.
    pub kind: PrintProblemKind,
}

/// Why something has no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PrintProblemKind {
    /// The instruction has no form in text.
    Form(PrintError),
    /// The instruction, and what follows it, cannot be read.
    Bytes(WireError),
}

impl fmt::Display for PrintProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "object {}, instruction at byte {:#x} of its code: ", self.object, self.offset)?;
        match self.kind {
            PrintProblemKind::Form(error) => error.fmt(f),
            PrintProblemKind::Bytes(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for PrintProblem {}

/// The text of a module that was opened from a file.
///
/// # Errors
/// When an object cannot be read.
pub fn print_module(module: &Module<'_>, options: &PrintOptions) -> Result<Printed, crate::Error> {
    Ok(print(&module.edit()?, options))
}

/// The text of a module.
pub fn print(module: &ModuleBuf, options: &PrintOptions) -> Printed {
    let bytes: usize = module.objects.iter().map(|object| object.code.len() * 3 + object.variables.len() * 64).sum();
    let mut out = Printer::with_capacity(bytes + 64);
    let mut problems = Vec::new();
    let version = options.version.unwrap_or(module.version);
    Directive::Version(version).print(&mut out);
    out.byte(b'\n');
    for (index, object) in module.objects.iter().enumerate() {
        if index > 0 {
            out.byte(b'\n');
        }
        let mut printing = Printing {
            object,
            names: ObjectNames::new(object, options.naming),
            text: text_options(version, options.platform),
            version: module.version,
            numbers: options.numbers,
        };
        printing.declarations(&mut out, options.naming);
        printing.code(&mut out, &mut |offset, kind| problems.push(PrintProblem { object: index, offset, kind }));
    }
    let text = match String::from_utf8(out.into_bytes()) {
        Ok(text) => text,
        Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
    };
    Printed { text, problems }
}

/// Where the reference printer puts the comments with numbers.
pub(super) const COMMENT_COLUMN: usize = 81;

/// Text of the standard library's formatting.
struct Plain<'p>(&'p mut Printer);

impl Write for Plain<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.text(text);
        Ok(())
    }
}

/// Appends blanks up to a column of the line that begins at a byte, at least one.
pub(super) fn pad(out: &mut Printer, start: usize, column: usize) {
    let width = out.len() - start;
    for _ in width..column.max(width + 1) {
        out.byte(b' ');
    }
}

struct Printing<'o> {
    object: &'o ObjectBuf,
    names: ObjectNames<'o>,
    text: TextOptions,
    version: Version,
    numbers: bool,
}

impl Printing<'_> {
    fn declarations(&mut self, out: &mut Printer, naming: Naming) {
        let object = self.object;
        let name = match core::str::from_utf8(&object.name) {
            Ok(name) => Cow::Borrowed(name),
            Err(_) => String::from_utf8_lossy(&object.name),
        };
        let head = match object.kind {
            KindBuf::Kernel { .. } => Directive::Kernel(name),
            KindBuf::Function { .. } => Directive::GlobalFunction(name),
        };
        head.print(out);
        out.text("\n\n");
        for (variable, id) in object.variables.iter().zip(VariableClass::General.first()..) {
            let of = |out: &mut Printer| self.names.print(VariableClass::General, variable.alias_index, out);
            let declaration = Line {
                class: VariableClass::General,
                name: |out: &mut Printer| self.names.print(VariableClass::General, id, out),
                data_type: variable.properties.r#type(),
                elements: variable.elements,
                align: variable.properties.alignment().unwrap_or(Align::Byte),
                alias: (variable.alias_index != 0).then_some((of, variable.alias_offset)),
                state_name: None,
                attributes: &self.settings(&variable.attributes),
            };
            declaration.print(out);
            out.byte(b'\n');
        }
        self.elements(out, VariableClass::Address, &object.addresses, naming);
        self.elements(out, VariableClass::Predicate, &object.predicates, naming);
        self.elements(out, VariableClass::Sampler, &object.samplers, naming);
        self.elements(out, VariableClass::Surface, &object.surfaces, naming);
        if let KindBuf::Kernel { inputs, .. } = &object.kind {
            for input in inputs {
                let class = match input.kind.class() {
                    Some(InputClass::Sampler) => VariableClass::Sampler,
                    Some(InputClass::Surface) => VariableClass::Surface,
                    _ => VariableClass::General,
                };
                let name = |out: &mut Printer| self.names.print(class, input.id, out);
                print_input(out, input.kind.bits() >> 3, name, input.offset, Some(input.size));
                out.byte(b'\n');
            }
        }
        for setting in self.settings(&object.attributes) {
            Directive::Attribute(setting).print(out);
            out.byte(b'\n');
        }
    }

    fn elements(&self, out: &mut Printer, class: VariableClass, list: &[ElementsBuf], naming: Naming) {
        let state = matches!(class, VariableClass::Sampler | VariableClass::Surface);
        for (entry, id) in list.iter().zip(class.first()..) {
            let state_name = (state && naming == Naming::Reference).then(|| state_name(self.object, entry.name_index));
            let declaration = Line {
                class,
                name: |out: &mut Printer| self.names.print(class, id, out),
                data_type: None,
                elements: entry.elements,
                align: Align::Byte,
                alias: None::<(fn(&mut Printer), u16)>,
                state_name: state_name.as_deref(),
                attributes: &self.settings(&entry.attributes),
            };
            declaration.print(out);
            out.byte(b'\n');
        }
    }

    fn settings<'a>(&'a self, attributes: &'a [AttributeBuf]) -> Vec<Setting<'a>> {
        let setting = |attribute: &'a AttributeBuf| {
            let name = self.object.strings.get(attribute.name).and_then(|text| text.to_str()).unwrap_or("_");
            let value = SettingValue::of(Attribute::parse(name), &attribute.value);
            Setting { name: named(Cow::Borrowed(name)), value }
        };
        attributes.iter().map(setting).collect()
    }

    fn code(&mut self, out: &mut Printer, problem: &mut dyn FnMut(usize, PrintProblemKind)) {
        let mut scratch = TextScratch::default();
        let mut instructions = Instructions::new(&self.object.code, self.version);
        // Each is lent where it was read: moving it would take longer than to read it.
        let mut place = Instructions::place();
        for number in 0.. {
            let offset = instructions.offset();
            let inst = match instructions.next_in(&mut place) {
                Some(Ok(inst)) => inst,
                Some(Err(error)) => {
                    problem(error.offset, PrintProblemKind::Bytes(error));
                    let _ = writeln!(Plain(out), "    // the rest cannot be read: {error}");
                    return;
                }
                None => return,
            };
            match inst {
                Inst::Subroutine(subroutine) => {
                    let name = self.names.label(subroutine.label);
                    out.byte(b'\n');
                    Directive::Function(Cow::Borrowed(&name)).print(out);
                    out.byte(b'\n');
                    out.text(&name);
                    out.text(":\n");
                }
                Inst::Label(label) => {
                    out.byte(b'\n');
                    out.text(&self.names.label(label.label));
                    out.text(":\n");
                }
                _ => {
                    let start = out.len();
                    out.text("    ");
                    if let Err(error) = inst.print(&self.names, self.text, &mut scratch, out) {
                        out.truncate(start);
                        problem(offset, PrintProblemKind::Form(error));
                        let _ = write!(Plain(out), "    // {}: {error}", inst.kind());
                    } else if self.numbers {
                        pad(out, start, COMMENT_COLUMN);
                        out.text("/// $");
                        out.decimal(number);
                    }
                    out.byte(b'\n');
                }
            }
        }
    }
}

fn named(name: Cow<'_, str>) -> Named<'_> {
    Named { name, span: 0..0 }
}
