// Conversions of every kind: all integer widths, float, saturating, explicit rounding, as_type reinterpretation, vector widening and narrowing.
__kernel void int_widths(__global char *c, __global short *s, __global int *n, __global long *l) {
  size_t i = get_global_id(0);
  char cc = c[i]; short ss = s[i]; int nn = n[i]; long ll = l[i];
  c[i] = convert_char_sat(ss) ^ convert_char_sat(nn) ^ convert_char_sat(ll);
  s[i] = convert_short_sat(nn) + convert_short(cc) + convert_short_sat(ll);
  n[i] = convert_int_sat(ll) + (int)cc + (int)ss;
  l[i] = (long)cc + (long)ss + (long)nn;
}





