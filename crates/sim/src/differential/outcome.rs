//! Execution of one instruction, and comparison of what two executions did.

use super::declarations::SURFACES;
use super::values::{BUFFER_BYTES, FLAT_ADDRESS};
use super::{CHANNELS, is_float, step_of};
use crate::binding::arguments::{BoundKernel, Sizes};
use crate::binding::kernel_info::KernelInfo;
use crate::bytecode::{Bytecode, Routine};
use crate::compile::Program;
use crate::interp::context::ExecContext;
use crate::memory::flat_memory::{BufferId, Memory};
use crate::memory::image::{Image, ImageFormat};
use crate::memory::image_kind::ImageKind;
use crate::memory::sampler::Sampler;
use crate::numerics::float_formats::float_format;
use crate::numerics::value::Scratch;
use crate::state::thread::{Thread, Wait};
use crate::state::workgroup::Group;
use fearless_simd::Level;
use openvisa_isa::reference::{Definition, definition};
use openvisa_isa::{DataType, InstKind, VariableClass};
use openvisa_smith::Random;
use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;

/// The formats and sizes of the images that are bound to the last surfaces. The first surfaces are
/// buffers.
const IMAGES: [(&str, ImageKind, [u32; 3]); 4] = [
    ("RGBA UNSIGNED_INT32", ImageKind::D2, [8, 4, 1]),
    ("RGBA FLOAT", ImageKind::D3, [4, 4, 2]),
    ("R UNSIGNED_INT32", ImageKind::D1, [128, 1, 1]),
    ("RGBA UNORM_INT8", ImageKind::D2Array, [8, 8, 2]),
];

/// The samplers, by number.
const SAMPLERS: [&str; 3] = ["nearest,clamp_to_edge,texels", "linear,repeat,normalized", "nearest,clamp,texels,less"];

/// Number of surfaces with an append counter.
const COUNTERS: usize = 64;

/// Number of bytes of scratch memory.
const SCRATCH_BYTES: usize = 4096;

/// The memory that instructions access: flat memory, shared local memory and surfaces.
pub(super) struct TestMemory {
    memory: Memory,
    buffers: Vec<BufferId>,
    images: Vec<(usize, Image)>,
    /// The bytes of each buffer, and those of shared local memory, before each instruction.
    contents: Vec<Vec<u8>>,
}

impl TestMemory {
    pub(super) fn new(random: &mut Random) -> Self {
        let mut memory = Memory::default();
        let mut bytes = || (0..BUFFER_BYTES).map(|_| random.next_u64() as u8).collect::<Vec<u8>>();
        let contents: Vec<_> = (0..SURFACES + 2).map(|_| bytes()).collect();
        let mut buffers = vec![memory.add_at(FLAT_ADDRESS, &contents[0]).expect("nothing else is there")];
        buffers.extend(contents[1..=SURFACES].iter().map(|bytes| memory.add(bytes)));
        let images = IMAGES.iter().enumerate().map(|(index, (format, kind, size))| {
            let place = SURFACES - IMAGES.len() + index;
            let format: ImageFormat = format.parse().expect("it is a format");
            let image = Image { buffer: buffers[1 + place], kind: *kind, format, size: *size };
            assert_eq!(image.bytes(), Some(BUFFER_BYTES), "{format}");
            (place, image)
        });
        let images = images.collect();
        Self { memory, buffers, images, contents }
    }

    /// Binds the surfaces, images and samplers to a kernel.
    pub(super) fn bind(&self, program: &Bytecode<'_>) -> BoundKernel<'_> {
        let info = KernelInfo { name: "k".into(), simd_size: CHANNELS, ..KernelInfo::default() };
        let sizes = Sizes { global: [CHANNELS, 1, 1], local: [CHANNELS, 1, 1], offset: [0; 3] };
        let mut bound = BoundKernel::new(program, &info, &self.memory, &[], sizes).expect("it can be launched");
        // Any address and any small number is that of one of the surfaces.
        bound.bind_surfaces(self.buffers[1..].iter().map(|id| Some((*id, 0))).cycle().take(BUFFER_BYTES).collect());
        bound.textures.add_counters(COUNTERS);
        for number in 0..BUFFER_BYTES {
            if let Some((_, image)) = self.images.iter().find(|(place, _)| *place == number % SURFACES) {
                bound.textures.bind_image(number, *image);
            }
            bound.bind_surface_state(number as u32, number as u32);
            let sampler = SAMPLERS[number % SAMPLERS.len()].parse::<Sampler>();
            bound.textures.bind_sampler(number as u32, sampler.expect("it is a sampler"));
        }
        bound
    }

    /// Sets the variables of a thread that refer to surfaces, samplers and registers.
    pub(super) fn set_states(&self, routine: &Routine<'_>, thread: &mut Thread, random: &mut Random) {
        let first = |class: VariableClass| class.first() as usize;
        for (number, at) in (0..).zip(routine.surfaces.iter().skip(first(VariableClass::Surface))) {
            thread.state.surfaces[usize::from(*at)] = number;
        }
        for (number, at) in (0..).zip(routine.samplers.iter().skip(first(VariableClass::Sampler)).take(SAMPLERS.len()))
        {
            thread.state.samplers[usize::from(*at)] = number;
        }
        let start = routine.variables[first(VariableClass::General)].at;
        thread.state.addresses.iter_mut().for_each(|address| *address = start + 4 * random.below(1024) as u32);
    }

    /// Returns the contents now, and resets them.
    fn take(&self) -> Vec<Vec<u8>> {
        let buffer = |id| self.memory.buffer(id).expect("it was added");
        let now: Vec<_> = self.buffers.iter().map(|id| buffer(*id).bytes()).collect();
        for (id, (now, before)) in self.buffers.iter().zip(now.iter().zip(&self.contents)) {
            if now != before {
                before.iter().enumerate().for_each(|(at, byte)| buffer(*id).store(true, at, 1, u64::from(*byte)));
            }
        }
        now
    }
}

/// A program and the memory that it runs on.
pub(super) struct Machine<'m> {
    pub(super) program: &'m Program<'m>,
    pub(super) bound: &'m BoundKernel<'m>,
    pub(super) memory: &'m TestMemory,
    /// The other thread of the group, which executes the instruction if the first one waits for
    /// its part of a product; `None` if there is no other thread.
    pub(super) other: Option<&'m Thread>,
}

/// The state after an instruction.
pub(super) struct Outcome {
    /// Number of the next instruction; `None` at the end.
    next: Option<u32>,
    /// Number of the instruction that each call returns to.
    returns: Vec<Option<u32>>,
    thread: Thread,
    signals: Vec<u32>,
    /// The append counters of surfaces.
    counters: Vec<u32>,
    contents: Vec<Vec<u8>>,
    pub(super) fault: Option<String>,
}

impl Place {
    /// Returns whether this is a byte of memory.
    pub(super) fn is_memory(&self) -> bool {
        matches!(self, Self::Memory(..))
    }
}

/// A part of the state.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    /// The fault that the instruction ended with.
    Fault,
    /// A word of the state, by the name of its list.
    Word(&'static str, usize),
    /// A byte of memory: number of the buffer and offset. The last buffer is shared local memory.
    Memory(usize, usize),
    /// An element of a general variable: number of the variable and index.
    Element(u32, usize),
    /// A byte of the registers that belongs to no declared variable.
    Register(usize),
}

/// The places that differ, with both values.
pub(super) type Differences = BTreeMap<Place, [String; 2]>;

impl Machine<'_> {
    /// Executes the instruction with a number on a copy of a thread.
    pub(super) fn run(self, before: &Thread, number: usize, scratch: &mut Scratch) -> Outcome {
        let Self { program, bound, memory, other } = self;
        let routine = &program.bytecode.routines[0];
        let mut group = Group::new(1 + usize::from(other.is_some()), 0, SCRATCH_BYTES);
        group.local.clone_from(&memory.contents[SURFACES + 1]);
        let copy = |thread: &Thread| {
            let mut thread = thread.clone();
            thread.parked.resize(routine.joins.len(), 0);
            (thread.step, thread.executed) = (step_of(routine, number).unwrap_or(routine.code.len()), 0);
            thread
        };
        let mut execute = |thread: &mut Thread| {
            let (code, fast) = (&program.bytecode, &program.fast[..]);
            let mut core = ExecContext::new(code, fast, bound, &mut group, thread, scratch, Level::new());
            core.run_one::<false>(u64::MAX, u64::MAX).err().map(|fault| fault.to_string())
        };
        let counters = || (0..COUNTERS as u32).filter_map(|place| bound.textures.counter(place));
        counters().zip(0..).for_each(|(counter, start)| counter.store(start, Relaxed));
        let mut thread = copy(before);
        let mut fault = execute(&mut thread);
        if let (Some(other), Some(Wait::Half(..))) = (other, thread.waits) {
            thread.waits = None;
            fault = execute(&mut copy(other)).or_else(|| execute(&mut thread));
        }
        let mut contents = memory.take();
        contents.push(group.local);
        let number = |step: usize| routine.origins.get(step).map(|origin| origin.number);
        let next = number(thread.step).filter(|_| !thread.ended);
        let returns = thread.calls.iter().map(|call| number(call.step)).collect();
        let counters = counters().map(|counter| counter.load(Relaxed)).collect();
        Outcome { next, returns, thread, signals: group.signals, counters, contents, fault }
    }
}

impl Outcome {
    /// Returns whether both executions ended with one cause, or one of them because nothing is
    /// bound to a surface or a sampler, or a block is too large: it is not defined whether a message
    /// that needs none looks for it. The hand-written semantics name the whole access where the
    /// reference names the first byte outside.
    pub(super) fn has_equal_fault(&self, other: &Self) -> bool {
        let words = |outcome: &Self| -> Option<Vec<String>> {
            // The first place that is outside of memory depends on the order of the channels.
            let fault = outcome.fault.as_deref()?;
            let (before, rest) = fault.split_once('(').unwrap_or((fault, ""));
            let words = before.split_whitespace().chain(rest.rsplit(')').next()?.split_whitespace());
            Some(words.filter(|word| !word.contains(|c: char| c.is_ascii_digit())).map(str::to_owned).collect())
        };
        let lacks_binding = |outcome: &Self| {
            let fault = outcome.fault.as_deref().unwrap_or("");
            let words = [" is bound to ", "has no texels", "no register file has room for"];
            words.iter().any(|words| fault.contains(words))
        };
        let fails = self.fault.is_some() && words(self) == words(other);
        fails || lacks_binding(self) || lacks_binding(other)
    }

    /// Returns the words of the state that are no registers.
    fn words(&self) -> Vec<(&'static str, Vec<u64>)> {
        let Self { next, returns, thread, signals, counters, .. } = self;
        let wide = |words: &[u32]| words.iter().map(|word| u64::from(*word)).collect();
        let calls = thread.calls.iter().flat_map(|call| [call.mask, call.call_mask]);
        let number = |number: &Option<u32>| number.map_or(u64::MAX, u64::from);
        vec![
            ("predicate", wide(&thread.state.predicates)),
            ("address", wide(&thread.state.addresses)),
            ("surface", wide(&thread.state.surfaces)),
            ("sampler", wide(&thread.state.samplers)),
            ("parked channels", wide(&thread.parked)),
            ("call", calls.map(u64::from).collect()),
            ("signal", wide(signals)),
            ("append counter", wide(counters)),
            ("named barrier", wide(&thread.named)),
            ("execution mask", vec![u64::from(thread.mask), u64::from(thread.call_mask)]),
            ("barriers", vec![u64::from(thread.signals), u64::from(thread.waits.is_some())]),
            ("instruction after the call", returns.iter().map(number).collect()),
            ("next instruction", vec![number(next)]),
        ]
    }

    /// Returns the bits that differ, besides registers.
    fn common_differences(&self, other: &Self) -> Differences {
        let mut found = Differences::new();
        if self.fault != other.fault {
            found.insert(Place::Fault, [self, other].map(|outcome| format!("{:?}", outcome.fault)));
        }
        for ((name, a), (_, b)) in self.words().into_iter().zip(other.words()) {
            let length = a.len().max(b.len());
            let at = |words: &[u64], index: usize| words.get(index).map_or("none".into(), |word| format!("{word:#x}"));
            for index in (0..length).filter(|index| a.get(*index) != b.get(*index)) {
                found.insert(Place::Word(name, index), [at(&a, index), at(&b, index)]);
            }
        }
        for (buffer, (a, b)) in self.contents.iter().zip(&other.contents).enumerate().filter(|(_, (a, b))| a != b) {
            let pairs = a.iter().zip(b).enumerate().filter(|(_, (a, b))| a != b);
            found.extend(pairs.map(|(at, (a, b))| (Place::Memory(buffer, at), [a, b].map(|v| format!("{v:#x}")))));
        }
        found
    }

    /// Returns what differs. NaNs are equal, and approximations may differ.
    pub(super) fn differences(&self, other: &Self, kind: InstKind, program: &Bytecode<'_>) -> Differences {
        self.compare(other, program, &|data_type, a, b| agree(kind, data_type, a, b))
    }

    /// Returns what differs in any bit.
    pub(super) fn changes(&self, other: &Self, program: &Bytecode<'_>) -> Differences {
        self.compare(other, program, &|_, a, b| a == b)
    }

    fn compare(&self, other: &Self, program: &Bytecode<'_>, agree: &dyn Fn(DataType, u64, u64) -> bool) -> Differences {
        let mut found = self.common_differences(other);
        let (a, b) = (&self.thread.state.registers, &other.thread.state.registers);
        if a[..] == b[..] {
            return found;
        }
        let variables = &program.routines[0].variables;
        let mut end = 0;
        for (id, variable) in (0..).zip(variables).skip(VariableClass::General.first() as usize) {
            let data_type = variable.data_type.unwrap_or(DataType::Ud);
            let (at, size) = (variable.at as usize, usize::from(data_type.width()).div_ceil(8));
            end = at + variable.size as usize;
            if a[at..end] == b[at..end] {
                continue;
            }
            for index in 0..variable.size as usize / size {
                let [x, y] = [self, other].map(|outcome| outcome.thread.read(at + index * size, size));
                if !agree(data_type, x, y) {
                    found.insert(Place::Element(id, index), [x, y].map(|bits| format!("{bits:#x}")));
                }
            }
        }
        let first = variables.get(VariableClass::General.first() as usize).map_or(0, |variable| variable.at as usize);
        for at in (0..first).chain(end..a.len()).filter(|at| a[*at] != b[*at]) {
            found.insert(Place::Register(at), [a[at], b[at]].map(|byte| format!("{byte:#x}")));
        }
        found
    }

    /// Describes a difference.
    pub(super) fn describe(place: &Place, [fast, reference]: &[String; 2]) -> String {
        format!("{place:?} is {fast}, but by the reference {reference}")
    }
}

/// Returns whether both semantics approximate the function of an instruction.
pub(super) fn is_approximate(kind: InstKind) -> bool {
    approximation(kind.info().name, DataType::F) > 0
}

/// Returns the largest difference in units of the last place of a function that both semantics
/// approximate. 0 for an exact instruction.
fn approximation(name: &str, data_type: DataType) -> u64 {
    let single = match name {
        "EXP" | "LOG" | "POW" | "SIN" | "COS" | "TANH" => 4,
        // The argument of its power of two is rounded, or not.
        "SIGM" => 128,
        _ => return 0,
    };
    if data_type == DataType::F { single } else { 1 }
}

/// Returns whether two results of a type are equal. NaNs are equal, and approximations may differ.
fn agree(kind: InstKind, data_type: DataType, a: u64, b: u64) -> bool {
    // The order in which a systolic array adds products of floating-point numbers is not defined.
    if a == b || matches!(kind, InstKind::Dpas | InstKind::Dpasw) && is_float(data_type) {
        return true;
    }
    // A sampler returns numbers to variables of any type.
    let data_type = match (definition(kind), data_type.width()) {
        (Definition::Sampler, 32) => DataType::F,
        (Definition::Sampler, 16) => DataType::Hf,
        _ => data_type,
    };
    let Some(format) = float_format(data_type).filter(|_| kind != InstKind::Cmp) else { return false };
    let magnitude = format.infinity() | ((1 << format.fraction) - 1);
    if a & magnitude > format.infinity() && b & magnitude > format.infinity() {
        return true;
    }
    let least = 1 << format.fraction;
    if kind == InstKind::Sigm && a & magnitude < least && b & magnitude < least {
        // The power of two may overflow, so that a very small result is 0.
        return true;
    }
    let sign = magnitude + 1;
    let ordered = |bits: u64| if bits & sign != 0 { -((bits & magnitude) as i64) } else { (bits & magnitude) as i64 };
    ordered(a).abs_diff(ordered(b)) <= approximation(kind.info().name, data_type)
}
