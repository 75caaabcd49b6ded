#!/bin/sh
# Compiles a folder of Sources as Embedded Swift: ScrollPhysics to FOLDER/ScrollPhysics.swiftmodule, then CScrollPhysics with the
# code of that module to FOLDER/CScrollPhysics.o. Does nothing if the result is newer than the sources.
#   Scripts/compile-embedded.sh ScrollPhysics|CScrollPhysics FOLDER TARGET
# SWIFTC is the compiler, OPTIMIZATION its option for that: -O unless it is set.
set -eu

scripts=$(cd "$(dirname "$0")" && pwd)
sources=$(cd "$scripts/../Sources" && pwd)
module=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
target=$3
# A second compilation into the same folder waits here, and then finds the results.
exec 9>>"$folder/lock"
flock 9
# In Embedded Swift a module brings its code along, so that an object of ScrollPhysics would hold everything a second time. The
# header is a module, too, with the name of its folder.
case $module in
C*) name="${module#C}C" result="$folder/$module.o" output="-c -o" ;;
*) name=$module result="$folder/$module.swiftmodule" output="-emit-module -o" ;;
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
if [ -e "$result" ]; then
    # shellcheck disable=SC2086
    newer=$(find ScrollPhysics CMath "$module" $shared "$scripts/compile-embedded.sh" -newer "$result")
    [ -n "$newer" ] || exit 0
fi

# The file names contain no blanks.
# shellcheck disable=SC2046,SC2086
"${SWIFTC:-swiftc}" -target "$target" -enable-experimental-feature Embedded -wmo "${OPTIMIZATION:--O}" \
    -parse-as-library -warnings-as-errors -swift-version 6 \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -package-name scrollplayground -module-name "$name" -Xfrontend -function-sections \
    -I CMath -I CScrollPhysics/include -I "$folder" \
    $(find "$module" -name '*.swift' | sort) $shared $output "$result.new"
# Moved last, so that an interrupted compilation is repeated.
mv "$result.new" "$result"
