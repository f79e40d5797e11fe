"""The exceptions of the package. All of them are :class:`Error`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional, Sequence, Tuple

if TYPE_CHECKING:
    from openvisa._native import Finding, LaunchFinding, TraceStep


class Error(Exception):
    """An error of this package. Its text names the problem, and what was expected."""


class ArgumentError(Error, ValueError):
    """An argument of a function has a value that the function does not take, such as an unknown platform."""


class UnknownNameError(Error, KeyError):
    """A name that the specification, or a module, does not have. Python knows it as a ``LookupError`` too."""

    # That of KeyError puts quotes around the message.
    __str__ = Exception.__str__


class AssemblyError(Error):
    """An assembler text has errors.

    >>> import openvisa
    >>> try:
    ...     openvisa.assemble('.version 4.1\\n.kernel "k"\\n  mov (M1, 8) a b\\n')
    ... except openvisa.AssemblyError as error:
    ...     first = error.findings[0]
    >>> first.line, first.column, first.code
    (3, 15, 'text:undeclared')
    """

    findings: Tuple[Finding, ...]
    """The errors and warnings in the order of the text."""

    def __init__(self, message: str, findings: Sequence[Finding] = ()) -> None:
        super().__init__(message)
        self.findings = tuple(findings)


class CompileError(Error):
    """The vendor's offline compiler refuses a source, or cannot be run."""

    log: str
    """What the compiler printed. Empty if it did not run."""

    def __init__(self, message: str, log: str = "") -> None:
        super().__init__(message)
        self.log = log


class FormatError(Error):
    """An object file, a zebin or a JSON document cannot be read or written."""

    offset: Optional[int]
    """Offset of the problem from the beginning of the file in bytes, if it is known."""

    def __init__(self, message: str, offset: Optional[int] = None) -> None:
        super().__init__(message)
        self.offset = offset


class LaunchError(Error):
    """A kernel cannot be launched: its arguments or sizes are wrong, or the program cannot be loaded."""

    problems: Tuple[str, ...]
    """All problems. A problem of an argument begins with its index, for example ``args[2]``."""

    def __init__(self, message: str, problems: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.problems = tuple(problems)


class RunError(Error):
    """A kernel failed while it ran, for example by a store outside of all buffers."""

    routine: str
    """Name of the kernel or function."""
    instruction: Optional[int]
    """Index of the instruction in its routine, from 0, or ``None`` if no single instruction is the cause."""
    name: Optional[str]
    """Name of the instruction in the specification, for example ``LSC``."""
    offset: Optional[int]
    """Offset of the encoded instruction in the object file, in bytes."""
    group: Tuple[int, int, int]
    """Coordinates of the work-group."""
    thread: int
    """Index of the thread in its work-group."""
    local_id: Optional[Tuple[int, int, int]]
    """Coordinates of the work-item in its work-group, if a single one is the cause."""
    findings: Tuple[LaunchFinding, ...]
    """What the checks found until then."""
    trace: Tuple[TraceStep, ...]
    """What the thread executed until then, if it was traced."""

    def __init__(
        self,
        message: str,
        routine: str = "",
        instruction: Optional[int] = None,
        name: Optional[str] = None,
        offset: Optional[int] = None,
        group: Tuple[int, int, int] = (0, 0, 0),
        thread: int = 0,
        local_id: Optional[Tuple[int, int, int]] = None,
        findings: Sequence[LaunchFinding] = (),
        trace: Sequence[TraceStep] = (),
    ) -> None:
        super().__init__(message)
        self.findings = tuple(findings)
        self.trace = tuple(trace)
        self.routine = routine
        self.instruction = instruction
        self.name = name
        self.offset = offset
        self.group = group
        self.thread = thread
        self.local_id = local_id
