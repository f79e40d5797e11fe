//! Modules, their build logs, and kernels with their arguments.

use crate::device::model;
use crate::entry::{Outcome, ZeError, require};
use crate::handle::Registry;
use crate::host;
use crate::types::{
    MODULE_FORMAT_IL_SPIRV, MODULE_FORMAT_NATIVE, ModuleDesc, RESULT_ERROR_INVALID_ARGUMENT,
    RESULT_ERROR_INVALID_ENUMERATION, RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION,
    RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE,
    RESULT_ERROR_INVALID_NATIVE_BINARY, RESULT_ERROR_MODULE_BUILD_FAILURE, RESULT_ERROR_UNSUPPORTED_FEATURE,
};
use openvisa_runtime::{Binary, BinaryKind, Built, Executable, LaunchArgument, Origin, Parameter, build};
use std::collections::BTreeMap;
use std::ffi::CString;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Maximum number of bytes of the value of a specialisation constant.
const CONSTANT_BYTES: usize = 8;

/// A module that was built.
#[derive(Debug)]
pub(crate) struct Module {
    executable: Arc<Executable>,
    /// The binary, which a host can keep.
    binary: Vec<u8>,
    /// The names of the kernels.
    names: Vec<CString>,
}

/// All modules.
pub(crate) static MODULES: Registry<Module> = Registry::new();

/// The logs of builds.
pub(crate) static BUILD_LOGS: Registry<CString> = Registry::new();

/// All kernels.
pub(crate) static KERNELS: Registry<Kernel> = Registry::new();

/// A kernel.
#[derive(Debug)]
pub(crate) struct Kernel {
    pub(crate) core: openvisa_runtime::Kernel,
    state: Mutex<KernelState>,
}

/// What the host has set for the next launch of a kernel.
#[derive(Clone, Debug)]
pub(crate) struct KernelState {
    pub(crate) group_size: [u32; 3],
    pub(crate) arguments: Vec<Option<LaunchArgument>>,
}

/// Converts a text to a string of C. A zero in it ends it.
fn c_string(text: &str) -> CString {
    let end = text.find('\0').unwrap_or(text.len());
    CString::new(&text[..end]).unwrap_or_default()
}

impl Module {
    fn new(built: Built) -> Option<Self> {
        let executable = built.executable?;
        let names = openvisa_runtime::Kernel::all(&executable).map(|kernel| c_string(&kernel.info.name)).collect();
        Some(Self { executable, binary: built.binary.bytes, names })
    }
}

impl Kernel {
    fn state(&self) -> MutexGuard<'_, KernelState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the state of the kernel and its arguments now.
    ///
    /// # Errors
    /// [`RESULT_ERROR_INVALID_ARGUMENT`] if an argument was not set.
    pub(crate) fn launch_state(&self) -> Outcome<([u32; 3], Vec<LaunchArgument>)> {
        let KernelState { group_size, arguments } = self.state().clone();
        let arguments = arguments.into_iter().collect::<Option<_>>().ok_or(ZeError(RESULT_ERROR_INVALID_ARGUMENT))?;
        Ok((group_size, arguments))
    }

    fn set_group_size(&self, size: [u32; 3]) -> Outcome<()> {
        let items = size.iter().try_fold(1_u32, |product, side| product.checked_mul(*side));
        let fits = items.is_some_and(|items| items > 0 && items as usize <= model().max_group_items);
        let required = self.core.info.required_size.is_none_or(|required| required == size);
        require(fits && required, RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION)?;
        self.state().group_size = size;
        Ok(())
    }

    /// Returns the largest size of groups whose sides divide those of the range, one dimension
    /// after the other.
    fn suggest_group_size(&self, global: [u32; 3]) -> [u32; 3] {
        let mut room = model().max_group_items as u32;
        let side = |global: u32| {
            let side = (1..=room.min(global.max(1))).rev().find(|side| global.is_multiple_of(*side)).unwrap_or(1);
            room /= side;
            side
        };
        self.core.info.required_size.unwrap_or_else(|| global.map(side))
    }

    /// Sets an argument to the bytes of a value, an address or a size; `None` for a null pointer
    /// and for local memory.
    fn set_argument(&self, index: usize, size: usize, value: Option<Vec<u8>>) -> Outcome<()> {
        let mut state = self.state();
        let place = state.arguments.get_mut(index).ok_or(ZeError(RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX))?;
        *place = Some(match (self.core.parameter(index), value) {
            (Parameter::Local, _) => LaunchArgument::Local(size),
            (Parameter::Pointer, None) => LaunchArgument::Null,
            (Parameter::Pointer, Some(bytes)) => {
                let bytes = bytes.try_into().map_err(|_| ZeError(RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE))?;
                match u64::from_ne_bytes(bytes) {
                    0 => LaunchArgument::Null,
                    address => LaunchArgument::Pointer(address),
                }
            }
            (Parameter::Value(known), Some(bytes)) => {
                require(known.is_none_or(|known| known == size), RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE)?;
                LaunchArgument::Value(bytes)
            }
            (Parameter::Value(_), None) => return Err(ZeError(RESULT_ERROR_INVALID_ARGUMENT)),
            (Parameter::Image | Parameter::Sampler, _) => return Err(ZeError(RESULT_ERROR_UNSUPPORTED_FEATURE)),
        });
        Ok(())
    }
}

/// Reads the specialisation constants of a module, in little-endian bytes. The host does not say
/// how many bytes a value has.
///
/// # Safety
/// The lists of the description have as many elements as it says, each of eight bytes.
#[allow(unsafe_code, reason = "reads memory of the host")]
unsafe fn constants_of(desc: &ModuleDesc) -> Outcome<BTreeMap<u32, Vec<u8>>> {
    if desc.constants.is_null() {
        return Ok(BTreeMap::new());
    }
    let given = host::read(desc.constants)?;
    let constant = |index: usize| {
        let id = host::read(given.ids.wrapping_add(index))?;
        Ok((id, host::bytes(host::read(given.values.wrapping_add(index))?, CONSTANT_BYTES)?))
    };
    (0..given.count as usize).map(constant).collect()
}

/// Builds a module. Returns it with the log, or the error with the log.
///
/// # Safety
/// The pointers of the description are those of its input.
#[allow(unsafe_code, reason = "reads memory of the host")]
unsafe fn build_module(desc: &ModuleDesc) -> Outcome<Result<(Module, String), (ZeError, String)>> {
    let input = host::bytes(desc.input, desc.input_size)?;
    let flags = host::text(desc.flags).unwrap_or_default();
    let constants = constants_of(desc)?;
    let (origin, error) = match desc.format {
        MODULE_FORMAT_IL_SPIRV => (Origin::SpirV(input), RESULT_ERROR_MODULE_BUILD_FAILURE),
        MODULE_FORMAT_NATIVE => {
            let binary = Binary { kind: BinaryKind::Executable, bytes: input, objects: Vec::new() };
            (Origin::Binary(binary), RESULT_ERROR_INVALID_NATIVE_BINARY)
        }
        _ => return Err(ZeError(RESULT_ERROR_INVALID_ENUMERATION)),
    };
    let built = build(&origin, &constants, &flags, model()).map_err(|error| error.to_string());
    Ok(match built {
        Ok(built) => {
            let log = built.log.clone();
            Module::new(built).map(|module| (module, log)).ok_or((ZeError(error), String::new()))
        }
        Err(log) => Err((ZeError(error), log)),
    })
}

#[allow(unsafe_code, reason = "entry points")]
pub(crate) mod api {
    use super::*;
    use crate::device::check_device;
    use crate::entry::{result, warn};
    use crate::handle::Handle;
    use crate::memory::CONTEXTS;
    use crate::types::{
        Head, KernelDesc, KernelProperties, RESULT_ERROR_INVALID_KERNEL_NAME, RESULT_ERROR_INVALID_SIZE, ZeResult,
    };
    use std::ffi::{c_char, c_void};

    pub(crate) unsafe extern "C" fn zeModuleCreate(
        context: Handle,
        device: Handle,
        desc: *const ModuleDesc,
        module: *mut Handle,
        log: *mut Handle,
    ) -> ZeResult {
        result(|| {
            CONTEXTS.get(context)?;
            check_device(device)?;
            let built = build_module(&host::read(desc)?)?;
            let (built, text) = match built {
                Ok((built, text)) => (Ok(built), text),
                Err((error, text)) => (Err(error), text),
            };
            if !log.is_null() {
                host::write(log, BUILD_LOGS.publish(c_string(&text)))?;
            } else if built.is_err() {
                warn(&text);
            }
            host::write(module, MODULES.publish(built?))
        })
    }

    pub(crate) unsafe extern "C" fn zeModuleDestroy(module: Handle) -> ZeResult {
        result(|| MODULES.destroy(module).map(drop))
    }

    pub(crate) unsafe extern "C" fn zeModuleBuildLogDestroy(log: Handle) -> ZeResult {
        result(|| BUILD_LOGS.destroy(log).map(drop))
    }

    pub(crate) unsafe extern "C" fn zeModuleBuildLogGetString(
        log: Handle,
        size: *mut usize,
        text: *mut c_char,
    ) -> ZeResult {
        result(|| {
            let log = BUILD_LOGS.get(log)?;
            host::bytes_out(size, text.cast(), log.as_bytes_with_nul(), RESULT_ERROR_INVALID_SIZE)
        })
    }

    pub(crate) unsafe extern "C" fn zeModuleGetNativeBinary(
        module: Handle,
        size: *mut usize,
        binary: *mut u8,
    ) -> ZeResult {
        result(|| host::bytes_out(size, binary, &MODULES.get(module)?.binary, RESULT_ERROR_INVALID_SIZE))
    }

    pub(crate) unsafe extern "C" fn zeModuleGetKernelNames(
        module: Handle,
        count: *mut u32,
        names: *mut *const c_char,
    ) -> ZeResult {
        result(|| {
            let module = MODULES.get(module)?;
            let all: Vec<_> = module.names.iter().map(|name| name.as_ptr()).collect();
            host::list(count, names, &all)
        })
    }

    pub(crate) unsafe extern "C" fn zeKernelCreate(
        module: Handle,
        desc: *const KernelDesc,
        kernel: *mut Handle,
    ) -> ZeResult {
        result(|| {
            let module = MODULES.get(module)?;
            let name = host::text(host::read(desc)?.name).unwrap_or_default();
            let core = openvisa_runtime::Kernel::find(&module.executable, &name);
            let core = core.ok_or(ZeError(RESULT_ERROR_INVALID_KERNEL_NAME))?;
            let group_size = core.info.required_size.unwrap_or([1; 3]);
            let state = KernelState { group_size, arguments: vec![None; core.info.argument_count()] };
            host::write(kernel, KERNELS.publish(Kernel { core, state: Mutex::new(state) }))
        })
    }

    pub(crate) unsafe extern "C" fn zeKernelDestroy(kernel: Handle) -> ZeResult {
        result(|| KERNELS.destroy(kernel).map(drop))
    }

    pub(crate) unsafe extern "C" fn zeKernelSetGroupSize(kernel: Handle, x: u32, y: u32, z: u32) -> ZeResult {
        result(|| KERNELS.get(kernel)?.set_group_size([x, y, z]))
    }

    pub(crate) unsafe extern "C" fn zeKernelSuggestGroupSize(
        kernel: Handle,
        global_x: u32,
        global_y: u32,
        global_z: u32,
        x: *mut u32,
        y: *mut u32,
        z: *mut u32,
    ) -> ZeResult {
        result(|| {
            let size = KERNELS.get(kernel)?.suggest_group_size([global_x, global_y, global_z]);
            [x, y, z].into_iter().zip(size).try_for_each(|(place, side)| host::write(place, side))
        })
    }

    pub(crate) unsafe extern "C" fn zeKernelSetArgumentValue(
        kernel: Handle,
        index: u32,
        size: usize,
        value: *const c_void,
    ) -> ZeResult {
        result(|| {
            let kernel = KERNELS.get(kernel)?;
            let value = if value.is_null() { None } else { Some(host::bytes(value, size)?) };
            kernel.set_argument(index as usize, size, value)
        })
    }

    /// Kernels can always follow pointers to all memory of their context.
    pub(crate) unsafe extern "C" fn zeKernelSetIndirectAccess(kernel: Handle, _flags: u32) -> ZeResult {
        result(|| KERNELS.get(kernel).map(drop))
    }

    pub(crate) unsafe extern "C" fn zeKernelSetCacheConfig(kernel: Handle, _flags: u32) -> ZeResult {
        result(|| KERNELS.get(kernel).map(drop))
    }

    pub(crate) unsafe extern "C" fn zeKernelGetName(kernel: Handle, size: *mut usize, name: *mut c_char) -> ZeResult {
        result(|| {
            let text = c_string(&KERNELS.get(kernel)?.core.info.name);
            host::bytes_out(size, name.cast(), text.as_bytes_with_nul(), RESULT_ERROR_INVALID_SIZE)
        })
    }

    pub(crate) unsafe extern "C" fn zeKernelGetProperties(
        kernel: Handle,
        properties: *mut KernelProperties,
    ) -> ZeResult {
        result(|| {
            let kernel = KERNELS.get(kernel)?;
            let (core, width) = (&kernel.core, kernel.core.simd_size());
            let value = KernelProperties {
                head: Head::default(),
                arguments: core.info.argument_count() as u32,
                required_group_size: core.info.required_size.unwrap_or_default(),
                required_sub_groups: 0,
                required_sub_group_size: core.required_sub_group_size() as u32,
                max_sub_group_size: width as u32,
                max_sub_groups: (model().max_group_items / width) as u32,
                local_mem_size: core.info.slm_size as u32,
                private_mem_size: core.private_bytes() as u32,
                spill_mem_size: 0,
                kernel_uuid: [0; 16],
                module_uuid: [0; 16],
            };
            host::describe(properties, value)
        })
    }
}
