// cl_intel_bit_instructions: bitfield insert, signed and unsigned extract, bit reverse, on 8 to 64 bits.
//! opts: -cl-std=CL2.0
uint __attribute__((overloadable)) intel_ubfe(uint v, uint off, uint w);
int __attribute__((overloadable)) intel_sbfe(int v, uint off, uint w);
uint __attribute__((overloadable)) intel_bfi(uint b, uint i, uint off, uint w);
uint __attribute__((overloadable)) intel_bfrev(uint v);
ushort __attribute__((overloadable)) intel_bfi(ushort b, ushort i, uint off, uint w);
ulong __attribute__((overloadable)) intel_bfi(ulong b, ulong i, uint off, uint w);
ulong __attribute__((overloadable)) intel_ubfe(ulong v, uint off, uint w);
long __attribute__((overloadable)) intel_sbfe(long v, uint off, uint w);
ulong __attribute__((overloadable)) intel_bfrev(ulong v);

__kernel void bitfield(__global uint *d, __global int *s, __global const uint *a, uint off, uint w) {
  size_t i = get_global_id(0);
  uint v = a[i];
  d[i] = intel_ubfe(v, off, w) + intel_bfi(v, d[i], off, w) + intel_bfrev(v) + intel_ubfe(v, 5, 7);
  s[i] = intel_sbfe((int)v, off, w) ^ intel_sbfe((int)v, 3, 9);
}

