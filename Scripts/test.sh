#!/bin/sh
# Runs all tests in several parallel parts, since those with windows mostly wait. The output of each part is printed as a whole,
# that of failed parts last; then the errors again, the ten slowest tests, and the totals of all parts in the last line. Exits
# with 1 if a test fails.
#   Scripts/test.sh [FILTER ...]
# TEST_JOBS is the number of parallel parts; by default two more than the processors. SWIFT and SWIFT_FLAGS are those that the
# tests were built with.
set -eu
cd "$(dirname "$0")/.."
if [ $# -eq 0 ]; then
    # The slowest parts come first: the C library, which is compiled for this machine and, in a part of its own, for pages. The windows
    # and PlaygroundKit are split into three parts, so that no part runs alone at the end.
    set -- '^CScrollPhysicsTests\.[^EW]' '^CScrollPhysicsTests\.[EW]' '^EndToEndTests\.[A-K]' '^PlaygroundKitTests\.[^A-R]' \
        '^EndToEndTests\.[L-R]' '^PlaygroundKitTests\.[I-R]' '^EndToEndTests\.[^A-R]' '^PlaygroundKitTests\.[A-H]' \
        '^ScrollUITests\.' '^ScrollAnalysisTests\.' '^AppUITests\.'
    for target in Tests/*; do
        target=${target#Tests/}
        case $target in
        CScrollPhysicsTests | EndToEndTests | PlaygroundKitTests | ScrollAnalysisTests | ScrollUITests | AppUITests) ;;
        # Support targets have no tests.
        TestSupport | AnalysisTestSupport | ViewTestSupport) ;;
        *) set -- "$@" "^$target\\." ;;
        esac
    done
fi

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
export logs

# Runs one part. Its output goes to a file, whose name sorts after all others if a test fails.
# shellcheck disable=SC2016 # expanded by the shell that runs it
part='
    name=$(printf %s "$1" | tr -c "[:alnum:]" _)
    began=$(date +%s)
    # Nothing is built, so the parts need not wait for each other.
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
    echo "test: failures:"
    cat "$logs"/2-* | grep -E 'error: |Fatal error' | cut -c 1-400 | head -n 12
fi
awk -f Scripts/test-summary.awk "$logs"/*
exit "$status"
