import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { runDirectory } from "./run-directory.ts";

/** A PostgreSQL server of the test run's own: a new cluster in a temporary directory on a free port, gone afterwards. */
export type PrivatePostgres = {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Ends the server and keeps its data, until it is told to resume on the same port. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** Where Debian puts the servers, the newest first; nothing where none is installed. */
export function postgresBinaries(): string | undefined {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, "bin"))
    .find((path) => existsSync(join(path, "postgres")));
}

export async function startPostgres(binaries: string): Promise<PrivatePostgres> {
  const directory = mkdtempSync(join(tmpdir(), "scoreline-postgres-"));
  // PostgreSQL refuses to run as root.
  const owner = userInfo().uid === 0 ? accountOf("postgres") : undefined;
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, "data");
  const port = await freePort();
  makeCluster(data, () =>
    execFileSync(join(binaries, "initdb"), ["-D", data, "-U", "scoreline", "-A", "trust", "-E", "UTF8", "--no-sync"], {
      ...owner,
      cwd: directory,
      stdio: "ignore",
    }),
  );
  const address = (database: string) => `postgres://scoreline@127.0.0.1:${port}/${database}`;
  async function launch() {
    const server = spawn(
      join(binaries, "postgres"),
      ["-D", data, "-p", String(port), "-k", directory, "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"],
      { ...owner, cwd: directory, stdio: "ignore" },
    );
    const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    await untilItAnswers(address("postgres"), server);
    return async () => {
      server.kill("SIGINT");
      await exited;
    };
  }
  let halt = await launch();

  let count = 0;
  return {
    async createDatabase() {
      count += 1;
      const name = `test_${count}`;
      const client = new pg.Client(address("postgres"));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    halt: () => halt(),
    async resume() {
      halt = await launch();
    },
    async stop() {
      await halt();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** To make one takes two seconds of a processor: the first of a test run is kept, and the others are copies of it. */
function makeCluster(data: string, make: () => void): void {
  const run = process.env[runDirectory];
  const kept = run && join(run, "cluster");
  if (kept && existsSync(kept)) copyCluster(kept, data);
  else make();
  if (!kept || existsSync(kept)) return;
  const copy = `${kept}-${process.pid}`;
  copyCluster(data, copy);
  try {
    renameSync(copy, kept);
  } catch (error) {
    // Of those who make one at the same time the first one's stays.
    if (!existsSync(kept)) throw error;
  }
}

/** With the owners that its files have: the server insists on its own. */
function copyCluster(from: string, to: string): void {
  execFileSync("cp", ["-a", from, to]);
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function untilItAnswers(address: string, server: { exitCode: number | null }): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode} before it answered`);
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 1000 });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
