//! Launches that are made from the inputs of a kernel.
//!
//! For example, `.input at offset=64 size=8` becomes a buffer of random bytes, whose address is in
//! the payload at byte 64.

use crate::damage::Random;
use openvisa::Object;
use openvisa::isa::enums::InputClass;
use openvisa::isa::{Attribute, InstKind, Platform};
use openvisa_sim::{
    AddressSpace, Addressing, Argument, Bound, BufferId, Image, ImageFormat, ImageKind, KernelInfo, Memory, Options,
    PayloadArgument, PayloadBase, PayloadKind, PerThreadArgument, Program, Sampler, Sizes, ThreadMemory,
};
use std::collections::BTreeSet;
use std::time::Duration;

/// Maximum number of instructions of a thread.
const MAX_INSTRUCTIONS: u64 = 20_000;

/// Number of bytes of a buffer.
const BUFFER_BYTES: usize = 1 << 16;

/// Number of surfaces that are bound.
const SURFACES: u32 = 24;

/// Number of buffers that the surfaces share.
const SURFACE_BUFFERS: u32 = 4;

/// Number of bytes of local memory, at least.
const LOCAL_BYTES: usize = 1 << 15;

/// Number of bytes of scratch memory of a thread.
const SCRATCH_BYTES: usize = 1 << 14;

/// Lengths of an image along its axes.
const IMAGE_SIZE: [u32; 3] = [8, 8, 4];

/// The value of the first input of four bytes. The next ones have the values after it, so that a
/// value tells which input it comes from.
const FIRST_NUMBER: u32 = 16;

/// What a kernel uses its surfaces, samplers and inputs for, as far as launches have shown.
#[derive(Clone, Default)]
pub(super) struct Needs {
    /// The surfaces that are images.
    images: BTreeSet<u32>,
    samplers: BTreeSet<u32>,
    /// The values of the inputs that are surface states: buffers that have no binding table index.
    states: BTreeSet<u32>,
}

impl Needs {
    /// Adds what an error asks for. Returns whether that is new.
    pub(super) fn add(&mut self, error: &str) -> bool {
        let image = number_after(error, "no image is bound to surface ").filter(|n| *n < SURFACES);
        let sampler = number_after(error, "no sampler is bound to ");
        let state = number_after(error, "no buffer is bound to the bindless surface state at ");
        image.is_some_and(|n| self.images.insert(n))
            || sampler.is_some_and(|n| self.samplers.insert(n))
            || state.is_some_and(|n| self.states.insert(n))
    }
}

/// Returns the number after some words of an error.
fn number_after(error: &str, words: &str) -> Option<u32> {
    let rest = &error[error.find(words)? + words.len()..];
    let (digits, radix) = rest.strip_prefix("0x").map_or((rest, 10), |digits| (digits, 16));
    let end = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
    u32::from_str_radix(&digits[..end], radix).ok()
}

/// How the instructions of a launch are executed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pace {
    /// As fast as possible: several threads of a group in lock-step, several instructions at once.
    Fast,
    /// One instruction of one thread after another, each of which is counted.
    Counted,
}

impl Pace {
    pub(super) fn other(self) -> Self {
        if self == Self::Fast { Self::Counted } else { Self::Fast }
    }
}

/// What a launch did.
pub(super) struct LaunchResult {
    /// The executed instructions and the duration, or an error.
    pub(super) executed: Result<Execution, String>,
    pub(super) pace: Pace,
    /// The contents of the buffers afterwards.
    pub(super) buffers: Vec<Vec<u8>>,
}

/// A launch that ran to its end.
#[derive(Clone)]
pub struct Execution {
    /// The instructions that it executed, if they were counted.
    pub kinds: Vec<InstKind>,
    /// The duration.
    pub time: Duration,
}

/// Returns bytes that depend on a seed alone.
fn seeded_bytes(seed: u64, count: usize) -> Vec<u8> {
    let mut random = Random(seed);
    let words = std::iter::repeat_with(|| random.next_u64() >> 32);
    // Half of the dwords are small, so that indices and counts in buffers lead somewhere.
    let dwords = words.enumerate().map(|(k, word)| if k % 2 == 0 { word as u32 & 0xff } else { word as u32 });
    dwords.flat_map(u32::to_le_bytes).take(count).collect()
}

/// Returns the bytes of an input that is no address: one number of 16 bits for each lane, or small
/// numbers, of which the first is given.
fn input_bytes(size: usize, of_lanes: bool, first: u32) -> Vec<u8> {
    if of_lanes {
        return (0..size / 2).flat_map(|lane| (lane as u16 % 32).to_le_bytes()).collect();
    }
    let numbers = std::iter::once(first).chain(std::iter::repeat(1));
    numbers.flat_map(u32::to_le_bytes).take(size).collect()
}

/// The launch of a kernel: its description, memory and arguments.
pub(super) struct LaunchPlan {
    info: KernelInfo,
    memory: Memory,
    arguments: Vec<Argument>,
    buffers: Vec<BufferId>,
}

impl LaunchPlan {
    pub(super) fn new(object: &Object<'_>, platform: Platform, needs: &Needs) -> Result<Self, String> {
        let number = |attribute| object.attributes().get(attribute).and_then(|a| a.number()).unwrap_or(0);
        let unsigned = |attribute| usize::try_from(number(attribute)).unwrap_or(0);
        let info = KernelInfo {
            name: object.name().to_string(),
            simd_size: unsigned(Attribute::SimdSize).max(1) as u32,
            slm_size: unsigned(Attribute::SlmSize).saturating_mul(1024).max(LOCAL_BYTES),
            base: PayloadBase::Register0,
            thread_memory: vec![ThreadMemory::Scratch { bytes: SCRATCH_BYTES }],
            ..KernelInfo::default()
        };
        let register = usize::from(platform.register_bytes().unwrap_or(32));
        let mut plan = Self { info, memory: Memory::default(), arguments: Vec::new(), buffers: Vec::new() };
        plan.add_inputs(object, register, unsigned(Attribute::PerThreadInputSize), needs)?;
        plan.add_surfaces(needs);
        for sampler in &needs.samplers {
            plan.arguments.push(Argument::Sampler(Sampler::default()));
            plan.info.payload.push(PayloadArgument::sampler(plan.arguments.len() - 1, *sampler));
        }
        Ok(plan)
    }

    fn add_inputs(
        &mut self,
        object: &Object<'_>,
        register: usize,
        lane_bytes: usize,
        needs: &Needs,
    ) -> Result<(), String> {
        let inputs = object.inputs();
        // Local ids begin in register 1. Kernels of one work-item for each thread state a size too,
        // but have none.
        let first = inputs.into_iter().map(|input| input.offset).min().and_then(|first| usize::try_from(first).ok());
        let lane_bytes = if first == Some(register) { lane_bytes } else { 0 };
        if lane_bytes > 0 {
            self.info.per_thread.push(PerThreadArgument::local_ids(register, lane_bytes));
        }
        let mut next_number = FIRST_NUMBER;
        for input in inputs {
            let offset = usize::try_from(input.offset).map_err(|_| "an input begins before register 0".to_owned())?;
            let size = usize::from(input.size);
            if (register..register + lane_bytes).contains(&offset) {
                continue;
            }
            let index = self.arguments.len();
            if input.kind.class() != Some(InputClass::General) {
                // The input is the number of a surface or sampler.
                self.arguments.push(Argument::Bytes(vec![0; size]));
                self.info.payload.push(PayloadArgument::scalar(index, offset, size));
            } else if size == 8 {
                let buffer = self.add_buffer();
                self.arguments.push(Argument::Buffer(buffer));
                self.info.payload.push(PayloadArgument::buffer(index, offset));
            } else if size == 4 && needs.states.contains(&next_number) {
                let buffer = self.add_buffer();
                let kind = PayloadKind::Pointer { addressing: Addressing::Bindless, space: AddressSpace::Global };
                self.arguments.push(Argument::Buffer(buffer));
                self.info.payload.push(PayloadArgument::new(kind, index, offset, size));
                next_number += 1;
            } else {
                let variable = object.variables().get(input.id);
                let of_lanes = variable.and_then(|v| v.data_type()).is_some_and(|data_type| data_type.width() == 16);
                self.arguments.push(Argument::Bytes(input_bytes(size, of_lanes && size > 4, next_number)));
                self.info.payload.push(PayloadArgument::scalar(index, offset, size));
                next_number += u32::from(size == 4);
            }
        }
        Ok(())
    }

    fn add_buffer(&mut self) -> BufferId {
        let buffer = self.memory.add(&seeded_bytes(self.buffers.len() as u64, BUFFER_BYTES));
        self.buffers.push(buffer);
        buffer
    }

    fn add_surfaces(&mut self, needs: &Needs) {
        let first = self.arguments.len();
        for _ in 0..SURFACE_BUFFERS {
            let buffer = self.add_buffer();
            self.info.payload.push(PayloadArgument::bound_buffer(self.arguments.len()));
            self.arguments.push(Argument::Buffer(buffer));
        }
        for surface in 0..SURFACES {
            let mut index = first + (surface % SURFACE_BUFFERS) as usize;
            if needs.images.contains(&surface) {
                index = self.add_image(surface);
            }
            self.info.bindings.push((surface, index));
        }
    }

    /// Adds an image, and returns the number of the argument.
    fn add_image(&mut self, surface: u32) -> usize {
        let names = ["RGBA FLOAT", "R UNSIGNED_INT32", "RGBA UNORM_INT8"];
        let format: ImageFormat = names[surface as usize % names.len()].parse().expect("the name of a format");
        let texels: u32 = IMAGE_SIZE.iter().product();
        let buffer = self.memory.add(&seeded_bytes(u64::from(surface) << 8, texels as usize * format.texel_size()));
        self.buffers.push(buffer);
        let index = self.arguments.len();
        self.arguments.push(Argument::Image(Image { buffer, kind: ImageKind::D3, format, size: IMAGE_SIZE }));
        self.info.payload.push(PayloadArgument::image(index, ImageKind::D3));
        index
    }

    /// Runs the launch. Returns what it did, and the buffers afterwards.
    pub(super) fn run(&self, program: &Program<'_>, pace: Pace) -> Result<LaunchResult, String> {
        let lanes = self.info.simd_size;
        let sizes = Sizes { global: [4 * lanes, 1, 1], local: [2 * lanes, 1, 1], offset: [0; 3] };
        let bound = Bound::new(program, &self.info, &self.memory, &self.arguments, sizes).map_err(|e| e.to_string())?;
        let profile = pace == Pace::Counted;
        let options = Options { max_instructions: MAX_INSTRUCTIONS, threads: 1, profile, ..Options::default() };
        let executed = match bound.run(program, options) {
            Ok(report) => {
                let kinds = report.profile.into_iter().map(|(kind, _)| kind).collect();
                Ok(Execution { kinds, time: report.time })
            }
            Err(error) => Err(error.to_string()),
        };
        let buffers = self.buffers.iter().filter_map(|id| self.memory.buffer(*id));
        Ok(LaunchResult { executed, pace, buffers: buffers.map(openvisa_sim::Buffer::bytes).collect() })
    }
}
