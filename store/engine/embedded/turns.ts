type Waiting = { asked: number; begin(): Promise<void> };

/** So long the connection is kept for whoever has just read: most read several times in a row. */
const againMs = 8;
/** So long whoever wants it for a transaction waits for readers at most. */
const patienceMs = 150;

/**
 * Who has the only connection. A statement comes before a transaction, and before the next transaction begins, the reader gets
 * the time to ask again: a page that asks ten times waits for one batch of a feed, not for ten.
 */
export class Turns {
  readonly #statements: Waiting[] = [];
  readonly #transactions: Waiting[] = [];
  #isTaken = false;
  #hasRead = true;
  #readAt = Number.NEGATIVE_INFINITY;
  #later: ReturnType<typeof setTimeout> | undefined;

  /** Those who wait for their turn, and the one who has it. */
  get waiting(): number {
    return this.#statements.length + this.#transactions.length + Number(this.#isTaken);
  }

  statement<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#wait(this.#statements, async () => {
      try {
        return await work();
      } finally {
        this.#readAt = performance.now();
      }
    });
  }

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#wait(this.#transactions, work);
  }

  #wait<Result>(line: Waiting[], work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    line.push({ asked: performance.now(), begin: () => work().then(resolve, reject) });
    this.#go();
    return promise;
  }

  #go(): void {
    if (this.#isTaken) return;
    clearTimeout(this.#later);
    const now = performance.now();
    const [transaction] = this.#transactions;
    const isPatient = transaction !== undefined && now - transaction.asked < patienceMs;
    if (this.#statements.length === 0 && isPatient && now - this.#readAt < againMs) {
      this.#later = setTimeout(() => this.#go(), againMs);
      return;
    }
    // After a transaction whoever waits to read has a turn first, however many others have lost their patience.
    const isDue = transaction !== undefined && !isPatient && this.#hasRead;
    const line = this.#statements.length === 0 || isDue ? this.#transactions : this.#statements;
    const next = line.shift();
    if (!next) return;
    this.#isTaken = true;
    this.#hasRead = line === this.#statements;
    void next.begin().finally(() => {
      this.#isTaken = false;
      this.#go();
    });
  }
}
