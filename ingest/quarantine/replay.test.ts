import {
  footballLive,
  footballState,
  smallCompetition,
  smallFixture,
  smallKickoff,
  smallWorld,
} from "@scoreline/feed/scripted/small-world";
import { cursorOf, listQuarantine, refsOf } from "@scoreline/store/intake/intake";
import { factsAfter, lastSeq } from "@scoreline/store/log/facts";
import { loadMatches } from "@scoreline/store/match/matches";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { replayQuarantine } from "#quarantine/replay.ts";
import { type TestIntake, testIntake } from "#testing/intake.ts";

let intake: TestIntake;
beforeAll(async () => {
  intake = await testIntake();
});
beforeEach(() => intake.clear());
afterAll(() => intake.close());

const replay = (ids: readonly number[] | "all") => replayQuarantine(intake.options(), ids);
const idsAside = async () => (await listQuarantine(intake.database, 100)).map(({ id }) => id).reverse();
const matchIds = async () =>
  (await refsOf(intake.database, "scripted")).filter(({ entity }) => entity === "matches").map(({ id }) => id);

test("what can be understood by now is taken and let go, whatever its order; the rest stays as it was", async () => {
  const state = footballState("match", 60, footballLive(1, 0));
  await intake.say(state, { nonsense: true }, smallFixture("football", "match"));
  await intake.say(...smallWorld());
  const before = await listQuarantine(intake.database, 100);
  const idOf = (type: string | undefined) => before.find(({ raw }) => (raw as { type?: string }).type === type)?.id;
  const seq = await lastSeq(intake.database);

  const { taken, refused, unknown } = await replay("all");
  expect(taken).toEqual([idOf("fixture"), idOf("football-state")]);
  expect(refused).toEqual([{ id: idOf(undefined), reason: expect.stringContaining("type") }]);
  expect(unknown).toEqual([]);
  expect(await listQuarantine(intake.database, 100)).toEqual(before.filter(({ id }) => id === idOf(undefined)));
  expect((await loadMatches(intake.database, await matchIds()))[0]?.state).toEqual(state.state);
  expect((await factsAfter(intake.database, seq, 10)).map(({ kind }) => kind)).toEqual(["fixture", "state"]);
  expect(intake.told.at(-1)).toBe(await lastSeq(intake.database));
  expect(await cursorOf(intake.database, "scripted")).toBe("2");
});

test("only what is asked for is replayed, and what is not there is named", async () => {
  await intake.say(smallFixture("football", "one", { round: "1" }), smallFixture("football", "two", { round: "2" }));
  await intake.say(...smallWorld());
  const [one, two] = await idsAside();
  expect(await replay([two ?? 0, 999_999])).toEqual({ taken: [two], refused: [], unknown: [999_999] });
  expect(await idsAside()).toEqual([one]);
  expect(await replay([])).toEqual({ taken: [], refused: [], unknown: [] });
});

test("what the database refuses is refused again, and stays", async () => {
  const twin = smallCompetition("football", { ref: "twin" });
  await intake.say(...smallWorld());
  await intake.say(twin);
  const ids = await idsAside();
  const { taken, refused } = await replay("all");
  expect(taken).toEqual([]);
  expect(refused).toMatchObject([{ id: ids[0], reason: expect.stringMatching(/^refused by the database/) }]);
  expect(await idsAside()).toEqual(ids);
});

test("a state that is older than what is known changes nothing, and one that is newer is believed at once", async () => {
  const late = footballState("match", 50, footballLive(0, 1));
  const dropped = footballState("match", 70, footballLive(0, 0));
  await intake.say(late, dropped);
  await intake.say(...smallWorld(), smallFixture("football", "match"), footballState("match", 60, footballLive(1, 0)));
  const seq = await lastSeq(intake.database);
  const { taken } = await replay("all");
  expect(taken).toHaveLength(2);
  expect(await factsAfter(intake.database, seq, 10)).toMatchObject([
    { kind: "state", state: footballLive(0, 0), news: [{ type: "overturned" }] },
  ]);
});

test("an intake that is open meanwhile means the same match by the ref that the replay met first", async () => {
  await intake.say(smallFixture("football", "match"));
  await intake.say(...smallWorld());
  await replay("all");
  await intake.say(smallFixture("football", "match", { kickoff: smallKickoff + 60_000 }));
  const ids = await matchIds();
  expect(ids).toHaveLength(1);
  expect(await loadMatches(intake.database, ids)).toMatchObject([{ kickoff: smallKickoff + 60_000 }]);
});
