// LSC loads, stores, block accesses, prefetches, and atomics with explicit cache controls, through the compiler's built-ins.
//! opts: -cl-std=CL2.0
//! devices: dg2 pvc bmg lnl ptl
uint __builtin_IB_lsc_load_global_uchar_to_uint(const __global uchar *base, int off, int cc);
uint __builtin_IB_lsc_load_global_ushort_to_uint(const __global ushort *base, int off, int cc);
uint __builtin_IB_lsc_load_global_uint(const __global uint *base, int off, int cc);
uint2 __builtin_IB_lsc_load_global_uint2(const __global uint2 *base, int off, int cc);
uint3 __builtin_IB_lsc_load_global_uint3(const __global uint3 *base, int off, int cc);
uint4 __builtin_IB_lsc_load_global_uint4(const __global uint4 *base, int off, int cc);
ulong __builtin_IB_lsc_load_global_ulong(const __global ulong *base, int off, int cc);
ulong2 __builtin_IB_lsc_load_global_ulong2(const __global ulong2 *base, int off, int cc);
uint4 __builtin_IB_lsc_load_block_global_uint4(const __global uint4 *base, int off, int cc);
ulong2 __builtin_IB_lsc_load_block_global_ulong2(const __global ulong2 *base, int off, int cc);
void __builtin_IB_lsc_store_global_uchar_from_uint(__global uchar *base, int off, uint v, int cc);
void __builtin_IB_lsc_store_global_ushort_from_uint(__global ushort *base, int off, uint v, int cc);
void __builtin_IB_lsc_store_global_uint(__global uint *base, int off, uint v, int cc);
void __builtin_IB_lsc_store_global_uint4(__global uint4 *base, int off, uint4 v, int cc);
void __builtin_IB_lsc_store_global_ulong2(__global ulong2 *base, int off, ulong2 v, int cc);
void __builtin_IB_lsc_store_block_global_uint4(__global uint4 *base, int off, uint4 v, int cc);
void __builtin_IB_lsc_prefetch_global_uint4(const __global uint4 *base, int off, int cc);
void __builtin_IB_lsc_prefetch_global_ulong(const __global ulong *base, int off, int cc);
uint __builtin_IB_lsc_atomic_add_global_uint(volatile __global uint *base, int off, uint v, int cc);
__kernel void loads(__global uint *d, __global const uint *a) {
  int i = get_global_id(0);
  uint r = __builtin_IB_lsc_load_global_uint(a + i, 0, 1) + __builtin_IB_lsc_load_global_uint(a + i, 4, 2) + __builtin_IB_lsc_load_global_uint(a + i, 8, 3);
  r += __builtin_IB_lsc_load_global_uint(a + i, 16, 4) + __builtin_IB_lsc_load_global_uint(a + i, -4, 5) + __builtin_IB_lsc_load_global_uint(a + i, 1, 6) + __builtin_IB_lsc_load_global_uint(a + i, 2, 7);
  r += __builtin_IB_lsc_load_global_uchar_to_uint((const __global uchar *)a + i, 1, 0) + __builtin_IB_lsc_load_global_ushort_to_uint((const __global ushort *)a + i, 1, 0);
  uint2 x = __builtin_IB_lsc_load_global_uint2((const __global uint2 *)a + i, 0, 0);
  uint3 y = __builtin_IB_lsc_load_global_uint3((const __global uint3 *)a + i, 0, 0);
  uint4 z = __builtin_IB_lsc_load_global_uint4((const __global uint4 *)a + i, 1, 4);
  d[i] = r + x.x + x.y + y.x + y.z + z.w + z.y;
}



