#!/bin/sh
# Prints the figures of both bench scenes through both renderers, one JSON line each. Under Xvfb where there is no display.
#   Scripts/bench.sh PROGRAM [ROWS] [SECONDS]
set -eu
program=$1
rows=${2:-100000}
seconds=${3:-2}

if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" "$0" "$program" "$rows" "$seconds"
fi
for renderer in software opengl; do
    for scene in list carousel; do
        PEER_T0_NS=$(awk '{printf "%.0f", $1 * 1e9}' /proc/uptime) \
            "$program" bench --scene "$scene" --n "$rows" --seconds "$seconds" \
            --name "scroll-playground-$renderer" --renderer "$renderer"
    done
done
