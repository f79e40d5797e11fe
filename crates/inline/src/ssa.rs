//! Functions and values of LLVM IR, MLIR and SPIR-V.
//!
//! For example, after `%i = call i64 @_Z13get_global_idj(i32 0)` the value of `%j = add i64 %i, 1`
//! differs between channels.

use crate::block::{Block, ValueOrigin};
use crate::control_flow::{ControlFlow, Phi, Store, StoredValue};
use crate::expression::Expression;
use crate::extraction::{Extraction, Function, SourceVariant};
use crate::origin::{MAX_FOLLOWED_VARIABLES, Question};
use crate::token::{SourceToken, TokenKind, lines};
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Words of operations whose result is not followed, since it depends on more than the operands.
const OPAQUE: [&str; 7] = ["br", "switch", "extractvalue", "constant", "Constant", "for", "while"];

/// Beginnings of such words of SPIR-V. An operation on a group can have one result for all
/// channels.
const OPAQUE_PREFIXES: [&str; 6] = ["OpType", "OpConstant", "OpSpecConstant", "OpGroup", "OpSubgroup", "OpAtomic"];

/// Parts of the names of operations of MLIR on groups.
const COLLECTIVE: [&str; 5] = ["shuffle", "reduce", "broadcast", "ballot", "shfl"];

/// Operations that reserve memory for a variable.
const VARIABLES: [&str; 3] = ["alloca", "llvm.alloca", "OpVariable"];

/// Operations that load the value of a variable.
const LOADS: [&str; 3] = ["load", "llvm.load", "OpLoad"];

/// Parts of the names of operations whose results are limited by one of their operands.
const LIMITING: [&str; 9] = ["and", "And", "rem", "Mod", "min", "select", "Select", "shr", "ShiftRight"];

/// Operations that compare integers.
const COMPARISONS: [&str; 9] =
    ["icmp", "llvm.icmp", "arith.cmpi", "OpSLess", "OpULess", "OpSGreater", "OpUGreater", "OpIEqual", "OpINotEqual"];

/// Words of sources that fix the size of work-groups. With them, an index of a dimension can be
/// constant.
const FIXED_SIZES: [&str; 4] = ["reqd_work_group_size", "LocalSize", "known_block_size", "local_size"];

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
    globals: SsaGlobals<'s>,
    has_fixed_size: bool,
}

/// The values of a module of SPIR-V that are defined outside of functions.
#[derive(Default)]
pub(crate) struct SsaGlobals<'s> {
    /// The tokens after the equals sign of the line that defines a value.
    pub(crate) definitions: BTreeMap<&'s str, &'s [SourceToken]>,
    /// The built-in variables that decorations name, and the functions that have a name in the
    /// module.
    pub(crate) names: BTreeMap<&'s str, &'s str>,
}

struct SsaFunction<'s> {
    head: SsaHead<'s>,
    parameters: BTreeSet<&'s str>,
    /// The tokens after the equals sign of the line that defines a value.
    definitions: BTreeMap<&'s str, &'s [SourceToken]>,
    /// The values that are stored to variables. Variables with other uses are absent.
    stores: BTreeMap<&'s str, Vec<Store<'s>>>,
    calls: Vec<&'s str>,
    flow: OnceCell<ControlFlow<'s>>,
}

impl<'s> SsaModule<'s> {
    /// Reads the bodies of functions. `heads` are in the order of the source.
    pub(crate) fn new(source: &'s str, tokens: &'s [SourceToken], heads: Vec<SsaHead<'s>>) -> Self {
        let functions = heads.into_iter().map(|head| read_function(source, tokens, head)).collect();
        let has_fixed_size = FIXED_SIZES.iter().any(|word| source.contains(word));
        Self { source, tokens, functions, globals: SsaGlobals::default(), has_fixed_size }
    }

    /// Adds the values outside of functions.
    pub(crate) fn with_globals(self, globals: SsaGlobals<'s>) -> Self {
        Self { globals, ..self }
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
    pub(crate) fn origin_of(&self, value: &'s str, place: usize) -> ValueOrigin {
        let Some(function) = self.function_at(place).map(|index| &self.functions[index]) else {
            return ValueOrigin::default();
        };
        let find = |question| {
            let left = Cell::new(MAX_FOLLOWED_VARIABLES);
            let search = CauseSearch { module: self, function, question, left, open: RefCell::default() };
            match search.follow(value) {
                Answer::Cause(cause) => Some(cause),
                Answer::Unknown | Answer::Open => None,
            }
        };
        ValueOrigin { per_channel: find(Question::PerChannel), at_run_time: find(Question::AtRunTime) }
    }

    /// Returns the value that the code at a byte of the source uses, if it is a constant number.
    pub(crate) fn value_of(&self, value: &str, place: usize) -> Option<Expression> {
        let local = self.function_at(place).and_then(|index| self.functions[index].definitions.get(value));
        let definition = local.or_else(|| self.globals.definitions.get(value))?;
        let text = |token: &SourceToken| token.text(self.source);
        let (operation, operands) = definition.split_first()?;
        let operands = match text(operation) {
            "OpConstantTrue" => return Some(Expression::Integer(1)),
            "OpConstantFalse" | "OpConstantNull" => return Some(Expression::Integer(0)),
            "OpConstant" => operands.get(1..)?,
            name if name.ends_with(".constant") || name.ends_with(".Constant") => match operands {
                [open, operands @ ..] if open.is_symbol('(') => operands,
                operands => operands,
            },
            _ => return None,
        };
        let words = match operands {
            [minus, number, ..] if minus.is_symbol('-') && number.kind == TokenKind::Number => &operands[..2],
            [first, ..] if first.kind == TokenKind::Number || ["true", "false"].contains(&text(first)) => {
                &operands[..1]
            }
            _ => return None,
        };
        Expression::parse(&words.iter().map(text).collect::<Vec<_>>())
    }

    /// Makes the result of a search for blocks.
    pub(crate) fn into_extraction(self, mut blocks: Vec<Block>) -> Extraction {
        for block in &mut blocks {
            block.function = self.function_at(block.place.start);
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

/// The result of following a value.
enum Answer {
    /// The cause in the value.
    Cause(String),
    /// No cause is evident.
    Unknown,
    /// The value depends on one that is being followed, and on nothing else.
    Open,
}

impl Answer {
    fn of(cause: Option<String>) -> Self {
        cause.map_or(Self::Unknown, Self::Cause)
    }

    /// Returns the cause of a value that has one if any of its operands has one.
    fn of_any(answers: impl Iterator<Item = Self>) -> Self {
        let mut result = Self::Unknown;
        for answer in answers {
            match answer {
                Self::Cause(_) => return answer,
                Self::Open => result = Self::Open,
                Self::Unknown => {}
            }
        }
        result
    }

    /// Returns the cause of a value that is one of several, if each of them has one.
    fn of_all(answers: impl Iterator<Item = Self>) -> Self {
        let mut result = Self::Open;
        for answer in answers {
            match answer {
                Self::Unknown => return answer,
                Self::Cause(_) => result = answer,
                Self::Open => {}
            }
        }
        result
    }
}

/// A search for the cause in a value of a function.
struct CauseSearch<'m, 's> {
    module: &'m SsaModule<'s>,
    function: &'m SsaFunction<'s>,
    question: Question,
    /// Number of values that may still be followed.
    left: Cell<usize>,
    /// The values that are being followed.
    open: RefCell<BTreeSet<&'s str>>,
}

impl<'s> CauseSearch<'_, 's> {
    fn text(&self, token: &SourceToken) -> &'s str {
        token.text(self.module.source)
    }

    fn follow(&self, value: &'s str) -> Answer {
        if self.open.borrow().contains(value) {
            return Answer::Open;
        }
        let Some(left) = self.left.get().checked_sub(1) else { return Answer::Unknown };
        self.left.set(left);
        if self.function.parameters.contains(value) {
            let cause = format!("`{value}` is a parameter of the kernel");
            return Answer::of(self.question.answer(cause, false).filter(|_| self.function.head.is_kernel));
        }
        self.open.borrow_mut().insert(value);
        let answer = match (self.flow().phi(value), self.definition_of(value)) {
            (Some(phi), _) => self.follow_phi(value, phi),
            (None, Some(definition)) => self.follow_definition(value, definition),
            (None, None) => Answer::Unknown,
        };
        self.open.borrow_mut().remove(value);
        answer
    }

    fn flow(&self) -> &ControlFlow<'s> {
        let module = self.module;
        self.function
            .flow
            .get_or_init(|| ControlFlow::new(module.source, &module.tokens[self.function.head.body.clone()]))
    }

    fn definition_of(&self, value: &str) -> Option<&'s [SourceToken]> {
        let local = self.function.definitions.get(value);
        local.or_else(|| self.module.globals.definitions.get(value)).copied()
    }

    fn follow_definition(&self, value: &'s str, definition: &'s [SourceToken]) -> Answer {
        let has = |words: &[&str]| definition.iter().map(|token| self.text(token)).find(|word| words.contains(word));
        let first = definition.first().map_or("", |token| self.text(token));
        if VARIABLES.contains(&first) {
            let name = self.module.globals.names.get(value).copied().unwrap_or(value);
            let built_in = (first == "OpVariable").then(|| self.question.cause_of_built_in(name)).flatten();
            let stored = self.function.stores.get(value).filter(|stored| !stored.is_empty());
            return match (built_in, stored) {
                (Some(cause), _) => Answer::Cause(cause),
                (None, Some(stored)) => Answer::of_all(stored.iter().map(|stored| self.follow(stored.value))),
                (None, None) => Answer::Unknown,
            };
        }
        let variable = definition.iter().find_map(|token| self.function.stores.get(self.text(token)));
        if let Some(stores) = variable.filter(|_| LOADS.contains(&first))
            && let Some(stored) = self.flow().stored_value(stores, definition[0].span.start)
        {
            return match stored {
                StoredValue::Single(stored) => self.follow(stored),
                StoredValue::Joined(phi) => self.follow_phi(value, &phi),
            };
        }
        if let Some(operation) = has(&PER_CHANNEL_OPERATIONS) {
            let cause = self.question.answer(format!("`{operation}` makes it"), true);
            return Answer::of(cause.filter(|_| !self.may_be_constant(definition)));
        }
        if let Some(operation) = has(&PER_RUN_OPERATIONS) {
            return Answer::of(self.question.answer(format!("`{operation}` makes it"), false));
        }
        if has(&["asm", "llvm.inline_asm", "OpAsmCallINTEL"]).is_some() {
            return Answer::of(self.question.answer(format!("a block writes `{value}`"), false));
        }
        if let Some(cause) = self.symbols_in(definition).find_map(|symbol| self.question.cause_of_function(symbol)) {
            return Answer::of(Some(cause).filter(|_| !self.may_be_constant(definition)));
        }
        if first.ends_with(".for") && definition.get(1).is_some_and(|counter| self.text(counter) == value) {
            return self.follow_counter(&definition[2..]);
        }
        let is_element = ["extractelement", "llvm.extractelement", "OpCompositeExtract"].contains(&first);
        if definition.iter().any(|token| is_call(self.text(token)))
            || definition.iter().take(2).any(|token| is_opaque(self.text(token)))
            || (is_element && self.may_be_constant(definition))
        {
            return Answer::Unknown;
        }
        self.follow_any(definition)
    }

    /// Returns the names of functions and globals in a definition.
    fn symbols_in(&self, definition: &'s [SourceToken]) -> impl Iterator<Item = &'s str> {
        let callee = definition.get(2).filter(|_| self.text(&definition[0]) == "OpFunctionCall");
        let callee = callee.map(|id| self.text(id)).map(|id| self.module.globals.names.get(id).copied().unwrap_or(id));
        let source = self.module.source;
        let symbols = definition.iter().map(|token| token.text(source)).filter(|word| word.starts_with('@'));
        symbols.chain(callee)
    }

    /// Returns whether a definition takes an index of another dimension than the first one, and the
    /// source states the size of work-groups, which may be 1 there.
    fn may_be_constant(&self, definition: &[SourceToken]) -> bool {
        let is_other = |token: &SourceToken| ["y", "z"].contains(&self.text(token));
        let last = definition.iter().rev().find(|token| token.kind == TokenKind::Number);
        self.module.has_fixed_size
            && (definition.iter().any(is_other) || last.is_some_and(|last| self.text(last) != "0"))
    }

    /// Follows the values in the tokens of an operation.
    fn follow_any(&self, tokens: &'s [SourceToken]) -> Answer {
        let names = tokens.iter().filter(|token| token.kind == TokenKind::Name).map(|token| self.text(token));
        Answer::of_any(names.filter(|word| word.starts_with('%')).map(|word| self.follow(word)))
    }

    /// Follows the bounds of a counted loop: `= LOWER to UPPER step STEP`. Channels that are in the
    /// loop have made the same number of iterations, so its end makes no difference between them.
    fn follow_counter(&self, tokens: &'s [SourceToken]) -> Answer {
        let is_end =
            |token: &SourceToken| matches!(token.kind, TokenKind::Symbol('{' | ':')) || self.text(token) == "iter_args";
        let head = &tokens[..tokens.iter().position(is_end).unwrap_or(tokens.len())];
        let at = |word: &str| head.iter().position(|token| self.text(token) == word).unwrap_or(head.len());
        match self.question {
            Question::PerChannel => {
                Answer::of_any([&head[..at("to")], &head[at("step")..]].map(|part| self.follow_any(part)).into_iter())
            }
            Question::AtRunTime => self.follow_any(head),
        }
    }

    /// Returns whether a value is computed from one that is limited by another one than a variable.
    /// A loop with such an end may have so few iterations that it is unrolled.
    fn is_limited(&self, value: &'s str) -> bool {
        let (mut seen, mut pending) = (BTreeSet::new(), vec![value]);
        while let Some(value) = pending.pop() {
            let Some(definition) = self.definition_of(value).filter(|_| seen.insert(value)) else { continue };
            let first = definition.first().map_or("", |operation| self.text(operation));
            if LIMITING.iter().any(|part| first.contains(part)) {
                return true;
            }
            pending.extend(definition.iter().map(|token| self.text(token)).filter(|word| word.starts_with('%')));
        }
        false
    }

    /// Follows the values that meet where branches join.
    fn follow_phi(&self, value: &'s str, phi: &Phi<'s>) -> Answer {
        let flow = self.flow();
        let all = Answer::of_all(phi.incoming.iter().map(|incoming| self.follow(incoming.value)));
        if let Answer::Cause(_) = all {
            return all;
        }
        let condition = flow.selecting_condition(phi).map(|condition| self.follow(condition));
        if let Some(Answer::Cause(cause)) = condition {
            return Answer::Cause(format!("a branch selects `{value}`, and its condition has this cause: {cause}"));
        }
        let exits = flow.exit_conditions(phi).filter(|_| self.question == Question::AtRunTime);
        let is_comparison = |condition: &&'s str| {
            let operation = self.definition_of(condition).and_then(|definition| definition.first());
            operation.is_some_and(|word| COMPARISONS.iter().any(|known| self.text(word).starts_with(known)))
                && !self.is_limited(condition)
        };
        match exits.filter(|exits| exits.iter().all(is_comparison)) {
            Some(exits) => Answer::of_all(exits.into_iter().map(|condition| self.follow(condition))),
            None => all,
        }
    }
}

/// Returns whether the result of an operation depends on more than its operands.
fn is_opaque(word: &str) -> bool {
    OPAQUE.contains(&word.rsplit('.').next().unwrap_or_default())
        || OPAQUE_PREFIXES.iter().any(|prefix| word.starts_with(prefix))
        || COLLECTIVE.iter().any(|part| word.to_ascii_lowercase().contains(part))
}

/// Returns whether a word is an operation that calls a function.
fn is_call(word: &str) -> bool {
    matches!(word.rsplit('.').next(), Some("call" | "invoke" | "callbr" | "FunctionCall" | "OpFunctionCall"))
}

fn read_function<'s>(source: &'s str, tokens: &'s [SourceToken], head: SsaHead<'s>) -> SsaFunction<'s> {
    let is_value = |token: &&SourceToken| token.kind == TokenKind::Name && token.text(source).starts_with('%');
    let parameters = tokens[head.parameters.clone()].iter().filter(is_value).map(|token| token.text(source)).collect();
    let body = &tokens[head.body.clone()];
    let (definitions, stores, calls, flow) = (BTreeMap::new(), BTreeMap::new(), Vec::new(), OnceCell::new());
    let mut function = SsaFunction { head, parameters, definitions, stores, calls, flow };
    for line in lines(body) {
        if let [value, equals, definition @ ..] = line
            && equals.is_symbol('=')
            && is_value(&value)
        {
            let value = value.text(source);
            match definition.first().map(|operation| operation.text(source)) {
                Some("OpFunctionParameter") => drop(function.parameters.insert(value)),
                Some(operation) if VARIABLES.contains(&operation) => drop(function.stores.insert(value, Vec::new())),
                _ => {}
            }
            function.definitions.insert(value, definition);
        }
        // A counted loop defines its counter.
        if let Some(at) = line.iter().position(|token| token.text(source).ends_with(".for"))
            && let Some(counter) = line.get(at + 1).filter(is_value)
        {
            function.definitions.insert(counter.text(source), &line[at..]);
        }
        let words = || line.iter().map(|token| token.text(source));
        if words().any(is_call) {
            let callee = line.get(4).filter(|_| line[2].is_name(source, "OpFunctionCall"));
            function
                .calls
                .extend(callee.map(|id| id.text(source)).or_else(|| words().find(|word| word.starts_with('@'))));
        }
    }
    for line in lines(body) {
        read_store(source, line, &mut function.stores);
    }
    function
}

/// Adds the value that a line stores to a variable, and removes the variables that it uses
/// otherwise.
fn read_store<'s>(source: &'s str, line: &'s [SourceToken], stores: &mut BTreeMap<&'s str, Vec<Store<'s>>>) {
    let text = |token: &'s SourceToken| token.text(source);
    let is_variable = |token: &&SourceToken| token.kind == TokenKind::Name && stores.contains_key(token.text(source));
    let mut used = line.iter().filter(is_variable);
    let Some(variable) = used.next().map(text) else { return };
    let operation = if line.get(1).is_some_and(|equals| equals.is_symbol('=')) { line.get(2) } else { line.first() };
    let comma = line.iter().position(|token| token.is_symbol(','));
    let stored = match operation.map_or("", text) {
        "OpStore" => line.get(2),
        "store" | "llvm.store" => comma.and_then(|comma| line.get(comma.checked_sub(1)?)),
        "OpName" | "OpDecorate" => return,
        operation if VARIABLES.contains(&operation) || LOADS.contains(&operation) => return,
        _ => None,
    };
    let more: Vec<&str> = used.map(text).collect();
    match stored.map(text).filter(|stored| more.is_empty() && *stored != variable) {
        Some(value) => stores.entry(variable).or_default().push(Store { place: line[0].span.start, value }),
        None => {
            stores.remove(variable);
            more.iter().for_each(|variable| drop(stores.remove(variable)));
        }
    }
}
