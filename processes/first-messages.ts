/** So many are looked at, once there are enough to judge by. */
const most = 2_000;
const least = 10;
const share = 0.5;

/** Notices, once, when more than half of what a source says first is set aside: something is wrong with all of it. */
export class FirstMessages {
  readonly #onTrouble: (aside: number, of: number) => void;
  #heard = 0;
  #aside = 0;
  #isOver = false;

  constructor(onTrouble: (aside: number, of: number) => void) {
    this.#onTrouble = onTrouble;
  }

  count({ messages, quarantined }: { messages: number; quarantined: number }): void {
    if (this.#isOver) return;
    this.#heard += messages;
    this.#aside += quarantined;
    const isTrouble = this.#heard >= least && this.#aside > this.#heard * share;
    this.#isOver = isTrouble || this.#heard >= most;
    if (isTrouble) this.#onTrouble(this.#aside, this.#heard);
  }
}
