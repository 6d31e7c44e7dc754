import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "@scoreline/store/testing/postgres";

/** A Redis server of the test run's own: in a temporary directory on a free port, gone afterwards; it keeps nothing. */
export type PrivateRedis = {
  readonly url: string;
  /** Ends the server, until it is told to resume on the same port. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** Nothing where none is installed. */
export function redisBinary(): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((directory) => join(directory, "redis-server"))
    .find((path) => existsSync(path));
}

export async function startRedis(binary: string): Promise<PrivateRedis> {
  const directory = mkdtempSync(join(tmpdir(), "scoreline-redis-"));
  const port = await freePort();
  const settings = { port, bind: "127.0.0.1", dir: directory, save: "", appendonly: "no" };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  async function launch() {
    const server = spawn(binary, args, { cwd: directory, stdio: "ignore" });
    const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    while (!(await answers(port))) {
      if (server.exitCode !== null) throw new Error(`Redis ended with code ${server.exitCode} before it answered`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return async () => {
      server.kill("SIGTERM");
      await exited;
    };
  }
  let halt = await launch();
  return {
    url: `redis://127.0.0.1:${port}`,
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

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", (bytes) => {
      socket.destroy();
      resolve(bytes.toString().startsWith("+PONG"));
    });
    socket.once("error", () => resolve(false));
  });
}
