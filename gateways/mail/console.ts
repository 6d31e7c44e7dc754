import type { Mail, MailGateway } from "#mail/port.ts";

const mostKept = 50;

/** The local default: what would be sent stands on the console of whoever runs the server, and in an outbox in memory. */
export class ConsoleMail implements MailGateway {
  readonly #say: (line: string) => void;
  readonly #now: () => number;
  readonly #sent: (Mail & { at: number })[] = [];

  constructor(say: (line: string) => void, now: () => number) {
    this.#say = say;
    this.#now = now;
  }

  async send(mail: Mail): Promise<void> {
    this.#sent.unshift({ ...mail, at: this.#now() });
    this.#sent.length = Math.min(this.#sent.length, mostKept);
    this.#say(`  Mail to ${mail.to}: ${mail.subject}\n${mail.text.replace(/^/gm, "    ")}`);
  }

  /** The latest first. */
  get outbox(): readonly (Mail & { at: number })[] {
    return this.#sent;
  }
}
