import { describe, expect, test } from "vitest";
import { rng } from "#random.ts";
import type { CompetitionId, Fixture, SeasonPlan } from "#schedule/plan-types.ts";
import { clubOf } from "#schedule/plan-types.ts";
import { type ResultOf, resolve } from "#schedule/resolve.ts";
import { seasonPlan } from "#schedule/season-plan.ts";
import { rankingOf } from "#schedule/standing.ts";

const seed = "test";

function planOf(id: CompetitionId, year: number): SeasonPlan {
  const plan = seasonPlan(seed, id, year);
  if (!plan) throw new Error(`${id} is not played in ${year}`);
  return plan;
}

/** Results that are a pure function of the ref, up to an instant. */
function resultsUntil(plan: SeasonPlan, until: number): ResultOf {
  const kickoffs = new Map(plan.fixtures.map(({ ref, kickoff }) => [ref, kickoff]));
  return (ref) => {
    if ((kickoffs.get(ref) ?? 0) > until) return undefined;
    const random = rng(ref);
    const winner = random.chance(0.5) ? "home" : "away";
    return plan.season.competition.startsWith("football")
      ? { home: random.poisson(1.5), away: random.poisson(1.2), winner }
      : { home: 80 + (winner === "home" ? 7 : 0), away: 80 + (winner === "away" ? 7 : 0) };
  };
}

const seasons: [CompetitionId, number][] = [
  ["football:fa-cup", 2026],
  ["football:copa-libertadores", 2026],
  ["football:champions-league", 2026],
  ["football:k-league-1", 2026],
  ["football:scottish-premiership", 2026],
  ["football:major-league-soccer", 2026],
  ["football:championship", 2026],
  ["football:a-league-men", 2026],
  ["basketball:nba", 2026],
  ["basketball:euroleague", 2026],
  ["basketball:east-asia-super-league", 2026],
];

/** Nobody has to find out who plays where the plan says it. */
const asPlanned = ({ home, away }: Fixture) => ({ home: clubOf(home), away: clubOf(away) });

describe("resolving a season", () => {
  test.each(seasons)("%s fills every place once everything is played", (id, year) => {
    const plan = planOf(id, year);
    const resolved = resolve(plan, resultsUntil(plan, Number.POSITIVE_INFINITY));
    for (const fixture of plan.fixtures) {
      const filled = resolved.get(fixture.ref) ?? asPlanned(fixture);
      if (!filled.home || !filled.away) expect.fail(`${fixture.ref} has nobody to play it`);
      expect(filled.home).not.toBe(filled.away);
      expect(plan.participants).toContain(filled.home);
    }
    // Nobody is in two ties of a round.
    for (const { code } of plan.stages.filter(({ kind }) => kind === "knockout")) {
      const ties = new Map(
        plan.fixtures.filter(({ stage }) => stage === code).map((fixture) => [fixture.tie, fixture]),
      );
      const clubs = [...ties.values()].flatMap((fixture) => {
        const { home, away } = resolved.get(fixture.ref) ?? asPlanned(fixture);
        return [home, away];
      });
      expect(new Set(clubs).size).toBe(clubs.length);
    }
  });

  test.each(seasons)("%s leaves places open until their feeders are decided", (id, year) => {
    const plan = planOf(id, year);
    const first = plan.fixtures[0]?.kickoff ?? 0;
    const resolved = resolve(plan, resultsUntil(plan, first - 1));
    for (const fixture of plan.fixtures) {
      const isPlanned = clubOf(fixture.home) !== undefined && clubOf(fixture.away) !== undefined && !fixture.ifNeeded;
      expect(resolved.has(fixture.ref)).toBe(!isPlanned);
      expect(resolved.get(fixture.ref) ?? asPlanned(fixture)).toMatchObject(asPlanned(fixture));
    }
  });

  test("a play-in gives the last two places: to who wins between 7 and 8, and to who wins the last game", () => {
    const plan = planOf("basketball:nba", 2026);
    const resolved = resolve(plan, resultsUntil(plan, Number.POSITIVE_INFINITY));
    const inRound = (round: string) => plan.fixtures.filter((fixture) => fixture.round === round);
    expect([inRound("play-in").length, inRound("play-in-last").length]).toEqual([4, 2]);
    const clubs = (fixtures: readonly Fixture[]) =>
      new Set(
        fixtures.flatMap(({ ref }) => {
          const own = resolved.get(ref);
          return own ? [own.home, own.away] : [];
        }),
      );
    const first = clubs(inRound("playoff-round-of-16"));
    expect(first.size).toBe(16);
    const playIn = clubs(inRound("play-in"));
    expect(playIn.size).toBe(8);
    expect([...playIn].filter((club) => first.has(club))).toHaveLength(4);
    const starts = (round: string) => Math.min(...inRound(round).map(({ kickoff }) => kickoff));
    expect(starts("play-in")).toBeLessThan(starts("play-in-last"));
    expect(starts("play-in-last")).toBeLessThan(starts("playoff-round-of-16"));
  });

  test("a cup inside a season: groups of games that count in the tables, four of each conference go on, one final", () => {
    const plan = planOf("basketball:nba", 2026);
    const resolved = resolve(plan, resultsUntil(plan, Number.POSITIVE_INFINITY));
    const groups = plan.stages.filter(({ code }) => code.startsWith("season-cup-group-"));
    expect(groups.map(({ places }) => places.length)).toEqual([5, 5, 5, 5, 5, 5]);
    const days = (fixtures: readonly Fixture[]) => fixtures.map(({ kickoff }) => kickoff);
    const ofGroups = plan.fixtures.filter(({ stage }) => stage.startsWith("season-cup-group-"));
    for (const { code, places } of groups) {
      const own = ofGroups.filter(({ stage }) => stage === code);
      const pairs = own.map(({ home, away }) => [clubOf(home), clubOf(away)].sort().join(" "));
      expect(new Set(pairs).size).toBe(10);
      expect(new Set(pairs.join(" ").split(" "))).toEqual(new Set(places.map(clubOf)));
    }
    // They are games of the season: everybody plays 82 of them.
    const played = new Map<string | undefined, number>();
    for (const { home, away, tie } of plan.fixtures)
      if (!tie) for (const club of [clubOf(home), clubOf(away)]) played.set(club, (played.get(club) ?? 0) + 1);
    expect(new Set(played.values())).toEqual(new Set([82]));
    const lastEight = plan.fixtures.filter(({ stage }) => stage === "season-cup-quarter-final");
    const clubs = lastEight.flatMap(({ ref }) => [resolved.get(ref)?.home, resolved.get(ref)?.away]);
    expect(new Set(clubs).size).toBe(8);
    for (const conference of ["conference-1", "conference-2"]) {
      const own = plan.stages.find(({ code }) => code === conference)?.places.map(clubOf) ?? [];
      expect(clubs.filter((club) => own.includes(club))).toHaveLength(4);
    }
    expect(Math.max(...days(ofGroups))).toBeLessThan(Math.min(...days(lastEight)));
    const [final, ...others] = plan.fixtures.filter(({ stage }) => stage === "season-cup-final");
    expect(others).toEqual([]);
    expect(final?.neutral).toBe(true);
    // Whoever stands in it has rested, and nobody else plays on its day.
    const near = plan.fixtures.filter(({ kickoff }) => Math.abs(kickoff - (final?.kickoff ?? 0)) < 20 * 3_600_000);
    expect(near).toEqual([final]);
  });

  test("a series ends when it is won", () => {
    const plan = planOf("basketball:nba", 2026);
    const games = plan.fixtures.filter(({ tie }) => tie === "basketball:nba:2026:playoff-final:1");
    expect(games).toHaveLength(7);
    // The better seed wins every game, at home and away.
    const sweep: ResultOf = (ref) => {
      const game = games.find((fixture) => fixture.ref === ref);
      const atHome = !game || [1, 2, 5, 7].includes(game.game ?? 0);
      return atHome ? { home: 100, away: 90 } : { home: 90, away: 100 };
    };
    const resolved = resolve(plan, sweep);
    expect(games.map(({ ref }) => resolved.get(ref)?.needed)).toEqual([true, true, true, true, false, false, false]);
  });

  test("tables are ordered by the tie-breaks in turn", () => {
    const matches = [
      { home: "a", away: "b", result: { home: 1, away: 0 } },
      { home: "b", away: "c", result: { home: 5, away: 0 } },
      { home: "c", away: "a", result: { home: 0, away: 0 } },
      { home: "c", away: "b", result: { home: 0, away: 1 } },
      { home: "b", away: "a", result: { home: 0, away: 0 } },
      { home: "a", away: "c", result: { home: 0, away: 2 } },
    ];
    const clubs = ["c", "b", "a"];
    expect(rankingOf("football", clubs, matches, ["goal-difference"], ["lots"])).toEqual(["b", "a", "c"]);
    const level = [
      { home: "a", away: "b", result: { home: 1, away: 0 } },
      { home: "b", away: "c", result: { home: 9, away: 0 } },
      { home: "c", away: "a", result: { home: 1, away: 0 } },
      { home: "d", away: "a", result: { home: 1, away: 0 } },
      { home: "b", away: "d", result: { home: 0, away: 1 } },
    ];
    const four = ["a", "b", "c", "d"];
    const headToHead = rankingOf("football", four, level, ["head-to-head-goal-difference"], ["lots"]);
    expect(headToHead[0]).toBe("d");
    expect(rankingOf("football", four, level, ["goal-difference"], ["lots"]).slice(0, 2)).toEqual(["d", "b"]);
  });
});
