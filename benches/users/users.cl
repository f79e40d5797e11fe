// Kernels that stand for programs of users: an image filter, barriers, atomics, a small launch, a
// tiled product of matrices, and divisions of integers.

constant sampler_t LINEAR = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

// Four linear samples of each texel's surroundings.
kernel void blur(read_only image2d_t from, global float4 *to) {
  int x = get_global_id(0), y = get_global_id(1);
  float2 at = (float2)(x, y);
  float4 sum = 0;
  for (int i = 0; i < 4; i++) sum += read_imagef(from, LINEAR, at + (float2)(i & 1, i >> 1));
  to[y * get_global_size(0) + x] = sum * 0.25f;
}

// 200 exchanges of values between neighbours, with two barriers each.
kernel void barriers(global int *values, local int *shared) {
  int i = get_local_id(0), value = values[get_global_id(0)];
  for (int k = 0; k < 200; k++) {
    shared[i] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    value = shared[(i + 1) & 255] + 1;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  values[get_global_id(0)] = value;
}

// 20 global atomic additions to 256 counters.
kernel void atomics(global int *counts) {
  for (int k = 0; k < 20; k++) atomic_add(&counts[(get_global_id(0) * 7 + k * 13) & 255], 1);
}

kernel void small(global int *values) { values[get_global_id(0)] += 1; }

// A product of square matrices, with tiles in local memory.
kernel void gemm(global const float *a, global const float *b, global float *c, int n) {
  local float of_a[16][16], of_b[16][16];
  int x = get_local_id(0), y = get_local_id(1), column = get_global_id(0), row = get_global_id(1);
  float sum = 0;
  for (int k = 0; k < n; k += 16) {
    of_a[y][x] = a[row * n + k + x];
    of_b[y][x] = b[(k + y) * n + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int j = 0; j < 16; j++) sum += of_a[y][j] * of_b[j][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + column] = sum;
}

// 20 divisions of integers by a number that the compiler does not know.
kernel void divide(global int *values, int n) {
  int value = values[get_global_id(0)] + get_global_id(0) * 1000;
  for (int k = 0; k < 20; k++) value = value / n + value % n * 77;
  values[get_global_id(0)] = value;
}
