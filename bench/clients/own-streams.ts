import { get } from "node:http";
import { settingsOf, tell } from "../harness/child.ts";
import { sharedNow } from "../harness/figures.ts";

/** The streams of people who are signed in: notes when each hears that there is something of their own. */
type Settings = { port: number; tokens: string[] };
const { port, tokens } = settingsOf<Settings>();
const atOnce = 50;
let heard: number[] = [];

function open(token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: `session=${token}`, accept: "text/event-stream" };
    get({ host: "127.0.0.1", port, path: "/api/live/stream?topics=user", headers, agent: false }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`a stream was refused: ${reply.statusCode}`));
      reply.setEncoding("utf8");
      reply.on("data", (text: string) => {
        if (text.includes("notifications")) heard.push(sharedNow());
      });
      resolve();
    }).once("error", reject);
  });
}

for (let at = 0; at < tokens.length; at += atOnce) await Promise.all(tokens.slice(at, at + atOnce).map(open));
tell({ open: tokens.length });

/** When everybody has heard since they were asked last, or nobody new for a while. */
process.on("message", async () => {
  for (let last = -1; heard.length < tokens.length && heard.length !== last; ) {
    last = heard.length;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  const times = heard;
  heard = [];
  tell({ times });
});
