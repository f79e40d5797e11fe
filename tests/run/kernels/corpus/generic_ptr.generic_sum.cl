// OpenCL 2.0 generic address space: pointers that may be global, local or private, casts back, runtime address checks.
//! opts: -cl-std=CL2.0
__attribute__((noinline)) float sum(const float *p, int n) { float s = 0; for (int k = 0; k < n; k++) s += p[k]; return s; }
void swap_any(int *a, int *b) { int t = *a; *a = *b; *b = t; }
__kernel void generic_sum(__global float *g, __global float *o, int n) {
  __local float l[64];
  float p[4];
  int i = get_global_id(0);
  l[get_local_id(0) & 63] = g[i];
  for (int k = 0; k < 4; k++) p[k] = g[i + k];
  barrier(CLK_LOCAL_MEM_FENCE);
  const float *q = n > 10 ? (const float *)l : n > 5 ? (const float *)p : (const float *)g;
  o[i] = sum(q, 4) + sum(l, 8) + sum(g + i, n);
}

