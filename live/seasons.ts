import type { Fact } from "@scoreline/domain/facts";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import type { Sport } from "@scoreline/domain/sport";
import { type StageTable, stageTables } from "@scoreline/domain/table/stage-tables";
import { loadSeasons, type Season, type Stage, stagesOfSeason } from "@scoreline/store/catalogue/catalogue";
import type { Database } from "@scoreline/store/engine/open";
import { matchesOfSeason } from "@scoreline/store/match/matches";
import type { Budget } from "#cache/budget.ts";

/** A season with its stages and matches. It never changes: a fact that moves the season makes a new sheet. */
export class SeasonSheet {
  readonly season: Season;
  readonly stages: readonly Stage[];
  /** By kick-off. */
  readonly heads: readonly MatchHead[];
  #tables: readonly StageTable[] | undefined;

  constructor(season: Season, stages: readonly Stage[], heads: readonly MatchHead[]) {
    this.season = season;
    this.stages = stages;
    this.heads = heads;
  }

  /** Counted by domain/table/standings; worked out once, when somebody asks. */
  get tables(): readonly StageTable[] {
    const sport: Sport = this.heads[0]?.sport ?? "football";
    this.#tables ??= stageTables(sport, this.stages, this.heads);
    return this.#tables;
  }
}

type Kept = {
  sheet: Promise<SeasonSheet | undefined>;
  /** Facts that came while the store was being read: they may be newer than what it said. */
  missed: MatchFact[] | undefined;
};
type MatchFact = Extract<Fact, { kind: "fixture" | "state" }>;

/** A match of a sheet with all that hangs on it, as it was measured. */
const bytesOfHead = 1_000;
const prefix = "season sheet ";

/** The seasons that readers look at, in memory: read from the store when asked for, moved by the tail. */
export class Seasons {
  readonly #database: Database;
  readonly #budget: Budget;

  constructor(database: Database, budget: Budget) {
    this.#database = database;
    this.#budget = budget;
  }

  /** Nothing when there is no such season. */
  async get(seasonId: number): Promise<SeasonSheet | undefined> {
    const known = this.#budget.get(prefix + seasonId)?.value as Kept | undefined;
    return (known ?? this.#read(seasonId)).sheet;
  }

  /** Everything is read again when it is asked for. */
  clear(): void {
    this.#budget.deleteAll(prefix);
  }

  /** These are read again when they are asked for. */
  drop(seasonIds: Iterable<number>): void {
    for (const id of seasonIds) this.#budget.delete(prefix + id);
  }

  apply(fact: MatchFact): void {
    const kept = this.#kept(fact.kind === "fixture" ? fact.head.seasonId : fact.of.seasonId);
    if (kept?.missed) kept.missed.push(fact);
    else if (kept) kept.sheet = kept.sheet.then((sheet) => sheet && this.#moved(sheet, [fact]));
  }

  #kept(seasonId: number): Kept | undefined {
    return this.#budget.peek(prefix + seasonId)?.value as Kept | undefined;
  }

  #read(seasonId: number): Kept {
    const kept: Kept = { sheet: Promise.resolve(undefined), missed: [] };
    const key = prefix + seasonId;
    this.#budget.set(key, { value: kept, bytes: bytesOfHead, until: Number.POSITIVE_INFINITY, now: Date.now });
    // It may have been dropped meanwhile, and be read anew.
    const forget = () => this.#kept(seasonId) === kept && this.#budget.delete(key);
    kept.sheet = this.#load(seasonId).then(
      (sheet) => {
        const missed = kept.missed ?? [];
        kept.missed = undefined;
        if (sheet) this.#budget.reweigh(key, kept, bytesOfHead * (sheet.heads.length + 1));
        else forget();
        return sheet && this.#moved(sheet, missed);
      },
      (error) => {
        forget();
        throw error;
      },
    );
    return kept;
  }

  async #load(seasonId: number): Promise<SeasonSheet | undefined> {
    const [[season], stages, heads] = await Promise.all([
      loadSeasons(this.#database, [seasonId]),
      stagesOfSeason(this.#database, seasonId),
      matchesOfSeason(this.#database, seasonId),
    ]);
    return season && new SeasonSheet(season, stages, heads);
  }

  #moved(sheet: SeasonSheet, facts: readonly MatchFact[]): SeasonSheet {
    let { heads } = sheet;
    for (const fact of facts) {
      const at = heads.findIndex(({ id }) => id === fact.matchId);
      const head = heads[at];
      if (fact.kind === "fixture") {
        if (fact.head.seasonId !== sheet.season.id) continue;
        // A stage that came after the sheet was read is only in the store.
        if (fact.head.stageId !== null && !sheet.stages.some(({ id }) => id === fact.head.stageId)) {
          this.drop([sheet.season.id]);
        }
        const others = heads.filter(({ id }) => id !== fact.matchId);
        heads = [...others, fact.head].sort((one, other) => one.kickoff - other.kickoff || one.id - other.id);
      } else if (head) {
        const { state, homeReds, awayReds } = fact;
        heads = heads.with(at, { ...head, state, homeReds, awayReds });
      }
    }
    return heads === sheet.heads ? sheet : new SeasonSheet(sheet.season, sheet.stages, heads);
  }
}

/** The seasons as they stood before some of their matches moved. */
export class SeasonsBefore extends Seasons {
  readonly #present: Seasons;
  readonly #before: ReadonlyMap<number, MatchHead>;

  constructor(database: Database, budget: Budget, present: Seasons, before: ReadonlyMap<number, MatchHead>) {
    super(database, budget);
    this.#present = present;
    this.#before = before;
  }

  override async get(seasonId: number): Promise<SeasonSheet | undefined> {
    const sheet = await this.#present.get(seasonId);
    if (!sheet?.heads.some(({ id }) => this.#before.has(id))) return sheet;
    const heads = sheet.heads.map((head) => this.#before.get(head.id) ?? head);
    return new SeasonSheet(sheet.season, sheet.stages, heads);
  }
}
