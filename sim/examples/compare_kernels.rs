//! Runs kernels by the hand-written semantics and by the reference semantics, and compares the
//! results. For example, `cargo xtask differential --kernels tests/corpus` runs it.
//!
//! The kernels need no launch files. A launch is made from the inputs of each kernel: eight bytes
//! are the address of a buffer, other inputs are small numbers, and all surfaces are buffers, or
//! images where the kernel uses them as such. The results mean nothing, but both semantics must
//! give the same ones: the same buffers, or the same error where a launch ends in one.
//!
//! Each kernel without a launch is printed with the reason.

use openvisa::isa::enums::InputClass;
use openvisa::isa::{Attribute, InstKind, Platform};
use openvisa::text::{ParseOptions, parse};
use openvisa::{Module, Object};
use openvisa_sim::{
    Argument, Bound, BufferId, Image, ImageFormat, ImageKind, KernelInfo, Memory, Options, PayloadArgument,
    PayloadBase, PerThreadArgument, Program, Sampler, Sizes, ThreadMemory,
};
use rayon::prelude::*;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::{Path, PathBuf};
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

/// The lowest number of bytes of an input with one number per lane.
const LANE_INPUT_BYTES: usize = 16;

/// A kernel with the functions that it calls.
struct Kernel {
    name: String,
    platform: Platform,
    files: Vec<KernelFile>,
}

/// A file with kernels or functions.
enum KernelFile {
    Text(String),
    Object(Vec<u8>),
}

/// A kernel that ran to the end.
struct KernelRun {
    /// The instructions that it executed.
    executed: Vec<InstKind>,
    /// The durations by the hand-written semantics and by the reference semantics.
    fast: Duration,
    reference: Duration,
}

/// What became of a kernel.
enum KernelOutcome {
    /// Both semantics ran to the end with the same results.
    Same(KernelRun),
    /// Both semantics gave the same error. The other threads may have come to different places by then.
    SameError(String),
    Different(String),
    NotLaunched(String),
}

/// Surfaces that are images, and samplers, as far as launches have shown.
#[derive(Clone, Default)]
struct Needs {
    images: BTreeSet<u32>,
    samplers: BTreeSet<u32>,
}

/// Returns bytes that depend on a seed alone (SplitMix64).
fn seeded_bytes(seed: u64, count: usize) -> Vec<u8> {
    let mut state = seed;
    let words = std::iter::repeat_with(|| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let word = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb) >> 32
    });
    // Half of the dwords are small, so that indices and counts in buffers lead somewhere.
    let dwords = words.enumerate().map(|(k, word)| if k % 2 == 0 { word as u32 & 0xff } else { word as u32 });
    dwords.flat_map(u32::to_le_bytes).take(count).collect()
}

/// Returns the bytes of an input that is no address: one number for each lane, or small numbers.
fn input_bytes(size: usize) -> Vec<u8> {
    match size {
        LANE_INPUT_BYTES.. => (0..size / 2).flat_map(|lane| (lane as u16 % 32).to_le_bytes()).collect(),
        _ => [16_u32, 1, 1, 1].iter().flat_map(|number| number.to_le_bytes()).take(size).collect(),
    }
}

/// The launch of a kernel: its description, memory and arguments.
struct LaunchPlan {
    info: KernelInfo,
    memory: Memory,
    arguments: Vec<Argument>,
    buffers: Vec<BufferId>,
}

impl LaunchPlan {
    fn new(object: &Object<'_>, needs: &Needs) -> Result<Self, String> {
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
        let mut plan = Self { info, memory: Memory::default(), arguments: Vec::new(), buffers: Vec::new() };
        plan.add_inputs(object, unsigned(Attribute::PerThreadInputSize))?;
        plan.add_surfaces(needs);
        for sampler in &needs.samplers {
            plan.arguments.push(Argument::Sampler(Sampler::default()));
            plan.info.payload.push(PayloadArgument::sampler(plan.arguments.len() - 1, *sampler));
        }
        Ok(plan)
    }

    fn add_inputs(&mut self, object: &Object<'_>, lane_bytes: usize) -> Result<(), String> {
        let inputs = object.inputs();
        let first = inputs.into_iter().map(|input| input.offset).min().unwrap_or(0);
        let first = usize::try_from(first).map_err(|_| "an input begins before register 0".to_owned())?;
        if lane_bytes > 0 {
            self.info.per_thread.push(PerThreadArgument::local_ids(first, lane_bytes));
        }
        for input in inputs {
            let offset = usize::try_from(input.offset).map_err(|_| "an input begins before register 0".to_owned())?;
            let size = usize::from(input.size);
            if (first..first + lane_bytes).contains(&offset) {
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
            } else {
                self.arguments.push(Argument::Bytes(input_bytes(size)));
                self.info.payload.push(PayloadArgument::scalar(index, offset, size));
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

    /// Runs the launch. Returns the instructions that it executed or its error, and the buffers
    /// afterwards.
    fn run(&self, program: &Program<'_>) -> Result<LaunchResult, String> {
        let lanes = self.info.simd_size;
        let sizes = Sizes { global: [4 * lanes, 1, 1], local: [2 * lanes, 1, 1], offset: [0; 3] };
        let bound = Bound::new(program, &self.info, &self.memory, &self.arguments, sizes).map_err(|e| e.to_string())?;
        let options = Options { max_instructions: MAX_INSTRUCTIONS, threads: 1, profile: true, ..Options::default() };
        let executed = match bound.run(program, options) {
            Ok(report) => Ok((report.profile.into_iter().map(|(kind, _)| kind).collect(), report.time)),
            Err(error) => Err(error.to_string()),
        };
        let buffers = self.buffers.iter().filter_map(|id| self.memory.buffer(*id));
        Ok(LaunchResult { executed, buffers: buffers.map(openvisa_sim::Buffer::bytes).collect() })
    }
}

/// What a launch did.
struct LaunchResult {
    /// The executed instructions and the duration, or an error.
    executed: Result<(Vec<InstKind>, Duration), String>,
    buffers: Vec<Vec<u8>>,
}

/// Returns the number after some words of an error.
fn number_after(error: &str, words: &str) -> Option<u32> {
    let rest = &error[error.find(words)? + words.len()..];
    let (digits, radix) = rest.strip_prefix("0x").map_or((rest, 10), |digits| (digits, 16));
    let end = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
    u32::from_str_radix(&digits[..end], radix).ok()
}

/// Runs a kernel by both semantics.
fn compare(kernel: &Kernel) -> KernelOutcome {
    let run = || -> Result<KernelOutcome, String> {
        let files = kernel.files.iter().map(|file| assemble(file, kernel.platform));
        let files: Vec<Cow<'_, [u8]>> = files.collect::<Result<_, _>>()?;
        let modules: Vec<Module<'_>> =
            files.iter().map(|bytes| Module::open(bytes).map_err(|e| e.to_string())).collect::<Result<_, _>>()?;
        let object = modules[0].kernels().next().ok_or("it is a function whose kernel is missing")?;
        let object = object.map_err(|e| e.to_string())?;
        let fast = Program::load(&modules, kernel.platform).map_err(|e| e.to_string())?;
        let reference = Program::load_reference(&modules, kernel.platform).map_err(|e| e.to_string())?;
        let mut needs = Needs::default();
        loop {
            let one = LaunchPlan::new(&object, &needs)?.run(&fast)?;
            let error = one.executed.as_ref().err().map_or("", String::as_str);
            // Surfaces and samplers are bound when a launch asks for them.
            let image = number_after(error, "no image is bound to surface ").filter(|n| *n < SURFACES);
            let sampler = number_after(error, "no sampler is bound to ");
            if image.is_some_and(|n| needs.images.insert(n)) || sampler.is_some_and(|n| needs.samplers.insert(n)) {
                continue;
            }
            let other = LaunchPlan::new(&object, &needs)?.run(&reference)?;
            return Ok(match (one.executed, other.executed) {
                (Err(a), Err(b)) if same_error(&a, &b) => KernelOutcome::SameError(a),
                (Err(a), _) if a.contains(" has no semantics") => KernelOutcome::NotLaunched(a),
                (a, b) if a.is_err() || b.is_err() => {
                    let word = |result: Result<_, String>| result.err().unwrap_or_else(|| "it ends".to_owned());
                    KernelOutcome::Different(format!("`{}`, but by the reference `{}`", word(a), word(b)))
                }
                (Ok((executed, fast)), Ok((_, reference))) => match find_difference(&one.buffers, &other.buffers) {
                    Some(difference) => KernelOutcome::Different(difference),
                    None => KernelOutcome::Same(KernelRun { executed, fast, reference }),
                },
                // Results in one error are above.
                (Err(error), _) | (_, Err(error)) => KernelOutcome::Different(error),
            });
        }
    };
    run().unwrap_or_else(KernelOutcome::NotLaunched)
}

/// Returns whether two errors have one cause and one place. A program that accesses memory byte by
/// byte names the first byte outside, where the hand-written semantics name the whole access.
fn same_error(one: &str, other: &str) -> bool {
    let words = |error: &str| -> Vec<String> {
        let (access, place) = error.split_once("; ").unwrap_or((error, ""));
        let outside = access.ends_with("is out of bounds");
        let is_kept = |word: &&str| !outside || !word.starts_with(|c: char| c.is_ascii_digit());
        let thread = place.split(", work-item").next();
        access.split_whitespace().filter(is_kept).chain(thread).map(str::to_owned).collect()
    };
    words(one) == words(other)
}

/// Describes the first dword in which buffers differ. NaNs are equal, since their bits are undefined.
fn find_difference(one: &[Vec<u8>], other: &[Vec<u8>]) -> Option<String> {
    let is_nan = |bytes: &[u8; 4]| f32::from_le_bytes(*bytes).is_nan();
    for (number, (a, b)) in one.iter().zip(other).enumerate() {
        let pairs = a.as_chunks::<4>().0.iter().zip(b.as_chunks::<4>().0);
        let found = pairs.enumerate().find(|(_, (a, b))| a != b && !(is_nan(a) && is_nan(b)));
        if let Some((at, (a, b))) = found {
            let [a, b] = [a, b].map(|bytes| u32::from_le_bytes(*bytes));
            return Some(format!("dword {at} of buffer {number} is {a:#x}, but by the reference {b:#x}"));
        }
    }
    None
}

/// Returns a file as an object file.
fn assemble(file: &KernelFile, platform: Platform) -> Result<Cow<'_, [u8]>, String> {
    let text = match file {
        KernelFile::Object(bytes) => return Ok(Cow::Borrowed(bytes)),
        KernelFile::Text(text) => text,
    };
    let parsed = parse(text, &ParseOptions { platform: Some(platform), ..ParseOptions::default() });
    if let Some(first) = parsed.diagnostics.first() {
        return Err(format!("line {}: {}", first.line, first.message));
    }
    Ok(Cow::Owned(parsed.object_module(text).map_err(|e| e.message)?.to_bytes().map_err(|e| e.to_string())?))
}

/// Returns the texts below a folder, and the object files without a text. Texts that a disassembler
/// printed are left out.
fn find_files(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry?.path();
        let name = path.to_string_lossy();
        let printed = name.ends_with(".roundtrip.visaasm");
        let bare = name.ends_with(".isa") && !name.ends_with(".v41.isa") && !path.with_extension("visaasm").exists();
        if path.is_dir() {
            found.extend(find_files(&path)?);
        } else if name.ends_with(".visaasm") && !printed || bare {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// A kernel that was not launched, and the reason.
struct LeftOut {
    name: String,
    why: String,
}

/// Returns the platform that a part of a path names.
fn platform_of(path: &str) -> Option<Platform> {
    path.split(['/', '.']).find_map(|part| Platform::from_device(part).or_else(|| part.parse().ok()))
}

/// Reads the kernels below a folder. The text of a function is a file beside its kernel, with the
/// kernel's name at the front of its own.
fn read_kernels(folder: &Path) -> Result<(Vec<Kernel>, Vec<LeftOut>), Box<dyn Error>> {
    let (mut kernels, mut left_out): (BTreeMap<String, Kernel>, _) = (BTreeMap::new(), Vec::new());
    for path in find_files(folder)? {
        let name = path.strip_prefix(folder)?.to_string_lossy().into_owned();
        let Some(platform) = platform_of(&name) else {
            left_out.push(LeftOut { name, why: "no part of its path names a device".to_owned() });
            continue;
        };
        let bytes = std::fs::read(&path)?;
        let (file, is_function) = match name.ends_with(".isa") {
            true => (KernelFile::Object(bytes), false),
            false => {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let is_function = !text.lines().any(|line| line.starts_with(".kernel "));
                (KernelFile::Text(text), is_function)
            }
        };
        let stem = name.trim_end_matches("visaasm").to_owned();
        let owner = kernels.range(..stem.clone()).rev().find(|(owner, _)| is_function && stem.starts_with(*owner));
        match owner.map(|(owner, _)| owner.clone()).and_then(|owner| kernels.get_mut(&owner)) {
            Some(kernel) => kernel.files.push(file),
            None => drop(kernels.insert(stem, Kernel { name, platform, files: vec![file] })),
        }
    }
    Ok((kernels.into_values().collect(), left_out))
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from).ok_or("name a folder with kernels in assembler text")?;
    let (kernels, mut left_out) = read_kernels(&folder)?;
    let outcomes: Vec<KernelOutcome> = kernels.par_iter().map(compare).collect();
    let (mut same, mut errors, mut different) = (0, BTreeMap::<String, usize>::new(), Vec::new());
    let mut executed: BTreeSet<&str> = BTreeSet::new();
    let mut times = [Duration::ZERO; 2];
    for (kernel, outcome) in kernels.iter().zip(outcomes) {
        match outcome {
            KernelOutcome::Same(run) => {
                same += 1;
                executed.extend(run.executed.iter().map(|kind| kind.info().name));
                times = [times[0] + run.fast, times[1] + run.reference];
            }
            KernelOutcome::SameError(error) => *errors.entry(kind_of_error(&error)).or_default() += 1,
            KernelOutcome::Different(what) => different.push(format!("{}: {what}", kernel.name)),
            KernelOutcome::NotLaunched(why) => left_out.push(LeftOut { name: kernel.name.clone(), why }),
        }
    }
    let failed: usize = errors.values().sum();
    for LeftOut { name, why } in &left_out {
        println!("not launched: {name}: {why}");
    }
    for (error, count) in &errors {
        println!("{count} kernels end in both semantics with: {error}");
    }
    let names: Vec<&str> = executed.into_iter().collect();
    println!("{} instructions were executed: {}", names.len(), names.join(" "));
    println!("the runs took {:?} by the hand-written semantics, {:?} by the reference", times[0], times[1]);
    let total = same + failed + different.len() + left_out.len();
    println!(
        "{same} of {total} kernels ran to the end with equal results, {failed} ended in equal errors, \
         {} could not be launched, {} differ",
        left_out.len(),
        different.len()
    );
    if different.is_empty() { Ok(()) } else { Err(different.join("\n").into()) }
}

/// Returns the words of an error without its numbers and its place.
fn kind_of_error(error: &str) -> String {
    let line = error.lines().next().unwrap_or_default();
    let words = line.split_whitespace().filter(|word| !word.contains(|c: char| c.is_ascii_digit()));
    words.take(14).collect::<Vec<_>>().join(" ")
}
