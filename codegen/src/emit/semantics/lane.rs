//! The signatures of lane functions, derived from the pseudo-code of instructions.
//!
//! For example, the pseudo-code `Dst = Src0 + Src1` of ADD gives the signature
//! `fn add(&self, src0: V, src1: V) -> V`. The function wraps: the low bits of the result depend on
//! the low bits of the sources only.

use crate::emit::context::Context;
use crate::rust_view::formats::{FormatPlan, kind_ident};
use crate::rust_view::lane_signature::ProgramFacts;
use crate::rust_view::naming::{snake, snake_ident};
use crate::spec::model::{
    Access, DataTypeId, DataTypeKind, Field, FieldKind, Instruction, KnownFunction, OperandClass, Role,
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;

/// The kind of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LaneOutput {
    /// A value like the sources.
    Value,
    Truth,
    /// A bit of a predicate.
    Flag,
}

/// The kinds of values that an instruction takes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Classes {
    /// Integers.
    pub(crate) int: bool,
    /// Floating-point numbers.
    pub(crate) float: bool,
    /// Encodings of numbers.
    pub(crate) bits: bool,
}

/// A field that selects one of several functions, for example the relation of CMP.
pub(crate) struct FunctionSelector {
    /// Name of the member of the struct.
    pub(crate) name: Ident,
    /// Rust type of the member.
    pub(crate) rust: TokenStream,
    /// Whether the member is a plain number.
    pub(crate) number: bool,
}

/// A lane function.
pub(crate) struct Lane<'a> {
    /// Name in the specification.
    pub(crate) name: &'a str,
    /// Identifier in `InstKind` and of the struct.
    pub(crate) kind: Ident,
    /// Name of the method.
    pub(crate) method: Ident,
    /// Documentation of the method.
    pub(crate) doc: String,
    /// Name of the member for the destination.
    pub(crate) dst: Ident,
    /// Name of the member for a second destination.
    pub(crate) second: Option<Ident>,
    /// Names of the members for the sources.
    pub(crate) sources: Vec<Ident>,
    /// The field that selects one of several functions.
    pub(crate) control: Option<FunctionSelector>,
    /// Operands whose type is a parameter: `dst`, or members of `sources`.
    types: BTreeSet<String>,
    /// Whether the predicate is an operand.
    pub(crate) selects: bool,
    /// Whether the saturation of the destination is a parameter.
    pub(crate) saturates: bool,
    /// Name of the member for the number of channels.
    pub(crate) channels: Option<Ident>,
    /// Name of the member for the predicate.
    pub(crate) pred: Option<Ident>,
    /// Kinds of the results.
    pub(crate) outputs: Vec<LaneOutput>,
    /// Kinds of values that the instruction takes.
    pub(crate) classes: Classes,
    /// Whether the low bits of the result depend on the low bits of the sources only.
    pub(crate) wraps: bool,
}

/// Functions of the pseudo-code that return or take encodings of numbers.
const ENCODINGS: &[KnownFunction] = &[
    KnownFunction::ToBf8,
    KnownFunction::FromBf8,
    KnownFunction::ToHf8,
    KnownFunction::FromHf8,
    KnownFunction::ToTf32,
    KnownFunction::FromTf32,
    KnownFunction::RandomRound,
];

impl<'a> Lane<'a> {
    /// Derives the lane function of a format.
    pub(crate) fn from_format(context: &Context<'_>, format: &'a FormatPlan<'_>) -> Self {
        let instruction = format.instruction;
        let mut found = ProgramFacts::new(instruction);
        let semantics = instruction.semantics.as_ref();
        if let Some(program) = semantics.and_then(|s| s.program.as_ref()) {
            found.visit_block(&program.statements);
        }
        let model = context.model;
        let has_role = |field: &Field, role| model.field_has_role(field, role);
        let is_control = |field: &Field| has_role(field, Role::Predicate) || has_role(field, Role::Channels);
        let member_with = |role| {
            let found = format.members.iter().find(|m| has_role(instruction.field(m.field), role));
            found.map(|m| m.ident.clone())
        };
        let (mut dst, mut second, mut sources, mut control) = (None, None, Vec::new(), None);
        let mut outputs = vec![LaneOutput::Value];
        for member in &format.members {
            let field = instruction.field(member.field);
            let (name, ident) = (&field.name.value, member.ident.clone());
            let operand = matches!(field.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar));
            // The page says what is written; a check compares its code with that.
            let assigned = field.access != Access::Read;
            match (operand, assigned) {
                (true, true) if dst.is_none() => {
                    if found.truths.contains(name) {
                        outputs[0] = LaneOutput::Truth;
                    }
                    dst = Some(ident);
                }
                (true, true) => {
                    let predicate = field
                        .classes
                        .as_ref()
                        .is_some_and(|c| c.value.iter().all(|class| class == OperandClass::Predicate));
                    outputs.push(if predicate { LaneOutput::Flag } else { LaneOutput::Value });
                    second = Some(ident);
                }
                (true, false) => sources.push(ident),
                (false, _) if found.named.contains(name) && !is_control(field) => {
                    let rust = member.rust.clone();
                    control = Some(FunctionSelector { name: ident, number: rust.to_string() == "u8", rust });
                }
                _ => {}
            }
        }
        if found.calls.contains(&KnownFunction::SetFlag) {
            outputs.push(LaneOutput::Flag);
        }
        let types = found.typed.iter().map(|name| snake(name)).collect();
        let span = semantics.map_or(instruction.name.span, |s| s.span);
        let title = instruction.title.as_deref().unwrap_or("an instruction");
        Self {
            name: &instruction.name.value,
            kind: kind_ident(instruction),
            method: snake_ident(&format.ident.to_string()),
            doc: format!("`{}`: {title}. {}", instruction.name.value, context.place(span)),
            dst: dst.unwrap_or_else(|| format_ident!("dst")),
            second,
            sources,
            control,
            types,
            selects: found.calls.contains(&KnownFunction::Selected),
            saturates: found.calls.contains(&KnownFunction::Saturates),
            channels: member_with(Role::Channels),
            pred: member_with(Role::Predicate),
            classes: value_classes(context, instruction, &found),
            wraps: found.wraps && outputs.len() == 1 && outputs[0] == LaneOutput::Value,
            outputs,
        }
    }

    /// Returns the parameters behind `self`. `value` is the type of the sources.
    pub(crate) fn parameters(&self, value: &TokenStream) -> Vec<TokenStream> {
        let control = self.control.iter().map(|FunctionSelector { name, rust, .. }| quote!(#name: #rust));
        let types = self.types.iter().map(|operand| {
            let name = format_ident!("{operand}_type");
            quote!(#name: DataType)
        });
        let selected = self.selects.then(|| quote!(selected: bool));
        let saturates = self.saturates.then(|| quote!(saturates: bool));
        let sources = self.sources.iter().map(|source| quote!(#source: #value));
        control.chain(types).chain(selected).chain(saturates).chain(sources).collect()
    }

    /// Returns the result type: `V`, or `(V, bool)`.
    pub(crate) fn result_type(&self, value: &TokenStream) -> TokenStream {
        let one = |output: &LaneOutput| if *output == LaneOutput::Value { value.clone() } else { quote!(bool) };
        match self.outputs.as_slice() {
            [only] => one(only),
            several => {
                let results = several.iter().map(one);
                quote!((#(#results),*))
            }
        }
    }

    /// Returns a call of the method for channel `i`: `s.add(read(a[i]), read(b[i]))`.
    pub(crate) fn call_expr(&self) -> TokenStream {
        let control = self.control.iter().map(|FunctionSelector { name, number, .. }| match number {
            true => quote!(c.control),
            false => quote!(#name),
        });
        let types = self.types.iter().map(|operand| match self.sources.iter().position(|source| source == operand) {
            Some(index) => {
                let index = Literal::usize_unsuffixed(index);
                quote!(c.types[#index])
            }
            None => quote!(c.dst_type),
        });
        let selected = self.selects.then(|| quote!(c.is_selected(i)));
        let saturates = self.saturates.then(|| quote!(c.saturates));
        let sources = ["a", "b", "d", "e"].into_iter().take(self.sources.len()).map(|name| {
            let name = format_ident!("{name}");
            quote!(read(#name[i]))
        });
        let arguments = control.chain(types).chain(selected).chain(saturates).chain(sources);
        let method = &self.method;
        quote!(s.#method(#(#arguments),*))
    }
}

/// Returns the kinds of values that an instruction takes: those of the types in its properties,
/// type maps and fields.
fn value_classes(context: &Context<'_>, instruction: &Instruction, found: &ProgramFacts) -> Classes {
    if ENCODINGS.iter().any(|e| found.calls.contains(e)) {
        return Classes { bits: true, ..Classes::default() };
    }
    let supported = instruction.properties.supported_types.iter().map(|t| t.data_type);
    let maps = instruction.type_maps.iter().flat_map(|m| &m.src).map(|t| t.value);
    let fields = instruction.fields.iter().filter_map(|f| f.types.as_ref()).flat_map(|t| t.value.iter().copied());
    // Results of integer types, computed from the bits of the sources, need no floating-point
    // lanes.
    let kind = |id: DataTypeId| context.model.data_types.get(id.index()).map(|t| t.kind);
    let mut results = instruction.type_maps.iter().flat_map(|m| &m.dst);
    let of_bits =
        found.calls.contains(&KnownFunction::RawBits) && results.all(|t| kind(t.value) != Some(DataTypeKind::Float));
    let mut classes = Classes::default();
    for id in supported.chain(maps).chain(fields) {
        match kind(id) {
            Some(DataTypeKind::Unsigned | DataTypeKind::Signed) => classes.int = true,
            Some(DataTypeKind::Float) => classes.float = !of_bits,
            _ => {}
        }
    }
    classes
}
