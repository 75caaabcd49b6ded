#!/bin/sh
# Builds libscrollphysics, static and shared, with only the toolchain and cc.
#   Scripts/build-library.sh FOLDER
# SWIFTC is the compiler. Prints only errors; objects stay in FOLDER for the next build, and nothing is written if the library is newer
# than what it is made of, so that programs that run with it are left alone. Exits with 69 if the compiler is too old.
set -eu

repository=$(cd "$(dirname "$0")/.." && pwd)
swiftc=${SWIFTC:-swiftc}
folder=$1
major=0
name=libscrollphysics
version=$("$repository/Scripts/version.sh")

command -v "$swiftc" >/dev/null || { echo "make: $swiftc is missing: https://www.swift.org/install/linux" >&2; exit 1; }
# The header is checked against the sources with an attribute that older compilers do not have.
if ! printf '@c func check() {}\n' | "$swiftc" -parse-as-library -typecheck - >/dev/null 2>&1; then
    echo "make: libscrollphysics needs Swift 6.3 or later; $swiftc is older" >&2
    exit 69
fi
command -v cc >/dev/null || { echo "make: cc is missing: apt-get install gcc" >&2; exit 1; }
# The toolchain's own tools, resolved through links to its compiler.
tools=$(dirname "$(readlink -f "$(command -v "$swiftc")")")

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
exec 8>>"$folder/lock"
flock 8
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for module in ScrollPhysics CScrollPhysics; do
    SWIFTC="$swiftc" "$repository/Scripts/compile-embedded.sh" $module "$folder/objects" "$(uname -m)-unknown-linux-gnu"
done
shared="$folder/$name.so.$version"
archive="$folder/$name.a"
symbols="$repository/Packaging/debian/${name}0.symbols"
if [ -e "$shared" ] && [ -e "$archive" ]; then
    newer=$(find "$folder/objects/CScrollPhysics.o" "$repository/Sources/CScrollPhysics" "$symbols" \
        "$repository/Scripts/build-library.sh" -newer "$archive")
    [ -n "$newer" ] || exit 0
fi
runtime="$folder/objects/Runtime.o"
cc -std=c99 -Wall -Wextra -Werror -O2 -fPIC -ffunction-sections -c "$repository/Sources/CScrollPhysics/Runtime.c" -o "$runtime"
tables="$tools/../lib/swift/embedded/$(uname -m)-unknown-linux-gnu/libswiftUnicodeDataTables.a"
parts="$runtime $tables"

# Exports only the names that the package of the library promises.
sed -n 's/^ \(sphy_[a-z_]*\)@.*/\1/p' "$symbols" >"$work/exported"
{
    echo 'SCROLLPHYSICS_0 { global:'
    sed 's/$/;/' "$work/exported"
    echo 'local: *; };'
} >"$work/exported.map"

# The sources are `internal`, since the header has the documentation.
face="$work/face.o"
"$tools/llvm-objcopy" --set-symbols-visibility="$work/exported=default" "$folder/objects/CScrollPhysics.o" "$face"

# shellcheck disable=SC2086
cc -shared -o "$work/$name.so" "$face" $parts -lm \
    -Wl,-soname,$name.so.$major -Wl,--version-script="$work/exported.map" -Wl,--gc-sections -Wl,--as-needed \
    -Wl,-z,defs -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack -Wl,--build-id
"$tools/llvm-objcopy" --strip-all "$work/$name.so" "$shared"
ln -sf "$name.so.$version" "$folder/$name.so.$major"
ln -sf "$name.so.$major" "$folder/$name.so"

# One object in which all other symbols are local, since a program may have a Swift runtime of its own.
roots=$(sed 's/^/-Wl,-u,/' "$work/exported" | tr '\n' ' ')
# shellcheck disable=SC2086
cc -r -nostdlib -o "$work/whole.o" "$face" $parts -Wl,--gc-sections $roots
"$tools/llvm-objcopy" --keep-global-symbols="$work/exported" --strip-unneeded "$work/whole.o" "$work/scrollphysics.o"
# Written last: it is as new as all that is made here.
rm -f "$archive"
"$tools/llvm-ar" rcsD "$archive" "$work/scrollphysics.o"
