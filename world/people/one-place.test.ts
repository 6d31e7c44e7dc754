import { describe, expect, test } from "vitest";
import { competitionOf } from "#competitions/registry.ts";
import { wholeWorld } from "#competitions/scope.ts";
import { basketballSheetFor, footballSheetFor } from "#match/matchups.ts";
import { careerOf } from "#people/careers.ts";
import { playersSince, transfersBetween } from "#people/who-was-where.ts";
import { occasionsBetween } from "#schedule/between.ts";
import { clubOf, type Fixture } from "#schedule/plan-types.ts";
import { dayMs, hourMs } from "#schedule/zone-clock.ts";

const seed = "places";

/** Everybody on the team sheets of senior matches of some days, with the kick-offs. */
function onSheets(from: number, to: number): Map<string, { at: number; ref: string }[]> {
  const people = new Map<string, { at: number; ref: string }[]>();
  const add = (fixture: Fixture, team: string, at: number) => {
    const { starters, bench } =
      fixture.sport === "football" ? footballSheetFor(seed, fixture, team) : basketballSheetFor(seed, fixture, team);
    for (const { ref } of [...starters, ...bench])
      people.set(ref, [...(people.get(ref) ?? []), { at, ref: fixture.ref }]);
  };
  for (const { fixture, kickoff, outcome, replay } of occasionsBetween(seed, from, to)) {
    const { derived, kind } = competitionOf(fixture.competition);
    if (derived || kind === "friendlies" || outcome !== "played" || replay) continue;
    for (const team of [clubOf(fixture.home), clubOf(fixture.away)]) if (team) add(fixture, team, kickoff);
  }
  return people;
}

describe("nobody is in two places", () => {
  test.each([
    ["around a window of national teams", Date.UTC(2026, 10, 8), Date.UTC(2026, 10, 21)],
    ["while clubs change players", Date.UTC(2026, 7, 20), Date.UTC(2026, 7, 27)],
  ])("%s nobody is on two team sheets within 30 hours", (_, from, to) => {
    const people = onSheets(from, to);
    expect(people.size).toBeGreaterThan(5_000);
    const twice: string[] = [];
    for (const [person, sheets] of people) {
      sheets.sort((one, other) => one.at - other.at);
      for (const [index, { at, ref }] of sheets.entries()) {
        const next = sheets[index + 1];
        const apart = next ? next.at - at : Number.POSITIVE_INFINITY;
        // Leagues that play on two days running do so with the same players.
        const same = next && ref.split(":")[1] === next.ref.split(":")[1] && ref.startsWith("basketball:");
        if (apart < (same ? 18 : 30) * hourMs)
          twice.push(`${person}: ${ref} and ${next?.ref}, ${apart / hourMs} hours`);
      }
    }
    expect(twice).toEqual([]);
  });
});

describe("transfers", () => {
  const now = Date.UTC(2026, 10, 17);
  const today = Math.floor(now / dayMs);

  test.each(["football", "basketball"] as const)("explain every change of clubs in the careers of %s", (sport) => {
    const changes = transfersBetween(seed, sport, 0, today + 1, now, wholeWorld);
    const arrivals = new Set(changes.flatMap(({ player, to }) => (to === undefined ? [] : [`${player} ${to}`])));
    const people = playersSince(seed, sport, today, now, wholeWorld).filter((_, index) => index % 10 === 0);
    expect(people.length).toBeGreaterThan(500);
    for (const { ref } of people) {
      const clubs = careerOf(seed, ref, "2026-11-17").map(({ club }) => club);
      for (const [index, club] of clubs.entries())
        if (index > 0 && club !== clubs[index - 1]) expect(arrivals).toContain(`${ref} ${club}`);
    }
  });

  test("are paid for and lent in football only", () => {
    const of = (sport: "football" | "basketball") => transfersBetween(seed, sport, 0, today + 1, now, wholeWorld);
    const kinds = new Set(of("basketball").map(({ kind }) => kind));
    for (const kind of ["fee", "free", "loan", "loan-return"] as const) expect(kinds).not.toContain(kind);
    for (const kind of ["trade", "free-agency", "draft", "waived"] as const) expect(kinds).toContain(kind);
    expect(of("basketball").filter(({ fee }) => fee !== undefined)).toEqual([]);
    expect(new Set(of("football").map(({ kind }) => kind))).toEqual(
      new Set(["fee", "free", "loan", "loan-return", "youth", "retirement"]),
    );
  });
});
