import { beforeEach, expect, test } from "vitest";
import { saveRefs } from "../intake/intake.ts";
import { retention, thinOut } from "../log/prune.ts";
import { describeOnBoth } from "../testing/both-databases.ts";
import { loadItems, saveItems } from "./details.ts";
import { loadEvents, saveEvents, saveMatches } from "./matches.ts";
import { movesOfMatch, type StoredMove, saveMoves } from "./odds.ts";
import {
  askForDetails,
  forgetAskable,
  hasDetails,
  isWaiting,
  mostWaiting,
  nextRequest,
  noteAnswer,
  sayAskable,
} from "./requests.ts";

const dayMs = 86_400_000;
const now = Date.parse("2026-11-15T12:30:00Z");

describeOnBoth("requests for details", (store) => {
  const { skipped } = store;
  const matchIds = Array.from({ length: mostWaiting + 2 }, (_, index) => index + 1);
  const refOf = (id: number) => `match-${id}`;

  beforeEach(async () => {
    if (skipped) return;
    const db = store.database;
    for (const table of ["detail_requests", "askable_sources", "source_refs", "feed_cursors"])
      await db.execute(`delete from ${table}`);
    const both = ["one", "other"];
    for (const source of both)
      await saveRefs(
        db,
        source,
        matchIds.map((id) => ({ entity: "matches", ref: refOf(id), id })),
      );
  });

  test.skipIf(skipped)("where no source can be asked nobody waits, and nothing is written", async () => {
    const db = store.database;
    expect(await askForDetails(db, 1, now)).toBe(false);
    await sayAskable(db, "of other matches");
    expect(await askForDetails(db, 1, now)).toBe(false);
    await sayAskable(db, "one");
    await db.execute("update askable_sources set seen = now() - interval '3 minutes'");
    expect(await askForDetails(db, 1, now)).toBe(false);
    expect(await nextRequest(db, "one")).toBeUndefined();
  });

  test.skipIf(skipped)("each source that has the match is asked, by its own name of it, once", async () => {
    const db = store.database;
    await sayAskable(db, "one");
    await sayAskable(db, "other");
    expect(await askForDetails(db, 1, now)).toBe(true);
    expect(await askForDetails(db, 1, now + 1)).toBe(true);
    const answer = (source: string, state: "told" | "nothing") =>
      noteAnswer(db, { source, matchId: 1, state, at: now });
    expect(await nextRequest(db, "one")).toEqual({ matchId: 1, ref: "match-1" });
    await answer("one", "told");
    expect(await nextRequest(db, "one")).toBeUndefined();
    expect(await nextRequest(db, "other")).toEqual({ matchId: 1, ref: "match-1" });
    expect(await isWaiting(db, 1)).toBe(true);
    await answer("other", "nothing");
    expect(await isWaiting(db, 1)).toBe(false);
    expect(await askForDetails(db, 1, now + 1)).toBe(false);
    await forgetAskable(db, "other");
    // There may be more the day after; who has told everything is not asked again.
    expect(await askForDetails(db, 1, now + 2 * dayMs)).toBe(false);
    await sayAskable(db, "other");
    expect(await askForDetails(db, 1, now + 2 * dayMs)).toBe(true);
    expect(await nextRequest(db, "one")).toBeUndefined();
  });

  test.skipIf(skipped)("a request that failed can be made again, after a minute", async () => {
    const db = store.database;
    await sayAskable(db, "one");
    await askForDetails(db, 1, now);
    await noteAnswer(db, { source: "one", matchId: 1, state: "failed", at: now });
    expect(await askForDetails(db, 1, now + 30_000)).toBe(false);
    expect(await askForDetails(db, 1, now + 61_000)).toBe(true);
  });

  test.skipIf(skipped)("no more than so many wait, and the last one is answered first", async () => {
    const db = store.database;
    await sayAskable(db, "one");
    for (const id of matchIds) expect(await askForDetails(db, id, now + id)).toBe(id <= mostWaiting);
    expect(await nextRequest(db, "one")).toEqual({ matchId: mostWaiting, ref: refOf(mostWaiting) });
    await noteAnswer(db, { source: "one", matchId: mostWaiting, state: "told", at: now });
    expect(await askForDetails(db, mostWaiting + 1, now)).toBe(true);
  });

  test.skipIf(skipped)("no more than so many wait when all are asked for at the same moment", async () => {
    const db = store.database;
    await sayAskable(db, "one");
    const asked = await Promise.all(matchIds.map((id) => askForDetails(db, id, now)));
    expect(asked.filter((waits) => waits)).toHaveLength(mostWaiting);
  });

  test.skipIf(skipped)("what is long goes again after some days, and can be asked for once more", async () => {
    const db = store.database;
    const kickoff = now - 90 * dayMs;
    await sayAskable(db, "one");
    const move = (phase: StoredMove["phase"], minutes: number): StoredMove => ({
      matchId: 1,
      company: 8,
      market: "1x2",
      phase,
      at: kickoff + minutes * 60_000,
      line: null,
      prices: [2, 1.8],
      suspended: false,
    });
    const moves = [move("opening", -900), move("pre-match", -600), move("pre-match", -5), move("live", 5)];
    const basket = { type: "basket", side: "home", points: 2, phase: "q1", remaining: 500 } as const;
    const told = async () => {
      await saveItems(db, [
        { matchId: 1, list: "commentary", ref: "c1", at: kickoff, data: { id: "c1" } as never },
        { matchId: 1, list: "shots", ref: "s1", at: kickoff, data: { id: "s1" } as never },
      ]);
      await saveEvents(db, [{ matchId: 1, event: { id: "e1", ...basket } }]);
      await saveMoves(db, moves);
    };
    await saveMatches(db, [
      {
        id: 1,
        sport: "basketball",
        competitionId: 1,
        seasonId: 1,
        stageId: null,
        round: null,
        tie: null,
        home: { teamId: 1 },
        away: { teamId: 2 },
        kickoff,
        venue: null,
        venueId: null,
        neutral: false,
        state: { kind: "finished", decided: "regular", score: { current: { home: 2, away: 0 } } } as never,
        stateAt: kickoff,
        homeReds: 0,
        awayReds: 0,
      },
    ]);
    expect(await hasDetails(db, 1, "basketball")).toBe(false);
    await askForDetails(db, 1, now);
    await told();
    await noteAnswer(db, { source: "one", matchId: 1, state: "told", at: now });
    expect(await hasDetails(db, 1, "basketball")).toBe(true);

    await thinOut(db, now - retention.stepsMs, now + retention.askedMs - 1);
    expect(await hasDetails(db, 1, "basketball")).toBe(true);
    expect(await thinOut(db, now - retention.stepsMs, now + retention.askedMs + 1)).toBeGreaterThan(0);
    expect(await loadItems(db, 1, "commentary")).toEqual([]);
    expect((await loadEvents(db, [1])).get(1)).toEqual([]);
    expect(await movesOfMatch(db, 1)).toEqual([moves[0], moves[2], moves[3]]);
    expect(await askForDetails(db, 1, now)).toBe(true);
  });
});
