import type { Fact } from "@scoreline/domain/facts";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { type FameStage, playerFame, teamFame } from "@scoreline/domain/search/fame";
import { fameTo, type Named, NameIndex, type SearchOptions } from "@scoreline/domain/search/name-index";
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

/** The kinds of things that can be looked for, and what the catalogue holds of each. */
export type Findable = { country: Country; competition: Competition; team: Team; player: PlayerName };
export type FindableKind = keyof Findable;
type Item<Kind extends FindableKind> = Named & { row: Findable[Kind] };
type Indexes = { [Kind in FindableKind]: NameIndex<Item<Kind>> };

const yearMs = 366 * 86_400_000;
/** Where teams play is counted over a year: it moves by itself, and not every fact is worth a count. */
const stagesEveryMs = 3_600_000;
const stagesRestMs = 10_000;
/** Few enough that reading them holds nobody up. */
const playersAtOnce = 500;

const empty = (): Indexes => ({
  country: new NameIndex(),
  competition: new NameIndex(),
  team: new NameIndex(),
  player: new NameIndex(),
});

/** Every name of the store by what people type, in memory: the catalogue's at once, the players' as they are read. */
export class SearchBook {
  readonly #catalogue: Catalogue;
  readonly #database: Database;
  #indexes: Record<Sport, Indexes> = { football: empty(), basketball: empty() };
  #version = -1;
  /** Where teams play, for how known they are. */
  #stages = new Map<number, number[]>();
  #isRead = false;
  /** Players of whom facts say that they are new, or read differently now. */
  readonly #awaited = new Set<number>();
  /** When it was last read where teams play, and whether facts have come since that may say otherwise. */
  #stagesReadAt = Number.NEGATIVE_INFINITY;
  #stagesMoved = false;
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

  /** Facts were missed: everything is read again. */
  restart(): void {
    this.#isRead = false;
  }

  /** What facts say of names is read with the next `catchUp`; before everything was read there is nothing to follow. */
  follow(facts: readonly Fact[]): void {
    if (!this.#isRead) return;
    for (const fact of facts) {
      if (fact.kind === "fixture" && !this.#isStaged(fact.head)) this.#stagesMoved = true;
      if (fact.kind !== "changed") continue;
      for (const id of [...(fact.newPlayers ?? []), ...(fact.profiles ?? [])]) this.#awaited.add(id);
      if (fact.sports) this.#stagesMoved = true;
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
    const age = performance.now() - this.#stagesReadAt;
    if (age > stagesEveryMs || (this.#stagesMoved && age > stagesRestMs)) await this.#readStages(now);
    if (this.#famesVersion !== this.#catalogue.version) this.#judgePlayers();
  }

  async #readStages(now: number): Promise<void> {
    this.#stagesMoved = false;
    this.#stagesReadAt = performance.now();
    const stages = new Map<number, number[]>();
    for (const { teamId, competitionId } of await competitionsOfTeams(this.#database, now - yearMs)) {
      const own = stages.get(teamId);
      if (own) own.push(competitionId);
      else stages.set(teamId, [competitionId]);
    }
    this.#stages = stages;
    this.#version = -1;
    this.#famesVersion = -1;
  }

  #isStaged({ home, competitionId }: MatchHead): boolean {
    return !("teamId" in home) || this.#stages.get(home.teamId)?.includes(competitionId) === true;
  }

  #put(rows: readonly PlayerName[]): void {
    this.#refresh();
    for (const row of rows) this.#indexes[row.sport].player.put(this.#playerItem(row));
  }

  /** Where teams play, or how known that is, has changed: and so how known their players are. */
  #judgePlayers(): void {
    this.#famesVersion = this.#catalogue.version;
    for (const sport of sports) {
      const { player } = this.#indexes[sport];
      for (const { row, fame, country } of player.items()) {
        const item = this.#playerItem(row);
        if (item.fame !== fame || item.country !== country) player.put(item);
      }
    }
  }

  search<Kind extends FindableKind>(sport: Sport, kind: Kind, text: string, options: SearchOptions): Findable[Kind][] {
    this.#refresh();
    return this.#indexes[sport][kind].search(text, options).map(({ row }) => row as Findable[Kind]);
  }

  /** The best known first, to a reader of that country. */
  popular<Kind extends FindableKind>(
    sport: Sport,
    kind: Kind,
    { limit, home }: { limit: number; home: string | undefined },
  ): Findable[Kind][] {
    this.#refresh();
    return this.#indexes[sport][kind]
      .items()
      .sort((a, b) => fameTo(b, home) - fameTo(a, home) || a.id - b.id)
      .slice(0, limit)
      .map(({ row }) => row as Findable[Kind]);
  }

  /** The catalogue moved: its few thousand names are folded anew, the players' stay. */
  #refresh(): void {
    const { countries, competitions, teams, version } = this.#catalogue;
    if (version === this.#version) return;
    this.#version = version;
    const titles = titlesByName(competitions.values());
    for (const sport of sports) {
      const fresh = { ...empty(), player: this.#indexes[sport].player };
      const fameOfCountry = new Map<number, number>();
      for (const competition of competitions.values()) {
        if (competition.sport !== sport) continue;
        const { id, names, code, popularity, countryId } = competition;
        fameOfCountry.set(countryId, Math.max(popularity, fameOfCountry.get(countryId) ?? 0));
        const country = this.#codeOf(countryId);
        fresh.competition.put({ id, names: [...named(names), code], fame: popularity, country, row: competition });
      }
      for (const country of countries.values()) {
        const fame = fameOfCountry.get(country.id);
        if (fame === undefined) continue;
        const { id, names, code } = country;
        fresh.country.put({ id, names: [...named(names), code], fame, country: code, row: country });
      }
      for (const team of teams.values()) {
        if (team.sport !== sport) continue;
        const { id, names, short, code } = team;
        const fame = teamFame(this.#stagesOf(id), titles.get(`${sport} ${names.en}`) ?? 0);
        const country = this.#codeOf(team.countryId);
        fresh.team.put({ id, names: [...named(names), short, code], fame, country, row: team });
      }
      this.#indexes[sport] = fresh;
    }
  }

  #playerItem(row: PlayerName): Item<"player"> {
    const team = row.teamId === null ? undefined : this.#catalogue.teams.get(row.teamId);
    const fame = playerFame(team ? teamFame(this.#stagesOf(team.id), 0) : 0, row.marketValueEur);
    return { id: row.id, names: named(row.names), fame, country: this.#codeOf(row.countryId), row };
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
