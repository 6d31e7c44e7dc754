import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { certificate } from "@scoreline/gateways/testing/push-service";
import { settingsOf, tell } from "../harness/child.ts";

/** A push service that takes everything at once and reads nothing; what is under /hangs is never answered. */
settingsOf();
const { key, cert } = certificate();
const server = createServer({ key, cert }, (request, reply) => {
  request.resume();
  if (!request.url?.startsWith("/hangs")) request.once("end", () => reply.writeHead(201).end());
});
server.listen(0, "127.0.0.1", () => tell({ port: (server.address() as AddressInfo).port, ca: cert }));
