import { clubBracketSizes, clubRounds, clubWeekMs } from "@scoreline/domain/contest/club-bracket";
import { reachPoints } from "@scoreline/domain/contest/draw";
import { closesAheadMs } from "@scoreline/domain/contest/life";
import { graceMs } from "@scoreline/domain/contest/result";
import { type ContestPlan, type ContestRound, type contestKinds, roundsAround } from "@scoreline/domain/contest/rounds";
import { jokerFactor, pickPoints } from "@scoreline/domain/contest/scoring";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { drawClubs } from "@scoreline/store/contest/clubs";
import {
  bigMatches,
  type ContestMode,
  type ContestRules,
  contestById,
  draftContest,
} from "@scoreline/store/contest/contests";
import { seasonByKey } from "@scoreline/store/contest/season";
import type { Database } from "@scoreline/store/engine/open";
import { matchesOfSeason } from "@scoreline/store/match/matches";

/** A contest as the editors plan it, and each time that it comes again. */
export type Series = ContestPlan & {
  kind: (typeof contestKinds)[number];
  mode: ContestMode;
  sport: Sport;
  /** How many matches it is about. */
  matches?: number | undefined;
  lock: "each" | "first";
  joker: boolean;
  /** The competition whose season it is about. */
  competition?: string | undefined;
  /** What it is called, for those who are told of it. */
  words?: Partial<Record<LocaleCode, { title: string }>>;
};

/** Where all matches close together they are played in the days after. */
const playedAfterMs = 3 * 86_400_000;

/**
 * Writes down the rounds of a series that are on or to come; those that are over, where somebody fills them; those that are
 * about the weeks ahead, once the fixtures of these are known.
 */
export async function draftSeries(
  database: Database,
  series: Series,
  { now, past, ahead }: { now: number; past: boolean; ahead: boolean },
): Promise<number[]> {
  const drafted: number[] = [];
  if (series.mode === "bracket" && !series.competition && !ahead) return drafted;
  for (const round of roundsAround(series, now)) {
    if (round.end <= now && !past) continue;
    if (await draftRound(database, series, round)) drafted.push(round.contestId);
  }
  return drafted;
}

async function draftRound(database: Database, series: Series, round: ContestRound): Promise<boolean> {
  const known = await contestById(database, round.contestId);
  // Its rules are frozen.
  if (known && known.life !== "draft") return false;
  const about = await subjectOf(database, series, round);
  if (!about) return false;
  const { id, kind, mode, sport, lock, joker, repeatDays } = series;
  const { slots, closesAt, deadline, from, ...rest } = about;
  const rules: ContestRules = {
    version: 1,
    mode,
    points: from === undefined ? pointsOf(mode) : clubPoints(rest.teams ?? []),
    lock,
    ahead: closesAheadMs,
    joker,
    score: mode === "matches",
    deadline,
    ...(mode === "matches" ? { matches: slots } : { teams: rest.teams ?? [] }),
    ...(from !== undefined && { from }),
  };
  return draftContest(database, {
    id: round.contestId,
    series: id,
    round: repeatDays ? round.round : null,
    kind,
    mode,
    sport,
    opensAt: round.start,
    closesAt,
    lock,
    joker,
    hidden: mode !== "referral" && mode !== "video",
    competitionId: rest.competitionId ?? null,
    seasonId: rest.seasonId ?? null,
    rules,
    slots,
  });
}

const pointsOf = (mode: ContestMode) => (mode === "bracket" ? reachPoints : { ...pickPoints, joker: jokerFactor });

/** That all clubs begin is no guess. */
function clubPoints(teams: readonly number[]): Record<string, number> {
  const { champion, ...rounds } = reachPoints;
  const reached = clubRounds(teams.length).slice(1);
  return { ...Object.fromEntries(reached.map((round) => [round, rounds[round]])), champion };
}

type Subject = {
  slots: number[];
  closesAt: number;
  deadline: number;
  competitionId?: number;
  seasonId?: number;
  teams?: number[];
  /** When the first week of a bracket of clubs begins. */
  from?: number;
};

/** What a round is about; nothing while the store does not know it. */
async function subjectOf(database: Database, series: Series, round: ContestRound): Promise<Subject | undefined> {
  const { mode, sport, lock, matches: limit = 0, competition } = series;
  const whole = { slots: [0], closesAt: round.end, deadline: round.end + graceMs };
  if (mode === "referral" || mode === "video") return whole;
  if (mode === "matches") {
    const [from, to] = lock === "each" ? [round.start, round.end] : [round.end, round.end + playedAfterMs];
    const slots = await bigMatches(database, { sport, from, to, limit });
    return slots.length > 0 ? { slots, closesAt: round.end, deadline: to + graceMs } : undefined;
  }
  if (mode === "bracket" && !competition) return clubsOf(database, sport, round);
  const season = competition && (await seasonByKey(database, sport, competition, round.end));
  if (!season) return undefined;
  const heads = await matchesOfSeason(database, season.seasonId);
  const teams = heads.flatMap(({ home, away }) =>
    [home, away].flatMap((side) => ("teamId" in side ? [side.teamId] : [])),
  );
  if (teams.length === 0) return undefined;
  // A bracket is about everything from the first match on.
  const first = Math.min(...heads.map(({ kickoff }) => kickoff));
  const closesAt = mode === "bracket" ? Math.min(round.end, first - closesAheadMs) : round.end;
  return {
    ...whole,
    closesAt,
    ...season,
    deadline: season.until + graceMs,
    teams: [...new Set(teams)].sort((a, b) => a - b),
  };
}

/** As many clubs as a bracket may have, drawn when it opens, and one week for each of its rounds. */
async function clubsOf(database: Database, sport: Sport, round: ContestRound): Promise<Subject | undefined> {
  const [most, fewer] = clubBracketSizes;
  const from = round.end;
  const weeks = clubRounds(most).length;
  const drawn = await drawClubs(database, { sport, from, weekMs: clubWeekMs, weeks, most, seed: round.contestId });
  const teams = drawn.length < most ? drawn.slice(0, fewer) : drawn;
  if (teams.length < fewer) return undefined;
  const deadline = from + clubRounds(teams.length).length * clubWeekMs + graceMs;
  return { slots: [0], closesAt: from - closesAheadMs, deadline, teams, from };
}
