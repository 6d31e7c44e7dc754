import type { TeamBadge } from "@scoreline/contract/schemas";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { currentPoints } from "@scoreline/domain/match/state/state";
import { type LocaleCode, type Names, nameIn } from "@scoreline/domain/names";
import { fullDate } from "@scoreline/i18n/format";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { plainHead } from "@scoreline/live/board-head";
import type { Catalogue } from "@scoreline/live/catalogue";
import type { Competition, Player, Team } from "@scoreline/store/catalogue/catalogue";
import { badgeOf, leagueBadge, teamBadge } from "#rows/badges.ts";
import { matchRow } from "#rows/match-row.ts";
import type { Picture } from "#share/picture.ts";

/** We have letters for these; Chinese and Japanese pictures speak English. */
export function drawnLocale(locale: LocaleCode): LocaleCode {
  return locale === "zh-Hans" || locale === "zh-Hant" || locale === "ja" ? "en" : locale;
}

export function matchPicture(head: MatchHead, catalogue: Catalogue, asked: LocaleCode, spoiler: boolean): Picture {
  const locale = drawnLocale(asked);
  const t = translatorFor(locale);
  const { leagueName, countryName } = leagueBadge(head.competitionId, catalogue, locale);
  const { kind, matchStatus } = matchRow(plainHead(head), catalogue, locale);
  const points = spoiler && (kind === "live" || kind === "finished") ? currentPoints(head.state) : undefined;
  const iso = new Date(head.kickoff).toISOString();
  const day = fullDate(iso.slice(0, 10), t);
  const sides = { home: teamBadge(head.home, catalogue, locale), away: teamBadge(head.away, catalogue, locale) };
  const about = { kind: "match" as const, league: [leagueName, countryName].filter(Boolean).join(" · "), ...sides };
  if (points) {
    const live = kind === "live";
    // A running clock would be wrong as soon as it is drawn.
    return { ...about, middle: `${points.home} – ${points.away}`, below: live ? t("scores.filter.live") : day, live };
  }
  const willBe = kind === "scheduled" || kind === "live" || kind === "finished";
  if (willBe) return { ...about, middle: iso.slice(11, 16), below: `${day} · UTC`, live: false };
  return { ...about, middle: "–", below: statusWord(matchStatus, t), live: false };
}

function statusWord(status: string, t: ReturnType<typeof translatorFor>): string {
  return t(`status.${status}` as Parameters<typeof t>[0]);
}

export function teamPicture(team: Team, catalogue: Catalogue, asked: LocaleCode): Picture {
  const locale = drawnLocale(asked);
  const badge = badgeOf(team, catalogue, locale);
  const lines = [team.venue?.name, team.city].filter((line) => line !== undefined && line !== null);
  return { kind: "team", badge, name: badge.name, about: countryOf(team.countryId, catalogue, locale), lines };
}

export function leaguePicture(competition: Competition, catalogue: Catalogue, asked: LocaleCode): Picture {
  const locale = drawnLocale(asked);
  return {
    kind: "league",
    colour: competition.colour ?? "#0a7a55",
    code: competition.code.slice(0, 4),
    name: nameIn(competition.names, locale),
    about: countryOf(competition.countryId, catalogue, locale),
    lines: [],
  };
}

export function playerPicture(player: Player, catalogue: Catalogue, asked: LocaleCode): Picture {
  const locale = drawnLocale(asked);
  const team = player.teamId === null ? undefined : catalogue.teams.get(player.teamId);
  const badge: TeamBadge | undefined = team && badgeOf(team, catalogue, locale);
  const name = nameIn(player.names, locale);
  return {
    kind: "player",
    colour: badge?.crest?.colours[0] ?? "#0a7a55",
    initials: initialsOf(player.names),
    name,
    about: player.countryId === null ? "" : countryOf(player.countryId, catalogue, locale),
    lines: badge ? [badge.name] : [],
  };
}

function initialsOf({ en }: Names): string {
  return en
    .split(/\s+/)
    .map((word) => [...word][0] ?? "")
    .filter((_, i, all) => i === 0 || i === all.length - 1)
    .join("")
    .toUpperCase();
}

function countryOf(id: number, catalogue: Catalogue, locale: LocaleCode): string {
  const country = catalogue.countries.get(id);
  return country ? nameIn(country.names, locale) : "";
}
