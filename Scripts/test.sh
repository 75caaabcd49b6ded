#!/bin/sh
# Runs all tests, several parts of them at a time, since those of the windows mostly wait. Each part's whole output comes in one
# piece, that of failed parts last; then the errors once more, the ten slowest tests, and as the last line the sum of all parts.
# Leaves with 1 where a test fails.
#   Scripts/test.sh [FILTER ...]
# TEST_JOBS says how many parts at a time: two more than there are processors, unless it is set. SWIFT and the words of
# SWIFT_FLAGS are those that the tests were built with.
set -eu
cd "$(dirname "$0")/.."
if [ $# -eq 0 ]; then
    # What takes longest first; the windows and PlaygroundKit in three parts, so that no part is left alone at the end.
    set -- '^EndToEndTests\.[A-K]' '^PlaygroundKitTests\.[^A-R]' '^EndToEndTests\.[L-R]' '^PlaygroundKitTests\.[I-R]' \
        '^PlaygroundKitTests\.[A-H]' '^ScrollUITests\.' '^EndToEndTests\.[^A-R]'
    for target in Tests/*; do
        target=${target#Tests/}
        case $target in
        EndToEndTests | PlaygroundKitTests | ScrollUITests) ;;
        # The same files in the other language mode: that they compile is the claim. Those that others share have no tests.
        *Swift5Tests | TestSupport | AnalysisTestSupport) ;;
        *) set -- "$@" "^$target\\." ;;
        esac
    done
fi

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
export logs

# One part; its output goes to a file whose name comes after all others where a test of it fails.
# shellcheck disable=SC2016 # expanded by the shell that runs it
part='
    name=$(printf %s "$1" | tr -c "[:alnum:]" _)
    began=$(date +%s)
    # Nothing is built, so nobody has to wait for the other.
    if "${SWIFT:-swift}" test --skip-build --disable-swift-testing --ignore-lock ${SWIFT_FLAGS:-} \
        --filter "$1" >"$logs/running-$name" 2>&1; then
        outcome=passed
        mv "$logs/running-$name" "$logs/1-$name"
    else
        outcome=failed
        mv "$logs/running-$name" "$logs/2-$name"
    fi
    echo "test: $1 $outcome after $(($(date +%s) - began)) s"
    [ "$outcome" = passed ]'
status=0
printf '%s\n' "$@" | xargs -d '\n' -P "${TEST_JOBS:-$(($(nproc) + 2))}" -I '{}' sh -c "$part" test '{}' || status=1
cat "$logs"/*
if [ "$status" -ne 0 ]; then
    echo "test: what failed:"
    cat "$logs"/2-* | grep -E 'error: |Fatal error' | cut -c 1-400 | head -n 12
fi
awk -f Scripts/test-summary.awk "$logs"/*
exit "$status"
