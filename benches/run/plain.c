// Runs a kernel in plain C: plain NAME ARGUMENT...
#include "host.h"
#include <math.h>
#include <stdint.h>

#define KERNEL __attribute__((noinline)) static void

KERNEL saxpy(float *y, const float *x, float a, int n) {
  for (int i = 0; i < n; i++) y[i] = a * x[i] + y[i];
}

KERNEL matmul(const float *a, const float *b, float *c, int n) {
  for (int y = 0; y < n; y++)
    for (int x = 0; x < n; x++) {
      float sum = 0.0f;
      for (int k = 0; k < n; k++) sum += a[y * n + k] * b[k * n + x];
      c[y * n + x] = sum;
    }
}

KERNEL nbody(const float *position, float *acceleration, int n, float softening) {
  for (int i = 0; i < n; i++) {
    const float *p = position + 4 * i;
    float ax = 0.0f, ay = 0.0f, az = 0.0f;
    for (int j = 0; j < n; j++) {
      const float *q = position + 4 * j;
      float x = q[0] - p[0], y = q[1] - p[1], z = q[2] - p[2];
      float inverse = 1.0f / sqrtf(x * x + y * y + z * z + softening);
      float force = q[3] * inverse * inverse * inverse;
      ax += force * x;
      ay += force * y;
      az += force * z;
    }
    float *out = acceleration + 4 * i;
    out[0] = ax, out[1] = ay, out[2] = az, out[3] = 0.0f;
  }
}

KERNEL histogram(const uint8_t *in, uint32_t *counts, int n) {
  for (int i = 0; i < n; i++) counts[in[i]]++;
}

KERNEL mandelbrot(int32_t *steps, int width, int height, float left, float top, float step, int most) {
  for (int py = 0; py < height; py++)
    for (int px = 0; px < width; px++) {
      float cx = left + px * step, cy = top + py * step, x = 0.0f, y = 0.0f;
      int n = 0;
      while (n < most && x * x + y * y <= 4.0f) {
        float next = x * x - y * y + cx;
        y = 2.0f * x * y + cy;
        x = next;
        n++;
      }
      steps[py * width + px] = n;
    }
}

static const char *name;
static Argument args[8];
static int count;

static void run(void) {
  Argument *a = args;
  if (!strcmp(name, "saxpy")) saxpy((float *)a[0].bytes, (float *)a[1].bytes, a[2].real, a[3].integer);
  else if (!strcmp(name, "matmul")) matmul((float *)a[0].bytes, (float *)a[1].bytes, (float *)a[2].bytes, a[3].integer);
  else if (!strcmp(name, "nbody")) nbody((float *)a[0].bytes, (float *)a[1].bytes, a[2].integer, a[3].real);
  else if (!strcmp(name, "histogram")) histogram(a[0].bytes, (uint32_t *)a[1].bytes, a[2].integer);
  else if (!strcmp(name, "mandelbrot"))
    mandelbrot((int32_t *)a[0].bytes, a[1].integer, (int)(a[0].size / 4) / a[1].integer, a[2].real, a[3].real, a[4].real, a[5].integer);
  else die("no such kernel");
}

static void check(void) {
  for (int i = 0; i < count; i++)
    if (args[i].file) fill(&args[i]);
  run();
  for (int i = 0; i < count; i++)
    if (args[i].out) save(&args[i]);
}

int main(int argc, char **argv) {
  if (argc < 2 || argc > 10) die("usage: plain NAME ARGUMENT...");
  name = argv[1];
  for (int i = 2; i < argc; i++) args[count++] = argument(argv[i]);
  puts("ready 0");
  fflush(stdout);
  serve(run, check);
  return 0;
}
