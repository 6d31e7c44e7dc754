import { describe, expect, it } from "vitest";
import { euroLike, nbaLike, sampleMatchup as sampleGame } from "#basketball/sample.ts";
import { sampleMatchup } from "#football/sample.ts";
import { writeFootball } from "#football/write-script.ts";
import type { OddsMove } from "#odds/moves.ts";
import { oddsHistory, openingAndClosing } from "#odds/odds-history.ts";

const kickoff = Date.UTC(2026, 2, 14, 15);
const popularity = 70;

const subjects = [
  ...Array.from({ length: 60 }, (_, index) => sampleMatchup("closing", `f${index}`)),
  ...Array.from({ length: 30 }, (_, index) => sampleGame(index % 2 === 0 ? nbaLike : euroLike, "closing", index)),
];

/** What one unit of winnings costs if every outcome is backed with the company that pays most. */
function costOf(moves: readonly OddsMove[]): number {
  const outcomes = Math.max(...moves.map(({ prices }) => prices.length));
  let cost = 0;
  for (let outcome = 0; outcome < outcomes; outcome += 1)
    cost += 1 / Math.max(...moves.map(({ prices }) => prices[outcome] ?? 0));
  return cost;
}

describe("closing prices", () => {
  it("leave nobody a certain win, whichever companies are combined", () => {
    for (const subject of subjects) {
      const closing = openingAndClosing(subject, kickoff, popularity).map((series) => series.closing);
      for (const [bet, moves] of Map.groupBy(closing, ({ market, line }) => `${market} ${line ?? ""}`))
        expect(costOf(moves), `${subject.matchRef} ${bet}`).toBeGreaterThanOrEqual(1);
    }
  });

  it("and opening ones are the first and the last before kick-off of all moves", () => {
    for (let index = 0; index < 5; index += 1) {
      const script = writeFootball(sampleMatchup("closing", `f${index}`));
      const all = oddsHistory(script, kickoff, popularity).series.map(({ moves }) => ({
        opening: moves[0],
        closing: moves.findLast(({ phase }) => phase !== "live"),
      }));
      const short = openingAndClosing(script, kickoff, popularity);
      const byName = ({ opening }: { opening?: OddsMove }) => `${opening?.company} ${opening?.market}`;
      const sorted = <Series extends { opening?: OddsMove }>(list: readonly Series[]) =>
        list.toSorted((a, b) => (byName(a) < byName(b) ? -1 : 1));
      expect(sorted(short)).toEqual(sorted(all));
      expect(openingAndClosing(script.matchup, kickoff, popularity)).toEqual(short);
    }
  });
});
