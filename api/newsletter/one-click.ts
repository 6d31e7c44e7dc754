import { Refusal } from "@scoreline/contract/errors";
import type { FastifyInstance } from "fastify";
import type { Services } from "#handler.ts";
import { leave } from "#newsletter/newsletter.ts";

/** Of what a mail program sends nothing is read but the address that it sends it to. */
const mostBytes = 2_000;

/**
 * Where mail programs end a subscription with one click (RFC 8058): they post a form of either kind, without a cookie. Who
 * opens it as a page is asked first: programs that look into mails open every link.
 */
export function serveOneClick(app: FastifyInstance, services: Pick<Services, "accounts" | "database">): void {
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser("*", { parseAs: "string", bodyLimit: mostBytes }, (_request, _body, done) => done(null));
    own.post<{ Params: { link: string } }>("/newsletter/leave/:link", async ({ params }, reply) => {
      await leave(params.link, services).catch((error) => {
        throw error instanceof Refusal && error.error === "linkExpired" ? new Refusal("notFound") : error;
      });
      return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Unsubscribed.\n");
    });
    own.get<{ Params: { link: string } }>("/newsletter/leave/:link", async ({ params }, reply) =>
      reply
        .header("cache-control", "no-store")
        .redirect(`/en/newsletter?leave=${encodeURIComponent(params.link)}`, 303),
    );
  });
}
