// Comparisons, select, any/all, isnan family, relational vectors, boolean logic on predicates (setp, not, and, or, xor on P registers).
__kernel void compares(__global int *d, __global const float *a, __global const float *b, __global const int *m) {
  size_t i = get_global_id(0);
  float x = a[i], y = b[i];
  int r = isequal(x, y) + isnotequal(x, y) * 2 + isgreater(x, y) * 4 + isless(x, y) * 8 + islessgreater(x, y) * 16 + isordered(x, y) * 32 + isunordered(x, y) * 64;
  r += isnan(x) * 128 + isinf(y) * 256 + isfinite(x) * 512 + isnormal(y) * 1024 + signbit(x) * 2048;
  d[i] = m[i] ? r : -r;
}



