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
use crate::emit::support::template::fill_text;
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
        let int = || lanes.iter().filter(|lane| lane.classes.int);
        let float = || lanes.iter().filter(|lane| lane.classes.float);
        let bits = || lanes.iter().filter(|lane| lane.classes.bits);
        let kinds = print_execution_kind_arms(context);
        let int_methods = print_lane_methods(int(), "V");
        let float_methods = print_lane_methods(float(), "V");
        let bit_methods = print_lane_methods(bits(), "u64");
        let instruction_methods = print_instruction_methods(context, &whole);
        let instruction_calls = print_instruction_calls(&whole);
        let (lane_kinds, lane_kind_arms) = print_lane_kinds(&lanes);
        let lane_queries = print_lane_queries(&lanes);
        let lane_insts = print_lane_inst_arms(&lanes);
        let generics = |lanes: &str| format!("<V: Copy, R: Copy, S: {lanes}<V> + ?Sized, const N: usize>");
        let loops = [
            print_lane_loop("int", "IntLanes", &generics("IntLanes"), int(), "V"),
            print_lane_loop("float", "FloatLanes", &generics("FloatLanes"), float(), "V"),
            print_lane_loop("bit", "BitLanes", "<R: Copy, S: BitLanes + ?Sized, const N: usize>", bits(), "u64"),
        ]
        .concat();
        let instruction_rows = print_instruction_rows(&whole);
        let lane_rows = print_lane_rows(&lanes);
        Content::Text(fill_text!(
            "semantics.rs",
            kinds,
            int_methods,
            float_methods,
            bit_methods,
            instruction_methods,
            instruction_calls,
            lane_kinds,
            lane_kind_arms,
            lane_queries,
            lane_insts,
            loops,
            instruction_rows,
            lane_rows,
        ))
    }
}

/// Returns the arms of `InstKind::execution_kind`.
fn print_execution_kind_arms(context: &Context<'_>) -> String {
    let list: Vec<_> = context.model.instructions.iter().filter(|i| i.is_encoded()).collect();
    let mut text = String::new();
    for (wanted, name) in [(Execution::Lane, "Lane"), (Execution::Marker, "Marker")] {
        for instruction in list.iter().filter(|i| execution_kind(i) == wanted) {
            // Writing to a string cannot fail, here and below.
            let _ = writeln!(text, "            Self::{} => ExecutionKind::{name},", kind_ident(instruction));
        }
    }
    text
}

/// Returns the methods of a trait of lane functions:
/// ```ignore
/// /// `ADD`: addition. `specs/instructions/ADD.md:15`
/// fn add(&self, src0: V, src1: V) -> V;
/// ```
fn print_lane_methods<'a>(lanes: impl Iterator<Item = &'a Lane<'a>>, value: &str) -> String {
    let mut text = String::new();
    for lane in lanes {
        let _ = writeln!(text, "    /// {}", lane.doc);
        let _ =
            writeln!(text, "    fn {}(&self{}) -> {};", lane.method, lane.parameters(value), lane.result_type(value));
    }
    text
}

/// Returns the methods of the trait of instructions that execute as a whole:
/// ```ignore
/// fn goto(&mut self, inst: &Goto) -> Result<Self::Output, Self::Error>;
/// ```
fn print_instruction_methods(context: &Context<'_>, whole: &[&FormatPlan<'_>]) -> String {
    let mut text = String::new();
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
    text
}

/// Returns the arms of `execute`, each with a call of a method.
fn print_instruction_calls(whole: &[&FormatPlan<'_>]) -> String {
    let mut text = String::new();
    for format in whole {
        let _ = writeln!(text, "        Inst::{}(inst) => s.{}(inst),", format.ident, method_name(format));
    }
    text
}

/// Returns the name of the method for a format: `lsc_load`.
fn method_name(format: &FormatPlan<'_>) -> String {
    snake_ident(&format.ident.to_string()).to_string()
}

/// Returns the struct of a format as the type of an argument: `Switchjmp<'_>`.
fn argument_type(format: &FormatPlan<'_>) -> String {
    if format.borrows() { format!("{}<'_>", format.ident) } else { format.ident.to_string() }
}

/// Returns the variants of `LaneKind`, and the arms of its conversion to `InstKind`.
fn print_lane_kinds(lanes: &[Lane<'_>]) -> (String, String) {
    let (mut variants, mut arms) = (String::new(), String::new());
    for lane in lanes {
        let _ = writeln!(variants, "    /// `{}`.\n    {},", lane.name, lane.kind);
        let _ = writeln!(arms, "            Self::{0} => InstKind::{0},", lane.kind);
    }
    (variants, arms)
}

/// Returns the methods of `LaneKind` that answer a question about an instruction.
fn print_lane_queries(lanes: &[Lane<'_>]) -> String {
    let mut text = String::new();
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
    text
}

/// Returns the arms of `LaneInst::of`.
fn print_lane_inst_arms(lanes: &[Lane<'_>]) -> String {
    let mut text = String::new();
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
    text
}

/// Returns the function that runs the lane functions of a trait in all channels.
fn print_lane_loop<'a>(
    name: &str,
    trait_name: &str,
    generics: &str,
    lanes: impl Iterator<Item = &'a Lane<'a>>,
    value: &str,
) -> String {
    let mut arms = String::new();
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
        let _ = writeln!(arms, "        LaneKind::{} => {{ {before}{body} }}", lane.kind);
    }
    fill_text!("lane_loop.rs", name, trait_name, generics, value, arms)
}

/// Returns the rows of the macro `for_each_instruction_method!`.
fn print_instruction_rows(whole: &[&FormatPlan<'_>]) -> String {
    let mut text = String::new();
    for format in whole {
        let _ =
            writeln!(text, "            {} {} {},", method_name(format), format.ident, kind_ident(format.instruction));
    }
    text
}

/// Returns the rows of the macro `for_each_lane_method!`.
fn print_lane_rows(lanes: &[Lane<'_>]) -> String {
    let mut text = String::new();
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
    text
}
