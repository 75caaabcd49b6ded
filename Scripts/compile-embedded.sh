#!/bin/sh
# Compiles a folder of Sources as Embedded Swift to FOLDER/MODULE.o, and to a module in FOLDER that what comes after finds. Does
# nothing when all of these are newer than what they are made from.
#   Scripts/compile-embedded.sh ScrollPhysics|CScrollPhysics FOLDER TARGET
# SWIFTC is the compiler.
set -eu

scripts=$(cd "$(dirname "$0")" && pwd)
sources=$(cd "$scripts/../Sources" && pwd)
module=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
target=$3
# The header is a module, too, with the folder's name.
case $module in
C*) name="${module#C}C" ;;
*) name=$module ;;
esac

object="$folder/$module.o"
if [ -e "$object" ]; then
    newer=$(find "$sources/ScrollPhysics" "$sources/CScrollPhysics" "$sources/CMath" "$scripts/compile-embedded.sh" -newer "$object")
    [ -n "$newer" ] || exit 0
fi

cd "$sources/$module"
# The files' names have no blanks.
# shellcheck disable=SC2046
"${SWIFTC:-swiftc}" -target "$target" -enable-experimental-feature Embedded -wmo -O -parse-as-library -warnings-as-errors \
    -swift-version 6 -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -package-name scrollplayground -module-name "$name" -Xfrontend -function-sections \
    -I "$sources/CMath" -I "$sources/CScrollPhysics/include" -I "$folder" \
    -emit-module -emit-module-path "$folder/$name.swiftmodule" -c $(find . -name '*.swift' | sort) -o "$object.new"
# Only now, so that a compilation that was interrupted is begun again.
mv "$object.new" "$object"
