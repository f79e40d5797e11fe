#!/usr/bin/env bash
# Copies the libraries, the header and openvisa.pc below a folder: install.sh PREFIX.
set -euo pipefail
if [ $# -ne 1 ]; then
    echo "usage: install.sh PREFIX" >&2
    exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
built=${CARGO_TARGET_DIR:-$here/target}/${PROFILE:-release}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$here/Cargo.toml")
mkdir -p "$1/lib/pkgconfig" "$1/include"
prefix=$(cd "$1" && pwd)
install -m 644 "$here/include/openvisa.h" "$prefix/include/openvisa.h"
install -m 644 "$built/libopenvisa_c.a" "$prefix/lib/libopenvisa_c.a"
install -m 755 "$built/libopenvisa_c.so" "$prefix/lib/libopenvisa_c.so.$version"
ln -sf "libopenvisa_c.so.$version" "$prefix/lib/libopenvisa_c.so.0"
ln -sf "libopenvisa_c.so.0" "$prefix/lib/libopenvisa_c.so"
cat >"$prefix/lib/pkgconfig/openvisa.pc" <<PC
prefix=$prefix
libdir=\${prefix}/lib
includedir=\${prefix}/include

Name: openvisa
Description: Opens, lists, verifies, assembles and disassembles vISA
Version: $version
Libs: -L\${libdir} -lopenvisa_c
Libs.private: -lm -lpthread -ldl
Cflags: -I\${includedir}
PC
