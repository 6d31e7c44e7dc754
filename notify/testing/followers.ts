import type { FactBody } from "@scoreline/domain/facts";
import { scoreNews } from "@scoreline/domain/match/reconcile/change";
import { type MatchHead, placeOf } from "@scoreline/domain/match/state/head";
import type { AnyState, FootballState } from "@scoreline/domain/match/state/state";
import { addUser } from "@scoreline/store/account/users";
import { saveCompetitions, saveCountries, saveSeasons, saveTeams } from "@scoreline/store/catalogue/catalogue";
import type { Database } from "@scoreline/store/engine/open";
import { addFavourite, type Favourite } from "@scoreline/store/favourite/favourites";
import { consumerSeq } from "@scoreline/store/log/consumers";
import { appendFacts, factsAfter } from "@scoreline/store/log/facts";
import { saveMatches } from "@scoreline/store/match/matches";
import { plainMatch } from "@scoreline/store/testing/contests";
import { fanOut } from "#alerts/fan-out.ts";
import { consumer, takeFacts } from "#alerts/take-facts.ts";

export const kickoff = Date.parse("2026-11-18T12:00:00Z");
export const minutes = (count: number) => kickoff + count * 60_000;

const { stateAt: _, ...planned } = plainMatch(1, kickoff, { competitionId: 1_000, seasonId: 1_000 });
export const head: MatchHead = planned;

export const live = (home: number, away: number): FootballState => ({
  kind: "live",
  clock: { phase: "first-half", since: kickoff },
  score: { current: { home, away } },
});

/** One league with a match between its two teams. */
export async function smallLeague(db: Database): Promise<void> {
  await saveCountries(db, [{ id: 1, code: "th", names: { en: "Thailand", th: "ไทย" } }]);
  const team = (id: number, en: string, ja?: string) => ({
    id,
    sport: "football" as const,
    kind: "club" as const,
    countryId: 1,
    names: { en, ...(ja && { ja }) },
    short: en,
    shorts: null,
    code: en.slice(0, 3),
    city: null,
    venue: null,
    founded: null,
    colours: null,
    crest: null,
    logo: null,
  });
  await saveTeams(db, [team(1, "Lanna Tigers", "ランナー"), team(2, "Chao Phraya")]);
  await saveCompetitions(db, [
    {
      id: 1_000,
      sport: "football",
      countryId: 1,
      key: "league",
      names: { en: "League" },
      code: "L",
      level: 1,
      kind: "league",
      popularity: 1,
      colour: null,
      logo: null,
      founded: null,
      holders: null,
      recordWinners: null,
      format: null,
    },
  ]);
  const season = { competitionId: 1_000, name: "2026", from: "2026-01-01", to: "2026-12-31", current: true };
  await saveSeasons(db, [{ id: 1_000, ...season }]);
  await saveMatches(db, [{ ...head, stateAt: 0 }]);
}

/** A match that is told of, and those who hear of it. */
export class Telling {
  readonly database: Database;
  #state: AnyState = head.state;

  constructor(database: Database) {
    this.database = database;
  }

  async follower(...followed: readonly Favourite[]): Promise<number> {
    const userId = (await addUser(this.database, { createdAt: kickoff })) ?? 0;
    for (const one of followed) await addFavourite(this.database, userId, one, kickoff);
    return userId;
  }

  async say(at: number, ...bodies: FactBody[]): Promise<void> {
    await this.database.transaction((tx) => appendFacts(tx, at, bodies));
  }

  stateFact(state: AnyState, news = scoreNews(this.#state, state)): FactBody {
    this.#state = state;
    return { kind: "state", matchId: 1, sport: "football", of: placeOf(head), state, homeReds: 0, awayReds: 0, news };
  }

  /** As the room does it: reads the log from where it was, then gives everybody what is theirs. */
  async read(now: number): Promise<void> {
    const from = (await consumerSeq(this.database, consumer)) ?? 0;
    await takeFacts(this.database, await factsAfter(this.database, from, 10_000), now);
  }

  async bring(now: number, pageSize = 2_000): Promise<number> {
    let users = 0;
    const signal = new AbortController().signal;
    const onTold = (_seq: number, told: number) => {
      users += told;
    };
    await fanOut({ database: this.database, now: () => now, signal, onTold, pageSize });
    return users;
  }

  async tell(at: number, state: AnyState, news?: Parameters<Telling["stateFact"]>[1]): Promise<void> {
    await this.say(at, this.stateFact(state, news));
    await this.read(at);
    await this.bring(at);
  }
}
