// Runs a kernel on the first OpenCL device: opencl FILE.cl NAME GX GY LX LY ARGUMENT...
// GX, GY and LX, LY are the global and local sizes. Prints `ready NANOSECONDS`, the time to build
// the program, before it reads commands.
#define CL_TARGET_OPENCL_VERSION 120
#include "host.h"
#include <CL/cl.h>

static Argument args[8];
static cl_mem buffers[8];
static int count;
static cl_command_queue queue;
static cl_kernel kernel;
static size_t global[2], local[2];

static void ok(cl_int status, const char *what) {
  if (status != CL_SUCCESS) {
    fprintf(stderr, "%s: OpenCL error %d\n", what, status);
    exit(1);
  }
}

static void run(void) {
  ok(clEnqueueNDRangeKernel(queue, kernel, 2, 0, global, local, 0, 0, 0), "clEnqueueNDRangeKernel");
  ok(clFinish(queue), "clFinish");
}

static void check(void) {
  for (int i = 0; i < count; i++)
    if (args[i].file) ok(clEnqueueWriteBuffer(queue, buffers[i], CL_TRUE, 0, args[i].size, args[i].bytes, 0, 0, 0), "clEnqueueWriteBuffer");
  run();
  for (int i = 0; i < count; i++)
    if (args[i].out) {
      Argument out = args[i];
      out.bytes = malloc(out.size);
      ok(clEnqueueReadBuffer(queue, buffers[i], CL_TRUE, 0, out.size, out.bytes, 0, 0, 0), "clEnqueueReadBuffer");
      save(&out);
      free(out.bytes);
    }
}

int main(int argc, char **argv) {
  if (argc < 7 || argc > 15) die("usage: opencl FILE.cl NAME GX GY LX LY ARGUMENT...");
  cl_platform_id platform;
  cl_device_id device;
  cl_int status;
  ok(clGetPlatformIDs(1, &platform, 0), "clGetPlatformIDs");
  ok(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, 0), "clGetDeviceIDs");
  cl_context context = clCreateContext(0, 1, &device, 0, 0, &status);
  ok(status, "clCreateContext");
  queue = clCreateCommandQueue(context, device, 0, &status);
  ok(status, "clCreateCommandQueue");
  Argument source = {.file = argv[1]};
  fill(&source);
  const char *text = (const char *)source.bytes;
  double start = now();
  cl_program program = clCreateProgramWithSource(context, 1, &text, &source.size, &status);
  ok(status, "clCreateProgramWithSource");
  ok(clBuildProgram(program, 1, &device, getenv("BUILD_OPTIONS"), 0, 0), "clBuildProgram");
  kernel = clCreateKernel(program, argv[2], &status);
  ok(status, "clCreateKernel");
  double built = now() - start;
  for (int i = 0; i < 2; i++) {
    global[i] = atol(argv[3 + i]);
    local[i] = atol(argv[5 + i]);
  }
  for (int i = 7; i < argc; i++) {
    Argument *a = &args[count];
    *a = argument(argv[i]);
    if (a->kind == 'i') status = clSetKernelArg(kernel, count, sizeof(cl_int), &a->integer);
    else if (a->kind == 'f') status = clSetKernelArg(kernel, count, sizeof(cl_float), &a->real);
    else {
      buffers[count] = clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, a->size, a->bytes, &status);
      ok(status, "clCreateBuffer");
      status = clSetKernelArg(kernel, count, sizeof(cl_mem), &buffers[count]);
    }
    ok(status, "clSetKernelArg");
    count++;
  }
  printf("ready %.0f\n", built);
  fflush(stdout);
  serve(run, check);
  return 0;
}
