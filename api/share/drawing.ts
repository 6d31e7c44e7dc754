import { extname } from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { Refusal } from "@scoreline/contract/errors";
import { ownBytes } from "@scoreline/live/cache/own-bytes";
import { atAnyFact, type Cache } from "#cache/cache.ts";
import type { Picture } from "#share/picture.ts";

export type ToDrawer = { id: number; picture: Picture };
export type FromDrawer = { id: number; png: Uint8Array } | { id: number; failed: string };

/** TypeScript among the sources, JavaScript in a build. */
const thread = new URL(`./drawing-thread${extname(import.meta.url)}`, import.meta.url);

/** More than this waiting is more than anybody would wait for. */
const mostWaiting = 40;

/** A picture rests on nothing but what is drawn. */
const forEver = { seq: atAnyFact, instant: 0, delaySeconds: 0 };

/**
 * Pictures are drawn in a thread of their own, so that scores never wait for one. The line is short: who comes when it is
 * full is told to come again. What was drawn is kept, by everything that stands on it.
 */
export class Drawing {
  readonly #fonts: readonly string[];
  readonly #limits: ResourceLimits;
  readonly #kept: Cache<Buffer>;
  readonly #waiting = new Map<number, { resolve(png: Buffer): void; reject(reason: unknown): void }>();
  #worker: Worker | undefined;
  #last = 0;

  constructor(fonts: readonly string[], limits: ResourceLimits, kept: Cache<Buffer>) {
    this.#fonts = fonts;
    this.#limits = limits;
    this.#kept = kept;
  }

  draw(picture: Picture, toll?: () => Promise<void>): Promise<Buffer> {
    return this.#kept.get(
      JSON.stringify(picture),
      forEver,
      { subjects: [], bytes: ({ length }) => length },
      async () => {
        if (this.#waiting.size >= mostWaiting) throw new Refusal("unavailable");
        return this.#ask(picture);
      },
      toll,
    );
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask(picture: Picture): Promise<Buffer> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#thread().postMessage({ id, picture } satisfies ToDrawer);
    });
  }

  /** Started with the first picture, and again after a failure. */
  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(thread, {
      workerData: { fonts: this.#fonts },
      resourceLimits: this.#limits,
    });
    worker.unref();
    worker.on("message", (message: FromDrawer) => {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if ("png" in message) waiting?.resolve(ownBytes(Buffer.from(message.png)));
      else waiting?.reject(new Error(`a picture could not be drawn: ${message.failed}`));
    });
    const gone = (reason: unknown) => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(reason);
      this.#waiting.clear();
    };
    worker.once("error", gone);
    worker.once("exit", () => gone(new Refusal("unavailable")));
    this.#worker = worker;
    return worker;
  }
}
