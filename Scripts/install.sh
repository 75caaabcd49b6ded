#!/bin/sh
# Installs the program with its desktop integration, or removes it.
#   Scripts/install.sh install PROGRAM PREFIX
#   Scripts/install.sh uninstall PREFIX
# DESTDIR is prepended to PREFIX, for packagers; ZSH_COMPLETIONS is the folder under PREFIX for zsh.
set -eu

id=io.github.scroll_playground.ScrollPlayground
name=scroll-playground
vendor=application-vnd.scroll-playground
repository=$(cd "$(dirname "$0")/.." && pwd)
action=$1
[ "$action" = uninstall ] || program=$2
for prefix; do :; done
root="${DESTDIR:-}$prefix"

# The files of Packaging with their places under PREFIX, one per line.
packaging() {
    cat <<END
$id.desktop share/applications/$id.desktop
$id.metainfo.xml share/metainfo/$id.metainfo.xml
$id.xml share/mime/packages/$id.xml
$id.svg share/icons/hicolor/scalable/apps/$id.svg
$vendor.recording+json.svg share/icons/hicolor/scalable/mimetypes/$vendor.recording+json.svg
$vendor.feel+json.svg share/icons/hicolor/scalable/mimetypes/$vendor.feel+json.svg
$name.1 share/man/man1/$name.1
END
}

# The shells with the places of their completions under PREFIX.
completions() {
    cat <<END
bash share/bash-completion/completions/$name
zsh ${ZSH_COMPLETIONS:-share/zsh/site-functions}/_$name
fish share/fish/vendor_completions.d/$name.fish
END
}

put() { install -D -m "$1" "$2" "$root/$3"; }

# Desktops read these caches instead of the files. With DESTDIR the target system updates them.
refresh_caches() {
    [ -z "${DESTDIR:-}" ] || return 0
    ! command -v update-desktop-database >/dev/null || update-desktop-database -q "$root/share/applications" || true
    ! command -v update-mime-database >/dev/null || update-mime-database "$root/share/mime" || true
    ! command -v gtk-update-icon-cache >/dev/null || gtk-update-icon-cache -q -t "$root/share/icons/hicolor" || true
}

install_all() {
    put 755 "$program" "bin/$name"
    strip "$root/bin/$name"
    (cd "$repository/Assets" && find . -type f) | sed 's|^\./||' | while read -r file; do
        put 644 "$repository/Assets/$file" "share/$name/$file"
    done
    put 644 "$repository/LICENSE" "share/licenses/$name/LICENSE"
    packaging | while read -r file place; do put 644 "$repository/Packaging/$file" "$place"; done
    completions | while read -r shell place; do
        install -d "$root/${place%/*}"
        # Shells read these files and never execute them.
        "$program" --generate-completion-script "$shell" | sed '1{/^#!/d}' >"$root/$place"
        chmod 644 "$root/$place"
    done
}

uninstall_all() {
    rm -f "$root/bin/$name"
    rm -rf "$root/share/$name" "$root/share/licenses/$name"
    { packaging; completions; } | while read -r _ place; do rm -f "$root/$place"; done
}

case $action in
install) install_all ;;
uninstall) uninstall_all ;;
*)
    echo "$0: $action: unknown action; use install PROGRAM PREFIX or uninstall PREFIX" >&2
    exit 64
    ;;
esac
refresh_caches
