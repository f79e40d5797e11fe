// Arguments of every kind: structures and vectors by value, numbers of every width, several local buffers, ranges of three dimensions with
// offsets.
typedef struct { int n; float4 scale; short step[3]; uchar flag; } settings;



__kernel void locals(__global int *d, __local int *a, __local short *b, __local int4 *c) {
  int l = get_local_id(0), n = get_local_size(0), g = get_global_id(0);
  a[l] = d[g];
  b[l] = (short)(d[g] * 3);
  c[l] = (int4)(l, d[g], -l, 7);
  barrier(CLK_LOCAL_MEM_FENCE);
  d[g] = a[n - 1 - l] + b[l ^ 1] + c[l ^ 3].x + c[n - 1 - l].y + c[l ^ 2].w;
}

