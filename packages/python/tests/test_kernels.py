"""Kernels on the CPU."""

import array
import copy
import pathlib
import pickle
import shutil
import signal
import threading
import time
from typing import Any, Iterator, List

import numpy as np
import pytest

import openvisa


class Tensor:
    """An object with DLPack and without the buffer protocol, like tensors of PyTorch."""

    def __init__(self, values: Any, versioned: bool = True) -> None:
        self.values = values
        self.versioned = versioned

    def __dlpack__(self, **options: Any) -> Any:
        if options and not self.versioned:
            raise TypeError("unexpected keyword argument")
        return self.values.__dlpack__(**options)


class Interface:
    """An object with the array interface alone."""

    def __init__(self, values: Any, **members: Any) -> None:
        self.values = values
        self.__array_interface__ = {**values.__array_interface__, **members}


def test_saxpy_agrees_with_numpy_on_each_device(saxpy: openvisa.Kernel) -> None:
    x, y = np.arange(100, dtype=np.float32), np.ones(100, dtype=np.float32)
    expected = np.where(np.arange(100) < 90, np.float32(2.5) * x + y, y)
    report = saxpy.run(100, 20, y, x, 2.5, 90)
    np.testing.assert_array_equal(y, expected)
    np.testing.assert_array_equal(x, np.arange(100, dtype=np.float32))
    assert report.items == 100 and report.instructions > 0 and report.seconds > 0


def test_arguments_have_names_and_types(saxpy: openvisa.Kernel) -> None:
    assert [argument.name for argument in saxpy.arguments] == ["y", "x", "a", "n"]
    assert [argument.type for argument in saxpy.arguments] == ["float*", "float*", "float", "int"]
    assert saxpy.name == "saxpy" and saxpy.simd_size in (8, 16, 32)


def test_scalars_are_numbers_numpy_scalars_and_bytes(saxpy: openvisa.Kernel) -> None:
    for factor in [3, 3.0, np.float32(3), np.array(3, dtype=np.float32), b"\0\0\x40\x40"]:
        y = np.zeros(32, dtype=np.float32)
        saxpy.run(32, 16, y, np.ones(32, dtype=np.float32), factor, np.int32(32))
        np.testing.assert_array_equal(y, np.full(32, 3, dtype=np.float32))


@pytest.mark.parametrize("make", [
    lambda: array.array("i", range(16)),
    lambda: bytearray(array.array("i", range(16))),
    lambda: memoryview(array.array("i", range(16))),
    lambda: np.arange(16, dtype=np.int32),
    lambda: np.arange(16, dtype=np.int32).reshape(4, 4),
    lambda: Tensor(np.arange(16, dtype=np.int32)),
    lambda: Tensor(np.arange(16, dtype=np.int32), versioned=False),
    lambda: Interface(np.arange(16, dtype=np.int32)),
    lambda: Interface(np.arange(16, dtype=np.int32), strides=(4,)),
])
def test_every_kind_of_buffer_changes_in_place(module: openvisa.Module, make: Any) -> None:
    memory = make()
    openvisa.Kernel(module).run(16, 16, memory, 5)
    values = memory.values if isinstance(memory, (Tensor, Interface)) else memory
    assert bytes(memoryview(values)) == bytes(array.array("i", range(5, 21)))


def test_views_of_contiguous_memory_change_their_array(module: openvisa.Module) -> None:
    values = np.zeros(48, dtype=np.int32)
    openvisa.Kernel(module).run(16, 16, values[16:32], 1)
    np.testing.assert_array_equal(values, np.repeat([0, 1, 0], 16))


def test_one_array_for_several_arguments_is_one_buffer(saxpy: openvisa.Kernel) -> None:
    x = np.ones(32, dtype=np.float32)
    saxpy.run(32, 16, x, x, 2.0, 32)
    np.testing.assert_array_equal(x, np.full(32, 3, dtype=np.float32))


@pytest.mark.parametrize("wrong, what", [
    (np.ones(64, dtype=np.float32)[::2], "its memory is not contiguous"),
    (np.ones(32), "the elements of the array are of the type `<f8`"),
    (np.ones(32, dtype=np.int32), "the elements of the array are of the type `<i4`"),
    (bytes(128), "its memory is read-only"),
    (object(), "expected an array, a number, LocalMemory or None, not object"),
    (Interface(np.ones(32, dtype=np.float32), strides=(8,)), "its memory is not contiguous in row order"),
    (Interface(np.ones(32, dtype=np.float32), data=(0, False)), "its shape is larger than memory"),
    (Interface(np.ones(32, dtype=np.float32), shape=None), "its `__array_interface__` has no `shape`"),
    (Interface(np.ones(32, dtype=np.float64)), "the elements of the array are of the type `<f8`"),
    (1.5, "expected an array, because the kernel has a pointer there, not 1.5"),
])
def test_wrong_buffers_are_errors_with_the_argument(saxpy: openvisa.Kernel, wrong: Any, what: str) -> None:
    with pytest.raises(openvisa.LaunchError) as caught:
        saxpy.run(32, 16, wrong, np.ones(32, dtype=np.float32), 2.0, 32)
    assert len(caught.value.problems) == 1
    assert caught.value.problems[0].startswith("args[0] (`y`)") and what in caught.value.problems[0]


def test_all_problems_of_a_launch_are_reported(saxpy: openvisa.Kernel) -> None:
    with pytest.raises(openvisa.LaunchError) as caught:
        saxpy.run(32, 16, "y", np.ones(32), 2.0, 2.5)
    assert [problem[:7] for problem in caught.value.problems] == ["args[0]", "args[1]", "args[3]"]
    with pytest.raises(openvisa.LaunchError, match="the kernel has 4 arguments, but 1 are given"):
        saxpy.run(32, 16, np.ones(32, dtype=np.float32))
    values = np.ones(48, dtype=np.float32)
    with pytest.raises(openvisa.LaunchError, match=r"args\[1\] \(`x`\): its memory overlaps that of args\[0\] \(`y`\)"):
        saxpy.run(32, 16, values[:32], values[16:], 2.0, 32)


def test_sizes_are_numbers_or_tuples(saxpy: openvisa.Kernel) -> None:
    x = np.ones(32, dtype=np.float32)
    sizes: List[Any] = [(32, None), ((32,), (8,)), ([32, 1, 1], [8, 1, 1])]
    for grid, group in sizes:
        y = np.zeros(32, dtype=np.float32)
        assert saxpy.run(grid, group, y, x, 1.0, 32).items == 32
        np.testing.assert_array_equal(y, x)
    wrong_sizes: List[Any] = [-1, 2.5, (1, 2, 3, 4), (), "x", 1 << 32]
    for wrong in wrong_sizes:
        with pytest.raises(ValueError, match="`grid` is a number, or a tuple of one to three numbers"):
            saxpy.run(wrong, None, x, x, 1.0, 32)


def test_a_store_out_of_bounds_names_its_place(saxpy: openvisa.Kernel) -> None:
    y = np.ones(10, dtype=np.float32)
    with pytest.raises(openvisa.RunError, match="out of bounds") as caught:
        saxpy.run(64, 16, y, np.ones(64, dtype=np.float32), 2.0, 64, strict=True)
    assert caught.value.routine == "saxpy" and caught.value.name and caught.value.offset
    assert caught.value.instruction is not None and caught.value.local_id is not None
    np.testing.assert_array_equal(y, np.ones(10, dtype=np.float32))


ENDLESS = """.version 4.1
.kernel "endless"
.kernel_attr SimdSize=16
.function "main"
main:
again:
    jmp (M1, 1) again
"""


def test_limits_stop_an_endless_kernel() -> None:
    kernel = openvisa.Kernel(ENDLESS, platform="XE2")
    with pytest.raises(openvisa.RunError, match="more than 1000 instructions"):
        kernel.run(16, 16, max_instructions=1000)
    with pytest.raises(ValueError, match="`timeout` is no duration"):
        kernel.run(16, 16, timeout=-1.0)


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Makes SIGINT raise KeyboardInterrupt. A process that a script started in the background ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_an_interrupt_stops_a_launch(interrupts: None) -> None:
    kernel = openvisa.Kernel(ENDLESS, platform="XE2")
    timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    timer.start()
    start = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        kernel.run(16, 16, timeout=60.0)
    assert time.monotonic() - start < 30
    timer.join()


def test_other_threads_run_during_a_launch() -> None:
    kernel = openvisa.Kernel(ENDLESS, platform="XE2")
    stopped = threading.Event()

    def launch() -> None:
        with pytest.raises(openvisa.RunError):
            kernel.run(16, 16, max_instructions=3_000_000)
        stopped.set()

    thread = threading.Thread(target=launch)
    thread.start()
    turns = 0
    while not stopped.is_set():
        turns += 1
        time.sleep(0)
    thread.join()
    # With the lock held by the launch, this thread would have had no more than a few turns.
    assert turns > 10


def test_local_memory_is_an_argument(cases: pathlib.Path) -> None:
    folder = cases / "local_mem.reduce"
    kernel = openvisa.Kernel(folder / "dg2.zebin", text=[folder / "dg2.visaasm"])
    a, out = np.load(folder / "a.npy"), np.load(folder / "out.npy")
    kernel.run(128, 32, a, out, openvisa.LocalMemory(128), 120)
    np.testing.assert_array_equal(out, np.load(folder / "expected" / "out.npy"))


@pytest.mark.parametrize("device", ["skl", "dg2", "bmg"])
def test_images_and_samplers_are_arguments(cases: pathlib.Path, device: str) -> None:
    folder = cases / "image2d.sample"
    kernel = openvisa.Kernel(folder / f"{device}.zebin", text=folder / f"{device}.visaasm")
    texels, out = np.load(folder / "a.npy"), np.load(folder / "b.npy")
    texels.flags.writeable = False
    sampler = openvisa.Sampler("clamp", normalized=True)
    kernel.run((16, 8), 16, openvisa.Image(texels, "RGBA UNORM_INT8"), openvisa.Image(out, "RGBA FLOAT"), 1.5, sampler)
    # The sampler of the other implementation rounds some quotients differently.
    np.testing.assert_allclose(out, np.load(folder / "expected" / "b.npy"), rtol=3e-7)


@pytest.mark.parametrize("device", ["skl", "dg2", "bmg"])
def test_images_change_in_place(cases: pathlib.Path, device: str) -> None:
    folder = cases / "image_rw.count"
    kernel = openvisa.Kernel(folder / f"{device}.zebin", text=folder / f"{device}.visaasm")
    image, counts = np.load(folder / "im.npy"), np.load(folder / "b.npy")
    kernel.run(16, 16, openvisa.Image(image, "RGBA UNSIGNED_INT16"), openvisa.Image(Tensor(counts), "rgba signed_int32"))
    np.testing.assert_array_equal(image, np.load(folder / "expected" / "im.npy"))
    np.testing.assert_array_equal(counts, np.load(folder / "expected" / "b.npy"))


def test_wrong_images_and_samplers_are_errors_with_the_argument(cases: pathlib.Path) -> None:
    folder = cases / "image2d.sample"
    kernel = openvisa.Kernel(folder / "dg2.zebin", text=folder / "dg2.visaasm")
    texels, out = np.load(folder / "a.npy"), np.load(folder / "b.npy")
    image, sampler = openvisa.Image(texels, "RGBA UNORM_INT8"), openvisa.Sampler()
    wrong: List[Any] = [
        (texels, "expected an Image, because the kernel has an image there, not array"),
        (openvisa.Image(texels, "RG UNORM_INT8"), "the last dimension of the array must be 2"),
        (openvisa.Image(texels, "RGBA FLOAT"), "elements of the type `|u1` do not fit the channels of RGBA FLOAT"),
        (openvisa.Image(np.asfortranarray(texels), "RGBA UNORM_INT8"), "stored row by row"),
        (openvisa.Image(texels[::2], "RGBA UNORM_INT8"), "its memory is not contiguous"),
        (openvisa.Image(5, "RGBA UNORM_INT8"), "has no buffer protocol, DLPack or array interface"),
        (sampler, "expected an Image, because the kernel has an image there, not Sampler"),
    ]
    for given, what in wrong:
        with pytest.raises(openvisa.LaunchError) as caught:
            kernel.run((16, 8), 16, given, openvisa.Image(out, "RGBA FLOAT"), 1.5, sampler)
        (problem,) = caught.value.problems
        assert problem.startswith("args[0]") and what in problem
    with pytest.raises(openvisa.LaunchError, match="expected a Sampler, because the kernel has a sampler there, not 3"):
        kernel.run((16, 8), 16, image, openvisa.Image(out, "RGBA FLOAT"), 1.5, 3)
    with pytest.raises(openvisa.LaunchError, match="expected a value, because the kernel has one there, not Image"):
        kernel.run((16, 8), 16, image, openvisa.Image(out, "RGBA FLOAT"), image, sampler)
    with pytest.raises(ValueError, match="`XY` is not a channel order"):
        openvisa.Image(texels, "XY FLOAT")
    with pytest.raises(ValueError, match="unknown variant `far`, expected one of `none`, `clamp`"):
        openvisa.Sampler("far")


def test_printed_text_is_in_the_report(cases: pathlib.Path) -> None:
    folder = cases / "printing.branches"
    kernel = openvisa.Kernel(folder / "skl.zebin", text=folder / "skl.visaasm")
    report = kernel.run(40, 20, np.load(folder / "a.npy"), np.load(folder / "v.npy"))
    assert report.printed == (folder / "expected" / "printed.txt").read_text()


def test_programs_with_several_kernels_need_a_name(text: str) -> None:
    both = text + text.replace('"sum"', '"other"').removeprefix(".version 4.1\n")
    with pytest.raises(openvisa.LaunchError, match="has several kernels: `sum`, `other`; name one"):
        openvisa.Kernel(both, platform="XE2")
    assert openvisa.Kernel(both, "other", platform="XE2").name == "other"
    with pytest.raises(openvisa.LaunchError, match="there is no kernel `third` in the program, only `sum`, `other`"):
        openvisa.Kernel(both, "third", platform="XE2")


def test_a_zebin_without_text_says_how_to_get_it(cases: pathlib.Path) -> None:
    with pytest.raises(openvisa.FormatError, match="-ze-emit-zebin-visa-sections"):
        openvisa.Kernel(cases / "simple_debug.saxpy" / "skl.zebin")


def test_a_profile_counts_instructions(module: openvisa.Module) -> None:
    report = openvisa.Kernel(module).run(32, 16, bytearray(64), 1, profile=True)
    assert report.profile["ADD"] == 2 and sum(report.profile.values()) == report.instructions
    assert openvisa.Kernel(module).run(32, 16, bytearray(64), 1).profile == {}


def test_a_report_says_which_instructions_are_not_exact() -> None:
    text = '''
.version 4.1
.kernel "root"
.decl x v_type=G type=f num_elts=16 align=GRF
.kernel_attr SimdSize=16
mov (M1, 16) x(0,0)<1> 0x40000000:f
sqrt (M1, 16) x(0,0)<1> x(0,0)<1;1,0>
add (M1, 16) x(0,0)<1> x(0,0)<1;1,0> x(0,0)<1;1,0>
ret (M1, 1)
'''
    kernel = openvisa.Kernel(text, platform="XE2")
    (row,) = kernel.run(32, 16).inexact
    assert (row.instruction, row.type, row.accuracy, row.ulp, row.executions) == ("SQRT", "F", "within", 3, None)
    assert str(row) == "SQRT of F within 3 ULP" and row.spec.startswith("specs/instructions/SQRT.md:")
    (row,) = pickle.loads(pickle.dumps(kernel.run(32, 16, profile=True))).inexact
    assert row.executions == 2


RACE = """
.version 4.1
.kernel "count"
.decl to v_type=G type=uq num_elts=1 align=qword
.decl value v_type=G type=ud num_elts=1 align=dword
.input to offset=64 size=8
.kernel_attr SimdSize=16
.function "main"
main:
    lsc_load.ugm (M1_NM, 1) value:d32 flat[to]:a64
    add (M1_NM, 1) value(0,0)<1> value(0,0)<0;1,0> 0x1:ud
    lsc_store.ugm (M1_NM, 1) flat[to]:a64 value:d32
    ret (M1, 1)
"""


def test_checks_report_what_a_result_hides() -> None:
    kernel = openvisa.Kernel(RACE, platform="XE2")
    assert kernel.run(64, 16, bytearray(8)).findings == []
    findings = kernel.run(64, 16, bytearray(8), check="races, barriers").findings
    assert {finding.check for finding in findings} == {"races"}
    assert findings[0].message == "data race in byte 0 of args[0] (`to`), which has 8 bytes"
    assert str(findings[0]) == findings[0].text and "lsc_store.ugm" in findings[0].text
    # One thread has no race.
    assert kernel.run(16, 16, bytearray(8), check="all").findings == []
    with pytest.raises(openvisa.ArgumentError, match="there is no check `race`, only races, "):
        kernel.run(16, 16, bytearray(8), check="race")


def test_a_run_that_fails_has_the_findings_until_then() -> None:
    # What is stored was never written, and then the address 0 is loaded from.
    broken = RACE.replace("lsc_load.ugm (M1_NM, 1) value:d32 flat[to]:a64\n    add", "add")
    null = "mov (M1_NM, 1) to(0,0)<1> 0x0:uq\n    lsc_load.ugm (M1_NM, 1) value:d32 flat[to]:a64"
    kernel = openvisa.Kernel(broken.replace("    ret", f"    {null}\n    ret"), platform="XE2")
    with pytest.raises(openvisa.RunError) as raised:
        kernel.run(16, 16, bytearray(8), check="all")
    assert [finding.check for finding in raised.value.findings] == ["registers"]
    with pytest.raises(openvisa.RunError) as raised:
        kernel.run(16, 16, bytearray(8))
    assert raised.value.findings == ()


def test_a_source_without_a_compiler_raises_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENVISA_OCLOC", "/nowhere/ocloc")
    with pytest.raises(openvisa.CompileError, match="/nowhere/ocloc") as raised:
        openvisa.compile("kernel void f() {}", "dg2")
    assert raised.value.log == ""
    with pytest.raises(openvisa.ArgumentError, match="`source`: "):
        openvisa.compile(pathlib.Path(__file__), "dg2")
    with pytest.raises(FileNotFoundError, match="missing.cl"):
        openvisa.compile(pathlib.Path("missing.cl"), "dg2")


@pytest.mark.skipif(shutil.which("ocloc") is None, reason="the vendor's compiler is not installed")
def test_a_source_is_compiled_and_runs(tmp_path: pathlib.Path) -> None:
    source = "kernel void twice(global float *x) { x[get_global_id(0)] *= FACTOR; }"
    x = np.arange(8, dtype=np.float32)
    openvisa.Kernel(openvisa.compile(source, "dg2", options="-DFACTOR=2")).run(8, 8, x)
    np.testing.assert_array_equal(x, np.arange(0, 16, 2, dtype=np.float32))
    (tmp_path / "twice.cl").write_text(source)
    with pytest.raises(openvisa.CompileError) as raised:
        openvisa.compile(tmp_path / "twice.cl", "dg2")
    assert "FACTOR" in raised.value.log and "twice.cl" in raised.value.log


def test_a_trace_has_the_instructions_of_a_thread_with_what_they_changed(module: openvisa.Module) -> None:
    memory = array.array("i", range(16))
    steps = openvisa.Kernel(module).trace(16, 16, memory, 5)
    assert [step.name for step in steps] == ["LSC_UNTYPED", "ADD", "LSC_UNTYPED", "RET"]
    assert steps[1].text == "add (M1, 16) x(0,0)<1> x(0,0)<1;1,0> more(0,0)<0;1,0>"
    assert steps[1].changed == {"x": list(range(5, 21))} and steps[2].changed == {}
    assert (steps[1].routine, steps[1].instruction, steps[1].mask) == ("sum", 2, 0xFFFF)
    assert str(steps[1]).splitlines()[1].startswith("        x = 5 6 7 ")
    # A traced launch is one for reading.
    assert memory == array.array("i", range(16))


def test_a_trace_and_a_finding_have_the_lines_of_the_source() -> None:
    kernel = openvisa.Kernel(RACE.replace("    add", '    FILE "count.cl"\n    LOC 7\n    add'), platform="XE2")
    steps = kernel.trace(64, 16, bytearray(8), of_group=(1, 0, 0))
    lines = [(step.name, step.file, step.line) for step in steps if step.name in ("ADD", "LSC_UNTYPED")]
    assert lines == [("LSC_UNTYPED", None, None), ("ADD", "count.cl", 7), ("LSC_UNTYPED", "count.cl", 7)]
    findings = kernel.run(64, 16, bytearray(8), check="races").findings
    assert {(finding.file, finding.line) for finding in findings} == {("count.cl", 7)}


def test_a_trace_that_fails_is_in_the_error(saxpy: openvisa.Kernel) -> None:
    y, x = np.ones(64, dtype=np.float32), np.ones(64, dtype=np.float32)
    steps = saxpy.trace(64, 32, y, x, 2.0, 64, of_group=(1, 0, 0))
    assert steps[-1].routine == "saxpy"
    with pytest.raises(openvisa.ArgumentError, match=r"no thread 9 in the work-group .*has 2, 1, 1 work-groups"):
        saxpy.trace(64, 32, y, x, 2.0, 64, thread=9)
    with pytest.raises(openvisa.RunError, match="more than 5 instructions") as raised:
        saxpy.trace(64, 32, y, x, 2.0, 64, max_instructions=5)
    assert [step.text for step in raised.value.trace] == [step.text for step in steps[: len(raised.value.trace)]]
    assert 5 <= len(raised.value.trace) <= 6


def test_progress_counts_work_groups_and_can_stop_a_run(module: openvisa.Module) -> None:
    kernel, seen = openvisa.Kernel(module), []
    kernel.run(160, 16, bytearray(64), 1, progress=lambda done, total: seen.append((done, total)))
    assert seen[-1] == (10, 10) and seen == sorted(seen)

    def stop(done: int, total: int) -> None:
        raise ArithmeticError("enough")

    memory = bytearray(64)
    with pytest.raises(ArithmeticError, match="enough"):
        kernel.run(160, 16, memory, 1, progress=stop)
    assert memory == bytearray(64)


def test_kernels_arguments_and_results_can_be_pickled(saxpy: openvisa.Kernel, module: openvisa.Module) -> None:
    for kernel in [pickle.loads(pickle.dumps(saxpy)), copy.copy(saxpy)]:
        y = np.ones(32, dtype=np.float32)
        report = kernel.run(32, 16, y, np.ones(32, dtype=np.float32), 2.0, 32, profile=True)
        np.testing.assert_array_equal(y, np.full(32, 3, dtype=np.float32))
        assert repr(kernel) == repr(saxpy) and kernel.platform is saxpy.platform
    again = pickle.loads(pickle.dumps(report))
    assert (again.items, again.instructions, again.profile) == (report.items, report.instructions, report.profile)
    assert repr(pickle.loads(pickle.dumps(openvisa.Kernel(module)))) == repr(openvisa.Kernel(module))
    assert repr(pickle.loads(pickle.dumps(saxpy.arguments))) == repr(saxpy.arguments)
    for argument in [openvisa.LocalMemory(64), openvisa.Sampler("clamp", "linear", normalized=True, compare="less")]:
        assert repr(pickle.loads(pickle.dumps(argument))) == repr(argument)
    image = pickle.loads(pickle.dumps(openvisa.Image(bytearray(4), "R FLOAT")))
    assert image.array == bytearray(4) and image.format == "R FLOAT"
    step = openvisa.Kernel(module).trace(16, 16, bytearray(64), 1)[1]
    assert pickle.loads(pickle.dumps(step)).changed == step.changed
    (finding,) = openvisa.Kernel(RACE, platform="XE2").run(64, 16, bytearray(8), check="races").findings[:1]
    assert str(pickle.loads(pickle.dumps(finding))) == str(finding)


def test_exceptions_of_runs_can_be_pickled() -> None:
    with pytest.raises(openvisa.RunError) as raised:
        openvisa.Kernel(ENDLESS, platform="XE2").trace(16, 16, max_instructions=10)
    again = pickle.loads(pickle.dumps(raised.value))
    assert str(again) == str(raised.value) and again.routine == "endless" and len(again.trace) == len(raised.value.trace)
