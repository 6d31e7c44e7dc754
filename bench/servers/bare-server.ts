import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { settingsOf, tell } from "../harness/child.ts";

/** Node's own server with the same bytes and headers: what the platform can do at all. */
const { body, headers } = settingsOf<{ body: string; headers: Record<string, string> }>();
const bytes = Buffer.from(body, "base64");
const { "content-length": _, ...unchanged } = headers;

const server = createServer((request, response) => {
  if (request.headers["if-none-match"] === headers.etag) response.writeHead(304, unchanged).end();
  else response.writeHead(200, headers).end(bytes);
});
server.listen(0, "127.0.0.1", 4096, () => tell({ port: (server.address() as AddressInfo).port }));
