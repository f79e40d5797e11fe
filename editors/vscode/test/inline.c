void f(int a) {
    __asm__("mov (M1, 16) %0(0,0)<1> 0x1:d" : "=rw"(a));
}
