import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { median } from "./figures.ts";

const run = promisify(execFile);

export type Target = { url: string; headers?: Readonly<Record<string, string>>; expect: 200 | 304 };

export const wrkSettings = { connections: 32, seconds: 4, rounds: 3 };

/** Answers a second that one address gives to wrk, with one thread. Anything but the expected status fails the run. */
export async function rate(target: Target, seconds = wrkSettings.seconds): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), "scoreline-wrk-"));
  try {
    const script = join(directory, "check.lua");
    writeFileSync(script, lua(target));
    const headers = Object.entries(target.headers ?? {}).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
    const { stdout } = await run("wrk", [
      ...["-t1", `-c${wrkSettings.connections}`, `-d${seconds}s`, "--timeout", "20s", "-s", script],
      ...headers,
      target.url,
    ]);
    const wrong = Number(/wrong=(\d+)/.exec(stdout)?.[1] ?? Number.NaN);
    if (wrong !== 0) throw new Error(`${wrong} answers from ${new URL(target.url).pathname} were not ${target.expect}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Rates of several servers, asked in turn so that the machine's moods fall on all of them: the median of the rounds. */
export async function ratesInTurn<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
): Promise<Record<Name, number>> {
  const found = new Map<Name, number[]>();
  const names = Object.keys(targets) as Name[];
  for (const name of names) await rate(targets[name], 1);
  for (let round = 0; round < wrkSettings.rounds; round += 1) {
    for (const name of names) found.set(name, [...(found.get(name) ?? []), await rate(targets[name])]);
  }
  return Object.fromEntries(names.map((name) => [name, median(found.get(name) ?? [])])) as Record<Name, number>;
}

/** wrk itself only counts statuses above 399. */
function lua({ expect }: Target): string {
  return `local threads = {}
wrong = 0
setup = function(thread) table.insert(threads, thread) end
response = function(status) if status ~= ${expect} then wrong = wrong + 1 end end
done = function()
  local sum = 0
  for _, thread in ipairs(threads) do sum = sum + thread:get("wrong") end
  print("wrong=" .. sum)
end
`;
}
