import { isLocale } from "@scoreline/domain/languages";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Catalogue } from "@scoreline/live/catalogue";
import { matchPath } from "@scoreline/site/addresses";
import type { FastifyRequest } from "fastify";
import type { Services } from "#handler.ts";
import { leagueBadge } from "#rows/badges.ts";
import { matchName } from "#rows/match-row.ts";

/** What machines are told, stands on: the services of the calls, and where the site is. */
export type Site = { services: Services; origin: string };

/** The language that an address asks for by `?lang=`. */
export function langOf(request: FastifyRequest): LocaleCode {
  const { lang } = request.query as { lang?: unknown };
  return typeof lang === "string" && isLocale(lang) ? lang : "en";
}

/** The number in an address such as `12.ics`; 0 for none, which nothing has. */
export function idOf(request: FastifyRequest, ending: string): number {
  const { file = "" } = request.params as { file?: string };
  const [, digits] = new RegExp(`^(\\d{1,9})\\.${ending}$`).exec(file) ?? [];
  return Number(digits ?? 0);
}

export function addressOfMatch(head: MatchHead, catalogue: Catalogue, locale: LocaleCode): string {
  const league = leagueBadge(head.competitionId, catalogue, locale);
  return matchPath(locale, head.sport, { ...league, matchName: matchName(head, catalogue), matchId: head.id });
}
