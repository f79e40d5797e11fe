// Char and short loads and stores (byte scatter/gather), packed struct fields, bytes of an int, unaligned short.
typedef struct __attribute__((packed)) { uchar kind; ushort len; uint id; uchar data[5]; } record;

__kernel void packed(__global record *r, __global const uint *v) {
  int i = get_global_id(0);
  record t = r[i];
  t.kind ^= 1;
  t.len += (ushort)v[i];
  t.id = v[i] | ((uint)t.data[2] << 24);
  t.data[t.kind & 3] = (uchar)t.id;
  r[i] = t;
}


