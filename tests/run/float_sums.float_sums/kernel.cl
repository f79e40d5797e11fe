// Floating-point atomics of cl_ext_float_atomics by many work-items; sums of whole numbers, which no order changes.
//! opts: -cl-std=CL3.0
//! devices: dg2 pvc bmg
__kernel void float_sums(__global atomic_float *d, __global const float *a) {
  size_t i = get_global_id(0);
  __global atomic_float *p = d + (i & 1) * 4;
  atomic_fetch_add_explicit(p, a[i], memory_order_relaxed, memory_scope_device);
  atomic_fetch_sub_explicit(p + 1, a[i], memory_order_relaxed, memory_scope_device);
  atomic_fetch_min_explicit(p + 2, a[i], memory_order_relaxed, memory_scope_device);
  atomic_fetch_max_explicit(p + 3, a[i], memory_order_relaxed, memory_scope_device);
}
