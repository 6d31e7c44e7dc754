import { cpSync, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { buildDirectory, buildIfStale, roomsUnder, root } from "./stamp.ts";

/** What is started, as a process or as a thread: each becomes a file in `build/server`, side by side. */
const entries = [
  "processes/serve.ts",
  "processes/program/launch.ts",
  "processes/commands/quarantine.ts",
  "processes/commands/moderate.ts",
  "processes/commands/contest.ts",
  "processes/commands/announce.ts",
  "store/engine/embedded/database-thread.ts",
  "feed/demo/demo-thread.ts",
  "api/share/drawing-thread.ts",
];

/** What the code reads while it runs lies beside the module that reads it, in the sources and here. */
const readWhileRunning = [
  "store/migrations",
  "i18n/messages",
  "content/site/site.json",
  "content/articles/vn",
  "content/articles/th",
  "content/banners/banners.json",
  "content/banners/art",
  "content/avatars/avatar-art",
  "content/contests/contests.json",
  "content/contests/recount.mjs",
];

/**
 * Our rooms in one piece; packages stay where npm puts them. These few go in as well: they are a thousand small files, which
 * Node would look up one by one at every start, or versions that only some rooms have.
 */
const packagesInside = ["drizzle-orm", "zod", "lru-cache", "altcha-lib", "jose", "libphonenumber-js"];

/** The server: it runs on what is in `dependencies`, without looking at a source. */
export async function buildServerIfStale(say: (line: string) => void): Promise<void> {
  await buildIfStale("server", roomsUnder("processes"), async () => {
    say("Building the server …");
    await buildServer(join(buildDirectory, "server"));
  });
}

async function buildServer(directory: string): Promise<void> {
  const { build } = await import("rolldown");
  await build({
    cwd: root,
    platform: "node",
    input: Object.fromEntries(entries.map((entry) => [basename(entry, ".ts"), join(root, entry)])),
    external: (specifier) => isPackage(specifier) && !packagesInside.includes(packageOf(specifier)),
    output: { dir: directory, format: "esm", entryFileNames: "[name].js", chunkFileNames: "chunk-[name].js" },
    logLevel: "warn",
    // What one entry loads later another may need at once.
    checks: { ineffectiveDynamicImport: false },
    // A package that is not installed would be left out without a word, and missed by the first start.
    onLog: (level, log, handle) => handle(log.code === "UNRESOLVED_IMPORT" ? "error" : level, log),
  });
  for (const path of readWhileRunning) {
    const target = join(directory, basename(path));
    if (existsSync(target)) throw new Error(`Two files that the server reads are called ${basename(path)}.`);
    cpSync(join(root, path), target, { recursive: true });
  }
}

function isPackage(specifier: string): boolean {
  return !/^([./#]|@scoreline\/)/.test(specifier);
}

function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
