#!/usr/bin/env python3
"""Makes the texts and zebins beside this file out of the OpenCL sources, with the vendor's compilers: make.py [--sid ROOT].

Needs what tests/run/make.py needs for the devices, and does it the same way."""
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
