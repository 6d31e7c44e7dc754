import type { Contender } from "@scoreline/domain/match/state/head";
import type { Names } from "@scoreline/domain/names";
import type { AlertMatch, AlertSide } from "@scoreline/domain/notify/alert";
import { slug } from "@scoreline/site/slug";
import { loadCompetitions, loadCountries, loadPlayers, loadTeams } from "@scoreline/store/catalogue/catalogue";
import type { Queryable } from "@scoreline/store/engine/open";
import { loadMatches } from "@scoreline/store/match/matches";

/** What matches and people are called, read once for all alerts of a page. */
export class MatchNames {
  readonly #database: Queryable;
  readonly #matches = new Map<number, Promise<AlertMatch | undefined>>();
  readonly #players = new Map<number, Promise<Names | undefined>>();

  constructor(database: Queryable) {
    this.#database = database;
  }

  match(id: number): Promise<AlertMatch | undefined> {
    const known = this.#matches.get(id) ?? this.#readMatch(id);
    this.#matches.set(id, known);
    return known;
  }

  async player(id: number | undefined): Promise<Names | undefined> {
    if (id === undefined) return undefined;
    const known = this.#players.get(id) ?? loadPlayers(this.#database, [id]).then(([player]) => player?.names);
    this.#players.set(id, known);
    return known;
  }

  async #readMatch(id: number): Promise<AlertMatch | undefined> {
    const database = this.#database;
    const [record] = await loadMatches(database, [id]);
    if (!record) return undefined;
    const [competition] = await loadCompetitions(database, [record.competitionId]);
    const [country] = competition ? await loadCountries(database, [competition.countryId]) : [];
    const [home, away] = [await this.#side(record.home), await this.#side(record.away)];
    return {
      matchId: id,
      sport: record.sport,
      countryKey: slug(country?.names.en ?? "world"),
      leagueKey: competition?.key ?? String(record.competitionId),
      matchName: `${slug(home.names.en)}-vs-${slug(away.names.en)}`,
      competition: competition?.names ?? { en: "?" },
      home,
      away,
    };
  }

  async #side(side: Contender): Promise<AlertSide> {
    if ("placeholder" in side) return { teamId: null, names: side.placeholder };
    const [team] = await loadTeams(this.#database, [side.teamId]);
    return { teamId: side.teamId, names: team?.names ?? { en: "?" } };
  }
}
