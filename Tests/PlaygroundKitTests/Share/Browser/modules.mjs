// The page's modules that need no browser.
//   node modules.mjs WEB
// WEB is their folder. Leaves with 1 at the first claim that does not hold.

import assert from 'node:assert/strict';
import { webcrypto } from 'node:crypto';
import { pathToFileURL } from 'node:url';

globalThis.crypto ??= webcrypto;
const load = (name) => import(pathToFileURL(`${process.argv[2]}/${name}.js`));
const { BlindTest } = await load('blind');
const { scaleOf, shortNumber } = await load('controls');
const { turnedSideways, wheelEvent } = await load('input');
const { nanoseconds, seconds } = await load('recording');
const { currentItem, layout, offsetOf, recordedLayout, scenes } = await load('scene');

const settings = { snapBehavior: 'scene', snapLimit: 'automatic', contentMargin: 28 };
const sizes = [{ width: 320, height: 200 }, { width: 390, height: 520 }, { width: 1400, height: 900 }];
const heights = [71, 109, 147];
const views = Object.keys(scenes).flatMap((name) => sizes.map((size) => layout(name, size, 0.5, settings, heights)));

// Every item that can come to the margin does so at its offset, and is the current one there.
for (const view of views) {
    const { items, viewport, content, insets } = view;
    const isHorizontal = view.axes[0] === 'horizontal';
    const last = isHorizontal ? content.width + insets.trailing - viewport.width : content.height + insets.bottom - viewport.height;
    for (let index = 0; index < items.count; index += Math.ceil(items.count / 50)) {
        const offset = offsetOf(view, index);
        assert.ok((isHorizontal ? offset.x : offset.y) <= last + 1e-9);
        if ((isHorizontal ? offset.x : offset.y) < last - 1e-9) assert.equal(currentItem(view, offset), index);
        const [first, end] = items.range(offset);
        assert.ok(first <= index && index < end, 'what is at the margin is made');
        const [x, y] = items.frame(Math.min(end, items.count - 1));
        const beyond = isHorizontal ? x - offset.x >= viewport.width : y - offset.y >= viewport.height;
        assert.ok(end === items.count || beyond, 'what is not made is out of sight');
    }
}

// Items lie one after the other and fill the content.
for (const view of views) {
    const axis = view.axes[0] === 'horizontal' ? 0 : 1;
    for (let index = 1; index < Math.min(view.items.count, 100); index += 1) {
        const [before, frame] = [view.items.frame(index - 1), view.items.frame(index)];
        assert.ok(frame[axis] >= before[axis] + before[axis + 2] - 1e-9);
    }
    const end = view.items.frame(view.items.count - 1);
    assert.ok(Math.abs(end[axis] + end[axis + 2] - (axis ? view.content.height : view.content.width)) < 1e-6);
}

// A stage's settings go before the scene's own.
assert.equal(layout('list', sizes[1], 1, { ...settings, snapBehavior: 'paging' }, heights).targets.behavior, 'paging');
assert.equal(layout('gallery', sizes[1], 1, settings, []).targets.frames.length, 20);
assert.equal(layout('gallery', sizes[1], 1, { ...settings, snapBehavior: 'none' }, []).targets.frames.length, 0);

// A recording without targets shows rows, and one with targets these.
const recorded = { viewport: sizes[1], content: { width: 390, height: 9000 }, axes: ['vertical'], offset: { x: 0, y: 0 } };
assert.deepEqual(recordedLayout(recorded).items.range({ x: 0, y: 880 })[0], 10);
const frames = [[0, 0, 100, 520], [120, 0, 100, 520]];
const aligned = { ...recorded, axes: ['horizontal'], targets: { behavior: 'viewAligned', frames } };
assert.deepEqual(recordedLayout(aligned).items.frame(1), frames[1]);

// Times survive as decimals.
for (const time of [0n, 1n, 16666667n, 123456789123n]) assert.equal(nanoseconds(seconds(time)), time);

// Wheels by whole notches, in points and in lines; anything else is a touchpad. Recordings count y upwards.
const wheel = (members) => wheelEvent({ deltaX: 0, deltaY: 0, deltaMode: 0, ...members });
assert.deepEqual(wheel({ deltaY: 100, wheelDeltaY: -120 }), { type: 'wheel', source: 'notch', dx: 0, dy: -1 });
assert.deepEqual(wheel({ deltaY: -240, wheelDeltaY: 240 }), { type: 'wheel', source: 'notch', dx: 0, dy: 2 });
assert.deepEqual(wheel({ deltaY: 3, deltaMode: 1 }), { type: 'wheel', source: 'notch', dx: 0, dy: -1 });
assert.deepEqual(wheel({ deltaX: 4, deltaY: 2.5, wheelDeltaX: -12, wheelDeltaY: -7 }), { type: 'wheel', source: 'touchpad', dx: 4, dy: -2.5 });
assert.deepEqual(wheel({ deltaY: 40, wheelDeltaY: -120 }), { type: 'wheel', source: 'touchpad', dx: 0, dy: -40 });
assert.deepEqual(wheel({ deltaY: 100, wheelDeltaY: -120, shiftKey: true }), { type: 'wheel', source: 'notch', dx: 1, dy: 0 });
assert.deepEqual(turnedSideways(wheel({ deltaY: 100, wheelDeltaY: -120 })), { type: 'wheel', source: 'notch', dx: 1, dy: 0 });
assert.deepEqual(turnedSideways({ type: 'down', x: 1, y: 2 }), { type: 'down', x: 1, y: 2 });

// Guessing: eight of eight once in 256 tests, any result at all always.
const test = new BlindTest();
[test.right, test.asked] = [8, 8];
assert.equal(test.chance, 1 / 256);
[test.right, test.asked] = [7, 8];
assert.equal(test.chance, 9 / 256);
test.right = 0;
assert.equal(test.chance, 1);
const { side } = test;
assert.deepEqual(test.answer(side), { truth: side, isRight: true });
assert.equal(test.right, 1);

// Sliders reach both ends and each value in between, and a rate close to 1 has half of its own.
for (const [minimum, maximum, value] of [[0.9, 0.9999, 0.998], [0, 1e6, 8000], [10, 2000, 119.4], [0, 3, 1], [1, 45, 30]]) {
    const scale = scaleOf({ minimum, maximum });
    assert.deepEqual([scale.value(0), scale.value(1), scale.value(scale.share(value))], [minimum, maximum, value]);
}
const rate = scaleOf({ minimum: 0.9, maximum: 0.9999 }).share(0.998);
assert.ok(rate > 0.4 && rate < 0.7);

assert.equal(shortNumber(0.9984567), '0.99846');
assert.equal(shortNumber(1e6), '∞');
console.log('all hold');
