//! `visa diff`: compares two programs by meaning.

#[cfg(feature = "prove")]
mod equivalent;
mod json;
mod program;

use super::diagnostics::OutputFormat;
use super::files::InputFile;
use super::layout::LayoutArgs;
use super::platform::PlatformArgs;
use openvisa::isa::VariableClass;
use openvisa::program_diff::{
    CodeChange, DeclarationChange, Declared, FieldChange, FieldValue, ModuleDiff, ObjectDiff, Property, PropertyValue,
    diff_modules,
};
use openvisa_cli_support::{Context, ExitStatus, Failure, counted};
use program::Program;
use std::io;
use std::ops::Range;

/// Compare two programs by meaning
///
/// Kernels and functions are matched by name, variables and labels by how instructions use them.
/// Their names and the order of declarations make no difference. All else does that the bytes of an
/// object file state: instructions and their order, types, sizes and aliases of variables, inputs,
/// attributes. Texts and object files can be compared with each other.
///
/// With --format json, there is one object a line for each difference. Members: kernel, item
/// (version, object, variable, label, input, binary or instructions), change (removed, added,
/// changed, moved or renamed), before, after; of a changed declaration also property, old and new;
/// of instructions, before and after are lists of index, line and text, and a changed one has
/// fields. With --equivalent, there is one for each kernel: kernel, verdict (equivalent, different
/// or unknown), and for a difference output, element, before, after and inputs, all as bits.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa diff before.visaasm after.visaasm
  visa diff kernel.isa kernel.visaasm --platform XE2
  visa diff --names --format json before.visaasm after.visaasm
  visa diff --equivalent before.visaasm after.visaasm --platform XE2

Exit status: 0 no differences, 1 differences,
2 wrong usage, a file that cannot be read or has errors, or a solver that does not know"
)]
pub(super) struct DiffArgs {
    /// Object file (.isa), assembler text (.visaasm), or a zebin with texts; - is standard input
    #[arg(value_name = "A", value_parser = InputFile::clap_parser())]
    before: InputFile,
    /// The program to compare with it
    #[arg(value_name = "B", value_parser = InputFile::clap_parser())]
    after: InputFile,
    /// Also print the variables and labels that have another name, which is no difference
    #[arg(long)]
    names: bool,
    #[command(flatten)]
    platform: PlatformArgs,
    #[command(flatten)]
    layout: LayoutArgs,
    #[cfg(feature = "prove")]
    #[command(flatten)]
    equivalent: equivalent::EquivalentArgs,
    /// Form of the output
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t)]
    format: OutputFormat,
    /// Print nothing; the exit status is the answer
    #[arg(short, long)]
    quiet: bool,
}

/// Executes `visa diff`.
pub(super) fn run(arguments: &DiffArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    InputFile::refuse_repeated_stdin([&arguments.before, &arguments.after])?;
    let platform = arguments.platform.resolve(context)?;
    let before = program::read(&arguments.before, platform, arguments.layout, context)?;
    let after = program::read(&arguments.after, platform, arguments.layout, context)?;
    let (Some(before), Some(after)) = (before, after) else { return Ok(ExitStatus::Error) };
    let diff = diff_modules(&before.module, &after.module);
    #[cfg(feature = "prove")]
    if arguments.equivalent.equivalent {
        let pair = equivalent::Pair { before: &before, after: &after, diff: &diff };
        let format = (!arguments.quiet).then_some(arguments.format);
        return equivalent::run(&arguments.equivalent, &pair, platform, format, context);
    }
    let report = Report { before: &before, after: &after, diff: &diff, names: arguments.names };
    match arguments.format {
        _ if arguments.quiet => {}
        OutputFormat::Human => report.print(context.out)?,
        OutputFormat::Json => json::print(&report, context.out)?,
    }
    Ok(if diff.is_same() { ExitStatus::Success } else { ExitStatus::Findings })
}

/// The differences with the programs that have the names and texts.
struct Report<'r> {
    before: &'r Program,
    after: &'r Program,
    diff: &'r ModuleDiff,
    /// Whether to print names that differ.
    names: bool,
}

/// An object of one of both programs.
#[derive(Clone, Copy)]
struct ObjectView<'r> {
    program: &'r Program,
    object: usize,
}

impl Report<'_> {
    fn views(&self, diff: &ObjectDiff) -> [ObjectView<'_>; 2] {
        [
            ObjectView { program: self.before, object: diff.before },
            ObjectView { program: self.after, object: diff.after },
        ]
    }

    /// Prints the differences for people.
    fn print(&self, out: &mut dyn io::Write) -> io::Result<()> {
        if let Some((before, after)) = self.diff.versions {
            writeln!(out, "~ version {before} -> {after}")?;
        }
        for index in &self.diff.removed {
            writeln!(out, "- {}", ObjectView { program: self.before, object: *index }.title())?;
        }
        for index in &self.diff.added {
            writeln!(out, "+ {}", ObjectView { program: self.after, object: *index }.title())?;
        }
        for object in &self.diff.objects {
            self.print_object(object, out)?;
        }
        let renamed: usize = self.diff.objects.iter().map(|object| object.renamed.len()).sum();
        let renamed = match renamed {
            0 => String::new(),
            count => format!("; {} differ{}", counted(count, "name"), if count == 1 { "s" } else { "" }),
        };
        match self.count() {
            0 => writeln!(out, "no differences{renamed}"),
            count => writeln!(out, "{}{renamed}", counted(count, "difference")),
        }
    }

    /// Returns the number of differences.
    fn count(&self) -> usize {
        let ModuleDiff { versions, objects, removed, added } = self.diff;
        let inside: usize = objects.iter().map(|object| object.declarations.len() + object.code.len()).sum();
        usize::from(versions.is_some()) + removed.len() + added.len() + inside
    }

    fn print_object(&self, diff: &ObjectDiff, out: &mut dyn io::Write) -> io::Result<()> {
        if diff.is_same() && (!self.names || diff.renamed.is_empty()) {
            return Ok(());
        }
        let [before, after] = self.views(diff);
        writeln!(out, "{}:", before.title())?;
        for (class, old, new) in diff.renamed.iter().filter(|_| self.names) {
            let (old, new) = (before.reference(*class, *old), after.reference(*class, *new));
            writeln!(out, "  = {} `{old}` is named `{new}`", class_noun(*class))?;
        }
        for change in &diff.declarations {
            match change {
                DeclarationChange::Removed(item) => writeln!(out, "  - {}", before.declaration(*item))?,
                DeclarationChange::Added(item) => writeln!(out, "  + {}", after.declaration(*item))?,
                DeclarationChange::Changed { before: item, property, old, new, .. } => {
                    let name = property_name(property);
                    let [old, new] = [(old, before), (new, after)].map(|(value, view)| {
                        value.as_ref().map_or("absent".to_owned(), |value| view.value(property, value))
                    });
                    writeln!(out, "  ~ {}: {name} {old} -> {new}", before.declaration(*item))?;
                }
                _ => writeln!(out, "  ~ {change:?}")?,
            }
        }
        for change in &diff.code {
            match change {
                CodeChange::Removed { before: range } => before.print_lines("-", range, out)?,
                CodeChange::Added { after: range } => after.print_lines("+", range, out)?,
                CodeChange::Changed { before: old, after: new, fields } => {
                    before.print_lines("-", &(*old..old + 1), out)?;
                    after.print_lines("+", &(*new..new + 1), out)?;
                    let fields: Vec<String> =
                        fields.iter().filter_map(|field| describe_field(field, before, after)).collect();
                    if !fields.is_empty() {
                        writeln!(out, "      ({})", fields.join(", "))?;
                    }
                }
                CodeChange::Moved { before: old, after: new } => {
                    before.print_lines("<", old, out)?;
                    writeln!(out, "  > moved to {}", after.place(new.start))?;
                }
                _ => writeln!(out, "  ~ {change:?}")?,
            }
        }
        Ok(())
    }
}

/// Describes a difference of a field, if it is more than that of an operand's form.
fn describe_field(field: &FieldChange, before: ObjectView<'_>, after: ObjectView<'_>) -> Option<String> {
    let path = &field.path;
    match (field.before, field.after) {
        (FieldValue::Operand, FieldValue::Operand) => None,
        (old, new) => Some(format!("{path} {} -> {}", before.field_value(old), after.field_value(new))),
    }
}

impl ObjectView<'_> {
    /// Returns the kind and the name of the object.
    fn title(self) -> String {
        let object = &self.program.module.objects[self.object];
        let kind = match object.kind {
            openvisa::module::KindBuf::Kernel { .. } => "kernel",
            openvisa::module::KindBuf::Function { .. } => "function",
        };
        format!("{kind} `{}`", self.name())
    }

    fn name(self) -> String {
        openvisa::module::Text::new(&self.program.module.objects[self.object].name).to_string()
    }

    /// Returns the name of a declaration.
    fn reference(self, class: VariableClass, id: u32) -> String {
        let name = self.program.module.objects[self.object].name_of(class, id);
        name.map_or_else(|| format!("{}{id}", class.letter()), |name| name.to_string())
    }

    fn declaration(self, item: Declared) -> String {
        match item {
            Declared::Object => "object".to_owned(),
            Declared::Entity(class, id) => format!("{} `{}`", class_noun(class), self.reference(class, id)),
            Declared::Input(index) => format!("input `{}`", self.input_name(index)),
            Declared::Binary(index) => format!("compiled binary {index}"),
            _ => format!("{item:?}"),
        }
    }

    /// Returns the name of the variable of an input.
    fn input_name(self, index: usize) -> String {
        let openvisa::module::KindBuf::Kernel { inputs, .. } = &self.program.module.objects[self.object].kind else {
            return index.to_string();
        };
        let Some(input) = inputs.get(index) else { return index.to_string() };
        let class = match input.kind.class() {
            Some(openvisa::isa::enums::InputClass::Sampler) => VariableClass::Sampler,
            Some(openvisa::isa::enums::InputClass::Surface) => VariableClass::Surface,
            _ => VariableClass::General,
        };
        self.reference(class, input.id)
    }

    /// Returns the value of a property.
    fn value(self, property: &Property, value: &PropertyValue) -> String {
        match value {
            PropertyValue::Number(number) => number.to_string(),
            PropertyValue::Name(name) => (*name).to_owned(),
            PropertyValue::Reference(class, id) => format!("`{}`", self.reference(*class, *id)),
            PropertyValue::Positions(list) => {
                list.iter().map(|index| self.input_name(*index)).collect::<Vec<_>>().join(", ")
            }
            PropertyValue::Bytes(bytes) => match property {
                Property::MachineCode => counted(bytes.len(), "byte"),
                _ => describe_bytes(bytes),
            },
            _ => format!("{value:?}"),
        }
    }

    fn field_value(self, value: FieldValue) -> String {
        match value {
            FieldValue::Number(number) => number.to_string(),
            FieldValue::Name(name) => name.to_owned(),
            FieldValue::Reference(class, id) => format!("`{}`", self.reference(class, id)),
            _ => "other".to_owned(),
        }
    }

    /// Prints instructions, each in a line.
    fn print_lines(self, sign: &str, range: &Range<usize>, out: &mut dyn io::Write) -> io::Result<()> {
        for index in range.clone() {
            writeln!(out, "  {sign} {}: {}", self.place(index), self.program.line(self.object, index))?;
        }
        Ok(())
    }

    /// Returns the line of an instruction in the text, or else its position in the code.
    fn place(self, index: usize) -> String {
        match self.program.source_line(self.object, index) {
            Some(line) => format!("line {line}"),
            None => format!("instruction {index}"),
        }
    }
}

/// Returns the word for declarations of a class.
fn class_noun(class: VariableClass) -> &'static str {
    match class {
        VariableClass::General => "variable",
        VariableClass::Address => "address",
        VariableClass::Predicate => "predicate",
        VariableClass::Sampler => "sampler",
        VariableClass::Surface => "surface",
        VariableClass::Label => "label",
        _ => "string",
    }
}

/// Returns the name of a property in messages.
fn property_name(property: &Property) -> String {
    match property {
        Property::Type => "type",
        Property::Elements => "number of elements",
        Property::Alignment => "alignment",
        Property::Alias => "alias of",
        Property::AliasOffset => "alias offset",
        Property::AliasScope => "alias scope",
        Property::Kind => "kind",
        Property::Name => "name",
        Property::Offset => "offset",
        Property::Size => "size",
        Property::InputOrder => "order of inputs",
        Property::Linkage => "linkage",
        Property::ArgumentRegisters => "registers of arguments",
        Property::ReturnRegisters => "registers of the return value",
        Property::VmeCount => "VME count",
        Property::Platform => "platform",
        Property::MachineCode => "machine code",
        Property::Attribute(name, 0) => return format!("attribute `{}`", String::from_utf8_lossy(name)),
        Property::Attribute(name, number) => {
            return format!("attribute `{}` (number {})", String::from_utf8_lossy(name), number + 1);
        }
        _ => "property",
    }
    .to_owned()
}

/// Describes the bytes of a string or of an attribute: as text, as a number, or in hexadecimal.
fn describe_bytes(bytes: &[u8]) -> String {
    match *bytes {
        [] => "set".to_owned(),
        [byte] if !byte.is_ascii_graphic() => (byte as i8).to_string(),
        [a, b, c, d] if !bytes.iter().all(u8::is_ascii_graphic) => i32::from_le_bytes([a, b, c, d]).to_string(),
        _ if bytes.iter().all(|byte| byte.is_ascii_graphic() || *byte == b' ') => {
            format!("\"{}\"", String::from_utf8_lossy(bytes))
        }
        _ => bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
    }
}
