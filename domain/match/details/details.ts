import type { CommentaryEntry } from "#match/details/commentary.ts";
import type {
  BasketballPlayedPhase,
  BasketballStatistics,
  BoxScore,
  FootballPlayedPhase,
  FootballStatistics,
} from "#match/figures/statistics.ts";
import type { BasketballPhase, FootballPhase } from "#match/state/clock.ts";
import type { Points } from "#match/state/score.ts";
import type { Names } from "#names.ts";
import type { Side } from "#sport.ts";

/** What is known around a match, beyond its head and its events. `Person` is how the room that speaks names somebody. */

export const weatherCodes = [
  "clear",
  "partly-cloudy",
  "cloudy",
  "rain",
  "heavy-rain",
  "thunderstorm",
  "snow",
  "fog",
] as const;
export type WeatherCode = (typeof weatherCodes)[number];

export type MatchInfo<Person> = {
  referee?: Person;
  /** All who lead the match, the first of them first, where there is more than one. */
  officials?: Person[];
  attendance?: number;
  weather?: { code: WeatherCode /** Degrees Celsius. */; temperature: number };
  venue?: { name: string; city?: string; capacity?: number };
  broadcasts?: { channel: string /** Where it can be seen, as a country's code. */; country?: string; url?: string }[];
};

export type LineUpPlayer<Person> = {
  player: Person;
  number: number;
  position: string;
  /** Row 1 is the goalkeeper's, column 1 is on the left as the side attacks: "4:2". */
  grid?: string;
  captain?: boolean;
};
export type LineUp<Person> = {
  /** Lines from the back without the goalkeeper: "4-2-3-1". */
  formation?: string;
  coach?: Person;
  /** Shirt and numbers. */
  colours?: [string, string];
  starters: LineUpPlayer<Person>[];
  bench: LineUpPlayer<Person>[];
};
export type LineUps<Person> = {
  /** False: the likely ones. */
  confirmed: boolean;
  home: LineUp<Person>;
  away: LineUp<Person>;
};

/** How finely a pitch is divided where touches are counted. */
export const touchGrid = { long: 12, wide: 8 } as const;
/** How often somebody touched the ball in each part of the pitch: from the own goal line on, each row from the left. */
export type PlayerTouches<Person> = { player: Person; side: Side; cells: number[] };

export type PlayerRating<Person> = { player: Person; side: Side; rating: number };

/** -100 (all away) to 100 (all home), for the minute that ends then. */
export type MomentumPoint = {
  phase: FootballPlayedPhase | BasketballPlayedPhase;
  minute: number;
  added?: number;
  value: number;
};

export const shotBodies = ["right-foot", "left-foot", "head", "other"] as const;
export const shotSituations = ["open-play", "corner", "free-kick", "penalty", "counter"] as const;
export const shotOutcomes = ["goal", "saved", "blocked", "off-target", "woodwork"] as const;
export const basketShotKinds = ["lay-up", "dunk", "hook", "jump-shot", "floater", "tip-in", "three"] as const;

type ShotMoment<Person> = {
  id: string;
  at: number;
  side: Side;
  x: number;
  y: number;
  player?: Person;
  assist?: Person;
};
/** x from the own goal (0) to the other one (100), y from the left (0) to the right (100) of the side that shoots. */
export type FootballShot<Person> = ShotMoment<Person> & {
  phase: FootballPhase;
  minute: number;
  added?: number;
  keeper?: Person;
  body: (typeof shotBodies)[number];
  situation: (typeof shotSituations)[number];
  outcome: (typeof shotOutcomes)[number];
  /** Chance of a goal, 0 to 1. */
  xg: number;
};
/** On the half court that is attacked: x from the left side line, y from the base line under the basket, in percent. */
export type BasketballShot<Person> = ShotMoment<Person> & {
  phase: BasketballPhase;
  remaining: number;
  block?: Person;
  kind: (typeof basketShotKinds)[number];
  points: 2 | 3;
  made: boolean;
  inPaint?: boolean;
  fastBreak?: boolean;
  secondChance?: boolean;
  score?: Points;
};
export type Shot<Person> = FootballShot<Person> | BasketballShot<Person>;

export const ballKinds = [
  "safe",
  "attack",
  "dangerous",
  "shot",
  "corner",
  "free-kick",
  "throw-in",
  "goal-kick",
  "kick-off",
  "penalty",
  "stopped",
] as const;
/** x from the home side's goal line (0) in both halves; side 0 is home; kind is a place in `ballKinds`. */
export type BallSample = [offsetMs: number, x: number, y: number, side: 0 | 1, kind: number];
/** Where the ball was from the instant `from` on. The instant as text is the block's id. */
export type BallBlock = { from: number; samples: BallSample[] };

/** A live picture, a goal alone, the first half in short, the whole match in short. */
export const videoKinds = ["live", "goal", "first-half", "highlights"] as const;
export type VideoKind = (typeof videoKinds)[number];
export const videoFormats = ["mp4", "webm", "hls"] as const;
export type VideoFormat = (typeof videoFormats)[number];
/**
 * How a video comes to be seen: drawn by us, a file or a stream in our player, a player of others in a frame, or not here at
 * all: then a link leads to where it is.
 */
export const videoWays = ["drawn", "file", "hls", "embed", "elsewhere"] as const;
export type VideoWay = (typeof videoWays)[number];
export type MatchVideo = {
  id: string;
  kind: VideoKind;
  /** When it was published. */
  at: number;
  /** Where it has a name of its own. */
  title?: Names;
  /** The goal that it shows. */
  event?: string;
  seconds?: number;
  /** Where it can be watched. None was filmed of what has no address: it is drawn from the match's data. */
  url?: string;
  /** Where the address does not end in it. */
  format?: VideoFormat;
  /** A still of it. */
  poster?: string;
  /** What is said in it, as WebVTT. */
  captions?: { language: string; url: string }[];
  /** Where it may be shown, ISO 3166-1 alpha-2; everywhere when it is left out. */
  countries?: string[];
};

/** Documents: each is replaced as a whole. */
export type MatchParts = {
  info: MatchInfo<number>;
  "line-ups": LineUps<number>;
  "football-statistics": FootballStatistics;
  "basketball-statistics": BasketballStatistics;
  "box-score": BoxScore<number>;
  ratings: PlayerRating<number>[];
  momentum: MomentumPoint[];
  touches: PlayerTouches<number>[];
  videos: MatchVideo[];
};
export type MatchPart = keyof MatchParts;

/** Lists: they grow, entry by entry. */
export type MatchLists = { commentary: CommentaryEntry<number>; shots: Shot<number>; ball: BallBlock };
export type MatchList = keyof MatchLists;
