import type { Fact } from "@scoreline/domain/facts";
import type { BasketballState } from "@scoreline/domain/match/state/state";
import {
  basketballState,
  footballEvents,
  footballLive,
  footballState,
  goal,
  redCard,
  smallFixture,
  smallKickoff,
  smallWorld,
} from "@scoreline/feed/scripted/small-world";
import { refsOf } from "@scoreline/store/intake/intake";
import { loadEvents, loadMatches } from "@scoreline/store/match/matches";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestIntake, testIntake } from "#testing/intake.ts";

let intake: TestIntake;
beforeAll(async () => {
  intake = await testIntake();
  await intake.say(...smallWorld());
});
afterAll(() => intake.close());

async function idOf(ref: string): Promise<number> {
  const found = (await refsOf(intake.database, "scripted")).find((row) => row.entity === "matches" && row.ref === ref);
  return found?.id ?? 0;
}
async function matchOf(ref: string) {
  return (await loadMatches(intake.database, [await idOf(ref)]))[0];
}
const newsIn = (facts: readonly Fact[]) => facts.flatMap((fact) => (fact.kind === "state" ? fact.news : []));
const kindsOf = (facts: readonly Fact[]) => facts.map((fact) => fact.kind);

const basketballLive = (home: number, away: number): BasketballState => ({
  kind: "live",
  clock: { phase: "q2", remaining: 300.5, running: true, at: smallKickoff },
  score: { current: { home, away }, periods: [{ home, away }] },
});

describe("the state of a match", () => {
  test("a goal is told once although it is sent twice, in one batch and in the next", async () => {
    await intake.say(smallFixture("football", "twice"), footballState("twice", 60, footballLive(0, 0)));
    const scored = footballState("twice", 70, footballLive(1, 0));
    const facts = await intake.factsOf(scored, scored);
    expect(newsIn(facts)).toEqual([{ type: "goal", side: "home" }]);
    expect(kindsOf(facts)).toEqual(["state"]);
    expect(await intake.factsOf(scored)).toEqual([]);
    expect(await intake.factsOf({ ...scored, at: scored.at + 1 })).toEqual([]);
    expect((await matchOf("twice"))?.state).toEqual(footballLive(1, 0));
  });

  test("a full state that is repeated is no news, whatever the order in which the database keeps its keys", async () => {
    const finished = footballState("finished", 120, {
      kind: "finished",
      decided: "penalties",
      score: {
        current: { home: 1, away: 1 },
        halfTime: { home: 0, away: 1 },
        fullTime: { home: 1, away: 1 },
        extraTime: { home: 1, away: 1 },
        penalties: { home: 4, away: 2 },
        aggregate: { home: 2, away: 2 },
      },
    });
    await intake.say(smallFixture("football", "finished"), finished);
    expect(await intake.factsOf(finished)).toEqual([]);
    await intake.say(smallFixture("basketball", "quarters"), basketballState("quarters", 1, basketballLive(20, 18)));
    expect(await intake.factsOf(basketballState("quarters", 1, basketballLive(20, 18)))).toEqual([]);
  });

  test("a late state is ignored", async () => {
    await intake.say(smallFixture("football", "late"), footballState("late", 70, footballLive(2, 0)));
    expect(await intake.factsOf(footballState("late", 69, footballLive(1, 0)))).toEqual([]);
    expect((await matchOf("late"))?.state).toEqual(footballLive(2, 0));
  });

  test("states out of order inside one batch leave the newest", async () => {
    await intake.say(smallFixture("football", "order"));
    const facts = await intake.factsOf(
      footballState("order", 72, footballLive(1, 1)),
      footballState("order", 71, footballLive(1, 0)),
    );
    expect(kindsOf(facts)).toEqual(["state"]);
    expect((await matchOf("order"))?.state).toEqual(footballLive(1, 1));
  });

  test("a score that drops is told as an overturned goal, once it has stood for a while", async () => {
    await intake.say(smallFixture("football", "var"), footballState("var", 60, footballLive(1, 0)));
    expect(await intake.factsOf(footballState("var", 62, footballLive(0, 0)))).toEqual([]);
    expect(newsIn(await intake.pass(20_000))).toEqual([{ type: "overturned", side: "home" }]);
  });

  test("of one sport is refused for a match of the other", async () => {
    await intake.say(smallFixture("basketball", "court"));
    const wrong = footballState("court", 1, footballLive(1, 0));
    expect(await intake.factsOf(wrong)).toEqual([]);
    expect((await intake.aside()).at(-1)).toEqual({ reason: "football-state for a basketball match", raw: wrong });
  });
});

describe("a fixture", () => {
  test("that is repeated is no news, names in many languages included", async () => {
    const fixture = smallFixture("football", "placeholder", {
      away: { placeholder: { en: "Winner of semi-final 2", vn: "Thắng bán kết 2", th: "ผู้ชนะ", ja: "勝者" } },
      timeToBeAnnounced: true,
    });
    expect(kindsOf(await intake.factsOf(fixture))).toEqual(["fixture"]);
    expect(await intake.factsOf(fixture)).toEqual([]);
  });

  test("that replaces another keeps its id and its state", async () => {
    await intake.say(smallFixture("football", "old"), footballState("old", 60, footballLive(1, 0)));
    const moved = smallFixture("football", "new", { replaces: "old", venue: "Elsewhere" });
    const facts = await intake.factsOf(moved);
    expect(await idOf("new")).toBe(await idOf("old"));
    expect(facts).toMatchObject([{ kind: "fixture", matchId: await idOf("old"), head: { venue: "Elsewhere" } }]);
    expect((await matchOf("new"))?.state).toEqual(footballLive(1, 0));
    expect(newsIn(await intake.factsOf(footballState("new", 61, footballLive(1, 1))))).toHaveLength(1);
  });

  test("moves the kick-off of a match and never the state of one that has begun", async () => {
    const later = { kickoff: smallKickoff + 7_200_000 };
    await intake.say(smallFixture("football", "moved"), footballState("moved", 60, footballLive(1, 0)));
    await intake.say(smallFixture("football", "moved", later));
    expect(await matchOf("moved")).toMatchObject({ ...later, state: footballLive(1, 0) });
  });

  test("far from today is told by its id", async () => {
    const facts = await intake.factsOf(smallFixture("football", "far", { kickoff: smallKickoff + 30 * 86_400_000 }));
    expect(facts).toMatchObject([{ kind: "changed", sports: ["football"], matches: [await idOf("far")] }]);
    expect(await matchOf("far")).toMatchObject({ state: { kind: "scheduled" } });
  });
});

describe("the events of a match", () => {
  const eventsOf = async (ref: string) => {
    const id = await idOf(ref);
    const events = (await loadEvents(intake.database, [id])).get(id) ?? [];
    return events.sort((a, b) => a.id.localeCompare(b.id));
  };

  test("are added, changed and removed by their ref, and repeated ones are no news", async () => {
    await intake.say(smallFixture("football", "events"));
    const both = footballEvents("events", 46, [goal("g1", "home"), goal("g2", "away")]);
    expect(await intake.factsOf(both)).toMatchObject([
      { kind: "events", set: [{ id: "g1" }, { id: "g2" }], removed: [] },
    ]);
    expect(await intake.factsOf(both)).toEqual([]);
    const corrected = { ...goal("g1", "home"), how: "own-goal" as const };
    const facts = await intake.factsOf(footballEvents("events", 47, [corrected], ["g2", "never-known"]));
    expect(facts).toMatchObject([{ kind: "events", set: [{ id: "g1", how: "own-goal" }], removed: ["g2"] }]);
    expect(await eventsOf("events")).toMatchObject([{ id: "g1", how: "own-goal", minute: 45, added: 2 }]);
  });

  test("the whole account of a match that is long over is told by its id; a correction of it is told in full", async () => {
    const account = (ref: string) =>
      footballEvents(
        ref,
        110,
        Array.from({ length: 21 }, (_, index) => goal(`g${index}`, "home")),
      );
    await intake.say(
      smallFixture("football", "now"),
      smallFixture("football", "long over", { kickoff: smallKickoff - 2 * 86_400_000 }),
    );
    expect(kindsOf(await intake.factsOf(account("now")))).toEqual(["events"]);
    expect(await intake.factsOf(account("long over"))).toMatchObject([
      { kind: "changed", matches: [await idOf("long over")] },
    ]);
    expect(await eventsOf("long over")).toHaveLength(21);
    const facts = await intake.factsOf(footballEvents("long over", 111, [], ["g7"]));
    expect(facts).toMatchObject([{ kind: "events", set: [], removed: ["g7"] }]);
  });

  test("count the red cards, and uncount one that is taken back", async () => {
    await intake.say(smallFixture("football", "reds"), footballState("reds", 50, footballLive(0, 0)));
    const shown = await intake.factsOf(footballEvents("reds", 60, [redCard("r1", "home"), redCard("r2", "away")]));
    expect(kindsOf(shown)).toEqual(["events", "state"]);
    expect(shown[1]).toMatchObject({ homeReds: 1, awayReds: 1, state: footballLive(0, 0), news: [] });
    await intake.say(footballEvents("reds", 61, [{ ...redCard("r1", "home"), card: "yellow" as const }], ["r2"]));
    expect(await matchOf("reds")).toMatchObject({ homeReds: 0, awayReds: 0 });
  });

  test("a red card and a goal in one batch are both in the last state told", async () => {
    await intake.say(smallFixture("football", "both"), footballState("both", 50, footballLive(0, 0)));
    const facts = await intake.factsOf(
      footballState("both", 60, footballLive(0, 1)),
      footballEvents("both", 60, [redCard("r1", "home")]),
    );
    expect(facts.at(-1)).toMatchObject({ kind: "state", homeReds: 1, state: footballLive(0, 1) });
    expect(await matchOf("both")).toMatchObject({ homeReds: 1, state: footballLive(0, 1) });
  });

  test("keep an event whose player nobody has heard of", async () => {
    await intake.say(smallFixture("football", "stranger"));
    await intake.say(footballEvents("stranger", 46, [{ ...goal("g1", "home"), player: "nobody" }]));
    const [event] = await eventsOf("stranger");
    expect(event).toMatchObject({ id: "g1", type: "goal" });
    expect(event).not.toHaveProperty("player");
  });
});
