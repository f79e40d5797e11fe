"""Runs a kernel on a NumPy array."""

import pathlib

import numpy as np

import openvisa

kernel = openvisa.Kernel(pathlib.Path("scale.visaasm"), platform="XE2")
values = np.arange(16, dtype=np.float32)
report = kernel.run(16, 16, values, 2.5)
np.testing.assert_array_equal(values, np.float32(2.5) * np.arange(16, dtype=np.float32))
print(f"{kernel.name}: {report.items} work-items, {values[:4]}")
