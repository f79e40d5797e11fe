// Char and short loads and stores (byte scatter/gather), packed struct fields, bytes of an int, unaligned short.
typedef struct __attribute__((packed)) { uchar kind; ushort len; uint id; uchar data[5]; } record;



__kernel void to_upper(__global char *t, int n) {
  int i = get_global_id(0);
  if (i < n) { char c = t[i]; t[i] = (c >= 'a' && c <= 'z') ? c - 32 : c; }
}
