// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no dependencies.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Scoreline needs Node 20.19 or newer to install; this is ${process.version}.`);
  process.exit(1);
}

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const stamp = join(root, "node_modules", ".installed");
const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .update(`${process.platform} ${process.arch}`)
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("Installing …");
  // npm's own Node: the one in node_modules is about to be replaced. Its warnings about engines are about itself.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [node, [npm]] : ["npm", []];
  // What npm has kept is as good as what it would ask for: the lockfile says what each package has to be.
  const flags = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const installed = spawnSync(command, [...first, "ci", ...flags], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (installed.status !== 0) {
    console.error("The dependencies could not be installed: see above.");
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
