// Private arrays: indirect register access, scratch memory, dynamic indexing of vectors and structs, insertion sort, matrix on stack.
typedef struct { int key; float w[3]; uchar tag; } item;


__kernel void big(__global uint *d, __global const uchar *a, int n) {
  int i = get_global_id(0);
  uint hist[256];
  #pragma unroll 1
  for (int k = 0; k < 256; k++) hist[k] = 0;
  #pragma unroll 1
  for (int k = 0; k < n; k++) hist[a[i * n + k]]++;
  uint m = 0, best = 0;
  #pragma unroll 4
  for (int k = 0; k < 256; k++) if (hist[k] > m) { m = hist[k]; best = k; }
  d[i] = best;
}


