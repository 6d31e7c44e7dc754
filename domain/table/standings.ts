import type { ZoneKind } from "#competition.ts";
import type { Outcome } from "#match/state/past-match.ts";
import { order } from "#table/order.ts";
import type { StageTable, TableGame } from "#table/stage-tables.ts";
import {
  difference,
  type Figures,
  type Ground,
  gamesBehind,
  pointsOf,
  type ScoredGame,
  tally,
  winShare,
} from "#table/tally.ts";
import { zoneOf } from "#table/zones.ts";

/** A match as a team looks back at it. */
export type FormEntry = {
  matchId: number;
  opponentId: number;
  outcome: Outcome;
  scored: number;
  conceded: number;
  live: boolean;
};

/** A line of a table. */
export type Standing = Figures & {
  rank: number;
  teamId: number;
  difference: number;
  points: number;
  winShare: number;
  gamesBehind: number;
  zone: ZoneKind | undefined;
  /** How many ranks the matches that are on have moved the team, upwards positive. */
  moved: number;
  /** A match of the team is on and counted. */
  live: boolean;
  /** The latest last. */
  form: readonly FormEntry[];
};

export const tableScopes = ["total", "home", "away", "last6"] as const;
export type TableScope = (typeof tableScopes)[number];

const formLength = 6;

export type StandingOptions = {
  scope?: TableScope;
  /** The table after this round: later ones do not count, whenever they were played. */
  afterRound?: number;
  /** Running scores count as if they were final. */
  live?: boolean;
};

/** The table of a stage, the best first. */
export function standings(table: StageTable, options: StandingOptions = {}): Standing[] {
  const { scope = "total", afterRound = Number.POSITIVE_INFINITY, live = false } = options;
  const games = table.games.filter((game) => game.round <= afterRound && (live || !game.live));
  const ranked = rankedBy(table, games, scope);
  const before = live
    ? rankedBy(
        table,
        games.filter((game) => !game.live),
        scope,
      ).map(({ team }) => team)
    : [];
  const leader = ranked[0]?.figures;
  const playing = new Set(games.filter((game) => game.live).flatMap(({ home, away }) => [home, away]));
  return ranked.map(({ team, figures }, index): Standing => {
    const rank = table.offset + index + 1;
    return {
      ...figures,
      rank,
      teamId: team,
      difference: difference(figures),
      points: pointsOf(figures, table.rules.sport),
      winShare: winShare(figures),
      gamesBehind: leader ? gamesBehind(leader, figures) : 0,
      // Zones are promised by the whole table, not by a part of it.
      zone: scope === "total" ? zoneOf(rank, table.size, table.zones) : undefined,
      moved: live ? before.indexOf(team) - index : 0,
      live: playing.has(team),
      form: formOf(team, games, scope === "home" || scope === "away" ? scope : "total"),
    };
  });
}

type Ranked = { team: number; figures: Figures };

function rankedBy(table: StageTable, games: readonly TableGame[], scope: TableScope): Ranked[] {
  const { teams, rules } = table;
  if (scope === "total") {
    const figures = tally(teams, games);
    return order(rules, teams, games, byNumber).map((team) => ranked(team, figures));
  }
  // What counts differs from team to team: each is counted on its own, and the totals are compared.
  const figures =
    scope === "last6"
      ? new Map(teams.map((team) => [team, tally([team], lastOf(team, games)).get(team) as Figures]))
      : tally(teams, games, scope);
  return orderOfFigures(table, figures);
}

/** Home, away and short tables compare what was played there: who met whom says little. */
function orderOfFigures({ teams, rules: { sport } }: StageTable, figures: ReadonlyMap<number, Figures>): Ranked[] {
  const main = (row: Figures) => (sport === "football" ? pointsOf(row, sport) : winShare(row));
  return teams
    .map((team) => ranked(team, figures))
    .sort(
      (one, other) =>
        main(other.figures) - main(one.figures) ||
        difference(other.figures) - difference(one.figures) ||
        other.figures.scored - one.figures.scored ||
        byNumber(one.team, other.team),
    );
}

function ranked(team: number, figures: ReadonlyMap<number, Figures>): Ranked {
  return { team, figures: figures.get(team) as Figures };
}

function byNumber(one: number, other: number): number {
  return one - other;
}

function lastOf(team: number, games: readonly TableGame[]): ScoredGame<number>[] {
  return games.filter(({ home, away }) => home === team || away === team).slice(-formLength);
}

function formOf(team: number, games: readonly TableGame[], ground: Ground): Standing["form"] {
  return games
    .filter(({ home, away }) => (ground !== "away" && home === team) || (ground !== "home" && away === team))
    .slice(-formLength)
    .map(({ matchId, home, away, score, live }): FormEntry => {
      const [scored, conceded] = home === team ? [score.home, score.away] : [score.away, score.home];
      const outcome = scored > conceded ? "win" : scored < conceded ? "loss" : "draw";
      return { matchId, opponentId: home === team ? away : home, outcome, scored, conceded, live };
    });
}

/** Where every team stood after each round that has been played, in the order of the rounds. */
export function rankHistory(table: StageTable): { round: number; ranks: ReadonlyMap<number, number> }[] {
  const finished = table.games.filter((game) => !game.live);
  const rounds = [...new Set(finished.map(({ round }) => round))].sort((one, other) => one - other);
  return rounds.map((round) => {
    const games = finished.filter((game) => game.round <= round);
    const teams = order(table.rules, table.teams, games, byNumber);
    return { round, ranks: new Map(teams.map((team, index) => [team, table.offset + index + 1])) };
  });
}
