import type { ListStatus } from "@scoreline/domain/match/state/status";
import type { ListedLeague, ListedMatch } from "#scores/list/packed-list.ts";

export const listFilters = ["live", "finished", "scheduled", "favourites"] as const;
export type ListFilter = (typeof listFilters)[number];
export type ListSort = "league" | "time";

type LeagueHead = Omit<ListedLeague, "matches">;

/** Matches under one heading: those of a league, those that kick off at the same time, or the reader's favourites. */
export type Group = {
  key: string;
  heading: LeagueHead | number | "favourites";
  matches: readonly { matchId: number; league: LeagueHead }[];
};

export type Arrangement = {
  filter: ListFilter | undefined;
  sort: ListSort;
  /** Ids of leagues that the reader pinned. */
  pinned: readonly number[];
  /** Code of the country that the reader most likely follows. */
  country: string | undefined;
  /** Whether the reader follows a match: by itself, by a team or by its league. A visitor follows none. */
  follows?: ((match: ListedMatch, leagueId: number) => boolean) | undefined;
  favouritesFirst?: boolean;
};

/** What a league of the reader's own country gains on the others: enough to stand among the great ones. */
const homeAdvantage = 40;

const statuses = ["live", "finished", "scheduled"] as const;
const kinds: Record<ListStatus, readonly ListedMatch["kind"][]> = {
  live: ["live", "suspended"],
  finished: ["finished", "abandoned", "cancelled"],
  scheduled: ["scheduled", "postponed"],
};

export function passes({ kind }: Pick<ListedMatch, "kind">, filter: ListStatus): boolean {
  return kinds[filter].includes(kind);
}

/** The day's list as this reader reads it: pinned leagues first, then by what is followed most here and everywhere. */
export function arrange(leagues: readonly ListedLeague[], by: Arrangement): Group[] {
  const { filter, follows = () => false } = by;
  const isShown = (match: ListedMatch, leagueId: number) => {
    if (filter === "favourites") return follows(match, leagueId);
    return filter === undefined || passes(match, filter);
  };
  const shown = leaguesInOrder(leagues, by).map((league) => ({
    league,
    matches: league.matches.filter((match) => isShown(match, league.leagueId)),
  }));
  // Where nothing but favourites is shown, they need no place of their own.
  const apart = by.favouritesFirst && filter !== "favourites";
  const own = apart ? pick(shown, follows) : [];
  const others = apart ? pick(shown, (match, leagueId) => !follows(match, leagueId)) : pick(shown, () => true);
  const groups =
    by.sort === "time" ? byTime(others) : others.map(({ league, matches }) => leagueGroup(league, matches));
  return own.length > 0 ? [favouriteGroup(own), ...groups] : groups;
}

/** The leagues with those of their matches; without the leagues that have none. */
function pick(leagues: readonly Matches[], wanted: (match: ListedMatch, leagueId: number) => boolean): Matches[] {
  return leagues
    .map(({ league, matches }) => ({ league, matches: matches.filter((match) => wanted(match, league.leagueId)) }))
    .filter(({ matches }) => matches.length > 0);
}

/** What is on first, then by kick-off. */
function favouriteGroup(leagues: readonly Matches[]): Group {
  const all = leagues.flatMap(({ league: { matches: _, ...league }, matches }) =>
    matches.map((match) => ({ match, league })),
  );
  const place = ({ match }: (typeof all)[number]) => (passes(match, "live") ? 0 : match.kickoff);
  return {
    key: "favourites",
    heading: "favourites",
    matches: all.sort((a, b) => place(a) - place(b)).map(({ match, league }) => ({ matchId: match.matchId, league })),
  };
}

/** Pinned leagues in the order in which they were pinned; the others by weight, and as they came where that is equal. */
export function leaguesInOrder(leagues: readonly ListedLeague[], { pinned, country }: Arrangement): ListedLeague[] {
  const place = (league: ListedLeague) => {
    const at = pinned.indexOf(league.leagueId);
    return at < 0 ? pinned.length : at;
  };
  const weight = ({ popularity, countryCode }: ListedLeague) =>
    popularity + (countryCode === country ? homeAdvantage : 0);
  return [...leagues].sort((a, b) => place(a) - place(b) || weight(b) - weight(a));
}

type Matches = { league: ListedLeague; matches: readonly ListedMatch[] };

function leagueGroup({ matches: _, ...head }: ListedLeague, matches: readonly ListedMatch[]): Group {
  return {
    key: `league-${head.leagueId}`,
    heading: head,
    matches: matches.map(({ matchId }) => ({ matchId, league: head })),
  };
}

function byTime(leagues: readonly Matches[]): Group[] {
  const groups = new Map<number, { matchId: number; league: LeagueHead }[]>();
  for (const { league, matches } of leagues) {
    const { matches: _, ...head } = league;
    for (const { matchId, kickoff } of matches) {
      const group = groups.get(kickoff) ?? [];
      group.push({ matchId, league: head });
      groups.set(kickoff, group);
    }
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([kickoff, matches]) => ({ key: `time-${kickoff}`, heading: kickoff, matches }));
}

/** The same matches in the same places. */
export function sameArrangement(a: readonly Group[], b: readonly Group[]): boolean {
  const places = (groups: readonly Group[]) =>
    groups.map(({ key, matches }) => `${key}:${matches.map(({ matchId }) => matchId)}`).join(";");
  return places(a) === places(b);
}

export type Counts = Record<ListFilter | "all", number>;

export function countMatches(leagues: readonly ListedLeague[], follows: Arrangement["follows"] = () => false): Counts {
  const counts: Counts = { all: 0, live: 0, finished: 0, scheduled: 0, favourites: 0 };
  for (const { leagueId, matches } of leagues) {
    for (const match of matches) {
      counts.all += 1;
      for (const filter of statuses) if (passes(match, filter)) counts[filter] += 1;
      if (follows(match, leagueId)) counts.favourites += 1;
    }
  }
  return counts;
}

/** The matches that are worth waiting for: the next ones of the leagues that stand first, the soonest first. */
export function nextKickoffs(leagues: readonly ListedLeague[], by: Arrangement, now: number, count: number) {
  return leaguesInOrder(leagues, by)
    .flatMap(({ matches, ...league }) =>
      matches.filter(({ kind, kickoff }) => kind === "scheduled" && kickoff > now).map((match) => ({ match, league })),
    )
    .slice(0, count)
    .sort((a, b) => a.match.kickoff - b.match.kickoff);
}
