// Barrier: exchanges values through shared local memory, which a fence makes visible first.
__attribute__((intel_reqd_sub_group_size(16)))
kernel void reverse(global int *data, local int *shared) {
    int value = data[get_global_id(0)], other;
    local int *mine = shared + get_local_id(0), *theirs = shared + get_local_size(0) - 1 - get_local_id(0);
    __asm__("lsc_store.slm (M1, 16) flat[%0]:a32 %1:d32\n"
            "lsc_fence.slm.none.group\n"
            "barrier"
            :: "rw"(mine), "rw"(value));
    __asm__("lsc_load.slm (M1, 16) %0:d32 flat[%1]:a32" : "=rw"(other) : "rw"(theirs));
    data[get_global_id(0)] = other;
}
