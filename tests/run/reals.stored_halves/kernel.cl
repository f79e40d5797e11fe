// Half and double precision, stored and computed, with exact results.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
__kernel void stored_halves(__global half *h, __global const float *f, __global float *g) {
  size_t i = get_global_id(0);
  g[i] = vload_half(i, h) * 2.0f;
  vstore_half_rte(f[i], i, h + 64);
  vstore_half_rtz(f[i], i, h + 128);
  vstore_half_rtp(f[i], i, h + 192);
  vstore_half_rtn(f[i], i, h + 256);
}
#ifdef cl_khr_fp64

#endif
