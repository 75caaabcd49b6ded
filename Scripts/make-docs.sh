#!/bin/sh
# Makes the documentation of the libraries with the DocC of the toolchain: an archive each, and one of all that a web server can
# give out as it is. A warning is an error.
#   Scripts/make-docs.sh BUILD_FOLDER FOLDER
# BUILD_FOLDER is what 'swift build --show-bin-path' says.
set -eu

build=$1
folder=$2
cd "$(dirname "$0")/.."
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
# The C modules that the libraries import, which a reader of their interface has to find too.
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
echo "$folder/ScrollPlayground.doccarchive; to read it: python3 -m http.server --directory $folder/ScrollPlayground.doccarchive"
