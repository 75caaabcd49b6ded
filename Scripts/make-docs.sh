#!/bin/sh
# Builds the documentation of the libraries with the toolchain's DocC: an archive for each, and a combined one that a web server
# can serve as static files. A warning is an error.
#   Scripts/make-docs.sh BUILD_FOLDER FOLDER
# BUILD_FOLDER is the output of 'swift build --show-bin-path'.
set -eu

build=$1
folder=$2
cd "$(dirname "$0")/.."
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
# The C modules that the libraries import, which readers of their interface must find too.
modules=""
for map in Sources/*/module.modulemap "$build"/*.build/module.modulemap; do modules="$modules -Xcc -fmodule-map-file=$map"; done

rm -rf "$folder"
mkdir -p "$folder"
for library in ScrollPhysics ScrollAnalysis ScrollUI AppUI SDLHost; do
    mkdir "$graphs/$library"
    # shellcheck disable=SC2086
    swift symbolgraph-extract -module-name "$library" -target "$target" -I "$build/Modules" $modules \
        -minimum-access-level public -skip-synthesized-members \
        -experimental-allowed-reexported-modules=SystemFiles -output-dir "$graphs/$library"
    docc convert "Sources/$library/$library.docc" --additional-symbol-graph-dir "$graphs/$library" \
        --fallback-display-name "$library" --fallback-bundle-identifier "$library" --warnings-as-errors \
        --output-path "$folder/$library.doccarchive"
done
docc merge "$folder"/*.doccarchive --synthesized-landing-page-name ScrollPlayground \
    --output-path "$folder/ScrollPlayground.doccarchive"
echo "$folder/ScrollPlayground.doccarchive; to view it: python3 -m http.server --directory $folder/ScrollPlayground.doccarchive"
