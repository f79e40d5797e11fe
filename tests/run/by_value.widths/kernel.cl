// Arguments of every kind: structures and vectors by value, numbers of every width, several local buffers, ranges of three dimensions with
// offsets.
typedef struct { int n; float4 scale; short step[3]; uchar flag; } settings;

__kernel void widths(__global long *d, char c, uchar uc, short s, ushort us, int n, uint un, long l, ulong ul, float f) {
  int i = get_global_id(0);
  long r = c + 3 * uc + 5 * s + 7 * us + 11 * (long)n + 13 * (long)un + 17 * l;
  d[i] = r + (long)(ul >> 3) + (long)f * i;
}



