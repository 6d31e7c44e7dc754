import type { CommentaryEntry } from "@scoreline/domain/match/details/commentary";
import type { BallBlock, LineUps } from "@scoreline/domain/match/details/details";
import { beforeAll, expect, test } from "vitest";
import {
  loadPlayers,
  saveCompetitions,
  saveCountries,
  savePlayers,
  saveSeasons,
  saveStages,
  saveTeams,
  stagesOfSeason,
} from "../catalogue/catalogue.ts";
import { factsAfter, lastSeq } from "../log/facts.ts";
import { thinOut } from "../log/prune.ts";
import {
  absencesOfPlayer,
  absencesOfTeams,
  loadCareers,
  loadOfficials,
  loadSquads,
  saveAbsences,
  saveCareers,
  saveOfficials,
  saveSquads,
  saveTransfers,
  saveTrophies,
  squadsOfPlayer,
  transfersOfPlayer,
  transfersOfTeam,
  trophiesOf,
} from "../people/people.ts";
import { meanRatings } from "../people/performances.ts";
import { careerLeaders } from "../people/season-leaders.ts";
import { describeOnBoth } from "../testing/both-databases.ts";
import { rowsRead } from "../testing/rows-read.ts";
import {
  commentaryPage,
  lastItems,
  loadItems,
  loadPartOfMatches,
  loadParts,
  removeItems,
  saveItems,
  saveParts,
} from "./details.ts";
import { matchBriefs, saveMatches } from "./matches.ts";
import { latestOdds, movesOfMatch, openingOdds, type StoredMove, saveMoves } from "./odds.ts";

const kickoff = Date.parse("2026-11-15T12:30:00Z");

const small = {
  sport: "football" as const,
  competitionId: 1000,
  seasonId: 1,
  stageId: null,
  round: null,
  home: { teamId: 1 },
  away: { teamId: 2 },
  kickoff,
  venue: null,
  neutral: false,
  state: { kind: "scheduled" as const },
  stateAt: 0,
  homeReds: 0,
  awayReds: 0,
};

describeOnBoth("the details of the store", (store) => {
  const { skipped } = store;

  beforeAll(async () => {
    if (skipped) return;
    const db = store.database;
    const nothing = { city: null, venue: null, founded: null, colours: null, crest: null, logo: null };
    const unknown = { teamId: null, countryId: 1, birthDate: null, birthPlace: null, position: null, number: null };
    const body = { heightCm: null, weightKg: null, foot: null, marketValueEur: null, photo: null };
    await saveCountries(db, [{ id: 1, code: "th", names: { en: "Thailand" } }]);
    await saveCompetitions(db, [
      {
        id: 1000,
        sport: "football",
        countryId: 1,
        key: "league",
        names: { en: "League" },
        code: "L",
        level: 1,
        kind: "league",
        popularity: 50,
        colour: null,
        logo: null,
        founded: 1996,
        holders: "Team 1",
        recordWinners: [["Team 1", 9]],
        format: "conferences",
      },
    ]);
    await saveSeasons(db, [
      { id: 1, competitionId: 1000, name: "2026", from: "2026-01-01", to: "2026-12-31", current: true },
    ]);
    await saveTeams(
      db,
      [1, 2, 3].map((id) => ({
        ...nothing,
        id,
        sport: "football" as const,
        kind: "club" as const,
        countryId: 1,
        names: { en: `Team ${id}` },
        short: `T${id}`,
        shorts: null,
        code: `T${id}`,
      })),
    );
    await savePlayers(
      db,
      [1, 2, 3].map((id) => ({
        ...unknown,
        ...body,
        id,
        sport: "football" as const,
        names: { en: `Player ${id}`, th: "นักเตะ" },
      })),
    );
    await saveMatches(
      db,
      [1, 2].map((id) => ({ ...small, id })),
    );
  });

  test.skipIf(skipped)("stages say what their ranks mean", async () => {
    const db = store.database;
    const plain = { seasonId: 1, kind: "table" as const, zones: null, tieBreaks: null, names: null, group: null };
    const east = {
      ...plain,
      id: 1,
      name: "conference-1",
      order: 1,
      zones: [[1, 1, "champion"] as const, [-3, -1, "relegation"] as const],
      tieBreaks: ["head-to-head-points" as const, "goal-difference" as const],
      names: { en: "East", th: "ตะวันออก" },
      group: "conference",
    };
    const regular = { ...plain, id: 2, name: "regular", order: 0 };
    await saveStages(db, [east, regular]);
    expect(await stagesOfSeason(db, 1)).toEqual([regular, east]);
    expect((await loadPlayers(db, [2, 99])).map(({ names }) => names)).toEqual([{ en: "Player 2", th: "นักเตะ" }]);
    expect(await matchBriefs(db, [1, 99])).toMatchObject([{ id: 1, sport: "football", kickoff }]);
  });

  test.skipIf(skipped)("squads are replaced whole, each by itself", async () => {
    const db = store.database;
    const coach = {
      id: 7,
      sport: "football" as const,
      role: "coach" as const,
      names: { en: "Coach" },
      countryId: 1,
      birthDate: "1970-02-03",
    };
    const member = (playerId: number, number: number) => ({
      playerId,
      number,
      position: "defender",
      since: "2025-07-01",
      contractUntil: null,
      onLoanFromId: null,
    });
    await saveOfficials(db, [coach]);
    expect(await loadOfficials(db, [7])).toEqual([coach]);
    const other = { teamId: 2, at: kickoff, coachId: null, members: [member(3, 5)] };
    await saveSquads(db, [{ teamId: 1, at: kickoff, coachId: 7, members: [member(1, 9), member(2, 4)] }, other]);
    const smaller = { teamId: 1, at: kickoff + 1, coachId: null, members: [{ ...member(3, 10), onLoanFromId: 2 }] };
    await saveSquads(db, [smaller]);
    expect(await loadSquads(db, [1, 2, 3])).toEqual(expect.arrayContaining([smaller, other]));
    expect((await squadsOfPlayer(db, 3)).map(({ teamId, number }) => [teamId, number])).toEqual([
      [1, 10],
      [2, 5],
    ]);
    expect(await squadsOfPlayer(db, 1)).toEqual([]);
  });

  test.skipIf(skipped)("transfers, absences, trophies and careers are found from every side", async () => {
    const db = store.database;
    const transfer = (ref: string, date: string, fromTeamId: number | null, toTeamId: number | null) => ({
      source: "demo",
      ref,
      playerId: 1,
      date,
      kind: "fee" as const,
      fromTeamId,
      toTeamId,
      feeEur: 222_000_000,
    });
    await saveTransfers(db, [transfer("a", "2024-07-01", null, 1), transfer("b", "2026-01-05", 1, 2)]);
    await saveTransfers(db, [{ ...transfer("a", "2024-07-02", null, 1), source: "other", playerId: 2 }]);
    expect((await transfersOfPlayer(db, 1)).map(({ ref }) => ref)).toEqual(["b", "a"]);
    expect((await transfersOfTeam(db, 1, 2)).map(({ date }) => date)).toEqual(["2026-01-05", "2024-07-02"]);
    expect(await transfersOfTeam(db, 3, 10)).toEqual([]);

    const absence = { source: "demo", playerId: 1, teamId: 1, reason: "injury" as const, kind: "hamstring" };
    await saveAbsences(db, [
      { ...absence, ref: "over", from: "2026-01-01", until: "2026-01-20" },
      { ...absence, ref: "open", from: "2026-01-10", until: null },
    ]);
    const out = async (day: string) => (await absencesOfTeams(db, [1], day)).map(({ ref }) => ref);
    expect(await out("2026-01-19")).toEqual(["over", "open"]);
    expect(await out("2026-01-20")).toEqual(["open"]);
    expect(await out("2025-12-31")).toEqual([]);
    expect((await absencesOfPlayer(db, 1)).map(({ ref }) => ref)).toEqual(["open", "over"]);

    const trophy = { source: "demo", competitionId: 1000, place: "winner" as const };
    await saveTrophies(db, [
      { ...trophy, ref: "t", seasonName: "2024", teamId: 1, playerId: null },
      { ...trophy, ref: "p", seasonName: "2025", teamId: 1, playerId: 1 },
    ]);
    const won = async (whose: Parameters<typeof trophiesOf>[1]) => (await trophiesOf(db, whose)).map(({ ref }) => ref);
    expect(await won({ teamId: 1 })).toEqual(["t"]);
    expect(await won({ playerId: 1 })).toEqual(["p"]);
    expect(await won({ competitionId: 1000 })).toEqual(["t"]);

    const rows = [{ season: "2025", team: 1, competition: 1000, appearances: 30, goals: 4, loan: false }];
    await saveCareers(db, [{ playerId: 1, rows: [], countedUntil: null }]);
    await saveCareers(db, [{ playerId: 1, rows, countedUntil: kickoff }]);
    expect(await loadCareers(db, [1, 2])).toEqual([{ playerId: 1, rows, countedUntil: kickoff }]);
  });

  test.skipIf(skipped)("careers say who was best once they count every match, also of who has left", async () => {
    const db = store.database;
    const row = { season: "2025", competition: 1000, loan: false };
    const careerOf = (
      playerId: number,
      figures: readonly (readonly [team: number, games: number, points: number])[],
    ) => ({
      playerId,
      rows: figures.map(([team, appearances, points]) => ({ ...row, team, appearances, points })),
      countedUntil: kickoff,
    });
    const seat = { number: 9, position: null, since: null, contractUntil: null, onLoanFromId: null };
    await saveSquads(db, [{ teamId: 1, at: kickoff + 2, coachId: null, members: [{ ...seat, playerId: 3 }] }]);
    const left = { source: "demo", ref: "c", playerId: 1, date: "2026-01-05", kind: "trade" as const, feeEur: null };
    await saveTransfers(db, [{ ...left, fromTeamId: 1, toTeamId: 2 }]);
    await saveCareers(db, [
      careerOf(1, [
        [1, 30, 600],
        [2, 2, 1],
      ]),
      careerOf(2, [[5, 30, 900]]),
      careerOf(3, [[1, 10, 90]]),
    ]);
    const best = async (lastKickoff: number) =>
      (await careerLeaders(db, { competitionId: 1000, name: "2025", lastKickoff }, [1]))
        .map(({ playerId, games, points, rebounds }) => [playerId, games, points, rebounds])
        .toSorted(([one = 0], [other = 0]) => one - other);
    expect(await best(kickoff - 1)).toEqual([
      [1, 32, 601, 0],
      [3, 10, 90, 0],
    ]);
    expect(await best(kickoff)).toEqual([]);
  });

  test.skipIf(skipped)("of a document the newer is kept, and only another text is news", async () => {
    const db = store.database;
    const side = { starters: [{ player: 1, number: 9, position: "forward" }], bench: [] };
    const lineUps = (confirmed: boolean): LineUps<number> => ({ confirmed, home: side, away: side });
    const save = (at: number, confirmed: boolean) =>
      saveParts(db, [{ matchId: 1, part: "line-ups", at, data: lineUps(confirmed) }]);
    expect(await save(kickoff, false)).toEqual([{ matchId: 1, part: "line-ups" }]);
    expect(await save(kickoff, false)).toEqual([]);
    expect(await save(kickoff + 20, false)).toEqual([]);
    expect(await save(kickoff + 10, true)).toEqual([]);
    expect(await loadParts(db, 1)).toEqual({ "line-ups": lineUps(false) });
    expect(await save(kickoff + 30, true)).toHaveLength(1);
    await saveParts(db, [
      { matchId: 1, part: "info", at: kickoff, data: { attendance: 41_000 } },
      { matchId: 2, part: "info", at: kickoff, data: { weather: { code: "fog", temperature: -1.5 } } },
    ]);
    expect(await loadParts(db, 1, ["info"])).toEqual({ info: { attendance: 41_000 } });
    expect((await loadPartOfMatches(db, "info", [1, 2, 3])).get(2)).toEqual({
      weather: { code: "fog", temperature: -1.5 },
    });
  });

  test.skipIf(skipped)("commentary is read in pages, the newest first", async () => {
    const db = store.database;
    const entry = (number: number): CommentaryEntry<number> => ({
      id: `c${number}`,
      // Several entries share an instant.
      at: kickoff + Math.floor(number / 4),
      code: "corner",
      phase: "first-half",
      minute: 1,
    });
    const entries = Array.from({ length: 25 }, (_, i) => entry(i + 1));
    const row = (data: CommentaryEntry<number>) =>
      ({ matchId: 1, list: "commentary", ref: data.id, at: data.at, data }) as const;
    const key = { matchId: 1, list: "commentary" } as const;
    expect(await saveItems(db, [...entries, entry(1)].map(row))).toHaveLength(25);
    expect(await saveItems(db, entries.map(row))).toEqual([]);
    const changed = { ...entry(5), minute: 2 };
    expect(await saveItems(db, [row(changed)])).toEqual([{ ...key, ref: "c5" }]);
    const seen: string[] = [];
    for (let before: string | undefined; ; before = seen.at(-1)) {
      const page = await commentaryPage(db, 1, { ...(before && { before }), limit: 10 });
      if (page.length === 0) break;
      seen.push(...page.map(({ id }) => id));
    }
    expect(seen).toEqual(entries.map(({ id }) => id).reverse());
    expect(
      await removeItems(
        db,
        ["c5", "never"].map((ref) => ({ ...key, ref })),
      ),
    ).toEqual([{ ...key, ref: "c5" }]);
    expect((await loadItems(db, 1, "commentary")).slice(3, 5)).toEqual([entry(4), entry(6)]);
    expect((await lastItems(db, 1, "commentary", 2)).map(({ id }) => id)).toEqual(["c24", "c25"]);
    expect(await commentaryPage(db, 1, { before: "c5", limit: 10 })).toEqual([]);
    expect(await loadItems(db, 2, "commentary")).toEqual([]);
  });

  test.skipIf(skipped)("moves of prices are kept once, with the first and the last at hand", async () => {
    const db = store.database;
    const move = (company: number, minutes: number, own: Partial<StoredMove> = {}): StoredMove => ({
      matchId: 1,
      company,
      market: "handicap",
      phase: "pre-match",
      at: kickoff + minutes * 60_000,
      line: -0.75,
      prices: [1.9, 2.01],
      suspended: false,
      ...own,
    });
    const moves = [
      move(8, -60, { phase: "opening", line: -0.5 }),
      move(8, -60),
      move(8, 5, { phase: "live", suspended: true }),
      move(47, -90, { phase: "opening", market: "1x2", line: null, prices: [2.1, 3.4, 3.6] }),
      move(8, -60, { matchId: 2 }),
    ];
    expect((await saveMoves(db, moves)).sort()).toEqual([1, 2]);
    expect(await saveMoves(db, moves)).toEqual([]);
    expect(await movesOfMatch(db, 1)).toEqual([moves[3], moves[0], moves[1], moves[2]]);
    expect(await movesOfMatch(db, 1, { company: 47 })).toEqual([moves[3]]);
    expect(await movesOfMatch(db, 1, { market: "over-under" })).toEqual([]);
    expect(await latestOdds(db, [1, 2])).toEqual([moves[2], moves[3], moves[4]]);
    expect(await openingOdds(db, [1, 2])).toEqual([moves[0], moves[3]]);
  });

  test.skipIf(skipped)("of old matches the way of the ball and prices that were overtaken in play go", async () => {
    const db = store.database;
    const ball = { from: kickoff, samples: [[0, 50, 50, 0, 0]] satisfies BallBlock["samples"] };
    await saveItems(db, [{ matchId: 1, list: "ball", ref: String(kickoff), at: kickoff, data: ball }]);
    const last: StoredMove = {
      matchId: 1,
      company: 8,
      market: "handicap",
      phase: "live",
      at: kickoff + 9 * 60_000,
      line: -1,
      prices: [1.8, 2.1],
      suspended: false,
    };
    const stayed = await movesOfMatch(db, 1);
    await saveMoves(db, [last]);
    const before = await movesOfMatch(db, 1);
    await thinOut(db, kickoff, kickoff);
    expect(await movesOfMatch(db, 1)).toEqual(before);
    await thinOut(db, kickoff + 1, kickoff);
    expect(await movesOfMatch(db, 1)).toEqual([...stayed.filter(({ phase }) => phase !== "live"), last]);
    expect(stayed.some(({ phase }) => phase === "live")).toBe(true);
    expect(await loadItems(db, 1, "ball")).toEqual([]);
    // Nobody could be asked for it again.
    expect((await commentaryPage(db, 1, { limit: 10 })).length).toBeGreaterThan(0);
  });

  test.skipIf(skipped)(
    "many that have become old go in small steps, and whoever reads has turns in between",
    async () => {
      const db = store.database;
      const old = Array.from({ length: 120 }, (_, index) => 5_000 + index);
      const later = kickoff + 3_600_000;
      await saveMatches(
        db,
        old.map((id) => ({ ...small, id, kickoff: later })),
      );
      const data = { from: later, samples: [[0, 50, 50, 0, 0]] satisfies BallBlock["samples"] };
      await saveItems(
        db,
        old.map((matchId) => ({ matchId, list: "ball" as const, ref: "0", at: later, data })),
      );
      const seq = await lastSeq(db);
      const told = await thinOut(db, later + 1, later);
      const facts = await factsAfter(db, seq, 100);
      expect(facts.map((fact) => (fact.kind === "changed" ? fact.matches?.length : 0))).toEqual(Array(12).fill(10));
      expect(told).toBe(facts.at(-1)?.seq);
      expect(facts.flatMap((fact) => (fact.kind === "changed" ? (fact.matches ?? []) : [])).toSorted()).toEqual(old);
      // Nothing of them is looked at again.
      expect(await thinOut(db, later + 1, later)).toBeUndefined();
    },
  );

  test.skipIf(skipped)("a team's marks are read of its own matches, and count for its own players", async () => {
    const db = store.database;
    const many = Array.from({ length: 1_000 }, (_, index) => 1_000 + index);
    const data = [
      { player: 1, side: "home" as const, rating: 6 },
      { player: 2, side: "away" as const, rating: 8 },
    ];
    await saveMatches(
      db,
      many.map((id) => ({ ...small, id })),
    );
    await saveParts(
      db,
      many.map((matchId) => ({ matchId, part: "ratings" as const, at: kickoff, data })),
    );
    await db.execute("analyze match_parts");
    let means: Awaited<ReturnType<typeof meanRatings>> | undefined;
    const read = await rowsRead(db, "match_parts", async (tx) => {
      means = await meanRatings(tx, { home: [1_000, 1_001], away: [1_500] });
    });
    expect(means).toEqual(
      new Map([
        [1, { rating: 6, matches: 2 }],
        [2, { rating: 8, matches: 1 }],
      ]),
    );
    expect(read).toBeLessThan(20);
  });

  test.skipIf(skipped)("what is saved is undone with its transaction", async () => {
    const db = store.database;
    const before = await loadSquads(db, [1, 2]);
    const undone = db.transaction(async (tx) => {
      await saveSquads(tx, [{ teamId: 2, at: kickoff + 9, coachId: null, members: [] }]);
      await saveParts(tx, [{ matchId: 2, part: "ratings", at: kickoff, data: [] }]);
      await saveParts(tx, [{ matchId: 1, part: "ratings", at: kickoff, data: null as never }]);
    });
    await expect(undone).rejects.toThrow();
    expect(await loadSquads(db, [1, 2])).toEqual(before);
    expect(await loadParts(db, 2, ["ratings"])).toEqual({});
  });
});
