//! Checks a text: its statements, and the object that is made of them. For example, a kernel with
//! `add (M1, 16) x(0,0)<1> x(0,0)<1;1,0> 0x1:d` where `x` is of type HF has the finding
//! `constraint` at the line.

use super::operand_span::find_operand;
use super::parse::{ParseOptions, Parsed, Places, parse};
use super::{Diagnostic, Severity};
use crate::module::{self, Module, Object, ObjectBuf};
use crate::validate::{
    Message, ObjectFacts, ObjectViolation, Subject, TextFacts, VariableAccess, for_each_variable, help,
    message_of_object_finding, validate, validate_data_flow, validate_whole,
};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cell::OnceCell;
use core::ops::Range;
use openvisa_isa::object::members;
use openvisa_isa::{Instructions, ObjectRule, Platform, VariableClass};
use openvisa_isa_core::{MemberId, MemberInfo};

/// An error or warning about a text or about the object that is made of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFinding {
    /// A stable name. `text:` begins those of statements, `file:` those of the structure of the
    /// object file, `object:` those of labels and declarations. Other codes are rules of
    /// instructions.
    pub code: String,
    /// The severity.
    pub severity: Severity,
    /// The message: what was found and what was expected.
    pub message: String,
    /// A suggestion that corrects the mistake.
    pub help: Option<String>,
    /// The word that was probably meant in place of the byte range.
    pub suggestion: Option<String>,
    /// The file and line of the specification that states the rule.
    pub spec: Option<String>,
    /// The byte range of the text.
    pub span: Range<usize>,
    /// Name of the kernel or function.
    pub object: Option<String>,
    /// The instruction that breaks a rule.
    pub instruction: Option<FoundInstruction>,
    /// Name in the specification of the operand that breaks a rule.
    pub operand: Option<&'static str>,
}

/// The instruction that a finding is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundInstruction {
    /// Position in the kernel or function, from 0.
    pub index: usize,
    /// Name in the specification.
    pub name: &'static str,
}

/// The result of checking a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedText {
    /// The parsed text.
    pub parsed: Parsed,
    /// The findings. Those about single statements come first, then those about the object; each
    /// in the order of the text.
    pub findings: Vec<TextFinding>,
    /// Number of kernels and functions that were checked.
    pub objects: usize,
    /// Number of instructions that were checked.
    pub instructions: usize,
}

/// Parses a text, and checks it for a platform against the specification.
///
/// ```
/// use openvisa::text::{ParseOptions, check};
/// use openvisa_isa::Platform;
///
/// let source = ".version 4.2\n.kernel \"k\"\n.decl x v_type=G type=hf num_elts=16 align=GRF\n\
///               .function \"main\"\n    mov (M1, 8) x(0,0)<1> y(0,0)<1;1,0>\n    ret (M1, 1)\n";
/// let checked = check(source, Platform::Xe2, &ParseOptions::default());
/// assert_eq!(checked.findings[0].code, "text:undeclared");
/// assert_eq!(&source[checked.findings[0].span.clone()], "y");
/// ```
pub fn check(source: &str, platform: Platform, options: &ParseOptions) -> CheckedText {
    let parsed = parse(source, &ParseOptions { platform: Some(platform), ..*options });
    let mut findings: Vec<_> = parsed.diagnostics.iter().map(TextFinding::from).collect();
    let mut checker =
        TextChecker { source, platform, parsed: &parsed, findings: Vec::new(), objects: 0, instructions: 0 };
    checker.check_module();
    let TextChecker { findings: mut more, objects, instructions, .. } = checker;
    more.sort_by_key(|(statement, _)| *statement);
    findings.extend(more.into_iter().map(|(_, finding)| finding));
    CheckedText { parsed, findings, objects, instructions }
}

impl TextFinding {
    const fn new(span: Range<usize>) -> Self {
        Self {
            code: String::new(),
            severity: Severity::Error,
            message: String::new(),
            help: None,
            suggestion: None,
            spec: None,
            span,
            object: None,
            instruction: None,
            operand: None,
        }
    }
}

impl From<&Diagnostic> for TextFinding {
    fn from(diagnostic: &Diagnostic) -> Self {
        Self {
            code: format!("text:{}", diagnostic.code),
            severity: diagnostic.severity,
            message: diagnostic.message.clone(),
            help: diagnostic.help.clone(),
            suggestion: diagnostic.suggestion.clone(),
            ..Self::new(diagnostic.span.clone())
        }
    }
}

/// The check of the objects of a parsed text.
struct TextChecker<'p> {
    source: &'p str,
    platform: Platform,
    parsed: &'p Parsed,
    /// The findings, each with the byte offset of its statement.
    findings: Vec<(usize, TextFinding)>,
    objects: usize,
    instructions: usize,
}

impl TextChecker<'_> {
    fn push(&mut self, statement: usize, finding: TextFinding) {
        self.findings.push((statement, finding));
    }

    fn check_module(&mut self) {
        let bytes = match self.parsed.module.to_bytes() {
            Ok(bytes) => bytes,
            Err(error) => {
                let message = format!("no object file can be made of it: {error}");
                let code = "text:object".to_string();
                return self.push(0, TextFinding { code, message, ..TextFinding::new(0..0) });
            }
        };
        let module = match Module::open_text_form(&bytes) {
            Ok(module) => module,
            Err(finding) => return self.push_file_finding(&finding),
        };
        module.check(&mut |finding| self.push_file_finding(&finding));
        let mut said: Vec<usize> = self.parsed.errors().map(|error| error.span.start).collect();
        said.sort_unstable();
        for (object, places) in module.objects().flatten().zip(&self.parsed.places) {
            let copy = OnceCell::new();
            let known = LocatedObject { object, copy: &copy, places };
            self.objects += 1;
            self.check_object(&known, &said);
            self.check_instructions(&known);
        }
        self.drop_consequences();
    }

    /// Drops the warning that a thread has fewer channels than an instruction, where an operand is
    /// too small for the instruction, too: both have one cause.
    fn drop_consequences(&mut self) {
        let channels = format!("object:{}", ObjectRule::ChannelsWithin.name());
        let is_size = |finding: &TextFinding| matches!(finding.code.as_str(), "bounds" | "footprint");
        let sizes: BTreeSet<usize> =
            self.findings.iter().filter(|(_, finding)| is_size(finding)).map(|(statement, _)| *statement).collect();
        self.findings.retain(|(statement, finding)| finding.code != channels || !sizes.contains(statement));
    }

    fn push_file_finding(&mut self, finding: &module::Finding) {
        let span = self.parsed.find_statement(finding);
        let finding = TextFinding {
            code: format!("file:{}", finding.kind.code()),
            message: self.parsed.describe_file_finding(finding),
            spec: finding.place.member().map(|member| member.spec.to_string()),
            ..TextFinding::new(span.clone())
        };
        self.push(span.start, finding);
    }

    /// Checks the rules about whole objects. `said` has the places of errors in statements, in
    /// ascending order.
    fn check_object(&mut self, known: &LocatedObject<'_>, said: &[usize]) {
        validate_whole(known.object, self.platform, &mut |finding| {
            let span = known.places.find_subject(&finding);
            // A statement with an error in its text is not reported again.
            let next = said.partition_point(|start| *start < span.start);
            if said.get(next).is_some_and(|start| *start < span.end) {
                return;
            }
            self.push(span.start, known.object_finding(&finding, span));
        });
    }

    fn check_instructions(&mut self, known: &LocatedObject<'_>) {
        let (object, places, platform) = (known.object, known.places, self.platform);
        let facts = ObjectFacts::new(object, platform);
        let text_facts = TextFacts::new(&facts, &places.text_only_types);
        let items = Instructions::new(object.code(), object.version()).with_offsets();
        for (index, (offset, inst)) in items.filter_map(Result::ok).enumerate() {
            self.instructions += 1;
            let bytes = object.code().get(offset..).unwrap_or_default();
            let statement = u32::try_from(offset).ok().and_then(|offset| places.instruction(offset));
            let statement = statement.unwrap_or(places.start..places.start);
            let line = self.source.get(statement.clone()).unwrap_or_default();
            if names_any(line, &places.broken) {
                continue;
            }
            validate(&inst, &text_facts, &mut |finding| {
                let operand =
                    finding.field.and_then(|field| find_operand(line, &inst, field, object.version(), platform));
                let span = operand.map_or(statement.clone(), |at| statement.start + at.start..statement.start + at.end);
                let found = TextFinding {
                    code: finding.rule.to_string(),
                    severity: if finding.is_warning() { Severity::Warning } else { Severity::Error },
                    message: Message(&finding).to_string(),
                    help: help(&facts, known.copy(), bytes, &finding),
                    spec: Some(format!("{}:{}", finding.file, finding.line)),
                    object: Some(object.name().to_string()),
                    instruction: Some(FoundInstruction { index, name: finding.instruction.info().name }),
                    operand: finding.field_name(),
                    ..TextFinding::new(span)
                };
                self.push(statement.start, found);
            });
        }
    }
}

/// Returns whether a line has one of the names.
fn names_any(line: &str, names: &[String]) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '%');
    !names.is_empty() && line.split(|c| !is_part(c)).any(|word| names.iter().any(|name| name == word))
}

/// An object of a text, with a decoded copy that finds strings and inputs by index. The copy is
/// made at the first finding.
struct LocatedObject<'p> {
    object: Object<'p>,
    copy: &'p OnceCell<ObjectBuf>,
    places: &'p Places,
}

impl LocatedObject<'_> {
    /// Returns the finding for a broken rule about the object. `span` is the statement that breaks
    /// it.
    fn object_finding(&self, finding: &ObjectViolation, span: Range<usize>) -> TextFinding {
        TextFinding {
            code: format!("object:{}", finding.rule.name()),
            severity: if finding.is_warning() { Severity::Warning } else { Severity::Error },
            message: message_of_object_finding(self.copy(), finding),
            object: Some(self.object.name().to_string()),
            spec: Some(finding.rule.spec().to_string()),
            ..TextFinding::new(span)
        }
    }

    fn copy(&self) -> &ObjectBuf {
        self.copy.get_or_init(|| ObjectBuf::from(&self.object))
    }
}

impl Places {
    /// Returns the byte range of the statement that caused a finding about the object.
    fn find_subject(&self, finding: &ObjectViolation) -> Range<usize> {
        let span = match finding.subject {
            Subject::Variable(id) => self.declaration(VariableClass::General, id),
            Subject::Address(id) => self.declaration(VariableClass::Address, id),
            Subject::Input(index) => self.inputs.get(index).cloned(),
            Subject::Attribute(attribute) => {
                let last = self.attributes.iter().rev().find(|(known, _)| *known == attribute);
                last.map(|(_, statement)| statement.clone())
            }
            Subject::Label { .. } | Subject::Instruction { .. } => {
                finding.subject.instruction().and_then(|(_, offset)| self.instruction(u32::try_from(offset).ok()?))
            }
        };
        span.unwrap_or(self.start..self.start)
    }
}

/// An access of an instruction of a text to a declared variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextAccess {
    /// The byte range of the statement of the instruction.
    pub statement: Range<usize>,
    /// The byte range of the declaration.
    pub declaration: Range<usize>,
    /// The access. The numbers of variables are those of the object.
    pub access: VariableAccess,
}

impl Parsed {
    /// Returns the accesses of all instructions to declared variables, in the order of the text.
    ///
    /// ```
    /// use openvisa::text::{ParseOptions, parse};
    /// use openvisa_isa::Platform;
    ///
    /// let source = ".version 4.2\n.kernel \"k\"\n.decl x v_type=G type=d num_elts=16 align=GRF\n\
    ///               .function \"main\"\n    mov (M1, 16) x(0,0)<1> 0x1:d\n    ret (M1, 1)\n";
    /// let accesses = parse(source, &ParseOptions::default()).variable_accesses(Platform::Xe2);
    /// assert_eq!(accesses.len(), 1);
    /// assert!(accesses[0].access.writes && source[accesses[0].declaration.clone()].contains(" x "));
    /// ```
    pub fn variable_accesses(&self, platform: Platform) -> Vec<TextAccess> {
        let mut accesses = Vec::new();
        let Ok(bytes) = self.module.to_bytes() else { return accesses };
        let Ok(module) = Module::open_text_form(&bytes) else { return accesses };
        for (object, places) in module.objects().flatten().zip(&self.places) {
            let items = Instructions::new(object.code(), object.version()).with_offsets();
            for (offset, inst) in items.filter_map(Result::ok) {
                let statement = u32::try_from(offset).ok().and_then(|offset| places.instruction(offset));
                let Some(statement) = statement else { continue };
                for_each_variable(&inst, platform, &mut |access| {
                    let declaration = places.declaration(access.class, access.id);
                    let statement = statement.clone();
                    accesses.extend(declaration.map(|declaration| TextAccess { statement, declaration, access }));
                });
            }
        }
        accesses
    }

    /// Returns the findings about data flow: what [`validate_data_flow`] reports, in the order of
    /// the text. A text with errors has none.
    ///
    /// ```
    /// use openvisa::text::{ParseOptions, parse};
    /// use openvisa_isa::Platform;
    ///
    /// let source = ".version 4.2\n.kernel \"k\"\n.decl x v_type=G type=d num_elts=16 align=GRF\n\
    ///               .function \"main\"\n    mov (M1, 16) x(0,0)<1> 0x1:d\n    ret (M1, 1)\n";
    /// let findings = parse(source, &ParseOptions::default()).check_data_flow(Platform::Xe2);
    /// assert_eq!(findings[0].code, "object:written-unread");
    /// ```
    pub fn check_data_flow(&self, platform: Platform) -> Vec<TextFinding> {
        let mut findings = Vec::new();
        if !self.is_ok() {
            return findings;
        }
        let Ok(bytes) = self.module.to_bytes() else { return findings };
        let Ok(module) = Module::open_text_form(&bytes) else { return findings };
        for (object, places) in module.objects().flatten().zip(&self.places) {
            let copy = OnceCell::new();
            let known = LocatedObject { object, copy: &copy, places };
            validate_data_flow(object, platform, &mut |finding| {
                findings.push(known.object_finding(&finding, places.find_subject(&finding)));
            });
        }
        findings.sort_by_key(|finding| finding.span.start);
        findings
    }

    /// Returns the byte range of the statement that caused a finding about the object file.
    pub fn find_statement(&self, finding: &module::Finding) -> Range<usize> {
        let (object, declared) = find_declaration(finding);
        let Some(places) = self.places.get(object) else { return 0..0 };
        declared.and_then(|(class, id)| places.declaration(class, id)).unwrap_or(places.start..places.start)
    }

    /// Returns what a finding about the object file says, in words of the text: it begins with the
    /// name of a variable, or a count such as `surface count`.
    pub fn describe_file_finding(&self, finding: &module::Finding) -> String {
        match self.describe_place(finding) {
            Some(place) => format!("{place}: {}", finding.kind),
            None => finding.kind.to_string(),
        }
    }

    fn describe_place(&self, finding: &module::Finding) -> Option<String> {
        let (object, declared) = find_declaration(finding);
        let name = declared.and_then(|(class, id)| self.module.objects.get(object)?.name_of(class, id));
        match name {
            Some(name) => Some(format!("`{name}`")),
            None => finding.place.member().map(|member| member.name.replace('_', " ")),
        }
    }
}

/// Returns the index of the object that a finding about the object file is about, and the class and
/// ID of its declaration, if it is about one.
fn find_declaration(finding: &module::Finding) -> (usize, Option<(VariableClass, u32)>) {
    use members::common_isa_header::{FUNCTION_INFO, KERNEL_INFO};
    let (mut object, mut declared) = (0, None);
    for step in finding.place.steps() {
        let table = class_of_table(step.member).zip(step.index);
        declared = table.and_then(|(class, index)| Some((class, class.first().checked_add(index)?))).or(declared);
        let is_object = step.member.is(KERNEL_INFO) || step.member.is(FUNCTION_INFO);
        object = step.index.filter(|_| is_object).map_or(object, |index| index as usize);
    }
    (object, declared)
}

/// Returns the class of the variables in a table of the object format.
fn class_of_table(table: &MemberInfo) -> Option<VariableClass> {
    use members::{function_data as function, kernel_data as kernel};
    const TABLES: [(VariableClass, [MemberId; 2]); 5] = [
        (VariableClass::General, [kernel::VAR_INFO, function::VAR_INFO]),
        (VariableClass::Address, [kernel::ADDRESS_INFO, function::ADDRESS_INFO]),
        (VariableClass::Predicate, [kernel::PREDICATE_INFO, function::PREDICATE_INFO]),
        (VariableClass::Sampler, [kernel::SAMPLER_INFO, function::SAMPLER_INFO]),
        (VariableClass::Surface, [kernel::SURFACE_INFO, function::SURFACE_INFO]),
    ];
    TABLES.iter().find(|(_, ids)| ids.iter().any(|id| table.is(*id))).map(|(class, _)| *class)
}
