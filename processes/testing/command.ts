import { spawn } from "node:child_process";
import { join } from "node:path";
import { serverDirectory } from "#program/build.ts";
import { nodeFlags } from "#program/node-flags.ts";

const root = join(import.meta.dirname, "../..");

/** Runs a command of operators as a person does, and says what came of it. */
export async function runCommand(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string; errors: string }> {
  const env = { ...process.env, DATABASE_URL: "", ROLE: "all", FEED: "none", ...environment };
  const child = spawn(process.execPath, [...nodeFlags, join(serverDirectory, `${name}.js`), ...args], {
    cwd: root,
    env,
  });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (text) => {
    output += text;
  });
  child.stderr.on("data", (text) => {
    errors += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output: output.trim(), errors: errors.trim() };
}
