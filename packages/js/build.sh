#!/usr/bin/env bash
# Compiles the command `visa` to WebAssembly, and writes `openvisa.wasm` beside this script. It needs
# `rustup target add wasm32-wasip1`.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.."
target=wasm32-wasip1
if [ ! -d "$(rustc --print target-libdir --target "$target")" ]; then
    echo "build.sh: Rust has no standard library for $target; install it with: rustup target add $target" >&2
    exit 1
fi
cargo build --locked --package openvisa-cli --bin visa --no-default-features --features run --target "$target" --profile playground
cp "${CARGO_TARGET_DIR:-target}/$target/playground/visa.wasm" "$here/openvisa.wasm"
