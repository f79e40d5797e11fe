// Arguments of every kind: structures and vectors by value, numbers of every width, several local buffers, ranges of three dimensions with
// offsets.
typedef struct { int n; float4 scale; short step[3]; uchar flag; } settings;


__kernel void vectors(__global int *d, char4 c, short2 s, int3 n, uint8 u, long2 l, float16 f) {
  int i = get_global_id(0);
  d[i] = c.x + c.w * 2 + s.y * 3 + n.x + n.z * 5 + (int)(u.s7 - u.s0) + (int)(l.x ^ l.y) + (int)(f.sf + f.s0) * i;
}


