#!/bin/sh
# Runs all tests that need no window under AddressSanitizer, and those with threads under ThreadSanitizer, each built into a
# folder of its own. Leaves with 1 at the first finding, which is printed.
#   Scripts/sanitize.sh [address|thread]
set -eu
swift=${SWIFT:-swift}

# The tests of one target at a time: all their names are more than an argument may be long.
run() {
    sanitizer=$1
    targets=$2
    began=$(date +%s)
    set -- --sanitize="$sanitizer" --scratch-path ".build/$sanitizer"
    "$swift" build --build-tests "$@"
    built=$(date +%s)
    for target in $targets; do
        "$swift" test --skip-build --disable-swift-testing "$@" --filter "^$target\."
    done
    echo "sanitize: no finding by the $sanitizer sanitizer; $((built - began)) s to build, $(($(date +%s) - built)) s to run"
}

# Swift's runtime keeps what it makes of types for as long as the program runs, which counts as leaks.
export ASAN_OPTIONS="detect_leaks=0:detect_stack_use_after_return=1:${ASAN_OPTIONS:-}"
export TSAN_OPTIONS="halt_on_error=1:second_deadlock_stack=1:${TSAN_OPTIONS:-}"

case ${1:-all} in
address | all)
    run address "ScrollPhysicsTests DrawingTests MacroExpansionTests ScrollAnalysisTests ScrollUITests SDLHostTests PlaygroundKitTests"
    ;;
esac
# Every thread of the program is one of SDLHost's.
case ${1:-all} in
thread | all) run thread SDLHostTests ;;
esac
