// 32-bit global and local atomics: all operations, with and without use of the returned value, cmpxchg loops on float, OpenCL 2.0 atomics with orders and scopes.
//! opts: -cl-std=CL2.0

__kernel void global_uint_noret(__global volatile uint *d, uint v) {
  size_t i = get_global_id(0);
  atomic_add(d + i, v); atomic_sub(d + i, v); atomic_inc(d + i); atomic_dec(d + i);
  atomic_min(d + i, v); atomic_max(d + i, v); atomic_and(d + i, v); atomic_or(d + i, v); atomic_xor(d + i, v);
  atomic_xchg(d + i, v); atomic_cmpxchg(d + i, v, 3u);
}

void add_float(__global volatile float *p, float v) {
  union { uint u; float f; } a, b;
  do { a.f = *p; b.f = a.f + v; } while (atomic_cmpxchg((__global volatile uint *)p, a.u, b.u) != a.u);
}


