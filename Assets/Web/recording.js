// Recordings as the program has them: a gesture and the scroll view that it was made in, played through any feel.

import { Scroller } from './core.js';

/** A recording's time, in seconds, as nanoseconds. */
export function nanoseconds(seconds) {
    return BigInt(Math.floor(seconds * 1e9 + 0.5));
}

/** Nanoseconds as seconds. */
export function seconds(time) {
    return Number(time) / 1e9;
}

/** The longest replay, in seconds after the last event: longer than any motion takes. */
const longestRest = 60;

/** Samples of a recording in a feel, `rate` a second, until rest: time in seconds, offset, velocity and phase. */
export function trace(core, recording, feel, rate = 60) {
    const replay = new Replay(core, recording, feel);
    const samples = [];
    for (let frame = 0; ; frame += 1) {
        const time = BigInt(Math.floor((frame * 1e9) / rate + 0.5));
        samples.push(replay.sample(time));
        if (replay.isOver(time)) break;
    }
    replay.free();
    return samples;
}

/** A recording that plays: asked for one time after the other. */
export class Replay {
    constructor(core, recording, feel) {
        this.recording = recording;
        this.scroller = new Scroller(core, feel, recording);
        this.next = 0;
        const last = recording.events.at(-1);
        this.end = nanoseconds((last?.t ?? 0) + longestRest);
    }

    /** What is seen at `time`, which is not before the one that was asked for last. */
    sample(time) {
        const { scroller, recording } = this;
        for (; this.next < recording.events.length; this.next += 1) {
            const event = recording.events[this.next];
            const moment = nanoseconds(event.t);
            if (moment > time) break;
            scroller.advance(moment);
            scroller.apply(event, moment);
        }
        scroller.advance(time);
        return {
            t: seconds(time), offset: scroller.offset(time), velocity: scroller.velocity(time), phase: scroller.phase(time),
        };
    }

    /** Whether nothing moves after `time` any more. */
    isOver(time) {
        return this.next === this.recording.events.length && (this.scroller.isAtRest(time) || time > this.end);
    }

    free() {
        this.scroller.free();
    }
}
