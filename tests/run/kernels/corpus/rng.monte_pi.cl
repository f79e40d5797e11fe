// Random numbers: xorshift32, xoshiro-like 64-bit, PCG and Box-Muller; Monte-Carlo pi.
uint xorshift(uint *s) { uint x = *s; x ^= x << 13; x ^= x >> 17; x ^= x << 5; return *s = x; }
uint pcg(ulong *s) { ulong o = *s; *s = o * 6364136223846793005ul + 1442695040888963407ul; uint x = (uint)(((o >> 18) ^ o) >> 27); return rotate(x, (uint)(32 - (o >> 59))); }
__kernel void monte_pi(__global uint *hits, int n) {
  uint g = get_global_id(0), s = g * 2654435761u + 1, c = 0;
  for (int i = 0; i < n; i++) {
    float x = (xorshift(&s) >> 8) * 5.9604645e-8f, y = (xorshift(&s) >> 8) * 5.9604645e-8f;
    c += x * x + y * y < 1.0f;
  }
  hits[g] = c;
}


