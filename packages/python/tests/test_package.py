"""Documentation, types and the command."""

import doctest
import inspect
import pathlib
import subprocess
import sys
from typing import Any, Callable, Iterator, List, Tuple, Type

import pytest

import openvisa
import openvisa.testing
from openvisa import isa

README = pathlib.Path(__file__).resolve().parents[1] / "README.md"


def public_items() -> Iterator[Tuple[str, Any]]:
    """Returns the public items of the package and the members of its classes, with their names."""
    for name in openvisa.__all__:
        item = getattr(openvisa, name)
        if name.startswith("__") or inspect.ismodule(item):
            continue
        yield name, item
        if inspect.isclass(item):
            for member, value in vars(item).items():
                described = inspect.isdatadescriptor(value) or callable(getattr(item, member, None))
                if not member.startswith("_") and described and not issubclass(item, Exception):
                    yield f"{name}.{member}", value


def test_every_public_item_has_a_docstring() -> None:
    missing = [name for name, item in public_items() if not inspect.getdoc(item)]
    assert missing == []


@pytest.mark.parametrize("name, item", [pair for pair in public_items() if ">>>" in (inspect.getdoc(pair[1]) or "")])
def test_examples_in_docstrings_run(name: str, item: Any) -> None:
    examples = doctest.DocTestParser().get_doctest(inspect.getdoc(item) or "", {"Record": openvisa.Record}, name, None, None)
    assert doctest.DocTestRunner().run(examples).failed == 0


def test_examples_in_the_module_and_the_readme_run() -> None:
    for module in [openvisa, isa, openvisa.testing]:
        assert doctest.testmod(module).failed == 0
    result = doctest.testfile(str(README), module_relative=False)
    assert result.failed == 0 and result.attempted > 20


def test_the_specification_is_data() -> None:
    names = {one["name"] for one in openvisa.spec()["instructions"]}
    assert set(isa.INSTRUCTIONS) <= names
    assert openvisa.spec() is openvisa.spec()


def test_names_are_explained() -> None:
    assert "specs/instructions/ADD.md" in openvisa.explain("add")
    assert "PVC" in openvisa.explain("PVC")
    with pytest.raises(LookupError, match="nosuchname"):
        openvisa.explain("nosuchname")


def test_texts_are_formatted() -> None:
    text = '.version 4.1\n.kernel "k"\n.function "main"\nmain:\nret(M1,1) // done\n'
    assert "    ret (M1, 1)" in openvisa.format(text)


def test_the_command_is_part_of_the_package() -> None:
    def run(*args: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run([sys.executable, "-m", "openvisa", *args], capture_output=True, text=True, check=False)

    explained, unknown = run("explain", "add"), run("explain", "nosuchname")
    assert explained.returncode == 0 and explained.stdout == openvisa.explain("add")
    assert unknown.returncode == 2 and not unknown.stdout and unknown.stderr.startswith("error: ")


def test_wrong_values_are_errors_of_the_package_in_words_of_its_functions() -> None:
    text = '.version 4.1\n.kernel "k"\n.function "main"\nmain:\n  ret (M1, 1)\n'
    kernel = openvisa.Kernel(text, platform="XE2")
    module = openvisa.Module(text)
    calls: List[Tuple[Callable[[], object], Type[Exception]]] = [
        (lambda: openvisa.explain("nosuchname"), LookupError),
        (lambda: openvisa.explain("add", platform="XE9"), ValueError),
        (lambda: openvisa.verify(text, platform="XE9"), ValueError),
        (lambda: openvisa.verify(""), openvisa.FormatError),
        (lambda: openvisa.verify(b""), openvisa.FormatError),
        (lambda: openvisa.lint("", language="klingon"), ValueError),
        (lambda: openvisa.lint("", language="c", simd=-1), ValueError),
        (lambda: openvisa.disassemble(b"", platform="XE9"), ValueError),
        (lambda: module["x"], KeyError),
        (lambda: module.kernels[0].instructions.named("x"), ValueError),
        (lambda: kernel.run(-1), ValueError),
        (lambda: kernel.run(1, threads=-1), ValueError),
        (lambda: kernel.run(1, timeout=-1), ValueError),
        (lambda: kernel.run(1, max_instructions=-1), ValueError),
        (lambda: openvisa.LocalMemory(-1), ValueError),
        (lambda: openvisa.Sampler("far"), ValueError),
    ]
    for call, kind in calls:
        with pytest.raises(openvisa.Error) as caught:
            call()
        assert isinstance(caught.value, kind)
        message = str(caught.value)
        assert message and not any(word in message for word in ["Usage", "--", "stdin", "<NAME>"]), message
    with pytest.raises(TypeError, match="a platform is a name or a member of openvisa.isa.Platform, not 3"):
        openvisa.verify(text, platform=3)  # type: ignore[arg-type]
