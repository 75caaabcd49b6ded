#!/usr/bin/env python3
"""Plays a recording through a feel and prints the output of 'scroll-playground trace', to the last digit.

    trace.py RECORDING.json [FEEL]

SCROLLPHYSICS is the library, libscrollphysics.so.0 unless it is set. Recordings in which lengths change are not played here.
"""
import ctypes, json, math, os, sys
from ctypes import byref, c_bool, c_double, c_int, c_int64, c_size_t, c_void_p


class Vector(ctypes.Structure):
    _fields_ = [("x", c_double), ("y", c_double)]


class Error(ctypes.Structure):
    _fields_ = [("status", c_int), ("text", ctypes.c_char * 508)]


Axis, Span = c_double * 5, c_double * 2
library = ctypes.CDLL(os.environ.get("SCROLLPHYSICS", "libscrollphysics.so.0"))


def function(name, result, *arguments):
    found = getattr(library, "sphy_" + name)
    found.restype, found.argtypes = result, arguments
    return found


named = function("feel_named", c_void_p, ctypes.c_char_p, c_void_p)
new = function("scroller_new", c_void_p, c_void_p, c_int, c_void_p, c_void_p, c_void_p)
use_pages = function("scroller_use_pages", c_bool, c_void_p)
use_spans = function(
    "scroller_use_spans", c_bool, c_void_p, c_void_p, c_size_t, c_void_p, c_size_t, Vector, c_int)
down = function("scroller_pointer_down", c_bool, c_void_p, c_int, Vector, c_int64)
move = function("scroller_pointer_move", c_bool, c_void_p, Vector, c_int64)
up = function("scroller_pointer_up", c_bool, c_void_p, c_void_p, c_int64)
cancel = function("scroller_pointer_cancel", c_bool, c_void_p, c_int64)
wheel = function("scroller_wheel", c_bool, c_void_p, Vector, c_int64)
touchpad = function("scroller_touchpad", c_bool, c_void_p, Vector, c_int64)
key = function("scroller_key", c_bool, c_void_p, c_int, c_bool, c_int64)
fling = function("scroller_fling", c_bool, c_void_p, Vector, c_int64)
scroll_to = function("scroller_scroll_to", c_bool, c_void_p, Vector, c_bool, c_int64)
advance = function("scroller_advance", c_bool, c_void_p, c_int64)
offset = function("scroller_offset", Vector, c_void_p, c_int64)
velocity = function("scroller_velocity", Vector, c_void_p, c_int64)
phase = function("scroller_phase", c_int, c_void_p, c_int64)
is_moving = function("scroller_is_moving", c_bool, c_void_p, c_int64)
next_transition = function("scroller_next_transition", c_int64, c_void_p, c_int64)

KEYS = ["Up", "Down", "Left", "Right", "PageUp", "PageDown", "Home", "End", "Space"]
LIMITS = {"automatic": 0, "never": 0, "always": 1, "alwaysByFew": 2, "alwaysByOne": 3}
PHASES = ["idle", "tracking", "interacting", "decelerating", "animating"]
NEVER = 2**63 - 1


def nanoseconds(seconds):
    return math.floor(seconds * 1e9 + 0.5)


def scroller(recording, feel):
    """Returns a scroller in the initial state of the recording."""
    error, insets = Error(), recording.get("insets", {})
    view, content, pixel = recording["viewport"], recording["content"], recording.get("pixel", 0)
    extent = (Axis * 2)(
        Axis(view["width"], content["width"], insets.get("leading", 0), insets.get("trailing", 0), pixel),
        Axis(view["height"], content["height"], insets.get("top", 0), insets.get("bottom", 0), pixel))
    start = Vector(recording["offset"]["x"], recording["offset"]["y"])
    axes = ("horizontal" in recording["axes"]) + 2 * ("vertical" in recording["axes"])
    numbers = named(feel.encode(), byref(error))
    made = numbers and new(numbers, axes, extent, byref(start), byref(error))
    if not made:
        sys.exit("trace.py: " + error.text.decode())
    use(made, recording.get("targets", {}))
    return made


def use(made, targets):
    """Sets the targets of the recording."""
    if targets.get("behavior") == "paging":
        use_pages(made)
    elif targets.get("behavior") == "viewAligned":
        frames = targets["frames"]
        columns = (Span * len(frames))(*(Span(x, x + width) for x, _, width, _ in frames))
        rows = (Span * len(frames))(*(Span(y, y + height) for _, y, _, height in frames))
        anchor, limit = Vector(*targets.get("anchor", [0, 0])), LIMITS[targets.get("limit", "automatic")]
        use_spans(made, columns, len(frames), rows, len(frames), anchor, limit)


def apply(made, event, time):
    """Applies an event. SDL's wheels, and recordings, have y upwards."""
    kind, point = event["type"], Vector(event.get("x", 0), event.get("y", 0))
    delta = Vector(event.get("dx", 0), -event.get("dy", 0))
    if kind == "down":
        return down(made, ["mouse", "touch"].index(event["pointer"]), point, time)
    if kind == "move":
        return move(made, point, time)
    if kind == "up":
        return up(made, byref(point) if "x" in event else None, time)
    if kind == "cancel":
        return cancel(made, time)
    if kind == "wheel":
        return (wheel if event["source"] == "notch" else touchpad)(made, delta, time)
    if kind == "key":
        return key(made, KEYS.index(event["key"]), event.get("shift", False), time)
    if kind == "fling":
        return fling(made, Vector(event["vx"], event["vy"]), time)
    if kind == "scrollTo":
        return scroll_to(made, point, event.get("animated", False), time)
    sys.exit(f"trace.py: events of the type {kind} are not supported")


def decimal(number):
    """Formats a number like the trace: without a trailing '.0', and without minus zero."""
    text = repr(number + 0.0 if number else 0.0)
    return text[:-2] if text.endswith(".0") else text


def main():
    recording = json.load(open(sys.argv[1], encoding="utf-8"))
    made = scroller(recording, sys.argv[2] if len(sys.argv) > 2 else recording["feel"])
    events, frame, time = recording["events"], 0, 0
    print("t,x,y,vx,vy,phase")
    while True:
        time = math.floor(frame * 1e9 / 60 + 0.5)
        while events and nanoseconds(events[0]["t"]) <= time:
            event = events.pop(0)
            advance(made, nanoseconds(event["t"]))
            apply(made, event, nanoseconds(event["t"]))
        advance(made, time)
        at, speed = offset(made, time), velocity(made, time)
        row = [time / 1e9, at.x, at.y, speed.x, speed.y]
        print(",".join(map(decimal, row)) + "," + PHASES[phase(made, time)])
        if not events and not is_moving(made, time) and next_transition(made, time) == NEVER:
            break
        frame += 1


main()
