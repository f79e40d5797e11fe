//! Finds inline assembly in Python: `inline_asm_elementwise` of Triton, and `llvm.inline_asm` of
//! the Python bindings of MLIR.
//!
//! The text is a string, strings that are added or joined, or a name that a string is assigned to.
//! For example, `tl.inline_asm_elementwise("mov (M1, 16) $0(0,0)<1> 0x7:d", "=rw", [], tl.int32,
//! True, 1)`. The result of an expression in an f-string is not known, so the text has a hole
//! there. Strings with vISA that are in no call are found as well.

use crate::block::{Block, ElementType, Repetition, ValueOrigin, ValueType};
use crate::extraction::{Extraction, ExtractionLimit, Function, SourceVariant};
use crate::listed::ListedAssembly;
use crate::literal::append_literal;
use crate::made_text::{HOLE, MadeText, TextMarks, has_visa, may_have_text, takes_lines};
use crate::mapped_text::MappedText;
use crate::origin::MAX_FOLLOWED_VARIABLES;
use crate::token::{Brackets, SourceToken, StringToken, Syntax, TokenKind, count_step, find_closing, split, tokenize};
use openvisa_isa::DataType;
use std::cell::Cell;
use std::collections::HashMap;

/// Maximum number of names and calls that are followed to a string.
const MAX_STEPS: usize = 16;

/// Maximum number of parts that a text is put together of. Names that are used often could make
/// more.
const MAX_PARTS: usize = 1 << 10;

/// Finds the blocks of a source.
pub(crate) fn extract(source: &str) -> Extraction {
    let has_texts = may_have_text(source);
    if !has_texts && !source.contains("inline_asm") {
        return Extraction::default();
    }
    let tokens = tokenize(source, Syntax::Python);
    let mut assignments: HashMap<&str, Vec<usize>> = HashMap::new();
    for (index, words) in tokens.windows(3).enumerate() {
        let is_assignment = words[0].kind == TokenKind::Name && words[1].is_symbol('=') && !words[2].is_symbol('=');
        if words[0].begins_line && is_assignment {
            assignments.entry(words[0].text(source)).or_default().push(index);
        }
    }
    let file = PythonSource { source, tokens: &tokens, brackets: Brackets::new(&tokens), assignments };
    let calls = (0..tokens.len()).filter(|index| {
        let token = &tokens[*index];
        let is_call = tokens.get(index + 1).is_some_and(|next| next.is_symbol('('));
        let is_definition = index.checked_sub(1).is_some_and(|before| tokens[before].is_name(source, "def"));
        is_call
            && !is_definition
            && ["inline_asm_elementwise", "inline_asm"].iter().any(|name| token.is_name(source, name))
    });
    let (functions, places) = find_functions(source, &tokens);
    let in_function = |index: usize| {
        let block = file.parse_call(index)?;
        let function = places[index].filter(|_| block.repetition.is_some());
        Some(Block { function, ..block })
    };
    let mut blocks: Vec<Block> = calls.filter_map(in_function).collect();
    if has_texts {
        let texts = file.find_texts(&blocks);
        blocks.extend(texts);
        blocks.sort_by_key(|block| block.place.start);
    }
    let limits = Vec::from_iter(ExtractionLimit::of_brackets(&file.brackets, &tokens));
    Extraction { variants: vec![SourceVariant { blocks, functions }], limits }
}

/// Finds the functions, and for each token the index of the one around it.
fn find_functions(source: &str, tokens: &[SourceToken]) -> (Vec<Function>, Vec<Option<usize>>) {
    let (mut functions, mut open, mut places) = (Vec::new(), Vec::<(usize, usize)>::new(), Vec::new());
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate() {
        if token.begins_line && depth == 0 {
            let line = source[..token.span.start].rfind('\n').map_or(0, |end| end + 1);
            let indent = token.span.start - line;
            while open.pop_if(|(outer, _)| *outer >= indent).is_some() {}
            let is_async = token.is_name(source, "async");
            if tokens.get(index + usize::from(is_async)).is_some_and(|word| word.is_name(source, "def")) {
                let name = tokens.get(index + 1 + usize::from(is_async)).map(|name| name.text(source).to_owned());
                open.push((indent, functions.len()));
                functions.push(Function { name, ..Function::default() });
            }
        }
        match token.kind {
            TokenKind::Symbol('(' | '[' | '{') => depth += 1,
            TokenKind::Symbol(')' | ']' | '}') => depth = depth.saturating_sub(1),
            _ => {}
        }
        places.push(open.last().map(|(_, function)| *function));
    }
    (functions, places)
}

struct PythonSource<'s> {
    source: &'s str,
    tokens: &'s [SourceToken],
    brackets: Brackets,
    /// The indices of the names at the beginnings of assignments, by name.
    assignments: HashMap<&'s str, Vec<usize>>,
}

/// A string that an expression makes, or what is not known of it.
struct StringValue {
    text: MappedText,
    /// The descriptions of the holes of the text.
    holes: Vec<String>,
    /// Whether the text is a format string.
    is_format: bool,
    open: Option<String>,
    /// Number of parts that were read.
    parts: usize,
}

impl StringValue {
    /// Appends a hole for an expression in the source.
    fn push_hole(&mut self, description: &str, span: std::ops::Range<usize>) {
        self.text.push_replaced(HOLE.encode_utf8(&mut [0; 1]), span);
        self.holes.push(description.split_whitespace().collect::<Vec<_>>().join(" "));
    }
}

impl PythonSource<'_> {
    /// Parses the call whose function name is at `index`.
    fn parse_call(&self, index: usize) -> Option<Block> {
        let name = &self.tokens[index];
        let close = self.brackets.find_closing(index + 1)?;
        let (mut positional, mut named) = (Vec::new(), Vec::new());
        for argument in split(&self.tokens[index + 2..close], ',') {
            match argument {
                [] => {}
                [key, equals, value @ ..]
                    if key.kind == TokenKind::Name
                        && equals.is_symbol('=')
                        && !value.first().is_some_and(|next| next.is_symbol('=')) =>
                {
                    named.push((key.text(self.source), value));
                }
                _ => positional.push(argument),
            }
        }
        let is_triton = name.is_name(self.source, "inline_asm_elementwise");
        let first = if is_triton { 0 } else { 2 };
        let argument = |names: &[&str], position: usize| {
            let by_name = named.iter().find(|(key, _)| names.contains(key)).map(|(_, value)| *value);
            by_name.or_else(|| positional.get(position).copied())
        };
        let template = self.string_of(argument(&["asm", "asm_string"], first)?, MAX_STEPS);
        let constraints = self.string_of(argument(&["constraints"], first + 1)?, MAX_STEPS);
        let arguments = argument(&["args"], 2);
        let output_types = argument(&["dtype"], 3).filter(|_| is_triton).map(|tokens| self.types_of(tokens));
        let span = name.span.start..self.tokens[close].span.end;
        let made = (template.open.is_none() && (template.is_format || !template.holes.is_empty())).then(|| MadeText {
            span: span.clone(),
            text: template.text.clone(),
            holes: template.holes,
            constraints: Some(constraints.text.clone()),
        });
        let listed = ListedAssembly {
            span,
            template: template.text,
            constraints: constraints.text,
            output_types: output_types.unwrap_or_default(),
            input_types: Vec::new(),
            input_values: Vec::new(),
            input_origins: arguments.filter(|_| is_triton).map(|list| self.origins_of(list)).unwrap_or_default(),
            open: template.open.or(constraints.open).or_else(|| {
                let hole = constraints.holes.first();
                hole.map(|hole| format!("`{hole}` in the constraints is not a string in this file"))
            }),
        };
        let repetition = is_triton.then_some(Repetition::Elementwise);
        let mut block = listed.into_block();
        if let Some(made) = made.and_then(|made| made.into_block(true, true)) {
            let known = std::mem::replace(&mut block, made);
            for (operand, known) in block.operands.iter_mut().zip(known.operands) {
                (operand.value_type, operand.value, operand.origin) = (known.value_type, known.value, known.origin);
            }
        }
        Some(Block { repetition, ..block })
    }

    /// Finds the strings that hold vISA, and are not texts of the blocks.
    fn find_texts(&self, blocks: &[Block]) -> Vec<Block> {
        let (mut found, mut marks, mut at) = (Vec::new(), TextMarks::new(self.source), 0);
        let has_visa = has_visa(self.source);
        while let Some(token) = self.tokens.get(at) {
            let TokenKind::String(string) = &token.kind else {
                at += 1;
                continue;
            };
            let (start, end) = (at, self.expression_end(at));
            at = end.max(start + 1);
            let is_used = |block: &Block| {
                block.span.contains(&token.span.start) || block.template.text_offset(string.body.start).is_some()
            };
            if blocks.iter().any(is_used) {
                continue;
            }
            let mut made = MadeText { span: token.span.start..self.tokens[at - 1].span.end, ..MadeText::default() };
            let before = start.checked_sub(2).map(|first| &self.tokens[first..start]);
            if let Some([value, plus]) = before
                && plus.is_symbol('+')
                && matches!(value.kind, TokenKind::Name | TokenKind::Symbol(')' | ']'))
            {
                made.push_hole(value.text(self.source), value.span.clone());
            }
            let StringValue { text, holes, open, .. } = self.string_of(&self.tokens[start..end], MAX_STEPS);
            made.text.append(&text);
            made.holes.extend(holes);
            let around = self.brackets.around(start);
            let function = around.and_then(|open| self.tokens.get(open.checked_sub(1)?));
            let is_item = around.is_some_and(|open| self.tokens[open].is_symbol('['));
            if is_item || function.is_some_and(|name| takes_lines(name.text(self.source))) {
                made.text.push_added("\n");
            }
            made.constraints = marks.take(made.span.start);
            let is_marked = made.constraints.is_some();
            if open.is_none() {
                found.extend(made.into_block(is_marked, has_visa));
            }
        }
        found
    }

    /// Returns the index of the token after the expression that begins with a string.
    fn expression_end(&self, start: usize) -> usize {
        let is_inside = self.brackets.around(start).is_some();
        let mut at = start;
        while let Some(token) = self.tokens.get(at) {
            if at > start && token.begins_line && !is_inside {
                break;
            }
            match token.kind {
                TokenKind::Symbol('(' | '[' | '{') => at = self.brackets.closing(at).unwrap_or(at),
                TokenKind::Symbol(')' | ']' | '}' | ',' | ';' | ':' | '=') => break,
                TokenKind::Name if ["if", "for", "in", "and", "or", "is", "not"].contains(&token.text(self.source)) => {
                    break;
                }
                _ => {}
            }
            at += 1;
        }
        at
    }

    /// Computes an expression that makes a string.
    fn string_of(&self, tokens: &[SourceToken], steps: usize) -> StringValue {
        let (text, holes) = (MappedText::default(), Vec::new());
        let mut value = StringValue { text, holes, is_format: false, open: None, parts: 0 };
        self.append_string(&mut value, tokens, steps);
        if !value.holes.is_empty() && value.text.as_str().chars().all(|c| c == HOLE) {
            value.open.get_or_insert_with(|| format!("`{}` is not a string in this file", value.holes[0]));
        }
        value
    }

    fn append_string(&self, value: &mut StringValue, tokens: &[SourceToken], steps: usize) {
        value.parts += 1;
        let Some(steps) = steps.checked_sub(1).filter(|_| value.parts < MAX_PARTS) else {
            value.open.get_or_insert_with(|| "the text is put together of too many parts".to_owned());
            return;
        };
        for part in split(tokens, '+') {
            match part {
                [open, inner @ .., close] if open.is_symbol('(') && close.is_symbol(')') => {
                    self.append_string(value, inner, steps);
                }
                // `"\n".join([...])`
                [separator, dot, join, open, inner @ .., close]
                    if dot.is_symbol('.')
                        && join.is_name(self.source, "join")
                        && open.is_symbol('(')
                        && close.is_symbol(')') =>
                {
                    self.append_list(value, std::slice::from_ref(separator), inner, steps);
                }
                // A method or function that changes blanks only.
                [inner @ .., dot, method, open, close]
                    if dot.is_symbol('.')
                        && open.is_symbol('(')
                        && close.is_symbol(')')
                        && ["strip", "lstrip", "rstrip"].contains(&method.text(self.source)) =>
                {
                    self.append_string(value, inner, steps);
                }
                // The braces and percent signs of a format string are holes.
                _ if self.formatted_string(part).is_some() => {
                    value.is_format = true;
                    self.append_string(value, self.formatted_string(part).unwrap_or_default(), steps);
                }
                [.., dedent, open, inner, close]
                    if dedent.is_name(self.source, "dedent") && open.is_symbol('(') && close.is_symbol(')') =>
                {
                    self.append_string(value, std::slice::from_ref(inner), steps);
                }
                [name] if name.kind == TokenKind::Name => match self.find_assignment(name) {
                    Some(assigned) => self.append_string(value, assigned, steps),
                    None => self.append_hole(value, part),
                },
                _ if part.iter().any(|token| matches!(token.kind, TokenKind::String(_))) => {
                    self.append_literals(value, part);
                }
                _ => self.append_hole(value, part),
            }
        }
    }

    /// Returns the string in a call of its method `format` or `replace`.
    fn formatted_string<'t>(&self, part: &'t [SourceToken]) -> Option<&'t [SourceToken]> {
        let names = ["format", "replace"];
        let method = part.windows(3).position(|words| {
            words[0].is_symbol('.') && names.contains(&words[1].text(self.source)) && words[2].is_symbol('(')
        })?;
        let is_last = find_closing(part, method + 2).is_some_and(|close| close + 1 == part.len());
        part.get(..method).filter(|inner| is_last && !inner.is_empty())
    }

    /// Appends a hole for an expression whose value is not known.
    fn append_hole(&self, value: &mut StringValue, tokens: &[SourceToken]) {
        let ([first, .., last] | [first @ last]) = tokens else { return };
        let span = first.span.start..last.span.end;
        value.push_hole(self.source.get(span.clone()).unwrap_or_default(), span);
    }

    /// Appends an f-string, with a hole for each expression.
    fn append_formatted(&self, value: &mut StringValue, string: &StringToken) {
        let body = self.source.get(string.body.clone()).unwrap_or_default();
        let start = string.body.start;
        let literal = |value: &mut StringValue, range: std::ops::Range<usize>| {
            let part = StringToken { body: start + range.start..start + range.end, ..string.clone() };
            append_literal(&mut value.text, self.source, &part, Syntax::Python);
        };
        let mut at = 0;
        while let Some(found) = body[at..].find(['{', '}']) {
            let brace = at + found;
            literal(value, at..brace);
            let rest = &body[brace..];
            if rest.starts_with("{{") || rest.starts_with("}}") {
                value.text.push_replaced(&rest[..1], start + brace..start + brace + 2);
                at = brace + 2;
                continue;
            }
            let mut depth = 0_usize;
            let length = rest.find(|c| {
                match c {
                    '{' => depth += 1,
                    '}' => depth = depth.saturating_sub(1),
                    _ => {}
                }
                depth == 0
            });
            let length = length.map_or(rest.len(), |length| length + 1);
            let span = start + brace..start + brace + length;
            value.push_hole(rest.get(1..length.saturating_sub(1).max(1)).unwrap_or_default(), span);
            at = brace + length;
        }
        literal(value, at..body.len());
    }

    fn append_literals(&self, value: &mut StringValue, tokens: &[SourceToken]) {
        for token in tokens {
            match &token.kind {
                TokenKind::String(string) => {
                    let body = self.source.get(string.body.clone()).unwrap_or_default();
                    match string.is_formatted && body.contains(['{', '}']) {
                        true => self.append_formatted(value, string),
                        false => append_literal(&mut value.text, self.source, string, Syntax::Python),
                    }
                }
                // The operator of a format string.
                TokenKind::Symbol('%') => {
                    value.is_format = true;
                    return;
                }
                _ => {
                    let text = token.text(self.source);
                    value.open.get_or_insert_with(|| format!("`{text}` is not a string"));
                }
            }
        }
    }

    /// Appends the strings of a list with a separator between them.
    fn append_list(&self, value: &mut StringValue, separator: &[SourceToken], list: &[SourceToken], steps: usize) {
        let items = match list {
            [open, inner @ .., close]
                if matches!(open.kind, TokenKind::Symbol('[' | '('))
                    && matches!(close.kind, TokenKind::Symbol(']' | ')')) =>
            {
                inner
            }
            [name] => match self.find_assignment(name) {
                Some([_, inner @ .., _]) => inner,
                _ => return self.append_literals(value, list),
            },
            _ => return self.append_literals(value, list),
        };
        for (index, item) in split(items, ',').into_iter().filter(|item| !item.is_empty()).enumerate() {
            if index > 0 {
                self.append_string(value, separator, steps);
            }
            self.append_string(value, item, steps);
        }
    }

    /// Returns the expression that is assigned to a name: by the last assignment before its use, or
    /// else by the first one.
    fn find_assignment(&self, name: &SourceToken) -> Option<&[SourceToken]> {
        let assignments = self.assignments.get(name.text(self.source))?;
        let before = assignments.partition_point(|index| self.tokens[*index].span.start < name.span.start);
        let start = assignments[before.saturating_sub(1)] + 2;
        let mut depth = 0_usize;
        let end = self.tokens[start..].iter().position(|token| {
            count_step();
            match token.kind {
                TokenKind::Symbol('(' | '[' | '{') => depth += 1,
                TokenKind::Symbol(')' | ']' | '}') => depth = depth.saturating_sub(1),
                _ => return token.begins_line && depth == 0,
            }
            false
        });
        Some(&self.tokens[start..end.map_or(self.tokens.len(), |end| start + end)])
    }

    /// Returns what is evident of the values in a list.
    fn origins_of(&self, list: &[SourceToken]) -> Vec<ValueOrigin> {
        let [_, items @ .., _] = list else { return Vec::new() };
        let items = split(items, ',').into_iter().filter(|item| !item.is_empty());
        let per_channel = |item| self.cause_in(item, &Cell::new(MAX_FOLLOWED_VARIABLES));
        items.map(|item| ValueOrigin { per_channel: per_channel(item), at_run_time: None }).collect()
    }

    /// Returns why the value of an expression differs between channels.
    fn cause_in(&self, tokens: &[SourceToken], left: &Cell<usize>) -> Option<String> {
        left.set(left.get().checked_sub(1)?);
        let mut index = 0;
        while let Some(token) = tokens.get(index) {
            index += 1;
            if token.kind != TokenKind::Name {
                continue;
            }
            let name = token.text(self.source);
            if name == "arange" {
                return Some("`arange` makes it".to_owned());
            }
            let next = tokens.get(index);
            if next.is_some_and(|next| next.is_symbol('(')) && !["load", "where", "to"].contains(&name) {
                // The result of another function can be one value.
                index = find_closing(tokens, index).unwrap_or(tokens.len());
            } else if !next.is_some_and(|next| next.is_symbol('.') || next.is_symbol('='))
                && let Some(assigned) = self.find_assignment(token)
                && let Some(cause) = self.cause_in(assigned, left)
            {
                return Some(cause);
            }
        }
        None
    }

    /// Returns the types that `dtype` names. Types of fewer than 32 bits are unknown, because
    /// Triton packs several of their values.
    fn types_of(&self, tokens: &[SourceToken]) -> Vec<Option<ValueType>> {
        let tokens = match tokens {
            [open, inner @ .., close] if open.is_symbol('(') && close.is_symbol(')') => inner,
            _ => tokens,
        };
        let names = split(tokens, ',').into_iter().filter_map(|part| part.last()).map(|token| token.text(self.source));
        let element = |name: &str| match name {
            "int32" | "uint32" => Some(ElementType::Integer(32)),
            "int64" | "uint64" => Some(ElementType::Integer(64)),
            "float32" => Some(ElementType::Float(DataType::F)),
            "float64" => Some(ElementType::Float(DataType::Df)),
            _ => None,
        };
        names.map(|name| element(name).map(ValueType::scalar)).collect()
    }
}
