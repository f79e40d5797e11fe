// Accelerations of bodies by each other; the fourth component is the mass.
__kernel void nbody(__global const float4 *position, __global float4 *acceleration, int n, float softening) {
  int i = get_global_id(0);
  float4 p = position[i], sum = 0.0f;
  for (int j = 0; j < n; j++) {
    float4 d = position[j] - p;
    float inverse = rsqrt(d.x * d.x + d.y * d.y + d.z * d.z + softening);
    float force = position[j].w * inverse * inverse * inverse;
    sum.x += force * d.x;
    sum.y += force * d.y;
    sum.z += force * d.z;
  }
  acceleration[i] = sum;
}
