// A blind test: X is A or B, drawn anew after each answer.

export class BlindTest {
    constructor() {
        [this.right, this.asked] = [0, 0];
        this.#draw();
    }

    /** Takes an answer, says whether it was right, and draws anew. */
    answer(side) {
        const [truth, isRight] = [this.side, side === this.side];
        this.asked += 1;
        if (isRight) this.right += 1;
        this.#draw();
        return { truth, isRight };
    }

    /** The result so far in words, with how often chance alone does as well. */
    get summary() {
        if (!this.asked) return '';
        return `${this.right} of ${this.asked} right; guessing does as well in ${Math.round(100 * this.chance)} % of such tests`;
    }

    /** The probability of at least as many right answers by guessing. */
    get chance() {
        let [ways, sum] = [1, 0];
        for (let right = 0; right <= this.asked; right += 1) {
            if (right >= this.right) sum += ways;
            ways = (ways * (this.asked - right)) / (right + 1);
        }
        return sum / 2 ** this.asked;
    }

    #draw() {
        this.side = crypto.getRandomValues(new Uint8Array(1))[0] & 1 ? 'B' : 'A';
    }
}
