# Prints the ten slowest tests in XCTest's output, and the totals of all tests.
#   awk -f Scripts/test-summary.awk LOG ...
# A test that started and did not end has crashed, and counts as failed. A log named 2-NAME belongs to a failed part. If all tests
# in it passed (the part could not run, or its process crashed after them), the part counts as one failure.
FNR == 1 { end_log(); is_failed_part = FILENAME ~ /\/2-[^\/]*$/ }
/^Test Case '.*' started/ { running++ }
/^Test Case '.*' (passed|failed|skipped) \(/ {
    name = $0
    sub(/^Test Case '/, "", name)
    sub(/'.*/, "", name)
    seconds = $0
    sub(/.*\(/, "", seconds)
    outcome = $0
    sub(/.*' /, "", outcome)
    sub(/ .*/, "", outcome)
    count[outcome]++
    running--
    if (outcome == "failed") failed_here++
    printf "%10.3f s  %s\n", seconds, name | "sort -rn | head -n 10"
}
END {
    end_log()
    print "test: the slowest ten:"
    fflush()
    close("sort -rn | head -n 10")
    printf "%d passed, %d failed, %d skipped\n", count["passed"], count["failed"], count["skipped"]
}

function end_log() {
    count["failed"] += running
    if (is_failed_part && failed_here + running == 0) count["failed"]++
    running = failed_here = is_failed_part = 0
}
