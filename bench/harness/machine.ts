import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism, cpus, totalmem, userInfo } from "node:os";
import { pause } from "./figures.ts";
import { nginxVersion } from "./nginx.ts";

const needed = [
  {
    packages: ["nginx-core", "libnginx-mod-nchan", "openssl"],
    there: () => existsSync("/usr/lib/nginx/modules/ngx_nchan_module.so"),
    parts: ["fan-out", "lists", "lighthouse"],
  },
  {
    packages: ["wrk"],
    there: () => spawnSync("which", ["wrk"]).status === 0,
    parts: ["lists", "pages", "news", "accounts", "growth"],
  },
];

/** Installs what is missing where that is possible; returns the parts that cannot run. */
export function missingParts(): Set<string> {
  const missing = needed.filter(({ there }) => !there());
  if (missing.length > 0 && userInfo().uid === 0) {
    const packages = missing.flatMap((one) => one.packages);
    console.log(`Installing ${packages.join(", ")} …`);
    // Debian would start the server it installs; the benchmark starts its own.
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { stdio: "ignore", env });
  }
  return new Set(missing.filter(({ there }) => !there()).flatMap(({ parts }) => parts));
}

/** Files that one process may open: each stream is one. */
export function openFiles(): number {
  const limit = execFileSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" }).trim();
  return limit === "unlimited" ? Number.MAX_SAFE_INTEGER : Number(limit);
}

/** What share of the processors others use, from 0 to 1: looked at while the benchmark itself waits. */
export async function usedByOthers(): Promise<number> {
  const sums = () => {
    const all = cpus().map(({ times }) => times);
    return { idle: all.reduce((sum, { idle }) => sum + idle, 0), total: all.flatMap(Object.values).reduce(add, 0) };
  };
  const before = sums();
  await pause(2_000);
  const after = sums();
  return 1 - (after.idle - before.idle) / (after.total - before.total);
}

const add = (a: number, b: number) => a + b;

export function machine(): string {
  const nginx = spawnSync("which", ["nginx"]).status === 0 ? `nginx ${nginxVersion()}` : "no nginx";
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores, ${memory} GiB of memory, ${process.arch}, Node ${process.versions.node}, ${nginx}`;
}
