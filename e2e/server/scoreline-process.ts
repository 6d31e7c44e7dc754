import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FeedMessage } from "@scoreline/feed/port/message";
import { buildIfStale, serverDirectory } from "@scoreline/processes/program/build";
import { nodeFlags } from "@scoreline/processes/program/node-flags";
import { limitMemory } from "@scoreline/store/testing/memory-limit";
import { freePort } from "@scoreline/store/testing/postgres";

const root = join(import.meta.dirname, "..", "..");

/** The real program in a process of its own, fed by the test: what is said is stored and served once `say` resolves. */
export class ScorelineProcess {
  readonly address: string;
  readonly #environment: Record<string, string>;
  readonly #directory: string;
  readonly #memory: number | undefined;
  #child: ChildProcess | undefined;
  #said = 0;
  #output = "";
  /** Number of the last fact when the process began to serve. */
  readonly #stored = new Map<number, () => void>();

  private constructor(directory: string, port: number, environment: Record<string, string>, memory?: number) {
    this.#directory = directory;
    this.#memory = memory;
    this.address = `http://localhost:${port}`;
    this.#environment = {
      DATA_DIR: join(directory, "data"),
      PORT: String(port),
      FEED: "scripted",
      LOG_LEVEL: "error",
      RATE_LIMIT: "0",
      ...environment,
    };
  }

  get dataDirectory(): string {
    return join(this.#directory, "data");
  }

  /** What stands outside may have to know the address first. It may hold `memory` bytes, where this machine can see to that. */
  static async start(
    environment: Record<string, string> | ((address: string) => Promise<Record<string, string>>) = {},
    memory?: number,
  ): Promise<ScorelineProcess> {
    await buildIfStale(() => {});
    const directory = mkdtempSync(join(tmpdir(), "scoreline-e2e-"));
    const port = await freePort();
    const own = typeof environment === "function" ? await environment(`http://localhost:${port}`) : environment;
    const process = new ScorelineProcess(directory, port, own, memory);
    await process.restart();
    return process;
  }

  /** Starts it, again after a kill, with the same data and port; resolves when it answers. */
  async restart(): Promise<void> {
    const child = spawn(process.execPath, [...nodeFlags, join(serverDirectory, "serve.js")], {
      cwd: root,
      env: { ...process.env, ...this.#environment },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#child = child;
    const limit = this.#memory === undefined ? undefined : limitMemory(this.#memory);
    limit?.admit(child.pid);
    child.once("exit", () => limit?.remove());
    child.on("message", ({ stored }: { stored: number }) => {
      this.#stored.get(stored)?.();
      this.#stored.delete(stored);
    });
    this.#output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text: Buffer) => {
        this.#output += text;
      });
    await this.saysOnce("Scoreline is at");
  }

  /** Resolves when the words have been printed since the last start. */
  async saysOnce(words: string): Promise<void> {
    const child = this.#child;
    await new Promise<void>((resolve, reject) => {
      const look = () => this.#output.includes(words) && resolve();
      child?.stdout?.on("data", look);
      child?.stderr?.on("data", look);
      child?.once("exit", (code) => reject(new Error(`ended with ${code}\n${this.#output}`)));
      look();
    });
  }

  /** What has been printed since the last start. */
  get printed(): string {
    return this.#output;
  }

  async say(...messages: FeedMessage[]): Promise<void> {
    this.#said += 1;
    const id = this.#said;
    await new Promise<void>((resolve, reject) => {
      this.#stored.set(id, resolve);
      this.#child?.send({ id, messages }, (error) => error && reject(error));
    });
    // By its number, not by a count: contests and people write to the same log.
    const stored = await this.#figure("scoreline_appended_seq");
    while ((await this.#figure("scoreline_fact_seq")) < stored) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async #figure(name: string): Promise<number> {
    const metrics = await (await fetch(`${this.address}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(metrics)?.[1] ?? 0);
  }

  async kill(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
    child.kill(signal);
    return exited;
  }

  async end(): Promise<void> {
    await this.kill("SIGKILL");
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
