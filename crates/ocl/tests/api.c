/* Checks the driver through the loader, without a compiler: api FILE, where FILE is the zebin of
 * store.visaasm. Exits with 0 if all checks hold.
 */
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <CL/cl_ext.h>
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

#define CHECK_STATUS(call, expected)                                        \
    do {                                                                    \
        cl_int status_ = (call);                                            \
        if (status_ != (expected)) {                                        \
            fprintf(stderr, "line %d: %s is %d, not %d\n", __LINE__, #call, status_, (int)(expected)); \
            failures++;                                                     \
        }                                                                   \
    } while (0)

static cl_platform_id platform;
static cl_device_id device;
static cl_context context;
static cl_command_queue queue;
static cl_kernel kernel;

static void queries_have_a_size_and_refuse_places_that_are_too_small(void)
{
    size_t size = 0;
    char name[64] = "";
    CHECK_STATUS(clGetPlatformInfo(platform, CL_PLATFORM_NAME, 0, NULL, &size), CL_SUCCESS);
    CHECK(size == sizeof "OpenVISA");
    CHECK_STATUS(clGetPlatformInfo(platform, CL_PLATFORM_NAME, size - 1, name, NULL), CL_INVALID_VALUE);
    CHECK_STATUS(clGetPlatformInfo(platform, CL_PLATFORM_NAME, size, name, NULL), CL_SUCCESS);
    CHECK(!strcmp(name, "OpenVISA"));
    CHECK_STATUS(clGetPlatformInfo(platform, 0x1, sizeof name, name, NULL), CL_INVALID_VALUE);
    CHECK_STATUS(clGetDeviceInfo(device, 0x1, sizeof name, name, NULL), CL_INVALID_VALUE);
}

static void handles_of_other_types_and_released_ones_are_refused(void)
{
    cl_int status;
    cl_context other = clCreateContext(NULL, 1, &device, NULL, NULL, &status);
    CHECK(status == CL_SUCCESS);
    cl_uint references = 0;
    CHECK_STATUS(clRetainContext(other), CL_SUCCESS);
    CHECK_STATUS(clGetContextInfo(other, CL_CONTEXT_REFERENCE_COUNT, sizeof references, &references, NULL), CL_SUCCESS);
    CHECK(references == 2);
    /* A queue keeps its context alive. */
    cl_command_queue kept = clCreateCommandQueueWithProperties(other, device, NULL, &status);
    CHECK(status == CL_SUCCESS);
    CHECK_STATUS(clReleaseContext(other), CL_SUCCESS);
    CHECK_STATUS(clReleaseContext(other), CL_SUCCESS);
    cl_context found;
    CHECK_STATUS(clGetCommandQueueInfo(kept, CL_QUEUE_CONTEXT, sizeof found, &found, NULL), CL_SUCCESS);
    CHECK(found == other);
    CHECK_STATUS(clReleaseContext(other), CL_INVALID_CONTEXT);
    CHECK_STATUS(clReleaseCommandQueue(kept), CL_SUCCESS);
    CHECK_STATUS(clReleaseMemObject((cl_mem)kernel), CL_INVALID_MEM_OBJECT);
    CHECK_STATUS(clFinish((cl_command_queue)context), CL_INVALID_COMMAND_QUEUE);
}

static void functions_of_extensions_are_found_through_the_loader(void)
{
    typedef cl_command_queue (*create_queue_fn)(cl_context, cl_device_id, const cl_queue_properties *, cl_int *);
    static const char name[] = "clCreateCommandQueueWithPropertiesKHR";
    create_queue_fn create_queue = (create_queue_fn)clGetExtensionFunctionAddressForPlatform(platform, name);
    CHECK(create_queue);
    if (!create_queue)
        return;
    cl_int status;
    cl_command_queue created = create_queue(context, device, NULL, &status);
    CHECK(status == CL_SUCCESS);
    CHECK_STATUS(clReleaseCommandQueue(created), CL_SUCCESS);
    CHECK(!clGetExtensionFunctionAddressForPlatform(platform, "clCreateCommandQueueWithNothingKHR"));
}

static void transfers_copy_what_they_say(void)
{
    cl_int status;
    unsigned char bytes[256], back[256];
    for (int i = 0; i < 256; i++)
        bytes[i] = (unsigned char)i;
    cl_mem buffer = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, 256, bytes, &status);
    CHECK(status == CL_SUCCESS);
    CHECK_STATUS(clEnqueueReadBuffer(queue, buffer, CL_TRUE, 200, 57, back, 0, NULL, NULL), CL_INVALID_VALUE);
    CHECK_STATUS(clEnqueueReadBuffer(queue, buffer, CL_TRUE, 200, 56, back, 0, NULL, NULL), CL_SUCCESS);
    CHECK(!memcmp(back, bytes + 200, 56));

    /* Two rows of three bytes, from (1, 2) of rows of 16 bytes to (0, 0) of rows of 3 bytes. */
    size_t from[3] = {1, 2, 0}, to[3] = {0, 0, 0}, region[3] = {3, 2, 1};
    CHECK_STATUS(clEnqueueReadBufferRect(queue, buffer, CL_TRUE, from, to, region, 16, 0, 0, 0, back, 0, NULL, NULL),
                 CL_SUCCESS);
    CHECK(!memcmp(back, "\x21\x22\x23\x31\x32\x33", 6));
    CHECK_STATUS(clEnqueueCopyBufferRect(queue, buffer, buffer, from, from, region, 16, 0, 16, 0, 0, NULL, NULL),
                 CL_MEM_COPY_OVERLAP);
    CHECK_STATUS(clEnqueueCopyBuffer(queue, buffer, buffer, 0, 8, 16, 0, NULL, NULL), CL_MEM_COPY_OVERLAP);
    CHECK_STATUS(clEnqueueCopyBuffer(queue, buffer, buffer, 0, 128, 16, 0, NULL, NULL), CL_SUCCESS);
    CHECK_STATUS(clEnqueueFillBuffer(queue, buffer, "ab", 2, 1, 4, 0, NULL, NULL), CL_INVALID_VALUE);
    CHECK_STATUS(clEnqueueFillBuffer(queue, buffer, "ab", 2, 4, 4, 0, NULL, NULL), CL_SUCCESS);

    cl_buffer_region part = {1, 8};
    CHECK(!clCreateSubBuffer(buffer, 0, CL_BUFFER_CREATE_TYPE_REGION, &part, &status));
    CHECK(status == CL_MISALIGNED_SUB_BUFFER_OFFSET);
    part.origin = 128;
    cl_mem sub = clCreateSubBuffer(buffer, 0, CL_BUFFER_CREATE_TYPE_REGION, &part, &status);
    CHECK(status == CL_SUCCESS);
    unsigned char *mapped = clEnqueueMapBuffer(queue, sub, CL_TRUE, CL_MAP_WRITE, 0, 8, 0, NULL, NULL, &status);
    CHECK(status == CL_SUCCESS && !memcmp(mapped, bytes, 8));
    mapped[7] = 99;
    CHECK_STATUS(clEnqueueUnmapMemObject(queue, sub, mapped + 1, 0, NULL, NULL), CL_INVALID_VALUE);
    CHECK_STATUS(clEnqueueUnmapMemObject(queue, sub, mapped, 0, NULL, NULL), CL_SUCCESS);
    CHECK_STATUS(clReleaseMemObject(sub), CL_SUCCESS);
    CHECK_STATUS(clEnqueueReadBuffer(queue, buffer, CL_TRUE, 0, 256, back, 0, NULL, NULL), CL_SUCCESS);
    CHECK(!memcmp(back, "\0\1\2\3abab\x08", 9) && back[135] == 99);
    CHECK_STATUS(clReleaseMemObject(buffer), CL_SUCCESS);
}

static void images_convert_colours_and_keep_pitches(void)
{
    cl_int status;
    cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 4, .image_height = 3};
    cl_mem image = clCreateImage(context, CL_MEM_READ_WRITE, &format, &desc, NULL, &status);
    CHECK(status == CL_SUCCESS);
    float colour[4] = {1, 0, 0.5f, 2};
    size_t origin[3] = {1, 1, 0}, region[3] = {2, 2, 1}, outside[3] = {3, 1, 0};
    unsigned char texels[2 * 16];
    CHECK_STATUS(clEnqueueFillImage(queue, image, colour, origin, region, 0, NULL, NULL), CL_SUCCESS);
    CHECK_STATUS(clEnqueueReadImage(queue, image, CL_TRUE, outside, region, 0, 0, texels, 0, NULL, NULL),
                 CL_INVALID_VALUE);
    CHECK_STATUS(clEnqueueReadImage(queue, image, CL_TRUE, origin, region, 16, 0, texels, 0, NULL, NULL), CL_SUCCESS);
    CHECK(!memcmp(texels + 16, "\xff\x00\x80\xff\xff\x00\x80\xff", 8));
    size_t row_pitch = 0;
    CHECK_STATUS(clGetImageInfo(image, CL_IMAGE_ROW_PITCH, sizeof row_pitch, &row_pitch, NULL), CL_SUCCESS);
    CHECK(row_pitch == 16);
    CHECK_STATUS(clReleaseMemObject(image), CL_SUCCESS);
}

static void CL_CALLBACK count_call(cl_event event, cl_int status, void *count)
{
    (void)event;
    if (status == CL_COMPLETE || status < 0)
        ++*(volatile int *)count;
}

static void commands_wait_for_their_events(void)
{
    cl_int status;
    cl_queue_properties properties[] = {
        CL_QUEUE_PROPERTIES, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE, 0};
    cl_command_queue any_order = clCreateCommandQueueWithProperties(context, device, properties, &status);
    CHECK(status == CL_SUCCESS);
    cl_mem buffer = clCreateBuffer(context, 0, 4, NULL, &status);
    CHECK(status == CL_SUCCESS);
    cl_event gate = clCreateUserEvent(context, &status), held, free_one;
    CHECK(status == CL_SUCCESS);
    int one = 1, two = 2, read = 0;
    volatile int calls = 0;
    CHECK_STATUS(clEnqueueFillBuffer(any_order, buffer, &one, 4, 0, 4, 1, &gate, &held), CL_SUCCESS);
    CHECK_STATUS(clSetEventCallback(held, CL_COMPLETE, count_call, (void *)&calls), CL_SUCCESS);
    CHECK_STATUS(clEnqueueFillBuffer(any_order, buffer, &two, 4, 0, 4, 0, NULL, &free_one), CL_SUCCESS);
    CHECK_STATUS(clWaitForEvents(1, &free_one), CL_SUCCESS);
    cl_int state = 0;
    CHECK_STATUS(clGetEventInfo(held, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof state, &state, NULL), CL_SUCCESS);
    CHECK(state == CL_SUBMITTED);
    CHECK_STATUS(clSetUserEventStatus(gate, CL_COMPLETE), CL_SUCCESS);
    CHECK_STATUS(clSetUserEventStatus(gate, CL_COMPLETE), CL_INVALID_OPERATION);
    CHECK_STATUS(clEnqueueReadBuffer(any_order, buffer, CL_TRUE, 0, 4, &read, 1, &held, NULL), CL_SUCCESS);
    CHECK(read == 1);
    CHECK_STATUS(clFinish(any_order), CL_SUCCESS);
    /* The callback may come after the end of the command. A lost one never ends this loop. */
    while (!calls)
        ;
    cl_ulong start = 0, end = 0;
    CHECK_STATUS(clGetEventProfilingInfo(held, CL_PROFILING_COMMAND_START, 8, &start, NULL), CL_SUCCESS);
    CHECK_STATUS(clGetEventProfilingInfo(held, CL_PROFILING_COMMAND_END, 8, &end, NULL), CL_SUCCESS);
    CHECK(start > 0 && start <= end);
    CHECK_STATUS(clGetEventProfilingInfo(gate, CL_PROFILING_COMMAND_END, 8, &end, NULL),
                 CL_PROFILING_INFO_NOT_AVAILABLE);
    clReleaseEvent(held);
    clReleaseEvent(free_one);
    clReleaseEvent(gate);

    /* A command whose event has failed does not run, and its event fails as well. */
    gate = clCreateUserEvent(context, &status);
    CHECK_STATUS(clEnqueueFillBuffer(any_order, buffer, &two, 4, 0, 4, 1, &gate, &held), CL_SUCCESS);
    CHECK_STATUS(clSetUserEventStatus(gate, -1), CL_SUCCESS);
    CHECK_STATUS(clWaitForEvents(1, &held), CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
    CHECK_STATUS(clGetEventInfo(held, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof state, &state, NULL), CL_SUCCESS);
    CHECK(state < 0);
    /* The host has cancelled it, so its queue goes on. */
    CHECK_STATUS(clFinish(any_order), CL_SUCCESS);
    CHECK_STATUS(clEnqueueReadBuffer(any_order, buffer, CL_TRUE, 0, 4, &read, 0, NULL, NULL), CL_SUCCESS);
    CHECK(read == 1);
    clReleaseEvent(held);
    clReleaseEvent(gate);
    clReleaseMemObject(buffer);
    clReleaseCommandQueue(any_order);
}

static cl_int run_store(void)
{
    size_t global = 16;
    return clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &global, &global, 0, NULL, NULL);
}

static void kernels_write_where_their_pointers_say(void)
{
    cl_int status;
    cl_uint value = 7, read = 0;
    cl_mem buffer = clCreateBuffer(context, 0, 256, NULL, &status);
    cl_buffer_region region = {128, 4};
    cl_mem sub = clCreateSubBuffer(buffer, 0, CL_BUFFER_CREATE_TYPE_REGION, &region, &status);
    CHECK(status == CL_SUCCESS);
    CHECK_STATUS(run_store(), CL_INVALID_KERNEL_ARGS);
    CHECK_STATUS(clSetKernelArg(kernel, 2, 4, &value), CL_INVALID_ARG_INDEX);
    CHECK_STATUS(clSetKernelArg(kernel, 1, 8, &value), CL_INVALID_ARG_SIZE);
    CHECK_STATUS(clSetKernelArg(kernel, 1, 4, &value), CL_SUCCESS);
    CHECK_STATUS(clSetKernelArg(kernel, 0, sizeof sub, &sub), CL_SUCCESS);
    CHECK_STATUS(run_store(), CL_SUCCESS);
    CHECK_STATUS(clEnqueueReadBuffer(queue, buffer, CL_TRUE, 128, 4, &read, 0, NULL, NULL), CL_SUCCESS);
    CHECK(read == 7);

    /* Memory of the host: what a kernel wrote is there without a command. */
    cl_uint memory[2] = {1, 2};
    cl_mem of_host = clCreateBuffer(context, CL_MEM_USE_HOST_PTR, sizeof memory, memory, &status);
    CHECK(status == CL_SUCCESS);
    CHECK_STATUS(clSetKernelArg(kernel, 0, sizeof of_host, &of_host), CL_SUCCESS);
    CHECK_STATUS(run_store(), CL_SUCCESS);
    CHECK_STATUS(clFinish(queue), CL_SUCCESS);
    CHECK(memory[0] == 7 && memory[1] == 2);

    /* Shared virtual memory, and memory of the extension: one pointer for both. */
    cl_uint *svm = clSVMAlloc(context, CL_MEM_READ_WRITE | CL_MEM_SVM_FINE_GRAIN_BUFFER, 64, 0);
    CHECK(svm != NULL);
    CHECK_STATUS(clSetKernelArgSVMPointer(kernel, 0, svm + 3), CL_SUCCESS);
    CHECK_STATUS(run_store(), CL_SUCCESS);
    CHECK_STATUS(clFinish(queue), CL_SUCCESS);
    CHECK(svm[3] == 7 && svm[2] == 0);
    CHECK_STATUS(clSetKernelArgSVMPointer(kernel, 0, memory), CL_INVALID_ARG_VALUE);
    const void *used[] = {svm};
    cl_bool no = CL_FALSE;
    CHECK_STATUS(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_PTRS, sizeof used, used), CL_SUCCESS);
    CHECK_STATUS(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_PTRS, 0, NULL), CL_SUCCESS);
    CHECK_STATUS(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_PTRS, 4, used), CL_INVALID_VALUE);
    CHECK_STATUS(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_PTRS, sizeof used, NULL), CL_INVALID_VALUE);
    CHECK_STATUS(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM, sizeof no, &no), CL_SUCCESS);
    CHECK_STATUS(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM, 1, &no), CL_INVALID_VALUE);

    /* A buffer in shared memory ends within it. */
    for (size_t start = 0; start < 16; start += 15) {
        size_t rest = 64 - 4 * start;
        cl_mem within = clCreateBuffer(context, CL_MEM_USE_HOST_PTR, rest, svm + start, &status);
        CHECK(within != NULL && status == CL_SUCCESS);
        CHECK_STATUS(clReleaseMemObject(within), CL_SUCCESS);
        CHECK(clCreateBuffer(context, CL_MEM_USE_HOST_PTR, rest + 1, svm + start, &status) == NULL);
        CHECK_STATUS(status, CL_INVALID_BUFFER_SIZE);
    }
    clSVMFree(context, svm);

    clSharedMemAllocINTEL_fn allocate =
        (clSharedMemAllocINTEL_fn)clGetExtensionFunctionAddressForPlatform(platform, "clSharedMemAllocINTEL");
    clSetKernelArgMemPointerINTEL_fn set_pointer = (clSetKernelArgMemPointerINTEL_fn)
        clGetExtensionFunctionAddressForPlatform(platform, "clSetKernelArgMemPointerINTEL");
    clMemFreeINTEL_fn release =
        (clMemFreeINTEL_fn)clGetExtensionFunctionAddressForPlatform(platform, "clMemFreeINTEL");
    CHECK(allocate && set_pointer && release);
    cl_uint *shared = allocate(context, device, NULL, 64, 64, &status);
    CHECK(status == CL_SUCCESS && (size_t)shared % 64 == 0);
    CHECK_STATUS(set_pointer(kernel, 0, shared + 1), CL_SUCCESS);
    CHECK_STATUS(run_store(), CL_SUCCESS);
    CHECK_STATUS(clFinish(queue), CL_SUCCESS);
    CHECK(shared[1] == 7);
    CHECK_STATUS(release(context, shared + 1), CL_INVALID_VALUE);
    CHECK_STATUS(release(context, shared), CL_SUCCESS);

    clReleaseMemObject(of_host);
    clReleaseMemObject(sub);
    clReleaseMemObject(buffer);
}

static cl_int status_of(cl_event event)
{
    cl_int state = 0;
    CHECK_STATUS(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof state, &state, NULL), CL_SUCCESS);
    return state;
}

/* Hosts take these for a lack of memory, free some, and try again. */
static int is_lack_of_memory(cl_int status)
{
    return status == CL_OUT_OF_RESOURCES || status == CL_OUT_OF_HOST_MEMORY || status == CL_MEM_OBJECT_ALLOCATION_FAILURE;
}

static void a_kernel_that_fails_does_not_end_the_host(void)
{
    const cl_int depends = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
    cl_mem none = NULL;
    size_t global = 16, too_many = 4096;
    cl_event event, later, other;
    cl_int status;
    cl_uint word = 1, value = 0;
    cl_command_queue failing = clCreateCommandQueueWithProperties(context, device, NULL, &status);
    CHECK(status == CL_SUCCESS);
    cl_mem sane = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, 4, &word, &status);
    CHECK_STATUS(clSetKernelArg(kernel, 0, sizeof none, &none), CL_SUCCESS);
    CHECK_STATUS(clEnqueueNDRangeKernel(failing, kernel, 1, NULL, &global, &global, 0, NULL, &event), CL_SUCCESS);
    CHECK_STATUS(clWaitForEvents(1, &event), depends);
    CHECK(status_of(event) < 0 && !is_lack_of_memory(status_of(event)));

    /* The queue stays failed, and no later command of it runs. */
    for (int i = 0; i < 3; i++) {
        CHECK_STATUS(clFinish(failing), depends);
        CHECK_STATUS(clEnqueueReadBuffer(failing, sane, CL_TRUE, 0, 4, &value, 0, NULL, NULL), depends);
    }
    CHECK(value == 0);
    CHECK_STATUS(clEnqueueFillBuffer(failing, sane, &value, 4, 0, 4, 0, NULL, &later), CL_SUCCESS);
    CHECK_STATUS(clWaitForEvents(1, &later), depends);
    CHECK(status_of(later) < 0);

    /* Other queues work, but not what waits for the kernel, nor what it should have written. */
    CHECK_STATUS(clEnqueueReadBuffer(queue, sane, CL_TRUE, 0, 4, &value, 0, NULL, NULL), depends);
    CHECK_STATUS(clFinish(queue), depends);
    cl_command_queue fresh = clCreateCommandQueueWithProperties(context, device, NULL, &status);
    word = 5;
    CHECK_STATUS(clEnqueueWriteBuffer(fresh, sane, CL_TRUE, 0, 4, &word, 0, NULL, NULL), CL_SUCCESS);
    CHECK_STATUS(clEnqueueReadBuffer(fresh, sane, CL_TRUE, 0, 4, &value, 0, NULL, NULL), CL_SUCCESS);
    CHECK(value == 5);
    CHECK_STATUS(clEnqueueFillBuffer(fresh, sane, &word, 4, 0, 4, 1, &event, &other), CL_SUCCESS);
    CHECK_STATUS(clWaitForEvents(1, &other), depends);
    CHECK_STATUS(clFinish(fresh), depends);

    CHECK_STATUS(clEnqueueNDRangeKernel(queue, kernel, 4, NULL, &global, NULL, 0, NULL, NULL),
                 CL_INVALID_WORK_DIMENSION);
    CHECK_STATUS(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &too_many, &too_many, 0, NULL, NULL),
                 CL_INVALID_WORK_ITEM_SIZE);
    clReleaseEvent(event);
    clReleaseEvent(later);
    clReleaseEvent(other);
    clReleaseMemObject(sane);
    clReleaseCommandQueue(fresh);
    clReleaseCommandQueue(failing);
}

static void memory_of_the_host_is_used_without_a_copy_where_that_is_possible(void)
{
    cl_int status;
    size_t global = 16;
    cl_uint value = 9;
    unsigned char *raw = calloc(1, 256 + 64);
    cl_uint *memory = (cl_uint *)(raw + 64 - (size_t)raw % 64);
    cl_mem whole = clCreateBuffer(context, CL_MEM_USE_HOST_PTR, 256, memory, &status);
    CHECK(status == CL_SUCCESS);
    /* Parts of it are the same memory, and so is what is not aligned. */
    cl_mem part = clCreateBuffer(context, CL_MEM_USE_HOST_PTR, 64, memory + 16, &status);
    CHECK(status == CL_SUCCESS);
    cl_mem odd = clCreateBuffer(context, CL_MEM_USE_HOST_PTR, 4, memory + 33, &status);
    CHECK(status == CL_SUCCESS);
    cl_mem buffers[3] = {whole, part, odd};
    size_t places[3] = {0, 16, 33};
    CHECK_STATUS(clSetKernelArg(kernel, 1, 4, &value), CL_SUCCESS);
    for (int i = 0; i < 3; i++) {
        CHECK_STATUS(clSetKernelArg(kernel, 0, sizeof buffers[i], &buffers[i]), CL_SUCCESS);
        CHECK_STATUS(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &global, &global, 0, NULL, NULL), CL_SUCCESS);
        CHECK_STATUS(clFinish(queue), CL_SUCCESS);
        for (size_t at = 0; at < 64; at++)
            CHECK(memory[at] == (at == places[i] ? value : 0));
        memory[places[i]] = 0;
    }
    cl_uint *mapped = clEnqueueMapBuffer(queue, part, CL_TRUE, CL_MAP_READ, 0, 64, 0, NULL, NULL, &status);
    CHECK(mapped == memory + 16);
    CHECK_STATUS(clEnqueueUnmapMemObject(queue, part, mapped, 0, NULL, NULL), CL_SUCCESS);
    CHECK_STATUS(clFinish(queue), CL_SUCCESS);
    for (int i = 0; i < 3; i++)
        clReleaseMemObject(buffers[i]);
    free(raw);
}

static cl_program load_program(const char *path)
{
    static unsigned char bytes[1 << 16];
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        exit(1);
    }
    size_t length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    const unsigned char *binary = bytes;
    cl_int status, of_binary;
    size_t half = length / 2;
    CHECK(!clCreateProgramWithBinary(context, 1, &device, &half, &binary, &of_binary, &status));
    CHECK(status == CL_INVALID_BINARY && of_binary == CL_INVALID_BINARY);
    cl_program program = clCreateProgramWithBinary(context, 1, &device, &length, &binary, &of_binary, &status);
    CHECK(status == CL_SUCCESS && of_binary == CL_SUCCESS);
    CHECK(!clCreateKernel(program, "store", &status) && status == CL_INVALID_PROGRAM_EXECUTABLE);
    CHECK_STATUS(clBuildProgram(program, 0, NULL, NULL, NULL, NULL), CL_SUCCESS);
    CHECK(!clCreateKernel(program, "stores", &status) && status == CL_INVALID_KERNEL_NAME);
    size_t size = 0;
    unsigned char *copy = malloc(length);
    CHECK_STATUS(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof size, &size, NULL), CL_SUCCESS);
    CHECK(size == length);
    CHECK_STATUS(clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof copy, &copy, NULL), CL_SUCCESS);
    CHECK(!memcmp(copy, bytes, length));
    free(copy);
    return program;
}

int main(int argc, char **argv)
{
    cl_int status;
    if (argc != 2) {
        fprintf(stderr, "usage: api FILE\n");
        return 2;
    }
    CHECK_STATUS(clGetPlatformIDs(1, &platform, NULL), CL_SUCCESS);
    CHECK_STATUS(clGetDeviceIDs(platform, CL_DEVICE_TYPE_CPU, 1, &device, NULL), CL_DEVICE_NOT_FOUND);
    CHECK_STATUS(clGetDeviceIDs(platform, CL_DEVICE_TYPE_GPU, 1, &device, NULL), CL_SUCCESS);
    context = clCreateContext(NULL, 1, &device, NULL, NULL, &status);
    CHECK(status == CL_SUCCESS);
    queue = clCreateCommandQueueWithProperties(context, device, NULL, &status);
    CHECK(status == CL_SUCCESS);
    cl_program program = load_program(argv[1]);
    kernel = clCreateKernel(program, "store", &status);
    CHECK(status == CL_SUCCESS);

    queries_have_a_size_and_refuse_places_that_are_too_small();
    handles_of_other_types_and_released_ones_are_refused();
    functions_of_extensions_are_found_through_the_loader();
    transfers_copy_what_they_say();
    images_convert_colours_and_keep_pitches();
    commands_wait_for_their_events();
    kernels_write_where_their_pointers_say();
    memory_of_the_host_is_used_without_a_copy_where_that_is_possible();
    a_kernel_that_fails_does_not_end_the_host();

    CHECK_STATUS(clReleaseKernel(kernel), CL_SUCCESS);
    CHECK_STATUS(clReleaseProgram(program), CL_SUCCESS);
    CHECK_STATUS(clReleaseCommandQueue(queue), CL_SUCCESS);
    CHECK_STATUS(clReleaseContext(context), CL_SUCCESS);
    printf("%d checks failed\n", failures);
    return failures != 0;
}
