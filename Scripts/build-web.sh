#!/bin/sh
# Builds the library for web pages, as WebAssembly: the functions of the header but for the reader of feel files, and the C
# library's memory and mathematics. It imports nothing.
#   Scripts/build-web.sh FOLDER FILE
# SWIFTC is the compiler; SYSROOT the folder with lib/wasm32-wasi/libc.a, /usr unless it is set. Objects stay in FOLDER, for the
# next time. Leaves with 69 where something that is needed is not installed.
set -eu

repository=$(cd "$(dirname "$0")/.." && pwd)
swiftc=${SWIFTC:-swiftc}
target=wasm32-unknown-none-wasm
sysroot=${SYSROOT:-/usr}

missing() {
    echo "make: $1" >&2
    exit 69
}

command -v "$swiftc" >/dev/null || missing "$swiftc is missing: https://www.swift.org/install/linux"
# The toolchain's own tools, wherever its compiler is linked to.
tools=$(dirname "$(readlink -f "$(command -v "$swiftc")")")
[ -e "$tools/../lib/swift/embedded/Swift.swiftmodule/$target.swiftmodule" ] ||
    missing "the toolchain in $tools has no Embedded Swift for WebAssembly: use Swift 6.3 or later"
libraries="$sysroot/lib/wasm32-wasi"
[ -e "$libraries/libc.a" ] || missing "$libraries/libc.a is missing: apt-get install wasi-libc"
builtins=$(find "$sysroot/lib/" -name libclang_rt.builtins-wasm32.a 2>/dev/null | sort | tail -n 1)
[ -n "$builtins" ] || missing "the compiler's functions for wasm32 are missing: apt-get install libclang-rt-14-dev-wasm32"

mkdir -p "$1"
folder=$(cd "$1" && pwd)
file=$2
for module in ScrollPhysics CScrollPhysics; do
    SWIFTC="$swiftc" OPTIMIZATION=-Osize "$repository/Scripts/compile-embedded.sh" $module "$folder" "$target"
done
runtime="$folder/WebRuntime.o"
"$tools/clang" --target=wasm32-unknown-unknown -Wall -Wextra -Werror -Os -ffunction-sections \
    -c "$repository/Sources/CScrollPhysics/WebRuntime.c" -o "$runtime"

# A page reads feels with the reader of JSON that the browser has.
exports=$(sed -n 's/^ \(sphy_[a-z_]*\)@.*/--export=\1/p' "$repository/Packaging/debian/libscrollphysics0.symbols" |
    grep -v sphy_feel_from_json)
# shellcheck disable=SC2086
"$tools/wasm-ld" --no-entry --gc-sections --strip-all -O2 --stack-first -z stack-size=131072 $exports --export=malloc --export=free \
    -o "$file.new" "$folder/CScrollPhysics.o" "$runtime" -L"$libraries" -lc "$builtins"
chmod 644 "$file.new"
mv "$file.new" "$file"
