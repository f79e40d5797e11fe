// Program-scope constant tables, constant arguments, uniform and divergent lookups, OpenCL 2.0 program-scope global variables.
//! opts: -cl-std=CL2.0
__constant float gauss[9] = { 0.0625f, 0.125f, 0.0625f, 0.125f, 0.25f, 0.125f, 0.0625f, 0.125f, 0.0625f };
__constant uchar sbox[32] = { 9, 4, 10, 11, 13, 1, 8, 5, 6, 2, 0, 3, 12, 14, 15, 7, 99, 124, 119, 123, 242, 107, 111, 197, 48, 1, 103, 43, 254, 215, 171, 118 };
__constant ulong big[4] = { 0x428a2f98d728ae22ul, 0x7137449123ef65cdul, 0xb5c0fbcfec4d3b2ful, 0xe9b5dba58189dbbcul };
__global int counter = 5;
__global float state[16];

__kernel void globals(__global int *d) {
  int i = get_global_id(0);
  state[i & 15] += d[i];
  if (i == 0) counter += 3;
  d[i] = counter + (int)state[(i + 1) & 15];
}
