/** Of the last minutes, by the minute. */
const minuteMs = 60_000;
const minutes = 5;
/** So many are enough to judge by. */
const least = 10;
const begins = 0.5;
const ends = 0.25;

type Minute = { minute: number; heard: number; aside: number };

type SetAsideOptions = {
  /** More than half of what a source says is set aside: something is wrong with all of it. */
  onTrouble(aside: number, of: number): void;
  /** Hardly anything is any more. */
  onOver(): void;
  now?(): number;
};

/** Notices when much of what a source said in the last minutes is set aside, and when that is over. */
export class SetAside {
  readonly #options: SetAsideOptions;
  readonly #now: () => number;
  #last: Minute[] = [];
  #isTrouble = false;

  constructor(options: SetAsideOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  count({ messages, quarantined }: { messages: number; quarantined: number }): void {
    const minute = Math.floor(this.#now() / minuteMs);
    this.#last = this.#last.filter((one) => one.minute > minute - minutes);
    const latest = this.#last.at(-1);
    if (latest?.minute === minute) {
      latest.heard += messages;
      latest.aside += quarantined;
    } else this.#last.push({ minute, heard: messages, aside: quarantined });
    this.#judge();
  }

  #judge(): void {
    const heard = this.#last.reduce((sum, one) => sum + one.heard, 0);
    const aside = this.#last.reduce((sum, one) => sum + one.aside, 0);
    if (!this.#isTrouble && heard >= least && aside > heard * begins) {
      this.#isTrouble = true;
      this.#options.onTrouble(aside, heard);
    } else if (this.#isTrouble && aside < heard * ends) {
      this.#isTrouble = false;
      this.#options.onOver();
    }
  }
}
