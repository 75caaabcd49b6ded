// Plays recordings through the WebAssembly module of pages, and prints what the program's 'trace' prints.
//   node trace.mjs WEB RECORDING FEEL [RECORDING FEEL ...]
// WEB is the folder of the page's modules. Before the traces come the feels, one number or choice a line: "uikit fling.curve spline".

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [web, ...cases] = process.argv.slice(2);
const { Core, Feel } = await import(pathToFileURL(`${web}/core.js`));
const { trace } = await import(pathToFileURL(`${web}/recording.js`));

const core = await Core.load(readFileSync(`${web}/scroll-physics.wasm`));
const lines = [];

/** The text that `write(buffer, size)` writes. */
function text(write) {
    write(core.buffer, 256);
    return core.text(core.buffer);
}

const { call } = core;
for (let index = 0; index < call.sphy_builtin_feel_count(); index += 1) {
    const name = text((buffer, size) => call.sphy_builtin_feel_name(index, buffer, size));
    const feel = new Feel(core, name);
    for (const { id } of core.numbers) lines.push(`${name} ${id} ${feel.number(id)}`);
    for (let choice = 0; choice < call.sphy_choice_count(); choice += 1) {
        const id = text((buffer, size) => call.sphy_choice_text(choice, 0, buffer, size));
        const option = text((buffer, size) => core.withText(id, (at) => call.sphy_feel_get_choice(feel.handle, at, buffer, size)));
        lines.push(`${name} ${id} ${option}`);
    }
    feel.free();
}

for (let index = 0; index < cases.length; index += 2) {
    const recording = JSON.parse(readFileSync(cases[index], 'utf8'));
    const feel = new Feel(core, cases[index + 1]);
    lines.push('t,x,y,vx,vy,phase');
    for (const { t, offset, velocity, phase } of trace(core, recording, feel)) {
        lines.push([t, offset.x, offset.y, velocity.x, velocity.y, phase].join());
    }
    feel.free();
}
process.stdout.write(`${lines.join('\n')}\n`);
