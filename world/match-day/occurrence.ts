import type { MatchSummary } from "#history/match-summary.ts";
import type { PlannedFixture } from "#history/planned-fixture.ts";
import type { SimulatedMatch } from "#match/simulated-match.ts";
import type { BeforeMatch } from "#match-day/before-match.ts";
import type { Film } from "#match-day/films.ts";
import type { Moves } from "#odds/packed-moves.ts";
import type { Fixture, SeasonPlan } from "#schedule/plan-types.ts";

/** One thing that there is to be said of the matches around an instant; they come in the order in which they are said. */
export type Occurrence =
  | { kind: "season"; plan: SeasonPlan }
  /** A fixture that is new or known otherwise than before; with its state unless it is new and simply stands. */
  | { kind: "plan"; planned: PlannedFixture; withState: boolean }
  | ({ kind: "before-match" } & BeforeMatch)
  /** No more than how a match ended. */
  | { kind: "result"; fixture: Fixture; summary: MatchSummary }
  /** Everything of a match so far; the way of the ball only where it is on, or has just been. */
  | { kind: "match-so-far"; match: SimulatedMatch; withBall: boolean }
  | { kind: "match-news"; match: SimulatedMatch; since: number }
  /** Of a match that is over what figures are counted from, without what is long. */
  | { kind: "figures"; match: SimulatedMatch }
  | { kind: "videos"; film: Film }
  | { kind: "prices"; match: string; moves: Moves; since: number; until: number }
  /** How each company opened, and its last prices. */
  | { kind: "last-prices"; match: string; moves: Moves };

/** A part of what is said at first, and how much of it is said by then. */
export type Share<Item> = { items: Item[]; done: number };
