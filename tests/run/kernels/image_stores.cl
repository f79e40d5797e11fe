// Stores of numbers that have to be limited and rounded to what a channel holds.
__kernel void stores(__write_only image2d_t b, __global const float4 *s) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(b, p, s[p.y * get_global_size(0) + p.x]);
}
__kernel void store_integers(__write_only image2d_t a, __write_only image2d_t b, __global const int4 *s) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  int4 v = s[p.y * get_global_size(0) + p.x];
  write_imagei(a, p, v);
  write_imageui(b, p, as_uint4(v));
}
