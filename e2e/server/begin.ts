import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { smallWorld } from "@scoreline/feed/scripted/small-world";
import { startDemoWorld } from "./demo-world.ts";
import { ScorelineProcess } from "./scoreline-process.ts";

/**
 * Before the first test of a run: the servers that outlive the workers of the tests, each started when the first test asks where
 * it is. `/demo` is one demo world for all who only look at it; `/scripted/<slot>` is a small world for one worker at a time,
 * which tells it what happens.
 */
export default async function begin(): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<ScorelineProcess>>();
  const at = (path: string) => {
    const known = started.get(path) ?? (path === "/demo" ? startDemoWorld() : startSmallWorld());
    started.set(path, known);
    return known;
  };
  const answer = async ({ url = "", method }: IncomingMessage, body: Promise<string>) => {
    const process = await at(url);
    if (method === "POST") await process.say(...JSON.parse(await body));
    return process.address;
  };
  const door = createServer((request, reply) => {
    answer(request, text(request)).then(
      (address) => reply.end(address),
      (error) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  process.env.SERVERS_DOOR = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return async () => {
    door.close();
    door.closeAllConnections();
    const ends = [...started.values()].map((each) => each.then((process) => process.end()));
    await Promise.allSettled(ends);
  };
}

async function startSmallWorld(): Promise<ScorelineProcess> {
  // Tests follow each other more quickly than readers: none must be given the page of the last one.
  const process = await ScorelineProcess.start({ PAGES_KEPT_MS: "0" });
  await process.say(...smallWorld());
  return process;
}
