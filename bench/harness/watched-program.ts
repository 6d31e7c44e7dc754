import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limitMemory, type MemoryLimit } from "@scoreline/store/testing/memory-limit";

/** Bytes that the program's process held at an instant, and the seconds of processors it had used. */
export type Sample = { at: number; resident: number; highest: number; busy: number };
/** What the engine of one thread held at an instant, in bytes; wasm memory is among the array buffers. */
export type ThreadNote = {
  at: number;
  thread: string;
  used: number;
  heap: number;
  external: number;
  arrayBuffers: number;
};

/** The command of `npm start`, without npm, looked at once a second. */
export class WatchedProgram {
  readonly samples: Sample[] = [];
  readonly lines: { at: number; text: string }[] = [];
  /** With what it ended; it is ended by a signal when the machine has no more memory for it. */
  readonly ended: Promise<string>;
  readonly #group: number;
  readonly #notes = mkdtempSync(join(tmpdir(), "scoreline-notes-"));
  readonly #limit: MemoryLimit | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(root: string, environment: Record<string, string>, limit?: number) {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      scripts: { start: string };
    };
    this.#limit = limit === undefined ? undefined : limitMemory(limit);
    const enter = this.#limit ? `echo $$ > ${join(this.#limit.directory, "cgroup.procs")}; ` : "";
    const child = spawn("sh", ["-c", `${enter}${scripts.start}`], {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH}`,
        LOG_LEVEL: "error",
        ...environment,
        NODE_OPTIONS: `--import=${join(import.meta.dirname, "..", "clients", "memory-probe.ts")}`,
        MEMORY_NOTES: this.#notes,
      },
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    this.#group = child.pid ?? 0;
    child.stdout.on("data", (data: Buffer) => {
      this.lines.push({ at: Date.now(), text: data.toString().trim() });
      for (const listener of this.#listeners) listener();
    });
    const looking = setInterval(() => this.#look(), 1_000);
    this.ended = new Promise((resolve) => {
      child.once("close", (code, signal) => {
        clearInterval(looking);
        resolve(signal ?? String(code));
        for (const listener of this.#listeners) listener();
      });
    });
  }

  /** When the program said it; undefined when it ended before. */
  async said(text: string): Promise<number | undefined> {
    let over = false;
    void this.ended.then(() => {
      over = true;
    });
    for (;;) {
      const line = this.lines.find((one) => one.text.includes(text));
      if (line || over) return line?.at;
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#listeners.delete(wake);
          resolve();
        };
        this.#listeners.add(wake);
        void this.ended.then(wake);
      });
    }
  }

  async stop(): Promise<void> {
    try {
      process.kill(-this.#group, "SIGTERM");
    } catch {
      // It is over already.
    }
    await this.ended;
    rmSync(this.#notes, { recursive: true, force: true });
    this.#limit?.remove();
  }

  /** The last note of each thread before an instant. */
  threadsAt(at: number): ThreadNote[] {
    return readdirSync(this.#notes).flatMap((file) => {
      const lines = readFileSync(join(this.#notes, file), "utf8").trim().split("\n");
      const notes = lines.map((line) => JSON.parse(line) as ThreadNote);
      const last = notes.findLast((note) => note.at <= at);
      // A thread that has ended holds nothing any more; one that is busy is late with its notes.
      return last && at - last.at < 20_000 ? [last] : [];
    });
  }

  #look(): void {
    const pid = largestOf(this.#group);
    if (pid === undefined) return;
    try {
      this.samples.push({ at: Date.now(), ...statusOf(pid), busy: busyOf(pid) });
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** The shell is of the group, too. */
function largestOf(group: number): number | undefined {
  let largest: { pid: number; resident: number } | undefined;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (Number(statOf(name)[2]) !== group) continue;
      const { resident } = statusOf(Number(name));
      if (!largest || resident > largest.resident) largest = { pid: Number(name), resident };
    } catch {
      // It has ended in the meantime.
    }
  }
  return largest?.pid;
}

/** What follows the name in the line that the system has on a process. */
function statOf(pid: string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** The system counts in hundredths. */
function busyOf(pid: number): number {
  const fields = statOf(String(pid));
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function statusOf(pid: number): { resident: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? 0) * 1024;
  return { resident: bytes("VmRSS"), highest: bytes("VmHWM") };
}

/** Bytes of the files in a directory. */
export function sizeOf(directory: string): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
