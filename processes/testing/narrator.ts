import type { FeedMessage } from "@scoreline/feed/port/message";
import type { RoleProcess } from "./role-process.ts";

/** Says what happens to the process that ingests, and says again to the next one what was not acknowledged. */
export class Narrator {
  #listener: RoleProcess | undefined;
  #said = 0;
  #stored = 0;
  readonly #open = new Map<number, readonly FeedMessage[]>();
  readonly #waiting = new Set<() => void>();

  /** From here on to this process, beginning with everything that nobody acknowledged. */
  speakTo(listener: RoleProcess): void {
    if (this.#listener) this.#listener.onMessage = () => {};
    this.#listener = listener;
    listener.onMessage = (message) => {
      if ("failed" in message) return this.#tell(message.failed);
      if (!this.#open.delete(message.stored)) return;
      this.#stored += 1;
      for (const look of this.#waiting) look();
    };
    for (const id of this.#open.keys()) this.#tell(id);
  }

  say(...messages: FeedMessage[]): void {
    this.#said += 1;
    this.#open.set(this.#said, messages);
    this.#tell(this.#said);
  }

  /** How much was said and not acknowledged. */
  get open(): number {
    return this.#open.size;
  }

  async storedMore(amount: number): Promise<void> {
    const goal = this.#stored + amount;
    await this.#until(() => this.#stored >= goal);
  }

  async allStored(): Promise<void> {
    await this.#until(() => this.#open.size === 0);
  }

  #until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!condition()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  #tell(id: number): void {
    const messages = this.#open.get(id);
    if (messages) this.#listener?.tell({ id, messages });
  }
}
