import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** A helper process of the benchmark: told things, asked things, over the channel between parent and child. */
export class Child {
  readonly #child: ChildProcess;
  readonly #waiting: { resolve(answer: unknown): void; reject(error: Error): void }[] = [];

  /** `file` is relative to bench/. */
  constructor(file: string, settings: object) {
    this.#child = spawn(process.execPath, [join(root, file), JSON.stringify(settings)], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    this.#child.on("message", (answer) => this.#waiting.shift()?.resolve(answer));
    this.#child.once("exit", (code, signal) => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(`${file} ended with ${code ?? signal}`));
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The next thing that the child says. */
  next<Answer>(): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve: (answer) => resolve(answer as Answer), reject });
    });
  }

  send(order: object | string): void {
    this.#child.send(order);
  }

  ask<Answer>(question: object | string): Promise<Answer> {
    const answer = this.next<Answer>();
    this.send(question);
    return answer;
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.kill("SIGKILL");
    await gone;
  }
}

/** Bytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** For a helper: its settings, and what to answer to whom. */
export function settingsOf<Settings>(): Settings {
  // A helper does not outlive the benchmark.
  process.once("disconnect", () => process.exit());
  return JSON.parse(process.argv[2] ?? "{}") as Settings;
}

export function tell(answer: object): void {
  process.send?.(answer);
}
