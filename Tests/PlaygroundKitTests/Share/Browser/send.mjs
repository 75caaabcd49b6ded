// Scrolls on a served page with a finger and sends what it did.
//   node send.mjs CHROMIUM ADDRESS
// Prints, as JSON, what the page complained of, what it asked the network for, and what became of its takes.

import { Browser } from './browser.mjs';

const [chromium, address] = process.argv.slice(2);

/** A flick to the left: faster and faster. */
const flick = Array.from({ length: 14 }, (_, index) => [330 - index * index * 1.1, 420 + index]);
const own = 'scrollPlayground.page.takes.own';
const atRest = 'scrollPlayground.page.session.scroller === null';

const result = {};
const browser = new Browser(chromium);
try {
    const tab = await browser.open(address, { width: 390, height: 844 });
    const height = () => tab.value(`document.getElementById('stage').clientHeight`);
    const heights = [await height()];
    await tab.swipe(flick, 120);
    await tab.until(`${atRest} && ${own}.length === 1`);
    result.offered = await tab.value(`document.getElementById('send').textContent`);
    heights.push(await height());
    await tab.tap('#send');
    await tab.until(`document.getElementById('send').textContent === 'Sent'`);

    // By itself, once that is wished.
    const isStill = `document.getElementById('panel').getAnimations().length === 0`;
    await tab.tap('#more');
    await tab.until(`document.body.classList.contains('has-panel') && ${isStill}`);
    await tab.value(`document.getElementById('each').scrollIntoView()`);
    await tab.tap('#each');
    await tab.until(`document.getElementById('send-each').checked`);
    await tab.tap('#less');
    await tab.until(`!document.body.classList.contains('has-panel') && ${isStill}`);
    await tab.swipe(flick, 120);
    await tab.until(`${atRest} && ${own}.length === 2 && ${own}[0].sending === 'Sent'`);
    heights.push(await height());
    result.answers = await tab.value(`${own}.map((take) => take.answer)`);
    result.isSteady = heights.every((value) => value === heights[0]);
    result.complaints = [...tab.complaints];
    result.requests = [...tab.requests];

    // What is no take is refused with its reason, and can be sent again.
    await tab.value(`${own}[0].recording.events = [], ${own}[0].sending = undefined, scrollPlayground.page.send(${own}[0])`);
    await tab.until(`document.getElementById('numbers').textContent.startsWith('Not taken: ')`);
    result.refusal = await tab.value(`document.getElementById('numbers').textContent`);
    result.offeredAgain = await tab.value(`document.getElementById('send').textContent`);
    console.log(JSON.stringify(result));
} finally {
    await browser.close();
}
