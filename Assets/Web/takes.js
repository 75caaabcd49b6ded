// The list of takes: those that came with the page, and what the person did.

import { element } from './cards.js';

/** Own takes that stay; older ones make way. */
const most = 12;

/** What a recording is one of, in a word or two. */
export function takeTitle(recording, samples) {
    const first = recording.events[0];
    if (first.type === 'wheel') return first.source === 'notch' ? 'Wheel' : 'Touchpad';
    if (first.type === 'key') return `Key ${first.key}`;
    const lift = recording.events.findLast((event) => event.type === 'up');
    const axis = recording.axes[0] === 'horizontal' ? 'x' : 'y';
    const after = lift && samples.find((sample) => sample.t > lift.t);
    return after && Math.abs(after.velocity[axis]) > 100 ? 'Flick' : 'Drag';
}

export class Takes {
    /** In `list`. `play(take)` and `save(take)` are what the buttons do. */
    constructor(list, given, actions) {
        this.list = list;
        this.given = given;
        this.own = [];
        this.actions = actions;
        this.show();
    }

    add(take) {
        this.own.unshift(take);
        if (this.own.length > most) this.own.pop();
        this.show();
    }

    /** Marks the one that plays. */
    set playing(take) {
        this.current = take;
        this.show();
    }

    show() {
        const all = [...this.own, ...this.given];
        this.list.replaceChildren(...all.map((take) => this.#row(take)));
        if (!all.length) this.list.append(element('li', 'empty', 'What you do on the stage is listed here.'));
    }

    #row(take) {
        const row = element('li', 'take');
        const isPlaying = take === this.current;
        const play = element('button', 'play');
        play.type = 'button';
        play.setAttribute('aria-pressed', String(isPlaying));
        const device = take.recording.events.find((event) => event.pointer)?.pointer ?? '';
        const seconds = `${take.length.toFixed(2)} s`;
        play.append(
            element('strong', '', take.title), element('span', '', [take.time, device, seconds].filter(Boolean).join(', ')));
        play.title = isPlaying ? 'Stop' : 'Play beside';
        play.addEventListener('click', () => this.actions.play(isPlaying ? null : take));
        row.append(play, sparkline(take.curve));
        if (take.isOwn) {
            const save = element('button', 'save', 'Save take');
            save.type = 'button';
            save.addEventListener('click', () => this.actions.save(take));
            row.append(save);
        }
        return row;
    }
}

/** A small curve of numbers. */
function sparkline(values) {
    const space = 'http://www.w3.org/2000/svg';
    const drawing = document.createElementNS(space, 'svg');
    drawing.setAttribute('viewBox', '0 0 56 20');
    drawing.setAttribute('aria-hidden', 'true');
    drawing.classList.add('spark');
    const [least, greatest] = [Math.min(...values), Math.max(...values)];
    const line = document.createElementNS(space, 'polyline');
    const points = values.map((value, index) => {
        const x = 2 + (index / Math.max(1, values.length - 1)) * 52;
        return `${x.toFixed(1)},${(18 - ((value - least) / (greatest - least || 1)) * 16).toFixed(1)}`;
    });
    line.setAttribute('points', points.join(' '));
    drawing.append(line);
    return drawing;
}
