// Local memory: tree reduction, transpose through a tile, byte and 64-bit local accesses, float4 tiles, barriers and fences.




__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void copies(__global float *d, __global const float *s) {
  __local float t[256];
  event_t e = async_work_group_copy(t, s + get_group_id(0) * 256, 256, 0);
  wait_group_events(1, &e);
  t[get_local_id(0)] *= 2.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  e = async_work_group_strided_copy(d, t, 64, 3, 0);
  wait_group_events(1, &e);
  prefetch(s, 64);
}
