import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DirectoryHeld, lockDirectory } from "./lock.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "scoreline-lock-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const contender = join(import.meta.dirname, "testing", "contender.ts");
type Outcome = "held" | "refused";

async function contend(child: ChildProcess): Promise<Outcome> {
  child.send({ directory });
  const [outcome] = (await once(child, "message")) as [Outcome];
  return outcome;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

test("of those that race for a directory whose holder was killed, one holds it at a time", async () => {
  const children = Array.from({ length: 10 }, () => fork(contender));
  try {
    await Promise.all(children.map((child) => once(child, "message")));
    const waiting = new Set(children);
    // Each round begins with the lock of a process that is dead, as after a kill with -9.
    while (waiting.size > 0) {
      const outcomes = await Promise.all([...waiting].map(async (child) => ({ child, outcome: await contend(child) })));
      const holders = outcomes.filter(({ outcome }) => outcome === "held");
      expect(holders).toHaveLength(1);
      for (const { child } of holders) {
        await kill(child);
        waiting.delete(child);
      }
    }
  } finally {
    for (const child of children) child.kill("SIGKILL");
  }
});

test("within one process, too, one holds it, and the refusal names the process", () => {
  const lock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryHeld);
  expect(() => lockDirectory(directory)).toThrow(`process ${process.pid}`);
  lock.release();
  lockDirectory(directory).release();
});
