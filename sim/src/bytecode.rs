//! A program made ready to run: every operand resolved to a place in the registers of a thread, labels to places in the code.

use crate::analyze::definite_writes::restored;
use crate::interp::lane_ops::constant_lanes;
use crate::interp::memory_ops::Access;
use crate::lower::memory::Site;
use crate::numerics::value::{Lanes, Place, Value};
use crate::optimize::fusion::Ahead;
use crate::semantics::control::Branch;
use crate::semantics::scalar_ops::Step;
use openvisa::module::{Error, Module, Object};
use openvisa_isa::bit_fields::{ExecControl, Predicate, Region};
use openvisa_isa::enums::{ExecMask, ExecSize, HorzStride, Modifier, PredicateCombine, RegionWidth, VertStride};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::semantics::{LaneContext, LaneInst, LaneKind, MAX_LANES, MAX_SOURCES};
use openvisa_isa::{
    Attribute, DataType, DataTypeKind, Inst, InstKind, PREDEFINED, Platform, PredefinedVariable, VariableClass,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Range;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

/// Bytes of a register on the platforms with the widest ones.
const WIDEST_REGISTER: usize = 64;

/// The most bytes that the variables of one routine may take.
const MOST_REGISTERS: usize = 1 << 24;

/// Why a program cannot be made ready.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// The file.
    Module(String),
    /// The program means something that the machine cannot do.
    Program(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Module(what) | Self::Program(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<Error> for LoadError {
    fn from(error: Error) -> Self {
        Self::Module(error.to_string())
    }
}

/// A place in the registers of a thread that a variable takes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Variable {
    pub(crate) at: u32,
    pub(crate) size: u32,
    pub(crate) data_type: Option<DataType>,
}

/// A predicate as an instruction uses it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Guard {
    /// The variable; 0: none.
    pub(crate) id: u16,
    pub(crate) combine: u8,
    pub(crate) invert: bool,
}

impl Guard {
    /// The channels that it is true for; all where there is none.
    #[inline(always)]
    pub(crate) fn holds(self, predicates: &[u32], span: Span) -> u32 {
        let all = span.mask();
        if self.id == 0 {
            return all;
        }
        let bits = predicates[usize::from(self.id)] >> span.first & all;
        let joined = match self.combine {
            0 => bits,
            1 if bits == 0 => 0,
            2 if bits != all => 0,
            _ => all,
        };
        if self.invert { !joined & all } else { joined }
    }
}

/// Which channels an instruction is for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Span {
    /// How many.
    pub(crate) n: u8,
    /// The first one in the execution mask.
    pub(crate) first: u8,
    /// It ignores the execution mask.
    pub(crate) all: bool,
}

impl Span {
    /// A bit for each channel.
    #[inline]
    pub(crate) fn mask(self) -> u32 {
        u32::MAX >> (32 - u32::from(self.n.max(1)))
    }
}

/// A region whose origin is known when the instruction runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Indirect {
    /// The element of the address variables.
    pub(crate) address: u16,
    pub(crate) offset: i16,
    /// Bytes between rows; `None`: each row has an address of its own.
    pub(crate) v: Option<u32>,
    pub(crate) w: u32,
    pub(crate) h: u32,
}

/// Where a source comes from.
#[derive(Clone, Debug)]
pub(crate) enum Origin {
    Registers(Place),
    Constant(Box<[u8]>, Place),
    /// Bits of a predicate variable, one for each channel.
    Predicate(u16),
    /// All bits of a predicate variable as one number.
    PredicateWord(u16),
    /// Elements of address variables.
    Address(u16, u8),
    Indirect(Indirect),
}

/// A source.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) from: Origin,
    pub(crate) data_type: DataType,
    pub(crate) modifier: Modifier,
    pub(crate) quick: Quick,
    /// It is read where it lies.
    pub(crate) in_place: bool,
}

/// Where a source lies that has the type which lanes are computed in, and needs no conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Quick {
    /// It has not.
    No,
    /// Elements one after another in the registers, from a byte on.
    Registers(u32),
    /// The same in the routine's pool of constants, with the modifier applied.
    Pool(u32),
    /// One element of the registers for all channels.
    Splat(u32),
}

/// Where a result goes.
#[derive(Clone, Debug)]
pub(crate) enum To {
    Nowhere,
    Registers(Place),
    Predicate(u16),
    Address(u16),
    Indirect(Indirect),
}

/// A destination.
#[derive(Clone, Debug)]
pub(crate) struct Destination {
    pub(crate) to: To,
    pub(crate) data_type: DataType,
    pub(crate) saturate: bool,
}

/// The type that an element-wise instruction is computed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// 32 bits that wrap, or have a sign.
    Small,
    /// 32 bits without a sign.
    Unsigned,
    /// 64 bits.
    Long,
    /// Any integer.
    Wide,
    Single,
    /// Single precision, whose results go rounded once into something narrower.
    Narrowed,
    Double,
    Bits,
    /// Logic on whole predicate variables.
    Predicate,
}

/// An element-wise instruction.
#[derive(Clone, Debug)]
pub(crate) struct LaneOp {
    pub(crate) kind: LaneKind,
    pub(crate) class: Class,
    pub(crate) span: Span,
    pub(crate) guard: Guard,
    pub(crate) context: LaneContext,
    pub(crate) sources: Vec<Source>,
    pub(crate) dst: Destination,
    /// It runs in a number of channels that there is code for, so that operands may be read and written where they are.
    pub(crate) quick: bool,
    /// The byte where results go one after another, without conversion.
    pub(crate) quick_dst: Option<u32>,
    /// The predicate enables channels: it is no operand or destination.
    pub(crate) guarded: bool,
    pub(crate) answers: bool,
    pub(crate) sets_flag: bool,
    pub(crate) second: Option<Destination>,
}

/// A step of a routine.
#[derive(Clone, Debug)]
pub(crate) enum Op<'a> {
    Lane(Box<LaneOp>),
    Access(Box<Access>),
    Branch(Branch),
    Step(Step),
    Whole(Box<Inst<'a>>),
    /// Channels that wait here go on.
    Join(u32),
}

/// A kernel or function.
#[derive(Clone, Debug)]
pub(crate) struct Routine<'a> {
    pub(crate) name: String,
    pub(crate) code: Vec<Op<'a>>,
    /// The quick ways through it.
    pub(crate) ahead: Ahead,
    /// For each step: number of the instruction, what it is, and its byte in the file.
    pub(crate) origin: Vec<(u32, InstKind, u32)>,
    pub(crate) variables: Vec<Variable>,
    /// Bytes that the variables take.
    pub(crate) size: usize,
    pub(crate) predicates: usize,
    /// Where the elements of each address variable begin.
    pub(crate) addresses: Vec<u16>,
    pub(crate) address_elements: usize,
    /// Where the states of each surface variable begin.
    pub(crate) surfaces: Vec<u16>,
    pub(crate) surface_states: usize,
    /// The same of samplers.
    pub(crate) samplers: Vec<u16>,
    pub(crate) sampler_states: usize,
    /// The step of each label.
    pub(crate) labels: Vec<Option<u32>>,
    /// The step of each join.
    pub(crate) joins: Vec<u32>,
    /// Payload byte, bytes, and place in the registers of each input.
    pub(crate) inputs: Vec<(usize, usize, usize)>,
    /// Bytes that have to be as they were before another thread starts, if that is known.
    pub(crate) restored: Option<Vec<Range<usize>>>,
    /// Constants as lanes have them.
    pub(crate) pool: Vec<u8>,
    /// The strings, for calls by name.
    pub(crate) strings: Vec<String>,
    /// What the kernel says about itself.
    pub(crate) simd: u32,
    pub(crate) slm_kib: u32,
}

/// A program: kernels and functions of files.
#[derive(Clone, Debug)]
pub struct Program<'a> {
    pub(crate) routines: Vec<Routine<'a>>,
    pub(crate) register: usize,
    pub(crate) platform: Platform,
    pub(crate) predefined: Predefined,
    /// No other program has it but copies of this one.
    pub(crate) identity: u64,
}

/// How many programs were made.
static PROGRAMS: AtomicU64 = AtomicU64::new(0);

/// Where predefined variables lie, in every routine.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Predefined {
    pub(crate) r0: u32,
    pub(crate) arg: u32,
    pub(crate) retval: u32,
    pub(crate) group: [u32; 3],
    pub(crate) tsc: u32,
    pub(crate) hw_id: u32,
    pub(crate) sr0: u32,
    pub(crate) cr0: u32,
    pub(crate) ce0: u32,
    pub(crate) implicit: u32,
    pub(crate) scratch: u32,
    /// The sampler whose state is found by its address.
    pub(crate) bindless_sampler: u8,
    /// Where they end.
    pub(crate) end: u32,
}

impl<'a> Program<'a> {
    /// Makes the kernels and functions of files ready for a platform. Kernels that call functions need them in one of the files.
    ///
    /// # Errors
    /// When a file cannot be read, or an instruction is not one of the specification, or names what is not declared.
    pub fn load(modules: &[Module<'a>], platform: Platform) -> Result<Self, LoadError> {
        let register = usize::from(platform.register_bytes().unwrap_or(32));
        let (fixed, predefined) = predefined();
        let identity = PROGRAMS.fetch_add(1, Relaxed);
        let mut program = Self { routines: Vec::new(), register, platform, predefined, identity };
        for module in modules {
            for object in module.objects() {
                let routine = Loader::new(&object?, register, &fixed, &predefined)?.load(&object?)?;
                program.routines.push(routine);
            }
        }
        Ok(program)
    }

    /// The names of its kernels and functions.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.routines.iter().map(|r| r.name.as_str())
    }

    /// Channels of a thread that the kernel of a name was compiled for; 0: it does not say.
    pub fn simd_size(&self, name: &str) -> Option<u32> {
        self.routine(name).map(|index| self.routines[index].simd)
    }

    pub(crate) fn routine(&self, name: &str) -> Option<usize> {
        self.routines.iter().position(|r| r.name == name)
    }

    /// The kernel of a name that runs so many channels in a thread: compilers try several widths, and leave the text of each behind, that
    /// which they keep as the last one. Where none has the width, the first.
    pub(crate) fn kernel(&self, name: &str, simd: u32) -> Option<usize> {
        let wide = self.routines.iter().rposition(|r| r.name == name && r.simd == simd);
        wide.or_else(|| self.routine(name))
    }
}

/// Lays out the predefined general variables, alike for all platforms.
fn predefined() -> (Vec<Variable>, Predefined) {
    let mut list = Vec::new();
    let mut places = Predefined::default();
    let mut at = 0;
    let size = |variable: &PredefinedVariable| {
        let elements = variable.elements.iter().map(|(_, n)| *n).max().unwrap_or(1);
        let bytes = elements * variable.data_type.map_or(4, |t| u32::from(t.width()).div_ceil(8));
        bytes.next_multiple_of(WIDEST_REGISTER as u32)
    };
    let mut general: Vec<_> = PREDEFINED.iter().filter(|p| p.class == VariableClass::General).collect();
    // What each thread starts with lies together at the end, and what is large, which is for functions, at the beginning.
    let own = |variable: &PredefinedVariable| matches!(variable.name, "%r0" | "%cr0" | "%ce0" | "%scratchloc");
    general.sort_by_key(|variable| (own(variable), std::cmp::Reverse(size(variable))));
    for variable in general {
        let size = size(variable);
        let index = variable.index as usize;
        if list.len() <= index {
            list.resize(index + 1, Variable::default());
        }
        list[index] = Variable { at, size, data_type: variable.data_type };
        match variable.name {
            "%r0" => places.r0 = at,
            "%arg" => places.arg = at,
            "%retval" => places.retval = at,
            "%group_id_x" => places.group[0] = at,
            "%group_id_y" => places.group[1] = at,
            "%group_id_z" => places.group[2] = at,
            "%tsc" => places.tsc = at,
            "%hw_id" => places.hw_id = at,
            "%sr0" => places.sr0 = at,
            "%cr0" => places.cr0 = at,
            "%ce0" => places.ce0 = at,
            "%impl_arg_buf_ptr" => places.implicit = at,
            "%scratchloc" => places.scratch = at,
            _ => {}
        }
        at += size;
    }
    places.end = at;
    let sampler = PREDEFINED.iter().find(|p| p.class == VariableClass::Sampler);
    places.bindless_sampler = sampler.map_or(u8::MAX, |p| p.index as u8);
    (list, places)
}

/// Number of channels of an execution size.
pub(crate) fn channels(size: Option<ExecSize>) -> u8 {
    match size {
        Some(ExecSize::Simd2) => 2,
        Some(ExecSize::Simd4) => 4,
        Some(ExecSize::Simd8) => 8,
        Some(ExecSize::Simd16) => 16,
        Some(ExecSize::Simd32) => 32,
        _ => 1,
    }
}

/// First channel of a mask, and whether it ignores the execution mask.
pub(crate) fn first_channel(mask: Option<ExecMask>) -> (u8, bool) {
    match mask {
        None | Some(ExecMask::M1) => (0, false),
        Some(ExecMask::M2) => (4, false),
        Some(ExecMask::M3) => (8, false),
        Some(ExecMask::M4) => (12, false),
        Some(ExecMask::M5) => (16, false),
        Some(ExecMask::M6) => (20, false),
        Some(ExecMask::M7) => (24, false),
        Some(ExecMask::M8) => (28, false),
        Some(ExecMask::M1Nm) => (0, true),
        Some(ExecMask::M2Nm) => (4, true),
        Some(ExecMask::M3Nm) => (8, true),
        Some(ExecMask::M4Nm) => (12, true),
        Some(ExecMask::M5Nm) => (16, true),
        Some(ExecMask::M6Nm) => (20, true),
        Some(ExecMask::M7Nm) => (24, true),
        Some(_) => (28, true),
    }
}

/// The channels of an instruction.
pub(crate) fn span(control: ExecControl) -> Span {
    let (first, all) = first_channel(control.mask());
    Span { n: channels(control.size()), first, all }
}

/// A predicate.
pub(crate) fn guard(pred: Predicate) -> Guard {
    let combine = match pred.combine() {
        Some(PredicateCombine::Any) => 1,
        Some(PredicateCombine::All) => 2,
        _ => 0,
    };
    Guard { id: pred.id(), combine, invert: pred.invert() }
}

/// Elements between rows, elements of a row, elements between neighbours.
fn strides(region: Region) -> (Option<u32>, u32, u32) {
    let v = match region.v_stride() {
        None | Some(VertStride::Null) => None,
        Some(VertStride::Zero) => Some(0),
        Some(VertStride::One) => Some(1),
        Some(VertStride::Two) => Some(2),
        Some(VertStride::Four) => Some(4),
        Some(VertStride::Eight) => Some(8),
        Some(VertStride::Sixteen) => Some(16),
        Some(_) => Some(32),
    };
    let w = match region.width() {
        Some(RegionWidth::Two) => 2,
        Some(RegionWidth::Four) => 4,
        Some(RegionWidth::Eight) => 8,
        Some(RegionWidth::Sixteen) => 16,
        _ => 1,
    };
    let h = match region.h_stride() {
        Some(HorzStride::One) => 1,
        Some(HorzStride::Two) => 2,
        Some(HorzStride::Four) => 4,
        _ => 0,
    };
    (v, w, h)
}

/// Bytes of an element.
pub(crate) fn size_of(data_type: DataType) -> u32 {
    u32::from(data_type.width()).div_ceil(8)
}

/// The place of the elements at these offsets.
fn place(offsets: Lanes<u32>, n: usize, size: u32) -> Place {
    let first = offsets[0];
    if offsets[..n].iter().all(|o| *o == first) {
        Place::One(first)
    } else if offsets[..n].iter().enumerate().all(|(i, o)| *o == first + i as u32 * size) {
        Place::Run(first)
    } else {
        Place::Each(Box::new(offsets))
    }
}

/// The bytes where elements of a region begin.
fn offsets(at: u32, region: Region, n: usize, size: u32, dst: bool) -> Lanes<u32> {
    let (v, w, h) = strides(region);
    let mut offsets = [at; MAX_LANES];
    for (i, offset) in offsets.iter_mut().enumerate().take(n) {
        let i = i as u32;
        let elements = match dst {
            // A destination has one stride only.
            true => i * h.max(1),
            false => i / w * v.unwrap_or(0) + i % w * h,
        };
        *offset = at + elements * size;
    }
    offsets
}

/// The byte of an element of a destination region.
pub(crate) fn dst_offset(at: u32, region: Region, i: usize, size: u32) -> u32 {
    at + i as u32 * strides(region).2.max(1) * size
}

/// The place of a source region.
pub(crate) fn region_place(at: u32, region: Region, n: usize, size: u32) -> Place {
    place(offsets(at, region, n, size, false), n, size)
}

/// A source region whose origin is an address.
pub(crate) fn indirect_region(address: u16, offset: i16, data_type: DataType, region: Region) -> Indirect {
    let (v, w, h) = strides(region);
    let size = size_of(data_type);
    Indirect { address, offset, v: v.map(|v| v * size), w, h: h * size }
}

/// Type of the elements of an operand.
pub(crate) fn operand_type(routine: &Routine<'_>, operand: &VecOperand) -> DataType {
    match *operand {
        VecOperand::General { id, .. } => {
            routine.variables.get(id as usize).and_then(|v| v.data_type).unwrap_or(DataType::Ud)
        }
        VecOperand::Indirect { bit_properties, .. } => bit_properties,
        VecOperand::Immediate { r#type, .. } => match r#type {
            DataType::V => DataType::W,
            DataType::Uv => DataType::Uw,
            DataType::Vf => DataType::F,
            other => other,
        },
        VecOperand::Address { .. } => DataType::Uw,
        VecOperand::Predicate { .. } => DataType::Bool,
        _ => DataType::Ud,
    }
}

struct Loader<'a> {
    routine: Routine<'a>,
    register: u32,
    /// Where the control register begins.
    control: u32,
}

impl<'a> Loader<'a> {
    fn new(
        object: &Object<'a>,
        register: usize,
        fixed: &[Variable],
        predefined: &Predefined,
    ) -> Result<Self, LoadError> {
        let name = String::from_utf8_lossy(object.name().as_bytes()).into_owned();
        let bad = |what: String| LoadError::Program(format!("{name}: {what}"));
        let first = VariableClass::General.first() as usize;
        let mut variables = fixed.to_vec();
        variables.resize(first, Variable::default());
        let mut at = predefined.end as usize;
        let mut room = |size: u32| {
            // Whole registers: operands may touch what lies behind. What takes more than one begins with one of the widest kind.
            let whole = (size as usize).next_multiple_of(register);
            at = at.next_multiple_of(whole.clamp(register, WIDEST_REGISTER)) + whole;
            (at - whole) as u32
        };
        // What comes with the payload lies in front, as each thread starts with it.
        let inputs: BTreeSet<u32> = object.inputs().into_iter().map(|input| input.id).collect();
        let mut given = BTreeMap::new();
        for variable in object.variables().into_iter().filter(|v| v.alias().is_none() && inputs.contains(&v.id)) {
            let size = u32::from(variable.num_elements) * variable.data_type().map_or(0, size_of);
            given.insert(variable.id, room(size));
        }
        for variable in object.variables() {
            let data_type = variable.data_type().ok_or_else(|| bad(format!("V{} has no type", variable.id)))?;
            let size = u32::from(variable.num_elements) * size_of(data_type);
            let place = match variable.alias() {
                Some((of, offset)) => {
                    let known: &Variable = variables
                        .get(of as usize)
                        .ok_or_else(|| bad(format!("V{} is an alias of V{of}", variable.id)))?;
                    known.at + u32::from(offset)
                }
                None => given.get(&variable.id).copied().unwrap_or_else(|| room(size)),
            };
            variables.push(Variable { at: place, size, data_type: Some(data_type) });
        }
        if at > MOST_REGISTERS {
            return Err(bad(format!("its variables take {at} bytes")));
        }
        let states = |entries: &mut dyn Iterator<Item = u16>, first: u32| {
            let mut starts: Vec<u16> = (0..first as u16).collect();
            let mut next = first as u16;
            for count in entries {
                starts.push(next);
                next = next.saturating_add(count);
            }
            (starts, usize::from(next))
        };
        let (addresses, address_elements) =
            states(&mut object.addresses().iter().map(|a| a.num_elements), VariableClass::Address.first());
        let (surfaces, surface_states) =
            states(&mut object.surfaces().iter().map(|a| a.num_elements), VariableClass::Surface.first());
        let (mut samplers, mut sampler_states) =
            states(&mut object.samplers().iter().map(|a| a.num_elements), VariableClass::Sampler.first());
        // The predefined one behind all others.
        let bindless = usize::from(predefined.bindless_sampler);
        if samplers.len() <= bindless {
            samplers.resize(bindless, 0);
            samplers.push(sampler_states as u16);
            sampler_states += 1;
        }
        let number = |attribute| object.attributes().get(attribute).and_then(|a| a.number()).unwrap_or(0).max(0) as u32;
        let routine = Routine {
            name,
            code: Vec::new(),
            ahead: Ahead::default(),
            origin: Vec::new(),
            variables,
            size: at,
            predicates: VariableClass::Predicate.first() as usize + object.predicates().len(),
            addresses,
            address_elements,
            surfaces,
            surface_states,
            samplers,
            sampler_states,
            labels: vec![None; object.labels().len()],
            joins: Vec::new(),
            inputs: Vec::new(),
            restored: None,
            pool: Vec::new(),
            strings: object.strings().iter().map(|s| String::from_utf8_lossy(s.as_bytes()).into_owned()).collect(),
            simd: number(Attribute::SimdSize),
            slm_kib: number(Attribute::SlmSize),
        };
        Ok(Self { routine, register: register as u32, control: predefined.cr0 })
    }

    fn bad(&self, what: &str) -> LoadError {
        LoadError::Program(format!("{}: instruction {}: {what}", self.routine.name, self.routine.origin.len()))
    }

    fn load(mut self, object: &Object<'a>) -> Result<Routine<'a>, LoadError> {
        for input in object.inputs() {
            let offset = usize::try_from(input.offset).map_err(|_| self.bad("an input lies before the payload"))?;
            if input.kind.class() == Some(openvisa_isa::enums::InputClass::General) {
                let variable = self.variable(input.id)?;
                self.routine.inputs.push((offset, usize::from(input.size), variable.at as usize));
            }
        }
        for (number, inst) in object.instructions().with_offsets().enumerate() {
            let (offset, inst) = inst.map_err(|e| LoadError::Module(format!("{}: {e}", self.routine.name)))?;
            let origin = (number as u32, inst.kind(), offset as u32);
            match &inst {
                Inst::Label(label) => self.label(label.label, origin)?,
                Inst::Subroutine(label) => self.label(label.label, origin)?,
                Inst::Goto(goto) => {
                    let back = self.routine.labels.get(usize::from(goto.label)).copied().flatten();
                    self.push(Op::Branch(Branch::new(goto)), origin);
                    if back.is_some() {
                        self.join(origin);
                    }
                }
                _ => {
                    let op = match LaneInst::of(&inst) {
                        Some(lane) => Op::Lane(Box::new(self.lane(&lane)?)),
                        None if inst.kind().shape() == openvisa_isa::semantics::Shape::Marker => continue,
                        None => {
                            let site = Site { routine: &self.routine, register: self.register as usize };
                            match (site.access(&inst), Step::of(&inst, &self.routine)) {
                                (Some(access), _) => Op::Access(Box::new(access)),
                                (_, Some(step)) => Op::Step(step),
                                _ => Op::Whole(Box::new(inst)),
                            }
                        }
                    };
                    self.push(op, origin);
                }
            }
        }
        self.routine.size = (self.routine.size + 4 * WIDEST_REGISTER).next_multiple_of(WIDEST_REGISTER);
        self.routine.ahead = Ahead::new(&self.routine.code, &self.routine.labels, self.control);
        self.routine.restored = restored(&self.routine);
        Ok(self.routine)
    }

    fn push(&mut self, op: Op<'a>, origin: (u32, InstKind, u32)) {
        self.routine.code.push(op);
        self.routine.origin.push(origin);
    }

    fn join(&mut self, origin: (u32, InstKind, u32)) {
        let slot = self.routine.joins.len() as u32;
        self.routine.joins.push(self.routine.code.len() as u32);
        self.push(Op::Join(slot), origin);
    }

    fn label(&mut self, label: u16, origin: (u32, InstKind, u32)) -> Result<(), LoadError> {
        let step = self.routine.code.len() as u32;
        match self.routine.labels.get_mut(usize::from(label)) {
            Some(known) => *known = Some(step),
            None => return Err(self.bad(&format!("L{label} is not declared"))),
        }
        self.join(origin);
        Ok(())
    }

    fn variable(&self, id: u32) -> Result<Variable, LoadError> {
        self.routine.variables.get(id as usize).copied().ok_or_else(|| self.bad(&format!("V{id} is not declared")))
    }

    /// Makes sure that operands which end here have room.
    fn reach(&mut self, end: u32) {
        self.routine.size = self.routine.size.max(end as usize);
    }

    fn region(&mut self, at: u32, region: Region, n: usize, size: u32, dst: bool) -> Place {
        let offsets = offsets(at, region, n, size, dst);
        let end = offsets.iter().max().copied().unwrap_or(at) + size;
        self.reach(end);
        place(offsets, n, size)
    }

    fn address(&self, id: u16, offset: u8) -> Result<u16, LoadError> {
        let first =
            self.routine.addresses.get(usize::from(id)).ok_or_else(|| self.bad(&format!("A{id} is not declared")))?;
        let element = first.saturating_add(u16::from(offset));
        if usize::from(element) >= self.routine.address_elements {
            return Err(self.bad(&format!("A{id} has no element {offset}")));
        }
        Ok(element)
    }

    fn predicate(&self, id: u16) -> Result<u16, LoadError> {
        if usize::from(id) >= self.routine.predicates {
            return Err(self.bad(&format!("P{id} is not declared")));
        }
        Ok(id)
    }

    fn origin(&self, id: u32, row: u8, col: u8) -> Result<(u32, DataType), LoadError> {
        let variable = self.variable(id)?;
        let data_type = variable.data_type.unwrap_or(DataType::Ud);
        Ok((variable.at + u32::from(row) * self.register + u32::from(col) * size_of(data_type), data_type))
    }

    fn source(&mut self, operand: &VecOperand, n: usize, kind: LaneKind) -> Result<Source, LoadError> {
        Ok(match *operand {
            VecOperand::General { modifier, id, row_offset, col_offset, region } => {
                let (at, data_type) = self.origin(id, row_offset, col_offset)?;
                let place = self.region(at, region, n, size_of(data_type), false);
                source(Origin::Registers(place), data_type, modifier)
            }
            VecOperand::Address { modifier, id, offset, width } => {
                let element = self.address(id, offset)?;
                source(Origin::Address(element, 1 << width.bits()), DataType::Uw, modifier)
            }
            VecOperand::Predicate { modifier, val } => {
                let id = self.predicate(val.id())?;
                let from = if kind == LaneKind::Mov { Origin::PredicateWord(id) } else { Origin::Predicate(id) };
                source(from, DataType::Ud, modifier)
            }
            VecOperand::Indirect { modifier, id, addr_offset, indirect_offset, bit_properties, region } => {
                let indirect = self.indirect(id, addr_offset, indirect_offset, bit_properties, region)?;
                source(Origin::Indirect(indirect), bit_properties, modifier)
            }
            VecOperand::Immediate { modifier, r#type, low, high } => constant(modifier, r#type, low, high),
            _ => return Err(self.bad("a surface or sampler is no value")),
        })
    }

    fn indirect(
        &self,
        id: u16,
        element: u8,
        offset: i16,
        data_type: DataType,
        region: Region,
    ) -> Result<Indirect, LoadError> {
        Ok(indirect_region(self.address(id, element)?, offset, data_type, region))
    }

    fn destination(&mut self, operand: &VecOperand, n: usize) -> Result<Destination, LoadError> {
        Ok(match *operand {
            VecOperand::General { modifier, id, row_offset, col_offset, region } => {
                let (at, data_type) = self.origin(id, row_offset, col_offset)?;
                let to = match id {
                    0 => To::Nowhere,
                    _ => To::Registers(self.region(at, region, n, size_of(data_type), true)),
                };
                Destination { to, data_type, saturate: modifier == Modifier::Sat }
            }
            VecOperand::Predicate { val, .. } => {
                Destination { to: To::Predicate(self.predicate(val.id())?), data_type: DataType::Bool, saturate: false }
            }
            VecOperand::Address { id, offset, .. } => {
                Destination { to: To::Address(self.address(id, offset)?), data_type: DataType::Uw, saturate: false }
            }
            VecOperand::Indirect { modifier, id, addr_offset, indirect_offset, bit_properties, region } => {
                let mut indirect = self.indirect(id, addr_offset, indirect_offset, bit_properties, region)?;
                // A destination has one stride only.
                if indirect.v.is_none() && indirect.h == 0 {
                    indirect.h = size_of(bit_properties);
                }
                indirect.v = Some(0);
                indirect.w = u32::MAX;
                let saturate = modifier == Modifier::Sat;
                Destination { to: To::Indirect(indirect), data_type: bit_properties, saturate }
            }
            _ => return Err(self.bad("nothing can be written there")),
        })
    }

    fn lane(&mut self, inst: &LaneInst) -> Result<LaneOp, LoadError> {
        let span = span(inst.exec_size);
        let n = usize::from(span.n);
        let mut dst = self.destination(&inst.dst, n)?;
        let second = inst.second.as_ref().map(|s| self.destination(s, n)).transpose()?;
        let mut sources = Vec::new();
        for operand in &inst.sources[..usize::from(inst.count).min(MAX_SOURCES)] {
            sources.push(self.source(operand, n, inst.kind)?);
        }
        self.predicate(inst.pred.id())?;
        let mut types = [DataType::Ud; MAX_SOURCES];
        for (known, source) in types.iter_mut().zip(&sources) {
            *known = source.data_type;
        }
        let (control, dst_type, saturates) = (inst.control, dst.data_type, dst.saturate);
        let context = LaneContext { control, dst_type, types, selected: 0, saturates };
        let class = class(inst.kind, &mut dst, &mut sources);
        for source in &mut sources {
            let known = match class {
                Class::Small => quick::<i32>(source, n, &mut self.routine.pool),
                Class::Unsigned => quick::<u32>(source, n, &mut self.routine.pool),
                Class::Long => quick::<i64>(source, n, &mut self.routine.pool),
                Class::Single => quick::<f32>(source, n, &mut self.routine.pool),
                Class::Double => quick::<f64>(source, n, &mut self.routine.pool),
                Class::Wide | Class::Narrowed | Class::Bits | Class::Predicate => Quick::No,
            };
            source.quick = known;
            let plain = source.modifier == Modifier::NoModifier;
            source.in_place = matches!(known, Quick::Pool(_)) || plain && matches!(known, Quick::Registers(_));
        }
        let quick_dst = match class {
            Class::Small | Class::Unsigned => quick_place::<i32>(&dst, n),
            Class::Long => quick_place::<i64>(&dst, n),
            Class::Single => quick_place::<f32>(&dst, n),
            Class::Double => quick_place::<f64>(&dst, n),
            Class::Wide | Class::Narrowed | Class::Bits | Class::Predicate => None,
        };
        let kind = inst.kind;
        Ok(LaneOp {
            kind,
            class,
            span,
            guard: guard(inst.pred),
            context,
            sources,
            dst,
            quick: matches!(n, 1 | 8 | 16 | 32),
            quick_dst,
            guarded: !(kind.selects() || kind.sets_flag() && second.is_none()),
            answers: kind.answers(),
            sets_flag: kind.sets_flag(),
            second,
        })
    }
}

/// Where a source is as lanes want it. Constants are brought into that form, and lie in the pool from then on.
fn quick<V: Value>(source: &Source, n: usize, pool: &mut Vec<u8>) -> Quick {
    match &source.from {
        Origin::Constant(bytes, place) => {
            let at = pool.len() as u32;
            for value in &constant_lanes::<V>(source, bytes, place)[..n] {
                pool.extend_from_slice(value.as_ref());
            }
            Quick::Pool(at)
        }
        Origin::Registers(_) if !V::is(source.data_type) => Quick::No,
        Origin::Registers(Place::Run(at)) => Quick::Registers(*at),
        Origin::Registers(Place::One(at)) if n == 1 => Quick::Registers(*at),
        Origin::Registers(Place::One(at)) => Quick::Splat(*at),
        _ => Quick::No,
    }
}

/// Where results go one after another as lanes have them.
fn quick_place<V: Value>(dst: &Destination, n: usize) -> Option<u32> {
    match dst.to {
        To::Registers(Place::Run(at)) if V::is(dst.data_type) && !dst.saturate => Some(at),
        To::Registers(Place::One(at)) if V::is(dst.data_type) && !dst.saturate && n == 1 => Some(at),
        _ => None,
    }
}

/// A source that nothing is known about yet.
fn source(from: Origin, data_type: DataType, modifier: Modifier) -> Source {
    Source { from, data_type, modifier, quick: Quick::No, in_place: false }
}

/// A constant, with packed ones laid out element by element.
pub(crate) fn constant(modifier: Modifier, data_type: DataType, low: u32, high: u32) -> Source {
    let (bytes, place, data_type): (Vec<u8>, Place, DataType) = match data_type {
        DataType::V => {
            let element = |i: usize| ((low >> (4 * (i % 8)) & 0xf) as i16) << 12 >> 12;
            ((0..MAX_LANES).flat_map(|i| element(i).to_le_bytes()).collect(), Place::Run(0), DataType::W)
        }
        DataType::Uv => {
            let element = |i: usize| (low >> (4 * (i % 8)) & 0xf) as u16;
            ((0..MAX_LANES).flat_map(|i| element(i).to_le_bytes()).collect(), Place::Run(0), DataType::Uw)
        }
        DataType::Vf => {
            let element = |i: usize| restricted((low >> (8 * (i % 4))) as u8);
            ((0..MAX_LANES).flat_map(|i| element(i).to_le_bytes()).collect(), Place::Run(0), DataType::F)
        }
        _ => {
            let value = u64::from(low) | u64::from(high) << 32;
            (value.to_le_bytes().to_vec(), Place::One(0), data_type)
        }
    };
    source(Origin::Constant(bytes.into(), place), data_type, modifier)
}

/// An element of a VF: sign, three bits of exponent with a bias of 3, four of fraction.
fn restricted(bits: u8) -> f32 {
    if bits & 0x7f == 0 {
        return if bits == 0 { 0.0 } else { -0.0 };
    }
    let (exponent, fraction) = (i32::from(bits >> 4 & 7) - 3, f32::from(bits & 15) / 16.0);
    let magnitude = (1.0 + fraction) * 2_f32.powi(exponent);
    if bits >> 7 == 1 { -magnitude } else { magnitude }
}

/// The type to compute in. Copies of floating-point numbers of one type become copies of bits.
fn class(kind: LaneKind, dst: &mut Destination, sources: &mut [Source]) -> Class {
    let is_predicate = |s: &Source| matches!(s.from, Origin::Predicate(_));
    if matches!(dst.to, To::Predicate(_)) && !sources.is_empty() && sources.iter().all(is_predicate) && !kind.answers()
    {
        return Class::Predicate;
    }
    if kind.encodes() {
        return Class::Bits;
    }
    let float = |t: DataType| t.kind() == DataTypeKind::Float;
    let plain = !dst.saturate && sources.iter().all(|s| s.modifier == Modifier::NoModifier);
    let alike = sources.iter().all(|s| s.data_type == dst.data_type);
    if matches!(kind, LaneKind::Mov | LaneKind::Sel) && plain && alike && float(dst.data_type) {
        let bits = match dst.data_type.width() {
            16 => DataType::Uw,
            64 => DataType::Uq,
            _ => DataType::Ud,
        };
        dst.data_type = bits;
        sources.iter_mut().for_each(|s| s.data_type = bits);
    }
    if sources.iter().any(|s| float(s.data_type)) {
        let has = |t: DataType| sources.iter().any(|s| s.data_type == t);
        // A single that is rounded again may end up beside the nearest number of the narrower format.
        let narrows = matches!(dst.data_type, DataType::Hf | DataType::Bf) && !kind.answers();
        let copies = matches!(kind, LaneKind::Mov | LaneKind::Sel | LaneKind::MinMax);
        let fused = kind == LaneKind::Mad;
        return if has(DataType::Df) || narrows && fused && !has(DataType::F) && dst.data_type == DataType::Hf {
            Class::Double
        } else if narrows && !copies && (has(DataType::F) || fused) {
            Class::Narrowed
        } else {
            Class::Single
        };
    }
    let widest = sources.iter().map(|s| s.data_type.width()).max().unwrap_or(32);
    let to = dst.data_type;
    if float(to) && !kind.answers() {
        return if widest == 64 { Class::Wide } else { Class::Long };
    }
    let widest = widest.max(if kind.answers() { 0 } else { to.width() });
    if kind.wraps() && !dst.saturate {
        return if widest == 64 { Class::Long } else { Class::Small };
    }
    // Comparisons and shifts to the right do with a type that holds their sources.
    let holds = |types: &[DataType]| plain && widest <= 32 && sources.iter().all(|s| types.contains(&s.data_type));
    if kind.answers() || matches!(kind, LaneKind::MinMax | LaneKind::Asr) {
        if holds(&[DataType::Ub, DataType::B, DataType::Uw, DataType::W, DataType::V, DataType::Uv, DataType::D]) {
            return Class::Small;
        }
        if holds(&[DataType::Ub, DataType::Uw, DataType::Uv, DataType::Ud]) {
            return Class::Unsigned;
        }
    }
    if kind == LaneKind::Shr && plain && widest <= 32 {
        return Class::Unsigned;
    }
    let signed_only = sources.iter().all(|s| s.data_type != DataType::Uq);
    let ordered = kind.answers() || matches!(kind, LaneKind::MinMax | LaneKind::Asr);
    let multiplies = matches!(kind, LaneKind::Mul | LaneKind::Mad | LaneKind::Shl);
    if widest == 64 && !(ordered && signed_only) || dst.saturate && multiplies { Class::Wide } else { Class::Long }
}

impl Routine<'_> {
    /// Where a raw operand begins; `None`: it is the null operand.
    #[inline]
    pub(crate) fn raw(&self, operand: &RawOperand) -> Option<usize> {
        let variable = self.variables.get(operand.id as usize).filter(|_| operand.id != 0)?;
        Some(variable.at as usize + usize::from(operand.offset))
    }

    /// How many instructions after so many a thread may still go back without coming to a limit before it looks again; `None`: it
    /// is so near that it has to look at each. Between two jumps back, each instruction runs once at most.
    #[inline]
    pub(crate) fn before_limit(&self, executed: u64, most: u64) -> Option<u64> {
        most.checked_sub(executed)?.checked_sub(self.code.len() as u64)
    }
}
