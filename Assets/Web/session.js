// A scroll view in a person's hands: input goes to a scroller and, as it was, into a take.
//
// A take begins with a scroller of its own, at rest, and ends when the content rests again. What was shown is therefore what any
// replay of the take shows, to the last bit.

import { Scroller } from './core.js';
import { seconds } from './recording.js';

/** Events after which a take is not kept any more: half an hour of a mouse. */
const mostEvents = 200000;

export class Session {
    /** `ended(take)` is told each take that came to rest. */
    constructor(core, ended) {
        this.core = core;
        this.ended = ended;
        this.scroller = null;
        this.take = null;
    }

    /** Shows another scroll view, or the same one otherwise, at rest at `offset`. What was going on ends. */
    open(view, feel, offset = view.offset) {
        this.#drop();
        this.view = view;
        this.feel = feel;
        this.offset = offset;
    }

    /** Takes another feel from now on. A motion goes on with it; its take is of two feels then, and dropped at its end. */
    setFeel(feel) {
        this.feel = feel;
        if (!this.scroller) return;
        this.scroller.setFeel(feel, this.time);
        this.take.isWhole = false;
    }

    /** Does `event` at its time, in milliseconds of the page's clock. */
    handle(event, milliseconds) {
        if (!this.scroller) {
            if (event.type === 'move' || event.type === 'up' || event.type === 'cancel') return;
            this.#begin(milliseconds);
        }
        // Nothing can happen before what was shown already. Under a finger nothing is shown beyond its last position, so that
        // this touches no move and no lift.
        const time = this.#later(milliseconds, this.shown + 1n);
        const recorded = { t: seconds(time), ...event };
        this.scroller.advance(time);
        this.scroller.apply(recorded, time);
        if (this.take.events.length < mostEvents) this.take.events.push(recorded);
        else this.take.isWhole = false;
        this.time = time;
        if (event.type === 'down') this.isHeld = true;
        if (event.type === 'up' || event.type === 'cancel') this.isHeld = false;
    }

    /** The offset for a frame, and whether another frame is needed. */
    frame(milliseconds) {
        if (!this.scroller) return false;
        if (!this.isHeld) this.time = this.#later(milliseconds, this.time);
        this.scroller.advance(this.time);
        this.offset = this.scroller.offset(this.time);
        this.velocity = this.scroller.velocity(this.time);
        this.shown = this.time;
        this.take.frames.push([seconds(this.time), this.offset.x, this.offset.y]);
        if (this.isHeld || !this.scroller.isAtRest(this.time)) return true;
        this.#end();
        return false;
    }

    #later(milliseconds, bound) {
        const time = BigInt(Math.round((milliseconds - this.origin) * 1e6));
        return time > bound ? time : bound;
    }

    #begin(milliseconds) {
        this.view = { ...this.view, offset: this.offset };
        this.scroller = new Scroller(this.core, this.feel, this.view);
        this.take = { view: this.view, events: [], frames: [], made: new Date(), isWhole: true };
        this.origin = milliseconds;
        this.time = 0n;
        this.shown = -1n;
        this.isHeld = false;
    }

    #end() {
        const { take } = this;
        this.#drop();
        if (take.isWhole) this.ended(take);
    }

    #drop() {
        this.scroller?.free();
        this.scroller = null;
        this.take = null;
        this.velocity = { x: 0, y: 0 };
        this.isHeld = false;
    }
}

/** The take as a recording: the members that the program's reader knows, in its order. */
export function recordingOf(take, feel, scene, settings) {
    const { view } = take;
    const recording = {
        format: 'scroll-recording', version: 1, viewport: view.viewport, content: view.content, insets: view.insets,
    };
    if (view.pixel > 0) recording.pixel = view.pixel;
    Object.assign(recording, { axes: view.axes, offset: view.offset, feel: feel.base });
    if (feel.version) recording.feelVersion = feel.version;
    if (Object.keys(feel.values).length) recording.feelValues = feel.values;
    Object.assign(recording, { targets: view.targets, events: take.events, scene, stage: settings });
    const [t, x, y] = take.frames.at(-1);
    recording.final = { t, x, y, frames: changes(take.frames) };
    return recording;
}

/** The frames that showed another offset than the one before. */
function changes(frames) {
    return frames.filter(([, x, y], index) => index === 0 || x !== frames[index - 1][1] || y !== frames[index - 1][2]);
}

/** A feel of the page as a feel file, called `name`. */
export function feelText(feel, name) {
    const file = { format: 'scroll-feel', version: 1, name, base: feel.base };
    if (feel.version) file.baseVersion = feel.version;
    return `${JSON.stringify({ ...file, ...feel.values }, null, 2)}\n`;
}

/** A recording as text, an event a line. */
export function recordingText(recording) {
    const members = Object.entries(recording).map(([key, value]) => {
        const text = key === 'events'
            ? `[\n${value.map((event) => `    ${JSON.stringify(event)}`).join(',\n')}\n  ]`
            : JSON.stringify(value);
        return `  ${JSON.stringify(key)}: ${text}`;
    });
    return `{\n${members.join(',\n')}\n}\n`;
}
