#!/bin/sh
# Runs the tests of every target, several targets at a time, since those of the windows mostly wait. Each one's whole output
# comes in one piece; what failed comes last, so that the runner's closing lines are its own. Leaves with 1 where a test fails.
#   Scripts/test.sh [TARGET ...]
# TEST_JOBS says how many at a time: one more than there are processors, unless it is set. SWIFT and the words of SWIFT_FLAGS
# are those that the tests were built with.
set -eu
cd "$(dirname "$0")/.."
# What takes longest first.
[ $# -gt 0 ] || set -- EndToEndTests PlaygroundKitTests $(ls Tests | grep -v -e '^EndToEndTests$' -e '^PlaygroundKitTests$')

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
export logs

# One target; its output goes to a file whose name comes after all others where a test of it fails.
# shellcheck disable=SC2016 # expanded by the shell that runs it
one='
    began=$(date +%s)
    # Nothing is built, so nobody has to wait for the other.
    if "${SWIFT:-swift}" test --skip-build --disable-swift-testing --ignore-lock ${SWIFT_FLAGS:-} \
        --filter "^$1\." >"$logs/running-$1" 2>&1; then
        outcome=passed
        mv "$logs/running-$1" "$logs/1-$1"
    else
        outcome=failed
        mv "$logs/running-$1" "$logs/2-$1"
    fi
    echo "test: $1 $outcome after $(($(date +%s) - began)) s"
    [ "$outcome" = passed ]'
status=0
printf '%s\n' "$@" | xargs -P "${TEST_JOBS:-$(($(nproc) + 1))}" -I '{}' sh -c "$one" test '{}' || status=1
cat "$logs"/*
exit "$status"
