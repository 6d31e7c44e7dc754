import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startDemoWorld } from "./demo-world.ts";
import type { ScorelineProcess } from "./scoreline-process.ts";

/** Before the first test of a run: one demo world for all who only look at it, told once the first of them asks where it is. */
export default async function begin(): Promise<() => Promise<void>> {
  let world: Promise<ScorelineProcess> | undefined;
  const door = createServer((_, reply) => {
    world ??= startDemoWorld();
    world.then(
      ({ address }) => reply.end(address),
      (error) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  process.env.DEMO_WORLD_DOOR = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return async () => {
    door.close();
    door.closeAllConnections();
    await world?.then(
      (started) => started.end(),
      () => {},
    );
  };
}
