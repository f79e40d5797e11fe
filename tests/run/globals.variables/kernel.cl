// Variables of the program: constant tables, one of addresses, and global variables with and without a value to begin with.
//! opts: -cl-std=CL2.0
__constant int squares[6] = { 0, 1, 4, 9, 16, 25 };
__constant int primes[6] = { 2, 3, 5, 7, 11, 13 };
__constant float halves[4] = { 0.5f, 1.5f, 2.5f, 3.5f };

__global int weights[4] = { 3, -1, 4, 1 };
__global int zeros[64];
__global int *chosen = weights + 2;
__kernel void variables(__global int *d) {
  size_t i = get_global_id(0);
  zeros[i] = d[i] * weights[i & 3];
  barrier(CLK_GLOBAL_MEM_FENCE);
  d[i] = zeros[i ^ 1] + *chosen;
}
