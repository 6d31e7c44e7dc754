import type { LineUpMark } from "#match/line-ups/marks.ts";

/** Somebody of a line-up, with what he was marked for. */
type Seat = {
  playerId: number;
  rating: number | null;
  marks: readonly { type: LineUpMark["type"]; how?: string | undefined; minute: number }[];
};
type Attempt = { player?: number | undefined; outcome: string; xg: number };

export type PlayerFigures = {
  playerId: number;
  rating: number | null;
  goals: number;
  assists: number;
  shots: number;
  onTarget: number;
  xg: number;
};

/** What each of those who played did, by his marks and by the shots; the best first. */
export function playerFigures(
  starters: readonly Seat[],
  bench: readonly Seat[],
  attempts: readonly Attempt[],
): PlayerFigures[] {
  const played = [...starters, ...bench.filter(({ marks }) => marks.some(({ type }) => type === "on"))];
  return played
    .map(({ playerId, rating, marks }) => {
      const own = attempts.filter(({ player }) => player === playerId);
      return {
        playerId,
        rating,
        goals: marks.filter(({ type, how }) => type === "goal" && how !== "own-goal").length,
        assists: marks.filter(({ type }) => type === "assist").length,
        shots: own.length,
        onTarget: own.filter(({ outcome }) => outcome === "goal" || outcome === "saved").length,
        xg: own.reduce((sum, { xg }) => sum + xg, 0),
      };
    })
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.goals - a.goals || b.xg - a.xg);
}
