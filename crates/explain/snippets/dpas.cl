// Matrix product: C (8 x 16, f) += A (8 x 16, bf) * B (16 x 16, bf, pairs of rows interleaved).
__attribute__((intel_reqd_sub_group_size(16)))
kernel void multiply(global const short8 *a, global const int8 *b, global float8 *c) {
    float8 sum = c[get_global_id(0)];
    short8 left = a[get_global_id(0)];
    int8 right = b[get_global_id(0)];
    // dpas.TYPE_OF_B.TYPE_OF_A.DEPTH.ROWS. The factors are registers of dwords, so they have aliases.
    __asm__("{\n"
            ".decl A v_type=G type=ud num_elts=64 alias=<%1,0>\n"
            ".decl B v_type=G type=ud num_elts=128 alias=<%2,0>\n"
            "dpas.bf.bf.8.8 (M1, 16) %0.0 %0.0 B.0 A(0,0)\n"
            "}\n"
            : "+rw"(sum)
            : "rw"(left), "rw"(right));
    c[get_global_id(0)] = sum;
}
