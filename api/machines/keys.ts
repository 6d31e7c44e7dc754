import type { FastifyInstance } from "fastify";
import type { Site } from "#machines/site.ts";

/** What we sign with, for whoever verifies it (RFC 7517). Changed keys are asked for by their name, so a few minutes are enough. */
export function serveKeys(app: FastifyInstance, { services }: Site): void {
  app.get("/.well-known/jwks.json", (_request, reply) => {
    const { fantasy } = services.accounts;
    return reply
      .type("application/jwk-set+json")
      .header("cache-control", "public, max-age=300")
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin")
      .send(JSON.stringify({ keys: fantasy ? [fantasy.publicKey] : [] }));
  });
}
