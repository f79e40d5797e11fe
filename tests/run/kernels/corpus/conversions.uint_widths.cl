// Conversions of every kind: all integer widths, float, saturating, explicit rounding, as_type reinterpretation, vector widening and narrowing.

__kernel void uint_widths(__global uchar *c, __global ushort *s, __global uint *n, __global ulong *l, __global const int *x) {
  size_t i = get_global_id(0);
  c[i] = convert_uchar_sat(x[i]) + convert_uchar_sat(l[i]);
  s[i] = convert_ushort_sat(x[i]) + convert_ushort_sat(n[i]);
  n[i] = convert_uint_sat(x[i]) + convert_uint_sat(l[i]);
  l[i] = convert_ulong_sat(x[i]);
}




