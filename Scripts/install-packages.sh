#!/bin/sh
# Installs the Debian packages for building and testing. Does nothing, without calling apt, if all are installed.
set -eu

libraries="sdl2:libsdl2-dev SDL2_ttf:libsdl2-ttf-dev libpng:libpng-dev cminpack:libcminpack-dev kissfft-float:libkissfft-dev"
libraries="$libraries libwebpmux:libwebp-dev yaml-0.1:libyaml-dev libmicrohttpd:libmicrohttpd-dev libqrencode:libqrencode-dev"
programs="pkg-config:pkg-config Xvfb:xvfb xauth:xauth xdotool:xdotool curl:curl"
programs="$programs desktop-file-validate:desktop-file-utils appstreamcli:appstream update-mime-database:shared-mime-info tidy:tidy"

missing=""
for entry in $programs; do
    command -v "${entry%%:*}" >/dev/null 2>&1 || missing="$missing ${entry#*:}"
done
for entry in $libraries; do
    pkg-config --exists "${entry%%:*}" 2>/dev/null || missing="$missing ${entry#*:}"
done
# Software OpenGL, with which both renderers are compared on machines without a graphics card.
for entry in libEGL.so.1:libegl1 libGL.so.1:libgl1 dri/swrast_dri.so:libgl1-mesa-dri; do
    ls /usr/lib/*/"${entry%%:*}" >/dev/null 2>&1 || missing="$missing ${entry#*:}"
done
# A compositor for the tests on Wayland, and window title bars for compositors that draw none.
command -v weston >/dev/null 2>&1 || missing="$missing weston"
command -v wl-copy >/dev/null 2>&1 || missing="$missing wl-clipboard"
ls /usr/lib/*/libdecor/plugins-1/*.so >/dev/null 2>&1 || missing="$missing libdecor-0-plugin-1-cairo"
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
    echo "make: packages are missing, with their Debian names:$missing" >&2
    echo "make: apt-get is not available. docs/other-linux.md has their names on other systems, and explains how to build without make." >&2
    exit 1
fi

if [ "$(id -u)" -eq 0 ]; then
    as_root=""
elif command -v sudo >/dev/null 2>&1; then
    as_root="sudo"
else
    echo "make: these packages are missing:$missing" >&2
    echo "make: installing them needs root. As root: apt-get install$missing" >&2
    exit 1
fi

echo "Installing$missing"
$as_root apt-get update -q
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
