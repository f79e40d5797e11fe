//! Makes a whole program of a block, and checks it.
//!
//! A block is wrapped in a kernel that declares its operands. For example, the block
//! `mov (M1, 16) %0(0,0)<1> 0x7:d` with the output `int x` becomes
//!
//! ```text
//! .version 4.2
//! .kernel "inline_assembly"
//! .kernel_attr SimdSize=16
//! .decl operand0 v_type=G type=d num_elts=16 align=GRF
//! .function "inline_assembly_main"
//! mov (M1, 16) operand0(0,0)<1> 0x7:d
//! ret (M1, 1)
//! ```

use crate::finding::Severity;
use crate::mapped_text::MappedText;
use openvisa::Module;
use openvisa::module::{KindBuf, Object, ObjectBuf};
use openvisa::text::{ParseOptions, Parsed, Places, Severity as TextSeverity, find_operand, parse};
use openvisa::validate::{
    Message, ObjectFacts, ObjectFinding, Subject, class_of_input, help, name_of_subject, validate, validate_whole,
};
use openvisa_isa::{Instructions, Platform, VariableClass};
use std::fmt::Write;
use std::ops::Range;

/// The version of the text of inline assembly.
const TEXT_VERSION: &str = "4.2";

/// Maximum number of errors of a block.
const MAX_ERRORS: usize = 100;

/// A program with the place of each of its bytes.
#[derive(Debug, Default)]
pub(crate) struct Program {
    pub(crate) text: MappedText,
    /// Byte range of the block in the text.
    pub(crate) body: Range<usize>,
}

/// A mistake in a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ProgramFinding {
    pub(crate) code: String,
    pub(crate) severity: Severity,
    pub(crate) message: String,
    pub(crate) help: Option<String>,
    pub(crate) spec: Option<String>,
    /// Byte range in the text of the program.
    pub(crate) span: Range<usize>,
}

impl Program {
    /// Begins a program for a SIMD width.
    pub(crate) fn begin(simd: u32) -> Self {
        let mut program = Self::default();
        let head = format!(".version {TEXT_VERSION}\n.kernel \"inline_assembly\"\n.kernel_attr SimdSize={simd}\n");
        program.text.push_added(&head);
        program
    }

    /// Declares a variable. `attributes` are those of the directive after the name.
    pub(crate) fn declare(&mut self, name: &str, attributes: &str) {
        self.text.push_added(&format!(".decl {name} {attributes}\n"));
    }

    /// Begins the block.
    pub(crate) fn begin_body(&mut self) {
        self.text.push_added(".function \"inline_assembly_main\"\n");
        self.body = self.text.len()..self.text.len();
    }

    /// Ends the block and the program.
    pub(crate) fn end_body(&mut self) {
        self.body.end = self.text.len();
        self.text.push_added("\nret (M1, 1)\n");
    }

    /// Checks the program for a platform. Findings are in the order of their places.
    pub(crate) fn check(&self, platform: Platform) -> Vec<ProgramFinding> {
        let source = self.text.as_str();
        let options = ParseOptions {
            platform: Some(platform),
            text_only_types: true,
            limit: MAX_ERRORS,
            ..ParseOptions::default()
        };
        let parsed = parse(source, &options);
        let mut findings: Vec<_> = parsed
            .diagnostics
            .iter()
            .map(|diagnostic| ProgramFinding {
                code: format!("text:{}", diagnostic.code),
                severity: match diagnostic.severity {
                    TextSeverity::Error => Severity::Error,
                    _ => Severity::Warning,
                },
                message: diagnostic.message.clone(),
                help: diagnostic.help.clone(),
                spec: None,
                span: diagnostic.span.clone(),
            })
            .collect();
        Validation { source, parsed: &parsed, platform, findings: &mut findings }.run();
        findings.sort_by_key(|finding| finding.span.start);
        findings
    }
}

/// The check of the instructions and objects of a parsed program.
struct Validation<'p> {
    source: &'p str,
    parsed: &'p Parsed,
    platform: Platform,
    findings: &'p mut Vec<ProgramFinding>,
}

impl Validation<'_> {
    fn run(&mut self) {
        let bytes = match self.parsed.module.to_bytes() {
            Ok(bytes) => bytes,
            Err(error) => return self.push_general("text:object", format!("the block cannot be encoded: {error}")),
        };
        let module = match Module::open_text_form(&bytes) {
            Ok(module) => module,
            Err(finding) => return self.push_general("text:object", finding.to_string()),
        };
        let mut problems = Vec::new();
        module.check(&mut |finding| {
            problems.push((format!("file:{}", finding.kind.code()), format!("{}: {}", finding.place, finding.kind)));
        });
        for (code, message) in problems {
            self.push_general(&code, message);
        }
        for (object, places) in module.objects().flatten().zip(&self.parsed.places) {
            self.check_object(&object, places);
            self.check_instructions(&object, places);
        }
    }

    /// Adds a finding about the whole program.
    fn push_general(&mut self, code: &str, message: String) {
        self.findings.push(ProgramFinding {
            code: code.to_owned(),
            severity: Severity::Error,
            message,
            help: None,
            spec: None,
            span: 0..0,
        });
    }

    fn check_object(&mut self, object: &Object<'_>, places: &Places) {
        let mut said: Vec<usize> = self.parsed.errors().map(|error| error.span.start).collect();
        said.sort_unstable();
        let copy = ObjectBuf::from(object);
        validate_whole(*object, self.platform, &mut |finding| {
            let span = find_subject(&finding, &copy, places);
            // A statement with an error in its text is not reported again.
            let next = said.partition_point(|start| *start < span.start);
            if said.get(next).is_some_and(|start| *start < span.end) {
                return;
            }
            let reason = finding.rule.reason();
            self.findings.push(ProgramFinding {
                code: format!("object:{}", finding.rule.name()),
                severity: Severity::Error,
                message: name_of_subject(&copy, &finding)
                    .map_or_else(|| reason.to_owned(), |name| format!("{name}: {reason}")),
                help: None,
                spec: Some(finding.rule.spec().to_string()),
                span,
            });
        });
    }

    fn check_instructions(&mut self, object: &Object<'_>, places: &Places) {
        let facts = ObjectFacts::new(*object, self.platform);
        let mut copy = None;
        for (offset, inst) in Instructions::new(object.code(), object.version()).with_offsets().filter_map(Result::ok) {
            validate(&inst, &facts, &mut |finding| {
                let statement =
                    u32::try_from(offset).ok().and_then(|offset| places.instruction(offset)).unwrap_or_default();
                let line = self.source.get(statement.clone()).unwrap_or_default();
                let operand =
                    finding.field.and_then(|field| find_operand(line, &inst, field, object.version(), self.platform));
                let span = operand.map_or(statement.clone(), |at| statement.start + at.start..statement.start + at.end);
                let copy = copy.get_or_insert_with(|| ObjectBuf::from(object));
                let mut spec = String::new();
                let _ = write!(spec, "{}:{}", finding.file, finding.line);
                self.findings.push(ProgramFinding {
                    code: finding.rule.to_string(),
                    severity: if finding.is_warning() { Severity::Warning } else { Severity::Error },
                    message: Message(&finding).to_string(),
                    help: help(&facts, copy, object.code().get(offset..).unwrap_or_default(), &finding),
                    spec: Some(spec),
                    span,
                });
            });
        }
    }
}

/// Returns the byte range of the statement that caused a finding about an object.
fn find_subject(finding: &ObjectFinding, object: &ObjectBuf, places: &Places) -> Range<usize> {
    let span = match finding.subject {
        Subject::Label { offset, .. } => u32::try_from(offset).ok().and_then(|offset| places.instruction(offset)),
        Subject::Variable(id) => places.declaration(VariableClass::General, id),
        Subject::Address(id) => places.declaration(VariableClass::Address, id),
        Subject::Input(index) => match &object.kind {
            KindBuf::Kernel { inputs, .. } => {
                inputs.get(index).and_then(|input| places.declaration(class_of_input(input.kind.class()?)?, input.id))
            }
            _ => None,
        },
        _ => None,
    };
    span.unwrap_or(0..0)
}
