//! Launches: a kernel that is bound to its arguments, and the workers that are kept between its
//! runs.

use crate::analyze::inexact::merge_inexact;
use crate::binding::arguments::{Argument, BoundKernel, LaunchError, Sizes};
use crate::binding::kernel_info::KernelInfo;
use crate::compile::Program;
use crate::memory::flat_memory::Memory;
use crate::schedule::launch_runner::{Options, Report, TraceStep, add_to_profile};
use crate::schedule::limits::{Limits, Meter};
use crate::schedule::worker::{Checks, IdleWorkers, Run, Worker};
use crate::trap::RunError;
use openvisa_isa::InstKind;
use std::collections::BTreeMap;

/// A kernel with its arguments, ready to run.
#[derive(Debug)]
pub struct Bound<'a> {
    pub(crate) kernel: BoundKernel<'a>,
    /// Workers for the next run: a list for each size of groups.
    idle: Vec<IdleWorkers>,
}

impl<'a> Bound<'a> {
    /// Binds arguments to a kernel.
    ///
    /// # Errors
    /// If the program has no such kernel, the kernel was compiled for another register size, an
    /// argument is missing or has the wrong kind or size, or the sizes of the launch contradict
    /// each other.
    pub fn new(
        program: &Program<'_>,
        info: &KernelInfo,
        memory: &'a Memory,
        arguments: &[Argument],
        sizes: Sizes,
    ) -> Result<Self, LaunchError> {
        let kernel = BoundKernel::new(&program.bytecode, info, memory, arguments, sizes)?;
        let idle = kernel.parts().map(|_| IdleWorkers::default()).collect();
        Ok(Self { kernel, idle })
    }

    /// Sets the number of dimensions that the kernel is told, which `get_work_dim` of OpenCL C
    /// returns. `info` is the description that the arguments were bound with.
    ///
    /// Without this call, it is that of the last dimension with more than one work-item, because
    /// [`Sizes`] always has three.
    pub fn set_dimensions(&mut self, info: &KernelInfo, dimensions: u32) {
        self.kernel.set_dimensions(info, dimensions);
    }

    /// Returns the first instruction of the kernel that the platform does not have, with its index.
    /// Such an instruction usually means that the kernel was compiled for another platform.
    pub fn foreign(&self, program: &Program<'_>) -> Option<(u32, InstKind)> {
        self.kernel.foreign(&program.bytecode)
    }

    /// Returns the number of work-groups in each dimension.
    pub fn groups(&self) -> [u32; 3] {
        self.kernel.groups
    }

    /// Returns the number of threads of a work-group.
    pub fn threads_of(&self, group: [u32; 3]) -> usize {
        self.kernel.of_group(group).threads()
    }

    /// Returns whether the launch has a work-group and a thread in it.
    pub fn has_thread(&self, group: [u32; 3], thread: usize) -> bool {
        group.iter().zip(self.groups()).all(|(id, count)| *id < count) && thread < self.threads_of(group)
    }

    /// Runs all work-groups. Registers and local memory are kept for the next run until `self` is
    /// dropped.
    ///
    /// # Errors
    /// If a work-group fails, or a limit of the launch is exceeded. The error is that of the first
    /// group that fails. Memory keeps the bytes that were stored before.
    pub fn run(&self, program: &Program<'_>, options: Options<'_>) -> Result<Report, Box<RunError>> {
        let limits = Limits::new(options.timeout, options.max_total_instructions, options.max_working_memory);
        let (mut report, mut printed) = (Report::default(), BTreeMap::new());
        for (part, idle) in self.kernel.parts().zip(&self.idle) {
            let (more, text) = part.run_region(program, options, &limits, idle)?;
            report.items = more.items;
            report.instructions += more.instructions;
            report.time += more.time;
            more.profile.iter().for_each(|(kind, count)| add_to_profile(&mut report.profile, *kind, *count));
            report.inexact = merge_inexact(&report.inexact, &more.inexact);
            printed.extend(text);
        }
        report.profile.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
        report.printed = printed.into_values().collect();
        Ok(report)
    }

    /// Runs a single group, and calls `tell` before each instruction of one of its threads.
    ///
    /// # Errors
    /// If the group fails, or a limit of the launch is exceeded.
    pub fn trace(
        &self,
        program: &Program<'_>,
        id: [u32; 3],
        thread: usize,
        options: Options<'_>,
        tell: &mut dyn FnMut(TraceStep<'_>),
    ) -> Result<(), Box<RunError>> {
        let bound = self.kernel.of_group(id);
        let limits = Limits::new(options.timeout, options.max_total_instructions, options.max_working_memory);
        let run = Run { program, fast: &program.fast, bound, options, limits: &limits };
        let taken = limits.budget.take(Worker::max_bytes(run));
        taken.map_err(|fault| run.failed(id, None, fault))?;
        let mut checks = Checks {
            meter: Meter::new(&limits, options.cancelled),
            grant: Some(bound.memory.usage.join(bound.memory.can_be_exclusive())),
            observer: Checks::observer_of(&options),
            start_others: None,
        };
        let mut worker = Worker::new(&program.bytecode, bound, options.strict, true);
        worker.run(run, &mut checks, id, Some((thread, tell)))?;
        checks.meter.finish().map_err(|fault| run.failed(id, None, fault))
    }
}
