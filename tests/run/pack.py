#!/usr/bin/env python3
"""Packs the cases beside this file into archives, or unpacks them.

    pack.py pack | unpack

DEVICE.zip has CASE/DEVICE.visaasm, CASE/DEVICE.N.visaasm, CASE/DEVICE.zebin and CASE/DEVICE.isa of each packed case, inputs.zip all its
other files: launch.json, arrays and expected outputs. The cases in `SHOWN` stay folders, because people read them and documents name them.

`pack` replaces the cases in the archives that are folders, removes these folders, and drops what cases.json does not list. `unpack` makes
a folder of each packed case that has none. The same files always give the same archives: names are sorted, and time stamps fixed.
An archive whose files did not change is not written.
"""
import argparse
import json
import shutil
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent

# Cases that stay folders, and what each shows.
SHOWN = {
    "atomics64.global_ulong": "64-bit atomic operations",
    "block2d.flat_reads": "two-dimensional block messages",
    "by_value.locals": "arguments that are local memory",
    "by_value.vectors": "vectors as arguments",
    "control_flow.multi_exit": "loops that channels leave at different places",
    "dpas8.mma_float": "systolic instructions",
    "functions.chains~sub": "calls of functions",
    "globals.tables": "constant tables, and a table of their addresses",
    "histogram.histogram": "atomic operations in local memory",
    "image2d.sample": "samplers",
    "image_rw.count": "images that are read and written",
    "int64.carry32": "64-bit integers",
    "local_mem.reduce": "local memory and barriers",
    "named_barrier.two_groups": "named barriers",
    "printing.branches": "printf",
    "private_array.big": "private memory",
    "simple_debug.saxpy": "the example of the documents",
    "subgroup_shuffle.transpose16": "exchange between channels",
    "switch_case.vm": "switches",
    "uneven.uneven": "groups of different sizes",
}

# Endings of the files of a device.
COMPILED = {".visaasm", ".zebin", ".isa"}

# The oldest time stamp that the format has.
TIME_STAMP = (1980, 1, 1, 0, 0, 0)


def archive_name(name):
    """Returns the name of the archive of CASE/FILE."""
    file = Path(name)
    return f"{file.name.split('.')[0]}.zip" if file.suffix in COMPILED else "inputs.zip"


def read_archive(path):
    """Returns the files of an archive: content by name."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def write_archive(path, files):
    """Writes an archive, unless it has these files already."""
    if path.exists() and read_archive(path) == files:
        return
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, TIME_STAMP)
            entry.create_system, entry.external_attr = 3, 0o100644 << 16
            archive.writestr(entry, files[name], zipfile.ZIP_DEFLATED, 9)


def pack():
    """Moves the cases that are not shown from folders to archives."""
    listed = {case["case"] for case in json.loads((HERE / "cases.json").read_text())} - set(SHOWN)
    folders = [HERE / case for case in sorted(listed) if (HERE / case).is_dir()]
    replaced = {folder.name for folder in folders}
    archives = {path.name: {} for path in HERE.glob("*.zip")}
    for archive, files in archives.items():
        packed = read_archive(HERE / archive).items()
        files.update({name: content for name, content in packed if name.split("/")[0] in listed - replaced})
    for folder in folders:
        for path in (path for path in folder.rglob("*") if path.is_file()):
            name = path.relative_to(HERE).as_posix()
            archives.setdefault(archive_name(name), {})[name] = path.read_bytes()
    for archive, files in archives.items():
        if files:
            write_archive(HERE / archive, files)
        else:
            (HERE / archive).unlink()
    for folder in folders:
        shutil.rmtree(folder)


def unpack():
    """Makes a folder of each packed case that has none."""
    files = {}
    for path in HERE.glob("*.zip"):
        files.update(read_archive(path))
    present = {name.split("/")[0] for name in files if (HERE / name.split("/")[0]).is_dir()}
    for name, content in files.items():
        if name.split("/")[0] not in present:
            (HERE / name).parent.mkdir(parents=True, exist_ok=True)
            (HERE / name).write_bytes(content)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("action", choices=["pack", "unpack"])
    (pack if parser.parse_args().action == "pack" else unpack)()


if __name__ == "__main__":
    main()
