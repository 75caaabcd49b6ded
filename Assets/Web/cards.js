// The cards of a scene as elements, of which only those in view exist, at the offset that somebody says.

/** What the rows of the list say, in turns. */
export const notes = [
    'A short card.',
    'Two lines or one, as the window has it: the height follows from the text.',
    'Flick it, catch it, let it go. Every card keeps its colour by its number, so that a jump shows at once as a wrong neighbour.',
    'One more, and not the last.',
];

/** A card of a gallery or a page, large with its name at the foot. */
export function largeCard(color) {
    const card = element('div', 'card large');
    card.style.background = `linear-gradient(${color.top}, ${color.bottom})`;
    card.style.color = color.text;
    card.append(element('strong', '', color.name), element('span', '', color.bottom));
    return card;
}

/** A row of a list: a swatch, its name with a number, and a note. */
export function rowCard(color, index) {
    const card = element('div', 'card row');
    const swatch = element('i', 'swatch');
    swatch.style.background = `linear-gradient(${color.top}, ${color.bottom})`;
    const words = element('div', 'words');
    words.append(element('strong', '', `${color.name} ${index + 1}`), element('span', '', notes[index % notes.length]));
    card.append(swatch, words, element('small', '', color.bottom));
    return card;
}

/** The heights of the list's rows at a width, in turns. */
export function rowHeights(parent, width, colors) {
    const heights = notes.map((_, index) => {
        const card = rowCard(colors[index % colors.length], index);
        card.style.width = `${width}px`;
        card.style.visibility = 'hidden';
        parent.append(card);
        const { height } = card.getBoundingClientRect();
        card.remove();
        return Math.ceil(height);
    });
    return heights;
}

export function element(name, className = '', text = '') {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text) made.textContent = text;
    return made;
}

/** The content of a scroll view. */
export class Cards {
    /** In `parent`, with a card for item `index` from `make(index)`. */
    constructor(parent, make) {
        this.content = element('div', 'content');
        parent.append(this.content);
        this.make = make;
        this.cards = new Map();
    }

    /** Lays out anew, for `view` of scene.js. `transition` has scale and opacity of cards that leave sideways, or is null. */
    lay(view, transition) {
        this.view = view;
        this.transition = transition;
        this.content.replaceChildren();
        this.cards.clear();
    }

    /** Shows the content at `offset`. A scroll view that moves its content itself says where it lies in that: `lies`. */
    show(offset, lies = offset) {
        const [first, last] = this.view.items.range(offset);
        for (const [index, card] of this.cards) {
            if (index >= first && index < last) continue;
            card.remove();
            this.cards.delete(index);
        }
        for (let index = first; index < last; index += 1) {
            if (!this.cards.has(index)) this.#add(index);
        }
        this.content.style.transform = `translate3d(${-lies.x}px, ${-lies.y}px, 0)`;
        if (this.transition) this.#transform(offset.x);
    }

    #add(index) {
        const { items } = this.view;
        const [x, y, width, height] = items.frame(index);
        const inset = items.inset ?? 0;
        const card = this.make(index);
        card.style.left = `${x + inset}px`;
        card.style.top = `${y}px`;
        card.style.width = `${width - 2 * inset}px`;
        card.style.height = `${height}px`;
        this.content.append(card);
        this.cards.set(index, card);
    }

    /** Cards that are not wholly in view are smaller and fainter by how much of them is hidden; their inner edge stays. */
    #transform(offset) {
        const { items, viewport } = this.view;
        const { scale, opacity } = this.transition;
        for (const [index, card] of this.cards) {
            const [x, , width] = items.frame(index);
            const start = x - offset;
            const before = Math.min(1, Math.max(0, -start / width));
            const after = Math.min(1, Math.max(0, (start + width - viewport.width) / width));
            const hidden = Math.max(before, after);
            card.style.transformOrigin = before > after ? '100% 50%' : '0 50%';
            card.style.transform = hidden ? `scale(${1 - (1 - scale) * hidden})` : '';
            card.style.opacity = hidden ? 1 - (1 - opacity) * hidden : '';
        }
    }
}
