#!/usr/bin/env python3
"""Compiles the OpenCL sources in this folder to assembler texts and zebins with the vendor's compilers: make.py [--sid ROOT].

Requires the same packages as tests/run/make.py, whose functions it uses."""
import argparse
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "tests" / "run"))
import make  # noqa: E402

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("--sid")
options = parser.parse_args()
for source in sorted(HERE.glob("*.cl")):
    for device in make.DEVICES:
        if device not in make.HOST and not options.sid:
            continue
        with tempfile.TemporaryDirectory() as work:
            text, zebin = make.compile_kernel(source, source.stem, device, options.sid, work)
        folder = HERE / device
        folder.mkdir(exist_ok=True)
        (folder / f"{source.stem}.visaasm").write_text(text)
        (folder / f"{source.stem}.zebin").write_bytes(zebin)
        print(device, source.stem, len(text), len(zebin))
