#!/bin/sh
# Runs libFuzzer on JSON, recordings, feels and input to scenes, guided by code coverage.
#   Scripts/fuzz.sh RUNS SEED [TARGET ...]
# Findings are written to out/fuzz as crash-*. Pass such a file in place of a corpus to reproduce it.
set -eu
runs=$1
seed=$2
shift 2
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- json recording feel scene

resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
runtime=$(ls "$resources"/clang/lib/linux/libclang_rt.fuzzer_no_main-"$(uname -m)".a)
# Only the compiler gets this flag: the linker would add a library with its own main.
flags="--configuration release --package-path Fuzz -Xswiftc -enable-testing -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer
    -Xlinker $runtime -Xlinker -lstdc++ -Xlinker -lm"
# shellcheck disable=SC2086 # a list of words
swift build $flags
# shellcheck disable=SC2086
program=$(swift build $flags --show-bin-path)/Fuzzing

for target in "$@"; do
    count=$runs
    # Each run draws about forty frames.
    [ "$target" != scene ] || count=$((runs / 100 + 1))
    mkdir -p "out/fuzz/$target"
    echo "fuzz: $target, $count runs, seed $seed"
    # New inputs go to the first folder, so that the corpora in the repository stay small.
    if "$program" "$target" "out/fuzz/$target" "Fuzz/Corpora/$target" -runs="$count" -seed="$seed" -max_len=4096 \
        -timeout=20 -rss_limit_mb=2048 -dict=Fuzz/words.dict -artifact_prefix=out/fuzz/ >"out/fuzz/$target.log" 2>&1; then
        tail -n 1 "out/fuzz/$target.log"
    else
        tail -n 60 "out/fuzz/$target.log"
        echo "fuzz: $target failed; its output is in out/fuzz/$target.log" >&2
        exit 1
    fi
done
