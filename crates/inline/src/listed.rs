//! Blocks whose constraints are a list in one string, as in LLVM IR.
//!
//! For example, `"=rw,rw.u,i"` has an output, a uniform input and an immediate.

use crate::block::{Block, Operand, TemplateStyle, ValueOrigin, ValueType};
use crate::expression::Expression;
use crate::mapped_text::MappedText;
use std::ops::Range;

/// A statement with a list of constraints.
pub(crate) struct ListedAssembly {
    pub(crate) span: Range<usize>,
    pub(crate) template: MappedText,
    pub(crate) constraints: MappedText,
    /// The types of the results, in order. Missing ones are unknown.
    pub(crate) output_types: Vec<Option<ValueType>>,
    /// The types of the arguments, in order. Missing ones are unknown.
    pub(crate) input_types: Vec<Option<ValueType>>,
    /// The values of the arguments, in order. Missing ones are unknown.
    pub(crate) input_values: Vec<Option<Expression>>,
    /// The evident origins of the arguments, in order. Missing ones are unknown.
    pub(crate) input_origins: Vec<ValueOrigin>,
    pub(crate) open: Option<String>,
}

impl ListedAssembly {
    /// Converts the statement to a block.
    pub(crate) fn into_block(self) -> Block {
        let (mut operands, mut outputs, mut inputs) = (Vec::new(), 0, 0);
        for range in split_list(self.constraints.as_str()) {
            let constraint = &self.constraints.as_str()[range.clone()];
            // Clobbers have no operand.
            if constraint.starts_with('~') {
                continue;
            }
            let is_output = constraint.starts_with(['=', '+']);
            let (value_type, value) = if is_output {
                outputs += 1;
                (self.output_types.get(outputs - 1).copied().flatten(), None)
            } else {
                inputs += 1;
                let value = self.input_values.get(inputs - 1).cloned().flatten();
                (self.input_types.get(inputs - 1).copied().flatten(), value)
            };
            let constraint_span = self.constraints.source_range(range).unwrap_or(self.span.clone());
            let origin = match is_output {
                true => ValueOrigin::default(),
                false => self.input_origins.get(inputs - 1).cloned().unwrap_or_default(),
            };
            let operand = Operand::new(constraint.to_owned(), constraint_span, is_output);
            operands.push(Operand { value_type, value, origin, ..operand });
        }
        let Self { span, template, open, .. } = self;
        Block { operands, open, ..Block::new(span, template, TemplateStyle::Dollar) }
    }
}

/// Returns the byte ranges of the parts of a list, without blanks around them.
fn split_list(list: &str) -> Vec<Range<usize>> {
    let (mut parts, mut start) = (Vec::new(), 0);
    for part in list.split(',') {
        let trimmed = part.trim();
        if !trimmed.is_empty() {
            let from = start + (part.len() - part.trim_start().len());
            parts.push(from..from + trimmed.len());
        }
        start += part.len() + 1;
    }
    parts
}
