// Groups that do not divide the range: the last one of each dimension is smaller.
//! opts: -cl-std=CL2.0
__kernel void uneven(__global int *d) {
  size_t i = get_global_id(1) * get_global_size(0) + get_global_id(0);
  d[i] = get_local_size(0) + get_local_size(1) * 100 + get_enqueued_local_size(0) * 10000 + get_num_groups(1) * 1000000 + d[i];
}

