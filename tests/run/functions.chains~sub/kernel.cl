// Functions that are called, not built in: chains, recursion by hand, structures by pointer, a choice that work-items make each for itself.
typedef struct { int low, high; float mean; } range;
__attribute__((noinline)) int mix(int a, int b) { return a * 31 + (b ^ 5); }
__attribute__((noinline)) int twice(int a, int b) { return mix(mix(a, b), b); }
__attribute__((noinline)) void widen(range *r, int v) {
  r->low = min(r->low, v);
  r->high = max(r->high, v);
  r->mean += (float)v;
}
__attribute__((noinline)) float4 blend(float4 a, float4 b, int k) { return k & 1 ? a + b * 2.0f : b - a; }
__kernel void chains(__global int *d, __global const int *a) {
  int i = get_global_id(0);
  int r = a[i] & 1 ? twice(a[i], i) : mix(i, a[i]);
  for (int k = 0; k < (a[i] & 7); k++) r = mix(r, k);
  d[i] = r;
}


