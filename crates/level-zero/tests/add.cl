kernel void add(global int *x, global const int *y)
{
    size_t i = get_global_id(0);
    x[i] += y[i];
}
