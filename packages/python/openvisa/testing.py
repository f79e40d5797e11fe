"""Tests of kernels: runs them on the CPU, and compares their results with expected arrays.

>>> import array
>>> from openvisa.testing import assert_kernel
>>> text = '''
... .version 4.1
... .kernel "add"
... .decl x v_type=G type=d num_elts=16 align=GRF
... .decl address v_type=G type=uq num_elts=1 align=qword
... .decl more v_type=G type=d num_elts=1 align=dword
... .input address offset=64 size=8
... .input more offset=72 size=4
... .kernel_attr SimdSize=16
... .function "main"
... main:
...     lsc_load.ugm (M1_NM, 1) x:d32x16t flat[address]:a64
...     add (M1, 16) x(0,0)<1> x(0,0)<1;1,0> more(0,0)<0;1,0>
...     lsc_store.ugm (M1_NM, 1) flat[address]:a64 x:d32x16t
...     ret (M1, 1)
... '''
>>> x = array.array("i", range(16))
>>> (report,) = assert_kernel(text, 16, 16, x, 5, expect={0: list(range(5, 21))})
>>> report.instructions
4
>>> assert_kernel(text, 16, 16, x, 5, expect={0: list(range(5, 21))})
Traceback (most recent call last):
  ...
openvisa.testing.KernelAssertionError: add: address: 16 of 16 elements are not as expected: [0] is 10, expected 5; the largest error is 5, at [0]
  [1] is 11, expected 6
  [2] is 12, expected 7
  [3] is 13, expected 8
  [4] is 14, expected 9

The plugin for pytest, which the package installs, has :func:`assert_kernel` as a fixture.
"""

from __future__ import annotations

import copy
import os
import pathlib
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from openvisa import isa
from openvisa._errors import ArgumentError, RunError
from openvisa._native import (
    Image,
    Kernel,
    LaunchFinding,
    Module,
    Report,
    compare_arrays,
    compile,
    is_assembler_text,
)

__all__ = ["KernelAssertionError", "assert_kernel", "default_device"]

_SOURCE_SUFFIXES = (".cl", ".spv", ".bc", ".ll")


class KernelAssertionError(AssertionError):
    """A kernel failed, its results are not as expected, or a check of its run found a mistake."""

    differences: Tuple[str, ...]
    """What is not as expected, one text for each array."""
    findings: Tuple[LaunchFinding, ...]
    """What the checks found."""

    def __init__(self, message: str, differences: Sequence[str] = (), findings: Sequence[LaunchFinding] = ()) -> None:
        super().__init__(message)
        self.differences = tuple(differences)
        self.findings = tuple(findings)


def default_device() -> str:
    """Returns the device that sources are compiled for: that of ``OPENVISA_DEVICE``, or ``dg2``."""
    return os.environ.get("OPENVISA_DEVICE") or "dg2"


def assert_kernel(
    program: Union[str, bytes, bytearray, memoryview, "os.PathLike[str]", Module, Kernel],
    grid: Union[int, Sequence[int]],
    group: Union[None, int, Sequence[int]] = None,
    *args: Any,
    expect: Optional[Mapping[Union[int, str], Any]] = None,
    rtol: float = 0.0,
    atol: float = 0.0,
    ulp: int = 0,
    devices: Union[None, str, Sequence[str]] = None,
    name: Optional[str] = None,
    options: str = "",
    platform: Union[None, str, isa.Platform] = None,
    check: str = "all",
    strict: bool = False,
    timeout: Optional[float] = 600.0,
) -> List[Report]:
    """Runs a kernel, and asserts that its results are as expected. Returns the report of each run.

    ``program`` is OpenCL C as ``str`` or the path of a source (``.cl``, ``.spv``, ``.bc``, ``.ll``), which is
    compiled for each of ``devices``. Everything that ``Kernel`` takes runs as it is: a ``Kernel``, an assembler
    text, a zebin. ``grid``, ``group``, ``args``, ``check``, ``strict`` and ``timeout`` are those of ``Kernel.run``,
    and ``options`` those of ``compile``.

    ``expect`` has the expected contents of arrays after the run, by the index or the name of the argument: an
    array, a list, or a number for all elements. An element is as expected if its error is at most ``atol`` plus
    ``rtol`` times the magnitude of the expected number, or at most ``ulp`` units in the last place. Without
    tolerances, numbers must be equal. A NaN is as expected where a NaN is.

    Arrays change in place, as by ``Kernel.run``: they have the results of the last device. Other devices get copies.

    Raises ``KernelAssertionError`` with everything that is wrong: the first elements that are not as expected, the
    fault of a kernel that fails, and what the checks found, with the lines of the source.
    """
    __tracebackhide__ = True
    if not expect and not check:
        raise ArgumentError("nothing is expected, and there is no check: `expect` has the contents of arrays")
    kernels = _kernels(program, devices, name, options, platform)
    reports: List[Report] = []
    differences: List[str] = []
    findings: List[LaunchFinding] = []
    messages: List[str] = []
    for number, (label, kernel) in enumerate(kernels, 1):
        given = args if number == len(kernels) else tuple(_copy(argument) for argument in args)
        try:
            report = kernel.run(grid, group, *given, check=check, strict=strict, timeout=timeout)
        except RunError as error:
            messages.append(f"{label}: {error}")
            found: Sequence[LaunchFinding] = error.findings
        else:
            print(report.printed, end="")
            reports.append(report)
            found = report.findings
            for key, expected in (expect or {}).items():
                index, described = _argument(kernel, key, len(given))
                result = given[index].array if isinstance(given[index], Image) else given[index]
                difference = compare_arrays(result, expected, rtol=rtol, atol=atol, ulp=ulp)
                if difference is not None:
                    differences.append(f"{label}: {described}: {difference}")
                    messages.append(differences[-1])
        findings.extend(found)
        for finding in found:
            place = f" at {finding.file or 'line'}:{finding.line}" if finding.line else ""
            messages.append(f"{label}: {finding.check}{place}: {finding.text}")
    if messages:
        raise KernelAssertionError("\n".join(messages), differences, findings)
    return reports


def _kernels(
    program: Union[str, bytes, bytearray, memoryview, "os.PathLike[str]", Module, Kernel],
    devices: Union[None, str, Sequence[str]],
    name: Optional[str],
    options: str,
    platform: Union[None, str, isa.Platform],
) -> List[Tuple[str, Kernel]]:
    """Returns the kernel for each device, with its name in messages."""
    if isinstance(devices, str):
        devices = [device.strip() for device in devices.split(",")]
    if _is_source(program):
        if platform is not None:
            raise ArgumentError("`platform` is for compiled programs; a source is compiled for `devices`")
        if devices is not None and not devices:
            raise ArgumentError("`devices` names no device")
        kernels = []
        for device in devices or [default_device()]:
            kernel = Kernel(compile(program, device, options=options), name)  # type: ignore[arg-type]
            kernels.append((f"{kernel.name} on {device}", kernel))
        return kernels
    if devices is not None or options:
        raise ArgumentError("`devices` and `options` are for sources, but the program is compiled")
    if isinstance(program, Kernel):
        return [(program.name, program)]
    kernel = Kernel(program, name, platform=platform)
    return [(kernel.name, kernel)]


def _is_source(program: object) -> bool:
    """Returns whether a program is compiled before it runs."""
    if isinstance(program, str):
        return not is_assembler_text(program)
    if isinstance(program, os.PathLike):
        return pathlib.PurePath(program).suffix.lower() in _SOURCE_SUFFIXES
    return False


def _copy(argument: Any) -> Any:
    """Returns a copy of an argument that a kernel can change."""
    if isinstance(argument, Image):
        return Image(_copy(argument.array), argument.format)
    if isinstance(argument, memoryview):
        return memoryview(bytearray(argument.tobytes())).cast("B").cast(argument.format, argument.shape)  # type: ignore[call-overload]
    return copy.deepcopy(argument)


def _argument(kernel: Kernel, key: Union[int, str], count: int) -> Tuple[int, str]:
    """Returns the index of an argument, and its name in messages."""
    arguments = kernel.arguments
    names: Dict[str, int] = {argument.name: argument.index for argument in arguments if argument.name}
    if isinstance(key, str):
        if key not in names:
            known = ", ".join(f"`{name}`" for name in names) or "none, so use their indices"
            raise ArgumentError(f"`expect`: there is no argument `{key}`; the names are {known}")
        return names[key], key
    if not 0 <= key < count:
        raise ArgumentError(f"`expect`: there is no argument {key}, only 0 to {count - 1}")
    return key, arguments[key].name or f"args[{key}]"
