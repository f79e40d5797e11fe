// Block load: 16 consecutive dwords from one address, one for each channel.
__attribute__((intel_reqd_sub_group_size(16)))
kernel void copy(global const int *from, global int *to) {
    int value;
    // One address: the execution size is 1, `t` puts consecutive elements into consecutive registers.
    __asm__("lsc_load.ugm (M1_NM, 1) %0:d32x16t flat[%1]:a64" : "=rw"(value) : "rw.u"(from));
    to[get_global_id(0)] = value;
}
