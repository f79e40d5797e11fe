//! A block of inline assembly: its text, its operands, and where they are in the source.
//!
//! For example, `asm("mov (M1, 16) %0(0,0)<1> 0x7:d" : "=rw"(x))` is a block with one output.

use crate::expression::Expression;
use crate::line_index::LineIndex;
use crate::made_text::HoleKind;
use crate::mapped_text::MappedText;
use crate::template::{PartKind, parse_template};
use openvisa_findings::Use;
use openvisa_isa::DataType;
use std::ops::Range;

/// The SIMD widths that a kernel can be compiled for.
pub const SIMD_WIDTHS: [u32; 3] = [8, 16, 32];

/// A block of inline assembly.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// The byte range of the statement in the source, from its keyword to its closing parenthesis.
    pub span: Range<usize>,
    /// The byte range in the source of the keyword, or of the use of the macro that has it, or of
    /// the keyword of the call of a statement of SPIR-V.
    pub place: Range<usize>,
    /// The decoded template, with operands that are not replaced yet. In a text that a program
    /// makes, U+0001 is in place of each expression whose value is not known.
    pub template: MappedText,
    /// The form of the template's references to operands.
    pub style: TemplateStyle,
    /// The operands in the order of their numbers: outputs, then inputs.
    pub operands: Vec<Operand>,
    /// The SIMD widths that the kernel around the block may be compiled for, if the source states
    /// them, as with `reqd_sub_group_size`. Otherwise the list is empty.
    pub simd_widths: Vec<u32>,
    /// A description of what was not found in the source, and prevents the block from being
    /// checked. For example, the name of a macro that another file defines.
    pub open: Option<String>,
    /// The index of the function that has the block among the functions of the source.
    pub(crate) function: Option<usize>,
    /// The reason for which the compiler may copy the block within its function.
    pub(crate) repetition: Option<Repetition>,
    /// The branch of a condition of the compiler that has the block. Only one branch is compiled.
    pub(crate) branch: Option<usize>,
    /// The byte range in the source of the name of the macro whose use has the statement.
    pub macro_use: Option<Range<usize>>,
    /// The index of the operand of each hole of the template, in the order of their places. These
    /// operands come after those of the statement.
    pub(crate) holes: Vec<usize>,
    /// Whether the text is a part of a larger one, which may have the names that it uses.
    pub(crate) is_fragment: bool,
    /// Whether the text is certainly vISA, though it has no mark of it.
    pub(crate) is_certain: bool,
}

/// A reason for which a compiler may copy a block within its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repetition {
    /// The block is in a loop that a pragma or attribute unrolls.
    UnrolledLoop,
    /// The block is in a loop with a constant number of iterations, which the compiler may unroll.
    ConstantLoop,
    /// The block is applied to each part of a tensor.
    Elementwise,
}

impl Block {
    /// Makes a block without operands.
    pub(crate) const fn new(span: Range<usize>, template: MappedText, style: TemplateStyle) -> Self {
        let place = span.start..span.end;
        Self {
            span,
            place,
            template,
            style,
            operands: Vec::new(),
            simd_widths: Vec::new(),
            open: None,
            function: None,
            repetition: None,
            branch: None,
            macro_use: None,
            holes: Vec::new(),
            is_fragment: false,
            is_certain: false,
        }
    }

    /// Returns the use that a finding at a byte range is about, if that range is in a macro or a
    /// constant outside the statement.
    pub(crate) fn use_of(&self, found: &Range<usize>, lines: &LineIndex<'_>) -> Option<Use> {
        if let Some(name) = &self.macro_use {
            let range = lines.range(name);
            return Some(Use { range, name: lines.source.get(name.clone()).map(str::to_owned) });
        }
        let is_inside = |range: &Range<usize>| self.span.start <= range.start && range.end <= self.span.end;
        let used = |span: &Range<usize>| Use { range: lines.range(span), name: None };
        // A call of SPIR-V is outside of the statement with the text.
        if !is_inside(&self.place) {
            return Some(used(&self.place));
        }
        (!is_inside(found)).then(|| used(&self.span))
    }

    /// Returns the index of the operand that the template refers to at one of its byte offsets,
    /// with the byte range of the reference in the template. A place directly after it belongs to
    /// it.
    #[must_use]
    pub fn operand_at(&self, offset: usize) -> Option<(usize, Range<usize>)> {
        let (parts, _) = parse_template(self);
        parts.into_iter().find_map(|part| match part.kind {
            PartKind::Operand(index) if part.range.start <= offset && offset <= part.range.end => {
                Some((index, part.range))
            }
            _ => None,
        })
    }

    /// Returns the number of operands, without those of holes.
    pub(crate) fn operand_count(&self) -> usize {
        self.operands.iter().take_while(|operand| operand.hole.is_none()).count()
    }

    /// Returns whether the text is PTX, the assembly of other GPUs: statements that end with
    /// semicolons, and mnemonics with types such as `add.f32`.
    pub(crate) fn is_ptx(&self) -> bool {
        let text = self.template.as_str();
        let is_typed = |word: &str| {
            let mut parts = word.split('.').skip(1);
            parts.any(|part| {
                let digits = part.strip_prefix(['b', 'f', 's', 'u']).unwrap_or_default().trim_end_matches("x2");
                ["8", "16", "32", "64"].contains(&digits)
            })
        };
        text.contains(';') && text.split_whitespace().any(is_typed)
    }

    /// Returns the largest execution size of the instructions. Returns `None` if there is none, or
    /// if an operand is one.
    pub(crate) fn largest_execution_size(&self) -> Option<u32> {
        let number = |size: &str| size[..size.bytes().take_while(u8::is_ascii_digit).count()].parse().ok();
        let sizes: Option<Vec<u32>> = execution_sizes(self.template.as_str()).map(number).collect();
        sizes?.into_iter().max()
    }

    /// Returns whether a constraint, an execution size or a declaration shows that the block is
    /// vISA. Other processors have none of them.
    #[must_use]
    pub fn has_mark_of_visa(&self) -> bool {
        let text = self.template.as_str();
        let is_constraint = |operand: &Operand| {
            ["rw", "rw.u", "P", "cr"].contains(&operand.constraint.trim_start_matches(['=', '+', '&']))
        };
        self.is_certain
            || self.operands.iter().any(is_constraint)
            || execution_sizes(text).any(|size| size.starts_with(|c: char| c.is_ascii_digit()))
            || (text.contains(".decl") && text.contains("v_type"))
    }
}

/// Iterates over the texts after an execution mask and its comma, as after `(M1,` and `(M1_NM,`.
fn execution_sizes(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices("(M").filter_map(|(at, _)| {
        let mask = &text[at + 2..];
        let rest = mask.trim_start_matches(|c: char| c.is_ascii_digit());
        let rest = rest.strip_prefix("_NM").unwrap_or(rest).trim_start();
        rest.strip_prefix(',').filter(|_| rest.len() < mask.len()).map(str::trim_start)
    })
}

/// The form of a template's references to operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TemplateStyle {
    /// Not at all: a statement of C without a colon, in which `%` is an ordinary character.
    Plain,
    /// With a percent sign, as in C: `%0`, `%[name]`, `%%`, `%=`.
    Percent,
    /// With a dollar sign, as in LLVM IR: `$0`, `${0:x}`, `$$`, `${:uid}`.
    Dollar,
}

impl TemplateStyle {
    /// Returns the reference to a text that differs in each copy of the block. Names of labels
    /// have it.
    #[must_use]
    pub const fn unique_reference(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Percent => Some("%="),
            Self::Dollar => Some("${:uid}"),
        }
    }
}

/// An operand of a block.
#[derive(Clone, Debug, PartialEq)]
pub struct Operand {
    /// The name in brackets.
    pub name: Option<String>,
    /// The constraint, for example `=rw`.
    pub constraint: String,
    /// The byte range of the constraint in the source, without quotes.
    pub constraint_span: Range<usize>,
    /// Whether the operand is in the list of outputs.
    pub is_output: bool,
    /// The type of the value, if the source states it.
    pub value_type: Option<ValueType>,
    /// The value as an expression, if it is one that can be computed, as an immediate must be.
    pub value: Option<Expression>,
    /// The properties of an input's value that the source shows.
    pub origin: ValueOrigin,
    /// The type of the operand's variable, if the caller chooses it.
    pub(crate) register_type: Option<DataType>,
    /// The kind of the hole of a text that a program makes. Such an operand has no constraint.
    pub(crate) hole: Option<HoleKind>,
}

impl Operand {
    /// Makes an operand of unknown value.
    pub(crate) fn new(constraint: String, constraint_span: Range<usize>, is_output: bool) -> Self {
        let origin = ValueOrigin::default();
        Self {
            name: None,
            constraint,
            constraint_span,
            is_output,
            value_type: None,
            value: None,
            origin,
            register_type: None,
            hole: None,
        }
    }
}

/// The properties of a value that a source shows. Those that are not evident are absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValueOrigin {
    /// The reason for which the value differs between channels. For example, `get_global_id` is
    /// called for it.
    pub per_channel: Option<String>,
    /// The reason for which the value is not known when the kernel is compiled. For example, a
    /// parameter of the kernel.
    pub at_run_time: Option<String>,
}

/// The type of an operand's value in one channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueType {
    /// The type of each component.
    pub element: ElementType,
    /// Number of components of a vector; 1 for a scalar, `None` if it is unknown.
    pub components: Option<u32>,
}

impl ValueType {
    /// Returns the type of a single value.
    #[must_use]
    pub const fn scalar(element: ElementType) -> Self {
        Self { element, components: Some(1) }
    }
}

/// The type of a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementType {
    /// An integer with this number of bits: 8, 16, 32 or 64.
    Integer(u8),
    /// A floating-point number.
    Float(DataType),
    /// An address. Its size depends on the address space.
    Pointer,
}

impl ElementType {
    /// Returns the types that a variable of this type may be declared with, the most likely first.
    /// The compiler declares integers as signed.
    #[must_use]
    pub const fn data_types(self) -> &'static [DataType] {
        match self {
            Self::Integer(8) => &[DataType::B, DataType::Ub],
            Self::Integer(16) => &[DataType::W, DataType::Uw],
            Self::Integer(64) => &[DataType::Q, DataType::Uq],
            Self::Integer(_) => &[DataType::D, DataType::Ud],
            Self::Float(DataType::Hf) => &[DataType::Hf],
            Self::Float(DataType::Bf) => &[DataType::Bf, DataType::W, DataType::Uw],
            Self::Float(DataType::Df) => &[DataType::Df],
            Self::Float(_) => &[DataType::F],
            Self::Pointer => &[DataType::Uq, DataType::Ud, DataType::Q, DataType::D],
        }
    }
}
