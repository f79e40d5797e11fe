//! Entry points of what the driver does not have. Each returns the error that the specification
//! asks for, and says so once on standard error.
//!
//! For example, `clCreatePipe` fails with `CL_INVALID_OPERATION`.

use crate::entry::{ClError, create, status, warn};
use opencl_sys::*;
use std::collections::BTreeSet;
use std::ffi::{c_char, c_void};
use std::sync::{Mutex, PoisonError};

/// The functions that were named on standard error.
static NAMED: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// Says once that a function is not supported, and returns its error.
fn refuse(function: &'static str, error: cl_int) -> ClError {
    if NAMED.lock().unwrap_or_else(PoisonError::into_inner).insert(function) {
        warn(&format!("{function} is not supported"));
    }
    ClError(error)
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;

    /// Defines entry points that always fail, with their error. A `handle` function writes it to
    /// its last parameter, and returns null.
    macro_rules! refused {
        ($($name:ident($($type:ty),*) -> $result:ident, $error:ident;)*) => {
            $(refused! { @$result $name($($type),*), $error })*
        };
        (@status $name:ident($($type:ty),*), $error:ident) => {
            pub(crate) unsafe extern "C" fn $name($(_: $type),*) -> cl_int {
                status(|| Err(refuse(stringify!($name), $error)))
            }
        };
        (@handle $name:ident($($type:ty),*), $error:ident) => {
            pub(crate) unsafe extern "C" fn $name($(_: $type,)* errcode: *mut cl_int) -> *mut c_void {
                create(errcode, || Err(refuse(stringify!($name), $error)))
            }
        };
    }

    refused! {
        clCreatePipe(
            cl_context, cl_mem_flags, cl_uint, cl_uint, *const cl_pipe_properties
        ) -> handle, CL_INVALID_OPERATION;
        clGetPipeInfo(
            cl_mem, cl_pipe_info, usize, *mut c_void, *mut usize
        ) -> status, CL_INVALID_MEM_OBJECT;
        clCreateProgramWithBuiltInKernels(
            cl_context, cl_uint, *const cl_device_id, *const c_char
        ) -> handle, CL_INVALID_VALUE;
        clSetProgramReleaseCallback(
            cl_program, Option<unsafe extern "C" fn(program: cl_program, user_data: *mut c_void)>,
            *mut c_void
        ) -> status, CL_INVALID_OPERATION;
        clCreateFromGLBuffer(cl_context, cl_mem_flags, cl_GLuint) -> handle, CL_INVALID_OPERATION;
        clCreateFromGLTexture(
            cl_context, cl_mem_flags, cl_GLenum, cl_GLint, cl_GLuint
        ) -> handle, CL_INVALID_OPERATION;
        clCreateFromGLRenderbuffer(
            cl_context, cl_mem_flags, cl_GLuint
        ) -> handle, CL_INVALID_OPERATION;
        clGetGLObjectInfo(
            cl_mem, *mut cl_gl_object_type, *mut cl_GLuint
        ) -> status, CL_INVALID_GL_OBJECT;
        clGetGLTextureInfo(
            cl_mem, cl_gl_texture_info, usize, *mut c_void, *mut usize
        ) -> status, CL_INVALID_GL_OBJECT;
        clEnqueueAcquireGLObjects(
            cl_command_queue, cl_uint, *const cl_mem, cl_uint, *const cl_event, *mut cl_event
        ) -> status, CL_INVALID_GL_OBJECT;
        clEnqueueReleaseGLObjects(
            cl_command_queue, cl_uint, *const cl_mem, cl_uint, *const cl_event, *mut cl_event
        ) -> status, CL_INVALID_GL_OBJECT;
    }
}
