import type { MessagePort } from "node:worker_threads";
import type { FeedBatch } from "#port/source.ts";
import type { FromThread } from "#threaded/threaded-source.ts";

/** Batches that were sent and are not stored yet, in order: the other side stores them one after the other. */
export class WaitingLine {
  readonly #port: MessagePort;
  readonly #waiting: (() => void)[] = [];

  constructor(port: MessagePort) {
    this.#port = port;
  }

  /** Resolves once the batch is stored. */
  deliver(batch: FeedBatch): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#port.postMessage({ batch } satisfies FromThread);
    });
  }

  stored(): void {
    this.#waiting.shift()?.();
  }
}
