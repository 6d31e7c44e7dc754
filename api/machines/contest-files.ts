import { Readable } from "node:stream";
import { readRecountProgram } from "@scoreline/content/contests/contests";
import { publishedRoots } from "@scoreline/store/contest/closing";
import { slotsOf } from "@scoreline/store/contest/contests";
import type { FastifyInstance } from "fastify";
import { contestIn } from "#contest/contests.ts";
import { publishedLines } from "#contest/published.ts";
import { costs } from "#limits/costs.ts";
import { idOf, type Site } from "#machines/site.ts";

const mostRoots = 5_000;
/** As many as cost about what a unit of an allowance is meant for. */
const linesOfUnit = 100;

/** What it takes to count a contest again without us: its file, the roots that were published, and the program. */
export function serveContestFiles(app: FastifyInstance, { services }: Site): void {
  const program = readRecountProgram();

  app.get("/contests/recount.mjs", { config: { cost: costs.file } }, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "public, max-age=3600").send(program),
  );

  app.get("/contests/roots.jsonl", { config: { cost: costs.file } }, async (_request, reply) => {
    const roots = await publishedRoots(services.database, mostRoots);
    return reply
      .type("application/jsonl; charset=utf-8")
      .header("cache-control", "public, max-age=10")
      .send(roots.map((root) => `${JSON.stringify(root)}\n`).join(""));
  });

  // Page by page, as fast as it is taken: nobody holds a whole contest in memory.
  app.get("/contests/:file", { config: { cost: costs.sitemap } }, async (request, reply) => {
    const contest = await contestIn(idOf(request, "jsonl"), services);
    const slots = await slotsOf(services.database, contest.id);
    const lines = slots.reduce((sum, { leaves }) => sum + (leaves ?? 0), contest.entrants);
    await request.pay(Math.floor(lines / linesOfUnit));
    return reply
      .type("application/jsonl; charset=utf-8")
      .header("cache-control", "public, max-age=60")
      .header("content-disposition", `attachment; filename="contest-${contest.id}.jsonl"`)
      .send(Readable.from(publishedLines(contest, slots, services)));
  });
}
