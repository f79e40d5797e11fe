"""The plugin for pytest: kernels as tests, without a GPU.

- The fixture ``assert_kernel`` is :func:`openvisa.testing.assert_kernel` for a device, and ``visa_device`` the name of
  the device. Tests that use one of them run for each device of ``--visa-devices``.
- The marker ``visa_devices("dg2", "pvc")`` lists the devices that a test is for.
- Launch files (``.json``) below the folders of ``--visa-tests`` are tests, as for ``visa test``.
"""

from __future__ import annotations

import functools
import json
import os
import pathlib
from typing import Any, Callable, Dict, Iterator, List, Optional, Tuple

import pytest

from openvisa import testing
from openvisa._native import Report, run_captured


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("openvisa", "kernels of Intel GPUs, on the CPU")
    group.addoption("--visa-devices", metavar="DEVICE,...", help="run tests of kernels for each of these devices")
    group.addoption(
        "--visa-check",
        metavar="CHECK,...",
        help="checks of each run, such as races,uninitialized, or all (default: all for assert_kernel, none for launch files)",
    )
    group.addoption(
        "--visa-strict", action="store_true", default=False, help="fail where hardware goes on without an error"
    )
    group.addoption(
        "--visa-tests", metavar="DIR", action="append", default=[], help="run the launch files (.json) below a folder"
    )
    parser.addini("visa_devices", "devices that tests of kernels run for", type="args", default=[])
    parser.addini("visa_check", "checks of each run of a kernel", default="")
    parser.addini("visa_strict", "whether accesses that hardware tolerates fail", type="bool", default=False)
    parser.addini("visa_tests", "folders whose launch files (.json) are tests", type="paths", default=[])


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "visa_devices(name, ...): the devices that a test of a kernel is for")
    for folder in _folders(config):
        if not folder.is_dir():
            raise pytest.UsageError(f"the folder of launch files does not exist: {folder}")


def _devices(config: pytest.Config) -> List[str]:
    """Returns the devices that the user asks for."""
    given: Optional[str] = config.getoption("--visa-devices")
    words: List[str] = given.split(",") if given is not None else config.getini("visa_devices")
    devices = [device.strip() for word in words for device in word.split(",")]
    return [device for device in devices if device]


def _check(config: pytest.Config) -> Optional[str]:
    """Returns the checks that the user asks for, or ``None``."""
    given: Optional[str] = config.getoption("--visa-check")
    return given if given is not None else config.getini("visa_check") or None


def _is_strict(config: pytest.Config) -> bool:
    return bool(config.getoption("--visa-strict") or config.getini("visa_strict"))


def _folders(config: pytest.Config) -> List[pathlib.Path]:
    """Returns the folders whose launch files are tests."""
    given: List[str] = config.getoption("--visa-tests")
    folders = [config.invocation_params.dir / folder for folder in given]
    return [pathlib.Path(os.path.abspath(folder)) for folder in [*folders, *config.getini("visa_tests")]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "visa_device" not in metafunc.fixturenames:
        return
    wanted = _devices(metafunc.config)
    own = [device for marker in metafunc.definition.iter_markers("visa_devices") for device in marker.args]
    if wanted and own:
        devices = [device for device in wanted if device.lower() in {name.lower() for name in own}]
    else:
        devices = wanted or own or [testing.default_device()]
    metafunc.parametrize("visa_device", devices, indirect=True, scope="session")


@pytest.fixture(scope="session")
def visa_device(request: pytest.FixtureRequest) -> str:
    """The device that the test runs for, such as ``dg2``."""
    device: str = request.param
    return device


@pytest.fixture
def assert_kernel(request: pytest.FixtureRequest, visa_device: str) -> Callable[..., List[Report]]:
    """``openvisa.testing.assert_kernel`` for the device of the test, with the checks of ``--visa-check``. A relative
    path is that of a file beside the test."""
    check = _check(request.config)

    def run(program: Any, *args: Any, **named: Any) -> List[Report]:
        __tracebackhide__ = True
        if isinstance(program, os.PathLike):
            program = request.path.parent / program
        named.setdefault("devices", [visa_device])
        named.setdefault("check", "all" if check is None else check)
        named.setdefault("strict", _is_strict(request.config))
        return testing.assert_kernel(program, *args, **named)

    return functools.update_wrapper(run, testing.assert_kernel)


class LaunchFailure(Exception):
    """A launch file failed as a test. The message is that of ``visa test``."""


class LaunchItem(pytest.Item):
    """A launch file on a device."""

    def __init__(self, *, device: Optional[str], **named: Any) -> None:
        super().__init__(**named)
        self.device = device

    def runtest(self) -> None:
        args = ["test", str(self.path), "--format", "json"]
        if self.device is not None:
            args += ["--devices", self.device]
        check = _check(self.config)
        if check:
            args += ["--check", check.replace(" ", "")]
        if _is_strict(self.config):
            args.append("--strict")
        _, out, err = run_captured(args)
        lines = out.splitlines()
        result: Dict[str, Any] = json.loads(lines[0]) if lines else {"status": "error", "message": err.strip()}
        if result["status"] != "passed":
            raise LaunchFailure(result.get("message") or result["status"])

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, LaunchFailure):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> Tuple["os.PathLike[str]", Optional[int], str]:
        return self.path, None, f"{self.path.name}[{self.name}]"


class LaunchCollector(pytest.File):
    """A launch file, with an item for each device."""

    def __init__(self, *, devices: List[Optional[str]], **named: Any) -> None:
        super().__init__(**named)
        self.devices = devices

    def collect(self) -> Iterator[pytest.Item]:
        for device in self.devices:
            yield LaunchItem.from_parent(self, name=device or "default", device=device)


_LISTED = pytest.StashKey[Dict[pathlib.Path, Dict[pathlib.Path, List[Optional[str]]]]]()


def _listed(config: pytest.Config, start: pathlib.Path) -> Dict[pathlib.Path, List[Optional[str]]]:
    """Returns the launch files of a folder, or a launch file, with the devices that each would run for."""
    known = config.stash.setdefault(_LISTED, {})
    if start not in known:
        devices = _devices(config)
        args = ["test", str(start), "--list", "--format", "json"]
        _, out, _ = run_captured([*args, "--devices", ",".join(devices)] if devices else args)
        files: Dict[pathlib.Path, List[Optional[str]]] = {}
        for line in out.splitlines():
            test = json.loads(line)
            base = start if start.is_dir() else start.parent
            files.setdefault(base / test["file"], []).append(test["device"])
        known[start] = files
    return known[start]


def pytest_collect_file(file_path: pathlib.Path, parent: pytest.Collector) -> Optional[pytest.Collector]:
    if file_path.suffix.lower() != ".json":
        return None
    starts = [folder for folder in _folders(parent.config) if folder in file_path.parents]
    if parent.session.isinitpath(file_path):
        starts.append(file_path)
    for start in starts:
        devices = _listed(parent.config, start).get(file_path)
        if devices:
            return LaunchCollector.from_parent(parent, path=file_path, devices=devices)
    return None
