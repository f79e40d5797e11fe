#!/usr/bin/env python3
"""Fills the heads of the programs here: their inputs, from a fixed sequence, and their outputs, in exact rational arithmetic.

    make.py [--check]

Each program has buffers, surface 0 first: lines `//! in: TYPE VALUES` are the contents of one, lines `//! out: TYPE VALUES` what one
holds afterwards; a `_` is not compared. Several lines in a row are one buffer; a line `//! next` begins another. What a program
computes is written down here once more, from the pages of the instructions, without looking at how OpenVISA does it. Inputs are such
that no result needs to be rounded, so that the order of sums and the rounding of what lies between do not matter.
"""
import random
import struct
import sys
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).parent


class Exact:
    """Numbers that are a multiple of 1/8, and some that are no numbers, which must play no part."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def real(self):
        return Fraction(self.random.randint(-80, 80), 8)

    def reals(self, count, no_numbers=()):
        wrong = ("nan", "inf", "-inf")
        return [wrong[i % 3] if i in no_numbers else self.real() for i in range(count)]

    def whole(self, low, high):
        return self.random.choice([low, high, 0, 1, self.random.randint(low, high), self.random.randint(low, high)])


def unit(value):
    return min(max(value, Fraction(0)), Fraction(1))


def wrap(value, bits):
    return (value + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)


def rows(*parts):
    """Rows of eight floats, filled up with zeros."""
    return [v for part in parts for v in part]


def groups(a, b, one, lanes=8):
    """One value for each group of four channels."""
    return [one(a[g:g + 4], b[g:g + 4]) for g in range(0, lanes, 4) for _ in range(4)]


def on(mask, values, else_=Fraction(0)):
    return [v if mask >> i & 1 else else_ for i, v in enumerate(values)]


def dot():
    e = Exact(1)
    # Pairs that a product leaves out: 2 and 3 of a group, 3, the fourth of the first source of `dph`.
    a = e.reals(64, {2, 3, 6, 7, 11, 15, 35, 39, 43, 47, 58, 59, 62, 63})
    b = e.reals(64, {3, 7, 11, 15, 58})
    b[58], b[59] = "inf", "nan"
    dp = lambda n: lambda x, y: sum((x[k] * y[k] for k in range(n)), Fraction(0))
    dph = lambda x, y: x[0] * y[0] + x[1] * y[1] + x[2] * y[2] + y[3]
    negated = [-v for v in a[48:56]]
    absolute = [abs(v) for v in b[48:56]]
    # What two products with the same four read.
    again = [b[40:44][k % 4] for k in range(8)]
    out = rows(
        groups(a, b, dp(2)),
        groups(a[8:], b[8:], dp(3)),
        groups(a[16:], b[16:], dp(4), 16),
        groups(a[32:], b[32:], dph, 16),
        map(unit, groups(negated, absolute, dp(4))),
        on(0x5a, groups(a[56:], [b[56:60][k % 4] for k in range(8)], dp(2))),
        groups(a[16:], b[16:], dp(4)),
        groups(again, a[16:], dph),
        [Fraction(0)] * 16,
    )
    return [("f", a + b)], [("f", out)]


def line():
    e = Exact(2)
    v = e.reals(64, {1, 2, 5, 6, 9, 10, 13, 14})
    at = lambda k, u: v[k] * u + v[k + 3]
    out = rows(
        [at(0, u) for u in v[16:32]],
        [at(4, -u) for u in v[32:40]],
        [unit(at(8, u)) for u in v[40:48]],
        on(0x96, [at(12, u) for u in v[48:56]]),
        [at(12, u) for u in v[24:32]],
        [at(0, Fraction(7, 2))] * 8,
        [Fraction(0)] * 8,
    )
    return [("f", v)], [("f", out)]


def plane():
    e = Exact(3)
    v = e.reals(64, {2, 6, 10, 14})
    at = lambda k, u, w: v[k] * u + v[k + 1] * w + v[k + 3]
    eight = lambda k, start: [at(k, v[start + i], v[start + 8 + i]) for i in range(8)]
    out = rows(
        eight(0, 16),
        eight(0, 32),
        eight(4, 32),
        map(unit, eight(8, 48)),
        on(0x2d, eight(12, 40)),
        eight(4, 32),
        [Fraction(0)] * 16,
    )
    return [("f", v)], [("f", out)]


def lrp():
    e = Exact(4)
    v = e.reals(96)
    for i in range(0, 32):
        # Weights between 0 and 1, and some beyond.
        v[i] = Fraction((i * 3) % 11, 8)
    v[0], v[1] = Fraction(0), Fraction(1)
    at = lambda w, x, y: w * x + (1 - w) * y
    out = rows(
        [at(w, x, y) for w, x, y in zip(v[0:16], v[32:48], v[64:80])],
        [at(v[19], x, -y) for x, y in zip(v[40:56], v[72:88])],
        [unit(at(w, abs(x), v[85])) for w, x in zip(v[16:24], v[48:56])],
        on(0xc3, [at(w, x, y) for w, x, y in zip(v[24:32], v[56:64], v[88:96])]),
        [at(-w, v[34], y) for w, y in zip(v[24:32], v[88:96])],
        [Fraction(0)] * 8,
    )
    return [("f", v)], [("f", out)]


def sad():
    e = Exact(5)
    unsigned = [e.whole(0, 255) for _ in range(64)]
    signed = [e.whole(-128, 127) for _ in range(64)]
    # Each extreme against the other.
    unsigned[0:4], unsigned[32:36] = [255, 0, 0, 255], [0, 255, 0, 255]
    signed[0:4], signed[32:36] = [-128, 127, -128, -128], [127, -128, -128, 127]
    unsigned[16:18], unsigned[48:50] = [255, 255], [0, 0]
    signed[16:18], signed[48:50] = [127, 127], [-128, -128]
    words = [e.whole(-32768, 32767) for _ in range(64)]
    words[0], words[2], words[16], words[18] = 32767, -32768, -1, -2
    pairs = lambda a, b, c: [abs(a[i] - b[i]) + abs(a[i + 1] - b[i + 1]) + c[i] for i in range(0, 16, 2)]
    none = [0] * 16
    high = lambda v: [w % 65536 for w in v]
    as_words = lambda sums: [x for s in sums for x in (s, "_")]
    u = lambda a: unsigned[a:a + 16]
    s = lambda a: signed[a:a + 16]
    guarded = [x if 0x3614 >> 2 * i & 1 else 7 for i, x in enumerate(pairs(u(16), u(48), none))]
    out = rows(
        as_words(pairs(u(0), u(32), none)),
        as_words(pairs(s(0), s(32), none)),
        as_words(pairs(s(0), u(32), none)),
        as_words(wrap(v, 16) for v in pairs(u(16), u(48), words[0:16])),
        as_words(min(max(v, -32768), 32767) for v in pairs(s(16), s(48), words[0:16])),
        as_words(wrap(min(v, 65535), 16) for v in pairs(u(16), u(48), high(words[16:32]))),
        as_words(guarded),
        as_words(wrap(v, 16) for v in pairs(u(32), u(0), high(words[32:48]))),
    )
    return [("b", [wrap(v, 8) for v in unsigned] + signed), ("w", words)], [("w", out)]


def madw():
    e = Exact(6)
    edges = [0, 1, -1, (1 << 31) - 1, -(1 << 31)]
    v = [edges[(i * 7 + i // 5) % 5] if i % 3 else e.random.randint(-(1 << 31), (1 << 31) - 1) for i in range(64)]
    products = [v[i] * v[16 + i] + v[32 + i] for i in range(16)]
    high = [(v[i] % (1 << 32)) * (v[16 + i] % (1 << 32)) + v[32 + i] % (1 << 32) for i in range(8)]
    out = rows(
        [wrap(p, 32) for p in products],
        [wrap(p >> 32, 32) for p in products],
        [wrap(p, 32) for p in high],
        [wrap(p >> 32, 32) for p in high],
        [0] * 16,
    )
    return [("d", v)], [("d", out)]


def bfloat(bits):
    """The number that 16 bits stand for, or None for one that is no number; infinities are floats."""
    sign, exponent, fraction = -1 if bits >> 15 else 1, bits >> 7 & 0xff, bits & 0x7f
    if exponent == 0xff:
        return sign * float("inf") if fraction == 0 else None
    return sign * Fraction(fraction + (128 if exponent else 0)) * Fraction(2) ** (max(exponent, 1) - 134)


def bfloat_bits(value, zero=0):
    """The bits of the nearest bfloat number, the even one of two; `_` for none."""
    if value is None:
        return "_"
    sign, size = (0x8000, -value) if value < 0 else (0, value)
    if value == 0:
        return zero
    # Steps of the least exponent, or of that in which there are 128 to 255 of them.
    exponent = 1
    while size >= Fraction(2) ** (exponent - 126) and exponent < 255:
        exponent += 1
    if size == float("inf") or exponent == 255:
        return sign | 0x7f80
    steps = round(Fraction(size) / Fraction(2) ** (exponent - 134))
    # What is rounded up to 256 steps carries into the exponent.
    return sign | steps + ((exponent - 1) << 7)


def bfloat_atomics():
    e = Exact(7)
    edges = [0x3f80, 0xbf80, 0x4380, 0x3f81, 0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0, 0x8000, 0, 1, 0x80, 0x3c00, 0xc2f7, 0x4049]
    pick = lambda: e.random.choice(edges) if e.random.random() < 0.75 else e.random.randint(0, 0x7f7f)
    some = lambda: [pick() for _ in range(16)]
    total = lambda a, b: None if None in (a, b) or a == -b == float("inf") or b == -a == float("inf") else a + b
    negated = lambda v: None if v is None else -v

    def arithmetic(x, y, sign):
        a, b = bfloat(x), bfloat(y) if sign > 0 else negated(bfloat(y))
        both = x >> 15 and (y >> 15) == (sign > 0) and a == b == 0
        return bfloat_bits(total(a, b), 0x8000 if both else 0)

    def taken(x, y, wins):
        a, b = bfloat(x), bfloat(y)
        return y if b is not None and (a is None or wins(b, a)) else x

    old, one, two = [some() for _ in range(5)], [some() for _ in range(5)], some()
    old[0][:4], one[0][:4] = [0x4380, 0x7f7f, 0x8000, 1], [0x3f80, 0x7b80, 0x8000, 0x8001]
    old[4][:6], one[4][:6] = [0x8000, 0, 0x7fc0, 0x3f80, 0x3f80, 0x7f80], [0, 0x8000, 0x7fc0, 0x3f80, 0x3f81, 0x7f80]
    pairs = lambda k: list(zip(old[k], one[k]))
    equal = lambda x, y: bfloat(x) is not None and bfloat(x) == bfloat(y)
    new = [
        [arithmetic(x, y, 1) for x, y in pairs(0)],
        [arithmetic(x, y, -1) for x, y in pairs(1)],
        [taken(x, y, lambda a, b: a < b) for x, y in pairs(2)],
        [taken(x, y, lambda a, b: a > b) for x, y in pairs(3)],
        [z if equal(x, y) else x for (x, y), z in zip(pairs(4), two)],
    ]
    # All channels at one address, which count from 0 to 16; what they return are the numbers before.
    counted = [bfloat_bits(Fraction(n)) for n in range(17)]
    words = lambda values: [v if v == "_" else wrap(v, 16) for v in values]
    wide = lambda values: [w for v in values for w in (v, 0)]
    out = [words(row) for row in new] + [words([counted[16]] + [0] * 15)] + [words(wide(row)) for row in old + [counted[:16]]]
    inputs = [v for k in range(5) for v in old[k] + one[k]] + two
    return [("ud", inputs)], [("w", rows(*out))]


def media():
    width, height = 8, 6
    e = Exact(8)
    image = [[e.random.randint(-128, 127) for _ in range(width)] for _ in range(height)]
    near = lambda x, y: image[min(max(y, 0), height - 1)][min(max(x, 0), width - 1)]
    block = lambda left, rows, count: [near(left + x, y) for y in rows for x in range(count)]
    out = [block(2, [1, 2], 8), block(0, [2, 4, 6, 8], 4), block(-1, [-1, 1, 3], 4) + [0] * 4, block(2 ** 32 - 1, [0], 4) + [0] * 12]
    stored = [row[:] for row in image]
    for left, rows, count, values in [(6, [3, 5], 4, out[0]), (-1, [2, 4, 6], 2, None)]:
        # The rows of the second block are four bytes apart in registers, as those of the first one are.
        values = values or out[1]
        for k, y in enumerate(rows):
            for x in range(count):
                if 0 <= left + x < width and y < height:
                    stored[y][left + x] = values[4 * k + x]
    flat = lambda rows: [v for row in rows for v in row]
    return [("b", flat(image))], [("b", flat(out) + flat(stored) + [0] * 16)]


def svm_gather4():
    e = Exact(9)
    memory = [e.random.getrandbits(32) for _ in range(32)]
    numbers = [0x52741630 >> 4 * i & 15 for i in range(8)]
    planes = [[memory[4 * n + c] if 0xb5 >> i & 1 else 7 for i, n in enumerate(numbers)] for c in (1, 3)]
    return [("ud", memory)], [("ud", rows(*planes))]


def shfl_idx4():
    e = Exact(10)
    table, numbers = [[e.random.getrandbits(32) for _ in range(16)] for _ in range(2)]
    nibble = lambda n, k: n >> 4 * k & 15
    part = lambda n, k, bits: table[n] >> bits * k & (1 << bits) - 1
    looked_up = lambda n, bits: sum(part(nibble(n, k), k, bits) << bits * k for k in range(32 // bits))
    by_words = [looked_up(n & 0xffff, 8) for n in numbers]
    by_bytes = [looked_up(n >> 8 & 0xff, 16) if 0x93b5 >> i & 1 else 7 for i, n in enumerate(numbers)]
    return [("ud", table + numbers)], [("ud", by_words + by_bytes)]


def lfsr():
    e = Exact(11)
    states, taps = [[e.random.getrandbits(32) for _ in range(16)] for _ in range(2)]
    states[0], states[1], taps[2] = 0x01010101, 0xfefefefe, 0xffffffff

    def step(state, taps, width):
        parts = lambda v: [v >> at & (1 << width) - 1 for at in range(0, 32, width)]
        after = [s // 2 ^ (t if s % 2 else 0) for s, t in zip(parts(state), parts(taps))]
        return sum(a << width * k for k, a in enumerate(after))

    out = [[step(s, t, width) for s, t in zip(states, taps)] for width in (32, 16, 8)]
    out.append([step(s, 0xb8b8b8b8, 8) if 0x93b5 >> i & 1 else 7 for i, s in enumerate(states)])
    return [("ud", states + taps)], [("ud", rows(*out))]


PROGRAMS = [dot, line, plane, lrp, sad, madw, bfloat_atomics, media, svm_gather4, shfl_idx4, lfsr]


def text(value):
    if isinstance(value, Fraction):
        single = struct.unpack("<f", struct.pack("<f", float(value)))[0]
        assert Fraction(single) == value, f"{value} would be rounded"
        return repr(single)
    return str(value)


def lines(word, buffers, first):
    for number, (kind, values) in enumerate(buffers):
        if number or not first:
            yield "//! next"
        values = list(values)
        for at in range(0, len(values), 8):
            yield f"//! {word}: {kind} " + " ".join(text(v) for v in values[at:at + 8])


def main():
    stale = []
    for program in PROGRAMS:
        path = HERE / f"{program.__name__}.visaasm"
        old = path.read_text()
        ours = ("//! in:", "//! out:", "//! next")
        kept = [l for l in old.splitlines() if not l.startswith(ours)]
        start = next(i for i, l in enumerate(kept) if l.startswith("//! platform")) + 1
        inputs, outputs = program()
        new = "\n".join(kept[:start] + [*lines("in", inputs, True), *lines("out", outputs, False)] + kept[start:]) + "\n"
        if old != new:
            stale.append(path.name)
            if "--check" not in sys.argv:
                path.write_text(new)
    print(f"{len(PROGRAMS)} programs, {len(stale)} changed")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
