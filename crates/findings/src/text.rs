//! Findings about assembler texts.

use crate::reference::Reference;
use crate::{Finding, Fix, InstructionPlace};
use openvisa::text::{Diagnostic, FoundInstruction, Locator, TextFinding};

impl Finding {
    /// Returns the finding for a mistake in a statement.
    pub fn of_diagnostic(diagnostic: &Diagnostic, lines: &mut Locator<'_>) -> Self {
        Self::of_text(TextFinding::from(diagnostic), lines)
    }

    /// Returns the finding for the result of a check of a text.
    pub fn of_text(found: TextFinding, lines: &mut Locator<'_>) -> Self {
        let base = Self::error_in_text(found.code, found.message, lines, found.span);
        let place = |FoundInstruction { index, name }| InstructionPlace {
            index,
            name: Some(name),
            bytes: Vec::new(),
            marked: 0..0,
        };
        let fix = |replacement| Some(Fix { range: base.text.clone()?.range, replacement, is_certain: false });
        Self {
            severity: found.severity,
            help: found.help,
            fix: found.suggestion.and_then(fix),
            spec: found.spec.or_else(|| spec_of_form(&base)),
            object: found.object,
            instruction: found.instruction.map(place),
            operand: found.operand.map(ToOwned::to_owned),
            ..base
        }
    }
}

/// Returns the line of the specification with the templates of an instruction, for a mistake in the
/// form of a line.
fn spec_of_form(finding: &Finding) -> Option<String> {
    let code = finding.code.strip_prefix("text:")?;
    let of_form = ["syntax", "class", "type", "range", "number"].contains(&code);
    of_form.then(|| Reference::get().find_form_line(&finding.text.as_ref()?.source)).flatten()
}
