import type { footballCommentaryCodes } from "@scoreline/domain/match/details/commentary";
import type { shotBodies, shotOutcomes, shotSituations, WeatherCode } from "@scoreline/domain/match/details/details";
import type { FootballEvent } from "@scoreline/domain/match/details/events";
import { footballStatisticKeys } from "@scoreline/domain/match/figures/statistics";
import type { FootballPhase, Minute } from "@scoreline/domain/match/state/clock";
import type { Points } from "@scoreline/domain/match/state/score";
import type { Side } from "@scoreline/domain/sport";
import type { FootballMatchup } from "#football/matchup.ts";

/** A whole match. Every `at`, `from` and `to` is in milliseconds from the actual kick-off; whatever is listed is in order of time. */
export type FootballScript = {
  matchup: FootballMatchup;
  phases: readonly PhaseSpan[];
  events: readonly ScriptEvent[];
  shots: readonly Shot[];
  incidents: readonly Incident[];
  ball: BallTrack;
  shootOut?: ShootOut;
  statistics: StatisticsReport;
  momentum: readonly MomentumPoint[];
  ratings: readonly PlayerRating[];
  commentary: readonly CommentaryEntry[];
  attendance: number;
  weather: Weather;
};

export type PhaseSpan = {
  phase: FootballPhase;
  from: number;
  to: number;
  /** Minutes announced, where any were. */
  added?: number;
};

export type ScriptEvent = FootballEvent<string> & {
  ref: string;
  at: number;
  /** Counted from `at` until then, when the video referee took it back. */
  overturnedAt?: number;
};

/** A place as a side sees it that attacks: x from its own goal (0) to the other one (100), y from its left (0) to its right (100). */
export type PitchSpot = { x: number; y: number };

/** From this xG on a shot is a big chance. */
export const bigChance = 0.2;

export type ShotBody = (typeof shotBodies)[number];
export type ShotSituation = (typeof shotSituations)[number];
export type ShotOutcome = (typeof shotOutcomes)[number];

export type Shot = PitchSpot & {
  at: number;
  side: Side;
  player: string;
  assist?: string;
  /** Who saved it. */
  keeper?: string;
  body: ShotBody;
  situation: ShotSituation;
  outcome: ShotOutcome;
  /** Chance of a goal: of shots with 0.3, three in ten go in. */
  xg: number;
  /** A goal that was taken back was no shot at all from then on. */
  overturnedAt?: number;
};

/** What stops or turns play and is counted, apart from shots and listed events. `side` committed or won it, and sees the place. */
export type Incident = PitchSpot & {
  at: number;
  type: "foul" | "offside" | "corner" | "penalty-award";
  side: Side;
  player: string;
  /** Who was fouled. */
  against?: string;
  overturnedAt?: number;
};

/** Parallel arrays, one element a sample: about a thousand a match. */
export type BallTrack = {
  at: Uint32Array;
  /** 0 is the home side's goal line, 100 the away side's, in both halves. */
  x: Uint8Array;
  /** 0 is the left of the home side as it attacks. */
  y: Uint8Array;
  /** 0 home, 1 away. */
  side: Uint8Array;
  /** Index into `ballKinds`. */
  kind: Uint8Array;
  /** Passes that the side in possession tried until the next sample, and those that arrived. */
  passes: Uint8Array;
  accurate: Uint8Array;
};

export type ShootOutKick = {
  at: number;
  side: Side;
  player: string;
  result: "goal" | "saved" | "missed";
  /** After the kick. */
  score: Points;
};
export type ShootOut = { first: Side; kicks: readonly ShootOutKick[] };

export const statisticKeys = footballStatisticKeys;
export type StatisticKey = (typeof statisticKeys)[number];
export type Statistics = Record<StatisticKey, Points>;
export type PlayedPhase = "first-half" | "second-half" | "extra-first" | "extra-second";
export type StatisticsReport = { total: Statistics; phases: Partial<Record<PlayedPhase, Statistics>> };

/** -100 (all away) to 100 (all home), for the minute that ends at `at`. */
export type MomentumPoint = Minute & { at: number; phase: PlayedPhase; value: number };

export type PlayerRating = { player: string; side: Side; rating: number };

export type CommentaryCode = (typeof footballCommentaryCodes)[number];

/** Words are in the catalogues: an entry says what, who and when. */
export type CommentaryEntry = {
  ref: string;
  at: number;
  code: CommentaryCode;
  phase: FootballPhase;
  minute: number;
  added?: number;
  side?: Side;
  player?: string;
  /** Who assisted, saved, was fouled or came on, as the code has it. */
  other?: string;
  score?: Points;
  /** A code that the words depend on: how a goal was scored, why a card was shown, what was reviewed. */
  detail?: string;
  /** The event of the script that it speaks of. */
  event?: string;
};

export type Weather = { code: WeatherCode; temperature: number };
