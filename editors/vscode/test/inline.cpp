void f(int a, int b) {
    int mov = 0;
    asm volatile("(P1) add (M1, 16) %0(0,0)<1> %[b](0,0)<1;1,0> 0x1:w\n"
                 "mov (M1_NM, 1) %%null(0,0)<1> %1" : "=rw"(a) : "rw"(b));
    asm("{\n.decl SUM v_type=G type=f num_elts=64 alias=<%0,0>\ncmp.lt (M1, 16) flag %1(0,0)<1;1,0> 0x7:d\n" // a comment of C
        "lsc_load.ugm (M1, 16) SUM:d32x4 flat[%1]:a64 // a comment\n"
        "goto (M1, 16) done%=\n"
        "done%=:\n}" : "=rw"(a) : "rw.u"(b));
    asm("lock; incl %0" : "+m"(a));
}
