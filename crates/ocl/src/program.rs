//! Programs: created from a source, from SPIR-V or from a binary, then built.
//!
//! For example, `clBuildProgram` with a source runs the compiler, and loads the zebin that it
//! wrote. `clGetProgramInfo` with `CL_PROGRAM_BINARIES` returns this zebin.

use crate::context::{CONTEXTS, ContextObject, check_devices};
use crate::device::DEVICES;
use crate::entry::{ClError, ClResult, create, require, status, warn};
use crate::handle::{Handle, Registry, Shared, references};
use crate::host::HostPointer;
use crate::info::{self, Answer, queries};
use opencl_sys::*;
use openvisa_compile::{CompileError, Header, is_spirv};
use openvisa_runtime::{Binary, BinaryKind, Built, Executable, Origin, has_constant};
use std::collections::BTreeMap;
use std::ffi::{c_char, c_uchar, c_void};
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A function of the host that is called after a build.
type BuildCallback = unsafe extern "C" fn(program: cl_program, user_data: *mut c_void);

/// The state of the last build.
struct Build {
    status: cl_build_status,
    options: String,
    log: String,
    /// What the last build made, or what the host gave.
    binary: Option<Binary>,
    executable: Option<Arc<Executable>>,
}

impl Build {
    /// Returns the state before the first build.
    fn none(binary: Option<Binary>) -> Self {
        Self { status: CL_BUILD_NONE, options: String::new(), log: String::new(), binary, executable: None }
    }

    /// Returns the type of the binary.
    fn kind(&self) -> cl_program_binary_type {
        match self.binary.as_ref().map(|binary| binary.kind) {
            None => CL_PROGRAM_BINARY_TYPE_NONE,
            Some(BinaryKind::Object) => CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT,
            Some(BinaryKind::Library) => CL_PROGRAM_BINARY_TYPE_LIBRARY,
            Some(BinaryKind::Executable) => CL_PROGRAM_BINARY_TYPE_EXECUTABLE,
        }
    }

    /// Returns the bytes of the binary.
    fn bytes(&self) -> &[u8] {
        self.binary.as_ref().map_or(&[], |binary| &binary.bytes)
    }
}

/// A program.
pub(crate) struct ProgramObject {
    pub(crate) context: Shared<ContextObject>,
    /// What the program is made from; `None` for compiled programs that were linked.
    origin: Option<Origin>,
    build: Mutex<Build>,
    /// Values of specialisation constants by their numbers.
    constants: Mutex<BTreeMap<u32, Vec<u8>>>,
    /// Number of kernels of the program.
    pub(crate) kernels: AtomicUsize,
}

/// All programs.
pub(crate) static PROGRAMS: Registry<ProgramObject> = Registry::new(CL_INVALID_PROGRAM);

impl ProgramObject {
    fn new(context: Shared<ContextObject>, origin: Option<Origin>) -> Self {
        let binary = if let Some(Origin::Binary(binary)) = &origin { Some(binary.clone()) } else { None };
        let (build, constants) = (Mutex::new(Build::none(binary)), Mutex::default());
        Self { context, origin, build, constants, kernels: AtomicUsize::new(0) }
    }

    fn lock(&self) -> MutexGuard<'_, Build> {
        self.build.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn constants(&self) -> MutexGuard<'_, BTreeMap<u32, Vec<u8>>> {
        self.constants.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the executable.
    ///
    /// # Errors
    /// `CL_INVALID_PROGRAM_EXECUTABLE` if there is none.
    pub(crate) fn executable(&self) -> ClResult<Arc<Executable>> {
        self.lock().executable.clone().ok_or(ClError(CL_INVALID_PROGRAM_EXECUTABLE))
    }

    /// Checks that the program can be built again.
    fn check_idle(&self) -> ClResult<()> {
        require(self.kernels.load(Relaxed) == 0 && self.lock().status != CL_BUILD_IN_PROGRESS, CL_INVALID_OPERATION)
    }

    /// Builds an executable.
    fn build(&self, options: &str) -> ClResult<()> {
        self.check_idle()?;
        let linked;
        let origin = match &self.origin {
            Some(origin) => origin,
            None => {
                let binary = self.lock().binary.clone();
                linked = Origin::Binary(binary.unwrap_or_else(|| Binary::of_library(Vec::new())));
                &linked
            }
        };
        let built = openvisa_runtime::build(origin, &self.constants(), options, self.context.device.model);
        self.finish(options, built, CL_BUILD_PROGRAM_FAILURE)
    }

    /// Records what was built, or why there is nothing. `failure` is the error of a program that
    /// the compiler refuses.
    fn finish(&self, options: &str, built: Result<Built, CompileError>, failure: cl_int) -> ClResult<()> {
        let mut build = self.lock();
        build.options = options.to_owned();
        match built {
            Ok(built) => {
                (build.status, build.log) = (CL_BUILD_SUCCESS, built.log);
                (build.binary, build.executable) = (Some(built.binary), built.executable);
                Ok(())
            }
            Err(error) => {
                let (log, code) = match error {
                    CompileError::Missing(log) => (log, CL_COMPILER_NOT_AVAILABLE),
                    CompileError::Refused(log) => (log, failure),
                    error => (error.to_string(), failure),
                };
                (build.status, build.log, build.executable) = (CL_BUILD_ERROR, log, None);
                Err(ClError(code))
            }
        }
    }
}

/// Creates a program from a binary. One that cannot be loaded is refused here, so that the host
/// hears of it at once.
fn program_of_binary(context: Shared<ContextObject>, bytes: &[u8]) -> ClResult<ProgramObject> {
    let binary = Binary::identify(bytes, context.device.model).map_err(|error| {
        warn(&error.to_string());
        ClError(CL_INVALID_BINARY)
    })?;
    Ok(ProgramObject::new(context, Some(Origin::Binary(binary))))
}

/// Links compiled programs to an executable or a library.
fn link_programs(
    context: &Shared<ContextObject>,
    inputs: &[Handle],
    options: &str,
) -> ClResult<(Shared<ProgramObject>, ClResult<()>)> {
    let mut objects = Vec::new();
    for input in inputs {
        let program = PROGRAMS.get(*input)?;
        let build = program.lock();
        let binary = build.binary.as_ref().filter(|binary| binary.kind != BinaryKind::Executable);
        objects.extend(binary.ok_or(ClError(CL_INVALID_OPERATION))?.objects.iter().cloned());
    }
    let program = PROGRAMS.create(ProgramObject::new(Arc::clone(context), None));
    let built = if options.split_whitespace().any(|word| word == "-create-library") {
        Ok(Built { binary: Binary::of_library(objects), log: String::new(), executable: None })
    } else {
        openvisa_runtime::link(&objects, options, context.device.model)
    };
    let result = program.finish(options, built, CL_LINK_PROGRAM_FAILURE);
    Ok((program, result))
}

fn program_info(program: &Shared<ProgramObject>, name: cl_program_info) -> ClResult<Answer> {
    Ok(match name {
        CL_PROGRAM_REFERENCE_COUNT => Answer::of(PROGRAMS.references(program)),
        CL_PROGRAM_CONTEXT => Answer::of(program.context.handle()),
        CL_PROGRAM_NUM_DEVICES => Answer::of(1_u32),
        CL_PROGRAM_DEVICES => Answer::of(program.context.device.handle()),
        CL_PROGRAM_SOURCE => match &program.origin {
            Some(Origin::Source(text)) => Answer::text(text),
            _ => Answer::text(""),
        },
        CL_PROGRAM_IL => match &program.origin {
            Some(Origin::SpirV(bytes)) => Answer::bytes(bytes.clone()),
            _ => Answer::default(),
        },
        CL_PROGRAM_BINARY_SIZES => Answer::of(program.lock().bytes().len()),
        CL_PROGRAM_NUM_KERNELS => Answer::of(program.executable()?.kernels().count()),
        CL_PROGRAM_KERNEL_NAMES => Answer::text(&program.executable()?.kernel_names()),
        CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT | CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT => Answer::of(false),
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

fn build_info(program: &ProgramObject, name: cl_program_build_info) -> ClResult<Answer> {
    let build = program.lock();
    Ok(match name {
        CL_PROGRAM_BUILD_STATUS => Answer::of(build.status),
        CL_PROGRAM_BUILD_OPTIONS => Answer::text(&build.options),
        CL_PROGRAM_BUILD_LOG => Answer::text(&build.log),
        CL_PROGRAM_BINARY_TYPE => Answer::of(build.kind()),
        CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE => {
            Answer::of(build.executable.as_ref().map_or(0, |executable| executable.variable_bytes()))
        }
        _ => return Err(ClError(CL_INVALID_VALUE)),
    })
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::host;

    references!(PROGRAMS, clRetainProgram, clReleaseProgram);

    queries! {
        clGetProgramBuildInfo(
            program: cl_program, device: cl_device_id, name: cl_program_build_info
        ) {
            let program = PROGRAMS.get(program)?;
            DEVICES.get(device)?;
            build_info(&program, name)
        }
    }

    pub(crate) unsafe extern "C" fn clCreateProgramWithSource(
        context: cl_context,
        count: cl_uint,
        strings: *mut *const c_char,
        lengths: *const usize,
        errcode: *mut cl_int,
    ) -> cl_program {
        create(errcode, || {
            let context = CONTEXTS.get(context)?;
            let strings = host::copy_array(strings.cast_const(), count as usize);
            let lengths = host::copy_array(lengths, count as usize);
            require(!strings.is_empty() && strings.iter().all(|string| !string.is_null()), CL_INVALID_VALUE)?;
            let mut text = String::new();
            for (index, string) in strings.iter().enumerate() {
                match lengths.get(index).copied().unwrap_or(0) {
                    0 => text += &host::text(*string).unwrap_or_default(),
                    length => text += &String::from_utf8_lossy(host::byte_slice(string.cast::<u8>(), length)),
                }
            }
            // Some hosts count the zero byte at the end of a string.
            let text = text.replace('\0', "");
            Ok(PROGRAMS.create_handle(ProgramObject::new(context, Some(Origin::Source(text)))))
        })
    }

    pub(crate) unsafe extern "C" fn clCreateProgramWithIL(
        context: cl_context,
        il: *const c_void,
        length: usize,
        errcode: *mut cl_int,
    ) -> cl_program {
        create(errcode, || {
            let context = CONTEXTS.get(context)?;
            let bytes = host::bytes(il, length);
            require(is_spirv(&bytes), CL_INVALID_VALUE)?;
            Ok(PROGRAMS.create_handle(ProgramObject::new(context, Some(Origin::SpirV(bytes)))))
        })
    }

    pub(crate) unsafe extern "C" fn clCreateProgramWithBinary(
        context: cl_context,
        count: cl_uint,
        devices: *const cl_device_id,
        lengths: *const usize,
        binaries: *mut *const c_uchar,
        binary_status: *mut cl_int,
        errcode: *mut cl_int,
    ) -> cl_program {
        create(errcode, || {
            let context = CONTEXTS.get(context)?;
            let devices = host::copy_array(devices, count as usize);
            let lengths = host::copy_array(lengths, count as usize);
            let binaries = host::copy_array(binaries.cast_const(), count as usize);
            let (&[length], &[binary]) = (&lengths[..], &binaries[..]) else { return Err(ClError(CL_INVALID_VALUE)) };
            check_devices(&context, &devices)?;
            require(devices.len() == 1, CL_INVALID_VALUE)?;
            let valid = !binary.is_null() && length > 0;
            let program = match valid {
                true => program_of_binary(context, host::byte_slice(binary, length)),
                false => Err(ClError(CL_INVALID_VALUE)),
            };
            host::write(binary_status, program.as_ref().map_or_else(|error| error.0, |_| CL_SUCCESS));
            Ok(PROGRAMS.create_handle(program?))
        })
    }

    /// Checks what all builds take: the devices, and a function that is called after the build.
    unsafe fn check_build(
        program: &ProgramObject,
        count: cl_uint,
        devices: *const cl_device_id,
        call: Option<BuildCallback>,
        user_data: *mut c_void,
    ) -> ClResult<()> {
        require((count == 0) == devices.is_null(), CL_INVALID_VALUE)?;
        require(call.is_some() || user_data.is_null(), CL_INVALID_VALUE)?;
        check_devices(&program.context, &host::copy_array(devices, count as usize))
    }

    /// Calls a function of the host after a build.
    unsafe fn call_back(call: Option<BuildCallback>, program: cl_program, user_data: *mut c_void) {
        if let Some(call) = call {
            call(program, user_data);
        }
    }

    pub(crate) unsafe extern "C" fn clBuildProgram(
        program: cl_program,
        count: cl_uint,
        devices: *const cl_device_id,
        options: *const c_char,
        call: Option<BuildCallback>,
        user_data: *mut c_void,
    ) -> cl_int {
        status(|| {
            let object = PROGRAMS.get(program)?;
            check_build(&object, count, devices, call, user_data)?;
            let result = object.build(&host::text(options).unwrap_or_default());
            call_back(call, program, user_data);
            result
        })
    }

    pub(crate) unsafe extern "C" fn clCompileProgram(
        program: cl_program,
        count: cl_uint,
        devices: *const cl_device_id,
        options: *const c_char,
        header_count: cl_uint,
        headers: *const cl_program,
        names: *mut *const c_char,
        call: Option<BuildCallback>,
        user_data: *mut c_void,
    ) -> cl_int {
        status(|| {
            let object = PROGRAMS.get(program)?;
            check_build(&object, count, devices, call, user_data)?;
            object.check_idle()?;
            let origin = object.origin.as_ref().filter(|origin| !matches!(origin, Origin::Binary(_)));
            let origin = origin.ok_or(ClError(CL_INVALID_OPERATION))?;
            let headers = host::copy_array(headers, header_count as usize);
            let names = host::copy_array(names.cast_const(), header_count as usize);
            require(headers.len() == header_count as usize && names.len() == headers.len(), CL_INVALID_VALUE)?;
            let mut found = Vec::new();
            for (header, name) in headers.iter().zip(names) {
                let header = PROGRAMS.get(*header)?;
                let Some(Origin::Source(source)) = &header.origin else { return Err(ClError(CL_INVALID_PROGRAM)) };
                let name = host::text(name).ok_or(ClError(CL_INVALID_VALUE))?;
                found.push(Header { name, source: source.clone() });
            }
            let options = host::text(options).unwrap_or_default();
            let model = object.context.device.model;
            let built = openvisa_runtime::compile(origin, &object.constants(), &found, &options, model);
            let result = object.finish(&options, built, CL_COMPILE_PROGRAM_FAILURE);
            call_back(call, program, user_data);
            result
        })
    }

    pub(crate) unsafe extern "C" fn clLinkProgram(
        context: cl_context,
        count: cl_uint,
        devices: *const cl_device_id,
        options: *const c_char,
        input_count: cl_uint,
        inputs: *const cl_program,
        call: Option<BuildCallback>,
        user_data: *mut c_void,
        errcode: *mut cl_int,
    ) -> cl_program {
        let mut failure = CL_SUCCESS;
        let handle = create(errcode, || {
            let context = CONTEXTS.get(context)?;
            require((count == 0) == devices.is_null(), CL_INVALID_VALUE)?;
            require(call.is_some() || user_data.is_null(), CL_INVALID_VALUE)?;
            check_devices(&context, &host::copy_array(devices, count as usize))?;
            let inputs = host::copy_array(inputs, input_count as usize);
            require(!inputs.is_empty(), CL_INVALID_VALUE)?;
            let (program, result) = link_programs(&context, &inputs, &host::text(options).unwrap_or_default())?;
            failure = result.err().map_or(CL_SUCCESS, |error| error.0);
            let handle = PROGRAMS.publish(&program);
            call_back(call, handle, user_data);
            Ok(handle)
        });
        // A program that could not be linked is returned for its log.
        if failure != CL_SUCCESS {
            host::write(errcode, failure);
        }
        handle
    }

    pub(crate) unsafe extern "C" fn clGetProgramInfo(
        program: cl_program,
        name: cl_program_info,
        size: usize,
        value: *mut c_void,
        size_ret: *mut usize,
    ) -> cl_int {
        if name != CL_PROGRAM_BINARIES {
            return info::reply(size, value, size_ret, || program_info(&PROGRAMS.get(program)?, name));
        }
        // The host passes an array with a pointer to memory for each binary.
        status(|| {
            let program = PROGRAMS.get(program)?;
            if !value.is_null() {
                require(size >= size_of::<usize>(), CL_INVALID_VALUE)?;
                let place = host::value(value.cast::<*mut u8>())?;
                if !place.is_null() {
                    HostPointer(place).write(program.lock().bytes());
                }
            }
            host::write(size_ret, size_of::<usize>());
            Ok(())
        })
    }

    pub(crate) unsafe extern "C" fn clSetProgramSpecializationConstant(
        program: cl_program,
        number: cl_uint,
        size: usize,
        value: *const c_void,
    ) -> cl_int {
        status(|| {
            let program = PROGRAMS.get(program)?;
            let Some(Origin::SpirV(il)) = &program.origin else { return Err(ClError(CL_INVALID_PROGRAM)) };
            require(has_constant(il, number), CL_INVALID_SPEC_ID)?;
            require((1..=8).contains(&size) && !value.is_null(), CL_INVALID_VALUE)?;
            let value = host::bytes(value, size);
            program.constants().insert(number, value);
            Ok(())
        })
    }
}
