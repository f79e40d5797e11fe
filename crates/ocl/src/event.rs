//! Events: the states of commands, waiting for them, and callbacks.
//!
//! For example, an event of `clEnqueueNDRangeKernel` is queued, submitted, running, and then
//! complete, or it has a negative status if the kernel failed.

use crate::context::{CONTEXTS, ContextObject};
use crate::entry::{ClError, ClResult, create, require, status};
use crate::handle::{Registry, Shared, references};
use crate::host::HostPointer;
use crate::info::{Answer, queries};
use crate::queue::Queue;
use crate::report;
use opencl_sys::*;
use openvisa_runtime::{Failure, Stage, Status};
use std::ffi::c_void;
use std::sync::Arc;

/// A function of the host that is called when a command reaches a state.
type Callback = unsafe extern "C" fn(event: cl_event, status: cl_int, user_data: *mut c_void);

/// The event of a command, or of the host.
pub(crate) struct Event {
    pub(crate) context: Shared<ContextObject>,
    /// The queue of the command; `None` for an event of the host.
    queue: Option<Shared<Queue>>,
    kind: cl_command_type,
    pub(crate) core: Arc<openvisa_runtime::Event>,
}

/// All events.
pub(crate) static EVENTS: Registry<Event> = Registry::new(CL_INVALID_EVENT);

impl Event {
    /// Creates the event of a command.
    pub(crate) fn of_command(queue: &Shared<Queue>, kind: cl_command_type, core: Arc<openvisa_runtime::Event>) -> Self {
        Self { context: Arc::clone(&queue.context), queue: Some(Arc::clone(queue)), kind, core }
    }

    /// Returns the execution status.
    fn status(&self) -> cl_int {
        match self.core.status() {
            Status::Queued => CL_QUEUED,
            Status::Submitted => CL_SUBMITTED,
            Status::Running => CL_RUNNING,
            Status::Ended(Ok(())) => CL_COMPLETE,
            Status::Ended(Err(failure)) => ClError::from(failure).0,
        }
    }

    /// Waits until the command has ended.
    ///
    /// # Errors
    /// That of the command, and `CL_INVALID_COMMAND_QUEUE` if it will never end in this process.
    pub(crate) fn wait(&self) -> ClResult<()> {
        if let Some(queue) = self.queue.as_ref().filter(|_| !self.core.has_ended()) {
            queue.check_process()?;
        }
        let result = self.core.wait();
        // The host may end after it has waited.
        report::write();
        Ok(result?)
    }
}

/// Returns the stage of an execution status that a callback can wait for.
fn stage_of(status: cl_int) -> Option<Stage> {
    Some(match status {
        CL_SUBMITTED => Stage::Submitted,
        CL_RUNNING => Stage::Running,
        CL_COMPLETE => Stage::Ended,
        _ => return None,
    })
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
    require(profiled && event.core.status() == Status::Ended(Ok(())), CL_PROFILING_INFO_NOT_AVAILABLE)?;
    let stage = match name {
        CL_PROFILING_COMMAND_QUEUED => Stage::Queued,
        CL_PROFILING_COMMAND_SUBMIT => Stage::Submitted,
        CL_PROFILING_COMMAND_START => Stage::Running,
        CL_PROFILING_COMMAND_END | CL_PROFILING_COMMAND_COMPLETE => Stage::Ended,
        _ => return Err(ClError(CL_INVALID_VALUE)),
    };
    Ok(Answer::of(event.core.time(stage)))
}

/// Waits for events, which all are of one context.
fn wait_for(events: &[cl_event]) -> ClResult<()> {
    require(!events.is_empty(), CL_INVALID_VALUE)?;
    let events = events.iter().map(|handle| EVENTS.get(*handle)).collect::<ClResult<Vec<_>>>()?;
    let context = events[0].context.handle();
    require(events.iter().all(|event| event.context.handle() == context), CL_INVALID_CONTEXT)?;
    // All are waited for, even if the first one has failed.
    let failed = events.iter().map(|event| event.wait()).filter(Result::is_err).count();
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
            let (context, core) = (CONTEXTS.get(context)?, openvisa_runtime::Event::of_host());
            Ok(EVENTS.create_handle(Event { context, queue: None, kind: CL_COMMAND_USER, core }))
        })
    }

    pub(crate) unsafe extern "C" fn clSetUserEventStatus(event: cl_event, reached: cl_int) -> cl_int {
        status(|| {
            let event = EVENTS.get(event)?;
            require(event.queue.is_none(), CL_INVALID_EVENT)?;
            require(reached <= CL_COMPLETE, CL_INVALID_VALUE)?;
            require(!event.core.has_ended(), CL_INVALID_OPERATION)?;
            event.core.end(if reached < 0 { Err(Failure::Cancelled(reached)) } else { Ok(()) });
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
            let stage = stage_of(state).ok_or(ClError(CL_INVALID_VALUE))?;
            let user_data = HostPointer(user_data.cast());
            let of_call = Arc::clone(&event);
            event.core.call_at(stage, move |failure| {
                // A failure is passed on; otherwise, the callback gets the state that it waits for.
                let status = failure.map_or(state, |failure| ClError::from(failure).0);
                let user_data = user_data;
                // SAFETY: The host promises that the function and its data are valid until it is
                // called.
                unsafe { call(of_call.handle(), status, user_data.0.cast()) };
            });
            Ok(())
        })
    }
}
