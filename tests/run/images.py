"""Images and samplers as arguments of cases, and the cases that have them."""
import numpy as np

from cases import B, Buffer, Scalar, f, i, out

# Devices whose sampler reads images; the others can store to them only.
SAMPLED = ["skl", "icllp", "tgllp", "dg2", "bmg", "cri"]
STORED = ["skl", "icllp", "tgllp", "dg2", "pvc", "bmg", "cri"]

ORDERS = {"R": 1, "A": 1, "RG": 2, "RGBA": 4, "BGRA": 4, "ARGB": 4}
TYPES = {
    "SNORM_INT8": np.int8, "SNORM_INT16": np.int16, "UNORM_INT8": np.uint8, "UNORM_INT16": np.uint16, "SIGNED_INT8": np.int8,
    "SIGNED_INT16": np.int16, "SIGNED_INT32": np.int32, "UNSIGNED_INT8": np.uint8, "UNSIGNED_INT16": np.uint16,
    "UNSIGNED_INT32": np.uint32, "HALF_FLOAT": np.float16, "FLOAT": np.float32,
}
# Number of dimensions, layers included.
KINDS = {"1d": 1, "1d_buffer": 1, "1d_array": 2, "2d": 2, "2d_array": 3, "3d": 3}


class Image(Buffer):
    """An image: texels as an array, slowest dimension first, numbers of a texel last."""

    def __init__(self, name, kind, form, array, out=False, ulp=0):
        order, channel = form.split()
        assert array.dtype == TYPES[channel] and array.ndim == KINDS[kind] + 1 and array.shape[-1] == ORDERS[order]
        super().__init__(name, array, out, ulp)
        self.kind, self.form = kind, form

    def described(self):
        """The argument in a launch file."""
        return {"image": self.name + ".npy", "format": self.form, **({"output": self.name + ".npy"} if self.out else {})}

    def made(self, cl, context):
        """The argument for an OpenCL implementation."""
        order, channel = self.form.split()
        # pyopencl has no name for one of them.
        form = cl.ImageFormat(0x10B7 if order == "ARGB" else getattr(cl.channel_order, order), getattr(cl.channel_type, channel))
        flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
        shape = self.shape()
        if self.kind == "1d_buffer":
            self.buffer = cl.Buffer(context, flags, hostbuf=self.array.copy())
            return cl.create_image(context, cl.mem_flags.READ_WRITE, form, shape=shape, buffer=self.buffer)
        described = cl.ImageDescriptor()
        described.image_type = getattr(cl.mem_object_type, "IMAGE" + self.kind.upper())
        # The third number is also the number of layers.
        described.shape = (shape[0], 1, shape[1]) if self.kind == "1d_array" else shape
        described.pitches = (0, 0)
        described.num_mip_levels = described.num_samples = 0
        described.buffer = None
        return cl.Image(context, flags, form, desc=described, hostbuf=self.array.copy())

    def shape(self):
        """Texels in each dimension, fastest first."""
        return self.array.shape[:-1][::-1]

    def read(self, cl, queue, image):
        """What it holds."""
        array = np.empty_like(self.array)
        if self.kind == "1d_buffer":
            cl.enqueue_copy(queue, array, self.buffer)
        else:
            shape = tuple(self.shape())
            cl._cl._enqueue_read_image(queue, image, origin=(0, 0, 0), region=shape + (1,) * (3 - len(shape)), hostbuf=array, is_blocking=True)
        return array


class Sampler:
    """A sampler, in the words of a launch file."""

    def __init__(self, address, filter, normalized):
        self.address, self.filter, self.normalized = address, filter, normalized

    def described(self):
        return {"sampler": {"address": self.address, "filter": self.filter, "normalized": self.normalized}}

    def made(self, cl, context):
        return cl.Sampler(context, self.normalized, getattr(cl.addressing_mode, self.address.upper()), getattr(cl.filter_mode, self.filter.upper()))


def texels(seed, *shape, dtype=np.uint8):
    """Texels: all bits for integers, for floats numbers of few bits, so that sums with exact weights are exact."""
    values = np.random.default_rng(seed)
    if np.dtype(dtype).kind == "f":
        return (values.integers(-512, 512, shape) / 8).astype(dtype)
    info = np.iinfo(dtype)
    return values.integers(info.min, info.max, shape, dtype=dtype, endpoint=True)


def around(seed, n, dimensions, low, high):
    """Coordinates in sixteenths, so that weights are exact; neither on the border of two texels nor in the middle of one."""
    values = np.random.default_rng(seed).integers(low * 16, high * 16, (n, dimensions)) / 16 + 1 / 32
    return np.ascontiguousarray(values.astype(np.float32))


def image(name, kind, form, shape, seed=1, out=False, ulp=0):
    """An image with such texels."""
    order, channel = form.split()
    return Image(name, kind, form, texels(seed, *shape, ORDERS[order], dtype=TYPES[channel]), out, ulp)


def numbers(seed):
    """What is stored as fractions: beyond both ends, half-way, and between."""
    values = np.random.default_rng(seed).integers(-640, 1280, (8, 8, 4)) / 512
    values[0, :2] = [[0, 1, -1, 2], [0.5, 0.25, -0.5, np.inf]]
    return values.astype(np.float32)


def wholes(seed):
    """Integers of all sizes."""
    values = np.random.default_rng(seed).integers(-2**31, 2**31 - 1, (8, 8, 4)).astype(np.int32)
    values[:4] //= 2**20
    values[0] //= 8
    return values


def result(n, ulp=0):
    return out("d", np.zeros((n, 4), np.float32), ulp)


FRACTIONS = {"tolerance": {"d": 1e-6}, "devices": SAMPLED}
EIGHTHS = np.array([1 / 8, 1 / 4], np.float32)
LAYERED = np.concatenate([around(6, 32, 3, -8, 16) / 8, np.random.default_rng(6).integers(-1, 4, (32, 1))], axis=1).astype(np.float32)


def given(tag, form, address, how, normalized, at, more):
    return ("images", "given", [64], [16],
            [image("a", "2d", form, (4, 8)), Sampler(address, how, normalized), B("at", at), result(64, 16 if "tolerance" in more else 0)], {"tag": tag, **more})


def samplers():
    """Each mode, with coordinates inside and outside."""
    for address in ["clamp", "clamp_to_edge", "repeat", "mirrored_repeat"]:
        for how in ["nearest", "linear"]:
            for normalized in [True, False]:
                # The repeating ones are defined for normalised coordinates alone.
                if normalized or address.startswith("clamp"):
                    at = around(3, 64, 2, -6, 14) * (EIGHTHS if normalized else 1)
                    tag = f"{address}.{how}" + (".normalized" if normalized else "")
                    yield given(tag, "RGBA FLOAT", address, how, normalized, at.astype(np.float32), {"devices": SAMPLED})


def formats():
    """Each format that both implementations have, read through a filter, and stored to."""
    inside, across = around(4, 64, 2, -2, 10), around(4, 64, 2, -2, 10)
    for form in ["RGBA UNORM_INT8", "RGBA SNORM_INT8", "BGRA UNORM_INT8", "ARGB UNORM_INT8", "RGBA HALF_FLOAT", "RGBA UNORM_INT16", "RGBA SNORM_INT16"]:
        yield given(form.lower().replace(" ", "_"), form, "clamp", "linear", False, across, FRACTIONS)
    for form in ["R FLOAT", "R UNORM_INT8"]:
        yield given(form.lower().replace(" ", "_"), form, "clamp_to_edge", "linear", False, inside, FRACTIONS)
    why = "pocl has another border for formats without alpha, and no `RG`, and takes the alpha of `A` from elsewhere"
    for form in ["A HALF_FLOAT", "RG FLOAT", "R SNORM_INT16"]:
        yield given(form.lower().replace(" ", "_"), form, "clamp", "linear", False, across, {**FRACTIONS, "only": "oclgrind", "why": why})
    for form in ["RGBA UNORM_INT8", "RGBA SNORM_INT8", "BGRA UNORM_INT8", "ARGB UNORM_INT8", "R FLOAT", "RGBA HALF_FLOAT", "RGBA UNORM_INT16",
                 "RGBA SNORM_INT16", "R UNORM_INT8"]:
        args = [image("b", "2d", form, (8, 8), out=True), B("s", numbers(9))]
        yield ("image_stores", "stores", [8, 8], [8, 1], args, {"tag": form.lower().replace(" ", "_"), "devices": STORED})
    for bits in [8, 16, 32]:
        signed, unsigned = f"RGBA SIGNED_INT{bits}", f"RGBA UNSIGNED_INT{bits}"
        args = [image("a", "2d", signed, (8, 16)), image("b", "2d", unsigned, (8, 16), 2), out("d", np.zeros((128, 4), np.int32)),
                out("e", np.zeros((128, 4), np.uint32))]
        yield ("images", "integers", [16, 8], [8, 2], args, {"tag": f"{bits}", "devices": SAMPLED})
        args = [image("a", "2d", signed, (8, 8), out=True), image("b", "2d", unsigned, (8, 8), 2, out=True), B("s", wholes(3))]
        yield ("image_stores", "store_integers", [8, 8], [8, 1], args, {"tag": f"{bits}", "devices": STORED})


# Those that a folder is kept for, of the cases that differ in modes and formats alone.
KEPT = {
    "clamp.nearest", "clamp.linear.normalized", "mirrored_repeat.linear.normalized", "bgra_unorm_int8", "rgba_unorm_int8", "rgba_half_float", "r_snorm_int16", "8",
}


def swept(case):
    """A case, marked as one without a folder if others show the same."""
    return (*case[:5], {**case[5], "swept": case[5]["tag"] not in KEPT})


CASES = [
    *map(swept, samplers()),
    *map(swept, formats()),
    ("images", "inline_modes", [64], [16], [image("a", "2d", "RGBA FLOAT", (4, 8)), B("at", around(5, 64, 2, -6, 14)), result(256)],
     {"devices": SAMPLED}),
    ("images", "layers", [32], [16],
     [image("l", "1d", "RGBA FLOAT", (8,)), image("m", "1d_array", "RGBA FLOAT", (3, 8), 2), image("a", "2d_array", "RGBA UNORM_INT8", (3, 4, 8), 3),
      B("at", LAYERED), result(96, 16)], {**FRACTIONS, "only": "oclgrind", "why": "pocl filters between layers"}),
    ("images", "boxes", [64], [16], [image("v", "3d", "RGBA FLOAT", (4, 4, 4)), B("at", around(7, 64, 4, -4, 8) / 4), result(256)],
     {"devices": SAMPLED}),
    ("images", "places", [8, 4, 3], [8, 1, 1],
     [image("l", "1d", "RGBA FLOAT", (8,), out=True), image("m", "1d_array", "RGBA FLOAT", (4, 8), 2, out=True),
      image("a", "2d_array", "RGBA FLOAT", (3, 4, 8), 3, out=True), image("t", "1d_buffer", "RGBA FLOAT", (40,), 4),
      B("i", np.random.default_rng(1).integers(0, 40, 8).astype(np.int32))], {"devices": SAMPLED}),
    ("images", "sizes", [1], [1],
     [image("a", "2d", "RGBA FLOAT", (4, 8)), image("b", "2d_array", "BGRA UNORM_INT8", (3, 4, 5)), image("c", "3d", "R HALF_FLOAT", (2, 3, 4)),
      image("l", "1d", "A UNORM_INT8", (9,)), out("d", np.zeros(16, np.int32))], {"devices": SAMPLED}),
    # Kernels of the corpus.
    ("image2d", "sample", [16, 8], [16, 1],
     [image("a", "2d", "RGBA UNORM_INT8", (8, 16)), image("b", "2d", "RGBA FLOAT", (8, 16), 2, out=True, ulp=4), f(1.5), Sampler("clamp", "nearest", True)],
     {"tolerance": {"b": 1e-6}, "devices": SAMPLED}),
    ("image2d", "ints", [16, 8], [16, 1],
     [image("a", "2d", "RGBA SIGNED_INT16", (8, 16)), image("u", "2d", "RGBA UNSIGNED_INT8", (8, 16), 2),
      image("b", "2d", "RGBA SIGNED_INT16", (8, 16), 3, out=True), image("w", "2d", "RGBA UNSIGNED_INT32", (8, 16), 4, out=True)],
     {"devices": SAMPLED}),
    ("image2d", "nosampler", [16, 8], [16, 1], [image("a", "2d", "RGBA UNORM_INT8", (8, 16)), result(128, 1), out("q", np.zeros(4, np.int32))],
     {"devices": SAMPLED}),
    ("image2d", "gray", [16, 8], [16, 1], [image("a", "2d", "BGRA UNORM_INT8", (8, 16)), image("b", "2d", "RGBA UNORM_INT8", (8, 16), 2, out=True)],
     {"devices": SAMPLED, "tolerance": {"b": 1}}),
    ("image3d_array", "buffer_table", [32], [16],
     [image("t", "1d_buffer", "RGBA HALF_FLOAT", (50,)), result(32), B("i", np.random.default_rng(2).integers(0, 50, 32).astype(np.int32))],
     {"devices": SAMPLED}),
    ("image3d_array", "write3d", [8, 4, 2], [8, 1, 1],
     [image("o", "3d", "RGBA FLOAT", (2, 4, 8), out=True), image("a", "3d", "RGBA FLOAT", (3, 4, 5), 2)], {"devices": SAMPLED}),
    ("image3d_array", "volume", [8, 4], [8, 1],
     [image("v", "3d", "RGBA UNORM_INT8", (4, 4, 4)), image("o", "2d", "RGBA FLOAT", (4, 8), 2, out=True), Scalar("float4", [1.0, 0.5, 0.25, 0.0]), f(0.02)],
     {"devices": SAMPLED, "tolerance": {"o": 1e-5}}),
    ("gaussian_image", "gaussian", [16, 8], [16, 1],
     [image("in", "2d", "RGBA UNORM_INT8", (8, 16)), image("out", "2d", "RGBA FLOAT", (8, 16), 2, out=True), f(1.25), i(2),
      Scalar("float2", [1.0, 0.0])], {"tolerance": {"out": 1e-5}, "devices": SAMPLED}),
    ("median_filter", "median5_img", [16, 8], [16, 1],
     [image("in", "2d", "R FLOAT", (8, 16)), image("out", "2d", "R FLOAT", (8, 16), 2, out=True)], {"devices": SAMPLED}),
    ("image_rw", "count", [16, 1], [16, 1],
     [image("im", "2d", "RGBA UNSIGNED_INT16", (8, 16), out=True), image("b", "1d_buffer", "RGBA SIGNED_INT32", (16,), 2, out=True)],
     {"devices": ["skl", "dg2", "bmg", "cri"], "only": "pocl", "why": "oclgrind has no images that are read and written"}),
]
