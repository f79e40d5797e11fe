"""Tests of kernels, which run on the CPU: `pytest --visa-devices dg2,pvc`."""

import array
import pathlib
import random

import pytest

KERNELS = pathlib.Path("kernels.cl")


def test_saxpy(assert_kernel):
    x = array.array("f", [random.random() for _ in range(1000)])
    y = array.array("f", [1] * 1000)
    expected = [2.5 * value + 1 for value in x]
    assert_kernel(KERNELS, 1024, 64, y, x, 2.5, 1000, name="saxpy", expect={"y": expected}, rtol=1e-6)


@pytest.mark.parametrize("group", [16, 64])
def test_total(assert_kernel, group):
    x = array.array("i", range(256))
    assert_kernel(KERNELS, 256, group, array.array("i", [0]), x, name="total", expect={"sum": sum(x)})
