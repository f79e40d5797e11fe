//! Events: the states of commands, waiting for them, and callbacks.
//!
//! For example, an event of `clEnqueueNDRangeKernel` is queued, submitted, running, and then
//! complete, or it has a negative status if the kernel failed.

use crate::context::{CONTEXTS, ContextObject};
use crate::device::nanoseconds;
use crate::entry::{ClError, ClResult, create, require, status};
use crate::handle::{Registry, Shared, references};
use crate::host::HostPointer;
use crate::info::{Answer, queries};
use crate::queue::{CommandList, Queue};
use opencl_sys::*;
use std::ffi::c_void;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::{Acquire, Release};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// A function of the host that is called when a command reaches a state.
type Callback = unsafe extern "C" fn(event: cl_event, status: cl_int, user_data: *mut c_void);

/// A callback that has not been called yet.
struct WaitingCallback {
    call: Callback,
    user_data: HostPointer,
    /// The state for which it waits.
    state: cl_int,
}

/// The state of a command that changes while it runs.
struct EventState {
    status: cl_int,
    /// Times of the states in nanoseconds, indexed by state: complete, running, submitted, queued.
    times: [u64; 4],
    callbacks: Vec<WaitingCallback>,
    /// The queues with commands that wait for this one.
    watchers: Vec<Arc<CommandList>>,
}

/// The event of a command, or of the host.
pub(crate) struct Event {
    pub(crate) context: Shared<ContextObject>,
    /// The queue of the command; `None` for an event of the host.
    pub(crate) queue: Option<Shared<Queue>>,
    kind: cl_command_type,
    state: Mutex<EventState>,
    changed: Condvar,
    /// Whether the host has ended the command, by the status of a user event.
    cancelled: AtomicBool,
}

/// All events.
pub(crate) static EVENTS: Registry<Event> = Registry::new(CL_INVALID_EVENT);

impl Event {
    /// Creates an event in the state `CL_QUEUED`, or `CL_SUBMITTED` for one of the host.
    pub(crate) fn create(
        context: Shared<ContextObject>,
        queue: Option<Shared<Queue>>,
        kind: cl_command_type,
    ) -> Shared<Self> {
        let status = if queue.is_some() { CL_QUEUED } else { CL_SUBMITTED };
        let times = [0, 0, 0, nanoseconds()];
        let state = EventState { status, times, callbacks: Vec::new(), watchers: Vec::new() };
        let (state, changed, cancelled) = (Mutex::new(state), Condvar::new(), AtomicBool::new(false));
        EVENTS.create(Self { context, queue, kind, state, changed, cancelled })
    }

    fn lock(&self) -> MutexGuard<'_, EventState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the execution status.
    pub(crate) fn status(&self) -> cl_int {
        self.lock().status
    }

    /// Notes that the host ends the command.
    pub(crate) fn cancel(&self) {
        self.cancelled.store(true, Release);
    }

    /// Returns whether the host has ended the command.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancelled.load(Acquire)
    }

    /// Returns whether the command is complete or has failed.
    pub(crate) fn is_finished(&self) -> bool {
        self.status() <= CL_COMPLETE
    }

    /// Wakes up a queue when the command has finished.
    pub(crate) fn watch(&self, list: &Arc<CommandList>) {
        let mut state = self.lock();
        if state.status > CL_COMPLETE {
            state.watchers.push(Arc::clone(list));
        }
    }

    /// Waits until the command has finished, and returns its status.
    pub(crate) fn wait(&self) -> cl_int {
        let is_ours = self.queue.as_ref().is_none_or(|queue| queue.check_process().is_ok());
        let mut state = self.lock();
        if state.status > CL_COMPLETE && !is_ours {
            return CL_INVALID_COMMAND_QUEUE;
        }
        while state.status > CL_COMPLETE {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        let status = state.status;
        drop(state);
        // The host may end after it has waited.
        crate::report::write();
        status
    }
}

/// Moves an event to a state, wakes up who waits for it, and calls the callbacks. Does nothing if
/// the command has finished before.
pub(crate) fn reach(event: &Shared<Event>, status: cl_int) {
    let mut state = event.lock();
    if state.status <= CL_COMPLETE {
        return;
    }
    state.status = status;
    state.times[status.max(CL_COMPLETE) as usize] = nanoseconds();
    let (due, waiting) = std::mem::take(&mut state.callbacks).into_iter().partition(|c| c.state >= status);
    state.callbacks = waiting;
    let watchers = if status <= CL_COMPLETE { std::mem::take(&mut state.watchers) } else { Vec::new() };
    drop(state);
    // Hosts wait for the end. To wake them up at other states would take the processor from the
    // thread of the queue.
    if status <= CL_COMPLETE {
        event.changed.notify_all();
    }
    watchers.iter().for_each(|list| list.wake());
    call_back(event, due, status);
}

#[allow(unsafe_code, reason = "calls functions of the host")]
fn call_back(event: &Shared<Event>, callbacks: Vec<WaitingCallback>, status: cl_int) {
    for WaitingCallback { call, user_data, state } in callbacks {
        // A failure is passed on; otherwise, the callback gets the state that it waits for.
        let status = if status < 0 { status } else { state };
        // SAFETY: The host promises that the function and its data are valid until it is called.
        unsafe { call(event.handle(), status, user_data.0.cast()) };
    }
}

fn event_info(event: &Shared<Event>, name: cl_event_info) -> ClResult<Answer> {
    Ok(match name {
        CL_EVENT_COMMAND_QUEUE => Answer::of(event.queue.as_ref().map_or(std::ptr::null_mut(), |queue| queue.handle())),
        CL_EVENT_CONTEXT => Answer::of(event.context.handle()),
        CL_EVENT_COMMAND_TYPE => Answer::of(event.kind),
        CL_EVENT_COMMAND_EXECUTION_STATUS => Answer::of(event.status()),
        CL_EVENT_REFERENCE_COUNT => Answer::of(EVENTS.references(event)),
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

fn profiling_info(event: &Event, name: cl_profiling_info) -> ClResult<Answer> {
    let profiled = event.queue.as_ref().is_some_and(|queue| queue.has(CL_QUEUE_PROFILING_ENABLE));
    require(profiled && event.status() == CL_COMPLETE, CL_PROFILING_INFO_NOT_AVAILABLE)?;
    let state = match name {
        CL_PROFILING_COMMAND_QUEUED => CL_QUEUED,
        CL_PROFILING_COMMAND_SUBMIT => CL_SUBMITTED,
        CL_PROFILING_COMMAND_START => CL_RUNNING,
        CL_PROFILING_COMMAND_END | CL_PROFILING_COMMAND_COMPLETE => CL_COMPLETE,
        _ => return Err(ClError(CL_INVALID_VALUE)),
    };
    Ok(Answer::of(event.lock().times[state as usize]))
}

/// Waits for events, which all are of one context.
fn wait_for(events: &[cl_event]) -> ClResult<()> {
    require(!events.is_empty(), CL_INVALID_VALUE)?;
    let events = events.iter().map(|handle| EVENTS.get(*handle)).collect::<ClResult<Vec<_>>>()?;
    let context = events[0].context.handle();
    require(events.iter().all(|event| event.context.handle() == context), CL_INVALID_CONTEXT)?;
    // All are waited for, even if the first one has failed.
    let failed = events.iter().map(|event| event.wait()).filter(|status| *status < 0).count();
    require(failed == 0, CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST)
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::host;

    references!(EVENTS, clRetainEvent, clReleaseEvent);

    queries! {
        clGetEventInfo(event: cl_event, name: cl_event_info) {
            event_info(&EVENTS.get(event)?, name)
        }

        clGetEventProfilingInfo(event: cl_event, name: cl_profiling_info) {
            profiling_info(&*EVENTS.get(event)?, name)
        }
    }

    pub(crate) unsafe extern "C" fn clWaitForEvents(count: cl_uint, events: *const cl_event) -> cl_int {
        status(|| wait_for(&host::copy_array(events, count as usize)))
    }

    pub(crate) unsafe extern "C" fn clCreateUserEvent(context: cl_context, errcode: *mut cl_int) -> cl_event {
        create(errcode, || {
            let event = Event::create(CONTEXTS.get(context)?, None, CL_COMMAND_USER);
            Ok(EVENTS.publish(&event))
        })
    }

    pub(crate) unsafe extern "C" fn clSetUserEventStatus(event: cl_event, reached: cl_int) -> cl_int {
        status(|| {
            let event = EVENTS.get(event)?;
            require(event.queue.is_none(), CL_INVALID_EVENT)?;
            require(reached <= CL_COMPLETE, CL_INVALID_VALUE)?;
            require(!event.is_finished(), CL_INVALID_OPERATION)?;
            if reached < 0 {
                event.cancel();
            }
            reach(&event, reached);
            Ok(())
        })
    }

    pub(crate) unsafe extern "C" fn clSetEventCallback(
        event: cl_event,
        state: cl_int,
        call: Option<Callback>,
        user_data: *mut c_void,
    ) -> cl_int {
        status(|| {
            let event = EVENTS.get(event)?;
            let call = call.ok_or(ClError(CL_INVALID_VALUE))?;
            require((CL_COMPLETE..=CL_SUBMITTED).contains(&state), CL_INVALID_VALUE)?;
            let callback = WaitingCallback { call, user_data: HostPointer(user_data.cast()), state };
            let mut current = event.lock();
            if current.status > state {
                current.callbacks.push(callback);
                return Ok(());
            }
            let reached = current.status;
            drop(current);
            call_back(&event, vec![callback], reached);
            Ok(())
        })
    }
}
