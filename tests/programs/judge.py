"""Prints what the judges of programs find: one line of JSON for each comparison, and one for the processor time.

A judge is the script `tests/programs/judge_NAME.py`, which `cargo xtask programs NAME` runs. It lets a program compute on the
OpenCL device, and compares with the program's own oracle. For example, `judge.compare("sin", device, cpu, 1e-6)` prints

    {"case": "sin", "passed": true, "count": 1000, "error": 1.2e-07}
"""

import atexit
import contextlib
import json
import resource
import sys
import time

import_time = time.time()
_out = sys.stdout


def _print(**fields):
    print(json.dumps({key: value for key, value in fields.items() if value is not None}), file=_out, flush=True)


@atexit.register
def _print_time():
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    _print(seconds=round(sum(one.ru_utime + one.ru_stime for one in used), 2))


def passed(case, count=None, error=None):
    """Reports a comparison of `count` values, whose largest difference is `error`."""
    _print(case=case, passed=True, count=count, error=error)


def failed(case, reason, count=None, error=None):
    """Reports a comparison that the program failed."""
    _print(case=case, passed=False, count=count, error=error, reason=" ".join(str(reason).split())[:300])


def not_judged(case, reason):
    """Reports what nothing can be compared with."""
    _print(case=case, reason=" ".join(str(reason).split())[:300])


def compare(case, found, expected, tolerance, different=0.0):
    """Compares arrays. The error of an element is its difference, relative to the largest expected magnitude. At most the share
    `different` of the elements may have a larger error than `tolerance`."""
    import numpy as np

    found, expected = np.asarray(found), np.asarray(expected)
    if found.shape != expected.shape:
        return failed(case, f"the shape is {found.shape}, expected {expected.shape}")
    wide = np.complex128 if np.iscomplexobj(expected) else np.float64
    found, expected = found.astype(wide), expected.astype(wide)
    same = (found == expected) | (np.isnan(found) & np.isnan(expected))
    finite = np.abs(expected[np.isfinite(expected)])
    scale = max(finite.max(initial=0.0), np.finfo(np.float32).tiny)
    with np.errstate(invalid="ignore"):
        errors = np.where(same, 0.0, np.abs(found - expected) / scale)
    errors = np.where(np.isnan(errors), np.inf, errors)
    error, wrong = float(errors.max(initial=0.0)), int((errors > tolerance).sum())
    error = float(f"{error:.2g}")
    if wrong > different * errors.size:
        place = np.unravel_index(int(errors.argmax()), errors.shape) if errors.shape else ()
        at = [int(index) for index in place]
        reason = f"{wrong} of {errors.size} values differ by more than {tolerance:g}; at {at}, {found[place]}, expected {expected[place]}"
        return failed(case, reason, errors.size, error if np.isfinite(error) else None)
    passed(case, errors.size, error if np.isfinite(error) else None)


@contextlib.contextmanager
def attempt(case):
    """Reports an exception in its body as a failure of the case."""
    try:
        yield
    except Exception as error:  # A program may raise anything.
        failed(case, f"{type(error).__name__}: {error}")


def pytest(arguments):
    """Runs tests of the program in this process, and reports each as a case."""
    import pytest

    class Reporter:
        def pytest_runtest_logreport(self, report):
            if report.when != "call" and report.passed:
                return
            case = report.nodeid.rsplit("/", 1)[-1]
            if report.passed:
                passed(case)
            elif report.skipped:
                not_judged(case, report.longrepr[2] if isinstance(report.longrepr, tuple) else "expected to fail")
            else:
                crash = getattr(report.longrepr, "reprcrash", None)
                failed(case, crash.message if crash else str(report.longrepr)[-300:])

        def pytest_collectreport(self, report):
            if report.failed:
                failed(report.nodeid, str(report.longrepr)[-300:])

    # What the program prints must not be mixed with lines of JSON.
    with contextlib.redirect_stdout(sys.stderr):
        pytest.main(["-q", "-p", "no:cacheprovider", "-W", "ignore", *arguments], plugins=[Reporter()])


def unittest(suite):
    """Runs tests of `unittest`, and reports each as a case."""
    import unittest

    class Result(unittest.TestResult):
        def addSuccess(self, test):
            passed(test.id())

        def addFailure(self, test, error):
            failed(test.id(), error[1])

        addError = addFailure

        def addSkip(self, test, reason):
            not_judged(test.id(), reason)

        def addSubTest(self, test, subtest, error):
            if error is not None:
                failed(subtest.id(), error[1])

    with contextlib.redirect_stdout(sys.stderr):
        suite.run(Result())
