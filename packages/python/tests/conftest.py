"""Kernels of the repository, compiled by the vendor's compiler for several devices."""

import pathlib

import pytest

import openvisa

CASES = pathlib.Path(__file__).resolve().parents[3] / "tests" / "run"

TEXT = """.version 4.1
.kernel "sum"
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
"""Adds `more` to the 16 numbers at `address`."""


@pytest.fixture
def text() -> str:
    return TEXT


@pytest.fixture
def module() -> openvisa.Module:
    return openvisa.Module(TEXT, platform="XE2")


@pytest.fixture
def cases() -> pathlib.Path:
    return CASES


@pytest.fixture(params=["skl", "tgllp", "dg2", "pvc", "bmg", "ptl"])
def saxpy(request: pytest.FixtureRequest) -> openvisa.Kernel:
    """The kernel ``saxpy(global float* y, global const float* x, float a, int n)`` of a device."""
    folder = CASES / "simple_debug.saxpy"
    return openvisa.Kernel(folder / f"{request.param}.zebin", text=folder / f"{request.param}.visaasm")
