import { competitionOf } from "#competitions/registry.ts";
import type { Feeder, Fixture, Place, SeasonPlan, Stage } from "#schedule/plan-types.ts";
import { clubOf } from "#schedule/plan-types.ts";
import { remember } from "#schedule/remember.ts";
import { isConference } from "#schedule/season-cup.ts";
import { type PlayedMatch, type Result, rankingOf } from "#schedule/standing.ts";

/** The score of a match, or undefined as long as it is not finished; "void" where it never will be. */
export type ResultOf = (ref: string) => Result | "void" | undefined;

export type Resolved = {
  home: string | undefined;
  away: string | undefined;
  /** False once a series is won without this game. */
  needed: boolean;
};

type Tie = { winner: string; loser: string };

type Sorted = {
  stages: ReadonlyMap<string, Stage>;
  byStage: ReadonlyMap<string, readonly Fixture[]>;
  byTie: ReadonlyMap<string, readonly Fixture[]>;
  /** Those of which it is not written in the plan who plays, or whether anybody does. */
  open: readonly Fixture[];
};
const sortedPlans = new WeakMap<SeasonPlan, Sorted>();

function sortedOut(plan: SeasonPlan): Sorted {
  const known = sortedPlans.get(plan);
  if (known) return known;
  const stages = new Map(plan.stages.map((stage) => [stage.code, stage]));
  const byStage = new Map<string, Fixture[]>();
  const byTie = new Map<string, Fixture[]>();
  const open: Fixture[] = [];
  for (const fixture of plan.fixtures) {
    remember(byStage, fixture.stage, () => []).push(fixture);
    if (fixture.tie !== undefined) remember(byTie, fixture.tie, () => []).push(fixture);
    if (fixture.ifNeeded || "feeder" in fixture.home || "feeder" in fixture.away) open.push(fixture);
  }
  const sorted = { stages, byStage, byTie, open };
  sortedPlans.set(plan, sorted);
  return sorted;
}

/** Rankings of tables that are closed: those stay as they are. */
export type ClosedTables = {
  get(code: string): readonly string[] | undefined;
  set(code: string, ranking: readonly string[]): void;
};

/**
 * Who plays whom as far as the results say it, where the plan does not: tables that are closed fill the ranks, ties that are
 * decided the next round.
 */
export function resolve(plan: SeasonPlan, resultOf: ResultOf, closed: ClosedTables = new Map()): Map<string, Resolved> {
  const world = competitionOf(plan.season.competition);
  const { stages, byStage, byTie, open } = sortedOut(plan);
  const rankings = new Map<string, readonly string[]>();
  const ties = new Map<string, Tie | "open">();

  const fill = (place: Place): string | undefined => {
    const club = clubOf(place);
    if (club !== undefined || !("feeder" in place)) return club;
    const { feeder } = place;
    if (feeder.kind === "rank") return rankedIn(feeder.stage)[feeder.rank - 1];
    if (feeder.kind === "best") return bestOf(feeder)[feeder.nth - 1];
    const tie = remember(ties, feeder.tie, () => decided(byTie.get(feeder.tie) ?? []) ?? "open");
    return tie === "open" ? undefined : tie[feeder.kind];
  };

  /** Empty until every match of the table has been played. */
  const rankedIn = (code: string): readonly string[] =>
    remember(rankings, code, () => {
      const known = closed.get(code);
      if (known) return known;
      const stage = stages.get(code);
      const clubs = stage?.places.map(fill).filter((club) => club !== undefined) ?? [];
      if (!stage || clubs.length < stage.places.length) return [];
      const matches = matchesOf(stage, clubs);
      if (!matches) return [];
      const ranking = rankingOf(world.sport, clubs, matches, world.competition.tieBreaks, [plan.season.ref, code]);
      closed.set(code, ranking);
      return ranking;
    });

  /** Those at a rank of several tables, by what they won there; empty until all of these are closed. */
  const bestOf = ({ stages: codes, rank }: Extract<Feeder, { kind: "best" }>): readonly string[] =>
    remember(rankings, `${rank} of ${codes}`, () => {
      const clubs = codes.flatMap((code) => rankedIn(code)[rank - 1] ?? []);
      if (clubs.length < codes.length) return [];
      const matches = codes.flatMap((code) => {
        const stage = stages.get(code);
        return (stage && matchesOf(stage, rankedIn(code))) ?? [];
      });
      return rankingOf(world.sport, clubs, matches, world.competition.tieBreaks, [plan.season.ref, ...codes]);
    });

  /** A club's matches against other conferences count in its own; what was won before a league split is kept. */
  const matchesOf = (stage: Stage, clubs: readonly string[]): PlayedMatch[] | undefined => {
    const own = new Set(clubs);
    const conference = isConference(world, stage.code);
    const wider = conference || stage.code.startsWith("split-");
    const counted = wider
      ? plan.fixtures.filter(
          ({ tie, home, away, stage: other }) =>
            !tie &&
            (conference || other === stage.code || other === "regular") &&
            [home, away].some((place) => own.has(fill(place) ?? "")),
        )
      : (byStage.get(stage.code) ?? []);
    const matches: PlayedMatch[] = [];
    // From the last one: while that is to come, none of the others has to be known.
    for (const fixture of counted.toReversed()) {
      const result = resultOf(fixture.ref);
      const home = fill(fixture.home);
      const away = fill(fixture.away);
      if (result === undefined || home === undefined || away === undefined) return undefined;
      if (result !== "void") matches.push({ home, away, result });
    }
    return matches.reverse();
  };

  const decided = (fixtures: readonly Fixture[]): Tie | undefined => {
    const wins = new Map<string, number>();
    const scored = new Map<string, number>();
    let winner: string | undefined;
    let pair: readonly string[] = [];
    for (const fixture of fixtures) {
      const home = fill(fixture.home);
      const away = fill(fixture.away);
      if (home === undefined || away === undefined) return undefined;
      pair = [home, away];
      const result = resultOf(fixture.ref);
      if (result === undefined || result === "void") continue;
      scored.set(home, (scored.get(home) ?? 0) + result.home);
      scored.set(away, (scored.get(away) ?? 0) + result.away);
      const better = result.home === result.away ? undefined : result.home > result.away ? home : away;
      const named = result.winner === undefined ? better : result.winner === "home" ? home : away;
      if (fixture.bestOf) {
        if (named) wins.set(named, (wins.get(named) ?? 0) + 1);
        if (named && (wins.get(named) ?? 0) > fixture.bestOf / 2) winner ??= named;
      } else if (fixture.leg === 2) {
        const [one = 0, other = 0] = [scored.get(home), scored.get(away)];
        // Level over both legs: whoever won the shoot-out, or else the home side of the second leg.
        winner = one === other ? (result.winner === "away" ? away : home) : one > other ? home : away;
      } else if (fixture.leg === undefined) winner = named ?? home;
    }
    const loser = pair.find((club) => club !== winner);
    return winner !== undefined && loser !== undefined ? { winner, loser } : undefined;
  };

  const resolved = new Map<string, Resolved>();
  for (const fixture of open) {
    const series = fixture.ifNeeded && fixture.tie ? byTie.get(fixture.tie) : undefined;
    const before = series?.filter(({ kickoff }) => kickoff < fixture.kickoff);
    resolved.set(fixture.ref, {
      home: fill(fixture.home),
      away: fill(fixture.away),
      needed: before === undefined || decided(before) === undefined,
    });
  }
  return resolved;
}
