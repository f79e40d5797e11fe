//! The printer of modules. For example, a kernel `k` begins with `.version 4.1` and `.kernel "k"`.

use super::directive::{
    AttributeSetting, DeclarationLine, ParsedDirective, SettingValue, SpannedName, find_attribute, print_input,
};
use super::names::{Naming, ObjectNames, state_name};
use super::parse::text_options;
use crate::module::{AttributeBuf, ElementsBuf, InstructionError, KindBuf, Module, ModuleBuf, ObjectBuf};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use openvisa_isa::enums::{Align, InputClass};
use openvisa_isa::{Inst, Instructions, Platform, TextScratch, VariableClass};
use openvisa_isa_core::Version;
use openvisa_isa_core::text::{Printer, TextOptions};

/// Options of the printer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintOptions {
    /// Version of the text: selects the instruction forms and is written as `.version`. `None` uses
    /// the version of the module.
    pub version: Option<Version>,
    /// The platform of the module, see [`ParseOptions::platform`](super::ParseOptions::platform).
    pub platform: Option<Platform>,
    /// The naming scheme of variables.
    pub naming: Naming,
    /// Appends a comment with its number to each instruction, as the reference printer does: `///
    /// $12`.
    pub numbers: bool,
}

impl Default for PrintOptions {
    fn default() -> Self {
        Self { version: None, platform: None, naming: Naming::Reference, numbers: false }
    }
}

/// The result of printing a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The text.
    pub text: String,
    /// Instructions without a textual form. Each is replaced by a comment.
    pub problems: Vec<InstructionError>,
}

/// An object as single lines of text, for tools that show instructions one by one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ObjectLines {
    /// The instructions, by index in the object, without indentation. Labels and the starts of
    /// subroutines have no line, nor have instructions without a textual form.
    pub instructions: Vec<Option<String>>,
    /// For each instruction, the line of the source that it comes from, if the object has `LOC` and
    /// `FILE` instructions.
    pub sources: Vec<Option<SourceLine>>,
    /// The names of the general variables that the object declares, in their order.
    pub variables: Vec<String>,
    /// The names of the address variables that the object declares, in their order.
    pub addresses: Vec<String>,
    /// The names of the predicate variables that the object declares, in their order.
    pub predicates: Vec<String>,
    /// The names of the sampler variables that the object declares, in their order.
    pub samplers: Vec<String>,
    /// The names of the surface variables that the object declares, in their order.
    pub surfaces: Vec<String>,
}

/// A line of a source file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SourceLine {
    /// The file, as the compiler spelled it. Empty if the object does not name it.
    pub file: Arc<str>,
    /// The number of the line, from 1 on.
    pub line: u32,
}

impl fmt::Display for SourceLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.file.is_empty() { write!(f, "line {}", self.line) } else { write!(f, "{}:{}", self.file, self.line) }
    }
}

/// Prints the instructions of each object of a module as single lines. [`PrintOptions::numbers`] is
/// ignored.
///
/// For example, the lines of a kernel that adds 1 and returns:
///
/// ```
/// use openvisa::text::{ParseOptions, PrintOptions, parse, print_lines};
///
/// let source = ".version 4.1\n.kernel \"k\"\n.decl x v_type=G type=d num_elts=8 align=GRF\n\
///               .decl P1 v_type=P num_elts=8\n.function \"main\"\nmain:\n    add (M1, 8) x(0,0)<1> x(0,0)<1;1,0> 0x1:d\n    ret (M1, 1)\n";
/// let module = parse(source, &ParseOptions::default()).module;
/// let lines = &print_lines(&module, &PrintOptions::default())[0];
/// assert_eq!(lines.instructions[0], None);
/// assert_eq!(lines.instructions[2].as_deref(), Some("ret (M1, 1)"));
/// assert_eq!((&lines.variables[0], &lines.predicates[0]), (&"x".to_owned(), &"P1".to_owned()));
/// ```
pub fn print_lines(module: &ModuleBuf, options: &PrintOptions) -> Vec<ObjectLines> {
    let version = options.version.unwrap_or(module.version);
    let objects = module.objects.iter();
    objects.map(|object| ObjectPrinter::new(object, version, module.version, options).print_lines()).collect()
}

/// Prints a module that was opened from a file.
///
/// # Errors
/// Fails if an object cannot be read.
pub fn print_module(module: &Module<'_>, options: &PrintOptions) -> Result<Printed, crate::Error> {
    Ok(print(&module.edit()?, options))
}

/// Prints a module.
pub fn print(module: &ModuleBuf, options: &PrintOptions) -> Printed {
    let bytes: usize = module.objects.iter().map(|object| object.code.len() * 3 + object.variables.len() * 64).sum();
    let mut out = Printer::with_capacity(bytes + 64);
    let mut problems = Vec::new();
    let version = options.version.unwrap_or(module.version);
    ParsedDirective::Version(version).print(&mut out);
    out.byte(b'\n');
    for (index, object) in module.objects.iter().enumerate() {
        if index > 0 {
            out.byte(b'\n');
        }
        let mut printer = ObjectPrinter::new(object, version, module.version, options);
        printer.print_declarations(&mut out, options.naming);
        printer.print_code(&mut out, index, &mut problems);
    }
    Printed { text: into_text(out), problems }
}

/// Converts a buffer to text. Bytes of names that are not UTF-8 are replaced.
fn into_text(out: Printer) -> String {
    match String::from_utf8(out.into_bytes()) {
        Ok(text) => text,
        Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
    }
}

/// Column where the reference printer writes the comments with instruction numbers.
pub(super) const COMMENT_COLUMN: usize = 81;

/// Adapts a [`Printer`] to the standard library's formatting.
struct FmtAdapter<'p>(&'p mut Printer);

impl Write for FmtAdapter<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.text(text);
        Ok(())
    }
}

/// Appends at least one blank, up to `column` of the line that begins at byte `start`.
pub(super) fn pad(out: &mut Printer, start: usize, column: usize) {
    let width = out.len() - start;
    for _ in width..column.max(width + 1) {
        out.byte(b' ');
    }
}

struct ObjectPrinter<'o> {
    object: &'o ObjectBuf,
    names: ObjectNames<'o>,
    text: TextOptions,
    version: Version,
    numbers: bool,
}

impl<'o> ObjectPrinter<'o> {
    /// Creates the printer of an object that is encoded in one version and printed in another.
    fn new(object: &'o ObjectBuf, printed: Version, encoded: Version, options: &PrintOptions) -> Self {
        Self {
            object,
            names: ObjectNames::new(object, options.naming),
            text: text_options(printed, options.platform),
            version: encoded,
            numbers: options.numbers,
        }
    }

    /// Prints the instructions up to the first one that cannot be decoded, and the names of
    /// variables.
    fn print_lines(&self) -> ObjectLines {
        let mut scratch = TextScratch::default();
        let mut lines = ObjectLines::default();
        let mut stream = Instructions::new(&self.object.code, self.version);
        let mut place = Instructions::place();
        let mut source = SourceLine { file: Arc::default(), line: 0 };
        while let Some(Ok(inst)) = stream.next_in(&mut place) {
            match inst {
                Inst::File(file) => {
                    let name = self.object.strings.get(file.file_name);
                    source.file = name.map(|name| name.to_string()).unwrap_or_default().into();
                }
                Inst::Loc(loc) => source.line = loc.line_number,
                _ => {}
            }
            // Line 0 says that the instructions come from no line.
            lines.sources.push((source.line != 0).then(|| source.clone()));
            let mut out = Printer::new();
            let has_line = !matches!(inst, Inst::Subroutine(_) | Inst::Label(_))
                && inst.print(&self.names, self.text, &mut scratch, &mut out).is_ok();
            lines.instructions.push(has_line.then(|| into_text(out)));
        }
        lines.variables = self.print_names(VariableClass::General, self.object.variables.len());
        lines.addresses = self.print_names(VariableClass::Address, self.object.addresses.len());
        lines.predicates = self.print_names(VariableClass::Predicate, self.object.predicates.len());
        lines.samplers = self.print_names(VariableClass::Sampler, self.object.samplers.len());
        lines.surfaces = self.print_names(VariableClass::Surface, self.object.surfaces.len());
        lines
    }

    /// Prints the names of the first `count` declared variables of a class.
    fn print_names(&self, class: VariableClass, count: usize) -> Vec<String> {
        let print = |(id, _)| {
            let mut out = Printer::new();
            self.names.print_variable(class, id, &mut out);
            into_text(out)
        };
        (class.first()..).zip(0..count).map(print).collect()
    }

    fn print_declarations(&mut self, out: &mut Printer, naming: Naming) {
        let object = self.object;
        let name = match core::str::from_utf8(&object.name) {
            Ok(name) => Cow::Borrowed(name),
            Err(_) => String::from_utf8_lossy(&object.name),
        };
        let head = match object.kind {
            KindBuf::Kernel { .. } => ParsedDirective::Kernel(name),
            KindBuf::Function { .. } => ParsedDirective::GlobalFunction(name),
        };
        head.print(out);
        out.text("\n\n");
        for (variable, id) in object.variables.iter().zip(VariableClass::General.first()..) {
            let of = |out: &mut Printer| self.names.print_variable(VariableClass::General, variable.alias_index, out);
            let declaration = DeclarationLine {
                class: VariableClass::General,
                name: |out: &mut Printer| self.names.print_variable(VariableClass::General, id, out),
                data_type: variable.properties.r#type(),
                elements: variable.elements,
                align: variable.properties.alignment().unwrap_or(Align::Byte),
                alias: (variable.alias_index != 0).then_some((of, variable.alias_offset)),
                state_name: None,
                attributes: &self.collect_attributes(&variable.attributes),
            };
            declaration.print(out);
            out.byte(b'\n');
        }
        self.print_elements(out, VariableClass::Address, &object.addresses, naming);
        self.print_elements(out, VariableClass::Predicate, &object.predicates, naming);
        self.print_elements(out, VariableClass::Sampler, &object.samplers, naming);
        self.print_elements(out, VariableClass::Surface, &object.surfaces, naming);
        if let KindBuf::Kernel { inputs, .. } = &object.kind {
            for input in inputs {
                let class = match input.kind.class() {
                    Some(InputClass::Sampler) => VariableClass::Sampler,
                    Some(InputClass::Surface) => VariableClass::Surface,
                    _ => VariableClass::General,
                };
                let name = |out: &mut Printer| self.names.print_variable(class, input.id, out);
                print_input(out, input.kind.bits() >> 3, name, input.offset, Some(input.size));
                out.byte(b'\n');
            }
        }
        for setting in self.collect_attributes(&object.attributes) {
            ParsedDirective::Attribute(setting).print(out);
            out.byte(b'\n');
        }
    }

    fn print_elements(&self, out: &mut Printer, class: VariableClass, list: &[ElementsBuf], naming: Naming) {
        let state = matches!(class, VariableClass::Sampler | VariableClass::Surface);
        for (entry, id) in list.iter().zip(class.first()..) {
            let state_name = (state && naming == Naming::Reference).then(|| state_name(self.object, entry.name_index));
            let declaration = DeclarationLine {
                class,
                name: |out: &mut Printer| self.names.print_variable(class, id, out),
                data_type: None,
                elements: entry.elements,
                align: Align::Byte,
                alias: None::<(fn(&mut Printer), u16)>,
                state_name: state_name.as_deref(),
                attributes: &self.collect_attributes(&entry.attributes),
            };
            declaration.print(out);
            out.byte(b'\n');
        }
    }

    fn collect_attributes<'a>(&'a self, attributes: &'a [AttributeBuf]) -> Vec<AttributeSetting<'a>> {
        let setting = |attribute: &'a AttributeBuf| {
            let name = self.object.strings.get(attribute.name).and_then(|text| text.to_str()).unwrap_or("_");
            let value = SettingValue::from_file_bytes(find_attribute(name), &attribute.value);
            AttributeSetting { name: without_span(Cow::Borrowed(name)), value }
        };
        attributes.iter().map(setting).collect()
    }

    fn print_code(&mut self, out: &mut Printer, object: usize, problems: &mut Vec<InstructionError>) {
        let mut scratch = TextScratch::default();
        let mut instructions = Instructions::new(&self.object.code, self.version);
        // Instructions are decoded in place, because moving the large value costs more than
        // decoding it.
        let mut place = Instructions::place();
        for number in 0.. {
            let offset = instructions.offset();
            let inst = match instructions.next_in(&mut place) {
                Some(Ok(inst)) => inst,
                Some(Err(source)) => {
                    problems.push(InstructionError::Read { object, source });
                    let _ = writeln!(FmtAdapter(out), "    // the rest cannot be read: {source}");
                    return;
                }
                None => return,
            };
            match inst {
                Inst::Subroutine(subroutine) => {
                    let name = self.names.label_name(subroutine.label.bits());
                    out.byte(b'\n');
                    ParsedDirective::Function(Cow::Borrowed(&name)).print(out);
                    out.byte(b'\n');
                    out.text(&name);
                    out.text(":\n");
                }
                Inst::Label(label) => {
                    out.byte(b'\n');
                    out.text(&self.names.label_name(label.label.bits()));
                    out.text(":\n");
                }
                _ => {
                    let start = out.len();
                    out.text("    ");
                    if let Err(source) = inst.print(&self.names, self.text, &mut scratch, out) {
                        out.truncate(start);
                        problems.push(InstructionError::Print { object, offset, source });
                        let _ = write!(FmtAdapter(out), "    // {}: {source}", inst.kind());
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

fn without_span(name: Cow<'_, str>) -> SpannedName<'_> {
    SpannedName { name, span: 0..0 }
}
