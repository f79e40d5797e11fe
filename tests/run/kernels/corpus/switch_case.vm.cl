// Switch statements: dense, sparse, nested, with fall-through, on uniform and on divergent values.



__kernel void vm(__global const uchar *code, __global int *regs, int steps) {
  int gid = get_global_id(0), acc = regs[gid], b = 1, pc = 0;
  for (int s = 0; s < steps; s++) {
    switch (code[pc++]) {
      case 'a': acc += b; break;
      case 's': acc -= b; break;
      case 'm': acc *= b; break;
      case 'x': { int t = acc; acc = b; b = t; } break;
      case 'j': pc = acc & 63; break;
      case 'z': if (acc == 0) pc++; break;
      case 'h': s = steps; break;
    }
  }
  regs[gid] = acc + b;
}
