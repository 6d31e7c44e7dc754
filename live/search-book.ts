import { playerFame, type Stage, teamFame } from "@scoreline/domain/search/fame";
import { fameTo, type Named, NameIndex, type SearchOptions } from "@scoreline/domain/search/name-index";
import { type Sport, sports } from "@scoreline/domain/sport";
import type { Competition, Country, Team } from "@scoreline/store/catalogue/catalogue";
import { competitionsOfTeams, type PlayerName, playerNamesAfter } from "@scoreline/store/catalogue/names";
import type { Database } from "@scoreline/store/engine/open";
import type { Catalogue } from "#catalogue.ts";

/** The kinds of things that can be looked for, and what the catalogue holds of each. */
export type Findable = { country: Country; competition: Competition; team: Team; player: PlayerName };
export type FindableKind = keyof Findable;
type Item<Kind extends FindableKind> = Named & { row: Findable[Kind] };
type Indexes = { [Kind in FindableKind]: NameIndex<Item<Kind>> };

const yearMs = 366 * 86_400_000;
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
  #lastPlayer = 0;

  constructor(catalogue: Catalogue, database: Database) {
    this.#catalogue = catalogue;
    this.#database = database;
  }

  /** Reads what the catalogue does not hold: where teams play, and the players that are new, or all of them. */
  async read(now: number, which: "all" | "new", stopped = () => false): Promise<void> {
    if (which === "all") {
      const stages = new Map<number, number[]>();
      for (const { teamId, competitionId } of await competitionsOfTeams(this.#database, now - yearMs)) {
        const own = stages.get(teamId);
        if (own) own.push(competitionId);
        else stages.set(teamId, [competitionId]);
      }
      this.#stages = stages;
      this.#version = -1;
      this.#lastPlayer = 0;
    }
    while (!stopped()) {
      const rows = await playerNamesAfter(this.#database, this.#lastPlayer, playersAtOnce);
      this.#refresh();
      for (const row of rows) this.#indexes[row.sport].player.put(this.#playerItem(row));
      this.#lastPlayer = rows.at(-1)?.id ?? this.#lastPlayer;
      if (rows.length < playersAtOnce) return;
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

  #stagesOf(teamId: number): Stage[] {
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
