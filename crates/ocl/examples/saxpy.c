/* A host program that knows nothing of the driver: y = a * x + y, and a message from the kernel.
 *
 * With a file as argument, the program is created from this binary instead of from its source. With
 * `--save FILE`, the binary is written to the file.
 */
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 1000 };

static const char *const SOURCE =
    "kernel void saxpy(float a, global const float *x, global float *y)\n"
    "{\n"
    "    size_t i = get_global_id(0);\n"
    "    y[i] = a * x[i] + y[i];\n"
    "    if (i == 7)\n"
    "        printf(\"y[%d] = %.1f\\n\", (int)i, y[i]);\n"
    "}\n";

static void check(cl_int status, const char *what)
{
    if (status != CL_SUCCESS) {
        fprintf(stderr, "%s: error %d\n", what, status);
        exit(1);
    }
}

static cl_program program_of_file(cl_context context, cl_device_id device, const char *path)
{
    static unsigned char bytes[1 << 20];
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        exit(1);
    }
    size_t length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    const unsigned char *binary = bytes;
    cl_int status;
    cl_program program = clCreateProgramWithBinary(context, 1, &device, &length, &binary, NULL, &status);
    check(status, "clCreateProgramWithBinary");
    return program;
}

static void save_binary(cl_program program, const char *path)
{
    size_t length;
    check(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof length, &length, NULL), "CL_PROGRAM_BINARY_SIZES");
    unsigned char *binary = malloc(length);
    check(clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof binary, &binary, NULL), "CL_PROGRAM_BINARIES");
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(binary, 1, length, file) != length || fclose(file)) {
        perror(path);
        exit(1);
    }
    free(binary);
}

int main(int argc, char **argv)
{
    cl_int status;
    cl_platform_id platform;
    cl_device_id device;
    check(clGetPlatformIDs(1, &platform, NULL), "clGetPlatformIDs");
    check(clGetDeviceIDs(platform, CL_DEVICE_TYPE_GPU, 1, &device, NULL), "clGetDeviceIDs");
    cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &status);
    check(status, "clCreateContext");
    cl_command_queue queue = clCreateCommandQueueWithProperties(context, device, NULL, &status);
    check(status, "clCreateCommandQueueWithProperties");

    cl_program program;
    if (argc == 2) {
        program = program_of_file(context, device, argv[1]);
    } else {
        const char *source = SOURCE;
        program = clCreateProgramWithSource(context, 1, &source, NULL, &status);
        check(status, "clCreateProgramWithSource");
    }
    check(clBuildProgram(program, 1, &device, "", NULL, NULL), "clBuildProgram");
    if (argc == 3 && !strcmp(argv[1], "--save"))
        save_binary(program, argv[2]);
    cl_kernel kernel = clCreateKernel(program, "saxpy", &status);
    check(status, "clCreateKernel");

    float a = 2, x[COUNT], y[COUNT];
    for (int i = 0; i < COUNT; i++) {
        x[i] = (float)i;
        y[i] = 100;
    }
    cl_mem x_buffer = clCreateBuffer(context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, sizeof x, x, &status);
    check(status, "clCreateBuffer");
    cl_mem y_buffer = clCreateBuffer(context, CL_MEM_USE_HOST_PTR, sizeof y, y, &status);
    check(status, "clCreateBuffer");
    check(clSetKernelArg(kernel, 0, sizeof a, &a), "clSetKernelArg");
    check(clSetKernelArg(kernel, 1, sizeof x_buffer, &x_buffer), "clSetKernelArg");
    check(clSetKernelArg(kernel, 2, sizeof y_buffer, &y_buffer), "clSetKernelArg");

    size_t global = COUNT;
    cl_event launched;
    check(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &global, NULL, 0, NULL, &launched), "clEnqueueNDRangeKernel");
    float *mapped = clEnqueueMapBuffer(queue, y_buffer, CL_TRUE, CL_MAP_READ, 0, sizeof y, 1, &launched, NULL, &status);
    check(status, "clEnqueueMapBuffer");
    int wrong = 0;
    for (int i = 0; i < COUNT; i++)
        wrong += mapped[i] != 2 * (float)i + 100;
    check(clEnqueueUnmapMemObject(queue, y_buffer, mapped, 0, NULL, NULL), "clEnqueueUnmapMemObject");
    check(clFinish(queue), "clFinish");
    printf("%d of %d results are right\n", COUNT - wrong, COUNT);

    clReleaseEvent(launched);
    clReleaseMemObject(x_buffer);
    clReleaseMemObject(y_buffer);
    clReleaseKernel(kernel);
    clReleaseProgram(program);
    clReleaseCommandQueue(queue);
    clReleaseContext(context);
    return wrong != 0;
}
