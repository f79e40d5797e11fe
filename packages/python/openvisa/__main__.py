"""The command ``visa``: ``python -m openvisa verify kernel.visaasm --platform XE2``."""

import signal
import sys

from openvisa import _native


def main() -> int:
    """Runs the command with the arguments of this process. Returns its exit status."""
    # The command runs in native code, which does not look for Python's signal flags.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _native.run_command(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
