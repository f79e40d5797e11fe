//! Finds inline assembly in SPIR-V disassembly: `OpAsmINTEL`.
//!
//! For example, `%5 = OpAsmINTEL %uint %fn %target "mov (M1, 16) $0(0,0)<1> 0x7:d" "=rw"`. A kernel
//! calls it with `OpAsmCallINTEL`. `OpExecutionMode %k SubgroupSize 16` states its sub-group size.

use crate::block::{Block, ElementType, ValueType};
use crate::extraction::{Extraction, Function, SourceVariant};
use crate::listed::ListedAssembly;
use crate::literal::append_literal;
use crate::mapped_text::MappedText;
use crate::sub_group_region::simd_width;
use crate::token::{SourceToken, Syntax, TokenKind, tokenize};
use openvisa_isa::DataType;
use std::collections::{BTreeMap, BTreeSet};

/// A type that the module declares.
enum DeclaredType<'s> {
    Value(ValueType),
    /// The members of a structure.
    Structure(Vec<&'s str>),
    /// The result and the parameters of a function.
    Function(Vec<&'s str>),
    Void,
}

/// Finds the blocks of a source.
pub(crate) fn extract(source: &str) -> Extraction {
    let tokens = tokenize(source, Syntax::Assembly);
    let mut types = BTreeMap::new();
    let (mut blocks, mut ids) = (Vec::new(), Vec::new());
    let mut calls = AssemblyCalls { source, ..AssemblyCalls::default() };
    let mut rest = tokens.as_slice();
    while !rest.is_empty() {
        let length = 1 + rest[1..].iter().position(|token| token.begins_line).unwrap_or(rest.len() - 1);
        let (line, after) = rest.split_at(length);
        rest = after;
        calls.read_line(line);
        let [id, equals, opcode, operands @ ..] = line else { continue };
        if !equals.is_symbol('=') {
            continue;
        }
        if opcode.is_name(source, "OpAsmINTEL") {
            let block = parse_assembly(source, opcode, operands, &types);
            ids.extend(block.iter().map(|_| id.text(source)));
            blocks.extend(block);
        } else if let Some(declared) = parse_declaration(source, opcode.text(source), operands, &types) {
            types.insert(id.text(source), declared);
        }
    }
    for (index, (block, id)) in blocks.iter_mut().zip(&ids).enumerate() {
        block.simd_widths = calls.sizes_of(id);
        block.function = Some(calls.functions.len() + index);
    }
    Extraction { variants: vec![SourceVariant { blocks, functions: calls.into_functions(&ids) }], limits: Vec::new() }
}

/// The functions that call assembly, and the sub-group sizes that they require.
#[derive(Default)]
struct AssemblyCalls<'s> {
    source: &'s str,
    /// The sizes by the functions that require them.
    sizes: BTreeMap<&'s str, u32>,
    /// The functions that call each `OpAsmINTEL`.
    callers: BTreeMap<&'s str, BTreeSet<&'s str>>,
    /// The function that has the last line.
    function: Option<&'s str>,
    /// The functions, with whether they are not copied to their calls.
    functions: Vec<(&'s str, bool)>,
    /// The functions and assemblies that are called, with the functions that call them.
    calls: Vec<(&'s str, &'s str)>,
}

impl<'s> AssemblyCalls<'s> {
    fn read_line(&mut self, line: &'s [SourceToken]) {
        let source = self.source;
        let text = |at: usize| line.get(at).map(|token| token.text(source));
        let (first, opcode) = (text(0), text(2).filter(|_| line[1].is_symbol('=')));
        match (first, opcode) {
            (Some("OpExecutionMode"), _) if text(2) == Some("SubgroupSize") => {
                let size = text(3).and_then(|size| size.parse().ok()).and_then(simd_width);
                self.sizes.extend(text(1).zip(size));
            }
            (_, Some("OpFunction")) => {
                self.function = first;
                let is_separate = text(4).is_some_and(|control| control.contains("DontInline"));
                self.functions.extend(first.map(|name| (name, is_separate)));
            }
            (Some("OpFunctionEnd"), _) => self.function = None,
            (_, Some(opcode @ ("OpAsmCallINTEL" | "OpFunctionCall"))) => {
                self.calls.extend(text(4).zip(self.function));
                if let Some(assembly) = text(4).filter(|_| opcode == "OpAsmCallINTEL") {
                    self.callers.entry(assembly).or_default().extend(self.function);
                }
            }
            _ => {}
        }
    }

    /// Returns the functions of the module, and after them one for each assembly, since it is a
    /// function that others call. `assemblies` are the IDs of the assemblies.
    fn into_functions(self, assemblies: &[&'s str]) -> Vec<Function> {
        let names = self.functions.iter().copied().chain(assemblies.iter().map(|id| (*id, false)));
        let mut functions: Vec<Function> = Vec::new();
        let mut by_name = BTreeMap::new();
        for (name, is_separate) in names {
            by_name.insert(name, functions.len());
            functions.push(Function { name: Some(name.to_owned()), is_separate, callers: Vec::new() });
        }
        for (callee, caller) in self.calls {
            if let (Some(callee), Some(caller)) = (by_name.get(callee), by_name.get(caller)) {
                functions[*callee].callers.push((*caller, false));
            }
        }
        functions
    }

    /// Returns the sizes of the functions that call an assembly. Returns none if one of them
    /// requires no size.
    fn sizes_of(&self, assembly: &str) -> Vec<u32> {
        let callers = self.callers.get(assembly).into_iter().flatten();
        let sizes: Option<BTreeSet<u32>> = callers.map(|caller| self.sizes.get(caller).copied()).collect();
        sizes.unwrap_or_default().into_iter().collect()
    }
}

type DeclaredTypes<'s> = BTreeMap<&'s str, DeclaredType<'s>>;

fn parse_declaration<'s>(
    source: &'s str,
    opcode: &str,
    operands: &[SourceToken],
    types: &DeclaredTypes<'s>,
) -> Option<DeclaredType<'s>> {
    let text = |index: usize| operands.get(index).map(|token| token.text(source));
    let number = |index: usize| text(index)?.parse::<u32>().ok();
    let names = || operands.iter().map(|token| token.text(source)).collect();
    Some(match opcode {
        "OpTypeVoid" => DeclaredType::Void,
        "OpTypeBool" => DeclaredType::Value(ValueType::scalar(ElementType::Integer(8))),
        "OpTypeInt" => DeclaredType::Value(ValueType::scalar(ElementType::Integer(u8::try_from(number(0)?).ok()?))),
        "OpTypeFloat" => {
            DeclaredType::Value(ValueType::scalar(ElementType::Float(match (number(0)?, operands.len()) {
                (16, 1) => DataType::Hf,
                (16, _) => DataType::Bf,
                (64, _) => DataType::Df,
                _ => DataType::F,
            })))
        }
        "OpTypePointer" => DeclaredType::Value(ValueType::scalar(ElementType::Pointer)),
        "OpTypeVector" => match types.get(text(0)?)? {
            DeclaredType::Value(element) => {
                DeclaredType::Value(ValueType { element: element.element, components: Some(number(1)?) })
            }
            _ => return None,
        },
        "OpTypeStruct" => DeclaredType::Structure(names()),
        "OpTypeFunction" => DeclaredType::Function(names()),
        _ => return None,
    })
}

fn parse_assembly(
    source: &str,
    opcode: &SourceToken,
    operands: &[SourceToken],
    types: &DeclaredTypes<'_>,
) -> Option<Block> {
    let mut strings = operands.iter().filter_map(|token| match &token.kind {
        TokenKind::String(string) if string.is_closed => Some(string),
        _ => None,
    });
    let (template, constraints) = (strings.next()?, strings.next()?);
    let value = |name: &str| match types.get(name) {
        Some(DeclaredType::Value(value)) => Some(*value),
        _ => None,
    };
    let (mut outputs, mut inputs) = (Vec::new(), Vec::new());
    if let Some(DeclaredType::Function(signature)) = operands.get(1).and_then(|token| types.get(token.text(source))) {
        let (result, parameters) = signature.split_first()?;
        inputs = parameters.iter().map(|name| value(name)).collect();
        outputs = match types.get(result) {
            Some(DeclaredType::Structure(members)) => members.iter().map(|name| value(name)).collect(),
            Some(DeclaredType::Void) => Vec::new(),
            _ => vec![value(result)],
        };
    }
    let (mut template_text, mut constraint_text) = (MappedText::default(), MappedText::default());
    append_literal(&mut template_text, source, template, Syntax::Assembly);
    append_literal(&mut constraint_text, source, constraints, Syntax::Assembly);
    let listed = ListedAssembly {
        span: opcode.span.start..constraints.body.end + 1,
        template: template_text,
        constraints: constraint_text,
        output_types: outputs,
        input_types: inputs,
        input_values: Vec::new(),
        input_origins: Vec::new(),
        open: None,
    };
    Some(listed.into_block())
}
