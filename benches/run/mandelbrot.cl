// Steps until a point leaves the circle of radius 2. No contraction, so that all runners take the same steps.
#pragma OPENCL FP_CONTRACT OFF
__kernel void mandelbrot(__global int *steps, int width, float left, float top, float step, int most) {
  int px = get_global_id(0), py = get_global_id(1);
  float cx = left + px * step, cy = top + py * step, x = 0.0f, y = 0.0f;
  int n = 0;
  while (n < most && x * x + y * y <= 4.0f) {
    float next = x * x - y * y + cx;
    y = 2.0f * x * y + cy;
    x = next;
    n++;
  }
  steps[py * width + px] = n;
}
