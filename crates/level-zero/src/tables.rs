//! The tables of functions, which the loader asks for.
//!
//! A table is a list of pointers to functions, which the loader allocates. A function has the same
//! place in every version of the interface, because new ones are appended; so a table lists them in
//! the order of the header `ze_ddi.h`, up to the last one that the driver has. The loader does not
//! take a driver that lacks a table, and answers `ZE_RESULT_ERROR_UNSUPPORTED_FEATURE` for
//! functions that stay null.
#![allow(unsafe_code, reason = "entry points")]

use crate::entry::{require, result};
use crate::types::{RESULT_ERROR_INVALID_NULL_POINTER, RESULT_ERROR_UNSUPPORTED_VERSION, ZeResult};
use crate::{command, device, memory, module};
use std::ffi::c_void;

/// The upper half of the version of the interface that the tables are for.
const MAJOR_VERSION: u32 = 1;

/// Fills a table of functions from its start.
///
/// # Safety
/// `table` is null, or points to a table with room for the functions.
unsafe fn fill(version: u32, table: *mut *const c_void, functions: &[*const c_void]) -> ZeResult {
    result(|| {
        require(!table.is_null(), RESULT_ERROR_INVALID_NULL_POINTER)?;
        require(version >> 16 == MAJOR_VERSION, RESULT_ERROR_UNSUPPORTED_VERSION)?;
        for (index, function) in functions.iter().enumerate().filter(|(_, function)| !function.is_null()) {
            // SAFETY: The caller promises the room.
            unsafe { table.add(index).write(*function) };
        }
        Ok(())
    })
}

/// Defines the functions by which the loader asks for a table. `lacks::NAME` is a function that the
/// driver does not have.
macro_rules! tables {
    ($($(#[$doc:meta])* $name:ident [$($module:ident::$function:ident $(,)?)*];)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        /// `table` is null, or points to the table of this name.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(version: u32, table: *mut *const c_void) -> ZeResult {
            fill(version, table, &[$(tables!(@pointer $module $function)),*])
        }
    )*};
    (@pointer lacks $function:ident) => { std::ptr::null() };
    (@pointer $module:ident $function:ident) => { $module::api::$function as *const c_void };
}

tables! {
    /// Fills the table of functions of the interface as a whole.
    zeGetGlobalProcAddrTable [
        device::zeInit,
    ];
    /// Fills the table of functions of drivers.
    zeGetDriverProcAddrTable [
        device::zeDriverGet,
        device::zeDriverGetApiVersion,
        device::zeDriverGetProperties,
        lacks::zeDriverGetIpcProperties,
        device::zeDriverGetExtensionProperties,
    ];
    /// Fills the table of functions of devices.
    zeGetDeviceProcAddrTable [
        device::zeDeviceGet,
        device::zeDeviceGetSubDevices,
        device::zeDeviceGetProperties,
        device::zeDeviceGetComputeProperties,
        lacks::zeDeviceGetModuleProperties,
        device::zeDeviceGetCommandQueueGroupProperties,
        device::zeDeviceGetMemoryProperties,
        lacks::zeDeviceGetMemoryAccessProperties,
        lacks::zeDeviceGetCacheProperties,
        lacks::zeDeviceGetImageProperties,
        lacks::zeDeviceGetExternalMemoryProperties,
        lacks::zeDeviceGetP2PProperties,
        lacks::zeDeviceCanAccessPeer,
        device::zeDeviceGetStatus,
    ];
    /// Fills the table of functions of contexts.
    zeGetContextProcAddrTable [
        memory::zeContextCreate,
        memory::zeContextDestroy,
        memory::zeContextGetStatus,
        lacks::zeContextSystemBarrier,
        lacks::zeContextMakeMemoryResident,
        lacks::zeContextEvictMemory,
        lacks::zeContextMakeImageResident,
        lacks::zeContextEvictImage,
        memory::zeContextCreateEx,
    ];
    /// Fills the table of functions of command queues.
    zeGetCommandQueueProcAddrTable [
        command::zeCommandQueueCreate,
        command::zeCommandQueueDestroy,
        command::zeCommandQueueExecuteCommandLists,
        command::zeCommandQueueSynchronize,
    ];
    /// Fills the table of functions of command lists.
    zeGetCommandListProcAddrTable [
        command::zeCommandListCreate,
        command::zeCommandListCreateImmediate,
        command::zeCommandListDestroy,
        command::zeCommandListClose,
        command::zeCommandListReset,
        lacks::zeCommandListAppendWriteGlobalTimestamp,
        command::zeCommandListAppendBarrier,
        lacks::zeCommandListAppendMemoryRangesBarrier,
        command::zeCommandListAppendMemoryCopy,
        command::zeCommandListAppendMemoryFill,
        lacks::zeCommandListAppendMemoryCopyRegion,
        lacks::zeCommandListAppendMemoryCopyFromContext,
        lacks::zeCommandListAppendImageCopy,
        lacks::zeCommandListAppendImageCopyRegion,
        lacks::zeCommandListAppendImageCopyToMemory,
        lacks::zeCommandListAppendImageCopyFromMemory,
        lacks::zeCommandListAppendMemoryPrefetch,
        lacks::zeCommandListAppendMemAdvise,
        lacks::zeCommandListAppendSignalEvent,
        lacks::zeCommandListAppendWaitOnEvents,
        lacks::zeCommandListAppendEventReset,
        lacks::zeCommandListAppendQueryKernelTimestamps,
        command::zeCommandListAppendLaunchKernel,
    ];
    /// Fills the table of functions of images.
    zeGetImageProcAddrTable [];
    /// Fills the table of functions of fences.
    zeGetFenceProcAddrTable [];
    /// Fills the table of functions of event pools.
    zeGetEventPoolProcAddrTable [];
    /// Fills the table of functions of events.
    zeGetEventProcAddrTable [];
    /// Fills the table of functions of modules.
    zeGetModuleProcAddrTable [
        module::zeModuleCreate,
        module::zeModuleDestroy,
        lacks::zeModuleDynamicLink,
        module::zeModuleGetNativeBinary,
        lacks::zeModuleGetGlobalPointer,
        module::zeModuleGetKernelNames,
    ];
    /// Fills the table of functions of build logs.
    zeGetModuleBuildLogProcAddrTable [
        module::zeModuleBuildLogDestroy,
        module::zeModuleBuildLogGetString,
    ];
    /// Fills the table of functions of kernels.
    zeGetKernelProcAddrTable [
        module::zeKernelCreate,
        module::zeKernelDestroy,
        module::zeKernelSetCacheConfig,
        module::zeKernelSetGroupSize,
        module::zeKernelSuggestGroupSize,
        lacks::zeKernelSuggestMaxCooperativeGroupCount,
        module::zeKernelSetArgumentValue,
        module::zeKernelSetIndirectAccess,
        lacks::zeKernelGetIndirectAccess,
        lacks::zeKernelGetSourceAttributes,
        module::zeKernelGetProperties,
        module::zeKernelGetName,
    ];
    /// Fills the table of functions of samplers.
    zeGetSamplerProcAddrTable [];
    /// Fills the table of functions of physical memory.
    zeGetPhysicalMemProcAddrTable [];
    /// Fills the table of functions of memory.
    zeGetMemProcAddrTable [
        memory::zeMemAllocShared,
        memory::zeMemAllocDevice,
        memory::zeMemAllocHost,
        memory::zeMemFree,
        memory::zeMemGetAllocProperties,
        memory::zeMemGetAddressRange,
    ];
    /// Fills the table of functions of virtual memory.
    zeGetVirtualMemProcAddrTable [];
    /// Fills the table of functions of experiments with devices.
    zeGetDeviceExpProcAddrTable [];
    /// Fills the table of functions of experiments with events.
    zeGetEventExpProcAddrTable [];
    /// Fills the table of functions of experiments with images.
    zeGetImageExpProcAddrTable [];
    /// Fills the table of functions of experiments with kernels.
    zeGetKernelExpProcAddrTable [];
    /// Fills the table of functions of experiments with edges of a fabric.
    zeGetFabricEdgeExpProcAddrTable [];
    /// Fills the table of functions of experiments with vertices of a fabric.
    zeGetFabricVertexExpProcAddrTable [];
    /// Fills the table of functions of tools for command lists.
    zetGetCommandListProcAddrTable [];
    /// Fills the table of functions of tools for contexts.
    zetGetContextProcAddrTable [];
    /// Fills the table of functions of tools for debuggers.
    zetGetDebugProcAddrTable [];
    /// Fills the table of functions of tools for devices.
    zetGetDeviceProcAddrTable [];
    /// Fills the table of functions of tools for kernels.
    zetGetKernelProcAddrTable [];
    /// Fills the table of functions of tools for experiments with groups of metrics.
    zetGetMetricGroupExpProcAddrTable [];
    /// Fills the table of functions of tools for groups of metrics.
    zetGetMetricGroupProcAddrTable [];
    /// Fills the table of functions of tools for metrics.
    zetGetMetricProcAddrTable [];
    /// Fills the table of functions of tools for pools of queries of metrics.
    zetGetMetricQueryPoolProcAddrTable [];
    /// Fills the table of functions of tools for queries of metrics.
    zetGetMetricQueryProcAddrTable [];
    /// Fills the table of functions of tools for streams of metrics.
    zetGetMetricStreamerProcAddrTable [];
    /// Fills the table of functions of tools for modules.
    zetGetModuleProcAddrTable [];
    /// Fills the table of functions of tools for experiments with tracers.
    zetGetTracerExpProcAddrTable [];
    /// Fills the table of functions that manage devices.
    zesGetDeviceProcAddrTable [];
    /// Fills the table of functions that manage diagnostics.
    zesGetDiagnosticsProcAddrTable [];
    /// Fills the table of functions that manage drivers.
    zesGetDriverProcAddrTable [];
    /// Fills the table of functions that manage engines.
    zesGetEngineProcAddrTable [];
    /// Fills the table of functions that manage ports of a fabric.
    zesGetFabricPortProcAddrTable [];
    /// Fills the table of functions that manage fans.
    zesGetFanProcAddrTable [];
    /// Fills the table of functions that manage firmware.
    zesGetFirmwareProcAddrTable [];
    /// Fills the table of functions that manage clock rates.
    zesGetFrequencyProcAddrTable [];
    /// Fills the table of functions that manage lamps.
    zesGetLedProcAddrTable [];
    /// Fills the table of functions that manage memory.
    zesGetMemoryProcAddrTable [];
    /// Fills the table of functions that manage performance factors.
    zesGetPerformanceFactorProcAddrTable [];
    /// Fills the table of functions that manage power.
    zesGetPowerProcAddrTable [];
    /// Fills the table of functions that manage power supplies.
    zesGetPsuProcAddrTable [];
    /// Fills the table of functions that manage errors of the hardware.
    zesGetRasProcAddrTable [];
    /// Fills the table of functions that manage schedulers.
    zesGetSchedulerProcAddrTable [];
    /// Fills the table of functions that manage standby.
    zesGetStandbyProcAddrTable [];
    /// Fills the table of functions that manage temperatures.
    zesGetTemperatureProcAddrTable [];
}
