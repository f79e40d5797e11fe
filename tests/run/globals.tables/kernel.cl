// Variables of the program: constant tables, one of addresses, and global variables with and without a value to begin with.
//! opts: -cl-std=CL2.0
__constant int squares[6] = { 0, 1, 4, 9, 16, 25 };
__constant int primes[6] = { 2, 3, 5, 7, 11, 13 };
__constant float halves[4] = { 0.5f, 1.5f, 2.5f, 3.5f };
__kernel void tables(__global int *d, __global const int *which, __global float *f) {
  size_t i = get_global_id(0);
  int k = which[i];
  d[i] = (k & 1 ? squares : primes)[(k >> 1) % 6] + squares[3];
  f[i] = halves[k & 3];
}
__global int weights[4] = { 3, -1, 4, 1 };
__global int zeros[64];
__global int *chosen = weights + 2;

