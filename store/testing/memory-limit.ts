import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A group of processes that together may hold so many bytes, files that the system keeps for them included. */
export type MemoryLimit = {
  readonly directory: string;
  /** The process, and whatever it starts from now on, is ended by the system when it wants more. */
  admit(pid: number | undefined): void;
  /** Once nobody is in it any more. */
  remove(): void;
};

/** Where control groups are, of the first kind or of the second, and which file takes the number. */
const places = [
  { root: "/sys/fs/cgroup/memory", limit: "memory.limit_in_bytes" },
  { root: "/sys/fs/cgroup", limit: "memory.max" },
];

let made = 0;

/** Nothing where this machine has no control groups of memory, or does not let us make one. */
export function limitMemory(bytes: number): MemoryLimit | undefined {
  for (const { root, limit } of places) {
    const directory = join(root, `scoreline-${process.pid}-${made++}`);
    if (!hasMemory(root)) continue;
    try {
      mkdirSync(directory);
    } catch {
      continue;
    }
    const remove = () => rmdirSync(directory);
    try {
      writeFileSync(join(directory, limit), String(bytes));
    } catch {
      remove();
      continue;
    }
    const admit = (pid: number | undefined) => writeFileSync(join(directory, "cgroup.procs"), String(pid));
    return { directory, admit, remove };
  }
  return undefined;
}

function hasMemory(root: string): boolean {
  if (existsSync(join(root, "memory.limit_in_bytes"))) return true;
  const shared = join(root, "cgroup.subtree_control");
  return existsSync(shared) && /\bmemory\b/.test(readFileSync(shared, "utf8"));
}

function probe(): boolean {
  const one = limitMemory(2 ** 30);
  one?.remove();
  return one !== undefined;
}

/** Whether processes can be held to a number of bytes here. */
export const canLimitMemory = probe();
