import type { FeedBatch, FeedSource } from "#port/source.ts";

type Scripted = FeedSource & { say(...messages: unknown[]): Promise<void> };

/** A source that says exactly what it is told, when it is told: for tests, and for trying things by hand. */
export function scriptedSource(name = "scripted", { details }: Pick<FeedSource, "details"> = {}): Scripted {
  const said: { batch: FeedBatch; stored(): void; failed(error: unknown): void }[] = [];
  let wake = () => {};
  let count = 0;

  return {
    name,
    say(...messages) {
      return new Promise((stored, failed) => {
        count += 1;
        said.push({ batch: { messages, cursor: String(count) }, stored, failed });
        wake();
      });
    },
    async follow(_from, deliver, signal) {
      await deliver({ messages: [], caughtUp: true });
      signal.addEventListener("abort", () => wake(), { once: true });
      while (!signal.aborted) {
        const next = said.shift();
        if (next) await deliver(next.batch).then(next.stored, next.failed);
        else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    },
    ...(details && { details }),
  };
}
