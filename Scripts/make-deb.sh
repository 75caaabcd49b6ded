#!/bin/sh
# Makes a Debian package with dpkg's own tools, and prints its path.
#   Scripts/make-deb.sh PROGRAM FOLDER
# SHLIBDEPS_OPTIONS are passed to dpkg-shlibdeps, which finds the program's dependencies.
set -eu

name=scroll-playground
repository=$(cd "$(dirname "$0")/.." && pwd)
program=$1
folder=$2

if ! command -v dpkg-shlibdeps >/dev/null; then
    echo "make: dpkg-shlibdeps is missing: apt-get install dpkg-dev" >&2
    exit 1
fi

version=$(sed -n 's/.*static let number = "\(.*\)"/\1/p' "$repository/Sources/PlaygroundKit/Commands/ProgramVersion.swift")
architecture=$(dpkg --print-architecture)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
tree="$work/tree"
documentation="$tree/usr/share/doc/$name"
# The same input gives the same package at any time.
: "${SOURCE_DATE_EPOCH:=$(git -C "$repository" log -1 --format=%ct 2>/dev/null || date +%s)}"
export SOURCE_DATE_EPOCH

umask 022
DESTDIR="$tree" ZSH_COMPLETIONS=share/zsh/vendor-completions \
    "$repository/Scripts/install.sh" install "$program" /usr

# The compiler writes absolute source paths into messages, and no option prevents it, so they are replaced. The replacement has
# the same length, so that no offset changes; a short path could match something else.
if [ ${#repository} -ge 8 ]; then
    FROM="$repository/" TO=$(printf '%-*s' ${#repository} /usr/src/scroll-playground | cut -c "1-${#repository}" | tr ' ' /)/ \
        perl -0777 -pi -e 's/\Q$ENV{FROM}\E/$ENV{TO}/g' "$tree/usr/bin/$name"
fi

# Debian expects all licences in one file.
rm -r "$tree/usr/share/licenses" "$tree/usr/share/$name/Fonts/OFL.txt" "$tree/usr/share/$name/Symbols/bootstrap-icons/LICENSE"
install -D -m 644 "$repository/Packaging/debian/copyright" "$documentation/copyright"
"$repository/Scripts/debian-changelog.sh" "$repository/CHANGELOG.md" >"$documentation/changelog"
gzip -9n "$documentation/changelog" "$tree/usr/share/man/man1/$name.1"

mkdir "$tree/DEBIAN" "$work/debian"
cp "$repository/Packaging/debian/control" "$work/debian/control"
# shellcheck disable=SC2086
depends=$(cd "$work" && dpkg-shlibdeps ${SHLIBDEPS_OPTIONS:-} -O "$tree/usr/bin/$name" | sed -n 's/^shlibs:Depends=//p')

(cd "$tree" && find usr -type f -exec md5sum {} +) | LC_ALL=C sort -k 2 >"$tree/DEBIAN/md5sums"
size=$(du -k -s --apparent-size "$tree/usr" | cut -f 1)
# dpkg-deb only takes the fields of the package; those of its source are for dpkg-shlibdeps.
sed -n '/^Package:/,$p' "$repository/Packaging/debian/control" | sed \
    -e "s/^Architecture: .*/Architecture: $architecture/" \
    -e "s/^Depends: .*/Depends: $depends/" \
    -e "/^Package:/a Version: $version\nInstalled-Size: $size" >"$tree/DEBIAN/control"

mkdir -p "$folder"
package="$folder/${name}_${version}_$architecture.deb"
dpkg-deb --root-owner-group --build "$tree" "$package" >/dev/null
echo "$package"
