import { setTimeout as pause } from "node:timers/promises";
import type { SearchBook } from "#search-book.ts";

/** Facts come in crowds: what they say of names is read together. */
const everyMs = 1_000;
const lastReadingMs = 2_000;

/** Has the names of the store read in the background: everything at the start, then what facts say. */
export function startReadingNames(options: {
  book: SearchBook;
  now(): number;
  onError(error: unknown): void;
  onRead?(): void;
}): {
  stop(): Promise<void>;
} {
  const { book, now, onError, onRead } = options;
  let stopped = false;
  let reading: Promise<void> | undefined;

  async function round(): Promise<void> {
    try {
      await book.catchUp(now(), () => stopped);
      onRead?.();
    } catch (error) {
      // A store that is being closed is no failure.
      if (!stopped) onError(error);
    }
    reading = undefined;
  }

  const look = () => {
    reading ??= round();
  };
  const timer = setInterval(look, everyMs);
  look();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      // A database that does not answer must not hold up the end.
      await Promise.race([reading, pause(lastReadingMs, undefined, { ref: false })]);
    },
  };
}
