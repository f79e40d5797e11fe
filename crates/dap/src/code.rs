//! The code of a debugged program: texts, the lines of instructions, and the declared variables.
//!
//! For example, instruction 3 of a kernel is in line 12 of its assembler text, and in line 5 of the
//! OpenCL source that `FILE` and `LOC` name before it.

use super::protocol::{DebugSource, FrameLines};
use crate::{ProgramSource, ReadyLaunches};
use openvisa::Module;
use openvisa::module::{KindBuf, ObjectBuf};
use openvisa::text::{
    Locator, Naming, ObjectLines, ParseOptions, Places, PrintOptions, SourceLine, parse, print_lines, print_module,
};
use openvisa_isa::{DataType, Inst, PREDEFINED, VariableClass};
use openvisa_sim::CodeLocation;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A variable of a routine.
#[derive(Clone, Debug)]
pub(super) struct CodeVariable {
    pub(super) name: String,
    pub(super) class: VariableClass,
    /// Number of the variable in its class.
    pub(super) id: u32,
    pub(super) data_type: Option<DataType>,
    pub(super) elements: usize,
    /// Whether the kernel receives it in its payload.
    pub(super) is_input: bool,
}

/// A text of one or more routines.
#[derive(Clone, Debug)]
struct CodeText {
    name: String,
    /// The file, if the text is that of a file.
    path: Option<PathBuf>,
    text: String,
}

/// A kernel or function.
#[derive(Clone, Debug)]
pub(super) struct CodeRoutine {
    pub(super) name: String,
    text: usize,
    /// The line of each instruction in the text.
    lines: Vec<Option<u32>>,
    source_lines: Vec<Option<SourceLine>>,
    /// The subroutines but the first one, by the index of their first instruction.
    subroutines: BTreeMap<usize, String>,
    /// The instructions that threads execute.
    executed: BTreeSet<usize>,
    /// The text of each instruction.
    pub(super) instructions: Vec<Option<String>>,
    /// The declared variables, then the predefined ones.
    pub(super) variables: Vec<CodeVariable>,
}

/// The code of a program.
#[derive(Clone, Debug, Default)]
pub(super) struct DebuggedCode {
    texts: Vec<CodeText>,
    /// The routines, by their index in the loaded program.
    pub(super) routines: Vec<CodeRoutine>,
    /// Folder that the names of sources are relative to.
    folder: PathBuf,
    /// The sources in which breakpoints were set, by their names.
    known_sources: RefCell<BTreeMap<OsString, PathBuf>>,
}

/// A place in a file that a user can see.
#[derive(Clone, Debug)]
pub(super) struct CodePlace {
    pub(super) source: DebugSource,
    pub(super) line: u32,
}

/// A line with instructions.
#[derive(Clone, Debug)]
pub(super) struct FoundLine {
    pub(super) line: u32,
    pub(super) locations: Vec<CodeLocation>,
}

/// An instruction at which a line begins.
struct LineStart {
    line: u32,
    location: CodeLocation,
}

impl DebuggedCode {
    /// Collects the code of programs. `folder` is the folder that the paths of sources in `FILE`
    /// are relative to.
    ///
    /// # Errors
    /// If an object file cannot be read.
    pub(super) fn new(ready: &ReadyLaunches<'_>, folder: &Path) -> Result<Self, String> {
        let mut code = Self { folder: folder.to_owned(), ..Self::default() };
        for (source, module) in ready.sources.iter().zip(ready.modules) {
            code.add_module(source, module, ready)?;
        }
        Ok(code)
    }

    fn add_module(
        &mut self,
        source: &ProgramSource<'_>,
        module: &Module<'_>,
        ready: &ReadyLaunches<'_>,
    ) -> Result<(), String> {
        let unreadable = |error: &dyn std::fmt::Display| format!("`{}`: {error}", source.name);
        let platform = Some(ready.platform);
        let options = PrintOptions { platform, naming: Naming::Declared, ..PrintOptions::default() };
        let (text, path) = match source.text {
            Some(text) => (text.to_owned(), source.path.map(Path::to_owned)),
            None => (print_module(module, &options).map_err(|e| unreadable(&e))?.text, None),
        };
        let parse_options = ParseOptions { platform, text_only_types: true, ..ParseOptions::default() };
        let places = parse(&text, &parse_options).places;
        let edited = module.edit().map_err(|e| unreadable(&e))?;
        let name = match path {
            Some(_) => source.path.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned()),
            None => Some(format!("{}.visaasm", source.name)),
        };
        let mut lines = Locator::new(&text);
        let printed = print_lines(&edited, &options);
        for (index, (opened, (object, printed))) in module.objects().zip(edited.objects.iter().zip(printed)).enumerate()
        {
            // A line without a file is in no source that a user can see.
            let is_named = |line: &SourceLine| !line.file.is_empty();
            let executed = ready.program.executed_instructions(self.routines.len()).collect();
            self.routines.push(CodeRoutine {
                executed,
                subroutines: opened.map(|opened| subroutine_names(&opened, object)).unwrap_or_default(),
                name: String::from_utf8_lossy(&object.name).into_owned(),
                text: self.texts.len(),
                lines: places.get(index).map(|places| text_lines(places, &mut lines)).unwrap_or_default(),
                variables: collect_variables(object, &printed),
                source_lines: printed.sources.into_iter().map(|line| line.filter(is_named)).collect(),
                instructions: printed.instructions,
            });
        }
        self.texts.push(CodeText { name: name.unwrap_or_default(), path, text });
        Ok(())
    }

    /// Returns the text with a number that [`DebuggedCode::place`] gave.
    pub(super) fn text(&self, reference: i64) -> Option<&str> {
        let index = usize::try_from(reference).ok()?.checked_sub(1)?;
        self.texts.get(index).map(|text| text.text.as_str())
    }

    /// Returns the place of an instruction in its assembler text, or in the source that the text
    /// was compiled from. `None` if the instruction has no line.
    pub(super) fn place(&self, location: CodeLocation, kind: FrameLines) -> Option<CodePlace> {
        let routine = self.routines.get(location.routine)?;
        if kind == FrameLines::Source
            && let Some(source) = self.source_line(location)
        {
            let path = self.source_path(&source.file);
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
            let source_path = Some(path.to_string_lossy().into_owned());
            return Some(CodePlace {
                source: DebugSource { name, path: source_path, source_reference: None },
                line: source.line,
            });
        }
        let line = routine.lines.get(location.instruction).copied().flatten()?;
        Some(CodePlace { source: self.source_of_text(routine.text), line })
    }

    fn source_of_text(&self, index: usize) -> DebugSource {
        let Some(text) = self.texts.get(index) else { return DebugSource::default() };
        let reference = text.path.is_none().then_some(index as i64 + 1);
        let path = text.path.as_ref().map(|path| path.to_string_lossy().into_owned());
        DebugSource { name: Some(text.name.clone()), path, source_reference: reference }
    }

    /// Returns the line of the source that an instruction was compiled from.
    pub(super) fn source_line(&self, location: CodeLocation) -> Option<&SourceLine> {
        self.routines.get(location.routine)?.source_lines.get(location.instruction)?.as_ref()
    }

    /// Returns the instructions of the first line, from `line` on, that has any, and that line. A
    /// line of assembler text has one instruction; a line of a source can have several ranges, of
    /// which the first instructions are returned.
    pub(super) fn find_line(&self, source: &DebugSource, line: u32) -> Option<FoundLine> {
        let wanted = source.path.as_deref().map(Path::new);
        let is_text = |index: usize, text: &CodeText| match (source.source_reference, &text.path, wanted) {
            (Some(reference), ..) if reference > 0 => reference == index as i64 + 1,
            (_, Some(path), Some(wanted)) => is_same_file(path, wanted),
            _ => false,
        };
        let texts: BTreeSet<_> = self
            .texts
            .iter()
            .enumerate()
            .filter(|(index, text)| is_text(*index, text))
            .map(|(index, _)| index)
            .collect();
        let mut found: Vec<LineStart> = Vec::new();
        for (index, routine) in self.routines.iter().enumerate() {
            if texts.contains(&routine.text) {
                let start = |(instruction, line): (usize, &Option<u32>)| {
                    let location = CodeLocation { routine: index, instruction };
                    Some(LineStart { line: (*line)?, location }).filter(|_| routine.is_executed(instruction))
                };
                found.extend(routine.lines.iter().enumerate().filter_map(start));
            } else if let Some(wanted) = wanted {
                found.extend(self.source_starts(index, wanted));
            }
        }
        let first = found.iter().map(|start| start.line).filter(|at| *at >= line).min()?;
        let locations = found.into_iter().filter(|start| start.line == first).map(|start| start.location).collect();
        Some(FoundLine { line: first, locations })
    }

    /// Returns the instructions of a routine at which a line of a source begins, with the lines.
    fn source_starts(&self, routine: usize, wanted: &Path) -> Vec<LineStart> {
        let (mut starts, mut before) = (Vec::new(), None);
        let mut is_wanted: BTreeMap<&str, bool> = BTreeMap::new();
        for (instruction, line) in self.routines[routine].source_lines.iter().enumerate() {
            if !self.routines[routine].is_executed(instruction) || line.as_ref() == before {
                continue;
            }
            before = line.as_ref();
            let Some(line) = before else { continue };
            let is_same = || is_same_file(&self.folder.join(&*line.file), wanted);
            if *is_wanted.entry(&line.file).or_insert_with(is_same) {
                starts.push(LineStart { line: line.line, location: CodeLocation { routine, instruction } });
            }
        }
        starts
    }

    /// Returns the path of a source that `FILE` names. The path is that of the machine that
    /// compiled it. If it does not exist, a file with that name is taken in which breakpoints were
    /// set.
    fn source_path(&self, file: &str) -> PathBuf {
        let path = self.folder.join(file);
        let known = path.file_name().and_then(|name| self.known_sources.borrow().get(name).cloned());
        known.filter(|_| !path.exists()).unwrap_or(path)
    }

    /// Remembers the path of a source that an editor has.
    pub(super) fn remember_source(&self, source: &DebugSource) {
        if let Some(path) = source.path.as_deref().map(Path::new)
            && let Some(name) = path.file_name()
        {
            self.known_sources.borrow_mut().insert(name.to_owned(), path.to_owned());
        }
    }
}

impl CodeRoutine {
    /// Returns whether threads execute an instruction. They pass labels and markers such as `LOC`.
    fn is_executed(&self, instruction: usize) -> bool {
        self.executed.contains(&instruction)
    }

    /// Returns the name of the routine, with that of the subroutine that an instruction is in.
    pub(super) fn frame_name(&self, instruction: usize) -> String {
        match self.subroutines.range(..=instruction).next_back() {
            Some((_, subroutine)) => format!("{}: {subroutine}", self.name),
            None => self.name.clone(),
        }
    }

    /// Returns the variable with a name.
    pub(super) fn find_variable(&self, name: &str) -> Option<&CodeVariable> {
        self.variables.iter().find(|variable| variable.name == name)
    }
}

/// Returns whether two paths name one file: they are equal after links are followed, or the files
/// do not exist and their names are equal.
fn is_same_file(path: &Path, other: &Path) -> bool {
    match (path.canonicalize(), other.canonicalize()) {
        (Ok(path), Ok(other)) => path == other,
        _ => path.file_name().is_some_and(|name| other.file_name() == Some(name)),
    }
}

/// Returns the line of each instruction of an object.
fn text_lines(places: &Places, lines: &mut Locator<'_>) -> Vec<Option<u32>> {
    places.instructions.iter().map(|place| Some(lines.line(place.statement.start))).collect()
}

/// Returns the names of the subroutines of an object but the first one, which is its main part.
fn subroutine_names(opened: &openvisa::module::Object<'_>, object: &ObjectBuf) -> BTreeMap<usize, String> {
    let labels = opened.instructions().enumerate().filter_map(|(index, inst)| match inst {
        Ok(Inst::Subroutine(inst)) => Some((index, inst.label)),
        _ => None,
    });
    let name = |label: u16| {
        let label = object.labels.get(usize::from(label))?;
        Some(object.strings.get(label.name_index)?.to_string())
    };
    labels.skip(1).filter_map(|(index, label)| Some((index, name(label.bits())?))).collect()
}

/// Returns the variables of an object, then the predefined ones.
fn collect_variables(object: &ObjectBuf, printed: &ObjectLines) -> Vec<CodeVariable> {
    let inputs: BTreeSet<u32> = match &object.kind {
        KindBuf::Kernel { inputs, .. } => inputs.iter().map(|input| input.id).collect(),
        KindBuf::Function { .. } => BTreeSet::new(),
    };
    let first = VariableClass::General.first();
    let general =
        object.variables.iter().zip(&printed.variables).zip(first..).map(|((variable, name), id)| CodeVariable {
            name: name.clone(),
            class: VariableClass::General,
            id,
            data_type: variable.properties.r#type(),
            elements: usize::from(variable.elements),
            is_input: inputs.contains(&id),
        });
    let mut variables: Vec<_> = general.collect();
    for (class, names, declared) in [
        (VariableClass::Predicate, &printed.predicates, &object.predicates),
        (VariableClass::Address, &printed.addresses, &object.addresses),
        (VariableClass::Surface, &printed.surfaces, &object.surfaces),
        (VariableClass::Sampler, &printed.samplers, &object.samplers),
    ] {
        variables.extend(names.iter().zip(declared).zip(class.first()..).map(|((name, variable), id)| CodeVariable {
            name: name.clone(),
            class,
            id,
            data_type: None,
            elements: usize::from(variable.elements),
            is_input: false,
        }));
    }
    let predefined = PREDEFINED.iter().filter(|variable| !variable.name.is_empty() && variable.readable);
    variables.extend(predefined.map(|variable| CodeVariable {
        name: variable.name.to_owned(),
        class: variable.class,
        id: variable.index,
        data_type: variable.data_type,
        elements: variable.elements.iter().map(|(_, count)| *count as usize).max().unwrap_or(1),
        is_input: false,
    }));
    variables
}
