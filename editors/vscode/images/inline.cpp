int scale(int a) {
  int r;
  asm("{\n"
      ".decl p v_type=P num_elts=16\n"
      "cmp.lt (M1, 16) p %1(0,0)<1;1,0> 0x7:d\n"
      "(p) goto (M1, 16) done%=\n"
      "mul (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 0x3:d\n"
      "done%=: // all channels\n"
      "}\n" : "=rw"(r) : "rw"(a));
  return r;
}
