//! Command queues.
//!
//! For example, `clFinish` waits for the commands that the thread of a queue runs. `command`
//! appends them.

use crate::context::{CONTEXTS, ContextObject};
use crate::device::DEVICES;
use crate::entry::{ClError, ClResult, create, require, status, warn};
use crate::handle::{Handle, Registry, Shared, references};
use crate::info::{Answer, queries};
use crate::report;
use opencl_sys::*;
use std::ffi::c_void;
use std::sync::Once;

/// The properties that a queue can have.
const KNOWN_PROPERTIES: u64 = CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE;

/// The property that has flags.
const QUEUE_PROPERTIES: cl_queue_properties = CL_QUEUE_PROPERTIES as cl_queue_properties;

/// The property that has the size of a queue on the device.
const QUEUE_SIZE: cl_queue_properties = CL_QUEUE_SIZE as cl_queue_properties;

/// A command queue.
pub(crate) struct Queue {
    pub(crate) context: Shared<ContextObject>,
    properties: u64,
    /// The list of properties that the host gave, if it gave one.
    given: Option<Vec<[cl_queue_properties; 2]>>,
    pub(crate) core: openvisa_runtime::Queue,
}

/// All command queues.
pub(crate) static QUEUES: Registry<Queue> = Registry::new(CL_INVALID_COMMAND_QUEUE);

impl Queue {
    /// Returns whether the queue has a property.
    pub(crate) fn has(&self, property: u64) -> bool {
        self.properties & property != 0
    }

    /// Checks that the queue is not one of the process that this one was forked from.
    ///
    /// # Errors
    /// `CL_INVALID_COMMAND_QUEUE`. Standard error says once what to do.
    pub(crate) fn check_process(&self) -> ClResult<()> {
        self.core.check_process().map_err(|failure| {
            static SAID: Once = Once::new();
            SAID.call_once(|| warn(&failure.to_string()));
            failure.into()
        })
    }

    /// Waits until all commands have ended.
    ///
    /// # Errors
    /// `CL_INVALID_COMMAND_QUEUE` in another process, and
    /// `CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST` if a command has failed.
    fn finish(&self) -> ClResult<()> {
        self.check_process()?;
        let result = self.core.finish();
        // The host may end after it has waited.
        report::write();
        Ok(result?)
    }
}

/// Creates a queue and starts its thread.
fn create_queue(context: Handle, device: Handle, properties: u64, given: Option<Vec<[u64; 2]>>) -> ClResult<Handle> {
    let context = CONTEXTS.get(context)?;
    DEVICES.get(device)?;
    crate::context::check_devices(&context, &[device])?;
    require(properties & !KNOWN_PROPERTIES & !CL_QUEUE_ON_DEVICE & !CL_QUEUE_ON_DEVICE_DEFAULT == 0, CL_INVALID_VALUE)?;
    require(properties & !KNOWN_PROPERTIES == 0, CL_INVALID_QUEUE_PROPERTIES)?;
    let in_order = properties & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE == 0;
    let core = openvisa_runtime::Queue::start(in_order, report::write).map_err(|_| ClError(CL_OUT_OF_HOST_MEMORY))?;
    Ok(QUEUES.create_handle(Queue { context, properties, given, core }))
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
}
