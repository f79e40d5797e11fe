#!/usr/bin/env bash
# Compiles the command `visa` to WebAssembly, and writes `openvisa.wasm` beside this script. It needs
# `rustup target add wasm32-wasip1`.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/.."
cargo build --locked --package openvisa-cli --bin visa --no-default-features --features run --target wasm32-wasip1 --profile playground
cp "${CARGO_TARGET_DIR:-target}/wasm32-wasip1/playground/visa.wasm" "$here/openvisa.wasm"
