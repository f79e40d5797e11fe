// Groups that do not divide the range: the last one of each dimension is smaller.
//! opts: -cl-std=CL2.0

__kernel void uneven_sum(__global const int *a, __global int *sums, __local int *t) {
  int l = get_local_id(0);
  t[l] = a[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0) {
    int s = 0;
    for (int k = 0; k < get_local_size(0); k++) s += t[k];
    sums[get_group_id(0)] = s;
  }
}
