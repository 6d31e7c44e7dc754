import { expect, test } from "vitest";
import {
  loadCompetitions,
  loadTeams,
  saveCompetitions,
  saveCountries,
  saveSeasons,
  saveTeams,
  type Team,
} from "./catalogue/catalogue.ts";
import { DirectoryHeld } from "./engine/embedded/lock.ts";
import { openStore } from "./engine/open.ts";
import {
  addRefs,
  cursorOf,
  listQuarantine,
  newIds,
  ownIds,
  quarantineCount,
  refsOf,
  releaseFromQuarantine,
  type SourceRef,
  saveCursor,
  saveRefs,
  setAside,
} from "./intake/intake.ts";
import { appendFacts, factsAfter, lastSeq } from "./log/facts.ts";
import { pruneFacts, retention } from "./log/prune.ts";
import {
  loadEvents,
  loadMatches,
  type MatchRecord,
  matchesBetween,
  removeEvents,
  saveEvents,
  saveMatches,
} from "./match/matches.ts";
import { loadCareers, saveCareers } from "./people/people.ts";
import { describeOnBoth } from "./testing/both-databases.ts";

describeOnBoth("the store", (store) => {
  const { kind, skipped } = store;

  const team = (id: number, name: string): Team => ({
    id,
    sport: "football",
    kind: "club",
    countryId: 1,
    names: { en: name, th: "ทีม" },
    short: name,
    shorts: { th: "ย่อ" },
    code: "ABC",
    city: null,
    venue: { name: "Ground", capacity: 10_000 },
    founded: 1900,
    colours: ["#ff0000", "#ffffff"],
    crest: ["shield", "plain"],
    logo: null,
  });

  const kickoff = Date.parse("2026-11-15T12:30:00Z");
  const head: MatchRecord = {
    id: 1,
    sport: "football",
    competitionId: 75,
    seasonId: 1,
    stageId: null,
    round: "12",
    home: { teamId: 1 },
    away: { placeholder: { en: "Winner of quarter-final 2" } },
    kickoff,
    venue: null,
    neutral: false,
    state: { kind: "scheduled" },
    stateAt: 0,
    tie: null,
    planAt: null,
    homeReds: 0,
    awayReds: 0,
  };

  test.skipIf(skipped)("keeps the catalogue, names in their scripts, and updates it", async () => {
    const db = store.database;
    await saveCountries(db, [{ id: 1, code: "th", names: { en: "Thailand", th: "ไทย", kh: "ថៃ" } }]);
    const competition = {
      id: 75,
      sport: "football" as const,
      countryId: 1,
      key: "world-cup-2022",
      names: { en: "World Cup" },
      code: "WC",
      level: 1,
      kind: "cup" as const,
      popularity: 99,
      colour: "#aa0000",
      logo: null,
      founded: 1930,
      holders: "Argentina",
      recordWinners: [["Brazil", 5] satisfies [string, number]],
      format: "groups",
    };
    await saveCompetitions(db, [competition]);
    await saveSeasons(db, [
      { id: 1, competitionId: 75, name: "2022", from: "2022-11-20", to: "2022-12-18", current: true },
    ]);
    await saveTeams(db, [team(1, "First"), team(2, "Second")]);
    await saveTeams(db, [team(2, "Renamed")]);
    expect(await loadCompetitions(db, [75])).toEqual([competition]);
    expect((await loadTeams(db)).map((row) => row.names.en).sort()).toEqual(["First", "Renamed"]);
    expect(await newIds(db, "competitions", 2)).toEqual([1000, 1001]);
    expect(await ownIds(db, "competitions", 3)).toEqual([1002, 1003, 1004]);
    expect(await newIds(db, "competitions", 1)).toEqual([1005]);
  });

  test.skipIf(skipped)("keeps matches with their state, to the millisecond", async () => {
    const db = store.database;
    const live = {
      ...head,
      away: { teamId: 2 },
      stateAt: kickoff + 123,
      planAt: kickoff - 456,
      state: {
        kind: "live" as const,
        clock: { phase: "first-half" as const, since: kickoff + 60_001 },
        score: { current: { home: 1, away: 0 } },
      },
    };
    await saveMatches(db, [head]);
    expect(await loadMatches(db, [1, 999])).toEqual([head]);
    await saveMatches(db, [live, { ...head, id: 2, kickoff: kickoff + 86_400_000 }]);
    expect(await loadMatches(db, [1])).toEqual([live]);
    const day = await matchesBetween(db, "football", kickoff, kickoff + 86_400_000);
    expect(day.map((match) => match.id)).toEqual([1]);
    expect(await matchesBetween(db, "basketball", 0, kickoff * 2)).toEqual([]);
  });

  test.skipIf(skipped)("keeps, changes and removes events", async () => {
    const db = store.database;
    const goal = {
      id: "g1",
      type: "goal",
      side: "home",
      how: "header",
      minute: 45,
      added: 2,
      phase: "first-half",
    } as const;
    await saveEvents(db, [
      { matchId: 1, event: goal },
      { matchId: 1, event: { ...goal, id: "g2" } },
    ]);
    await saveEvents(db, [{ matchId: 1, event: { ...goal, how: "own-goal" } }]);
    await removeEvents(db, [{ matchId: 1, id: "g2" }]);
    expect(await loadEvents(db, [1])).toEqual(new Map([[1, [{ ...goal, how: "own-goal" }]]]));
  });

  test.skipIf(skipped)("remembers what a source means and how far it was read", async () => {
    const db = store.database;
    await saveRefs(db, "demo", [{ entity: "teams", ref: "a", id: 1 }]);
    await saveRefs(db, "other", [{ entity: "teams", ref: "a", id: 2 }]);
    expect(await refsOf(db, "demo")).toEqual([{ entity: "teams", ref: "a", id: 1 }]);
    expect(await cursorOf(db, "demo")).toBeUndefined();
    await saveCursor(db, "demo", "17", kickoff);
    await saveCursor(db, "demo", "18", kickoff);
    expect(await cursorOf(db, "demo")).toBe("18");
  });

  test.skipIf(skipped)(
    "new rows are kept to the letter; one that is there already undoes the others with it",
    async () => {
      const db = store.database;
      const refs = ["back\\slash", "\\N", "tab\tand\nline\r", '"quoted", {ไทย} 🏀', "\\\\.", "NULL", " "].map(
        (ref, id) => ({
          entity: "players" as const,
          ref,
          id,
        }),
      );
      await addRefs(db, "odd", refs);
      const byId = (rows: readonly SourceRef[]) => rows.toSorted((one, other) => one.id - other.id);
      expect(byId(await refsOf(db, "odd"))).toEqual(refs);
      const twice = db.transaction((tx) =>
        addRefs(tx, "odd", [
          { entity: "players", ref: "new", id: 100 },
          { entity: "players", ref: "NULL", id: 101 },
        ]),
      );
      await expect(twice).rejects.toMatchObject({ cause: { code: "23505" } });
      expect(byId(await refsOf(db, "odd"))).toEqual(refs);
    },
  );

  test.skipIf(skipped)("of many rows the new ones are added and the others brought up to date", async () => {
    const db = store.database;
    const rows = (text: string) => [{ season: text, team: 1, appearances: 3, loan: false }];
    const careersOf = (ids: readonly number[], text: string) =>
      ids.map((playerId) => ({ playerId, rows: rows(text), countedUntil: playerId === 3 ? null : kickoff }));
    const all = Array.from({ length: 150 }, (_, index) => index + 1);
    await saveCareers(db, careersOf([2, 3], "2024"));
    await saveCareers(db, [...careersOf(all, "2025"), ...careersOf([150], "2026")]);
    const found = await loadCareers(db, [1, 2, 3, 150]);
    expect(found.toSorted((one, other) => one.playerId - other.playerId)).toEqual([
      ...careersOf([1, 2, 3], "2025"),
      ...careersOf([150], "2026"),
    ]);
  });

  test.skipIf(skipped)("sets messages aside with the reason and lets them go again", async () => {
    const db = store.database;
    await setAside(db, [
      { source: "demo", at: kickoff, reason: "no such team", raw: { type: "goal", who: "ไทย" } },
      { source: "demo", at: kickoff, reason: "not an object", raw: null },
    ]);
    expect(await quarantineCount(db)).toBe(2);
    const rows = await listQuarantine(db, 10);
    expect(rows[1]).toMatchObject({ reason: "no such team", raw: { type: "goal", who: "ไทย" } });
    await releaseFromQuarantine(
      db,
      rows.map((row) => row.id),
    );
    expect(await quarantineCount(db)).toBe(0);
  });

  test.skipIf(skipped)("numbers facts without a gap, and undoes them with their transaction", async () => {
    const db = store.database;
    const fact = { kind: "catalogue", entity: "teams", ids: [1] } as const;
    const before = await lastSeq(db);
    await db.transaction((tx) =>
      appendFacts(tx, kickoff, [
        { ...fact, ids: [1] },
        { ...fact, ids: [2] },
      ]),
    );
    await expect(
      db.transaction(async (tx) => {
        await appendFacts(tx, kickoff, [{ ...fact, ids: [3] }]);
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    await db.transaction((tx) => appendFacts(tx, kickoff + 5, [{ ...fact, ids: [4] }]));
    const read = await factsAfter(db, before, 10);
    expect(read.map(({ seq }) => seq - before)).toEqual([1, 2, 3]);
    expect(read.at(-1)).toEqual({ ...fact, ids: [4], seq: before + 3, at: kickoff + 5 });
    await pruneFacts(db, kickoff + 1 + retention.factsMs);
    expect((await factsAfter(db, before, 10)).map(({ seq }) => seq - before)).toEqual([3]);
  });

  test.skipIf(skipped)("shows facts in the order of their numbers, with several writers at once", async () => {
    const db = store.database;
    const start = await lastSeq(db);
    const seen: number[] = [];
    let writing = true;
    const reader = (async () => {
      let last = start;
      while (writing || last < (await lastSeq(db))) {
        const read = await factsAfter(db, last, 1000);
        for (const fact of read) seen.push(fact.seq);
        last = read.at(-1)?.seq ?? last;
      }
    })();
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let i = 0; i < 12; i++) {
          await db.transaction(async (tx) => {
            await appendFacts(tx, kickoff, [{ kind: "catalogue", entity: "teams", ids: [writer, i] }]);
          });
        }
      }),
    );
    writing = false;
    await reader;
    expect(seen).toEqual(Array.from({ length: 96 }, (_, i) => start + 1 + i));
  });

  test.skipIf(kind !== "embedded")(
    "refuses a directory that another process holds, and keeps what was written",
    async () => {
      await expect(openStore({ directory: store.directory })).rejects.toThrow(DirectoryHeld);
      await store.reopen();
      expect(await loadMatches(store.database, [2])).toHaveLength(1);
    },
  );
});
