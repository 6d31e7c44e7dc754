import type { SearchBook } from "#search-book.ts";

const newEveryMs = 60_000;
/** Fame and teams of players move slowly. */
const allEvery = 60;

/** Has the names of the store read in the background: everything at the start, then what is new. */
export function startReadingNames(options: { book: SearchBook; now(): number; onError(error: unknown): void }): {
  stop(): Promise<void>;
} {
  const { book, now, onError } = options;
  let stopped = false;
  let rounds = 0;
  let reading = round();

  async function round(): Promise<void> {
    try {
      await book.read(now(), rounds++ % allEvery === 0 ? "all" : "new", () => stopped);
    } catch (error) {
      // A store that is being closed is no failure.
      if (!stopped) onError(error);
    }
  }

  const timer = setInterval(() => {
    reading = reading.then(round);
  }, newEveryMs);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await reading;
    },
  };
}
