// Runs the kernels of users.cl on each platform of the OpenCL loader: users FILE.cl [ROUNDS [CASE]].
// Prints the fastest round of each in microseconds, and whether the outputs agree. In each round, all
// platforms run the same case one after another.
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_PLATFORMS = 4, SIDE = 256, ITEMS = 4096, COUNTED_ITEMS = 16384, GROUP = 256, GEMM = 128, LAUNCHES = 100 };

typedef struct {
  cl_context context;
  cl_command_queue queue;
  cl_program program;
} Platform;

typedef struct {
  const char *name;
  size_t global[2], local[2];
  int launches;          // Number of launches in a row before the host waits.
  size_t outputs;        // Number of 4-byte elements of the output.
  int is_float;          // Whether they are floats, which may differ in the last bits.
} Case;

static const Case CASES[] = {
    {"blur", {SIDE, SIDE}, {16, 16}, 1, SIDE * SIDE * 4, 1},
    {"barriers", {ITEMS, 1}, {GROUP, 1}, 1, ITEMS, 0},
    {"atomics", {COUNTED_ITEMS, 1}, {GROUP, 1}, 1, GROUP, 0},
    {"small", {64, 1}, {64, 1}, LAUNCHES, 64, 0},
    {"gemm", {GEMM, GEMM}, {16, 16}, 1, GEMM * GEMM, 1},
    {"divide", {ITEMS, 1}, {GROUP, 1}, 1, ITEMS, 0},
};
enum { COUNT = sizeof CASES / sizeof *CASES };

static void ok(cl_int status, const char *what) {
  if (status == CL_SUCCESS) return;
  fprintf(stderr, "%s: OpenCL error %d\n", what, status);
  exit(1);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static char *read_text(const char *path) {
  FILE *f = fopen(path, "rb");
  char *text = calloc(1, 1 << 16);
  if (!f || fread(text, 1, (1 << 16) - 1, f) == 0) {
    perror(path);
    exit(1);
  }
  fclose(f);
  return text;
}

// Creates a buffer with the numbers 0 to 15 over and over.
static cl_mem create_buffer(Platform *p, size_t elements, int is_float) {
  cl_int status;
  int *numbers = malloc(elements * 4);
  for (size_t i = 0; i < elements; i++) {
    float number = i * 7 % 16;
    if (is_float) memcpy(&numbers[i], &number, 4);
    else numbers[i] = number;
  }
  cl_mem made = clCreateBuffer(p->context, CL_MEM_COPY_HOST_PTR, elements * 4, numbers, &status);
  ok(status, "clCreateBuffer");
  free(numbers);
  return made;
}

static cl_mem create_image(Platform *p) {
  cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
  cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = SIDE, .image_height = SIDE};
  cl_int status;
  unsigned char *texels = malloc(SIDE * SIDE * 4);
  for (int i = 0; i < SIDE * SIDE * 4; i++) texels[i] = i * 31 + (i >> 10);
  cl_mem made = clCreateImage(p->context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, &format, &desc, texels, &status);
  ok(status, "clCreateImage");
  free(texels);
  return made;
}

// Creates the kernel of a case with its arguments. Returns the output.
static cl_mem prepare(Platform *p, const Case *c, cl_kernel *kernel) {
  cl_int status, side = GEMM, divisor = 37;
  *kernel = clCreateKernel(p->program, c->name, &status);
  ok(status, "clCreateKernel");
  cl_mem output = create_buffer(p, c->outputs, c->is_float), inputs[2];
  cl_uint last = 0;
  if (!strcmp(c->name, "gemm")) {
    for (; last < 2; last++) {
      inputs[last] = create_buffer(p, GEMM * GEMM, 1);
      ok(clSetKernelArg(*kernel, last, sizeof(cl_mem), &inputs[last]), "clSetKernelArg");
    }
    ok(clSetKernelArg(*kernel, 3, sizeof side, &side), "clSetKernelArg");
  } else if (!strcmp(c->name, "blur")) {
    inputs[0] = create_image(p);
    ok(clSetKernelArg(*kernel, last++, sizeof(cl_mem), &inputs[0]), "clSetKernelArg");
  } else if (!strcmp(c->name, "divide")) {
    ok(clSetKernelArg(*kernel, 1, sizeof divisor, &divisor), "clSetKernelArg");
  } else if (!strcmp(c->name, "barriers")) {
    ok(clSetKernelArg(*kernel, 1, GROUP * 4, 0), "clSetKernelArg");
  }
  ok(clSetKernelArg(*kernel, last, sizeof(cl_mem), &output), "clSetKernelArg");
  return output;
}

static double run(Platform *p, const Case *c, cl_kernel kernel) {
  double start = now();
  for (int i = 0; i < c->launches; i++)
    ok(clEnqueueNDRangeKernel(p->queue, kernel, 2, 0, c->global, c->local, 0, 0, 0), "clEnqueueNDRangeKernel");
  ok(clFinish(p->queue), "clFinish");
  return (now() - start) / c->launches;
}

// Returns whether two outputs are equal, floats up to a part in 10,000.
static int agree(const Case *c, const int *a, const int *b) {
  for (size_t i = 0; i < c->outputs; i++) {
    float x, y;
    memcpy(&x, &a[i], 4);
    memcpy(&y, &b[i], 4);
    if (c->is_float ? !(fabsf(x - y) <= 1e-4f * fmaxf(1, fabsf(x))) : a[i] != b[i]) return 0;
  }
  return 1;
}

int main(int argc, char **argv) {
  if (argc < 2) return fprintf(stderr, "usage: users FILE.cl [ROUNDS [CASE]]\n"), 2;
  int rounds = argc > 2 ? atoi(argv[2]) : 20, wrong = 0;
  const char *source = read_text(argv[1]), *only = argc > 3 ? argv[3] : 0;
  cl_platform_id ids[MAX_PLATFORMS];
  Platform platforms[MAX_PLATFORMS];
  cl_uint count = 0;
  ok(clGetPlatformIDs(MAX_PLATFORMS, ids, &count), "clGetPlatformIDs");
  printf("%-10s", "");
  for (cl_uint i = 0; i < count && i < MAX_PLATFORMS; i++) {
    Platform *p = &platforms[i];
    char name[64] = "";
    cl_device_id device;
    cl_int status;
    clGetPlatformInfo(ids[i], CL_PLATFORM_NAME, sizeof name, name, 0);
    printf(" %24.24s", name);
    ok(clGetDeviceIDs(ids[i], CL_DEVICE_TYPE_ALL, 1, &device, 0), "clGetDeviceIDs");
    p->context = clCreateContext(0, 1, &device, 0, 0, &status);
    ok(status, "clCreateContext");
    p->queue = clCreateCommandQueue(p->context, device, 0, &status);
    ok(status, "clCreateCommandQueue");
    p->program = clCreateProgramWithSource(p->context, 1, &source, 0, &status);
    ok(status, "clCreateProgramWithSource");
    ok(clBuildProgram(p->program, 1, &device, "", 0, 0), "clBuildProgram");
  }
  printf("  outputs\n");
  for (const Case *c = CASES; c < CASES + COUNT; c++) {
    if (only && strcmp(only, c->name)) continue;
    cl_kernel kernels[MAX_PLATFORMS];
    int *outputs[MAX_PLATFORMS], same = 1;
    double fastest[MAX_PLATFORMS];
    for (cl_uint i = 0; i < count; i++) {
      cl_mem output = prepare(&platforms[i], c, &kernels[i]);
      fastest[i] = run(&platforms[i], c, kernels[i]);
      outputs[i] = malloc(c->outputs * 4);
      ok(clEnqueueReadBuffer(platforms[i].queue, output, CL_TRUE, 0, c->outputs * 4, outputs[i], 0, 0, 0), "clEnqueueReadBuffer");
      same &= agree(c, outputs[0], outputs[i]);
    }
    for (int round = 0; round < rounds; round++)
      for (cl_uint i = 0; i < count; i++) fastest[i] = fmin(fastest[i], run(&platforms[i], c, kernels[i]));
    printf("%-10s", c->name);
    for (cl_uint i = 0; i < count; i++) printf(" %24.1f", fastest[i]);
    printf("  %s\n", same ? "agree" : "DIFFER");
    wrong |= !same;
  }
  return wrong;
}
