#!/bin/sh
# Prints CHANGELOG.md in the format of Debian's tools: an entry for each version, a star for each list item, lines of at most 80
# characters.
#   Scripts/debian-changelog.sh CHANGELOG.md
set -eu

maintainer=$(sed -n 's/^Maintainer: //p' "$(dirname "$0")/../Packaging/debian/control" | head -n 1)

tr -d '`' <"$1" | LC_ALL=C awk -v maintainer="$maintainer" '
    function close_item(    count, index_of, words, line) {
        if (item == "") return
        count = split(item, words, " ")
        line = "  *"
        for (index_of = 1; index_of <= count; index_of++) {
            if (length(line) + 1 + length(words[index_of]) > 80) { print line; line = "   " }
            line = line " " words[index_of]
        }
        print line
        item = ""
    }
    function close_entry() { if (date != "") printf "\n -- %s  %s\n\n", maintainer, date }
    !/^  [^ ]/ { close_item() }
    /^## / { close_entry(); date = "" }
    /^## \[[0-9]/ {
        version = substr($2, 2, length($2) - 2)
        ("date -u -R -d " $4) | getline date
        printf "scroll-playground (%s) unstable; urgency=medium\n\n", version
    }
    date != "" && /^- / { item = substr($0, 3) }
    item != "" && /^  [^ ]/ { item = item $0 }
    END { close_item(); close_entry() }'
