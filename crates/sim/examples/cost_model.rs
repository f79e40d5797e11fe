//! Implements the semantics traits with a cost model: what instructions cost, instead of what they
//! compute.
//!
//! For example, `cargo run -p openvisa-sim --example cost_model FILE` prints an estimate for each
//! routine of the assembler text FILE.
//!
//! The simulator implements the same traits with the functions of the hardware. The cost model
//! gives all methods one body with the generated method lists, so an instruction that is added to
//! the specification needs no change here.

use openvisa::Module;
use openvisa::isa::enums::{CmpRelOp, ExecSize, MinMaxOp};
use openvisa::isa::instructions::*;
use openvisa::isa::semantics::{
    BitLanes, FloatLanes, InstructionSemantics, IntLanes, LaneContext, LaneInst, LaneResults, MAX_LANES, MAX_SOURCES,
    execute, run_bit, run_float, run_int,
};
use openvisa::isa::{DataType, Inst, for_each_instruction_method, for_each_lane_method};
use openvisa::text::{ParseOptions, parse};
use std::convert::Infallible;

/// Number of cycles of one lane.
#[derive(Clone, Copy, Debug, Default)]
struct Cost(u64);

/// A return type of lane methods, which is created from a cost.
trait Priced {
    fn from_cost(cost: Cost) -> Self;
}

impl Priced for Cost {
    fn from_cost(cost: Cost) -> Self {
        cost
    }
}

impl Priced for u64 {
    fn from_cost(cost: Cost) -> Self {
        cost.0
    }
}

impl Priced for bool {
    fn from_cost(_: Cost) -> Self {
        false
    }
}

impl<A: Priced, B: Priced> Priced for (A, B) {
    fn from_cost(cost: Cost) -> Self {
        (A::from_cost(cost), B::from_cost(cost))
    }
}

struct CostModel;

/// Returns the cost of an instruction on a fictional machine, by the name of its method.
fn method_cost(method: &str) -> Cost {
    Cost(match method {
        "div" | "mod" | "r#mod" | "divm" | "sqrtm" | "pow" => 16,
        "sqrt" | "rsqrt" | "inv" | "log" | "exp" | "sin" | "cos" | "invm" | "rsqtm" => 4,
        "mulh" | "madw" => 2,
        "dpas" | "dpasw" => 32,
        "barrier" | "nbarrier" | "sbarrier" => 50,
        "jmp" | "goto" | "call" | "ret" | "fcall" | "fret" | "ifcall" | "switchjmp" => 8,
        "setp" | "movs" | "addr_add" => 1,
        name if ["lsc", "svm", "gather", "scatter", "oword", "atomic", "sample", "load", "media", "block"]
            .iter()
            .any(|memory| name.contains(memory)) =>
        {
            100
        }
        _ => 1,
    })
}

macro_rules! lanes {
    ($($of:ident fn $method:ident($($parameter:ident: $type:ty),*) -> $result:ty;)*) => {
        impl IntLanes<Cost> for CostModel { $(lanes! { @int $of $method ($($parameter: $type),*) $result })* }
        impl FloatLanes<Cost> for CostModel { $(lanes! { @float $of $method ($($parameter: $type),*) $result })* }
        impl BitLanes for CostModel { $(lanes! { @bits $of $method ($($parameter: $type),*) $result })* }
    };
    (@int int $($rest:tt)*) => { lanes! { @method $($rest)* } };
    (@float float $($rest:tt)*) => { lanes! { @method $($rest)* } };
    (@bits bits $($rest:tt)*) => { lanes! { @method $($rest)* } };
    (@method $method:ident ($($parameter:ident: $type:ty),*) $result:ty) => {
        fn $method(&self, $(_: $type),*) -> $result {
            Priced::from_cost(method_cost(stringify!($method)))
        }
    };
    (@$other:ident $($rest:tt)*) => {};
}

/// The value type in the rows of the method list.
type V = Cost;

for_each_lane_method!(lanes);

macro_rules! instructions {
    ($($method:ident $inst:ident $kind:ident,)*) => {
        impl InstructionSemantics for CostModel {
            type Output = Cost;
            type Error = Infallible;

            $(fn $method(&mut self, _: &$inst) -> Result<Cost, Infallible> {
                Ok(method_cost(stringify!($method)))
            })*
        }
    };
}

for_each_instruction_method!(instructions);

/// Returns the cost of an element-wise instruction: that of its function, once per eight lanes.
fn lane_cost(inst: &LaneInst) -> u64 {
    let channels = inst.exec_size.size().map_or(1, |size| match size {
        ExecSize::Simd16 => 16,
        ExecSize::Simd32 => 32,
        _ => 8,
    });
    let context = LaneContext {
        control: inst.control,
        dst_type: DataType::D,
        types: [DataType::D; MAX_SOURCES],
        selected: 0,
        saturates: false,
    };
    // A single lane is executed, because all lanes cost the same.
    let (none, mut dst) = ([Cost(0)], [Cost(1)]);
    let src = [&none; MAX_SOURCES];
    let mut more = LaneResults { truth: 0, flags: 0, second: [Cost(0); MAX_LANES] };
    let done = inst.kind.takes_integers()
        && run_int(&CostModel, inst.kind, &context, |cost| cost, src, &mut dst, &mut more)
        || inst.kind.takes_floats()
            && run_float(&CostModel, inst.kind, &context, |cost| cost, src, &mut dst, &mut more);
    if !done {
        let mut result = [1];
        let mut more = LaneResults { truth: 0, flags: 0, second: [0; MAX_LANES] };
        run_bit(&CostModel, inst.kind, &context, |bits| bits, [&[0]; MAX_SOURCES], &mut result, &mut more);
        dst[0] = Cost(result[0]);
    }
    dst[0].0 * (channels / 8)
}

fn inst_cost(inst: &Inst<'_>) -> u64 {
    match LaneInst::of(inst) {
        Some(inst) => lane_cost(&inst),
        None => match execute(&mut CostModel, inst) {
            Some(Ok(Cost(cost))) => cost,
            // Labels and other markers have no cost.
            None => 0,
        },
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for path in std::env::args().skip(1) {
        let source = std::fs::read_to_string(&path)?;
        let parsed = parse(&source, &ParseOptions::default());
        if let Some(first) = parsed.diagnostics.first() {
            return Err(format!("{path}: {}", first.message).into());
        }
        let bytes = parsed.object_module(&source).map_err(|e| e.message)?.to_bytes()?;
        for object in Module::open(&bytes)?.objects() {
            let object = object?;
            let mut total = 0;
            for inst in object.instructions() {
                total += inst_cost(&inst?);
            }
            println!("{path}: {}: {total} cycles, if each instruction runs once", object.name());
        }
    }
    Ok(())
}
