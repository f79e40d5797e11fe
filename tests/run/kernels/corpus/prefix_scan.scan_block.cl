// Exclusive prefix sum (up-sweep, down-sweep) in local memory, and the pass that adds block sums.
__kernel void scan_block(__global uint *d, __global uint *sums, __local uint *t, int n) {
  int l = get_local_id(0), g = get_group_id(0) * n, o = 1;
  t[2 * l] = d[g + 2 * l];
  t[2 * l + 1] = d[g + 2 * l + 1];
  for (int s = n >> 1; s > 0; s >>= 1, o <<= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < s) t[o * (2 * l + 2) - 1] += t[o * (2 * l + 1) - 1];
  }
  if (l == 0) { sums[get_group_id(0)] = t[n - 1]; t[n - 1] = 0; }
  for (int s = 1; s < n; s <<= 1) {
    o >>= 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < s) { int a = o * (2 * l + 1) - 1, b = o * (2 * l + 2) - 1; uint x = t[a]; t[a] = t[b]; t[b] += x; }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  d[g + 2 * l] = t[2 * l];
  d[g + 2 * l + 1] = t[2 * l + 1];
}

