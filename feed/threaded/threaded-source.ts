import { Worker, type WorkerOptions } from "node:worker_threads";
import type { FeedBatch, FeedSource } from "#port/source.ts";

/** From a thread: a batch that waits to be stored, what was asked for, or the end. */
export type FromThread =
  | { batch: FeedBatch }
  | { about: string; messages: readonly unknown[] }
  | { about: string; failed: string }
  | { ended: true };
/** To a thread: the oldest batch that waits is stored; a match whose details are wanted. */
export type ToThread = { stored: true } | { asked: string } | { stop: true };

/** A thread that is busy does not hear that it should stop. It has nothing to put in order: what it said is stored elsewhere. */
const lastWordMs = 500;

/** Runs a source in a thread of its own: what it computes never holds up an answer. */
export function threadedSource(
  name: string,
  entry: URL,
  { details: askable = false, ...options }: WorkerOptions & { details?: boolean },
): FeedSource {
  let tell: ((message: ToThread) => void) | undefined;
  const questions = new Questions();
  const source: FeedSource = {
    name,
    follow: (from, deliver, signal) =>
      new Promise<void>((resolve, reject) => {
        const worker = new Worker(entry, { ...options, workerData: { ...options.workerData, from } });
        tell = (message) => worker.postMessage(message);
        const fail = (error: unknown) => void worker.terminate().then(() => reject(error));
        worker.on("message", (message: FromThread) => {
          if ("ended" in message) return void worker.terminate().then(() => resolve());
          if ("about" in message) return questions.answered(message);
          deliver(message.batch).then(() => worker.postMessage({ stored: true } satisfies ToThread), fail);
        });
        const stop = () => {
          worker.postMessage({ stop: true } satisfies ToThread);
          setTimeout(() => void worker.terminate().then(() => resolve()), lastWordMs).unref();
        };
        signal.addEventListener("abort", stop, { once: true });
        if (signal.aborted) stop();
        worker.once("error", reject);
      }).finally(() => {
        tell = undefined;
        questions.giveUp();
      }),
  };
  if (!askable) return source;
  return {
    ...source,
    details(match, signal) {
      if (!tell) return Promise.reject(new Error("the thread is not running"));
      const answer = questions.add(match, signal);
      tell({ asked: match });
      return answer;
    },
  };
}

/** What was asked for and is not answered yet. */
class Questions {
  readonly #open = new Map<string, PromiseWithResolvers<readonly unknown[]>>();

  add(match: string, signal: AbortSignal): Promise<readonly unknown[]> {
    const open = this.#open.get(match) ?? Promise.withResolvers<readonly unknown[]>();
    this.#open.set(match, open);
    signal.addEventListener("abort", () => this.#reject(match, signal.reason), { once: true });
    return open.promise;
  }

  answered(answer: Extract<FromThread, { about: string }>): void {
    if ("failed" in answer) this.#reject(answer.about, new Error(answer.failed));
    else this.#open.get(answer.about)?.resolve(answer.messages);
    this.#open.delete(answer.about);
  }

  giveUp(): void {
    for (const match of this.#open.keys()) this.#reject(match, new Error("the thread has ended"));
  }

  #reject(match: string, reason: unknown): void {
    this.#open.get(match)?.reject(reason);
    this.#open.delete(match);
  }
}
