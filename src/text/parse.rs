//! Reading a text.

mod labels;

use self::labels::MissingLabel;
use super::diagnostic::{Diagnostic, Severity};
use super::directive::{Declaration, Directive, Input, Setting, quick};
use super::scan::{Problem, Scan, is_name_part};
use super::source::{BYTE_ORDER_MARK, Locator, Statement, Statements};
use super::symbols::{LabelState, Table, symbol_class};
use crate::module::{
    AttributeBuf, AttributesBuf, ConvertErrorKind, ElementsBuf, KindBuf, ModuleBuf, ObjectBuf, VariableBuf,
    is_supported_version,
};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_codec::text::{Cursor, Expected, Remark, SymbolClass, TextError, TextOptions, nearest};
use openvisa_codec::{Enumeration, Version};
use openvisa_isa::bit_fields::{InputInfoKind, VarInfoBitProperties};
use openvisa_isa::enums::{InputClass, LabelKind, Linkage};
use openvisa_isa::instructions::{Label, Subroutine};
use openvisa_isa::object::InputInfo;
use openvisa_isa::{
    Attribute, Inst, NEWEST_VERSION, OLDEST_VERSION, Platform, TextScratch, VariableClass, is_reserved, mnemonics,
};

/// How a text is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseOptions {
    /// Version of the object format that the module is made for. `None`: what the text says, also where that version has text only;
    /// [`Parsed::object_module`] makes one of it that can be written to a file.
    pub version: Option<Version>,
    /// Version whose forms of instructions are read first, where versions differ. `None`: the one that the text says.
    pub text_version: Option<Version>,
    /// The platform that the text is for. It decides what a register is, in `%sizeof(GRF)` and in the offset of `&V[64]`, and what
    /// a few words mean. `None`: one with registers of 32 bytes.
    pub platform: Option<Platform>,
    /// Most errors that are reported; what comes after them is not read. So many warnings are reported at most, too.
    pub limit: usize,
    /// Names of samplers and surfaces in the module are those that `v_name` gives. As a rule they are, as the vendor's assembler
    /// has it, those that they are declared under.
    pub state_names: bool,
    /// Labels that stand before anything goes to them are of the kind that begins a loop over resources, as the vendor's assembler
    /// of version 4.1 has it by a slip. As a rule they are what their names say.
    pub slipped_labels: bool,
}

impl Default for ParseOptions {
    fn default() -> Self {
        Self { version: None, text_version: None, platform: None, limit: 50, state_names: false, slipped_labels: false }
    }
}

/// A text that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// What the text says, without the statements that are wrong.
    pub module: ModuleBuf,
    /// The version that the text says; the newest of the object format if it says none.
    pub version: Version,
    /// What is wrong with it, in order. Without errors, it is all in the module.
    pub diagnostics: Vec<Diagnostic>,
    /// Where things stand in the text, an element for each object of the module.
    pub places: Vec<Places>,
}

impl Parsed {
    /// Whether nothing is wrong but warnings.
    pub fn is_ok(&self) -> bool {
        self.errors().next().is_none()
    }

    /// What is wrong with it, without warnings.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.severity >= Severity::Error)
    }
}

impl Parsed {
    /// The module in a version that object files have: its own, or the newest one if it is of a version that has text only.
    ///
    /// # Errors
    /// When an instruction of the text has no form in that version. `source` is the text.
    pub fn object_module(&self, source: &str) -> Result<ModuleBuf, Diagnostic> {
        let mut module = self.module.clone();
        if is_supported_version(module.version) {
            return Ok(module);
        }
        let converted = module.convert(NEWEST_VERSION);
        converted.map(|()| module).map_err(|error| {
            let place = self.places.get(error.object);
            let span = place.and_then(|place| place.instruction(u32::try_from(error.offset).ok()?)).unwrap_or(0..0);
            let why = match error.kind {
                ConvertErrorKind::Read(error) => error.to_string(),
                ConvertErrorKind::Write(error) => error.kind.to_string(),
            };
            let message =
                format!("the instruction has no form in object files, which end with version {NEWEST_VERSION}: {why}");
            diagnostic(source, &mut Locator::new(source), span, Problem::new(0..0, "version", message))
        })
    }
}

/// Where things of an object stand in its text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Where the object begins, in bytes of the source.
    pub start: usize,
    /// The instructions, in order: where each lies in the [code](ObjectBuf::code) of the object, and its statement in bytes of
    /// the source.
    pub instructions: Vec<(u32, Range<usize>)>,
    /// The declarations, by class and number of the variable, with the statement.
    pub declarations: Vec<(VariableClass, u32, Range<usize>)>,
}

impl Places {
    /// The statement of the instruction at a byte of the code.
    pub fn instruction(&self, offset: u32) -> Option<Range<usize>> {
        let index = self.instructions.binary_search_by_key(&offset, |(at, _)| *at).ok()?;
        Some(self.instructions[index].1.clone())
    }

    /// The declaration of a variable.
    pub fn declaration(&self, class: VariableClass, id: u32) -> Option<Range<usize>> {
        let index = self.declarations.binary_search_by_key(&(class, id), |(of, number, _)| (*of, *number)).ok()?;
        Some(self.declarations[index].2.clone())
    }
}

/// Reads a text. What cannot be read is reported and left out, so that all of the rest is looked at.
pub fn parse(source: &str, options: &ParseOptions) -> Parsed {
    let mut parser = Parser::new(source, options);
    for statement in Statements::new(source) {
        if parser.is_at_limit() {
            break;
        }
        parser.read(&statement);
    }
    parser.finish()
}

/// The first carriage return of a text whose lines nothing else ends, as very old editors wrote them.
fn lone_return(source: &str) -> Option<usize> {
    let text = source.trim_end();
    text.find('\r').filter(|_| !text.contains('\n'))
}

/// What a statement turned out to be.
#[derive(Debug)]
pub(super) enum Outcome<'t> {
    /// Nothing: a blank line, or one with a comment alone.
    Blank,
    /// A directive.
    Directive(Directive<'t>),
    /// A label, which is an instruction or repeats the name of its subroutine.
    Label(Cow<'t, str>),
    /// An instruction, by where it lies in the code of the object.
    Instruction(Range<usize>),
    /// Something that was reported.
    Wrong,
}

/// The pieces of a statement: what stands between the braces that open and close scopes.
#[derive(Debug)]
pub(super) struct Pieces<'t> {
    pub(super) opened: usize,
    pub(super) outcome: Outcome<'t>,
    pub(super) closed: usize,
}

pub(super) struct Parser<'s> {
    source: &'s str,
    options: ParseOptions,
    locator: Locator<'s>,
    pub(super) diagnostics: Vec<Diagnostic>,
    /// How many of them are errors.
    errors: usize,
    module: ModuleBuf,
    places: Vec<Places>,
    place: Places,
    /// What is known of the labels of each object that is complete.
    labels: Vec<Vec<LabelState>>,
    /// Labels of these objects that are used and stand nowhere. Where they may be meant to stand is known at the end of the text.
    missing: Vec<MissingLabel>,
    pub(super) table: Option<Table<'s>>,
    /// Version of the text.
    text_version: Option<Version>,
    /// Large, so it stays where it is.
    scratch: Box<TextScratch>,
}

impl<'s> Parser<'s> {
    pub(super) fn new(source: &'s str, options: &ParseOptions) -> Self {
        Self {
            source,
            options: *options,
            locator: Locator::new(source),
            diagnostics: Vec::new(),
            errors: 0,
            module: ModuleBuf { version: options.version.unwrap_or(NEWEST_VERSION), objects: Vec::new() },
            places: Vec::new(),
            place: Places::default(),
            labels: Vec::new(),
            missing: Vec::new(),
            table: None,
            text_version: None,
            scratch: Box::default(),
        }
    }

    /// Returns whether as many errors were reported as are wanted.
    pub(super) const fn is_at_limit(&self) -> bool {
        self.errors >= self.options.limit
    }

    /// The version of the object format.
    pub(super) const fn version(&self) -> Version {
        self.module.version
    }

    /// What lines of instructions depend on.
    pub(super) fn text_options(&self) -> TextOptions {
        let version = self.options.text_version.or(self.text_version).unwrap_or(NEWEST_VERSION);
        text_options(version, self.options.platform)
    }

    /// Reads a statement, and does not say what it was. Nearly all are an instruction or a declaration alone, and what they are
    /// need not be carried about.
    fn read(&mut self, statement: &Statement<'s>) {
        let (code, at): (&str, _) = (&statement.code, statement.start);
        let mut scan = Scan::new(code, 0);
        let (first, last) = (scan.peek(), code.as_bytes().last());
        let span = scan.at()..code.len();
        let result = match (first, last) {
            (None, _) => return,
            (Some(b'{'), _) | (_, Some(b'}' | b':')) => {
                self.statement(statement);
                return;
            }
            (Some(b'.'), _) => match quick::declaration(code, span.start) {
                Some(declaration) => self.declare(at, &declaration, span),
                None => {
                    self.statement(statement);
                    return;
                }
            },
            _ => self.instruction(at, code, span.start).map(|_| ()),
        };
        if let Err(problem) = result {
            self.report(at, problem);
        }
    }

    /// Reads a statement.
    pub(super) fn statement<'t>(&mut self, statement: &'t Statement<'s>) -> Pieces<'t> {
        let code: &str = &statement.code;
        let mut scan = Scan::new(code, 0);
        let mut opened = 0;
        while scan.peek() == Some(b'{') {
            scan.take("{");
            opened += 1;
            self.open(statement.start + scan.at() - 1);
        }
        let start = scan.at();
        let (end, closed) = closing(code, start);
        let outcome = match &code[start..end] {
            "" => Outcome::Blank,
            _ => self.inner(statement, start, end),
        };
        for _ in 0..closed {
            self.close(statement.start + end);
        }
        Pieces { opened, outcome, closed }
    }

    fn inner<'t>(&mut self, statement: &'t Statement<'s>, start: usize, end: usize) -> Outcome<'t> {
        let code: &'t str = &statement.code[..end];
        let result = match code.as_bytes()[start] {
            b'.' if !code[start..].starts_with(".file") && !code[start..].starts_with(".loc") => {
                self.directive(statement.start, code, start)
            }
            _ if code.ends_with(':') && is_label(&code[start..end - 1]) => self.label(statement.start, code, start),
            _ => self.instruction(statement.start, code, start).map(Outcome::Instruction),
        };
        result.unwrap_or_else(|problem| {
            self.report(statement.start, problem);
            Outcome::Wrong
        })
    }

    /// Reports what is wrong with a statement that begins at a place of the source.
    #[cold]
    fn report(&mut self, start: usize, problem: Problem) {
        let error = problem.severity >= Severity::Error;
        let known = if error { self.errors } else { self.diagnostics.len() - self.errors };
        if known >= self.options.limit {
            return;
        }
        self.errors += usize::from(error);
        let span = start + problem.span.start..start + problem.span.end;
        self.diagnostics.push(diagnostic(self.source, &mut self.locator, span, problem));
    }

    /// Reports what may be meant otherwise in a statement that begins at a place of the source.
    #[cold]
    fn warn(&mut self, start: usize, problem: Problem) {
        self.report(start, problem.warning());
    }

    fn open(&mut self, at: usize) {
        match &mut self.table {
            Some(table) => table.open(),
            None => self.report(at, Problem::new(0..1, "scope", "a scope outside of a kernel or function")),
        }
    }

    fn close(&mut self, at: usize) {
        if !self.table.as_mut().is_some_and(Table::close) {
            self.report(at, Problem::new(0..1, "scope", "no scope is open here"));
        }
    }

    fn directive<'t>(&mut self, at: usize, code: &'t str, start: usize) -> Result<Outcome<'t>, Problem> {
        let mut scan = Scan::new(code, start);
        let directive = match &self.table {
            Some(table) => Directive::read(&mut scan, table),
            None => Directive::read(&mut scan, &Nothing),
        };
        if directive.is_err() && code[start..].starts_with(".version") {
            // It is there, so that it is missing need not be said as well.
            self.text_version.get_or_insert(NEWEST_VERSION);
        }
        let directive = directive?;
        let whole = start..code.len();
        match &directive {
            Directive::Version(version) => self.set_version(*version, whole)?,
            Directive::Kernel(name) => self.begin(at + start, ObjectBuf::kernel(name), whole)?,
            Directive::GlobalFunction(name) => {
                self.begin(at + start, ObjectBuf::function(name, Linkage::Extern, 0, 0), whole)?;
            }
            Directive::FunctionDeclaration(_) => {}
            Directive::Declaration(declaration) => self.declare(at, declaration, whole)?,
            Directive::Input(input) => self.input(at, input, whole)?,
            Directive::Attribute(setting) => self.attribute(at, setting, whole)?,
            Directive::Function(name) => {
                let table = table(&mut self.table, &whole)?;
                let id = table.any_label(name.as_bytes(), LabelKind::Subroutine).ok_or_else(|| too_many(&whole))?;
                self.define(at, id, whole)?;
                self.append(&Inst::Subroutine(Subroutine { label: id }), at, start..code.len())?;
            }
        }
        Ok(Outcome::Directive(directive))
    }

    fn set_version(&mut self, version: Version, span: Range<usize>) -> Result<(), Problem> {
        if self.text_version.is_some() || self.table.is_some() {
            return Err(Problem::new(span, "version", "`.version` stands once, before everything else"));
        }
        self.text_version = Some(version);
        if !version.at_least(OLDEST_VERSION.major, OLDEST_VERSION.minor) || version.major > NEWEST_VERSION.major {
            let (old, new) = (OLDEST_VERSION, NEWEST_VERSION);
            let message = format!("version {version} is none that is known: {old} to {}.x", new.major);
            return Err(Problem::new(span, "version", message));
        }
        self.module.version = self.options.version.unwrap_or(version);
        Ok(())
    }

    fn begin(&mut self, at: usize, object: ObjectBuf, span: Range<usize>) -> Result<(), Problem> {
        self.end_object();
        self.place = Places { start: at, ..Places::default() };
        self.place.instructions.reserve(64);
        self.place.declarations.reserve(64);
        self.table = Some(Table::new(object, self.module.version, self.text_options().register_bytes));
        if self.text_version.is_none() {
            self.text_version = Some(NEWEST_VERSION);
            let help = Some(format!("begin the file with `.version {NEWEST_VERSION}`"));
            return Err(Problem::new(span, "version", "`.version` is missing before the first object").help(help));
        }
        Ok(())
    }

    /// Puts the object that was read into the module.
    fn end_object(&mut self) {
        let Some(table) = self.table.take() else { return };
        if table.depth() > 0 {
            let end = self.source.trim_ascii_end().len();
            self.report(end, Problem::new(0..0, "scope", "a scope is not closed").help(Some("add a `}`".into())));
        }
        if self.place.instructions.is_empty() && self.errors == 0 {
            let help = Some("a kernel or function ends with `ret` or `fret`".into());
            let head = self.source[self.place.start..].lines().next().unwrap_or_default().trim_ascii_end();
            let problem = Problem::new(0..head.len(), "empty", "this has no instructions").help(help);
            self.warn(self.place.start, problem);
        }
        self.note_missing_labels(&table);
        self.labels.push(table.labels);
        self.module.objects.push(table.object);
        self.place.declarations.sort_by_key(|(class, id, _)| (*class, *id));
        self.places.push(core::mem::take(&mut self.place));
    }

    pub(super) fn finish(mut self) -> Parsed {
        self.end_object();
        self.report_missing_labels();
        let nothing = self.module.objects.is_empty() && self.errors == 0;
        if let Some(at) = lone_return(self.source).filter(|_| nothing || self.errors > 0) {
            // All of it is one line, of which nothing else is worth telling.
            self.diagnostics.clear();
            let help = "each line ends with a line feed, with or without a carriage return before it".to_string();
            let message = "carriage returns alone end no lines";
            self.report(at, Problem::new(0..1, "syntax", message).help(Some(help)));
        } else if nothing {
            let help = Some("a text begins with `.version` and `.kernel` or `.global_function`".to_string());
            let empty = self.source.trim().is_empty();
            let message = if empty { "the text is empty" } else { "the text has no kernel and no function" };
            self.report(0, Problem::new(0..0, "object", message).help(help));
        }
        self.diagnostics.sort_by_key(|diagnostic| diagnostic.span.start);
        let version = self.text_version.unwrap_or(NEWEST_VERSION);
        Parsed { module: self.module, version, diagnostics: self.diagnostics, places: self.places }
    }

    fn declare(&mut self, at: usize, declaration: &Declaration<'_>, span: Range<usize>) -> Result<(), Problem> {
        let state_names = self.options.state_names;
        let source = self.source;
        let table = table(&mut self.table, &span)?;
        let mut null_alias = None;
        let alias = match &declaration.alias {
            Some((of, offset)) => {
                let symbol = table.symbol(&of.name).ok_or_else(|| undeclared(table, &of.name, of.span.clone()))?;
                if symbol.class != SymbolClass::General {
                    let message =
                        format!("`{}` is {}, but only general variables have aliases", of.name, symbol.class.name());
                    return Err(Problem::new(of.span.clone(), "class", message));
                }
                if symbol.id == 0 {
                    let message = format!("an alias of `{}` is none in object files: it is left out", of.name);
                    null_alias = Some(Problem::new(of.span.clone(), "alias", message));
                }
                (symbol.id, *offset)
            }
            None => (0, 0),
        };
        let class = declaration.class;
        let count = match class {
            VariableClass::General => table.object.variables.len(),
            VariableClass::Address => table.object.addresses.len(),
            VariableClass::Predicate => table.object.predicates.len(),
            VariableClass::Sampler => table.object.samplers.len(),
            _ => table.object.surfaces.len(),
        };
        let id = u32::try_from(count).ok().and_then(|count| class.first().checked_add(count));
        let most = if class == VariableClass::General { u32::MAX } else { class.most() };
        let id = id.filter(|id| *id < most).ok_or_else(|| {
            Problem::new(
                declaration.name.span.clone(),
                "declaration",
                format!("more than {most} variables of this class"),
            )
        })?;
        // The table keeps names as long as the source lives, which is longer than the statement.
        let name = &source[at + declaration.name.span.start..at + declaration.name.span.end];
        if name != declaration.name.name {
            return Err(Problem::new(declaration.name.span.clone(), "name", "a comment or line end inside of a name"));
        }
        if !table.declare(name, symbol_class(class), id) {
            let message = format!("`{name}` is declared already");
            return Err(Problem::new(declaration.name.span.clone(), "redeclared", message));
        }
        let shown = declaration.state_name.as_deref().filter(|_| state_names).unwrap_or(name);
        let name_index = table.object.strings.push(shown);
        let mut repeated = Vec::new();
        for (index, setting) in declaration.attributes.iter().enumerate() {
            if declaration.attributes[..index].iter().any(|before| before.name.name == setting.name.name) {
                repeated.push(repeats(setting));
            }
        }
        let attributes = declaration.attributes.iter().map(|setting| setting_of(&mut table.object, setting));
        let attributes: AttributesBuf = attributes.collect();
        let elements = ElementsBuf { name_index, elements: declaration.elements, attributes };
        match class {
            VariableClass::General => {
                let properties = VarInfoBitProperties::default().with_alignment(declaration.align);
                let properties = declaration.data_type.and_then(|t| properties.with_type(t)).unwrap_or(properties);
                table.object.variables.push(VariableBuf {
                    name_index,
                    properties,
                    elements: declaration.elements,
                    alias_index: alias.0,
                    alias_offset: alias.1,
                    alias_scope: 0,
                    attributes: elements.attributes,
                });
            }
            VariableClass::Address => table.object.addresses.push(elements),
            VariableClass::Predicate => table.object.predicates.push(elements),
            VariableClass::Sampler => table.object.samplers.push(elements),
            _ => table.object.surfaces.push(elements),
        }
        self.place.declarations.push((class, id, at + span.start..at + span.end));
        let reserved = is_reserved(name.as_bytes()).then(|| reserved(name, declaration.name.span.clone()));
        for problem in null_alias.into_iter().chain(repeated).chain(reserved) {
            self.warn(at, problem);
        }
        Ok(())
    }

    fn input(&mut self, at: usize, input: &Input<'_>, span: Range<usize>) -> Result<(), Problem> {
        let table = table(&mut self.table, &span)?;
        let name = &input.name.name;
        let symbol = table.symbol(name).ok_or_else(|| undeclared(table, name, input.name.span.clone()))?;
        let class = match symbol.class {
            SymbolClass::General => InputClass::General,
            SymbolClass::Sampler => InputClass::Sampler,
            SymbolClass::Surface => InputClass::Surface,
            other => {
                let message = format!("`{name}` is {}, which cannot be an input", other.name());
                return Err(Problem::new(input.name.span.clone(), "class", message));
            }
        };
        let size = match input.size {
            Some(size) => size,
            None => {
                let size =
                    super::scan::Sizes::size_of(table, name.as_bytes()).and_then(|size| u16::try_from(size).ok());
                let message = || format!("the size of `{name}` does not fit an input");
                size.ok_or_else(|| Problem::new(input.name.span.clone(), "range", message()))?
            }
        };
        let kind = InputInfoKind::default().with_class(class);
        let kind = InputInfoKind(kind.bits() | input.provenance << 3);
        let KindBuf::Kernel { inputs, .. } = &mut table.object.kind else {
            return Err(Problem::new(span, "input", "a function has no inputs: its arguments come in `%arg`"));
        };
        inputs.push(InputInfo { kind, id: symbol.id, offset: input.offset, size });
        if !table.inputs.insert((class.bits(), symbol.id)) {
            let message = format!("`{name}` is an input already");
            self.warn(at, Problem::new(input.name.span.clone(), "repeated", message));
        }
        Ok(())
    }

    fn attribute(&mut self, at: usize, setting: &Setting<'_>, span: Range<usize>) -> Result<(), Problem> {
        let table = table(&mut self.table, &span)?;
        let attribute = setting_of(&mut table.object, setting);
        if setting.name.name == Attribute::SimdSize.name()
            && let Ok(bytes) = <[u8; 4]>::try_from(&*attribute.value)
        {
            table.set_dispatch_simd(i32::from_le_bytes(bytes));
        }
        let name = |index| table.object.strings.get(index).map(|text| text.as_bytes());
        let again = table.object.attributes.iter().any(|known| name(known.name) == name(attribute.name));
        table.object.attributes.push(attribute);
        if again {
            self.warn(at, repeats(setting));
        }
        Ok(())
    }

    fn label<'t>(&mut self, at: usize, code: &'t str, start: usize) -> Result<Outcome<'t>, Problem> {
        let name = &code[start..code.len() - 1];
        let span = start..code.len();
        let table = table(&mut self.table, &span)?;
        // The printer writes `.function "x"` and `x:` below it: one instruction, not two.
        if let Some(routine) = table.find_label(name.as_bytes(), false) {
            if let Some(state) = table.labels.get_mut(usize::from(routine)) {
                state.repeated.get_or_insert(at + start);
            }
        } else {
            let found = name.find(RESOURCE_LOOP);
            let divergent = if self.options.slipped_labels { found != Some(0) } else { found.is_some() };
            let kind = if divergent { LabelKind::DivergentResourceLoop } else { LabelKind::Block };
            let id = table.any_label(name.as_bytes(), kind).ok_or_else(|| too_many(&span))?;
            self.define(at, id, span.clone())?;
            self.append(&Inst::Label(Label { label: id }), at, span)?;
            if is_reserved(name.as_bytes()) {
                self.warn(at, reserved(name, start..start + name.len()));
            }
        }
        Ok(Outcome::Label(Cow::Borrowed(name)))
    }

    fn define(&mut self, at: usize, id: u16, span: Range<usize>) -> Result<(), Problem> {
        let Some(state) = self.table.as_mut().and_then(|table| table.labels.get_mut(usize::from(id))) else {
            return Ok(());
        };
        if let Some(before) = state.defined {
            let line = self.locator.clone().line(before);
            let message = format!("this label stands in line {line} already");
            return Err(Problem::new(span, "redeclared", message));
        }
        state.defined = Some(at + span.start);
        Ok(())
    }

    /// Appends an instruction to the object.
    fn append(&mut self, inst: &Inst<'_>, at: usize, span: Range<usize>) -> Result<Range<usize>, Problem> {
        let version = self.module.version;
        let table = table(&mut self.table, &span)?;
        let offset = table.object.code.len();
        table.object.append(inst, version).map_err(|error| no_form(version, &error, span.clone()))?;
        self.place.instructions.push((offset as u32, at + span.start..at + span.end));
        Ok(offset..table.object.code.len())
    }

    /// Warns of a line that may not be what was meant.
    #[cold]
    fn remark(&mut self, at: usize, code: &str, remark: Remark) {
        if let Remark::ValueAsAddress(offset) = remark {
            let span = word(code, offset, code[offset..].find([' ', '(', '<']).unwrap_or(1));
            let name = &code[span.clone()];
            let message = format!("object files have the address of `{name}` here, and not its value");
            let help = Some(format!("write `&{name}` for the address"));
            self.warn(at, Problem::new(span.clone(), "address", message).help(help));
        }
    }

    fn instruction(&mut self, at: usize, code: &str, start: usize) -> Result<Range<usize>, Problem> {
        let span = start..code.len();
        let (options, version) = (self.text_options(), self.module.version);
        let table = table(&mut self.table, &span)?;
        table.statement = at + start..at + code.len();
        let mut line = Cursor::at(code.as_bytes(), start);
        let offset = table.object.code.len();
        match Inst::parse(&mut line, table, options, &mut self.scratch) {
            Ok(ref inst) => table.object.append(inst, version).map_err(|error| no_form(version, &error, span))?,
            Err(error) => return Err(wrong(table, code, &error)),
        }
        let end = table.object.code.len();
        self.place.instructions.push((offset as u32, at + start..at + code.len()));
        if let Some(remark) = self.scratch.remark() {
            self.remark(at, code, remark);
        }
        Ok(offset..end)
    }
}

/// Returns the warning that a name is one that the vendor's assembler does not take.
#[cold]
fn reserved(name: &str, span: Range<usize>) -> Problem {
    let message = format!("`{name}` is a word of assembler text, and the vendor's assembler takes it for no name");
    Problem::new(span, "reserved", message).help(Some(format!("write `{name}_`, for example")))
}

/// That an attribute is there a second time.
fn repeats(setting: &Setting<'_>) -> Problem {
    let message = format!("the attribute `{}` is given already", setting.name.name);
    Problem::new(setting.name.span.clone(), "repeated", message)
}

/// Returns the options with which a single instruction is read or printed as text, for a version of
/// the object format.
///
/// Without a platform, registers have the size that the text engine takes by default.
pub fn text_options(version: Version, platform: Option<Platform>) -> TextOptions {
    let options = TextOptions::new(version);
    match platform {
        Some(platform) => options.on(platform as u8, platform.register_bytes().unwrap_or(options.register_bytes)),
        None => options,
    }
}

/// Returns the diagnostic for an error in `source`, which is a single instruction outside of a
/// kernel.
///
/// The diagnostic is that of [`parse`] for the same line in a file, with line 1 and the column of the
/// error in `source`.
pub fn line_diagnostic(source: &str, version: Version, error: &TextError) -> Diagnostic {
    let problem = wrong(&Table::new(ObjectBuf::kernel(""), version, 0), source, error);
    diagnostic(source, &mut Locator::new(source), problem.span.clone(), problem)
}

/// What is wrong at some bytes of a source.
fn diagnostic(source: &str, locator: &mut Locator<'_>, span: Range<usize>, problem: Problem) -> Diagnostic {
    let Problem { severity, code, message, help, .. } = problem;
    let line = locator.line(span.start);
    let before = source.get(..span.start).unwrap_or_default();
    let from = before.rfind('\n').map_or(0, |found| found + 1);
    let column = before[from..].trim_start_matches(BYTE_ORDER_MARK).chars().count() as u32 + 1;
    let message = if message.contains(char::is_control) { harmless(&message) } else { message };
    Diagnostic { severity, code, span, line, column, message, help }
}

/// A message with characters that terminals would act upon shown by their numbers.
#[cold]
fn harmless(message: &str) -> String {
    let mut out = String::with_capacity(message.len() + 8);
    for c in message.chars() {
        match c.is_control() {
            true => out.extend(c.escape_default()),
            false => out.push(c),
        }
    }
    out
}

/// What a text before its first object knows.
struct Nothing;

impl super::scan::Sizes for Nothing {
    fn size_of(&self, _: &[u8]) -> Option<i64> {
        None
    }

    fn dispatch_simd(&self) -> Option<i64> {
        None
    }
}

fn table<'p, 's>(table: &'p mut Option<Table<'s>>, span: &Range<usize>) -> Result<&'p mut Table<'s>, Problem> {
    let missing = || {
        let help = Some("begin it with `.kernel \"name\"` or `.global_function \"name\"`".to_string());
        Problem::new(span.clone(), "object", "this stands before the first kernel or function").help(help)
    };
    table.as_mut().ok_or_else(missing)
}

fn too_many(span: &Range<usize>) -> Problem {
    Problem::new(span.clone(), "label", format!("more than {} labels", u32::from(u16::MAX) + 1))
}

fn no_form(version: Version, error: &openvisa_codec::WriteError, span: Range<usize>) -> Problem {
    let message = format!("the instruction has no form in object files of version {version}: {}", error.kind);
    Problem::new(span, "version", message)
}

fn undeclared(table: &Table<'_>, name: &str, span: Range<usize>) -> Problem {
    let near = table.nearest_name(name);
    Problem::new(span, "undeclared", format!("no variable `{name}` is declared"))
        .help(near.map(|near| format!("did you mean `{near}`?")))
}

fn setting_of(object: &mut ObjectBuf, setting: &Setting<'_>) -> AttributeBuf {
    AttributeBuf { name: object.strings.push(setting.name.name.as_bytes()), value: setting.value.bytes().into() }
}

/// Where the braces begin that close scopes at the end of a statement, and how many there are. Those of a list of attributes close
/// none.
fn closing(code: &str, start: usize) -> (usize, usize) {
    let bytes = code.as_bytes();
    if bytes.last() != Some(&b'}') {
        return (code.len(), 0);
    }
    let open = bytes[start..].iter().filter(|b| **b == b'{').count();
    let all = bytes[start..].iter().filter(|b| **b == b'}').count();
    let most = all.saturating_sub(open);
    let (mut end, mut closed) = (code.len(), 0);
    while closed < most && end > start && matches!(bytes[end - 1], b'}' | b' ' | b'\t' | b'\r') {
        end -= 1;
        closed += usize::from(bytes[end] == b'}');
    }
    let end = start + code[start..end].trim_ascii_end().len();
    (end, closed)
}

/// Whether a word can be a label.
fn is_label(word: &str) -> bool {
    let part = |b: u8| is_name_part(b) || matches!(b, b'-' | b'$' | b'@' | b'?');
    let bytes = word.as_bytes();
    bytes.first().is_some_and(|b| part(*b) && !b.is_ascii_digit() && *b != b'-') && bytes.iter().all(|b| part(*b))
}

/// The names of labels that begin a loop over different resources have this in them.
const RESOURCE_LOOP: &str = "__opt_resource_loo";

/// What is wrong with an instruction.
fn wrong(table: &Table<'_>, code: &str, error: &TextError) -> Problem {
    let span = word(code, error.offset, error.length);
    let found = &code[span.clone()];
    let did_you_mean = |near: Option<&str>| near.map(|near| format!("did you mean `{near}`?"));
    match error.expected {
        Expected::Mnemonic => {
            let lower = found.to_ascii_lowercase();
            let near = nearest(lower.as_bytes(), mnemonics());
            Problem::new(span, "mnemonic", format!("no instruction `{found}`")).help(did_you_mean(near))
        }
        Expected::Label => Problem::new(span, "syntax", format!("expected a label, found `{found}`")),
        Expected::Text("(") if found.len() > 1 && found.starts_with('.') => {
            let message = format!("`{}` has no suffix `{found}` here", first_word(code));
            Problem::new(span, "syntax", message)
        }
        Expected::Text(text) if found.starts_with(text) && code[..span.start].ends_with([' ', '\t']) => {
            Problem::new(span, "syntax", format!("no blank may stand before `{text}` here"))
        }
        expected if error.undeclared => match table.symbol(found) {
            Some(symbol) => {
                let message = format!("`{found}` is {}, but {expected} is expected here", symbol.class.name());
                Problem::new(span, "class", message)
            }
            None => undeclared(table, found, span),
        },
        expected => {
            let class = table.symbol(found).map(|symbol| symbol.class.name());
            let message = match class {
                _ if found.is_empty() => format!("expected {expected} before the end of the line"),
                Some(class) => format!("expected {expected}, found `{found}`, {class}"),
                None => format!("expected {expected}, found `{found}`"),
            };
            // Saturation is among the modifiers, and stands elsewhere.
            let elsewhere =
                |word: &str| word.starts_with('.') && expected == Expected::OneOf(expected.candidates(), "a modifier");
            let words = || expected.candidates().iter().copied().filter(|word| !word.is_empty() && !elsewhere(word));
            let number = found.bytes().all(|b| b.is_ascii_digit());
            let near = nearest(found.as_bytes(), words()).filter(|_| !number);
            let all = || {
                let all: Vec<_> = words().collect();
                (1..=16).contains(&all.len()).then(|| format!("one of {}", all.join(" ")))
            };
            let form = || match expected {
                Expected::Text("(") if code[..span.start].trim_ascii_end().ends_with(first_word(code)) => {
                    Some("the number of channels comes first, as in `(M1, 16)`".to_string())
                }
                Expected::Text(":") => Some("a number says its type, as in `0x1:d`".to_string()).filter(|_| {
                    let before = code[..span.start].trim_ascii_end();
                    let number = before.rsplit([' ', '\t', '(', ',']).next().unwrap_or_default();
                    number.starts_with(|c: char| c.is_ascii_digit()) && !number.contains(':')
                }),
                Expected::Integer if class.is_some() => {
                    let sign = code[..span.start].chars().next_back().filter(|sign| matches!(sign, '-' | '~'));
                    sign.map(|sign| format!("a modifier of a variable stands in brackets: `({sign}){found}`"))
                }
                _ => None,
            };
            let help = did_you_mean(near).or_else(all).or_else(form);
            Problem::new(span, "syntax", message).help(help)
        }
    }
}

/// The word that an instruction begins with, behind its predicate.
fn first_word(code: &str) -> &str {
    let code = code.trim_ascii_start();
    let code = match code.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        Some((_, rest)) => rest.trim_ascii_start(),
        None => code,
    };
    let end = code.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(code.len());
    &code[..end]
}

/// The word of a statement at some of its bytes: whole characters, and a point with what follows it.
fn word(code: &str, offset: usize, length: usize) -> Range<usize> {
    let start = (0..=offset.min(code.len())).rev().find(|at| code.is_char_boundary(*at)).unwrap_or(0);
    let mut end = offset.saturating_add(length).clamp(start, code.len());
    let bytes = code.as_bytes();
    let in_word = |b: &u8| is_name_part(*b) || !b.is_ascii();
    if end > start && (&code.as_bytes()[start..end] == b"." || !bytes[start].is_ascii()) {
        while bytes.get(end).is_some_and(in_word) {
            end += 1;
        }
    }
    let end = (end..=code.len()).find(|at| code.is_char_boundary(*at)).unwrap_or(code.len());
    start..end
}
