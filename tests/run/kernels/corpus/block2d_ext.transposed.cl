// cl_intel_subgroup_2d_block_io: 2D block read, transform, transpose, write and prefetch; a bf16 GEMM tile fed by them.
//! opts: -cl-std=CL2.0 -Dcl_intel_subgroup_2d_block_io -Dcl_intel_subgroup_matrix_multiply_accumulate
//! devices: bmg lnl ptl pvc
__attribute__((intel_reqd_sub_group_size(16)))

__attribute__((intel_reqd_sub_group_size(16)))

__attribute__((intel_reqd_sub_group_size(16)))
__kernel void transposed(__global uint *a, __global uint8 *d, int w, int h, int p) {
  uint v[8];
  intel_sub_group_2d_block_read_transpose_32b_16r8x1c(a, w, h, p, (int2)(get_group_id(0) * 8, 0), v);
  d[get_global_id(0)] = *(uint8 *)v;
}
