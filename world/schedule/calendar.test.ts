import { describe, expect, test } from "vitest";
import { competitionOf, worldCompetitions, worldTeams } from "#competitions/registry.ts";
import { fillersIn, mayPlay } from "#schedule/fillers.ts";
import { mishapsOf } from "#schedule/mishaps.ts";
import { restElsewhere } from "#schedule/place-round.ts";
import type { CompetitionId, SeasonPlan } from "#schedule/plan-types.ts";
import { seasonPlan } from "#schedule/season-plan.ts";
import { dayMs, hourMs } from "#schedule/zone-clock.ts";

const seed = "calendar";
/** The last season in which everybody plays where it is written down, and those whose members come from results. */
const years = [2023, 2024, 2025, 2026];
const plans: SeasonPlan[] = worldCompetitions.flatMap(({ id }) =>
  years.flatMap((year) => seasonPlan(seed, id, year) ?? []),
);

/** Leagues that play on two days running, as the NBA does. */
const backToBack: ReadonlySet<CompetitionId> = new Set([
  "basketball:nba",
  "basketball:wnba",
  "basketball:b-league",
  "basketball:b2-league",
] as const);

/** A match that a team plays, or may have to play. `surely` where the plan names both sides. */
type Date = { at: number; ref: string; competition: CompetitionId; surely: boolean };

function datesByTeam(): Map<string, Date[]> {
  const teams = new Map<string, Date[]>();
  for (const plan of plans) {
    const fillers = fillersIn(plan);
    const mishaps = mishapsOf(seed, plan);
    for (const fixture of plan.fixtures) {
      const mishap = mishaps.get(fixture.ref);
      if (mishap?.kind === "cancelled") continue;
      const at = mishap?.kind === "postponed" ? mishap.kickoff : fixture.kickoff;
      const clubs = mayPlay(fillers, fixture);
      for (const club of clubs) {
        const key = `${fixture.sport}:${club}`;
        const { ref, competition } = fixture;
        const date = { at, ref, competition, surely: clubs.length === 2 };
        const known = teams.get(key);
        if (known) known.push(date);
        else teams.set(key, [date]);
      }
    }
  }
  for (const dates of teams.values()) dates.sort((one, other) => one.at - other.at);
  return teams;
}

const teams = datesByTeam();

describe("the calendar of every team of the world", () => {
  test("no team plays, or may have to play, twice within 40 hours; on two days running only where that is usual", () => {
    const clashes: string[] = [];
    for (const [team, dates] of teams)
      for (const [index, date] of dates.entries())
        for (let next = index + 1; next < dates.length; next += 1) {
          const other = dates[next];
          const rest = other ? other.at - date.at : Number.POSITIVE_INFINITY;
          if (!other || rest >= 40 * hourMs) break;
          const same = other.competition === date.competition;
          // Of one competition only one of several matches that a result leads to is played: its rounds are looked at below.
          if (same && !(date.surely && other.surely)) continue;
          if (same && backToBack.has(date.competition) && rest >= 18 * hourMs) continue;
          clashes.push(`${team}: ${date.ref} and ${other.ref}, ${(rest / hourMs).toFixed(1)} hours`);
        }
    expect(clashes).toEqual([]);
    const playing = new Set([...teams.keys()]);
    expect(worldTeams.filter(({ sport, club }) => !playing.has(`${sport}:${club.key}`)).length).toBeLessThan(60);
  });

  test("whoever a result leads to a match has rested since the round before", () => {
    for (const plan of plans) {
      const { kind, sport } = competitionOf(plan.season.competition);
      if (kind === "friendlies") continue;
      for (const fixture of plan.fixtures) {
        if (fixture.tie === undefined || fixture.game !== undefined) continue;
        for (const place of [fixture.home, fixture.away]) {
          if (!("feeder" in place) || !("tie" in place.feeder)) continue;
          const { tie } = place.feeder;
          const before = plan.fixtures.filter((other) => other.tie === tie && !other.ifNeeded);
          const rest = fixture.kickoff - Math.max(...before.map(({ kickoff }) => kickoff));
          if (rest < (sport === "football" ? 40 : 24) * hourMs) expect.fail(`${fixture.ref} follows ${tie} too soon`);
        }
      }
    }
  });

  test("the games of a series leave as much rest as any others", () => {
    let apart = 0;
    for (const { fixtures } of plans) {
      const ties = Map.groupBy(
        fixtures.filter(({ game }) => game !== undefined),
        ({ tie }) => tie,
      );
      for (const games of ties.values())
        for (const [index, { ref, kickoff }] of games.entries()) {
          const before = games[index - 1];
          if (!before) continue;
          apart += 1;
          if (kickoff - before.kickoff < restElsewhere) expect.fail(`${ref} follows ${before.ref} too soon`);
        }
    }
    expect(apart).toBeGreaterThan(1_000);
  });

  test("two legs of a tie of clubs are one to three weeks apart", () => {
    for (const plan of plans) {
      const { national, competition } = competitionOf(plan.season.competition);
      if (national) continue;
      const short = Date.parse(plan.season.to) - Date.parse(plan.season.from) < 60 * dayMs;
      for (const { ref, firstLeg, kickoff } of plan.fixtures) {
        const first = firstLeg && plan.fixtures.find((other) => other.ref === firstLeg);
        if (!first) continue;
        const days = (kickoff - first.kickoff) / dayMs;
        if (days < (short ? 2 : 4.5) || days > 22.5)
          expect.fail(`${competition.key}: ${ref} is ${days} days after its first leg`);
      }
    }
  });

  test("football clubs of a continent do not play while its national teams do", () => {
    const nations = plans.filter(({ season }) => season.competition === "football:nations-league-europe");
    const days = new Set(nations.flatMap(({ fixtures }) => fixtures.map(({ kickoff }) => Math.floor(kickoff / dayMs))));
    expect(days.size).toBeGreaterThan(8);
    for (const id of ["football:premier-league", "football:champions-league", "football:fa-cup"] as const)
      for (const { fixtures } of plans.filter(({ season }) => season.competition === id))
        expect(fixtures.filter(({ kickoff }) => days.has(Math.floor(kickoff / dayMs)))).toEqual([]);
  });
});
