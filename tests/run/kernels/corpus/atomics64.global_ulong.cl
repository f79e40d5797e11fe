// 64-bit global atomics (int64_base and extended), and 64-bit atomics on local memory.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

__kernel void global_ulong(__global volatile ulong *d, ulong v) {
  size_t i = get_global_id(0);
  atom_add(d + i, v); atom_min(d + i, v); atom_max(d + i, v); atom_or(d + i, v); atom_inc(d + i);
}
