import { Refusal } from "@scoreline/contract/errors";
import { languageTags } from "@scoreline/domain/languages";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { currentPoints, isOver } from "@scoreline/domain/match/state/state";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import { type CalendarEvent, calendarFile } from "@scoreline/site/machines/calendar";
import { seasonsOfCompetition } from "@scoreline/store/catalogue/catalogue";
import { loadMatches, matchesOfSeason } from "@scoreline/store/match/matches";
import { begunMatches, comingMatches } from "@scoreline/store/match/team-matches";
import type { FastifyInstance, FastifyReply } from "fastify";
import { costs } from "#limits/costs.ts";
import { addressOfMatch, idOf, langOf, type Site } from "#machines/site.ts";
import { leagueBadge, teamBadge } from "#rows/badges.ts";

const minute = 60_000;
/** How long a calendar keeps the evening free. */
const length = { football: 115 * minute, basketball: 150 * minute } as const;
const shown = { past: 60, coming: 120 };

/** A match, or the fixtures of a team or a league, for the reader's own calendar. */
export function serveCalendars(app: FastifyInstance, site: Site): void {
  const { database, boards, now } = site.services;
  const { catalogue } = boards;

  app.get("/calendar/team/:file", { config: { cost: costs.file } }, async (request, reply) => {
    const team = catalogue.teams.get(idOf(request, "ics"));
    if (!team) throw new Refusal("notFound");
    const locale = langOf(request);
    const [past, coming] = await Promise.all([
      begunMatches(database, [team.id], now(), { limit: shown.past }),
      comingMatches(database, team.id, now(), { offset: 0, limit: shown.coming }),
    ]);
    return send(reply, nameIn(team.names, locale), locale, [...past.reverse(), ...coming]);
  });

  app.get("/calendar/match/:file", { config: { cost: costs.file } }, async (request, reply) => {
    const [head] = await loadMatches(database, [idOf(request, "ics")]);
    if (!head) throw new Refusal("notFound");
    const locale = langOf(request);
    return send(reply, eventOf(head, locale).summary, locale, [head]);
  });

  app.get("/calendar/league/:file", { config: { cost: costs.file } }, async (request, reply) => {
    const competition = catalogue.competitions.get(idOf(request, "ics"));
    if (!competition) throw new Refusal("notFound");
    const locale = langOf(request);
    const seasons = await seasonsOfCompetition(database, competition.id);
    const season = seasons.find(({ current }) => current) ?? seasons[0];
    const heads = season ? await matchesOfSeason(database, season.id) : [];
    return send(reply, nameIn(competition.names, locale), locale, heads);
  });

  function send(reply: FastifyReply, name: string, locale: LocaleCode, heads: readonly MatchHead[]): FastifyReply {
    const events = heads.map((head) => eventOf(head, locale));
    return reply
      .type("text/calendar; charset=utf-8")
      .header("cache-control", "public, max-age=900")
      .send(calendarFile(`${name} – Scoreline`, languageTags[locale], now(), events));
  }

  function eventOf(head: MatchHead, locale: LocaleCode): CalendarEvent {
    const [home, away] = [head.home, head.away].map((side) => teamBadge(side, catalogue, locale).name);
    const { state, kickoff, sport } = head;
    const points = isOver(state) ? currentPoints(state) : undefined;
    const league = leagueBadge(head.competitionId, catalogue, locale);
    return {
      uid: `match-${head.id}@scoreline`,
      start: kickoff,
      end: kickoff + length[sport],
      // The score is not in the heading: whoever records the match does not want to read it there.
      summary: `${home} – ${away}`,
      description: points ? `${league.leagueName}: ${points.home}–${points.away}` : league.leagueName,
      location: head.venue ?? undefined,
      url: encodeURI(`${site.origin}${addressOfMatch(head, catalogue, locale)}`),
      status: state.kind === "cancelled" ? "CANCELLED" : state.kind === "postponed" ? "TENTATIVE" : "CONFIRMED",
    };
  }
}
