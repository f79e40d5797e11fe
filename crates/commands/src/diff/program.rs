//! Programs with the lines that `visa diff` prints.

use super::super::diagnostics::{OutputFormat, print_to_stderr};
use super::super::files::InputFile;
use super::super::layout::LayoutArgs;
use super::super::text;
use openvisa::isa::{Enumeration, Inst, Instructions, Platform, VariableClass};
use openvisa::module::AttributeBuf;
use openvisa::text::{Naming, Parsed, PrintOptions, print_lines};
use openvisa::{Module, ModuleBuf, ObjectBuf};
use openvisa_check::ProgramFile;
use openvisa_cli_support::{Context, Failure};
use openvisa_findings::Finding;

/// A program, and its instructions as lines.
pub(super) struct Program {
    pub(super) module: ModuleBuf,
    /// The instructions of each object.
    lines: Vec<Vec<InstructionLine>>,
}

struct InstructionLine {
    text: String,
    /// Number of the line in the text, from 1 on.
    source_line: Option<usize>,
}

impl Program {
    /// Returns the text of an instruction.
    pub(super) fn line(&self, object: usize, index: usize) -> &str {
        let line = self.lines.get(object).and_then(|lines| lines.get(index));
        line.map_or("code that cannot be decoded", |line| line.text.as_str())
    }

    /// Returns the line of an instruction in the text of the program, from 1 on.
    pub(super) fn source_line(&self, object: usize, index: usize) -> Option<usize> {
        self.lines.get(object)?.get(index)?.source_line
    }
}

/// Reads a program. The texts of a zebin are one program. Prints the errors of a text, and returns
/// `None` if there are any.
///
/// # Errors
/// [`Failure::Unreadable`] if the file cannot be read, or is no program.
pub(super) fn read(
    file: &InputFile,
    platform: Option<Platform>,
    layout: LayoutArgs,
    context: &mut Context<'_>,
) -> Result<Option<Program>, Failure> {
    let bytes = file.read(context)?;
    let platform = platform.or_else(|| text::zebin_platform(&bytes));
    let mut whole: Option<Program> = None;
    for (name, program) in text::programs_of(file, &bytes)? {
        let refused = |what: &dyn std::fmt::Display| Failure::Unreadable(format!("`{name}`: {what}"));
        let part = match program {
            ProgramFile::Text(source) => {
                let parsed = text::parse_for_platform(&source, platform);
                if !parsed.is_ok() {
                    let findings: Vec<Finding> = text::findings_of_statements(&parsed, &source);
                    let errors: Vec<Finding> = findings.into_iter().filter(Finding::is_error).collect();
                    print_to_stderr(context, &errors, OutputFormat::Human, &name)?;
                    return Ok(None);
                }
                of_text(parsed, &source, platform)
            }
            ProgramFile::Object(bytes) => {
                let module = Module::open(bytes).and_then(|module| layout.apply(module));
                let module = module.and_then(|module| module.edit());
                let module = module.map_err(|error| {
                    let finding = Finding::of_file(&error);
                    refused(&format!("byte {:#x}: {}", finding.span.start, finding.message))
                })?;
                layout.report(context, &name, module.version)?;
                of_module(module, platform)
            }
        };
        match &mut whole {
            None => whole = Some(part),
            Some(whole) => {
                let Program { mut module, lines } = part;
                if module.version != whole.module.version {
                    module.convert(whole.module.version).map_err(|error| refused(&error))?;
                }
                whole.module.objects.append(&mut module.objects);
                whole.lines.extend(lines);
            }
        }
    }
    Ok(whole)
}

/// Makes the program of a text without errors.
fn of_text(parsed: Parsed, source: &str, platform: Option<Platform>) -> Program {
    let Parsed { module, places, .. } = parsed;
    let mut program = of_module(module, platform);
    let starts: Vec<usize> = source.match_indices('\n').map(|(at, _)| at + 1).collect();
    let version = program.module.version;
    for ((object, lines), places) in program.module.objects.iter_mut().zip(&mut program.lines).zip(places) {
        let offsets = Instructions::new(&object.code, version).with_offsets().map_while(Result::ok);
        for ((offset, _), line) in offsets.zip(lines) {
            let span = u32::try_from(offset).ok().and_then(|offset| places.instruction(offset));
            line.source_line = span.map(|span| starts.partition_point(|start| *start <= span.start) + 1);
        }
        // No object file holds these types: the module has others, and the attribute tells them
        // apart.
        for (id, data_type) in places.text_only_types {
            let name = object.strings.intern("type");
            let index = id.checked_sub(VariableClass::General.first()).and_then(|index| usize::try_from(index).ok());
            if let Some(variable) = index.and_then(|index| object.variables.get_mut(index)) {
                variable.attributes.push(AttributeBuf { name, value: data_type.name().as_bytes().into() });
            }
        }
    }
    program
}

/// Makes the program of a module.
fn of_module(module: ModuleBuf, platform: Option<Platform>) -> Program {
    let options = PrintOptions { platform, naming: Naming::Declared, ..PrintOptions::default() };
    let lines = print_lines(&module, &options);
    let lines = module.objects.iter().zip(lines).map(|(object, printed)| {
        let instructions = Instructions::new(&object.code, module.version).map_while(Result::ok);
        let line = |(inst, text): (Inst<'_>, Option<String>)| InstructionLine {
            text: text.unwrap_or_else(|| describe(object, &inst)),
            source_line: None,
        };
        instructions.zip(printed.instructions).map(line).collect()
    });
    let lines = lines.collect();
    Program { module, lines }
}

/// Returns a label with its colon, or the name of an instruction without a textual form.
fn describe(object: &ObjectBuf, inst: &Inst<'_>) -> String {
    let label = match inst {
        Inst::Label(label) => label.label,
        Inst::Subroutine(subroutine) => subroutine.label,
        _ => return inst.kind().to_string(),
    };
    let name = object.name_of(VariableClass::Label, u32::from(label));
    name.map_or_else(|| format!("label {label}:"), |name| format!("{name}:"))
}
