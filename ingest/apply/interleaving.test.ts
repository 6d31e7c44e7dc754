import type { ScoreNews } from "@scoreline/domain/match/state/head";
import type { FeedMessage } from "@scoreline/feed/port/message";
import {
  footballEvents,
  footballLive,
  footballState,
  goal,
  redCard,
  smallFixture,
  smallWorld,
} from "@scoreline/feed/scripted/small-world";
import { refsOf } from "@scoreline/store/intake/intake";
import { factsAfter } from "@scoreline/store/log/facts";
import { loadEvents, loadMatches } from "@scoreline/store/match/matches";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestIntake, testIntake } from "#testing/intake.ts";

/** The property itself is in domain/match/interleaving.test.ts; this holds that the store ends where the rules do. */
let intake: TestIntake;
beforeAll(async () => {
  intake = await testIntake();
  await intake.say(...smallWorld());
});
afterAll(() => intake.close());

/** A match with everything in it, in the order in which it was meant. */
function story(ref: string): FeedMessage[] {
  const late = { ...goal("g3", "home"), minute: 80, added: undefined, phase: "second-half" as const };
  return [
    footballState(ref, 0, { ...footballLive(0, 0), clock: { phase: "first-half", since: 0 } }),
    footballEvents(ref, 10, [goal("g1", "home")]),
    footballState(ref, 11, { ...footballLive(1, 0), clock: { phase: "first-half", since: 0 } }),
    footballState(ref, 45, { ...footballLive(1, 0), clock: { phase: "half-time", since: 1 } }),
    footballState(ref, 60, footballLive(1, 0)),
    footballState(ref, 65, footballLive(1, 1)),
    footballEvents(ref, 66, [goal("g2", "away"), redCard("r1", "away")]),
    footballState(ref, 69, footballLive(1, 0)),
    footballEvents(ref, 70, [{ ...redCard("r1", "away"), card: "yellow" }], ["g2"]),
    footballEvents(ref, 80, [late]),
    footballState(ref, 81, footballLive(2, 0)),
    footballEvents(ref, 85, [{ ...late, how: "own-goal" }]),
    footballState(ref, 95, { kind: "finished", decided: "regular", score: { current: { home: 2, away: 0 } } }),
  ];
}

/** Small and good enough to shuffle by; the same on every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function outcomeOf(ref: string) {
  const id = (await refsOf(intake.database, "scripted")).find((row) => row.ref === ref)?.id ?? 0;
  const [match] = await loadMatches(intake.database, [id]);
  const events = (await loadEvents(intake.database, [id])).get(id) ?? [];
  const news = (await factsAfter(intake.database, 0, 100_000)).flatMap((fact): ScoreNews[] =>
    fact.kind === "state" && fact.matchId === id ? fact.news : [],
  );
  const told = (side: "home" | "away") =>
    news.reduce((sum, one) => (one.side === side ? sum + (one.type === "goal" ? 1 : -1) : sum), 0);
  const sorted = events.sort((a, b) => a.id.localeCompare(b.id));
  const { state, homeReds, awayReds } = match ?? {};
  return { state, homeReds, awayReds, events: sorted, told: { home: told("home"), away: told("away") } };
}

test("a match whose messages come twice, late and in any order ends as the ordered one, and was told as it ended", async () => {
  await intake.say(smallFixture("football", "ordered", { round: "ordered" }));
  for (const message of story("ordered")) {
    await intake.say(message);
    await intake.pass(1_000);
  }
  const refs = Array.from({ length: 40 }, (_, i) => `mixed-${i}`);
  await intake.say(...refs.map((ref) => smallFixture("football", ref, { round: ref })));
  const draw = random(7);
  const all = refs.flatMap((ref) => {
    const spread = draw() * 120 * 60_000;
    return story(ref).flatMap((message) =>
      Array.from({ length: 1 + Math.floor(draw() * 3) }, () => ({
        message,
        arrives: (("at" in message && message.at) || 0) + draw() * spread,
      })),
    );
  });
  const queue = all.sort((a, b) => a.arrives - b.arrives).map(({ message }) => message);
  while (queue.length > 0) {
    await intake.say(...queue.splice(0, 1 + Math.floor(draw() * 60)));
    await intake.pass(Math.floor(draw() * 15_000));
  }
  await intake.pass(60_000);

  const expected = await outcomeOf("ordered");
  expect(expected).toMatchObject({ state: { kind: "finished" }, awayReds: 0, told: { home: 2, away: 0 } });
  expect(expected.events.map(({ id }) => id)).toEqual(["g1", "g3", "r1"]);
  for (const ref of refs) expect(await outcomeOf(ref)).toEqual(expected);
});
