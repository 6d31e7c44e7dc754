import { get } from "node:http";
import { Child } from "../harness/child.ts";
import { atLeast, count, kilobytes, type Report, times } from "../harness/figures.ts";
import { startNginx } from "../harness/nginx.ts";
import { listPath, startSite } from "../harness/site.ts";
import { ratesInTurn, wrkSettings } from "../harness/wrk.ts";

const brotli = { "accept-encoding": "br" };

/** The bytes of an address as they come, still compressed. */
export function fetchRaw(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: brotli }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("end", () => {
        const headers = Object.fromEntries(
          Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
        );
        for (const own of ["date", "connection", "keep-alive"]) delete headers[own];
        resolve({ body: Buffer.concat(chunks), headers });
      });
    }).once("error", reject);
  });
}

export async function lists({ matches }: { matches: number }): Promise<Report> {
  const { site, base } = await startSite(matches);
  try {
    const url = `${base}${listPath}`;
    const { body, headers } = await fetchRaw(url);
    if (headers["content-encoding"] !== "br") throw new Error("the list did not come compressed");
    const location = `location = /list { default_type "application/json; charset=utf-8"; add_header content-encoding br; }`;
    const nginx = await startNginx(location, { files: { list: body }, asShipped: true });
    const tuned = await startNginx(location, { files: { list: body } });
    const bare = new Child("servers/bare-server.ts", { body: body.toString("base64"), headers });
    try {
      const { port } = await bare.next<{ port: number }>();
      const fileUrl = `http://127.0.0.1:${nginx.port}/list`;
      const bareUrl = `http://127.0.0.1:${port}/`;
      const tunedUrl = `http://127.0.0.1:${tuned.port}/list`;
      const [file, tunedFile] = [await fetchRaw(fileUrl), await fetchRaw(tunedUrl)];
      if (!file.body.equals(body) || !tunedFile.body.equals(body)) throw new Error("nginx serves other bytes");
      const full = await ratesInTurn({
        own: { url, headers: brotli, expect: 200 },
        nginx: { url: fileUrl, headers: brotli, expect: 200 },
        tuned: { url: tunedUrl, headers: brotli, expect: 200 },
        bare: { url: bareUrl, headers: brotli, expect: 200 },
      });
      const unless = (etag: string | undefined) => ({ ...brotli, "if-none-match": etag ?? "" });
      const unchanged = await ratesInTurn({
        own: { url, headers: unless(headers.etag), expect: 304 },
        nginx: { url: fileUrl, headers: unless(file.headers.etag), expect: 304 },
        tuned: { url: tunedUrl, headers: unless(tunedFile.headers.etag), expect: 304 },
        bare: { url: bareUrl, headers: unless(headers.etag), expect: 304 },
      });
      return {
        title: `Lists: the day of ${count(matches)} matches, ${kilobytes(body.length)} of brotli`,
        verdicts: [
          atLeast("list against nginx", full.own / full.nginx, 0.25, times),
          atLeast("list against bare Node", full.own / full.bare, 0.8, times),
          atLeast("304 against nginx", unchanged.own / unchanged.nginx, 0.25, times),
          atLeast("304 against bare Node", unchanged.own / unchanged.bare, 0.8, times),
        ],
        tables: [
          {
            head: ["answers a second", "200", "304"],
            rows: [
              ["Scoreline", count(full.own), count(unchanged.own)],
              ["nginx as Debian ships it, a file", count(full.nginx), count(unchanged.nginx)],
              ["nginx without a log, files kept open", count(full.tuned), count(unchanged.tuned)],
              ["bare Node", count(full.bare), count(unchanged.bare)],
            ],
          },
        ],
        notes: [
          `The whole program on the embedded database, against one nginx worker and one Node process. The yardstick is nginx as Debian ships it; one that writes no log and keeps its files open is shown beside it: a quarter of that is more than Node's own server reaches. wrk with one thread and ${wrkSettings.connections} connections, ${wrkSettings.rounds} rounds of ${wrkSettings.seconds} s in turn, the median.`,
        ],
      };
    } finally {
      await bare.end();
      await nginx.end();
      await tuned.end();
    }
  } finally {
    await site.end();
  }
}
