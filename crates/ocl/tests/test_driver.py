"""Tests of the driver with a compiler, through pyopencl. Expected values are those of NumPy.

Run them with `visa exec -- python3 -m pytest crates/ocl/tests`.
"""

import ctypes
import json
import os
import shutil
import subprocess
import sys

import numpy as np
import pytest

# The cache of pyopencl would give binaries of an earlier version of the driver.
os.environ["PYOPENCL_NO_CACHE"] = "1"
import pyopencl as cl

FLAGS = cl.mem_flags


@pytest.fixture
def context():
    return cl.create_some_context(interactive=False)


@pytest.fixture
def queue(context):
    return cl.CommandQueue(context)


def buffer_of(context, array):
    return cl.Buffer(context, FLAGS.READ_WRITE | FLAGS.COPY_HOST_PTR, hostbuf=array)


def image_of(context, *arguments, **options):
    """Creates an image. Returns `None` after checking that a device without images refuses it."""
    if context.devices[0].image_support:
        return cl.create_image(context, *arguments, **options)
    with pytest.raises(cl.LogicError):
        cl.create_image(context, *arguments, **options)
    return None


def contents(queue, buffer, like):
    array = np.empty_like(like)
    cl.enqueue_copy(queue, array, buffer)
    return array


def test_a_wrong_program_has_a_log_and_no_kernels(context):
    program = cl.Program(context, "kernel void k(global int *a) { a[0] = b; }")
    with pytest.raises(cl.RuntimeError) as error:
        program.build()
    assert "use of undeclared identifier 'b'" in str(error.value)


FEATURES = ["pipes", "device_enqueue", "images", "read_write_images", "3d_image_writes", "fp64", "int64", "subgroups"]


def test_the_compiler_has_the_features_of_the_device(context, queue):
    names = [f"__opencl_c_{name}" for name in FEATURES]
    lines = [f"#ifdef {name}\nbits |= {1 << index};\n#endif\n" for index, name in enumerate(names)]
    source = f"kernel void k(global int *a) {{ int bits = 0;\n{''.join(lines)} a[0] = bits; }}"
    out = np.zeros(1, np.int32)
    buffer = buffer_of(context, out)
    cl.Program(context, source).build(["-cl-std=CL3.0"]).k(queue, (1,), None, buffer)
    bits = contents(queue, buffer, out)[0]
    found = {name for index, name in enumerate(names) if bits >> index & 1}
    stated = {feature.name for feature in context.devices[0].get_info(cl.device_info.OPENCL_C_FEATURES)}
    assert found == stated.intersection(names)


def test_errors_have_the_line_of_the_source(context):
    with pytest.raises(cl.RuntimeError) as error:
        cl.Program(context, "kernel void k(global int *a) {\na[0] = b; }").build(["-cl-std=CL3.0"])
    assert "1:2:8: error: use of undeclared identifier 'b'" in str(error.value)


UNDEFINED = """
    int times(int x);
    int unused(int x);
    kernel void k(global int *a) { int i = get_global_id(0); a[i] = times(a[i]); }
"""


def test_a_function_that_is_defined_nowhere_fails_the_build(context):
    with pytest.raises(cl.RuntimeError, match="BUILD_PROGRAM_FAILURE") as error:
        cl.Program(context, UNDEFINED).build()
    assert "undefined reference to `times` in `k`" in str(error.value)
    assert "unused" not in str(error.value).split("Source:")[0]


def link_with_log(program):
    """Links a program by itself. Returns the status and the build log. pyopencl releases the program of a failed link."""
    opencl = ctypes.CDLL("libOpenCL.so.1")
    opencl.clLinkProgram.restype = ctypes.c_void_p
    status = ctypes.c_int(99)
    context, device = program.context.int_ptr, program.context.devices[0].int_ptr
    inputs = (ctypes.c_void_p * 1)(program.int_ptr)
    unused = ctypes.c_void_p()
    linked = opencl.clLinkProgram(
        ctypes.c_void_p(context), 0, unused, unused, 1, inputs, unused, unused, ctypes.byref(status)
    )
    log = cl.Program.from_int_ptr(linked, retain=False).get_build_info(
        cl.Device.from_int_ptr(device), cl.program_build_info.LOG
    )
    return status.value, log.strip()


def test_a_function_that_is_defined_nowhere_fails_the_link_only(context):
    program = cl.Program(context, UNDEFINED)
    program.compile()
    library = cl.link_program(context, [program], ["-create-library"])
    for linked in [program, library]:
        status, log = link_with_log(linked)
        assert status == cl.status_code.LINK_PROGRAM_FAILURE
        assert log == "undefined reference to `times` in `k`"


def test_the_log_of_the_compiler_is_kept_with_the_program(context, tmp_path, monkeypatch):
    # A compiler that counts how often it is called.
    calls = tmp_path / "calls"
    compiler = tmp_path / "compiler"
    compiler.write_text(f'#!/bin/sh\necho >>"{calls}"\nexec "{shutil.which("ocloc")}" "$@"\n')
    compiler.chmod(0o755)
    monkeypatch.setenv("OPENVISA_OCLOC", str(compiler))
    monkeypatch.setenv("OPENVISA_CACHE", str(tmp_path / "cache"))
    device = context.devices[0]
    source = "#warning beware\nkernel void k(global int *a) { a[0] = 1; }"
    for _ in range(2):
        program = cl.Program(context, source).build()
        assert "beware" in program.get_build_info(device, cl.program_build_info.LOG)
        compiled = cl.Program(context, source)
        compiled.compile()
        assert "beware" in compiled.get_build_info(device, cl.program_build_info.LOG)
    assert len(calls.read_text().splitlines()) == 2


def test_options_define_macros(context, queue):
    program = cl.Program(context, "kernel void k(global int *a) { a[get_global_id(0)] = N; }").build(["-DN=42"])
    numbers = np.zeros(20, np.int32)
    buffer = buffer_of(context, numbers)
    program.k(queue, numbers.shape, None, buffer)
    assert (contents(queue, buffer, numbers) == 42).all()


def test_a_binary_makes_a_program_without_a_compiler(context, queue, monkeypatch):
    source = "kernel void k(global int *a, int b) { a[get_global_id(0)] *= b; }"
    binary = cl.Program(context, source).build().get_info(cl.program_info.BINARIES)[0]
    monkeypatch.setenv("OPENVISA_OCLOC", "none")
    program = cl.Program(context, context.devices, [binary]).build()
    numbers = np.arange(100, dtype=np.int32)
    buffer = buffer_of(context, numbers)
    program.k(queue, numbers.shape, None, buffer, np.int32(3))
    assert (contents(queue, buffer, numbers) == 3 * numbers).all()


def inline_block(*lines, operands):
    """Returns an inline block of vISA with the lines in a scope of its own."""
    text = "".join(f'    "{line}\\n"\n' for line in ["{", *lines, "}"])
    return f"__asm__ volatile(\n{text}    : {operands});\n"


PART = ".decl part v_type=G type=ud num_elts=16 align=wordx32"
TRIPLE = inline_block(
    PART, "mul (M1, 16) part(0,0)<1> %1(0,0)<1;1,0> 0x3:ud", "mov (M1, 16) %0(0,0)<1> part(0,0)<1;1,0>",
    operands='"=rw"(r) : "rw"(v)',
)
# The inner scope hides the name of the outer one.
NESTED = inline_block(
    PART, "add (M1, 16) part(0,0)<1> %1(0,0)<1;1,0> 0x1:ud", "{", PART.replace("ud", "uw"),
    "mov (M1, 16) part(0,0)<1> 0x7:uw", "}", "add (M1, 16) %0(0,0)<1> part(0,0)<1;1,0> 0x1:ud",
    operands='"=rw"(r) : "rw"(v)',
)
BITS = inline_block(
    ".decl bit v_type=G type=ud num_elts=16 align=wordx32", ".decl hit v_type=P num_elts=16",
    "and (M1, 16) bit(0,0)<1> %1(0,0)<1;1,0> %2", "cmp.ne (M1, 16) hit bit(0,0)<1;1,0> 0x0:ud",
    "(hit) add (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> 0x1:ud",
    operands='"+rw"(r) : "rw"(v), "i"(1 << b)',
)
SCOPED = f"""
uint triple(uint v) {{ uint r; {TRIPLE} return r; }}
__attribute__((noinline)) uint nine(uint v) {{ return triple(triple(v)) + 1; }}
__attribute__((intel_reqd_sub_group_size(16)))
kernel void twice(global uint *a) {{ uint i = get_global_id(0); a[i] = triple(triple(a[i]) + 1); }}
__attribute__((intel_reqd_sub_group_size(16)))
kernel void called(global uint *a) {{ uint i = get_global_id(0); a[i] = nine(a[i]) + nine(i); }}
__attribute__((intel_reqd_sub_group_size(16)))
kernel void nested(global uint *a) {{ uint i = get_global_id(0), v = a[i], r; {NESTED} a[i] = r; }}
__attribute__((intel_reqd_sub_group_size(16)))
kernel void plain(global uint *a) {{ a[get_global_id(0)] += 1; }}
__attribute__((intel_reqd_sub_group_size(16)))
kernel void count(global uint *a) {{
    uint i = get_global_id(0), v = a[i], r = 0;
    #pragma unroll
    for (int b = 0; b < 4; b++) {{ {BITS} }}
    a[i] = r;
}}
"""


def test_names_of_inline_blocks_end_with_their_scopes(context, queue, monkeypatch):
    program = cl.Program(context, SCOPED).build(["-gline-tables-only"])
    # The binary has the scopes too.
    monkeypatch.setenv("PATH", "/nonexistent")
    numbers = np.arange(64, dtype=np.uint32)
    results = {
        "twice": 9 * numbers + 3, "called": 18 * numbers + 2, "nested": numbers + 2, "plain": numbers + 1,
        "count": sum((numbers >> bit) & 1 for bit in range(4)),
    }
    for built in [program, cl.Program(context, context.devices, program.get_info(cl.program_info.BINARIES)).build()]:
        for name, expected in results.items():
            buffer = buffer_of(context, numbers)
            getattr(built, name)(queue, (64,), None, buffer)
            assert (contents(queue, buffer, numbers) == expected).all(), name


def test_compiled_programs_and_headers_are_linked(context, queue):
    header = cl.Program(context, "int times(int x);")
    user = cl.Program(
        context, '#include "lib/times.h"\nkernel void k(global int *a) { int i = get_global_id(0); a[i] = times(a[i]); }'
    )
    user.compile(headers=[("lib/times.h", header)])
    library = cl.Program(context, "int times(int x) { return 5 * x; }")
    library.compile()
    program = cl.link_program(context, [user, library])
    numbers = np.arange(64, dtype=np.int32)
    buffer = buffer_of(context, numbers)
    program.k(queue, numbers.shape, None, buffer)
    assert (contents(queue, buffer, numbers) == 5 * numbers).all()


@pytest.mark.parametrize("name", ["source.cl", "result", "kernel.cl", "headers/source.cl"])
def test_headers_can_have_the_names_of_the_compilers_files(context, queue, name):
    header = cl.Program(context, "#define VALUE 7")
    user = cl.Program(context, f'#include "{name}"\nkernel void k(global int *a) {{ a[0] = VALUE; }}')
    user.compile(headers=[(name, header)])
    out = np.zeros(1, np.int32)
    buffer = buffer_of(context, out)
    cl.link_program(context, [user]).k(queue, (1,), None, buffer)
    assert contents(queue, buffer, out)[0] == 7


@pytest.mark.parametrize("directive", ["#include", "#  include", "#\tinclude", "%:include", "#import", "#inc\\\nlude"])
def test_a_changed_header_changes_the_kernel(context, queue, tmp_path, monkeypatch, directive):
    monkeypatch.setenv("OPENVISA_CACHE", str(tmp_path / "cache"))
    source = f'{directive} "a.h"\nkernel void k(global int *a) {{ a[0] = VALUE; }}'
    out = np.zeros(1, np.int32)
    for value in (1, 2):
        (tmp_path / "a.h").write_text(f"#define VALUE {value}\n")
        buffer = buffer_of(context, out)
        cl.Program(context, source).build([f"-I{tmp_path}"]).k(queue, (1,), None, buffer)
        assert contents(queue, buffer, out)[0] == value


def test_the_cache_keeps_sources_without_files(context, tmp_path, monkeypatch):
    cache = tmp_path / "cache"
    monkeypatch.setenv("OPENVISA_CACHE", str(cache))
    for source in ["kernel void k(global int *a) { a[0] = 1; }", "kernel void k(global int *a) { a[0] = __LINE__; }"] * 2:
        cl.Program(context, source).build(["-DA=1"])
    entries = list(cache.iterdir())
    assert len(entries) == 2
    # A variable of the compiler makes another entry, and an entry that is a pipe is neither read nor waited for.
    monkeypatch.setenv("IGC_ForceOCLSIMDWidth", "16")
    cl.Program(context, source).build(["-DA=1"])
    assert len(list(cache.iterdir())) == 3
    monkeypatch.delenv("IGC_ForceOCLSIMDWidth")
    for entry in entries:
        entry.unlink()
        os.mkfifo(entry)
    cl.Program(context, source).build(["-DA=1"])


def test_the_binary_of_a_library_is_linked(context, queue):
    parts = [
        cl.Program(context, "int times(int x) { return 5 * x; }"),
        cl.Program(context, "int plus(int x) { return x + 1; }"),
    ]
    for part in parts:
        part.compile()
    library = cl.link_program(context, parts, ["-create-library"])
    binary = library.get_info(cl.program_info.BINARIES)[0]
    reloaded = cl.Program(context, context.devices, [binary])
    device = context.devices[0]
    kinds = [program.get_build_info(device, cl.program_build_info.BINARY_TYPE) for program in (library, reloaded)]
    assert kinds == [cl.program_binary_type.LIBRARY] * 2
    user = cl.Program(
        context,
        "int times(int x); int plus(int x);"
        "kernel void k(global int *a) { int i = get_global_id(0); a[i] = plus(times(a[i])); }",
    )
    user.compile()
    numbers = np.arange(64, dtype=np.int32)
    buffer = buffer_of(context, numbers)
    cl.link_program(context, [user, reloaded]).k(queue, numbers.shape, None, buffer)
    assert (contents(queue, buffer, numbers) == 5 * numbers + 1).all()
    with pytest.raises(cl.LogicError):
        cl.Program(context, context.devices, [binary[:-1]])


def test_spirv_makes_a_program(context, queue, tmp_path):
    source = "kernel void k(global int *a) { a[get_global_id(0)] += 4; }"
    (tmp_path / "k.cl").write_text(source)
    device = context.devices[0].name.split()[1]
    command = ["ocloc", "compile", "-file", "k.cl", "-device", device, "-spv_only", "-output", "k", "-output_no_suffix"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    program = cl.Program(context, next(tmp_path.glob("k*.spv")).read_bytes()).build()
    numbers = np.arange(64, dtype=np.int32)
    buffer = buffer_of(context, numbers)
    program.k(queue, numbers.shape, None, buffer)
    assert (contents(queue, buffer, numbers) == numbers + 4).all()


def test_local_memory_and_barriers_sum_a_group(context, queue):
    source = """
        kernel void sums(global const float *in, local float *part, global float *out)
        {
            uint i = get_local_id(0);
            part[i] = in[get_global_id(0)];
            for (uint step = get_local_size(0) / 2; step > 0; step /= 2) {
                barrier(CLK_LOCAL_MEM_FENCE);
                if (i < step)
                    part[i] += part[i + step];
            }
            if (i == 0)
                out[get_group_id(0)] = part[0];
        }"""
    values = np.arange(512, dtype=np.float32)
    program = cl.Program(context, source).build()
    out = np.zeros(8, np.float32)
    buffer = buffer_of(context, out)
    program.sums(queue, values.shape, (64,), buffer_of(context, values), cl.LocalMemory(256), buffer)
    assert (contents(queue, buffer, out) == values.reshape(8, 64).sum(axis=1)).all()


def test_offsets_and_all_dimensions_reach_the_kernel(context, queue):
    source = """
        kernel void ids(global uint *out)
        {
            size_t i = get_global_id(0) - 1, j = get_global_id(1) - 2, k = get_global_id(2) - 3;
            out[(k * get_global_size(1) + j) * get_global_size(0) + i] =
                get_global_id(0) + 100 * get_global_id(1) + 10000 * get_global_id(2);
        }"""
    program = cl.Program(context, source).build()
    out = np.zeros((2, 3, 4), np.uint32)
    buffer = buffer_of(context, out)
    program.ids(queue, (4, 3, 2), (2, 3, 1), buffer, global_offset=(1, 2, 3))
    k, j, i = np.indices(out.shape)
    assert (contents(queue, buffer, out) == (i + 1) + 100 * (j + 2) + 10000 * (k + 3)).all()


def test_three_values_at_the_end_of_a_buffer_are_loaded_as_four(context, queue):
    # The compiler loads the structure with one message, whose fourth dword is beyond the end.
    source = """
        typedef struct { float x, y, z; } vector;
        kernel void k(constant vector *a, global float *out)
        {
            float t = out[get_global_id(0)];
            if (t > 0)
                t += a[0].x + a[0].y * t + a[0].z * 3;
            out[get_global_id(0)] = t;
        }"""
    program = cl.Program(context, source).build()
    out = np.arange(64, dtype=np.float32)
    buffer = buffer_of(context, out)
    program.k(queue, out.shape, None, buffer_of(context, np.array([2, 3, 5], np.float32)), buffer)
    assert (contents(queue, buffer, out) == np.where(out > 0, 4 * out + 17, 0)).all()


def test_variables_of_a_program_keep_their_values_between_launches(context, queue):
    source = "global int count = 5; kernel void k(global int *a) { a[0] = count; count += 2; }"
    program = cl.Program(context, source).build(["-cl-std=CL2.0"])
    out = np.zeros(1, np.int32)
    buffer = buffer_of(context, out)
    for expected in [5, 7, 9]:
        program.k(queue, (1,), None, buffer)
        assert contents(queue, buffer, out)[0] == expected


def test_kernels_print_to_standard_output(context, queue, capfd):
    program = cl.Program(context, 'kernel void k(int n) { printf("%d and %s\\n", n, "text"); }').build()
    program.k(queue, (2,), (1,), np.int32(3))
    queue.finish()
    assert capfd.readouterr().out == "3 and text\n" * 2


def test_sampled_images_are_filtered(context, queue):
    source = """
        kernel void half_way(read_only image2d_t in, sampler_t sampler, global float *out)
        {
            int x = get_global_id(0), y = get_global_id(1);
            out[y * get_global_size(0) + x] = read_imagef(in, sampler, (float2)(x + 1, y + 0.5f)).x;
        }"""
    texels = np.arange(12, dtype=np.float32).reshape(3, 4) ** 2
    format = cl.ImageFormat(cl.channel_order.R, cl.channel_type.FLOAT)
    image = image_of(context, FLAGS.READ_ONLY | FLAGS.COPY_HOST_PTR, format, shape=(4, 3), hostbuf=texels)
    if image is None:
        return
    sampler = cl.Sampler(context, False, cl.addressing_mode.CLAMP_TO_EDGE, cl.filter_mode.LINEAR)
    out = np.zeros((3, 3), np.float32)
    buffer = buffer_of(context, out)
    cl.Program(context, source).build().half_way(queue, (3, 3), None, image, sampler, buffer)
    assert (contents(queue, buffer, out) == (texels[:, :-1] + texels[:, 1:]) / 2).all()


def test_kernels_write_images(context, queue):
    source = """
        kernel void k(write_only image2d_t out)
        {
            int2 at = (int2)(get_global_id(0), get_global_id(1));
            write_imageui(out, at, (uint4)(at.x, at.y, 7, 300));
        }"""
    format = cl.ImageFormat(cl.channel_order.RGBA, cl.channel_type.UNSIGNED_INT8)
    image = image_of(context, FLAGS.WRITE_ONLY, format, shape=(5, 4))
    if image is None:
        return
    cl.Program(context, source).build().k(queue, (5, 4), None, image)
    out = np.zeros((4, 5, 4), np.uint8)
    cl.enqueue_copy(queue, out, image, origin=(0, 0), region=(5, 4))
    y, x = np.indices((4, 5))
    assert (out == np.stack([x, y, np.full_like(x, 7), np.full_like(x, 255)], axis=-1)).all()


def test_sub_groups_exchange_values(context, queue):
    source = """
        #pragma OPENCL EXTENSION cl_intel_subgroups : enable
        __attribute__((intel_reqd_sub_group_size(16)))
        kernel void k(global int *a)
        {
            int i = get_global_id(0);
            a[i] = intel_sub_group_shuffle_xor(a[i], 1) + 1000 * sub_group_reduce_add(1);
        }"""
    numbers = np.arange(64, dtype=np.int32)
    buffer = buffer_of(context, numbers)
    cl.Program(context, source).build().k(queue, numbers.shape, (32,), buffer)
    assert (contents(queue, buffer, numbers) == (numbers ^ 1) + 16000).all()


def compile_sub_group_size(kernel):
    """Asks for the sub-group size that the source requires, which pyopencl has no name for."""
    size = ctypes.c_size_t(99)
    query = ctypes.CDLL("libOpenCL.so.1").clGetKernelSubGroupInfo
    query.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint, *[ctypes.c_size_t, ctypes.c_void_p] * 2, ctypes.c_void_p]
    compile_sub_group_size_intel = 0x410A
    status = query(
        kernel.int_ptr,
        kernel.context.devices[0].int_ptr,
        compile_sub_group_size_intel,
        *(0, None),
        *(ctypes.sizeof(size), ctypes.byref(size)),
        None,
    )
    assert status == 0
    return size.value


def test_the_required_sub_group_size_is_that_of_the_source(context):
    source = """
        __attribute__((intel_reqd_sub_group_size(16))) kernel void fixed(global int *a) { a[0] = 1; }
        kernel void any(global int *a) { a[0] = 1; }"""
    program = cl.Program(context, source).build()
    assert compile_sub_group_size(program.fixed) == 16
    assert compile_sub_group_size(program.any) == 0


def test_lists_in_shared_virtual_memory_have_the_pointers_of_the_host(context, queue):
    source = """
        struct node { global struct node *next; int value; };
        kernel void sum(global struct node *node, global int *out)
        {
            for (*out = 0; node; node = node->next)
                *out += node->value;
        }"""
    program = cl.Program(context, source).build(["-cl-std=CL2.0"])
    memory = cl.SVM(cl.csvm_empty(context, (10, 2), np.uint64))
    with memory.map_rw(queue) as nodes:
        base = nodes.ctypes.data
        for index in range(10):
            nodes[index] = (base + 16 * (index + 1) if index < 9 else 0, index + 1)
    out = np.zeros(1, np.int32)
    buffer = buffer_of(context, out)
    program.sum(queue, (1,), None, memory, buffer)
    assert contents(queue, buffer, out)[0] == 55


def test_the_largest_vectors_are_aligned(context, queue):
    source = """
        kernel void k(long16 value, local long16 *first, local char *small, local long16 *second, global ulong *out) {
            vstore16(as_ulong16(value), 0, out);
            second[get_local_id(0)] = first[get_local_id(0)] = value;
            out[16] = (ulong)&first[0] % 128;
            out[17] = (ulong)&second[0] % 128;
        }"""
    value = np.arange(16, dtype=np.int64) - 5
    out = np.full(18, 99, np.uint64)
    buffer = buffer_of(context, out)
    kernel = cl.Program(context, source).build().k
    kernel(queue, (1,), (1,), value, cl.LocalMemory(128), cl.LocalMemory(1), cl.LocalMemory(128), buffer)
    result = contents(queue, buffer, out)
    assert (result[:16].view(np.int64) == value).all()
    assert (result[16:] == 0).all()


@pytest.mark.parametrize("sizes", [(4,), (4, 1), (4, 1, 1), (1, 4)])
def test_a_kernel_knows_the_dimensions_of_its_launch(context, queue, sizes):
    # Groups of three work-items leave a smaller group at the end.
    program = cl.Program(context, "kernel void k(global uint *out) { out[get_global_linear_id()] = get_work_dim(); }")
    out = np.zeros(4, np.uint32)
    buffer = buffer_of(context, out)
    local = tuple(min(size, 3) for size in sizes)
    program.build(["-cl-std=CL2.0"]).k(queue, sizes, local, buffer)
    assert (contents(queue, buffer, out) == len(sizes)).all()


def test_kernels_tell_about_their_arguments(context):
    source = "kernel void k(global const float *restrict in, local int4 *part, float2 scale) { *part = (int4)(in[0] * scale.x); }"
    kernel = cl.Program(context, source).build().k
    info = cl.kernel_arg_info
    shown = [
        (kernel.get_arg_info(index, info.NAME), kernel.get_arg_info(index, info.TYPE_NAME)) for index in range(3)
    ]
    assert shown == [("in", "float*"), ("part", "int4*"), ("scale", "float2")]
    spaces = [kernel.get_arg_info(index, info.ADDRESS_QUALIFIER) for index in range(3)]
    space = cl.kernel_arg_address_qualifier
    assert spaces == [space.GLOBAL, space.LOCAL, space.PRIVATE]
    assert kernel.num_args == 3


def test_sizes_that_a_kernel_cannot_have_are_refused(context, queue):
    source = "__attribute__((reqd_work_group_size(8, 1, 1))) kernel void k(global int *a) { a[get_global_id(0)] = 1; }"
    kernel = cl.Program(context, source).build().k
    buffer = buffer_of(context, np.zeros(64, np.int32))
    kernel.set_args(buffer)
    for sizes in [((64,), (16,)), ((60,), (8,)), ((60,), None), ((64, 64), (8, 1024))]:
        with pytest.raises(cl.LogicError):
            cl.enqueue_nd_range_kernel(queue, kernel, *sizes)
    cl.enqueue_nd_range_kernel(queue, kernel, (64,), (8,)).wait()


def test_an_argument_does_not_keep_its_buffer(context, queue, capfd):
    kernel = cl.Program(context, "kernel void k(global int *a) { a[0] = 1; }").build().k
    kernel.set_args(buffer_of(context, np.zeros(1, np.int32)))
    with pytest.raises(cl.LogicError, match="INVALID_KERNEL_ARGS"):
        cl.enqueue_nd_range_kernel(queue, kernel, (1,), None)
    assert "kernel `k`: the host has released the memory object of argument 0" in capfd.readouterr().err


def test_attributes_of_the_source_are_those_of_the_kernel(context):
    source = "__attribute__((reqd_work_group_size(8, 2, 1))) kernel void k(global int *a) { a[0] = 1; }"
    kernel = cl.Program(context, source).build().k
    assert "reqd_work_group_size(8,2,1)" in kernel.get_info(cl.kernel_info.ATTRIBUTES)


def test_depth_images_are_read_in_opencl_c_1_2(context, queue):
    source = """
        #pragma OPENCL EXTENSION cl_khr_depth_images : enable
        kernel void k(read_only image2d_depth_t image, sampler_t s, global float *out) {
            int2 at = (int2)(get_global_id(0), get_global_id(1));
            out[at.y * 4 + at.x] = read_imagef(image, s, at);
        }"""
    kernel = cl.Program(context, source).build(options=["-cl-std=CL1.2"]).k
    texels = np.arange(16, dtype=np.float32).reshape(4, 4)
    flags, depth = cl.mem_flags, 0x10BD
    image_format = cl.ImageFormat(depth, cl.channel_type.FLOAT)
    image = image_of(context, flags.READ_ONLY | flags.COPY_HOST_PTR, image_format, shape=(4, 4), hostbuf=texels)
    if image is None:
        return
    sampler = cl.Sampler(context, False, cl.addressing_mode.CLAMP_TO_EDGE, cl.filter_mode.NEAREST)
    out = np.zeros(16, np.float32)
    buffer = buffer_of(context, out)
    kernel(queue, (4, 4), None, image, sampler, buffer)
    assert (contents(queue, buffer, out) == texels.ravel()).all()


def is_lack_of_memory(code):
    """Returns whether hosts such as pyopencl take a status for a lack of memory, and call again."""
    codes = cl.status_code
    return code in (codes.OUT_OF_RESOURCES, codes.OUT_OF_HOST_MEMORY, codes.MEM_OBJECT_ALLOCATION_FAILURE)


# The first kernel stores outside of all buffers. The second one runs on its results.
FAILING = """
kernel void fail(global int *out, ulong at) { *(global int *)at = 1; out[get_global_id(0)] = 7; }
kernel void add(global const int *in, global int *out) { out[get_global_id(0)] = in[get_global_id(0)] + 1; }
"""


def test_a_kernel_that_runs_out_of_its_memory_fails_alone(context, queue, capfd):
    program = cl.Program(context, FAILING).build()
    numbers = np.arange(4, dtype=np.int32)
    results, other = buffer_of(context, numbers), buffer_of(context, numbers)
    event = program.fail(queue, (4,), None, results, np.uint64(16))
    with pytest.raises(cl.RuntimeError):
        event.wait()
    assert event.command_execution_status < 0 and not is_lack_of_memory(event.command_execution_status)
    assert "kernel `fail`: store of 4 bytes at 0x10" in capfd.readouterr().err
    # Another queue does not depend on the failure.
    assert (contents(cl.CommandQueue(context), other, numbers) == numbers).all()


def test_a_failure_is_seen_by_each_caller_that_depends_on_it(context, queue):
    program = cl.Program(context, FAILING).build()
    numbers = np.zeros(4, np.int32)
    results, sums = buffer_of(context, numbers), buffer_of(context, numbers)
    program.fail(queue, (4,), None, results, np.uint64(64))
    # pyopencl calls a read again if it takes the error for a lack of memory.
    for _ in range(3):
        with pytest.raises(cl.Error):
            cl.enqueue_copy(queue, np.empty_like(numbers), results)
        with pytest.raises(cl.Error):
            queue.finish()
    event = program.add(queue, (4,), None, results, sums)
    with pytest.raises(cl.Error):
        event.wait()
    assert event.command_execution_status < 0
    # What the kernel should have written is lost for all queues, and so is what is computed from it.
    for lost in [results, sums]:
        with pytest.raises(cl.Error):
            contents(cl.CommandQueue(context), lost, numbers)
    with pytest.raises(cl.Error):
        cl.enqueue_map_buffer(cl.CommandQueue(context), results, cl.map_flags.READ, 0, (4,), np.int32)
    # It can be replaced as a whole.
    fresh = cl.CommandQueue(context)
    cl.enqueue_copy(fresh, results, numbers + 5)
    program.add(fresh, (4,), None, results, sums)
    with pytest.raises(cl.Error):
        fresh.finish()
    last = cl.CommandQueue(context)
    for buffer in [results, sums]:
        cl.enqueue_fill_buffer(last, buffer, np.int32(5), 0, numbers.nbytes)
    program.add(last, (4,), None, results, sums)
    assert (contents(last, sums, numbers) == 6).all()


def test_a_failed_kernel_is_seen_through_shared_memory(context, queue):
    program = cl.Program(context, FAILING).build()
    svm = cl.SVM(cl.csvm_empty(context, 4, np.int32, alignment=64))
    with svm.map_rw(queue) as array:
        array[:] = 3
    with pytest.raises(cl.Error):
        program.fail(queue, (4,), None, svm, np.uint64(64)).wait()
    fresh = cl.CommandQueue(context)
    with pytest.raises(cl.Error):
        with svm.map_ro(fresh):
            pass


# The kernel loads one element past the tile of its group, and does not use it.
PAST_THE_END = """
kernel void past(global int *out, local int *tile, int n) {
    int l = get_local_id(0);
    if (l < n) tile[l] = l;
    barrier(1);
    int next = tile[l + 1];
    out[l] = l + 1 < n ? next : -1;
}
kernel void beyond(global int *out) {
    local int tile[64];
    int l = get_local_id(0);
    tile[l] = l + 1;
    barrier(1);
    tile[l + (1 << 20)] = 9;
    barrier(1);
    out[l] = tile[l] + tile[l + (1 << 20)] + atomic_inc(&tile[l + (1 << 20)]);
}
"""


def test_local_memory_beyond_its_end_is_0(context, queue):
    program = cl.Program(context, PAST_THE_END).build()
    out = np.zeros(64, np.int32)
    buffer = buffer_of(context, out)
    program.past(queue, (64,), (64,), buffer, cl.LocalMemory(200), np.int32(50))
    items = np.arange(64)
    assert (contents(queue, buffer, out) == np.where(items < 49, items + 1, -1)).all()
    program.beyond(queue, (64,), (64,), buffer)
    assert (contents(queue, buffer, out) == items + 1).all()


PAST_HOST = """
import sys
import numpy as np
import pyopencl as cl
context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
program = cl.Program(context, sys.argv[1]).build()
out = cl.Buffer(context, cl.mem_flags.READ_WRITE, 256)
program.past(queue, (64,), (64,), out, cl.LocalMemory(200), np.int32(50))
queue.finish()
"""


def test_strict_launches_and_checks_report_local_memory_beyond_its_end(tmp_path):
    def run(**variables):
        command = [sys.executable, "-c", PAST_HOST, PAST_THE_END]
        return subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True)

    assert run().returncode == 0
    strict = run(OPENVISA_STRICT="1")
    assert strict.returncode != 0 and "of shared local memory (byte 200 of args[1]" in strict.stderr, strict.stderr
    checked = run(OPENVISA_CHECK="bounds")
    assert checked.returncode == 0
    assert "load of 4 bytes" in checked.stderr and "byte 200 of args[1]" in checked.stderr, checked.stderr


FORKING_HOST = """
import os
import sys
import numpy as np
import pyopencl as cl

def run(context, queue):
    program = cl.Program(context, "kernel void k(global int *a) { for (int i = 0; i < 200; i++) a[get_global_id(0)] += i; }").build()
    numbers = np.arange(1 << 14, dtype=np.int32)
    buffer = cl.Buffer(context, cl.mem_flags.COPY_HOST_PTR, hostbuf=numbers)
    program.k(queue, numbers.shape, (64,), buffer)
    out = np.empty_like(numbers)
    cl.enqueue_copy(queue, out, buffer)
    assert (out == numbers + 19900).all()

parents = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(parents)
run(parents, queue)
child = os.fork()
if child == 0:
    context = cl.create_some_context(interactive=False)
    run(context, cl.CommandQueue(context))
    try:
        queue.finish()
    except cl.LogicError as error:
        os._exit(0 if "INVALID_COMMAND_QUEUE" in str(error) else 3)
    os._exit(4)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
run(parents, queue)
"""


def test_a_fork_runs_kernels_in_a_context_of_its_own():
    done = subprocess.run([sys.executable, "-c", FORKING_HOST], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "create a context and a queue after the fork" in done.stderr


def test_machine_code_is_refused_with_what_to_do(context, capfd):
    source = "kernel void k(global int *a) { a[0] = 1; }"
    binary = cl.Program(context, source).build().get_info(cl.program_info.BINARIES)[0]
    cases = [
        (binary.replace(b".visaasm", b".nothing"), "`k` has machine code only"),
        (binary.replace(b".visaasm", b".pisa.v4"), "`k` has code in .pisa.v4"),
        (b"CTNI" + binary, "format of older compilers"),
    ]
    for damaged, message in cases:
        with pytest.raises(cl.LogicError, match="INVALID_BINARY"):
            cl.Program(context, context.devices, [damaged]).build()
        said = capfd.readouterr().err
        assert message in said and "oneMKL" in said, said


@pytest.mark.parametrize("given, expected", [("Intel(R) Corporation", "Intel(R) Corporation"), ("", "The OpenVISA authors")])
def test_the_environment_sets_the_vendor(given, expected):
    code = "import pyopencl as cl; p = cl.get_platforms()[0]; print(p.vendor, p.get_devices()[0].vendor, sep='|')"
    environment = {**os.environ, "OPENVISA_VENDOR": given}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == f"{expected}|{expected}"


def test_memory_of_the_host_is_copied_only_where_it_must_be(context, queue):
    kernel = cl.Program(context, "kernel void k(global int *a) { a[get_global_id(0)] += 1; }").build().k
    memory = np.zeros(1024, np.int32)
    start = -memory.ctypes.data % 64 // 4
    # An aligned array, a part of it, one that is not aligned, and one with half a cell.
    for first, count in [(start, 512), (start + 16, 64), (start + 1, 30), (start + 16, 7)]:
        part = memory[first : first + count]
        buffer = cl.Buffer(context, FLAGS.READ_WRITE | FLAGS.USE_HOST_PTR, hostbuf=part)
        before = memory.copy()
        kernel(queue, (count,), None, buffer)
        queue.finish()
        before[first : first + count] += 1
        assert (memory == before).all()
    # The results of one buffer are in the other at once, in any order of their creation.
    whole = cl.Buffer(context, FLAGS.READ_WRITE | FLAGS.USE_HOST_PTR, hostbuf=memory[start : start + 512])
    half = cl.Buffer(context, FLAGS.READ_WRITE | FLAGS.USE_HOST_PTR, hostbuf=memory[start + 256 : start + 512])
    memory[:] = 0
    kernel(queue, (512,), None, whole)
    kernel(queue, (256,), None, half)
    queue.finish()
    assert (memory[start : start + 256] == 1).all() and (memory[start + 256 : start + 512] == 2).all()
    # Memory that the process must not write to.
    constant = np.frombuffer(bytes(range(256)) * 64, np.int32)
    source = "kernel void k(global const int *a, global int *b) { b[get_global_id(0)] = a[get_global_id(0)]; }"
    given = cl.Buffer(context, FLAGS.READ_ONLY | FLAGS.USE_HOST_PTR, hostbuf=constant)
    out = buffer_of(context, np.zeros_like(constant))
    cl.Program(context, source).build().k(queue, constant.shape, None, given, out)
    assert (contents(queue, out, constant) == constant).all()


CHECKED = """
kernel void sum(global const int *in, global int *out) { out[get_global_id(0)] += in[get_global_id(0)]; }
kernel void exchange(global int *out) {
    local int cell[64];
    cell[get_local_id(0)] = get_global_id(0);
    out[get_global_id(0)] = cell[63 - get_local_id(0)];
}
"""

# Runs the kernels of `CHECKED`: twice with memory that nobody has written, then with memory that the host has written.
CHECKED_HOST = """
import sys
import numpy as np
import pyopencl as cl
context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
program = cl.Program(context, sys.argv[1]).build()
numbers = np.arange(128, dtype=np.int32)
given = cl.Buffer(context, cl.mem_flags.COPY_HOST_PTR, hostbuf=numbers)
for written in sys.argv[2:]:
    out = cl.Buffer(context, cl.mem_flags.READ_WRITE, numbers.nbytes)
    if written == "written":
        cl.enqueue_fill_buffer(queue, out, np.int32(1), 0, numbers.nbytes)
    program.sum(queue, (128,), (64,), given, out)
program.exchange(queue, (128,), (64,), out)
queue.finish()
"""


def run_with_checks(tmp_path, checks, host, *arguments, **variables):
    """Runs a host program with checks. Returns standard error and the report."""
    report = tmp_path / "report.json"
    env = dict(os.environ, OPENVISA_CHECK=checks, OPENVISA_REPORT=str(report), OPENVISA_TRACE="1", **variables)
    command = [sys.executable, "-c", host, *arguments]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return done.stderr, json.loads(report.read_text())


def run_checked(tmp_path, checks, *written):
    """Runs the kernels of `CHECKED` with checks. Returns standard error and the report."""
    return run_with_checks(tmp_path, checks, CHECKED_HOST, CHECKED, *written)


def test_checks_find_mistakes_once_and_let_the_kernel_end(tmp_path):
    said, report = run_checked(tmp_path, "races,uninitialized", "unwritten", "unwritten")
    # An instruction can be split into one for each half of the lanes. The second launch repeats nothing.
    assert 1 <= said.count("kernel `sum`: load of bytes that nobody wrote: byte ") <= 2, said
    assert 1 <= said.count("kernel `exchange`: data race in byte ") <= 2, said
    assert "of args[1] (`out`)" in said, said
    assert said.count("openvisa: sum(`in`: buffer of 512 bytes, `out`: buffer of 512 bytes) over (128, 1, 1)") == 2, said
    kernels = {kernel["name"]: kernel for kernel in report["kernels"]}
    assert {finding["check"] for finding in kernels["sum"]["findings"]} == {"uninitialized"}
    assert {finding["check"] for finding in kernels["exchange"]["findings"]} == {"races"}
    assert kernels["sum"]["failures"] == 0 and kernels["sum"]["launches"] == 2


def test_what_the_host_has_written_is_no_finding(tmp_path):
    said, report = run_checked(tmp_path, "uninitialized", "written")
    assert "nobody wrote" not in said, said
    assert all("findings" not in kernel for kernel in report["kernels"])


INEXACT_HOST = """
import numpy as np
import pyopencl as cl
context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
source = "kernel void %s(global float *x) { size_t i = get_global_id(0); x[i] = %s; }"
text = source % ("root", "sqrt(x[i])") + source % ("sum", "x[i] + 1")
program = cl.Program(context, text).build()
out = cl.Buffer(context, cl.mem_flags.READ_WRITE, 256)
cl.enqueue_fill_buffer(queue, out, np.float32(2), 0, 256)
for kernel in (program.root, program.sum):
    kernel(queue, (64,), None, out)
queue.finish()
"""


def test_a_report_says_what_a_device_need_not_give_exactly(tmp_path):
    _, report = run_with_checks(tmp_path, "", INEXACT_HOST)
    inexact = {kernel["name"]: kernel["inexact"] for kernel in report["kernels"]}
    rows = [(row["instruction"], row["type"], row["accuracy"], row["ulp"]) for row in inexact["root"]]
    assert rows == [("SQRT", "F", "within", 3)] and inexact["sum"] == []
    assert inexact["root"][0]["spec"].startswith("specs/instructions/SQRT.md:")


def test_a_report_replaces_an_older_one_as_a_whole(tmp_path):
    path, other = tmp_path / "report.json", tmp_path / "other.json"
    path.write_text("older")
    # The other name of the older file shows whether its bytes were overwritten.
    os.link(path, other)
    _, report = run_checked(tmp_path, "uninitialized", "written")
    assert report["kernels"]
    assert other.read_text() == "older"


# Runs kernels of one name of two programs. Both have a data race, at other bytes.
TWO_PROGRAMS_HOST = """
import sys
import pyopencl as cl
context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
buffer = cl.Buffer(context, cl.mem_flags.READ_WRITE, 256)
for index in (3, 5):
    source = f"kernel void k(global int *a) {{ a[{index}] = get_global_id(0); }}"
    program = cl.Program(context, source).build()
    for launch in range(2):
        program.k(queue, (128,), (64,), buffer)
    queue.finish()
"""

# Runs a kernel whose groups write different values to one element: of a buffer, of sub-buffers of a buffer, and of shared memory.
PLACES_HOST = """
import numpy as np
import pyopencl as cl
context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
source = "kernel void k(global int *first, global int *second) {{ {} = get_global_id(0); }}"
whole = [cl.Buffer(context, cl.mem_flags.READ_WRITE, size) for size in (4, 260)]
parts = [whole[1].get_sub_region(start, 128) for start in (0, 128)]
shared = [cl.svm_empty(context, cl.svm_mem_flags.READ_WRITE, size, np.int32) for size in (1, 32)]
allocations = [cl.SVM(array) for array in shared]
inside = [allocations[0], cl.SVM(shared[1][16:])]
for arguments in (whole, parts, parts[::-1], allocations, inside):
    program = cl.Program(context, source.format("second[3]")).build()
    program.k(queue, (128,), (64,), *arguments)
    queue.finish()
"""


def test_findings_are_remembered_for_each_program(tmp_path):
    said, report = run_with_checks(tmp_path, "races", TWO_PROGRAMS_HOST)
    for byte in (12, 20):
        assert said.count(f"data race in byte {byte} of args[0] (`a`), which has 256 bytes") >= 1, said
    kernels = [(kernel["program"], kernel["name"], kernel["launches"]) for kernel in report["kernels"]]
    assert kernels == [(1, "k", 2), (2, "k", 2)]
    for kernel, byte in zip(report["kernels"], (12, 20)):
        assert all(f"byte {byte} of" in finding["message"] for finding in kernel["findings"]), kernel


def test_bytes_in_findings_count_from_the_memory_that_the_host_made(tmp_path):
    said, _ = run_with_checks(tmp_path, "races", PLACES_HOST)
    places = [line.split("data race in ")[1].split(", and ")[0] for line in said.splitlines() if "data race in " in line]
    expected = [
        "byte 12 of args[1] (`second`), which has 260 bytes",
        "byte 12 of args[1] (`second`), which has 128 bytes",
        "byte 12 of args[1] (`second`), which has 128 bytes",
        "byte 12 of args[1] (`second`), which has 128 bytes",
        # The host has made the whole array, and passes an address inside of it.
        "byte 76 of args[1] (`second`), which has 128 bytes",
    ]
    assert list(dict.fromkeys(places)) == list(dict.fromkeys(expected)), said
    assert len(places) >= len(expected), said


# Runs a kernel that loads before and after a buffer. The loads fail with checks for accesses that a GPU tolerates.
OUTSIDE_HOST = """
import numpy as np
import pyopencl as cl
context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
out = cl.Buffer(context, cl.mem_flags.READ_WRITE, 64)
given = cl.Buffer(context, cl.mem_flags.COPY_HOST_PTR, hostbuf=np.zeros(16, np.int32))
for index in (-2, 20):
    program = cl.Program(context, "kernel void k(global int *o, global const int *a, int i) { o[0] = a[i]; }").build()
    try:
        program.k(queue, (1,), (1,), out, given, np.int32(index))
        queue.finish()
    except cl.Error:
        pass
"""


def test_accesses_outside_of_a_buffer_are_described_by_it(tmp_path):
    said, report = run_with_checks(tmp_path, "races", OUTSIDE_HOST, OPENVISA_STRICT="1")
    assert [kernel["failures"] for kernel in report["kernels"]] == [1, 1], said
    assert said.count("args[1] (`a`), which has 64 bytes") == 2, said
    if "flat memory" in said:
        assert "flat memory (8 bytes before args[1]" in said and "flat memory (byte 80 of args[1]" in said, said


# Runs kernels that read memory that nobody has written, in the third line of a file, built in the ways that programs are named.
NAMED_HOST = """
import sys
import numpy as np
import pyopencl as cl
context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
source = "kernel void %s(global int *a) {{\\n    int i = get_global_id(0);\\n    {} }}"
function = "int first(global int *a) {\\n    int i = get_global_id(0);\\n    return a[i] += 1; }"
program = lambda name, line: cl.Program(context, source.format(line) % name)
built = {
    "plain": program("plain", "a[i] += 1;").build(["-gline-tables-only"]),
    "named": program("named", "a[i] += 1;").build(["-g", "-s", sys.argv[1]]),
}
included = cl.Program(context, '#include "lib/first.h"\\nkernel void included(global int *a) { first(a); }')
included.compile(["-g"], headers=[("lib/first.h", cl.Program(context, function))])
built["included"] = cl.link_program(context, [included])
for name, program in built.items():
    buffer = cl.Buffer(context, cl.mem_flags.READ_WRITE, 256)
    getattr(program, name)(queue, (64,), None, buffer)
    binary = program.get_info(cl.program_info.BINARIES)[0]
    print(name, any(part in binary for part in [b"openvisa-", b"source.cl"]))
queue.finish()
"""


@pytest.mark.parametrize("given, path", [("/a b/named.cl", "/a b/named.cl"), ("lib/named.cl", "{folder}/lib/named.cl")])
def test_lines_name_the_files_of_the_host(tmp_path, given, path):
    env = dict(os.environ, OPENVISA_CHECK="uninitialized", OPENVISA_CACHE=str(tmp_path / "cache"))
    command = [sys.executable, "-c", NAMED_HOST, f'"{given}"']
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, check=True)
    expected = {"plain": "kernel.cl:3", "named": path.format(folder=tmp_path) + ":3", "included": "lib/first.h:3"}
    for name, line in expected.items():
        assert f" of {name}, {line}: " in done.stderr, done.stderr
        assert f"{name} False\n" in done.stdout, done.stdout


TABLE = """
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
typedef int (*function)(int);
int plus(int x) { return x + 1; }
int times(int x);
constant function table[2] = { plus, times };
kernel void k(global int *a) { int i = get_global_id(0); a[i] = table[i & 1](a[i]); }
"""


def test_tables_of_functions_are_filled_if_all_are_defined(context, queue, tmp_path, monkeypatch):
    # OpenCL C has no pointers to functions, so hosts can have them from other languages only.
    compiler = tmp_path / "compiler"
    compiler.write_text(
        "#!/bin/bash\nfor word; do\n"
        '    [ "$last" = -internal_options ] && word="$word -cl-ext=+__cl_clang_function_pointers"\n'
        f'    words+=("$word"); last=$word\ndone\nexec "{shutil.which("ocloc")}" "${{words[@]}}"\n'
    )
    compiler.chmod(0o755)
    monkeypatch.setenv("OPENVISA_OCLOC", str(compiler))
    with pytest.raises(cl.RuntimeError, match="BUILD_PROGRAM_FAILURE") as error:
        cl.Program(context, TABLE).build(["-cl-std=CL2.0"])
    assert "undefined reference to `times` in `table`" in str(error.value)
    defined = TABLE.replace("times(int x);", "times(int x) { return 5 * x; }")
    program = cl.Program(context, defined).build(["-cl-std=CL2.0"])
    numbers = np.arange(64, dtype=np.int32)
    buffer = buffer_of(context, numbers)
    program.k(queue, numbers.shape, None, buffer)
    assert (contents(queue, buffer, numbers) == np.where(numbers & 1, 5 * numbers, numbers + 1)).all()


@pytest.mark.parametrize("given, expected", [("3", "3"), ("none", "own"), ("0", "own")])
def test_the_environment_sets_the_number_of_units(context, given, expected):
    code = "import pyopencl as cl; print(cl.create_some_context(interactive=False).devices[0].max_compute_units)"
    environment = {**os.environ, "OPENVISA_UNITS": given}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == (str(context.devices[0].max_compute_units) if expected == "own" else expected)
    assert ("expected a positive number" in told.stderr) == (expected == "own")
