// Packed 8-bit dot products with accumulation (dp4a): all sign combinations, int8 convolution and GEMM inner loops.
//! opts: -cl-std=CL2.0
//! devices: tgllp dg2 pvc bmg lnl ptl
int __builtin_IB_dp4a_ss(int c, int a, int b) __attribute__((const));
int __builtin_IB_dp4a_uu(int c, int a, int b) __attribute__((const));
int __builtin_IB_dp4a_su(int c, int a, int b) __attribute__((const));
int __builtin_IB_dp4a_us(int c, int a, int b) __attribute__((const));

__kernel void gemm_i8(__global int *c, __global const uint *a, __global const uint *b, int n, int k4) {
  int x = get_global_id(0), y = get_global_id(1), s = 0;
  for (int k = 0; k < k4; k++) s = __builtin_IB_dp4a_ss(s, (int)a[y * k4 + k], (int)b[k * n + x]);
  c[y * n + x] = max(s >> 7, 0);
}
