import { clubRounds, clubsReached, clubWeekMs, type Showing } from "@scoreline/domain/contest/club-bracket";
import { isVoid, slotResult } from "@scoreline/domain/contest/result";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { matchesOfClubs } from "@scoreline/store/contest/clubs";
import type { Contest, ContestResults } from "@scoreline/store/contest/contests";
import type { Database } from "@scoreline/store/engine/open";

export const isOfClubs = ({ mode, seasonId }: Contest): boolean => mode === "bracket" && seasonId === null;

/** The week of a contest of clubs, counted from its first. */
export const weekOf = ({ rules, closesAt }: Contest, now: number): number =>
  Math.floor((now - (rules.from ?? closesAt)) / clubWeekMs);

/** How far clubs came, week by week, by the first match of each that counts. */
export async function clubResults(
  database: Database,
  contest: Contest,
  now: number,
): Promise<{ results: ContestResults; all: boolean }> {
  const { teams = [], from = contest.closesAt } = contest.rules;
  const weekAt = (week: number) => from + week * clubWeekMs;
  const to = weekAt(clubRounds(teams.length).length);
  const heads = await matchesOfClubs(database, { sport: contest.sport, teams, from, to });
  const reached = clubsReached(teams, (team, week) => {
    const [start, end] = [weekAt(week), weekAt(week + 1)];
    for (const head of heads) {
      if (head.kickoff < start || head.kickoff >= end) continue;
      const side = sideOf(head, team);
      const result = side && slotResult(head.state, head.kickoff, end, now);
      if (!side || (result && isVoid(result))) continue;
      return result && showing(result, side);
    }
    return now < end ? undefined : null;
  });
  return { results: { reached }, all: (reached.champion ?? []).length > 0 };
}

function sideOf({ home, away }: MatchHead, team: number): "home" | "away" | undefined {
  if ("teamId" in home && home.teamId === team) return "home";
  return "teamId" in away && away.teamId === team ? "away" : undefined;
}

function showing({ home, away }: { home: number; away: number }, side: "home" | "away"): Showing {
  return side === "home" ? { scored: home, conceded: away } : { scored: away, conceded: home };
}
