//! Launches of kernels.

use crate::kernel::Kernel;
use crate::shared_memory::SharedMemory;
use openvisa_sim::{
    Argument, Bound, Check, Checker, HostAllocation, Image, ImageFormat, ImageKind, LaunchError, LaunchFinding, Memory,
    Options, Report, RunError, Sampler, Sizes,
};
use std::fmt;
use std::ops::Range;

/// An argument of a launch.
#[derive(Clone, Debug)]
pub enum LaunchArgument {
    /// The bytes of a value.
    Value(Vec<u8>),
    /// A buffer: bytes of an allocation.
    Buffer {
        /// The allocation.
        bytes: HostAllocation,
        /// The bytes of it that the kernel sees as the buffer.
        range: Range<usize>,
    },
    /// An image.
    Image {
        /// The texels, without gaps between rows and slices.
        bytes: HostAllocation,
        /// Its dimensions.
        kind: ImageKind,
        /// The format of a texel.
        format: ImageFormat,
        /// Number of texels of a row, of rows, and of slices or layers.
        size: [u32; 3],
    },
    /// An address in shared memory.
    Pointer(u64),
    /// A null pointer.
    Null,
    /// Local memory, with its number of bytes.
    Local(usize),
    /// A sampler.
    Sampler(Sampler),
}

/// How a launch runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct LaunchOptions<'a> {
    /// Whether accesses that a GPU tolerates, such as those outside of surfaces, are failures.
    pub strict: bool,
    /// The checks for mistakes. With any, the launch runs on one thread.
    pub checks: &'a [Check],
}

/// Why a kernel did not run to its end.
#[non_exhaustive]
pub enum LaunchFailure {
    /// An argument points to memory at this address, which is no shared memory (any more).
    Freed(u64),
    /// The arguments or the sizes do not fit the kernel.
    Launch(LaunchError),
    /// The kernel has failed.
    Run(Box<RunError>),
}

impl fmt::Display for LaunchFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Freed(address) => write!(f, "the memory at {address:#x} was freed"),
            Self::Launch(error) => error.fmt(f),
            Self::Run(error) => error.fmt(f),
        }
    }
}

openvisa_isa_core::error_types!(LaunchFailure {
    Self::Launch(error) => error,
    Self::Run(error) => &**error,
});

/// What a launch did.
#[derive(Debug)]
pub struct LaunchOutcome {
    /// What ran, or why it did not.
    pub result: Result<Report, LaunchFailure>,
    /// The mistakes that the checks found.
    pub findings: Vec<LaunchFinding>,
}

/// A launch of a kernel.
#[derive(Clone, Copy, Debug)]
pub struct Launch<'a> {
    /// The kernel.
    pub kernel: &'a Kernel,
    /// The arguments in order.
    pub arguments: &'a [LaunchArgument],
    /// The memory that the kernel may reach by pointers.
    pub shared: &'a SharedMemory,
    /// The work-items.
    pub sizes: Sizes,
    /// Number of dimensions that the kernel is told.
    pub dimensions: u32,
}

impl Launch<'_> {
    /// Runs the kernel on the calling thread and those of the simulator.
    #[must_use]
    pub fn run(&self, options: LaunchOptions<'_>) -> LaunchOutcome {
        let checker = Checker::new(options.checks);
        let result = self.try_run(Options { strict: options.strict, checker: checker.as_ref(), ..Options::default() });
        LaunchOutcome { result, findings: checker.map(|checker| checker.findings()).unwrap_or_default() }
    }

    fn try_run(&self, options: Options<'_>) -> Result<Report, LaunchFailure> {
        let Kernel { executable, info } = self.kernel;
        let mut memory = executable.memory().share();
        // A kernel may follow pointers to any memory that the host shares.
        self.shared.for_each(|allocation| _ = memory.add_allocation(&allocation.bytes));
        let arguments = self.arguments.iter().map(|argument| self.bind(&mut memory, argument));
        let arguments = arguments.collect::<Result<Vec<_>, _>>()?;
        let bound = Bound::new(executable.program(), info, &memory, &arguments, self.sizes);
        let mut bound = bound.map_err(LaunchFailure::Launch)?;
        bound.set_dimensions(info, self.dimensions);
        bound.run(executable.program(), options).map_err(LaunchFailure::Run)
    }

    /// Converts an argument for the simulator, and adds its memory.
    fn bind(&self, memory: &mut Memory, argument: &LaunchArgument) -> Result<Argument, LaunchFailure> {
        Ok(match argument {
            LaunchArgument::Value(bytes) => Argument::Bytes(bytes.clone()),
            LaunchArgument::Null => Argument::Null,
            LaunchArgument::Local(bytes) => Argument::Local(*bytes),
            LaunchArgument::Sampler(sampler) => Argument::Sampler(*sampler),
            LaunchArgument::Buffer { bytes, range } => {
                let (buffer, first) = (memory.add_allocation(bytes), bytes.offset());
                Argument::Part(buffer, first + range.start..first + range.end)
            }
            LaunchArgument::Image { bytes, kind, format, size } => {
                let buffer = memory.add_allocation(bytes);
                Argument::Image(Image { buffer, kind: *kind, format: *format, size: *size })
            }
            LaunchArgument::Pointer(address) => {
                let (allocation, offset) = self.shared.find(*address).ok_or(LaunchFailure::Freed(*address))?;
                Argument::Address(memory.add_allocation(&allocation.bytes), allocation.bytes.offset() + offset)
            }
        })
    }
}
