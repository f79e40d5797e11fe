#!/usr/bin/env bash
# Builds all fuzz targets, with their seeds and a dictionary of the words of the specification, into the folder $OUT. OSS-Fuzz runs it
# with its own compiler; `cargo fuzz` must be installed. With an argument, that command is run in place of `cargo fuzz build`, and the
# programs are taken from the folder $BUILT.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ $# -gt 0 ]; then "$@"; else cargo fuzz build --fuzz-dir fuzz -O; fi
built=${BUILT:-fuzz/target/x86_64-unknown-linux-gnu/release}
mkdir -p "$OUT"

# The words of texts: mnemonics and enumerators.
python3 - >"$OUT/text.dict" <<'PYTHON'
import json
import re

words = set()


def collect(value):
    if isinstance(value, dict):
        words.update(text for key in ("mnemonic", "text", "name") if isinstance(text := value.get(key), str))
        value = list(value.values())
    if isinstance(value, list):
        for element in value:
            collect(element)


collect(json.load(open("packages/bindings/json/visa_isa.json")))
for word in sorted(word for word in words if re.fullmatch(r"[.%\w]{2,32}", word)):
    print(f'"{word}"')
PYTHON
for target in inline document; do cp "$OUT/text.dict" "$OUT/$target.dict"; done

# Seeds: a byte that selects something, where a target takes one, and a file of the tests.
seeds() {
    local target=$1 prefix=$2 folder
    folder=$(mktemp -d)
    while read -r file; do
        { printf "$prefix"; cat "$file"; } >"$folder/$(sha1sum <"$file" | cut -c 1-16)"
    done
    (cd "$folder" && python3 -m zipfile -c "$OUT/${target}_seed_corpus.zip" ./*)
    rm -rf "$folder"
}
git ls-files 'tests/corpus/*.isa' | seeds container ''
git ls-files 'tests/corpus/*.isa' | seeds validator '\0'
git ls-files 'tests/corpus/*.visaasm' | seeds text '\0'
git ls-files 'crates/inline/tests/fixtures/*' | seeds inline '\0'
git ls-files 'tests/corpus/*.visaasm' | seeds document '\0\0'
git ls-files 'tests/*.zebin' 'benches/*.zebin' | seeds binary '\0'
git ls-files 'tests/*launch.json' | seeds launch_file ''
git ls-files 'tests/*.npy' | seeds array ''
git ls-files 'specs/instructions/*.md' | seeds specification ''

for target in fuzz/fuzz_targets/*.rs; do cp "$built/$(basename "$target" .rs)" "$OUT/"; done
