//! `semantics.rs`: traits that a program implements to give instructions a meaning, and the loops
//! that run lane functions.
//!
//! A lane function computes one element of the destination. Its parameters follow from the
//! pseudo-code of the instruction, see [`lane`]. For example, ADD has
//! `fn add(&self, src0: V, src1: V) -> V`. The file is written as text with a row for each
//! instruction, so that a change of one instruction is a change of one line.

pub(crate) mod lane;

use crate::emit::context::{ArmRows, Content, Context};
use crate::emit::semantics::lane::{FunctionSelector, Lane, LaneOutput};
use crate::emit::support::one_line::print_row;
use crate::emit::support::role_type::{ChannelTypes, RoleType};
use crate::lines::write_line;
use crate::rust_view::docs::doc;
use crate::rust_view::formats::{FormatPlan, kind_ident};
use crate::rust_view::naming::{ident, snake_ident};
use crate::spec::model::Instruction;
use crate::spec::model::instruction::Execution;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote};

/// Maximum number of sources of a lane function.
const MAX_SOURCES: usize = 4;

/// Returns how an instruction executes, as its page states.
fn execution_kind(instruction: &Instruction) -> Execution {
    let semantics = instruction.semantics.as_ref();
    semantics.and_then(|s| s.execution.as_ref()).map_or(Execution::Instruction, |e| e.value)
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
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let formats = &context.formats;
    let with = |wanted| formats.iter().filter(move |f: &&FormatPlan<'_>| execution_kind(f.instruction) == wanted);
    let lanes: Vec<_> = with(Execution::Lane).map(|f| Lane::from_format(context, f)).collect();
    let whole: Vec<_> = with(Execution::Instruction).collect();
    let LaneItems { imports, constants, traits, insts, loops, rows } = emit_lanes(context, &lanes);
    let kinds = execution_kind_arms(context);
    let instructions = emit_instruction_semantics(context, &whole);
    let items = quote! {
        //! The semantics of instructions: traits that give instructions a meaning, and the loops that run
        //! lane functions.
        //!
        //! The specification states for each instruction whether it executes element by element
        //! ([`ExecutionKind::Lane`]) or as a whole. The meaning of an element-wise instruction is a pure
        //! function of one element. Masks, regions, modifiers and conversions are the same for all
        //! element-wise instructions, and not part of the function. No method has a default body, so the
        //! compiler reports the missing methods when the specification gains an instruction.

        #![allow(clippy::too_many_arguments)]

        #imports
        use crate::info::InstKind;
        use crate::instructions::*;

        #constants

        /// The way in which an instruction executes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum ExecutionKind {
            /// Element by element: the meaning is a function of one channel.
            Lane,
            /// As a whole, for example a message to memory or a branch.
            Instruction,
            /// Not executed: the instruction marks a position, for example of a label.
            Marker,
        }

        impl InstKind {
            /// Returns the way in which the instruction executes.
            pub const fn execution_kind(self) -> ExecutionKind {
                match self {
                    #(#kinds)*
                    #[allow(unreachable_patterns)]
                    _ => ExecutionKind::Instruction,
                }
            }
        }

        #traits
        #instructions
        #insts
        #loops
    };
    let mut parts = vec![Content::RustWithRows(items, rows)];
    if !whole.is_empty() {
        let rows = print_instruction_rows(&whole);
        parts.push(Content::Text(format!("{INSTRUCTION_ROWS_HEAD}{rows}{ROWS_END}")));
    }
    if !lanes.is_empty() {
        parts.push(Content::Text(format!("{LANE_ROWS_HEAD}{}{ROWS_END}", print_lane_rows(&lanes))));
    }
    Content::Parts(parts)
}

/// Emits the trait of the instructions that execute as a whole, and the function that calls its
/// methods.
fn emit_instruction_semantics(context: &Context<'_>, whole: &[&FormatPlan<'_>]) -> TokenStream {
    if whole.is_empty() {
        return TokenStream::new();
    }
    let inst_type = context.inst_type(&quote!('_));
    let instruction_methods = whole.iter().map(|format| emit_instruction_method(context, format));
    let instruction_calls = whole.iter().map(|format| {
        let (inst, method) = (&format.ident, method_name(format));
        quote!(Inst::#inst(inst) => s.#method(inst),)
    });
    quote! {
        /// The semantics of instructions that execute as a whole: memory accesses, control flow and others.
        pub trait InstructionSemantics {
            /// The result of an instruction for the caller.
            type Output;
            /// The reason why an instruction failed.
            type Error;
            #(#instruction_methods)*
        }

        /// Calls the method for an instruction that executes as a whole. Returns `None` for an instruction of another kind of execution.
        pub fn execute<S: InstructionSemantics + ?Sized>(s: &mut S, inst: &#inst_type) -> Option<Result<S::Output, S::Error>> {
            Some(match inst {
                #(#instruction_calls)*
                #[allow(unreachable_patterns)]
                _ => return None,
            })
        }
    }
}

/// The items about instructions that execute element by element. All are empty without such
/// instructions.
#[derive(Default)]
struct LaneItems {
    imports: TokenStream,
    constants: TokenStream,
    traits: TokenStream,
    insts: TokenStream,
    loops: TokenStream,
    rows: Vec<ArmRows>,
}

/// Emits the traits of lane functions, the common form of the instructions, and the loops that run
/// lane functions. A kind of values that no instruction takes has no trait.
fn emit_lanes(context: &Context<'_>, lanes: &[Lane<'_>]) -> LaneItems {
    if lanes.is_empty() {
        return LaneItems::default();
    }
    let int = || lanes.iter().filter(|lane| lane.classes.int);
    let float = || lanes.iter().filter(|lane| lane.classes.float);
    let bits = || lanes.iter().filter(|lane| lane.classes.bits);
    let (v, u64) = (quote!(V), quote!(u64));
    let int_methods: Vec<_> = int().map(|lane| emit_lane_method(lane, &v)).collect();
    let float_methods: Vec<_> = float().map(|lane| emit_lane_method(lane, &v)).collect();
    let bit_methods: Vec<_> = bits().map(|lane| emit_lane_method(lane, &u64)).collect();
    let int_trait = (!int_methods.is_empty()).then(|| {
        quote! {
            /// The semantics of element-wise instructions on integers, with one method for each instruction
            /// that takes integers.
            ///
            /// `V` is the type of the computation. For an instruction with [`LaneKind::wraps`], the low bits of
            /// the result depend on the low bits of the sources only, so `V` can be as wide as the widest
            /// operand. For any other instruction, `V` must hold every value of every source and result.
            pub trait IntLanes<V> {
                #(#int_methods)*
            }
        }
    });
    let float_trait = (!float_methods.is_empty()).then(|| {
        quote! {
            /// The semantics of element-wise instructions on floating-point numbers, with one method for each
            /// instruction that takes them.
            ///
            /// `V` is the type of the computation.
            pub trait FloatLanes<V> {
                #(#float_methods)*
            }
        }
    });
    let bit_trait = (!bit_methods.is_empty()).then(|| {
        quote! {
            /// The semantics of element-wise instructions whose operands are encodings of numbers, such as
            /// conversions from and to bf8.
            ///
            /// Values are the bits of the encodings, zero-extended.
            pub trait BitLanes {
                #(#bit_methods)*
            }
        }
    });
    let lane_kinds = lanes.iter().map(|lane| {
        let (docs, kind) = (doc([format!("`{}`.", lane.name)]), &lane.kind);
        quote!(#docs #kind,)
    });
    let lane_kind_arms = lanes.iter().map(|Lane { kind, .. }| quote!(Self::#kind => InstKind::#kind,));
    let lane_queries = emit_lane_queries(lanes);
    let controls = ChannelTypes::new(context);
    let exec_size = controls.channels.as_ref().map(|RoleType { ident, .. }| {
        quote! {
            /// Number of channels, and execution mask.
            pub exec_size: #ident,
        }
    });
    let pred = controls.predicate.as_ref().map(|RoleType { ident, zero, .. }| {
        let docs =
            doc([format!("The predicate; `{}` for an instruction without that field.", print_row(zero.clone()))]);
        quote!(#docs pub pred: #ident,)
    });
    let lane_insts = lanes.iter().map(|lane| lane_inst_arm(lane, &controls)).collect();
    let lane_insts = ArmRows { name: "lane_insts", rows: lane_insts };
    let inst_type = context.inst_type(&quote!('_));
    let generics = |lanes: TokenStream| quote!(<V: Copy, R: Copy, S: #lanes<V> + ?Sized, const N: usize>);
    let (int_arms, float_arms) = (lane_loop_arms("int_arms", int()), lane_loop_arms("float_arms", float()));
    let bit_arms = lane_loop_arms("bit_arms", bits());
    let int_loop = emit_lane_loop("IntLanes", &quote!(run_int), &generics(quote!(IntLanes)), &v, &int_arms);
    let float_loop = emit_lane_loop("FloatLanes", &quote!(run_float), &generics(quote!(FloatLanes)), &v, &float_arms);
    let bit_generics = quote!(<R: Copy, S: BitLanes + ?Sized, const N: usize>);
    let bit_loop = emit_lane_loop("BitLanes", &quote!(run_bit), &bit_generics, &u64, &bit_arms);
    LaneItems {
        imports: quote! {
            use crate::bit_fields::*;
            use crate::enums::*;
        },
        constants: quote! {
            use crate::operands::VecOperand;
            use crate::types::DataType;

            /// Maximum number of channels of an instruction.
            pub const MAX_LANES: usize = 32;

            /// Maximum number of sources of a lane function.
            pub const MAX_SOURCES: usize = 4;
        },
        traits: quote!(#int_trait #float_trait #bit_trait),
        insts: quote! {
            /// An instruction that executes element by element.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
            pub enum LaneKind {
                #(#lane_kinds)*
            }

            impl LaneKind {
                /// Returns the instruction as an [`InstKind`].
                pub const fn kind(self) -> InstKind {
                    match self {
                        #(#lane_kind_arms)*
                    }
                }

                #(#lane_queries)*
            }

            /// An element-wise instruction in a form that is common to all element-wise instructions.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            #[non_exhaustive]
            pub struct LaneInst {
                /// The instruction.
                pub kind: LaneKind,
                #exec_size
                #pred
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
                pub fn of(inst: &#inst_type) -> Option<Self> {
                    let none = VecOperand::default();
                    Some(match inst {
                        #lane_insts
                        #[allow(unreachable_patterns)]
                        _ => return None,
                    })
                }
            }

            /// The arguments of a lane function that are the same for all channels.
            #[derive(Clone, Copy, Debug)]
            pub struct LaneContext {
                /// Bits of the field that selects one of several functions, see [`LaneInst::control`].
                pub control: u8,
                /// Type of the destination.
                pub dst_type: DataType,
                /// Types of the sources.
                pub types: [DataType; MAX_SOURCES],
                /// The predicate of an instruction with [`LaneKind::selects`]: bit `n` is channel `n`.
                pub selected: u32,
                /// Whether the destination saturates.
                pub saturates: bool,
            }

            impl LaneContext {
                /// Returns whether the predicate is set for a channel.
                const fn is_selected(&self, channel: usize) -> bool {
                    self.selected >> channel & 1 == 1
                }
            }

            /// The results of a lane function besides the elements of the destination.
            #[derive(Clone, Copy, Debug)]
            pub struct LaneResults<V> {
                /// Truth values: bit `n` is channel `n`.
                pub truth: u32,
                /// Second results that are bits of a predicate: bit `n` is channel `n`.
                pub flags: u32,
                /// Second results that are numbers, by channel.
                pub second: [V; MAX_LANES],
            }
        },
        loops: quote!(#int_loop #float_loop #bit_loop),
        rows: vec![lane_insts, int_arms, float_arms, bit_arms],
    }
}

const INSTRUCTION_ROWS_HEAD: &str = "\
/// Calls the macro `$callback` with a row `method Struct Kind` for each method of
/// [`InstructionSemantics`]. A callback can implement the trait with the same body for all methods.
#[macro_export]
macro_rules! for_each_instruction_method {
    ($callback:ident) => {
        $callback! {
";

const LANE_ROWS_HEAD: &str = "\
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

const ROWS_END: &str = "        }
    };
}
";

/// Emits the arms of `InstKind::execution_kind`.
fn execution_kind_arms(context: &Context<'_>) -> Vec<TokenStream> {
    let list: Vec<_> = context.model.instructions.iter().filter(|i| i.is_encoded()).collect();
    let arms = |wanted, name: TokenStream| {
        let of_kind = list.iter().filter(move |i| execution_kind(i) == wanted);
        of_kind.map(move |instruction| {
            let kind = kind_ident(instruction);
            quote!(Self::#kind => ExecutionKind::#name,)
        })
    };
    arms(Execution::Lane, quote!(Lane)).chain(arms(Execution::Marker, quote!(Marker))).collect()
}

/// Emits the method of a trait of lane functions:
/// ```ignore
/// /// `ADD`: addition. `specs/instructions/ADD.md:15`
/// fn add(&self, src0: V, src1: V) -> V;
/// ```
fn emit_lane_method(lane: &Lane<'_>, value: &TokenStream) -> TokenStream {
    let (docs, method) = (doc([&lane.doc]), &lane.method);
    let (parameters, result) = (lane.parameters(value), lane.result_type(value));
    quote!(#docs fn #method(&self, #(#parameters),*) -> #result;)
}

/// Emits the method of the trait of instructions that execute as a whole:
/// ```ignore
/// fn goto(&mut self, inst: &Goto) -> Result<Self::Output, Self::Error>;
/// ```
fn emit_instruction_method(context: &Context<'_>, format: &FormatPlan<'_>) -> TokenStream {
    let instruction = format.instruction;
    let span = instruction.semantics.as_ref().map_or(instruction.name.span, |s| s.span);
    let title = instruction.title.as_deref().unwrap_or("an instruction");
    let place = context.place(span);
    let docs = doc([format!("`{}`: {title}. {place}", instruction.name.value)]);
    let (method, rust) = (method_name(format), argument_type(format));
    quote!(#docs fn #method(&mut self, inst: &#rust) -> Result<Self::Output, Self::Error>;)
}

/// Returns the name of the method for a format: `lsc_load`.
fn method_name(format: &FormatPlan<'_>) -> Ident {
    snake_ident(&format.ident.to_string())
}

/// Returns the struct of a format as the type of an argument: `Switchjmp<'_>`.
fn argument_type(format: &FormatPlan<'_>) -> TokenStream {
    let (ident, life) = (&format.ident, format.borrows().then(|| quote!(<'_>)));
    quote!(#ident #life)
}

/// Emits the methods of `LaneKind` that answer a question about an instruction.
fn emit_lane_queries(lanes: &[Lane<'_>]) -> Vec<TokenStream> {
    let query = |docs: &str, name: &str, answer: &dyn Fn(&Lane<'_>) -> bool| {
        let kinds: Vec<_> = lanes.iter().filter(|lane| answer(lane)).map(|lane| &lane.kind).collect();
        let pattern = if kinds.is_empty() { quote!(_ if false) } else { quote!(#(Self::#kinds)|*) };
        let (docs, name) = (doc([docs]), ident(name));
        quote!(#docs pub const fn #name(self) -> bool { matches!(self, #pattern) })
    };
    let has_truth = |lane: &Lane<'_>| matches!(lane.outputs[0], LaneOutput::Truth);
    let has_flag = |lane: &Lane<'_>| lane.outputs.iter().any(|o| matches!(o, LaneOutput::Flag));
    vec![
        query(
            "Returns whether the low bits of the result depend on the low bits of the sources only.",
            "wraps",
            &|l| l.wraps,
        ),
        query("Returns whether the result is a truth value.", "answers", &has_truth),
        query("Returns whether the predicate is an operand rather than a mask of enabled channels.", "selects", &|l| {
            l.selects
        }),
        query("Returns whether the operands are encodings, see [`BitLanes`].", "encodes", &|l| l.classes.bits),
        query("Returns whether the instruction takes integers.", "takes_integers", &|l| l.classes.int),
        query("Returns whether the instruction takes floating-point numbers.", "takes_floats", &|l| l.classes.float),
        query("Returns whether the instruction has a second destination.", "has_second", &|l| l.second.is_some()),
        query("Returns whether the instruction writes a predicate.", "sets_flag", &has_flag),
    ]
}

/// Emits the arm of `LaneInst::of` for an instruction.
fn lane_inst_arm(lane: &Lane<'_>, controls: &ChannelTypes) -> String {
    let Lane { kind, dst, .. } = lane;
    let sources = lane.sources.iter().map(|source| quote!(i.#source));
    let sources = sources.chain(std::iter::repeat(quote!(none))).take(MAX_SOURCES);
    let count = Literal::usize_unsuffixed(lane.sources.len());
    let member = |control: &Option<RoleType>, name: &str, field: &Option<Ident>| {
        let RoleType { zero, .. } = control.as_ref()?;
        let (name, value) = (ident(name), field.as_ref().map_or_else(|| zero.clone(), |field| quote!(i.#field)));
        Some(quote!(#name: #value,))
    };
    let exec_size = member(&controls.channels, "exec_size", &lane.channels);
    let pred = member(&controls.predicate, "pred", &lane.pred);
    let second = lane.second.as_ref().map_or(quote!(None), |second| quote!(Some(i.#second)));
    let control = lane.control.as_ref().map_or(quote!(0), |FunctionSelector { name, number, .. }| match number {
        true => quote!(i.#name),
        false => quote!(i.#name.bits()),
    });
    print_row(quote! {
        Inst::#kind(i) => Self {
            kind: LaneKind::#kind, #exec_size #pred dst: i.#dst, second: #second,
            sources: [#(#sources),*], count: #count, control: #control
        }
    })
}

/// Returns the arms of the function that runs the lane functions of a trait in all channels.
fn lane_loop_arms<'a>(name: &'static str, lanes: impl Iterator<Item = &'a Lane<'a>>) -> ArmRows {
    let rows = lanes.map(|lane| {
        let control = lane.control.as_ref().filter(|c| !c.number);
        let control = control.map(|FunctionSelector { name, rust, .. }| {
            quote!(let Some(#name) = #rust::from_bits(c.control) else { return false };)
        });
        let (kind, call) = (&lane.kind, lane.call_expr());
        let body = match lane.outputs.as_slice() {
            [LaneOutput::Value] => quote!(for i in 0..N { dst[i] = #call; }),
            [LaneOutput::Truth] => {
                quote!(let mut t = 0; for i in 0..N { t |= u32::from(#call) << i; } more.truth = t;)
            }
            [LaneOutput::Value, LaneOutput::Value] => quote!(for i in 0..N { (dst[i], more.second[i]) = #call; }),
            _ => quote! {
                let mut t = 0;
                for i in 0..N { let (v, f) = #call; dst[i] = v; t |= u32::from(f) << i; }
                more.flags = t;
            },
        };
        print_row(quote!(LaneKind::#kind => { #control #body }))
    });
    ArmRows { name, rows: rows.collect() }
}

/// Emits the function that runs the lane functions of a trait in all channels; nothing for a trait
/// without functions.
fn emit_lane_loop(
    trait_name: &str,
    name: &TokenStream,
    generics: &TokenStream,
    value: &TokenStream,
    arms: &ArmRows,
) -> TokenStream {
    if arms.rows.is_empty() {
        return TokenStream::new();
    }
    let docs = doc([
        format!("Runs a lane function of [`{trait_name}`] in `N` channels."),
        "`read` converts an element of a source to a value. Returns false if the instruction has no function."
            .to_owned(),
    ]);
    quote! {
        #docs
        #[allow(unused_variables)]
        #[inline(always)]
        pub fn #name #generics(
            s: &S,
            kind: LaneKind,
            c: &LaneContext,
            read: impl Fn(R) -> #value + Copy,
            src: [&[R; N]; MAX_SOURCES],
            dst: &mut [#value; N],
            more: &mut LaneResults<#value>,
        ) -> bool {
            const { assert!(N <= MAX_LANES) };
            let [a, b, d, e] = src;
            match kind {
                #arms
                #[allow(unreachable_patterns)]
                _ => return false,
            }
            true
        }
    }
}

/// Returns the rows of the macro `for_each_instruction_method!`.
fn print_instruction_rows(whole: &[&FormatPlan<'_>]) -> String {
    let mut text = String::new();
    for format in whole {
        write_line!(text, "            {} {} {},", method_name(format), format.ident, kind_ident(format.instruction));
    }
    text
}

/// Returns the rows of the macro `for_each_lane_method!`.
fn print_lane_rows(lanes: &[Lane<'_>]) -> String {
    let mut text = String::new();
    type IsOfTrait = fn(&Lane<'_>) -> bool;
    let traits: [(TokenStream, &str, IsOfTrait); 3] = [
        (quote!(int), "V", |l| l.classes.int),
        (quote!(float), "V", |l| l.classes.float),
        (quote!(bits), "u64", |l| l.classes.bits),
    ];
    for (name, value, is_of_trait) in traits {
        let value = ident(value).to_token_stream();
        for lane in lanes.iter().filter(|l| is_of_trait(l)) {
            let (method, parameters, result) = (&lane.method, lane.parameters(&value), lane.result_type(&value));
            let row = print_row(quote!(#name fn #method(#(#parameters),*)));
            write_line!(text, "            {row} -> {};", print_row(result));
        }
    }
    text
}
