//! Command queues and command lists.
//!
//! A list keeps its commands until it is reset, so that it can run several times. An immediate list
//! has a queue, which runs each command at once.

use crate::entry::{Outcome, ZeError, require, warn};
use crate::handle::Registry;
use crate::host::HostPointer;
use crate::memory::{CONTEXTS, Context};
use crate::module::Kernel;
use crate::types::{
    COMMAND_QUEUE_MODE_SYNCHRONOUS, QueueDesc, RESULT_ERROR_DEVICE_LOST, RESULT_ERROR_INVALID_COMMAND_LIST_TYPE,
    RESULT_ERROR_INVALID_SIZE, RESULT_ERROR_OUT_OF_HOST_MEMORY, RESULT_ERROR_UNSUPPORTED_FEATURE,
};
use openvisa_runtime::{Failure, Launch, LaunchArgument, LaunchOptions, Order, Work};
use openvisa_sim::Sizes;
use std::io::Write as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A command of a list.
#[derive(Clone, Debug)]
enum Command {
    Barrier,
    Copy { to: HostPointer, from: HostPointer, len: usize },
    Fill { to: HostPointer, pattern: Vec<u8>, len: usize },
    Launch { kernel: Arc<Kernel>, arguments: Vec<LaunchArgument>, sizes: Sizes },
}

/// A queue with its mode.
#[derive(Debug)]
pub(crate) struct Queue {
    core: openvisa_runtime::Queue,
    is_synchronous: bool,
}

/// A command list.
#[derive(Debug)]
pub(crate) struct CommandList {
    context: Arc<Context>,
    commands: Mutex<Vec<Command>>,
    /// The queue of an immediate list.
    immediate: Option<Queue>,
}

/// All command queues.
pub(crate) static QUEUES: Registry<Queue> = Registry::new();

/// All command lists.
pub(crate) static LISTS: Registry<CommandList> = Registry::new();

impl Queue {
    fn new(desc: QueueDesc) -> Outcome<Self> {
        let core = openvisa_runtime::Queue::start(true, || {}).map_err(|_| ZeError(RESULT_ERROR_OUT_OF_HOST_MEMORY))?;
        Ok(Self { core, is_synchronous: desc.mode == COMMAND_QUEUE_MODE_SYNCHRONOUS })
    }

    /// Waits until all commands have ended.
    ///
    /// # Errors
    /// [`RESULT_ERROR_DEVICE_LOST`] if one has failed, as after a fault of a GPU.
    fn synchronize(&self) -> Outcome<()> {
        self.core.finish().map_err(|_| ZeError(RESULT_ERROR_DEVICE_LOST))
    }

    /// Appends commands, and waits for them if the queue is synchronous.
    fn run(&self, context: &Arc<Context>, commands: Vec<Command>) -> Outcome<()> {
        for command in commands {
            let context = Arc::clone(context);
            let work = Work::new(move || command.run(&context));
            self.core.submit(Order::default(), work).map_err(|_| ZeError(RESULT_ERROR_DEVICE_LOST))?;
        }
        if self.is_synchronous { self.synchronize() } else { Ok(()) }
    }
}

impl CommandList {
    fn commands(&self) -> MutexGuard<'_, Vec<Command>> {
        self.commands.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Appends a command, or runs it if the list is an immediate one.
    fn append(&self, command: Command) -> Outcome<()> {
        match &self.immediate {
            Some(queue) => queue.run(&self.context, vec![command]),
            None => {
                self.commands().push(command);
                Ok(())
            }
        }
    }
}

impl Command {
    /// Runs the command on the thread of its queue.
    fn run(&self, context: &Context) -> Result<(), Failure> {
        match self {
            Self::Barrier => Ok(()),
            Self::Copy { to, from, len } => {
                #[allow(unsafe_code, reason = "copies memory of the host")]
                // SAFETY: The host promises both ranges until the command has ended.
                unsafe {
                    to.copy_from(*from, *len);
                }
                Ok(())
            }
            Self::Fill { to, pattern, len } => {
                #[allow(unsafe_code, reason = "writes memory of the host")]
                // SAFETY: The host promises the range until the command has ended.
                unsafe {
                    to.fill(pattern, *len);
                }
                Ok(())
            }
            Self::Launch { kernel, arguments, sizes } => {
                let kernel = &kernel.core;
                let launch = Launch { kernel, arguments, shared: &context.shared, sizes: *sizes, dimensions: 3 };
                match launch.run(LaunchOptions::default()).result {
                    Ok(report) => {
                        let mut out = std::io::stdout().lock();
                        // A closed standard output is no reason to fail.
                        let _ = out.write_all(report.printed.as_bytes()).and_then(|()| out.flush());
                        Ok(())
                    }
                    Err(error) => {
                        let error = error.to_string().replace('\n', "; ");
                        warn(&format!("kernel `{}`: {error}", kernel.info.name));
                        Err(Failure::Execution)
                    }
                }
            }
        }
    }
}

/// Returns the sizes of a launch, which Level Zero gives as a number of groups.
fn sizes_of(groups: [u32; 3], local: [u32; 3]) -> Outcome<Sizes> {
    let mut sizes = Sizes { global: [0; 3], local, offset: [0; 3] };
    for ((global, groups), local) in sizes.global.iter_mut().zip(groups).zip(local) {
        *global = groups.checked_mul(local).ok_or(ZeError(RESULT_ERROR_INVALID_SIZE))?;
    }
    Ok(sizes)
}

/// Refuses events, which the driver does not have yet.
fn check_no_events(signal: crate::handle::Handle, count: u32) -> Outcome<()> {
    require(signal.is_null() && count == 0, RESULT_ERROR_UNSUPPORTED_FEATURE)
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::device::{MAX_PATTERN_BYTES, check_device};
    use crate::entry::result;
    use crate::handle::Handle;
    use crate::host;
    use crate::module::KERNELS;
    use crate::types::{RESULT_NOT_READY, ZeResult};
    use std::ffi::c_void;

    pub(crate) unsafe extern "C" fn zeCommandQueueCreate(
        context: Handle,
        device: Handle,
        desc: *const QueueDesc,
        queue: *mut Handle,
    ) -> ZeResult {
        result(|| {
            CONTEXTS.get(context)?;
            check_device(device)?;
            host::write(queue, QUEUES.publish(Queue::new(host::read(desc)?)?))
        })
    }

    pub(crate) unsafe extern "C" fn zeCommandQueueDestroy(queue: Handle) -> ZeResult {
        result(|| QUEUES.destroy(queue).map(drop))
    }

    pub(crate) unsafe extern "C" fn zeCommandQueueExecuteCommandLists(
        queue: Handle,
        count: u32,
        lists: *const Handle,
        fence: Handle,
    ) -> ZeResult {
        result(|| {
            let queue = QUEUES.get(queue)?;
            check_no_events(fence, 0)?;
            for index in 0..count as usize {
                let list = LISTS.get(host::read(lists.wrapping_add(index))?)?;
                require(list.immediate.is_none(), RESULT_ERROR_INVALID_COMMAND_LIST_TYPE)?;
                let commands = list.commands().clone();
                queue.run(&list.context, commands)?;
            }
            Ok(())
        })
    }

    /// Waits whatever the limit of time: a simulated command may take long.
    pub(crate) unsafe extern "C" fn zeCommandQueueSynchronize(queue: Handle, timeout: u64) -> ZeResult {
        result(|| {
            let queue = QUEUES.get(queue)?;
            require(timeout > 0, RESULT_NOT_READY)?;
            queue.synchronize()
        })
    }

    pub(crate) unsafe extern "C" fn zeCommandListCreate(
        context: Handle,
        device: Handle,
        _desc: *const c_void,
        list: *mut Handle,
    ) -> ZeResult {
        result(|| {
            let context = CONTEXTS.get(context)?;
            check_device(device)?;
            let created = CommandList { context, commands: Mutex::default(), immediate: None };
            host::write(list, LISTS.publish(created))
        })
    }

    pub(crate) unsafe extern "C" fn zeCommandListCreateImmediate(
        context: Handle,
        device: Handle,
        desc: *const QueueDesc,
        list: *mut Handle,
    ) -> ZeResult {
        result(|| {
            let context = CONTEXTS.get(context)?;
            check_device(device)?;
            let immediate = Some(Queue::new(host::read(desc)?)?);
            host::write(list, LISTS.publish(CommandList { context, commands: Mutex::default(), immediate }))
        })
    }

    pub(crate) unsafe extern "C" fn zeCommandListDestroy(list: Handle) -> ZeResult {
        result(|| LISTS.destroy(list).map(drop))
    }

    pub(crate) unsafe extern "C" fn zeCommandListClose(list: Handle) -> ZeResult {
        result(|| LISTS.get(list).map(drop))
    }

    pub(crate) unsafe extern "C" fn zeCommandListReset(list: Handle) -> ZeResult {
        result(|| {
            LISTS.get(list)?.commands().clear();
            Ok(())
        })
    }

    /// Appends the command that `make` returns to a list. The driver does not have events.
    fn append(list: Handle, signal: Handle, count: u32, make: impl FnOnce() -> Outcome<Command>) -> ZeResult {
        result(|| {
            let list = LISTS.get(list)?;
            check_no_events(signal, count)?;
            list.append(make()?)
        })
    }

    pub(crate) unsafe extern "C" fn zeCommandListAppendBarrier(
        list: Handle,
        signal: Handle,
        count: u32,
        _events: *mut Handle,
    ) -> ZeResult {
        append(list, signal, count, || Ok(Command::Barrier))
    }

    pub(crate) unsafe extern "C" fn zeCommandListAppendMemoryCopy(
        list: Handle,
        to: *mut c_void,
        from: *const c_void,
        len: usize,
        signal: Handle,
        count: u32,
        _events: *mut Handle,
    ) -> ZeResult {
        append(list, signal, count, || {
            let (to, from) = (HostPointer(to.cast()), HostPointer(from.cast_mut().cast()));
            require(to.address() > 0 && from.address() > 0, crate::types::RESULT_ERROR_INVALID_NULL_POINTER)?;
            Ok(Command::Copy { to, from, len })
        })
    }

    pub(crate) unsafe extern "C" fn zeCommandListAppendMemoryFill(
        list: Handle,
        to: *mut c_void,
        pattern: *const c_void,
        pattern_size: usize,
        len: usize,
        signal: Handle,
        count: u32,
        _events: *mut Handle,
    ) -> ZeResult {
        append(list, signal, count, || {
            require(!to.is_null(), crate::types::RESULT_ERROR_INVALID_NULL_POINTER)?;
            let is_pattern = pattern_size.is_power_of_two() && pattern_size <= MAX_PATTERN_BYTES;
            require(is_pattern, RESULT_ERROR_INVALID_SIZE)?;
            let pattern = host::bytes(pattern, pattern_size)?;
            Ok(Command::Fill { to: HostPointer(to.cast()), pattern, len })
        })
    }

    pub(crate) unsafe extern "C" fn zeCommandListAppendLaunchKernel(
        list: Handle,
        kernel: Handle,
        groups: *const [u32; 3],
        signal: Handle,
        count: u32,
        _events: *mut Handle,
    ) -> ZeResult {
        append(list, signal, count, || {
            let kernel = KERNELS.get(kernel)?;
            let (local, arguments) = kernel.launch_state()?;
            let sizes = sizes_of(host::read(groups)?, local)?;
            // A launch without work-items does nothing.
            let is_empty = sizes.global.contains(&0);
            Ok(if is_empty { Command::Barrier } else { Command::Launch { kernel, arguments, sizes } })
        })
    }
}
