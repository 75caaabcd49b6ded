#!/bin/sh
# Runs all tests that need no window under AddressSanitizer, and those with threads under ThreadSanitizer, each built into a
# separate folder. Prints the first finding and exits with 1.
#   Scripts/sanitize.sh [address|thread]
set -eu
swift=${SWIFT:-swift}

# Runs the tests of one target at a time, since all their names would exceed the length limit of an argument.
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

# Swift's runtime keeps its type metadata until the program ends, which counts as leaks. The sanitizer retains the last 256 MB of freed memory
# by default, in which the tests of memory would drown.
export ASAN_OPTIONS="detect_leaks=0:detect_stack_use_after_return=1:quarantine_size_mb=16:${ASAN_OPTIONS:-}"
export TSAN_OPTIONS="halt_on_error=1:second_deadlock_stack=1:${TSAN_OPTIONS:-}"

case ${1:-all} in
address | all)
    run address "ScrollPhysicsTests DrawingTests MacroExpansionTests ScrollAnalysisTests ScrollUITests AppUITests SDLHostTests PlaygroundKitTests"
    ;;
esac
# All threads of the program belong to SDLHost.
case ${1:-all} in
thread | all) run thread SDLHostTests ;;
esac
