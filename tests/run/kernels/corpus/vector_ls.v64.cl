// Vector loads and stores of every width and element type, vload/vstore unaligned, swizzles, strided and gathered access.


#ifndef cl_khr_fp64
#define double2 float2
#endif
__kernel void v64(__global ulong4 *a, __global double2 *b, __global long2 *c) {
  size_t i = get_global_id(0);
  a[i] = a[i + 1].wxyz;
  b[i] = b[i].yx * 3.0f;
  c[i] = c[i + 1] + c[i].yy;
}


