import { readFileSync } from "node:fs";
import { join } from "node:path";

export type LockEntry = {
  version?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optional?: boolean;
  /** Only a tool wants it: `npm ci --omit=dev` leaves it out. */
  dev?: boolean;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, LockEntry> };

export function readLockfile(root: string): Lockfile {
  return JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
}

/** `place` is where npm would put it: beside the package that wants it. */
export type Missing = { name: string; version: string; place: string };

/** Optional dependencies that no entry resolves. `npm ci` refuses such a lockfile on the platform that needs them. */
export function missingOptionals({ packages }: Lockfile): Missing[] {
  const missing = new Map<string, Missing>();
  for (const [wantedBy, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const version = range.replace(/^[~^]/, "");
      const found = resolved(packages, wantedBy, name);
      // A range is npm's to judge; platform packages are pinned, and another version would be another package.
      if (found && (version !== range || found.version === version)) continue;
      const place = `${wantedBy.slice(0, Math.max(0, wantedBy.lastIndexOf("node_modules/")))}node_modules/${name}`;
      missing.set(place, { name, version, place });
    }
  }
  return [...missing.values()];
}

/** As Node looks: in the package's own node_modules, then in those above it. */
function resolved(packages: Lockfile["packages"], from: string, name: string): LockEntry | undefined {
  for (let at = from; ; at = at.includes("/node_modules/") ? at.slice(0, at.lastIndexOf("/node_modules/")) : "") {
    const entry = packages[`${at ? `${at}/` : ""}node_modules/${name}`];
    if (entry || at === "") return entry;
  }
}

/** Platform packages say in their names what they are for: esbuild-linux-arm64-musl. */
export function platformOf(name: string): Pick<LockEntry, "os" | "cpu" | "libc"> {
  const words = name.split(/[-/@]/);
  const os = [
    "aix",
    "android",
    "darwin",
    "freebsd",
    "linux",
    "netbsd",
    "openbsd",
    "openharmony",
    "sunos",
    "win32",
  ].find((word) => words.includes(word));
  const cpu = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"].find(
    (word) => words.includes(word),
  );
  const libc = words.includes("musl") ? "musl" : words.includes("gnu") ? "glibc" : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && os === "linux" && { libc: [libc] }) };
}
