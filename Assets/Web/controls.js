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
/** A range that ends so far beyond the values in use is shown by its cube root. */
const wideRange = 20;

/**
 * A slider for one of the library's numbers, at `current`, which calls `changed(value)`.
 * Its name takes it back to `initial`.
 */
export function slider(number, initial, current, changed) {
    const { minimum, maximum } = number;
    const power = maximum - minimum > wideRange * Math.max(Math.abs(initial), 1) ? 3 : 1;
    const position = (value) => ((value - minimum) / (maximum - minimum)) ** (1 / power) * steps;
    const value = (position) => minimum + (position / steps) ** power * (maximum - minimum);

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
        input.style.setProperty('--share', position(current) / steps);
        row.classList.toggle('changed', current !== initial);
    };
    const set = (current) => {
        show(current);
        changed(current);
    };
    input.style.setProperty('--tick', position(initial) / steps);
    input.addEventListener('input', () => set(rounded(value(Number(input.value)), minimum, maximum)));
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
