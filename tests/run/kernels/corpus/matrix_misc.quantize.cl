// Small dense algebra: 4x4 inverse by cofactors, LU of 3x3 in registers, Jacobi sweep, Floyd-Warshall step, int8 quantise.


__kernel void quantize(__global const float4 *x, __global char4 *q, float scale, float zero) {
  int i = get_global_id(0);
  q[i] = convert_char4_sat_rte(x[i] * scale + zero);
}
#ifndef cl_khr_fp64
#define double float
#endif

