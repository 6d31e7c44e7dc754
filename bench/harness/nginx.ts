import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { certificate } from "@scoreline/gateways/testing/push-service";
import { freePort } from "@scoreline/store/testing/postgres";
import { pause } from "./figures.ts";

export type Nginx = { port: number; directory: string; worker: number; end(): Promise<void> };

const nchanModule = "/usr/lib/nginx/modules/ngx_nchan_module.so";

/** A private nginx with one worker, like one web process: on a free port, in a directory of its own. */
export async function startNginx(
  locations: string,
  options: { nchan?: boolean; files?: Readonly<Record<string, Buffer>>; asShipped?: boolean; encrypted?: boolean } = {},
): Promise<Nginx> {
  const directory = mkdtempSync(join(tmpdir(), "scoreline-nginx-"));
  const port = await freePort();
  for (const [name, bytes] of Object.entries(options.files ?? {})) await writeFile(join(directory, name), bytes);
  // Signed by nobody: a browser has to be told to take it.
  const { key, cert } = options.encrypted ? certificate() : {};
  if (key) await writeFile(join(directory, "key.pem"), key);
  if (cert) await writeFile(join(directory, "certificate.pem"), cert);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${directory}/${name};`)
    .join("\n  ");
  await writeFile(
    join(directory, "nginx.conf"),
    `${options.nchan ? `load_module ${nchanModule};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
worker_rlimit_nofile 20000;
pid ${directory}/pid;
error_log ${directory}/error.log;
events { worker_connections 19000; }
http {
  ${temporary}
  access_log ${options.asShipped ? `${directory}/access.log` : "off"};
  sendfile on;
  tcp_nopush on;
  tcp_nodelay on;
  ${options.asShipped ? "" : "open_file_cache max=100;"}
  keepalive_timeout 75s;
  keepalive_requests 100000000;
  ${options.nchan ? "nchan_shared_memory_size 256M;" : ""}
  server {
    listen 127.0.0.1:${port} ${options.encrypted ? "ssl http2" : ""} backlog=4096;
    ${options.encrypted ? "ssl_certificate certificate.pem;\n    ssl_certificate_key key.pem;" : ""}
    root ${directory};
    ${locations}
  }
}
`,
  );
  const master = spawn(
    "nginx",
    ["-p", directory, "-c", join(directory, "nginx.conf"), "-e", join(directory, "error.log")],
    {
      stdio: "ignore",
    },
  );
  // A benchmark that is broken off takes its nginx with it.
  const brokenOff = () => {
    master.kill("SIGTERM");
    rmSync(directory, { recursive: true, force: true });
  };
  process.once("exit", brokenOff);
  const end = async () => {
    process.off("exit", brokenOff);
    await ended(master);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await untilOpen(port, master, () => readFileSync(join(directory, "error.log"), "utf8"));
    return { port, directory, worker: workerOf(master.pid ?? 0), end };
  } catch (error) {
    await end();
    throw error;
  }
}

export function nginxVersion(): string {
  return /nginx\/(\S+)/.exec(execFileSync("sh", ["-c", "nginx -v 2>&1"], { encoding: "utf8" }))?.[1] ?? "unknown";
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}

function workerOf(master: number): number {
  const child = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === String(master);
      } catch {
        return false;
      }
    });
  return Number(child ?? 0);
}

async function untilOpen(port: number, child: ChildProcess, log: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${log()}`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.destroy();
        resolve(true);
      });
      socket.once("error", () => resolve(false));
    });
    if (open) return;
    await pause(50);
  }
}
