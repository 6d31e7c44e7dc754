import { type Player, savePlayers } from "@scoreline/store/catalogue/catalogue";
import type { Database } from "@scoreline/store/engine/open";
import { saveParts } from "@scoreline/store/match/details";
import { saveEvents } from "@scoreline/store/match/matches";
import {
  saveAbsences,
  saveCareers,
  saveOfficials,
  saveSquads,
  saveTransfers,
  saveTrophies,
} from "@scoreline/store/people/people";

const source = "test";
const nobody = {
  countryId: 1,
  birthDate: "2000-11-16",
  birthPlace: "Bangkok",
  heightCm: 180,
  weightKg: 75,
  foot: null,
  marketValueEur: null,
  photo: null,
};

/** Around the four teams of the small store: footballers 1, 3 and 4, basketball player 2, and what is told of them. */
export async function savePeople(database: Database): Promise<void> {
  const football = { ...nobody, sport: "football" } as const;
  const players: Player[] = [
    { ...football, id: 1, names: { en: "Nguyễn Văn A", th: "เหงียน วัน เอ" }, teamId: 1, position: "forward", number: 9 },
    { ...nobody, id: 2, sport: "basketball", names: { en: "Lee" }, teamId: 3, position: "guard", number: 7 },
    { ...football, id: 3, names: { en: "浦和 太郎" }, teamId: 1, position: "goalkeeper", number: 1 },
    { ...football, id: 4, names: { en: "Gone" }, teamId: 2, position: null, number: null, birthDate: null },
  ];
  await savePlayers(database, players);
  await saveOfficials(database, [
    { id: 1, sport: "football", role: "coach", names: { en: "The Coach" }, countryId: 1, birthDate: "1970-01-01" },
  ]);
  const member = { since: "2025-07-01", contractUntil: "2028-06-30", onLoanFromId: null };
  await saveSquads(database, [
    {
      teamId: 1,
      at: 0,
      coachId: 1,
      members: [
        { ...member, playerId: 1, number: 9, position: "forward" },
        { ...member, playerId: 3, number: 1, position: "goalkeeper", onLoanFromId: 2 },
      ],
    },
    { teamId: 3, at: 0, coachId: null, members: [{ ...member, playerId: 2, number: 7, position: null }] },
  ]);
  await saveTransfers(database, [
    { source, ref: "1", playerId: 1, date: "2025-07-01", kind: "fee", fromTeamId: 2, toTeamId: 1, feeEur: 5_000_000 },
    { source, ref: "2", playerId: 4, date: "2026-01-10", kind: "free", fromTeamId: 1, toTeamId: 2, feeEur: null },
  ]);
  await saveAbsences(database, [
    { source, ref: "1", playerId: 1, teamId: 1, reason: "injury", kind: "knee", from: "2026-11-01", until: null },
    {
      source,
      ref: "2",
      playerId: 3,
      teamId: 1,
      reason: "injury",
      kind: "knee",
      from: "2026-01-01",
      until: "2026-02-01",
    },
  ]);
  await saveTrophies(database, [
    { source, ref: "1", competitionId: 1001, seasonName: "2025", teamId: 1, playerId: null, place: "winner" },
    { source, ref: "2", competitionId: 1001, seasonName: "2025", teamId: 1, playerId: 1, place: "winner" },
  ]);
  await saveCareers(database, [
    {
      playerId: 1,
      countedUntil: null,
      rows: [
        { season: "2024", team: 2, competition: 1000, appearances: 0, loan: true, until: "2024-07-06" },
        { season: "2025", team: 2, competition: 1000, appearances: 30, goals: 3, loan: false, until: "2025-07-01" },
        { season: "2026", team: 1, competition: 1000, appearances: 20, goals: 8, assists: 4, rating: 7.2, loan: false },
        { season: "2026", team: 1, competition: 1001, appearances: 4, goals: 1, assists: 0, loan: false },
      ],
    },
  ]);
  await saveMatchDetails(database);
}

/** Player 1 in football match 2, player 2 in basketball match 4. */
async function saveMatchDetails(database: Database): Promise<void> {
  const eleven = (player: number) => ({ starters: [{ player, number: 9, position: "F" }], bench: [] });
  const figures = { fgm: 9, fga: 15, tpm: 3, tpa: 6, ftm: 4, fta: 5, oreb: 2, dreb: 6, reb: 8, ast: 7, stl: 2, blk: 1 };
  const row = { ...figures, player: 2, seconds: 1_900, tov: 3, pf: 2, pts: 25, plusMinus: -4, starter: true };
  await saveParts(database, [
    { matchId: 2, at: 0, part: "ratings", data: [{ player: 1, side: "home", rating: 7.9 }] },
    { matchId: 2, at: 0, part: "line-ups", data: { confirmed: true, home: eleven(1), away: eleven(4) } },
    {
      matchId: 2,
      at: 0,
      part: "football-statistics",
      data: { total: { possession: { home: 61, away: 39 } }, phases: {} },
    },
    { matchId: 4, at: 0, part: "box-score", data: { home: { players: [row] }, away: { players: [] } } },
  ]);
  const goal = { type: "goal", side: "home", how: "open-play", phase: "first-half", minute: 12 } as const;
  await saveEvents(database, [{ matchId: 2, event: { ...goal, id: "g1", player: 1, assist: 3 } }]);
}
