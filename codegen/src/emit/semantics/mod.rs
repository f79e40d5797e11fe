//! `semantics.rs`: traits that a program implements to give instructions a meaning, and the loops
//! that run lane functions.
//!
//! A lane function computes one element of the destination. Its parameters follow from the
//! pseudo-code of the instruction, see [`lane`]. For example, ADD has
//! `fn add(&self, src0: V, src1: V) -> V`. The file is written as text with a row for each
//! instruction, so that a change of one instruction is a change of one line.

pub(crate) mod lane;

pub(crate) use lane::lane_signature;

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::semantics::lane::{Lane, LaneOutput};
use crate::emit::support::completeness::describes_semantics;
use crate::emit::support::docs::place;
use crate::emit::support::formats::{FormatPlan, kind_ident};
use crate::emit::support::naming::snake_ident;
use crate::emit::support::template::read_template;
use crate::model::instruction::Execution;
use crate::model::{Instruction, Model};
use std::fmt::Write;

/// Emits `semantics.rs`.
pub(crate) struct Semantics;

/// Returns how an instruction executes, as its page states.
fn execution_kind(instruction: &Instruction) -> Execution {
    let semantics = instruction.semantics.as_ref();
    semantics.and_then(|s| s.execution.as_ref()).map_or(Execution::Instruction, |e| e.value)
}

impl Emitter for Semantics {
    fn path(&self) -> &'static str {
        "semantics.rs"
    }

    fn applies(&self, model: &Model) -> bool {
        describes_semantics(model)
    }

    /// Emits
    /// ```ignore
    /// pub enum ExecutionKind { Lane, Instruction, Marker }
    /// pub trait IntLanes<V> { fn add(&self, src0: V, src1: V) -> V; ... }
    /// pub trait FloatLanes<V> { ... }
    /// pub trait BitLanes { ... }
    /// pub trait InstructionSemantics { fn goto(&mut self, inst: &Goto) -> ...; ... }
    /// pub enum LaneKind { Add, ... }
    /// pub struct LaneInst { ... }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let formats = &context.formats;
        let with = |wanted| formats.iter().filter(move |f: &&FormatPlan<'_>| execution_kind(f.instruction) == wanted);
        let lanes: Vec<_> = with(Execution::Lane).map(|f| Lane::from_format(context, f)).collect();
        let whole: Vec<_> = with(Execution::Instruction).collect();
        let mut text = String::from(HEAD);
        write_shapes(context, &mut text);
        write_lane_trait(&mut text, INT_TRAIT, lanes.iter().filter(|l| l.classes.int), "V");
        write_lane_trait(&mut text, FLOAT_TRAIT, lanes.iter().filter(|l| l.classes.float), "V");
        write_lane_trait(&mut text, BIT_TRAIT, lanes.iter().filter(|l| l.classes.bits), "u64");
        write_instruction_trait(context, &mut text, &whole);
        write_lane_kinds(&mut text, &lanes);
        write_lane_inst(&mut text, &lanes);
        write_loops(
            &mut text,
            "int",
            "IntLanes<V>",
            "<V: Copy, R: Copy, S: IntLanes<V> + ?Sized, const N: usize>",
            lanes.iter().filter(|l| l.classes.int),
            "V",
        );
        let float = lanes.iter().filter(|l| l.classes.float);
        write_loops(
            &mut text,
            "float",
            "FloatLanes<V>",
            "<V: Copy, R: Copy, S: FloatLanes<V> + ?Sized, const N: usize>",
            float,
            "V",
        );
        let bits = lanes.iter().filter(|l| l.classes.bits);
        write_loops(&mut text, "bit", "BitLanes", "<R: Copy, S: BitLanes + ?Sized, const N: usize>", bits, "u64");
        write_instruction_rows(&mut text, &whole);
        write_lane_rows(&mut text, &lanes);
        Content::Text(text)
    }
}

const HEAD: &str = read_template!("semantics.rs");

const INT_TRAIT: &str = "\
/// The semantics of element-wise instructions on integers, with one method for each instruction
/// that takes integers.
///
/// `V` is the type of the computation. For an instruction with [`LaneKind::wraps`], the low bits of
/// the result depend on the low bits of the sources only, so `V` can be as wide as the widest
/// operand. For any other instruction, `V` must hold every value of every source and result.
pub trait IntLanes<V> {
";

const FLOAT_TRAIT: &str = "\
/// The semantics of element-wise instructions on floating-point numbers, with one method for each
/// instruction that takes them.
///
/// `V` is the type of the computation.
pub trait FloatLanes<V> {
";

const BIT_TRAIT: &str = "\
/// The semantics of element-wise instructions whose operands are encodings of numbers, such as
/// conversions from and to bf8.
///
/// Values are the bits of the encodings, zero-extended.
pub trait BitLanes {
";

/// Writes the method `InstKind::execution_kind`.
fn write_shapes(context: &Context<'_>, text: &mut String) {
    // Writing to a string cannot fail, here and below.
    let list: Vec<_> = context.model.instructions.iter().filter(|i| i.is_encoded()).collect();
    text.push_str("impl InstKind {\n    /// Returns the way in which the instruction executes.\n");
    text.push_str("    pub const fn execution_kind(self) -> ExecutionKind {\n        match self {\n");
    for (wanted, name) in [(Execution::Lane, "Lane"), (Execution::Marker, "Marker")] {
        for instruction in list.iter().filter(|i| execution_kind(i) == wanted) {
            let _ = writeln!(text, "            Self::{} => ExecutionKind::{name},", kind_ident(instruction));
        }
    }
    text.push_str("            _ => ExecutionKind::Instruction,\n        }\n    }\n}\n\n");
}

/// Writes a trait with the methods of some lane functions:
/// ```ignore
/// /// `ADD`: addition. `specs/instructions/ADD.md:15`
/// fn add(&self, src0: V, src1: V) -> V;
/// ```
fn write_lane_trait<'a>(text: &mut String, head: &str, lanes: impl Iterator<Item = &'a Lane<'a>>, value: &str) {
    text.push_str(head);
    for lane in lanes {
        let _ = writeln!(text, "    /// {}", lane.doc);
        let _ =
            writeln!(text, "    fn {}(&self{}) -> {};", lane.method, lane.parameters(value), lane.result_type(value));
    }
    text.push_str("}\n\n");
}

/// Writes the trait of instructions that execute as a whole, and the function that calls its
/// methods:
/// ```ignore
/// fn goto(&mut self, inst: &Goto) -> Result<Self::Output, Self::Error>;
/// ```
fn write_instruction_trait(context: &Context<'_>, text: &mut String, whole: &[&FormatPlan<'_>]) {
    text.push_str(
        "/// The semantics of instructions that execute as a whole: memory accesses, control flow and others.\n\
         pub trait InstructionSemantics {\n    /// The result of an instruction for the caller.\n    type Output;\n    \
         /// The reason why an instruction failed.\n    type Error;\n",
    );
    for format in whole {
        let instruction = format.instruction;
        let span = instruction.semantics.as_ref().map_or(instruction.name.span, |s| s.span);
        let title = instruction.title.as_deref().unwrap_or("an instruction");
        let (method, rust) = (method_name(format), argument_type(format));
        let _ = writeln!(
            text,
            "    /// `{}`: {title}. {}\n    fn {method}(&mut self, inst: &{rust}) -> Result<Self::Output, Self::Error>;",
            instruction.name.value,
            place(context.model, context.prefix, span),
        );
    }
    text.push_str("}\n\n");
    text.push_str(
        "/// Calls the method for an instruction that executes as a whole. Returns `None` for an instruction of another kind of execution.\n\
         pub fn execute<S: InstructionSemantics + ?Sized>(s: &mut S, inst: &Inst<'_>) -> Option<Result<S::Output, S::Error>> {\n    \
         Some(match inst {\n",
    );
    for format in whole {
        let _ = writeln!(text, "        Inst::{}(inst) => s.{}(inst),", format.ident, method_name(format));
    }
    text.push_str("        _ => return None,\n    })\n}\n\n");
}

/// Returns the name of the method for a format: `lsc_load`.
fn method_name(format: &FormatPlan<'_>) -> String {
    snake_ident(&format.ident.to_string()).to_string()
}

/// Returns the struct of a format as the type of an argument: `Switchjmp<'_>`.
fn argument_type(format: &FormatPlan<'_>) -> String {
    if format.borrows() { format!("{}<'_>", format.ident) } else { format.ident.to_string() }
}

/// Writes `LaneKind` with its methods.
fn write_lane_kinds(text: &mut String, lanes: &[Lane<'_>]) {
    text.push_str(
        "/// An instruction that executes element by element.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n#[cfg_attr(not(feature = \"exhaustive\"), non_exhaustive)]\n\
         pub enum LaneKind {\n",
    );
    for lane in lanes {
        let _ = writeln!(text, "    /// `{}`.\n    {},", lane.name, lane.kind);
    }
    text.push_str("}\n\nimpl LaneKind {\n    /// Returns the instruction as an [`InstKind`].\n    pub const fn kind(self) -> InstKind {\n        match self {\n");
    for lane in lanes {
        let _ = writeln!(text, "            Self::{0} => InstKind::{0},", lane.kind);
    }
    text.push_str("        }\n    }\n\n");
    let mut write_predicate = |docs: &str, name: &str, answer: &dyn Fn(&Lane<'_>) -> bool| {
        let names: Vec<_> = lanes.iter().filter(|l| answer(l)).map(|l| format!("Self::{}", l.kind)).collect();
        let names = if names.is_empty() { "_ if false".to_owned() } else { names.join(" | ") };
        let _ = writeln!(
            text,
            "    /// {docs}\n    pub const fn {name}(self) -> bool {{\n        matches!(self, {names})\n    }}\n"
        );
    };
    write_predicate(
        "Returns whether the low bits of the result depend on the low bits of the sources only.",
        "wraps",
        &|l| l.wraps,
    );
    write_predicate("Returns whether the result is a truth value.", "answers", &|l| {
        matches!(l.outputs[0], LaneOutput::Truth)
    });
    write_predicate(
        "Returns whether the predicate is an operand rather than a mask of enabled channels.",
        "selects",
        &|l| l.selects,
    );
    write_predicate("Returns whether the operands are encodings, see [`BitLanes`].", "encodes", &|l| l.classes.bits);
    write_predicate("Returns whether the instruction takes integers.", "takes_integers", &|l| l.classes.int);
    write_predicate("Returns whether the instruction takes floating-point numbers.", "takes_floats", &|l| {
        l.classes.float
    });
    write_predicate("Returns whether the instruction has a second destination.", "has_second", &|l| l.second.is_some());
    write_predicate("Returns whether the instruction writes a predicate.", "sets_flag", &|l| {
        l.outputs.iter().any(|o| matches!(o, LaneOutput::Flag))
    });
    text.truncate(text.len() - 1);
    text.push_str("}\n\n");
}

const LANE_INST: &str = "\
/// An element-wise instruction in a form that is common to all element-wise instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LaneInst {
    /// The instruction.
    pub kind: LaneKind,
    /// Number of channels, and execution mask.
    pub exec_size: ExecControl,
    /// The predicate; `Predicate(0)` for an instruction without that field.
    pub pred: Predicate,
    /// The destination.
    pub dst: VecOperand,
    /// The second destination.
    pub second: Option<VecOperand>,
    /// The sources. Elements from `count` on are null operands.
    pub sources: [VecOperand; MAX_SOURCES],
    /// Number of sources.
    pub count: u8,
    /// Bits of the field that selects one of several functions, for example a relation. 0 without
    /// such a field.
    pub control: u8,
}

impl LaneInst {
    /// Returns the common form of an instruction; `None` for an instruction that does not execute
    /// element by element.
    pub fn of(inst: &Inst<'_>) -> Option<Self> {
        let none = VecOperand::default();
        Some(match inst {
";

const LOOP_TYPES: &str = read_template!("lane_loop.rs");

/// Writes `LaneInst`, its conversion from an instruction, and the types of the loops.
fn write_lane_inst(text: &mut String, lanes: &[Lane<'_>]) {
    text.push_str(LANE_INST);
    for lane in lanes {
        let mut sources: Vec<_> = lane.sources.iter().map(|s| format!("i.{s}")).collect();
        sources.resize(4, "none".to_owned());
        let pred = if lane.has_pred { "i.pred" } else { "Predicate(0)" };
        let second = lane.second.as_ref().map_or("None".to_owned(), |s| format!("Some(i.{s})"));
        let control = lane.control.as_ref().map_or("0".to_owned(), |c| match c.number {
            true => format!("i.{}", c.name),
            false => format!("i.{}.bits()", c.name),
        });
        let _ = writeln!(
            text,
            "            Inst::{0}(i) => Self {{ kind: LaneKind::{0}, exec_size: i.exec_size, pred: {pred}, dst: i.{1}, second: {second}, \
             sources: [{2}], count: {3}, control: {control} }},",
            lane.kind,
            lane.dst,
            sources.join(", "),
            lane.sources.len(),
        );
    }
    text.push_str("            _ => return None,\n        })\n    }\n}\n\n");
    text.push_str(LOOP_TYPES);
}

/// Writes the function that runs the lane functions of a trait over all channels.
fn write_loops<'a>(
    text: &mut String,
    name: &str,
    trait_name: &str,
    generics: &str,
    lanes: impl Iterator<Item = &'a Lane<'a>>,
    value: &str,
) {
    let _ = write!(
        text,
        "/// Runs a lane function of [`{}`] in `N` channels.\n///\n\
         /// `read` converts an element of a source to a value. Returns false if the trait has\n\
         /// no function for the instruction.\n\
         #[allow(unused_variables)]\n#[inline(always)]\n\
         pub fn run_{name}{generics}(\n    s: &S,\n    kind: LaneKind,\n    c: &LaneContext,\n    read: impl Fn(R) -> {value} + Copy,\n    \
         src: [&[R; N]; MAX_SOURCES],\n    dst: &mut [{value}; N],\n    more: &mut LaneResults<{value}>,\n) -> bool {{\n    \
         const {{ assert!(N <= MAX_LANES) }};\n    let [a, b, d, e] = src;\n    match kind {{\n",
        trait_name.split('<').next().unwrap_or(trait_name),
    );
    for lane in lanes {
        let control = lane.control.as_ref().filter(|c| !c.number);
        let before = control.map_or(String::new(), |c| {
            format!("let Some({}) = {}::from_bits(c.control) else {{ return false }}; ", c.name, c.rust)
        });
        let call = lane.call_expr();
        let body = match lane.outputs.as_slice() {
            [LaneOutput::Value] => format!("for i in 0..N {{ dst[i] = {call}; }}"),
            [LaneOutput::Truth] => {
                format!("let mut t = 0; for i in 0..N {{ t |= u32::from({call}) << i; }} more.truth = t;")
            }
            [LaneOutput::Value, LaneOutput::Value] => format!("for i in 0..N {{ (dst[i], more.second[i]) = {call}; }}"),
            _ => format!(
                "let mut t = 0; for i in 0..N {{ let (v, f) = {call}; dst[i] = v; t |= u32::from(f) << i; }} more.flags = t;"
            ),
        };
        let _ = writeln!(text, "        LaneKind::{} => {{ {before}{body} }}", lane.kind);
    }
    text.push_str("        #[allow(unreachable_patterns)]\n        _ => return false,\n    }\n    true\n}\n\n");
}

const INSTRUCTION_METHODS: &str = "\
/// Calls the macro `$callback` with a row `method Struct Kind` for each method of
/// [`InstructionSemantics`]. A callback can implement the trait with the same body for all methods.
#[macro_export]
macro_rules! for_each_instruction_method {
    ($callback:ident) => {
        $callback! {
";

const LANE_METHODS: &str = "
/// Calls the macro `$callback` with a row for each method of [`IntLanes`] (`int`), [`FloatLanes`]
/// (`float`) and [`BitLanes`] (`bits`).
///
/// A row is `trait fn method(parameter: Type, ...) -> Type;`. `V` is the type of the computation. A
/// callback can implement the traits with the same body for all methods.
#[macro_export]
macro_rules! for_each_lane_method {
    ($callback:ident) => {
        $callback! {
";

/// Writes the macro `for_each_instruction_method!`.
fn write_instruction_rows(text: &mut String, whole: &[&FormatPlan<'_>]) {
    text.push_str(INSTRUCTION_METHODS);
    for format in whole {
        let _ =
            writeln!(text, "            {} {} {},", method_name(format), format.ident, kind_ident(format.instruction));
    }
    text.push_str("        }\n    };\n}\n");
}

/// Writes the macro `for_each_lane_method!`.
fn write_lane_rows(text: &mut String, lanes: &[Lane<'_>]) {
    text.push_str(LANE_METHODS);
    type IsOfTrait = fn(&Lane<'_>) -> bool;
    let traits: [(&str, &str, IsOfTrait); 3] =
        [("int", "V", |l| l.classes.int), ("float", "V", |l| l.classes.float), ("bits", "u64", |l| l.classes.bits)];
    for (name, value, is_of_trait) in traits {
        for lane in lanes.iter().filter(|l| is_of_trait(l)) {
            let parameters = lane.parameters(value);
            let parameters = parameters.strip_prefix(", ").unwrap_or(&parameters);
            let _ =
                writeln!(text, "            {name} fn {}({parameters}) -> {};", lane.method, lane.result_type(value));
        }
    }
    text.push_str("        }\n    };\n}\n");
}
