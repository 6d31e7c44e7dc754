import type { SmsGateway } from "#sms/port.ts";

export type SentMessage = { to: string; text: string; at: number };

const mostKept = 50;

/** The local default: what would be sent stands on the console of whoever runs the server, and in an outbox in memory. */
export class ConsoleSms implements SmsGateway {
  readonly #say: (line: string) => void;
  readonly #now: () => number;
  readonly #sent: SentMessage[] = [];

  constructor(say: (line: string) => void, now: () => number) {
    this.#say = say;
    this.#now = now;
  }

  async send({ to, text }: { to: string; text: string }): Promise<void> {
    this.#sent.unshift({ to, text, at: this.#now() });
    this.#sent.length = Math.min(this.#sent.length, mostKept);
    this.#say(`  Message to ${to}: ${text}`);
  }

  /** The latest first. */
  get outbox(): readonly SentMessage[] {
    return this.#sent;
  }
}
