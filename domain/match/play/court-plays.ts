import type { StoredEvent } from "#facts.ts";
import type { BasketballShot } from "#match/details/details.ts";
import { playsInOrder, type TimedPlay } from "#match/state/game-time.ts";
import { add, type Points } from "#match/state/score.ts";
import { otherSide, type Side } from "#sport.ts";

/** A play as a court shows it: the score after it, where it was thrown from, and who has the ball now. */
export type PlacedPlay = TimedPlay & { score: Points; x?: number; y?: number; ball?: Side };

export function courtPlays(events: readonly StoredEvent[], shots: readonly BasketballShot<number>[]): PlacedPlay[] {
  const places = new Map(shots.map((shot) => [thrown(shot), shot]));
  let score: Points = { home: 0, away: 0 };
  let ball: Side | undefined;
  return playsInOrder(events).map((play) => {
    if (play.type === "basket") score = add(score, play.side, play.points);
    ball = holder(play, ball);
    const place = play.type === "basket" || play.type === "miss" ? places.get(thrown(play)) : undefined;
    return { ...play, score, ...(place && { x: place.x, y: place.y }), ...(ball && { ball }) };
  });
}

/** Nobody shoots twice in one tick of the clock. */
function thrown(shot: { phase: string; remaining: number; side: Side; player?: number; points: number }): string {
  return [shot.phase, shot.remaining, shot.side, shot.player, shot.points].join(" ");
}

/** Who has the ball after a play; a missed shot belongs to whoever gets it next. */
function holder(play: TimedPlay, before: Side | undefined): Side | undefined {
  switch (play.type) {
    case "basket":
    case "turnover":
    case "foul":
      return otherSide[play.side];
    case "miss":
    case "rebound":
      return play.side;
    case "period":
      return undefined;
    default:
      return before;
  }
}
