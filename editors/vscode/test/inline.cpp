void f(int a, int b) {
    int mov = 0;
    asm volatile("(P1) add (M1, 16) %0(0,0)<1> %[b](0,0)<1;1,0> 0x1:w\n"
                 "mov (M1_NM, 1) %%null(0,0)<1> %1" : "=rw"(a) : "rw"(b));
}
