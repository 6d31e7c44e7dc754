import { strict as assert } from "node:assert";
import { ballKinds } from "@scoreline/domain/match/details/details";
import { footballMinute } from "@scoreline/domain/match/state/clock";
import { foldGoals } from "@scoreline/domain/match/state/score";
import { winner } from "@scoreline/domain/match/state/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FootballMatchup } from "#football/matchup.ts";
import { momentumAt } from "#football/momentum.ts";
import { ratingsAt } from "#football/ratings.ts";
import { sampleMatchup } from "#football/sample.ts";
import type { FootballScript } from "#football/script.ts";
import { endOf, eventsAt, situationAt, stateAt } from "#football/state.ts";
import { isPlayed, statisticsAt } from "#football/statistics.ts";
import { writeFootball } from "#football/write-script.ts";

const kickoff = Date.UTC(2026, 3, 4, 14);

const matchups: fc.Arbitrary<FootballMatchup> = fc
  .record({
    seed: fc.integer({ min: 0, max: 1e9 }),
    neutral: fc.boolean(),
    meanGoals: fc.double({ min: 2, max: 3.4, noNaN: true }),
    gap: fc.integer({ min: -500, max: 500 }),
    knockOut: fc.constantFrom(
      "none" as const,
      { extraTime: true, penalties: true },
      { extraTime: false, penalties: true },
      { extraTime: true, penalties: false },
      { extraTime: true, penalties: true, aggregate: { home: 1, away: 2 } },
    ),
  })
  .map(({ seed, gap, ...options }) => matchupOf(seed, gap, options));

function matchupOf(seed: number, gap: number, options: Parameters<typeof sampleMatchup>[2]): FootballMatchup {
  const matchup = sampleMatchup(seed, `m${seed}`, options);
  return { ...matchup, home: { ...matchup.home, strength: matchup.away.strength + gap } };
}

/** Somebody is sent off in the first nine seconds, before a foul could lead up to it. */
const sentOffAtOnce = matchupOf(349935380, -494, {
  neutral: true,
  meanGoals: 2.68422007137892,
  knockOut: { extraTime: true, penalties: true },
});

/** Runs a property over random matches. */
function holds(property: (script: FootballScript) => void): void {
  fc.assert(
    fc.property(matchups, (matchup) => property(writeFootball(matchup))),
    { numRuns: 40, examples: [[sentOffAtOnce]] },
  );
}

function bytes(script: FootballScript): string {
  return JSON.stringify(script, (_, value) => (ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value));
}

function spanAt(script: FootballScript, at: number) {
  return script.phases.find(({ from, to }) => at >= from && at < to);
}

/** Instants at which players of a side came and left. */
function presence(script: FootballScript): Map<string, { from: number; to: number }> {
  const there = new Map<string, { from: number; to: number }>();
  for (const side of ["home", "away"] as const) {
    for (const { ref } of script.matchup[side].starters) there.set(ref, { from: 0, to: Number.POSITIVE_INFINITY });
  }
  for (const event of script.events) {
    if (event.overturnedAt !== undefined) continue;
    const gone =
      event.type === "substitution"
        ? event.off
        : event.type === "card" && event.card !== "yellow"
          ? event.player
          : undefined;
    if (gone !== undefined) {
      const stay = there.get(gone);
      expect(stay?.to).toBe(Number.POSITIVE_INFINITY);
      if (stay) stay.to = event.at;
    }
    if (event.type === "substitution" && event.on !== undefined) {
      expect(there.has(event.on)).toBe(false);
      there.set(event.on, { from: event.at, to: Number.POSITIVE_INFINITY });
    }
  }
  return there;
}

describe("a football script", { timeout: 120_000 }, () => {
  it("is the same, byte for byte, whenever it is written", () => {
    fc.assert(
      fc.property(
        matchups,
        (matchup) => bytes(writeFootball(matchup)) === bytes(writeFootball(structuredClone(matchup))),
      ),
      { numRuns: 15 },
    );
  });

  it("keeps every event inside its phase, under the minute that the clock shows", () => {
    holds((script) => {
      let before = 0;
      for (const event of script.events) {
        const span = spanAt(script, event.at);
        assert.equal(span?.phase, event.phase);
        assert.ok(event.at >= before);
        before = event.at;
        if (span && event.phase !== "penalties") {
          expect(footballMinute({ phase: span.phase, since: span.from }, event.at)).toEqual({
            minute: event.minute,
            ...(event.added !== undefined && { added: event.added }),
          });
        }
        if (event.overturnedAt !== undefined) assert.equal(spanAt(script, event.overturnedAt)?.phase, event.phase);
      }
      for (const { at, phase } of script.commentary) assert.equal(spanAt(script, at)?.phase, phase);
      for (const { at } of [...script.shots, ...script.incidents]) assert.ok(isPlayed(spanAt(script, at)?.phase ?? ""));
      script.phases.forEach((span, index) => {
        assert.equal(span.from, script.phases[index - 1]?.to ?? 0);
        assert.ok(span.to > span.from);
      });
    });
  });

  it("lets nobody act who is not on the pitch", () => {
    holds((script) => {
      const there = presence(script);
      const acts = (ref: string | undefined, at: number) => {
        if (ref === undefined) return;
        const stay = there.get(ref);
        assert.notEqual(stay, undefined, ref);
        assert.ok(at >= (stay?.from ?? 0));
        assert.ok(at <= (stay?.to ?? 0));
      };
      for (const event of script.events) {
        // A review speaks of a player and may confirm that he is gone.
        if ("player" in event && event.type !== "var") acts(event.player, event.at);
        if (event.type === "goal") acts(event.assist, event.at);
      }
      for (const { player, assist, keeper, at } of script.shots)
        for (const ref of [player, assist, keeper]) acts(ref, at);
      for (const { player, against, at } of script.incidents) for (const ref of [player, against]) acts(ref, at);
      for (const { player, at } of script.shootOut?.kicks ?? []) acts(player, at);
      for (const { player } of script.ratings) assert.ok(there.has(player));
      assert.equal(script.ratings.length, there.size);
      const extra = script.phases.some(({ phase }) => phase === "extra-first");
      for (const side of ["home", "away"] as const) {
        const changes = script.events.filter((event) => event.type === "substitution" && event.side === side);
        assert.ok(changes.length <= (extra ? 6 : 5));
        const windows = new Set(
          changes.map(({ at }) => at).filter((at) => !script.phases.some(({ from }) => from === at)),
        );
        assert.ok(windows.size <= (extra ? 4 : 3));
        const booked = script.events.filter(
          (event) => event.type === "card" && event.side === side && event.card === "yellow" && !event.overturnedAt,
        );
        assert.equal(new Set(booked.map((event) => (event.type === "card" ? event.player : ""))).size, booked.length);
      }
    });
  });

  it("starts with eleven different players a side", () => {
    const matchup = sampleMatchup(1, "m1");
    const [first, ...rest] = matchup.home.starters;
    expect(first).toBeDefined();
    const twice = { ...matchup, home: { ...matchup.home, starters: [...rest, rest[0] ?? matchup.home.starters[1]] } };
    expect(() => writeFootball(twice as FootballMatchup)).toThrow();
    expect(() => writeFootball({ ...matchup, home: { ...matchup.home, starters: rest } })).toThrow();
    holds(({ matchup: { home, away } }) => {
      expect(new Set([...home.starters, ...away.starters].map(({ ref }) => ref)).size).toBe(22);
    });
  });

  it("adds up: score, goals, shots and statistics", () => {
    holds((script) => {
      const goals = script.events.filter((event) => event.type === "goal" && event.overturnedAt === undefined);
      const final = stateAt(script, kickoff, kickoff + endOf(script));
      if (final.kind !== "finished") throw new Error(final.kind);
      expect(final.score.current).toEqual(
        foldGoals(
          goals.filter((event) => event.type === "goal"),
          "penalties",
        ).current,
      );
      const fromShots = script.events.filter(
        (event) => event.type === "goal" && event.phase !== "penalties" && event.how !== "own-goal",
      );
      const scored = script.shots.filter(({ outcome }) => outcome === "goal");
      expect(scored.map(({ at, side, player, overturnedAt }) => ({ at, side, player, overturnedAt }))).toEqual(
        fromShots.map((event) =>
          "player" in event && "side" in event
            ? { at: event.at, side: event.side, player: event.player, overturnedAt: event.overturnedAt }
            : {},
        ),
      );
      const { total } = script.statistics;
      for (const side of ["home", "away"] as const) {
        const shots = script.shots.filter((shot) => shot.side === side && shot.overturnedAt === undefined);
        expect(total.shots[side]).toBe(shots.length);
        expect(total.onTarget[side] + total.offTarget[side] + total.blocked[side]).toBe(shots.length);
        expect(total.accuratePasses[side]).toBeLessThanOrEqual(total.passes[side]);
      }
      expect(total.possession.home + total.possession.away).toBe(100);
      expect(statisticsAt(script, endOf(script))).toEqual(script.statistics);
      expect(ratingsAt(script, endOf(script))).toEqual(script.ratings);
      for (const { rating } of script.ratings)
        expect(rating >= 3 && rating <= 10 && Math.round(rating * 10) / 10 === rating).toBe(true);
      for (const { value } of script.momentum) expect(Math.abs(value)).toBeLessThanOrEqual(100);
    });
  });

  it("cut at any instant, counts what has happened and still stands", () => {
    holds((script) => {
      for (let share = 0; share < 1; share += 0.04) {
        const t = Math.round(endOf(script) * share);
        const state = stateAt(script, kickoff, kickoff + t);
        if (state.kind !== "live") throw new Error(state.kind);
        const goals = eventsAt(script, t).filter((event) => event.type === "goal" && event.phase !== "penalties");
        expect(state.score.current.home + state.score.current.away).toBe(goals.length);
        expect(state.clock.since).toBeLessThanOrEqual(kickoff + t);
        const { total } = statisticsAt(script, t);
        expect(total.shots.home + total.shots.away).toBeLessThanOrEqual(script.shots.length);
        expect(ratingsAt(script, t).length).toBeGreaterThanOrEqual(22);
        expect(Math.abs(momentumAt(script, t))).toBeLessThanOrEqual(100);
        const situation = situationAt(script, t);
        if (situation) expect(situation.score).toEqual(state.score.current);
      }
    });
  });

  it("moves the ball through every shot, corner and foul, with a look at it every few seconds", () => {
    holds((script) => {
      const { at, x, y, side, kind } = script.ball;
      const index = new Map(Array.from(at, (instant, sample) => [instant, sample]));
      const sampleAt = (instant: number) => {
        const sample = index.get(instant) ?? -1;
        return {
          x: x[sample] ?? -1,
          y: y[sample] ?? -1,
          side: side[sample] === 0 ? "home" : "away",
          kind: ballKinds[kind[sample] ?? -1],
        };
      };
      for (const shot of script.shots) {
        const seen = sampleAt(shot.at);
        expect(seen.kind).toBe(shot.situation === "penalty" ? "penalty" : "shot");
        expect(seen.side).toBe(shot.side);
        expect(Math.abs(seen.x - (shot.side === "home" ? shot.x : 100 - shot.x))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(seen.y - (shot.side === "home" ? shot.y : 100 - shot.y))).toBeLessThanOrEqual(0.5);
      }
      for (const incident of script.incidents) {
        if (incident.type === "corner")
          expect(sampleAt(incident.at)).toMatchObject({ kind: "corner", side: incident.side });
        const reviewed = script.shots.some(({ overturnedAt }) => overturnedAt === incident.at);
        if (incident.type === "foul" && !reviewed) expect(sampleAt(incident.at).kind).toBe("stopped");
      }
      for (const span of script.phases.filter(({ phase }) => isPlayed(phase))) {
        const inside = Array.from(at).filter((instant) => instant >= span.from && instant < span.to);
        expect(inside[0]).toBe(span.from);
        const gaps = [...inside.slice(1), span.to].map((instant, number) => instant - (inside[number] ?? 0));
        expect(Math.max(...gaps)).toBeLessThanOrEqual(8_000);
        expect(Math.min(...gaps)).toBeGreaterThan(0);
      }
    });
  });

  it("plays a knock-out until somebody has won", () => {
    const seen = new Set<string>();
    for (let index = 0; index < 60; index += 1) {
      const knockOut = {
        extraTime: true,
        penalties: true,
        ...(index % 3 === 0 && { aggregate: { home: index % 2, away: 1 } }),
      };
      const script = writeFootball(sampleMatchup("cup", `c${index}`, { knockOut, neutral: true }));
      const state = stateAt(script, kickoff, kickoff + endOf(script));
      if (state.kind !== "finished") throw new Error(state.kind);
      seen.add(state.decided);
      const { aggregate, penalties } = state.score;
      if (aggregate) expect(aggregate.home !== aggregate.away || penalties?.home !== penalties?.away).toBe(true);
      else expect(winner(state)).not.toBe("draw");
      if (script.shootOut) expect(penalties).toEqual(script.shootOut.kicks.at(-1)?.score);
      expect(state.decided === "penalties").toBe(penalties !== undefined);
    }
    expect([...seen].sort()).toEqual(["extra-time", "penalties", "regular"]);
  });

  it("takes a goal back after the video referee has looked", () => {
    const scripts = Array.from({ length: 60 }, (_, index) => writeFootball(sampleMatchup("review", `r${index}`)));
    const found = scripts.flatMap((script) =>
      script.events.flatMap((event) =>
        event.type === "goal" && event.overturnedAt !== undefined
          ? [{ script, at: event.at, back: event.overturnedAt }]
          : [],
      ),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { script, at, back } of found) {
      const goals = (t: number) => situationAt(script, t)?.score ?? { home: 0, away: 0 };
      const total = (t: number) => goals(t).home + goals(t).away;
      expect(total(at)).toBe(total(at - 1) + 1);
      expect(total(back)).toBe(total(at - 1));
    }
    const without = writeFootball({ ...sampleMatchup("review", "r1"), videoReview: false });
    expect(without.events.some(({ type }) => type === "var")).toBe(false);
  });
});
