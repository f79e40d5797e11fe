//! Functions and values of LLVM IR and MLIR.
//!
//! For example, after `%i = call i64 @_Z13get_global_idj(i32 0)` the value of `%j = add i64 %i, 1`
//! differs between channels.

use crate::block::{Block, ValueOrigin};
use crate::extraction::{Extraction, Function, SourceVariant};
use crate::origin::{MAX_FOLLOWED_VARIABLES, Question};
use crate::token::{SourceToken, TokenKind};
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Words of operations whose result is not followed, since it depends on more than the operands.
const OPAQUE: [&str; 6] = ["alloca", "phi", "br", "switch", "extractvalue", "constant"];

/// Operations that differ between channels by themselves.
const PER_CHANNEL_OPERATIONS: [&str; 4] = ["gpu.global_id", "gpu.thread_id", "gpu.lane_id", "tt.make_range"];

/// Operations with results that are known when the kernel runs.
const PER_RUN_OPERATIONS: [&str; 5] =
    ["gpu.block_id", "gpu.block_dim", "gpu.grid_dim", "gpu.subgroup_id", "tt.get_program_id"];

/// The head of a function.
pub(crate) struct SsaHead<'s> {
    pub(crate) name: &'s str,
    pub(crate) is_kernel: bool,
    /// Whether the function is not copied to its calls.
    pub(crate) is_separate: bool,
    /// The indices of the tokens of the parameters, and of the body.
    pub(crate) parameters: Range<usize>,
    pub(crate) body: Range<usize>,
}

/// The functions of a module.
pub(crate) struct SsaModule<'s> {
    source: &'s str,
    tokens: &'s [SourceToken],
    functions: Vec<SsaFunction<'s>>,
}

struct SsaFunction<'s> {
    head: SsaHead<'s>,
    parameters: BTreeSet<&'s str>,
    /// The tokens after the equals sign of the line that defines a value.
    definitions: BTreeMap<&'s str, &'s [SourceToken]>,
    calls: Vec<&'s str>,
}

impl<'s> SsaModule<'s> {
    /// Reads the bodies of functions. `heads` are in the order of the source.
    pub(crate) fn new(source: &'s str, tokens: &'s [SourceToken], heads: Vec<SsaHead<'s>>) -> Self {
        let functions = heads.into_iter().map(|head| read_function(source, tokens, head)).collect();
        Self { source, tokens, functions }
    }

    /// Returns the index of the function around a byte of the source.
    fn function_at(&self, place: usize) -> Option<usize> {
        let before =
            self.functions.partition_point(|function| self.tokens[function.head.body.start].span.start < place);
        let index = before.checked_sub(1)?;
        let end = self.tokens.get(self.functions[index].head.body.end).map_or(self.source.len(), |end| end.span.start);
        (place < end).then_some(index)
    }

    /// Returns what is evident of a value that the code at a byte of the source uses.
    pub(crate) fn origin_of(&self, value: &str, place: usize) -> ValueOrigin {
        let Some(function) = self.function_at(place).map(|index| &self.functions[index]) else {
            return ValueOrigin::default();
        };
        let find = |question| {
            let left = Cell::new(MAX_FOLLOWED_VARIABLES);
            self.cause_of(function, value, question, &left)
        };
        ValueOrigin { per_channel: find(Question::PerChannel), at_run_time: find(Question::AtRunTime) }
    }

    fn cause_of(
        &self,
        function: &SsaFunction<'s>,
        value: &str,
        question: Question,
        left: &Cell<usize>,
    ) -> Option<String> {
        left.set(left.get().checked_sub(1)?);
        if function.parameters.contains(value) {
            let cause = format!("`{value}` is a parameter of the kernel");
            return question.answer(cause, false).filter(|_| function.head.is_kernel);
        }
        let definition = *function.definitions.get(value)?;
        let text = |token: &SourceToken| token.text(self.source);
        let has = |words: &[&str]| definition.iter().map(text).find(|word| words.contains(word));
        if let Some(operation) = has(&PER_CHANNEL_OPERATIONS) {
            return question.answer(format!("`{operation}` makes it"), true);
        }
        if let Some(operation) = has(&PER_RUN_OPERATIONS) {
            return question.answer(format!("`{operation}` makes it"), false);
        }
        if has(&["asm", "llvm.inline_asm"]).is_some() {
            return question.answer(format!("a block writes `{value}`"), false);
        }
        let is_call = definition.iter().any(|token| is_call(text(token)));
        let symbols = definition.iter().map(text).filter(|word| word.starts_with('@'));
        if let Some(cause) = symbols.clone().find_map(|symbol| question.cause_of_function(symbol)) {
            return Some(cause);
        }
        let is_opaque =
            definition.iter().take(2).any(|token| OPAQUE.contains(&text(token).rsplit('.').next().unwrap_or_default()));
        if is_call || is_opaque {
            return None;
        }
        let operands = definition.iter().filter(|token| token.kind == TokenKind::Name).map(text);
        operands.filter(|word| word.starts_with('%')).find_map(|word| self.cause_of(function, word, question, left))
    }

    /// Makes the result of a search for blocks.
    pub(crate) fn into_extraction(self, mut blocks: Vec<Block>) -> Extraction {
        for block in &mut blocks {
            block.function = self.function_at(block.span.start);
        }
        let mut by_name: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (index, function) in self.functions.iter().enumerate() {
            by_name.entry(function.head.name).or_default().push(index);
        }
        let mut functions: Vec<Function> = (self.functions.iter())
            .map(|function| Function {
                name: Some(function.head.name.to_owned()),
                is_separate: function.head.is_separate,
                callers: Vec::new(),
            })
            .collect();
        for (caller, function) in self.functions.iter().enumerate() {
            for callee in &function.calls {
                if let Some([callee]) = by_name.get(callee).map(Vec::as_slice) {
                    functions[*callee].callers.push((caller, false));
                }
            }
        }
        Extraction { variants: vec![SourceVariant { blocks, functions }], limits: Vec::new() }
    }
}

/// Returns whether a word is an operation that calls a function.
fn is_call(word: &str) -> bool {
    matches!(word.rsplit('.').next(), Some("call" | "invoke" | "callbr" | "FunctionCall"))
}

fn read_function<'s>(source: &'s str, tokens: &'s [SourceToken], head: SsaHead<'s>) -> SsaFunction<'s> {
    let is_value = |token: &&SourceToken| token.kind == TokenKind::Name && token.text(source).starts_with('%');
    let parameters = tokens[head.parameters.clone()].iter().filter(is_value).map(|token| token.text(source)).collect();
    let mut function = SsaFunction { head, parameters, definitions: BTreeMap::new(), calls: Vec::new() };
    let mut rest = &tokens[function.head.body.clone()];
    while !rest.is_empty() {
        let length = 1 + rest[1..].iter().position(|token| token.begins_line).unwrap_or(rest.len() - 1);
        let (line, after) = rest.split_at(length);
        rest = after;
        if let [value, equals, definition @ ..] = line
            && equals.is_symbol('=')
            && is_value(&value)
        {
            function.definitions.insert(value.text(source), definition);
        }
        let words = || line.iter().map(|token| token.text(source));
        if words().any(is_call) {
            function.calls.extend(words().find(|word| word.starts_with('@')));
        }
    }
    function
}
