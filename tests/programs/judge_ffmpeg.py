"""ffmpeg: its OpenCL filters against the same filters on pocl."""

import os
import subprocess

import judge
import numpy as np

WIDTH, HEIGHT, FRAMES = 128, 96, 3
SOURCE = f"testsrc2=size={WIDTH}x{HEIGHT}:rate=5:duration={FRAMES / 5}"

ONE = 1 / 128
"""A difference of one step of a byte, which rounding permits, if the largest value is at least 128."""
FILTERS = [
    "avgblur_opencl=sizeX=2", "boxblur_opencl=luma_radius=2:luma_power=1", "unsharp_opencl=lx=5:ly=5:la=1.0:cx=5:cy=5:ca=0",
    "convolution_opencl=0m=1 2 1 2 4 2 1 2 1:0rdiv=0.0625", "dilation_opencl", "erosion_opencl", "sobel_opencl", "prewitt_opencl",
    "roberts_opencl", "transpose_opencl=dir=clock", "pad_opencl=w=160:h=128:x=16:y=16:color=red", "nlmeans_opencl=s=3",
]
POCL = {**os.environ, "OCL_ICD_VENDORS": "/etc/OpenCL/vendors/pocl.icd"}


def run(name, environment):
    filters = f"format=yuv420p,hwupload,{name},hwdownload,format=yuv420p"
    command = ["ffmpeg", "-v", "error", "-init_hw_device", "opencl=gpu", "-filter_hw_device", "gpu", "-f", "lavfi", "-i", SOURCE,
               "-vf", filters, "-f", "rawvideo", "-"]
    done = subprocess.run(command, capture_output=True, env=environment)
    if done.returncode:
        raise RuntimeError(done.stderr.decode(errors="replace")[-300:])
    return np.frombuffer(done.stdout, np.uint8).astype(np.int32)


# Filters on the CPU treat edges in other ways, so that pocl is what results are compared with.
for name in FILTERS:
    case = name.split("=")[0]
    with judge.attempt(case):
        judge.compare(case, run(name, os.environ), run(name, POCL), ONE)
