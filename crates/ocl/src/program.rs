//! Programs: created from a source, from SPIR-V or from a binary, then built.
//!
//! For example, `clBuildProgram` with a source runs the compiler, and loads the zebin that it
//! wrote. `clGetProgramInfo` with `CL_PROGRAM_BINARIES` returns this zebin.

use crate::context::{CONTEXTS, ContextObject, check_devices};
use crate::device::DEVICES;
use crate::entry::{ClError, ClResult, create, require, status};
use crate::handle::{Handle, Registry, Shared, references};
use crate::host::HostPointer;
use crate::info::{self, Answer, queries};
use crate::linked::LinkedProgram;
use crate::{library, spirv};
use opencl_sys::*;
use openvisa_compile::{Compilation, CompileError, Compiled, Compiler, Header, Output, Source, is_spirv};
use std::collections::BTreeMap;
use std::env;
use std::ffi::{c_char, c_uchar, c_void};
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A function of the host that is called after a build.
type BuildCallback = unsafe extern "C" fn(program: cl_program, user_data: *mut c_void);

/// The source of a program.
enum ProgramOrigin {
    Source(String),
    Il(Vec<u8>),
    Binary,
    Linked,
}

/// The state of the last build.
struct Build {
    status: cl_build_status,
    options: String,
    log: String,
    kind: cl_program_binary_type,
    /// The zebin of an executable, the SPIR-V of a compiled program, or the programs of a library.
    binary: Vec<u8>,
    /// The SPIR-V of a compiled program, or of all programs in a library.
    objects: Vec<Vec<u8>>,
    linked: Option<Arc<LinkedProgram>>,
}

impl Build {
    /// Returns the state before the first build.
    fn none() -> Self {
        Self {
            status: CL_BUILD_NONE,
            options: String::new(),
            log: String::new(),
            kind: CL_PROGRAM_BINARY_TYPE_NONE,
            binary: Vec::new(),
            objects: Vec::new(),
            linked: None,
        }
    }
}

/// A program.
pub(crate) struct ProgramObject {
    pub(crate) context: Shared<ContextObject>,
    origin: ProgramOrigin,
    build: Mutex<Build>,
    /// Values of specialisation constants by their numbers.
    constants: Mutex<BTreeMap<u32, Vec<u8>>>,
    /// Number of kernels of the program.
    pub(crate) kernels: AtomicUsize,
}

/// All programs.
pub(crate) static PROGRAMS: Registry<ProgramObject> = Registry::new(CL_INVALID_PROGRAM);

impl ProgramObject {
    fn new(context: Shared<ContextObject>, origin: ProgramOrigin, build: Build) -> Self {
        let (build, constants) = (Mutex::new(build), Mutex::default());
        Self { context, origin, build, constants, kernels: AtomicUsize::new(0) }
    }

    fn lock(&self) -> MutexGuard<'_, Build> {
        self.build.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the executable.
    ///
    /// # Errors
    /// `CL_INVALID_PROGRAM_EXECUTABLE` if there is none.
    pub(crate) fn linked(&self) -> ClResult<Arc<LinkedProgram>> {
        self.lock().linked.clone().ok_or(ClError(CL_INVALID_PROGRAM_EXECUTABLE))
    }

    /// Checks that the program can be built again.
    fn check_idle(&self) -> ClResult<()> {
        require(self.kernels.load(Relaxed) == 0 && self.lock().status != CL_BUILD_IN_PROGRESS, CL_INVALID_OPERATION)
    }

    /// Runs the compiler.
    fn compile(&self, options: &str, headers: &[Header], output: Output) -> Result<Compiled, CompileError> {
        let specialised;
        let source = match &self.origin {
            ProgramOrigin::Source(text) => Source::OpenClC(text),
            ProgramOrigin::Il(bytes) => {
                specialised = spirv::specialise(bytes, &self.constants.lock().unwrap_or_else(PoisonError::into_inner));
                Source::SpirV(&specialised)
            }
            ProgramOrigin::Binary | ProgramOrigin::Linked => {
                return Ok(Compiled { zebin: self.lock().binary.clone(), ..Compiled::default() });
            }
        };
        let device = self.context.device.model.name;
        find_compiler()?.compile(&Compilation { output, headers, options, ..Compilation::new(device, source) })
    }

    /// Records an executable, or why there is none.
    fn finish_build(&self, options: &str, compiled: Result<Compiled, CompileError>, failure: cl_int) -> ClResult<()> {
        let loaded = compiled.map(|compiled| {
            let linked = LinkedProgram::load(&compiled.zebin, &self.context.device);
            let linked = linked.and_then(|linked| linked.check_references().map(|()| linked));
            linked.map(|linked| (compiled, linked)).map_err(CompileError::Refused)
        });
        let mut build = self.lock();
        build.options = options.to_owned();
        match loaded.and_then(|loaded| loaded) {
            Ok((compiled, linked)) => {
                build.status = CL_BUILD_SUCCESS;
                build.kind = CL_PROGRAM_BINARY_TYPE_EXECUTABLE;
                (build.binary, build.log) = (compiled.zebin, compiled.log);
                build.linked = Some(Arc::new(linked));
                Ok(())
            }
            Err(error) => build.fail(error, failure),
        }
    }

    /// Records the SPIR-V of a compiled program, or why there is none.
    fn finish_compile(&self, options: &str, compiled: Result<Compiled, CompileError>) -> ClResult<()> {
        let mut build = self.lock();
        build.options = options.to_owned();
        match compiled {
            Ok(compiled) => {
                let il = match &self.origin {
                    ProgramOrigin::Il(bytes) => bytes.clone(),
                    _ => compiled.il,
                };
                build.status = CL_BUILD_SUCCESS;
                build.kind = CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
                (build.binary, build.log) = (il.clone(), compiled.log);
                (build.objects, build.linked) = (vec![il], None);
                Ok(())
            }
            Err(error) => build.fail(error, CL_COMPILE_PROGRAM_FAILURE),
        }
    }
}

impl Build {
    /// Records a failure.
    fn fail(&mut self, error: CompileError, failure: cl_int) -> ClResult<()> {
        let (log, code) = match error {
            CompileError::Missing(log) => (log, CL_COMPILER_NOT_AVAILABLE),
            CompileError::Refused(log) => (log, failure),
            error => (error.to_string(), failure),
        };
        self.status = CL_BUILD_ERROR;
        (self.log, self.linked) = (log, None);
        Err(ClError(code))
    }
}

/// Finds the compiler that the environment names.
fn find_compiler() -> Result<Compiler, CompileError> {
    Compiler::find(|name| env::var_os(name))
}

/// Links compiled programs.
fn link(device: &str, inputs: &[&[u8]], options: &str) -> Result<Compiled, CompileError> {
    find_compiler()?.link(device, inputs, options)
}

/// Returns the type of a binary, and the SPIR-V of the compiled programs in it.
fn identify_binary(context: &ContextObject, binary: &[u8]) -> Result<(cl_program_binary_type, Vec<Vec<u8>>), String> {
    if is_spirv(binary) {
        return Ok((CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT, vec![binary.to_vec()]));
    }
    if library::is_library(binary) {
        let objects = library::decode_library(binary).ok_or("the binary of the library is damaged")?;
        return Ok((CL_PROGRAM_BINARY_TYPE_LIBRARY, objects));
    }
    LinkedProgram::load(binary, &context.device)?;
    Ok((CL_PROGRAM_BINARY_TYPE_EXECUTABLE, Vec::new()))
}

/// Creates a program from a binary. One that cannot be loaded is refused here, so that the host
/// hears of it at once.
fn program_of_binary(context: Shared<ContextObject>, binary: &[u8]) -> ClResult<ProgramObject> {
    let (kind, objects) = identify_binary(&context, binary).map_err(|message| {
        crate::entry::warn(&message);
        ClError(CL_INVALID_BINARY)
    })?;
    let build = Build { kind, objects, binary: binary.to_vec(), ..Build::none() };
    Ok(ProgramObject::new(context, ProgramOrigin::Binary, build))
}

/// Builds a program.
fn build_program(program: &ProgramObject, options: &str) -> ClResult<()> {
    program.check_idle()?;
    let (is_object, linked) = {
        let build = program.lock();
        (
            build.kind != CL_PROGRAM_BINARY_TYPE_EXECUTABLE,
            matches!(program.origin, ProgramOrigin::Binary | ProgramOrigin::Linked),
        )
    };
    if linked && is_object {
        // The binary of a compiled program has to be linked.
        let objects = program.lock().objects.clone();
        let inputs: Vec<_> = objects.iter().map(Vec::as_slice).collect();
        let compiled = link(program.context.device.model.name, &inputs, options);
        return program.finish_build(options, compiled, CL_BUILD_PROGRAM_FAILURE);
    }
    program.finish_build(options, program.compile(options, &[], Output::Executable), CL_BUILD_PROGRAM_FAILURE)
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
        let compiled = [CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT, CL_PROGRAM_BINARY_TYPE_LIBRARY];
        require(compiled.contains(&build.kind), CL_INVALID_OPERATION)?;
        objects.extend(build.objects.iter().cloned());
    }
    let program = PROGRAMS.create(ProgramObject::new(Arc::clone(context), ProgramOrigin::Linked, Build::none()));
    if options.split_whitespace().any(|word| word == "-create-library") {
        let mut build = program.lock();
        (build.status, build.kind) = (CL_BUILD_SUCCESS, CL_PROGRAM_BINARY_TYPE_LIBRARY);
        build.binary = library::encode_library(&objects);
        (build.objects, build.options) = (objects, options.to_owned());
        drop(build);
        return Ok((program, Ok(())));
    }
    let slices: Vec<_> = objects.iter().map(Vec::as_slice).collect();
    let compiled = link(context.device.model.name, &slices, options);
    let result = program.finish_build(options, compiled, CL_LINK_PROGRAM_FAILURE);
    Ok((program, result))
}

fn program_info(program: &Shared<ProgramObject>, name: cl_program_info) -> ClResult<Answer> {
    Ok(match name {
        CL_PROGRAM_REFERENCE_COUNT => Answer::of(PROGRAMS.references(program)),
        CL_PROGRAM_CONTEXT => Answer::of(program.context.handle()),
        CL_PROGRAM_NUM_DEVICES => Answer::of(1_u32),
        CL_PROGRAM_DEVICES => Answer::of(program.context.device.handle()),
        CL_PROGRAM_SOURCE => match &program.origin {
            ProgramOrigin::Source(text) => Answer::text(text),
            _ => Answer::text(""),
        },
        CL_PROGRAM_IL => match &program.origin {
            ProgramOrigin::Il(bytes) => Answer::bytes(bytes.clone()),
            _ => Answer::default(),
        },
        CL_PROGRAM_BINARY_SIZES => Answer::of(program.lock().binary.len()),
        CL_PROGRAM_NUM_KERNELS => Answer::of(program.linked()?.kernels().count()),
        CL_PROGRAM_KERNEL_NAMES => Answer::text(&program.linked()?.kernel_names()),
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
        CL_PROGRAM_BINARY_TYPE => Answer::of(build.kind),
        CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE => {
            Answer::of(build.linked.as_ref().map_or(0, |linked| linked.variable_bytes()))
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
            Ok(PROGRAMS.create_handle(ProgramObject::new(context, ProgramOrigin::Source(text), Build::none())))
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
            Ok(PROGRAMS.create_handle(ProgramObject::new(context, ProgramOrigin::Il(bytes), Build::none())))
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
            let result = build_program(&object, &host::text(options).unwrap_or_default());
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
            require(!matches!(object.origin, ProgramOrigin::Binary | ProgramOrigin::Linked), CL_INVALID_OPERATION)?;
            let headers = host::copy_array(headers, header_count as usize);
            let names = host::copy_array(names.cast_const(), header_count as usize);
            require(headers.len() == header_count as usize && names.len() == headers.len(), CL_INVALID_VALUE)?;
            let mut found = Vec::new();
            for (header, name) in headers.iter().zip(names) {
                let header = PROGRAMS.get(*header)?;
                let ProgramOrigin::Source(source) = &header.origin else { return Err(ClError(CL_INVALID_PROGRAM)) };
                let name = host::text(name).ok_or(ClError(CL_INVALID_VALUE))?;
                found.push(Header { name, source: source.clone() });
            }
            let options = host::text(options).unwrap_or_default();
            let result = object.finish_compile(&options, object.compile(&options, &found, Output::Object));
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
                    HostPointer(place).write(&program.lock().binary);
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
            let ProgramOrigin::Il(il) = &program.origin else { return Err(ClError(CL_INVALID_PROGRAM)) };
            require(spirv::has_constant(il, number), CL_INVALID_SPEC_ID)?;
            require((1..=8).contains(&size) && !value.is_null(), CL_INVALID_VALUE)?;
            let value = host::bytes(value, size);
            program.constants.lock().unwrap_or_else(PoisonError::into_inner).insert(number, value);
            Ok(())
        })
    }
}
