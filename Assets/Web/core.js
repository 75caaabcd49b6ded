// libscrollphysics as WebAssembly: feels and scrollers as objects. Times are whole nanoseconds in a BigInt; points and points per
// second elsewhere. The functions and their contracts are those of scroll_physics.h.

/** The time of what will not happen. */
export const never = 2n ** 63n - 1n;

/** Names of recordings and traces, in the order of the header's enumerations. */
const pointers = ['mouse', 'touch'];
const keys = ['Up', 'Down', 'Left', 'Right', 'PageUp', 'PageDown', 'Home', 'End', 'Space'];
const phases = ['idle', 'tracking', 'interacting', 'decelerating', 'animating'];
const limits = { automatic: 0, never: 0, always: 1, alwaysByFew: 2, alwaysByOne: 3 };
const textKinds = { id: 0, title: 1, unit: 2, description: 3 };

/** Bytes of the one buffer that arguments and results pass through; larger than an error, the largest of them. */
const bufferSize = 4096;

/** The compiled library with its memory. */
export class Core {
    /** Compiles `bytes`, an ArrayBuffer or a view of one. */
    static async load(bytes) {
        const { instance } = await WebAssembly.instantiate(bytes, {});
        return new Core(instance.exports);
    }

    constructor(exports) {
        this.call = exports;
        exports._initialize?.();
        this.buffer = exports.malloc(bufferSize);
        this.numbers = this.#table();
        this.numbersByID = new Map(this.numbers.map((number) => [number.id, number]));
    }

    /** A view of the memory as it is now; it moves when it grows. */
    get memory() {
        return new DataView(this.call.memory.buffer);
    }

    /** Calls `body` with the address of `text`. */
    withText(text, body) {
        const bytes = new TextEncoder().encode(text);
        const address = this.call.malloc(bytes.length + 1);
        const memory = new Uint8Array(this.call.memory.buffer, address, bytes.length + 1);
        memory.set(bytes);
        memory[bytes.length] = 0;
        const result = body(address);
        this.call.free(address);
        return result;
    }

    /** The text that ends with a zero at `address`. */
    text(address) {
        const memory = new Uint8Array(this.call.memory.buffer, address);
        return new TextDecoder().decode(memory.slice(0, memory.indexOf(0)));
    }

    /** Writes a vector to the buffer, `slot` vectors after its start, and returns its address. */
    vector(x, y, slot = 0) {
        const address = this.buffer + 16 * slot;
        this.memory.setFloat64(address, x, true);
        this.memory.setFloat64(address + 8, y, true);
        return address;
    }

    /** The vector at `address`. */
    vectorAt(address) {
        const memory = this.memory;
        return { x: memory.getFloat64(address, true), y: memory.getFloat64(address + 8, true) };
    }

    /** The text of the error in the buffer. */
    get error() {
        return this.text(this.buffer + 4);
    }

    #table() {
        return Array.from({ length: this.call.sphy_number_count() }, (_, index) => {
            const text = (kind) => {
                this.call.sphy_number_text(index, textKinds[kind], this.buffer, bufferSize);
                return this.text(this.buffer);
            };
            const entry = {};
            for (const kind of Object.keys(textKinds)) entry[kind] = text(kind);
            this.call.sphy_number_range(index, this.buffer, this.buffer + 8);
            const range = this.vectorAt(this.buffer);
            return { ...entry, minimum: range.x, maximum: range.y };
        });
    }
}

/** The numbers and choices of a feel. Its memory stays until `free`. */
export class Feel {
    /** The feel `name`, with `values` by group as a feel file has them. Throws an Error with the library's words. */
    constructor(core, name, values = {}) {
        this.core = core;
        this.handle = core.withText(name, (address) => core.call.sphy_feel_named(address, core.buffer));
        if (!this.handle) throw new Error(core.error);
        for (const [group, members] of Object.entries(values)) {
            for (const [member, value] of Object.entries(members)) this.set(`${group}.${member}`, value);
        }
    }

    /** The number `id`. */
    number(id) {
        const { call, buffer, memory } = this.core;
        this.core.withText(id, (address) => call.sphy_feel_get_number(this.handle, address, buffer, 0));
        return memory.getFloat64(buffer, true);
    }

    /** Sets a number or, where `value` is a text, a choice. */
    set(id, value) {
        const { call, buffer } = this.core;
        const isSet = this.core.withText(id, (address) =>
            typeof value === 'number'
                ? call.sphy_feel_set_number(this.handle, address, value, buffer)
                : this.core.withText(value, (option) => call.sphy_feel_set_choice(this.handle, address, option, buffer)));
        if (!isSet) throw new Error(this.core.error);
    }

    free() {
        this.core.call.sphy_feel_free(this.handle);
        this.handle = 0;
    }
}

/** The offset of a scroll view. Its memory stays until `free`. */
export class Scroller {
    /** A scroller at rest in `view`, which has the members of a recording: viewport, content, insets, pixel, axes, offset, targets. */
    constructor(core, feel, view) {
        this.core = core;
        const { call } = core;
        const axes = (view.axes.includes('horizontal') ? 1 : 0) + (view.axes.includes('vertical') ? 2 : 0);
        const extent = core.buffer + 16;
        writeExtent(core.memory, extent, view);
        const offset = core.vector(view.offset.x, view.offset.y, 0);
        const error = core.buffer + 256;
        this.handle = call.sphy_scroller_new(feel.handle, axes, extent, offset, error);
        if (!this.handle) throw new Error(core.text(error + 4));
        this.useTargets(view.targets);
    }

    free() {
        this.core.call.sphy_scroller_free(this.handle);
        this.handle = 0;
    }

    /** Rests where `targets`, of a recording, says. */
    useTargets(targets) {
        const { core, handle } = this;
        if (targets?.behavior === 'paging') core.call.sphy_scroller_use_pages(handle);
        else if (targets?.behavior === 'viewAligned') this.#useFrames(targets);
        else core.call.sphy_scroller_use_no_targets(handle);
    }

    #useFrames({ frames, anchor = [0, 0], limit = 'automatic' }) {
        const { core } = this;
        const columns = core.call.malloc(32 * frames.length || 1);
        const rows = columns + 16 * frames.length;
        const memory = core.memory;
        frames.forEach(([x, y, width, height], index) => {
            [[columns, x, width], [rows, y, height]].forEach(([spans, start, length]) => {
                memory.setFloat64(spans + 16 * index, start, true);
                memory.setFloat64(spans + 16 * index + 8, start + length, true);
            });
        });
        const point = core.vector(anchor[0], anchor[1]);
        core.call.sphy_scroller_use_spans(
            this.handle, columns, frames.length, rows, frames.length, point, limits[limit]);
        core.call.free(columns);
    }

    /** Takes other numbers; position and velocity stay. */
    setFeel(feel, time) {
        this.core.call.sphy_scroller_set_feel(this.handle, feel.handle, time);
    }

    /** Does what an event of a recording says, at `time`. Recordings count a wheel's y upwards. */
    apply(event, time) {
        const { core, handle } = this;
        const { call } = core;
        switch (event.type) {
            case 'down': {
                const pointer = pointers.indexOf(event.pointer);
                return call.sphy_scroller_pointer_down(handle, pointer, core.vector(event.x, event.y), time);
            }
            case 'move': return call.sphy_scroller_pointer_move(handle, core.vector(event.x, event.y), time);
            case 'up': {
                const position = event.x === undefined ? 0 : core.vector(event.x, event.y);
                return call.sphy_scroller_pointer_up(handle, position, time);
            }
            case 'cancel': return call.sphy_scroller_pointer_cancel(handle, time);
            case 'wheel': {
                const turn = event.source === 'notch' ? call.sphy_scroller_wheel : call.sphy_scroller_touchpad;
                return turn(handle, core.vector(event.dx ?? 0, -(event.dy ?? 0)), time);
            }
            case 'key': return call.sphy_scroller_key(handle, keys.indexOf(event.key), event.shift ? 1 : 0, time);
            case 'fling': return call.sphy_scroller_fling(handle, core.vector(event.vx, event.vy), time);
            case 'scrollTo':
                return call.sphy_scroller_scroll_to(handle, core.vector(event.x, event.y), event.animated ? 1 : 0, time);
            default: throw new Error(`events of the type ${event.type} are not played here`);
        }
    }

    advance(time) {
        this.core.call.sphy_scroller_advance(this.handle, time);
    }

    offset(time) {
        this.core.call.sphy_scroller_offset(this.core.buffer, this.handle, time);
        return this.core.vectorAt(this.core.buffer);
    }

    velocity(time) {
        this.core.call.sphy_scroller_velocity(this.core.buffer, this.handle, time);
        return this.core.vectorAt(this.core.buffer);
    }

    phase(time) {
        return phases[this.core.call.sphy_scroller_phase(this.handle, time)];
    }

    /** Whether it is at rest at `time` and no touchpad's lift is awaited. */
    isAtRest(time) {
        const { call } = this.core;
        return !call.sphy_scroller_is_moving(this.handle, time)
            && call.sphy_scroller_next_transition(this.handle, time) === never;
    }
}

/** Writes lengths as the header lays them out: x, then y, five numbers each. */
function writeExtent(memory, address, view) {
    const { viewport, content, insets = {}, pixel = 0 } = view;
    [
        viewport.width, content.width, insets.leading ?? 0, insets.trailing ?? 0, pixel,
        viewport.height, content.height, insets.top ?? 0, insets.bottom ?? 0, pixel,
    ].forEach((length, index) => memory.setFloat64(address + 8 * index, length, true));
}
