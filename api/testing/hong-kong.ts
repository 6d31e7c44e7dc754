import { footballHead, smallNow } from "@scoreline/live/testing/small-store";
import { saveCompetitions, saveCountries, saveSeasons } from "@scoreline/store/catalogue/catalogue";
import type { Database } from "@scoreline/store/engine/open";
import { saveMatches } from "@scoreline/store/match/matches";

/** A league of Hong Kong (1003) with a match of a month ago (900): its own calls know no other. */
export async function saveHongKong(database: Database): Promise<void> {
  await saveCountries(database, [{ id: 852, code: "hk", names: { en: "Hong Kong", "zh-Hant": "香港" } }]);
  await saveCompetitions(database, [
    {
      id: 1003,
      sport: "football",
      countryId: 852,
      key: "hong-kong-league",
      names: { en: "Hong Kong League" },
      code: "HK",
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
  const season = { name: "2026", from: "2026-01-01", to: "2026-12-31", current: true };
  await saveSeasons(database, [{ ...season, id: 1003, competitionId: 1003 }]);
  const head = footballHead(900, {
    competitionId: 1003,
    seasonId: 1003,
    round: "1",
    kickoff: smallNow - 30 * 86_400_000,
    state: { kind: "finished", decided: "regular", score: { current: { home: 3, away: 1 } } },
  });
  await saveMatches(database, [{ ...head, stateAt: 0 }]);
}
