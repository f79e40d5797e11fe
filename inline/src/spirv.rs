//! Finds inline assembly in SPIR-V disassembly: `OpAsmINTEL`.
//!
//! For example, `%5 = OpAsmINTEL %uint %fn %target "mov (M1, 16) $0(0,0)<1> 0x7:d" "=rw"`.

use crate::block::{Block, ElementType, ValueType};
use crate::listed::ListedAssembly;
use crate::literal::append_literal;
use crate::mapped_text::MappedText;
use crate::token::{SourceToken, Syntax, TokenKind, tokenize};
use openvisa_isa::DataType;
use std::collections::BTreeMap;

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
pub(crate) fn extract(source: &str) -> Vec<Block> {
    let tokens = tokenize(source, Syntax::Assembly);
    let mut types = BTreeMap::new();
    let mut blocks = Vec::new();
    let mut rest = tokens.as_slice();
    while !rest.is_empty() {
        let length = 1 + rest[1..].iter().position(|token| token.begins_line).unwrap_or(rest.len() - 1);
        let (line, after) = rest.split_at(length);
        rest = after;
        let [id, equals, opcode, operands @ ..] = line else { continue };
        if !equals.is_symbol('=') {
            continue;
        }
        if opcode.is_name(source, "OpAsmINTEL") {
            blocks.extend(parse_assembly(source, opcode, operands, &types));
        } else if let Some(declared) = parse_declaration(source, opcode.text(source), operands, &types) {
            types.insert(id.text(source), declared);
        }
    }
    blocks
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
        open: None,
    };
    Some(listed.into_block())
}
