// Private arrays: indirect register access, scratch memory, dynamic indexing of vectors and structs, insertion sort, matrix on stack.
typedef struct { int key; float w[3]; uchar tag; } item;
__kernel void small(__global int *d, __global const int *idx) {
  int i = get_global_id(0), t[8];
  for (int k = 0; k < 8; k++) t[k] = d[i * 8 + k];
  for (int k = 0; k < 4; k++) t[idx[k] & 7] += t[idx[k + 4] & 7];
  d[i] = t[idx[i] & 7];
}




