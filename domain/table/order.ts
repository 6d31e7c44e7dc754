import type { TieBreak } from "#competition.ts";
import type { Sport } from "#sport.ts";
import { difference, type Figures, pointsOf, type ScoredGame, tally, winShare } from "#table/tally.ts";

export type TableRules = { sport: Sport; tieBreaks: readonly TieBreak[] };

/** Where a competition does not say what decides. */
const usual: Record<Sport, readonly TieBreak[]> = {
  football: ["goal-difference", "goals-for", "head-to-head-points"],
  basketball: ["head-to-head-points", "points-difference", "points-for"],
};

export function rulesOf(sport: Sport, tieBreaks: readonly TieBreak[] | null): TableRules {
  return { sport, tieBreaks: tieBreaks && tieBreaks.length > 0 ? tieBreaks : usual[sport] };
}

/** The figure that a tie-break compares, the higher the better. */
function figure(row: Figures | undefined, by: TieBreak, sport: Sport): number {
  if (!row) return 0;
  switch (by) {
    case "goal-difference":
    case "points-difference":
    case "head-to-head-goal-difference":
      return difference(row);
    case "goals-for":
    case "points-for":
    case "head-to-head-goals-for":
      return row.scored;
    case "wins":
      return row.won;
    case "win-percentage":
      return winShare(row);
    case "away-goals":
      return row.scoredAway;
    case "head-to-head-points":
      return sport === "football" ? pointsOf(row, sport) : winShare(row);
    case "fair-play":
    case "drawing-of-lots":
      // Cards are not counted here, and lots are drawn by the caller.
      return 0;
  }
}

const isHeadToHead = (by: TieBreak) => by.startsWith("head-to-head");

/** Parts of equal value, the best first. */
function split<Team>(teams: readonly Team[], value: (team: Team) => number): Team[][] {
  const values = [...new Set(teams.map(value))].sort((one, other) => other - one);
  return values.map((wanted) => teams.filter((team) => value(team) === wanted));
}

/**
 * Teams by rank: points (in basketball the share of wins), then the competition's tie-breaks in its order, then lots.
 *
 * Neighbouring head-to-head rules are one small table among all that are level; those it leaves level, if it parted
 * any, get a small table of their own.
 */
export function order<Team>(
  { sport, tieBreaks }: TableRules,
  teams: readonly Team[],
  games: readonly ScoredGame<Team>[],
  lots: (one: Team, other: Team) => number,
): Team[] {
  const all = tally(teams, games);

  function apart(level: readonly Team[], rules: readonly TieBreak[]): Team[] {
    const [rule] = rules;
    if (level.length < 2) return [...level];
    if (rule === undefined) return level.toSorted(lots);
    if (!isHeadToHead(rule)) {
      const later = rules.slice(1);
      return split(level, (team) => figure(all.get(team), rule, sport)).flatMap((part) => apart(part, later));
    }
    const end = rules.findIndex((by) => !isHeadToHead(by));
    const block = end < 0 ? rules : rules.slice(0, end);
    const own = new Set(level);
    const among = tally(
      level,
      games.filter(({ home, away }) => own.has(home) && own.has(away)),
    );
    const parts = block.reduce(
      (groups, by) => groups.flatMap((group) => split(group, (team) => figure(among.get(team), by, sport))),
      [[...level]],
    );
    if (parts.length === 1) return apart(level, rules.slice(block.length));
    return parts.flatMap((part) => apart(part, rules));
  }

  const main = (team: Team) => figure(all.get(team), "head-to-head-points", sport);
  return split(teams, main).flatMap((level) => apart(level, tieBreaks));
}
