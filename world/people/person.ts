import type { Names } from "@scoreline/domain/names";
import type { InjuryKind, TransferKind } from "@scoreline/domain/people";
import type { Sport } from "@scoreline/domain/sport";
import type { LocalDay } from "@scoreline/domain/time/local-day";

/** The people of the demo world as its other parts see them. */

export type Position = "goalkeeper" | "defender" | "midfielder" | "forward" | "guard" | "center";

export type Role =
  | "goalkeeper"
  | "left-back"
  | "centre-back"
  | "right-back"
  | "defensive-midfield"
  | "central-midfield"
  | "attacking-midfield"
  | "left-winger"
  | "right-winger"
  | "striker"
  | "point-guard"
  | "shooting-guard"
  | "small-forward"
  | "power-forward"
  | "center";

export type Foot = "left" | "right" | "both";

/** What does not change in a career. */
export type Person = {
  /** At most 40 characters, the same in every year. */
  ref: string;
  sport: Sport;
  names: Names;
  /** ISO 3166-1 alpha-2 in lower case, or a nation of the United Kingdom as "gb-eng". */
  nationality: string;
  women: boolean;
  birthDate: LocalDay;
  birthPlace?: string;
  position: Position;
  role: Role;
  heightCm: number;
  weightKg: number;
  foot?: Foot;
};

export type SquadMember = Person & {
  /** Unique in the squad, kept for as long as the player stays. */
  number: number;
  /** 0 to 100, on that day. */
  skill: number;
  marketValueEur: number;
  joined: LocalDay;
  contractUntil: LocalDay;
  /** The club that lends the player. */
  onLoanFrom?: string;
};

export type Squad = {
  sport: Sport;
  /** What style, formation and captain hang on: a club key, or the scope of another side. */
  team: string;
  /** The Elo-like scale of `Club.strength`. */
  strength: number;
  members: readonly SquadMember[];
};

export type Transfer = {
  person: string;
  date: LocalDay;
  kind: TransferKind;
  /** The other club's key; nothing for clubs outside the world, the academy and those without a club. */
  other?: string;
  feeEur?: number;
};

/** One season, or part of one, at one club. */
export type ClubSeason = {
  /** The year in which the club's season began. */
  season: number;
  club: string;
  from: LocalDay;
  /** First day away; nothing while the player is there. */
  until?: LocalDay;
  number: number;
  loan: boolean;
};

export type Injury = {
  person: string;
  kind: InjuryKind;
  from: LocalDay;
  /** First day back. */
  until: LocalDay;
};

/** A coach or a referee. */
export type Official = {
  ref: string;
  sport: Sport;
  names: Names;
  nationality: string;
  birthDate: LocalDay;
};
