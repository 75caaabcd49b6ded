#!/usr/bin/env python3
"""Writes the recordings in Assets/Recordings: generated gestures, which can be reproduced and varied.

    Scripts/make-recordings.py

A stroke follows the minimum-jerk profile of a hand that starts and ends at rest, or is cut off for a lift in motion. Samples are 8 ms
apart, as from a 125 Hz device.
"""
import json
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Assets" / "Recordings"
STEP = 0.008


def progress(share):
    """Returns the minimum-jerk profile from 0 to 1, without velocity and acceleration at either end."""
    return share**3 * (10 - 15 * share + 6 * share**2)


def stroke(start, end, at, duration, pointer="touch", lift=1.0, hold=0.0):
    """Returns a press, a movement from `start` to `end` that ends after the share `lift` of its time, a hold, and a lift."""
    place = lambda share: [round(a + (b - a) * progress(share), 3) for a, b in zip(start, end)]
    events = [{"t": at, "type": "down", "pointer": pointer, "x": start[0], "y": start[1]}]
    steps = int(duration * lift / STEP)
    for index in range(1, steps + 1):
        x, y = place(index * STEP / duration)
        events.append({"t": round(at + index * STEP, 4), "type": "move", "x": x, "y": y})
    last = events[-1]
    events.append({"t": round(last["t"] + hold, 4), "type": "up", "x": last["x"], "y": last["y"]})
    return events


def swipe(at, duration, distance, axis="dy"):
    """Returns two fingers on a touchpad that lift in motion. There is no event for the lift; the events only stop."""
    events, before = [], 0.0
    for index in range(1, int(duration / STEP) + 1):
        now = round(distance * progress(0.6 * index * STEP / duration) / progress(0.6), 3)
        delta = {"dx": 0, "dy": 0, axis: round(now - before, 3)}
        events.append({"t": round(at + index * STEP, 4), "type": "wheel", "source": "touchpad", **delta})
        before = now
    return events


def notches(times, dy):
    return [{"t": t, "type": "wheel", "source": "notch", "dx": 0, "dy": dy} for t in times]


def keys(*presses):
    return [{"t": t, "type": "key", "key": key, "shift": shift} for t, key, shift in presses]


def recording(events, content=(400, 5000), axes=("vertical",), **others):
    base = {
        "format": "scroll-recording", "version": 1,
        "viewport": {"width": 400, "height": 800},
        "content": {"width": content[0], "height": content[1]},
        "insets": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0},
        "axes": list(axes), "offset": {"x": 0, "y": 0}, "feel": "uikit",
        "targets": {"behavior": "none", "limit": "automatic", "anchor": [0, 0], "frames": []},
    }
    return {**base, **others, "events": events}


def cards(limit):
    """Returns twelve cards of 320 with gaps of 16 and margins of 40, so that the next card is partly visible."""
    frames = [[index * 336, 0, 320, 420] for index in range(12)]
    return recording(
        stroke((300, 200), (40, 204), 0.0, 0.28, lift=0.55)  # a flick to the next card
        + stroke((220, 200), (150, 200), 1.5, 0.6, hold=0.2)  # a short pull with a hold, back to the same card
        + stroke((60, 200), (380, 190), 4.0, 0.22, pointer="mouse", lift=0.5),  # a flick back
        content=(12 * 336 - 16, 420), axes=("horizontal",),
        viewport={"width": 400, "height": 420},
        insets={"top": 0, "leading": 40, "bottom": 0, "trailing": 40},
        offset={"x": -40, "y": 0},
        targets={"behavior": "viewAligned", "limit": limit, "anchor": [0, 0], "frames": frames})


RECORDINGS = {
    "fling": recording(stroke((200, 620), (205, 120), 0.0, 0.3, lift=0.6)),
    "catch": recording(
        stroke((200, 620), (205, 120), 0.0, 0.3, lift=0.6) + stroke((200, 400), (200, 400), 0.6, 0.1)),
    "past-the-edge": recording(stroke((200, 200), (200, 640), 0.0, 0.7, hold=0.3)),
    "fling-into-the-end": recording(
        [{"t": 0.0, "type": "fling", "vx": 0, "vy": 6000},
         {"t": 4.0, "type": "scrollTo", "x": 0, "y": 1200, "animated": True}], content=(400, 2600)),
    "wheel-notches": recording(
        notches([0.0, 0.35, 0.6, 0.7, 0.76, 0.81], -1) + notches([1.6, 2.2], 1) + notches([2.8, 2.84, 2.88, 2.92], -0.25)),
    "touchpad-swipe": recording(swipe(0.0, 0.18, -260) + swipe(0.6, 0.16, -300) + swipe(2.6, 0.2, 120)),
    "keyboard": recording(keys(
        (0.0, "PageDown", False), (0.5, "Space", False), (1.0, "Down", False), (1.1, "Down", False),
        (1.6, "Space", True), (2.2, "End", False), (3.0, "PageUp", False), (3.6, "Home", False))),
    "carousel-flick": cards("alwaysByOne"),
}


def text(value):
    """One member on a line, one event on a line, as the program writes it."""
    lines = []
    for key, member in value.items():
        if key == "events":
            events = ",\n".join("    " + json.dumps(event) for event in member)
            lines.append(f'  "events": [\n{events}\n  ]')
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(member)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, value in RECORDINGS.items():
        (FOLDER / f"{name}.json").write_text(text(value))
