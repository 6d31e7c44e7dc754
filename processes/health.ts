import { causeOf } from "@scoreline/store/engine/away";
import type { Logger } from "pino";

/** Something that does not work as it should, though the process serves. */
type Fault = {
  what: string;
  since: number;
  why: string;
  /** Of a fault that keeps news from coming: up to when what is shown is known to be right, by the world's clock. */
  asOf: number | undefined;
};

export type HealthReport = {
  /** Degraded: it serves what it can, and should not be taken out of service for it. */
  status: "ready" | "degraded" | "not ready";
  reasons: readonly string[];
};

/**
 * How the process is, as it is told outside. A fault is one line in the log when it begins, whoever notices it and however
 * often, and one when it is over.
 */
export class Health {
  readonly #log: Pick<Logger, "warn" | "info">;
  readonly #faults = new Map<string, Fault>();
  /** What stands in the way of serving at all. */
  #obstacle: string | undefined = "starting";

  constructor(log: Pick<Logger, "warn" | "info">) {
    this.#log = log;
  }

  /** What it is busy with before it serves. */
  startsBy(work: string): void {
    if (this.#obstacle !== stopping) this.#obstacle = `starting: ${work}`;
  }

  serves(): void {
    if (this.#obstacle !== stopping) this.#obstacle = undefined;
  }

  stops(): void {
    this.#obstacle = stopping;
  }

  begins(what: string, reason: unknown, asOf?: number): void {
    if (this.#faults.has(what) || this.#obstacle === stopping) return;
    const why = causeOf(reason);
    this.#faults.set(what, { what, since: Date.now(), why, asOf });
    this.#log.warn({ fault: what, why }, `${what}: ${why}`);
  }

  isOver(what: string): void {
    const fault = this.#faults.get(what);
    if (!fault) return;
    this.#faults.delete(what);
    const seconds = Math.round((Date.now() - fault.since) / 1_000);
    this.#log.info({ fault: what, seconds }, `${what}: all right again after ${seconds} s`);
  }

  get faults(): readonly Fault[] {
    return [...this.#faults.values()];
  }

  /** The instant that readers are told, while anything keeps news from coming. */
  get asOf(): number | undefined {
    const instants = this.faults.flatMap(({ asOf }) => asOf ?? []);
    return instants.length > 0 ? Math.min(...instants) : undefined;
  }

  get report(): HealthReport {
    const faults = this.faults.map(({ what, since, why }) => `${what}: ${why}, since ${new Date(since).toISOString()}`);
    if (this.#obstacle) return { status: "not ready", reasons: [this.#obstacle, ...faults] };
    return { status: faults.length > 0 ? "degraded" : "ready", reasons: faults };
  }
}

const stopping = "stopping";
