import type { Points } from "@scoreline/domain/match/state/score";
import type { Side } from "@scoreline/domain/sport";
import type { MatchSummary } from "#history/match-summary.ts";
import type { NamedThing, Passage, Sentence, Slots } from "#newsroom/draft.ts";

type PlayerPart = ReturnType<MatchSummary["parts"]>[Side][number];

export type BasketballStory = "comeback" | "close" | "overtime" | "blowout" | "clear";

export type BasketballFacts = {
  story: BasketballStory;
  score: Points;
  winner: Side;
  half: Points;
  best: Record<Side, PlayerPart | undefined>;
};

const blowoutMargin = 20;
const closeMargin = 5;

export function basketballFacts(summary: MatchSummary): BasketballFacts | undefined {
  const { score } = summary.state;
  if (!("periods" in score) || score.current.home === score.current.away) return undefined;
  const { current, periods } = score;
  const sum = (from: readonly Points[], side: Side) => from.reduce((all, period) => all + period[side], 0);
  // Quarters that do not add up to the score are not told of.
  if (sum(periods, "home") !== current.home || sum(periods, "away") !== current.away) return undefined;
  const winner: Side = current.home > current.away ? "home" : "away";
  const loser: Side = winner === "home" ? "away" : "home";
  const half = { home: sum(periods.slice(0, 2), "home"), away: sum(periods.slice(0, 2), "away") };
  const margin = current[winner] - current[loser];
  const parts = summary.parts();
  const best = (side: Side) => parts[side].toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))[0];
  const story: BasketballStory =
    periods.length > 4
      ? "overtime"
      : half[winner] + 5 <= half[loser]
        ? "comeback"
        : margin >= blowoutMargin
          ? "blowout"
          : margin <= closeMargin
            ? "close"
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
