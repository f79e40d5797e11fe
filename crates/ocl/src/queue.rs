//! Command queues: a thread for each queue runs its commands.
//!
//! The thread of an in-order queue takes the first command as soon as the events of its wait list
//! have finished. That of an out-of-order queue takes any command whose wait list has finished. For
//! example, a kernel that waits for a user event does not hold up a later one of an out-of-order
//! queue.
//!
//! A queue with a command that has failed stays failed: later commands fail, and each call that waits
//! for the queue returns an error. Kernels still run, so that their own mistakes are found. For example, pyopencl calls a blocking read again after some
//! errors, and hears of the failure each time. A command that the host has cancelled, by a user event
//! with a negative status, ends only those that wait for it.

pub(crate) mod event;

use crate::context::{CONTEXTS, ContextObject};
use crate::device::DEVICES;
use crate::entry::{ClError, ClResult, create, require, status, warn};
use crate::handle::{Handle, Registry, Shared, references};
use crate::info::{Answer, queries};
use crate::queue::event::{EVENTS, Event, reach};
use crate::work::{DEPENDS_ON_FAILURE, Work};
use opencl_sys::*;
use std::collections::VecDeque;
use std::ffi::c_void;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, Once, PoisonError};
use std::{process, thread};

/// The properties that a queue can have.
const KNOWN_PROPERTIES: u64 = CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE;

/// The property that has flags.
const QUEUE_PROPERTIES: cl_queue_properties = CL_QUEUE_PROPERTIES as cl_queue_properties;

/// The property that has the size of a queue on the device.
const QUEUE_SIZE: cl_queue_properties = CL_QUEUE_SIZE as cl_queue_properties;

/// A command that has not run yet.
struct Command {
    event: Shared<Event>,
    wait_list: Vec<Shared<Event>>,
    work: Work,
}

impl Command {
    /// Returns whether nothing holds the command up.
    fn is_ready(&self) -> bool {
        self.wait_list.iter().all(|event| event.is_finished())
    }

    /// Runs the command, unless an event of its wait list has failed. If its queue has failed, it fails
    /// as well, and only runs if its work always does. Returns the status that its event will reach.
    fn run(self, queue_has_failed: bool) -> cl_int {
        reach(&self.event, CL_RUNNING);
        let ended = || self.wait_list.iter().filter(|event| event.status() < 0);
        let is_cancelled = ended().next().is_some() && ended().all(|event| event.is_cancelled());
        let result = if is_cancelled && !queue_has_failed {
            self.event.cancel();
            Err(DEPENDS_ON_FAILURE)
        } else if ended().next().is_some() {
            self.work.skip()
        } else {
            self.work.run(queue_has_failed)
        };
        result.map_or_else(|error| error.0, |()| CL_COMPLETE)
    }
}

/// The commands of a queue, which its thread shares.
pub(crate) struct CommandList {
    in_order: bool,
    state: Mutex<ListState>,
    changed: Condvar,
}

#[derive(Default)]
struct ListState {
    commands: VecDeque<Command>,
    /// Events of commands that have not finished.
    unfinished: Vec<Shared<Event>>,
    /// The last barrier of an out-of-order queue, for which later commands wait.
    barrier: Option<Shared<Event>>,
    /// Whether a command has failed. Then all later ones fail, as after a fault of a GPU.
    has_failed: bool,
    /// Whether the queue is gone. The thread ends after the last command.
    closing: bool,
}

impl CommandList {
    fn lock(&self) -> MutexGuard<'_, ListState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets the thread look again which commands are ready.
    pub(crate) fn wake(&self) {
        // The lock is taken so that the thread cannot miss the notification between its look and
        // its wait.
        drop(self.lock());
        self.changed.notify_all();
    }

    /// Waits for a command that can run. Returns `None` after the last command of a queue that is
    /// gone.
    fn next(&self) -> Option<Command> {
        let mut state = self.lock();
        loop {
            let candidates = if self.in_order { state.commands.len().min(1) } else { state.commands.len() };
            if let Some(index) = (0..candidates).find(|index| state.commands[*index].is_ready()) {
                return state.commands.remove(index);
            }
            if state.closing && state.commands.is_empty() {
                return None;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Runs commands until the queue is gone.
    fn run_commands(&self) {
        while let Some(command) = self.next() {
            let event = Arc::clone(&command.event);
            let has_failed = self.lock().has_failed;
            let status = command.run(has_failed);
            // A host that waits for the event and then for the queue must hear of the failure.
            self.lock().has_failed |= status < 0 && !event.is_cancelled();
            reach(&event, status);
            let mut state = self.lock();
            state.unfinished.retain(|other| !Arc::ptr_eq(other, &event));
            let idle = state.commands.is_empty();
            drop(state);
            if idle {
                crate::report::write();
            }
        }
    }
}

/// A command queue.
pub(crate) struct Queue {
    pub(crate) context: Shared<ContextObject>,
    properties: u64,
    /// The list of properties that the host gave, if it gave one.
    given: Option<Vec<[cl_queue_properties; 2]>>,
    list: Arc<CommandList>,
    /// The process whose thread runs the commands.
    process: u32,
}

/// All command queues.
pub(crate) static QUEUES: Registry<Queue> = Registry::new(CL_INVALID_COMMAND_QUEUE);

impl Queue {
    /// Returns whether the queue has a property.
    pub(crate) fn has(&self, property: u64) -> bool {
        self.properties & property != 0
    }

    /// Checks that no command has failed.
    ///
    /// # Errors
    /// [`DEPENDS_ON_FAILURE`] from the first failure on. Standard error says what failed.
    fn check(&self) -> ClResult<()> {
        if self.list.lock().has_failed { Err(DEPENDS_ON_FAILURE) } else { Ok(()) }
    }

    /// Checks that the queue is not one of the process that this one was forked from. Such a queue has
    /// no thread here, so its commands would never run.
    ///
    /// # Errors
    /// `CL_INVALID_COMMAND_QUEUE`. Standard error says what to do.
    pub(crate) fn check_process(&self) -> ClResult<()> {
        if self.process == process::id() {
            return Ok(());
        }
        static SAID: Once = Once::new();
        SAID.call_once(|| {
            warn("a command queue does not work in a fork of its process; create a context and a queue after the fork");
        });
        Err(ClError(CL_INVALID_COMMAND_QUEUE))
    }

    /// Waits until all commands have finished.
    pub(crate) fn wait(&self) {
        if self.check_process().is_err() {
            return;
        }
        let unfinished = self.list.lock().unfinished.clone();
        unfinished.iter().for_each(|event| _ = event.wait());
    }

    /// Waits until all commands have finished.
    ///
    /// # Errors
    /// Those of [`Queue::check`].
    fn finish(&self) -> ClResult<()> {
        self.check_process()?;
        self.wait();
        self.check()
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        self.list.lock().closing = true;
        self.list.changed.notify_all();
    }
}

/// The order of a command, as the host asks for it.
pub(crate) struct Order {
    wait_list: Vec<Shared<Event>>,
    /// Whether the call returns after the command has finished.
    blocking: bool,
    /// Whether the command waits for all earlier ones.
    pub(crate) after_all: bool,
    /// Whether all later commands wait for this one.
    pub(crate) before_all: bool,
}

impl Order {
    /// Looks up the events of a wait list.
    ///
    /// # Errors
    /// `CL_INVALID_EVENT_WAIT_LIST` if one is no event, or there is a number without a list or the
    /// reverse. `CL_INVALID_CONTEXT` if an event is one of another context.
    #[allow(unsafe_code, reason = "reads an array of the host")]
    pub(crate) unsafe fn read(
        queue: &Queue,
        count: cl_uint,
        events: *const cl_event,
        blocking: bool,
    ) -> ClResult<Self> {
        require((count == 0) == events.is_null(), CL_INVALID_EVENT_WAIT_LIST)?;
        let events = crate::host::copy_array(events, count as usize).into_iter();
        let wait_list = events.map(|handle| EVENTS.get(handle)).collect::<ClResult<Vec<_>>>();
        let wait_list = wait_list.map_err(|_| ClError(CL_INVALID_EVENT_WAIT_LIST))?;
        let context = queue.context.handle();
        require(wait_list.iter().all(|event| event.context.handle() == context), CL_INVALID_CONTEXT)?;
        Ok(Self { wait_list, blocking, after_all: false, before_all: false })
    }
}

/// Appends a command to a queue. Returns its event.
///
/// # Errors
/// If the command is blocking: the error of the command, or those of [`Queue::check`].
pub(crate) fn submit(
    queue: &Shared<Queue>,
    kind: cl_command_type,
    order: Order,
    work: Work,
) -> ClResult<Shared<Event>> {
    let event = Event::create(queue.context.clone(), Some(queue.clone()), kind);
    let Order { mut wait_list, blocking, after_all, before_all } = order;
    let list = &queue.list;
    let mut state = list.lock();
    if after_all {
        wait_list.extend(state.unfinished.iter().cloned());
    }
    wait_list.extend(state.barrier.clone());
    if before_all && !list.in_order {
        state.barrier = Some(Arc::clone(&event));
    }
    wait_list.iter().for_each(|event| event.watch(list));
    reach(&event, CL_SUBMITTED);
    state.unfinished.push(Arc::clone(&event));
    state.commands.push_back(Command { event: Arc::clone(&event), wait_list, work });
    drop(state);
    list.changed.notify_all();
    if blocking {
        let status = event.wait();
        require(status == CL_COMPLETE, status)?;
        queue.check()?;
    }
    Ok(event)
}

/// Creates a queue and starts its thread.
fn create_queue(context: Handle, device: Handle, properties: u64, given: Option<Vec<[u64; 2]>>) -> ClResult<Handle> {
    let context = CONTEXTS.get(context)?;
    DEVICES.get(device)?;
    crate::context::check_devices(&context, &[device])?;
    require(properties & !KNOWN_PROPERTIES & !CL_QUEUE_ON_DEVICE & !CL_QUEUE_ON_DEVICE_DEFAULT == 0, CL_INVALID_VALUE)?;
    require(properties & !KNOWN_PROPERTIES == 0, CL_INVALID_QUEUE_PROPERTIES)?;
    let list = Arc::new(CommandList {
        in_order: properties & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE == 0,
        state: Mutex::default(),
        changed: Condvar::new(),
    });
    let of_thread = Arc::clone(&list);
    let started = thread::Builder::new().name("openvisa-queue".to_owned()).spawn(move || of_thread.run_commands());
    started.map_err(|_| ClError(CL_OUT_OF_HOST_MEMORY))?;
    Ok(QUEUES.create_handle(Queue { context, properties, given, list, process: process::id() }))
}

fn queue_info(queue: &Shared<Queue>, name: cl_command_queue_info) -> ClResult<Answer> {
    Ok(match name {
        CL_QUEUE_CONTEXT => Answer::of(queue.context.handle()),
        CL_QUEUE_DEVICE => Answer::of(queue.context.device.handle()),
        CL_QUEUE_REFERENCE_COUNT => Answer::of(QUEUES.references(queue)),
        CL_QUEUE_PROPERTIES => Answer::of(queue.properties),
        CL_QUEUE_PROPERTIES_ARRAY => match &queue.given {
            Some(given) => Answer::list(&[given.concat(), vec![0]].concat()),
            None => Answer::default(),
        },
        CL_QUEUE_DEVICE_DEFAULT => Answer::of(std::ptr::null_mut::<c_void>()),
        // A queue of the host has no size.
        CL_QUEUE_SIZE => return Err(ClError(CL_INVALID_COMMAND_QUEUE)),
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::host;

    references!(QUEUES, clRetainCommandQueue, clReleaseCommandQueue);

    queries! {
        clGetCommandQueueInfo(queue: cl_command_queue, name: cl_command_queue_info) {
            queue_info(&QUEUES.get(queue)?, name)
        }
    }

    pub(crate) unsafe extern "C" fn clCreateCommandQueue(
        context: cl_context,
        device: cl_device_id,
        properties: cl_command_queue_properties,
        errcode: *mut cl_int,
    ) -> cl_command_queue {
        create(errcode, || create_queue(context, device, properties, None))
    }

    pub(crate) unsafe extern "C" fn clCreateCommandQueueWithProperties(
        context: cl_context,
        device: cl_device_id,
        properties: *const cl_queue_properties,
        errcode: *mut cl_int,
    ) -> cl_command_queue {
        create(errcode, || {
            let given = host::properties(properties).map_err(|_| ClError(CL_INVALID_VALUE))?;
            let mut flags = 0;
            for [name, value] in &given {
                match *name {
                    QUEUE_PROPERTIES => flags = *value,
                    // The size of a queue on the device, which no device of ours has.
                    QUEUE_SIZE => return Err(ClError(CL_INVALID_QUEUE_PROPERTIES)),
                    // Priorities and throttles are hints: low, medium or high.
                    CL_QUEUE_PRIORITY_KHR | CL_QUEUE_THROTTLE_KHR => {
                        require(matches!(*value, 1 | 2 | 4), CL_INVALID_VALUE)?;
                    }
                    _ => return Err(ClError(CL_INVALID_VALUE)),
                }
            }
            create_queue(context, device, flags, (!properties.is_null()).then_some(given))
        })
    }

    pub(crate) unsafe extern "C" fn clSetCommandQueueProperty(
        queue: cl_command_queue,
        _properties: cl_command_queue_properties,
        _enable: cl_bool,
        _old: *mut cl_command_queue_properties,
    ) -> cl_int {
        status(|| QUEUES.get(queue).and_then(|_| require(false, CL_INVALID_OPERATION)))
    }

    pub(crate) unsafe extern "C" fn clSetDefaultDeviceCommandQueue(
        context: cl_context,
        device: cl_device_id,
        _queue: cl_command_queue,
    ) -> cl_int {
        status(|| {
            CONTEXTS.get(context)?;
            DEVICES.get(device)?;
            // Only a queue on the device can be the default one, and no device has such queues.
            require(false, CL_INVALID_OPERATION)
        })
    }

    pub(crate) unsafe extern "C" fn clFlush(queue: cl_command_queue) -> cl_int {
        status(|| QUEUES.get(queue).map(drop))
    }

    pub(crate) unsafe extern "C" fn clFinish(queue: cl_command_queue) -> cl_int {
        status(|| QUEUES.get(queue)?.finish())
    }

    /// The parameters that all `clEnqueue...` functions share.
    pub(crate) struct Call {
        pub(crate) queue: cl_command_queue,
        pub(crate) kind: cl_command_type,
        pub(crate) blocking: bool,
        /// The wait list: its length, and its events.
        pub(crate) wait_list: (cl_uint, *const cl_event),
        /// The variable of the host for the event, or null.
        pub(crate) event: *mut cl_event,
    }

    /// Runs the body of an entry point that appends a command. `prepare` checks the arguments and
    /// returns what the command does.
    pub(crate) unsafe fn enqueue(call: Call, prepare: impl FnOnce(&Shared<Queue>) -> ClResult<Work>) -> cl_int {
        status(|| try_enqueue(call, prepare))
    }

    /// Appends a command like [`enqueue`], for entry points that do not return a status.
    pub(crate) unsafe fn try_enqueue(
        call: Call,
        prepare: impl FnOnce(&Shared<Queue>) -> ClResult<Work>,
    ) -> ClResult<()> {
        let queue = QUEUES.get(call.queue)?;
        queue.check_process()?;
        let mut order = Order::read(&queue, call.wait_list.0, call.wait_list.1, call.blocking)?;
        let is_mark = matches!(call.kind, CL_COMMAND_MARKER | CL_COMMAND_BARRIER);
        order.after_all = is_mark && call.wait_list.0 == 0;
        order.before_all = call.kind == CL_COMMAND_BARRIER;
        let work = prepare(&queue)?;
        let done = submit(&queue, call.kind, order, work)?;
        if !call.event.is_null() {
            host::write(call.event, EVENTS.publish(&done));
        }
        Ok(())
    }

    /// Defines entry points that append a command of a kind. Their first parameter is the queue,
    /// and their last ones are the wait list and the variable for the event. `blocking` names the
    /// parameter that says whether the host waits. The body checks the arguments, and returns what
    /// the command does.
    macro_rules! commands {
        ($(
            $(#[$doc:meta])*
            $name:ident($($parameter:ident: $type:ty),*) as $kind:ident $(, $blocking:ident)?, |$of:pat_param| $body:block
        )*) => {$(
            $(#[$doc])*
            pub(crate) unsafe extern "C" fn $name(
                queue: opencl_sys::cl_command_queue,
                $($parameter: $type,)*
                count: opencl_sys::cl_uint,
                events: *const opencl_sys::cl_event,
                event: *mut opencl_sys::cl_event,
            ) -> opencl_sys::cl_int {
                let blocking = false $(| ($blocking != 0))?;
                let kind = opencl_sys::$kind;
                let call = $crate::queue::api::Call { queue, kind, blocking, wait_list: (count, events), event };
                $crate::queue::api::enqueue(call, |$of| $body)
            }
        )*};
    }

    pub(crate) use commands;

    /// Appends a command without work.
    unsafe fn enqueue_mark(
        queue: cl_command_queue,
        kind: cl_command_type,
        wait_list: (cl_uint, *const cl_event),
        event: *mut cl_event,
    ) -> cl_int {
        enqueue(Call { queue, kind, blocking: false, wait_list, event }, |_| Ok(Work::none()))
    }

    pub(crate) unsafe extern "C" fn clEnqueueMarkerWithWaitList(
        queue: cl_command_queue,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) -> cl_int {
        enqueue_mark(queue, CL_COMMAND_MARKER, (count, events), event)
    }

    pub(crate) unsafe extern "C" fn clEnqueueBarrierWithWaitList(
        queue: cl_command_queue,
        count: cl_uint,
        events: *const cl_event,
        event: *mut cl_event,
    ) -> cl_int {
        enqueue_mark(queue, CL_COMMAND_BARRIER, (count, events), event)
    }

    pub(crate) unsafe extern "C" fn clEnqueueMarker(queue: cl_command_queue, event: *mut cl_event) -> cl_int {
        if event.is_null() {
            return CL_INVALID_VALUE;
        }
        enqueue_mark(queue, CL_COMMAND_MARKER, (0, std::ptr::null()), event)
    }

    pub(crate) unsafe extern "C" fn clEnqueueBarrier(queue: cl_command_queue) -> cl_int {
        enqueue_mark(queue, CL_COMMAND_BARRIER, (0, std::ptr::null()), std::ptr::null_mut())
    }

    pub(crate) unsafe extern "C" fn clEnqueueWaitForEvents(
        queue: cl_command_queue,
        count: cl_uint,
        events: *const cl_event,
    ) -> cl_int {
        enqueue_mark(queue, CL_COMMAND_BARRIER, (count, events), std::ptr::null_mut())
    }
}
