"""clpeak: each of its measurements ends. It compares no values."""

import re
import subprocess

import judge

for name in ["global-bandwidth", "compute-sp", "compute-integer", "transfer-bandwidth", "kernel-latency"]:
    with judge.attempt(name):
        done = subprocess.run(["clpeak", f"--{name}"], capture_output=True, text=True)
        figures = re.findall(r"^\s+(\S+)\s+: ([\d.]+)", done.stdout, re.MULTILINE)
        if done.returncode or not figures:
            judge.failed(name, f"status {done.returncode}: {done.stderr[-200:]}")
        else:
            judge.not_judged(name, "a benchmark without an oracle, which ran to its end")
