import type { Points } from "@scoreline/domain/match/state/score";
import type { Side } from "@scoreline/domain/sport";
import type { MatchSummary } from "#history/match-summary.ts";
import { Contradiction } from "#newsroom/contradiction.ts";
import type { NamedThing, Passage, Sentence, Slots } from "#newsroom/draft.ts";

type PlayerPart = ReturnType<MatchSummary["parts"]>[Side][number];

export type BasketballStory = "comeback" | "close" | "overtime" | "blowout" | "clear" | "pulled-clear";

export type BasketballFacts = {
  story: BasketballStory;
  score: Points;
  winner: Side;
  half: Points;
  best: Record<Side, PlayerPart | undefined>;
};

const blowoutMargin = 20;
const closeMargin = 5;

export function basketballFacts(summary: MatchSummary): BasketballFacts {
  const { score } = summary.state;
  const { current } = score;
  const periods = "periods" in score ? score.periods : [];
  const sum = (from: readonly Points[], side: Side) => from.reduce((all, period) => all + period[side], 0);
  const added = { home: sum(periods, "home"), away: sum(periods, "away") };
  if (added.home !== current.home || added.away !== current.away || current.home === current.away)
    throw new Contradiction(`quarters ${added.home}–${added.away}, score ${current.home}–${current.away}`);
  const winner: Side = current.home > current.away ? "home" : "away";
  const loser: Side = winner === "home" ? "away" : "home";
  const half = { home: sum(periods.slice(0, 2), "home"), away: sum(periods.slice(0, 2), "away") };
  const margin = current[winner] - current[loser];
  const parts = summary.parts();
  const best = (side: Side) => parts[side].toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))[0];
  const behind = half[loser] - half[winner];
  // After each of the first three quarters.
  const alwaysAhead = [1, 2, 3].every(
    (quarters) => sum(periods.slice(0, quarters), winner) > sum(periods.slice(0, quarters), loser),
  );
  const story: BasketballStory =
    periods.length > 4
      ? "overtime"
      : behind >= closeMargin || (behind > 0 && margin > closeMargin)
        ? "comeback"
        : margin <= closeMargin
          ? "close"
          : !alwaysAhead
            ? "pulled-clear"
            : margin >= blowoutMargin
              ? "blowout"
              : "clear";
  return { story, score: current, winner, half, best: { home: best("home"), away: best("away") } };
}

type Naming = { home: NamedThing; away: NamedThing; person(ref: string): NamedThing | undefined };

export function basketballReport(
  { story, score, winner, half, best }: BasketballFacts,
  { home, away, person }: Naming,
  turn: number,
): { title: Sentence; summary: Sentence; passages: Passage[] } {
  const sides = { home, away };
  const loser: Side = winner === "home" ? "away" : "home";
  const slots: Slots = {
    home,
    away,
    winner: sides[winner],
    loser: sides[loser],
    score: { score: [score[winner], score[loser]] },
    margin: { count: score[winner] - score[loser] },
  };
  const say = (key: string, own: Slots = slots): Sentence => ({ key, turn, slots: own });
  const bestOf = (side: Side, key: string): Sentence[] => {
    const part = best[side];
    const player = part && person(part.player);
    if (!player || !part.points) return [];
    const own: Slots = { player, team: sides[side], points: { count: part.points } };
    const { rebounds = 0, assists = 0 } = part;
    if (rebounds >= 10) return [say("basketball.best.rebounds", { ...own, rebounds: { count: rebounds } })];
    if (assists >= 10) return [say("basketball.best.assists", { ...own, assists: { count: assists } })];
    return [say(key, own)];
  };
  const ahead: Side = half.home >= half.away ? "home" : "away";
  const behind: Side = ahead === "home" ? "away" : "home";
  const halfTime =
    half.home === half.away
      ? say("basketball.half.level", { half: { score: [half.home, half.away] } })
      : say("basketball.half.led", { team: sides[ahead], half: { score: [half[ahead], half[behind]] } });
  return {
    title: say(`basketball.title.${story}`),
    summary: say("basketball.summary"),
    passages: [
      { sentences: [say(`basketball.open.${story}`)] },
      {
        sentences: [halfTime, ...bestOf(winner, "basketball.best.points"), ...bestOf(loser, "basketball.best.answer")],
      },
    ],
  };
}
