import type { FastifyInstance } from "fastify";
import { serveCalendars } from "#machines/calendar.ts";
import { serveContestFiles } from "#machines/contest-files.ts";
import { serveKeys } from "#machines/keys.ts";
import { serveNewsFeeds } from "#machines/news-feed.ts";
import { serveResultsFeeds } from "#machines/results-feed.ts";
import type { Site } from "#machines/site.ts";
import { serveSitemaps } from "#machines/sitemap.ts";

/** What is made for other programs: crawlers, calendars, feed readers. */
export function serveMachines(app: FastifyInstance, site: Site): void {
  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(
        `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\nSitemap: ${site.origin}/sitemaps/news.xml\n`,
      ),
  );
  serveKeys(app, site);
  serveSitemaps(app, site);
  serveCalendars(app, site);
  serveResultsFeeds(app, site);
  serveNewsFeeds(app, site);
  serveContestFiles(app, site);
}
