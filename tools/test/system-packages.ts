import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";

/** What the tests need beside npm's packages: real servers and a real browser, from Debian. */
const needed = [
  {
    name: "Chromium",
    // Without windows it takes a third less of the machine; not every distribution has it so.
    packages: () => [isOffered("chromium-headless-shell") ? "chromium-headless-shell" : "chromium"],
    there: () => isOnPath("chromium-headless-shell"),
    enough: hasBrowser,
    without: "browser journeys",
  },
  {
    name: "fonts",
    packages: () => ["fonts-noto-core", "fonts-noto-cjk"],
    there: () => ["opentype", "truetype"].every((kind) => existsSync(`/usr/share/fonts/${kind}/noto`)),
    without: "letters of all eight languages",
  },
  {
    name: "PostgreSQL",
    packages: () => ["postgresql"],
    there: () => existsSync("/usr/lib/postgresql"),
    without: "the store on PostgreSQL",
  },
  {
    name: "Redis",
    packages: () => ["redis-server"],
    there: () => isOnPath("redis-server"),
    without: "the bus on Redis",
  },
  {
    name: "FFmpeg",
    packages: () => ["ffmpeg"],
    there: () => isOnPath("ffmpeg"),
    without: "video that is really played",
  },
];

export async function installSystemPackages(): Promise<void> {
  const missing = needed.filter(({ there }) => !there());
  if (missing.length === 0) return;
  if (userInfo().uid === 0 && isOnPath("apt-get")) {
    console.log(`Installing ${missing.map(({ name }) => name).join(", ")} …`);
    await aptGet("update", "-qq");
    const packages = missing.flatMap(({ packages }) => packages());
    await aptGet("install", "-y", "-qq", "--no-install-recommends", ...packages);
  }
  for (const { name, there, enough = there, without } of missing) {
    if (!enough()) console.log(`Skipping ${without}: ${name} is not installed, and only root can install it.`);
  }
}

export function hasBrowser(): boolean {
  return isOnPath("chromium-headless-shell") || isOnPath("chromium");
}

async function aptGet(...args: string[]): Promise<void> {
  // Debian would start the servers it installs; the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await new Promise((resolve) => {
    spawn("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env }).once("close", resolve);
  });
}

function isOffered(name: string): boolean {
  return spawnSync("apt-cache", ["show", name], { stdio: "ignore" }).status === 0;
}

export function isOnPath(command: string): boolean {
  return spawnSync("which", [command], { stdio: "ignore" }).status === 0;
}
