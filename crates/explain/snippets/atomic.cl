// Atomic operation: adds a number to memory, and returns the value from before.
__attribute__((intel_reqd_sub_group_size(16)))
kernel void count(global int *counters, global const int *index, global int *before) {
    int old, one = 1;
    global int *counter = counters + index[get_global_id(0)];
    // The second argument is for compare-and-exchange only. `%null` as destination returns nothing.
    __asm__("lsc_atomic_iadd.ugm (M1, 16) %0:d32 flat[%1]:a64 %2 %%null" : "=rw"(old) : "rw"(counter), "rw"(one));
    before[get_global_id(0)] = old;
}
