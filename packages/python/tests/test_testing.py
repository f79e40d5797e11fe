"""``openvisa.testing`` and the plugin for pytest."""

import array
import json
import pathlib
import re
import shutil
import subprocess
import sys
from typing import Any, Dict, List

import numpy as np
import pytest

import openvisa
from openvisa.testing import KernelAssertionError, assert_kernel

CASES = pathlib.Path(__file__).resolve().parents[3] / "tests" / "run"

needs_compiler = pytest.mark.skipif(shutil.which("ocloc") is None, reason="the vendor's compiler is not installed")

ADD = """.version 4.1
.kernel "add"
.decl x v_type=G type=d num_elts=16 align=GRF
.decl address v_type=G type=uq num_elts=1 align=qword
.decl more v_type=G type=d num_elts=1 align=dword
.input address offset=64 size=8
.input more offset=72 size=4
.kernel_attr SimdSize=16
.function "main"
main:
    lsc_load.ugm (M1_NM, 1) x:d32x16t flat[address]:a64
    add (M1, 16) x(0,0)<1> x(0,0)<1;1,0> more(0,0)<0;1,0>
    lsc_store.ugm (M1_NM, 1) flat[address]:a64 x:d32x16t
    ret (M1, 1)
"""

DOUBLE = "kernel void twice(global float *x) { x[get_global_id(0)] *= 2; }"


def ints() -> "array.array[int]":
    return array.array("i", range(16))


def test_a_kernel_that_is_right_passes_with_each_kind_of_expectation() -> None:
    wanted = list(range(5, 21))
    expectations: List[Any] = [wanted, tuple(wanted), array.array("i", wanted), np.array(wanted, dtype=np.float64)]
    for expected in expectations:
        (report,) = assert_kernel(ADD, 16, 16, ints(), 5, expect={0: expected})
        assert report.instructions == 4
    assert_kernel(openvisa.Kernel(ADD, platform="XE2"), 16, 16, array.array("i", [2] * 16), 5, expect={0: 7})
    assert_kernel(openvisa.Module(ADD), 16, 16, np.zeros((4, 4), dtype=np.int32), 5, expect={0: [[5] * 4] * 4})


def test_a_difference_names_the_first_wrong_elements() -> None:
    wanted = list(range(5, 21))
    wanted[3], wanted[9] = 0, 1
    with pytest.raises(KernelAssertionError) as raised:
        assert_kernel(ADD, 16, 16, ints(), 5, expect={0: wanted})
    (difference,) = raised.value.differences
    assert difference == (
        "add: address: 2 of 16 elements are not as expected: [3] is 8, expected 0; the largest error is 13, at [9]\n"
        "  [9] is 14, expected 1"
    )
    assert str(raised.value) == difference and raised.value.findings == ()


def test_tolerances_are_those_of_launch_files() -> None:
    folder = CASES / "simple_debug.saxpy"
    kernel = openvisa.Kernel(folder / "dg2.zebin", text=folder / "dg2.visaasm")

    def check(expected: float, **tolerances: Any) -> None:
        y, x = np.ones(32, dtype=np.float32), np.ones(32, dtype=np.float32)
        assert_kernel(kernel, 32, 16, y, x, 2.0, 32, expect={"y": expected}, **tolerances)

    check(3.0)
    check(3.1, atol=0.11)
    check(3.1, rtol=0.05)
    check(float(np.nextafter(np.float32(3), np.float32(4))), ulp=1)
    wrong: List[Dict[str, Any]] = [{}, {"atol": 0.09}, {"rtol": 0.01}, {"ulp": 1}]
    for tolerances in wrong:
        with pytest.raises(KernelAssertionError, match=r"y: 32 of 32 elements .*\[0\] is 3, expected 3.1"):
            check(3.1, **tolerances)
    with pytest.raises(openvisa.ArgumentError, match="`rtol` is a number from 0 on, not -1"):
        check(3.0, rtol=-1.0)


def test_findings_and_failures_are_assertions_with_their_lines() -> None:
    # Two threads add to one number, without an atomic operation.
    race = ADD.replace("d32x16t", "d32").replace("(M1, 16)", "(M1_NM, 1)").replace("<1;1,0> more", "<0;1,0> more")
    with pytest.raises(KernelAssertionError, match="add: races: data race in byte 0") as raised:
        assert_kernel(race, 64, 16, bytearray(8), 1)
    assert {finding.check for finding in raised.value.findings} == {"races"}
    assert_kernel(race, 64, 16, bytearray(8), 1, check="barriers")
    with pytest.raises(KernelAssertionError, match="add: .*out of bounds"):
        assert_kernel(ADD, 16, 16, bytearray(8), 1, check="", expect={0: 0})


@pytest.mark.parametrize("arguments, what", [
    ({"expect": {1: 5, "y": 5}}, "expected an array, not int|there is no argument `y`"),
    ({"expect": {2: 5}}, "`expect`: there is no argument 2, only 0 to 1"),
    ({"expect": {"y": 5}}, "`expect`: there is no argument `y`; the names are `address`, `more`"),
    ({"expect": {0: [1, 2]}}, "2 elements of the shape .2. are expected, but the buffer has 16"),
    ({"expect": {0: [[1] * 8, [1] * 7]}}, "the lists in the expected list have 8 and 7 elements"),
    ({"expect": {0: [[1] * 15, 1]}}, "the lists in the expected list have different depths"),
    ({"check": ""}, "nothing is expected, and there is no check"),
    ({"devices": ["dg2"]}, "`devices` and `options` are for sources, but the program is compiled"),
])
def test_wrong_uses_are_errors(arguments: Dict[str, Any], what: str) -> None:
    with pytest.raises((openvisa.ArgumentError, TypeError), match=what):
        assert_kernel(ADD, 16, 16, ints(), 5, **arguments)


@needs_compiler
def test_a_source_runs_on_each_device_from_the_same_contents() -> None:
    x = np.arange(8, dtype=np.float32)
    assert len(assert_kernel(DOUBLE, 8, 8, x, expect={"x": x * 2}, devices="skl,dg2,pvc")) == 3
    np.testing.assert_array_equal(x, np.arange(0, 16, 2, dtype=np.float32))
    with pytest.raises(KernelAssertionError, match="twice on dg2: x: 7 of 8 elements .*\n.*\n.*\n.*\n.*\ntwice on pvc"):
        assert_kernel(DOUBLE, 8, 8, x, expect={"x": x * 3}, devices=["dg2", "pvc"])
    with pytest.raises(openvisa.CompileError):
        assert_kernel("kernel void f() { wrong }", 8, 8)


# Five kernels. `scale` doubles where it should triple, and `total` has a data race.
SUITE = {
    "kernels.cl": """
kernel void copy(global int *to, global const int *from) { to[get_global_id(0)] = from[get_global_id(0)]; }
kernel void scale(global float *x) { x[get_global_id(0)] *= 2; }
kernel void total(global int *sum, global const int *x) {
    *sum += x[get_global_id(0)];
}
kernel void count(global int *sum) { atomic_inc(sum); }
""",
    "square.cl": "kernel void square(global int *x) { x[get_global_id(0)] *= x[get_global_id(0)]; }",
    "test_kernels.py": """
import array
import pathlib
import pytest

KERNELS = pathlib.Path("kernels.cl")

def ints(*values):
    return array.array("i", values)

def test_copy(assert_kernel):
    assert_kernel(KERNELS, 4, 4, ints(0, 0, 0, 0), ints(1, 2, 3, 4), name="copy", expect={"to": [1, 2, 3, 4]})

def test_scale(assert_kernel):
    assert_kernel(KERNELS, 4, 4, array.array("f", [1, 2, 3, 4]), name="scale", expect={"x": [3, 6, 9, 12]})

@pytest.mark.visa_devices("dg2", "pvc")
def test_total(assert_kernel):
    assert_kernel(KERNELS, 64, 16, ints(0), ints(*[1] * 64), name="total", expect={"sum": 64})

def test_count(assert_kernel, visa_device):
    assert visa_device in ("skl", "dg2")
    assert_kernel(KERNELS, 64, 16, ints(0), name="count", expect={"sum": 64})

def test_no_kernel():
    pass
""",
    "launches/square.json": json.dumps({
        "source": "../square.cl", "kernel": "square", "global_size": 3,
        "args": {"x": {"values": [1, 2, 3], "type": "int", "expect": [1, 4, 9]}},
    }),
    "launches/notes.json": "[1, 2, 3]",
}


def run_suite(folder: pathlib.Path, *args: str) -> "subprocess.CompletedProcess[str]":
    for name, text in SUITE.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-v", "--tb=short", *args]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@needs_compiler
def test_the_plugin_runs_five_kernels_and_finds_the_two_wrong_ones(tmp_path: pathlib.Path) -> None:
    ran = run_suite(tmp_path, "--visa-devices", "skl,dg2", "--visa-tests", "launches")
    # The lines of progress, not those of the summary.
    lines = re.findall(r"^(\S+::\S+ [A-Z]+) +\[", ran.stdout, re.MULTILINE)
    assert sorted(lines) == sorted([
        "launches/square.json::skl PASSED",
        "launches/square.json::dg2 PASSED",
        "test_kernels.py::test_copy[skl] PASSED",
        "test_kernels.py::test_copy[dg2] PASSED",
        "test_kernels.py::test_scale[skl] FAILED",
        "test_kernels.py::test_scale[dg2] FAILED",
        "test_kernels.py::test_total[dg2] FAILED",
        "test_kernels.py::test_count[skl] PASSED",
        "test_kernels.py::test_count[dg2] PASSED",
        "test_kernels.py::test_no_kernel PASSED",
    ]), ran.stdout + ran.stderr
    assert ran.returncode == 1
    assert "scale on skl: x: 4 of 4 elements are not as expected: [0] is 2, expected 3" in ran.stdout
    assert "total on dg2: races at " in ran.stdout and "kernels.cl:5: data race in byte 0 of args[0] (`sum`)" in ran.stdout


@needs_compiler
def test_a_launch_file_fails_as_visa_test_says(tmp_path: pathlib.Path) -> None:
    run_suite(tmp_path, "--collect-only")
    wrong = SUITE["launches/square.json"].replace("[1, 4, 9]", "[1, 4, 8]")
    (tmp_path / "wrong.json").write_text(wrong.replace("../square.cl", "square.cl"))
    ran = run_suite(tmp_path, "wrong.json", "--visa-devices", "dg2")
    assert "wrong.json::dg2 FAILED" in ran.stdout
    assert "args.x: 1 of 3 elements is not as expected: [2] is 9, expected 8" in ran.stdout and ran.returncode == 1
    # The configuration file names what the options name.
    (tmp_path / "pytest.ini").write_text("[pytest]\nvisa_devices = dg2 skl\nvisa_tests = launches\nvisa_check = bounds\n")
    ran = run_suite(tmp_path, "launches")
    assert "2 passed" in ran.stdout and "launches/square.json::skl PASSED" in ran.stdout, ran.stdout
    # Findings are those of the checks that are asked for: `test_total` has a race, and no access out of bounds.
    ran = run_suite(tmp_path, "test_kernels.py", "-k", "total")
    assert "expected 64" in ran.stdout and "races" not in ran.stdout, ran.stdout
    ran = run_suite(tmp_path, "--visa-tests", "nowhere")
    assert "the folder of launch files does not exist" in ran.stderr and ran.returncode == 4
