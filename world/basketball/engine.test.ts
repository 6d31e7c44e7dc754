import { strict as assert } from "node:assert";
import { sumPeriods } from "@scoreline/domain/match/state/score";
import { otherSide, type Side } from "@scoreline/domain/sport";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxScoreAt } from "#basketball/box-score.ts";
import { clockAt, elapsedAt } from "#basketball/clock.ts";
import { beyondArc, courtOf } from "#basketball/court.ts";
import { eventOf } from "#basketball/events.ts";
import type { BasketballMatchup, BasketballPosition, TeamSheet } from "#basketball/matchup.ts";
import { gameRulesOf } from "#basketball/rules.ts";
import { type BasketballScript, type Play, scriptEnd } from "#basketball/script.ts";
import { stateAt } from "#basketball/state.ts";
import { statisticsAt } from "#basketball/statistics.ts";
import { writeBasketball } from "#basketball/write-script.ts";

const sides: readonly Side[] = ["home", "away"];
const position = fc.constantFrom<BasketballPosition>("guard", "forward", "center");

function sheet(side: Side): fc.Arbitrary<TeamSheet> {
  const player = fc.record({ position, skill: fc.integer({ min: 0, max: 100 }) });
  return fc
    .record({
      strength: fc.integer({ min: 1000, max: 2000 }),
      pace: fc.double({ min: 0, max: 1, noNaN: true }),
      starters: fc.array(player, { minLength: 5, maxLength: 5 }),
      bench: fc.array(player, { maxLength: 8 }),
    })
    .map(({ starters, bench, ...rest }) => ({
      ...rest,
      starters: starters.map((each, index) => ({ ...each, ref: `${side}-${index}`, number: index })),
      bench: bench.map((each, index) => ({ ...each, ref: `${side}-bench-${index}`, number: index + 5 })),
    }));
}

const matchup: fc.Arbitrary<BasketballMatchup> = fc.record({
  seed: fc.oneof(fc.integer(), fc.string()),
  matchRef: fc.string(),
  meanTotal: fc.integer({ min: 140, max: 240 }),
  quarterMinutes: fc.constantFrom<10 | 12>(10, 12),
  neutral: fc.boolean(),
  home: sheet("home"),
  away: sheet("away"),
});

/** Each property is seen on whole games, so few of them are enough. */
function always(check: (script: BasketballScript, share: number) => void, numRuns = 40): void {
  fc.assert(
    fc.property(matchup, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
      check(writeBasketball(given), share);
    }),
    { numRuns },
  );
}

function pointsOf(play: Play): number {
  if (play.type === "shot") return play.made ? play.points : 0;
  return play.type === "free-throw" && play.made ? 1 : 0;
}

describe("writeBasketball", () => {
  it("tells the same script again, to the byte", () => {
    fc.assert(
      fc.property(matchup, (given) => {
        expect(JSON.stringify(writeBasketball(structuredClone(given)))).toBe(JSON.stringify(writeBasketball(given)));
      }),
      { numRuns: 15 },
    );
  });

  it("tells another script for another seed or match", () => {
    fc.assert(
      fc.property(matchup, (given) => {
        const told = JSON.stringify(writeBasketball(given).plays);
        expect(JSON.stringify(writeBasketball({ ...given, seed: `${given.seed}+` }).plays)).not.toBe(told);
        expect(JSON.stringify(writeBasketball({ ...given, matchRef: `${given.matchRef}+` }).plays)).not.toBe(told);
      }),
      { numRuns: 5 },
    );
  });

  it("puts every play into its period, in order, with the time the clock shows", () => {
    always((script) => {
      let end = 0;
      for (const { from, to } of script.periods) {
        assert.equal(from, end);
        assert.ok(to > from);
        end = to;
      }
      let last: Play | undefined;
      for (const play of script.plays) {
        const span = script.periods.find(({ phase }) => phase === play.phase);
        assert.ok(play.at >= Math.max(span?.from ?? Number.POSITIVE_INFINITY, last?.at ?? 0));
        assert.ok(play.at <= (span?.to ?? 0));
        if (last?.phase === play.phase) assert.ok(play.remaining <= last.remaining);
        last = play;
        // The last clock change of an instant may already be the next period's.
        const clock = clockAt(script, play.at);
        if (clock?.phase !== play.phase) continue;
        const shown = clock.remaining - (clock.running ? (play.at - clock.at) / 1000 : 0);
        assert.ok(Math.abs(play.remaining - shown) < 1e-6);
      }
      expect(last).toMatchObject({ type: "period", edge: "end", remaining: 0 });
    });
  });

  it("runs the clock forward only, in real time", () => {
    always((script) => {
      script.clock.forEach((change, index) => {
        const next = script.clock[index + 1];
        if (!next || next.phase !== change.phase) return;
        const passed = change.running ? (next.at - change.at) / 1000 : 0;
        assert.ok(Math.abs(next.remaining - (change.remaining - passed)) < 1e-6);
        assert.ok(next.at >= change.at);
      });
    });
  });

  it("folds to its own score, and ends with a winner", () => {
    always((script) => {
      const score = { home: 0, away: 0 };
      for (const play of script.plays) {
        if ("side" in play) score[play.side] += pointsOf(play);
        assert.deepEqual(play.score, score);
      }
      assert.notEqual(score.home, score.away);
      const overtimes = script.periods.filter(({ phase }) => phase.startsWith("ot")).length;
      const afterRegular = script.plays.findLast(({ phase }) => phase === "q4")?.score;
      assert.equal(overtimes > 0, afterRegular?.home === afterRegular?.away);
    });
  });

  it("keeps five different men on court, who alone play, and none after his last foul", () => {
    always((script) => {
      const limit = gameRulesOf(script.matchup).foulLimit;
      const out = new Set<string>();
      const five = {
        home: new Set(script.matchup.home.starters.map(({ ref }) => ref)),
        away: new Set(script.matchup.away.starters.map(({ ref }) => ref)),
      };
      const plays = (side: Side, ...players: (string | undefined)[]) => {
        for (const player of players) {
          if (player === undefined) continue;
          assert.ok(five[side].has(player));
          assert.ok(!out.has(player));
        }
      };
      for (const play of script.plays) {
        if (play.type === "substitution") {
          assert.ok(five[play.side].delete(play.off));
          assert.ok(!(five[play.side].has(play.on) || out.has(play.on)));
          five[play.side].add(play.on);
        } else if (play.type === "shot") {
          plays(play.side, play.player, play.assist);
          plays(otherSide[play.side], play.block);
          assert.notEqual(play.assist, play.player);
        } else if (play.type === "turnover") {
          plays(play.side, play.player);
          plays(otherSide[play.side], play.steal);
        } else if (play.type === "foul") {
          plays(play.side, play.player);
          plays(otherSide[play.side], play.on);
          assert.ok(play.personal <= limit);
          if (play.personal === limit) assert.notEqual(play.out, undefined);
          if (play.out) out.add(play.player);
        } else if (play.type === "free-throw" || play.type === "rebound") plays(play.side, play.player);
        assert.equal(five.home.size + five.away.size, 10);
      }
    });
  });

  it("throws threes from behind the line, twos from inside it", () => {
    always((script) => {
      const court = courtOf(script.matchup);
      for (const shot of script.shots) {
        assert.equal(beyondArc(court, shot), shot.points === 3);
        assert.equal(shot.points === 3, shot.kind === "three");
      }
    }, 15);
  });

  it("has a momentum for every minute, marks for everybody who played and an entry for every play", () => {
    always((script) => {
      const minutes = Math.round(elapsedAt(script, scriptEnd(script)) / 60_000);
      expect(script.momentum.map(({ minute }) => minute)).toEqual(Array.from({ length: minutes }, (_, at) => at + 1));
      for (const { at, minute, value } of script.momentum) {
        expect(elapsedAt(script, at)).toBe(minute * 60_000);
        expect(Math.abs(value)).toBeLessThanOrEqual(100);
      }
      const box = boxScoreAt(script, scriptEnd(script));
      const played = sides.flatMap((side) => box[side].players.filter(({ seconds }) => seconds > 0));
      expect(script.ratings.map(({ player }) => player)).toEqual(played.map(({ player }) => player));
      expect(new Set(script.commentary.map(({ play }) => play)).size).toBe(script.plays.length);
    }, 15);
  });

  it("refuses sheets that cannot take the court", () => {
    const [given] = fc.sample(matchup, 1);
    if (!given) throw new Error("no sample");
    const four = { ...given.home, starters: given.home.starters.slice(1) };
    expect(() => writeBasketball({ ...given, home: four })).toThrow("five");
    expect(() => writeBasketball({ ...given, away: given.home })).toThrow("twice");
  });
});

describe("boxScoreAt", () => {
  it("adds up at any time", () => {
    always((script, share) => {
      const at = Math.round(share * scriptEnd(script));
      const box = boxScoreAt(script, at);
      const state = stateAt(script, 0, at);
      const current = "score" in state && state.score ? state.score.current : { home: 0, away: 0 };
      for (const side of sides) {
        const { players, totals } = box[side];
        const sum = (key: keyof typeof totals) => players.reduce((total, row) => total + row[key], 0);
        expect(totals.pts).toBe(current[side]);
        expect(totals.pts).toBe(sum("pts"));
        expect(totals.pts).toBe(2 * totals.fgm + totals.tpm + totals.ftm);
        expect(totals.reb).toBe(totals.oreb + totals.dreb);
        expect(sum("seconds")).toBeCloseTo((5 * elapsedAt(script, at)) / 1000, 3);
        expect(sum("plusMinus")).toBe(5 * (current[side] - current[otherSide[side]]));
        expect(totals.plusMinus).toBe(current[side] - current[otherSide[side]]);
        expect(players.filter(({ onCourt }) => onCourt)).toHaveLength(5);
        for (const row of players) {
          expect(row.pts).toBe(2 * row.fgm + row.tpm + row.ftm);
          expect(row.fgm).toBeLessThanOrEqual(row.fga);
          expect(row.out !== undefined && row.onCourt && at < scriptEnd(script) && state.kind !== "live").toBe(false);
        }
      }
    });
  });
});

describe("statisticsAt", () => {
  it("agrees with the box score, and its periods with the whole", () => {
    always((script, share) => {
      const at = Math.round(share * scriptEnd(script));
      const { total, phases } = statisticsAt(script, at);
      const box = boxScoreAt(script, at);
      for (const side of sides) {
        const { totals, players } = box[side];
        expect(total.fieldGoalsMade[side]).toBe(totals.fgm);
        expect(total.threesAttempted[side]).toBe(totals.tpa);
        expect(total.freeThrowsMade[side]).toBe(totals.ftm);
        expect(total.rebounds[side]).toBe(totals.reb);
        expect(total.assists[side]).toBe(totals.ast);
        expect(total.steals[side]).toBe(totals.stl);
        expect(total.blocks[side]).toBe(totals.blk);
        expect(total.turnovers[side]).toBe(totals.tov);
        expect(total.fouls[side]).toBe(totals.pf);
        const bench = players.filter(({ starter }) => !starter).reduce((sum, { pts }) => sum + pts, 0);
        expect(total.benchPoints[side]).toBe(bench);
        const fouls = Object.values(phases).reduce((sum, phase) => sum + (phase?.fouls[side] ?? 0), 0);
        expect(fouls).toBe(total.fouls[side]);
      }
      const led = total.secondsLeading.home + total.secondsLeading.away;
      expect(led).toBeLessThanOrEqual(elapsedAt(script, at) / 1000 + 1e-6);
    }, 25);
  });
});

describe("stateAt", () => {
  const tipOff = 1_760_000_000_000;

  it("has quarters that add up", () => {
    always((script, share) => {
      const now = tipOff + Math.round(share * (scriptEnd(script) + 60_000));
      const state = stateAt(script, tipOff, now);
      if (state.kind !== "live" && state.kind !== "finished") throw new Error(`unexpected ${state.kind}`);
      expect(sumPeriods(state.score.periods)).toEqual(state.score.current);
      if (state.kind === "live") expect(state.clock.at).toBeLessThanOrEqual(now);
    });
  });

  it("is scheduled before and finished after", () => {
    always((script) => {
      expect(stateAt(script, tipOff, tipOff - 1)).toEqual({ kind: "scheduled" });
      expect(stateAt(script, tipOff, tipOff).kind).toBe("live");
      const overtime = script.periods.some(({ phase }) => phase === "ot1");
      const end = stateAt(script, tipOff, tipOff + scriptEnd(script));
      expect(end).toMatchObject({ kind: "finished", decided: overtime ? "overtime" : "regular" });
    }, 10);
  });
});

describe("eventOf", () => {
  it("has an event for every play but jump balls", () => {
    always((script) => {
      for (const play of script.plays) expect(eventOf(play) === undefined).toBe(play.type === "jump-ball");
    }, 10);
  });
});
