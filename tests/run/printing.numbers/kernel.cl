// Kernels that print: conversions, flags, vectors, strings, in branches that some work-items take.
__kernel void numbers(__global const int *a, __global const float *f) {
  int i = get_global_id(0);
  if (i == 0) printf("%s: %d%%\n", "begin", 100);
  printf("%d: <%5d> <%-5d> <%+d> <%05d> <%x> <%#X> <%o> <%u> <%c>\n", i, a[i], a[i], a[i], a[i], a[i], a[i], a[i], a[i], 'a' + i);
  printf("%d: %f %.2f %10.3f %e %g\n", i, f[i], f[i], f[i], f[i], f[i]);
}

