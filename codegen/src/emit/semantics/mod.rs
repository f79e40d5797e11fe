//! `semantics.rs`: which shape each instruction's meaning has, the traits that give the meaning, and the loops around lane functions.
//!
//! What a lane function takes is read off the pseudo-code, see [`lane`]. Everything here is laid out as text,
//! a row for each instruction, so that a change of one shows as one line.

pub(crate) mod lane;

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::semantics::lane::{Lane, Output};
use crate::emit::support::completeness::describes_semantics;
use crate::emit::support::docs::place;
use crate::emit::support::formats::{FormatPlan, kind_ident};
use crate::emit::support::naming::snake_ident;
use crate::model::instruction::Execution;
use crate::model::{Instruction, Model};
use std::fmt::Write;

pub(crate) struct Semantics;

/// The shape that an instruction's page gives it.
fn shape(instruction: &Instruction) -> Execution {
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

    /// ```ignore
    /// pub enum Shape { Lane, Instruction, Marker }
    /// pub trait IntLanes<V> { fn add(&self, src0: V, src1: V) -> V; ... }
    /// pub trait FloatLanes<V> { ... }
    /// pub trait BitLanes { ... }
    /// pub trait InstructionSemantics { fn goto(&mut self, inst: &Goto) -> ...; ... }
    /// pub enum LaneKind { Add, ... }
    /// pub struct LaneInst { ... }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let formats = &context.formats;
        let with = |wanted| formats.iter().filter(move |f: &&FormatPlan<'_>| shape(f.instruction) == wanted);
        let lanes: Vec<_> = with(Execution::Lane).map(|f| Lane::of(context, f)).collect();
        let whole: Vec<_> = with(Execution::Instruction).collect();
        let mut text = String::from(HEAD);
        shapes(context, &mut text);
        lane_trait(&mut text, INT_TRAIT, lanes.iter().filter(|l| l.classes.int), "V");
        lane_trait(&mut text, FLOAT_TRAIT, lanes.iter().filter(|l| l.classes.float), "V");
        lane_trait(&mut text, BIT_TRAIT, lanes.iter().filter(|l| l.classes.bits), "u64");
        instruction_trait(context, &mut text, &whole);
        lane_kinds(&mut text, &lanes);
        lane_inst(&mut text, &lanes);
        loops(
            &mut text,
            "int",
            "IntLanes<V>",
            "<V: Copy, R: Copy, S: IntLanes<V> + ?Sized, const N: usize>",
            lanes.iter().filter(|l| l.classes.int),
            "V",
        );
        let float = lanes.iter().filter(|l| l.classes.float);
        loops(
            &mut text,
            "float",
            "FloatLanes<V>",
            "<V: Copy, R: Copy, S: FloatLanes<V> + ?Sized, const N: usize>",
            float,
            "V",
        );
        let bits = lanes.iter().filter(|l| l.classes.bits);
        loops(&mut text, "bit", "BitLanes", "<R: Copy, S: BitLanes + ?Sized, const N: usize>", bits, "u64");
        rows(&mut text, &whole);
        lane_rows(&mut text, &lanes);
        Content::Text(text)
    }
}

const HEAD: &str = "\
//! What instructions do: the traits that give them a meaning, and the loops that run lane functions.
//!
//! The specification says of each instruction whether it works element by element ([`Shape::Lane`]) or as a whole. Of the first
//! kind a meaning is a pure function of one element; what lies around it (masks, regions, modifiers, conversions) is the same for
//! all of them. No method has a body: when the specification brings a new instruction, the compiler names what is missing.

#![allow(clippy::too_many_arguments)]

use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
use crate::instructions::*;
use crate::operands::VecOperand;
use crate::types::DataType;

/// The most channels that an instruction has.
pub const MAX_LANES: usize = 32;

/// The most sources that a lane function takes.
pub const MAX_SOURCES: usize = 4;

/// How an instruction executes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = \"exhaustive\"), non_exhaustive)]
pub enum Shape {
    /// Element by element: its meaning is a function of one channel.
    Lane,
    /// As a whole.
    Instruction,
    /// Not at all.
    Marker,
}

";

const INT_TRAIT: &str = "\
/// What element-wise instructions do with integers; one method for each that takes them.
///
/// `V` is the type that they are computed in. Where [`LaneKind::wraps`] says so, the low bits of a result follow from the low bits
/// of the sources, and a type as wide as the widest operand will do; otherwise it must hold every value of every source and result.
pub trait IntLanes<V> {
";

const FLOAT_TRAIT: &str = "\
/// What element-wise instructions do with floating-point numbers; one method for each that takes them. `V` is the type that they are
/// computed in.
pub trait FloatLanes<V> {
";

const BIT_TRAIT: &str = "\
/// What element-wise instructions do whose operands are encodings rather than numbers. Values are bits, zero-extended.
pub trait BitLanes {
";

/// The table behind `InstKind::shape`.
fn shapes(context: &Context<'_>, text: &mut String) {
    // Writing to a string cannot fail, here and below.
    let list: Vec<_> = context.model.instructions.iter().filter(|i| i.is_encoded()).collect();
    text.push_str("impl InstKind {\n    /// How it executes, as the specification says.\n");
    text.push_str("    pub const fn shape(self) -> Shape {\n        match self {\n");
    for (wanted, name) in [(Execution::Lane, "Lane"), (Execution::Marker, "Marker")] {
        for instruction in list.iter().filter(|i| shape(i) == wanted) {
            let _ = writeln!(text, "            Self::{} => Shape::{name},", kind_ident(instruction));
        }
    }
    text.push_str("            _ => Shape::Instruction,\n        }\n    }\n}\n\n");
}

/// ```ignore
/// /// `ADD`: addition. `specs/instructions/ADD.md:15`
/// fn add(&self, src0: V, src1: V) -> V;
/// ```
fn lane_trait<'a>(text: &mut String, head: &str, lanes: impl Iterator<Item = &'a Lane<'a>>, value: &str) {
    text.push_str(head);
    for lane in lanes {
        let _ = writeln!(text, "    /// {}", lane.doc);
        let _ = writeln!(text, "    fn {}(&self{}) -> {};", lane.method, lane.parameters(value), lane.result(value));
    }
    text.push_str("}\n\n");
}

/// ```ignore
/// fn goto(&mut self, inst: &Goto) -> Result<Self::Output, Self::Error>;
/// ```
fn instruction_trait(context: &Context<'_>, text: &mut String, whole: &[&FormatPlan<'_>]) {
    text.push_str(
        "/// What instructions do that work as a whole: memory, control flow, synchronisation and the like.\n\
         pub trait InstructionSemantics {\n    /// What a method tells its caller.\n    type Output;\n    \
         /// Why an instruction could not be done.\n    type Error;\n",
    );
    for format in whole {
        let instruction = format.instruction;
        let span = instruction.semantics.as_ref().map_or(instruction.name.span, |s| s.span);
        let title = instruction.title.as_deref().unwrap_or("an instruction");
        let (method, rust) = (method(format), argument(format));
        let _ = writeln!(
            text,
            "    /// `{}`: {title}. {}\n    fn {method}(&mut self, inst: &{rust}) -> Result<Self::Output, Self::Error>;",
            instruction.name.value,
            place(context.model, context.prefix, span),
        );
    }
    text.push_str("}\n\n");
    text.push_str(
        "/// Gives an instruction that works as a whole to its method. `None`: it is of another shape.\n\
         pub fn execute<S: InstructionSemantics + ?Sized>(s: &mut S, inst: &Inst<'_>) -> Option<Result<S::Output, S::Error>> {\n    \
         Some(match inst {\n",
    );
    for format in whole {
        let _ = writeln!(text, "        Inst::{}(inst) => s.{}(inst),", format.ident, method(format));
    }
    text.push_str("        _ => return None,\n    })\n}\n\n");
}

/// Name of the method for a layout.
fn method(format: &FormatPlan<'_>) -> String {
    snake_ident(&format.ident.to_string()).to_string()
}

/// The struct of a layout as an argument.
fn argument(format: &FormatPlan<'_>) -> String {
    if format.borrows() { format!("{}<'_>", format.ident) } else { format.ident.to_string() }
}

/// `LaneKind`, and what is known about each.
fn lane_kinds(text: &mut String, lanes: &[Lane<'_>]) {
    text.push_str(
        "/// An instruction that works element by element.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n#[cfg_attr(not(feature = \"exhaustive\"), non_exhaustive)]\n\
         pub enum LaneKind {\n",
    );
    for lane in lanes {
        let _ = writeln!(text, "    /// `{}`.\n    {},", lane.name, lane.kind);
    }
    text.push_str("}\n\nimpl LaneKind {\n    /// The same among all instructions.\n    pub const fn kind(self) -> InstKind {\n        match self {\n");
    for lane in lanes {
        let _ = writeln!(text, "            Self::{0} => InstKind::{0},", lane.kind);
    }
    text.push_str("        }\n    }\n\n");
    let mut question = |docs: &str, name: &str, answer: &dyn Fn(&Lane<'_>) -> bool| {
        let names: Vec<_> = lanes.iter().filter(|l| answer(l)).map(|l| format!("Self::{}", l.kind)).collect();
        let names = if names.is_empty() { "_ if false".to_owned() } else { names.join(" | ") };
        let _ = writeln!(
            text,
            "    /// {docs}\n    pub const fn {name}(self) -> bool {{\n        matches!(self, {names})\n    }}\n"
        );
    };
    question("Whether the low bits of its result follow from the low bits of its sources.", "wraps", &|l| l.wraps);
    question("Whether its result is an answer, true or false.", "answers", &|l| matches!(l.outputs[0], Output::Truth));
    question("Whether the predicate is an operand, and enables no channels.", "selects", &|l| l.selects);
    question("Whether its operands are encodings, see [`BitLanes`].", "encodes", &|l| l.classes.bits);
    question("Whether it takes integers.", "takes_integers", &|l| l.classes.int);
    question("Whether it takes floating-point numbers.", "takes_floats", &|l| l.classes.float);
    question("Whether a second result goes to an operand of its own.", "has_second", &|l| l.second.is_some());
    question("Whether it writes the predicate that it names.", "sets_flag", &|l| {
        l.outputs.iter().any(|o| matches!(o, Output::Flag))
    });
    text.truncate(text.len() - 1);
    text.push_str("}\n\n");
}

/// `LaneInst` and the reading of one from an instruction.
fn lane_inst(text: &mut String, lanes: &[Lane<'_>]) {
    text.push_str(
        "/// An instruction that works element by element, with its operands in a common form.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq)]\n#[non_exhaustive]\npub struct LaneInst {\n    \
         /// Which one.\n    pub kind: LaneKind,\n    /// Its channels.\n    pub exec_size: ExecControl,\n    \
         /// Its predicate; none where it has no such field.\n    pub pred: Predicate,\n    \
         /// Where the result goes.\n    pub dst: VecOperand,\n    /// Where a second result goes.\n    pub second: Option<VecOperand>,\n    \
         /// The sources; only the first `count` mean something.\n    pub sources: [VecOperand; MAX_SOURCES],\n    \
         /// Number of sources.\n    pub count: u8,\n    /// Bits of the field that chooses among its functions; 0 where there is none.\n    \
         pub control: u8,\n}\n\nimpl LaneInst {\n    /// The common form of an instruction. `None`: it does not work element by element.\n    \
         pub fn of(inst: &Inst<'_>) -> Option<Self> {\n        let none = VecOperand::default();\n        Some(match inst {\n",
    );
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
    text.push_str(
        "/// What is the same for all channels of an instruction.\n#[derive(Clone, Copy, Debug)]\npub struct LaneContext {\n    \
         /// Bits of the field that chooses among functions, see [`LaneInst::control`].\n    pub control: u8,\n    \
         /// Type of the destination.\n    pub dst_type: DataType,\n    /// Types of the sources.\n    pub types: [DataType; MAX_SOURCES],\n    \
         /// The predicate, a bit for each channel, where it is an operand.\n    pub selected: u32,\n    /// Whether the destination saturates.\n    pub saturates: bool,\n}\n\n\
         /// Results that are no elements of the destination.\n#[derive(Clone, Copy, Debug)]\npub struct LaneResults<V> {\n    \
         /// Answers, a bit for each channel.\n    pub truth: u32,\n    /// Second results that are bits.\n    pub flags: u32,\n    \
         /// Second results that are numbers.\n    pub second: [V; MAX_LANES],\n}\n\n",
    );
}

/// The loop of each lane function over the channels.
fn loops<'a>(
    text: &mut String,
    name: &str,
    of: &str,
    generics: &str,
    lanes: impl Iterator<Item = &'a Lane<'a>>,
    value: &str,
) {
    let _ = write!(
        text,
        "/// Runs a function of [`{}`] in `N` channels, on what `read` makes of what the sources hold. False: it has no such function.\n\
         #[allow(unused_variables)]\n#[inline(always)]\n\
         pub fn run_{name}{generics}(\n    s: &S,\n    kind: LaneKind,\n    c: &LaneContext,\n    read: impl Fn(R) -> {value} + Copy,\n    \
         src: [&[R; N]; MAX_SOURCES],\n    dst: &mut [{value}; N],\n    more: &mut LaneResults<{value}>,\n) -> bool {{\n    \
         const {{ assert!(N <= MAX_LANES) }};\n    let [a, b, d, e] = src;\n    match kind {{\n",
        of.split('<').next().unwrap_or(of),
    );
    for lane in lanes {
        let control = lane.control.as_ref().filter(|c| !c.number);
        let before = control.map_or(String::new(), |c| {
            format!("let Some({}) = {}::from_bits(c.control) else {{ return false }}; ", c.name, c.rust)
        });
        let call = lane.call();
        let body = match lane.outputs.as_slice() {
            [Output::Value] => format!("for i in 0..N {{ dst[i] = {call}; }}"),
            [Output::Truth] => {
                format!("let mut t = 0; for i in 0..N {{ t |= u32::from({call}) << i; }} more.truth = t;")
            }
            [Output::Value, Output::Value] => format!("for i in 0..N {{ (dst[i], more.second[i]) = {call}; }}"),
            _ => format!(
                "let mut t = 0; for i in 0..N {{ let (v, f) = {call}; dst[i] = v; t |= u32::from(f) << i; }} more.flags = t;"
            ),
        };
        let _ = writeln!(text, "        LaneKind::{} => {{ {before}{body} }}", lane.kind);
    }
    text.push_str("        #[allow(unreachable_patterns)]\n        _ => return false,\n    }\n    true\n}\n\n");
}

/// `for_each_instruction_method!`.
fn rows(text: &mut String, whole: &[&FormatPlan<'_>]) {
    text.push_str(
        "/// Calls the macro `$callback` with a row `method Struct Kind` for each method of [`InstructionSemantics`], for who gives all of\n\
         /// them one body.\n#[macro_export]\nmacro_rules! for_each_instruction_method {\n    ($callback:ident) => {\n        $callback! {\n",
    );
    for format in whole {
        let _ = writeln!(text, "            {} {} {},", method(format), format.ident, kind_ident(format.instruction));
    }
    text.push_str("        }\n    };\n}\n");
}

/// `for_each_lane_method!`.
fn lane_rows(text: &mut String, lanes: &[Lane<'_>]) {
    text.push_str(
        "\n/// Calls the macro `$callback` with a row `trait fn method(parameter: Type, ...) -> Type;` for each method of [`IntLanes`]\n\
         /// (`int`), [`FloatLanes`] (`float`) and [`BitLanes`] (`bits`), for who gives all of them one body. `V` is the type that lanes are\n\
         /// computed in.\n#[macro_export]\nmacro_rules! for_each_lane_method {\n    ($callback:ident) => {\n        $callback! {\n",
    );
    type Of = fn(&Lane<'_>) -> bool;
    let traits: [(&str, &str, Of); 3] =
        [("int", "V", |l| l.classes.int), ("float", "V", |l| l.classes.float), ("bits", "u64", |l| l.classes.bits)];
    for (name, value, of) in traits {
        for lane in lanes.iter().filter(|l| of(l)) {
            let parameters = lane.parameters(value);
            let parameters = parameters.strip_prefix(", ").unwrap_or(&parameters);
            let _ = writeln!(text, "            {name} fn {}({parameters}) -> {};", lane.method, lane.result(value));
        }
    }
    text.push_str("        }\n    };\n}\n");
}
