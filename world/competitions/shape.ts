import type { TieBreak, Zone } from "@scoreline/domain/competition";
import type { Names } from "@scoreline/domain/names";

/** The rows the demo world is written down in: facts about real competitions and clubs, no behaviour. */

export type CrestShape = "shield" | "circle" | "square" | "diamond" | "hexagon";
export type CrestPattern = "plain" | "halves" | "stripes" | "hoops" | "sash" | "quarters" | "chevron" | "cross";

export type Club = {
  /** Unique inside a sport, kebab-case: "arsenal", "buriram-united". */
  key: string;
  names: Names;
  /** At most 14 characters, for narrow rows: "Man City". */
  short: string;
  /** Three capital letters: "ARS". */
  code: string;
  city: string;
  ground: string;
  capacity: number;
  founded: number;
  /** Home shirt first. */
  colours: readonly [primary: string, secondary: string];
  crest: readonly [CrestShape, CrestPattern];
  /** Football: a world-wide Elo scale, 1000 (semi-professional) to 2000 (the best club on earth). Basketball: the same scale. */
  strength: number;
};

export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";

/** A kick-off slot in local time and the share of a round that is played in it. */
export type Slot = readonly [day: Weekday, time: `${number}:${number}`, share: number];

export type Calendar = {
  /** Month-day of the first and the last round. A start after the end means the season crosses new year. */
  start: `${number}-${number}`;
  end: `${number}-${number}`;
  timeZone: string;
  /** Where a round's matches usually fall. */
  slots: readonly Slot[];
  /** A winter or summer break, month-day both inclusive. */
  breaks?: readonly (readonly [from: `${number}-${number}`, to: `${number}-${number}`])[];
};

export type Format =
  /** Everybody against everybody `legs` times. `split` plays a second phase in groups of that many clubs. */
  | { kind: "league"; legs: 1 | 2 | 3 | 4; split?: readonly number[] }
  /**
   * Two or more tables; `legs` inside, of which `spared` opponents, an even number, are met once less; `cross` between them; the
   * best `playoff` clubs of each table play knock-out (0: none). Up to the rank `playIn`, the clubs from the last but one of
   * these on play for the last two places.
   */
  | {
      kind: "conferences";
      names: readonly Names[];
      legs: number;
      spared?: number;
      cross: number;
      playoff: number;
      playIn?: number;
      bestOf?: number;
      /** A cup inside the season: groups in each table, of games that count there too, then knock-out. */
      seasonCup?: { groups: number; finalAt: string };
    }
  /** Knock-out from the first round. Size is the number of clubs that enter, a power of two. */
  | { kind: "cup"; size: 8 | 16 | 32 | 64; legs: 1 | 2; finalAt?: string }
  /** Groups, then knock-out. */
  | {
      kind: "groups";
      groups: number;
      perGroup: number;
      legs: 1 | 2;
      advance: number;
      knockoutLegs: 1 | 2;
      finalAt?: string;
    }
  /** One table of many, `games` matches each, then knock-out of the best `advance`. */
  | { kind: "swiss"; size: number; games: number; advance: number; knockoutLegs: 1 | 2; finalAt?: string };

export type Competition = {
  /** Unique inside a sport, kebab-case: "premier-league". */
  key: string;
  /** ISO 3166-1 alpha-2 in lower case, "gb-eng", "gb-sct", or a confederation: "europe", "asia", "africa", "south-america", "north-america", "world". */
  country: string;
  names: Names;
  /** Three to six letters for narrow places: "EPL". */
  code: string;
  /** 1 is the top division of its country; cups carry the level of the clubs that enter at the latest round. */
  level: number;
  format: Format;
  calendar: Calendar;
  zones: readonly Zone[];
  tieBreaks: readonly TieBreak[];
  /**
   * Yellow cards of a season after which a player misses a match, where they are counted. Every such league adds its season so
   * far to what is played before the first match day can be told: few have it.
   */
  yellowsToMiss?: number;
  /** Football: goals a match in real life. Basketball: points a match of both teams. */
  scoring: number;
  /** 0 (hardly anybody looks) to 100 (the whole world does). */
  popularity: number;
  founded: number;
  /** The colour of the competition's own mark. */
  colour: string;
  /** The holders and the record winners, as club keys or plain names, with the number of titles. */
  holders: string;
  recordWinners: readonly (readonly [club: string, titles: number])[];
};

/** A competition and the clubs that play its current season (for cups and continental cups: the club keys that enter). */
export type League = { competition: Competition; clubs: readonly Club[] };
export type Cup = { competition: Competition; entrants: readonly string[] };

/** As they are written down: their names stand in the book of names, under the same keys. */
export type ClubRow = Omit<Club, "names">;
type Conferences = Extract<Format, { kind: "conferences" }>;
/** The tables by their keys in the book. */
export type FormatRow =
  | Exclude<Format, Conferences>
  | (Omit<Conferences, "names"> & { conferences: readonly string[] });
export type CompetitionRow = Omit<Competition, "names" | "format"> & { format: FormatRow };
export type LeagueRow = { competition: CompetitionRow; clubs: readonly ClubRow[] };
export type CupRow = { competition: CompetitionRow; entrants: readonly string[] };
