// 2D block load: 8 rows of 16 words from a matrix, as the left factor of `dpas`.
__attribute__((intel_reqd_sub_group_size(16)))
kernel void tile(global const short *matrix, int width, int height, int pitch, int column, int row, global short8 *to) {
    short8 rows;
    int last_byte = 2 * width - 1, last_row = height - 1, last_pitch = 2 * pitch - 1;
    // d16.ARRAYxWIDTHxHEIGHT. Width in bytes, height and pitch are less by one; columns count in elements.
    // Addresses are multiples of 64 bytes, width and pitch at least 64 bytes and multiples of 4 and of 16.
    __asm__("lsc_load_block2d.ugm (M1_NM, 1) %0:d16.16x8nn flat[%1,%2,%3,%4,%5,%6]"
            : "=rw"(rows)
            : "rw.u"(matrix), "rw.u"(last_byte), "rw.u"(last_row), "rw.u"(last_pitch), "rw.u"(column), "rw.u"(row));
    to[get_global_id(0)] = rows;
}
