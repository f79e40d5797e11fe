// Arguments of every kind: structures and vectors by value, numbers of every width, several local buffers, ranges of three dimensions with
// offsets.
typedef struct { int n; float4 scale; short step[3]; uchar flag; } settings;
__kernel void structure(__global float *d, settings s, __global const float *a) {
  int i = get_global_id(0);
  float r = a[i] * s.scale.x + s.scale.w;
  for (int k = 0; k < 3; k++) r += s.step[k] * k;
  d[i] = i < s.n ? (s.flag & 1 ? -r : r) : s.scale.y;
}
__kernel void widths(__global long *d, char c, uchar uc, short s, ushort us, int n, uint un, long l, ulong ul, float f) {
  int i = get_global_id(0);
  long r = c + 3 * uc + 5 * s + 7 * us + 11 * (long)n + 13 * (long)un + 17 * l;
  d[i] = r + (long)(ul >> 3) + (long)f * i;
}
__kernel void vectors(__global int *d, char4 c, short2 s, int3 n, uint8 u, long2 l, float16 f) {
  int i = get_global_id(0);
  d[i] = c.x + c.w * 2 + s.y * 3 + n.x + n.z * 5 + (int)(u.s7 - u.s0) + (int)(l.x ^ l.y) + (int)(f.sf + f.s0) * i;
}
__kernel void locals(__global int *d, __local int *a, __local short *b, __local int4 *c) {
  int l = get_local_id(0), n = get_local_size(0), g = get_global_id(0);
  a[l] = d[g];
  b[l] = (short)(d[g] * 3);
  c[l] = (int4)(l, d[g], -l, 7);
  barrier(CLK_LOCAL_MEM_FENCE);
  d[g] = a[n - 1 - l] + b[l ^ 1] + c[l ^ 3].x + c[n - 1 - l].y + c[l ^ 2].w;
}
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
