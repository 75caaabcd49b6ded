// Frames while something moves, at whatever rate the display has, and none otherwise.

export class Frames {
    /** `body(milliseconds)` draws a frame and returns whether it needs another one. */
    constructor(body) {
        this.body = body;
        this.request = null;
        this.last = null;
        this.intervals = [];
    }

    /** Draws a frame soon. */
    need() {
        this.request ??= requestAnimationFrame((time) => this.#frame(time));
    }

    #frame(time) {
        this.request = null;
        if (this.last !== null) this.#measure(time - this.last);
        this.last = time;
        if (this.body(time)) this.need();
        else this.last = null;
    }

    #measure(interval) {
        this.intervals.push(interval);
        if (this.intervals.length > 60) this.intervals.shift();
    }

    /** Frames a second, of the last ones that followed each other; 0 where there were too few. */
    get rate() {
        if (this.intervals.length < 5) return 0;
        const sorted = [...this.intervals].sort((a, b) => a - b);
        return Math.round(1000 / sorted[sorted.length >> 1]);
    }
}
