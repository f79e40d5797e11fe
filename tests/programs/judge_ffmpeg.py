"""ffmpeg: its OpenCL filters against its filters on the CPU."""

import subprocess

import judge
import numpy as np

WIDTH, HEIGHT, FRAMES = 128, 96, 3
SOURCE = f"testsrc2=size={WIDTH}x{HEIGHT}:rate=5:duration={FRAMES / 5}"

# Each with its twin, the share of bytes that may differ, and by how much: filters round differently.
FILTERS = {
    "avgblur_opencl=sizeX=2": ("avgblur=sizeX=2", 1),
    "boxblur_opencl=luma_radius=2:luma_power=1": ("boxblur=luma_radius=2:luma_power=1", 1),
    "unsharp_opencl=lx=5:ly=5:la=1.0:cx=5:cy=5:ca=0": ("unsharp=lx=5:ly=5:la=1.0:cx=5:cy=5:ca=0", 2),
    "convolution_opencl=0m=1 2 1 2 4 2 1 2 1:0rdiv=0.0625": ("convolution=0m=1 2 1 2 4 2 1 2 1:0rdiv=0.0625", 1),
    "dilation_opencl": ("dilation", 0),
    "erosion_opencl": ("erosion", 0),
    "sobel_opencl": ("sobel", 1),
    "prewitt_opencl": ("prewitt", 1),
    "roberts_opencl": ("roberts", 1),
    "transpose_opencl=dir=clock": ("transpose=dir=clock", 0),
    "pad_opencl=w=160:h=128:x=16:y=16:color=red": ("pad=w=160:h=128:x=16:y=16:color=red", 0),
    "nlmeans_opencl=s=3": ("nlmeans=s=3", 2),
}


def run(filters, *options):
    command = ["ffmpeg", "-v", "error", *options, "-f", "lavfi", "-i", SOURCE, "-vf", filters, "-f", "rawvideo", "-"]
    done = subprocess.run(command, capture_output=True)
    if done.returncode:
        raise RuntimeError(done.stderr.decode(errors="replace")[-300:])
    return np.frombuffer(done.stdout, np.uint8).astype(np.int32)


for name, (twin, difference) in FILTERS.items():
    case = name.split("=")[0]
    with judge.attempt(case):
        found = run(f"format=yuv420p,hwupload,{name},hwdownload,format=yuv420p", "-init_hw_device", "opencl=gpu",
                    "-filter_hw_device", "gpu")
        expected = run(f"format=yuv420p,{twin},format=yuv420p")
        judge.compare(case, found, expected, difference / 255 * 1.01)
