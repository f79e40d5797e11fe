// Control flow in which work-items of one thread part and meet again.
__kernel void gotos(__global int *d, __global const int *a) {
  int i = get_global_id(0), x = a[i], r = 0;
again:
  if (x < 0) goto negative;
  r += x;
  if (x % 3 == 0) goto third;
  x -= 2;
  if (r < 100 && x > 0) goto again;
  goto done;
third:
  r = r * 2 + 1;
  x -= 5;
  if (r > 200) goto done;
  goto again;
negative:
  r -= x;
  if (r & 1) { x = -x / 2; if (r < 50) goto again; }
done:
  d[i] = r * 1000 + x;
}


