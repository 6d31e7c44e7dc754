import type { LeagueMatches, MatchRow, TeamBadge } from "@scoreline/contract/schemas";
import { matchKinds } from "@scoreline/domain/match/state/state";
import { type Guard, isShielded } from "#reader/shield.ts";

/** What a list shows of a team and of a match; the rest stays on the server. */
type ListedTeam = Pick<TeamBadge, "name" | "slug" | "crest" | "logo"> & {
  /** Where the whole name has no room; none where it is no shorter. */
  short?: string;
};
export type ListedMatch = Omit<MatchRow, "homeTeam" | "awayTeam"> & {
  homeTeam: ListedTeam;
  awayTeam: ListedTeam;
  /** The reader does not want to know how it stands, once it has begun. */
  covered: boolean;
  /** The reader follows one of the two teams. */
  followed: boolean;
};
export type ListedLeague = Omit<LeagueMatches, "matches"> & { matches: ListedMatch[] };

/** The list of a call, without what is not shown. */
export function listed(
  leagues: readonly LeagueMatches[],
  guard: Guard,
  followsTeam: (teamId: number) => boolean = nobodys,
): ListedLeague[] {
  return leagues.map((league) => ({
    ...league,
    matches: league.matches.map((row) => listedRow(row, guard, followsTeam)),
  }));
}

const nobodys = () => false;

export function listedRow(row: MatchRow, guard: Guard, followsTeam = nobodys as (id: number) => boolean): ListedMatch {
  const { matchId, homeTeam, awayTeam } = row;
  const covered = isShielded(guard, { matchId, teamIds: [homeTeam.teamId, awayTeam.teamId] });
  const followed = followsTeam(homeTeam.teamId) || followsTeam(awayTeam.teamId);
  return { ...row, homeTeam: shown(homeTeam), awayTeam: shown(awayTeam), covered, followed };
}

function shown({ name, shortName, slug, crest, logo }: TeamBadge): ListedTeam {
  return { name, ...(shortName.length < name.length && { short: shortName }), slug, crest, logo };
}

/**
 * A day's list as one line of text: what a page is hydrated from. As objects it would weigh more than the page itself.
 * Leagues are divided by ^, their matches by ~, fields by |, parts of a field by a comma; what is empty at the end is left out.
 */
export function packList(leagues: readonly ListedLeague[]): string {
  return leagues
    .map((league) => {
      let before = 0;
      const rows = league.matches.map((row) => {
        const fields = packRow(row, before);
        before = row.kickoff;
        return fields;
      });
      return [packLeague(league), ...rows].map(joined).join("~");
    })
    .join("^");
}

export function unpackList(text: string): ListedLeague[] {
  if (text === "") return [];
  return text.split("^").map((group) => {
    const [head = "", ...rows] = group.split("~");
    let before = 0;
    return {
      ...unpackLeague(head.split("|").map(plain)),
      matches: rows.map((row) => {
        const match = unpackRow(row.split("|"), before);
        before = match.kickoff;
        return match;
      }),
    };
  });
}

/** The shapes and patterns of crests, which are told by their place here. */
const letters = [
  "shield",
  "circle",
  "square",
  "diamond",
  "hexagon",
  "plain",
  "halves",
  "stripes",
  "hoops",
  "sash",
  "quarters",
  "chevron",
  "cross",
];

type Field = string | number | null | undefined;

function joined(fields: readonly Field[]): string {
  let text = "";
  let empty = "";
  for (const field of fields) {
    const value = field ?? "";
    if (value !== "") {
      text += empty + value;
      empty = "";
    }
    empty += "|";
  }
  return text;
}

const dividing = /[%|~^,]/;

/** Signs that divide are written as %XX where they are part of a text. */
function safe(text: string): string {
  return !dividing.test(text) ? text : text.replace(/[%|~^,]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function plain(text: string): string {
  if (!text.includes("%")) return text;
  return text.replace(/%([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function packLeague(league: ListedLeague): Field[] {
  const { leagueId, leagueName, leagueKey, countryKey, countryCode, countryName, popularity, round } = league;
  const texts = [leagueName, leagueKey, countryKey, countryCode, countryName];
  return [leagueId, popularity, ...texts.map(safe), round === null ? "" : `r${safe(round)}`];
}

function unpackLeague(fields: readonly string[]): Omit<ListedLeague, "matches"> {
  const [leagueId, popularity, leagueName = "", leagueKey = "", countryKey = "", countryCode = "", countryName = ""] =
    fields;
  const round = fields[7] ? fields[7].slice(1) : null;
  return {
    leagueId: Number(leagueId),
    popularity: Number(popularity),
    leagueName,
    leagueKey,
    countryKey,
    countryCode,
    countryName,
    round,
  };
}

type Points = { home: number; away: number };
const packPoints = (points: Points | null) => points && `${points.home},${points.away}`;
function unpackPoints(text: string | undefined): Points | null {
  if (!text) return null;
  const [home = 0, away = 0] = text.split(",").map(Number);
  return { home, away };
}

const kindLetters: Readonly<Record<MatchRow["kind"], string>> = {
  scheduled: "n",
  live: "l",
  finished: "f",
  postponed: "p",
  suspended: "s",
  abandoned: "a",
  cancelled: "c",
};
const kindsByLetter = new Map(matchKinds.map((kind) => [kindLetters[kind], kind]));
const winnerLetters = { home: "h", away: "a", draw: "d" } as const;
const winnersByLetter = new Map(
  (["home", "away", "draw"] as const).map((side) => [winnerLetters[side] as string, side]),
);
/** In the winner's place: who it is is not told. */
const coveredLetter = "x";

function packRow(row: ListedMatch, before: number): Field[] {
  const { clock } = row;
  return [
    row.matchId,
    (row.kickoff - before) / 60_000,
    `${kindLetters[row.kind]}${row.covered ? coveredLetter : row.winner ? winnerLetters[row.winner] : ""}`,
    safe(row.matchStatus),
    ...packTeam(row.homeTeam),
    ...packTeam(row.awayTeam),
    // A name that is no more than the two teams' is put together again.
    row.matchName === nameOf(row.homeTeam, row.awayTeam) ? "" : safe(row.matchName),
    row.homeTeamScore,
    row.awayTeamScore,
    packPoints(row.halfTime),
    row.homeRedCards || "",
    row.awayRedCards || "",
    (row.lineUps ? 1 : 0) + (row.video ? 2 : 0) + (row.followed ? 4 : 0) || "",
    clock && [clock.phase, clock.since, clock.added, clock.remaining, clock.running ? 1 : ""].join(","),
    packPoints(row.penalties),
    packPoints(row.aggregate),
    row.periods && `q${row.periods.map(packPoints).join(",")}`,
  ];
}

function unpackRow(fields: readonly string[], before: number): ListedMatch {
  const [matchId, minutes, signs = "", status = ""] = fields;
  const homeTeam = unpackTeam(fields.slice(4, 8));
  const awayTeam = unpackTeam(fields.slice(8, 12));
  const [name, home, away, halfTime, homeReds, awayReds, marks, clock, penalties, aggregate, periods] =
    fields.slice(12);
  return {
    matchId: Number(matchId),
    matchName: name ? plain(name) : nameOf(homeTeam, awayTeam),
    homeTeam,
    awayTeam,
    kickoff: before + Number(minutes) * 60_000,
    kind: kindsByLetter.get(signs[0] ?? "") ?? "scheduled",
    matchStatus: plain(status),
    clock: clock ? unpackClock(clock) : null,
    homeTeamScore: numberOrNull(home),
    awayTeamScore: numberOrNull(away),
    halfTime: unpackPoints(halfTime),
    penalties: unpackPoints(penalties),
    aggregate: unpackPoints(aggregate),
    periods: periods ? unpackPeriods(periods.slice(1)) : null,
    homeRedCards: Number(homeReds ?? 0),
    awayRedCards: Number(awayReds ?? 0),
    winner: winnersByLetter.get(signs[1] ?? "") ?? null,
    lineUps: (Number(marks ?? 0) & 1) > 0,
    video: (Number(marks ?? 0) & 2) > 0,
    followed: (Number(marks ?? 0) & 4) > 0,
    covered: signs[1] === coveredLetter,
  };
}

function numberOrNull(text: string | undefined): number | null {
  return text ? Number(text) : null;
}

function unpackClock(text: string): MatchRow["clock"] {
  const [phase = "", since, added, remaining, running] = text.split(",");
  return {
    phase,
    ...(since && { since: Number(since) }),
    ...(added && { added: Number(added) }),
    ...(remaining && { remaining: Number(remaining), running: Boolean(running) }),
  };
}

function unpackPeriods(text: string): Points[] {
  const numbers = text === "" ? [] : text.split(",").map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    home: numbers[i * 2] ?? 0,
    away: numbers[i * 2 + 1] ?? 0,
  }));
}

/** Name, what is in its address where that is not the name, the crest, and the short name. */
function packTeam(team: ListedTeam): Field[] {
  const own = team.slug === plainSlug(team.name) ? "" : safe(team.slug);
  return [safe(team.name), own, packBadge(team), safe(team.short ?? "")];
}

/** Crests whose colours are plain take their letters and twelve digits; a picture or anything else is written out. */
function packBadge({ crest, logo }: ListedTeam): string {
  if (logo) return `@${safe(logo)}`;
  if (!crest) return "";
  const { shape, pattern, colours } = crest;
  const [first, second] = [letters.indexOf(shape), letters.indexOf(pattern)];
  if (first >= 0 && second >= 0 && colours.every((colour) => /^#[\dA-F]{6}$/.test(colour))) {
    return `${first.toString(36)}${second.toString(36)}${colours.join("").replaceAll("#", "")}`;
  }
  return [shape, pattern, ...colours].map(safe).join(",");
}

function unpackTeam([text = "", own, badge = "", short]: readonly string[]): ListedTeam {
  const name = plain(text);
  return {
    name,
    ...(short && { short: plain(short) }),
    slug: own ? plain(own) : plainSlug(name),
    ...unpackBadge(badge),
  };
}

function unpackBadge(badge: string): Pick<ListedTeam, "crest" | "logo"> {
  if (badge === "") return { crest: null, logo: null };
  if (badge.startsWith("@")) return { crest: null, logo: plain(badge.slice(1)) };
  const [shape = "", pattern = "", first = "", second = ""] = badge.includes(",")
    ? badge.split(",").map(plain)
    : [
        letters[Number.parseInt(badge[0] ?? "", 36)],
        letters[Number.parseInt(badge[1] ?? "", 36)],
        `#${badge.slice(2, 8)}`,
        `#${badge.slice(8)}`,
      ];
  return { crest: { shape, pattern, colours: [first, second] }, logo: null };
}

/** What stands in the address of most teams. Others' are written out: the whole rule would take as long as the rest of a list. */
function plainSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

function nameOf(home: ListedTeam, away: ListedTeam): string {
  return `${home.slug}-vs-${away.slug}`;
}
