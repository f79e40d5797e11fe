// Reduction: the sum over the 16 channels, in every channel.
__attribute__((intel_reqd_sub_group_size(16)))
kernel void sum(global const float *from, global float *to) {
    float value = from[get_global_id(0)], total;
    // Each step adds the upper half to the lower one. `M1_NM` ignores the mask, and `<0;1,0>` repeats one element.
    __asm__("{\n"
            ".decl T v_type=G type=f num_elts=8 align=GRF\n"
            "add (M1_NM, 8) T(0,0)<1> %1(0,0)<1;1,0> %1(0,8)<1;1,0>\n"
            "add (M1_NM, 4) T(0,0)<1> T(0,0)<1;1,0> T(0,4)<1;1,0>\n"
            "add (M1_NM, 2) T(0,0)<1> T(0,0)<1;1,0> T(0,2)<1;1,0>\n"
            "add (M1_NM, 16) %0(0,0)<1> T(0,0)<0;1,0> T(0,1)<0;1,0>\n"
            "}\n"
            : "=rw"(total)
            : "rw"(value));
    to[get_global_id(0)] = total;
}
