#!/bin/sh
# Plays random real input into the window for SECONDS, in rounds through all scenes, and watches memory, descriptors and processor
# time while idle. Exits with 1 if the program crashes, grows or does not become idle. Always uses Xvfb.
#   Scripts/soak.sh PROGRAM SECONDS [SEED]
# The same seed plays the same input; SOAK_RENDERER chooses the renderer.
set -eu
program=$1
seconds=$2
seed=${3:-$(date +%s)}
renderer=${SOAK_RENDERER:-software}

if [ -z "${SOAK_DISPLAY:-}" ]; then
    SOAK_DISPLAY=own exec env -u WAYLAND_DISPLAY SOAK_DISPLAY=own \
        xvfb-run -a -s "-screen 0 1600x1000x24 -nolisten tcp" "$0" "$program" "$seconds" "$seed"
fi

# The allowed growth of memory over the maximum at the beginning, in kB: 8 MB of cached text pictures and their index, which fill
# slowly. The beginning is at least two minutes and a number of rounds, since on a shared machine two minutes have few rounds.
# Memory that the allocator has not returned yet is free a round or two later, so the minimum of three rounds counts.
growth_allowed=12288
warm_seconds=120
warm_rounds=6

folder=$(mktemp -d)
id=
trap 'if [ -n "$id" ]; then kill "$id" 2>/dev/null || true; fi; rm -rf "$folder"' EXIT
export HOME="$folder" LIBGL_ALWAYS_SOFTWARE=1
unset DBUS_SESSION_BUS_ADDRESS XDG_STATE_HOME XDG_CONFIG_HOME XDG_PICTURES_DIR || true

fail() {
    echo "soak: $1 (round $round of seed $seed)" >&2
    if [ -s "$folder/messages" ]; then echo "soak: the program printed: $(tail -n 5 "$folder/messages")" >&2; fi
    exit 1
}

# Processor time in hundredths of a second, over all threads.
ticks() { awk '{ sub(/.*\) /, ""); print $12 + $13 }' "/proc/$id/stat"; }
memory() { awk '/^VmRSS:/ { print $2 }' "/proc/$id/status"; }
descriptors() { find "/proc/$id/fd" -mindepth 1 | wc -l; }

# 128 plus the number of the signal, if the status is a signal.
check_alive() {
    if kill -0 "$id" 2>/dev/null; then return; fi
    status=0
    wait "$id" || status=$?
    id=
    fail "the program has gone with status $status"
}

# Commands of xdotool, one per line, for about ten seconds: all kinds of input, with and without a held button.
input_of_round() {
    awk -v window="$window" -v state="$(((seed + round * 7919) % 2147483646 + 1))" '
        function random(n) { state = (state * 16807) % 2147483647; return int(state / 2147483647 * n) }
        function pause() { printf "sleep 0.%03d\n", 10 + random(90) }
        function key(list,  names, count) { count = split(list, names, " "); print "key " names[1 + random(count)] }
        function point() { print "mousemove " random(1100) " " random(720) }
        function press() { isDown = !isDown; print (isDown ? "mousedown" : "mouseup") " 1" }
        function move(  steps) { for (steps = random(12); steps >= 0; steps--) {
            print "mousemove_relative -- " (random(61) - 30) " " (random(101) - 50); print "sleep 0.008" } }
        BEGIN {
            for (step = 0; step < 110; step++) {
                action = random(100)
                if (action < 12) print "key alt+" (1 + random(9))
                else if (action < 16) print "mousemove 100 " (50 + random(600)) "\nclick 1"
                else if (action < 34) { point(); press() }
                else if (action < 52) move()
                else if (action < 66) print "click --repeat " (1 + random(5)) " --delay 20 " (4 + random(4))
                else if (action < 80) key("Page_Up Page_Down Home End Up Down Left Right space Tab shift+Tab Return Escape")
                else if (action < 84) print "type --delay 5 " random(9999)
                else if (action < 87) key("F9 ctrl+c ctrl+0 BackSpace Delete ctrl+a")
                else if (action < 92) print "mousemove " (500 + random(600)) " " (8 + random(28)) "\nclick 1"
                else if (action < 96) print "windowsize " window " " (300 + random(1200)) " " (200 + random(760))
                else { point(); print "click --repeat 2 --delay 30 " (1 + random(3)) }
                pause()
            }
        }' </dev/null
}

# Shows every scene once in the largest window, so that caches of pictures and layers are filled before the first measurement.
tour() {
    xdotool windowsize "$window" 1500 960
    for y in $(seq 95 28 620); do
        xdotool mousemove 100 "$y" click 1 mousemove 700 500 sleep 0.2 click --repeat 8 --delay 30 5 sleep 0.2
        check_alive
    done
}

# Restores the same state after every round: nothing held, nothing tuned, the first scene in a window of one size.
calm() {
    xdotool mouseup 1 mouseup 3 keyup alt keyup shift keyup ctrl key Escape key ctrl+0 key alt+1 \
        windowsize "$window" 1100 720 mousemove 1590 990 || fail "the window has gone"
}

least() { printf '%s\n' "$@" | sort -n | head -n 1; }

# Waits until no processor time was used for a second.
rest() {
    tries=0
    while [ "$tries" -lt 30 ]; do
        before=$(ticks)
        sleep 1
        check_alive
        [ "$(ticks)" -eq "$before" ] && return
        tries=$((tries + 1))
    done
    fail "the program does not come to rest within 30 s"
}

round=0
"$program" run --size 1100x720 --renderer "$renderer" >"$folder/output" 2>"$folder/messages" &
id=$!
window=$(timeout 60 xdotool search --sync --onlyvisible --name '^Scroll Playground$' | head -n 1)
xdotool windowfocus --sync "$window"
echo "seed $seed, $seconds s, $renderer"
printf '%6s %8s %10s %12s %8s %10s\n' round seconds 'memory kB' descriptors threads 'idle ticks'

start=$(date +%s)
tour
warm_memory=0
last=0
before_last=0
first_descriptors=0
while now=$(($(date +%s) - start)) && [ "$now" -lt "$seconds" ]; do
    round=$((round + 1))
    input_of_round >"$folder/round"
    played=0
    xdotool "$folder/round" >/dev/null 2>"$folder/xdotool" || played=$?
    # A crashed program may still be exiting when the first command finds no window.
    if [ "$played" -ne 0 ]; then sleep 1; fi
    check_alive
    [ "$played" -eq 0 ] || fail "xdotool cannot play the round: $(cat "$folder/xdotool")"
    calm
    rest
    before=$(ticks)
    sleep 3
    idle=$(($(ticks) - before))
    memory=$(memory)
    descriptors=$(descriptors)
    threads=$(find "/proc/$id/task" -mindepth 1 -maxdepth 1 | wc -l)
    now=$(($(date +%s) - start))
    printf '%6d %8d %10d %12d %8d %10d\n' "$round" "$now" "$memory" "$descriptors" "$threads" "$idle"
    [ "$idle" -eq 0 ] || fail "the program used 0.0$idle s of the processor in 3 s without input"
    [ "$first_descriptors" -gt 0 ] || first_descriptors=$descriptors
    [ "$descriptors" -le $((first_descriptors + 4)) ] || fail "descriptors went from $first_descriptors to $descriptors"
    if [ "$now" -le "$warm_seconds" ] || [ "$round" -le "$warm_rounds" ]; then
        [ "$memory" -le "$warm_memory" ] || warm_memory=$memory
    elif [ "$(least "$memory" "$before_last" "$last")" -gt $((warm_memory + growth_allowed)) ]; then
        fail "memory went from $warm_memory kB at most at the beginning to $memory kB"
    fi
    before_last=$last
    last=$memory
done

xdotool key ctrl+q
status=0
wait "$id" || status=$?
id=
[ "$status" -eq 0 ] || fail "the program left with $status"
echo "soak: $round rounds in $seconds s without a crash, growth or work while idle, at $memory kB"
