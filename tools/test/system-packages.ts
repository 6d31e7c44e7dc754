import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";

/** What the tests need beside npm's packages: real servers and a real browser, from Debian. */
const needed = [
  {
    name: "chromium",
    packages: ["chromium", "fonts-noto-core", "fonts-noto-cjk"],
    there: hasChromium,
    without: "browser journeys",
  },
  {
    name: "PostgreSQL",
    packages: ["postgresql"],
    there: () => existsSync("/usr/lib/postgresql"),
    without: "the store on PostgreSQL",
  },
  { name: "Redis", packages: ["redis-server"], there: () => onPath("redis-server"), without: "the bus on Redis" },
] as const;

export function installSystemPackages(): void {
  const missing = needed.filter(({ there }) => !there());
  if (missing.length === 0) return;
  if (userInfo().uid === 0 && onPath("apt-get")) {
    console.log(`Installing ${missing.map(({ name }) => name).join(", ")} …`);
    const quiet = { stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"] };
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { ...quiet, env });
    // Debian would start the servers it installs; the tests start their own.
    spawnSync(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", ...missing.flatMap(({ packages }) => packages)],
      {
        ...quiet,
        env: { ...env, RUNLEVEL: "1" },
      },
    );
  }
  for (const { name, there, without } of missing) {
    if (!there()) console.log(`Skipping ${without}: ${name} is not installed, and only root can install it.`);
  }
}

export function hasChromium(): boolean {
  return onPath("chromium");
}

function onPath(command: string): boolean {
  return spawnSync("which", [command], { stdio: "ignore" }).status === 0;
}
