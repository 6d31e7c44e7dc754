import { scriptedSource } from "@scoreline/feed/scripted/scripted-source";
import {
  footballLive,
  footballState,
  smallCompetition,
  smallCountry,
  smallFixture,
  smallSeason,
  smallTeam,
  smallWorld,
} from "@scoreline/feed/scripted/small-world";
import { loadCompetitions, loadTeams } from "@scoreline/store/catalogue/catalogue";
import { cursorOf, quarantineCount, refsOf } from "@scoreline/store/intake/intake";
import { factsAfter, lastSeq } from "@scoreline/store/log/facts";
import { loadMatches } from "@scoreline/store/match/matches";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ingest } from "#intake/follow.ts";
import { openIntake } from "#intake/ingest.ts";
import { type TestIntake, testIntake } from "#testing/intake.ts";

let intake: TestIntake;
beforeAll(async () => {
  intake = await testIntake();
});
beforeEach(() => intake.clear());
afterAll(() => intake.close());

async function idOf(entity: string, ref: string): Promise<number> {
  const rows = await refsOf(intake.database, "scripted");
  return rows.find((row) => row.entity === entity && row.ref === ref)?.id ?? 0;
}

test("a message that cannot be read is set aside, whole and with the reason, and the rest flows on", async () => {
  const unreadable = [
    null,
    "text",
    { type: "team", ref: "no name" },
    { type: "invention", ref: "x" },
    { ...smallTeam("football", 9), names: { en: "bell\u0007" } },
  ];
  await intake.say(smallCountry, ...unreadable, smallTeam("football", 1));
  const aside = await intake.aside();
  expect(aside.map(({ raw }) => raw)).toEqual(unreadable);
  for (const { reason } of aside) expect(reason).not.toBe("");
  expect(aside[2]?.reason).toContain("names");
  expect(await loadTeams(intake.database)).toMatchObject([{ names: { en: "Team 1" } }]);
});

test("a message that the database refuses is set aside and takes no other with it", async () => {
  const twin = smallCompetition("football", { ref: "twin", names: { en: "The same key" } });
  await intake.say(...smallWorld());
  await intake.say(smallFixture("football", "before"), twin, { nonsense: true }, smallFixture("football", "after"));
  const aside = await intake.aside();
  expect(aside.map(({ raw }) => raw)).toEqual([{ nonsense: true }, twin]);
  expect(aside[1]?.reason).toMatch(/^refused by the database: .*competitions_sport_key/);
  expect(
    await loadMatches(intake.database, [await idOf("matches", "before"), await idOf("matches", "after")]),
  ).toHaveLength(2);
  expect(await idOf("competitions", "twin")).toBe(0);
  expect(await cursorOf(intake.database, "scripted")).toBe("2");
  expect(await loadCompetitions(intake.database)).toHaveLength(2);
});

test("one refused message does not change the order in which the others are understood", async () => {
  const twin = smallCompetition("football", { ref: "twin" });
  const children = [smallFixture("football", "first"), ...smallWorld().toReversed()];
  await intake.say(...children, twin);
  expect((await intake.aside()).map(({ raw }) => raw)).toEqual([twin]);
  expect(await idOf("matches", "first")).toBeGreaterThan(0);
});

test("text that no database keeps is set aside too", async () => {
  const nul = { ...smallTeam("football", 1), short: "a\0b" };
  const torn = { ...smallTeam("football", 2), short: "\ud800" };
  await intake.say(smallCountry, nul, torn, smallTeam("football", 3));
  expect(await loadTeams(intake.database)).toMatchObject([{ short: "T3" }]);
  expect((await intake.aside()).map(({ raw }) => raw)).toEqual([nul, torn]);
});

test("messages that speak of things nobody told us are set aside", async () => {
  await intake.say(smallCountry, smallCompetition("football"), smallSeason("football"), smallTeam("football", 1));
  const lost = [
    smallCompetition("basketball", { country: "atlantis" }),
    smallSeason("basketball"),
    smallFixture("football", "no-opponent"),
    footballState("no-such-match", 1, footballLive(1, 0)),
  ];
  await intake.say(...lost);
  expect(await intake.aside()).toEqual([
    { reason: "unknown reference to countries: atlantis", raw: lost[0] },
    { reason: "unknown reference to competitions: basketball-league", raw: lost[1] },
    { reason: "unknown reference to teams: football-team-2", raw: lost[2] },
    { reason: "unknown reference to matches: no-such-match", raw: lost[3] },
  ]);
});

test("what a source means and how far it was read survive a restart", async () => {
  const fixture = smallFixture("football", "match");
  await intake.say(...smallWorld(), fixture, footballState("match", 60, footballLive(1, 0)));
  const before = await refsOf(intake.database, "scripted");
  await intake.reopen();
  expect(await cursorOf(intake.database, "scripted")).toBe("1");
  expect(await refsOf(intake.database, "scripted")).toEqual(before);
  const facts = await intake.factsOf(...smallWorld(), fixture, footballState("match", 60, footballLive(1, 0)));
  expect(facts.filter(({ kind }) => kind !== "catalogue")).toEqual([]);
  const next = await intake.factsOf(footballState("match", 61, footballLive(2, 0)));
  expect(next).toMatchObject([{ kind: "state", matchId: await idOf("matches", "match"), news: [{ type: "goal" }] }]);
  expect(await quarantineCount(intake.database)).toBe(0);
});

test("facts, state and cursor move together, and the facts are told after they are there", async () => {
  await intake.say(...smallWorld(), smallFixture("football", "match"));
  expect(intake.told).toEqual([await lastSeq(intake.database)]);
  const facts = await intake.factsOf(footballState("match", 60, footballLive(1, 0)));
  expect(intake.told.at(-1)).toBe(facts.at(-1)?.seq);
  expect(await cursorOf(intake.database, "scripted")).toBe("2");
  expect(facts[0]).toMatchObject({
    state: (await loadMatches(intake.database, [await idOf("matches", "match")]))[0]?.state,
  });
  await intake.say();
  expect(intake.told).toHaveLength(2);
  expect(await cursorOf(intake.database, "scripted")).toBe("3");
});

test("a batch that fails for another reason than its data leaves nothing behind", async () => {
  await intake.say(...smallWorld(), smallFixture("football", "match"));
  const seq = await lastSeq(intake.database);
  await intake.database.execute("alter table feed_cursors rename to hidden");
  await expect(intake.say(footballState("match", 60, footballLive(1, 0)), { nonsense: true })).rejects.toThrow();
  await intake.database.execute("alter table hidden rename to feed_cursors");
  await intake.resume();
  const [match] = await loadMatches(intake.database, [await idOf("matches", "match")]);
  expect(match?.state).toEqual({ kind: "scheduled" });
  expect(await factsAfter(intake.database, seq, 10)).toEqual([]);
  expect(await intake.aside()).toEqual([]);
  expect(await cursorOf(intake.database, "scripted")).toBe("1");
  expect(await intake.factsOf(footballState("match", 60, footballLive(1, 0)))).toHaveLength(1);
});

test("well-known competitions keep their ids, and a key that JavaScript knows is only a key", async () => {
  await intake.say(
    smallCountry,
    smallCompetition("football", { ref: "cup", key: "world-cup-2022" }),
    smallCompetition("football", { ref: "odd", key: "constructor" }),
  );
  expect(await idOf("competitions", "cup")).toBe(75);
  expect(await idOf("competitions", "odd")).toBeGreaterThanOrEqual(1000);
});

test("a source is followed from its cursor until the signal aborts", async () => {
  const source = scriptedSource();
  const stop = new AbortController();
  const caughtUp = Promise.withResolvers<void>();
  const options = { ...intake.options(), onCaughtUp: caughtUp.resolve };
  const following = ingest(source, options, stop.signal);
  await caughtUp.promise;
  await source.say(...smallWorld());
  await source.say(smallFixture("football", "match"));
  stop.abort();
  await following;
  expect(await cursorOf(intake.database, "scripted")).toBe("2");
  expect(await idOf("matches", "match")).toBeGreaterThan(0);
});

test("while nobody listens everything is stored and nothing told, until the source has caught up", async () => {
  const before = await lastSeq(intake.database);
  const deliver = await openIntake("scripted", { ...intake.options(), alone: true, unheard: true });
  await deliver({ messages: [...smallWorld(), smallFixture("football", "match")] });
  expect(await idOf("matches", "match")).toBeGreaterThan(0);
  expect(await lastSeq(intake.database)).toBe(before);
  await deliver({ messages: [], caughtUp: true });
  await deliver({ messages: [footballState("match", 60, footballLive(1, 0))] });
  expect((await factsAfter(intake.database, before, 10)).map(({ kind }) => kind)).toEqual(["state"]);
});

test("whoever makes the first pages ready is waited for before anything more is stored", async () => {
  const opened = Promise.withResolvers<void>();
  const caughtUp = Promise.withResolvers<void>();
  const onCaughtUp = () => {
    caughtUp.resolve();
    return opened.promise;
  };
  const deliver = await openIntake("scripted", { ...intake.options(), onCaughtUp });
  await deliver({ messages: smallWorld() });
  const heard = deliver({ messages: [], caughtUp: "for now" });
  const later = deliver({ messages: [smallFixture("football", "match")] });
  await caughtUp.promise;
  // Whoever makes them ready asks the database meanwhile.
  expect(await idOf("matches", "match")).toBe(0);
  opened.resolve();
  await Promise.all([heard, later]);
  expect(await idOf("matches", "match")).toBeGreaterThan(0);
});
