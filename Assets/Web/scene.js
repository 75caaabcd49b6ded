// Scenes as lengths: where the cards of a stage of some size lie, and where its content rests. No elements.

/** Between two cards of the gallery. */
const galleryGap = 16;
/** Stages as wide as this show two cards. */
const twoColumns = 520;
/** Between a page and its card. */
const pageMargin = 20;
const pageCount = 8;
const listGap = 10;
const listCount = 10000;

/** The scenes by name: their heading, how many items there are, and what one of them is called. */
export const scenes = {
    gallery: { title: 'Favourite colours', unit: 'card', axis: 'horizontal', snap: 'viewAligned', layout: galleryLayout },
    pages: { title: 'One page at a time', unit: 'page', axis: 'horizontal', snap: 'paging', layout: pagesLayout },
    list: { title: 'List', unit: 'card', axis: 'vertical', snap: 'none', layout: listLayout },
};

/**
 * The scene `name` on a stage of `size` points.
 *
 * `settings` are the stage's of a feel file; `heights` those of the list's rows, which take turns. The result has the members of a
 * recording that describe a scroll view, and `items`: `count`, `frame(index)` in content coordinates and `range(offset)`, the
 * indices of those that may be seen.
 */
export function layout(name, size, pixel, settings, heights) {
    const scene = scenes[name];
    const view = scene.layout(size, settings, heights);
    const snap = settings.snapBehavior === 'scene' ? scene.snap : settings.snapBehavior;
    return {
        viewport: size, pixel, axes: [scene.axis], ...view,
        offset: { x: -view.insets.leading, y: -view.insets.top },
        targets: targets(snap, settings, view.items),
    };
}

/** The index of the item nearest to where content rests at `offset`. */
export function currentItem(view, offset) {
    const axis = view.axes[0] === 'horizontal' ? 0 : 1;
    const start = axis === 0 ? offset.x + view.insets.leading : offset.y + view.insets.top;
    return nearest(view.items, start, axis);
}

/** The offset at which item `index` begins at the margin, within the bounds. */
export function offsetOf(view, index) {
    const [x, y] = view.items.frame(Math.min(index, view.items.count - 1));
    const { viewport, content, insets } = view;
    const bounded = (start, viewport, content, leading, trailing) =>
        Math.max(-leading, Math.min(start - leading, content + trailing - viewport));
    return view.axes[0] === 'horizontal'
        ? { x: bounded(x, viewport.width, content.width, insets.leading, insets.trailing), y: -insets.top }
        : { x: -insets.leading, y: bounded(y, viewport.height, content.height, insets.top, insets.bottom) };
}

/** Targets as a recording tells them. */
function targets(snap, settings, items) {
    const limit = settings.snapLimit;
    const frames = snap === 'viewAligned' ? Array.from({ length: Math.min(items.count, 500) }, (_, i) => items.frame(i)) : [];
    return { behavior: snap, limit, anchor: [0, 0], frames };
}

function galleryLayout(size, settings) {
    const margin = settings.contentMargin;
    const columns = size.width >= twoColumns ? 2 : 1;
    const width = Math.max(40, (size.width - 2 * margin - galleryGap * (columns - 1)) / columns);
    const step = width + galleryGap;
    const count = 20;
    return {
        content: { width: count * step - galleryGap, height: size.height },
        insets: { top: 0, leading: margin, bottom: 0, trailing: margin },
        items: row(count, step, (index) => [index * step, 0, width, size.height]),
    };
}

function pagesLayout(size) {
    const frame = (index) => [index * size.width, 0, size.width, size.height];
    return {
        content: { width: pageCount * size.width, height: size.height },
        insets: { top: 0, leading: 0, bottom: 0, trailing: 0 },
        items: { ...row(pageCount, size.width, frame), inset: pageMargin },
    };
}

function listLayout(size, settings, heights) {
    const margin = Math.min(settings.contentMargin, 20);
    const starts = [0];
    for (const height of heights) starts.push(starts.at(-1) + height + listGap);
    const turn = starts.at(-1);
    const start = (index) => Math.floor(index / heights.length) * turn + starts[index % heights.length];
    const width = size.width - 2 * margin;
    const items = {
        count: listCount,
        frame: (index) => [0, start(index), width, heights[index % heights.length]],
        range: (offset) => {
            const first = Math.floor(offset.y / turn) * heights.length;
            const last = (Math.floor((offset.y + size.height) / turn) + 1) * heights.length;
            return [Math.max(0, first), Math.min(listCount, last)];
        },
    };
    return {
        content: { width, height: start(listCount - 1) + heights[(listCount - 1) % heights.length] },
        insets: { top: 4, leading: margin, bottom: margin, trailing: margin },
        items,
    };
}

/** Items side by side, one every `step` points. */
function row(count, step, frame) {
    return { count, frame, range: () => [0, count] };
}

function nearest(items, start, axis) {
    let [low, high] = [0, items.count - 1];
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (items.frame(middle)[axis] <= start) low = middle;
        else high = middle - 1;
    }
    if (low + 1 < items.count) {
        const [before, after] = [items.frame(low)[axis], items.frame(low + 1)[axis]];
        if (after - start < start - before) return low + 1;
    }
    return low;
}

/** The scroll view of a recording with cards where its targets are, or rows where it has none. */
export function recordedLayout(recording) {
    const { viewport, content, targets = {} } = recording;
    const insets = { top: 0, leading: 0, bottom: 0, trailing: 0, ...recording.insets };
    const isHorizontal = recording.axes.includes('horizontal');
    const frames = targets.behavior === 'viewAligned' ? targets.frames : [];
    const step = isHorizontal ? viewport.width : targets.behavior === 'paging' ? viewport.height : 88;
    const length = isHorizontal ? content.width : content.height;
    const gap = targets.behavior === 'paging' ? 0 : listGap;
    const frame = frames.length
        ? (index) => frames[index]
        : (index) => isHorizontal
            ? [index * step, 0, step - gap, content.height]
            : [0, index * step, content.width, step - gap];
    const count = frames.length || Math.max(1, Math.min(listCount, Math.ceil(length / step)));
    const range = (offset) => {
        if (frames.length) return [0, count];
        const [start, size] = isHorizontal ? [offset.x, viewport.width] : [offset.y, viewport.height];
        return [Math.max(0, Math.floor(start / step)), Math.min(count, Math.ceil((start + size) / step) + 1)];
    };
    return { ...recording, insets, items: { count, frame, range, inset: gap === 0 ? pageMargin : 0 } };
}
