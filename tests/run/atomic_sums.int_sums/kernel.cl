// Atomic operations of many work-items on few places, whose results do not depend on the order: 64 and 32 bits, global and local.
//! opts: -cl-std=CL2.0
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

__kernel void int_sums(__global volatile int *d, __global const int *a) {
  __local int t[8];
  size_t i = get_global_id(0), l = get_local_id(0);
  int v = a[i];
  if (l < 8) t[l] = l == 2 ? INT_MAX : l == 3 ? INT_MIN : l == 4 ? -1 : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(t, v);
  atomic_sub(t + 1, v);
  atomic_min(t + 2, v);
  atomic_max(t + 3, v);
  atomic_and(t + 4, v);
  atomic_or(t + 5, v);
  atomic_xor(t + 6, v);
  atomic_inc(t + 7);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l < 8) atomic_add(d + l, t[l]);
}
