// 32-bit global and local atomics: all operations, with and without use of the returned value, cmpxchg loops on float, OpenCL 2.0 atomics with orders and scopes.
//! opts: -cl-std=CL2.0



void add_float(__global volatile float *p, float v) {
  union { uint u; float f; } a, b;
  do { a.f = *p; b.f = a.f + v; } while (atomic_cmpxchg((__global volatile uint *)p, a.u, b.u) != a.u);
}
__kernel void float_cas(__global volatile float *sum, __global const float *x) {
  add_float(sum + (get_global_id(0) & 7), x[get_global_id(0)]);
}

