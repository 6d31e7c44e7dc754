import { strict as assert } from "node:assert";
import { describe, expect, test } from "vitest";
import { fixturesBetween } from "#schedule/between.ts";
import { knownAt, troubleOf } from "#schedule/trouble.ts";
import { dayMs, hourMs } from "#schedule/zone-clock.ts";

const seed = "test";
const fixtures = fixturesBetween(seed, Date.UTC(2026, 1, 1), Date.UTC(2026, 3, 15));
const troubles = fixtures.map((fixture) => ({ fixture, trouble: troubleOf(seed, fixture) }));
const share = (count: number) => count / fixtures.length;

describe("everyday trouble", () => {
  test("strikes at realistic rates", () => {
    const struck = (kind: string) => share(troubles.filter(({ trouble }) => trouble.mishap?.kind === kind).length);
    expect(struck("postponed")).toBeGreaterThan(0.006);
    expect(struck("postponed")).toBeLessThan(0.01);
    expect(struck("abandoned")).toBeLessThan(0.001);
    expect(struck("cancelled")).toBeLessThan(0.001);
    const moved = troubles.filter(({ fixture, trouble }) =>
      trouble.announcements.some(({ kickoff }) => kickoff !== fixture.kickoff && kickoff - fixture.kickoff < 3 * dayMs),
    );
    expect(share(moved.length)).toBeGreaterThan(0.43);
    expect(share(moved.length)).toBeLessThan(0.57);
  });

  test("announcements come in order, the last one a day ahead at least", () => {
    for (const { fixture, trouble } of troubles) {
      const times = trouble.announcements.map(({ announcedAt }) => announcedAt);
      assert.deepEqual(
        times,
        [...times].sort((one, other) => one - other),
      );
      const last = trouble.announcements.at(-1);
      const expected = trouble.mishap?.kind === "postponed" ? trouble.mishap.kickoff : fixture.kickoff;
      assert.equal(last?.kickoff, expected);
      assert.ok(expected - (last?.announcedAt ?? 0) >= dayMs);
    }
  });

  test("a kick-off that is changed stays on its day: clubs do not play twice, whatever is announced", () => {
    let changed = 0;
    for (const { fixture, trouble } of troubles) {
      const { announcements, mishap } = trouble;
      const told = mishap?.kind === "postponed" ? announcements.slice(0, -1) : announcements;
      for (const { kickoff } of told) {
        assert.ok(Math.abs(kickoff - fixture.kickoff) <= 2.5 * hourMs, fixture.ref);
        changed += kickoff === fixture.kickoff ? 0 : 1;
      }
    }
    assert.ok(changed > 1_000);
  });

  test("hours to be announced are settled three to four weeks ahead", () => {
    const open = troubles.filter(({ trouble }) => trouble.announcements[0]?.timeToBeAnnounced);
    assert.ok(open.length > 0);
    for (const { fixture, trouble } of open) {
      const settled = trouble.announcements.find(({ timeToBeAnnounced }) => !timeToBeAnnounced);
      const ahead = (fixture.kickoff - (settled?.announcedAt ?? 0)) / dayMs;
      assert.ok(ahead >= 20.9);
      assert.ok(ahead <= 28.1);
    }
  });

  test("what is known follows the announcements", () => {
    for (const { fixture, trouble } of troubles) {
      const { announcements, mishap } = trouble;
      assert.equal(knownAt(trouble, (announcements[0]?.announcedAt ?? 0) - 1), undefined);
      const atKickoff = knownAt(trouble, fixture.kickoff);
      if (mishap?.kind === "postponed") {
        assert.equal(atKickoff?.state, "postponed");
        expect(knownAt(trouble, mishap.kickoff)).toEqual({
          kickoff: mishap.kickoff,
          timeToBeAnnounced: false,
          state: "scheduled",
        });
      } else assert.equal(atKickoff?.state, mishap?.kind === "cancelled" ? "cancelled" : "scheduled");
    }
  });

  test("a postponed match finds a later weekday on which both clubs are free", () => {
    const kickoffs = new Map<string, number[]>();
    for (const { home, away, competition, kickoff } of fixtures)
      for (const place of [home, away])
        if ("club" in place) {
          const key = `${competition} ${place.club}`;
          kickoffs.set(key, [...(kickoffs.get(key) ?? []), kickoff]);
        }
    for (const { fixture, trouble } of troubles) {
      if (trouble.mishap?.kind !== "postponed") continue;
      const { kickoff } = trouble.mishap;
      expect(kickoff).toBeGreaterThan(fixture.kickoff + 3 * dayMs);
      for (const place of [fixture.home, fixture.away])
        for (const other of "club" in place ? (kickoffs.get(`${fixture.competition} ${place.club}`) ?? []) : [])
          expect(Math.abs(other - kickoff)).toBeGreaterThanOrEqual((fixture.sport === "football" ? 48 : 40) * hourMs);
    }
  });

  test("is the same whenever it is asked for", () => {
    for (const { fixture, trouble } of troubles.slice(0, 300)) expect(troubleOf(seed, fixture)).toEqual(trouble);
  });
});
