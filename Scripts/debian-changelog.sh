#!/bin/sh
# Prints CHANGELOG.md in the form that Debian's tools read: an entry for each version, a star for each line of its lists.
#   Scripts/debian-changelog.sh CHANGELOG.md
set -eu

maintainer=$(sed -n 's/^Maintainer: //p' "$(dirname "$0")/../Packaging/debian/control" | head -n 1)

tr -d '`' <"$1" | LC_ALL=C awk -v maintainer="$maintainer" '
    function close_entry() { if (date != "") printf "\n -- %s  %s\n\n", maintainer, date }
    /^## / { close_entry(); date = "" }
    /^## \[[0-9]/ {
        version = substr($2, 2, length($2) - 2)
        ("date -u -R -d " $4) | getline date
        printf "scroll-playground (%s) unstable; urgency=medium\n\n", version
    }
    date != "" && /^- / { print "  * " substr($0, 3) }
    date != "" && /^  [^ ]/ { print "    " substr($0, 3) }
    END { close_entry() }'
