/** One console for several at once: the first to come is heard as it speaks, the next one once the first has ended. */
export class Turns {
  readonly #waiting: { said: string }[] = [];
  readonly #print: (text: string) => void;

  constructor(print: (text: string) => void) {
    this.#print = print;
  }

  take(): { say(text: string): void; end(): void } {
    const turn = { said: "" };
    this.#waiting.push(turn);
    return {
      say: (text) => {
        if (this.#waiting[0] === turn) this.#print(text);
        else turn.said += text;
      },
      end: () => {
        const first = this.#waiting[0] === turn;
        // Whoever ends while another one speaks has nothing to add: it is printed as a whole.
        if (!first) this.#print(turn.said);
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        const next = this.#waiting[0];
        if (!first || !next) return;
        this.#print(next.said);
        next.said = "";
      },
    };
  }
}
