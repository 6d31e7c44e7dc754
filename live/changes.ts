import type { ChangedThings, DetailPart, Fact } from "@scoreline/domain/facts";
import { type MatchPlace, placeOf } from "@scoreline/domain/match/state/head";
import type { Sport } from "@scoreline/domain/sport";

/**
 * What an answer can rest on. Each is noted when the thing itself changes and when something does that is counted among it:
 * - `catalogue`: names of countries, competitions and teams
 * - `people`: names, teams and numbers of players, coaches and referees whom we know
 * - `names`: the players who can be found, new ones too
 * - `scores:`: what lists of matches show, of whatever day
 * - `competition:` its seasons, matches, honours and what careers count in it
 * - `season:` its stages, matches and whatever is known of them
 * - `match:` its plan, state and events, and everything around it
 * - `team:` its squad, transfers and absences, its honours, its matches and whatever is known of them
 * - `news`: which stories there are and what any of them says; `news:` what one says, `comments:` what people say below it
 * - `contests`: which contests there are, how far each is and who leads it
 * - `player:` what is told of the player alone; what was done in a match is the match's and the team's
 */
export type Subject =
  | "catalogue"
  | "people"
  | "names"
  | `scores:${Sport}`
  | `competition:${number}`
  | `season:${number}`
  | `match:${number}`
  | `team:${number}`
  | `player:${number}`
  | "news"
  | `news:${number}`
  | `comments:${number}`
  | "contests";

/** So many subjects are told apart; beyond that, what was made before counts as changed. */
const mostSubjects = 50_000;

/**
 * By which fact each subject changed last. An answer that was made at a fact's number holds for as long as nothing it rests
 * on has changed since: this is the one way by which caches hear of news.
 */
export class Changes {
  readonly #last = new Map<Subject, number>();
  /** Whatever is not in the map changed no later than this. */
  #floor: number;

  constructor(seq: number) {
    this.#floor = seq;
  }

  /** The number of the last fact that changed one of these. */
  lastOf(subjects: readonly Subject[]): number {
    let last = this.#floor;
    for (const subject of subjects) last = Math.max(last, this.#last.get(subject) ?? 0);
    return last;
  }

  note(subjects: Iterable<Subject>, seq: number): void {
    for (const subject of subjects) this.#last.set(subject, seq);
    if (this.#last.size > mostSubjects) this.restart(seq);
  }

  /** Facts were missed: everything may have changed. */
  restart(seq: number): void {
    this.#last.clear();
    this.#floor = seq;
  }
}

/** What a fact changes. */
export function subjectsOf(fact: Fact): Subject[] {
  switch (fact.kind) {
    case "fixture":
      return [...ofMatch(fact.matchId, placeOf(fact.head)), `scores:${fact.head.sport}`];
    case "state":
      return [...ofMatch(fact.matchId, fact.of), `scores:${fact.sport}`];
    case "events":
      return ofMatch(fact.matchId, fact.of);
    case "details":
      return [...ofMatch(fact.matchId, fact.of), ...(isListed(fact.parts) ? [`scores:${fact.sport}` as const] : [])];
    case "catalogue":
      return ["catalogue", ...ofCatalogue(fact)];
    case "changed":
      return ofThings(fact);
    case "comments":
      return [`comments:${fact.newsId}`];
    case "user":
    case "users":
    case "announced":
    case "session-ended":
      return [];
    case "contests":
      return ["contests"];
  }
}

/** Of what is around a match, lists show whether there are line-ups and videos. */
export function isListed(parts: readonly DetailPart[]): boolean {
  return parts.includes("line-ups") || parts.includes("videos");
}

function ofMatch(id: number, { competitionId, seasonId, teams }: MatchPlace): Subject[] {
  const own = teams.map((team): Subject => `team:${team}`);
  return [`match:${id}`, `season:${seasonId}`, `competition:${competitionId}`, ...own];
}

function ofCatalogue({ entity, ids }: Extract<Fact, { kind: "catalogue" }>): Subject[] {
  if (entity === "countries") return [];
  return ids.map((id): Subject => (entity === "teams" ? `team:${id}` : `competition:${id}`));
}

function ofThings(things: ChangedThings): Subject[] {
  const { sports = [], matches = [], seasons = [], competitions = [], teams = [] } = things;
  const { players = [], newPlayers = [], profiles = [], officials = [], news = [] } = things;
  return [
    ...sports.map((sport): Subject => `scores:${sport}`),
    ...matches.map((id): Subject => `match:${id}`),
    ...seasons.map((id): Subject => `season:${id}`),
    ...competitions.map((id): Subject => `competition:${id}`),
    ...teams.map((id): Subject => `team:${id}`),
    ...[...players, ...newPlayers, ...profiles].map((id): Subject => `player:${id}`),
    ...(profiles.length + officials.length > 0 ? ["people" as const] : []),
    ...(profiles.length + newPlayers.length > 0 ? ["names" as const] : []),
    ...(news.length > 0 ? ["news" as const] : []),
    ...news.map((id): Subject => `news:${id}`),
  ];
}
