import { strict as assert } from "node:assert";
import { footballMinute } from "@scoreline/domain/match/state/clock";
import { foldGoals } from "@scoreline/domain/match/state/score";
import { winner } from "@scoreline/domain/match/state/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FootballMatchup } from "#football/matchup.ts";
import { momentumAt } from "#football/momentum.ts";
import { ratingsAt } from "#football/ratings.ts";
import { sampleMatchup } from "#football/sample.ts";
import { endOf, eventsAt, situationAt, stateAt } from "#football/state.ts";
import { isPlayed, statisticsAt } from "#football/statistics.ts";
import { ballKinds, type FootballStory } from "#football/story.ts";
import { footballStory } from "#football/write.ts";

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
  .map(({ seed, gap, ...options }) => {
    const matchup = sampleMatchup(seed, `m${seed}`, options);
    return { ...matchup, home: { ...matchup.home, strength: matchup.away.strength + gap } };
  });

/** Runs a property over random matches. */
function holds(property: (story: FootballStory) => void): void {
  fc.assert(
    fc.property(matchups, (matchup) => property(footballStory(matchup))),
    { numRuns: 40 },
  );
}

function bytes(story: FootballStory): string {
  return JSON.stringify(story, (_, value) => (ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value));
}

function spanAt(story: FootballStory, at: number) {
  return story.phases.find(({ from, to }) => at >= from && at < to);
}

/** Instants at which players of a side came and left. */
function presence(story: FootballStory): Map<string, { from: number; to: number }> {
  const there = new Map<string, { from: number; to: number }>();
  for (const side of ["home", "away"] as const) {
    for (const { ref } of story.matchup[side].starters) there.set(ref, { from: 0, to: Number.POSITIVE_INFINITY });
  }
  for (const event of story.events) {
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

describe("a football story", { timeout: 30_000 }, () => {
  it("is the same, byte for byte, whenever it is written", () => {
    fc.assert(
      fc.property(
        matchups,
        (matchup) => bytes(footballStory(matchup)) === bytes(footballStory(structuredClone(matchup))),
      ),
      { numRuns: 15 },
    );
  });

  it("keeps every event inside its phase, under the minute that the clock shows", () => {
    holds((story) => {
      let before = 0;
      for (const event of story.events) {
        const span = spanAt(story, event.at);
        assert.equal(span?.phase, event.phase);
        assert.ok(event.at >= before);
        before = event.at;
        if (span && event.phase !== "penalties") {
          expect(footballMinute({ phase: span.phase, since: span.from }, event.at)).toEqual({
            minute: event.minute,
            ...(event.added !== undefined && { added: event.added }),
          });
        }
        if (event.overturnedAt !== undefined) assert.equal(spanAt(story, event.overturnedAt)?.phase, event.phase);
      }
      for (const { at, phase } of story.commentary) assert.equal(spanAt(story, at)?.phase, phase);
      for (const { at } of [...story.shots, ...story.incidents]) assert.ok(isPlayed(spanAt(story, at)?.phase ?? ""));
      story.phases.forEach((span, index) => {
        assert.equal(span.from, story.phases[index - 1]?.to ?? 0);
        assert.ok(span.to > span.from);
      });
    });
  });

  it("lets nobody act who is not on the pitch", () => {
    holds((story) => {
      const there = presence(story);
      const acts = (ref: string | undefined, at: number) => {
        if (ref === undefined) return;
        const stay = there.get(ref);
        assert.notEqual(stay, undefined, ref);
        assert.ok(at >= (stay?.from ?? 0));
        assert.ok(at <= (stay?.to ?? 0));
      };
      for (const event of story.events) {
        // A review speaks of a player and may confirm that he is gone.
        if ("player" in event && event.type !== "var") acts(event.player, event.at);
        if (event.type === "goal") acts(event.assist, event.at);
      }
      for (const { player, assist, keeper, at } of story.shots)
        for (const ref of [player, assist, keeper]) acts(ref, at);
      for (const { player, against, at } of story.incidents) for (const ref of [player, against]) acts(ref, at);
      for (const { player, at } of story.shootOut?.kicks ?? []) acts(player, at);
      for (const { player } of story.ratings) assert.ok(there.has(player));
      assert.equal(story.ratings.length, there.size);
      const extra = story.phases.some(({ phase }) => phase === "extra-first");
      for (const side of ["home", "away"] as const) {
        const changes = story.events.filter((event) => event.type === "substitution" && event.side === side);
        assert.ok(changes.length <= (extra ? 6 : 5));
        const windows = new Set(
          changes.map(({ at }) => at).filter((at) => !story.phases.some(({ from }) => from === at)),
        );
        assert.ok(windows.size <= (extra ? 4 : 3));
        const booked = story.events.filter(
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
    expect(() => footballStory(twice as FootballMatchup)).toThrow();
    expect(() => footballStory({ ...matchup, home: { ...matchup.home, starters: rest } })).toThrow();
    holds(({ matchup: { home, away } }) => {
      expect(new Set([...home.starters, ...away.starters].map(({ ref }) => ref)).size).toBe(22);
    });
  });

  it("adds up: score, goals, shots and statistics", () => {
    holds((story) => {
      const goals = story.events.filter((event) => event.type === "goal" && event.overturnedAt === undefined);
      const final = stateAt(story, kickoff, kickoff + endOf(story));
      if (final.kind !== "finished") throw new Error(final.kind);
      expect(final.score.current).toEqual(
        foldGoals(
          goals.filter((event) => event.type === "goal"),
          "penalties",
        ).current,
      );
      const fromShots = story.events.filter(
        (event) => event.type === "goal" && event.phase !== "penalties" && event.how !== "own-goal",
      );
      const scored = story.shots.filter(({ outcome }) => outcome === "goal");
      expect(scored.map(({ at, side, player, overturnedAt }) => ({ at, side, player, overturnedAt }))).toEqual(
        fromShots.map((event) =>
          "player" in event && "side" in event
            ? { at: event.at, side: event.side, player: event.player, overturnedAt: event.overturnedAt }
            : {},
        ),
      );
      const { total } = story.statistics;
      for (const side of ["home", "away"] as const) {
        const shots = story.shots.filter((shot) => shot.side === side && shot.overturnedAt === undefined);
        expect(total.shots[side]).toBe(shots.length);
        expect(total.onTarget[side] + total.offTarget[side] + total.blocked[side]).toBe(shots.length);
        expect(total.accuratePasses[side]).toBeLessThanOrEqual(total.passes[side]);
      }
      expect(total.possession.home + total.possession.away).toBe(100);
      expect(statisticsAt(story, endOf(story))).toEqual(story.statistics);
      expect(ratingsAt(story, endOf(story))).toEqual(story.ratings);
      for (const { rating } of story.ratings)
        expect(rating >= 3 && rating <= 10 && Math.round(rating * 10) / 10 === rating).toBe(true);
      for (const { value } of story.momentum) expect(Math.abs(value)).toBeLessThanOrEqual(100);
    });
  });

  it("cut at any instant, counts what has happened and still stands", () => {
    holds((story) => {
      for (let share = 0; share < 1; share += 0.04) {
        const t = Math.round(endOf(story) * share);
        const state = stateAt(story, kickoff, kickoff + t);
        if (state.kind !== "live") throw new Error(state.kind);
        const goals = eventsAt(story, t).filter((event) => event.type === "goal" && event.phase !== "penalties");
        expect(state.score.current.home + state.score.current.away).toBe(goals.length);
        expect(state.clock.since).toBeLessThanOrEqual(kickoff + t);
        const { total } = statisticsAt(story, t);
        expect(total.shots.home + total.shots.away).toBeLessThanOrEqual(story.shots.length);
        expect(ratingsAt(story, t).length).toBeGreaterThanOrEqual(22);
        expect(Math.abs(momentumAt(story, t))).toBeLessThanOrEqual(100);
        const situation = situationAt(story, t);
        if (situation) expect(situation.score).toEqual(state.score.current);
      }
    });
  });

  it("moves the ball through every shot, corner and foul, with a look at it every few seconds", () => {
    holds((story) => {
      const { at, x, y, side, kind } = story.ball;
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
      for (const shot of story.shots) {
        const seen = sampleAt(shot.at);
        expect(seen.kind).toBe(shot.situation === "penalty" ? "penalty" : "shot");
        expect(seen.side).toBe(shot.side);
        expect(Math.abs(seen.x - (shot.side === "home" ? shot.x : 100 - shot.x))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(seen.y - (shot.side === "home" ? shot.y : 100 - shot.y))).toBeLessThanOrEqual(0.5);
      }
      for (const incident of story.incidents) {
        if (incident.type === "corner")
          expect(sampleAt(incident.at)).toMatchObject({ kind: "corner", side: incident.side });
        const reviewed = story.shots.some(({ overturnedAt }) => overturnedAt === incident.at);
        if (incident.type === "foul" && !reviewed) expect(sampleAt(incident.at).kind).toBe("stopped");
      }
      for (const span of story.phases.filter(({ phase }) => isPlayed(phase))) {
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
      const story = footballStory(sampleMatchup("cup", `c${index}`, { knockOut, neutral: true }));
      const state = stateAt(story, kickoff, kickoff + endOf(story));
      if (state.kind !== "finished") throw new Error(state.kind);
      seen.add(state.decided);
      const { aggregate, penalties } = state.score;
      if (aggregate) expect(aggregate.home !== aggregate.away || penalties?.home !== penalties?.away).toBe(true);
      else expect(winner(state)).not.toBe("draw");
      if (story.shootOut) expect(penalties).toEqual(story.shootOut.kicks.at(-1)?.score);
      expect(state.decided === "penalties").toBe(penalties !== undefined);
    }
    expect([...seen].sort()).toEqual(["extra-time", "penalties", "regular"]);
  });

  it("takes a goal back after the video referee has looked", () => {
    const stories = Array.from({ length: 60 }, (_, index) => footballStory(sampleMatchup("review", `r${index}`)));
    const found = stories.flatMap((story) =>
      story.events.flatMap((event) =>
        event.type === "goal" && event.overturnedAt !== undefined
          ? [{ story, at: event.at, back: event.overturnedAt }]
          : [],
      ),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { story, at, back } of found) {
      const goals = (t: number) => situationAt(story, t)?.score ?? { home: 0, away: 0 };
      const total = (t: number) => goals(t).home + goals(t).away;
      expect(total(at)).toBe(total(at - 1) + 1);
      expect(total(back)).toBe(total(at - 1));
    }
    const without = footballStory({ ...sampleMatchup("review", "r1"), videoReview: false });
    expect(without.events.some(({ type }) => type === "var")).toBe(false);
  });
});
