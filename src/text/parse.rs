//! The parser of assembler text: reads statements, and keeps the symbols and source positions.
//!
//! For example, `add (M1, 8) x(0,0)<1> x(0,0)<1;1,0> 0x1:d` appends the encoded instruction to the
//! code of the current object, and records the source range of the line.

mod declare;
mod explain;
mod labels;
mod options;

use self::explain::{BrokenSubject, instruction_problem, recover_subject, word_span_at};
use self::labels::MissingLabel;
pub use self::options::{DeclarationPlace, InstructionPlace, ParseOptions, Parsed, Places};
use super::diagnostic::{Diagnostic, Severity};
use super::directive::{ParsedDirective, fast_declaration};
use super::lexer::{Lexer, TextProblem, is_name_part};
use super::statements::{BYTE_ORDER_MARK, Locator, Statement, Statements};
use super::symbols::{LabelState, SymbolTable, symbol_class};
use crate::module::{ModuleBuf, ObjectBuf};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_isa::bit_fields::LabelId;
use openvisa_isa::enums::{LabelKind, Linkage};
use openvisa_isa::instructions::{Label, Subroutine};
use openvisa_isa::{Directive, Inst, NEWEST_VERSION, OLDEST_VERSION, Platform, TextScratch, is_reserved};
use openvisa_isa_core::Version;
use openvisa_isa_core::text::{Cursor, NoNames, Remark, TextOptions};

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
pub(super) enum StatementOutcome<'t> {
    /// A blank line, or one with only a comment.
    Blank,
    /// A directive.
    Directive(ParsedDirective<'t>),
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
    pub(super) outcome: StatementOutcome<'t>,
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
    /// Whether the text is printed again, which puts labels at the beginning of their lines.
    is_reprinted: bool,
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
            is_reprinted: false,
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
        self.check_comment(statement);
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

    /// Reports a block comment that does not end: the rest of the file is part of it.
    fn check_comment(&mut self, statement: &Statement<'_>) {
        if let Some(at) = statement.unclosed {
            let help = Some("end it with `*/`".to_string());
            let message = "the comment does not end, so that the rest of the file is part of it";
            self.report(at, TextProblem::new(0..2, "comment", message).help(help));
        }
    }

    /// Parses a statement of a text that is printed again, and returns its pieces.
    pub(super) fn parse_for_printing<'t>(&mut self, statement: &'t Statement<'s>) -> Pieces<'t> {
        self.check_comment(statement);
        self.is_reprinted = true;
        self.parse_statement(statement)
    }

    /// Parses a statement and returns its pieces.
    fn parse_statement<'t>(&mut self, statement: &'t Statement<'s>) -> Pieces<'t> {
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
            "" => StatementOutcome::Blank,
            _ => self.parse_inner(statement, start, end),
        };
        for _ in 0..closed {
            self.close_scope(statement.start + end);
        }
        Pieces { opened, outcome, closed }
    }

    fn parse_inner<'t>(&mut self, statement: &'t Statement<'s>, start: usize, end: usize) -> StatementOutcome<'t> {
        let code: &'t str = &statement.code[..end];
        let result = match code.as_bytes()[start] {
            b'.' if !code[start..].starts_with(".file") && !code[start..].starts_with(".loc") => {
                self.parse_directive(statement.start, code, start)
            }
            _ if code.ends_with(':') && is_label(code[start..end - 1].trim_ascii_end()) => {
                self.parse_label(statement.start, code, start)
            }
            _ => self.parse_instruction(statement.start, code, start).map(StatementOutcome::Instruction),
        };
        result.unwrap_or_else(|problem| {
            self.report(statement.start, problem);
            StatementOutcome::Wrong
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

    /// Makes known what a directive with an error declares, so that its uses have no errors.
    /// `meant` is the word that was probably meant.
    #[cold]
    fn recover_directive(&mut self, at: usize, code: &str, start: usize, meant: Option<&str>) {
        match recover_subject(code, start, meant) {
            Some(BrokenSubject::Object(object)) => _ = self.begin_object(at + start, *object, start..code.len()),
            Some(BrokenSubject::Variable(name, class)) => {
                // The table borrows names from the source, which outlives the statement.
                let name = self.source.get(at + name.start..at + name.end).unwrap_or_default();
                if let Some(table) = &mut self.table {
                    table.declare_broken(name, class.map(symbol_class));
                }
            }
            Some(BrokenSubject::Subroutine(name)) => {
                let Some(table) = &mut self.table else { return };
                if let Some(id) = table.find_or_declare_label(name.as_bytes(), LabelKind::Subroutine) {
                    let _ = self.define_label(at, id, start..code.len());
                    let _ = self.append_instruction(
                        &Inst::Subroutine(Subroutine { label: LabelId(id) }),
                        at,
                        start..code.len(),
                    );
                }
            }
            None => {}
        }
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

    fn parse_directive<'t>(
        &mut self,
        at: usize,
        code: &'t str,
        start: usize,
    ) -> Result<StatementOutcome<'t>, TextProblem> {
        let mut lexer = Lexer::new(code, start);
        let directive = match &self.table {
            Some(table) => ParsedDirective::parse(&mut lexer, table),
            None => ParsedDirective::parse(&mut lexer, &NoNames),
        };
        if directive.is_err() && code[start..].starts_with(Directive::Version.word()) {
            // A malformed `.version` is present, so it must not be reported as missing too.
            self.text_version.get_or_insert(NEWEST_VERSION);
        }
        let whole = start..code.len();
        let directive = match directive {
            Ok(directive) => directive,
            Err(problem) => {
                self.recover_directive(at, code, start, problem.suggestion.as_deref());
                return Err(problem);
            }
        };
        match &directive {
            ParsedDirective::Version(version) => self.set_version(*version, whole)?,
            ParsedDirective::Kernel(name) => self.begin_object(at + start, ObjectBuf::kernel(name), whole)?,
            ParsedDirective::GlobalFunction(name) => {
                self.begin_object(at + start, ObjectBuf::function(name, Linkage::Extern, 0, 0), whole)?;
            }
            ParsedDirective::FunctionDeclaration(_) => {}
            ParsedDirective::Declaration(declaration) => self.declare_variable(at, declaration, whole)?,
            ParsedDirective::Input(input) => self.add_input(at, input, whole)?,
            ParsedDirective::Attribute(setting) => self.add_attribute(at, setting, whole)?,
            ParsedDirective::Function(name) => {
                let table = require_table(&mut self.table, &whole)?;
                let id = table
                    .find_or_declare_label(name.as_bytes(), LabelKind::Subroutine)
                    .ok_or_else(|| too_many_labels_problem(&whole))?;
                self.define_label(at, id, whole)?;
                self.append_instruction(&Inst::Subroutine(Subroutine { label: LabelId(id) }), at, start..code.len())?;
            }
        }
        Ok(StatementOutcome::Directive(directive))
    }

    fn set_version(&mut self, version: Version, span: Range<usize>) -> Result<(), TextProblem> {
        if self.text_version.is_some() || self.table.is_some() {
            return Err(TextProblem::new(span, "version", "`.version` must come once, before all other statements"));
        }
        self.text_version = Some(version);
        if !version.at_least(OLDEST_VERSION.major, OLDEST_VERSION.minor) || version.major > NEWEST_VERSION.major {
            let (old, new) = (OLDEST_VERSION, NEWEST_VERSION);
            let message = format!("unknown version {version}, expected {old} to {}.x", new.major);
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
        self.place.broken = table.placeholders;
        self.labels.push(table.labels);
        self.module.objects.push(table.object);
        self.place.declarations.sort_by_key(|place| (place.class, place.id));
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
            let message = "a carriage return alone does not end a line";
            self.report(at, TextProblem::new(0..1, "syntax", message).help(Some(help)));
        } else if nothing {
            let help = Some("a text begins with `.version` and `.kernel` or `.global_function`".to_string());
            let empty = self.source.trim().is_empty();
            let message = if empty { "the text is empty" } else { "the text has no kernel and no function" };
            self.report(0, TextProblem::new(0..0, "object", message).help(help));
        }
        self.warn_of_bytes();
        self.diagnostics.sort_by_key(|diagnostic| diagnostic.span.start);
        let version = self.text_version.unwrap_or(NEWEST_VERSION);
        Parsed {
            module: self.module,
            version,
            platform: self.options.platform,
            diagnostics: self.diagnostics,
            places: self.places,
        }
    }

    /// Warns about a byte order mark and about carriage returns, which the vendor's assembler takes
    /// for wrong words.
    fn warn_of_bytes(&mut self) {
        if self.source.starts_with(BYTE_ORDER_MARK) {
            let message = "the text begins with a byte order mark, which the vendor's assembler refuses";
            let help = Some("save the file as UTF-8 without it".to_string());
            self.warn(0, TextProblem::new(0..BYTE_ORDER_MARK.len_utf8(), "byte-order-mark", message).help(help));
        }
        if let Some(at) = self.source.find("\r\n") {
            let message = "lines end with a carriage return, which the vendor's assembler refuses except on Windows";
            let help = Some("save the file with line feeds alone".to_string());
            self.warn(at, TextProblem::new(0..1, "line-end", message).help(help));
        }
    }

    fn parse_label<'t>(&mut self, at: usize, code: &'t str, start: usize) -> Result<StatementOutcome<'t>, TextProblem> {
        let name = code[start..code.len() - 1].trim_ascii_end();
        let span = start..code.len();
        // The label is known all the same, so that instructions which go to it have no error.
        self.check_label_place(at, code, start..start + name.len());
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
            self.append_instruction(&Inst::Label(Label { label: LabelId(id) }), at, span)?;
            if is_reserved(name.as_bytes()) {
                self.warn(at, reserved_word_problem(name, start..start + name.len()));
            }
        }
        Ok(StatementOutcome::Label(Cow::Borrowed(name)))
    }

    /// Reports a label that does not begin its line, or has blanks before its colon.
    fn check_label_place(&mut self, at: usize, code: &str, name: Range<usize>) {
        let word = &code[name.clone()];
        let message = if name.start > 0 {
            format!("the label `{word}` must be at the beginning of its line, without blanks before it")
        } else if name.end + 1 < code.len() {
            format!("the label `{word}` must have its colon right behind it")
        } else {
            return;
        };
        let problem = TextProblem::new(name, "label-place", message).help(Some(format!("write `{word}:`")));
        if !self.is_reprinted {
            self.report(at, problem);
        }
    }

    fn define_label(&mut self, at: usize, id: u16, span: Range<usize>) -> Result<(), TextProblem> {
        let Some(state) = self.table.as_mut().and_then(|table| table.labels.get_mut(usize::from(id))) else {
            return Ok(());
        };
        if let Some(before) = state.defined {
            let line = self.locator.clone().line(before);
            let message = format!("this label is already defined in line {line}");
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
        let platform = self.options.platform;
        let no_form = |error| no_encoding_problem(version, platform, &error, span.clone());
        table.object.append(inst, version).map_err(no_form)?;
        let statement = at + span.start..at + span.end;
        self.place.instructions.push(InstructionPlace { offset: offset as u32, statement });
        Ok(offset..table.object.code.len())
    }

    /// Reports a remark of the instruction parser. The vendor's assembler refuses the text: an
    /// error where the meaning is in doubt, a warning for a word that has a new name.
    #[cold]
    fn report_remark(&mut self, at: usize, code: &str, remark: Remark) {
        match remark {
            Remark::ValueAsAddress(offset) => {
                let span = word_span_at(code, offset, code[offset..].find([' ', '(', '<']).unwrap_or(1));
                let name = &code[span.clone()];
                let message = format!("expected the address of `{name}`, found its value");
                let help = Some(format!("write `&{name}` for the address"));
                self.report(at, TextProblem::new(span.clone(), "address", message).help(help));
            }
            Remark::FormerWord { offset, length, now } => {
                let span = offset..offset + length;
                let message = format!("`{}` is now called `{now}`", &code[span.clone()]);
                let problem = TextProblem::new(span, "former", message).suggest(now);
                self.warn(at, problem.help(Some(format!("write `{now}`"))));
            }
            _ => {}
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
                let platform = self.options.platform;
                let no_form = |error| no_encoding_problem(version, platform, &error, span);
                table.object.append(inst, version).map_err(no_form)?
            }
            Err(error) => return Err(instruction_problem(table, code, &error)),
        }
        let end = table.object.code.len();
        let statement = at + start..at + code.len();
        self.place.instructions.push(InstructionPlace { offset: offset as u32, statement });
        for index in 0..self.scratch.remarks().len() {
            self.report_remark(at, code, self.scratch.remarks()[index]);
        }
        Ok(offset..end)
    }
}

/// Returns the warning about a name that the vendor's assembler rejects because it is a reserved
/// word.
#[cold]
fn reserved_word_problem(name: &str, span: Range<usize>) -> TextProblem {
    let message = format!("`{name}` is a word of assembler text, and the vendor's assembler takes it for no name");
    TextProblem::new(span, "reserved", message).help(Some(format!("write `{name}_`, for example")))
}

/// Returns the options to parse or print one instruction as text, for a version of the object
/// format.
///
/// Without a platform, a register has the default size of [`TextOptions`].
pub fn text_options(version: Version, platform: Option<Platform>) -> TextOptions {
    let options = TextOptions::new(version);
    match platform {
        Some(platform) => options.on(platform as u8, platform.register_bytes().unwrap_or(options.register_bytes)),
        None => options,
    }
}

/// Returns the diagnostic of an error in `source`, which is a single instruction outside of a
/// kernel.
///
/// The diagnostic is the one that [`parse`] reports for this line in a file, with line 1 and the
/// column of the error in `source`.
pub fn line_diagnostic(source: &str, version: Version, error: &openvisa_isa_core::text::TextError) -> Diagnostic {
    let problem = instruction_problem(&SymbolTable::new(ObjectBuf::kernel(""), version, 0), source, error);
    make_diagnostic(source, &mut Locator::new(source), problem.span.clone(), problem)
}

/// Converts a problem to a diagnostic with line and column.
fn make_diagnostic(source: &str, locator: &mut Locator<'_>, span: Range<usize>, problem: TextProblem) -> Diagnostic {
    let TextProblem { severity, code, message, help, suggestion, .. } = problem;
    let line = locator.line(span.start);
    let before = source.get(..span.start).unwrap_or_default();
    let from = before.rfind('\n').map_or(0, |found| found + 1);
    let column = before[from..].trim_start_matches(BYTE_ORDER_MARK).chars().count() as u32 + 1;
    let message = if message.contains(char::is_control) { escape_control_characters(&message) } else { message };
    Diagnostic { severity, code, span, line, column, message, help, suggestion }
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

fn require_table<'p, 's>(
    table: &'p mut Option<SymbolTable<'s>>,
    span: &Range<usize>,
) -> Result<&'p mut SymbolTable<'s>, TextProblem> {
    let missing = || {
        let help = Some("begin it with `.kernel \"name\"` or `.global_function \"name\"`".to_string());
        TextProblem::new(span.clone(), "object", "this statement comes before the first kernel or function").help(help)
    };
    table.as_mut().ok_or_else(missing)
}

fn too_many_labels_problem(span: &Range<usize>) -> TextProblem {
    TextProblem::new(span.clone(), "label", format!("more than {} labels", u32::from(u16::MAX) + 1))
}

fn no_encoding_problem(
    version: Version,
    platform: Option<Platform>,
    error: &openvisa_isa_core::WriteError,
    span: Range<usize>,
) -> TextProblem {
    let read = describe_reading(platform);
    let message = format!("the instruction{read} has no form in object files of version {version}: {}", error.kind);
    TextProblem::new(span, NO_FORM, message)
}

/// The code of the problem that an instruction has no form in object files.
pub(in crate::text) const NO_FORM: &str = "form";

/// Returns the platform that a text is read for, for messages.
fn describe_reading(platform: Option<Platform>) -> String {
    platform.map_or_else(String::new, |platform| format!(", as {platform} reads it,"))
}

fn undeclared_problem(table: &SymbolTable<'_>, name: &str, span: Range<usize>) -> TextProblem {
    let near = table.nearest_name(name);
    TextProblem::new(span, "undeclared", format!("no variable `{name}` is declared")).suggest(near)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_former_word_is_a_warning_with_the_word_of_today() {
        let source = ".version 4.2\n  eor (M1, 1)\n";
        let mut parser = TextParser::new(source, &ParseOptions::default());
        parser.report_remark(13, "  eor (M1, 1)", Remark::FormerWord { offset: 2, length: 3, now: "xor" });
        let [found] = parser.diagnostics.as_slice() else { panic!("{:?}", parser.diagnostics) };
        assert_eq!(found.to_string(), "2:3: warning[former]: `eor` is now called `xor`; write `xor`");
        assert_eq!((found.suggestion.as_deref(), &source[found.span.clone()]), (Some("xor"), "eor"));
        assert_eq!(parser.errors, 0);
    }
}
