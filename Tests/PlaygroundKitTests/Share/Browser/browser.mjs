// Chromium without a window, by the DevTools protocol over a pipe.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class Browser {
    /** Starts the program `path`. */
    constructor(path) {
        this.folder = mkdtempSync(join(tmpdir(), 'browser-'));
        const options = [
            '--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--no-first-run',
            '--disable-background-networking', '--disable-component-update', '--disable-sync', '--force-color-profile=srgb',
            `--user-data-dir=${this.folder}`, 'about:blank',
        ];
        this.process = spawn(path, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
        [this.last, this.waiting, this.rest] = [0, new Map(), ''];
        this.listeners = [];
        this.process.stdio[4].on('data', (data) => this.#receive(data.toString('utf8')));
        this.process.on('exit', () => {
            for (const { fail } of this.waiting.values()) fail(new Error('the browser ended'));
        });
    }

    /** Asks for what the protocol calls `method`. */
    send(method, params = {}, sessionId = undefined) {
        this.last += 1;
        const id = this.last;
        this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
        return new Promise((done, fail) => this.waiting.set(id, { done, fail, method }));
    }

    #receive(text) {
        const parts = (this.rest + text).split('\0');
        this.rest = parts.pop();
        for (const part of parts) {
            const message = JSON.parse(part);
            const asked = this.waiting.get(message.id);
            this.waiting.delete(message.id);
            if (message.error) asked?.fail(new Error(`${asked.method}: ${message.error.message}`));
            else if (asked) asked.done(message.result);
            else for (const listener of this.listeners) listener(message);
        }
    }

    /** Opens the file at `path`, or an address, on a screen: `width`, `height`, `scale`, `isPhone`, `isDark`. */
    async open(path, screen) {
        const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
        const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
        const tab = new Tab(this, sessionId);
        await tab.show(path, screen);
        return tab;
    }

    async close() {
        const gone = new Promise((done) => this.process.on('exit', done));
        await this.send('Browser.close').catch(() => {});
        const timer = setTimeout(() => this.process.kill('SIGKILL'), 3000);
        await gone;
        clearTimeout(timer);
        rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
    }
}

/** A page in it. */
class Tab {
    constructor(browser, session) {
        [this.browser, this.session] = [browser, session];
        /** What the page complained of: errors, refused requests. */
        this.complaints = [];
        /** Addresses that it asked for. */
        this.requests = [];
        browser.listeners.push((message) => message.sessionId === session && this.#note(message));
    }

    #note({ method, params }) {
        if (method === 'Runtime.exceptionThrown') this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
        if (method === 'Log.entryAdded' && params.entry.level === 'error') this.complaints.push(params.entry.text);
        if (method === 'Network.requestWillBeSent') this.requests.push(params.request.url);
    }

    send(method, params) {
        return this.browser.send(method, params, this.session);
    }

    async show(path, { width, height, scale = 2, isPhone = true, isDark = false }) {
        for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await this.send(`${domain}.enable`);
        await this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: isPhone });
        await this.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
        await this.scheme(isDark);
        await this.send('Page.navigate', { url: path.includes('://') ? path : `file://${path}` });
        await this.until('window.scrollPlayground !== undefined');
    }

    /** Light or dark. */
    scheme(isDark) {
        const value = isDark ? 'dark' : 'light';
        return this.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
    }

    /** The value of an expression in the page. */
    async value(expression) {
        const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
            expression, awaitPromise: true, returnByValue: true,
        });
        if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
        return result.value;
    }

    /** Waits until an expression is true. */
    async until(expression, seconds = 10) {
        for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
            if (await this.value(expression)) return;
            await sleep(0.02);
        }
        throw new Error(`${expression} is not true after ${seconds} s; ${this.complaints.join('; ')}`);
    }

    /** A finger goes along `points`, [x, y] each, `rate` a second, and lifts. */
    async swipe(points, rate) {
        const touch = (type, touchPoints) => this.send('Input.dispatchTouchEvent', { type, touchPoints });
        const asked = [];
        const start = performance.now();
        for (const [index, [x, y]] of points.entries()) {
            await sleep((start + (index * 1000) / rate - performance.now()) / 1000);
            asked.push(touch(index ? 'touchMove' : 'touchStart', [{ x, y, id: 1 }]));
        }
        asked.push(touch('touchEnd', []));
        await Promise.all(asked);
    }

    async tap(selector) {
        const { x, y } = await this.value(`(() => {
            const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        })()`);
        await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 1 }] });
        await this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }

    /** A picture as PNG. */
    async picture() {
        const { data } = await this.send('Page.captureScreenshot', { format: 'png' });
        return Buffer.from(data, 'base64');
    }
}

/** Waits; not at all for a time that is over. */
export function sleep(seconds) {
    return new Promise((done) => setTimeout(done, Math.max(0, seconds * 1000)));
}
