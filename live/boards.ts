import { isDeepStrictEqual } from "node:util";
import type { DetailPart, Fact, MatchFact } from "@scoreline/domain/facts";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { type ListStatus, listStatus } from "@scoreline/domain/match/state/status";
import type { Sport } from "@scoreline/domain/sport";
import { dayBounds, type LocalDay } from "@scoreline/domain/time/local-day";
import type { Database } from "@scoreline/store/engine/open";
import { factsSince, lastSeq, type StateFact, statesBefore } from "@scoreline/store/log/facts";
import { confirmedLineUps, filmedMatches } from "@scoreline/store/match/details";
import { loadMatches, matchesBetween } from "@scoreline/store/match/matches";
import { type BoardHead, plainHead } from "#board-head.ts";
import { Budget } from "#cache/budget.ts";
import { Catalogue } from "#catalogue.ts";
import { Changes, subjectsOf } from "#changes.ts";
import { keptMs, Recent, type Unseen } from "#recent.ts";
import { Seasons, SeasonsBefore } from "#seasons.ts";

const dayMs = 86_400_000;
/** The days that people look at most are held in memory; others are read when somebody asks. */
const heldAroundNow = { before: 3 * dayMs, after: 4 * dayMs };
/** Line-ups are published an hour or so before, and matter until the end: older ones are not asked for. */
const lineUpsBackMs = dayMs / 4;

/** More facts than a busy evening brings in the time that somebody can be late. */
const mostRemembered = 5_000;

/** Where nobody says how much memory there is. */
const defaultBytes = 64_000_000;

/** What one fact did to a match in memory. */
export type HeadChange = { before: BoardHead | undefined; after: BoardHead; fact: MatchFact };

export type BoardQuery = {
  sport: Sport;
  day: LocalDay;
  timeZone: string;
  status?: ListStatus;
  leagueId?: number;
  limit?: number;
};

/** The lists of the two sports, in memory: filled from the store at start, moved by the tail. */
export class Boards {
  readonly #database: Database;
  readonly #budget: Budget;
  readonly catalogue: Catalogue;
  /** What changed by which fact; lists that are late share it with the present. */
  readonly changes: Changes;
  #heads = new Map<number, BoardHead>();
  seasons: Seasons;
  #recent: Recent;
  /** Of lists that are late: the matches that stood otherwise then, and what was not known of them. */
  #late: { before: ReadonlyMap<number, BoardHead>; unseen: ReadonlyMap<number, Unseen> } | undefined;
  #held: { from: number; to: number };
  #seq: number;

  private constructor(
    database: Database,
    catalogue: Catalogue,
    held: { from: number; to: number },
    seq: number,
    budget: Budget,
    changes = new Changes(seq),
  ) {
    this.#database = database;
    this.catalogue = catalogue;
    this.changes = changes;
    this.#budget = budget;
    this.seasons = new Seasons(database, budget);
    this.#recent = new Recent(seq);
    this.#held = held;
    this.#seq = seq;
  }

  /** Seasons are kept within the budget. */
  static async load(database: Database, now: number, budget = new Budget(defaultBytes)): Promise<Boards> {
    const boards = new Boards(database, await Catalogue.load(database), heldAt(now), 0, budget);
    await boards.reload(now);
    return boards;
  }

  /** Reads everything from the store, as at the start: for when facts were missed for so long that they are gone. */
  async reload(now: number): Promise<void> {
    // The number is read first: facts that come in while the lists are read are applied once more, which changes nothing.
    const seq = await lastSeq(this.#database);
    for (const entity of ["countries", "competitions", "teams"] as const) {
      if (this.#seq > 0) await this.catalogue.refresh(this.#database, entity);
    }
    this.#held = heldAt(now);
    this.#heads.clear();
    this.#recent = new Recent(seq);
    const lineUps = new Set(await confirmedLineUps(this.#database, { from: now - lineUpsBackMs, to: this.#held.to }));
    const filmed = new Set(await filmedMatches(this.#database, this.#held));
    this.seasons.clear();
    for (const sport of ["football", "basketball"] as const) {
      for (const head of await matchesBetween(this.#database, sport, this.#held.from, this.#held.to)) {
        this.#heads.set(head.id, { ...head, lineUps: lineUps.has(head.id), video: filmed.has(head.id) });
      }
    }
    this.#seq = seq;
    this.changes.restart(seq);
    await this.#rememberLast(now);
  }

  /** What happened in the last moments before the start, for readers who are as late as that. */
  async #rememberLast(now: number): Promise<void> {
    const all = await factsSince(this.#database, this.#seq, now - keptMs, mostRemembered);
    const facts = all.filter((fact): fact is MatchFact & Fact => "matchId" in fact && this.#heads.has(fact.matchId));
    const [first] = facts;
    if (!first) return;
    const moved = new Set(facts.flatMap(({ kind, matchId }) => (kind === "state" ? [matchId] : [])));
    const stood = new Map(
      (await statesBefore(this.#database, first.seq, [...moved])).map((fact) => [fact.matchId, fact]),
    );
    this.#recent = new Recent(first.seq - 1);
    const heads = new Map<number, BoardHead | undefined>();
    for (const fact of facts) {
      const { matchId } = fact;
      const present = this.#heads.get(matchId);
      if (!heads.has(matchId)) heads.set(matchId, moved.has(matchId) ? at(present, stood.get(matchId)) : present);
      const before = heads.get(matchId);
      this.#recent.add(fact, before);
      if (fact.kind === "state") heads.set(matchId, at(present, fact));
    }
  }

  /** Days go by: forgets the matches that are behind and takes in those that come near. */
  async roll(now: number): Promise<void> {
    const { to: known } = this.#held;
    this.#held = heldAt(now);
    for (const [id, head] of this.#heads) if (head.kickoff < this.#held.from) this.#heads.delete(id);
    for (const sport of ["football", "basketball"] as const) {
      for (const head of await matchesBetween(this.#database, sport, known, this.#held.to)) {
        if (!this.#heads.has(head.id)) this.#heads.set(head.id, plainHead(head));
      }
    }
  }

  /** The lists as they stood a moment ago, for readers who do not want to be ahead of their broadcast. */
  asOf(instant: number): Boards {
    const { before, unseen, seq } = this.#recent.asOf(instant);
    const late = new Boards(
      this.#database,
      this.catalogue,
      this.#held,
      Math.min(seq, this.#seq),
      this.#budget,
      this.changes,
    );
    late.#heads = this.#heads;
    late.seasons = new SeasonsBefore(this.#database, this.#budget, this.seasons, before);
    const asUnseen = ([id, events]: [number, Set<string>]): [number, Unseen] => [id, { instant, events }];
    late.#late = { before, unseen: new Map([...unseen].map(asUnseen)) };
    return late;
  }

  /** What has happened in a match since the instant that these lists show; nothing for the present. */
  unseen(matchId: number): Unseen | undefined {
    return this.#late?.unseen.get(matchId);
  }

  /** The number of the last fact that these lists know of. */
  get seq(): number {
    return this.#seq;
  }

  /** Moves the lists on, and tells what changed. Whoever looks sees all of these facts or none of them. */
  async apply(facts: readonly Fact[]): Promise<HeadChange[]> {
    const around: Around = {
      lineUps: await this.#found(facts, "line-ups", confirmedLineUps),
      filmed: await this.#found(facts, "videos", filmedMatches),
    };
    const reread = await this.#reread(facts);
    const catalogue = await this.catalogue.read(this.#database, facts);
    // From here on nothing waits.
    catalogue();
    const changes: HeadChange[] = [];
    for (const fact of facts) {
      if (fact.kind === "changed") {
        this.seasons.drop(fact.sheets ?? []);
        for (const id of fact.matches ?? []) {
          const head = reread.get(id);
          if (head) this.#move({ kind: "fixture", matchId: id, head, seq: fact.seq, at: fact.at }, around, changes);
        }
      } else if ("matchId" in fact) {
        if (fact.kind === "fixture" || fact.kind === "state") this.seasons.apply(fact);
        this.#move(fact, around, changes);
      }
      this.#recent.pass(fact);
      this.changes.note(subjectsOf(fact), fact.seq);
      this.#seq = fact.seq;
    }
    return changes;
  }

  #move(fact: MatchFact, around: Around, changes: HeadChange[]): void {
    const before = this.#heads.get(fact.matchId);
    const after = next(before, fact, around);
    if (!after || !(before || this.#holds(after))) return;
    this.#heads.set(after.id, after);
    this.#recent.add(fact, before);
    changes.push({ before, after, fact });
  }

  /** Matches that are held here, and of which only was told that they changed: as the store has them, where they differ. */
  async #reread(facts: readonly Fact[]): Promise<ReadonlyMap<number, MatchHead>> {
    const ids = facts.flatMap((fact) =>
      fact.kind === "changed" ? (fact.matches ?? []).filter((id) => this.#heads.has(id)) : [],
    );
    const found = new Map<number, MatchHead>();
    for (const { stateAt: _, planAt: __, ...head } of await loadMatches(this.#database, [...new Set(ids)])) {
      const { lineUps: ___, video: ____, ...held } = this.#heads.get(head.id) ?? {};
      if (!isDeepStrictEqual(held, head)) found.set(head.id, head);
    }
    return found;
  }

  /** A fact says that line-ups or videos changed, not what they say. */
  async #found(facts: readonly Fact[], part: DetailPart, find: typeof confirmedLineUps): Promise<ReadonlySet<number>> {
    const ids = facts.flatMap((fact) =>
      fact.kind === "details" && fact.parts.includes(part) && this.#heads.has(fact.matchId) ? [fact.matchId] : [],
    );
    return new Set(ids.length > 0 ? await find(this.#database, this.#held, ids) : []);
  }

  /** The matches of a day somewhere, by kick-off. */
  async day(query: BoardQuery): Promise<BoardHead[]> {
    const { from, to } = dayBounds(query.day, query.timeZone);
    const heads = (await this.between(query.sport, from, to)).filter(
      (head) =>
        (query.status === undefined || listStatus(head.state) === query.status) &&
        (query.leagueId === undefined || head.competitionId === query.leagueId),
    );
    return heads.slice(0, query.limit);
  }

  /** The match that most people follow of those under way. */
  leading(sport: Sport): BoardHead | undefined {
    const popularity = ({ competitionId }: BoardHead) =>
      this.catalogue.competitions.get(competitionId)?.popularity ?? 0;
    let leading: BoardHead | undefined;
    for (const head of this.#all()) {
      if (head.sport !== sport || head.state.kind !== "live") continue;
      if (!leading || popularity(head) > popularity(leading)) leading = head;
    }
    return leading;
  }

  /** Matches by their ids, whatever their day; those of the other sport, and those that are not there, are left out. */
  async heads(sport: Sport, ids: readonly number[]): Promise<BoardHead[]> {
    const missing = ids.filter((id) => !this.#heads.has(id));
    const loaded = new Map((await loadMatches(this.#database, missing)).map((head) => [head.id, plainHead(head)]));
    return ids.flatMap((id) => {
      const head = this.#head(id) ?? loaded.get(id);
      return head && head.sport === sport ? [head] : [];
    });
  }

  /** One match, whatever its day. */
  async head(sport: Sport, id: number): Promise<BoardHead | undefined> {
    const held = this.#head(id);
    const [head] = held ? [held] : (await loadMatches(this.#database, [id])).map(plainHead);
    return head?.sport === sport ? head : undefined;
  }

  /** The matches that begin between two instants, by kick-off. */
  async between(sport: Sport, from: number, to: number): Promise<BoardHead[]> {
    if (from < this.#held.from || to > this.#held.to) {
      return (await matchesBetween(this.#database, sport, from, to)).map(plainHead);
    }
    return this.#all()
      .filter((head) => head.sport === sport && head.kickoff >= from && head.kickoff < to)
      .sort((a, b) => a.kickoff - b.kickoff || a.id - b.id);
  }

  #head(id: number): BoardHead | undefined {
    return this.#late?.before.get(id) ?? this.#heads.get(id);
  }

  #all(): BoardHead[] {
    const heads = [...this.#heads.values()];
    return this.#late ? heads.map((head) => this.#late?.before.get(head.id) ?? head) : heads;
  }

  #holds(head: MatchHead): boolean {
    return head.kickoff >= this.#held.from && head.kickoff < this.#held.to;
  }
}

function heldAt(now: number): { from: number; to: number } {
  return { from: now - heldAroundNow.before, to: now + heldAroundNow.after };
}

/** A match as a fact says that it stood; nobody knows where there is none. */
function at(head: BoardHead | undefined, fact: StateFact | undefined): BoardHead | undefined {
  if (!head || !fact) return undefined;
  const { state, homeReds, awayReds } = fact;
  return { ...head, state, homeReds, awayReds };
}

/** Of the matches that facts speak of: those whose line-ups are out, and those that can be watched. */
type Around = { lineUps: ReadonlySet<number>; filmed: ReadonlySet<number> };

function next(before: BoardHead | undefined, fact: MatchFact, { lineUps, filmed }: Around): BoardHead | undefined {
  if (fact.kind === "fixture") {
    return { ...fact.head, lineUps: before?.lineUps ?? false, video: before?.video ?? false };
  }
  if (!before || fact.kind === "events") return before;
  if (fact.kind === "details") {
    const { matchId, parts } = fact;
    return {
      ...before,
      ...(parts.includes("line-ups") && { lineUps: lineUps.has(matchId) }),
      ...(parts.includes("videos") && { video: filmed.has(matchId) }),
    };
  }
  return at(before, fact);
}
