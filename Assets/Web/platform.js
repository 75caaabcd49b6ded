// The same scene in a scroll view of the browser's own, to compare with.

import { Cards, element } from './cards.js';

/** Without a change for so long, in milliseconds, it rests. */
const restAfter = 160;

export class PlatformStage {
    /** In `parent`; `ended(points)` is told what was read off, [seconds, offset] each, once it rests. */
    constructor(parent, make, frames, ended) {
        this.scroll = element('div', 'platform');
        this.spacer = element('div', 'spacer');
        this.scroll.append(this.spacer);
        this.scroll.tabIndex = 0;
        parent.append(this.scroll);
        this.cards = new Cards(this.spacer, make);
        [this.frames, this.ended, this.points] = [frames, ended, []];
        this.scroll.addEventListener('scroll', () => this.frames.need(), { passive: true });
    }

    /** Lays out `view` at `offset`. */
    lay(view, transition, offset) {
        this.view = view;
        const { insets, content, targets, viewport } = view;
        const isHorizontal = view.axes[0] === 'horizontal';
        this.axis = isHorizontal ? 'x' : 'y';
        const style = this.scroll.style;
        style.overflowX = isHorizontal ? 'scroll' : 'hidden';
        style.overflowY = isHorizontal ? 'hidden' : 'scroll';
        style.scrollPadding = `${insets.top}px ${insets.trailing}px ${insets.bottom}px ${insets.leading}px`;
        style.scrollSnapType = targets.behavior === 'none' ? '' : `${this.axis} mandatory`;
        this.spacer.style.width = `${Math.max(viewport.width, content.width + insets.leading + insets.trailing)}px`;
        this.spacer.style.height = `${Math.max(viewport.height, content.height + insets.top + insets.bottom)}px`;
        this.cards.lay(view, transition);
        this.scroll.scrollTo(offset.x + insets.leading, offset.y + insets.top);
        this.frame();
    }

    /** Where it is, in the scene's own terms. */
    get offset() {
        const { insets } = this.view;
        return { x: this.scroll.scrollLeft - insets.leading, y: this.scroll.scrollTop - insets.top };
    }

    /** Shows the cards in view, and returns whether it moves. */
    frame(milliseconds = performance.now()) {
        const { insets } = this.view;
        const offset = this.offset;
        this.cards.show(offset, { x: -insets.leading, y: -insets.top });
        const last = this.points.at(-1);
        if (!last || last[1] !== offset[this.axis]) {
            // It rested until the frame before.
            if (this.points.length === 1) last[0] = Math.max(last[0], milliseconds / 1000 - 1 / 60);
            this.points.push([milliseconds / 1000, offset[this.axis]]);
        }
        if (milliseconds - this.points.at(-1)[0] * 1000 < restAfter) return true;
        if (this.points.length > 2) {
            const start = this.points[0][0];
            this.ended(this.points.map(([t, offset]) => [t - start, offset]));
        }
        this.points = this.points.slice(-1);
        return false;
    }
}
