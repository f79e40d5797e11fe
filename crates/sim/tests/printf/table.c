/* Writes table.tsv: formats, values and what the C library prints. `cc -o table table.c && ./table > table.tsv` */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t state = 1;
static unsigned pick(unsigned count) { return (state = state * 1664525u + 1013904223u) / 65536 % count; }
#define ANY(list) list[pick(sizeof list / sizeof *list)]

static const char *FLAGS[] = {"", "-", "0", "+", " ", "#", "0#", "-#", "+0", " 0#", "+-", "+ #"};
static const char *WIDTHS[] = {"", "", "1", "7", "12", "20"};
static const char *PRECISIONS[] = {"", "", ".", ".0", ".1", ".3", ".6", ".10", ".20"};
static const int32_t INTS[] = {0, 0, 1, -1, 8, 42, -42, 255, 65536, INT32_MIN, INT32_MAX};
static const double REALS[] = {0.0, -0.0, 1.0, 1.5, -1.5, 2.0, 2.5, 0.5, 0.1, 9.9999999, 99999.95, 0.0001, 0.00001, 123456.0,
                               1234567.0, 1e15, -1e100, 1e300, 5e-324, 2.2e-308, 1.7976931348623157e308, INFINITY, -INFINITY,
                               NAN, 1.0 / 3, 1.97, 0x1.fffffp0, 0x1.8p-1022, 0x1.08p3, 0x1.18p3};

int main(void) {
    for (int n = 0; n < 2400; n++) {
        char format[32];
        int real = n % 3 > 0;
        char letter = real ? "eEfFgGaA"[pick(8)] : "diuoxX"[pick(6)];
        sprintf(format, "%%%s%s%s%c", ANY(FLAGS), ANY(WIDTHS), ANY(PRECISIONS), letter);
        int32_t whole = ANY(INTS);
        double number = ANY(REALS);
        uint64_t bits = (uint32_t)whole;
        if (real) memcpy(&bits, &number, 8);
        printf("%s\t%s\t%llx\t", format, real ? "double" : "int", (unsigned long long)bits);
        if (real) printf(format, number); else printf(format, whole);
        putchar('\n');
    }
}
