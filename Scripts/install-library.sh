#!/bin/sh
# Installs libscrollphysics with its header and pkg-config file, or removes it.
#   Scripts/install-library.sh install FOLDER PREFIX
#   Scripts/install-library.sh uninstall PREFIX
# FOLDER is the output of Scripts/build-library.sh. DESTDIR is prepended to PREFIX, for packagers; LIBDIR is the folder under
# PREFIX, lib by default.
set -eu

repository=$(cd "$(dirname "$0")/.." && pwd)
version=$("$repository/Scripts/version.sh")
action=$1
[ "$action" = uninstall ] || folder=$2
for prefix; do :; done
root="${DESTDIR:-}$prefix"
libdir=${LIBDIR:-lib}

install_all() {
    install -D -m 644 "$repository/Sources/CScrollPhysics/include/scroll_physics.h" "$root/include/scroll_physics.h"
    install -D -m 644 "$folder/libscrollphysics.a" "$root/$libdir/libscrollphysics.a"
    install -m 644 "$folder/libscrollphysics.so.$version" "$root/$libdir/libscrollphysics.so.$version"
    ln -sf "libscrollphysics.so.$version" "$root/$libdir/libscrollphysics.so.0"
    ln -sf libscrollphysics.so.0 "$root/$libdir/libscrollphysics.so"
    install -d "$root/$libdir/pkgconfig"
    sed -e "s|@PREFIX@|$prefix|" -e "s|@LIBDIR@|\${prefix}/$libdir|" -e "s|@VERSION@|$version|" \
        "$repository/Packaging/scrollphysics.pc.in" >"$root/$libdir/pkgconfig/scrollphysics.pc"
    chmod 644 "$root/$libdir/pkgconfig/scrollphysics.pc"
}

uninstall_all() {
    rm -f "$root/include/scroll_physics.h" "$root/$libdir/pkgconfig/scrollphysics.pc"
    for file in libscrollphysics.a libscrollphysics.so libscrollphysics.so.0 "libscrollphysics.so.$version"; do
        rm -f "$root/$libdir/$file"
    done
}

case $action in
install) install_all ;;
uninstall) uninstall_all ;;
*)
    echo "$0: $action: unknown action; use install FOLDER PREFIX or uninstall PREFIX" >&2
    exit 64
    ;;
esac
# Programs find the library through the linker's cache. With DESTDIR the target system updates it.
if [ -z "${DESTDIR:-}" ] && [ "$(id -u)" -eq 0 ] && command -v ldconfig >/dev/null; then ldconfig; fi
