import type { Logger } from "pino";
import type { Configuration } from "#configuration.ts";
import { Health } from "#health.ts";
import { Gate } from "#http/gate.ts";
import { createLog } from "#log.ts";

/** What is seen of a process from outside, before anything else of it is there. */
export type Outside = { log: Logger; health: Health; gate: Gate };

export async function goOutside(configuration: Configuration): Promise<Outside> {
  const { HOST: host, PORT: port, METRICS_TOKEN: metricsToken } = configuration;
  const log = createLog(configuration);
  const health = new Health(log);
  return { log, health, gate: await Gate.open({ host, port, health, metricsToken }) };
}
