import type { LeagueBadge, MatchRow, TeamBadge } from "@scoreline/contract/schemas";
import type { Contender, MatchHead } from "@scoreline/domain/match/state/head";
import {
  type BasketballState,
  currentPoints,
  type FootballState,
  isOver,
  winner,
} from "@scoreline/domain/match/state/state";
import { basketballStatus, footballStatus } from "@scoreline/domain/match/state/status";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import { addressName, slug } from "@scoreline/site/slug";
import type { Team } from "@scoreline/store/catalogue/catalogue";
import type { Catalogue } from "#catalogue.ts";

/** A match as the lists hold it. */
export type BoardHead = MatchHead & {
  /** Published, and no guess. */
  lineUps: boolean;
  /** Live, or as a whole in short. */
  video: boolean;
};

/** As lists of other days have it: what is around a match that is far away, or long over, makes no difference to them. */
export function plainHead(head: MatchHead): BoardHead {
  return { ...head, lineUps: false, video: false };
}

/** A match as a list shows it, in one language. */
export function matchRow(head: BoardHead, catalogue: Catalogue, locale: LocaleCode): MatchRow {
  return {
    matchId: head.id,
    matchName: matchName(head, catalogue),
    homeTeam: teamBadge(head.home, catalogue, locale),
    awayTeam: teamBadge(head.away, catalogue, locale),
    ...movingPart(head),
  };
}

/** The part that changes while a match is on: the same in every language. */
export function movingPart(head: BoardHead): Omit<MatchRow, "matchId" | "matchName" | "homeTeam" | "awayTeam"> {
  const { state } = head;
  const points = currentPoints(state);
  const score = "score" in state ? state.score : undefined;
  const football = score && !("periods" in score) ? score : undefined;
  return {
    kickoff: head.kickoff,
    kind: state.kind,
    matchStatus:
      head.sport === "football" ? footballStatus(state as FootballState) : basketballStatus(state as BasketballState),
    clock: clockOf(state),
    homeTeamScore: points?.home ?? null,
    awayTeamScore: points?.away ?? null,
    halfTime: football?.halfTime ?? null,
    penalties: football?.penalties ?? null,
    aggregate: football?.aggregate ?? null,
    periods: score && "periods" in score ? score.periods : null,
    homeRedCards: head.homeReds,
    awayRedCards: head.awayReds,
    winner: winner(state) ?? null,
    lineUps: head.lineUps && !isOver(state),
    video: head.video,
  };
}

function clockOf(state: MatchHead["state"]): MatchRow["clock"] {
  if (state.kind !== "live") return null;
  const { clock } = state;
  if ("since" in clock) return clock;
  return { phase: clock.phase, since: clock.at, remaining: clock.remaining, running: clock.running };
}

export function teamBadge(side: Contender, catalogue: Catalogue, locale: LocaleCode): TeamBadge {
  const team = "teamId" in side ? catalogue.teams.get(side.teamId) : undefined;
  if (!team) {
    const name = "placeholder" in side ? nameIn(side.placeholder, locale) : "?";
    return { teamId: 0, slug: "", name, shortName: name, crest: null, logo: null };
  }
  return badgeOf(team, locale);
}

/** A team as it stands beside a score or in a list. */
export function badgeOf(team: Team, locale: LocaleCode): TeamBadge {
  const name = nameIn(team.names, locale);
  return {
    teamId: team.id,
    slug: addressName(team.names.en, team.id),
    name,
    shortName: locale === "en" || !team.names[locale] ? team.short : name,
    crest: team.crest && team.colours ? { shape: team.crest[0], pattern: team.crest[1], colours: team.colours } : null,
    logo: team.logo,
  };
}

export function leagueBadge(competitionId: number, catalogue: Catalogue, locale: LocaleCode): LeagueBadge {
  const competition = catalogue.competitions.get(competitionId);
  const country = catalogue.countries.get(competition?.countryId ?? 0);
  return {
    leagueId: competitionId,
    leagueName: competition ? nameIn(competition.names, locale) : "?",
    leagueKey: competition?.key ?? String(competitionId),
    countryKey: slug(country?.names.en ?? "world"),
    countryCode: country?.code ?? "",
    countryName: country ? nameIn(country.names, locale) : "",
  };
}

/** A part of the match's address. */
export function matchName({ home, away }: MatchHead, catalogue: Catalogue): string {
  return `${slugOf(home, catalogue)}-vs-${slugOf(away, catalogue)}`;
}

function slugOf(side: Contender, catalogue: Catalogue): string {
  if ("placeholder" in side) return slug(side.placeholder.en);
  return slug(catalogue.teams.get(side.teamId)?.names.en ?? "");
}
