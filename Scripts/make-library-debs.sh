#!/bin/sh
# Makes the Debian packages of the library, libscrollphysics0 and libscrollphysics-dev, and prints their paths.
#   Scripts/make-library-debs.sh LIBRARY FOLDER
# LIBRARY is the output of Scripts/build-library.sh.
set -eu

repository=$(cd "$(dirname "$0")/.." && pwd)
library=$1
folder=$2
control="$repository/Packaging/debian/control.library"

if ! command -v dpkg-gensymbols >/dev/null; then
    echo "make: dpkg-gensymbols is missing: apt-get install dpkg-dev" >&2
    exit 1
fi

version=$("$repository/Scripts/version.sh")
architecture=$(dpkg --print-architecture)
triplet=$(dpkg-architecture -q DEB_HOST_MULTIARCH)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
# The same input gives the same package at any time.
: "${SOURCE_DATE_EPOCH:=$(git -C "$repository" log -1 --format=%ct 2>/dev/null || date +%s)}"
export SOURCE_DATE_EPOCH
umask 022

mkdir "$work/debian"
cp "$control" "$work/debian/control"
"$repository/Scripts/debian-changelog.sh" "$repository/CHANGELOG.md" >"$work/debian/changelog"
cp "$repository/Packaging/debian/libscrollphysics0.symbols" "$work/debian/"

DESTDIR="$work/all" LIBDIR="lib/$triplet" "$repository/Scripts/install-library.sh" install "$library" /usr
runtime="$work/libscrollphysics0"
mkdir -p "$runtime/DEBIAN" "$runtime/usr/lib/$triplet"
mv "$work/all/usr/lib/$triplet"/libscrollphysics.so.* "$runtime/usr/lib/$triplet/"
chmod 644 "$runtime/usr/lib/$triplet/libscrollphysics.so.$version"
mv "$work/all" "$work/libscrollphysics-dev"
mkdir "$work/libscrollphysics-dev/DEBIAN"

# Fails if an exported name was added or removed.
(cd "$work" && dpkg-gensymbols -c4 -q -plibscrollphysics0 -v"$version" -P"$runtime" -O"$runtime/DEBIAN/symbols" >&2)
echo "activate-noawait ldconfig" >"$runtime/DEBIAN/triggers"
depends=$(cd "$work" && dpkg-shlibdeps -O -e"$runtime/usr/lib/$triplet/libscrollphysics.so.$version" | sed -n 's/^shlibs:Depends=//p')

mkdir -p "$folder"
for name in libscrollphysics0 libscrollphysics-dev; do
    tree="$work/$name"
    documentation="$tree/usr/share/doc/$name"
    install -D -m 644 "$repository/Packaging/debian/copyright" "$documentation/copyright"
    gzip -9nc "$work/debian/changelog" >"$documentation/changelog.gz"
    (cd "$tree" && find usr -type f -exec md5sum {} +) | LC_ALL=C sort -k 2 >"$tree/DEBIAN/md5sums"
    size=$(du -k -s --apparent-size "$tree/usr" | cut -f 1)
    sed -n "/^Package: $name\$/,/^\$/p" "$control" | sed '/^$/d' | sed \
        -e "s/^Architecture: .*/Architecture: $architecture/" -e "s/^Depends: found.*/Depends: $depends/" \
        -e "s/(= VERSION)/(= $version)/" -e "/^Package:/a Version: $version\nInstalled-Size: $size" >"$tree/DEBIAN/control"
    dpkg-deb --root-owner-group --build "$tree" "$folder/${name}_${version}_$architecture.deb" >/dev/null
    echo "$folder/${name}_${version}_$architecture.deb"
done
