// Kernels that print: conversions, flags, vectors, strings, in branches that some work-items take.

__kernel void branches(__global const int *a, __global const float4 *v) {
  int i = get_global_id(0);
  if (a[i] < 0) printf("item %d: %ld\n", i, (long)a[i] * 1000000007l);
  else printf("item %d: %v4f %v4hld\n", i, v[i], convert_int4(v[i]));
}
