// Switch statements: dense, sparse, nested, with fall-through, on uniform and on divergent values.
__kernel void dense(__global int *d, __global const int *op) {
  int i = get_global_id(0), x = d[i], y = d[i + 1], r;
  switch (op[i]) {
    case 0: r = x + y; break;
    case 1: r = x - y; break;
    case 2: r = x * y; break;
    case 3: r = y ? x / y : 0; break;
    case 4: r = x & y; break;
    case 5: r = x | y; break;
    case 6: r = x ^ y; break;
    case 7: r = x << (y & 31); break;
    case 8: r = x >> (y & 31); break;
    default: r = ~x;
  }
  d[i] = r;
}



