//! Findings about assembler texts.

use crate::reference::Reference;
use crate::{Finding, Fix, InstructionPlace, TextPlace};
use openvisa::text::{Diagnostic, FoundInstruction, Locator, TextFinding};

impl Finding {
    /// Returns the finding for a mistake in a statement.
    #[must_use]
    pub fn of_diagnostic(diagnostic: &Diagnostic, lines: &mut Locator<'_>) -> Self {
        let text = TextPlace::of(lines, &diagnostic.span);
        let fix = diagnostic.suggestion.clone();
        Self {
            severity: diagnostic.severity,
            help: diagnostic.help.clone(),
            fix: fix.map(|replacement| Fix { span: diagnostic.span.clone(), replacement, is_certain: false }),
            spec: spec_of_form(diagnostic.code, &text),
            span: diagnostic.span.clone(),
            text: Some(text),
            ..Self::error(format!("text:{}", diagnostic.code), diagnostic.message.clone())
        }
    }

    /// Returns the finding for the result of a check of a text.
    #[must_use]
    pub fn of_text(finding: TextFinding, lines: &mut Locator<'_>) -> Self {
        let text = TextPlace::of(lines, &finding.span);
        let TextFinding { code, severity, message, help, suggestion, spec, span, object, instruction, operand, .. } =
            finding;
        let place = |FoundInstruction { index, name }| InstructionPlace {
            index,
            name: Some(name),
            bytes: Vec::new(),
            marked: 0..0,
        };
        Self {
            spec: spec.or_else(|| spec_of_form(code.strip_prefix("text:")?, &text)),
            severity,
            help,
            fix: suggestion.map(|replacement| Fix { span: span.clone(), replacement, is_certain: false }),
            span,
            text: Some(text),
            object,
            instruction: instruction.map(place),
            operand: operand.map(ToOwned::to_owned),
            ..Self::error(code, message)
        }
    }
}

/// Returns the line of the specification with the templates of an instruction, for a mistake in the
/// form of a line.
fn spec_of_form(code: &str, place: &TextPlace) -> Option<String> {
    let of_form = ["syntax", "class", "type", "range", "number"].contains(&code);
    of_form.then(|| Reference::get().find_form_line(&place.source)).flatten()
}
