import type { StoredEvent } from "@scoreline/domain/facts";
import type { MatchParts } from "@scoreline/domain/match/details/details";
import type { FixturePlan } from "@scoreline/domain/match/reconcile/fixture";
import type { AnyState } from "@scoreline/domain/match/state/state";
import type { LocaleCode } from "@scoreline/domain/names";
import type { NewsTag, StoryText } from "@scoreline/domain/news/news";
import type { CareerRow } from "@scoreline/domain/people";
import type { Sport } from "@scoreline/domain/sport";
import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";
import type { MatchItemRow } from "@scoreline/store/match/details";
import type { StoredMove } from "@scoreline/store/match/odds";

/**
 * Messages in which every ref is our id: what apply is handed. What a source calls its own transfers, events and entries
 * stays, as their key. `raw` is the message as it came, for setting it aside.
 */

/** One of ours; of a new one nothing is stored yet. */
export type Thing = { id: number; isNew: boolean };

type Raw = { raw: unknown };
type Without<Type extends FeedMessage["type"], Refs extends string> = Omit<FeedOf<Type>, Refs | "type"> & Raw;

export type KnownCountry = Without<"country", "ref"> & Thing;
export type KnownCompetition = Without<"competition", "ref" | "country"> & Thing & { countryId: number };
export type KnownSeason = Without<"season", "ref" | "competition"> & Thing & { competitionId: number };
export type KnownStage = Without<"stage", "ref" | "season"> & Thing & { seasonId: number };
export type KnownTeam = Without<"team", "ref" | "country"> & Thing & { countryId: number; venueId: number | null };
export type KnownPlayer = Without<"player", "ref" | "team" | "nationality"> &
  Thing & { teamId: number | null; countryId: number | null };
export type KnownOfficial = Without<"official", "ref" | "nationality"> & Thing & { countryId: number | null };

type FeedMember = FeedOf<"squad">["members"][number];
export type KnownSquad = Raw & {
  teamId: number;
  at: number;
  coachId: number | null;
  /** Those whom we know. */
  members: (Omit<FeedMember, "player" | "onLoanFrom"> & { playerId: number; onLoanFromId: number | null })[];
};
export type KnownTransfer = Without<"transfer", "player" | "from" | "to"> & {
  playerId: number;
  fromTeamId: number | null;
  toTeamId: number | null;
};
export type KnownAbsence = Without<"absence", "player" | "team"> & { playerId: number; teamId: number };
export type KnownTrophy = Without<"trophy", "competition" | "team" | "player"> & {
  competitionId: number;
  teamId: number | null;
  playerId: number | null;
};
export type KnownCareer = Raw & {
  playerId: number;
  rows: CareerRow<number, number>[];
  countedUntil: number | null;
};

export type KnownFixture = Raw & Thing & { plan: Omit<FixturePlan, "id"> };
export type KnownStateMessage = Raw & {
  type: "football-state" | "basketball-state";
  sport: Sport;
  matchId: number;
  at: number;
  state: AnyState;
  /** The match has another ref by now: this one no longer says when it is played. */
  isReplaced: boolean;
};
export type KnownEvents = Raw & {
  type: "football-events" | "basketball-events";
  sport: Sport;
  matchId: number;
  at: number;
  events: StoredEvent[];
  removed: readonly string[];
};

/** What is said around a match, with the sports that it can only speak of. */
type Around = Raw & { type: string; matchId: number; sports: readonly Sport[] };
export type KnownDocument = Around & { at: number } & {
    [Part in keyof MatchParts]: { part: Part; data: MatchParts[Part] };
  }[keyof MatchParts];
export type KnownEntries = Around & {
  list: MatchItemRow["list"];
  rows: MatchItemRow[];
  removed: readonly string[];
};
export type KnownOdds = Around & { moves: StoredMove[] };

/** A story with our ids in its tags, and in the blocks and links of its texts. */
export type KnownNews = Raw &
  Pick<
    FeedOf<"news">,
    "ref" | "sport" | "category" | "author" | "publishedAt" | "at" | "corrects" | "weight" | "withheld"
  > & {
    matchId: number | null;
    competitionId: number | null;
    tags: NewsTag[];
    texts: Partial<Record<LocaleCode, StoryText>>;
  };

export type KnownBatch = {
  countries: KnownCountry[];
  competitions: KnownCompetition[];
  seasons: KnownSeason[];
  stages: KnownStage[];
  teams: KnownTeam[];
  players: KnownPlayer[];
  officials: KnownOfficial[];
  squads: KnownSquad[];
  transfers: KnownTransfer[];
  absences: KnownAbsence[];
  trophies: KnownTrophy[];
  careers: KnownCareer[];
  fixtures: KnownFixture[];
  states: KnownStateMessage[];
  events: KnownEvents[];
  documents: KnownDocument[];
  entries: KnownEntries[];
  odds: KnownOdds[];
  news: KnownNews[];
};
