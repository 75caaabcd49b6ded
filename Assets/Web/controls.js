// Small controls: a row of choices, sliders of numbers.

import { element } from './cards.js';

/** A row of choices of which one is made. `choices` are [value, title, hint] each. */
export class Segments {
    constructor(parent, label, choices, changed) {
        parent.setAttribute('role', 'radiogroup');
        parent.setAttribute('aria-label', label);
        this.buttons = new Map(choices.map(([value, title, mark]) => {
            const button = element('button', 'segment');
            button.type = 'button';
            button.setAttribute('role', 'radio');
            button.dataset.value = value;
            if (mark) button.append(element('b', `mark ${value}`, mark));
            button.append(element('span', '', title));
            button.addEventListener('click', () => {
                this.value = value;
                changed(value);
            });
            return [value, button];
        }));
        parent.replaceChildren(...this.buttons.values());
        parent.addEventListener('keydown', (event) => this.#step(event, changed));
        this.value = choices[0][0];
    }

    get value() {
        return this.chosen;
    }

    set value(value) {
        this.chosen = value;
        for (const [key, button] of this.buttons) {
            button.setAttribute('aria-checked', String(key === value));
            button.tabIndex = key === value ? 0 : -1;
        }
    }

    #step(event, changed) {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const values = [...this.buttons.keys()];
        this.value = values[(values.indexOf(this.chosen) + step + values.length) % values.length];
        this.buttons.get(this.chosen).focus();
        changed(this.chosen);
    }
}

/** Steps of a slider. */
const steps = 1000;

/**
 * How a number runs along its slider, as in the program's own: even to the hand, so that what spans orders of magnitude goes by
 * ratios, and rates that come close to 1 by the ratio of what is missing.
 */
export function scaleOf({ minimum, maximum }) {
    const [bend, unbend] = bendsOf(minimum, maximum);
    const [start, end] = [bend(minimum), bend(maximum)];
    return {
        share: (value) => (bend(value) - start) / (end - start),
        value: (share) => rounded(unbend(start + (end - start) * share), minimum, maximum),
    };
}

function bendsOf(minimum, maximum) {
    if (minimum > 0.5 && maximum < 1) return [(value) => -Math.log(1 - value), (bent) => 1 - Math.exp(-bent)];
    if (minimum === 0 && maximum >= 1e6) return [Math.log1p, Math.expm1];
    if (minimum > 0 && maximum >= 50 * minimum) return [Math.log, Math.exp];
    return [(value) => value, (bent) => bent];
}

/**
 * A slider for one of the library's numbers, at `current`, which calls `changed(value)`.
 * Its name takes it back to `initial`.
 */
export function slider(number, initial, current, changed) {
    const scale = scaleOf(number);
    const position = (value) => scale.share(value) * steps;
    const row = element('div', 'number');
    const name = element('button', 'name', number.title);
    name.type = 'button';
    name.title = `${number.description} Click to reset.`;
    const input = element('input');
    Object.assign(input, { type: 'range', min: 0, max: steps, step: 'any', value: position(current) });
    input.setAttribute('aria-label', number.title);
    const output = element('output');
    const show = (current) => {
        const text = shortNumber(current);
        output.textContent = number.unit ? `${text} ${number.unit}` : text;
        input.setAttribute('aria-valuetext', output.textContent);
        input.style.setProperty('--share', scale.share(current));
        row.classList.toggle('changed', current !== initial);
    };
    const set = (current) => {
        show(current);
        changed(current);
    };
    input.style.setProperty('--tick', scale.share(initial));
    input.addEventListener('input', () => set(scale.value(Number(input.value) / steps)));
    name.addEventListener('click', () => {
        input.value = position(initial);
        set(initial);
    });
    show(current);
    row.append(name, input, output);
    return row;
}

/** Five digits that count: as fine as a finger on a slider. */
function rounded(value, minimum, maximum) {
    return Math.min(maximum, Math.max(minimum, Number(value.toPrecision(5))));
}

/** A number as people read it; what has no end in practice is ∞. */
export function shortNumber(value) {
    if (Math.abs(value) >= 1e6) return '∞';
    return String(Number(value.toPrecision(5)));
}
