//! Finds inline assembly in SPIR-V disassembly: `OpAsmINTEL`.
//!
//! For example, `%5 = OpAsmINTEL %uint %fn %target "mov (M1, 16) $0(0,0)<1> 0x7:d" "=rw"`. A kernel
//! calls it with `OpAsmCallINTEL`. `OpExecutionMode %k SubgroupSize 16` states its sub-group size.

use crate::block::{Block, ElementType, ValueType};
use crate::extraction::Extraction;
use crate::listed::ListedAssembly;
use crate::literal::decode_literal;
use crate::ssa::{SsaGlobals, SsaHead, SsaModule};
use crate::sub_group_region::simd_width;
use crate::token::{SourceToken, Syntax, TokenKind, lines, tokenize};
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

/// A statement `OpAsmINTEL`. Functions call it.
struct Assembly<'s> {
    opcode: &'s SourceToken,
    operands: &'s [SourceToken],
    /// The functions that call it.
    callers: BTreeSet<&'s str>,
    has_call: bool,
}

/// The lines of a module.
#[derive(Default)]
struct SpirvModule<'s> {
    types: DeclaredTypes<'s>,
    globals: SsaGlobals<'s>,
    assemblies: BTreeMap<&'s str, Assembly<'s>>,
    heads: Vec<SsaHead<'s>>,
    /// The lines that call assembly.
    calls: Vec<&'s [SourceToken]>,
    /// The functions that are kernels, and the sizes that they require.
    kernels: BTreeMap<&'s str, Option<u32>>,
}

/// Finds the blocks of a source. A call is a block, with the text of the statement that it calls.
pub(crate) fn extract(source: &str) -> Extraction {
    let tokens = tokenize(source, Syntax::Assembly);
    let mut found = SpirvModule::default();
    let mut start = 0;
    for line in lines(&tokens) {
        found.read_line(source, line, start);
        start += line.len();
    }
    let SpirvModule { types, globals, mut assemblies, mut heads, calls, kernels } = found;
    for head in &mut heads {
        head.is_kernel = kernels.contains_key(head.name);
        head.body.end = head.body.end.min(tokens.len());
    }
    let module = SsaModule::new(source, &tokens, heads).with_globals(globals);
    let mut blocks = Vec::new();
    for call in calls {
        let Some(assembly) = call.get(4).and_then(|id| assemblies.get_mut(id.text(source))) else { continue };
        assembly.has_call = true;
        let arguments: Vec<_> = call[5..].iter().map(|argument| argument.text(source)).collect();
        let block = parse_assembly(source, assembly, &types, &module, &call[2], &arguments);
        blocks.extend(block.map(|block| Block { simd_widths: sizes_of(assembly, &kernels), ..block }));
    }
    for assembly in assemblies.values().filter(|assembly| !assembly.has_call) {
        blocks.extend(parse_assembly(source, assembly, &types, &module, assembly.opcode, &[]));
    }
    blocks.sort_by_key(|block| block.place.start);
    module.into_extraction(blocks)
}

/// Returns the sizes of the functions that call an assembly. Returns none if one of them requires
/// no size.
fn sizes_of(assembly: &Assembly<'_>, kernels: &BTreeMap<&str, Option<u32>>) -> Vec<u32> {
    let sizes = assembly.callers.iter().map(|caller| kernels.get(caller).copied().flatten());
    let sizes: Option<BTreeSet<u32>> = sizes.collect();
    sizes.unwrap_or_default().into_iter().collect()
}

impl<'s> SpirvModule<'s> {
    /// Returns whether the last function has not ended.
    fn is_in_function(&self) -> bool {
        self.heads.last().is_some_and(|head| head.body.end == usize::MAX)
    }

    /// Reads a line whose first token has the index `start`.
    fn read_line(&mut self, source: &'s str, line: &'s [SourceToken], start: usize) {
        let text = |at: usize| line.get(at).map_or("", |token| token.text(source));
        match (text(0), text(2)) {
            ("OpExecutionMode", "SubgroupSize") => {
                let size = text(3).parse().ok().and_then(simd_width);
                self.kernels.insert(text(1), size);
            }
            ("OpExecutionMode", _) => drop(self.kernels.entry(text(1)).or_default()),
            ("OpEntryPoint", id) => drop(self.kernels.entry(id).or_default()),
            ("OpDecorate", "BuiltIn") => drop(self.globals.names.insert(text(1), text(3))),
            ("OpName", name) => drop(self.globals.names.entry(text(1)).or_insert(name.trim_matches('"'))),
            ("OpFunctionEnd", _) => {
                self.heads.iter_mut().next_back().into_iter().for_each(|head| head.body.end = start)
            }
            _ => {}
        }
        let [id, equals, opcode, operands @ ..] = line else { return };
        if !equals.is_symbol('=') {
            return;
        }
        let id = id.text(source);
        match opcode.text(source) {
            "OpAsmINTEL" => {
                let assembly = Assembly { opcode, operands, callers: BTreeSet::new(), has_call: false };
                self.assemblies.insert(id, assembly);
            }
            "OpFunction" => {
                let is_separate = text(4).contains("DontInline");
                let body = start..usize::MAX;
                self.heads.push(SsaHead { name: id, is_kernel: false, is_separate, parameters: 0..0, body });
            }
            "OpAsmCallINTEL" => {
                self.calls.push(line);
                let caller = self.heads.last().filter(|_| self.is_in_function());
                if let (Some(head), Some(assembly)) = (caller, self.assemblies.get_mut(text(4))) {
                    assembly.callers.insert(head.name);
                }
            }
            name => {
                if let Some(declared) = parse_declaration(source, name, operands, &self.types) {
                    self.types.insert(id, declared);
                }
                if !self.is_in_function() {
                    self.globals.definitions.insert(id, &line[2..]);
                }
            }
        }
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

/// Makes the block of an assembly. `place` is the keyword of its call, or else its own.
fn parse_assembly<'s>(
    source: &'s str,
    assembly: &Assembly<'s>,
    types: &DeclaredTypes<'s>,
    module: &SsaModule<'s>,
    place: &SourceToken,
    arguments: &[&'s str],
) -> Option<Block> {
    let mut strings = assembly.operands.iter().filter_map(|token| match &token.kind {
        TokenKind::String(string) if string.is_closed => Some(string),
        _ => None,
    });
    let (template, constraints) = (strings.next()?, strings.next()?);
    let value = |name: &str| match types.get(name) {
        Some(DeclaredType::Value(value)) => Some(*value),
        _ => None,
    };
    let (mut output_types, mut input_types) = (Vec::new(), Vec::new());
    let signature = assembly.operands.get(1).and_then(|token| types.get(token.text(source)));
    if let Some(DeclaredType::Function(signature)) = signature {
        let (result, parameters) = signature.split_first()?;
        input_types = parameters.iter().map(|name| value(name)).collect();
        output_types = match types.get(result) {
            Some(DeclaredType::Structure(members)) => members.iter().map(|name| value(name)).collect(),
            Some(DeclaredType::Void) => Vec::new(),
            _ => vec![value(result)],
        };
    }
    let value_of = |(index, argument): (usize, &&'s str)| {
        let number = module.value_of(argument, place.span.start)?;
        Some(match input_types.get(index).copied().flatten().map(|value: ValueType| value.element) {
            Some(ElementType::Float(data_type)) => number.into_float(data_type != DataType::Df),
            _ => number,
        })
    };
    let listed = ListedAssembly {
        span: assembly.opcode.span.start..constraints.body.end + 1,
        template: decode_literal(source, template, Syntax::Assembly),
        constraints: decode_literal(source, constraints, Syntax::Assembly),
        output_types,
        input_values: arguments.iter().enumerate().map(value_of).collect(),
        input_origins: arguments.iter().map(|argument| module.origin_of(argument, place.span.start)).collect(),
        input_types,
        open: None,
    };
    Some(Block { place: place.span.clone(), ..listed.into_block() })
}
