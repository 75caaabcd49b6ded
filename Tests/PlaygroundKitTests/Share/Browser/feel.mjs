// Scrolls on a page with a finger and saves what it did.
//   node feel.mjs CHROMIUM PAGE FOLDER
// Prints, as JSON, what the page complained of, what it asked the network for, what it showed when, and which files it saved.

import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Browser, sleep } from './browser.mjs';

const [chromium, page, folder] = process.argv.slice(2);

/** A flick to the left, or to the right where `direction` is 1: faster and faster. */
const flick = (start, direction, count) =>
    Array.from({ length: count }, (_, index) => [start + direction * index * index * 1.1, 420 + index]);

const atRest = 'scrollPlayground.page.session.scroller === null';

/** Does `gesture`, waits for rest, presses "Save take" and waits for the file. */
async function take(tab, name, gesture) {
    const count = await tab.value('scrollPlayground.page.takes.own.length');
    await gesture();
    await tab.until(`${atRest} && scrollPlayground.page.takes.own.length > ${count}`);
    await save(tab, name);
    result.takes.push(name);
}

async function save(tab, name, button = '#save') {
    const before = readdirSync(folder).length;
    await tab.tap(button);
    for (let tries = 0; readdirSync(folder).length === before || readdirSync(folder).some((file) => file.endsWith('.crdownload'));) {
        if ((tries += 1) > 200) throw new Error('no file was saved');
        await sleep(0.02);
    }
    const file = readdirSync(folder).find((file) => /^(take|feel)-\d/.test(file));
    renameSync(join(folder, file), join(folder, `${name}.json`));
}

/** A mouse, a wheel and keys. */
async function atADesk() {
    const tab = await browser.open(page, { width: 1280, height: 800, scale: 1, isPhone: false });
    const mouse = (type, x, more = {}) =>
        tab.send('Input.dispatchMouseEvent', { type, x, y: 300, button: 'left', clickCount: 1, ...more });
    await take(tab, 'wheel', async () => {
        const turn = { button: 'none', deltaX: 0, deltaY: 120 };
        for (let notch = 0; notch < 3; notch += 1) await mouse('mouseWheel', 400, turn);
    });
    await take(tab, 'keys', async () => {
        await tab.value(`document.getElementById('stage').focus()`);
        const key = { key: 'PageDown', code: 'PageDown', windowsVirtualKeyCode: 34 };
        await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
        await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    });
    await take(tab, 'mouse', async () => {
        await mouse('mousePressed', 600);
        for (let step = 1; step < 12; step += 1) {
            await mouse('mouseMoved', 600 - step * step * 2, { buttons: 1 });
            await sleep(0.008);
        }
        await mouse('mouseReleased', 600 - 288);
    });
    await tab.value(`(() => {
        const input = document.querySelector('#sliders input');
        input.value = 900;
        input.dispatchEvent(new Event('input'));
    })()`);
    await save(tab, 'feel', '#save-feel');
    result.complaints.push(...tab.complaints);
}

const result = { takes: [] };
const browser = new Browser(chromium);
try {
    await browser.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
    const tab = await browser.open(page, { width: 390, height: 844 });
    await take(tab, 'flick-60', () => tab.swipe(flick(330, -1, 14), 60));
    await take(tab, 'flick-120', () => tab.swipe(flick(330, -1, 16), 120));
    await take(tab, 'caught', async () => {
        await tab.swipe(flick(330, -1, 15), 120);
        await sleep(0.12);
        await tab.swipe(flick(80, 1, 12), 120);
    });
    const choose = async (value) => {
        await tab.tap(`[data-value=${value}]`);
        await tab.until(`scrollPlayground.page.choice === '${value}'`);
    };
    await choose('B');
    await take(tab, 'other-feel', () => tab.swipe(flick(330, -1, 14), 120));
    result.shown = await tab.value(`getComputedStyle(document.querySelector('.stage > .content')).transform`);
    result.offset = await tab.value('scrollPlayground.page.session.offset');
    await choose('platform');
    await tab.swipe(flick(330, -1, 14), 60);
    await tab.until('scrollPlayground.page.points !== undefined');
    result.platform = await tab.value('scrollPlayground.page.points.at(-1)[1]');
    result.complaints = tab.complaints;
    result.requests = tab.requests.filter((address) => !address.startsWith('file:') && !address.startsWith('blob:'));
    await atADesk();
    console.log(JSON.stringify(result));
} finally {
    await browser.close();
}
