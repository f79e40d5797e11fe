"""What kernels give that use extensions which neither pocl nor oclgrind knows, in numpy, from the extensions' public definitions.

Each function takes the arrays of a case by name, and those that depend on it the width of a sub-group, and gives what changed.
"""
import numpy as np


def half(bits):
    return bits.astype(np.uint16).view(np.float16).astype(np.float64)


def bf16(bits):
    return (bits.astype(np.uint16).astype(np.uint32) << 16).view(np.float32).astype(np.float64)


def to_bf16(values):
    """Rounded to the nearest, half-way cases to the even one."""
    bits = np.asarray(values, np.float32).view(np.uint32).astype(np.uint64)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def lanes(array, width):
    """Elements of work-items, by sub-group."""
    return array.reshape(-1, width, *array.shape[1:])


# Matrix products: A has a row in each element of a work-item's vector, spread over the sub-group; B a column in each work-item.

def split(words, bits, signed, width):
    """Numbers packed in words, lowest first, along a new last axis."""
    words = words.astype(np.uint64)
    parts = np.stack([words >> np.uint64(i * bits) & np.uint64((1 << bits) - 1) for i in range(width // bits)], -1).astype(np.int64)
    return np.where(parts >= 1 << (bits - 1), parts - (1 << bits), parts) if signed else parts


def mad_int(a, b, c, awidth, abits, asigned, bbits, bsigned):
    """a: lanes × rows, b: lanes × depth, c: lanes × rows, as bits. Sums wrap."""
    left = split(a, abits, asigned, awidth)  # lanes, rows, parts
    left = left.transpose(1, 0, 2).reshape(a.shape[1], -1)  # rows, k
    right = split(b, bbits, bsigned, 32).reshape(b.shape[0], -1)  # columns, k
    return (c.astype(np.int64) + (left @ right.T).T).astype(np.uint64).astype(np.uint32).view(np.int32)


def mad_float(a, b, c, awidth, number):
    left = split(a, 16, False, awidth).transpose(1, 0, 2).reshape(a.shape[1], -1)
    right = split(b, 16, False, 32).reshape(b.shape[0], -1)
    return c + (number(left) @ number(right).T).T


def u32(array, n):
    return array.view(np.uint32).reshape(-1, n)


def mma_int8(x):
    a, b, c, u = u32(x["a"], 8), u32(x["b"], 8), u32(x["c"], 8).view(np.int32), u32(x["u"], 4)
    r = mad_int(a[0:8], b[0:8], c[0:8], 32, 8, True, 8, True)
    r = mad_int(a[1:9], b[0:8], r, 32, 8, False, 8, True)
    r = mad_int(a[0:8], b[1:9], r, 32, 8, True, 8, False)
    q = mad_int(a[0:8, :4], b[2:10], r[:, :4], 32, 8, True, 8, True)
    h = mad_int(u[0:8, :2], b[0:8], q[:, :2], 32, 8, False, 8, False)
    w = mad_int(a[0:8, :1], b[0:8], h[:, :1], 32, 8, True, 8, True)
    r = r.copy()
    r[:, 4:] = mad_int(a[0:8, 4:], b[0:8, :4], q, 32, 8, True, 4, True)
    low = mad_int(u[0:8], b[0:8, :2], q, 32, 8, False, 2, False)
    r[:, :4] = (low.astype(np.int64) + w).astype(np.uint64).astype(np.uint32).view(np.int32)
    c = c.copy()
    c[0:8] = r
    return {"c": c.reshape(x["c"].shape)}


def mma_float8(x):
    a, b, c = u32(x["a"], 8), u32(x["b"], 8), x["c"].reshape(-1, 8).astype(np.float64)
    r = mad_float(a[0:8], b[0:8], c[0:8], 32, half)
    r = mad_float(a[1:9], b[1:9], r, 32, bf16)
    r[:, :4] = mad_float(a[0:8, :4], b[1:9], r[:, 4:], 32, bf16)
    c[0:8] = r
    return {"c": c.astype(np.float32).reshape(x["c"].shape)}


def mma_int16(x):
    n = 16
    a, b = x["a"].view(np.uint16).reshape(-1, 8), u32(x["b"], 8)
    c, u = u32(x["c"], 8).view(np.int32), x["u"].reshape(-1, 4)
    r = mad_int(a[0:n], b[0:n], c[0:n], 16, 8, True, 8, True)
    r = mad_int(a[1:n + 1], b[0:n], r, 16, 8, False, 8, True)
    q = mad_int(a[0:n, :4], b[2:n + 2], r[:, :4], 16, 8, True, 8, False)
    h = mad_int(u[0:n, :2], b[0:n], q[:, :2], 16, 8, False, 8, False)
    r = r.copy()
    r[:, 4:] = mad_int(a[0:n, 4:], b[0:n, :4], q, 16, 8, True, 4, True)
    r[:, :4] = mad_int(a[0:n, 4:], b[0:n], q, 16, 4, True, 4, True)
    c = c.copy()
    c[0:n] = r
    return {"c": c.reshape(x["c"].shape)}


def mma_float16(x):
    n = 16
    a, b = x["a"].view(np.uint16).reshape(-1, 8), u32(x["b"], 8)
    c = x["c"].reshape(-1, 8).astype(np.float64)
    r = mad_float(a[0:n], b[0:n], c[0:n], 16, half)
    r = mad_float(a[1:n + 1], b[1:n + 1], r, 16, bf16)
    r[:, :4] = mad_float(a[0:n, :4], b[1:n + 1], r[:, 4:], 16, bf16)
    h = x["h"].reshape(-1, 8).astype(np.float64)
    h[0:n] = mad_float(a[0:n], b[0:n], h[0:n], 16, half)
    s = bf16(x["s"].view(np.uint16).reshape(-1, 8))
    s[0:n] = mad_float(a[0:n], b[0:n], s[0:n], 16, bf16)
    c[0:n] = r
    return {
        "c": c.astype(np.float32).reshape(x["c"].shape), "h": h.astype(np.float16).reshape(x["h"].shape),
        "s": to_bf16(s).view(np.int16).reshape(x["s"].shape),
    }


def gemm_bf16(x):
    k = 3
    a, b = x["a"].view(np.uint16).reshape(16, k, 8), u32(x["b"], 8)
    r = np.zeros((16, 8))
    for j in range(k):
        # Every work-item reads the same column of B.
        r = mad_float(a[:, j], np.repeat(b[j:j + 1], 16, 0), r, 16, bf16)
    return {"c": r.astype(np.float32).reshape(x["c"].shape)}


def dp4a(c, a, asigned, b, bsigned):
    return (c.astype(np.int64) + (split(a, 8, asigned, 32) * split(b, 8, bsigned, 32)).sum(-1)).astype(np.uint64).astype(np.uint32)


def dp4a_all(x):
    a, b, n = x["a"].view(np.uint32), x["b"].view(np.uint32), x["d"].size
    r = dp4a(x["d"].view(np.uint32), a[:n], True, b[:n], True)
    r = dp4a(r, a[:n], False, b[1:n + 1], False)
    r = dp4a(r, a[1:n + 1], True, b[:n], False)
    r = dp4a(r, a[2:n + 2], False, np.full(n, 0x01020304, np.uint32), True)
    return {"d": r.view(np.int32)}


def gemm_i8(x):
    n, k4 = 16, 5
    a, b = x["a"].reshape(-1, k4), x["b"].reshape(k4, n)
    c = np.zeros((a.shape[0], n), np.int64)
    for k in range(k4):
        c += (split(a[:, k, None], 8, True, 32) * split(b[None, k, :], 8, True, 32)).sum(-1)
    return {"c": np.maximum(c >> 7, 0).astype(np.int32).reshape(x["c"].shape)}


# Two-dimensional blocks: elements outside the surface read as zeros, and are not written.

def block(memory, width, height, pitch, x, y, size, rows, columns):
    """Rows of a block of elements of so many bytes; x in elements."""
    found = np.zeros((rows, columns), np.uint64)
    for r in range(rows):
        for c in range(columns):
            if 0 <= y + r < height and 0 <= (x + c) * size < width:
                at = (y + r) * pitch + (x + c) * size
                found[r, c] = int.from_bytes(memory[at:at + size].tobytes(), "little")
    return found


def vnni(rows, size):
    """Rows put together so that each word holds elements of one column."""
    pack = 4 // size
    r, c = rows.shape
    grouped = rows.reshape(r // pack, pack, c)
    return sum(grouped[:, i] << np.uint64(8 * size * i) for i in range(pack))


def block_copy(x):
    w, h, p = 128, 12, 128
    b = x["b"].copy()
    for gx in range(2):
        for gy in range(2):
            cx, cy = gx * 32, gy * 8
            for k in range(2):
                rows = block(x["a"], w, h, p, cx + 16 * k, cy, 2, 8, 16)
                for r in range(8):
                    for c in range(16):
                        at = (cy + r) * p + (cx + 16 * k + c) * 2
                        if cy + r < h and (cx + 16 * k + c) * 2 < w:
                            b[at:at + 2] = np.frombuffer(int(rows[r, c]).to_bytes(2, "little"), np.uint8)
    return {"b": b}


def transposed(x):
    d = x["d"].reshape(-1, 8).copy()
    for g in range(2):
        # A block of 16 rows and 8 columns: each work-item gets a row.
        rows = block(x["a"].view(np.uint8), 64, 16, 64, g * 8, 0, 4, 16, 8)
        d[g * 16:(g + 1) * 16] = rows.astype(np.uint32)
    return {"d": d.reshape(x["d"].shape)}


def gemm_tile(x):
    m, n, k = 16, 32, 32
    a, b = bf16(x["a"].reshape(m, k)), bf16(x["b"].reshape(k, n))
    product = (a @ b).astype(np.float32)
    d = x["d"].reshape(-1, 8).copy()
    for gy in range(m // 8):
        for column in range(n):
            d[gy * n + column] = product[gy * 8:gy * 8 + 8, column]
    return {"d": d.reshape(x["d"].shape)}


def flat_reads(x):
    w, h, p = 128, 40, 128
    d = x["d"].reshape(-1, 8).copy()
    for g in range(2):
        cx, cy = g * 32, 0
        a = x["a"]
        # Two blocks of 4 rows of 32 bytes: a work-item has two neighbouring bytes of each row.
        u8 = [block(a, w, h, p, cx + 32 * k, cy, 1, 4, 32) for k in range(2)]
        u8 = np.concatenate([v[:, 0::2] | v[:, 1::2] << np.uint64(8) for v in u8])  # 8 × 16
        u16 = np.concatenate([block(a, w, h, p, cx + 16 * k, cy, 2, 8, 16) for k in range(2)])  # 16 × 16
        r = vnni(block(a, w, h, p, cx, cy, 1, 32, 16), 1)
        r = r + vnni(block(a, w, h, p, cx, cy, 2, 16, 16), 2)
        t = block(a, w, h, p, cx, cy, 4, 16, 8).T
        r = (r & np.uint64(0xFFFFFFFF)) ^ t
        low, high = u16[:8], u16[8:]
        r = r + u8 + (low * high & np.uint64(0xFFFF))
        d[g * 16:(g + 1) * 16] = r.T.astype(np.uint32)
    return {"d": d.reshape(x["d"].shape)}


# Sub-groups.

def group_sums(x):
    a = lanes(x["a"], 16)
    p = np.zeros((*a.shape, 8), np.int64)
    p[..., 0] = a.sum(1)[:, None]
    p[..., 1] = a.min(1)[:, None]
    p[..., 2] = a.max(1)[:, None]
    p[..., 3] = a.cumsum(1)
    p[..., 4] = a.cumsum(1) - a
    p[..., 5] = np.maximum.accumulate(a, 1)
    p[..., 6] = a[:, 5:6]
    p[..., 7] = (a > 90).any(1)[:, None] + 2 * (a > -100).all(1)[:, None] + 4 * np.arange(16)
    return {"d": p.astype(np.int32).reshape(-1)}


def group_shuffles(x):
    a, lane = lanes(x["a"], 16), np.arange(16)
    p = np.zeros((*a.shape, 4), np.int32)
    p[..., 0] = a[:, (lane * 5 + 3) & 15]
    p[..., 1] = a[:, lane ^ 9]
    p[..., 2] = np.concatenate([a, -a], 1)[:, lane + 3]
    p[..., 3] = np.concatenate([-a, a], 1)[:, 16 - 6 + lane]
    s = np.take_along_axis(lanes(x["s"], 16), a & 15, 1)
    return {"d": p.reshape(-1), "s": s.reshape(-1), "l": lanes(x["l"], 16)[:, ::-1].reshape(-1)}


def group_copies(x):
    d = x["d"].reshape(-1, 16, 16).copy()  # groups, rows, lanes
    a, s = x["a"].reshape(-1, 16, 16), x["s"].reshape(-1, 4, 16)
    d[:, 0:8] = a[:, 0:8] * np.uint32(2)
    d[:, 8:12] = a[:, 8:12] + a[:, 12:13]
    d[:, 12:14] = a[:, 8:10] ^ a[:, [0, 7]]
    return {"d": d.reshape(-1), "s": s[:, ::-1].reshape(-1)}


def subgroup_reductions(x, simd):
    d, f, u = (lanes(x[n], simd).astype(t) for n, t in (("d", np.int64), ("f", np.float64), ("u", np.int64)))
    before = np.concatenate([np.full((len(d), 1), -2**31), np.maximum.accumulate(d, 1)[:, :-1]], 1)
    r = d.sum(1)[:, None] + d.min(1)[:, None] * d.max(1)[:, None] + d.cumsum(1) + before
    g = f.sum(1)[:, None] + (f.cumsum(1) - f) + f.max(1)[:, None] + f[:, 3:4]
    v = u.min(1)[:, None] + np.maximum.accumulate(u, 1)
    wrap = lambda a: a.astype(np.uint64).astype(np.uint32).reshape(-1)
    return {"d": wrap(r).view(np.int32), "f": g.astype(np.float32).reshape(-1), "u": wrap(v)}


def subgroup_votes(x, simd):
    a = lanes(x["a"], simd)
    groups = 64 // simd
    r = (a > 1).any(1)[:, None] * 1 | (a < 9).all(1)[:, None] * 2
    r = r + np.arange(simd) + (np.arange(len(a)) % groups)[:, None] * 100 + simd + simd + groups
    return {"d": r.astype(np.int32).reshape(-1)}


def transpose16(x):
    r = x["d"].reshape(4, 16)
    return {"d": r[:, (np.arange(16)[:, None] * 4 + np.arange(4)) & 15].reshape(4, 16, 4)[np.arange(4), :, np.arange(4)].reshape(-1)}


def const_blocks(x):
    a = x["a"].view(np.float32).reshape(-1, 4, 16).astype(np.float64)
    return {"d": (a[:, 0] * a[:, 1] + a[:, 2] * a[:, 3]).astype(np.float32).reshape(-1)}


def khr_ballots(x, simd):
    a = lanes(x["a"], simd)
    lane = np.arange(simd, dtype=np.uint64)
    one = np.uint64(1)
    b = ((a > 0).astype(np.uint64) << lane).sum(1).astype(np.uint64)[:, None]
    count = lambda v: np.array([bin(int(n)).count("1") for n in v.reshape(-1)], np.uint64).reshape(v.shape)
    below, including = (one << lane) - one, (np.uint64(2) << lane) - one
    lsb = np.array([(int(n) & -int(n)).bit_length() - 1 for n in b.reshape(-1)], np.uint64)[:, None]
    msb = np.array([int(n).bit_length() - 1 for n in b.reshape(-1)], np.uint64)[:, None]
    item = np.arange(a.size, dtype=np.uint64).reshape(a.shape)
    r = count(b) + count(b & including) + count(b & below) + lsb + msb
    r = r + (b >> lane & one) + (b >> (item & np.uint64(7)) & one)
    all_lanes = np.uint64((1 << simd) - 1)
    c = r + (lane == 0) + (a == a[:, :1]).all(1)[:, None]
    mask = b & (below ^ (all_lanes & ~below))
    d = np.zeros((*a.shape, 4), np.uint32)
    d[..., 0] = mask
    return {"c": c.astype(np.uint32).reshape(-1), "d": d.reshape(-1)}


def khr_shuffles(x, simd):
    f, s, c, lane = lanes(x["f"], simd), lanes(x["s"], simd), lanes(x["c"], simd), np.arange(simd)
    item = np.arange(x["f"].size).reshape(f.shape)
    # Above and below the sub-group the result is open; only what is defined is held against it.
    up, down = f[:, np.maximum(lane - 1, 0)], f[:, np.minimum(lane + 2, simd - 1)]
    r = f[:, 5:6] + f[:, lane ^ 1] + up + down
    return {"f": r.astype(np.float32).reshape(-1), "s": np.take_along_axis(s, item * 3 & 7, 1).reshape(-1), "c": c[:, lane ^ 2].reshape(-1)}


def softmax(x):
    rows = x["in"].reshape(-1, 40).astype(np.float64)
    e = np.exp(rows - rows.max(1, keepdims=True))
    return {"out": (e / e.sum(1, keepdims=True)).astype(np.float32).reshape(-1)}


def spmv_vector(x):
    y = x["y"].copy()
    for r in range(len(x["ptr"]) - 1):
        part = slice(x["ptr"][r], x["ptr"][r + 1])
        y[r] = (x["val"][part] * x["x"][x["col"][part]]).sum()
    return {"y": y}


def spmv_rows(x, simd):
    y = spmv_vector(x)["y"]
    y[64 // simd:] = x["y"][64 // simd:]
    return {"y": y}


def collective(x):
    d, f = x["d"].reshape(-1, 32).astype(np.int64), x["f"].reshape(-1, 32)
    r = d.sum(1)[:, None] + d.cumsum(1) - d + d[:, 3:4]
    r = r ^ ((d > 5).any(1)[:, None] * 1) ^ ((d < 100).all(1)[:, None] * 2)
    return {"d": r.astype(np.int32).reshape(-1), "f": np.maximum.accumulate(f, 1).reshape(-1)}


def reduce_only(x):
    return {"out": x["d"].reshape(-1, 32).max(1)}


# Barriers in two halves; every work-item sees what its neighbour wrote before.

def pipeline(x):
    a = x["a"].reshape(-1, 256)
    n, turn = 4, a[0].copy()
    acc = np.zeros(256, np.float32)
    for k in range(1, n):
        acc += turn[np.arange(256) ^ 1]
        turn = a[k] * np.float32(0.5)
    return {"d": acc}


def named_barriers(x):
    return {"d": x["d"][np.arange(x["d"].size) ^ 1]}


# Atomics of cl_ext_float_atomics.

def float_sums(x):
    d = x["d"].reshape(2, 4).copy()
    a = x["a"].reshape(-1, 2).T
    d[:, 0] += a.sum(1)
    d[:, 1] -= a.sum(1)
    d[:, 2] = np.minimum(d[:, 2], a.min(1))
    d[:, 3] = np.maximum(d[:, 3], a.max(1))
    return {"d": d.reshape(-1)}


def float_one(x):
    d, a = x["d"].copy(), x["a"][0]
    r = d[0]
    d[0], d[1], d[2], d[3] = r + a, d[1] - a, min(d[2], r), max(d[3], r)
    return {"d": d}


def fminmax(x):
    d, a = x["d"].copy(), x["a"]
    d[4:6] = a + a + d[2] + a + max(0, a[0]) - a + min(0, a[0])
    return {"d": d}


def cl20(x):
    a, b, o = x["a"].astype(np.int64), x["b"].copy(), x["o"].astype(np.int64)
    r = a[0]
    a[0] += 3
    r += a[1]
    a[2] = r
    r, a[3] = r + a[3], r
    e = 5
    if a[4] == e:
        a[4] = r
        r += 1
    else:
        e = a[4]
    old = int(b[0])
    b[0] = max(b[0], r)
    # The order of the two operations is open, and neither sees the other.
    r, a[6] = r + e + old + a[6], a[6] ^ r
    o[0] += r
    o[1] = r
    return {"a": a.astype(np.int32), "b": b, "o": o.astype(np.int32)}


# Conversions.

def bf16_one(x):
    d, f = x["d"].copy(), x["f"].copy()
    d[0] = to_bf16(f[0] * np.float32(2))
    f[0] = np.float32(bf16(d[1:2])[0]) + 1
    return {"d": d, "f": f}


def bf16_vectors(x):
    values = bf16(x["a"]).astype(np.float32) * x["s"] + np.float32(0.5)
    return {"d": to_bf16(values)}


def tf32_one(x):
    t, f, s = x["t"].view(np.uint32).copy(), x["f"].copy(), x["s"].view(np.uint16).copy()
    word = f[:1].view(np.uint32)[0]
    t[0] = (int(word) + 0xFFF + (int(word) >> 13 & 1)) & 0xFFFFE000
    pair = to_bf16(f[2:4])
    t[1] = int(pair[0]) | int(pair[1]) << 16
    s[0] = to_bf16(f[1:2])[0]
    f[0] = bf16(s[3:4])[0]
    return {"t": t.view(np.int32), "f": f, "s": s.view(np.int16)}


def inline_asm(x):
    a, n = x["a"].astype(np.float64), x["n"].astype(np.int64)
    return {"d": (a * a + a).astype(np.float32), "n": (n * 3 + n + 1 >> 1).astype(np.int32)}


# Bit fields; an offset and a width that fit.

def bitfield(x):
    off, w = 5, 9
    v, b = x["a"].astype(np.uint64), x["d"].astype(np.uint64)
    take = lambda value, o, n: value >> np.uint64(o) & np.uint64((1 << n) - 1)
    mask = np.uint64(((1 << w) - 1) << off)
    insert = v & ~mask | b << np.uint64(off) & mask
    reverse = np.array([int(f"{int(n):032b}"[::-1], 2) for n in v], np.uint64)
    signed = lambda value, o, n: (take(value, o, n).astype(np.int64) << (64 - n)) >> (64 - n)
    d = take(v, off, w) + insert + reverse + take(v, 5, 7)
    s = signed(v, off, w) ^ signed(v, 3, 9)
    return {"d": d.astype(np.uint32), "s": s.astype(np.int32)}


def bitfield64(x):
    off, w = 37, 11
    v, b = x["d"], x["s"].view(np.uint64)
    take = v >> np.uint64(off) & np.uint64((1 << w) - 1)
    mask = np.uint64(((1 << w) - 1) << off)
    reverse = np.array([int(f"{int(n):064b}"[::-1], 2) for n in v], np.uint64)
    s = (take.astype(np.int64) << (64 - w)) >> (64 - w)
    return {"d": take + (v & ~mask | b << np.uint64(off) & mask) + reverse, "s": s}


# Accesses with cache controls: what they are without.

def lsc_loads(x):
    n = x["d"].size - 4
    a, by = x["a"].astype(np.uint64), x["a"].view(np.uint8)
    short = x["a"].view(np.uint16)
    d = x["d"].astype(np.uint64)
    for i in range(4, 4 + n):
        r = a[i] + a[i + 4] + a[i + 8] + a[i + 16] + a[i - 4] + a[i + 1] + a[i + 2] + by[i + 1] + short[i + 1]
        d[i] = r + a[2 * i] + a[2 * i + 1] + a[4 * i] + a[4 * i + 2] + a[4 * i + 7] + a[4 * i + 5]
    return {"d": (d & np.uint64(0xFFFFFFFF)).astype(np.uint32)}


def lsc_misc(x):
    d = x["d"].copy()
    r = d[3] + d[4]
    d[4] += 1
    d[0] = r
    return {"d": d}


def lsc_fences(x):
    d = x["d"].copy()
    d[:6] = np.arange(1, 7)
    return {"d": d}


def lsc_fences_sys(x):
    d = x["d"].copy()
    d[:4] = np.arange(1, 5)
    return {"d": d}


# Groups that do not divide the range.

def uneven(x):
    d = x["d"].reshape(10, 50).copy()
    for y in range(10):
        for c in range(50):
            d[y, c] += (16 if c < 48 else 2) + (4 if y < 8 else 2) * 100 + 16 * 10000 + 3 * 1000000
    return {"d": d.reshape(-1)}


def uneven_sum(x):
    a = x["a"]
    return {"sums": np.array([a[k:k + 32].sum() for k in range(0, a.size, 32)], np.int32)}


def half_reals(x):
    f, h = x["f"], x["h"].copy()
    g = h[:f.size].astype(np.float32) * 2
    nearest = f.astype(np.float16)
    with np.errstate(all="ignore"):
        up = np.where(nearest.astype(np.float32) < f, np.nextafter(nearest, np.float16(np.inf)), nearest)
        down = np.where(nearest.astype(np.float32) > f, np.nextafter(nearest, np.float16(-np.inf)), nearest)
    h[64:128], h[192:256], h[256:320] = nearest, up, down
    h[128:192] = np.where(f < 0, up, down)
    return {"h": h, "g": g}


# Half precision: each operation rounds to a half.

def half_arith(x):
    h = lambda v: np.asarray(v).astype(np.float16)
    a, b, d = x["a"], x["b"], x["d"]
    wide = lambda v: v.astype(np.float64)
    r = h(wide(h(wide(a) * wide(b) + wide(d))) + wide(h(wide(a) * wide(b))))
    r = h(wide(r) - 2.5)
    s = h(wide(np.minimum(a, b)) - wide(np.maximum(a, np.float16(1))))
    s = h(wide(s) + np.abs(wide(r)))
    for part in (np.floor(a), np.ceil(b), np.rint(a), np.trunc(b)):
        s = h(wide(s) + wide(part))
    r = h(wide(r) + wide(s))
    t = h(wide(a) + wide(h(wide(b) - wide(a))) * 0.5)
    r = h(wide(r) + wide(h(wide(t) + wide(np.clip(r, np.float16(0), np.float16(1))))))
    return {"d": np.where(a < b, r, -r).astype(np.float16)}


def half_functions(x):
    a, d = x["a"].astype(np.float64), x["d"].astype(np.float64)
    r = np.exp2(a) + np.log2(a) + np.sin(a) + np.cos(a) + np.sqrt(a) + 1 / np.sqrt(a) + 1 / a + np.sqrt(a) + np.exp2(a) + a / d
    return {"d": r.astype(np.float16)}


def half_vectors(x):
    v = (x["a"].astype(np.float64) * 2 + x["b"]).astype(np.float16).astype(np.float64).reshape(-1, 8)
    dots = (v[:, :4] * v[:, 4:]).sum(1, keepdims=True).astype(np.float16)
    return {"d": (v * v + dots).astype(np.float16).reshape(-1)}


def half_mixed(x):
    h, f, n = x["h"].copy(), x["f"].copy(), x["n"].copy()
    v = np.float32(h[0]) * f[0]
    h[0] = np.float16(np.float64(np.float16(v)) + np.float64(np.float16(n[0])))
    n[0], f[0] = int(h[1]), v
    return {"h": h, "f": f, "n": n}


def argmax(x):
    return {"out": x["x"].reshape(8, 10).argmax(1).astype(np.int32)}


# Pointers that may be global, local or private.

def generic_sum(n):
    def give(x):
        g, i = x["g"], np.arange(64)
        q = g[:4].sum() if n > 10 or n <= 5 else sum(g[i + k] for k in range(4))
        return {"o": (q + g[:8].sum() + sum(g[i + k] for k in range(n))).astype(np.float32)}
    return give


def generic_casts(n):
    def give(x):
        g = x["g"].copy()
        if n & 1:
            g[0] = 3 + n
        else:
            v, g[n] = g[n], 1
            g[0] = v + n
        return {"g": g}
    return give
