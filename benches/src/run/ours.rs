//! The runner of our simulator.
//!
//! For example, `ours, dg2, 2 threads` runs a kernel compiled for DG2 on two threads.

use crate::cases::{self, KernelCase, sources_folder};
use crate::peers::Runner;
use openvisa::Module;
use openvisa::isa::Platform;
use openvisa::text::{ParseOptions, parse};
use openvisa_sim::{Argument, Bound, BufferId, Memory, Options, Program, Sizes, Zebin};
use std::sync::Barrier;
use std::time::{Duration, Instant};

/// Devices that the kernels are compiled for: name of the folder, platform.
pub(crate) const DEVICES: &[(&str, Platform)] =
    &[("skl", Platform::Skl), ("dg2", Platform::Dg2), ("pvc", Platform::PvcXt), ("bmg", Platform::Xe2)];

/// A compiled kernel, ready to be loaded.
pub(crate) struct CompiledKernel {
    bytes: Vec<u8>,
    zebin: Zebin,
    platform: Platform,
    name: &'static str,
    /// Median times to parse the text and write the object file, to decode it, and to bind the
    /// arguments.
    pub(crate) start_up: [Duration; 3],
}

impl CompiledKernel {
    pub(crate) fn new(case: &KernelCase, device: &str, platform: Platform) -> Self {
        let path = sources_folder().join(device).join(case.name);
        let source = std::fs::read_to_string(path.with_extension("visaasm")).expect("the text of the kernel");
        let zebin = std::fs::read(path.with_extension("zebin")).expect("the zebin of the kernel");
        let mut kernel = Self {
            bytes: Vec::new(),
            zebin: Zebin::default(),
            platform,
            name: case.name,
            start_up: Default::default(),
        };
        let mut times: [Vec<Duration>; 3] = Default::default();
        for _ in 0..9 {
            let start = Instant::now();
            let parsed = parse(&source, &ParseOptions { platform: Some(platform), ..ParseOptions::default() });
            kernel.bytes =
                parsed.object_module(&source).expect("the text is right").to_bytes().expect("it can be written");
            times[0].push(start.elapsed());
            let start = Instant::now();
            let module = Module::open(&kernel.bytes).expect("what was written can be read");
            let program = Program::load(&[module], platform).expect("the program can be loaded");
            times[1].push(start.elapsed());
            let start = Instant::now();
            kernel.zebin = Zebin::parse(&zebin).expect("the zebin can be read");
            let (memory, arguments, _) = make_buffers(case);
            let bound = kernel.bind_kernel(case, &program, &memory, &arguments);
            times[2].push(start.elapsed());
            drop(bound);
        }
        kernel.start_up = times.map(|mut t| {
            t.sort_unstable();
            t[t.len() / 2]
        });
        kernel
    }

    pub(crate) fn program(&self) -> Program<'_> {
        let module = Module::open(&self.bytes).expect("what was written can be read");
        Program::load(&[module], self.platform).expect("the program can be loaded")
    }

    fn bind_kernel<'m>(
        &self,
        case: &KernelCase,
        program: &Program<'_>,
        memory: &'m Memory,
        arguments: &[Argument],
    ) -> Bound<'m> {
        let three = |[x, y]: [u32; 2]| [x, y, 1];
        let sizes = Sizes { global: three(case.global), local: three(case.local), ..Sizes::default() };
        let kernel = self.zebin.kernel(self.name).expect("the zebin has the kernel");
        Bound::new(program, kernel, memory, arguments, sizes).expect("the launch is right")
    }
}

/// Returns the memory with the buffers of a case, the arguments, and the output buffer.
fn make_buffers(case: &KernelCase) -> (Memory, Vec<Argument>, Option<BufferId>) {
    let (mut memory, mut output) = (Memory::default(), None);
    let arguments = case.arguments.iter().map(|argument| match argument {
        cases::CaseArgument::Input(bytes) => Argument::Buffer(memory.add(bytes)),
        cases::CaseArgument::Output(bytes) => {
            let id = memory.add(bytes);
            output = Some(id);
            Argument::Buffer(id)
        }
        cases::CaseArgument::Float(value) => Argument::Bytes(value.to_le_bytes().into()),
        cases::CaseArgument::Int(value) => Argument::Bytes(value.to_le_bytes().into()),
    });
    let arguments = arguments.collect();
    (memory, arguments, output)
}

/// A runner of one kernel on our simulator.
pub(crate) struct Ours<'a> {
    case: &'a KernelCase,
    kernel: &'a CompiledKernel,
    program: &'a Program<'a>,
    memory: Memory,
    arguments: Vec<Argument>,
    threads: usize,
}

impl<'a> Ours<'a> {
    pub(crate) fn new(
        case: &'a KernelCase,
        kernel: &'a CompiledKernel,
        program: &'a Program<'a>,
        threads: usize,
    ) -> Self {
        let (memory, arguments, _) = make_buffers(case);
        Self { case, kernel, program, memory, arguments, threads }
    }

    fn options(&self) -> Options<'static> {
        Options { threads: self.threads, ..Options::default() }
    }
}

impl Runner for Ours<'_> {
    fn run(&mut self, times: u32) -> Duration {
        let bound = self.kernel.bind_kernel(self.case, self.program, &self.memory, &self.arguments);
        let start = Instant::now();
        for _ in 0..times {
            bound.run(self.program, self.options()).expect("it runs");
        }
        start.elapsed()
    }

    fn run_once(&mut self) -> Vec<u8> {
        let (memory, arguments, output) = make_buffers(self.case);
        let bound = self.kernel.bind_kernel(self.case, self.program, &memory, &arguments);
        bound.run(self.program, self.options()).expect("it runs");
        output.and_then(|id| memory.buffer(id)).map(|b| b.bytes()).unwrap_or_default()
    }
}

/// A runner of two simultaneous launches, each with one thread and its own memory. It measures the
/// speed-up that a second core of this machine can give.
pub(crate) struct SideBySide<'a>([Ours<'a>; 2]);

impl<'a> SideBySide<'a> {
    pub(crate) fn new(case: &'a KernelCase, kernel: &'a CompiledKernel, program: &'a Program<'a>) -> Self {
        Self(std::array::from_fn(|_| Ours::new(case, kernel, program, 1)))
    }
}

impl Runner for SideBySide<'_> {
    /// Returns half the time of the slower launch, because both do the whole work.
    fn run(&mut self, times: u32) -> Duration {
        let Self([one, other]) = self;
        let ready = Barrier::new(2);
        let longest = std::thread::scope(|scope| {
            let other = scope.spawn(|| {
                ready.wait();
                other.run(times)
            });
            ready.wait();
            one.run(times).max(other.join().expect("it runs"))
        });
        longest / 2
    }

    fn run_once(&mut self) -> Vec<u8> {
        self.0[0].run_once()
    }
}
