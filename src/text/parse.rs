//! The parser of assembler text: reads statements, and keeps the symbols and source positions.
//!
//! For example, `add (M1, 8) x(0,0)<1> x(0,0)<1;1,0> 0x1:d` appends the encoded instruction to the
//! code of the current object, and records the source range of the line.

mod labels;

use self::labels::MissingLabel;
use super::diagnostic::{Diagnostic, Severity};
use super::directive::{AttributeSetting, Declaration, Directive, Input, fast_declaration};
use super::lexer::{Lexer, TextProblem, is_name_part};
use super::statements::{BYTE_ORDER_MARK, Locator, Statement, Statements};
use super::symbols::{LabelState, SymbolTable, symbol_class};
use crate::module::{
    AttributeBuf, AttributesBuf, ConvertErrorKind, ElementsBuf, KindBuf, ModuleBuf, ObjectBuf, VariableBuf, is_of_files,
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
use openvisa_isa::{Attribute, Inst, NEWEST_VERSION, OLDEST_VERSION, Platform, TextScratch, VariableClass, mnemonics};

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
}

impl Default for ParseOptions {
    fn default() -> Self {
        Self { version: None, text_version: None, platform: None, limit: 50, state_names: false, slipped_labels: false }
    }
}

/// The result of parsing a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The module, without the statements that have errors.
    pub module: ModuleBuf,
    /// The version of the text, or the newest object version if the text states none.
    pub version: Version,
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
        if is_of_files(module.version) {
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
            make_diagnostic(source, &mut Locator::new(source), span, TextProblem::new(0..0, "version", message))
        })
    }
}

/// Source positions of one object.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Byte offset in the source where the object begins.
    pub start: usize,
    /// The instructions in order: byte offset in the [code](ObjectBuf::code) of the object, and
    /// byte range of the statement in the source.
    pub instructions: Vec<(u32, Range<usize>)>,
    /// The declarations: class, ID, and byte range of the statement, sorted by class and ID.
    pub declarations: Vec<(VariableClass, u32, Range<usize>)>,
}

impl Places {
    /// Returns the source range of the instruction at a byte offset of the code.
    pub fn instruction(&self, offset: u32) -> Option<Range<usize>> {
        let index = self.instructions.binary_search_by_key(&offset, |(at, _)| *at).ok()?;
        Some(self.instructions[index].1.clone())
    }

    /// Returns the source range of the declaration of a variable.
    pub fn declaration(&self, class: VariableClass, id: u32) -> Option<Range<usize>> {
        let index = self.declarations.binary_search_by_key(&(class, id), |(of, number, _)| (*of, *number)).ok()?;
        Some(self.declarations[index].2.clone())
    }
}

/// Parses a text. A statement with an error is reported and left out, and the rest is still
/// checked.
pub fn parse(source: &str, options: &ParseOptions) -> Parsed {
    let mut parser = TextParser::new(source, options);
    for statement in Statements::new(source) {
        if parser.is_at_limit() {
            break;
        }
        parser.read_statement(&statement);
    }
    parser.finish()
}

/// Returns the offset of the first carriage return if no line feed ends any line, as in files of
/// old Mac editors.
fn find_lone_return(source: &str) -> Option<usize> {
    let text = source.trim_end();
    text.find('\r').filter(|_| !text.contains('\n'))
}

/// The kind of a parsed statement.
#[derive(Debug)]
pub(super) enum Outcome<'t> {
    /// A blank line, or one with only a comment.
    Blank,
    /// A directive.
    Directive(Directive<'t>),
    /// A label. It is an instruction, unless it repeats the name of its subroutine.
    Label(Cow<'t, str>),
    /// An instruction, with its byte range in the code of the object.
    Instruction(Range<usize>),
    /// A statement whose error was reported.
    Wrong,
}

/// A statement and the number of scopes that its braces open and close.
#[derive(Debug)]
pub(super) struct Pieces<'t> {
    pub(super) opened: usize,
    pub(super) outcome: Outcome<'t>,
    pub(super) closed: usize,
}

pub(super) struct TextParser<'s> {
    source: &'s str,
    options: ParseOptions,
    locator: Locator<'s>,
    pub(super) diagnostics: Vec<Diagnostic>,
    /// Number of errors among the diagnostics.
    errors: usize,
    module: ModuleBuf,
    places: Vec<Places>,
    place: Places,
    /// Label states of each complete object.
    labels: Vec<Vec<LabelState>>,
    /// Labels of the complete objects that are used but never defined. They are reported at the
    /// end, when the labels of all objects are known.
    missing: Vec<MissingLabel>,
    pub(super) table: Option<SymbolTable<'s>>,
    /// The version that the text states.
    text_version: Option<Version>,
    /// Boxed because it is large and the parser is moved.
    scratch: Box<TextScratch>,
}

impl<'s> TextParser<'s> {
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

    /// Returns whether the maximum number of errors was reported.
    pub(super) const fn is_at_limit(&self) -> bool {
        self.errors >= self.options.limit
    }

    /// Returns the version of the object format.
    pub(super) const fn version(&self) -> Version {
        self.module.version
    }

    /// Returns the options for parsing instruction lines.
    pub(super) fn text_options(&self) -> TextOptions {
        let version = self.options.text_version.or(self.text_version).unwrap_or(NEWEST_VERSION);
        text_options(version, self.options.platform)
    }

    /// Parses a statement without returning what it was. Fast path for a single instruction or
    /// plain declaration, which nearly all statements are.
    fn read_statement(&mut self, statement: &Statement<'s>) {
        let (code, at): (&str, _) = (&statement.code, statement.start);
        let mut lexer = Lexer::new(code, 0);
        let (first, last) = (lexer.peek(), code.as_bytes().last());
        let span = lexer.offset()..code.len();
        let result = match (first, last) {
            (None, _) => return,
            (Some(b'{'), _) | (_, Some(b'}' | b':')) => {
                self.parse_statement(statement);
                return;
            }
            (Some(b'.'), _) => match fast_declaration::parse(code, span.start) {
                Some(declaration) => self.declare_variable(at, &declaration, span),
                None => {
                    self.parse_statement(statement);
                    return;
                }
            },
            _ => self.parse_instruction(at, code, span.start).map(|_| ()),
        };
        if let Err(problem) = result {
            self.report(at, problem);
        }
    }

    /// Parses a statement and returns its pieces.
    pub(super) fn parse_statement<'t>(&mut self, statement: &'t Statement<'s>) -> Pieces<'t> {
        let code: &str = &statement.code;
        let mut lexer = Lexer::new(code, 0);
        let mut opened = 0;
        while lexer.peek() == Some(b'{') {
            lexer.take("{");
            opened += 1;
            self.open_scope(statement.start + lexer.offset() - 1);
        }
        let start = lexer.offset();
        let (end, closed) = split_closing_braces(code, start);
        let outcome = match &code[start..end] {
            "" => Outcome::Blank,
            _ => self.parse_inner(statement, start, end),
        };
        for _ in 0..closed {
            self.close_scope(statement.start + end);
        }
        Pieces { opened, outcome, closed }
    }

    fn parse_inner<'t>(&mut self, statement: &'t Statement<'s>, start: usize, end: usize) -> Outcome<'t> {
        let code: &'t str = &statement.code[..end];
        let result = match code.as_bytes()[start] {
            b'.' if !code[start..].starts_with(".file") && !code[start..].starts_with(".loc") => {
                self.parse_directive(statement.start, code, start)
            }
            _ if code.ends_with(':') && is_label(&code[start..end - 1]) => {
                self.parse_label(statement.start, code, start)
            }
            _ => self.parse_instruction(statement.start, code, start).map(Outcome::Instruction),
        };
        result.unwrap_or_else(|problem| {
            self.report(statement.start, problem);
            Outcome::Wrong
        })
    }

    /// Reports a problem of the statement that begins at byte `start` of the source.
    #[cold]
    fn report(&mut self, start: usize, problem: TextProblem) {
        let error = problem.severity >= Severity::Error;
        let known = if error { self.errors } else { self.diagnostics.len() - self.errors };
        if known >= self.options.limit {
            return;
        }
        self.errors += usize::from(error);
        let span = start + problem.span.start..start + problem.span.end;
        self.diagnostics.push(make_diagnostic(self.source, &mut self.locator, span, problem));
    }

    /// Reports a problem as a warning.
    #[cold]
    fn warn(&mut self, start: usize, problem: TextProblem) {
        self.report(start, problem.warning());
    }

    fn open_scope(&mut self, at: usize) {
        match &mut self.table {
            Some(table) => table.open_scope(),
            None => self.report(at, TextProblem::new(0..1, "scope", "a scope outside of a kernel or function")),
        }
    }

    fn close_scope(&mut self, at: usize) {
        if !self.table.as_mut().is_some_and(SymbolTable::close_scope) {
            self.report(at, TextProblem::new(0..1, "scope", "no scope is open here"));
        }
    }

    fn parse_directive<'t>(&mut self, at: usize, code: &'t str, start: usize) -> Result<Outcome<'t>, TextProblem> {
        let mut lexer = Lexer::new(code, start);
        let directive = match &self.table {
            Some(table) => Directive::parse(&mut lexer, table),
            None => Directive::parse(&mut lexer, &NoSizes),
        };
        if directive.is_err() && code[start..].starts_with(".version") {
            // A malformed `.version` is present, so it must not be reported as missing too.
            self.text_version.get_or_insert(NEWEST_VERSION);
        }
        let directive = directive?;
        let whole = start..code.len();
        match &directive {
            Directive::Version(version) => self.set_version(*version, whole)?,
            Directive::Kernel(name) => self.begin_object(at + start, ObjectBuf::kernel(name), whole)?,
            Directive::GlobalFunction(name) => {
                self.begin_object(at + start, ObjectBuf::function(name, Linkage::Extern, 0, 0), whole)?;
            }
            Directive::FunctionDeclaration(_) => {}
            Directive::Declaration(declaration) => self.declare_variable(at, declaration, whole)?,
            Directive::Input(input) => self.add_input(at, input, whole)?,
            Directive::Attribute(setting) => self.add_attribute(at, setting, whole)?,
            Directive::Function(name) => {
                let table = require_table(&mut self.table, &whole)?;
                let id = table
                    .find_or_declare_label(name.as_bytes(), LabelKind::Subroutine)
                    .ok_or_else(|| too_many_labels_problem(&whole))?;
                self.define_label(at, id, whole)?;
                self.append_instruction(&Inst::Subroutine(Subroutine { label: id }), at, start..code.len())?;
            }
        }
        Ok(Outcome::Directive(directive))
    }

    fn set_version(&mut self, version: Version, span: Range<usize>) -> Result<(), TextProblem> {
        if self.text_version.is_some() || self.table.is_some() {
            return Err(TextProblem::new(span, "version", "`.version` stands once, before everything else"));
        }
        self.text_version = Some(version);
        if !version.at_least(OLDEST_VERSION.major, OLDEST_VERSION.minor) || version.major > NEWEST_VERSION.major {
            let (old, new) = (OLDEST_VERSION, NEWEST_VERSION);
            let message = format!("version {version} is none that is known: {old} to {}.x", new.major);
            return Err(TextProblem::new(span, "version", message));
        }
        self.module.version = self.options.version.unwrap_or(version);
        Ok(())
    }

    fn begin_object(&mut self, at: usize, object: ObjectBuf, span: Range<usize>) -> Result<(), TextProblem> {
        self.end_object();
        self.place = Places { start: at, ..Places::default() };
        self.place.instructions.reserve(64);
        self.place.declarations.reserve(64);
        self.table = Some(SymbolTable::new(object, self.module.version, self.text_options().register_bytes));
        if self.text_version.is_none() {
            self.text_version = Some(NEWEST_VERSION);
            let help = Some(format!("begin the file with `.version {NEWEST_VERSION}`"));
            return Err(TextProblem::new(span, "version", "`.version` is missing before the first object").help(help));
        }
        Ok(())
    }

    /// Moves the current object into the module.
    fn end_object(&mut self) {
        let Some(table) = self.table.take() else { return };
        if table.scope_depth() > 0 {
            let end = self.source.trim_ascii_end().len();
            self.report(end, TextProblem::new(0..0, "scope", "a scope is not closed").help(Some("add a `}`".into())));
        }
        if self.place.instructions.is_empty() && self.errors == 0 {
            let help = Some("a kernel or function ends with `ret` or `fret`".into());
            let head = self.source[self.place.start..].lines().next().unwrap_or_default().trim_ascii_end();
            let problem = TextProblem::new(0..head.len(), "empty", "this has no instructions").help(help);
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
        if let Some(at) = find_lone_return(self.source).filter(|_| nothing || self.errors > 0) {
            // The whole text is a single line, so no other error is meaningful.
            self.diagnostics.clear();
            let help = "each line ends with a line feed, with or without a carriage return before it".to_string();
            let message = "carriage returns alone end no lines";
            self.report(at, TextProblem::new(0..1, "syntax", message).help(Some(help)));
        } else if nothing {
            let help = Some("a text begins with `.version` and `.kernel` or `.global_function`".to_string());
            let empty = self.source.trim().is_empty();
            let message = if empty { "the text is empty" } else { "the text has no kernel and no function" };
            self.report(0, TextProblem::new(0..0, "object", message).help(help));
        }
        self.diagnostics.sort_by_key(|diagnostic| diagnostic.span.start);
        let version = self.text_version.unwrap_or(NEWEST_VERSION);
        Parsed { module: self.module, version, diagnostics: self.diagnostics, places: self.places }
    }

    fn declare_variable(
        &mut self,
        at: usize,
        declaration: &Declaration<'_>,
        span: Range<usize>,
    ) -> Result<(), TextProblem> {
        let state_names = self.options.state_names;
        let source = self.source;
        let table = require_table(&mut self.table, &span)?;
        let mut null_alias = None;
        let alias = match &declaration.alias {
            Some((of, offset)) => {
                let symbol =
                    table.symbol_of(&of.name).ok_or_else(|| undeclared_problem(table, &of.name, of.span.clone()))?;
                if symbol.class != SymbolClass::General {
                    let message =
                        format!("`{}` is {}, but only general variables have aliases", of.name, symbol.class.name());
                    return Err(TextProblem::new(of.span.clone(), "class", message));
                }
                if symbol.id == 0 {
                    let message = format!("an alias of `{}` is none in object files: it is left out", of.name);
                    null_alias = Some(TextProblem::new(of.span.clone(), "alias", message));
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
            TextProblem::new(
                declaration.name.span.clone(),
                "declaration",
                format!("more than {most} variables of this class"),
            )
        })?;
        // The table borrows names from the source, which outlives the statement.
        let name = &source[at + declaration.name.span.start..at + declaration.name.span.end];
        if name != declaration.name.name {
            return Err(TextProblem::new(
                declaration.name.span.clone(),
                "name",
                "a comment or line end inside of a name",
            ));
        }
        if !table.declare(name, symbol_class(class), id) {
            let message = format!("`{name}` is declared already");
            return Err(TextProblem::new(declaration.name.span.clone(), "redeclared", message));
        }
        let shown = declaration.state_name.as_deref().filter(|_| state_names).unwrap_or(name);
        let name_index = table.object.strings.push(shown);
        let mut repeated = Vec::new();
        for (index, setting) in declaration.attributes.iter().enumerate() {
            if declaration.attributes[..index].iter().any(|before| before.name.name == setting.name.name) {
                repeated.push(repeated_attribute_problem(setting));
            }
        }
        let attributes = declaration.attributes.iter().map(|setting| intern_attribute(&mut table.object, setting));
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
        for problem in null_alias.into_iter().chain(repeated) {
            self.warn(at, problem);
        }
        Ok(())
    }

    fn add_input(&mut self, at: usize, input: &Input<'_>, span: Range<usize>) -> Result<(), TextProblem> {
        let table = require_table(&mut self.table, &span)?;
        let name = &input.name.name;
        let symbol = table.symbol_of(name).ok_or_else(|| undeclared_problem(table, name, input.name.span.clone()))?;
        let class = match symbol.class {
            SymbolClass::General => InputClass::General,
            SymbolClass::Sampler => InputClass::Sampler,
            SymbolClass::Surface => InputClass::Surface,
            other => {
                let message = format!("`{name}` is {}, which cannot be an input", other.name());
                return Err(TextProblem::new(input.name.span.clone(), "class", message));
            }
        };
        let size = match input.size {
            Some(size) => size,
            None => {
                let size =
                    super::lexer::Sizes::size_of(table, name.as_bytes()).and_then(|size| u16::try_from(size).ok());
                let message = || format!("the size of `{name}` does not fit an input");
                size.ok_or_else(|| TextProblem::new(input.name.span.clone(), "range", message()))?
            }
        };
        let kind = InputInfoKind::default().with_class(class);
        let kind = InputInfoKind(kind.bits() | input.provenance << 3);
        let KindBuf::Kernel { inputs, .. } = &mut table.object.kind else {
            return Err(TextProblem::new(span, "input", "a function has no inputs: its arguments come in `%arg`"));
        };
        inputs.push(InputInfo { kind, id: symbol.id, offset: input.offset, size });
        if !table.inputs.insert((class.bits(), symbol.id)) {
            let message = format!("`{name}` is an input already");
            self.warn(at, TextProblem::new(input.name.span.clone(), "repeated", message));
        }
        Ok(())
    }

    fn add_attribute(
        &mut self,
        at: usize,
        setting: &AttributeSetting<'_>,
        span: Range<usize>,
    ) -> Result<(), TextProblem> {
        let table = require_table(&mut self.table, &span)?;
        let attribute = intern_attribute(&mut table.object, setting);
        if setting.name.name == Attribute::SimdSize.name()
            && let Ok(bytes) = <[u8; 4]>::try_from(&*attribute.value)
        {
            table.set_dispatch_simd(i32::from_le_bytes(bytes));
        }
        let name = |index| table.object.strings.get(index).map(|text| text.as_bytes());
        let again = table.object.attributes.iter().any(|known| name(known.name) == name(attribute.name));
        table.object.attributes.push(attribute);
        if again {
            self.warn(at, repeated_attribute_problem(setting));
        }
        Ok(())
    }

    fn parse_label<'t>(&mut self, at: usize, code: &'t str, start: usize) -> Result<Outcome<'t>, TextProblem> {
        let name = &code[start..code.len() - 1];
        let span = start..code.len();
        let table = require_table(&mut self.table, &span)?;
        // The printer writes `.function "x"` and then `x:`. Both are a single instruction.
        if let Some(routine) = table.find_label(name.as_bytes(), false) {
            if let Some(state) = table.labels.get_mut(usize::from(routine)) {
                state.repeated.get_or_insert(at + start);
            }
        } else {
            let found = name.find(RESOURCE_LOOP_INFIX);
            let divergent = if self.options.slipped_labels { found != Some(0) } else { found.is_some() };
            let kind = if divergent { LabelKind::DivergentResourceLoop } else { LabelKind::Block };
            let id =
                table.find_or_declare_label(name.as_bytes(), kind).ok_or_else(|| too_many_labels_problem(&span))?;
            self.define_label(at, id, span.clone())?;
            self.append_instruction(&Inst::Label(Label { label: id }), at, span)?;
        }
        Ok(Outcome::Label(Cow::Borrowed(name)))
    }

    fn define_label(&mut self, at: usize, id: u16, span: Range<usize>) -> Result<(), TextProblem> {
        let Some(state) = self.table.as_mut().and_then(|table| table.labels.get_mut(usize::from(id))) else {
            return Ok(());
        };
        if let Some(before) = state.defined {
            let line = self.locator.clone().line(before);
            let message = format!("this label stands in line {line} already");
            return Err(TextProblem::new(span, "redeclared", message));
        }
        state.defined = Some(at + span.start);
        Ok(())
    }

    /// Appends an instruction to the current object.
    fn append_instruction(
        &mut self,
        inst: &Inst<'_>,
        at: usize,
        span: Range<usize>,
    ) -> Result<Range<usize>, TextProblem> {
        let version = self.module.version;
        let table = require_table(&mut self.table, &span)?;
        let offset = table.object.code.len();
        table.object.append(inst, version).map_err(|error| no_encoding_problem(version, &error, span.clone()))?;
        self.place.instructions.push((offset as u32, at + span.start..at + span.end));
        Ok(offset..table.object.code.len())
    }

    /// Reports a remark of the instruction parser as a warning.
    #[cold]
    fn warn_of_remark(&mut self, at: usize, code: &str, remark: Remark) {
        if let Remark::ValueAsAddress(offset) = remark {
            let span = word_span_at(code, offset, code[offset..].find([' ', '(', '<']).unwrap_or(1));
            let name = &code[span.clone()];
            let message = format!("object files have the address of `{name}` here, and not its value");
            let help = Some(format!("write `&{name}` for the address"));
            self.warn(at, TextProblem::new(span.clone(), "address", message).help(help));
        }
    }

    fn parse_instruction(&mut self, at: usize, code: &str, start: usize) -> Result<Range<usize>, TextProblem> {
        let span = start..code.len();
        let (options, version) = (self.text_options(), self.module.version);
        let table = require_table(&mut self.table, &span)?;
        table.statement = at + start..at + code.len();
        let mut line = Cursor::at(code.as_bytes(), start);
        let offset = table.object.code.len();
        match Inst::parse(&mut line, table, options, &mut self.scratch) {
            Ok(ref inst) => {
                table.object.append(inst, version).map_err(|error| no_encoding_problem(version, &error, span))?
            }
            Err(error) => return Err(instruction_problem(table, code, &error)),
        }
        let end = table.object.code.len();
        self.place.instructions.push((offset as u32, at + start..at + code.len()));
        if let Some(remark) = self.scratch.remark() {
            self.warn_of_remark(at, code, remark);
        }
        Ok(offset..end)
    }
}

/// Returns the problem of an attribute that is set twice.
fn repeated_attribute_problem(setting: &AttributeSetting<'_>) -> TextProblem {
    let message = format!("the attribute `{}` is given already", setting.name.name);
    TextProblem::new(setting.name.span.clone(), "repeated", message)
}

/// Returns the options for instruction lines of a version and platform.
pub(crate) fn text_options(version: Version, platform: Option<Platform>) -> TextOptions {
    let options = TextOptions::new(version);
    match platform {
        Some(platform) => options.on(platform as u8, platform.register_bytes().unwrap_or(options.register_bytes)),
        None => options,
    }
}

/// Returns the diagnostic of a line that is parsed without a file: `source` is that line.
#[cfg(feature = "cli")]
pub(crate) fn line_diagnostic(source: &str, version: Version, error: &TextError) -> Diagnostic {
    let problem = instruction_problem(&SymbolTable::new(ObjectBuf::kernel(""), version, 0), source, error);
    make_diagnostic(source, &mut Locator::new(source), problem.span.clone(), problem)
}

/// Converts a problem to a diagnostic with line and column.
fn make_diagnostic(source: &str, locator: &mut Locator<'_>, span: Range<usize>, problem: TextProblem) -> Diagnostic {
    let TextProblem { severity, code, message, help, .. } = problem;
    let line = locator.line(span.start);
    let before = source.get(..span.start).unwrap_or_default();
    let from = before.rfind('\n').map_or(0, |found| found + 1);
    let column = before[from..].trim_start_matches(BYTE_ORDER_MARK).chars().count() as u32 + 1;
    let message = if message.contains(char::is_control) { escape_control_characters(&message) } else { message };
    Diagnostic { severity, code, span, line, column, message, help }
}

/// Escapes control characters in a message, so that a terminal does not interpret them.
#[cold]
fn escape_control_characters(message: &str) -> String {
    let mut out = String::with_capacity(message.len() + 8);
    for c in message.chars() {
        match c.is_control() {
            true => out.extend(c.escape_default()),
            false => out.push(c),
        }
    }
    out
}

/// The sizes known before the first object: none.
struct NoSizes;

impl super::lexer::Sizes for NoSizes {
    fn size_of(&self, _: &[u8]) -> Option<i64> {
        None
    }

    fn dispatch_simd(&self) -> Option<i64> {
        None
    }
}

fn require_table<'p, 's>(
    table: &'p mut Option<SymbolTable<'s>>,
    span: &Range<usize>,
) -> Result<&'p mut SymbolTable<'s>, TextProblem> {
    let missing = || {
        let help = Some("begin it with `.kernel \"name\"` or `.global_function \"name\"`".to_string());
        TextProblem::new(span.clone(), "object", "this stands before the first kernel or function").help(help)
    };
    table.as_mut().ok_or_else(missing)
}

fn too_many_labels_problem(span: &Range<usize>) -> TextProblem {
    TextProblem::new(span.clone(), "label", format!("more than {} labels", u32::from(u16::MAX) + 1))
}

fn no_encoding_problem(version: Version, error: &openvisa_codec::WriteError, span: Range<usize>) -> TextProblem {
    let message = format!("the instruction has no form in object files of version {version}: {}", error.kind);
    TextProblem::new(span, "version", message)
}

fn undeclared_problem(table: &SymbolTable<'_>, name: &str, span: Range<usize>) -> TextProblem {
    let near = table.nearest_name(name);
    TextProblem::new(span, "undeclared", format!("no variable `{name}` is declared"))
        .help(near.map(|near| format!("did you mean `{near}`?")))
}

fn intern_attribute(object: &mut ObjectBuf, setting: &AttributeSetting<'_>) -> AttributeBuf {
    AttributeBuf { name: object.strings.push(setting.name.name.as_bytes()), value: setting.value.to_bytes().into() }
}

/// Returns the end of the statement before the braces that close scopes, and the number of these
/// braces. Braces of an attribute list are not counted.
fn split_closing_braces(code: &str, start: usize) -> (usize, usize) {
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

/// Returns whether a word is a valid label.
fn is_label(word: &str) -> bool {
    let part = |b: u8| is_name_part(b) || matches!(b, b'-' | b'$' | b'@' | b'?');
    let bytes = word.as_bytes();
    bytes.first().is_some_and(|b| part(*b) && !b.is_ascii_digit() && *b != b'-') && bytes.iter().all(|b| part(*b))
}

/// The text that names of resource-loop labels contain.
const RESOURCE_LOOP_INFIX: &str = "__opt_resource_loo";

/// Explains why an instruction does not parse.
fn instruction_problem(table: &SymbolTable<'_>, code: &str, error: &TextError) -> TextProblem {
    let span = word_span_at(code, error.offset, error.length);
    let found = &code[span.clone()];
    let did_you_mean = |near: Option<&str>| near.map(|near| format!("did you mean `{near}`?"));
    match error.expected {
        Expected::Mnemonic => {
            let lower = found.to_ascii_lowercase();
            let near = nearest(lower.as_bytes(), mnemonics());
            TextProblem::new(span, "mnemonic", format!("no instruction `{found}`")).help(did_you_mean(near))
        }
        Expected::Label => TextProblem::new(span, "syntax", format!("expected a label, found `{found}`")),
        Expected::Text("(") if found.len() > 1 && found.starts_with('.') => {
            let message = format!("`{}` has no suffix `{found}` here", first_word(code));
            TextProblem::new(span, "syntax", message)
        }
        Expected::Text(text) if found.starts_with(text) && code[..span.start].ends_with([' ', '\t']) => {
            TextProblem::new(span, "syntax", format!("no blank may stand before `{text}` here"))
        }
        expected if error.undeclared => match table.symbol_of(found) {
            Some(symbol) => {
                let message = format!("`{found}` is {}, but {expected} is expected here", symbol.class.name());
                TextProblem::new(span, "class", message)
            }
            None => undeclared_problem(table, found, span),
        },
        expected => {
            let class = table.symbol_of(found).map(|symbol| symbol.class.name());
            let message = match class {
                _ if found.is_empty() => format!("expected {expected} before the end of the line"),
                Some(class) => format!("expected {expected}, found `{found}`, {class}"),
                None => format!("expected {expected}, found `{found}`"),
            };
            // `.sat` is listed among the modifiers but has a position of its own.
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
            TextProblem::new(span, "syntax", message).help(help)
        }
    }
}

/// Returns the mnemonic of an instruction, after its predicate.
fn first_word(code: &str) -> &str {
    let code = code.trim_ascii_start();
    let code = match code.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        Some((_, rest)) => rest.trim_ascii_start(),
        None => code,
    };
    let end = code.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(code.len());
    &code[..end]
}

/// Returns the word at a byte range of a statement: whole characters, and the name after a period.
fn word_span_at(code: &str, offset: usize, length: usize) -> Range<usize> {
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
