import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { nodeFlags, threadLimits } from "#program/node-flags.ts";

/** A process with the program's flags, whose thread makes and forgets objects and says how much room for young ones it has. */
const script = `
  import { Worker } from "node:worker_threads";
  import { letThreadsHaveTheirOwnLimits } from ${JSON.stringify(pathToFileURL(`${import.meta.dirname}/node-flags.ts`))};
  letThreadsHaveTheirOwnLimits();
  const thread = \`
    import { getHeapSpaceStatistics } from "node:v8";
    import { parentPort } from "node:worker_threads";
    let kept = [];
    for (let i = 0; i < 4e6; i += 1) {
      if (i % 50_000 === 0) kept = [];
      kept.push({ i, of: [i] });
    }
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
    parentPort.postMessage(young.space_size);
  \`;
  const resourceLimits = JSON.parse(process.argv[1]);
  new Worker(thread, { eval: true, resourceLimits }).on("message", (bytes) => console.log(bytes));
`;

test("each thread has the room for young objects that it is given, not the first one's", () => {
  for (const limits of [threadLimits.database, threadLimits.feed]) {
    const args = [...nodeFlags, "--input-type=module", "--eval", script, JSON.stringify(limits)];
    const bytes = Number(execFileSync(process.execPath, args, { encoding: "utf8" }));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual((limits.maxYoungGenerationSizeMb ?? 0) * 2 ** 20);
  }
});
