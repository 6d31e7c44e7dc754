import type { AddressInfo } from "node:net";
import type { Services } from "@scoreline/api/handler";
import { serveStream } from "@scoreline/api/live/stream";
import { createServer } from "@scoreline/api/server";
import { Hub } from "@scoreline/live/hub";
import { settingsOf, tell } from "../harness/child.ts";
import { atPace, scoresMessage } from "../harness/message.ts";

/** A web process with nothing but its stream: publishes by a timer when it is told to. */
settingsOf();
const hub = new Hub(0);
const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
// The stream only reads the cursor of the lists.
serveStream(app, { hub, boards: { seq: 0 }, now: Date.now } as unknown as Services);
await app.listen({ host: "127.0.0.1", port: 0, backlog: 4096 });

process.on("message", async ({ messages, everyMs }: { messages: number; everyMs: number }) => {
  await atPace(messages, everyMs, (seq, due) => {
    hub.publish("scores:football", "scores", seq, scoresMessage(seq, due));
  });
  tell({ published: messages });
});

tell({ port: (app.server.address() as AddressInfo).port });
