import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Configuration } from "#configuration.ts";

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;

/** Whether nobody but people at this machine can ask. A proxy beside us would ask for everybody. */
export function isPrivate({
  HOST,
  PUBLIC_URL,
  TRUST_PROXY,
}: Pick<Configuration, "HOST" | "PUBLIC_URL" | "TRUST_PROXY">) {
  return loopback.test(HOST) && PUBLIC_URL === "" && TRUST_PROXY === false;
}

/** From this machine, to a name of this machine, by nobody else's hands. */
function isLocal({ ip, headers, hostname }: FastifyRequest): boolean {
  const isHere = /^(127\.|::1$|::ffff:127\.)/.test(ip) && loopback.test(hostname);
  return isHere && !headers["x-forwarded-for"] && !headers.forwarded && !headers["x-real-ip"] && !headers.via;
}

/** A message as an outbox holds it; a mail has a subject. */
type Sent = { at: number; to: string; subject?: string; text: string };

/** The messages and mails that were not really sent, for whoever tries the site out on their own machine. */
export function serveOutbox(app: FastifyInstance, outboxes: readonly { outbox: readonly Sent[] }[]): void {
  app.get("/outbox", async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    const sent = outboxes.flatMap(({ outbox }) => outbox).sort((one, other) => other.at - one.at);
    const lines = sent.map(({ at, to, subject, text }) =>
      [new Date(at).toISOString(), to, subject === undefined ? text : `${subject}\n${text}\n`].join("  "),
    );
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "no-store")
      .send(`${lines.join("\n")}\n`);
  });
}
