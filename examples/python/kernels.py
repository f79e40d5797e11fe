"""Runs compiled OpenCL kernels on NumPy arrays with `visa run`, for tests of kernels without a GPU.

    >>> y, = run("saxpy.zebin", "saxpy", [Out(y), x, np.float32(2), np.int32(1000)], [1000])

As a program, it runs a kernel of this project and compares the result: `python3 examples/python/kernels.py`.
The command is `visa`, or the value of `$VISA`.
"""

import json
import os
import pathlib
import subprocess
import tempfile

import numpy as np

# The names of NumPy's types in OpenCL.
SCALARS = {
    "int8": "char", "int16": "short", "int32": "int", "int64": "long",
    "uint8": "uchar", "uint16": "ushort", "uint32": "uint", "uint64": "ulong",
    "float16": "half", "float32": "float", "float64": "double",
}


class Out:
    """A buffer that the kernel writes, with its contents before the kernel runs."""

    def __init__(self, array):
        self.array = array


class KernelError(Exception):
    """An error of the launch, or of the kernel with its instruction and work-item."""


def run(zebin, kernel, args, global_size, local_size=None, texts=(), strict=True):
    """Runs a kernel, and returns the contents of its `Out` buffers in their order.

    Arrays are buffers, and NumPy's scalars are values. `texts` are the paths of the assembler texts, if the zebin
    does not contain them.
    """
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        outputs = []
        described = []
        for number, arg in enumerate(args):
            name = f"{number}.npy"
            if isinstance(arg, np.generic):
                value = arg.item() if np.isfinite(arg) else str(arg)
                described.append({"scalar": SCALARS[arg.dtype.name], "value": value})
                continue
            described.append({"buffer": name})
            if isinstance(arg, Out):
                described[-1]["output"] = name
                outputs.append(folder / "out" / name)
                arg = arg.array
            np.save(folder / name, arg)
        launch = {"kernel": kernel, "global_size": list(global_size), "args": described}
        if local_size is not None:
            launch["local_size"] = list(local_size)
        (folder / "launch.json").write_text(json.dumps(launch))
        files = [*map(str, texts), "--zebin", str(zebin)] if texts else [str(zebin)]
        command = [os.environ.get("VISA", "visa"), "run", *files, "--launch", str(folder / "launch.json")]
        command += ["--out", str(folder / "out"), *(["--strict"] if strict else [])]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise KernelError(done.stderr.strip())
        return [np.load(path) for path in outputs]


def main():
    folder = pathlib.Path(__file__).resolve().parents[2] / "tests" / "run" / "simple_debug.saxpy"
    x, y = np.arange(100, dtype=np.float32), np.ones(100, dtype=np.float32)
    args = [Out(y), x, np.float32(2.5), np.int32(90)]
    expected = np.where(np.arange(100) < 90, np.float32(2.5) * x + y, y)
    devices = sorted(path.stem for path in folder.glob("*.zebin"))
    for device in devices:
        files = folder / f"{device}.zebin", [folder / f"{device}.visaasm"]
        (result,) = run(files[0], "saxpy", args, [100], [20], texts=files[1])
        np.testing.assert_array_equal(result, expected, err_msg=device)
    try:
        run(files[0], "saxpy", [Out(y[:10]), x, np.float32(2.5), np.int32(90)], [100], [20], texts=files[1])
    except KernelError as error:
        print(f"as it should be: {error}")
    print(f"saxpy is right on {', '.join(devices)}")


if __name__ == "__main__":
    main()
