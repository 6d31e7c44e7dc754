import type { Fact } from "@scoreline/domain/facts";
import type { FootballState } from "@scoreline/domain/match/state/state";
import {
  footballEvents,
  footballLive,
  footballState,
  goal,
  smallFixture,
  smallKickoff,
  smallTeam,
  smallWorld,
} from "@scoreline/feed/scripted/small-world";
import { memoryOf, refsOf } from "@scoreline/store/intake/intake";
import { loadEvents, loadMatches } from "@scoreline/store/match/matches";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestIntake, testIntake } from "#testing/intake.ts";

/** What feeds really do. The rules are in domain/match/reconcile*.ts; here a source speaks and a store listens. */
let intake: TestIntake;
beforeAll(async () => {
  intake = await testIntake();
  const player = (ref: string) => ({ type: "player", ref, sport: "football", names: { en: ref } });
  await intake.say(...smallWorld(), smallTeam("football", 5), player("striker"), player("defender"));
});
afterAll(() => intake.close());

async function idOf(ref: string): Promise<number> {
  const rows = await refsOf(intake.database, "scripted");
  return rows.find((row) => row.entity === "matches" && row.ref === ref)?.id ?? 0;
}
async function matchOf(ref: string) {
  return (await loadMatches(intake.database, [await idOf(ref)]))[0];
}
async function eventsOf(ref: string) {
  const id = await idOf(ref);
  return (await loadEvents(intake.database, [id])).get(id) ?? [];
}
const newsIn = (facts: readonly Fact[]) => facts.flatMap((fact) => (fact.kind === "state" ? fact.news : []));
const kindsOf = (facts: readonly Fact[]) => facts.map((fact) => fact.kind);
const day = 86_400_000;
const finished = (home: number, away: number): FootballState => ({
  kind: "finished",
  decided: "regular",
  score: { current: { home, away } },
});
const goalHome = [{ type: "goal", side: "home" }];
const overturnedHome = [{ type: "overturned", side: "home" }];

describe("a score that flaps", () => {
  test("is told to nobody when it returns within the window", async () => {
    await intake.say(smallFixture("football", "flap"), footballState("flap", 60, footballLive(1, 0)));
    expect(await intake.factsOf(footballState("flap", 61, footballLive(0, 0)))).toEqual([]);
    expect(await intake.pass(19_000)).toEqual([]);
    expect(await intake.factsOf(footballState("flap", 62, footballLive(1, 0)))).toEqual([]);
    expect(await intake.pass(60_000)).toEqual([]);
    expect(await matchOf("flap")).toMatchObject({ state: footballLive(1, 0) });
  });

  test("and stays down is told without a further message, also when the process was started anew", async () => {
    await intake.say(smallFixture("football", "down"), footballState("down", 60, footballLive(1, 0)));
    await intake.say(footballState("down", 61, footballLive(0, 0)));
    await intake.reopen();
    expect(await intake.pass(19_999)).toEqual([]);
    const facts = await intake.pass(1);
    expect(facts).toMatchObject([{ kind: "state", state: footballLive(0, 0), news: overturnedHome }]);
    expect(intake.told.at(-1)).toBe(facts[0]?.seq);
    expect(await intake.pass(60_000)).toEqual([]);
  });

  test("is believed at once with the goal that is removed, or with the video referee's decision", async () => {
    await intake.say(
      smallFixture("football", "removed"),
      footballState("removed", 60, footballLive(1, 0)),
      footballEvents("removed", 60, [goal("g1", "home")]),
    );
    const removed = await intake.factsOf(
      footballState("removed", 62, footballLive(0, 0)),
      footballEvents("removed", 62, [], ["g1"]),
    );
    expect(newsIn(removed)).toEqual(overturnedHome);

    const decision = { about: "goal", decision: "overturned", side: "home", minute: 61, phase: "second-half" } as const;
    await intake.say(smallFixture("football", "decided"), footballState("decided", 60, footballLive(1, 0)));
    expect(await intake.factsOf(footballState("decided", 62, footballLive(0, 0)))).toEqual([]);
    const decided = await intake.factsOf(footballEvents("decided", 62, [{ ref: "v1", type: "var", ...decision }]));
    expect(newsIn(decided)).toEqual(overturnedHome);
  });

  test("and stands again within two minutes is not a new goal, also when the process was started anew", async () => {
    await intake.say(smallFixture("football", "again"), footballState("again", 60, footballLive(1, 0)));
    await intake.say(footballState("again", 61, footballLive(0, 0)));
    expect(newsIn(await intake.pass(20_000))).toEqual(overturnedHome);
    await intake.reopen();
    const facts = await intake.factsOf(footballState("again", 62, footballLive(1, 0)));
    expect(facts).toMatchObject([{ kind: "state", state: footballLive(1, 0), news: [] }]);
  });

  test("a batch that fails leaves nothing held back either", async () => {
    await intake.say(smallFixture("football", "failing"), footballState("failing", 60, footballLive(1, 0)));
    await intake.database.execute("alter table feed_cursors rename to hidden");
    await expect(intake.say(footballState("failing", 61, footballLive(0, 0)))).rejects.toThrow();
    await intake.database.execute("alter table hidden rename to feed_cursors");
    await intake.resume();
    expect(await intake.pass(20_000)).toEqual([]);
    expect(await matchOf("failing")).toMatchObject({ state: footballLive(1, 0) });
  });
});

test("a changed kick-off is a fact, and the match stays what it is", async () => {
  await intake.say(smallFixture("football", "moved"));
  const id = await idOf("moved");
  const facts = await intake.factsOf(smallFixture("football", "moved", { kickoff: smallKickoff + 7_200_000 }));
  expect(facts).toMatchObject([
    { kind: "fixture", matchId: id, head: { kickoff: smallKickoff + 7_200_000, state: { kind: "scheduled" } } },
  ]);
});

test("a postponed match is scheduled again by a later date, and a late repetition does not postpone it again", async () => {
  const postponed = footballState("rain", -60, { kind: "postponed" });
  await intake.say(smallFixture("football", "rain"), postponed);
  expect(await matchOf("rain")).toMatchObject({ state: { kind: "postponed" } });
  const facts = await intake.factsOf(smallFixture("football", "rain", { kickoff: smallKickoff + 3 * day }));
  expect(facts).toMatchObject([{ kind: "fixture", head: { state: { kind: "scheduled" } } }]);
  expect(await intake.factsOf(postponed)).toEqual([]);
  expect(await matchOf("rain")).toMatchObject({ state: { kind: "scheduled" }, kickoff: smallKickoff + 3 * day });
});

test("an abandoned match goes on under the same id from the same score", async () => {
  await intake.say(smallFixture("football", "dark"), footballState("dark", 60, footballLive(2, 1)));
  const id = await idOf("dark");
  const off = await intake.factsOf(footballState("dark", 61, { kind: "abandoned" }));
  expect(off).toMatchObject([{ state: { kind: "abandoned", score: { current: { home: 2, away: 1 } } }, news: [] }]);
  const on = await intake.factsOf(footballState("dark", 330, footballLive(2, 1)));
  expect(on).toMatchObject([{ kind: "state", matchId: id, state: footballLive(2, 1), news: [] }]);
  await intake.say(footballState("dark", 331, { ...footballLive(2, 1), kind: "suspended" }));
  expect(newsIn(await intake.factsOf(footballState("dark", 332, footballLive(2, 2))))).toHaveLength(1);
});

test("a goal that is given to another player is a fact and no news", async () => {
  await intake.say(
    smallFixture("football", "whose"),
    footballState("whose", 46, footballLive(1, 0)),
    footballEvents("whose", 46, [{ ...goal("g1", "home"), player: "striker" }]),
  );
  const facts = await intake.factsOf(footballEvents("whose", 50, [{ ...goal("g1", "home"), player: "defender" }]));
  expect(facts).toMatchObject([{ kind: "events", set: [{ id: "g1" }], removed: [] }]);
});

test("a place in a knock-out is filled later, and a late fixture does not empty it", async () => {
  const open = smallFixture("football", "final", { away: { placeholder: { en: "W2" } }, round: "final" });
  await intake.say(open);
  const facts = await intake.factsOf(smallFixture("football", "final", { round: "final" }));
  expect(facts).toMatchObject([{ kind: "fixture", head: { away: { teamId: expect.any(Number) } } }]);
  expect(await intake.factsOf(open)).toEqual([]);
});

describe("a match under a new ref", () => {
  const own = (round: string) => ({ round, home: { team: "football-team-5" } });
  const later = { kickoff: smallKickoff + 2 * day };

  test("that the source does not name is the postponed one of the same round", async () => {
    await intake.say(smallFixture("football", "r1", own("1")), footballState("r1", -60, { kind: "postponed" }));
    const facts = await intake.factsOf(smallFixture("football", "r1-new", { ...own("1"), ...later }));
    expect(await idOf("r1-new")).toBe(await idOf("r1"));
    expect(facts).toMatchObject([{ kind: "fixture", head: { ...later, state: { kind: "scheduled" } } }]);
  });

  test("also when both are said at once", async () => {
    await intake.say(smallFixture("football", "r2", own("2")));
    await intake.say(
      footballState("r2", -60, { kind: "postponed" }),
      smallFixture("football", "r2-new", { ...own("2"), ...later }),
    );
    expect(await idOf("r2-new")).toBe(await idOf("r2"));
    expect(await matchOf("r2")).toMatchObject({ ...later, state: { kind: "scheduled" } });
  });

  test("is no longer planned by its old ref, whose play still counts, also after a restart", async () => {
    await intake.say(smallFixture("football", "r3", own("3")), footballState("r3", -60, { kind: "postponed" }));
    await intake.say(smallFixture("football", "r3-new", { ...own("3"), ...later, replaces: "r3" }));
    await intake.reopen();
    const old = [smallFixture("football", "r3", own("3")), footballState("r3", -50, { kind: "postponed" })];
    expect(await intake.factsOf(...old)).toEqual([]);
    expect(await matchOf("r3")).toMatchObject({ ...later, state: { kind: "scheduled" } });
    expect(newsIn(await intake.factsOf(footballState("r3", 60, footballLive(1, 0))))).toEqual(goalHome);
    expect(await matchOf("r3-new")).toMatchObject({ state: footballLive(1, 0) });
  });

  test("is another match when nothing was postponed, or when the round has several of them", async () => {
    await intake.say(smallFixture("football", "r4", own("4")));
    await intake.say(smallFixture("football", "r4-second", { ...own("4"), kickoff: smallKickoff + day }));
    expect(await idOf("r4-second")).not.toBe(await idOf("r4"));
    await intake.say(footballState("r4", -60, { kind: "postponed" }));
    await intake.say(smallFixture("football", "r4-third", { ...own("4"), kickoff: smallKickoff + 2 * day }));
    expect(await idOf("r4-third")).not.toBe(await idOf("r4"));
  });
});

test("a scorer who arrives before the score is shown, and the goal is told once, with the score", async () => {
  await intake.say(smallFixture("football", "early"), footballState("early", 40, footballLive(0, 0)));
  const scorer = await intake.factsOf(footballEvents("early", 45, [{ ...goal("g1", "home"), player: "striker" }]));
  expect(kindsOf(scorer)).toEqual(["events"]);
  expect(newsIn(await intake.factsOf(footballState("early", 46, footballLive(1, 0))))).toEqual(goalHome);
});

test("a match that goes back to an earlier half is believed on repetition, or when time passes", async () => {
  const first: FootballState = { ...footballLive(0, 0), clock: { phase: "first-half", since: smallKickoff } };
  for (const ref of ["back", "back-silent"]) {
    await intake.say(smallFixture("football", ref), footballState(ref, 60, footballLive(0, 0)));
    expect(await intake.factsOf(footballState(ref, 61, first))).toEqual([]);
  }
  expect(await intake.factsOf(footballState("back", 62, first))).toMatchObject([{ state: first, news: [] }]);
  expect(await intake.pass(29_999)).toEqual([]);
  expect(await intake.pass(1)).toMatchObject([{ matchId: await idOf("back-silent"), state: first, news: [] }]);
});

test("an event that was taken back stays away when it is repeated late, also after a restart", async () => {
  const scored = footballEvents("ghost", 46, [goal("g1", "home"), goal("g2", "away")]);
  await intake.say(smallFixture("football", "ghost"), scored, footballEvents("ghost", 50, [], ["g1"]));
  expect(await intake.factsOf(scored)).toEqual([]);
  await intake.reopen();
  expect(await intake.factsOf(scored)).toEqual([]);
  expect(await eventsOf("ghost")).toMatchObject([{ id: "g2" }]);
});

// These let days pass, so they are the last.
test("a goal becomes an own goal days later, and a final result changes: both are put right without a shout", async () => {
  const scored = footballEvents("result", 46, [{ ...goal("g1", "home"), player: "striker" }]);
  await intake.say(smallFixture("football", "result"), scored, footballState("result", 120, finished(1, 0)));
  await intake.pass(6 * day);
  const own = { ...goal("g1", "home"), how: "own-goal" as const, player: "defender" };
  expect(await intake.factsOf(footballEvents("result", 9_000, [own]))).toMatchObject([
    { kind: "events", set: [{ id: "g1", how: "own-goal" }] },
  ]);
  expect(await intake.factsOf(scored)).toEqual([]);
  const raised = await intake.factsOf(footballState("result", 9_001, finished(2, 0)));
  expect(raised).toMatchObject([{ kind: "state", state: finished(2, 0), news: [] }]);
  expect(await intake.factsOf(footballState("result", 9_002, finished(1, 0)))).toEqual([]);
  expect(newsIn(await intake.pass(20_000))).toEqual(overturnedHome);
});

test("what was remembered is forgotten when nobody has spoken of it for a day", async () => {
  await intake.pass(2 * day);
  await intake.say(smallFixture("football", "fresh"), footballState("fresh", 9_100, footballLive(1, 0)));
  await intake.say(footballState("fresh", 9_101, footballLive(0, 0)));
  const memory = JSON.parse((await memoryOf(intake.database, "scripted")) ?? "{}");
  expect(Object.keys(memory)).toEqual([String(await idOf("fresh"))]);
});
