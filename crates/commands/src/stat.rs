//! `visa stat`: counts what is in files.

mod pressure;

use super::diagnostics::OutputFormat;
use super::files::InputFile;
use super::layout::LayoutArgs;
use super::parallel::{exit_status, for_each_file};
use super::platform::platform_parser;
use super::text;
use openvisa::module::Object;
use openvisa::{Module, Version};
use openvisa_check::ProgramFile;
use openvisa_cli_support::{Context, ExitStatus, Failure, counted};
use openvisa_findings::Finding;
use openvisa_findings::unreadable_instruction;
use openvisa_isa::{InstKind, Instructions, Platform};
use serde_json::json;
use std::collections::BTreeMap;
use std::io;

/// Count what is in files
///
/// Prints the number of kernels, functions and declarations, bytes, and instructions by group and
/// kind; for several files also the totals.
///
/// With --format json, there is one object a line for each file, and one for the totals, whose
/// `file` is null. Members: file, files, versions, bytes, kernels, functions, strings, variables,
/// ..., compiled_forms, compiled_bytes, instructions, code_bytes, kinds (name, group, count and
/// bytes of each kind of instruction), errors.
///
/// With --pressure, it prints the registers that the values of each kernel and function take at the
/// peak, the instruction there, and the variables in use. Members in JSON: file, kernel, platform,
/// instructions, register_bytes, peak_bytes, peak_registers, fits (128 and 256 registers),
/// instruction, offset, text, source and live. A compiler needs more registers than these: for gaps
/// between variables, and for values of its own.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa stat kernel.isa
  visa stat --total *.isa
  visa stat --format json *.isa | jq .instructions
  visa stat --pressure kernel.visaasm --platform XE2

Exit status: 0 success, 1 a file has parts that cannot be read,
2 wrong usage or an unreadable file"
)]
pub(super) struct StatArgs {
    /// Object file (.isa), assembler text (.visaasm), or a zebin with texts; - is standard input
    ///
    /// Of a text, the bytes of the object file that it makes are counted.
    #[arg(value_name = "FILE", required = true, value_parser = InputFile::clap_parser())]
    files: Vec<InputFile>,
    /// Print only the totals
    #[arg(long)]
    total: bool,
    /// Compute the registers that the values of each kernel and function take
    #[arg(long, conflicts_with = "total")]
    pressure: bool,
    /// Platform of the program for --pressure, or a device of it: XE2, bmg, ...
    ///
    /// It decides the size of a register. The default is the platform that a zebin or the compiled
    /// forms in an object file name, or else the environment variable VISA_PLATFORM.
    #[arg(long, value_name = "NAME", value_parser = platform_parser(), hide_possible_values = true, requires = "pressure")]
    platform: Option<Platform>,
    #[command(flatten)]
    layout: LayoutArgs,
    /// How to print the counts: for people, or as JSON objects, one a line
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    format: OutputFormat,
}

/// The counts of one file, or of all files.
#[derive(Clone, Default)]
struct Counts {
    files: usize,
    versions: BTreeMap<Version, usize>,
    file_bytes: usize,
    kernels: usize,
    functions: usize,
    strings: usize,
    /// Declarations, in the order of [`DECLARATIONS`].
    declarations: [usize; DECLARATIONS.len()],
    binaries: usize,
    binary_bytes: usize,
    instructions: usize,
    code_bytes: usize,
    /// Number of instructions and bytes of each kind.
    kinds: BTreeMap<InstKind, (usize, usize)>,
}

const DECLARATIONS: [&str; 8] =
    ["variables", "addresses", "predicates", "labels", "samplers", "surfaces", "inputs", "attributes"];

impl Counts {
    fn add(&mut self, other: &Self) {
        let sums = [
            (&mut self.files, other.files),
            (&mut self.file_bytes, other.file_bytes),
            (&mut self.kernels, other.kernels),
            (&mut self.functions, other.functions),
            (&mut self.strings, other.strings),
            (&mut self.binaries, other.binaries),
            (&mut self.binary_bytes, other.binary_bytes),
            (&mut self.instructions, other.instructions),
            (&mut self.code_bytes, other.code_bytes),
        ];
        sums.into_iter().for_each(|(sum, more)| *sum += more);
        self.declarations.iter_mut().zip(other.declarations).for_each(|(sum, more)| *sum += more);
        other.versions.iter().for_each(|(version, more)| *self.versions.entry(*version).or_default() += more);
        for (kind, (count, bytes)) in &other.kinds {
            let sum = self.kinds.entry(*kind).or_default();
            *sum = (sum.0 + count, sum.1 + bytes);
        }
    }

    /// Counts an object. Of damaged code, the recovered part is counted; the error says what is
    /// wrong.
    fn count_object(&mut self, object: &Object<'_>) -> Result<(), String> {
        *(if object.is_kernel() { &mut self.kernels } else { &mut self.functions }) += 1;
        self.strings += object.strings().len();
        let declarations = [
            object.variables().len(),
            object.addresses().len(),
            object.predicates().len(),
            object.labels().len(),
            object.samplers().len(),
            object.surfaces().len(),
            object.inputs().len(),
            object.attributes().len(),
        ];
        self.declarations.iter_mut().zip(declarations).for_each(|(sum, more)| *sum += more);
        for binary in object.binaries() {
            self.binaries += 1;
            self.binary_bytes += binary.code.len();
        }
        self.code_bytes += object.code().len();
        let instructions = || Instructions::new(object.code(), object.version());
        if let Some(index) = instructions().position(|item| item.is_err()) {
            for piece in object.recover() {
                if let Some(kind) = piece.kind.instruction() {
                    self.count_instruction(kind, piece.len);
                }
            }
            let unreadable = || Finding::error("code", "the instruction cannot be decoded");
            let finding = unreadable_instruction(object, index).unwrap_or_else(unreadable);
            let index = finding.instruction.as_ref().map_or(index, |instruction| instruction.index);
            return Err(format!(
                "{}, instruction {index}, byte {:#x}: {}; what can be recovered is counted",
                object.name(),
                finding.span.start,
                finding.message
            ));
        }
        let mut stream = instructions();
        let mut start = 0;
        while let Some(Ok(inst)) = stream.next() {
            let end = stream.offset();
            self.count_instruction(inst.kind(), end - start);
            start = end;
        }
        Ok(())
    }

    fn count_instruction(&mut self, kind: InstKind, bytes: usize) {
        self.instructions += 1;
        let (count, sum) = self.kinds.entry(kind).or_default();
        *count += 1;
        *sum += bytes;
    }

    fn print(&self, out: &mut dyn io::Write, name: &str) -> io::Result<()> {
        writeln!(out, "{name}")?;
        for (version, files) in &self.versions {
            let files = if self.files > 1 { format!("  {}", counted(*files, "file")) } else { String::new() };
            print_row(out, "version", &format!("{version}{files}"))?;
        }
        print_row(out, "bytes", &self.file_bytes)?;
        print_row(out, "kernels", &self.kernels)?;
        print_row(out, "functions", &self.functions)?;
        print_row(out, "strings", &self.strings)?;
        for (name, count) in DECLARATIONS.iter().zip(self.declarations) {
            print_row(out, name, &count)?;
        }
        if self.binaries > 0 {
            print_row(out, "compiled forms", &format!("{}  {} bytes", self.binaries, self.binary_bytes))?;
        }
        print_row(out, "instructions", &format!("{}  {} bytes", self.instructions, self.code_bytes))?;
        self.print_kinds(out)
    }

    /// Prints one line of JSON. `file` is `None` for totals.
    fn print_json(&self, out: &mut dyn io::Write, file: Option<&str>, errors: &[String]) -> io::Result<()> {
        let versions =
            self.versions.iter().map(|(version, files)| json!({ "version": version.to_string(), "files": files }));
        let kinds = self.kinds.iter().map(|(kind, (count, bytes))| {
            json!({ "name": kind.info().name, "group": kind.info().group, "count": count, "bytes": bytes })
        });
        let mut line = json!({
            "file": file,
            "files": self.files,
            "versions": versions.collect::<Vec<_>>(),
            "bytes": self.file_bytes,
            "kernels": self.kernels,
            "functions": self.functions,
            "strings": self.strings,
            "compiled_forms": self.binaries,
            "compiled_bytes": self.binary_bytes,
            "instructions": self.instructions,
            "code_bytes": self.code_bytes,
            "kinds": kinds.collect::<Vec<_>>(),
            "errors": errors,
        });
        for (name, count) in DECLARATIONS.iter().zip(self.declarations) {
            line[*name] = count.into();
        }
        writeln!(out, "{line}")
    }

    /// Prints instructions by group and kind, the most frequent first.
    fn print_kinds(&self, out: &mut dyn io::Write) -> io::Result<()> {
        let mut groups: BTreeMap<&str, (usize, usize, Vec<_>)> = BTreeMap::new();
        for (kind, (count, bytes)) in &self.kinds {
            let group = groups.entry(kind.info().group).or_default();
            *group = (group.0 + count, group.1 + bytes, std::mem::take(&mut group.2));
            group.2.push((kind.info().name, *count, *bytes));
        }
        let mut groups: Vec<_> = groups.into_iter().collect();
        groups.sort_by_key(|(_, (count, ..))| std::cmp::Reverse(*count));
        for (name, (count, bytes, mut kinds)) in groups {
            writeln!(out, "  {name:<42}{count:>8} {bytes:>9} bytes")?;
            kinds.sort_by_key(|(_, count, _)| std::cmp::Reverse(*count));
            for (name, count, bytes) in kinds {
                writeln!(out, "    {name:<40}{count:>8} {bytes:>9} bytes")?;
            }
        }
        Ok(())
    }
}

fn print_row(out: &mut dyn io::Write, name: &str, value: &dyn std::fmt::Display) -> io::Result<()> {
    writeln!(out, "  {name:<16}{value}")
}

/// Executes `visa stat`.
pub(super) fn run(options: &StatArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    InputFile::refuse_repeated_stdin(&options.files)?;
    let (mut sum, mut errors) = (Counts::default(), 0);
    if options.pressure {
        let print = |context: &mut Context<'_>, file: &InputFile| pressure::print_pressure(context, options, file);
        let unreadable = for_each_file(context, &options.files, print, |found| errors += found)?;
        return Ok(exit_status(unreadable, errors > 0));
    }
    let count = |context: &mut Context<'_>, file: &InputFile| count_file(context, options, file);
    let unreadable = for_each_file(context, &options.files, count, |(counts, found)| {
        sum.add(&counts);
        errors += found;
    })?;
    if options.total || sum.files > 1 {
        match options.format {
            OutputFormat::Human => sum.print(context.out, &format!("total of {}", counted(sum.files, "file")))?,
            OutputFormat::Json => sum.print_json(context.out, None, &[])?,
        }
    }
    Ok(exit_status(unreadable, errors > 0))
}

/// Counts what is in a file and prints it. Returns the sum of its programs and the number of
/// errors.
fn count_file(context: &mut Context<'_>, options: &StatArgs, file: &InputFile) -> Result<(Counts, usize), Failure> {
    let bytes = file.read(context)?;
    let (mut sum, mut found) = (Counts::default(), 0);
    for (name, program) in text::programs_of(file, &bytes)? {
        let (counts, errors) = match program {
            ProgramFile::Text(source) => count_text(&source),
            ProgramFile::Object(bytes) => count_bytes(bytes, options.layout),
        };
        for error in &errors {
            writeln!(context.err, "error: {name}: {error}")?;
        }
        match options.format {
            _ if options.total => {}
            OutputFormat::Human => counts.print(context.out, &name)?,
            OutputFormat::Json => counts.print_json(context.out, Some(&name), &errors)?,
        }
        sum.add(&counts);
        found += errors.len();
    }
    Ok((sum, found))
}

/// Counts what can be read of a text. Also returns the messages about its mistakes.
fn count_text(source: &str) -> (Counts, Vec<String>) {
    let parsed = text::parse_for_platform(source, None);
    let mut errors: Vec<String> = parsed.errors().map(|diagnostic| format!("line {diagnostic}")).collect();
    match parsed.module.to_bytes() {
        Ok(bytes) => {
            let (mut counts, more) = count_module(Module::open_text_form(&bytes));
            errors.extend(more);
            (counts.files, counts.file_bytes) = (1, bytes.len());
            (counts, errors)
        }
        Err(error) => {
            errors.push(format!("no object file can be made of it: {error}"));
            (Counts { files: 1, ..Counts::default() }, errors)
        }
    }
}

/// Counts what can be read of an object file. Also returns the messages about its errors.
fn count_bytes(bytes: &[u8], layout: LayoutArgs) -> (Counts, Vec<String>) {
    let (counts, errors) = count_module(Module::open(bytes).and_then(|module| layout.apply(module)));
    (Counts { files: 1, file_bytes: bytes.len(), ..counts }, errors)
}

fn count_module(module: Result<Module<'_>, openvisa::Error>) -> (Counts, Vec<String>) {
    let mut counts = Counts::default();
    let mut errors = Vec::new();
    let message = |finding| {
        let finding = Finding::of_file(&finding);
        format!("byte {:#x}: {}", finding.span.start, finding.message)
    };
    match module {
        Err(finding) => errors.push(message(finding)),
        Ok(module) => {
            module.check(&mut |finding| errors.push(message(finding)));
            counts.versions.insert(module.version(), 1);
            for object in module.objects() {
                match object {
                    Err(finding) => errors.push(message(finding)),
                    Ok(object) => errors.extend(counts.count_object(&object).err()),
                }
            }
        }
    }
    (counts, errors)
}
