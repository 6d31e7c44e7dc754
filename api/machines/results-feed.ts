import { Refusal } from "@scoreline/contract/errors";
import { languageTags } from "@scoreline/domain/languages";
import { currentPoints, isOver } from "@scoreline/domain/match/state/state";
import { leaguePath } from "@scoreline/site/addresses";
import { seasonsOfCompetition } from "@scoreline/store/catalogue/catalogue";
import { matchesOfSeason } from "@scoreline/store/match/matches";
import type { FastifyInstance } from "fastify";
import { costs } from "#limits/costs.ts";
import { addressOfMatch, idOf, langOf, type Site } from "#machines/site.ts";
import { leagueBadge, teamBadge } from "#rows/badges.ts";

const shown = 50;

/** The latest results of a league, as a JSON feed (jsonfeed.org). */
export function serveResultsFeeds(app: FastifyInstance, { services, origin }: Site): void {
  const { database, boards } = services;
  const { catalogue } = boards;

  app.get("/feed/league/:file", { config: { cost: costs.file } }, async (request, reply) => {
    const competition = catalogue.competitions.get(idOf(request, "json"));
    if (!competition) throw new Refusal("notFound");
    const locale = langOf(request);
    const seasons = await seasonsOfCompetition(database, competition.id);
    const season = seasons.find(({ current }) => current) ?? seasons[0];
    const played = (season ? await matchesOfSeason(database, season.id) : [])
      .filter(({ state }) => isOver(state) && currentPoints(state))
      .sort((a, b) => b.kickoff - a.kickoff || b.id - a.id)
      .slice(0, shown);
    const league = leagueBadge(competition.id, catalogue, locale);
    const feed = {
      version: "https://jsonfeed.org/version/1.1",
      title: `${league.leagueName} – Scoreline`,
      home_page_url: encodeURI(`${origin}${leaguePath(locale, competition.sport, league)}`),
      feed_url: `${origin}/feed/league/${competition.id}.json?lang=${locale}`,
      language: languageTags[locale],
      items: played.map((head) => {
        const points = currentPoints(head.state);
        const [home, away] = [head.home, head.away].map((side) => teamBadge(side, catalogue, locale).name);
        const result = `${home} ${points?.home}–${points?.away} ${away}`;
        return {
          id: `match-${head.id}@scoreline`,
          url: encodeURI(`${origin}${addressOfMatch(head, catalogue, locale)}`),
          title: result,
          content_text: [result, head.round, head.venue].filter(Boolean).join(" · "),
          image: `${origin}/share/match/${head.id}.png?lang=${locale}`,
          date_published: new Date(head.kickoff).toISOString(),
        };
      }),
    };
    return reply
      .type("application/feed+json; charset=utf-8")
      .header("cache-control", "public, max-age=60")
      .header("access-control-allow-origin", "*")
      .send(JSON.stringify(feed));
  });
}
