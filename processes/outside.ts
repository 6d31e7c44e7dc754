import type { Logger } from "pino";
import type { Configuration } from "#configuration.ts";
import { Health } from "#health.ts";
import { Gate } from "#http/gate.ts";
import { createLog } from "#log.ts";

/** More than a building full of readers has open: of streams alone one address has a thousand at most. */
const connectionsOfOne = 3_000;

/** What is seen of a process from outside, before anything else of it is there. */
export type Outside = { log: Logger; health: Health; gate: Gate };

export async function goOutside(configuration: Configuration): Promise<Outside> {
  const { HOST: host, PORT: port, METRICS_TOKEN: metricsToken, RATE_LIMIT, TRUST_PROXY } = configuration;
  const log = createLog(configuration);
  const health = new Health(log);
  // Behind proxies all readers come by theirs.
  const isBound = RATE_LIMIT > 0 && TRUST_PROXY === false;
  const gate = await Gate.open({ host, port, health, metricsToken, ...(isBound && { connectionsOfOne }) });
  return { log, health, gate };
}
