"""hashcat: the self test of each mode, and a search for a known password, by its digest."""

import hashlib
import subprocess

import judge

PASSWORD = "ab7"
MODES = {
    0: ("MD5", hashlib.md5), 100: ("SHA-1", hashlib.sha1), 1300: ("SHA-224", hashlib.sha224), 1400: ("SHA-256", hashlib.sha256),
    1700: ("SHA-512", hashlib.sha512), 17400: ("SHA3-256", hashlib.sha3_256), 600: ("BLAKE2b-512", hashlib.blake2b),
}
for mode, (name, digest) in MODES.items():
    with judge.attempt(name):
        hashed = ("$BLAKE2$" if mode == 600 else "") + digest(PASSWORD.encode()).hexdigest()
        command = ["hashcat", "-m", str(mode), "-a", "3", "--force", "--potfile-disable", "--quiet", "-n", "1", "-u", "1", "-T", "32",
                   "--outfile-format", "2", "--session", f"judge{mode}", hashed, "?l?l?d"]
        done = subprocess.run(command, capture_output=True, text=True)
        if PASSWORD in done.stdout.split():
            judge.passed(name)
        else:
            judge.failed(name, f"status {done.returncode}: {done.stdout[-150:]} {done.stderr[-150:]}")
