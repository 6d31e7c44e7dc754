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

  async refresh(database: Database, entity: "countries" | "competitions" | "teams", ids?: number[]): Promise<void> {
    if (entity === "countries") put(this.countries, await loadCountries(database, ids));
    if (entity === "competitions") put(this.competitions, await loadCompetitions(database, ids));
    if (entity === "teams") put(this.teams, await loadTeams(database, ids));
    this.version += 1;
  }
}

function put<Row extends { id: number }>(map: Map<number, Row>, rows: readonly Row[]): void {
  for (const row of rows) map.set(row.id, row);
}
