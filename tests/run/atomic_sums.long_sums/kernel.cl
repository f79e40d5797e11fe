// Atomic operations of many work-items on few places, whose results do not depend on the order: 64 and 32 bits, global and local.
//! opts: -cl-std=CL2.0
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
__kernel void long_sums(__global volatile long *d, __global const long *a, __global ulong *count) {
  size_t i = get_global_id(0);
  long v = a[i];
  __global volatile long *p = d + (i & 3) * 8;
  atom_add(p, v);
  atom_sub(p + 1, v);
  atom_min(p + 2, v);
  atom_max(p + 3, v);
  atom_and(p + 4, v);
  atom_or(p + 5, v);
  atom_xor(p + 6, v);
  atom_inc(p + 7);
  // Which of the work-items got which number is left open; that each got another one is not.
  atom_or((__global volatile ulong *)count, 1ul << (atom_inc((__global volatile ulong *)count + 1) & 63));
}

