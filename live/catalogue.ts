import type { Fact } from "@scoreline/domain/facts";
import {
  type Competition,
  type Country,
  loadCompetitions,
  loadCountries,
  loadTeams,
  type Team,
} from "@scoreline/store/catalogue/catalogue";
import type { Database } from "@scoreline/store/engine/open";

/** The catalogue in memory: what the ids in a match head stand for. */
export class Catalogue {
  readonly countries = new Map<number, Country>();
  readonly competitions = new Map<number, Competition>();
  readonly teams = new Map<number, Team>();
  /** Grows whenever something in it may read differently. */
  version = 0;

  static async load(database: Database): Promise<Catalogue> {
    const catalogue = new Catalogue();
    await catalogue.refresh(database, "countries");
    await catalogue.refresh(database, "competitions");
    await catalogue.refresh(database, "teams");
    return catalogue;
  }

  /** A nation's mark is its flag, unless its source has another picture. */
  #putTeams(rows: readonly Team[]): void {
    put(
      this.teams,
      rows.map((team) => {
        const code = team.kind === "national" && !team.logo ? this.countries.get(team.countryId)?.code : undefined;
        return code === undefined ? team : { ...team, logo: `/flags/${code.toUpperCase()}.svg` };
      }),
    );
  }

  /** Reads what facts say of it; what is returned puts it into place, all at once. */
  async read(database: Database, facts: readonly Fact[]): Promise<() => void> {
    const ids = { countries: new Set<number>(), competitions: new Set<number>(), teams: new Set<number>() };
    for (const fact of facts) if (fact.kind === "catalogue") for (const id of fact.ids) ids[fact.entity].add(id);
    const { countries, competitions, teams } = ids;
    if (countries.size + competitions.size + teams.size === 0) return () => {};
    const rows = {
      countries: await loadCountries(database, [...countries]),
      competitions: await loadCompetitions(database, [...competitions]),
      teams: await loadTeams(database, [...teams]),
    };
    return () => {
      put(this.countries, rows.countries);
      put(this.competitions, rows.competitions);
      this.#putTeams(rows.teams);
      this.version += 1;
    };
  }

  async refresh(database: Database, entity: "countries" | "competitions" | "teams"): Promise<void> {
    if (entity === "countries") put(this.countries, await loadCountries(database));
    if (entity === "competitions") put(this.competitions, await loadCompetitions(database));
    if (entity === "teams") this.#putTeams(await loadTeams(database));
    this.version += 1;
  }
}

function put<Row extends { id: number }>(map: Map<number, Row>, rows: readonly Row[]): void {
  for (const row of rows) map.set(row.id, row);
}
