import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "..", "..");
const stamp = join(root, "web", "build", "stamp");

/** Everything that ends up in the bundle: when none of it changed, the last build still stands. */
const sources = ["web", "i18n", "contract", "domain"].flatMap((room) => [`${room}/**/*.{ts,tsx,css,json,svg,txt}`]);

export async function buildSiteIfStale(say: (line: string) => void): Promise<void> {
  const fingerprint = fingerprintOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;
  say("Building the site …");
  buildSite();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

function buildSite(): void {
  const built = spawnSync("react-router", ["build"], {
    cwd: join(root, "web"),
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) throw new Error(`The site could not be built.\n${built.stdout}\n${built.stderr}`);
  for (const file of globSync("web/build/client/assets/*.{js,css,svg}", { cwd: root })) compress(join(root, file));
}

/** Compressed once here instead of for every reader. */
function compress(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

function fingerprintOf(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const skipped = /(^|\/)(node_modules|build|\.types|\.react-router)\/|\.test\.tsx?$/;
  const files = globSync([...patterns, "package-lock.json"], { cwd: root }).filter((file) => !skipped.test(file));
  for (const file of files.sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

if (import.meta.main) await buildSiteIfStale(console.log);
