#!/bin/sh
# Compiles a folder of Sources as Embedded Swift to FOLDER/MODULE.o, with its module in FOLDER for later compilations. Does
# nothing if the results are newer than the sources.
#   Scripts/compile-embedded.sh ScrollPhysics|CScrollPhysics FOLDER TARGET
# SWIFTC is the compiler, OPTIMIZATION its option for that: -O unless it is set.
set -eu

scripts=$(cd "$(dirname "$0")" && pwd)
sources=$(cd "$scripts/../Sources" && pwd)
module=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
target=$3
# Whoever compiles to the same folder waits here, and then finds the results.
exec 9>>"$folder/lock"
flock 9
# The header is a module, too, with the name of the folder.
case $module in
C*) name="${module#C}C" ;;
*) name=$module ;;
esac

# The sources that library and program share besides ScrollPhysics: the strict reader of feel files.
shared=""
if [ "$module" = CScrollPhysics ]; then
    shared="JSON Stage Feels/FeelFile.swift Feels/FeelValues.swift Feels/FeelUnits.swift"
    shared="$shared Feels/FeelSourceList.swift Feels/ScrollFeel+Names.swift"
    shared="$shared Files/FileLimit.swift Commands/PlaygroundError.swift"
    shared=$(cd "$sources" && for path in $shared; do find "ScrollAnalysis/$path" -name '*.swift'; done)
fi

cd "$sources"
object="$folder/$module.o"
if [ -e "$object" ]; then
    # shellcheck disable=SC2086
    newer=$(find ScrollPhysics CMath "$module" $shared "$scripts/compile-embedded.sh" -newer "$object")
    [ -n "$newer" ] || exit 0
fi

# The file names contain no blanks.
# shellcheck disable=SC2046,SC2086
"${SWIFTC:-swiftc}" -target "$target" -enable-experimental-feature Embedded -wmo "${OPTIMIZATION:--O}" \
    -parse-as-library -warnings-as-errors -swift-version 6 \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -package-name scrollplayground -module-name "$name" -Xfrontend -function-sections \
    -I CMath -I CScrollPhysics/include -I "$folder" \
    -emit-module -emit-module-path "$folder/$name.swiftmodule" -c $(find "$module" -name '*.swift' | sort) $shared -o "$object.new"
# Moved last, so that an interrupted compilation is repeated.
mv "$object.new" "$object"
