// Kernels for the example of tests in Python.

kernel void saxpy(global float *y, global const float *x, float a, int n) {
    int i = get_global_id(0);
    if (i < n)
        y[i] = a * x[i] + y[i];
}

kernel void total(global int *sum, global const int *x) {
    atomic_add(sum, x[get_global_id(0)]);
}
