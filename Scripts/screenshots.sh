#!/bin/sh
# Takes a picture of every scene in the window, in light and dark, at one and two pixels per point, through both renderers, into
# FOLDER. Joins those of a combination into one sheet if ImageMagick is installed. Always uses Xvfb.
#   Scripts/screenshots.sh PROGRAM FOLDER [SIZE]
set -eu
program=$1
folder=$2
size=${3:-1280x800}

if [ -z "${SCREENSHOTS_DISPLAY:-}" ]; then
    SCREENSHOTS_DISPLAY=own exec env -u WAYLAND_DISPLAY SCREENSHOTS_DISPLAY=own \
        xvfb-run -a -s "-screen 0 2560x1600x24 -nolisten tcp" "$0" "$program" "$folder" "$size"
fi

mkdir -p "$folder"
# Uses separate folders, so that the user's tuning is neither shown nor changed.
state=$(mktemp -d)
trap 'rm -rf "$state"' EXIT
export XDG_STATE_HOME="$state" LIBGL_ALWAYS_SOFTWARE=1
unset DBUS_SESSION_BUS_ADDRESS

# The desktop's colour scheme is passed by the name of a theme.
theme_of() {
    case $1 in
    dark) echo Adwaita:dark ;;
    *) echo Adwaita ;;
    esac
}

scenes=$("$program" scenes | awk '{ print $1 }')
for renderer in software opengl; do
    for scheme in dark light; do
        for scale in 1 2; do
            name=$scheme-${scale}x-$renderer
            mkdir -p "$folder/$name"
            for scene in $scenes; do
                GTK_THEME=$(theme_of "$scheme") "$program" run --scene "$scene" --size "$size" --scale "$scale" \
                    --renderer "$renderer" --frames 20 --screenshot "$folder/$name/$scene.png"
            done
            if command -v montage >/dev/null; then
                montage -label '%t' "$folder/$name"/*.png -tile 3x -geometry 900x+10+10 -background gray "$folder/$name.png"
            fi
            echo "$folder/$name"
        done
    done
done
