// A take that plays in a loop beside what the person does, with the finger that made it.

import { Cards, element } from './cards.js';
import { Replay } from './recording.js';
import { recordedLayout } from './scene.js';

/** Between two rounds, in milliseconds. */
const pause = 700;

export class Beside {
    /** In `parent`, which is hidden while nothing plays. */
    constructor(core, parent, makers, frames) {
        Object.assign(this, { core, parent, makers, frames });
        this.caption = parent.querySelector('.caption');
        this.window = parent.querySelector('.window');
        new ResizeObserver(() => this.#fit()).observe(parent);
    }

    /** Plays `take` in `feel`. */
    play(take, feel, title) {
        this.stop();
        this.parent.hidden = false;
        this.caption.textContent = title;
        this.take = take;
        this.feel = feel;
        this.view = recordedLayout(take.recording);
        const isWide = this.view.axes.includes('horizontal');
        this.inner = element('div', 'inner');
        this.finger = element('div', 'finger');
        this.window.replaceChildren(this.inner);
        this.cards = new Cards(this.inner, isWide ? this.makers.large : this.makers.row);
        this.cards.lay(this.view, null);
        this.inner.append(this.finger);
        this.#fit();
        this.frames.need();
    }

    /** Goes on from the start in another feel. */
    setFeel(feel, title) {
        if (this.take) this.play(this.take, feel, title);
    }

    /** The feel has other numbers: the next round begins now. */
    changed() {
        this.replay?.free();
        this.replay = null;
    }

    stop() {
        this.replay?.free();
        this.replay = null;
        this.take = null;
        this.rested = null;
        this.parent.hidden = true;
    }

    /** Shows the moment; whether it goes on. */
    frame(milliseconds) {
        if (!this.take) return false;
        if (!this.replay) {
            this.replay = new Replay(this.core, this.take.recording, this.feel);
            this.start = milliseconds;
            this.rested = null;
        }
        const time = BigInt(Math.max(0, Math.round((milliseconds - this.start) * 1e6)));
        const { offset, t } = this.replay.sample(time);
        this.cards.show(offset);
        this.#showFinger(t);
        if (this.replay.isOver(time)) this.rested ??= milliseconds;
        if (this.rested !== null && milliseconds - this.rested > pause) {
            this.replay.free();
            this.replay = null;
        }
        return true;
    }

    #showFinger(time) {
        let at = null;
        for (const event of this.take.recording.events) {
            if (event.t > time) break;
            if (event.type === 'down' || event.type === 'move') at = event;
            else at = null;
        }
        this.finger.hidden = at === null;
        if (at) this.finger.style.transform = `translate(${at.x}px, ${at.y}px)`;
    }

    #fit() {
        if (!this.take) return;
        const { width, height } = this.view.viewport;
        const bounds = this.parent.getBoundingClientRect();
        const scale = Math.min((bounds.width - 32) / width, (bounds.height - 40) / height);
        const { style } = this.inner;
        style.width = `${width}px`;
        style.height = `${height}px`;
        style.transform = `scale(${scale})`;
        this.window.style.width = `${width * scale}px`;
        this.window.style.height = `${height * scale}px`;
    }
}
