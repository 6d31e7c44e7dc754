/** What ranks of a final table mean. */
export const zoneKinds = [
  "champion",
  "continental-1",
  "continental-2",
  "continental-3",
  "promotion",
  "promotion-playoff",
  "title-playoff",
  "play-in",
  "relegation-playoff",
  "relegation",
] as const;
export type ZoneKind = (typeof zoneKinds)[number];

/** Best rank is 1; negative ranks count from the bottom (-1 is last). */
export type Zone = readonly [from: number, to: number, kind: ZoneKind];

/** What decides between teams that are level on points, in the order in which a competition applies them. */
export const tieBreaks = [
  "goal-difference",
  "goals-for",
  "wins",
  "head-to-head-points",
  "head-to-head-goal-difference",
  "head-to-head-goals-for",
  "away-goals",
  "fair-play",
  "win-percentage",
  "points-difference",
  "points-for",
  "drawing-of-lots",
] as const;
export type TieBreak = (typeof tieBreaks)[number];
