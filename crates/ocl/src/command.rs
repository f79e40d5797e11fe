//! Commands: what all `clEnqueue...` functions do, and those without work.
//!
//! For example, `clEnqueueMarkerWithWaitList` without a wait list waits for all earlier commands.

use crate::entry::{ClError, ClResult, require, status};
use crate::event::{EVENTS, Event};
use crate::handle::Shared;
use crate::host;
use crate::queue::{QUEUES, Queue};
use opencl_sys::*;
use openvisa_runtime::{Order, Work};
use std::sync::Arc;

/// Looks up the events of a wait list.
///
/// # Errors
/// `CL_INVALID_EVENT_WAIT_LIST` if one is no event, or there is a number without a list or the
/// reverse. `CL_INVALID_CONTEXT` if an event is one of another context.
///
/// # Safety
/// The pointer is null, or points to this number of handles.
#[allow(unsafe_code, reason = "reads an array of the host")]
unsafe fn read_wait_list(
    queue: &Queue,
    count: cl_uint,
    events: *const cl_event,
) -> ClResult<Vec<Arc<openvisa_runtime::Event>>> {
    require((count == 0) == events.is_null(), CL_INVALID_EVENT_WAIT_LIST)?;
    let events = host::copy_array(events, count as usize).into_iter().map(|handle| EVENTS.get(handle));
    let events = events.collect::<ClResult<Vec<_>>>().map_err(|_| ClError(CL_INVALID_EVENT_WAIT_LIST))?;
    let context = queue.context.handle();
    require(events.iter().all(|event| event.context.handle() == context), CL_INVALID_CONTEXT)?;
    Ok(events.iter().map(|event| Arc::clone(&event.core)).collect())
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
///
/// # Safety
/// The pointers of the call are null, or those of what the host says.
#[allow(unsafe_code, reason = "passes on what the host gives")]
pub(crate) unsafe fn enqueue(call: Call, prepare: impl FnOnce(&Shared<Queue>) -> ClResult<Work>) -> cl_int {
    status(|| try_enqueue(call, prepare))
}

/// Appends a command like [`enqueue`], for entry points that do not return a status.
///
/// # Safety
/// As [`enqueue`].
#[allow(unsafe_code, reason = "reads and writes memory of the host")]
pub(crate) unsafe fn try_enqueue(call: Call, prepare: impl FnOnce(&Shared<Queue>) -> ClResult<Work>) -> ClResult<()> {
    let queue = QUEUES.get(call.queue)?;
    queue.check_process()?;
    let wait_list = read_wait_list(&queue, call.wait_list.0, call.wait_list.1)?;
    let is_mark = matches!(call.kind, CL_COMMAND_MARKER | CL_COMMAND_BARRIER);
    let after_all = is_mark && call.wait_list.0 == 0;
    let order = Order { wait_list, after_all, before_all: call.kind == CL_COMMAND_BARRIER };
    let work = prepare(&queue)?;
    let done = Event::of_command(&queue, call.kind, queue.core.submit(order, work)?);
    if call.blocking {
        done.wait()?;
        queue.core.check()?;
    }
    if !call.event.is_null() {
        host::write(call.event, EVENTS.create_handle(done));
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
            let call = $crate::command::Call { queue, kind, blocking, wait_list: (count, events), event };
            $crate::command::enqueue(call, |$of| $body)
        }
    )*};
}

pub(crate) use commands;

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;

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
