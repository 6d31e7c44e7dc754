/** As many of one address wait, at most. */
const mostWaiting = 200;

type Line = { working: number; waiting: (() => void)[] };

/** Whoever asks for a hundred things at once gets them a few at a time: nobody else waits behind all of them. */
export class Turns {
  readonly #atOnce: number;
  readonly #lines = new Map<string, Line>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Resolves to what ends the turn; nothing where too many wait already. */
  async take(address: string): Promise<(() => void) | undefined> {
    const line = this.#lines.get(address) ?? { working: 0, waiting: [] };
    this.#lines.set(address, line);
    if (line.working < this.#atOnce) line.working += 1;
    else if (line.waiting.length >= mostWaiting) return undefined;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#end(address, line);
    };
  }

  #end(address: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else line.working -= 1;
    if (line.working === 0) this.#lines.delete(address);
  }
}
