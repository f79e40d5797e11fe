// Multiplies each element by a factor. The region `<0;1,0>` gives all channels element 0.
kernel void scale(global float *data, float factor) {
    size_t i = get_global_id(0);
    float x = data[i];
    __asm__("mul (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> %2(0,0)<0;1,0>" : "=rw"(x) : "rw"(x), "rw.u"(factor));
    __asm__("ad (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> 0x1:f" : "+rw"(x));
    data[i] = x;
}
