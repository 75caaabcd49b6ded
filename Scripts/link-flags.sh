#!/bin/sh
# Prints the flags of 'swift build' that link a program which takes less memory and starts faster: its relocations are packed, its symbols
# are not exported, and the C++ library of the Swift runtime is part of it. Prints nothing where the C library does not read packed
# relocations (glibc before 2.36) or the toolchain has no lld.
#   Scripts/link-flags.sh SWIFTC
set -eu
version=$(getconf GNU_LIBC_VERSION 2>/dev/null) || exit 0
version=${version#glibc }
major=${version%%.*}
minor=${version#*.}
minor=${minor%%[!0-9]*}
[ "$major" -gt 2 ] || { [ "$major" -eq 2 ] && [ "$minor" -ge 36 ]; } || exit 0
compiler=$(readlink -f "$(command -v "$1")") || exit 0
[ -x "${compiler%/*}/ld.lld" ] || exit 0
echo "-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic"

# SwiftPM asks for libstdc++ before all other flags. In a folder that has only the archive, the linker finds no shared library.
archive=$("${compiler%/*}/clang" -print-file-name=libstdc++.a 2>/dev/null) || exit 0
[ -f "$archive" ] || exit 0
mkdir -p .build/archives
ln -sf "$archive" .build/archives/libstdc++.a
echo "-Xswiftc -L.build/archives"
