// Char and short loads and stores (byte scatter/gather), packed struct fields, bytes of an int, unaligned short.
typedef struct __attribute__((packed)) { uchar kind; ushort len; uint id; uchar data[5]; } record;


__kernel void int_bytes(__global uint *d, __global const uint *s) {
  int i = get_global_id(0);
  uchar4 b = as_uchar4(s[i]);
  d[i] = as_uint(b.wzyx) + b.x * b.y + ((uint)b.z << 8);
}

