"""Reads, checks, edits, assembles and runs programs of vISA, the virtual instruction set of Intel GPUs.

>>> import openvisa
>>> text = '''
... .version 4.1
... .kernel "store"
... .decl to v_type=G type=uq num_elts=1 align=qword
... .decl value v_type=G type=ud num_elts=1 align=dword
... .input to offset=64 size=8
... .input value offset=72 size=4
... .kernel_attr SimdSize=16
... .function "main"
... main:
...     lsc_store.ugm (M1_NM, 1) flat[to]:a64 value:d32
...     ret (M1, 1)
... '''
>>> module = openvisa.Module(text, platform="XE2")
>>> [instruction.name for instruction in module["store"].instructions]
['SUBROUTINE', 'LSC_UNTYPED', 'RET']
>>> openvisa.verify(module, platform="XE2")
[]

Kernels run on the CPU, on arrays of NumPy and on every object with the buffer protocol:

>>> import array
>>> memory = array.array("I", [0, 0])
>>> openvisa.Kernel(module, platform="XE2").run(16, 16, memory, 7).instructions
2
>>> memory[0]
7

Tests of kernels are in :mod:`openvisa.testing`, and in the plugin for pytest that the package installs.

A ``str`` is assembler text. Files are given as ``pathlib.Path``, and contents of files as ``bytes``. The enumerations
and tables of the instruction set are in :mod:`openvisa.isa`, which is generated from the specification.
"""

from openvisa import isa
from openvisa._errors import (
    ArgumentError,
    AssemblyError,
    CompileError,
    Error,
    FormatError,
    LaunchError,
    RunError,
    UnknownNameError,
)
from openvisa._native import (
    Argument,
    Declaration,
    Finding,
    Image,
    Input,
    Instruction,
    Instructions,
    Kernel,
    InexactInstruction,
    LaunchFinding,
    LocalMemory,
    Module,
    Object,
    Report,
    Sampler,
    TraceStep,
    Variable,
    __version__,
    assemble,
    compile,
    disassemble,
    explain,
    format,
    lint,
    verify,
)
from openvisa._records import Record
from openvisa._specification import spec

__all__ = [
    "Argument",
    "ArgumentError",
    "AssemblyError",
    "CompileError",
    "Declaration",
    "Error",
    "Finding",
    "FormatError",
    "Image",
    "Input",
    "Instruction",
    "Instructions",
    "Kernel",
    "LaunchError",
    "InexactInstruction",
    "LaunchFinding",
    "LocalMemory",
    "Module",
    "Object",
    "Record",
    "Report",
    "RunError",
    "Sampler",
    "TraceStep",
    "UnknownNameError",
    "Variable",
    "__version__",
    "assemble",
    "compile",
    "disassemble",
    "explain",
    "format",
    "isa",
    "lint",
    "spec",
    "verify",
]
