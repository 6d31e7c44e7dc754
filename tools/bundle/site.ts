import { spawn } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildDirectory, buildIfStale, roomsUnder, root } from "./stamp.ts";

/** The pages: what browsers load, and what renders them on the server. */
export async function buildSiteIfStale(say: (line: string) => void): Promise<void> {
  await buildIfStale("site", roomsUnder("web"), async () => {
    say("Building the site …");
    await buildSite();
    const files = globSync("client/assets/*.{js,css,svg}", { cwd: join(buildDirectory, "site") });
    await Promise.all(files.map((file) => compress(join(buildDirectory, "site", file))));
  });
}

function buildSite(): Promise<void> {
  const child = spawn("react-router", ["build"], {
    cwd: join(root, "web"),
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The site could not be built.\n${output}`));
    });
  });
}

/** Compressed once here instead of for every reader. */
async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, hint));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
