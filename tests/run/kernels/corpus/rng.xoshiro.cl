// Random numbers: xorshift32, xoshiro-like 64-bit, PCG and Box-Muller; Monte-Carlo pi.
uint xorshift(uint *s) { uint x = *s; x ^= x << 13; x ^= x >> 17; x ^= x << 5; return *s = x; }
uint pcg(ulong *s) { ulong o = *s; *s = o * 6364136223846793005ul + 1442695040888963407ul; uint x = (uint)(((o >> 18) ^ o) >> 27); return rotate(x, (uint)(32 - (o >> 59))); }


__kernel void xoshiro(__global ulong4 *st, __global ulong *out) {
  ulong4 s = st[get_global_id(0)];
  out[get_global_id(0)] = rotate(s.y * 5, 7ul) * 9;
  ulong t = s.y << 17;
  s.z ^= s.x; s.w ^= s.y; s.y ^= s.z; s.x ^= s.w; s.z ^= t;
  s.w = rotate(s.w, 45ul);
  st[get_global_id(0)] = s;
}
