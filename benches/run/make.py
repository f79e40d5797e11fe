#!/usr/bin/env python3
"""Compiles the OpenCL sources in this folder to assembler texts and zebins with the vendor's compilers: make.py [--sid ROOT].

Requires the Debian package libigc-tools (ocloc) for the older devices. ROOT is described in tests/run/make.py; without it, the files of
the devices that the host's ocloc does not know are left as they are. Uses functions of tests/run/oracles.py."""
import argparse
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "tests" / "run"))
import oracles  # noqa: E402

DEVICES = ["skl", "dg2", "pvc", "bmg"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sid")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a text or zebin differs")
    options = parser.parse_args()
    different = []
    for source in sorted(HERE.glob("*.cl")):
        for device in DEVICES:
            if device not in oracles.HOST and not options.sid:
                continue
            with tempfile.TemporaryDirectory() as work:
                folder = Path(work) / source.stem
                oracles.compile_source(source.read_text(), device, {}, [], options.sid, folder)
                texts, zebin, _ = oracles.compiled(folder, source.stem)
            files = {f"{source.stem}.visaasm": texts[0].encode(), f"{source.stem}.zebin": oracles.strip(zebin)}
            for name, data in files.items():
                path = HERE / device / name
                if options.check:
                    different += [f"{device}/{name}"] if not path.exists() or path.read_bytes() != data else []
                else:
                    path.parent.mkdir(exist_ok=True)
                    path.write_bytes(data)
                print(device, name, len(data))
    if different:
        sys.exit(f"different: {', '.join(different)}")


if __name__ == "__main__":
    main()
