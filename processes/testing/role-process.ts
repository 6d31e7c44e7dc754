import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { limitMemory } from "@scoreline/store/testing/memory-limit";
import { freePort } from "@scoreline/store/testing/postgres";
import { serverDirectory } from "#program/build.ts";
import { nodeFlags } from "#program/node-flags.ts";

const root = join(import.meta.dirname, "..", "..");

type Heard = { stored: number } | { failed: number };

/** The real program in a role, in a process of its own, that can be killed and started again on the same port. */
export class RoleProcess {
  readonly address: string;
  readonly #environment: Record<string, string>;
  readonly #memory: number | undefined;
  #child: ChildProcess | undefined;
  #exited: Promise<number | null> = Promise.resolve(null);
  #output = "";
  #onOutput = () => {};
  onMessage: (message: Heard) => void = () => {};

  private constructor(port: number, environment: Record<string, string>, memory: number | undefined) {
    this.#memory = memory;
    this.address = `http://127.0.0.1:${port}`;
    const own = { HOST: "127.0.0.1", PORT: String(port), RATE_LIMIT: "0", LOG_LEVEL: "info" };
    this.#environment = { ...own, ...environment };
  }

  /** `memory`: it may hold so many bytes, where this machine can see to that. */
  static async create(environment: Record<string, string>, memory?: number): Promise<RoleProcess> {
    return new RoleProcess(await freePort(), environment, memory);
  }

  /** Resolves once the process says one of these, in its log or to the console. */
  async start(...words: string[]): Promise<void> {
    const child = spawn(process.execPath, [...nodeFlags, join(serverDirectory, "serve.js")], {
      cwd: root,
      env: { ...process.env, ...this.#environment },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#child = child;
    const limit = this.#memory === undefined ? undefined : limitMemory(this.#memory);
    limit?.admit(child.pid);
    this.#output = "";
    this.#exited = new Promise((resolve) => child.once("exit", resolve));
    child.once("exit", () => limit?.remove());
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => {
        this.#output += text;
        this.#onOutput();
      });
    }
    child.on("message", (message: Heard) => this.onMessage(message));
    // A process that was killed cannot be spoken to: what was said is said again to another one.
    child.on("error", () => {});
    await this.said(...words);
  }

  async said(...words: string[]): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      this.#onOutput = () => words.some((word) => this.#output.includes(word)) && resolve();
      this.#onOutput();
    });
    const ended = this.#exited.then((code) => {
      throw new Error(`ended with ${code} before it said ${words.join(" or ")}\n${this.#output}`);
    });
    await Promise.race([heard, ended]);
  }

  get output(): string {
    return this.#output;
  }

  tell(message: { id: number; messages: readonly unknown[] }): void {
    if (this.#child?.connected) this.#child.send(message, () => {});
  }

  /** Stops it in its tracks, as a machine does that hangs, and lets it go on. */
  freeze(): void {
    this.#child?.kill("SIGSTOP");
  }

  thaw(): void {
    this.#child?.kill("SIGCONT");
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** How it says that it is. */
  async readiness(): Promise<{ code: number; status: string; reasons: string[] }> {
    const answer = await fetch(`${this.address}/readyz`);
    return { code: answer.status, ...((await answer.json()) as { status: string; reasons: string[] }) };
  }

  /** The exit code, or nothing for a process that was killed. */
  async kill(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    this.#child?.kill(signal);
    return this.#exited;
  }

  async figure(name: string): Promise<number> {
    const metrics = await (await fetch(`${this.address}/metrics`)).text();
    const line = metrics.split("\n").find((each) => each.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? Number.NaN);
  }
}
