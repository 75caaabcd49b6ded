// Curves of a take: the offset in A and B above, the velocity below, over the same time.

/** Samples a second; curves on a phone show no more. */
export const curveRate = 120;
/** Beside the curves, in points. */
const margin = 10;

/** What there is to draw of `samples` of trace(): the axis that moved most, by time. */
export function curve(samples, axis, style) {
    return {
        style, times: samples.map((sample) => sample.t), offsets: samples.map((sample) => sample.offset[axis]),
        velocities: samples.map((sample) => sample.velocity[axis]),
    };
}

/** A curve of offsets that were read off a scroll view, [time, offset] each: its velocity is the slope. */
export function measuredCurve(points, style) {
    const velocities = points.map(([t, offset], index) => {
        const [before, after] = [points[Math.max(0, index - 1)], points[Math.min(points.length - 1, index + 1)]];
        return after[0] > before[0] ? (after[1] - before[1]) / (after[0] - before[0]) : 0;
    });
    return { style, times: points.map(([t]) => t), offsets: points.map(([, offset]) => offset), velocities };
}

/** A canvas as sharp as the display. */
export class Plot {
    constructor(canvas) {
        this.canvas = canvas;
        this.curves = [];
        this.marks = [];
        new ResizeObserver(() => this.draw()).observe(canvas);
    }

    /** Draws `curves`; `marks` are times with a word. */
    show(curves, marks = []) {
        [this.curves, this.marks] = [curves, marks];
        this.draw();
    }

    draw() {
        const { canvas } = this;
        const { width, height } = canvas.getBoundingClientRect();
        if (!width || !height) return;
        const scale = window.devicePixelRatio;
        [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
        const context = canvas.getContext('2d');
        context.scale(scale, scale);
        const style = getComputedStyle(canvas);
        const color = (name) => style.getPropertyValue(`--${name}`).trim();
        context.font = '500 11px Inter, system-ui, sans-serif';
        const end = Math.max(0.1, ...this.curves.map(({ times }) => times.at(-1) ?? 0));
        const middle = Math.round(height * 0.58);
        const areas = [
            { values: 'offsets', top: 22, bottom: middle - 6, title: 'Offset' },
            { values: 'velocities', top: middle + 20, bottom: height - 7, title: 'Velocity' },
        ];
        const across = (time) => margin + (time / end) * (width - 2 * margin);
        context.fillStyle = color('second');
        for (const area of areas) context.fillText(area.title, margin, area.top - 8);
        if (!this.curves.length) return;
        this.#grid(context, color, width, middle, across, end);
        this.#marks(context, color, across, width - margin - context.measureText(`${end.toFixed(2)} s`).width, areas);
        for (const area of areas) {
            const scale = this.#scale(area);
            for (const one of this.curves) this.#line(context, color, one, area, scale, across);
        }
    }

    #grid(context, color, width, middle, across, end) {
        context.strokeStyle = color('line');
        context.lineWidth = 1;
        context.beginPath();
        context.moveTo(0, middle + 0.5);
        context.lineTo(width, middle + 0.5);
        context.stroke();
        context.fillStyle = color('second');
        const text = `${end.toFixed(2)} s`;
        context.fillText(text, width - margin - context.measureText(text).width, 14);
    }

    /** Lines at the marks, with their words where there is space for them, beside the titles. */
    #marks(context, color, across, last, areas) {
        context.setLineDash([2, 3]);
        context.strokeStyle = color('good');
        context.fillStyle = color('good');
        let free = margin + context.measureText('Velocity').width + 6;
        for (const [time, word] of this.marks) {
            const x = Math.round(across(time)) + 0.5;
            context.beginPath();
            for (const { top, bottom } of areas) {
                context.moveTo(x, top - 4);
                context.lineTo(x, bottom + 4);
            }
            context.stroke();
            const end = x + context.measureText(word).width;
            if (x < free || end > last - 6) continue;
            context.fillText(word, x, 14);
            free = end + 6;
        }
        context.setLineDash([]);
    }

    /** From a value to a height, for all curves of an area. */
    #scale({ values, top, bottom }) {
        const all = this.curves.flatMap((one) => [Math.min(...one[values]), Math.max(...one[values])]);
        const [least, greatest] = [Math.min(...all), Math.max(...all)];
        const span = greatest - least || 1;
        return (value) => bottom - ((value - least) / span) * (bottom - top);
    }

    #line(context, color, one, { values }, scale, across) {
        context.strokeStyle = color(one.style.color);
        context.setLineDash(one.style.dash ?? []);
        context.lineWidth = 2;
        context.lineJoin = 'round';
        context.beginPath();
        one.times.forEach((time, index) => {
            context.lineTo(across(time), scale(one[values][index]));
        });
        context.stroke();
        context.setLineDash([]);
    }
}
