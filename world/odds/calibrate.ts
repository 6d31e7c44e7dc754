import type { CompanyId } from "@scoreline/domain/odds/companies";
import { averageProbabilities, fairProbabilities } from "@scoreline/domain/odds/market";
import { payout, settleHandicap, settleTotal } from "@scoreline/domain/odds/settle";
import { euroLike, nbaLike, sampleMatchup as sampleGame } from "#basketball/sample.ts";
import { scriptEnd, until } from "#basketball/script.ts";
import { writeBasketball } from "#basketball/write-script.ts";
import { sampleMatchup } from "#football/sample.ts";
import { writeFootball } from "#football/write-script.ts";
import type { OddsHistory, OddsMove } from "#odds/moves.ts";
import { oddsAt, oddsHistory } from "#odds/odds-history.ts";

/** Of outcomes whose prices stand for a chance of about `expected`, the share that happened. */
export type PricedPoint = { expected: number; happened: number; outcomes: number };

/** Of the money that was won or lost on one side of a two-way market, the share won, beside what the prices stand for. */
export type EvenPoint = { expected: number; happened: number; bets: number };

export type MomentCalibration = {
  /** When prices were read: at opening, at the close before kick-off, or after so many minutes. */
  moment: string;
  pinnacle: { result: PricedPoint[]; handicap: EvenPoint; over: EvenPoint };
  /** Mean of the companies for results, all companies' bets for the others. */
  companies: { result: PricedPoint[]; handicap: EvenPoint; over: EvenPoint };
};

const kickoff = Date.UTC(2026, 2, 14, 15);
const pinnacle: CompanyId = 47;
const minute = 60_000;

/** Prices of `matches` made-up football matches, read before and during them and set beside what happened. */
export function calibrateFootball(matches: number, seed: string | number = "odds"): MomentCalibration[] {
  const tallies = ["opening", "closing", "30'", "70'"].map(newTally);
  for (let index = 0; index < matches; index += 1) {
    const script = writeFootball(sampleMatchup(seed, `odds-${index}`));
    const odds = oddsHistory(script, kickoff);
    const second = script.phases.find(({ phase }) => phase === "second-half")?.from ?? 0;
    const goals = script.events.filter((event) => event.type === "goal" && event.overturnedAt === undefined);
    const final = { home: 0, away: 0 };
    for (const event of goals) if (event.type === "goal") final[event.side] += 1;
    const read = [openings(odds), oddsAt(odds, -1), oddsAt(odds, 30 * minute), oddsAt(odds, second + 25 * minute)];
    tallies.forEach((tally, moment) => {
      count(tally, read[moment] ?? [], final, 3);
    });
  }
  return tallies.map(curveOf);
}

/** The same for basketball, at half-time and before the last quarter. */
export function calibrateBasketball(matches: number, seed: string | number = "odds"): MomentCalibration[] {
  const tallies = ["opening", "closing", "half-time", "last quarter"].map(newTally);
  for (let index = 0; index < matches; index += 1) {
    const script = writeBasketball(sampleGame(index % 2 === 0 ? nbaLike : euroLike, seed, index));
    const odds = oddsHistory(script, kickoff);
    const final = until(script.plays, scriptEnd(script)).at(-1)?.score ?? { home: 0, away: 0 };
    const start = (name: string) => script.periods.find(({ phase }) => phase === name)?.from ?? 0;
    const read = [openings(odds), oddsAt(odds, -1), oddsAt(odds, start("q3")), oddsAt(odds, start("q4"))];
    tallies.forEach((tally, moment) => {
      count(tally, read[moment] ?? [], final, 2);
    });
  }
  return tallies.map(curveOf);
}

function openings({ series }: OddsHistory): OddsMove[] {
  return series.flatMap(({ moves }) => moves[0] ?? []);
}

type Bin = { expected: number; happened: number; outcomes: number };
type Bets = { expected: number; won: number; decided: number; bets: number };
type Side = { bins: Bin[]; handicap: Bets; over: Bets };
type Tally = { moment: string; pinnacle: Side; companies: Side };

function newTally(moment: string): Tally {
  return { moment, pinnacle: newSide(), companies: newSide() };
}

function newSide(): Side {
  const bets = () => ({ expected: 0, won: 0, decided: 0, bets: 0 });
  return {
    bins: Array.from({ length: 10 }, () => ({ expected: 0, happened: 0, outcomes: 0 })),
    handicap: bets(),
    over: bets(),
  };
}

function count(
  tally: Tally,
  moves: readonly OddsMove[],
  final: { home: number; away: number },
  outcomes: number,
): void {
  const results = moves.filter(({ market }) => market === "1x2");
  const ahead = final.home - final.away;
  const happened = ahead > 0 ? 0 : ahead < 0 ? outcomes - 1 : 1;
  const own = results.find(({ company }) => company === pinnacle);
  if (own) countResult(tally.pinnacle, fairProbabilities(own.prices), happened);
  countResult(tally.companies, averageProbabilities(results.map(({ prices }) => prices)), happened);
  for (const move of moves) {
    const { line } = move;
    if (line === undefined) continue;
    const from = move.from ?? { home: 0, away: 0 };
    const settlement =
      move.market === "handicap"
        ? settleHandicap("home", line, ahead - (from.home - from.away))
        : settleTotal("over", line, final.home + final.away);
    // At evens a bet returns 2, 1.5, 1, 0.5 or 0: what is away from 1 was decided.
    const returned = payout(settlement, 2);
    const decided = Math.abs(returned - 1);
    const expected = fairProbabilities(move.prices)[0] ?? 0.5;
    const kind = move.market === "handicap" ? "handicap" : "over";
    const sides = move.company === pinnacle ? [tally.companies, tally.pinnacle] : [tally.companies];
    for (const side of sides) {
      const bets = side[kind];
      bets.bets += 1;
      bets.decided += decided;
      bets.expected += expected * decided;
      bets.won += Math.max(0, returned - 1);
    }
  }
}

function countResult(side: Side, chances: readonly number[], happened: number): void {
  chances.forEach((chance, outcome) => {
    const bin = side.bins[Math.min(9, Math.floor(chance * 10))];
    if (!bin) return;
    bin.outcomes += 1;
    bin.expected += chance;
    bin.happened += outcome === happened ? 1 : 0;
  });
}

function curveOf({ moment, pinnacle: one, companies: all }: Tally): MomentCalibration {
  return { moment, pinnacle: read(one), companies: read(all) };
}

function read({ bins, handicap, over }: Side): MomentCalibration["pinnacle"] {
  const result = bins
    .filter(({ outcomes }) => outcomes > 0)
    .map(({ expected, happened, outcomes }) => ({
      expected: expected / outcomes,
      happened: happened / outcomes,
      outcomes,
    }));
  const even = ({ expected, won, decided, bets }: Bets) => ({
    expected: expected / decided,
    happened: won / decided,
    bets,
  });
  return { result, handicap: even(handicap), over: even(over) };
}
