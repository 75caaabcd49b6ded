// The page: what came with it, and which part tells which.

import { Beside } from './beside.js';
import { BlindTest } from './blind.js';
import { Cards, largeCard, rowCard, rowHeights } from './cards.js';
import { Segments, slider } from './controls.js';
import { Core, Feel } from './core.js';
import { Plot, curve, curveRate, measuredCurve } from './curves.js';
import { Frames } from './frames.js';
import { Input, turnedSideways } from './input.js';
import { PlatformStage } from './platform.js';
import { trace } from './recording.js';
import { currentItem, layout, offsetOf, scenes } from './scene.js';
import { send } from './sending.js';
import { Session, feelText, recordingOf, recordingText } from './session.js';
import { Takes, takeTitle } from './takes.js';

/** How the curves of each choice are drawn. */
const styles = {
    A: { color: 'accent', dash: [] }, B: { color: 'b', dash: [6, 4] }, platform: { color: 'ghost', dash: [2, 3] },
};

class Page {
    constructor(core, data) {
        this.core = core;
        this.data = data;
        this.scene = scenes[data.scene];
        this.axis = this.scene.axis === 'horizontal' ? 'x' : 'y';
        this.sides = data.feels.map((feel, index) => ({ ...feel, name: 'AB'[index], feel: new Feel(core, feel.base, feel.values) }));
        this.make();
        this.connect();
        this.layOut();
        this.choose('A');
        if (data.takes.length && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.play(this.takes.given[0]);
    }

    // Parts

    make() {
        const { core, data } = this;
        const color = (index) => data.colors[index % data.colors.length];
        const makers = { large: (index) => largeCard(color(index)), row: (index) => rowCard(color(index), index) };
        const makeCard = data.scene === 'list' ? makers.row : makers.large;
        this.stage = byID('stage');
        this.stage.dataset.scene = data.scene;
        this.cards = new Cards(this.stage, makeCard);
        this.frames = new Frames((time) => this.frame(time));
        this.session = new Session(core, (take) => this.taken(take));
        this.input = new Input(this.stage, (event, time) => this.handle(event, time));
        this.platform = new PlatformStage(this.stage, makeCard, this.frames, (points) => this.measured(points));
        this.beside = new Beside(core, byID('beside'), makers, this.frames);
        this.plot = new Plot(byID('curves'));
        const given = data.takes.map((take) => this.described({ ...take, isOwn: false }, this.sides[0]));
        this.takes = new Takes(byID('takes'), given, { play: (take) => this.play(take), save: (take) => this.save(take) });
        this.blind = new BlindTest();
    }

    connect() {
        const choices = this.sides.map(({ name, title }) => [name, title, this.sides.length > 1 ? name : '']);
        if (this.sides.length > 1) choices.push(['X', 'Blind', '']);
        choices.push(['platform', 'Browser', '']);
        this.segments = new Segments(byID('feels'), 'Feel', choices, (value) => this.choose(value));
        for (const button of byID('guess').querySelectorAll('button')) {
            button.addEventListener('click', () => this.guess(button.dataset.side));
        }
        byID('stop').addEventListener('click', () => this.play(null));
        byID('more').addEventListener('click', () => this.togglePanel());
        byID('less').addEventListener('click', () => this.togglePanel(false));
        byID('full').addEventListener('click', () => this.fill(true));
        byID('small').addEventListener('click', () => this.fill(false));
        document.addEventListener('fullscreenchange', () => document.fullscreenElement || this.fill(false));
        byID('save').addEventListener('click', () => this.save(this.last));
        byID('send').addEventListener('click', () => this.send(this.last));
        byID('save-feel').addEventListener('click', () => this.saveFeel());
        document.body.classList.toggle('is-served', this.isServed);
        byID('each').hidden = !this.isServed;
        const fate = this.isServed ? 'Takes go to the computer that serves this page, when you send them.' : 'Nothing leaves this page: takes are saved by you.';
        byID('about').textContent = `${this.data.program}. ${fate}`;
        new ResizeObserver(() => this.layOut()).observe(this.stage);
        document.addEventListener('keydown', (event) => event.key === 'Escape' && this.togglePanel(false));
        // A ring around the stage is for those who came to it by keys.
        document.addEventListener('keydown', () => document.body.classList.add('by-keys'), true);
        document.addEventListener('pointerdown', () => document.body.classList.remove('by-keys'), true);
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.plot.draw());
    }

    // Layout

    layOut() {
        const size = { width: this.stage.clientWidth, height: this.stage.clientHeight };
        if (!size.width || !size.height) return;
        const old = this.view?.viewport;
        if (old && old.width === size.width && old.height === size.height) return;
        const current = this.view ? currentItem(this.view, this.offset) : 0;
        const { data } = this;
        const heights = data.scene === 'list' ? rowHeights(this.stage, size.width - 40, data.colors) : [];
        this.view = layout(data.scene, size, 1 / window.devicePixelRatio, data.stage, heights);
        const { transitionScale: scale, transitionOpacity: opacity } = data.stage;
        this.transition = data.scene === 'gallery' ? { scale, opacity } : null;
        this.cards.lay(this.view, this.transition);
        const offset = offsetOf(this.view, current);
        this.session.open(this.view, this.side.feel, offset);
        this.platform.lay(this.view, this.transition, offset);
        this.show();
    }

    get offset() {
        return this.choice === 'platform' ? this.platform.offset : this.session.offset;
    }

    show() {
        this.cards.show(this.session.offset);
        const index = currentItem(this.view, this.offset);
        if (index === this.shownItem) return;
        this.shownItem = index;
        const { items } = this.view;
        const { name } = this.data.colors[index % this.data.colors.length];
        byID('title').textContent = this.scene.title;
        const count = items.count.toLocaleString('en');
        byID('detail').textContent = this.scene.unit === 'page' ? `Page ${index + 1} of ${count}` : `${name}, ${(index + 1).toLocaleString('en')} of ${count}`;
    }

    // Input and frames

    handle(event, time) {
        this.session.handle(this.axis === 'x' ? turnedSideways(event) : event, time);
        this.frames.need();
    }

    frame(time) {
        const moves = this.choice === 'platform' ? this.platform.frame(time) : this.session.frame(time);
        this.show();
        const plays = this.beside.frame(time);
        return moves || plays;
    }

    // Feels

    /** The side that is felt: A or B, also where it is not told which. */
    get side() {
        const name = this.choice === 'X' ? this.blind.side : this.choice;
        return this.sides.find((side) => side.name === name) ?? this.sides[0];
    }

    choose(choice) {
        const offset = this.view && this.offset;
        this.choice = choice;
        document.body.dataset.choice = choice;
        const isPlatform = choice === 'platform';
        if (this.input.isOn === isPlatform) this.input.turn(!isPlatform);
        this.stage.classList.toggle('is-platform', isPlatform);
        byID('guess').hidden = choice !== 'X';
        byID('figure').hidden = choice === 'X';
        if (this.view && isPlatform) this.platform.lay(this.view, this.transition, offset);
        else if (this.view) this.takeOver(offset);
        this.beside.setFeel(this.side.feel, this.caption);
        this.showSliders();
        this.draw();
    }

    /** The session goes on with the feel of now, and where the browser's own scrolling was left. */
    takeOver(offset) {
        if (offset !== this.session.offset) this.session.open(this.view, this.side.feel, offsetOf(this.view, currentItem(this.view, offset)));
        else this.session.setFeel(this.side.feel);
        this.frames.need();
    }

    guess(side) {
        const { truth, isRight } = this.blind.answer(side);
        byID('question').textContent = `${isRight ? 'Right' : 'No'}, it was ${truth}. ${this.blind.summary}.`;
        this.session.setFeel(this.side.feel);
        this.beside.setFeel(this.side.feel, this.caption);
    }

    showSliders() {
        const isHidden = this.choice === 'X' || this.choice === 'platform';
        const { side } = this;
        byID('sliders-title').textContent = isHidden ? 'Numbers' : `Numbers of ${side.title}`;
        const rows = isHidden ? [] : side.numbers.map((id) => {
            side.initial ??= new Map();
            if (!side.initial.has(id)) side.initial.set(id, side.feel.number(id));
            const number = this.core.numbersByID.get(id);
            return slider(number, side.initial.get(id), side.feel.number(id), (value) => this.set(side, id, value));
        });
        byID('sliders').replaceChildren(...rows);
        byID('save-feel').hidden = isHidden;
        if (isHidden) byID('sliders').textContent = this.choice === 'X' ? 'Not told while you guess.' : 'The browser has none.';
    }

    set(side, id, value) {
        side.feel.set(id, value);
        const [group, name] = id.split('.');
        side.values = { ...side.values, [group]: { ...side.values[group], [name]: value } };
        if (side === this.side) this.session.setFeel(side.feel);
        this.beside.changed();
        this.draw();
    }

    // Takes

    /** Whether the page came from a computer that takes what is done on it. */
    get isServed() {
        return this.data.isServed === true;
    }

    /** With what the list shows of it. */
    described(take, side) {
        const samples = trace(this.core, take.recording, side.feel);
        const axis = take.recording.axes[0] === 'horizontal' ? 'x' : 'y';
        const step = Math.max(1, Math.floor(samples.length / 40));
        return {
            ...take, title: take.title ?? takeTitle(take.recording, samples), length: samples.at(-1).t,
            curve: samples.filter((_, index) => index % step === 0).map((sample) => sample.offset[axis]),
        };
    }

    taken(take) {
        const { side } = this;
        const recording = recordingOf(take, side, this.data.scene, this.data.stage);
        const clock = take.made.toTimeString().slice(0, 8);
        const made = this.described({ recording, time: clock, made: take.made, isOwn: true }, side);
        recording.take = { name: made.title, made: `${take.made.toISOString().slice(0, 19)}Z` };
        this.last = made;
        this.takes.add(made);
        this.draw();
        if (this.isServed && byID('send-each').checked) this.send(made);
    }

    measured(points) {
        this.points = points;
        this.draw();
    }

    play(take) {
        this.takes.playing = take;
        this.last = take ?? this.last;
        this.togglePanel(false);
        if (take) this.beside.play(take, this.side.feel, this.caption);
        else this.beside.stop();
        this.draw();
    }

    get caption() {
        const take = this.takes?.current;
        const feel = this.choice === 'X' ? 'X' : this.side.title;
        return take ? `${take.title} in ${feel}` : '';
    }

    save(take) {
        download(`take-${stamp(take.made)}.scroll-recording.json`, recordingText(take.recording));
    }

    /** One after the other: the computer numbers takes as they come. */
    send(take) {
        if (take.sending === 'Sent' || take.sending === 'Sending') return;
        take.sending = 'Sending';
        this.draw();
        this.sent = (this.sent ?? Promise.resolve()).then(async () => {
            const { isTaken, answer } = await send(recordingText(take.recording));
            Object.assign(take, { sending: isTaken ? 'Sent' : undefined, answer });
            this.draw();
        });
    }

    saveFeel() {
        const { side } = this;
        const isTuned = [...side.initial].some(([id, value]) => side.feel.number(id) !== value);
        const name = isTuned ? `${side.title}, tuned` : side.title;
        download(`feel-${stamp(new Date())}.scroll-feel.json`, feelText(side, name));
    }

    // Curves

    /** The last take in A and B, or what was read off the browser. */
    draw() {
        if (!this.plot) return;
        byID('save').hidden = true;
        byID('send').hidden = true;
        if (this.choice === 'X') return;
        if (this.choice === 'platform' && this.points) return this.drawPlatform();
        const take = this.last;
        byID('save').hidden = !take?.isOwn;
        byID('send').hidden = !take?.isOwn || !this.isServed;
        byID('send').textContent = take?.sending ?? 'Send take';
        if (!take) return this.drawNothing('Fling the cards: curves of what you did appear here.');
        const axis = take.recording.axes[0] === 'horizontal' ? 'x' : 'y';
        const traces = this.sides.map((side) => [side, trace(this.core, take.recording, side.feel, curveRate)]);
        const shown = traces.filter(([side]) => side === this.side || this.sides.length > 1);
        this.plot.show(shown.map(([side, samples]) => curve(samples, axis, styles[side.name])), marks(take.recording));
        const own = traces.find(([side]) => side === this.side)[1];
        const isRefused = take.answer && !take.sending;
        byID('numbers').textContent = isRefused ? take.answer : this.sentence(take, own, axis);
    }

    drawPlatform() {
        this.plot.show([measuredCurve(this.points, styles.platform)]);
        const [first, last] = [this.points[0], this.points.at(-1)];
        byID('numbers').textContent = `Browser: ${points(Math.abs(last[1] - first[1]))} in ${last[0].toFixed(2)} s${this.rate}`;
    }

    drawNothing(text) {
        this.plot.show([]);
        byID('numbers').textContent = text;
    }

    sentence(take, samples, axis) {
        const lift = take.recording.events.findLast((event) => event.type === 'up' || event.type === 'wheel');
        const after = samples.find((sample) => sample.t >= (lift?.t ?? 0)) ?? samples[0];
        const [rest, fling] = [samples.at(-1), Math.abs(samples.at(-1).offset[axis] - after.offset[axis])];
        const time = Math.max(0, rest.t - (lift?.t ?? 0));
        return `${take.title} in ${this.side.title}: ${points(fling)} in ${time.toFixed(2)} s${this.rate}`;
    }

    get rate() {
        return this.frames.rate ? `, ${this.frames.rate} Hz` : '';
    }

    // Panel and screen

    togglePanel(isOpen = !document.body.classList.contains('has-panel')) {
        document.body.classList.toggle('has-panel', isOpen);
        byID('more').setAttribute('aria-expanded', String(isOpen));
    }

    /** The scene and the switch alone; without the browser's own bars where it lets a page do so. */
    fill(isFull) {
        document.body.classList.toggle('is-full', isFull);
        if (isFull) this.togglePanel(false);
        if (!document.fullscreenEnabled) return;
        if (isFull) document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
        else if (document.fullscreenElement) document.exitFullscreen();
    }
}

/** Presses and lifts, for the curves. */
function marks(recording) {
    const words = { down: 'down', up: 'lift' };
    return recording.events.filter((event) => words[event.type]).slice(0, 6).map((event) => [event.t, words[event.type]]);
}

/** A moment as a part of a file's name. */
function stamp(date) {
    return date.toISOString().slice(0, 19).replace(/[:T]/g, '-');
}

/** Has the browser save `text` as a file. */
function download(name, text) {
    const link = document.createElement('a');
    link.download = name;
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

function points(value) {
    return `${Math.round(value).toLocaleString('en')} pt`;
}

function byID(id) {
    return document.getElementById(id);
}

/** The bytes that stand in the page. */
function bytes(base64) {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

async function start() {
    const data = JSON.parse(byID('data').textContent);
    const core = await Core.load(bytes(byID('core').textContent));
    window.scrollPlayground = { page: new Page(core, data), recordingText };
}

start().catch((error) => {
    byID('detail').textContent = `This browser cannot run the page: ${error.message}`;
});
