// Structured and unstructured control flow: nested divergent ifs, while/do/for, break, continue, early return, goto, uniform branches.




__kernel void gcd_lcm(__global uint *g, __global ulong *l, __global const uint *a, __global const uint *b) {
  uint i = get_global_id(0), x = a[i], y = b[i];
  while (y) { uint t = x % y; x = y; y = t; }
  g[i] = x;
  l[i] = x ? (ulong)a[i] / x * b[i] : 0;
}
