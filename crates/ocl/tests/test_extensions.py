"""Tests that each extension of the device works: its functions in kernels, its queries about kernels, its entry points.

Expected values are computed here. An extension without a row in `ROWS` fails. Queries about the device and the addresses of
entry points are tested for all devices by `src/icd/extension_tests.rs`. Run these tests with
`visa exec --device NAME -- python3 -m pytest crates/ocl/tests`. To try extensions that the device does not list, name them in
the variable `TRY_EXTENSIONS`.
"""

import ctypes
import os

import numpy as np
import pytest

os.environ["PYOPENCL_NO_CACHE"] = "1"
import pyopencl as cl

FLAGS = cl.mem_flags
ITEMS = 64
SIZE = 16
"""Number of work-items of a sub-group in the kernels of this file."""

LANES = np.arange(ITEMS) % SIZE
RANDOM = np.random.default_rng(7)
NUMBERS = RANDOM.integers(-1000, 1000, ITEMS).astype(np.int32)


class Host:
    """A context, and what tests do with it."""

    def __init__(self):
        self.context = cl.create_some_context(interactive=False)
        self.queue = cl.CommandQueue(self.context)
        self.device = self.context.devices[0]

    def build(self, source, options="-cl-std=CL3.0"):
        return cl.Program(self.context, source).build([options])

    def run(self, body, given=NUMBERS, out=np.int32, head="", count=ITEMS, options="-cl-std=CL3.0", group=ITEMS):
        """Runs statements for each work-item, which has the index `i`, the lane `l` and the value `x`. Returns `out[i]`."""
        names = {"int32": "int", "uint32": "uint", "int64": "long", "uint64": "ulong", "float32": "float", "float64": "double",
                 "int8": "char", "uint8": "uchar", "int16": "short", "uint16": "ushort", "float16": "half"}
        source = f"""
            {head}
            __attribute__((intel_reqd_sub_group_size({SIZE})))
            kernel void k(global {names[np.dtype(given.dtype).name]} *in, global {names[np.dtype(out).name]} *out) {{
                int i = get_global_id(0), l = get_sub_group_local_id();
                {names[np.dtype(given.dtype).name]} x = in[i];
                {body}
            }}"""
        result = np.zeros(count, out)
        to = cl.Buffer(self.context, FLAGS.READ_WRITE | FLAGS.COPY_HOST_PTR, hostbuf=result)
        from_ = cl.Buffer(self.context, FLAGS.READ_WRITE | FLAGS.COPY_HOST_PTR, hostbuf=given)
        self.build(source, options).k(self.queue, (ITEMS,), (group,), from_, to)
        cl.enqueue_copy(self.queue, result, to)
        return result

    def function(self, name, result, *arguments):
        """Returns an entry point of an extension."""
        loader = ctypes.CDLL("libOpenCL.so.1")
        find = loader.clGetExtensionFunctionAddressForPlatform
        find.restype, find.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]
        address = find(self.device.platform.int_ptr, name.encode())
        assert address, name
        return ctypes.CFUNCTYPE(result, *arguments)(address)


def rows(values):
    """Returns the values of each sub-group in a row."""
    return np.asarray(values).reshape(-1, SIZE)


def equal(found, expected):
    np.testing.assert_array_equal(np.asarray(found).ravel(), np.asarray(expected).ravel())


def create_command_queue(host):
    pointer = ctypes.c_void_p
    create = host.function("clCreateCommandQueueWithPropertiesKHR", pointer, pointer, pointer, pointer, pointer)
    status = ctypes.c_int(1)
    properties = (ctypes.c_ulong * 3)(0x1093, cl.command_queue_properties.PROFILING_ENABLE, 0)
    queue = create(host.context.int_ptr, host.device.int_ptr, properties, ctypes.byref(status))
    assert status.value == 0
    assert cl.CommandQueue.from_int_ptr(queue, retain=False).properties == cl.command_queue_properties.PROFILING_ENABLE


def device_uuid(host):
    sizes = {0x106A: 16, 0x106B: 16, 0x106C: 4, 0x106D: 8, 0x106E: 4}
    assert {query: len(device_info(host.device, query)) for query in sizes} == sizes
    assert device_info(host.device, 0x106A).startswith(b"OpenVISA")


def icd(host):
    assert info_bytes("clGetPlatformInfo", host.device.platform, 0x0920) == b"INTEL\0"


def il_program(host):
    assert device_info(host.device, 0x105B).startswith(b"SPIR-V_1.")
    pointer = ctypes.c_void_p
    create = host.function("clCreateProgramWithILKHR", pointer, pointer, pointer, ctypes.c_size_t, pointer)
    status = ctypes.c_int(1)
    assert not create(host.context.int_ptr, b"no code", 7, ctypes.byref(status))
    assert status.value == cl.status_code.INVALID_VALUE
    program = cl.Program(host.context, "kernel void k(global int *a) { a[0] = 5; }")
    program.compile()
    il = program.get_info(cl.program_info.BINARIES)[0]
    created = cl.Program.from_int_ptr(create(host.context.int_ptr, il, len(il), ctypes.byref(status)), retain=False)
    assert status.value == 0
    assert info_bytes("clGetProgramInfo", created, cl.program_info.IL) == il


def device_attributes(host):
    ask = lambda query: int.from_bytes(device_info(host.device, query), "little")
    version, name = ask(0x4250), host.device.name.split()[-1]
    architectures = {"skl": 9, "icllp": 11, "tgllp": 12, "dg2": 12, "pvc": 12, "bmg": 20, "lnl": 20, "ptl": 30}
    assert version >> 22 == architectures[name]
    assert 0 < ask(0x4251) < 1 << 16
    units = ask(0x4252) * ask(0x4253) * ask(0x4254)
    assert units == host.device.max_compute_units
    assert ask(0x4255) in (7, 8) and ask(0x4256) == 0


def pci_bus_info(host):
    domain, bus, device, function = np.frombuffer(device_info(host.device, 0x410F), np.uint32)
    assert domain == 0 and bus < 256 and device < 32 and function < 8


def depth_images(host):
    texels = (np.arange(16, dtype=np.float32) / 16).reshape(4, 4)
    image_format = cl.ImageFormat(0x10BD, cl.channel_type.FLOAT)
    image = cl.create_image(host.context, FLAGS.READ_ONLY | FLAGS.COPY_HOST_PTR, image_format, shape=(4, 4), hostbuf=texels)
    out = np.zeros_like(texels)
    to = cl.Buffer(host.context, FLAGS.READ_WRITE | FLAGS.COPY_HOST_PTR, hostbuf=out)
    source = """kernel void k(read_only image2d_depth_t a, global float *out) {
        int2 at = (int2)(get_global_id(0), get_global_id(1));
        out[at.x + 4 * at.y] = read_imagef(a, at);
    }"""
    host.build(source).k(host.queue, (4, 4), None, image, to)
    cl.enqueue_copy(host.queue, out, to)
    equal(out, texels)


def byte_addressable_store(host):
    equal(host.run("out[i] = x;", NUMBERS.astype(np.int8), np.int8), NUMBERS.astype(np.int8))


def fp16(host):
    head = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable"
    halves = (NUMBERS / 8).astype(np.float16)
    equal(host.run("out[i] = x * (half)2 + (half)1;", halves, np.float16, head), halves * np.float16(2) + np.float16(1))


def fp64(host):
    equal(host.run("out[i] = x / 3.0;", NUMBERS, np.float64), NUMBERS / 3.0)


def atomics(kind, space):
    def test(host):
        head = "#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable\n#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable"
        wide = kind.startswith("int64")
        name = "atom" if wide else "atomic"
        dtype = np.int64 if wide else np.int32
        numbers = NUMBERS.astype(dtype)
        word = "long" if wide else "int"
        operation = f"{name}_max" if kind.endswith("extended") else f"{name}_add"
        expected = max(0, numbers.max()) if kind.endswith("extended") else numbers.sum()
        if space == "local":
            body = f"local {word} sum; if (i == 0) sum = 0; barrier(1); {operation}(&sum, x); barrier(1); out[i] = sum;"
            equal(host.run(body, numbers, dtype, head), np.full(ITEMS, expected))
        else:
            equal(host.run(f"{operation}(out, x);", numbers, dtype, head, count=1), [expected])
    return test


def subgroups(host):
    sums = rows(NUMBERS).sum(1).repeat(SIZE)
    equal(host.run("out[i] = sub_group_reduce_add(x) + sub_group_scan_exclusive_add(1) * 1000000;"), sums + LANES * 1000000)
    kernel = host.build(f"__attribute__((intel_reqd_sub_group_size({SIZE}))) kernel void k(global int *a) {{ a[0] = get_sub_group_size(); }}").k
    size_t, pointer = ctypes.c_size_t, ctypes.c_void_p
    find = host.function("clGetKernelSubGroupInfoKHR", ctypes.c_int, pointer, pointer, ctypes.c_uint, size_t, pointer, size_t, pointer, pointer)
    for query, expected in [(0x2033, SIZE), (0x2034, ITEMS // SIZE)]:
        sizes, value, size = (size_t * 1)(ITEMS), size_t(), size_t()
        assert find(kernel.int_ptr, host.device.int_ptr, query, 8, sizes, 8, ctypes.byref(value), ctypes.byref(size)) == 0
        assert (value.value, size.value) == (expected, 8)


def images(host):
    context, queue = host.context, host.queue
    shape = (4, 4, 2)
    image_format = cl.ImageFormat(cl.channel_order.R, cl.channel_type.UNSIGNED_INT32)
    image = cl.create_image(context, FLAGS.READ_WRITE, image_format, shape=shape)
    source = """
        #pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
        kernel void k(write_only image3d_t a) {
            int4 at = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
            write_imageui(a, at, (uint4)(at.x + 10 * at.y + 100 * at.z));
        }"""
    host.build(source).k(queue, shape, None, image)
    out = np.zeros(shape[::-1], np.uint32)
    cl.enqueue_copy(queue, out, image, origin=(0, 0, 0), region=shape)
    z, y, x = np.mgrid[:2, :4, :4]
    equal(out, x + 10 * y + 100 * z)


def image2d_from_buffer(host):
    for query in [0x104A, 0x104B]:
        assert int.from_bytes(device_info(host.device, query), "little") > 0
    numbers = np.arange(64, dtype=np.uint32)
    buffer = cl.Buffer(host.context, FLAGS.READ_WRITE | FLAGS.COPY_HOST_PTR, hostbuf=numbers)
    image_format = cl.ImageFormat(cl.channel_order.R, cl.channel_type.UNSIGNED_INT32)
    desc = cl.ImageDescriptor()
    desc.image_type, desc.buffer, desc.pitches = cl.mem_object_type.IMAGE2D, buffer, (64, 0)
    desc.shape = (16, 4)
    image = cl.Image(host.context, FLAGS.READ_ONLY, image_format, desc=desc)
    out = np.zeros_like(numbers)
    to = cl.Buffer(host.context, FLAGS.READ_WRITE | FLAGS.COPY_HOST_PTR, hostbuf=out)
    source = """kernel void k(read_only image2d_t a, global uint *out) {
        int2 at = (int2)(get_global_id(0), get_global_id(1));
        out[at.x + 16 * at.y] = read_imageui(a, at).x;
    }"""
    host.build(source).k(host.queue, (16, 4), None, image, to)
    cl.enqueue_copy(host.queue, out, to)
    equal(out, numbers)


def required_subgroup_size(host):
    for size in np.frombuffer(device_info(host.device, 0x4108), np.uint64):
        kernel = host.build(f"__attribute__((intel_reqd_sub_group_size({size}))) kernel void k(global int *a) {{ a[0] = 1; }}").k
        spilled = ctypes.c_ulong(1)
        arguments = [ctypes.c_void_p(kernel.int_ptr), ctypes.c_void_p(host.device.int_ptr), 0x4109, ctypes.c_size_t(8)]
        assert ctypes.CDLL("libOpenCL.so.1").clGetKernelWorkGroupInfo(*arguments, ctypes.byref(spilled), None) == 0
        assert spilled.value == 0
        find = host.function("clGetKernelSubGroupInfoKHR", ctypes.c_int, *[ctypes.c_void_p] * 2, ctypes.c_uint, ctypes.c_size_t,
                             ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_void_p] * 2)
        value = ctypes.c_size_t()
        assert find(kernel.int_ptr, host.device.int_ptr, 0x410A, 0, None, 8, ctypes.byref(value), None) == 0
        assert value.value == size


def intel_shuffles(dtype):
    def test(host):
        numbers = NUMBERS.astype(dtype)
        turned = rows(numbers)[:, ::-1]
        equal(host.run("out[i] = intel_sub_group_shuffle(x, 15 - l);", numbers, dtype), turned)
        equal(host.run("out[i] = intel_sub_group_shuffle_xor(x, 5);", numbers, dtype), rows(numbers)[:, np.arange(SIZE) ^ 5])
    return test


def intel_block_io(suffix, dtype):
    def test(host):
        unsigned = np.dtype(dtype).name.replace("int", "").replace("u", "")
        word = {"8": "uchar", "16": "ushort", "32": "uint", "64": "ulong"}[unsigned]
        body = f"""
            int first = i - l;
            {word} v = intel_sub_group_block_read{suffix}((global {word} *)in + first);
            // IGC 2.40 takes a lane that is in the address for that of the first work-item everywhere.
            intel_sub_group_block_write{suffix}((global {word} *)out + first, v + (get_local_linear_id() & 15));
        """
        numbers = NUMBERS.astype(dtype)
        equal(host.run(body, numbers, dtype), numbers + LANES.astype(dtype))
    return test


def several(*tests):
    def test(host):
        for each in tests:
            each(host)
    return test


def ballot(host):
    odd = NUMBERS & 1
    bits = (rows(odd) << np.arange(SIZE)).sum(1).repeat(SIZE)
    equal(host.run("out[i] = sub_group_ballot(x & 1).x;", out=np.uint32), bits)
    equal(host.run("out[i] = sub_group_inverse_ballot((uint4)(0x5a5a, 0, 0, 0));") != 0, 0x5A5A >> LANES & 1)
    equal(host.run("out[i] = sub_group_ballot_bit_extract((uint4)(0x5a5a, 0, 0, 0), (l + 3) % 16);") != 0, 0x5A5A >> (LANES + 3) % SIZE & 1)
    equal(host.run("out[i] = sub_group_ballot_bit_count(sub_group_ballot(x & 1));"), rows(odd).sum(1).repeat(SIZE))
    inclusive = rows(odd).cumsum(1)
    equal(host.run("out[i] = sub_group_ballot_inclusive_scan(sub_group_ballot(x & 1));"), inclusive)
    equal(host.run("out[i] = sub_group_ballot_exclusive_scan(sub_group_ballot(x & 1));"), inclusive - rows(odd))
    ballots = [int(b) for b in bits]
    equal(host.run("out[i] = sub_group_ballot_find_lsb(sub_group_ballot(x & 1));"), [(b & -b).bit_length() - 1 for b in ballots])
    equal(host.run("out[i] = sub_group_ballot_find_msb(sub_group_ballot(x & 1));"), [b.bit_length() - 1 for b in ballots])
    all_lanes = (1 << SIZE) - 1
    for name, expected in [("eq", 1 << LANES), ("lt", (1 << LANES) - 1), ("le", (2 << LANES) - 1),
                           ("gt", all_lanes & ~((2 << LANES) - 1)), ("ge", all_lanes & ~((1 << LANES) - 1))]:
        equal(host.run(f"out[i] = get_sub_group_{name}_mask().x;", out=np.uint32) & all_lanes, expected)
    equal(host.run("out[i] = l < 3 ? -1 : sub_group_broadcast_first(x);"), np.where(LANES < 3, -1, rows(NUMBERS)[:, 3].repeat(SIZE)))
    equal(host.run("out[i] = l < 9 ? sub_group_non_uniform_broadcast(x, 4) : 7;"), np.where(LANES < 9, rows(NUMBERS)[:, 4].repeat(SIZE), 7))


def shuffle(host):
    equal(host.run("out[i] = sub_group_shuffle(x, (l * 5 + 2) % 16);"), rows(NUMBERS)[:, (np.arange(SIZE) * 5 + 2) % SIZE])
    equal(host.run("out[i] = sub_group_shuffle_xor(x, 6);"), rows(NUMBERS)[:, np.arange(SIZE) ^ 6])
    floats = NUMBERS.astype(np.float32) / 3
    equal(host.run("out[i] = sub_group_shuffle(x, 15 - l);", floats, np.float32), rows(floats)[:, ::-1])


def shuffle_relative(host):
    up, down = host.run("out[i] = sub_group_shuffle_up(x, 3);"), host.run("out[i] = sub_group_shuffle_down(x, 2);")
    equal(rows(up)[:, 3:], rows(NUMBERS)[:, :-3])
    equal(rows(down)[:, :-2], rows(NUMBERS)[:, 2:])


def non_uniform_vote(host):
    active = LANES % 3 == 1
    within = "out[i] = 9; if (l % 3 == 1) "
    elected = host.run(within + "out[i] = sub_group_elect();")
    equal(elected != 0, ~active | (LANES == 1))
    for name, expected in [("all", lambda some: (some > 0).all(1)), ("any", lambda some: (some > 0).any(1))]:
        found = host.run(within + f"out[i] = sub_group_non_uniform_{name}(x > 0) != 0;")
        want = expected(rows(NUMBERS)[:, 1::3]).repeat(SIZE)
        equal(found, np.where(active, want, 9))
    found = host.run(within + "out[i] = sub_group_non_uniform_all_equal(i < 20 ? 1 : 2) != 0;")
    want = [len({1 if i < 20 else 2 for i in range(g, g + SIZE) if i % SIZE % 3 == 1}) == 1 for g in range(0, ITEMS, SIZE)]
    equal(found, np.where(active, np.repeat(want, SIZE), 9))


OPERATIONS = {"add": np.add, "mul": np.multiply, "min": np.minimum, "max": np.maximum, "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor}
LOGICAL = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}


def non_uniform_arithmetic(host):
    active = LANES % 3 == 1
    given = NUMBERS % 7 - 3
    some = rows(given)[:, 1::3]
    for name, operation in OPERATIONS.items():
        reduced = operation.reduce(some, 1).repeat(SIZE)
        scanned = np.zeros((ITEMS // SIZE, SIZE), np.int32)
        scanned[:, 1::3] = operation.accumulate(some, 1)
        for kind, expected in [("reduce", reduced), ("scan_inclusive", scanned.ravel())]:
            found = host.run(f"out[i] = 99; if (l % 3 == 1) out[i] = sub_group_non_uniform_{kind}_{name}(x);", given)
            equal(found, np.where(active, expected, 99))
        found = host.run(f"out[i] = 99; if (l % 3 == 1) out[i] = sub_group_non_uniform_scan_exclusive_{name}(x);", given)
        equal(rows(found)[:, 4::3], rows(scanned)[:, 1:-3:3])
    for name, operation in LOGICAL.items():
        found = host.run(f"out[i] = 99; if (l % 3 == 1) out[i] = sub_group_non_uniform_reduce_logical_{name}(x > 0) != 0;", given)
        equal(found, np.where(active, operation.reduce(some > 0, 1).repeat(SIZE), 99))


def clustered_reduce(host):
    given = NUMBERS % 7 - 3
    for size in [2, 4, 8]:
        for name, operation in OPERATIONS.items():
            expected = operation.reduce(given.reshape(-1, size), 1).repeat(size)
            equal(host.run(f"out[i] = sub_group_clustered_reduce_{name}(x, {size});", given), expected)
    for name, operation in LOGICAL.items():
        expected = operation.reduce((given > 0).reshape(-1, 4), 1).repeat(4)
        equal(host.run(f"out[i] = sub_group_clustered_reduce_logical_{name}(x > 0, 4) != 0;", given), expected)


def extended_types(host):
    for dtype in [np.int8, np.uint8, np.int16, np.uint16]:
        numbers = NUMBERS.astype(dtype)
        equal(host.run("out[i] = sub_group_broadcast(x, 5);", numbers, dtype), rows(numbers)[:, 5].repeat(SIZE))
        equal(host.run("out[i] = sub_group_reduce_max(x);", numbers, dtype), rows(numbers).max(1).repeat(SIZE))
        equal(host.run("out[i] = sub_group_scan_inclusive_min(x);", numbers, dtype), np.minimum.accumulate(rows(numbers), 1))
    body = "int4 v = sub_group_broadcast((int4)(x, i, l, 1), 3); out[i] = v.x + 2 * v.y + 4 * v.z + 8 * v.w;"
    third = np.arange(ITEMS) // SIZE * SIZE + 3
    equal(host.run(body), NUMBERS[third] + 2 * third + 4 * 3 + 8)


def integer_dot_product(host):
    bytes_ = RANDOM.integers(0, 256, (2, ITEMS, 4)).astype(np.uint8)
    a, b = bytes_
    packed = np.ascontiguousarray(bytes_.transpose(1, 0, 2)).view(np.uint32).reshape(ITEMS, 2)
    given = np.ascontiguousarray(packed.astype(np.uint64)[:, 0] | packed.astype(np.uint64)[:, 1] << np.uint64(32))
    signed = [part.view(np.int8).astype(np.int64) for part in (a, b)]
    unsigned = [part.astype(np.int64) for part in (a, b)]
    u, s, su, us = [(left * right).sum(1) for left, right in
                    [unsigned, signed, (signed[0], unsigned[1]), (unsigned[0], signed[1])]]
    split = "uint p = (uint)x, q = (uint)(x >> 32); "
    vectors = "char4 sa = as_char4(p), sb = as_char4(q); uchar4 ua = as_uchar4(p), ub = as_uchar4(q); "
    for expression, expected in [("dot(ua, ub)", u), ("dot(sa, sb)", s), ("dot(sa, ub)", su), ("dot(ua, sb)", us),
                                 ("dot_4x8packed_uu_uint(p, q)", u), ("dot_4x8packed_ss_int(p, q)", s),
                                 ("dot_4x8packed_su_int(p, q)", su), ("dot_4x8packed_us_int(p, q)", us)]:
        equal(host.run(f"{split}{vectors}out[i] = {expression};", given), expected.astype(np.int32))
    most = np.iinfo(np.int32).max
    for expression, exact in [("dot_acc_sat(sa, sb, 0x7fffff00)", s), ("dot_acc_sat_4x8packed_ss_int(p, q, 0x7fffff00)", s),
                              ("dot_acc_sat_4x8packed_su_int(p, q, 0x7fffff00)", su), ("dot_acc_sat(ua, sb, 0x7fffff00)", us)]:
        equal(host.run(f"{split}{vectors}out[i] = {expression};", given), np.minimum(exact + 0x7FFFFF00, most))
    found = host.run(f"{split}out[i] = dot_acc_sat_4x8packed_uu_uint(p, q, 0xffff0000u);", given, np.uint32)
    equal(found, np.minimum(u + 0xFFFF0000, 0xFFFFFFFF))


def extended_bit_ops(host):
    given = RANDOM.integers(0, 1 << 32, ITEMS, np.uint64).astype(np.uint32)
    wide = given.astype(np.uint64)
    equal(host.run("out[i] = bit_reverse(x);", given, np.uint32), [int(f"{v:032b}"[::-1], 2) for v in given])
    equal(host.run("out[i] = bitfield_extract_unsigned(x, 5, 9);", given, np.uint32), wide >> 5 & 0x1FF)
    field = (wide >> 5 & 0x1FF).astype(np.int64)
    equal(host.run("out[i] = bitfield_extract_signed(x, 5, 9);", given, np.int32), np.where(field >= 0x100, field - 0x200, field))
    inserted = wide & ~np.uint64(0x1FF << 5) | np.uint64(0x155 << 5)
    equal(host.run("out[i] = bitfield_insert(x, 0x155u, 5, 9);", given, np.uint32), inserted)


def expect_assume(host):
    body = "__builtin_assume(x < 1000); if (__builtin_expect(x > 0, 1)) out[i] = x; else out[i] = -x;"
    equal(host.run(body), abs(NUMBERS))


def local_block_io(host):
    for word, suffix, dtype in [("uint", "", np.uint32), ("ushort", "_us", np.uint16), ("uchar", "_uc", np.uint8), ("ulong", "_ul", np.uint64)]:
        numbers = abs(NUMBERS).astype(dtype)
        head = "#pragma OPENCL EXTENSION cl_intel_subgroup_local_block_io : enable"
        body = f"""
            local {word} tile[{ITEMS}];
            tile[i] = x;
            barrier(1);
            {word} v = intel_sub_group_block_read{suffix}((local {word} *)tile + (i - l));
            int add = get_local_linear_id() & 15;
            barrier(1);
            intel_sub_group_block_write{suffix}((local {word} *)tile + (i - l), ({word})(v + add));
            barrier(1);
            out[i] = tile[i];
        """
        equal(host.run(body, numbers, dtype, head), numbers + LANES.astype(dtype))


def split_barrier(host):
    body = f"""
        local int tile[{ITEMS}];
        tile[i] = x;
        intel_work_group_barrier_arrive(CLK_LOCAL_MEM_FENCE);
        int y = x * 3;
        intel_work_group_barrier_wait(CLK_LOCAL_MEM_FENCE);
        out[i] = tile[{ITEMS - 1} - i] + y;
    """
    equal(host.run(body), NUMBERS[::-1] + 3 * NUMBERS)


FLOAT_ATOMICS = [("SINGLE", 0x4231, np.float32, "float"), ("DOUBLE", 0x4232, np.float64, "double"), ("HALF", 0x4233, np.float16, "half")]
GLOBAL_ADD, GLOBAL_MIN_MAX, LOCAL_ADD, LOCAL_MIN_MAX = 1 << 1, 1 << 2, 1 << 17, 1 << 18
GLOBAL_LOAD_STORE, LOCAL_LOAD_STORE = 1 << 0, 1 << 16


def float_atomics(host):
    for _, query, dtype, word in FLOAT_ATOMICS:
        bits = int.from_bytes(device_info(host.device, query), "little")
        values = (NUMBERS % 16).astype(dtype)
        head = f"#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n#define A(p) (volatile atomic_{word} *)(p)\n"
        head += "#define O memory_order_relaxed, memory_scope_device\n"
        for bit, name, expected in [(GLOBAL_ADD, "add", values.sum()), (GLOBAL_MIN_MAX, "max", values.max())]:
            if bits & bit:
                body = f"atomic_fetch_{name}_explicit((volatile global atomic_{word} *)out, x, O);"
                equal(host.run(body, values, dtype, head, count=1), [expected])
        for bit, name, expected in [(LOCAL_ADD, "add", values.sum()), (LOCAL_MIN_MAX, "max", values.max())]:
            if bits & bit:
                body = f"""local atomic_{word} sum; if (i == 0) atomic_init(&sum, ({word})0); barrier(1);
                    atomic_fetch_{name}_explicit(&sum, x, memory_order_relaxed, memory_scope_work_group);
                    barrier(1); out[i] = atomic_load_explicit(&sum, memory_order_relaxed, memory_scope_work_group);"""
                equal(host.run(body, values, dtype, head), np.full(ITEMS, expected, dtype))
    assert int.from_bytes(device_info(host.device, 0x4231), "little") & GLOBAL_ADD


def info_bytes(function, target, query):
    """Returns the bytes of the answer to a query about an object."""
    ask = getattr(ctypes.CDLL("libOpenCL.so.1"), function)
    size = ctypes.c_size_t()
    arguments = [ctypes.c_void_p(target.int_ptr), ctypes.c_uint(query)]
    assert ask(*arguments, ctypes.c_size_t(0), None, ctypes.byref(size)) == 0, hex(query)
    value = (ctypes.c_char * size.value)()
    assert ask(*arguments, size, value, None) == 0
    return bytes(value)


def device_info(device, query):
    return info_bytes("clGetDeviceInfo", device, query)


def bfloat16_conversions(host):
    floats = (NUMBERS / 7).astype(np.float32)
    bits = floats.view(np.uint32)
    rounded = ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)
    equal(host.run("out[i] = intel_convert_bfloat16_as_ushort(x);", floats, np.uint16), rounded)
    back = (rounded.astype(np.uint32) << 16).view(np.float32)
    equal(host.run("out[i] = intel_convert_as_bfloat16_float(x);", rounded, np.float32), back)


def suggested_local_work_size(host):
    kernel = host.build("kernel void k(global int *a) { a[get_global_id(0)] = get_local_size(0); }").k
    numbers = np.zeros(1000, np.int32)
    buffer = cl.Buffer(host.context, FLAGS.READ_WRITE | FLAGS.COPY_HOST_PTR, hostbuf=numbers)
    kernel.set_args(buffer)
    sizes = ctypes.POINTER(ctypes.c_size_t)
    suggest = host.function("clGetKernelSuggestedLocalWorkSizeKHR", ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint, sizes, sizes, sizes)
    suggested = (ctypes.c_size_t * 1)()
    assert suggest(host.queue.int_ptr, kernel.int_ptr, 1, None, (ctypes.c_size_t * 1)(1000), suggested) == 0
    cl.enqueue_nd_range_kernel(host.queue, kernel, (1000,), None)
    cl.enqueue_copy(host.queue, numbers, buffer)
    assert set(numbers) == {suggested[0]} and suggested[0] > 1
    assert suggest(host.queue.int_ptr, kernel.int_ptr, 4, None, (ctypes.c_size_t * 4)(1, 1, 1, 1), suggested) == cl.status_code.INVALID_WORK_DIMENSION


def hints(name):
    def test(host):
        pointer, loader = ctypes.c_void_p, ctypes.CDLL("libOpenCL.so.1")
        create = loader.clCreateCommandQueueWithProperties
        create.restype, create.argtypes = pointer, [pointer, pointer, pointer, pointer]
        for value, works in [(1, True), (2, True), (4, True), (0, False), (3, False), (8, False)]:
            status = ctypes.c_int()
            properties = (ctypes.c_ulong * 3)(name, value, 0)
            queue = create(host.context.int_ptr, host.device.int_ptr, properties, ctypes.byref(status))
            assert (status.value == 0) == works == bool(queue), value
            if queue:
                loader.clReleaseCommandQueue(pointer(queue))
            else:
                assert status.value == cl.status_code.INVALID_VALUE
    return test


def create_buffer_with_properties(host):
    pointer = ctypes.c_void_p
    create = host.function("clCreateBufferWithPropertiesINTEL", pointer, pointer, pointer, ctypes.c_ulong, ctypes.c_size_t, pointer, pointer)
    status = ctypes.c_int(1)
    buffer = create(host.context.int_ptr, (ctypes.c_ulong * 1)(0), 1, 64, None, ctypes.byref(status))
    assert status.value == 0
    cl.Buffer.from_int_ptr(buffer, retain=False).release()


def unified_shared_memory(host):
    pointer, size_t = ctypes.c_void_p, ctypes.c_size_t
    find = lambda name, *types: host.function(name, *types)
    for kind, name in [(0x4197, "clHostMemAllocINTEL"), (0x4198, "clDeviceMemAllocINTEL"), (0x4199, "clSharedMemAllocINTEL")]:
        status = ctypes.c_int(1)
        device = [] if kind == 0x4197 else [pointer]
        allocate = find(name, pointer, pointer, *device, pointer, size_t, ctypes.c_uint, pointer)
        of = [] if kind == 0x4197 else [host.device.int_ptr]
        memory = allocate(host.context.int_ptr, *of, None, 256, 64, ctypes.byref(status))
        assert status.value == 0 and memory % 64 == 0
        info = find("clGetMemAllocInfoINTEL", ctypes.c_int, pointer, pointer, ctypes.c_uint, size_t, pointer, pointer)
        for query, expected in [(0x419A, kind), (0x419B, memory), (0x419C, 256), (0x419D, host.device.int_ptr if of else 0)]:
            value = ctypes.c_ulong()
            assert info(host.context.int_ptr, memory + 8, query, 8, ctypes.byref(value), None) == 0
            assert value.value & (0xFFFFFFFF if query == 0x419A else (1 << 64) - 1) == expected
        queue = host.queue.int_ptr
        none = (0, None, None)
        lists = [ctypes.c_uint, pointer, pointer]
        fill = find("clEnqueueMemFillINTEL", ctypes.c_int, pointer, pointer, pointer, size_t, size_t, *lists)
        pattern = ctypes.c_uint(7)
        assert fill(queue, memory, ctypes.byref(pattern), 4, 256, *none) == 0
        for advice, types in [("clEnqueueMigrateMemINTEL", [ctypes.c_ulong]), ("clEnqueueMemAdviseINTEL", [ctypes.c_uint])]:
            advise = find(advice, ctypes.c_int, pointer, pointer, size_t, *types, *lists)
            assert advise(queue, memory, 256, 0, *none) == 0
        kernel = host.build("kernel void k(global int *a) { a[get_global_id(0)] += get_global_id(0); }").k
        assert find("clSetKernelArgMemPointerINTEL", ctypes.c_int, pointer, ctypes.c_uint, pointer)(kernel.int_ptr, 0, memory) == 0
        cl.enqueue_nd_range_kernel(host.queue, kernel, (64,), None)
        out = np.zeros(64, np.int32)
        copy = find("clEnqueueMemcpyINTEL", ctypes.c_int, pointer, ctypes.c_uint, pointer, pointer, size_t, *lists)
        assert copy(queue, 1, out.ctypes.data, memory, 256, *none) == 0
        equal(out, 7 + np.arange(64))
        free = find("clMemBlockingFreeINTEL" if of else "clMemFreeINTEL", ctypes.c_int, pointer, pointer)
        assert free(host.context.int_ptr, memory) == 0


ROWS = {
    "cl_khr_byte_addressable_store": byte_addressable_store,
    "cl_khr_create_command_queue": create_command_queue,
    "cl_khr_device_uuid": device_uuid,
    "cl_khr_fp16": fp16,
    "cl_khr_fp64": fp64,
    "cl_khr_global_int32_base_atomics": atomics("int32", "global"),
    "cl_khr_global_int32_extended_atomics": atomics("int32_extended", "global"),
    "cl_khr_icd": icd,
    "cl_khr_il_program": il_program,
    "cl_khr_int64_base_atomics": atomics("int64", "global"),
    "cl_khr_int64_extended_atomics": atomics("int64_extended", "global"),
    "cl_khr_local_int32_base_atomics": atomics("int32", "local"),
    "cl_khr_local_int32_extended_atomics": atomics("int32_extended", "local"),
    "cl_khr_subgroups": subgroups,
    "cl_khr_3d_image_writes": images,
    "cl_khr_depth_images": depth_images,
    "cl_khr_image2d_from_buffer": image2d_from_buffer,
    "cl_intel_device_attribute_query": device_attributes,
    "cl_intel_required_subgroup_size": required_subgroup_size,
    # Sub-groups in SPIR-V, to which each source is compiled first.
    "cl_intel_spirv_subgroups": several(intel_shuffles(np.int32), intel_block_io("", np.uint32)),
    "cl_intel_subgroups": several(intel_shuffles(np.int32), intel_shuffles(np.float32), intel_block_io("", np.uint32)),
    "cl_intel_subgroups_char": several(intel_shuffles(np.int8), intel_block_io("_uc", np.uint8)),
    "cl_intel_subgroups_long": several(intel_shuffles(np.int64), intel_block_io("_ul", np.uint64)),
    "cl_intel_subgroups_short": several(intel_shuffles(np.int16), intel_block_io("_us", np.uint16)),
    "cl_intel_unified_shared_memory": unified_shared_memory,
    "cl_khr_subgroup_ballot": ballot,
    "cl_khr_subgroup_shuffle": shuffle,
    "cl_khr_subgroup_shuffle_relative": shuffle_relative,
    "cl_khr_subgroup_non_uniform_vote": non_uniform_vote,
    "cl_khr_subgroup_non_uniform_arithmetic": non_uniform_arithmetic,
    "cl_khr_subgroup_clustered_reduce": clustered_reduce,
    "cl_khr_subgroup_extended_types": extended_types,
    "cl_khr_integer_dot_product": integer_dot_product,
    "cl_khr_extended_bit_ops": extended_bit_ops,
    "cl_khr_expect_assume": expect_assume,
    "cl_intel_subgroup_local_block_io": local_block_io,
    "cl_intel_split_work_group_barrier": split_barrier,
    "cl_ext_float_atomics": float_atomics,
    "cl_intel_bfloat16_conversions": bfloat16_conversions,
    "cl_khr_suggested_local_work_size": suggested_local_work_size,
    "cl_khr_priority_hints": hints(0x1096),
    "cl_khr_throttle_hints": hints(0x1097),
    "cl_intel_create_buffer_with_properties": create_buffer_with_properties,
    "cl_khr_pci_bus_info": pci_bus_info,
}


@pytest.fixture(scope="module")
def host():
    return Host()


def listed_extensions():
    return cl.create_some_context(interactive=False).devices[0].extensions.split()


@pytest.mark.parametrize("name", os.environ.get("TRY_EXTENSIONS", "").split() or listed_extensions())
def test_an_extension_of_the_device_works(host, name):
    assert name in ROWS, "this extension has no test"
    ROWS[name](host)
