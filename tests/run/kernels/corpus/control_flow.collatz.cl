// Structured and unstructured control flow: nested divergent ifs, while/do/for, break, continue, early return, goto, uniform branches.

__kernel void collatz(__global uint *steps, uint limit) {
  uint i = get_global_id(0), x = i + 1, c = 0;
  while (x != 1) {
    if (++c > limit) break;
    if (x & 1) { x = 3 * x + 1; continue; }
    x >>= 1;
  }
  steps[i] = c;
}



