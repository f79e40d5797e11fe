// Common code of the benchmark programs: their arguments, and their protocol on standard input.
//
// An argument is `i:NUMBER`, `f:NUMBER`, `b:FILE` (a buffer with the contents of the file), or
// `o:FILE:OUT` (a buffer whose final contents are written to OUT).
//
// A command is one line. A number runs the kernel this many times; the answer is the total time in
// nanoseconds. `check` fills the buffers again, runs the kernel once and writes the outputs; the
// answer is `ok`. For example, `100` is answered by `52340`.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  char kind;
  int integer;
  float real;
  char *file, *out;
  unsigned char *bytes;
  size_t size;
} Argument;

static void die(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(1);
}

static void fill(Argument *a) {
  FILE *f = fopen(a->file, "rb");
  if (!f) die(a->file);
  fseek(f, 0, SEEK_END);
  a->size = ftell(f);
  rewind(f);
  if (!a->bytes) a->bytes = aligned_alloc(64, (a->size + 63) / 64 * 64);
  if (fread(a->bytes, 1, a->size, f) != a->size) die(a->file);
  fclose(f);
}

static Argument argument(char *text) {
  Argument a = {.kind = text[0]};
  char *value = text + 2;
  switch (a.kind) {
    case 'i': a.integer = atoi(value); break;
    case 'f': a.real = strtof(value, 0); break;
    case 'o': {
      char *colon = strchr(value, ':');
      if (!colon) die("an output without a file");
      *colon = 0;
      a.out = colon + 1;
      a.file = value;
      fill(&a);
      break;
    }
    default: a.file = value; fill(&a);
  }
  return a;
}

static void save(const Argument *a) {
  FILE *f = fopen(a->out, "wb");
  if (!f || fwrite(a->bytes, 1, a->size, f) != a->size) die(a->out);
  fclose(f);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static void serve(void (*run)(void), void (*check)(void)) {
  char line[64];
  while (fgets(line, sizeof line, stdin)) {
    if (strncmp(line, "check", 5) == 0) {
      check();
      puts("ok");
    } else {
      double start = now();
      for (long n = atol(line); n > 0; n--) run();
      printf("%.0f\n", now() - start);
    }
    fflush(stdout);
  }
}
