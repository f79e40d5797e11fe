// Private arrays: indirect register access, scratch memory, dynamic indexing of vectors and structs, insertion sort, matrix on stack.
typedef struct { int key; float w[3]; uchar tag; } item;

__kernel void vec_index(__global float *d, __global const float16 *v, __global const int *idx) {
  int i = get_global_id(0);
  float16 x = v[i];
  float *p = (float *)&x;
  d[i] = p[idx[i] & 15] + p[(idx[i] >> 4) & 15];
}



