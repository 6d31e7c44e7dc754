import type { LocaleCode } from "@scoreline/domain/names";
import { Boards } from "@scoreline/live/boards";
import {
  footballHead,
  hour,
  leagues,
  playing,
  type SmallStore,
  smallNow,
  smallStore,
  wonOnPenalties,
} from "@scoreline/live/testing/small-store";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leagueGroups } from "#rows/league-groups.ts";

let store: SmallStore;
let boards: Boards;
beforeAll(async () => {
  store = await smallStore();
  await store.saveHeads(
    footballHead(1, { state: playing(1, 0), homeReds: 1 }),
    footballHead(2, {
      kickoff: smallNow - 2 * hour,
      competitionId: leagues.cup,
      seasonId: leagues.cup,
      state: wonOnPenalties,
    }),
    footballHead(3, {
      kickoff: Date.parse("2026-11-15T20:00:00Z"),
      away: { placeholder: { en: "Winner of 1", th: "ผู้ชนะ 1" } },
    }),
    footballHead(4, { kickoff: Date.parse("2026-11-15T01:00:00Z"), state: { kind: "postponed" } }),
  );
  boards = await Boards.load(store.database, smallNow);
});
afterAll(() => store.close());

async function groups(locale: LocaleCode) {
  const heads = await boards.day({ sport: "football", day: "2026-11-15", timeZone: "UTC" });
  return leagueGroups(heads, boards.catalogue, locale);
}

test("the most popular league comes first, each league by kick-off", async () => {
  const ids = (await groups("en")).map(({ matches }) => matches.map(({ matchId }) => matchId));
  expect(ids).toEqual([[2], [4, 1, 3]]);
});

test("leagues, countries, teams and placeholders are named in the reader's language, or else in English", async () => {
  const thai = (await groups("th")).find(({ leagueId }) => leagueId === leagues.football);
  expect(thai).toMatchObject({ leagueName: "ลีก", countryName: "ไทย", countryKey: "thailand", leagueKey: "league" });
  const [, live, later] = thai?.matches ?? [];
  expect(live).toMatchObject({
    matchName: "da-nang-vs-buriram",
    homeTeam: { teamId: 1, slug: "da-nang", name: "Đà Nẵng", shortName: "Đà " },
    awayTeam: { teamId: 2, name: "บุรีรัมย์", shortName: "บุรีฯ" },
    homeRedCards: 1,
  });
  expect(later?.awayTeam).toEqual({
    teamId: 0,
    slug: "",
    name: "ผู้ชนะ 1",
    shortName: "ผู้ชนะ 1",
    crest: null,
    logo: null,
  });
  const japanese = (await groups("ja")).find(({ leagueId }) => leagueId === leagues.football);
  expect(japanese).toMatchObject({ leagueName: "League", countryName: "Thailand" });
});
