import { strict as assert } from "node:assert";
import { isQuarterLine } from "@scoreline/domain/odds/settle";
import { describe, expect, it } from "vitest";
import { euroLike, nbaLike, sampleMatchup as sampleGame } from "#basketball/sample.ts";
import { writeBasketball } from "#basketball/write-script.ts";
import { sampleMatchup } from "#football/sample.ts";
import type { FootballScript } from "#football/script.ts";
import { endOf } from "#football/state.ts";
import { writeFootball } from "#football/write-script.ts";
import { characters, quotingCompanies } from "#odds/characters.ts";
import type { OddsHistory, OddsMove } from "#odds/moves.ts";
import { oddsAt, oddsHistory } from "#odds/odds-history.ts";
import { marginOf } from "#odds/prices.ts";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const kickoff = Date.UTC(2026, 2, 14, 15);

const football = Array.from({ length: 12 }, (_, index) => writeFootball(sampleMatchup("odds-test", `m${index}`)));
const games = [nbaLike, euroLike].map((league, index) => writeBasketball(sampleGame(league, "odds-test", index)));
const footballOdds = football.map((script) => oddsHistory(script, kickoff));
const gameOdds = games.map((script) => oddsHistory(script, kickoff));
const everything = [...footballOdds, ...gameOdds];

const movesOf = (odds: OddsHistory) => odds.series.flatMap(({ moves }) => moves);
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;

describe("the bookmakers of a match", () => {
  it("always do the same", () => {
    const again = writeFootball(sampleMatchup("odds-test", "m0"));
    expect(oddsHistory(again, kickoff)).toEqual(footballOdds[0]);
    expect(oddsHistory(sampleGameScript(), kickoff)).toEqual(gameOdds[0]);
    expect(oddsHistory(writeFootball(sampleMatchup("another", "m0")), kickoff)).not.toEqual(footballOdds[0]);
  });

  it("do before the match what they will have done once it is played", () => {
    for (const [script, odds] of [...pair(football.slice(0, 3), footballOdds), ...pair(games, gameOdds)]) {
      const ahead = oddsHistory(script.matchup, kickoff);
      expect(ahead.end).toBeUndefined();
      expect(movesOf(ahead)).toEqual(movesOf(odds).filter(({ phase }) => phase !== "live"));
    }
  });

  it("open three to six days ahead, once, and end with the match", () => {
    for (const odds of everything) {
      const { end = 0 } = odds;
      for (const { moves } of odds.series) {
        assert.ok((moves[0]?.at ?? Number.NaN) >= -6 * day);
        assert.ok((moves[0]?.at ?? Number.NaN) <= -3 * day);
        expect(moves.map(({ phase }) => phase).filter((phase) => phase === "opening")).toEqual(["opening"]);
        assert.equal(moves[0]?.phase, "opening");
        moves.forEach((move, index) => {
          assert.ok(move.at < end);
          assert.ok(move.at > (moves[index - 1]?.at ?? Number.NEGATIVE_INFINITY));
          assert.equal(move.phase === "live", move.at >= 0);
        });
      }
      expect(oddsAt(odds, -6 * day - 1)).toEqual([]);
      expect(oddsAt(odds, end + day)).toEqual(oddsAt(odds, end));
      assert.equal(oddsAt(odds, -1).length, 18 * 3);
    }
  });

  it("never lose whatever happens, and charge what they are known for", () => {
    for (const odds of everything) {
      for (const { prices, market, phase, company } of movesOf(odds)) {
        for (const price of prices) assert.ok(price > 1);
        const taken = prices.reduce((sum, price) => sum + 1 / price, -1);
        assert.ok(taken > 0);
        const character = characters.find((each) => each.company === company);
        const usual = character ? marginOf(character, market, phase === "live") : 0;
        assert.ok(taken < usual + 0.035);
        if (phase !== "live") assert.ok(taken > usual * 0.4);
      }
    }
  });

  it("keep Pinnacle cheapest and the Asian companies below the European ones", () => {
    const taken = (company: number) =>
      mean(
        footballOdds
          .flatMap(movesOf)
          .filter((move) => move.company === company && move.market === "1x2" && move.phase !== "live")
          .map(({ prices }) => prices.reduce((sum, price) => sum + 1 / price, -1)),
      );
    expect(taken(47)).toBeGreaterThan(0.02);
    expect(taken(47)).toBeLessThan(taken(31));
    expect(taken(31)).toBeLessThan(taken(8));
    expect(taken(8)).toBeLessThan(taken(7));
    expect(taken(7)).toBeLessThan(0.085);
  });

  it("quote quarter lines near even in football, and half points in basketball", () => {
    for (const move of footballOdds.flatMap(movesOf)) {
      if (move.market === "1x2") {
        assert.equal(move.line, undefined);
        assert.equal(move.prices.length, 3);
        continue;
      }
      assert.equal(move.prices.length, 2);
      const { line = Number.NaN } = move;
      assert.ok(isQuarterLine(line));
      if (move.market === "handicap") assert.ok(Math.abs(line) <= 4);
      else assert.ok(line >= 0.5);
      if (move.phase !== "live") for (const price of move.prices) assert.ok(Math.abs(price - 1.93) < 0.4);
    }
    for (const move of gameOdds.flatMap(movesOf)) {
      assert.equal(move.prices.length, 2);
      if (move.market !== "1x2") assert.equal(Math.abs((move.line ?? 0) % 1), 0.5);
    }
  });

  it("move as often as real ones do", () => {
    const counts = (market: string, live: boolean) =>
      footballOdds.flatMap(({ series }) =>
        series
          .filter((each) => each.market === market)
          .map(({ moves }) => moves.filter(({ phase }) => (phase === "live") === live).length),
      );
    for (const market of ["handicap", "over-under", "1x2"]) {
      expect(mean(counts(market, false))).toBeGreaterThan(8);
      expect(mean(counts(market, false))).toBeLessThan(14);
      expect(mean(counts(market, true))).toBeGreaterThan(25);
      expect(mean(counts(market, true))).toBeLessThan(60);
    }
  });

  it("leave small competitions to few, who look less often", () => {
    expect(quotingCompanies(0)).toHaveLength(5);
    expect(quotingCompanies(34).length).toBeLessThanOrEqual(9);
    expect(quotingCompanies(65)).toHaveLength(18);
    const [script] = football;
    if (!script) throw new Error("no match");
    const small = oddsHistory(script, kickoff, 10);
    const large = oddsHistory(script, kickoff, 90);
    const pinnacle = (odds: OddsHistory) => movesOf(odds).filter(({ company }) => company === 47).length;
    expect(pinnacle(small)).toBeLessThan(pinnacle(large));
  });
});

describe("a goal", () => {
  const goals = football.flatMap((script, index) =>
    goalsOf(script).map((goal) => ({ goal, script, odds: odds(index) })),
  );

  it("closes every market for a while", () => {
    expect(goals.length).toBeGreaterThan(20);
    for (const { goal, odds, script } of goals) {
      for (const { series, delay } of odds.series.map((series) => ({ series, delay: delayOf(series.company) }))) {
        const seen = goal.at + (delay + 1) * second;
        if (seen + 20 * second >= (odds.end ?? 0)) continue;
        const at = (t: number) => series.moves.findLast((move) => move.at <= t);
        expect(at(seen)?.suspended).toBe(true);
        expect(at(seen + 15 * second)?.suspended).toBe(true);
        const quiet = !disturbed(script, goal.at);
        const reopened = series.moves.find((move) => move.at > seen && !move.suspended);
        if (quiet && reopened) expect(reopened.at - goal.at).toBeLessThanOrEqual((delay + 71) * second);
      }
    }
  });

  it("shortens the scorer and raises the total", () => {
    let compared = 0;
    for (const { goal, odds, script } of goals) {
      if (disturbed(script, goal.at) || goal.at + 2 * minute > (odds.end ?? 0)) continue;
      const before = oddsAt(odds, goal.at - 1);
      const after = oddsAt(odds, goal.at + 90 * second);
      const index = goal.side === "home" ? 0 : 2;
      before.forEach((move, place) => {
        const next = after[place];
        if (!next) throw new Error("a market vanished");
        compared += 1;
        if (move.market === "1x2") {
          expect(next.prices[index]).toBeLessThanOrEqual(move.prices[index] ?? 0);
          expect(next.prices[2 - index]).toBeGreaterThanOrEqual(move.prices[2 - index] ?? 0);
        }
        if (move.market === "over-under") expect(next.line).toBeGreaterThan(move.line ?? 0);
        if (move.market === "handicap") expect(next.from).not.toEqual(move.from);
      });
    }
    expect(compared).toBeGreaterThan(500);
  });
});

describe("a knock-out", () => {
  it("is priced for regular time", () => {
    const rule = { extraTime: true, penalties: true };
    const script = Array.from({ length: 40 }, (_, index) =>
      writeFootball(sampleMatchup("odds-cup", `c${index}`, { knockOut: rule })),
    ).find(({ phases }) => phases.some(({ phase }) => phase === "extra-first"));
    if (!script) throw new Error("no match went to extra time");
    const odds = oddsHistory(script, kickoff);
    expect(odds.end).toBe(script.phases.find(({ phase }) => phase === "second-half")?.to);
    expect(odds.end).toBeLessThan(endOf(script));
    for (const move of movesOf(odds)) expect(move.at).toBeLessThan(odds.end ?? 0);
  });
});

function odds(index: number): OddsHistory {
  const found = footballOdds[index];
  if (!found) throw new Error("no odds");
  return found;
}

function goalsOf({ events }: FootballScript) {
  return events.flatMap((event) => (event.type === "goal" && event.at > minute ? [event] : []));
}

/** Something else that moves prices or closes markets happens within two minutes. */
function disturbed({ events, incidents }: FootballScript, at: number): boolean {
  const near = (t: number | undefined) => t !== undefined && t !== at && Math.abs(t - at) < 3 * minute;
  return (
    events.some(
      (event) =>
        (event.type === "goal" || event.type === "card" || event.type === "penalty-missed") &&
        (near(event.at) || near(event.overturnedAt)),
    ) || incidents.some((incident) => incident.type === "penalty-award" && near(incident.at))
  );
}

function delayOf(company: OddsMove["company"]): number {
  return characters.find((each) => each.company === company)?.delay ?? 0;
}

function sampleGameScript() {
  return writeBasketball(sampleGame(nbaLike, "odds-test", 0));
}

function pair<A, B>(first: readonly A[], second: readonly B[]): [A, B][] {
  return first.flatMap((each, index) => {
    const other = second[index];
    return other === undefined ? [] : [[each, other] as [A, B]];
  });
}
