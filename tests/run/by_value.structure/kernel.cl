// Arguments of every kind: structures and vectors by value, numbers of every width, several local buffers, ranges of three dimensions with
// offsets.
typedef struct { int n; float4 scale; short step[3]; uchar flag; } settings;
__kernel void structure(__global float *d, settings s, __global const float *a) {
  int i = get_global_id(0);
  float r = a[i] * s.scale.x + s.scale.w;
  for (int k = 0; k < 3; k++) r += s.step[k] * k;
  d[i] = i < s.n ? (s.flag & 1 ? -r : r) : s.scale.y;
}




