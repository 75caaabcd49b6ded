#!/bin/sh
# Prints the figures of the bench scenes through both renderers, one JSON line each. Uses Xvfb if there is no display.
#   Scripts/bench.sh PROGRAM [ROWS] [SECONDS]
set -eu
program=$1
rows=${2:-100000}
seconds=${3:-2}

if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" "$0" "$program" "$rows" "$seconds"
fi

# Passes the start time to the program, which counts its first frame from it. The shell has no monotonic clock.
start() {
    if perl -MTime::HiRes -e 1 2>/dev/null; then
        perl -MTime::HiRes=clock_gettime,CLOCK_MONOTONIC \
            -e '$ENV{PEER_T0_NS} = sprintf("%.0f", clock_gettime(CLOCK_MONOTONIC) * 1e9); exec @ARGV' "$@"
    else
        "$@"
    fi
}

for renderer in software opengl; do
    for scene in list carousel curves window-list lab-list window-gallery lab-gallery seek-list seek-gallery; do
        start "$program" bench --scene "$scene" --n "$rows" --seconds "$seconds" \
            --name "scroll-playground-$renderer" --renderer "$renderer"
    done
    for scene in feed heavy; do
        start "$program" bench --scene "$scene" --name "scroll-playground-$renderer" --renderer "$renderer"
    done
done
