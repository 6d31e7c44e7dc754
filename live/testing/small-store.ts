import type { FactBody } from "@scoreline/domain/facts";
import { type MatchHead, placeOf } from "@scoreline/domain/match/state/head";
import type { BasketballState, FootballState } from "@scoreline/domain/match/state/state";
import { saveCompetitions, saveCountries, saveSeasons, saveTeams } from "@scoreline/store/catalogue/catalogue";
import { appendFacts } from "@scoreline/store/log/facts";
import { saveMatches } from "@scoreline/store/match/matches";
import { type BorrowedStore, borrowStore } from "@scoreline/store/testing/borrowed-store";

export const smallNow = Date.parse("2026-11-15T12:30:00Z");
export const hour = 3_600_000;

export const leagues = { football: 1000, cup: 1001, basketball: 1002 } as const;

/** A football match between the first two teams, at noon or so. */
export const footballHead = (id: number, own: Partial<MatchHead> = {}): MatchHead => ({
  id,
  sport: "football",
  competitionId: leagues.football,
  seasonId: leagues.football,
  stageId: null,
  round: null,
  home: { teamId: 1 },
  away: { teamId: 2 },
  kickoff: smallNow,
  venue: null,
  neutral: false,
  state: { kind: "scheduled" },
  homeReds: 0,
  awayReds: 0,
  ...own,
});

export const basketballHead = (id: number, own: Partial<MatchHead> = {}): MatchHead =>
  footballHead(id, {
    sport: "basketball",
    competitionId: leagues.basketball,
    seasonId: leagues.basketball,
    home: { teamId: 3 },
    away: { teamId: 4 },
    ...own,
  });

export const playing = (home: number, away: number): Extract<FootballState, { kind: "live" }> => ({
  kind: "live",
  clock: { phase: "first-half", since: smallNow },
  score: { current: { home, away } },
});

export const wonOnPenalties: FootballState = {
  kind: "finished",
  decided: "penalties",
  score: {
    current: { home: 1, away: 1 },
    halfTime: { home: 1, away: 0 },
    fullTime: { home: 1, away: 1 },
    extraTime: { home: 1, away: 1 },
    penalties: { home: 3, away: 4 },
  },
};

export const inThirdQuarter: BasketballState = {
  kind: "live",
  clock: { phase: "q3", remaining: 301.5, running: true, at: smallNow },
  score: { current: { home: 50, away: 48 }, periods: [{ home: 50, away: 48 }] },
};

/** Where the first football match belongs. */
export const footballPlace = placeOf(footballHead(1));

export const stateFact = (
  head: MatchHead,
  state: MatchHead["state"],
  news: Extract<FactBody, { kind: "state" }>["news"] = [],
): FactBody => ({
  kind: "state",
  matchId: head.id,
  sport: head.sport,
  of: placeOf(head),
  state,
  homeReds: 0,
  awayReds: 0,
  news,
});

/** A store of its own with one country, three leagues and four teams; no ingest in between. */
export async function smallStore(open: () => Promise<Pick<BorrowedStore, "database" | "close">> = borrowStore) {
  const store = await open();
  const { database } = store;
  await saveCountries(database, [{ id: 1, code: "th", names: { en: "Thailand", th: "ไทย" } }]);
  const league = {
    countryId: 1,
    code: "L",
    level: 1,
    colour: null,
    logo: null,
    format: null,
    founded: null,
    holders: null,
    recordWinners: null,
  };
  await saveCompetitions(database, [
    {
      ...league,
      id: 1000,
      sport: "football",
      key: "league",
      names: { en: "League", th: "ลีก" },
      kind: "league",
      popularity: 50,
    },
    { ...league, id: 1001, sport: "football", key: "cup", names: { en: "Cup" }, kind: "cup", popularity: 90 },
    { ...league, id: 1002, sport: "basketball", key: "hoops", names: { en: "Hoops" }, kind: "league", popularity: 10 },
  ]);
  const season = { name: "2026", from: "2026-01-01", to: "2026-12-31", current: true };
  await saveSeasons(
    database,
    Object.values(leagues).map((id) => ({ ...season, id, competitionId: id })),
  );
  const plain = { kind: "club", countryId: 1, city: null, venue: null, founded: null, logo: null } as const;
  await saveTeams(
    database,
    ["Đà Nẵng", "Buriram", "Kings", "Dragons"].map((name, i) => ({
      ...plain,
      id: i + 1,
      sport: i < 2 ? ("football" as const) : ("basketball" as const),
      names: i === 1 ? { en: name, th: "บุรีรัมย์" } : { en: name },
      short: name.slice(0, 3),
      shorts: i === 1 ? { th: "บุรีฯ" } : null,
      code: name.slice(0, 3),
      colours: ["#ff0000", "#ffffff"] as [string, string],
      crest: ["shield", "plain"] as [string, string],
    })),
  );
  return {
    database,
    saveHeads: (...heads: MatchHead[]) =>
      saveMatches(
        database,
        heads.map((head) => ({ ...head, stateAt: 0 })),
      ),
    append: (...facts: FactBody[]) => database.transaction((tx) => appendFacts(tx, smallNow, facts)),
    close: () => store.close(),
  };
}

export type SmallStore = Awaited<ReturnType<typeof smallStore>>;
