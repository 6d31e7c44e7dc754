import { setImmediate as readersTurn } from "node:timers/promises";
import type { Fact } from "@scoreline/domain/facts";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { type FameStage, playerFame, teamFame } from "@scoreline/domain/search/fame";
import { NameIndex, type SearchOptions as NameOptions } from "@scoreline/domain/search/name-index";
import { nicknamesOf } from "@scoreline/domain/search/nicknames";
import { type Sport, sports } from "@scoreline/domain/sport";
import type { Competition, Country, Team } from "@scoreline/store/catalogue/catalogue";
import {
  competitionsOfTeams,
  type PlayerName,
  playerNamesAfter,
  playerNamesOf,
} from "@scoreline/store/catalogue/names";
import type { Database } from "@scoreline/store/engine/open";
import type { Catalogue } from "#catalogue.ts";
import { PlayerShelf } from "#player-shelf.ts";

/** The kinds of things that can be looked for, and what the catalogue holds of each. */
export type Findable = { country: Country; competition: Competition; team: Team; player: PlayerName };
export type FindableKind = keyof Findable;
export const findableKinds = ["country", "competition", "team", "player"] as const satisfies FindableKind[];

/** Something that was found, in whichever sport. */
export type SearchedThing = {
  [Kind in FindableKind]: { kind: Kind; sport: Sport; row: Findable[Kind]; score: number };
}[FindableKind];

type SearchOptions = Omit<NameOptions, "counts">;

/** Everything has a number of its own among everything: its id, with sport and kind behind it. */
const groups = sports.length * findableKinds.length;
function numberOf(sport: Sport, kind: FindableKind, id: number): number {
  return id * groups + sports.indexOf(sport) * findableKinds.length + findableKinds.indexOf(kind);
}
const kindOf = (number: number) => findableKinds[number % findableKinds.length] ?? "team";
const sportOf = (number: number) => sports[Math.floor((number % groups) / findableKinds.length)] ?? "football";
const idOf = (number: number) => Math.floor(number / groups);

/** Whoever writes the name of a country means its team, its league and then the country. */
const countryShare = 0.2;
const nationalShare = 0.6;
/** There are more players than anything else: one of them is meant when nothing else fits as well. */
const playerRest = 15;
/** Whoever many have another name for is known to them, wherever he plays now. */
const knownByName = 90;
/** The sport that a reader looks at is more likely meant. */
const nearSport = 60;

const yearMs = 366 * 86_400_000;
/** Where teams play is counted over a year: it moves by itself, and what facts say of it is not read one by one. */
const stagesEveryMs = 3_600_000;
const stagesRestMs = 10_000;
/** Few enough that reading them holds nobody up. */
const playersAtOnce = 500;

/** Every name of the store by what people type, in memory: the catalogue's at once, the players' as they are read. */
export class SearchBook {
  readonly #catalogue: Catalogue;
  readonly #database: Database;
  /** The catalogue's names, and those of the players. */
  readonly #names = new NameIndex();
  readonly #playerNames = new NameIndex();
  readonly #players = new PlayerShelf();
  /** What is in the index already: rows are replaced when they change. */
  readonly #indexed = new Map<number, { row: object; fame: number }>();
  #version = -1;
  /** Where teams play, for how known they are. */
  #stages = new Map<number, number[]>();
  /** Competitions that are played these days. */
  #played: ReadonlySet<number> = new Set();
  #isRead = false;
  /** Players of whom facts say that they are new, or read differently now. */
  readonly #awaited = new Set<number>();
  /** When it was last read where teams play: of all seasons, and of those of which facts have come since. */
  #stagesReadAt = Number.NEGATIVE_INFINITY;
  #stagesHeardAt = Number.NEGATIVE_INFINITY;
  readonly #movedSeasons = new Set<number>();
  /** The version of the catalogue by which players were last judged. */
  #famesVersion = -1;

  constructor(catalogue: Catalogue, database: Database) {
    this.#catalogue = catalogue;
    this.#database = database;
  }

  /** Reads everything that the catalogue does not hold: where teams play, and all players. */
  async read(now: number, stopped = () => false): Promise<void> {
    this.#awaited.clear();
    this.#isRead = true;
    try {
      await this.#readStages(now);
      for (let last = 0; !stopped(); ) {
        const rows = await playerNamesAfter(this.#database, last, playersAtOnce);
        this.#put(rows);
        last = rows.at(-1)?.id ?? last;
        if (rows.length < playersAtOnce) return;
      }
    } catch (error) {
      this.#isRead = false;
      throw error;
    }
  }

  /** Whether anything of a competition was played within a year, or will be; before that was read, of every one. */
  isPlayed(competitionId: number): boolean {
    return this.#played.size === 0 || this.#played.has(competitionId);
  }

  /** Facts were missed: everything is read again. */
  restart(): void {
    this.#isRead = false;
  }

  /** What facts say of names is read with the next `catchUp`; before everything was read there is nothing to follow. */
  follow(facts: readonly Fact[]): void {
    if (!this.#isRead) return;
    for (const fact of facts) {
      if (fact.kind === "fixture" && !this.#isStaged(fact.head)) this.#movedSeasons.add(fact.head.seasonId);
      if (fact.kind !== "changed") continue;
      for (const id of [...(fact.newPlayers ?? []), ...(fact.profiles ?? [])]) this.#awaited.add(id);
      for (const id of fact.sheets ?? []) this.#movedSeasons.add(id);
    }
  }

  async catchUp(now: number, stopped = () => false): Promise<void> {
    if (!this.#isRead) return this.read(now, stopped);
    while (this.#awaited.size > 0 && !stopped()) {
      const ids = [...this.#awaited].slice(0, playersAtOnce);
      for (const id of ids) this.#awaited.delete(id);
      try {
        this.#put(await playerNamesOf(this.#database, ids));
      } catch (error) {
        for (const id of ids) this.#awaited.add(id);
        throw error;
      }
    }
    const instant = performance.now();
    if (instant - this.#stagesReadAt > stagesEveryMs) await this.#readStages(now);
    else if (this.#movedSeasons.size > 0 && instant - this.#stagesHeardAt > stagesRestMs) await this.#hearStages(now);
    if (this.#famesVersion !== this.#catalogue.version) await this.#judgePlayers(stopped);
  }

  async #readStages(now: number): Promise<void> {
    this.#movedSeasons.clear();
    this.#stagesReadAt = this.#stagesHeardAt = performance.now();
    const stages = new Map<number, number[]>();
    addStages(stages, await competitionsOfTeams(this.#database, now - yearMs));
    this.#setStages(stages);
  }

  /** What is new in some seasons. Where nobody plays any more is found by reading all of them. */
  async #hearStages(now: number): Promise<void> {
    this.#stagesHeardAt = performance.now();
    const seasons = [...this.#movedSeasons];
    this.#movedSeasons.clear();
    try {
      const stages = new Map(this.#stages);
      addStages(stages, await competitionsOfTeams(this.#database, now - yearMs, seasons));
      this.#setStages(stages);
    } catch (error) {
      for (const id of seasons) this.#movedSeasons.add(id);
      throw error;
    }
  }

  #setStages(stages: Map<number, number[]>): void {
    // Most facts say nothing new of this, and nobody has to be judged anew.
    if (areSame(stages, this.#stages)) return;
    this.#stages = stages;
    this.#played = new Set([...stages.values()].flat());
    this.#version = -1;
    this.#famesVersion = -1;
  }

  #isStaged({ home, competitionId }: MatchHead): boolean {
    return !("teamId" in home) || this.#stages.get(home.teamId)?.includes(competitionId) === true;
  }

  #put(rows: readonly PlayerName[]): void {
    for (const row of rows) {
      this.#players.put(row);
      const { names, countryId } = row;
      this.#playerNames.put({
        id: numberOf(row.sport, "player", row.id),
        names: [...named(names), ...nicknamesOf(row.sport, "player", names.en)],
        fame: this.#playerFame(row),
        country: this.#codeOf(countryId),
      });
    }
  }

  /** Where teams play, or how known that is, has changed: and so how known their players are. Readers come in between. */
  async #judgePlayers(stopped: () => boolean): Promise<void> {
    const version = this.#catalogue.version;
    const ids = [...this.#players.ids()];
    for (let from = 0; from < ids.length && !stopped(); from += playersAtOnce) {
      for (const id of ids.slice(from, from + playersAtOnce)) {
        const row = this.#players.get(id);
        if (!row) continue;
        this.#playerNames.rate(numberOf(row.sport, "player", id), this.#playerFame(row), this.#codeOf(row.countryId));
      }
      await readersTurn();
    }
    if (!stopped()) this.#famesVersion = version;
  }

  search<Kind extends FindableKind>(sport: Sport, kind: Kind, text: string, options: SearchOptions): Findable[Kind][] {
    this.#refresh();
    const group = numberOf(sport, kind, 0);
    return this.#indexOf(kind)
      .search(text, { ...options, counts: (number) => number % groups === group })
      .flatMap(({ id }) => this.#row(kind, idOf(id)) ?? []);
  }

  /** Both sports at once, the likeliest first; `near` is the sport that the reader looks at. */
  searchAll(
    text: string,
    options: Omit<SearchOptions, "which"> & { near: Sport | undefined; kinds: readonly FindableKind[] },
  ): SearchedThing[] {
    this.#refresh();
    const written = this.#lookEverywhere(text, { ...options, which: "written" });
    // Guesses of one kind are not set beside what is written right in another.
    return written.length > 0 ? written : this.#lookEverywhere(text, { ...options, which: "guessed" });
  }

  #lookEverywhere(
    text: string,
    { limit, near, kinds, ...options }: SearchOptions & { near: Sport | undefined; kinds: readonly FindableKind[] },
  ): SearchedThing[] {
    const counts = (number: number) => kinds.includes(kindOf(number));
    // What is taken off a score afterwards must not have decided who is looked at.
    const wide = { ...options, limit: limit * 2, counts };
    const hits = [this.#names, ...(kinds.includes("player") ? [this.#playerNames] : [])]
      .flatMap((index) => index.search(text, wide))
      .map(({ id, score }) => ({
        id,
        score: score - (kindOf(id) === "player" ? playerRest : 0) + (sportOf(id) === near ? nearSport : 0),
      }))
      .sort((a, b) => b.score - a.score || a.id - b.id);
    const countries = new Set<number>();
    const found: SearchedThing[] = [];
    for (const { id: number, score } of hits) {
      const kind = kindOf(number);
      const row = this.#row(kind, idOf(number));
      // A country is one, however many sports are played there.
      if (!row || (kind === "country" && countries.has(row.id))) continue;
      if (kind === "country") countries.add(row.id);
      found.push({ kind, sport: sportOf(number), row, score } as SearchedThing);
      if (found.length === limit) break;
    }
    return found;
  }

  /** The best known first, to a reader of that country. */
  popular<Kind extends FindableKind>(
    sport: Sport,
    kind: Kind,
    options: { limit: number; home: string | undefined },
  ): Findable[Kind][] {
    this.#refresh();
    const group = numberOf(sport, kind, 0);
    return this.#indexOf(kind)
      .popular({ ...options, counts: (number) => number % groups === group })
      .flatMap((number) => this.#row(kind, idOf(number)) ?? []);
  }

  #indexOf(kind: FindableKind): NameIndex {
    return kind === "player" ? this.#playerNames : this.#names;
  }

  #row<Kind extends FindableKind>(kind: Kind, id: number): Findable[Kind] | undefined {
    const { countries, competitions, teams } = this.#catalogue;
    const shelves = { country: countries, competition: competitions, team: teams, player: this.#players };
    return shelves[kind].get(id) as Findable[Kind] | undefined;
  }

  /** The catalogue moved: what reads differently, or is more or less known than before, is folded anew. */
  #refresh(): void {
    const { countries, competitions, teams, version } = this.#catalogue;
    if (version === this.#version) return;
    this.#version = version;
    const titles = titlesByName(competitions.values());
    for (const sport of sports) {
      const fameOfCountry = new Map<number, number>();
      for (const competition of competitions.values()) {
        if (competition.sport !== sport) continue;
        const { names, code, popularity, countryId } = competition;
        fameOfCountry.set(countryId, Math.max(popularity, fameOfCountry.get(countryId) ?? 0));
        const other = nicknamesOf(sport, "competition", names.en);
        this.#index(sport, "competition", competition, [...named(names), ...other], code, popularity, countryId);
      }
      for (const country of countries.values()) {
        const fame = fameOfCountry.get(country.id);
        if (fame === undefined) continue;
        const { id, names, code } = country;
        this.#index(sport, "country", country, named(names), code, fame * countryShare, id);
      }
      for (const team of teams.values()) {
        if (team.sport !== sport) continue;
        const { id, names, short, code, countryId } = team;
        const isNational = countryId !== null && countries.get(countryId)?.names.en === names.en;
        const fame = Math.max(
          teamFame(this.#stagesOf(id), titles.get(`${sport} ${names.en}`) ?? 0),
          // A country's team is known wherever its football is, also in a year without matches at home.
          isNational ? (fameOfCountry.get(countryId) ?? 0) * nationalShare : 0,
        );
        const other = nicknamesOf(sport, "team", names.en);
        this.#index(sport, "team", team, [...named(names), short, ...other], code, fame, countryId);
      }
    }
  }

  #index(
    sport: Sport,
    kind: FindableKind,
    row: { id: number },
    names: readonly string[],
    code: string,
    fame: number,
    countryId: number | null,
  ): void {
    const id = numberOf(sport, kind, row.id);
    const known = this.#indexed.get(id);
    if (known?.row === row && known.fame === fame) return;
    this.#indexed.set(id, { row, fame });
    if (known?.row === row) this.#names.rate(id, fame, this.#codeOf(countryId));
    else this.#names.put({ id, names, code, fame, country: this.#codeOf(countryId) });
  }

  #playerFame({ sport, names, teamId, marketValueEur }: PlayerName): number {
    const team = teamId === null ? undefined : this.#catalogue.teams.get(teamId);
    const fame = playerFame(team ? teamFame(this.#stagesOf(team.id), 0) : 0, marketValueEur);
    return nicknamesOf(sport, "player", names.en).length > 0 ? Math.max(knownByName, fame) : fame;
  }

  #codeOf(countryId: number | null): string {
    return (countryId !== null && this.#catalogue.countries.get(countryId)?.code) || "";
  }

  #stagesOf(teamId: number): FameStage[] {
    return (this.#stages.get(teamId) ?? []).flatMap((id) => {
      const competition = this.#catalogue.competitions.get(id);
      if (!competition) return [];
      const { popularity, kind, countryId } = competition;
      return { popularity, kind, international: !/^[a-z]{2}(-[a-z]{3})?$/.test(this.#codeOf(countryId)) };
    });
  }
}

/** Where teams play beside what is known of it. */
function addStages(stages: Map<number, number[]>, found: Awaited<ReturnType<typeof competitionsOfTeams>>): void {
  for (const { teamId, competitionId } of found) {
    const own = stages.get(teamId) ?? [];
    if (!own.includes(competitionId)) stages.set(teamId, [...own, competitionId]);
  }
}

/** Whether the same teams play in the same competitions, whatever the order. */
function areSame(some: ReadonlyMap<number, number[]>, others: ReadonlyMap<number, number[]>): boolean {
  if (some.size !== others.size) return false;
  return [...some].every(([team, competitions]) => {
    const own = new Set(others.get(team));
    return own.size === competitions.length && competitions.every((competition) => own.has(competition));
  });
}

function named(names: Partial<Record<string, string>>): string[] {
  return Object.values(names).filter((name) => name !== undefined);
}

/** What clubs have won most often, as far as the competitions tell: a title counts as much as its competition. */
function titlesByName(competitions: Iterable<Competition>): Map<string, number> {
  const titles = new Map<string, number>();
  for (const { sport, recordWinners, popularity } of competitions) {
    for (const [name, count] of recordWinners ?? []) {
      const key = `${sport} ${name}`;
      titles.set(key, (titles.get(key) ?? 0) + (count * popularity) / 100);
    }
  }
  return titles;
}
