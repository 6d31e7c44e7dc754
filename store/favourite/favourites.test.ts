import { mostOfAKind } from "@scoreline/domain/favourite/kinds";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser, deleteUser } from "../account/users.ts";
import { saveCompetitions, saveCountries, saveTeams } from "../catalogue/catalogue.ts";
import { type Database, openStore, type Store } from "../engine/open.ts";
import { saveCursor } from "../intake/intake.ts";
import { forgetSources } from "../intake/switch.ts";
import { factsAfter, lastSeq } from "../log/facts.ts";
import { sequenceOutbox } from "../log/outbox.ts";
import { favourites } from "../schema/favourites.ts";
import { describeOnBoth } from "../testing/both-databases.ts";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "../testing/postgres.ts";
import { addFavourite, type Favourite, favouritesOf, removeFavourite } from "./favourites.ts";

const now = Date.parse("2026-11-17T12:00:00Z");
const team = (thingId: number): Favourite => ({ kind: "team", thingId, sport: "football" });

/** Football teams from 1 on, and two competitions of which the second is a well-known one. */
async function fill(db: Database, teams: number): Promise<void> {
  const names = { en: "Some" };
  await saveCountries(db, [{ id: 1, code: "th", names }]);
  const bare = { countryId: 1, names, logo: null, founded: null, colour: null };
  await saveTeams(
    db,
    Array.from({ length: teams }, (_, at) => ({
      ...bare,
      id: at + 1,
      sport: "football" as const,
      kind: "club" as const,
      short: "Some",
      shorts: null,
      code: "SOM",
      city: null,
      venue: null,
      colours: null,
      crest: null,
    })),
  );
  const league = { ...bare, sport: "football" as const, code: "L", level: 1, kind: "league" as const, popularity: 1 };
  const unsaid = { holders: null, recordWinners: null, format: null };
  await saveCompetitions(db, [
    { ...league, ...unsaid, id: 1_000, key: "own" },
    { ...league, ...unsaid, id: 75, key: "world-cup-2022" },
  ]);
}

const someone = async (db: Database) => (await addUser(db, { createdAt: now })) ?? 0;

describeOnBoth("favourites", (store) => {
  const it = test.skipIf(store.skipped);
  beforeAll(async () => {
    if (!store.skipped) await fill(store.database, mostOfAKind + 20);
  });

  it("are added once, listed by sport, removed, and nobody else's", async () => {
    const db = store.database;
    const [one, other] = [await someone(db), await someone(db)];
    expect(await addFavourite(db, one, team(1), now)).toBe("added");
    expect(await addFavourite(db, one, team(1), now + 1)).toBe("there");
    expect(await addFavourite(db, one, { kind: "competition", thingId: 75, sport: "football" }, now + 2)).toBe("added");
    const mine = [
      { ...team(1), createdAt: now },
      { kind: "competition", thingId: 75, sport: "football", createdAt: now + 2 },
    ];
    expect(await favouritesOf(db, one)).toEqual(mine);
    expect(await favouritesOf(db, one, "football")).toEqual(mine);
    expect(await favouritesOf(db, one, "basketball")).toEqual([]);
    expect(await favouritesOf(db, other)).toEqual([]);
    expect(await removeFavourite(db, other, team(1), now)).toBe(false);
    expect(await removeFavourite(db, one, { ...team(1), sport: "basketball" }, now)).toBe(false);
    expect(await removeFavourite(db, one, team(1), now)).toBe(true);
    expect(await removeFavourite(db, one, team(1), now)).toBe(false);
    expect(await favouritesOf(db, one)).toEqual(mine.slice(1));
  });

  it("are facts when they change, and only then", async () => {
    const db = store.database;
    const userId = await someone(db);
    await sequenceOutbox(db);
    const before = await lastSeq(db);
    for (const at of [1, 2]) await addFavourite(db, userId, team(2), now + at);
    for (const at of [3, 4]) await removeFavourite(db, userId, team(2), now + at);
    await sequenceOutbox(db);
    const fact = { kind: "user", userId, changed: ["favourites"] };
    expect(await factsAfter(db, before, 10)).toEqual([
      { ...fact, seq: before + 1, at: now + 1 },
      { ...fact, seq: before + 2, at: now + 3 },
    ]);
  });

  it("what does not exist, or is of the other sport, is refused; so is a user who is gone", async () => {
    const db = store.database;
    const userId = await someone(db);
    const refused: Favourite[] = [
      team(999_999),
      team(-1),
      { ...team(1), sport: "basketball" },
      { kind: "match", thingId: 1, sport: "football" },
      { kind: "competition", thingId: 1, sport: "football" },
    ];
    for (const each of refused) expect([each, await addFavourite(db, userId, each, now)]).toEqual([each, "unknown"]);
    await addFavourite(db, userId, team(1), now);
    await deleteUser(db, userId, { reason: "other", text: "", at: now });
    expect(await favouritesOf(db, userId)).toEqual([]);
    expect(await addFavourite(db, userId, team(1), now)).toBe("unknown");
  });

  // The last one here: it forgets what the others need.
  it("go with the sources that told of them; a well-known competition stays followed", async () => {
    const db = store.database;
    const userId = await someone(db);
    await addFavourite(db, userId, team(1), now);
    for (const thingId of [75, 1_000]) {
      await addFavourite(db, userId, { kind: "competition", thingId, sport: "football" }, now);
    }
    await saveCursor(db, "demo", "1", now);
    await forgetSources(db);
    expect((await favouritesOf(db, userId)).map(({ kind, thingId }) => [kind, thingId])).toEqual([["competition", 75]]);
  });
});

const binaries = postgresBinaries();

// On the embedded database there is one connection, and so no race.
describe.skipIf(!binaries)("favourites from twenty connections", () => {
  let server: PrivatePostgres;
  let stores: Store[];
  beforeAll(async () => {
    server = await startPostgres(binaries ?? "");
    const databaseUrl = await server.createDatabase();
    // Ten connections each.
    stores = [await openStore({ databaseUrl }), await openStore({ databaseUrl })];
    await fill((stores[0] as Store).database, mostOfAKind + 20);
  });
  afterAll(async () => {
    for (const store of stores ?? []) await store.close();
    await server?.stop();
  });
  const dbOf = (at: number) => (stores[at % stores.length] as Store).database;

  test("are never more than are allowed", async () => {
    const userId = await someone(dbOf(0));
    const held = Array.from({ length: mostOfAKind - 6 }, (_, at) => ({ ...team(at + 1), userId, createdAt: now }));
    await dbOf(0).insert(favourites).values(held);
    const raced = await Promise.all(
      Array.from({ length: 20 }, (_, at) => addFavourite(dbOf(at), userId, team(mostOfAKind + at), now)),
    );
    expect(raced.filter((answer) => answer === "added")).toHaveLength(6);
    expect(raced.filter((answer) => answer === "full")).toHaveLength(14);
    expect(await favouritesOf(dbOf(0), userId)).toHaveLength(mostOfAKind);
  });

  test("toggled at once are one or none, with one fact for each change", async () => {
    const userId = await someone(dbOf(0));
    await sequenceOutbox(dbOf(0));
    const before = await lastSeq(dbOf(0));
    let changes = 0;
    for (let round = 0; round < 5; round += 1) {
      const added = await Promise.all(
        Array.from({ length: 20 }, (_, at) => addFavourite(dbOf(at), userId, team(1), now)),
      );
      expect(added.filter((answer) => answer === "added")).toHaveLength(1);
      const mixed = await Promise.all(
        Array.from({ length: 20 }, async (_, at) =>
          at % 2 === 0
            ? (await addFavourite(dbOf(at), userId, team(1), now)) === "added"
            : removeFavourite(dbOf(at), userId, team(1), now),
        ),
      );
      changes += 1 + mixed.filter(Boolean).length;
      expect((await favouritesOf(dbOf(0), userId)).length).toBeLessThanOrEqual(1);
      if (await removeFavourite(dbOf(0), userId, team(1), now)) changes += 1;
    }
    while (await sequenceOutbox(dbOf(0)));
    expect(await lastSeq(dbOf(0))).toBe(before + changes);
  });
});
