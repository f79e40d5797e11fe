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

    pub(crate) unsafe extern "C" fn clCreatePipe(
        _context: cl_context,
        _flags: cl_mem_flags,
        _packet_size: cl_uint,
        _max_packets: cl_uint,
        _properties: *const cl_pipe_properties,
        errcode: *mut cl_int,
    ) -> cl_mem {
        create(errcode, || Err(refuse("clCreatePipe", CL_INVALID_OPERATION)))
    }

    pub(crate) unsafe extern "C" fn clGetPipeInfo(
        _pipe: cl_mem,
        _name: cl_pipe_info,
        _size: usize,
        _value: *mut c_void,
        _size_ret: *mut usize,
    ) -> cl_int {
        status(|| Err(refuse("clGetPipeInfo", CL_INVALID_MEM_OBJECT)))
    }

    pub(crate) unsafe extern "C" fn clCreateProgramWithBuiltInKernels(
        _context: cl_context,
        _count: cl_uint,
        _devices: *const cl_device_id,
        _names: *const c_char,
        errcode: *mut cl_int,
    ) -> cl_program {
        create(errcode, || Err(refuse("clCreateProgramWithBuiltInKernels", CL_INVALID_VALUE)))
    }

    pub(crate) unsafe extern "C" fn clSetProgramReleaseCallback(
        _program: cl_program,
        _call: Option<unsafe extern "C" fn(program: cl_program, user_data: *mut c_void)>,
        _user_data: *mut c_void,
    ) -> cl_int {
        status(|| Err(refuse("clSetProgramReleaseCallback", CL_INVALID_OPERATION)))
    }

    pub(crate) unsafe extern "C" fn clCreateFromGLBuffer(
        _context: cl_context,
        _flags: cl_mem_flags,
        _buffer: cl_GLuint,
        errcode: *mut cl_int,
    ) -> cl_mem {
        create(errcode, || Err(refuse("clCreateFromGLBuffer", CL_INVALID_OPERATION)))
    }

    pub(crate) unsafe extern "C" fn clCreateFromGLTexture(
        _context: cl_context,
        _flags: cl_mem_flags,
        _target: cl_GLenum,
        _level: cl_GLint,
        _texture: cl_GLuint,
        errcode: *mut cl_int,
    ) -> cl_mem {
        create(errcode, || Err(refuse("clCreateFromGLTexture", CL_INVALID_OPERATION)))
    }

    pub(crate) unsafe extern "C" fn clCreateFromGLRenderbuffer(
        _context: cl_context,
        _flags: cl_mem_flags,
        _buffer: cl_GLuint,
        errcode: *mut cl_int,
    ) -> cl_mem {
        create(errcode, || Err(refuse("clCreateFromGLRenderbuffer", CL_INVALID_OPERATION)))
    }

    pub(crate) unsafe extern "C" fn clGetGLObjectInfo(
        _object: cl_mem,
        _kind: *mut cl_gl_object_type,
        _name: *mut cl_GLuint,
    ) -> cl_int {
        status(|| Err(refuse("clGetGLObjectInfo", CL_INVALID_GL_OBJECT)))
    }

    pub(crate) unsafe extern "C" fn clGetGLTextureInfo(
        _object: cl_mem,
        _name: cl_gl_texture_info,
        _size: usize,
        _value: *mut c_void,
        _size_ret: *mut usize,
    ) -> cl_int {
        status(|| Err(refuse("clGetGLTextureInfo", CL_INVALID_GL_OBJECT)))
    }

    pub(crate) unsafe extern "C" fn clEnqueueAcquireGLObjects(
        _queue: cl_command_queue,
        _object_count: cl_uint,
        _objects: *const cl_mem,
        _count: cl_uint,
        _events: *const cl_event,
        _event: *mut cl_event,
    ) -> cl_int {
        status(|| Err(refuse("clEnqueueAcquireGLObjects", CL_INVALID_GL_OBJECT)))
    }

    pub(crate) unsafe extern "C" fn clEnqueueReleaseGLObjects(
        _queue: cl_command_queue,
        _object_count: cl_uint,
        _objects: *const cl_mem,
        _count: cl_uint,
        _events: *const cl_event,
        _event: *mut cl_event,
    ) -> cl_int {
        status(|| Err(refuse("clEnqueueReleaseGLObjects", CL_INVALID_GL_OBJECT)))
    }
}
