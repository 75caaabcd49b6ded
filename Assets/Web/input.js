// What a person does on the stage, as events of a recording, each with its own time in milliseconds of the page's clock.

const keyNames = {
    ArrowUp: 'Up', ArrowDown: 'Down', ArrowLeft: 'Left', ArrowRight: 'Right', PageUp: 'PageUp', PageDown: 'PageDown',
    Home: 'Home', End: 'End', ' ': 'Space',
};

/** What a browser counts for a notch of a wheel, in its old unit. */
const notchUnits = 120;
/** Least points of a delta that is a whole notch; touchpads move by less and hit multiples of a notch by chance only. */
const notchPoints = 50;

/** Listens to `stage` and tells `handle(event, milliseconds)`. One finger at a time; the others are none of its business. */
export class Input {
    constructor(stage, handle) {
        this.stage = stage;
        this.handle = handle;
        this.pointer = null;
        this.isOn = true;
        const listen = (type, body) => {
            stage.addEventListener(type, (event) => this.isOn && body(event), { passive: false });
        };
        listen('pointerdown', (event) => this.#down(event));
        listen('pointermove', (event) => this.#move(event));
        listen('pointerup', (event) => this.#up(event, { type: 'up', ...this.#point(event) }));
        listen('pointercancel', (event) => this.#up(event, { type: 'cancel' }));
        listen('wheel', (event) => this.#wheel(event));
        listen('keydown', (event) => this.#key(event));
        // Keys that nothing else has a use for.
        document.addEventListener('keydown', (event) => this.isOn && event.target === document.body && this.#key(event));
        // A browser that sees no gesture takes the next touch for a tap at once, and not for the stop of its own fling.
        listen('touchstart', (event) => event.cancelable && event.preventDefault());
        // A long press would open a menu, and a drag would select.
        listen('contextmenu', (event) => event.pointerType !== 'mouse' && event.preventDefault());
        listen('dragstart', (event) => event.preventDefault());
    }

    /** Whether the stage is ours, and not the browser's own scroll view. What is going on ends. */
    turn(isOn) {
        this.isOn = isOn;
        this.pointer = null;
    }

    #point(event) {
        const { left, top } = this.stage.getBoundingClientRect();
        return { x: event.clientX - left - this.stage.clientLeft, y: event.clientY - top - this.stage.clientTop };
    }

    #down(event) {
        if (this.pointer !== null || event.button !== 0) return;
        event.preventDefault();
        this.stage.focus({ preventScroll: true });
        this.pointer = event.pointerId;
        this.stage.setPointerCapture(event.pointerId);
        const pointer = event.pointerType === 'mouse' ? 'mouse' : 'touch';
        this.handle({ type: 'down', pointer, ...this.#point(event) }, event.timeStamp);
    }

    #move(event) {
        if (event.pointerId !== this.pointer) return;
        const parts = event.getCoalescedEvents?.() ?? [];
        for (const part of parts.length ? parts : [event]) {
            this.handle({ type: 'move', ...this.#point(part) }, part.timeStamp);
        }
    }

    #up(event, what) {
        if (event.pointerId !== this.pointer) return;
        this.pointer = null;
        this.handle(what, event.timeStamp);
    }

    #wheel(event) {
        // That is how browsers zoom.
        if (event.ctrlKey) return;
        event.preventDefault();
        this.handle(wheelEvent(event), event.timeStamp);
    }

    #key(event) {
        const key = keyNames[event.key];
        if (!key || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        this.handle({ type: 'key', key, shift: event.shiftKey }, event.timeStamp);
    }
}

/** `event` as content that only goes sideways takes it: a wheel that turns down moves it on. */
export function turnedSideways(event) {
    return event.type === 'wheel' && event.dx === 0 ? { ...event, dx: -event.dy || 0, dy: 0 } : event;
}

/** A wheel or a touchpad. A page is told points in either case; whole notches of the old unit tell a wheel. */
export function wheelEvent(event) {
    // Firefox tells lines only to those who ask for the unit first.
    const unit = event.deltaMode;
    const [dx, dy] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    const recorded = (source, x, y) => ({ type: 'wheel', source, dx: x || 0, dy: -y || 0 });
    if (unit === 1) return recorded('notch', dx / 3, dy / 3);
    if (unit === 2) return recorded('notch', dx, dy);
    const units = Math.abs(event.wheelDeltaY || event.wheelDeltaX || 0);
    const isNotch = units > 0 && units % notchUnits === 0 && Math.max(Math.abs(dx), Math.abs(dy)) >= notchPoints;
    if (!isNotch) return recorded('touchpad', dx, dy);
    const notches = units / notchUnits;
    return recorded('notch', Math.sign(dx) * notches, Math.sign(dy) * notches);
}
