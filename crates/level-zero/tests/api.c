/* Checks the driver through the loader: api ZEBIN [SPIRV], where ZEBIN is that of
 * crates/ocl/tests/store.visaasm, and SPIRV a module with the kernel of add.cl. Exits with 0 if all
 * checks hold.
 */
#include <level_zero/ze_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define CHECK(condition)                                                    \
    do {                                                                    \
        if (!(condition)) {                                                 \
            fprintf(stderr, "line %d: %s does not hold\n", __LINE__, #condition); \
            failures++;                                                     \
        }                                                                   \
    } while (0)

#define CHECK_RESULT(call, expected)                                        \
    do {                                                                    \
        ze_result_t result_ = (call);                                       \
        if (result_ != (expected)) {                                        \
            fprintf(stderr, "line %d: %s is %#x, not %#x\n", __LINE__, #call, (unsigned)result_, (unsigned)(expected)); \
            failures++;                                                     \
        }                                                                   \
    } while (0)

#define CHECK_SUCCESS(call) CHECK_RESULT(call, ZE_RESULT_SUCCESS)

static ze_driver_handle_t driver;
static ze_device_handle_t device;
static ze_context_handle_t context;

static uint8_t *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END)) {
        perror(path);
        exit(2);
    }
    *size = (size_t)ftell(file);
    rewind(file);
    uint8_t *bytes = malloc(*size);
    if (!bytes || fread(bytes, 1, *size, file) != *size) {
        perror(path);
        exit(2);
    }
    fclose(file);
    return bytes;
}

static ze_module_handle_t build(const char *path, ze_module_format_t format, ze_result_t expected)
{
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC, .format = format};
    uint8_t *bytes = read_file(path, &desc.inputSize);
    desc.pInputModule = bytes;
    ze_module_handle_t module = NULL;
    ze_module_build_log_handle_t log = NULL;
    CHECK_RESULT(zeModuleCreate(context, device, &desc, &module, &log), expected);
    size_t size = 0;
    CHECK_SUCCESS(zeModuleBuildLogGetString(log, &size, NULL));
    char *text = malloc(size);
    CHECK_SUCCESS(zeModuleBuildLogGetString(log, &size, text));
    /* A build that fails says why. */
    CHECK((expected == ZE_RESULT_SUCCESS) || strlen(text) > 0);
    CHECK_SUCCESS(zeModuleBuildLogDestroy(log));
    free(text);
    free(bytes);
    return module;
}

static ze_kernel_handle_t find_kernel(ze_module_handle_t module, const char *name, ze_result_t expected)
{
    ze_kernel_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = name};
    ze_kernel_handle_t kernel = NULL;
    CHECK_RESULT(zeKernelCreate(module, &desc, &kernel), expected);
    return kernel;
}

static void *allocate(size_t size)
{
    ze_device_mem_alloc_desc_t of_device = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC};
    ze_host_mem_alloc_desc_t of_host = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC};
    void *pointer = NULL;
    CHECK_SUCCESS(zeMemAllocShared(context, &of_device, &of_host, size, 64, device, &pointer));
    return pointer;
}

static void the_device_has_a_name_and_sizes(void)
{
    ze_device_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES};
    CHECK_SUCCESS(zeDeviceGetProperties(device, &properties));
    CHECK(properties.stype == ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES && !properties.pNext);
    CHECK(properties.type == ZE_DEVICE_TYPE_GPU && properties.vendorId == 0x8086);
    CHECK(!strncmp(properties.name, "OpenVISA ", 9));
    CHECK(properties.numThreadsPerEU >= 7 && properties.timestampValidBits == 64);
    ze_device_compute_properties_t compute = {.stype = ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES};
    CHECK_SUCCESS(zeDeviceGetComputeProperties(device, &compute));
    CHECK(compute.maxTotalGroupSize >= 256 && compute.maxSharedLocalMemory >= 64 << 10);
    CHECK(compute.numSubGroupSizes > 0 && compute.subGroupSizes[compute.numSubGroupSizes - 1] == 32);
    uint32_t count = 0;
    CHECK_SUCCESS(zeDeviceGetCommandQueueGroupProperties(device, &count, NULL));
    CHECK(count == 1);
    ze_command_queue_group_properties_t group = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES};
    CHECK_SUCCESS(zeDeviceGetCommandQueueGroupProperties(device, &count, &group));
    CHECK(group.flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE && group.numQueues == 1);
    CHECK(group.maxMemoryFillPatternSize == 128);
    CHECK_SUCCESS(zeDeviceGetMemoryProperties(device, &count, NULL));
    ze_device_memory_properties_t memory = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES};
    CHECK_SUCCESS(zeDeviceGetMemoryProperties(device, &count, &memory));
    CHECK(memory.totalSize > 0 && memory.name[0]);
    /* A function that the driver does not have. */
    ze_device_cache_properties_t cache = {.stype = ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES};
    CHECK_RESULT(zeDeviceGetCacheProperties(device, &count, &cache), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

static void memory_is_found_by_its_addresses_until_it_is_freed(void)
{
    char *pointer = allocate(100);
    void *base = NULL;
    size_t size = 0;
    CHECK_SUCCESS(zeMemGetAddressRange(context, pointer + 99, &base, &size));
    CHECK(base == pointer && size == 100);
    ze_memory_allocation_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES};
    ze_device_handle_t of = NULL;
    CHECK_SUCCESS(zeMemGetAllocProperties(context, pointer, &properties, &of));
    CHECK(properties.type == ZE_MEMORY_TYPE_SHARED && of == device);
    CHECK_SUCCESS(zeMemFree(context, pointer));
    CHECK_RESULT(zeMemFree(context, pointer), ZE_RESULT_ERROR_INVALID_ARGUMENT);
    CHECK_SUCCESS(zeMemGetAllocProperties(context, pointer, &properties, &of));
    CHECK(properties.type == ZE_MEMORY_TYPE_UNKNOWN && !of);
}

static void a_list_runs_a_native_kernel_each_time_a_queue_executes_it(const char *path)
{
    ze_module_handle_t module = build(path, ZE_MODULE_FORMAT_NATIVE, ZE_RESULT_SUCCESS);
    uint32_t count = 0;
    const char *name = NULL;
    CHECK_SUCCESS(zeModuleGetKernelNames(module, &count, NULL));
    CHECK(count == 1);
    CHECK_SUCCESS(zeModuleGetKernelNames(module, &count, &name));
    CHECK(name && !strcmp(name, "store"));
    find_kernel(module, "other", ZE_RESULT_ERROR_INVALID_KERNEL_NAME);
    ze_kernel_handle_t kernel = find_kernel(module, "store", ZE_RESULT_SUCCESS);
    ze_kernel_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES};
    CHECK_SUCCESS(zeKernelGetProperties(kernel, &properties));
    CHECK(properties.numKernelArgs == 2 && properties.maxSubgroupSize == 16);

    uint32_t *values = allocate(4 * sizeof *values), value = 7, copied = 0;
    memset(values, 0, 4 * sizeof *values);
    CHECK_RESULT(zeKernelSetArgumentValue(kernel, 2, sizeof value, &value), ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX);
    CHECK_RESULT(zeKernelSetArgumentValue(kernel, 1, 8, values), ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
    CHECK_RESULT(zeKernelSetGroupSize(kernel, 2048, 1, 1), ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION);
    CHECK_SUCCESS(zeKernelSetGroupSize(kernel, 16, 1, 1));
    CHECK_SUCCESS(zeKernelSetArgumentValue(kernel, 0, sizeof values, &values));

    ze_command_list_desc_t list_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC};
    ze_command_list_handle_t list = NULL;
    CHECK_SUCCESS(zeCommandListCreate(context, device, &list_desc, &list));
    ze_group_count_t groups = {1, 1, 1};
    CHECK_RESULT(zeCommandListAppendLaunchKernel(list, kernel, &groups, NULL, 0, NULL), ZE_RESULT_ERROR_INVALID_ARGUMENT);
    CHECK_SUCCESS(zeKernelSetArgumentValue(kernel, 1, sizeof value, &value));
    CHECK_SUCCESS(zeCommandListAppendLaunchKernel(list, kernel, &groups, NULL, 0, NULL));
    CHECK_SUCCESS(zeCommandListAppendBarrier(list, NULL, 0, NULL));
    CHECK_SUCCESS(zeCommandListAppendMemoryCopy(list, &copied, values, sizeof copied, NULL, 0, NULL));
    uint32_t pattern = 9;
    CHECK_SUCCESS(zeCommandListAppendMemoryFill(list, values + 1, &pattern, sizeof pattern, 8, NULL, 0, NULL));
    CHECK_SUCCESS(zeCommandListClose(list));
    /* The list has copies of the arguments. */
    value = 8;
    CHECK_SUCCESS(zeKernelSetArgumentValue(kernel, 1, sizeof value, &value));

    ze_command_queue_desc_t queue_desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC};
    ze_command_queue_handle_t queue = NULL;
    CHECK_SUCCESS(zeCommandQueueCreate(context, device, &queue_desc, &queue));
    for (int run = 0; run < 2; run++) {
        memset(values, 0, 4 * sizeof *values);
        copied = 0;
        CHECK_SUCCESS(zeCommandQueueExecuteCommandLists(queue, 1, &list, NULL));
        CHECK_SUCCESS(zeCommandQueueSynchronize(queue, UINT64_MAX));
        CHECK(values[0] == 7 && copied == 7 && values[1] == 9 && values[2] == 9 && values[3] == 0);
    }
    CHECK_SUCCESS(zeCommandListReset(list));
    CHECK_SUCCESS(zeCommandListAppendLaunchKernel(list, kernel, &groups, NULL, 0, NULL));
    CHECK_SUCCESS(zeCommandListClose(list));
    CHECK_SUCCESS(zeCommandQueueExecuteCommandLists(queue, 1, &list, NULL));
    CHECK_SUCCESS(zeCommandQueueSynchronize(queue, UINT64_MAX));
    CHECK(values[0] == 8);

    /* A kernel that fails loses the device, as a fault of a GPU does. */
    CHECK_SUCCESS(zeMemFree(context, values));
    CHECK_SUCCESS(zeCommandQueueExecuteCommandLists(queue, 1, &list, NULL));
    CHECK_RESULT(zeCommandQueueSynchronize(queue, UINT64_MAX), ZE_RESULT_ERROR_DEVICE_LOST);
    CHECK_SUCCESS(zeCommandQueueDestroy(queue));
    CHECK_SUCCESS(zeCommandListDestroy(list));
    CHECK_SUCCESS(zeKernelDestroy(kernel));
    CHECK_SUCCESS(zeModuleDestroy(module));
}

static void an_immediate_list_runs_a_kernel_from_spir_v(const char *path)
{
    ze_module_handle_t module = build(path, ZE_MODULE_FORMAT_IL_SPIRV, ZE_RESULT_SUCCESS);
    ze_kernel_handle_t kernel = find_kernel(module, "add", ZE_RESULT_SUCCESS);
    enum { COUNT = 100 };
    int32_t *x = allocate(COUNT * sizeof *x), *y = allocate(COUNT * sizeof *y);
    for (int i = 0; i < COUNT; i++) {
        x[i] = i;
        y[i] = 1000 * i;
    }
    uint32_t width = 0, height = 0, depth = 0;
    CHECK_SUCCESS(zeKernelSuggestGroupSize(kernel, COUNT, 1, 1, &width, &height, &depth));
    CHECK(width == COUNT && height == 1 && depth == 1);
    CHECK_SUCCESS(zeKernelSetGroupSize(kernel, 20, 1, 1));
    CHECK_SUCCESS(zeKernelSetArgumentValue(kernel, 0, sizeof x, &x));
    CHECK_SUCCESS(zeKernelSetArgumentValue(kernel, 1, sizeof y, &y));
    ze_command_queue_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    ze_command_list_handle_t list = NULL;
    CHECK_SUCCESS(zeCommandListCreateImmediate(context, device, &desc, &list));
    ze_group_count_t groups = {COUNT / 20, 1, 1};
    CHECK_SUCCESS(zeCommandListAppendLaunchKernel(list, kernel, &groups, NULL, 0, NULL));
    int wrong = 0;
    for (int i = 0; i < COUNT; i++)
        wrong += x[i] != 1001 * i;
    CHECK(!wrong);
    CHECK_SUCCESS(zeCommandListDestroy(list));
    CHECK_SUCCESS(zeKernelDestroy(kernel));
    /* The native binary of the module is a module too. */
    size_t size = 0;
    CHECK_SUCCESS(zeModuleGetNativeBinary(module, &size, NULL));
    uint8_t *binary = malloc(size);
    CHECK_SUCCESS(zeModuleGetNativeBinary(module, &size, binary));
    CHECK_SUCCESS(zeModuleDestroy(module));
    ze_module_desc_t again = {
        .stype = ZE_STRUCTURE_TYPE_MODULE_DESC, .format = ZE_MODULE_FORMAT_NATIVE, .inputSize = size, .pInputModule = binary};
    CHECK_SUCCESS(zeModuleCreate(context, device, &again, &module, NULL));
    CHECK_SUCCESS(zeKernelDestroy(find_kernel(module, "add", ZE_RESULT_SUCCESS)));
    CHECK_SUCCESS(zeModuleDestroy(module));
    free(binary);
    CHECK_SUCCESS(zeMemFree(context, x));
    CHECK_SUCCESS(zeMemFree(context, y));
}

int main(int count, char **arguments)
{
    if (count < 2)
        return 2;
    CHECK_SUCCESS(zeInit(ZE_INIT_FLAG_GPU_ONLY));
    uint32_t drivers = 0, devices = 0;
    CHECK_SUCCESS(zeDriverGet(&drivers, NULL));
    CHECK(drivers == 1);
    CHECK_SUCCESS(zeDriverGet(&drivers, &driver));
    if (failures)
        return 1;
    ze_api_version_t version = 0;
    CHECK_SUCCESS(zeDriverGetApiVersion(driver, &version));
    CHECK(version >= ZE_API_VERSION_1_0);
    CHECK_SUCCESS(zeDeviceGet(driver, &devices, NULL));
    CHECK(devices == 1);
    CHECK_SUCCESS(zeDeviceGet(driver, &devices, &device));
    ze_context_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
    CHECK_SUCCESS(zeContextCreate(driver, &desc, &context));
    the_device_has_a_name_and_sizes();
    memory_is_found_by_its_addresses_until_it_is_freed();
    build(arguments[0], ZE_MODULE_FORMAT_NATIVE, ZE_RESULT_ERROR_INVALID_NATIVE_BINARY);
    a_list_runs_a_native_kernel_each_time_a_queue_executes_it(arguments[1]);
    if (count > 2)
        an_immediate_list_runs_a_kernel_from_spir_v(arguments[2]);
    CHECK_SUCCESS(zeContextDestroy(context));
    CHECK_RESULT(zeContextDestroy(context), ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
    return failures ? 1 : 0;
}
