"""darktable: `darktable-cltest` compiles all of its OpenCL programs, and an export with OpenCL equals the one without."""

import os
import subprocess
import tempfile

import judge


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    return done.returncode, done.stdout


with judge.attempt("darktable-cltest"):
    status, text = run("darktable-cltest")
    if "FINALLY: opencl is AVAILABLE" in text or "OpenCL successfully initialized" in text:
        judge.passed("darktable-cltest")
    else:
        judge.failed("darktable-cltest", text[-300:])
with judge.attempt("export"), tempfile.TemporaryDirectory() as folder:
    picture, outputs = os.path.join(folder, "in.ppm"), {}
    with open(picture, "wb") as file:
        file.write(b"P6 160 120 255\n" + bytes((x * y + 7 * channel) % 256 for y in range(120) for x in range(160) for channel in range(3)))
    for name, options in [("with", []), ("without", ["--disable-opencl"])]:
        output = os.path.join(folder, f"{name}.png")
        status, text = run("darktable-cli", picture, output, "--core", "--configdir", os.path.join(folder, name), *options)
        if not os.path.exists(output):
            raise RuntimeError(text[-300:])
        outputs[name] = run("ffmpeg", "-v", "error", "-i", output, "-f", "md5", "-")[1]
    if outputs["with"] == outputs["without"]:
        judge.passed("export")
    else:
        judge.failed("export", f"the pictures differ: {outputs}")
