import type { Points } from "@scoreline/domain/match/state/score";
import { elapsedAtPlay } from "#basketball/clock.ts";
import type { Game } from "#basketball/game.ts";
import { probabilitiesAt } from "#basketball/probabilities.ts";
import { type SampleLeague, sampleMatchup } from "#basketball/sample.ts";
import { playGame } from "#basketball/write-script.ts";

/** Forecasts of one market at one stage of the game that fell into one tenth, and how often they came true. */
export type Decile = {
  market: "home" | "margin" | "total";
  /** Share of regular time that was still to play. */
  left: number;
  forecasts: number;
  /** Means of what was said and of what happened. */
  said: number;
  happened: number;
};

/** Before the game, after each quarter but the last, in the middle of the last and two minutes before its end. */
const stages = [1, 0.75, 0.5, 0.25, 0.125, 0.04];
const marginLines = [-6.5, -2.5, 1.5, 5.5];
const totalLines = [-14.5, -5.5, 6.5, 15.5];

/** How far the probabilities can be trusted: of forecasts of thirty percent, three in ten should come true. */
export function calibratePrices(league: SampleLeague, games: number, seed: string | number = "prices"): Decile[] {
  const deciles = new Map<string, Decile>();
  const add = (market: Decile["market"], left: number, said: number, happened: boolean) => {
    const tenth = Math.min(9, Math.floor(said * 10));
    const key = `${market} ${left} ${tenth}`;
    const known = deciles.get(key) ?? { market, left, forecasts: 0, said: 0, happened: 0 };
    deciles.set(key, known);
    known.forecasts += 1;
    known.said += said;
    known.happened += happened ? 1 : 0;
  };
  for (let index = 0; index < games; index += 1) {
    const game = playGame(sampleMatchup(league, seed, index));
    for (const left of stages) forecast(game, left, (market, said, happened) => add(market, left, said, happened));
  }
  return [...deciles.values()].map((decile) => ({
    ...decile,
    said: decile.said / decile.forecasts,
    happened: decile.happened / decile.forecasts,
  }));
}

type Add = (market: Decile["market"], said: number, happened: boolean) => void;

function forecast(game: Game, left: number, add: Add): void {
  const { matchup, score } = game;
  const elapsed = matchup.quarterMinutes * 240 * (1 - left);
  const said = probabilitiesAt(matchup, { elapsed, score: scoreAfter(game, elapsed) });
  const margin = score.home - score.away;
  const total = score.home + score.away;
  add("home", said.home, margin > 0);
  for (const offset of marginLines) {
    const line = Math.round(said.margin.mean) + offset;
    add("margin", said.marginOver(line), margin > line);
  }
  for (const offset of totalLines) {
    const line = Math.round(said.total.mean) + offset;
    add("total", said.totalOver(line), total > line);
  }
}

function scoreAfter(game: Game, seconds: number): Points {
  let score: Points = { home: 0, away: 0 };
  for (const play of game.plays) {
    if (elapsedAtPlay(game, play) > seconds * 1000) break;
    score = play.score;
  }
  return score;
}
