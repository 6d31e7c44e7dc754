import { strict as assert } from "node:assert";
import { describe, expect, test, vi } from "vitest";
import { competitionOf, teamOf, type WorldCompetition, worldCompetitions } from "#competitions/registry.ts";
import { type CompetitionId, clubOf, type Fixture, type SeasonPlan } from "#schedule/plan-types.ts";
import { seasonPlan } from "#schedule/season-plan.ts";
import { seasonsOf } from "#schedule/seasons.ts";
import { dateOf, hourMs, wallClockAt } from "#schedule/zone-clock.ts";

const seed = "test";
const planned = worldCompetitions
  .filter(({ kind }) => kind !== "friendlies")
  // National teams do not play for everything every year.
  .flatMap((world) => {
    const plan = [2026, 2025, 2024, 2027].map((year) => seasonPlan(seed, world.id, year)).find((found) => found);
    return plan ? [{ world, plan, id: world.id }] : [];
  });

const known = ({ home, away }: Fixture) => [home, away].flatMap((place) => clubOf(place) ?? []);

function tableFixtures(plan: SeasonPlan) {
  const tables = new Set(plan.stages.filter(({ kind }) => kind === "table").map(({ code }) => code));
  return plan.fixtures.filter((fixture) => tables.has(fixture.stage) && known(fixture).length === 2);
}

function meetingsOf(plan: SeasonPlan): Map<string, number> {
  const meetings = new Map<string, number>();
  for (const fixture of tableFixtures(plan)) {
    const pair = known(fixture).sort().join(" ");
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
  }
  return meetings;
}

/** How often two clubs, by their places among the entrants, meet before any knock-out. */
function expectedMeetings({ competition: { format } }: WorldCompetition, plan: SeasonPlan, one: string, other: string) {
  switch (format.kind) {
    case "league":
      return [format.legs];
    case "conferences": {
      const { participants: teams } = plan;
      const size = teams.length / format.names.length;
      const inside = Math.floor(teams.indexOf(one) / size) === Math.floor(teams.indexOf(other) / size);
      if (!inside) return [format.cross];
      return format.spared ? [format.legs, format.legs - 1] : [format.legs];
    }
    case "groups": {
      const together = plan.stages.some(
        ({ kind, places }) =>
          kind === "table" && [one, other].every((club) => places.some((place) => clubOf(place) === club)),
      );
      return [together ? format.legs : 0];
    }
    case "swiss":
      return [0, 1];
    case "cup":
      return [0];
  }
}

describe("every competition's season", () => {
  test("all competitions are planned", () => {
    expect(planned).toHaveLength(worldCompetitions.length - 2);
    for (const { plan } of planned) expect(plan.fixtures.length).toBeGreaterThan(0);
  });

  test("refs are unique, short, and belong to the season", () => {
    const refs = planned.flatMap(({ plan }) => plan.fixtures.map(({ ref, season }) => ({ ref, season })));
    assert.equal(new Set(refs.map(({ ref }) => ref)).size, refs.length);
    for (const { ref, season } of refs) {
      assert.ok(ref.length <= 80);
      assert.ok(ref.startsWith(`${season}:`));
    }
  });

  test("each pair meets as often as the format says", () => {
    for (const { world, plan } of planned) {
      const meetings = meetingsOf(plan);
      for (const [index, one] of plan.participants.entries())
        for (const other of plan.participants.slice(index + 1)) {
          const count = meetings.get([one, other].sort().join(" ")) ?? 0;
          if (!expectedMeetings(world, plan, one, other).includes(count))
            expect.fail(`${world.id}: ${one} and ${other} meet ${count} times`);
        }
    }
  });

  test("clubs are at home as often as away, or once more", () => {
    for (const { world, plan } of planned) {
      const balance = new Map<string, number>();
      for (const { home, away } of tableFixtures(plan)) {
        balance.set(clubOf(home) ?? "", (balance.get(clubOf(home) ?? "") ?? 0) + 1);
        balance.set(clubOf(away) ?? "", (balance.get(clubOf(away) ?? "") ?? 0) - 1);
      }
      for (const [club, surplus] of balance)
        if (Math.abs(surplus) > 1) expect.fail(`${world.id}: ${club} is out of balance by ${surplus}`);
    }
  });

  test("nobody plays twice within 48 hours, in basketball not twice a day nor on three days running", () => {
    for (const { world, plan } of planned) {
      const last = new Map<string, number[]>();
      for (const fixture of plan.fixtures)
        for (const club of known(fixture)) {
          const [before = 0, secondBefore = 0] = last.get(club) ?? [];
          last.set(club, [fixture.kickoff, before]);
          const rested = (fixture.kickoff - before) / hourMs;
          const enough =
            world.sport === "football" ? rested >= 48 : rested >= 18 && fixture.kickoff - secondBefore >= 48 * hourMs;
          if (!enough) expect.fail(`${fixture.ref}: ${club} rested ${rested} hours`);
        }
    }
  });

  test("rounds of a knock-out lie two days apart", () => {
    for (const { world, plan } of planned.filter(({ world }) => world.sport === "football")) {
      const stages = plan.stages.filter(({ kind }) => kind === "knockout");
      for (const [index, { code }] of stages.entries()) {
        const next = stages[index + 1]?.code;
        if (!next || code === "third-place" || next === "third-place") continue;
        const end = Math.max(...plan.fixtures.filter(({ stage }) => stage === code).map(({ kickoff }) => kickoff));
        const start = Math.min(...plan.fixtures.filter(({ stage }) => stage === next).map(({ kickoff }) => kickoff));
        // An hour less in the night in which the clocks are changed.
        if (start - end < 47 * hourMs) expect.fail(`${world.id} ${plan.season.name}: ${next} follows ${code} too soon`);
      }
    }
  });

  test("kick-offs lie between 09:00 and 23:00 by the clocks of the place, and inside the season", () => {
    for (const { world, plan } of planned)
      for (const fixture of plan.fixtures) {
        const home = clubOf(fixture.home);
        const zone =
          home && !fixture.neutral ? teamOf(world.sport, home).timeZone : world.competition.calendar.timeZone;
        const { day, minutes } = wallClockAt(fixture.kickoff, zone);
        if (minutes < 9 * 60 || minutes > 23 * 60) expect.fail(`${fixture.ref} kicks off at minute ${minutes}`);
        if (dateOf(day) < plan.season.from || dateOf(day) > plan.season.to)
          expect.fail(`${fixture.ref} is played on ${dateOf(day)}`);
      }
  });

  test("feeders name ties and stages of the same season that come before", () => {
    for (const { plan } of planned) {
      const lastOf = (fixtures: readonly Fixture[]) => Math.max(...fixtures.map(({ kickoff }) => kickoff));
      for (const fixture of plan.fixtures)
        for (const place of [fixture.home, fixture.away]) {
          if (!("feeder" in place)) continue;
          const { feeder } = place;
          const before = plan.fixtures.filter((other) => {
            if (feeder.kind === "best") return feeder.stages.includes(other.stage);
            return feeder.kind === "rank" ? other.stage === feeder.stage : other.tie === feeder.tie;
          });
          if (before.length === 0 || lastOf(before) >= fixture.kickoff)
            expect.fail(`${fixture.ref} does not follow what feeds it`);
        }
    }
  });
});

describe("determinism and names", () => {
  test("a plan depends on the seed alone, not on what was planned before", async () => {
    const ids: CompetitionId[] = ["football:premier-league", "basketball:wnba", "football:champions-league"];
    const shapes = (plan: typeof seasonPlan, withSeed: string) =>
      ids.map((id) => plan(withSeed, id, 2026)?.fixtures.map(({ ref, kickoff }) => `${ref} ${kickoff}`));
    const before = shapes(seasonPlan, seed);
    vi.resetModules();
    const fresh = await import("#schedule/season-plan.ts");
    expect(shapes(fresh.seasonPlan, seed)).toEqual(before);
    expect(shapes(seasonPlan, "another")).not.toEqual(before);
  });

  test("seasons are named by their years", () => {
    expect(seasonsOf("football:premier-league", 2026).map(({ name }) => name)).toEqual([
      "2025-26",
      "2026-27",
      "2027-28",
    ]);
    expect(seasonsOf("football:j1-league", 2026).map(({ name }) => name)).toEqual(["2025", "2026", "2027"]);
    expect(seasonsOf("football:asean-championship", 2026).map(({ name }) => name)).toEqual(["2026"]);
    expect(seasonsOf("football:premier-league", 2019).map(({ year }) => year)).toEqual([2018, 2019, 2020]);
    expect(seasonsOf("football:premier-league", 2035).map(({ year }) => year)).toEqual([2034, 2035]);
  });

  test("an unknown competition is named in the error", () => {
    expect(() => competitionOf("football:nowhere")).toThrow("football:nowhere");
  });
});
