#!/usr/bin/env python3
"""Compiles `planted.cl`, and packs the kernels beside this file.

    make.py

Needs ocloc of the Debian package intel-opencl-icd. It writes DEVICE.zip for each device, with planted.zebin: the zebin that the compiler
writes, without machine code, with the texts of the kernels and the lines of the source, which findings name.
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "run"))

import oracles
import pack

DEVICES = ["skl", "dg2", "pvc"]


def compile_for(device):
    """Returns the zebin of a device."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "planted.cl").write_text((HERE / "planted.cl").read_text())
        command = ["ocloc", "compile", "-file", "planted.cl", "-device", device, "-out_dir", "out"]
        command += ["-options", "-cl-std=CL2.0 -g", "-internal_options", "-ze-emit-zebin-visa-sections"]
        subprocess.run(command, cwd=folder, env=dict(os.environ, IGC_EnableZEBinary="1"), check=True, capture_output=True)
        return next((Path(folder) / "out").glob("*.bin")).read_bytes()


def main():
    for device in DEVICES:
        zebin = oracles.strip(compile_for(device), keeps_texts=True)
        pack.write_archive(HERE / f"{device}.zip", {"planted.zebin": zebin})


if __name__ == "__main__":
    main()
