// Arguments of every kind: structures and vectors by value, numbers of every width, several local buffers, ranges of three dimensions with
// offsets.
typedef struct { int n; float4 scale; short step[3]; uchar flag; } settings;




__kernel void places(__global int *d) {
  int w = get_global_size(0), h = get_global_size(1);
  int x = get_global_id(0) - get_global_offset(0), y = get_global_id(1) - get_global_offset(1), z = get_global_id(2) - get_global_offset(2);
  __global int *p = d + ((z * h + y) * w + x) * 8;
  p[0] = get_global_id(0) * 10000 + get_global_id(1) * 100 + get_global_id(2);
  p[1] = get_local_id(0) * 10000 + get_local_id(1) * 100 + get_local_id(2);
  p[2] = get_group_id(0) * 10000 + get_group_id(1) * 100 + get_group_id(2);
  p[3] = get_local_size(0) * 10000 + get_local_size(1) * 100 + get_local_size(2);
  p[4] = get_num_groups(0) * 10000 + get_num_groups(1) * 100 + get_num_groups(2);
  p[5] = get_global_size(0) * 10000 + get_global_size(1) * 100 + get_global_size(2);
  p[6] = get_global_offset(0) * 10000 + get_global_offset(1) * 100 + get_global_offset(2);
  p[7] = get_work_dim();
}
