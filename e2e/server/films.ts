import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

export const canFilm = spawnSync("which", ["ffmpeg"], { stdio: "ignore" }).status === 0;

const types: Readonly<Record<string, string>> = {
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".m3u8": "application/vnd.apple.mpegurl",
  ".ts": "video/mp2t",
  ".vtt": "text/vtt",
  ".html": "text/html",
};

/** Pages and captions that nobody has to film. */
const written: Readonly<Record<string, string>> = {
  "/captions.vtt": "WEBVTT\n\n00:00.000 --> 59:00.000\nKick-off",
  "/player.html": "<!doctype html><title>Player</title><p>A player of others</p>",
};

export type Films = {
  /** Where they are, as an operator lists it. */
  host: string;
  address(path: string): string;
  /** As long as it is broken nothing is found. */
  broken: boolean;
  close(): Promise<void>;
};

/** Two minutes of film as a file, as a stream that has not ended, and some of it in the other format, from a server of its own. */
export async function startFilms(): Promise<Films> {
  const directory = mkdtempSync(join(tmpdir(), "scoreline-films-"));
  const picture = ["-f", "lavfi", "-i", "testsrc=size=160x90:rate=5", "-f", "lavfi", "-i", "sine=frequency=440"];
  const coded = [
    "-t",
    "120",
    "-c:v",
    "libx264",
    "-preset",
    "ultrafast",
    "-pix_fmt",
    "yuv420p",
    "-g",
    "10",
    "-c:a",
    "aac",
  ];
  const stream = ["-f", "hls", "-hls_time", "2", "-hls_list_size", "0", "-hls_flags", "omit_endlist"];
  const free = ["-t", "20", "-c:v", "libvpx", "-deadline", "realtime", "-c:a", "libopus", "film.webm"];
  const made = spawnSync(
    "ffmpeg",
    [
      ...["-v", "error", ...picture, ...coded, "-movflags", "+faststart", "film.mp4"],
      ...[...coded, ...stream, "-master_pl_name", "live.m3u8", "low.m3u8"],
      ...free,
    ],
    { cwd: directory },
  );
  if (made.status !== 0) throw new Error(`ffmpeg: ${made.stderr}`);
  const films = { broken: false };
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    const open = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    const bytes = films.broken || !/^\/[\w.]+$/.test(path) ? undefined : read(directory, path);
    if (!bytes) return response.writeHead(404, open).end();
    const headers = { ...open, "content-type": types[extname(path)] ?? "", "accept-ranges": "bytes" };
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
    if (from === undefined) return response.writeHead(200, { ...headers, "content-length": bytes.length }).end(bytes);
    const [first, last] = [Number(from), to ? Number(to) : bytes.length - 1];
    const range = { "content-range": `bytes ${first}-${last}/${bytes.length}`, "content-length": last - first + 1 };
    return response.writeHead(206, { ...headers, ...range }).end(bytes.subarray(first, last + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(films, {
    host,
    address: (path: string) => `http://${host}/${path}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  });
}

function read(directory: string, path: string): Buffer | undefined {
  const text = written[path];
  if (text !== undefined) return Buffer.from(text);
  try {
    return readFileSync(join(directory, path));
  } catch {
    return undefined;
  }
}
