import { footballLive, footballState, smallFixture, smallTeam, smallWorld } from "@scoreline/feed/scripted/small-world";
import { listQuarantine, quarantineCount, quarantineReasons, setAside } from "@scoreline/store/intake/intake";
import { describeOnBoth } from "@scoreline/store/testing/both-databases";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestIntake, testIntake } from "#testing/intake.ts";

let intake: TestIntake;
beforeAll(async () => {
  intake = await testIntake();
});
beforeEach(async () => {
  await intake.clear();
  await intake.say(...smallWorld());
});
afterAll(() => intake.close());

const reasons = async () => (await intake.aside()).map(({ reason }) => reason);

test("the same meeting under a second id is set aside by the name of the first, in a batch or later", async () => {
  await intake.say(smallFixture("football", "first"), smallFixture("football", "twin", { round: "first" }));
  await intake.say(smallFixture("football", "later twin", { round: "first" }));
  expect(await reasons()).toEqual([
    "the same meeting under a second id: first",
    "the same meeting under a second id: first",
  ]);
  // The first one goes on, and nobody speaks for the others.
  await intake.say(footballState("first", 10, footballLive(1, 0)), footballState("twin", 11, footballLive(5, 5)));
  expect((await reasons()).at(-1)).toBe("unknown reference to matches: twin");
});

test("a team against itself or of another sport is no fixture", async () => {
  const team = (ref: string) => ({ team: ref });
  await intake.say(
    smallFixture("football", "mirror", { home: team("football-team-1"), away: team("football-team-1") }),
    smallFixture("football", "guest", { away: team("basketball-team-1") }),
    smallFixture("basketball", "stray", { season: "football-season" }),
    smallFixture("football", "good"),
  );
  expect(await reasons()).toEqual([
    "a team against itself: football-team-1",
    "a team of another sport: basketball-team-1 does not play football",
    "a competition of another sport: not basketball",
  ]);
});

test("what cannot be written as JSON is set aside like everything else, and breaks nothing around it", async () => {
  const circle: { type: string; self?: unknown } = { type: "circle" };
  circle.self = circle;
  await intake.say({ type: "team", ref: 12n }, circle, smallTeam("football", 9));
  const aside = await intake.aside();
  expect(aside.map(({ raw }) => raw)).toEqual([
    { type: "team", ref: "12n" },
    { unwritable: expect.stringContaining("circular") },
  ]);
});

test("twenty thousand refused messages are one batch like any other", async () => {
  const refused = Array.from({ length: 20_500 }, (_, i) => ({ type: "rumour", i }));
  await intake.say(...refused, smallFixture("football", "good"));
  expect(await quarantineCount(intake.database)).toBe(20_000);
  expect(await quarantineReasons(intake.database)).toMatchObject([
    { source: "scripted", reason: "unreadable rumour", count: 20_000 },
  ]);
  // The newest are kept.
  expect((await listQuarantine(intake.database, 1))[0]?.raw).toEqual({ type: "rumour", i: 20_499 });
});

describeOnBoth("what is set aside", (subject) => {
  test.skipIf(subject.skipped)("is bounded for each source, and counted by what is wrong with it", async () => {
    const rows = (source: string, amount: number, reason: string) =>
      Array.from({ length: amount }, (_, i) => ({ source, at: i, reason, raw: i }));
    const { database } = subject;
    await setAside(database, rows("quiet", 3, "from the future: 2030"));
    await setAside(database, rows("loud", 20_010, "unreadable squad: a\nb"));
    expect(await quarantineReasons(database)).toEqual([
      { source: "loud", reason: "unreadable squad", count: 20_000, newest: 20_009 },
      { source: "quiet", reason: "from the future", count: 3, newest: 2 },
    ]);
    await setAside(database, [{ source: "quiet", at: 9, reason: "long", raw: "x".repeat(1_000_000) }]);
    expect((await listQuarantine(database, 1))[0]?.raw).toEqual({ tooLong: 1_000_002, begins: expect.any(String) });
  });
});
